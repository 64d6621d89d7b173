//===- Import.cpp - from source text to a verified module -----------------===//
//
// In order: what kind of file is it; one pass over the text; MLIR's parser;
// sizes of dimensions; what is out of scope; verification. The module is
// verified only after that, since a message of what is refused says more than
// that of a type constraint.
//
//===----------------------------------------------------------------------===//

#include "trc/Import/Import.h"

#include "FoldDimensionSizes.h"
#include "LowerLibraryCalls.h"
#include "RefuseUnsupported.h"
#include "ScanText.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Dialect/Quant/IR/Quant.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace trc {

bool isBlank(StringRef source) {
  while (!(source = source.ltrim()).empty()) {
    if (!source.starts_with("//"))
      return false;
    source = source.drop_front(std::min(source.find('\n'), source.size()));
  }
  return true;
}

/// The line and column of a byte.
static Location locationOf(StringRef source, size_t offset, StringRef name,
                           MLIRContext &context) {
  StringRef before = source.take_front(offset);
  unsigned line = before.count('\n') + 1;
  size_t start = before.rfind('\n');
  unsigned column = offset - (start == StringRef::npos ? 0 : start + 1) + 1;
  return FileLineColLoc::get(&context, name, line, column);
}

/// Why text of another language is refused; empty if it may be read.
static StringRef refuseHlo(StringRef source) {
  if (!source.ltrim().starts_with("HloModule"))
    return "";
  return "this is HLO text, as as_text(\"hlo\") and compiled programs print "
         "it, "
         "which is not supported; print StableHLO instead: "
         "jax.jit(f).lower(...).as_text()";
}

/// Why bytes that are no text are refused; empty if they may be read.
static StringRef refuseBinary(StringRef source) {
  constexpr StringRef mend =
      "this is what jax.export serialises (VHLO bytecode), which is not "
      "supported; print text instead: jax.jit(f).lower(...).as_text()";
  constexpr StringRef magic("ML\xefR", 4);
  // A portable artifact names its producer at the start. jax.export wraps it
  // into a buffer of its own.
  StringRef head = source.take_front(1 << 16);
  if (head.contains(StringRef("StableHLO_v")) && source.contains(magic))
    return mend;
  if (!source.starts_with(magic))
    return "";
  if (source.contains(StringRef("vhlo\0", 5)))
    return mend;
  return "";
}

/// What MLIR says of an operation it does not know names no mend, or one that
/// is not ours. Says the same with ours.
static Diagnostic withMend(Diagnostic &diagnostic) {
  std::string text = diagnostic.str();
  const StringRef said = text;
  bool unknown =
      said.contains("not found for custom op") ||
      said.contains("unregistered operation") ||
      said.contains("unregistered dialect") ||
      (said.starts_with("custom op '") && said.ends_with("is unknown"));
  if (!unknown)
    return std::move(diagnostic);
  Diagnostic result(diagnostic.getLocation(), diagnostic.getSeverity());
  // Names the operation, if it is named at all.
  result << said.split(". If this is intended").first.rtrim();
  result.attachNote() << "trc compiles stablehlo, chlo, sdy and check "
                         "operations in functions; print the program with "
                         "jax.jit(f).lower(...).as_text()";
  return result;
}

namespace {

/// While it lives, errors do not print the operation, which may be a whole
/// program.
class ShortDiagnostics {
public:
  explicit ShortDiagnostics(MLIRContext &context)
      : context(context), before(context.shouldPrintOpOnDiagnostic()) {
    context.printOpOnDiagnostic(false);
  }
  ~ShortDiagnostics() { context.printOpOnDiagnostic(before); }

private:
  MLIRContext &context;
  bool before;
};

} // namespace

/// Parses without verifying.
static OwningOpRef<ModuleOp> parse(StringRef text, StringRef name,
                                   MLIRContext &context) {
  SmallVector<Diagnostic> diagnostics;
  OwningOpRef<ModuleOp> module;
  {
    ScopedDiagnosticHandler collect(&context, [&](Diagnostic &diagnostic) {
      diagnostics.push_back(std::move(diagnostic));
      return success();
    });
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(text, name,
                                         /*RequiresNullTerminator=*/false),
        SMLoc());
    ParserConfig config(&context, /*verifyAfterParse=*/false);
    module = parseSourceFile<ModuleOp>(sources, config);
  }
  bool error = false;
  for (Diagnostic &diagnostic : diagnostics) {
    error |= diagnostic.getSeverity() == DiagnosticSeverity::Error;
    context.getDiagEngine().emit(withMend(diagnostic));
  }
  if (!module && !error)
    emitError(FileLineColLoc::get(&context, name, 1, 1))
        << "the program cannot be read";
  return module;
}

/// Everything before the parser, and the parser.
static OwningOpRef<ModuleOp> guardAndParse(StringRef source, StringRef name,
                                           MLIRContext &context) {
  context.loadDialect<quant::QuantDialect>();
  Location start = FileLineColLoc::get(&context, name, 1, 1);
  if (isBlank(source)) {
    emitError(start) << "the program is empty";
    return {};
  }
  if (StringRef reason = refuseBinary(source); !reason.empty()) {
    emitError(start) << reason;
    return {};
  }
  if (isBytecode(llvm::MemoryBufferRef(source, name)))
    return parse(source, name, context);
  if (StringRef reason = refuseHlo(source); !reason.empty()) {
    emitError(start) << reason;
    return {};
  }
  ScannedText scanned = scanText(source);
  if (!scanned.error.empty()) {
    emitError(locationOf(source, scanned.errorOffset, name, context))
        << scanned.error;
    return {};
  }
  // The parser wants a zero after the text.
  std::string text =
      scanned.rewritten ? std::move(*scanned.rewritten) : source.str();
  return parse(text, name, context);
}

OwningOpRef<ModuleOp> readModule(StringRef source, StringRef name,
                                 MLIRContext &context) {
  ShortDiagnostics quiet(context);
  OwningOpRef<ModuleOp> module = guardAndParse(source, name, context);
  if (!module || failed(readResources(*module)) || failed(verify(*module)) ||
      failed(lowerLibraryCalls(*module)))
    return {};
  return module;
}

OwningOpRef<ModuleOp> importSource(StringRef source, StringRef name,
                                   MLIRContext &context) {
  ShortDiagnostics quiet(context);
  OwningOpRef<ModuleOp> module = guardAndParse(source, name, context);
  if (!module)
    return {};
  foldDimensionSizes(*module);
  if (failed(refuseUnsupported(*module)) || failed(readResources(*module)) ||
      failed(verify(*module)) || failed(refuseRecursion(*module)) ||
      failed(lowerLibraryCalls(*module)))
    return {};
  if (module->getOps<FunctionOpInterface>().empty()) {
    emitError(FileLineColLoc::get(&context, name, 1, 1))
        << "the program has no function";
    return {};
  }
  return module;
}

} // namespace trc

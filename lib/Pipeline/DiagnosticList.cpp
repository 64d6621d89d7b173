//===- DiagnosticList.cpp - diagnostics as values -------------------------===//
//
// See DiagnosticList.h.
//
//===----------------------------------------------------------------------===//

#include "DiagnosticList.h"

#include "trc/Output/DiagnosticStream.h"

#include "mlir/IR/Location.h"

#include <optional>

using namespace mlir;
using namespace trc;

static CompileDiagnostic::Severity severityOf(DiagnosticSeverity severity) {
  switch (severity) {
  case DiagnosticSeverity::Error:
    return CompileDiagnostic::Severity::Error;
  case DiagnosticSeverity::Warning:
    return CompileDiagnostic::Severity::Warning;
  case DiagnosticSeverity::Remark:
    return CompileDiagnostic::Severity::Remark;
  case DiagnosticSeverity::Note:
    return CompileDiagnostic::Severity::Note;
  }
  llvm_unreachable("four severities");
}

/// The first place in a file that a location names: through names, and of an
/// operation that several were joined to, that of the first.
static std::optional<FileLineColLoc> placeOf(Location location) {
  std::optional<FileLineColLoc> found;
  location->walk([&](Location part) {
    if (auto place = dyn_cast<FileLineColLoc>(part)) {
      found = place;
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return found;
}

static CompileDiagnostic partsOf(Diagnostic &diagnostic) {
  CompileDiagnostic parts;
  parts.severity = severityOf(diagnostic.getSeverity());
  parts.message = diagnostic.str();
  if (std::optional<FileLineColLoc> place = placeOf(diagnostic.getLocation())) {
    parts.file = place->getFilename().str();
    parts.line = place->getLine();
    parts.column = place->getColumn();
  }
  return parts;
}

static StringRef wordFor(CompileDiagnostic::Severity severity) {
  switch (severity) {
  case CompileDiagnostic::Severity::Error:
    return "error";
  case CompileDiagnostic::Severity::Warning:
    return "warning";
  case CompileDiagnostic::Severity::Remark:
    return "remark";
  case CompileDiagnostic::Severity::Note:
    return "note";
  }
  llvm_unreachable("four severities");
}

/// Of what is in no file, as what a frontend built is, there is a name at best.
static void printWithoutPlace(const CompileDiagnostic &parts, Location location,
                              raw_ostream &stream) {
  stream << wordFor(parts.severity) << ": ";
  if (auto name = dyn_cast<NameLoc>(location);
      name && parts.severity != CompileDiagnostic::Severity::Note)
    stream << "in '" << name.getName().strref() << "': ";
  stream << parts.message << '\n';
}

DiagnosticList::DiagnosticList(llvm::SourceMgr &source, MLIRContext &context,
                               Take take)
    : SourceMgrDiagnosticHandler(source, &context, lines),
      take(std::move(take)) {
  setHandler([this](Diagnostic &diagnostic) { add(diagnostic); });
}

void DiagnosticList::add(Diagnostic &diagnostic) {
  CompileDiagnostic parts = partsOf(diagnostic);
  if (!parts.file.empty()) {
    emitDiagnostic(diagnostic);
  } else {
    printWithoutPlace(parts, diagnostic.getLocation(), lines);
    for (Diagnostic &note : diagnostic.getNotes())
      printWithoutPlace(partsOf(note), note.getLocation(), lines);
  }
  llvm::raw_string_ostream shown(parts.shown);
  DiagnosticStream(shown) << std::exchange(text, {});
  take(std::move(parts));
  for (Diagnostic &note : diagnostic.getNotes())
    take(partsOf(note));
}

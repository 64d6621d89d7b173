//===- ParseBroken.cpp - texts that are almost programs -------------------===//
//
// Parses broken programs. Each must be taken or refused with a diagnostic; a
// crash or a refusal without a word is a bug.
//
//   parse-broken FIRST_SEED COUNT OPERATIONS
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "ReadNumber.h"

#include "trc/Pipeline/Register.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdint>

using namespace mlir;

int main(int argc, char **argv) {
  trc::fuzz::SeedsAndSize given;
  if (!given.read(argc, argv)) {
    llvm::errs() << "usage: parse-broken FIRST_SEED COUNT OPERATIONS\n";
    return 2;
  }
  const auto &[first, count, operations] = given;
  DialectRegistry registry;
  trc::registerAllDialects(registry);
  uint64_t taken = 0, silent = 0;
  for (uint64_t seed = first; seed < first + count; ++seed) {
    // Names of a broken text must not fill one context.
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    uint64_t errors = 0;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) {
      ++errors;
      return success();
    });
    std::string text = trc::fuzz::generateBrokenProgram(seed, operations);
    if (parseSourceString<ModuleOp>(text, &context)) {
      ++taken;
    } else if (errors == 0) {
      ++silent;
      llvm::errs() << "seed " << seed << ": refused without a diagnostic\n";
    }
  }
  llvm::outs() << count << " texts, " << taken << " taken, " << silent
               << " refused without a diagnostic\n";
  return silent == 0 ? 0 : 1;
}

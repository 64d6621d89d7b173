//===- CompareSimplified.cpp - random programs before and after simplify --===//
//
// For each seed: generates a program, evaluates it by the reference, runs the
// simplify phase and the beginning of the fuse phase on it, evaluates it again,
// and compares every result bit by bit (all NaN are equal, and so are the two
// zeros). The first difference is printed with the seed, and the program can be
// printed with `trc-generate`.
//
//   compare-simplified FIRST_SEED COUNT OPERATIONS
//
//===----------------------------------------------------------------------===//

#include "Difference.h"
#include "ProgramGenerator.h"
#include "ReadNumber.h"

#include "trc/Pipeline/Register.h"
#include "trc/Reference/Evaluator.h"
#include "trc/Simplify/Pipeline.h"
#include "trc/Specialize/Pipeline.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/Support/raw_ostream.h"

#include <cstdint>

using namespace mlir;
namespace reference = trc::reference;

namespace {

FailureOr<reference::Values> evaluate(ModuleOp module) {
  auto function = module.lookupSymbol<func::FuncOp>("main");
  reference::Options options;
  options.maxSteps = 1000000;
  return reference::evaluate(function, {}, options);
}

/// Whether the program of the seed means the same before and after.
bool compare(MLIRContext &context, uint64_t seed, int operations,
             uint64_t &elements) {
  std::string text = trc::fuzz::generateProgram(seed, operations);
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  auto fail = [&](const llvm::Twine &what) {
    llvm::errs() << "seed " << seed << ", " << operations
                 << " operations: " << what << "\n";
    return false;
  };
  if (!module)
    return fail("the generated program is not legal");
  FailureOr<reference::Values> before = evaluate(*module);
  if (failed(before))
    return fail("the reference refuses the program");
  PassManager manager(&context);
  trc::buildSimplifyPipeline(manager);
  const trc::TargetDescription &figures = trc::describe(trc::Target::Host);
  trc::buildSpecializePipeline(
      manager, {.head = figures.head, .busyRows = figures.products.busyRows});
  if (failed(manager.run(*module)))
    return fail("simplify fails");
  FailureOr<reference::Values> after = evaluate(*module);
  if (failed(after))
    return fail("the reference refuses the simplified program");
  for (size_t r = 0; r < before->size(); ++r) {
    elements += static_cast<uint64_t>((*before)[r].size());
    int64_t place = trc::fuzz::findDifference((*before)[r], (*after)[r]);
    if (place >= 0)
      return fail("result " + llvm::Twine(r) + " of type " +
                  (*before)[r].typeText() + ", element " + llvm::Twine(place) +
                  ": " + reference::elementText((*before)[r], place) +
                  " before, " + reference::elementText((*after)[r], place) +
                  " after");
  }
  return true;
}

} // namespace

int main(int argc, char **argv) {
  trc::fuzz::SeedsAndSize given;
  if (!given.read(argc, argv)) {
    llvm::errs() << "usage: compare-simplified FIRST_SEED COUNT OPERATIONS\n";
    return 2;
  }
  const auto &[first, count, operations] = given;
  DialectRegistry registry;
  trc::registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  uint64_t differing = 0, elements = 0;
  for (uint64_t seed = first; seed < first + count; ++seed)
    differing += !compare(context, seed, operations, elements);
  llvm::outs() << count << " programs, " << elements << " elements compared, "
               << differing << " programs differ\n";
  return differing == 0 ? 0 : 1;
}

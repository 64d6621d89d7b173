//===- Aliasing.cpp - which results may replace which operands ------------===//
//
// Asks the loop form, which is where the indices are.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/Aliasing.h"

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Kernel/Cost.h"

using namespace mlir;
using namespace trc;

bool trc::fusionMayAlias(FusionOp fusion, unsigned operand, unsigned result) {
  auto from = cast<RankedTensorType>(fusion.getInputs()[operand].getType());
  auto to = cast<RankedTensorType>(fusion.getOutputs()[result].getType());
  if (from.getNumElements() != to.getNumElements())
    return false;
  // An operand passed twice is read under two names.
  if (llvm::count(fusion.getInputs(), fusion.getInputs()[operand]) != 1)
    return false;
  std::string reason;
  FailureOr<BuiltKernel> built =
      buildKernel(clusterOf(fusion), "aliasing", reason);
  return succeeded(built) &&
         kernel::mayAlias(built->kernel, operand,
                          fusion.getInputs().size() + result);
}

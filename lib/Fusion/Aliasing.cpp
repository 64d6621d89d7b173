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

SmallVector<std::pair<unsigned, unsigned>>
trc::getFusionAliases(FusionOp fusion) {
  SmallVector<std::pair<unsigned, unsigned>> candidates, aliases;
  for (auto [operand, input] : llvm::enumerate(fusion.getInputs()))
    for (auto [result, output] : llvm::enumerate(fusion.getOutputs()))
      // An operand passed twice is read under two names.
      if (cast<RankedTensorType>(input.getType()).getNumElements() ==
              cast<RankedTensorType>(output.getType()).getNumElements() &&
          llvm::count(fusion.getInputs(), input) == 1)
        candidates.emplace_back(operand, result);
  if (candidates.empty())
    return aliases;
  std::string reason;
  FailureOr<BuiltKernel> built =
      buildKernel(clusterOf(fusion), "aliasing", reason);
  if (failed(built))
    return aliases;
  for (auto [operand, result] : candidates)
    if (kernel::mayAlias(built->kernel, operand,
                         fusion.getInputs().size() + result))
      aliases.emplace_back(operand, result);
  return aliases;
}

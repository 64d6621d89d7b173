//===- Aliasing.cpp - which results may replace which operands ------------===//
//
// Asks the loop form, which is where the indices are.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/Aliasing.h"

#include "trc/Fusion/KernelStore.h"
#include "trc/Kernel/Cost.h"

using namespace mlir;
using namespace trc;

SmallVector<std::pair<unsigned, unsigned>>
trc::getFusionAliases(FusionOp fusion) {
  SmallVector<std::pair<unsigned, unsigned>> candidates;
  const size_t inputs = fusion.getInputs().size();
  for (auto [operand, input] : llvm::enumerate(fusion.getInputs()))
    for (auto [result, output] : llvm::enumerate(fusion.getOutputs()))
      // An operand passed twice is read under two names.
      if (cast<RankedTensorType>(input.getType()).getNumElements() ==
              cast<RankedTensorType>(output.getType()).getNumElements() &&
          llvm::count(fusion.getInputs(), input) == 1)
        candidates.emplace_back(operand, inputs + result);
  if (candidates.empty())
    return {};
  const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion);
  if (!kept->isKernel)
    return {};
  SmallVector<std::pair<unsigned, unsigned>> aliases;
  for (auto [operand, buffer] :
       kernel::aliasesAmong(kept->built.kernel, candidates))
    aliases.emplace_back(operand, buffer - inputs);
  return aliases;
}

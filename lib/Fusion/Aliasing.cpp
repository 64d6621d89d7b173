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
  std::string reason;
  FailureOr<BuiltKernel> built =
      buildKernel(clusterOf(fusion), "aliasing", reason);
  if (failed(built))
    return {};
  SmallVector<std::pair<unsigned, unsigned>> aliases;
  for (auto [operand, buffer] : kernel::aliasesAmong(built->kernel, candidates))
    aliases.emplace_back(operand, buffer - inputs);
  return aliases;
}

//===- SeparateRandomState.cpp - the next state without the bits ----------===//
//
// A counter-based generator's next state is known before its bits: the counter
// moves on by the number of blocks, which the shape of the bits says. Once
// nothing reads the next state from the generator, its bits are a function of
// the state and the element's index, which a kernel computes wherever it needs
// them (lib/Fusion/PointRandom.cpp).
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Specialize/Passes.h"

namespace trc {
#define GEN_PASS_DEF_SEPARATERANDOMSTATE
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Blocks of two words that the bits take.
static uint64_t countBlocks(RankedTensorType bits) {
  auto count = static_cast<uint64_t>(bits.getNumElements());
  ArrayRef<int64_t> shape = bits.getShape();
  if (bits.getElementTypeBitWidth() == 64 || shape.empty() || count == 0)
    return count;
  // Pairs lie along the first even dimension, else along the longest.
  const auto *paired =
      llvm::find_if(shape, [](int64_t extent) { return extent % 2 == 0; });
  if (paired == shape.end())
    paired = llvm::max_element(shape);
  return count / *paired * ((*paired + 1) / 2);
}

namespace {
class SeparateRandomStatePass
    : public trc::impl::SeparateRandomStateBase<SeparateRandomStatePass> {
  /// A state as an earlier one and the blocks since then.
  struct Distance {
    Value from;
    uint64_t blocks;
  };

  void runOnOperation() override {
    llvm::DenseMap<Value, Distance> distances;
    getOperation()->walk([&](stablehlo::RngBitGeneratorOp op) {
      Value state = op.getInitialState();
      RankedTensorType type = getTensorType(state);
      if (op.getRngAlgorithm() != stablehlo::RngAlgorithm::THREE_FRY ||
          !type.getElementType().isInteger(64) || type.getNumElements() != 2 ||
          op.getOutputState().use_empty())
        return;
      auto known = distances.find(state);
      Distance distance =
          known == distances.end() ? Distance{state, 0} : known->second;
      distance.blocks += countBlocks(getTensorType(op.getOutput()));
      OpBuilder builder(op);
      APInt step[2] = {APInt(64, 0), APInt(64, distance.blocks)};
      Value blocks =
          makeConstant(builder, op.getLoc(),
                       DenseElementsAttr::get(type, ArrayRef<APInt>(step)));
      Value next =
          TensorArithmetic(builder, op.getLoc()).add(distance.from, blocks);
      distances[next] = distance;
      op.getOutputState().replaceAllUsesWith(next);
      ++numSeparated;
    });
  }
};
} // namespace

//===- GeneratorKeys.cpp - what each micro-batch draws --------------------===//

#include "GeneratorKeys.h"

#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;

/// 2^64 over the golden ratio: numbers that follow each other get keys that
/// differ in many bits.
static constexpr uint64_t spread = 0x9E3779B97F4A7C15;

bool trc::hasKey(const LossState &state) {
  return state.role && state.role->role == StateRole::Generator &&
         state.type.getRank() == 1 && state.type.getNumElements() > 0 &&
         state.type.getElementType().isUnsignedInteger(64);
}

Value trc::flipKey(Arithmetic &math, Value state, Value number) {
  auto type = cast<RankedTensorType>(state.getType());
  SmallVector<APInt> words(type.getNumElements(), APInt(64, 0));
  words.front() = APInt(64, spread);
  Value factors =
      makeConstant(math.builder, math.loc, DenseElementsAttr::get(type, words));
  Value bits = math.mul(math.broadcast(number, type.getShape(), {}), factors);
  return math.make<stablehlo::XorOp>({state, bits});
}

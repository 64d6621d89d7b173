//===- AttentionDropout.cpp - which weights are kept ----------------------===//
//
// See AttentionDropout.h. A uniform number of jax.random in f32 is m / 2^23,
// where m are the upper 23 bits: they are the mantissa of a number from 1 to 2,
// from which 1 is subtracted. All of it is exact, so m / 2^23 < p holds where
// the bits are below ceil(p * 2^23) * 2^9.
//
//===----------------------------------------------------------------------===//

#include "AttentionDropout.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"

#include <cmath>

using namespace mlir;

namespace trc {

/// The bits that a number in [0, 1) is made of, or null.
static Value readUniform(Value value) {
  auto takeConstant = [&](Operation *op, double constant) {
    for (unsigned i : {0u, 1u})
      if (isSplatOf(op->getOperand(i), constant)) {
        value = op->getOperand(1 - i);
        return true;
      }
    return false;
  };
  // Into [0, 1): neither changes it.
  while (Operation *op = value.getDefiningOp())
    if (!isa<stablehlo::MaxOp, stablehlo::AddOp>(op) || !takeConstant(op, 0.0))
      break;
  auto less = value.getDefiningOp<stablehlo::SubtractOp>();
  if (!less || !isSplatOf(less.getRhs(), 1.0))
    return {};
  auto number = less.getLhs().getDefiningOp<stablehlo::BitcastConvertOp>();
  if (!number || !getTensorType(number.getResult()).getElementType().isF32())
    return {};
  auto merged = number.getOperand().getDefiningOp<stablehlo::OrOp>();
  if (!merged || !takeConstant(merged, 0x3F800000))
    return {};
  auto shift = value.getDefiningOp<stablehlo::ShiftRightLogicalOp>();
  return shift && isSplatOf(shift.getRhs(), 9) ? shift.getLhs() : Value();
}

std::optional<AttentionDropout>
AttentionDropout::read(stablehlo::CompareOp compare, std::string &reason) {
  reason = "dropout does not keep where random bits are below a constant";
  if (compare.getComparisonDirection() != stablehlo::ComparisonDirection::LT)
    return std::nullopt;
  AttentionDropout result;
  result.shape = getTensorType(compare.getResult()).getShape();
  Value bits = compare.getLhs();
  if (std::optional<APFloat> bound = getSplatFloat(compare.getRhs())) {
    bits = readUniform(bits);
    if (!bits || !bound->isFinite() ||
        !getTensorType(compare.getRhs()).getElementType().isF32())
      return std::nullopt;
    double steps = std::ceil(bound->convertToFloat() * 0x1p23);
    result.below = static_cast<uint64_t>(std::clamp(steps, 0.0, 0x1p23)) << 9;
  } else if (std::optional<APInt> number = getSplatInteger(compare.getRhs())) {
    result.below = number->getZExtValue();
  } else {
    return std::nullopt;
  }
  auto type = getTensorType(bits);
  if (!type.getElementType().isUnsignedInteger(32))
    return std::nullopt;
  if (result.below == 0) {
    reason = "dropout keeps no weight";
    return std::nullopt;
  }
  if (auto generator = bits.getDefiningOp<stablehlo::RngBitGeneratorOp>()) {
    auto state = getTensorType(generator.getInitialState());
    if (generator.getRngAlgorithm() != stablehlo::RngAlgorithm::THREE_FRY ||
        state.getShape() != ArrayRef<int64_t>{2} ||
        !state.getElementType().isUnsignedInteger(64)) {
      reason = "dropout's bits are not those of THREE_FRY with a state of "
               "tensor<2xui64>";
      return std::nullopt;
    }
    result.state = generator.getInitialState();
    return result;
  }
  if (auto few = bits.getDefiningOp<RandomBitsOp>()) {
    if (!few.getTiled()) {
      reason = "dropout's bits are those of trc.random_bits, but not in tiles";
      return std::nullopt;
    }
    result.width = static_cast<int64_t>(few.getBits());
    // All are kept from there on.
    result.below = std::min(result.below, uint64_t(1) << result.width);
    result.state = few.getState();
    return result;
  }
  std::optional<KeyedBits> keyed = KeyedBits::read(bits);
  if (!keyed) {
    reason = "dropout's random bits are drawn neither by rng_bit_generator nor "
             "by jax.random with jax_threefry_partitionable";
    return std::nullopt;
  }
  result.bits = *keyed;
  return result;
}

bool AttentionDropout::order(const AxisMap &map, const ScoreAxes &axes,
                             std::string &reason) {
  if (axes.groupSize != 1) {
    reason = "weights of heads that share a head of keys are dropped: repeat "
             "keys and values for each head";
    return false;
  }
  AxisMap wanted = {axes.batch, axes.head, axes.query, axes.key};
  if (width < 32 && shape != ArrayRef<int64_t>{axes.batchSize, axes.headSize,
                                               axes.querySize, axes.keySize}) {
    reason = "dropout's bits are not in the order batch, head, query, key";
    return false;
  }
  if (withoutUnits(map) == withoutUnits(wanted))
    return true;
  if (state) {
    reason = "dropout's bits are not in the order batch, head, query, key";
    return false;
  }
  strides.assign(wanted.size(), 0);
  int64_t stride = 1;
  for (size_t d = shape.size(); d-- > 0; stride *= shape[d])
    for (auto [i, axis] : llvm::enumerate(wanted))
      if (axis >= 0 && map[d] == axis)
        strides[i] = stride;
  // Kernels number the bits of 64 queries within 32 bits.
  if (strides[2] >= int64_t(1) << 26) {
    reason = "dropout's bits of neighbouring queries lie too far apart";
    return false;
  }
  return true;
}

SmallVector<Value> AttentionDropout::sources() const {
  return state ? SmallVector<Value>{state} : bits.sources();
}

} // namespace trc

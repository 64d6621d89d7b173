//===- Chance.cpp - random words that round state -------------------------===//
//
// See Chance.h.
//
//===----------------------------------------------------------------------===//

#include "Chance.h"

#include "trc/Rewrite/OverRanks.h"

using namespace mlir;
using namespace trc;

Value trc::shiftRight(TensorArithmetic &math, Value a, uint32_t bits) {
  return math.make<stablehlo::ShiftRightLogicalOp>({a, math.fill(a, bits)});
}

Value trc::mask(TensorArithmetic &math, Value a, uint32_t bits) {
  return math.make<stablehlo::AndOp>({a, math.fill(a, bits)});
}

Value trc::bitsOf(TensorArithmetic &math, Value a) {
  return math.bitcast(a, math.builder.getIntegerType(32, false));
}

Value trc::floatOf(TensorArithmetic &math, Value a) {
  return math.bitcast(a, math.builder.getF32Type());
}

static Value times(TensorArithmetic &math, Value a, uint32_t factor) {
  return math.mul(a, math.fill(a, factor));
}

/// The number of each element, modulo 2^32.
static Value numberElements(TensorArithmetic &math, RankedTensorType type) {
  Value sum = math.fill(type, 0);
  uint32_t stride = 1;
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    sum = math.add(sum, times(math, math.iota(type, dim), stride));
    stride *= static_cast<uint32_t>(type.getDimSize(dim));
  }
  return sum;
}

/// The last steps of MurmurHash3 (Appleby), which has every bit of a word
/// depend on every other.
static Value mix(TensorArithmetic &math, Value a) {
  a = math.make<stablehlo::XorOp>({a, shiftRight(math, a, 16)});
  a = times(math, a, 0x85ebca6b);
  a = math.make<stablehlo::XorOp>({a, shiftRight(math, a, 13)});
  a = times(math, a, 0xc2b2ae35);
  return math.make<stablehlo::XorOp>({a, shiftRight(math, a, 16)});
}

Value Chance::words(TensorArithmetic &math, ArrayRef<int64_t> shape,
                    uint32_t tensor, bool isPart) const {
  Type element = math.builder.getIntegerType(32, false);
  auto type = RankedTensorType::get(shape, element);
  Value numbers = numberElements(math, type);
  if (isPart) {
    // Behind those of the ranks before this one.
    Value first = times(math, makeRankNumber(math),
                        static_cast<uint32_t>(type.getNumElements()));
    numbers = math.add(numbers, math.broadcast(first, shape, {}));
  }
  Value word = math.convert(counter, element);
  // Multiples of the golden ratio of 2^32 lie far apart.
  Value key = mix(math, math.add(times(math, mix(math, word), 0x9e3779b9),
                                 math.fill(word, tensor)));
  Value keys = math.broadcast(key, shape, {});
  return mix(math, math.add(numbers, keys));
}

//===- BlockCode.cpp - moments in 8 bits beside a scale by block ----------===//
//
// See BlockCode.h. The upper 12 bits of a positive f32 are its exponent and 3
// bits of fraction: a code is their distance from those of the least number.
// Words are added below them, and carry with the right probability.
//
//===----------------------------------------------------------------------===//

#include "BlockCode.h"

#include "Chance.h"

using namespace mlir;
using namespace trc;
using Direction = TensorArithmetic::Direction;

/// Bits of a fraction that a code has not.
static constexpr uint32_t cutBits = 20;

/// The upper bits of 2^exponent.
static constexpr uint32_t upperBits(int exponent) {
  return static_cast<uint32_t>(exponent + 127) << 3;
}

/// Where even steps end, and how many codes they have.
static constexpr int leastNormal = -14;
static constexpr double leastNormalNumber = 0x1p-14;
static constexpr uint32_t evenSteps = 8;
static constexpr uint32_t evenOffset = upperBits(leastNormal);
static constexpr uint32_t normalOffset = evenOffset - evenSteps;
static constexpr uint32_t signBit = 128;

static constexpr int leastSquare = -31;
static constexpr double leastSquareNumber = 0x1p-31;
static constexpr uint32_t squareOffset = upperBits(leastSquare);

int64_t trc::blockSize(ArrayRef<int64_t> shape) {
  constexpr int64_t most = 256;
  int64_t size = 1;
  for (int64_t extent : llvm::reverse(shape)) {
    int64_t part = std::min(extent, most / size);
    while (part > 1 && extent % part != 0)
      --part;
    size *= std::max<int64_t>(part, 1);
    if (part != extent)
      break;
  }
  return size;
}

/// The least power of two that is not below a block's largest number.
static Value findScales(TensorArithmetic &math, Value largest) {
  Value bits = bitsOf(math, largest);
  Value power = floatOf(
      math, mask(math, math.add(bits, math.fill(bits, 0x7fffff)), 0x7f800000));
  Value isSmall =
      math.compare(largest, Direction::LT, math.fill(largest, 0x1p-100));
  // False for NaN.
  Value isFinite =
      math.compare(largest, Direction::LE, math.fill(largest, 0x1p126));
  return math.select(
      isFinite, math.dropIf(isSmall, power),
      math.fill(largest, std::numeric_limits<double>::infinity()));
}

/// One by a power of two: the exponent's distance from that of 2^127 is its
/// own. Of 0 and infinity come words of no meaning, which nothing is read from.
static Value invert(TensorArithmetic &math, Value power) {
  Value bits = bitsOf(math, power);
  return floatOf(math, math.sub(math.fill(bits, 0x7f000000), bits));
}

static Value spread(TensorArithmetic &math, Value byBlock, Value like) {
  return math.broadcast(byBlock, getTensorType(like).getShape(), {0});
}

BlockCode::Blocks BlockCode::encode(TensorArithmetic &math, Value numbers,
                                    Value words) const {
  Value sizes = squares ? numbers : math.make<stablehlo::AbsOp>({numbers});
  Value scales = findScales(math, math.maximum(sizes, {1}));
  Value shares = math.mul(sizes, spread(math, invert(math, scales), numbers));
  auto upper = [&](Value a) {
    return shiftRight(math, math.add(bitsOf(math, a), words), cutBits);
  };
  auto atMost = [&](Value a, uint32_t most) {
    return math.make<stablehlo::MinOp>({a, math.fill(a, most)});
  };
  Value codes;
  if (squares) {
    Value raised = math.make<stablehlo::MaxOp>(
        {shares, math.fill(shares, leastSquareNumber)});
    Value raw = upper(raised);
    codes = atMost(math.sub(raw, math.fill(raw, squareOffset)), 255);
  } else {
    Value least = math.fill(shares, leastNormalNumber);
    Value isEven = math.compare(shares, Direction::LT, least);
    Value raw = upper(math.add(shares, math.keepIf(isEven, least)));
    Value offset = math.select(isEven, math.fill(raw, evenOffset),
                               math.fill(raw, normalOffset));
    Value sign =
        mask(math, shiftRight(math, bitsOf(math, numbers), 24), signBit);
    codes = math.make<stablehlo::OrOp>(
        {atMost(math.sub(raw, offset), signBit - 1), sign});
  }
  return {math.convert(codes, math.builder.getIntegerType(8, false)), scales};
}

Value BlockCode::decode(TensorArithmetic &math, Blocks blocks) const {
  Value codes =
      math.convert(blocks.codes, math.builder.getIntegerType(32, false));
  auto number = [&](Value upper) {
    return floatOf(math, math.mul(upper, math.fill(upper, 1U << cutBits)));
  };
  Value scales = spread(math, blocks.scales, codes);
  if (squares)
    return math.mul(number(math.add(codes, math.fill(codes, squareOffset))),
                    scales);
  Value size = mask(math, codes, signBit - 1);
  Value isEven = math.compare(size, Direction::LT, math.fill(size, evenSteps));
  Value offset = math.select(isEven, math.fill(size, evenOffset),
                             math.fill(size, normalOffset));
  Value share = number(math.add(size, offset));
  share =
      math.sub(share, math.keepIf(isEven, math.fill(share, leastNormalNumber)));
  Value isNegative =
      math.compare(codes, Direction::GE, math.fill(codes, signBit));
  return math.mul(math.select(isNegative, math.neg(share), share), scales);
}

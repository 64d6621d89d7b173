//===- PointRandom.cpp - one element of random bits -----------------------===//
//
// The bits of `rng_bit_generator` with THREE_FRY at one point, as a function of
// the state and of the element's indices alone, so that a kernel that uses them
// computes them where it is, in both halves of a step, and no mask is stored.
// Which block and word of it an element takes is said in docs/numerics.md:
//
//   position  row-major in the shape halved along one dimension
//   (x, y)    Threefry-2x32 of the counter plus that position, 20 rounds
//   element   x or y, by the index along that dimension modulo two
//
// What depends on the state and on outer loops alone moves out of the row. The
// other word of a block is computed again by the element that takes it.
//
// Of other generators, Philox for the tiles of `trc.random_bits`, the same
// holds. `trc.random_bits` lets several elements share a block. Here each
// computes it as a function of its own number, too; but neighbours and, a
// vector of a warp further on, the neighbours there have the same block, in
// terms that a compiler of kernels can tell to be the same.
//
//===----------------------------------------------------------------------===//

#include "PointEvaluator.h"

#include "trc/Fusion/RandomBits.h"
#include "trc/Fusion/ScalarOperations.h"

#include <array>
#include <utility>

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::ElementType;
using kernel::Opcode;
using kernel::Register;
using kernel::Statement;

bool trc::canComputeElements(stablehlo::RngBitGeneratorOp op) {
  auto state = cast<RankedTensorType>(op.getInitialState().getType());
  auto bits = cast<RankedTensorType>(op.getOutput().getType());
  auto isInteger = [](Type type, unsigned least, unsigned most) {
    auto integer = dyn_cast<IntegerType>(type);
    return integer && integer.getWidth() >= least && integer.getWidth() <= most;
  };
  return op.getRngAlgorithm() == stablehlo::RngAlgorithm::THREE_FRY &&
         op.getOutputState().use_empty() &&
         isInteger(state.getElementType(), 64, 64) &&
         state.getNumElements() == 2 &&
         isInteger(bits.getElementType(), 8, 32) && bits.getNumElements() > 0 &&
         bits.getNumElements() <= std::numeric_limits<uint32_t>::max();
}

bool trc::canComputeElements(RandomBitsOp op) {
  auto bits = cast<RankedTensorType>(op.getResult().getType());
  return bits.getNumElements() > 0 &&
         bits.getNumElements() <= std::numeric_limits<uint32_t>::max();
}

/// The dimension along which pairs of elements share a block: the first even
/// one, else the first of the longest.
static size_t pairedDimension(ArrayRef<int64_t> shape) {
  const auto *even =
      llvm::find_if(shape, [](int64_t extent) { return extent % 2 == 0; });
  if (even == shape.end())
    even = llvm::max_element(shape);
  return even - shape.begin();
}

namespace {
/// Writes 32-bit arithmetic, statement by statement.
struct Words {
  PointEvaluator &evaluator;

  Register number(uint32_t value) {
    return evaluator.constant(ElementType::UI32, value);
  }
  Register apply(Opcode opcode, Register a, Register b) {
    return evaluator.compute(opcode, ElementType::UI32, {a, b});
  }
  Register add(Register a, Register b) { return apply(Opcode::Add, a, b); }
  Register exclusiveOr(Register a, Register b) {
    return apply(Opcode::Xor, a, b);
  }
  Register times(Register a, uint32_t factor) {
    return factor == 1 ? a : apply(Opcode::Multiply, a, number(factor));
  }
  /// By powers of two.
  Register divide(Register a, uint32_t by) {
    return by == 1
               ? a
               : apply(Opcode::ShiftRightLogical, a, number(llvm::Log2_32(by)));
  }
  Register modulo(Register a, uint32_t by) {
    return apply(Opcode::And, a, number(by - 1));
  }
  Register isOdd(Register a) {
    return evaluator.compute(Opcode::CompareNE, ElementType::I1,
                             {modulo(a, 2), number(0)});
  }
  Register select(Register condition, Register a, Register b) {
    return apply3(Opcode::Select, condition, a, b);
  }
  Register rotate(Register a, uint32_t by) {
    return apply(Opcode::Or, apply(Opcode::ShiftLeft, a, number(by)),
                 apply(Opcode::ShiftRightLogical, a, number(32 - by)));
  }
  /// The lower and the upper half of a 64-bit word.
  std::pair<Register, Register> halves(Register wide) {
    ElementType type = ElementType::UI64;
    wide = evaluator.convert(wide, type);
    Register upper = evaluator.compute(Opcode::ShiftRightLogical, type,
                                       {wide, evaluator.constant(type, 32)});
    return {evaluator.convert(wide, ElementType::UI32),
            evaluator.convert(upper, ElementType::UI32)};
  }

  /// Part number `index`, `bits` wide, of a word.
  Register part(Register word, Register index, uint32_t bits) {
    word = apply(Opcode::ShiftRightLogical, word, times(index, bits));
    return modulo(word, uint32_t(1) << bits);
  }

  /// Block `position` of Threefry of those that a counter begins.
  std::pair<Register, Register> block(Register key, Register counter,
                                      Register position) {
    auto [low, high] = halves(counter);
    Register sum = add(low, position);
    high = add(high, isBelow(sum, low));
    return threeFry(halves(key), {sum, high});
  }

  /// The same of Philox-4x32 with 10 rounds, of a state of two words: its
  /// counter has the key as the upper half.
  std::array<Register, 4> philox(Register key, Register counter,
                                 Register position) {
    auto [low, high] = halves(counter);
    std::pair<Register, Register> keys = halves(key);
    Register first = add(low, position);
    Register second = add(high, isBelow(first, low));
    Register third = add(keys.first, isBelow(second, high));
    Register fourth = add(keys.second, isBelow(third, keys.first));
    return philox(keys, {first, second, third, fourth});
  }

  /// The same where there are too many blocks for a position of 32 bits.
  std::array<Register, 4> philoxOfMany(Register key, Register counter,
                                       Register position) {
    ElementType type = ElementType::UI64;
    key = evaluator.convert(key, type);
    counter = evaluator.convert(counter, type);
    Register low = evaluator.compute(Opcode::Add, type, {counter, position});
    Register carry = evaluator.convert(
        evaluator.compute(Opcode::CompareLT, ElementType::I1, {low, counter}),
        type);
    auto [first, second] = halves(low);
    auto [third, fourth] =
        halves(evaluator.compute(Opcode::Add, type, {key, carry}));
    return philox(halves(key), {first, second, third, fourth});
  }

  /// factor * a + b in 64 bits.
  Register wideMultiplyAdd(Register a, uint64_t factor, Register b) {
    ElementType type = ElementType::UI64;
    Register product = evaluator.compute(
        Opcode::Multiply, type,
        {evaluator.convert(a, type), evaluator.constant(type, factor)});
    return evaluator.compute(Opcode::Add, type,
                             {product, evaluator.convert(b, type)});
  }

private:
  std::array<Register, 4> philox(std::pair<Register, Register> keys,
                                 std::array<Register, 4> c) {
    for (int round = 0; round < 10; ++round) {
      auto [aLow, aHigh] = product(c[0], 0xD2511F53);
      auto [bLow, bHigh] = product(c[2], 0xCD9E8D57);
      c = {exclusiveOr(exclusiveOr(bHigh, c[1]), keys.first), bLow,
           exclusiveOr(exclusiveOr(aHigh, c[3]), keys.second), aLow};
      keys = {add(keys.first, number(0x9E3779B9)),
              add(keys.second, number(0xBB67AE85))};
    }
    return c;
  }
  /// 1 where a < b, else 0.
  Register isBelow(Register a, Register b) {
    return evaluator.convert(
        evaluator.compute(Opcode::CompareLT, ElementType::I1, {a, b}),
        ElementType::UI32);
  }
  /// The lower and the upper word of a * factor.
  std::pair<Register, Register> product(Register a, uint32_t factor) {
    ElementType type = ElementType::UI64;
    return halves(evaluator.compute(
        Opcode::Multiply, type,
        {evaluator.convert(a, type), evaluator.constant(type, factor)}));
  }
  Register apply3(Opcode opcode, Register a, Register b, Register c) {
    return evaluator.compute(opcode, ElementType::UI32, {a, b, c});
  }
  std::pair<Register, Register>
  threeFry(std::pair<Register, Register> key,
           std::pair<Register, Register> counter) {
    static constexpr uint32_t rotations[2][4] = {{13, 15, 26, 6},
                                                 {17, 29, 16, 24}};
    Register third =
        exclusiveOr(exclusiveOr(key.first, key.second), number(0x1BD11BDA));
    Register keys[3] = {key.first, key.second, third};
    Register x = add(counter.first, keys[0]), y = add(counter.second, keys[1]);
    for (uint32_t group = 0; group < 5; ++group) {
      for (uint32_t rotation : rotations[group % 2]) {
        x = add(x, y);
        y = exclusiveOr(rotate(y, rotation), x);
      }
      x = add(x, keys[(group + 1) % 3]);
      // The key comes first: that sum does not depend on the element.
      y = add(y, add(keys[(group + 2) % 3], number(group + 1)));
    }
    return {x, y};
  }
};
} // namespace

FailureOr<Register> PointEvaluator::readState(Value state, int64_t index) {
  Point at;
  at.indices = {kernel::constantIndex(index)};
  at.dynamic.resize(1);
  return evaluate(state, at);
}

Register PointEvaluator::indexOf(const Affine &affine) {
  Statement statement;
  statement.kind = Statement::Kind::Index;
  statement.index = affine;
  Level level = levelOf(affine);
  statement.result = newRegister(ElementType::I64, level);
  Register result = statement.result;
  append(level, std::move(statement));
  return convert(result, ElementType::UI32);
}

static bool hasDynamicIndex(const Point &point) {
  return llvm::any_of(point.dynamic,
                      [](const auto &dynamic) { return !dynamic.empty(); });
}

FailureOr<Register>
PointEvaluator::readRandomBits(stablehlo::RngBitGeneratorOp op,
                               const Point &point) {
  if (hasDynamicIndex(point))
    return fail("random bits are read at an index known only at run time");
  Words words{*this};
  FailureOr<Register> key = readState(op.getInitialState(), 0);
  FailureOr<Register> counter = readState(op.getInitialState(), 1);
  if (failed(key) || failed(counter))
    return failure();

  auto type = cast<RankedTensorType>(op.getOutput().getType());
  std::vector<int64_t> shape = type.getShape().vec();
  Register position = words.number(0), isSecond = kernel::noRegister;
  if (!shape.empty()) {
    size_t paired = pairedDimension(shape);
    std::vector<int64_t> halved = shape;
    halved[paired] = (shape[paired] + 1) / 2;
    std::vector<Affine> indices = point.indices;
    Affine along = indices[paired];
    indices[paired] = {};
    position = indexOf(kernel::linearise(indices, halved));
    if (shape[paired] > 1) {
      Register index = indexOf(along);
      auto stride =
          static_cast<uint32_t>(kernel::rowMajorStrides(halved)[paired]);
      position =
          words.add(position, words.times(words.divide(index, 2), stride));
      isSecond = words.isOdd(index);
    }
  }
  auto [x, y] = words.block(*key, *counter, position);
  if (isSecond != kernel::noRegister)
    x = words.select(isSecond, y, x);
  return convert(x, elementTypeOf(op.getOutput()));
}

/// Element `n`, in row-major order, of bits that are drawn row by row.
static Register drawFromRows(PointEvaluator &evaluator, Register key,
                             Register counter, std::vector<int64_t> shape,
                             std::vector<Affine> indices, uint32_t bits) {
  Words words{evaluator};
  // Where rows are whole blocks, elements are numbered within theirs: which of
  // them share a block is then seen from a small number.
  const uint32_t parts = 32 / bits, ofBlock = 2 * parts;
  Register first = words.number(0);
  Affine within = kernel::linearise(indices, shape);
  if (!shape.empty() && shape.back() % ofBlock == 0) {
    within = std::exchange(indices.back(), {});
    shape.back() /= ofBlock;
    first = evaluator.indexOf(kernel::linearise(indices, shape));
  }
  Register n = evaluator.indexOf(within);
  auto [x, y] =
      words.block(key, counter, words.add(first, words.divide(n, ofBlock)));
  return words.part(words.select(words.isOdd(words.divide(n, parts)), y, x),
                    words.modulo(n, parts), bits);
}

/// An element of bits of matrices in tiles.
static Register drawFromTiles(PointEvaluator &evaluator, Register key,
                              Register counter, std::vector<int64_t> shape,
                              std::vector<Affine> indices, uint32_t bits,
                              bool isMany) {
  Words words{evaluator};
  const uint32_t parts = 32 / bits;
  const size_t rank = shape.size();
  Register t = evaluator.indexOf(indices[rank - 2]);
  Register s = evaluator.indexOf(indices[rank - 1]);
  const auto bands =
      (static_cast<uint32_t>(shape[rank - 2]) + 8 * parts - 1) / (8 * parts);
  const uint32_t blocksOfRow =
      (static_cast<uint32_t>(shape[rank - 1]) + 31) / 32 * 8;
  indices.resize(rank - 2);
  shape.resize(rank - 2);
  Register matrix = evaluator.indexOf(kernel::linearise(indices, shape));
  Register band =
      words.add(words.times(matrix, bands), words.divide(t, 8 * parts));
  Register withinRow =
      words.add(words.times(words.divide(s, 32), 8), words.modulo(s, 8));
  std::array<Register, 4> block;
  // Small matrices leave most of their blocks out, so that elements of 32 bits
  // may have numbers of more.
  if (isMany) {
    Register row = words.wideMultiplyAdd(band, 8, words.modulo(t, 8));
    block = words.philoxOfMany(
        key, counter, words.wideMultiplyAdd(row, blocksOfRow, withinRow));
  } else {
    Register row = words.add(words.times(band, 8), words.modulo(t, 8));
    block = words.philox(key, counter,
                         words.add(words.times(row, blocksOfRow), withinRow));
  }
  Register number = words.divide(s, 8);
  Register isOdd = words.isOdd(number);
  Register word = words.select(words.isOdd(words.divide(number, 2)),
                               words.select(isOdd, block[3], block[2]),
                               words.select(isOdd, block[1], block[0]));
  return words.part(word, words.modulo(words.divide(t, 8), parts), bits);
}

FailureOr<Register> PointEvaluator::readFewRandomBits(RandomBitsOp op,
                                                      const Point &point) {
  if (hasDynamicIndex(point))
    return fail("random bits are read at an index known only at run time");
  FailureOr<Register> key = readState(op.getState(), 0);
  FailureOr<Register> counter = readState(op.getState(), 1);
  if (failed(key) || failed(counter))
    return failure();
  auto type = cast<RankedTensorType>(op.getResult().getType());
  std::vector<int64_t> shape = type.getShape().vec();
  const auto bits = static_cast<uint32_t>(op.getBits());
  return op.getTiled()
             ? drawFromTiles(*this, *key, *counter, shape, point.indices, bits,
                             op.countBlocks() > uint64_t(1) << 32)
             : drawFromRows(*this, *key, *counter, shape, point.indices, bits);
}

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
//===----------------------------------------------------------------------===//

#include "PointEvaluator.h"

#include "trc/Fusion/RandomBits.h"
#include "trc/Fusion/ScalarOperations.h"

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

FailureOr<Register>
PointEvaluator::readRandomBits(stablehlo::RngBitGeneratorOp op,
                               const Point &point) {
  for (const auto &dynamic : point.dynamic)
    if (!dynamic.empty())
      return fail("random bits are read at an index known only at run time");
  Words words{*this};
  auto readState = [&](int64_t index) -> FailureOr<Register> {
    Point at;
    at.indices = {kernel::constantIndex(index)};
    at.dynamic.resize(1);
    return evaluate(op.getInitialState(), at);
  };
  FailureOr<Register> key = readState(0), counter = readState(1);
  if (failed(key) || failed(counter))
    return failure();
  auto indexOf = [&](const Affine &affine) {
    Statement statement;
    statement.kind = Statement::Kind::Index;
    statement.index = affine;
    Level level = levelOf(affine);
    statement.result = newRegister(ElementType::I64, level);
    Register result = statement.result;
    append(level, std::move(statement));
    return convert(result, ElementType::UI32);
  };

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
      Register half =
          words.apply(Opcode::ShiftRightLogical, index, words.number(1));
      position = words.add(
          position, words.apply(Opcode::Multiply, half, words.number(stride)));
      Register odd = words.apply(Opcode::And, index, words.number(1));
      isSecond =
          compute(Opcode::CompareNE, ElementType::I1, {odd, words.number(0)});
    }
  }
  auto [low, high] = words.halves(*counter);
  Register sum = words.add(low, position);
  Register carry = compute(Opcode::CompareLT, ElementType::I1, {sum, low});
  high = words.add(high, convert(carry, ElementType::UI32));
  auto [x, y] = words.threeFry(words.halves(*key), {sum, high});
  if (isSecond != kernel::noRegister)
    x = compute(Opcode::Select, ElementType::UI32, {isSecond, y, x});
  return convert(x, elementTypeOf(op.getOutput()));
}

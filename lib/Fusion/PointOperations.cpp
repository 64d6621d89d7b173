//===- PointOperations.cpp - how an operation reads its operands ----------===//
//
// For the value of an operation at a point: at which points its operands are
// needed, and what is computed from them.
//
//===----------------------------------------------------------------------===//

#include "PointEvaluator.h"

#include "trc/Fusion/ScalarOperations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::ElementType;
using kernel::Guard;
using kernel::Opcode;
using kernel::Register;
using kernel::Statement;

/// A point of `rank` dimensions that keeps what must hold.
static Point pointOfRank(size_t rank, const Point &from) {
  Point point;
  point.indices.resize(rank);
  point.dynamic.resize(rank);
  point.guards = from.guards;
  return point;
}

FailureOr<Register> PointEvaluator::compute(Value value, const Point &point) {
  Operation *op = value.getDefiningOp();
  if (!op || !members.contains(op))
    return fail("a value comes from outside");

  return llvm::TypeSwitch<Operation *, FailureOr<Register>>(op)
      .Case([&](stablehlo::IotaOp iota) { return readIota(iota, point); })
      .Case([&](stablehlo::PadOp pad) { return readPad(pad, point); })
      .Case([&](stablehlo::RngBitGeneratorOp random) -> FailureOr<Register> {
        if (value != random.getOutput())
          return fail("a kernel holds the bits of a generator and not its next "
                      "state");
        return readRandomBits(random, point);
      })
      .Case(
          [&](RandomBitsOp random) { return readFewRandomBits(random, point); })
      .Case([&](stablehlo::ConcatenateOp concatenate) {
        return readConcatenate(concatenate, point);
      })
      .Case([&](stablehlo::DynamicSliceOp slice) {
        return readDynamicSlice(slice, point);
      })
      .Case([&](stablehlo::ReshapeOp reshape) {
        return readReshape(reshape.getOperand(), reshape.getResult(), point);
      })
      .Case([&](stablehlo::BroadcastInDimOp broadcast) {
        ArrayRef<int64_t> shape = shapeOf(broadcast.getOperand());
        Point source = pointOfRank(shape.size(), point);
        for (auto [i, dim] :
             llvm::enumerate(broadcast.getBroadcastDimensions())) {
          if (shape[i] == 1)
            continue;
          source.indices[i] = point.indices[dim];
          source.dynamic[i] = point.dynamic[dim];
        }
        return evaluate(broadcast.getOperand(), source);
      })
      .Case([&](stablehlo::TransposeOp transpose) {
        Point source = pointOfRank(point.indices.size(), point);
        for (auto [i, dim] : llvm::enumerate(transpose.getPermutation())) {
          source.indices[dim] = point.indices[i];
          source.dynamic[dim] = point.dynamic[i];
        }
        return evaluate(transpose.getOperand(), source);
      })
      .Case([&](stablehlo::SliceOp slice) {
        Point source = point;
        for (auto [i, index] : llvm::enumerate(source.indices)) {
          int64_t stride = slice.getStrides()[i];
          index =
              kernel::add(kernel::scale(index, stride),
                          kernel::constantIndex(slice.getStartIndices()[i]));
          for (auto &[reg, factor] : source.dynamic[i])
            factor *= stride;
        }
        return evaluate(slice.getOperand(), source);
      })
      .Case([&](stablehlo::ReverseOp reverse) {
        Point source = point;
        for (int64_t dim : reverse.getDimensions()) {
          int64_t extent = shapeOf(reverse.getOperand())[dim];
          source.indices[dim] =
              kernel::add(kernel::scale(point.indices[dim], -1),
                          kernel::constantIndex(extent - 1));
          for (auto &[reg, factor] : source.dynamic[dim])
            factor = -factor;
        }
        return evaluate(reverse.getOperand(), source);
      })
      .Case([&](stablehlo::ClampOp clamp) -> FailureOr<Register> {
        Point scalar = pointOfRank(0, point);
        auto bound = [&](Value value) {
          return evaluate(value, shapeOf(value).empty() ? scalar : point);
        };
        FailureOr<Register> low = bound(clamp.getMin());
        FailureOr<Register> x = evaluate(clamp.getOperand(), point);
        FailureOr<Register> high = bound(clamp.getMax());
        if (failed(low) || failed(x) || failed(high))
          return failure();
        ElementType type = elementTypeOf(value);
        Register raised = compute(Opcode::Maximum, type, {*low, *x});
        return compute(Opcode::Minimum, type, {raised, *high});
      })
      .Case([&](stablehlo::ReduceOp) {
        return fail("a reduction is read before it is complete");
      })
      .Default([&](Operation *op) -> FailureOr<Register> {
        if (auto compare = dyn_cast<stablehlo::CompareOp>(op))
          if (isTotalOrder(compare))
            return readTotalOrder(compare, point);
        if (std::optional<Opcode> opcode = opcodeOf(op))
          return readElementwise(op, *opcode, point);
        return fail("it holds " + op->getName().getStringRef());
      });
}

FailureOr<Register> PointEvaluator::readElementwise(Operation *op,
                                                    Opcode opcode,
                                                    const Point &point) {
  SmallVector<Register> operands;
  for (Value operand : op->getOperands()) {
    // The predicate of a select may be a scalar.
    bool isScalar = cast<RankedTensorType>(operand.getType()).getRank() == 0;
    FailureOr<Register> value = isScalar
                                    ? evaluate(operand, pointOfRank(0, point))
                                    : evaluate(operand, point);
    if (failed(value))
      return failure();
    operands.push_back(*value);
  }
  ElementType type = elementTypeOf(op->getResult(0));
  bool sameType = kernel.registers[operands.front()] == type;
  if (sameType &&
      (opcode == Opcode::Convert || opcode == Opcode::BitcastConvert))
    return operands.front();
  Register result = compute(opcode, type, operands);
  if (auto reduce = dyn_cast<stablehlo::ReducePrecisionOp>(op)) {
    Statement &statement =
        lists[static_cast<unsigned>(levelOf(result))]->back();
    statement.exponentBits = reduce.getExponentBits();
    statement.mantissaBits = reduce.getMantissaBits();
  }
  return result;
}

/// Bits as a signed integer, the magnitude of negative ones turned over, rise
/// with the float they stand for.
FailureOr<Register> PointEvaluator::readTotalOrder(stablehlo::CompareOp compare,
                                                   const Point &point) {
  SmallVector<Register> keys;
  for (Value operand : compare->getOperands()) {
    FailureOr<Register> value = evaluate(operand, point);
    if (failed(value))
      return failure();
    unsigned width =
        kernel::bitWidth(kernel::ElementType(kernel.registers[*value]));
    ElementType type = width == 16   ? ElementType::I16
                       : width == 32 ? ElementType::I32
                                     : ElementType::I64;
    Register bits = compute(Opcode::BitcastConvert, type, *value);
    Register sign = compute(Opcode::ShiftRightArithmetic, type,
                            {bits, constant(type, width - 1)});
    uint64_t magnitude = ~uint64_t(0) >> (65 - width);
    Register turned =
        compute(Opcode::And, type, {sign, constant(type, magnitude)});
    keys.push_back(compute(Opcode::Xor, type, {bits, turned}));
  }
  return compute(directionOf(compare), ElementType::I1, keys);
}

FailureOr<Register> PointEvaluator::readIota(stablehlo::IotaOp iota,
                                             const Point &point) {
  int64_t dim = iota.getIotaDimension();
  Statement statement;
  statement.kind = Statement::Kind::Index;
  statement.index = point.indices[dim];
  Level level = levelOf(statement.index);
  statement.result = newRegister(ElementType::I64, level);
  Register index = statement.result;
  append(level, std::move(statement));
  for (auto [reg, factor] : point.dynamic[dim]) {
    Register scaled = compute(Opcode::Multiply, ElementType::I64,
                              {reg, constant(ElementType::I64, factor)});
    index = compute(Opcode::Add, ElementType::I64, {index, scaled});
  }
  return convert(index, elementTypeOf(iota.getResult()));
}

Register PointEvaluator::guardHolds(const Guard &guard) {
  Statement statement;
  statement.kind = Statement::Kind::Index;
  statement.index = guard.value;
  Level level = levelOf(guard.value);
  statement.result = newRegister(ElementType::I64, level);
  Register index = statement.result;
  append(level, std::move(statement));
  auto [least, greatest] = kernel::rangeOf(guard.value, space.extents());
  std::optional<Register> result;
  auto require = [&](Opcode opcode, int64_t bound) {
    Register holds = compute(opcode, ElementType::I1,
                             {index, constant(ElementType::I64, bound)});
    result = result ? compute(Opcode::And, ElementType::I1, {*result, holds})
                    : holds;
  };
  if (least < guard.lower)
    require(Opcode::CompareGE, guard.lower);
  if (greatest >= guard.upper)
    require(Opcode::CompareLT, guard.upper);
  return result ? *result : constant(ElementType::I1, 1);
}

FailureOr<Register> PointEvaluator::readPad(stablehlo::PadOp pad,
                                            const Point &point) {
  Point source = point;
  SmallVector<Guard> guards;
  for (auto [i, extent] : llvm::enumerate(shapeOf(pad.getOperand()))) {
    if (pad.getInteriorPadding()[i] != 0 && extent > 1)
      return fail("it pads between elements");
    if (!point.dynamic[i].empty())
      return fail("padding is read at an index known only at run time");
    source.indices[i] = kernel::add(
        point.indices[i], kernel::constantIndex(-pad.getEdgePaddingLow()[i]));
    auto [least, greatest] =
        kernel::rangeOf(source.indices[i], space.extents());
    // Nothing but padding is read there, and nothing may be loaded.
    if (greatest < 0 || least >= extent)
      return evaluate(pad.getPaddingValue(), pointOfRank(0, point));
    if (least < 0 || greatest >= extent)
      guards.push_back({source.indices[i], 0, extent});
    // Where the guard holds, the only index of a dimension of extent 1 is 0.
    if (extent == 1)
      source.indices[i] = {};
  }
  for (const Guard &guard : guards)
    source.guards = addGuard(source.guards, guard);
  FailureOr<Register> inside = evaluate(pad.getOperand(), source);
  if (failed(inside) || guards.empty())
    return inside;
  FailureOr<Register> outside =
      evaluate(pad.getPaddingValue(), pointOfRank(0, point));
  if (failed(outside))
    return failure();
  std::optional<Register> holds;
  for (const Guard &guard : guards) {
    Register one = guardHolds(guard);
    holds = holds ? compute(Opcode::And, ElementType::I1, {*holds, one}) : one;
  }
  return compute(Opcode::Select, elementTypeOf(pad.getResult()),
                 {*holds, *inside, *outside});
}

FailureOr<Register>
PointEvaluator::readConcatenate(stablehlo::ConcatenateOp concatenate,
                                const Point &point) {
  int64_t dim = concatenate.getDimension();
  if (!point.dynamic[dim].empty())
    return fail("a concatenation is read at an index known only at run time");
  auto [least, greatest] = kernel::rangeOf(point.indices[dim], space.extents());
  std::optional<Register> result;
  int64_t start = 0;
  for (Value operand : concatenate.getInputs()) {
    int64_t extent = shapeOf(operand)[dim], end = start + extent;
    if (greatest >= start && least < end && extent > 0) {
      Point source = point;
      source.indices[dim] =
          kernel::add(point.indices[dim], kernel::constantIndex(-start));
      Guard guard{source.indices[dim], 0, extent};
      bool always = least >= start && greatest < end;
      if (!always)
        source.guards = addGuard(source.guards, guard);
      FailureOr<Register> piece = evaluate(operand, source);
      if (failed(piece))
        return failure();
      result = result ? compute(Opcode::Select,
                                elementTypeOf(concatenate.getResult()),
                                {guardHolds(guard), *piece, *result})
                      : *piece;
    }
    start = end;
  }
  return *result;
}

FailureOr<Register>
PointEvaluator::readDynamicSlice(stablehlo::DynamicSliceOp slice,
                                 const Point &point) {
  Point source = point;
  ArrayRef<int64_t> shape = shapeOf(slice.getOperand());
  for (auto [i, start] : llvm::enumerate(slice.getStartIndices())) {
    int64_t last = shape[i] - slice.getSliceSizes()[i];
    if (last == 0)
      continue;
    FailureOr<Register> index = evaluate(start, pointOfRank(0, point));
    if (failed(index))
      return failure();
    // The start is clamped to where the slice fits, in the start's own
    // signedness: an unsigned start beyond 2^63 must not turn negative.
    ElementType type = kernel.registers[*index];
    Register clamped = *index;
    if (type == ElementType::UI64) {
      clamped = compute(Opcode::Minimum, type,
                        {clamped, constant(type, static_cast<uint64_t>(last))});
      clamped = convert(clamped, ElementType::I64);
    } else {
      clamped = convert(clamped, ElementType::I64);
      clamped = compute(Opcode::Minimum, ElementType::I64,
                        {clamped, constant(ElementType::I64, last)});
      if (!isUnsigned(type))
        clamped = compute(Opcode::Maximum, ElementType::I64,
                          {clamped, constant(ElementType::I64, 0)});
    }
    source.dynamic[i].emplace_back(clamped, 1);
  }
  return evaluate(slice.getOperand(), source);
}

FailureOr<Register> PointEvaluator::readReshape(Value operand, Value result,
                                                const Point &point) {
  decltype(kernel::Access::dynamic) places = dynamicPlaces(result, point);
  Affine position = kernel::linearise(point.indices, shapeOf(result).vec());
  // Reshapes keep the order of elements, so chains of them are one, and memory
  // is read where it is, whatever its shape was.
  for (auto inner = operand.getDefiningOp<stablehlo::ReshapeOp>();
       inner && members.contains(inner);
       inner = operand.getDefiningOp<stablehlo::ReshapeOp>())
    operand = inner.getOperand();
  if (auto input = inputNumber.find(operand); input != inputNumber.end())
    return loadInput(operand, input->second, position, point.guards,
                     std::move(places));
  if (!places.empty())
    return fail("a reshape is read at an index known only at run time");
  auto indices =
      kernel::delinearise(position, shapeOf(operand).vec(), space.extents());
  if (auto *request = std::get_if<kernel::SplitRequest>(&indices)) {
    if (request->inner) {
      splitRequest = *request;
      return failure();
    }
    return fail("a reshape does not follow the iteration space");
  }
  Point source = pointOfRank(0, point);
  source.indices = std::move(std::get<std::vector<Affine>>(indices));
  source.dynamic.resize(source.indices.size());
  return evaluate(operand, source);
}

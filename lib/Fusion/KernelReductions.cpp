//===- KernelReductions.cpp - reductions of one kernel --------------------===//
//
// How a reduction's body becomes the combiner of a loop, and how column
// reductions start and accumulate in a scratch row.
//
//===----------------------------------------------------------------------===//

#include "KernelAssembler.h"

#include "trc/Fusion/ScalarOperations.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;
using kernel::Affine;
using kernel::ElementType;
using kernel::Opcode;
using kernel::Register;
using kernel::Statement;

bool KernelAssembler::isPlainSum(stablehlo::ReduceOp op) const {
  Block &body = op.getBody().front();
  return body.getOperations().size() == 2 &&
         isa<stablehlo::AddOp>(body.front()) &&
         body.front().getNumResults() == 1;
}

/// Sums of half-precision values are accumulated in f32 and rounded once.
ElementType KernelAssembler::accumulatorType(stablehlo::ReduceOp op,
                                             unsigned number) const {
  ElementType type = elementTypeOf(op.getInputs()[number]);
  bool isHalf = type == ElementType::F16 || type == ElementType::BF16;
  return isHalf && isPlainSum(op) ? ElementType::F32 : type;
}

FailureOr<SmallVector<Register>>
KernelAssembler::evaluateInputs(stablehlo::ReduceOp op) {
  Affine position = space.position({parallel, sequential, inner});
  SmallVector<Register> values;
  for (auto [number, input] : llvm::enumerate(op.getInputs())) {
    FailureOr<Register> value = evaluator.evaluateAt(input, position);
    if (failed(value))
      return failure();
    values.push_back(evaluator.convert(*value, accumulatorType(op, number)));
  }
  return values;
}

FailureOr<SmallVector<Register>>
KernelAssembler::combine(stablehlo::ReduceOp op, ArrayRef<Register> accumulated,
                         ArrayRef<Register> elements, Statements &list) {
  Block &body = op.getBody().front();
  llvm::DenseMap<Value, Register> values;
  for (auto [argument, reg] :
       llvm::zip_equal(body.getArguments(),
                       llvm::concat<const Register>(accumulated, elements)))
    values[argument] = reg;
  Level level = Level::Element;
  for (Operation &inside : body.without_terminator()) {
    Statement statement;
    if (auto constantOp = dyn_cast<stablehlo::ConstantOp>(inside)) {
      std::optional<uint64_t> bits = splatBits(constantOp.getValue());
      if (!bits)
        return fail("its reducer holds a constant of several elements");
      statement.kind = Statement::Kind::Constant;
      statement.bits = *bits;
    } else {
      std::optional<Opcode> opcode = opcodeOf(&inside);
      if (!opcode || isa<stablehlo::ReducePrecisionOp>(inside))
        return fail("its reducer holds " + inside.getName().getStringRef());
      statement.opcode = *opcode;
      for (Value operand : inside.getOperands()) {
        auto it = values.find(operand);
        if (it == values.end())
          return fail("its reducer uses a value from outside");
        statement.operands.push_back(it->second);
      }
    }
    ElementType type = isPlainSum(op) ? accumulatorType(op, 0)
                                      : elementTypeOf(inside.getResult(0));
    statement.result = evaluator.newRegister(type, level);
    values[inside.getResult(0)] = statement.result;
    list.push_back(std::move(statement));
  }
  SmallVector<Register> results;
  for (Value operand : body.getTerminator()->getOperands()) {
    auto it = values.find(operand);
    if (it == values.end())
      return fail("its reducer returns a value from outside");
    results.push_back(it->second);
  }
  return results;
}

FailureOr<kernel::Reduction>
KernelAssembler::makeReduction(stablehlo::ReduceOp op,
                               ArrayRef<Register> values, Level resultLevel) {
  kernel::Reduction reduction;
  reduction.values = values.vec();
  for (auto [number, init] : llvm::enumerate(op.getInitValues())) {
    ElementType type = accumulatorType(op, number);
    FailureOr<Register> start =
        evaluator.evaluateAt(init, kernel::constantIndex(0));
    if (failed(start))
      return failure();
    // An initial value that is not neutral is taken in once, after the loop
    // (see `takeInInitial`); lanes start from the neutral one.
    std::optional<Opcode> opcode = commutativeReducer(op);
    reduction.inits.push_back(
        opcode && !startsNeutral(op)
            ? evaluator.constant(type, neutralBits(*opcode, type))
            : evaluator.convert(*start, type));
    reduction.results.push_back(evaluator.newRegister(type, resultLevel));
    reduction.accumulated.push_back(
        evaluator.newRegister(type, Level::Element));
    reduction.elements.push_back(evaluator.newRegister(type, Level::Element));
  }
  FailureOr<SmallVector<Register>> combined = combine(
      op, reduction.accumulated, reduction.elements, reduction.combiner);
  if (failed(combined))
    return failure();
  reduction.combined.assign(combined->begin(), combined->end());
  return reduction;
}

/// The result of a loop with the reduction's initial value taken in, where the
/// loop did not start from it.
FailureOr<Register> KernelAssembler::takeInInitial(stablehlo::ReduceOp op,
                                                   Register result) {
  std::optional<Opcode> opcode = commutativeReducer(op);
  if (!opcode || startsNeutral(op))
    return result;
  FailureOr<Register> start = evaluator.evaluateAt(op.getInitValues().front(),
                                                   kernel::constantIndex(0));
  if (failed(start))
    return failure();
  ElementType type = accumulatorType(op, 0);
  return evaluator.compute(*opcode, type,
                           {evaluator.convert(*start, type), result});
}

LogicalResult KernelAssembler::initialiseColumns(Statements &item) {
  for (PlannedReduction &reduction : reductions) {
    if (reduction.kind != ReductionKind::Column)
      continue;
    Statements body;
    evaluator.startElements(body);
    for (auto [number, init] : llvm::enumerate(reduction.op.getInitValues())) {
      FailureOr<Register> start =
          evaluator.evaluateAt(init, kernel::constantIndex(0));
      if (failed(start))
        return failure();
      Register value =
          evaluator.convert(*start, accumulatorType(reduction.op, number));
      evaluator.store(reduction.buffers[number], space.position({inner}),
                      value);
    }
    item.push_back(innerNest(std::move(body), {}));
  }
  return success();
}

LogicalResult KernelAssembler::accumulateColumn(PlannedReduction &reduction) {
  FailureOr<SmallVector<Register>> values = evaluateInputs(reduction.op);
  if (failed(values))
    return failure();
  SmallVector<Register> accumulated;
  for (unsigned buffer : reduction.buffers) {
    kernel::Access access;
    access.index = space.position({inner});
    accumulated.push_back(
        evaluator.load(buffer, result.buffers[buffer].type, std::move(access)));
  }
  Statements list;
  FailureOr<SmallVector<Register>> combined =
      combine(reduction.op, accumulated, *values, list);
  if (failed(combined))
    return failure();
  for (Statement &statement : list)
    evaluator.append(Level::Element, std::move(statement));
  for (auto [buffer, value] : llvm::zip_equal(reduction.buffers, *combined))
    evaluator.store(buffer, space.position({inner}), value);
  return success();
}

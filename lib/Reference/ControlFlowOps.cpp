//===- ControlFlowOps.cpp - regions, calls, and what does nothing ---------===//
//
// while, if, case, calls and composites; the operations that hand on their
// operands; and of custom calls those that are checks or markers.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "schema/Checks.h"
#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/SdyDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Reference/Factorisations.h"
#include "trc/Reference/Index.h"

#include "Checks.h"

using namespace mlir;

namespace trc::reference {

static Outcome evaluateWhile(stablehlo::WhileOp op, const Invocation &in) {
  Values carried(in.operands);
  while (true) {
    Outcome condition = in.run(op.getCond(), carried);
    if (failed(condition))
      return failure();
    if (!(*condition)[0].getBool(0))
      return carried;
    Outcome next = in.run(op.getBody(), carried);
    if (failed(next))
      return failure();
    carried = std::move(*next);
  }
}

static Outcome evaluateScan(chlo::ScanOp op, const Invocation &in) {
  const auto dimension = static_cast<int64_t>(op.getDimension());
  const int64_t length = *op.getLength();
  const size_t inputs = op.getInputs().size(), count = op.getOutputs().size();
  Values outputs, carried(in.operands.drop_front(inputs));
  for (unsigned i = 0; i < count; ++i)
    outputs.emplace_back(in.resultType(i).element, in.resultType(i).shape);
  for (int64_t trip = 0; trip < length; ++trip) {
    const int64_t index =
        op.getIsReverse().value_or(false) ? length - 1 - trip : trip;
    // A slice's elements lie in the order that they have in the whole.
    auto isOfSlice = [&](const Odometer &at) { return at[dimension] == index; };
    Values arguments;
    for (const Tensor &whole : in.operands.take_front(inputs)) {
      Sizes shape = whole.shape();
      shape.erase(shape.begin() + dimension);
      Tensor &slice = arguments.emplace_back(whole.type(), shape);
      int64_t next = 0;
      for (Odometer at(whole.shape()); at; ++at)
        if (isOfSlice(at))
          slice.copyElement(next++, whole, at.linear());
    }
    llvm::append_range(arguments, carried);
    Outcome made = in.run(op.getBody(), arguments);
    if (failed(made))
      return failure();
    for (size_t i = 0; i < count; ++i) {
      int64_t next = 0;
      for (Odometer at(outputs[i].shape()); at; ++at)
        if (isOfSlice(at))
          outputs[i].copyElement(at.linear(), (*made)[i], next++);
    }
    carried.assign(made->begin() + count, made->end());
  }
  llvm::append_range(outputs, carried);
  return outputs;
}

static Outcome evaluateCase(stablehlo::CaseOp op, const Invocation &in) {
  auto count = static_cast<int64_t>(op.getBranches().size());
  int64_t index = in[0].getInt(0);
  if (index < 0 || index >= count)
    index = count - 1;
  return in.run(op.getBranches()[index], {});
}

static Outcome callByName(StringRef name, const Invocation &in) {
  auto function = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
      in.op, StringAttr::get(in.op->getContext(), name));
  if (!function)
    return in.fail("there is no function '" + name + "'");
  return in.interpreter.call(function, in.operands, in.op->getLoc());
}

static Outcome evaluateCustomCall(stablehlo::CustomCallOp op,
                                  const Invocation &in) {
  StringRef target = op.getCallTargetName();
  if (isCheck(target))
    return evaluateCheckCall(target, in);
  if (target == "trc.print") {
    const Interpreter &interpreter = in.interpreter;
    // A compiler that evaluates must not print.
    if (interpreter.quiet)
      return failure();
    if (interpreter.options.print)
      interpreter.options.print(op, interpreter.rank, in.operands);
    return Values();
  }
  // Marks that sharding leaves on a value.
  if (target == "Sharding" || target == "SPMDFullToShardShape" ||
      target == "SPMDShardToFullShape" || target == "annotate_device_placement")
    if (in.operands.size() == 1 && op->getNumResults() == 1 &&
        op->getOperand(0).getType() == op->getResult(0).getType())
      return Values{in[0]};
  if (isFactorisation(target)) {
    std::vector<Tensor> results;
    for (unsigned i = 0; i < op->getNumResults(); ++i) {
      TensorType type = in.resultType(i);
      results.emplace_back(type.element, type.shape);
    }
    if (!factorise(target, in.operands, results))
      return in.fail("'" + target + "': shapes do not belong together");
    return Values(results.begin(), results.end());
  }
  return in.fail("custom call to '" + target + "', which is not known");
}

template <typename OpType> static void addIdentity(OpTable &table) {
  table.add<OpType>([](OpType, const Invocation &in) -> Outcome {
    return Values(in.operands);
  });
}

void addControlFlowOps(OpTable &table) {
  table.add<chlo::ScanOp>(evaluateScan);
  table.add<stablehlo::WhileOp>(evaluateWhile);
  table.add<stablehlo::CaseOp>(evaluateCase);
  table.add<stablehlo::IfOp>([](stablehlo::IfOp op, const Invocation &in) {
    return in.run(in[0].getBool(0) ? op.getTrueBranch() : op.getFalseBranch(),
                  {});
  });
  table.add<func::CallOp>([](func::CallOp op, const Invocation &in) {
    return callByName(op.getCallee(), in);
  });
  table.add<stablehlo::CompositeOp>(
      [](stablehlo::CompositeOp op, const Invocation &in) {
        return callByName(op.getDecomposition(), in);
      });
  table.add<stablehlo::CustomCallOp>(evaluateCustomCall);

  addIdentity<stablehlo::OptimizationBarrierOp>(table);
  addIdentity<stablehlo::AfterAllOp>(table);
  addIdentity<stablehlo::TupleOp>(table);
  table.add<stablehlo::GetTupleElementOp>(
      [](stablehlo::GetTupleElementOp op, const Invocation &in) -> Outcome {
        auto tuple = cast<TupleType>(op.getOperand().getType());
        size_t before = 0;
        for (Type type : tuple.getTypes().take_front(op.getIndex()))
          before += leafCount(type);
        return Values(
            in.operands.slice(before, leafCount(tuple.getType(op.getIndex()))));
      });

  addIdentity<sdy::ShardingConstraintOp>(table);
  addIdentity<sdy::ReshardOp>(table);
  table.add<sdy::ManualComputationOp>(
      [](sdy::ManualComputationOp op, const Invocation &in) -> Outcome {
        Region &body = op.getBody();
        if (op.getOperandTypes() != TypeRange(body.getArgumentTypes()))
          return in.fail("a manual computation on parts of its operands needs "
                         "more than one device");
        return in.run(body, in.operands);
      });
}

} // namespace trc::reference

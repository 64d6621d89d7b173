//===- Accumulation.cpp - loss and gradients of a batch -------------------===//
//
// The loop over micro-batches:
//
//   (i, states, loss, metrics, gradients) = (0, states, 0, 0, 0)
//   while i < trips:
//     evaluate on batch[i] with the carried states
//     add loss, metrics, gradients; i += 1
//
// Where each micro-batch is clipped by itself, the sum of their norms too.
//
// Where sums are to travel while the last micro-batch still computes, that one
// stands behind the loop, in the same words.
//
// Parameters and batch are read from outside of the loop: only what changes is
// carried, so that the plan has one buffer for each sum.
//
//===----------------------------------------------------------------------===//

#include "Accumulation.h"

#include "GeneratorKeys.h"
#include "GradientNorm.h"
#include "trc/Dialect/Trc/RecipeNumbers.h"
#include "trc/Rewrite/Constants.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace trc;

FailureOr<GradientSource> GradientSource::find(TrainingStepOp recipe,
                                               const LossSignature &loss) {
  func::FuncOp lossFunction = loss.function;
  GradientSource source;
  source.loss = &loss;
  for (auto function :
       recipe->getParentOfType<ModuleOp>().getOps<func::FuncOp>())
    if (function->getAttrOfType<FlatSymbolRefAttr>("trc.gradient_of") ==
        recipe.getLossAttr())
      source.function = function;
  auto note = [&](InFlightDiagnostic diagnostic) {
    diagnostic.attachNote(lossFunction.getLoc()) << "the loss";
    return diagnostic;
  };
  if (!source.function)
    return note(recipe.emitError("no function has trc.gradient_of = @")
                << recipe.getLoss()
                << ", which the training step is made of: run the phase "
                   "differentiate before");
  FunctionType type = source.function.getFunctionType();
  SmallVector<Type> inputs(lossFunction.getArgumentTypes());
  if (source.takesScale())
    inputs.push_back(getLossScaleType(recipe.getContext()));
  else if (scalesLoss(recipe))
    return note(source.function.emitError(
        "the training step has a loss_scale, but this gradient takes none: "
        "give it one more argument of tensor<f32>, and multiply the gradient "
        "of the loss by it"));
  if (type.getInputs() != ArrayRef<Type>(inputs))
    return note(source.function.emitError(
                    "expected the arguments of the gradient to be those of its "
                    "loss, ")
                << TypeRange(inputs) << ", got "
                << TypeRange(type.getInputs()));
  unsigned results = lossFunction.getNumResults();
  for (unsigned i = 0; i < results; ++i)
    if (i >= type.getNumResults() ||
        type.getResult(i) != lossFunction.getResultTypes()[i])
      return note(source.function.emitError("expected the first ")
                  << results
                  << " results of the gradient to be those of its loss, "
                  << TypeRange(lossFunction.getResultTypes()) << ", got "
                  << TypeRange(type.getResults()));
  for (auto [i, parameter] : llvm::enumerate(loss.parameters)) {
    if (results + i >= type.getNumResults())
      return note(source.function.emitError("parameter ")
                  << parameter.name << " has no gradient: expected "
                  << results + loss.parameters.size() << " results, got "
                  << type.getNumResults());
    if (type.getResult(results + i) != parameter.type)
      return note(source.function.emitError("the gradient of parameter ")
                  << parameter.name << " is " << type.getResult(results + i)
                  << ", expected " << parameter.type);
  }
  if (type.getNumResults() != results + loss.parameters.size())
    return note(source.function.emitError("expected ")
                << results + loss.parameters.size() << " results, got "
                << type.getNumResults());
  return source;
}

bool GradientSource::takesScale() const {
  func::FuncOp from = function, lossFunction = loss->function;
  return from.getNumArguments() == lossFunction.getNumArguments() + 1 &&
         from.getArgumentTypes().back() == getLossScaleType(from.getContext());
}

Evaluation GradientSource::evaluate(Arithmetic &math,
                                    ValueRange arguments) const {
  func::FuncOp from = function;
  func::FuncOp lossFunction = loss->function;
  Block &body = from.getBody().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), arguments);
  for (Operation &op : body.without_terminator())
    math.builder.clone(op, mapping);
  auto result = [&](unsigned i) {
    return mapping.lookupOrDefault(body.getTerminator()->getOperand(i));
  };
  Evaluation made;
  made.loss = result(0);
  for (const LossMetric &metric : loss->metrics)
    made.metrics.push_back(result(metric.result));
  for (const LossState &state : loss->states)
    made.states.push_back(result(state.result));
  for (auto [i, parameter] : llvm::enumerate(loss->parameters))
    made.gradients.push_back(
        math.convert(result(lossFunction.getNumResults() + i),
                     getComputeType(parameter.type).getElementType()));
  return made;
}

Evaluation GradientSource::evaluateMicroBatch(Arithmetic &math,
                                              ValueRange arguments,
                                              Value number) const {
  SmallVector<Value> own(arguments);
  auto flipKeys = [&](function_ref<Value &(size_t, const LossState &)> value) {
    if (number)
      for (auto [k, state] : llvm::enumerate(loss->states))
        if (hasKey(state))
          value(k, state) = flipKey(math, value(k, state), number);
  };
  flipKeys([&](size_t, const LossState &state) -> Value & {
    return own[state.argument];
  });
  Evaluation made = evaluate(math, own);
  flipKeys(
      [&](size_t k, const LossState &) -> Value & { return made.states[k]; });
  return made;
}

/// Element `i` of the leading dimension.
static Value takeMicroBatch(Arithmetic &math, Value batch, Value i) {
  return math.reshape(math.take(batch, 0, i, 1),
                      getTensorType(batch).getShape().drop_front());
}

/// Brings the gradients of a micro-batch to the norm that is asked for.
static void clip(Arithmetic &math, const MicroBatches &all, Evaluation &once) {
  once.norm = makeJointNorm(math, once.gradients);
  if (all.unscale)
    once.norm = math.mul(once.norm, all.unscale);
  Value factor = makeClipping(math, once.norm, *all.clipNorm);
  if (all.unscale)
    factor = math.mul(factor, all.unscale);
  for (Value &gradient : once.gradients)
    gradient = math.mul(gradient, factor);
}

SmallVector<Value> GradientSource::addMicroBatch(Arithmetic &math,
                                                 const MicroBatches &all,
                                                 ValueRange arguments, Value i,
                                                 ValueRange carried) const {
  const size_t numStates = loss->states.size();
  SmallVector<Value> inner(arguments);
  for (auto [state, value] : llvm::zip(loss->states, carried))
    // A generator with a key of its own for each begins each at one place.
    if (!hasKey(state))
      inner[state.argument] = value;
  for (unsigned argument : loss->batch)
    inner[argument] = takeMicroBatch(math, inner[argument], i);
  Value number = math.convert(i, math.builder.getIntegerType(64, false));
  if (all.first)
    number = math.add(number, all.first);
  Evaluation once = evaluateMicroBatch(math, inner, number);
  if (all.clipNorm)
    clip(math, all, once);

  SmallVector<Value> next(once.states), terms{once.loss};
  llvm::append_range(terms, once.metrics);
  llvm::append_range(terms, once.gradients);
  if (once.norm)
    terms.push_back(once.norm);
  for (auto [sum, term] : llvm::zip_equal(carried.drop_front(numStates), terms))
    next.push_back(
        math.add(sum, math.convert(term, getElementTypeOrSelf(sum.getType()))));
  return next;
}

Evaluation GradientSource::evaluateBatch(Arithmetic &math, ValueRange arguments,
                                         const MicroBatches &all) const {
  if (all.count > 1)
    return accumulate(math, arguments, all);
  Evaluation made = evaluateMicroBatch(math, arguments, all.first);
  if (all.clipNorm)
    clip(math, all, made);
  return made;
}

Evaluation GradientSource::accumulate(Arithmetic &math, ValueRange arguments,
                                      const MicroBatches &all) const {
  // Carried: states, then sums of loss, metrics, gradients.
  SmallVector<Value> start;
  auto zero = [&](RankedTensorType type) {
    start.push_back(math.fill(getComputeType(type), 0));
  };
  for (const LossState &state : loss->states)
    start.push_back(arguments[state.argument]);
  func::FuncOp lossFunction = loss->function;
  auto lossType = cast<RankedTensorType>(lossFunction.getResultTypes()[0]);
  zero(lossType);
  for (const LossMetric &metric : loss->metrics)
    zero(metric.type);
  for (const LossParameter &parameter : loss->parameters)
    zero(parameter.type);
  if (all.clipNorm)
    start.push_back(math.number(0));

  const int64_t trips = all.lastIsApart ? all.count - 1 : all.count;
  auto loop = math.repeat(trips, start, [&](Value i, ValueRange sums) {
    return addMicroBatch(math, all, arguments, i, sums);
  });
  SmallVector<Value> sums(loop->getResults().drop_front());
  // Its number comes from the loop, so that it stays behind it.
  if (all.lastIsApart)
    sums = addMicroBatch(math, all, arguments, loop->getResult(0), sums);

  ValueRange results(sums);
  auto take = [&](size_t number) {
    ValueRange taken = results.take_front(number);
    results = results.drop_front(number);
    return taken;
  };
  auto mean = [&](Value sum, RankedTensorType type) {
    return math.convert(math.div(sum, static_cast<double>(all.count)),
                        type.getElementType());
  };
  Evaluation made;
  llvm::append_range(made.states, take(loss->states.size()));
  made.loss = mean(take(1).front(), lossType);
  for (auto [sum, metric] :
       llvm::zip(take(loss->metrics.size()), loss->metrics))
    made.metrics.push_back(mean(sum, metric.type));
  llvm::append_range(made.gradients, take(loss->parameters.size()));
  if (all.clipNorm)
    made.norm = results.front();
  return made;
}

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
// Parameters and batch are read from outside of the loop: only what changes is
// carried, so that the plan has one buffer for each sum.
//
//===----------------------------------------------------------------------===//

#include "Accumulation.h"

#include "GeneratorKeys.h"
#include "GradientNorm.h"
#include "trc/Dialect/Trc/RecipeNumbers.h"

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
  OpBuilder &builder = math.builder;
  auto type = cast<RankedTensorType>(batch.getType());
  SmallVector<Value> starts(type.getRank(),
                            math.fill(cast<RankedTensorType>(i.getType()), 0));
  starts[0] = i;
  SmallVector<int64_t> sizes(type.getShape());
  sizes[0] = 1;
  Value slice = stablehlo::DynamicSliceOp::create(
      builder, math.loc, type.clone(sizes), batch, starts,
      builder.getDenseI64ArrayAttr(sizes));
  return math.reshape(slice, type.getShape().drop_front());
}

Evaluation GradientSource::accumulate(Arithmetic &math, ValueRange arguments,
                                      int64_t trips,
                                      std::optional<double> clipNorm,
                                      Value first, Value unscale) const {
  OpBuilder &builder = math.builder;
  Location loc = math.loc;
  auto counterType = RankedTensorType::get({}, builder.getI32Type());

  // Carried: counter, states, then sums of loss, metrics, gradients.
  SmallVector<Value> start{math.fill(counterType, 0)};
  auto zero = [&](RankedTensorType type) {
    start.push_back(math.fill(getComputeType(type), 0));
  };
  // A generator with a key of its own for each trip begins each at one place.
  SmallVector<Value> found;
  for (const LossState &state : loss->states) {
    start.push_back(arguments[state.argument]);
    found.push_back(hasKey(state) ? arguments[state.argument] : Value());
  }
  func::FuncOp lossFunction = loss->function;
  auto lossType = cast<RankedTensorType>(lossFunction.getResultTypes()[0]);
  zero(lossType);
  for (const LossMetric &metric : loss->metrics)
    zero(metric.type);
  for (const LossParameter &parameter : loss->parameters)
    zero(parameter.type);
  if (clipNorm)
    start.push_back(math.number(0));

  auto loop = stablehlo::WhileOp::create(
      builder, loc, TypeRange(ValueRange(start)), ValueRange(start));
  SmallVector<Location> locations(start.size(), loc);
  TypeRange types = ValueRange(start).getTypes();
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *condition =
        builder.createBlock(&loop.getCond(), {}, types, locations);
    Value more = stablehlo::CompareOp::create(
        builder, loc, condition->getArgument(0),
        math.fill(counterType, static_cast<double>(trips)),
        stablehlo::ComparisonDirection::LT, stablehlo::ComparisonType::SIGNED);
    stablehlo::ReturnOp::create(builder, loc, ValueRange(more));
  }
  unsigned numStates = loss->states.size();
  {
    OpBuilder::InsertionGuard guard(builder);
    Block *body = builder.createBlock(&loop.getBody(), {}, types, locations);
    Value i = body->getArgument(0);
    SmallVector<Value> inner(arguments);
    for (auto [state, value, same] :
         llvm::zip(loss->states, body->getArguments().drop_front(), found))
      inner[state.argument] = same ? same : value;
    for (unsigned argument : loss->batch)
      inner[argument] = takeMicroBatch(math, inner[argument], i);
    Value number = math.convert(i, builder.getIntegerType(64, false));
    if (first)
      number = math.add(number, first);
    Evaluation once = evaluateMicroBatch(math, inner, number);

    SmallVector<Value> next{math.add(i, math.fill(counterType, 1))};
    llvm::append_range(next, once.states);
    SmallVector<Value> terms{once.loss};
    llvm::append_range(terms, once.metrics);
    if (clipNorm) {
      Value norm = makeJointNorm(math, once.gradients);
      if (unscale)
        norm = math.mul(norm, unscale);
      Value factor = makeClipping(math, norm, *clipNorm);
      if (unscale)
        factor = math.mul(factor, unscale);
      for (Value gradient : once.gradients)
        terms.push_back(math.mul(gradient, factor));
      terms.push_back(norm);
    } else {
      llvm::append_range(terms, once.gradients);
    }
    for (auto [sum, term] :
         llvm::zip(body->getArguments().drop_front(1 + numStates), terms))
      next.push_back(math.add(
          sum,
          math.convert(
              term, cast<RankedTensorType>(sum.getType()).getElementType())));
    stablehlo::ReturnOp::create(builder, loc, next);
  }

  auto results = loop->getResults().drop_front();
  Evaluation made;
  for (unsigned i = 0; i < numStates; ++i)
    made.states.push_back(results[i]);
  results = results.drop_front(numStates);
  auto mean = [&](Value sum, RankedTensorType type) {
    return math.convert(math.div(sum, static_cast<double>(trips)),
                        type.getElementType());
  };
  made.loss = mean(results[0], lossType);
  for (auto [i, metric] : llvm::enumerate(loss->metrics))
    made.metrics.push_back(mean(results[1 + i], metric.type));
  results = results.drop_front(1 + loss->metrics.size());
  llvm::append_range(made.gradients,
                     results.take_front(loss->parameters.size()));
  if (clipNorm)
    made.norm = results.back();
  return made;
}

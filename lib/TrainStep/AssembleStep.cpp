//===- AssembleStep.cpp - one function from a recipe ----------------------===//
//
// The parts are elsewhere: what a loss is (LossSignature.h), its gradients over
// one or several micro-batches (Accumulation.h), their sums over the ranks
// (Replicas.h), what of them a rank updates (Parts.h), the rate (Schedule.h),
// norm and clipping (GradientNorm.h), the loss scale (LossScale.h), the update
// (Optimizer.h). Here they become one function, with ports in this order:
//
//   parameters, moments of the optimizer, step, loss scale, other state, batch,
//   and the rate where the caller gives it
//     -> the same state, loss, learning_rate, gradient_norm, other metrics
//
//===----------------------------------------------------------------------===//

#include "Accumulation.h"
#include "ExtendInitialise.h"
#include "GradientNorm.h"
#include "LossScale.h"
#include "Optimizer.h"
#include "Replicas.h"
#include "Schedule.h"

#include "trc/Dialect/Trc/RecipeNumbers.h"
#include "trc/Rewrite/RankGrid.h"
#include "trc/TrainStep/Passes.h"

#include "mlir/IR/SymbolTable.h"

namespace trc {
#define GEN_PASS_DEF_ASSEMBLESTEP
#include "trc/TrainStep/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

class StepBuilder {
public:
  StepBuilder(TrainingStepOp recipe, const LossSignature &loss,
              const GradientSource &source)
      : recipe(recipe), loss(loss), source(source),
        ranks(getRankGrid(recipe->getParentOfType<ModuleOp>()).ranks()),
        builder(recipe) {
    if (recipe.getShardedOptimizer() && ranks > 1)
      parts.emplace(ranks);
    for (const LossParameter &parameter : loss.parameters)
      updates.push_back(findUpdate(parameter));
    const Optimizer &any = *groups.front().optimizer;
    for (auto [k, prefix] : llvm::enumerate(any.getMoments()))
      for (const LossParameter &parameter : loss.parameters) {
        RankedTensorType type =
            any.getMomentType(k, getComputeType(parameter.type));
        hasMoment.push_back(!!type);
        if (!type)
          continue;
        FirstState &moment = firsts.emplace_back();
        moment.name =
            builder.getStringAttr(prefix + "." + parameter.name.getValue());
        moment.type = parts ? parts->typeOf(type) : type;
        moment.role = {StateRole::Moment, parameter.name, any.isOfSquares(k)};
        if (parts)
          moment.whole = builder.getDenseI64ArrayAttr(type.getShape());
      }
    numMomentTensors = firsts.size();
    firsts.push_back({builder.getStringAttr("step"),
                      RankedTensorType::get({}, builder.getI32Type()),
                      {StateRole::Counter, nullptr}});
    if (scalesLoss(recipe))
      llvm::append_range(firsts, LossScale::states(recipe, builder));
  }

  /// The step's own state: moments, the counter, the loss scale.
  ArrayRef<FirstState> getFirstStates() const { return firsts; }

  /// Refuses an optimizer whose state cannot be dealt out, or that has none.
  LogicalResult checkParts() {
    if (!recipe.getShardedOptimizer())
      return success();
    const Optimizer &any = *groups.front().optimizer;
    if (!any.worksOnParts())
      return recipe.emitError("sharded_optimizer: what ")
             << recipe.getOptimizer()
             << " keeps of rows and columns is not dealt out over ranks; leave "
                "sharded_optimizer away, or take another optimizer";
    if (any.getMoments().empty())
      return recipe.emitError("sharded_optimizer: ")
             << recipe.getOptimizer()
             << " without momentum keeps nothing that could be dealt out over "
                "ranks; leave sharded_optimizer away";
    return success();
  }

  /// Replaces the recipe.
  func::FuncOp run() {
    declare();
    fillBody();
    recipe.erase();
    return step;
  }

private:
  TrainingStepOp recipe;
  const LossSignature &loss;
  const GradientSource &source;
  int64_t ranks;
  /// Where each rank updates its part of a parameter.
  std::optional<Parts> parts;
  /// Parameters that one rate and one weight decay are for.
  struct Group {
    int64_t rate;
    double weightDecay;
    std::unique_ptr<Optimizer> optimizer;
  };
  SmallVector<Group> groups;
  SmallVector<size_t> updates; ///< by parameter, the number of its group
  SmallVector<FirstState> firsts;
  size_t numMomentTensors;
  SmallVector<bool> hasMoment; ///< by prefix, then by parameter
  OpBuilder builder;
  func::FuncOp step;

  size_t findUpdate(const LossParameter &parameter) {
    double weightDecay = parameter.weightDecay.value_or(
        recipe.getWeightDecay().convertToDouble());
    auto *found = llvm::find_if(groups, [&](const Group &group) {
      return group.rate == parameter.group && group.weightDecay == weightDecay;
    });
    if (found == groups.end()) {
      groups.push_back(
          {parameter.group, weightDecay, Optimizer::make(recipe, weightDecay)});
      found = &groups.back();
    }
    return found - groups.begin();
  }

  /// Operations with a name such as "optimizer/wte.weight", whose first part is
  /// the layer in reports.
  Arithmetic in(const Twine &scope) {
    return Arithmetic(
        builder, NameLoc::get(builder.getStringAttr(scope), recipe.getLoc()));
  }

  RankedTensorType getBatchType(unsigned argument) {
    func::FuncOp function = loss.function;
    auto type = cast<RankedTensorType>(function.getArgumentTypes()[argument]);
    auto trips = static_cast<int64_t>(recipe.getAccumulation());
    if (trips == 1)
      return type;
    SmallVector<int64_t> shape{trips};
    llvm::append_range(shape, type.getShape());
    return type.clone(shape);
  }

  void declare() {
    func::FuncOp function = loss.function;
    SmallVector<Type> inputs, results;
    SmallVector<DictionaryAttr> inputAttrs, resultAttrs;
    SmallVector<Location> locations;
    auto addState = [&](StringAttr name, RankedTensorType type,
                        std::optional<RoleOfState> role, Location loc,
                        const FirstState *first = nullptr) {
      NamedAttrList attributes, resultAttributes;
      resultAttributes.set("trc.state", name);
      if (first)
        first->addPart(builder, resultAttributes);
      attributes = resultAttributes;
      attributes.set("tf.aliasing_output",
                     builder.getI32IntegerAttr(results.size()));
      if (role)
        addRole(*role, builder, attributes);
      inputs.push_back(type);
      inputAttrs.push_back(attributes.getDictionary(builder.getContext()));
      locations.push_back(NameLoc::get(name, loc));
      results.push_back(type);
      resultAttrs.push_back(
          resultAttributes.getDictionary(builder.getContext()));
    };
    auto addMetric = [&](StringRef name, RankedTensorType type) {
      results.push_back(type);
      resultAttrs.push_back(builder.getDictionaryAttr(
          builder.getNamedAttr("trc.metric", builder.getStringAttr(name))));
    };
    for (const LossParameter &parameter : loss.parameters)
      addState(parameter.name, parameter.type,
               RoleOfState{StateRole::Parameter, nullptr},
               function.getArgument(parameter.argument).getLoc());
    for (const FirstState &state : firsts)
      addState(state.name, state.type, state.role, recipe.getLoc(), &state);
    for (const LossState &state : loss.states)
      addState(state.name, state.type, state.role,
               function.getArgument(state.argument).getLoc());
    for (unsigned argument : loss.batch) {
      inputs.push_back(getBatchType(argument));
      NamedAttrList attributes(function.getArgAttrDict(argument));
      // A rank has its part of the rows, or of the micro-batches.
      if (ranks > 1 && cast<RankedTensorType>(inputs.back()).getRank() > 0)
        attributes.set("trc.split", builder.getI64IntegerAttr(0));
      inputAttrs.push_back(attributes.getDictionary(builder.getContext()));
      locations.push_back(function.getArgument(argument).getLoc());
    }
    if (isRateGiven(recipe)) {
      inputs.push_back(getRateType(builder.getContext(), loss.getNumGroups()));
      inputAttrs.push_back(builder.getDictionaryAttr({}));
      locations.push_back(NameLoc::get(builder.getStringAttr("learning_rate"),
                                       recipe.getLoc()));
    }
    auto scalar = RankedTensorType::get({}, builder.getF32Type());
    addMetric("loss", cast<RankedTensorType>(function.getResultTypes()[0]));
    addMetric("learning_rate", scalar);
    addMetric("gradient_norm", scalar);
    if (scalesLoss(recipe)) {
      addMetric("loss_scale", scalar);
      addMetric("skipped_steps", scalar);
    }
    for (const LossMetric &metric : loss.metrics)
      addMetric(metric.name, metric.type);

    step = func::FuncOp::create(builder, recipe.getLoc(), recipe.getSymName(),
                                builder.getFunctionType(inputs, results));
    step.setPublic();
    step->setAttr("trc.assembled", builder.getUnitAttr());
    step.setAllArgAttrs(inputAttrs);
    step.setAllResultAttrs(resultAttrs);
    builder.createBlock(&step.getBody(), {}, inputs, locations);
  }

  void fillBody() {
    // Arguments by what they are, in the order in which they were declared.
    ValueRange arguments = step.getArguments();
    auto take = [&](size_t number) {
      ValueRange taken = arguments.take_front(number);
      arguments = arguments.drop_front(number);
      return taken;
    };
    size_t numParameters = loss.parameters.size();
    ValueRange parameters = take(numParameters);
    ValueRange moments = take(numMomentTensors);
    Value counter = take(1).front();
    ValueRange scaling = take(scalesLoss(recipe) ? LossScale::numStates : 0);
    ValueRange states = take(loss.states.size());
    ValueRange batch = take(loss.batch.size());

    func::FuncOp function = loss.function;
    Arithmetic scaled = in("loss_scale/scale");
    std::optional<LossScale> scale;
    if (!scaling.empty())
      scale.emplace(scaled, recipe, scaling);
    Value unscale = scale ? scale->inverse() : Value();

    SmallVector<Value> lossArguments(function.getNumArguments());
    for (auto [parameter, value] : llvm::zip(loss.parameters, parameters))
      lossArguments[parameter.argument] = value;
    for (auto [state, value] : llvm::zip(loss.states, states))
      lossArguments[state.argument] = value;
    for (auto [argument, value] : llvm::zip(loss.batch, batch))
      lossArguments[argument] = value;
    if (source.takesScale())
      lossArguments.push_back(
          scale ? scale->scale()
                : scaled.fill(getLossScaleType(builder.getContext()), 1));

    Arithmetic accumulation = in("accumulation/sum");
    MicroBatches all;
    all.count = static_cast<int64_t>(recipe.getAccumulation());
    all.first = makeFirstMicroBatch(accumulation, ranks, all.count);
    all.unscale = unscale;
    // One that is all of the step is clipped with it.
    if (recipe.getClipScope() == "micro_batch" && all.count * ranks > 1)
      all.clipNorm = recipe.getClipNorm().convertToDouble();
    // A micro-batch that is clipped is whole before any of it travels.
    all.lastIsApart = ranks > 1 && !all.clipNorm;
    Evaluation made = source.evaluateBatch(accumulation, lossArguments, all);

    Arithmetic replicas = in("replicas/sum");
    reduceOverRanks(replicas, ranks, parts ? &*parts : nullptr, made);

    Arithmetic schedule = in("schedule/rate");
    Value next = schedule.add(
        counter, schedule.fill(cast<RankedTensorType>(counter.getType()), 1));
    Value t = schedule.convert(next, builder.getF64Type());
    SmallVector<Value> rates =
        isRateGiven(recipe)
            ? splitRates(schedule, arguments.front())
            : SmallVector<Value>{makeLearningRate(schedule, recipe, t)};

    Arithmetic clipping = in("gradient_norm/sum");
    // Of what is dealt out, sums are over all ranks.
    const int64_t partRanks = parts ? ranks : 1;
    clipping.ranks = partRanks;
    GradientNorm norm =
        makeGradientNorm(clipping, recipe, made, ranks, unscale);
    if (scale)
      scale->judge(scaled, norm.norm);
    // Where gradients have overflowed, the step leaves state as it was.
    auto choose = [&](Arithmetic &math, Value before, Value after) {
      return scale ? scale->choose(math, before, after) : after;
    };

    Arithmetic shared = in("optimizer/scalars");
    for (Group &group : groups)
      group.optimizer->begin(shared, rates[group.rate], t);
    size_t numMoments = groups.front().optimizer->getMoments().size();
    SmallVector<Value> allMoments;
    for (bool has : hasMoment) {
      allMoments.push_back(has ? moments.front() : Value());
      moments = moments.drop_front(has);
    }
    SmallVector<Value> newParameters;
    for (auto [i, parameter] : llvm::enumerate(loss.parameters)) {
      Arithmetic math = in("optimizer/" + parameter.name.getValue());
      math.ranks = partRanks;
      Value before = parts ? parts->take(math, parameters[i]) : parameters[i];
      Value gradient = made.gradients[i];
      if (norm.factor)
        gradient = math.mul(gradient, norm.factor);
      SmallVector<Value> own;
      for (size_t k = 0; k < numMoments; ++k)
        own.push_back(allMoments[k * numParameters + i]);
      Type type = getComputeType(parameter.type).getElementType();
      Value value = groups[updates[i]].optimizer->update(
          math, math.convert(before, type), gradient, parameter.decays, own);
      Value after = choose(
          math, before, math.convert(value, parameter.type.getElementType()));
      newParameters.push_back(parts ? parts->join(math, after, parameter.type)
                                    : after);
      for (size_t k = 0; k < numMoments; ++k)
        if (Value &moment = allMoments[k * numParameters + i])
          moment = choose(math, moment, own[k]);
    }

    SmallVector<Value> results(newParameters);
    llvm::append_range(results, llvm::make_filter_range(
                                    allMoments, [](Value v) { return !!v; }));
    results.push_back(choose(scaled, counter, next));
    if (scale)
      llvm::append_range(results, scale->next());
    for (auto [before, after] : llvm::zip(states, made.states))
      results.push_back(choose(scaled, before, after));
    results.push_back(made.loss);
    results.push_back(schedule.convert(rates.front(), builder.getF32Type()));
    results.push_back(clipping.convert(norm.norm, builder.getF32Type()));
    if (scale) {
      results.push_back(scale->scale());
      results.push_back(scaled.convert(scale->skipped(), builder.getF32Type()));
    }
    llvm::append_range(results, made.metrics);
    func::ReturnOp::create(builder, recipe.getLoc(), results);
  }
};

class AssembleStepPass : public trc::impl::AssembleStepBase<AssembleStepPass> {
public:
  using AssembleStepBase::AssembleStepBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<TrainingStepOp> recipes(module.getOps<TrainingStepOp>());
    if (recipes.empty())
      return;
    for (TrainingStepOp recipe : recipes)
      if (failed(assemble(recipe)))
        return signalPassFailure();
    eraseUnused(module);
  }

  LogicalResult assemble(TrainingStepOp recipe) {
    SymbolTable symbols(getOperation());
    FailureOr<LossSignature> loss = readLoss(recipe, symbols);
    if (failed(loss))
      return failure();
    FailureOr<func::FuncOp> initialise = readInitialise(recipe, *loss, symbols);
    if (failed(initialise))
      return failure();
    FailureOr<GradientSource> source = GradientSource::find(recipe, *loss);
    if (failed(source))
      return failure();
    if (failed(
            checkReplicas(recipe, *loss, getRankGrid(getOperation()).ranks())))
      return failure();
    if (shardedOptimizer)
      recipe.setShardedOptimizer(true);
    StepBuilder step(recipe, *loss, *source);
    if (failed(step.checkParts()))
      return failure();
    if (*initialise &&
        failed(extendInitialise(*initialise, step.getFirstStates())))
      return failure();
    ++numSteps;
    numParameters += loss->parameters.size();
    step.run();
    return success();
  }

  /// Private gradient functions, then private losses.
  static void eraseUnused(ModuleOp module) {
    SmallVector<func::FuncOp> losses;
    SymbolTable symbols(module);
    for (auto function :
         llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
      auto of = function->getAttrOfType<FlatSymbolRefAttr>("trc.gradient_of");
      if (!of || !function.isPrivate())
        continue;
      if (auto loss = symbols.lookup<func::FuncOp>(of.getAttr()))
        losses.push_back(loss);
      if (SymbolTable::symbolKnownUseEmpty(function, module))
        function.erase();
    }
    for (func::FuncOp loss : losses)
      if (loss.isPrivate() && SymbolTable::symbolKnownUseEmpty(loss, module))
        loss.erase();
  }
};

} // namespace

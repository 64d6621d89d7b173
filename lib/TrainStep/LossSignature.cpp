//===- LossSignature.cpp - what the loss of a training step is ------------===//
//
// Arguments first, then results, each with its own message. Notes point at the
// recipe that asks for the function.
//
//===----------------------------------------------------------------------===//

#include "trc/TrainStep/LossSignature.h"

#include "trc/Dialect/Trc/RecipeNumbers.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace trc;

DenseMap<StringAttr, unsigned> trc::getStateResults(func::FuncOp function) {
  DenseMap<StringAttr, unsigned> results;
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (auto name = function.getResultAttrOfType<StringAttr>(i, "trc.state"))
      results.try_emplace(name, i);
  return results;
}

int64_t LossSignature::getNumGroups() const {
  int64_t last = 0;
  for (const LossParameter &parameter : parameters)
    last = std::max(last, parameter.group);
  return last + 1;
}

namespace {

class Reader {
public:
  Reader(TrainingStepOp step, func::FuncOp function) : step(step) {
    loss.function = function;
  }

  FailureOr<LossSignature> run() {
    if (failed(readArguments()) || failed(readResults()) ||
        failed(checkStates()))
      return failure();
    return std::move(loss);
  }

private:
  static constexpr int64_t maxGroups = 4096;

  TrainingStepOp step;
  LossSignature loss;
  llvm::StringSet<> stateNames;
  DenseMap<StringAttr, size_t> stateIndices; ///< into `loss.states`

  /// An error at an argument or at the function.
  InFlightDiagnostic error(int argument = -1) {
    func::FuncOp function = loss.function;
    Location loc = argument < 0 || function.isExternal()
                       ? function.getLoc()
                       : function.getArgument(argument).getLoc();
    // Arguments of a program without locations know no line.
    if (!loc->findInstanceOf<FileLineColLoc>())
      loc = function.getLoc();
    InFlightDiagnostic diagnostic = emitError(loc);
    diagnostic.attachNote(step.getLoc())
        << "the training step '" << step.getSymName() << "' that asks for it";
    return diagnostic;
  }

  LogicalResult readArguments() {
    func::FuncOp function = loss.function;
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
      auto parameter =
          function.getArgAttrOfType<StringAttr>(i, "trc.parameter");
      auto state = function.getArgAttrOfType<StringAttr>(i, "trc.state");
      bool noDecay = !!function.getArgAttr(i, "trc.no_decay");
      auto tensor = dyn_cast<RankedTensorType>(type);
      if (!tensor || !tensor.hasStaticShape())
        return error(i) << "expected argument " << i << " of the loss '"
                        << function.getName() << "' to be a static tensor, got "
                        << type;
      if (parameter && state)
        return error(i) << "argument " << i << " of the loss is parameter "
                        << parameter << " and state " << state
                        << ": keep trc.parameter for what the optimizer "
                           "changes, trc.state for what the loss changes";
      if (noDecay && !parameter)
        return error(i) << "argument " << i
                        << " of the loss has trc.no_decay but is no "
                           "parameter: give it trc.parameter or take "
                           "trc.no_decay away";
      if (!parameter && !state) {
        loss.batch.push_back(i);
        continue;
      }
      StringAttr name = parameter ? parameter : state;
      if (!stateNames.insert(name).second)
        return error(i) << "two arguments of the loss are called " << name
                        << ": give each a name of its own";
      if (state) {
        stateIndices[state] = loss.states.size();
        loss.states.push_back({unsigned(i), 0, name, tensor,
                               readRole(function.getArgAttrDict(i))});
        continue;
      }
      if (!isa<FloatType>(tensor.getElementType()))
        return error(i) << "expected parameter " << name
                        << " to be of floating point, got " << tensor
                        << ": make it part of the batch, or other state";
      LossParameter read{unsigned(i), name, tensor, !noDecay, {}, 0};
      if (failed(readOwnNumbers(read)))
        return failure();
      loss.parameters.push_back(std::move(read));
    }
    if (loss.parameters.empty())
      return error() << "no argument of the loss '" << function.getName()
                     << "' is a parameter: give those that the optimizer is "
                        "to change the attribute trc.parameter = \"name\"";
    return success();
  }

  /// A parameter's weight decay and group.
  LogicalResult readOwnNumbers(LossParameter &parameter) {
    func::FuncOp function = loss.function;
    unsigned i = parameter.argument;
    if (Attribute decay = function.getArgAttr(i, "trc.weight_decay")) {
      auto number = dyn_cast<FloatAttr>(decay);
      if (!number || !number.getType().isF64() ||
          !(number.getValueAsDouble() >= 0))
        return error(i) << "expected trc.weight_decay of parameter "
                        << parameter.name << " to be 0 or more in f64, got "
                        << decay;
      if (!parameter.decays)
        return error(i) << "parameter " << parameter.name
                        << " has trc.no_decay and trc.weight_decay: keep one";
      parameter.weightDecay = number.getValueAsDouble();
    }
    if (Attribute group = function.getArgAttr(i, "trc.group")) {
      auto number = dyn_cast<IntegerAttr>(group);
      if (!number || !number.getType().isInteger(64) || number.getInt() < 0 ||
          number.getInt() >= maxGroups)
        return error(i) << "expected trc.group of parameter " << parameter.name
                        << " to be an i64 of 0 to below " << maxGroups
                        << ", got " << group;
      if (step.getSchedule() != "input")
        return error(i) << "parameter " << parameter.name
                        << " has trc.group, a learning rate of its own, but "
                           "the recipe makes the rate: say schedule = "
                           "\"input\", or take trc.group away";
      parameter.group = number.getInt();
    }
    return success();
  }

  LogicalResult readResults() {
    func::FuncOp function = loss.function;
    if (function.getNumResults() == 0)
      return error() << "the loss '" << function.getName()
                     << "' has no result: return the scalar to be made small "
                        "first";
    auto scalar = dyn_cast<RankedTensorType>(function.getResultTypes()[0]);
    if (!scalar || scalar.getRank() != 0 ||
        !isa<FloatType>(scalar.getElementType()))
      return error() << "expected result 0 of the loss '" << function.getName()
                     << "' to be a scalar of floating point, got "
                     << function.getResultTypes()[0]
                     << ": return the mean over the batch first";
    if (function.getResultAttr(0, "trc.state"))
      return error() << "result 0 of the loss is state: return the scalar to "
                        "be made small first, state after it";
    llvm::StringSet<> names;
    for (StringRef made : {"loss", "learning_rate", "gradient_norm"})
      names.insert(made);
    if (scalesLoss(step))
      for (StringRef made : {"loss_scale", "skipped_steps"})
        names.insert(made);
    for (unsigned i = 1; i < function.getNumResults(); ++i) {
      auto type = dyn_cast<RankedTensorType>(function.getResultTypes()[i]);
      auto state = function.getResultAttrOfType<StringAttr>(i, "trc.state");
      auto metric = function.getResultAttrOfType<StringAttr>(i, "trc.metric");
      if (state && metric)
        return error() << "result " << i << " of the loss is state " << state
                       << " and metric " << metric
                       << ": return it twice, once as each";
      if (state) {
        auto index = stateIndices.find(state);
        if (index == stateIndices.end())
          return error() << "result " << i << " of the loss is state " << state
                         << ", but no argument is: give the argument that it "
                            "replaces trc.state = "
                         << state;
        LossState *found = &loss.states[index->second];
        if (found->result != 0)
          return error() << "results " << found->result << " and " << i
                         << " of the loss are both state " << state
                         << ": return it once";
        if (found->type != type)
          return error(found->argument)
                 << "state " << state << " is " << found->type
                 << " as argument " << found->argument << " of the loss, but "
                 << function.getResultTypes()[i] << " as result " << i
                 << ": return it in the type it came in";
        found->result = i;
        continue;
      }
      if (!metric)
        return error() << "result " << i
                       << " of the loss is neither state nor a metric: give "
                          "it trc.metric = \"name\", or do not return it";
      if (!names.insert(metric).second)
        return error() << "two metrics of the step are called " << metric
                       << ": give result " << i << " another name (loss, "
                       << "learning_rate and gradient_norm are made anyway, "
                          "loss_scale and skipped_steps with a loss_scale)";
      if (!type || !type.hasStaticShape())
        return error() << "expected metric " << metric
                       << " to be a static tensor, got "
                       << function.getResultTypes()[i];
      if (step.getAccumulation() > 1 && !isa<FloatType>(type.getElementType()))
        return error() << "expected metric " << metric
                       << " to be of floating point, since it is a mean over "
                       << step.getAccumulation() << " micro-batches, got "
                       << type << ": convert it";
      loss.metrics.push_back({i, metric, type});
    }
    return success();
  }

  LogicalResult checkStates() {
    for (const LossState &state : loss.states)
      if (state.result == 0)
        return error(state.argument)
               << "state " << state.name << " of " << state.type
               << " is an argument of the loss but no result: return its next "
                  "value with trc.state = "
               << state.name;
    // The counter of the step is made by the assembly.
    if (stateNames.contains("step"))
      return error() << "an argument of the loss is state \"step\", which is "
                        "the name of the step counter: give it another name";
    for (StringRef made :
         {"scaling.scale", "scaling.clean_steps", "scaling.skipped_steps"})
      if (scalesLoss(step) && stateNames.contains(made))
        return error() << "an argument of the loss is state \"" << made
                       << "\", which is a name of the loss scale: give it "
                          "another name";
    return success();
  }
};

} // namespace

FailureOr<LossSignature> trc::readLoss(TrainingStepOp step,
                                       SymbolTable &symbols) {
  auto function = symbols.lookup<func::FuncOp>(step.getLossAttr().getAttr());
  if (!function)
    return step.emitError("there is no function '")
           << step.getLoss() << "' to be the loss of the training step '"
           << step.getSymName() << "': define it, or name another";
  return Reader(step, function).run();
}

FailureOr<func::FuncOp> trc::readInitialise(TrainingStepOp step,
                                            const LossSignature &loss,
                                            SymbolTable &symbols) {
  if (!step.getInitialise())
    return func::FuncOp();
  auto function = symbols.lookup<func::FuncOp>(*step.getInitialise());
  if (!function)
    return step.emitError("there is no function '")
           << *step.getInitialise() << "' to initialise the training step '"
           << step.getSymName()
           << "': define it, or leave initialise(...) away";
  DenseMap<StringAttr, unsigned> results = getStateResults(function);
  auto check = [&](StringRef kind, StringAttr name,
                   RankedTensorType type) -> LogicalResult {
    auto result = results.find(name);
    const bool isMade = result != results.end();
    Type made = isMade ? function.getResultTypes()[result->second] : Type();
    if (made == type)
      return success();
    InFlightDiagnostic diagnostic = emitError(function.getLoc())
                                    << "'" << function.getName()
                                    << "' initialises the training step '"
                                    << step.getSymName() << "', but ";
    if (!isMade)
      diagnostic << "does not make " << kind << " " << name << " of " << type
                 << ": return it with trc.state = " << name;
    else
      diagnostic << "makes " << kind << " " << name << " as " << made
                 << ", expected " << type;
    func::FuncOp lossFunction = loss.function;
    diagnostic.attachNote(lossFunction.getLoc()) << "the loss that uses it";
    return diagnostic;
  };
  for (const LossParameter &parameter : loss.parameters)
    if (failed(check("parameter", parameter.name, parameter.type)))
      return failure();
  for (const LossState &state : loss.states)
    if (failed(check("state", state.name, state.type)))
      return failure();
  return function;
}

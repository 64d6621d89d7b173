//===- ReadProgram.cpp - a model back from its program --------------------===//
//
// See ReadProgram.h.
//
//===----------------------------------------------------------------------===//

#include "models/ReadProgram.h"

#include "models/graph/Graph.h"
#include "models/training/ReadTrainingStep.h"
#include "trc/Dialect/Trc/ModelFacts.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

using namespace mlir;
using namespace trc;
using namespace trc::models;

std::string ProgramOrigin::write(int64_t batch, std::string &error) const {
  BatchShape other = shape;
  other.batch = batch;
  error = model->checkShape(task, other);
  return error.empty() ? model->writeProgram(task, other, recipe)
                       : std::string();
}

/// The inputs of the loss by their names, which are locations.
static BatchShape readShape(func::FuncOp loss, const ModelRow &row) {
  BatchShape shape;
  for (BlockArgument argument : loss.getArguments()) {
    auto name = dyn_cast<NameLoc>(argument.getLoc());
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!name || !type)
      continue;
    for (const SizeOfInput &size : row.sizes)
      if (name.getName() == size.input &&
          size.dimension < static_cast<size_t>(type.getRank()))
        shape.*size.size =
            type.getDimSize(static_cast<unsigned>(size.dimension));
  }
  return shape;
}

static std::string modelNames() {
  std::string names;
  for (const ModelRow *row : allModels())
    names += (names.empty() ? "" : " or ") + std::string(row->name);
  return names;
}

std::optional<ProgramOrigin> models::readProgram(std::string_view text,
                                                 std::string &error) {
  MLIRContext context;
  graph::loadDialects(context);
  ScopedDiagnosticHandler silent(&context,
                                 [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(text, ParserConfig(&context));
  const std::optional<ModelFacts> facts =
      module ? readModelFacts(*module) : std::nullopt;
  if (!facts) {
    error = "the program does not say that it is one of trc's models (" +
            modelNames() +
            "), and the batch of another stands in the types of "
            "its operations, where it cannot be told from other sizes";
    return std::nullopt;
  }
  const ModelRow *row = findModel(facts->name);
  if (!row) {
    error = "the model '" + facts->name + "' is none that trc writes, " +
            modelNames();
    return std::nullopt;
  }
  ProgramOrigin origin;
  origin.model = row->parse(facts->configuration, "its configuration", error);
  if (!origin.model)
    return std::nullopt;
  origin.task = facts->task;
  auto loss = module->lookupSymbol<func::FuncOp>("loss");
  auto step = module->lookupSymbol<TrainingStepOp>("step");
  if (loss && step) {
    origin.shape = readShape(loss, *row);
    origin.recipe = readTrainingStep(step);
    if (origin.write(origin.shape.batch, error) == graph::printProgram(*module))
      return origin;
  }
  error = "the program says that it is the model " + facts->name +
          ", but is not what this trc writes for it: its batch cannot be "
          "changed";
  return std::nullopt;
}

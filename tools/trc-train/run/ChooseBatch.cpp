//===- ChooseBatch.cpp - the batch that a memory limit allows -------------===//
//
// See ChooseBatch.h.
//
//===----------------------------------------------------------------------===//

#include "run/ChooseBatch.h"

#include "loop/Checkpoint.h"
#include "run/Run.h"
#include "run/Subject.h"
#include "trc/Pipeline/ByteCount.h"
#include "trc/Pipeline/LargestBatch.h"
#include "trc/Pipeline/MemoryChoices.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace trc::train {

/// Plans the model with other batches.
static BatchPlan planBatch(const Options &options, const Subject &subject,
                           int64_t rowsOfStep, int64_t batch,
                           const PlanChoice &asked) {
  models::BatchShape shape = options.model.shape();
  shape.batch = batch;
  models::TrainingRecipe recipe = options.recipe;
  if (rowsOfStep != 0)
    recipe.accumulation = rowsOfStep / batch;
  BatchPlan planned;
  planned.fault = subject.model->checkShape(options.model.task, shape);
  if (!planned.fault.empty())
    return planned;
  CompileChoice choice = options.compile;
  choice.recompute = asked.recompute;
  choice.offload = asked.offload;
  if (!asked.limited)
    choice.memoryLimit.clear();
  Result<MemoryPlan> found =
      planMemory(subject.model->writeProgram(options.model.task, shape, recipe),
                 std::string(options.row->name), choice);
  if (found.failed())
    planned.fault = found.takeStatus().message();
  else if (!found->batch.fits && !asked.limited)
    planned.fault = fmt::format("at batch {}: {}", batch, found->why);
  else
    planned = found->batch;
  return planned;
}

/// The largest that fits, of all or, where a step has so many rows, of those
/// that divide them.
static BatchFound findBatch(const Options &options, const Subject &subject,
                            int64_t rowsOfStep) {
  const BatchSearch search = {
      *parseByteCount(options.compile.memoryLimit), options.compile.recompute,
      options.compile.offload,
      planningOnce([&](int64_t batch, const PlanChoice &choice) {
        return planBatch(options, subject, rowsOfStep, batch, choice);
      })};
  return rowsOfStep != 0 ? findLargestPart(search, rowsOfStep)
                         : findLargestBatch(search);
}

Status chooseBatch(Options &options, int ranks) {
  if (!options.batchIsAuto)
    return Status::success();
  // A run goes on with the rows that it began with, whatever would fit now: on
  // other threads that may be another number. That they fit, the compile sees.
  const nlohmann::json before = runOf(resumedFrom(options));
  if (before.is_object() && before.contains("batch") &&
      before["batch"].is_number_unsigned()) {
    options.model.batch = before["batch"].get<int64_t>();
    options.notes.push_back(
        fmt::format("batch: {} rows, as the run began", options.model.batch));
    return Status::success();
  }
  const int64_t global = options.ranks.globalBatch;
  Result<Subject> subject = readSubject(options);
  if (subject.failed())
    return subject.takeStatus();
  const BatchFound found = findBatch(options, *subject, global / ranks);
  if (!found.fault.empty())
    return failed(found.fault);
  // That one row does not fit is said by the compile, with what it takes.
  options.model.batch = std::max<int64_t>(found.rows, 1);
  if (found.rows == 0)
    return Status::success();
  options.notes.push_back(fmt::format(
      "batch: {} rows, the most that {}fit into {}{}{}{}", options.model.batch,
      global != 0 ? fmt::format("divide {} and ", global / ranks) : "",
      byteCountText(*parseByteCount(options.compile.memoryLimit)),
      found.slowerRows != 0 ? " as fast" : "",
      global != 0 ? fmt::format(", {} times a step",
                                global / ranks / options.model.batch)
                  : "",
      found.bytesLess > 0
          ? ": " + gainText(found.bytesLess, found.nanosecondsMore)
          : ""));
  if (found.slowerRows != 0)
    options.notes.push_back("batch: " + slowerBatchText(found));
  return Status::success();
}

/// "4 batches of 16: --batch=16, which --batch=auto finds by itself", of the
/// rows of a step.
static std::string partsText(const Options &options, int64_t rows, int64_t part,
                             int ranks) {
  const bool isGlobal = options.ranks.globalBatch != 0;
  return fmt::format(
      "{} batches of {}: --batch={}{}, which --batch=auto{} finds by itself",
      rows / part, part, part,
      isGlobal ? "" : fmt::format(" --accumulate={}", rows / part),
      isGlobal ? "" : fmt::format(" --global-batch={}", rows * ranks));
}

std::string smallerBatchText(const Options &options, const Subject &subject,
                             int ranks) {
  const int64_t batch = options.model.batch;
  if (options.compile.memoryLimit.empty() || options.batchIsAuto ||
      !subject.model)
    return "";
  const int64_t rows = batch * options.recipe.accumulation;
  const BatchFound found = findBatch(options, subject, rows);
  // That it was refused has another reason, or nothing of that kind helps.
  if (!found.fault.empty() || found.rows == 0 || found.rows >= batch)
    return "";
  return fmt::format("{} rows a step fit as {}", rows,
                     partsText(options, rows, found.rows, ranks));
}

std::string fasterBatchText(const Options &options, const Subject &subject,
                            int ranks) {
  const int64_t batch = options.model.batch;
  // A run that goes on keeps its batch.
  if (options.ranks.globalBatch == 0 || options.compile.memoryLimit.empty() ||
      options.compile.recompute != "auto" || options.batchIsAuto ||
      !subject.model || !resumedFrom(options).empty())
    return "";
  const int64_t rows = batch * options.recipe.accumulation;
  const BatchFound found = findBatch(options, subject, rows);
  if (!found.fault.empty() || found.rows == 0 || found.rows >= batch)
    return "";
  const PlanChoice asked = {options.compile.recompute, options.compile.offload,
                            true};
  const BatchPlan whole = planBatch(options, subject, rows, batch, asked);
  const BatchPlan parts = planBatch(options, subject, rows, found.rows, asked);
  const double less = whole.nanoseconds - parts.nanoseconds;
  // Less than a hundredth an estimate does not know.
  if (!whole.fits || !parts.fits || less * 100 < whole.nanoseconds)
    return "";
  return fmt::format(
      "{} rows a step would take about {:.1f} ms less, as estimated, as {}",
      rows, less * 1e-6, partsText(options, rows, found.rows, ranks));
}

void scaleLearningRate(Options &options, int ranks) {
  if (options.rateScaling.empty())
    return;
  const int64_t rows =
      options.model.batch * options.recipe.accumulation * ranks;
  double factor =
      static_cast<double>(rows) / static_cast<double>(options.referenceBatch);
  if (options.rateScaling == "square-root")
    factor = std::sqrt(factor);
  options.recipe.learningRate *= factor;
  options.recipe.finalRate *= factor;
  options.notes.push_back(fmt::format(
      "learning rate: {:.3g}, {:.3g} times what was given, for {} "
      "rows a step in place of {}",
      options.recipe.learningRate, factor, rows, options.referenceBatch));
}

} // namespace trc::train

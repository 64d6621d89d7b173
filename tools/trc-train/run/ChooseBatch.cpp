//===- ChooseBatch.cpp - the batch that a memory limit allows -------------===//
//
// See ChooseBatch.h.
//
//===----------------------------------------------------------------------===//

#include "run/ChooseBatch.h"

#include "run/Subject.h"
#include "trc/Pipeline/ByteCount.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace trc::train {

/// No larger batch is tried.
static constexpr int64_t mostRows = 1 << 16;

Result<int64_t>
largestThatFits(int64_t most, int64_t limit,
                const std::function<Result<int64_t>(int64_t)> &bytes) {
  struct Point {
    int64_t batch, bytes;
  };
  // Of what is known to fit and not to fit, the nearest.
  Point low = {0, 0}, high = {most + 1, 0};
  Point before = {0, 0};
  int64_t next = std::min<int64_t>(most, 8);
  while (high.batch - low.batch > 1) {
    Result<int64_t> taken = bytes(next);
    if (taken.failed())
      return taken.takeStatus();
    const Point now = {next, *taken};
    (now.bytes <= limit ? low : high) = now;
    // Where the line through the last two points meets the limit; two batches
    // are the start of one.
    int64_t guess = now.bytes <= limit ? 2 * next : next / 2;
    if (before.batch && before.batch != now.batch) {
      const double slope = static_cast<double>(now.bytes - before.bytes) /
                           static_cast<double>(now.batch - before.batch);
      if (slope > 0)
        guess = now.batch +
                static_cast<int64_t>(
                    std::floor(static_cast<double>(limit - now.bytes) / slope));
      // The place itself, then the one above it.
      if (guess == now.batch && now.bytes <= limit)
        ++guess;
    }
    before = now;
    next = std::clamp(guess, low.batch + 1, high.batch - 1);
  }
  return low.batch;
}

namespace {

/// Plans of the model at other batches.
class BatchSearch {
public:
  /// `rows` of a step are this rank's; 0: as many as fit.
  BatchSearch(const Options &options, const Subject &subject, int64_t rows)
      : options(options), subject(subject), rows(rows),
        limit(*parseByteCount(options.compile.memoryLimit)) {}

  /// 0 where nothing fits.
  Result<int64_t> run() {
    CompileChoice choice = options.compile;
    choice.memoryLimit.clear();
    const bool isFree = choice.recompute == "auto";
    if (rows != 0) {
      // Another batch of the step costs less time than layers computed again.
      if (isFree)
        choice.recompute = "cheap";
      Result<int64_t> found = amongDivisors(choice);
      if (!isFree || found.failed() || *found != 0)
        return found;
      choice.recompute = "layers";
      return amongDivisors(choice);
    }
    // What is chosen freely is first taken to be all that there is.
    if (isFree)
      choice.recompute = "layers";
    Result<int64_t> found = largestThatFits(
        mostRows, limit, [&](int64_t batch) { return bytesOf(batch, choice); });
    if (found.failed() || !isFree || *found == 0)
      return found;
    return nearby(*found);
  }

private:
  const Options &options;
  const Subject &subject;
  int64_t rows, limit;

  /// The largest near `batch` that fits as the run will be planned, which
  /// mostly finds a little more room.
  Result<int64_t> nearby(int64_t batch) const {
    Result<bool> fits = fitsFreely(batch);
    while (!fits.failed() && !*fits && --batch > 0)
      fits = fitsFreely(batch);
    bool grows = !fits.failed() && *fits;
    for (int64_t stride = grows ? 1 : 0; stride != 0;) {
      fits = batch + stride <= mostRows ? fitsFreely(batch + stride)
                                        : Result<bool>(false);
      if (fits.failed())
        break;
      if (*fits)
        batch += stride;
      grows &= *fits;
      stride = grows ? 2 * stride : stride / 2;
    }
    return fits.failed() ? Result<int64_t>(fits.takeStatus())
                         : Result<int64_t>(batch);
  }

  Result<bool> fitsFreely(int64_t batch) const {
    Result<MemoryPlan> found = plan(batch, options.compile);
    return found.failed() ? Result<bool>(found.takeStatus())
                          : Result<bool>(found->fits);
  }

  Result<MemoryPlan> plan(int64_t batch, const CompileChoice &choice) const {
    models::BatchShape shape = options.model.shape();
    shape.batch = batch;
    models::TrainingRecipe recipe = options.recipe;
    if (rows != 0)
      recipe.accumulation = rows / batch;
    if (const std::string fault =
            subject.model->checkShape(options.model.task, shape);
        !fault.empty())
      return failed(fault);
    return planMemory(
        subject.model->writeProgram(options.model.task, shape, recipe),
        std::string(options.row->name), choice);
  }

  Result<int64_t> bytesOf(int64_t batch, const CompileChoice &choice) const {
    Result<MemoryPlan> found = plan(batch, choice);
    if (found.failed())
      return found.takeStatus();
    if (!found->fits)
      return failed("at batch ", batch, ": ", found->why);
    return found->bytes;
  }

  /// Of a global batch the largest part that fits.
  Result<int64_t> amongDivisors(const CompileChoice &choice) const {
    std::vector<int64_t> divisors;
    for (int64_t d = 1; d <= std::min(rows, mostRows); ++d)
      if (rows % d == 0)
        divisors.push_back(d);
    const int64_t most = static_cast<int64_t>(divisors.size());
    Result<int64_t> index = largestThatFits(most, limit, [&](int64_t number) {
      return bytesOf(divisors[static_cast<size_t>(number - 1)], choice);
    });
    if (index.failed() || *index == 0)
      return index;
    return divisors[static_cast<size_t>(*index - 1)];
  }
};

} // namespace

Status chooseBatch(Options &options, int ranks) {
  if (!options.batchIsAuto)
    return Status::success();
  const int64_t global = options.ranks.globalBatch;
  Result<Subject> subject = readSubject(options);
  if (subject.failed())
    return subject.takeStatus();
  Result<int64_t> found = BatchSearch(options, *subject, global / ranks).run();
  if (found.failed())
    return found.takeStatus();
  // That one row does not fit is said by the compile, with what it takes.
  options.model.batch = std::max<int64_t>(*found, 1);
  if (*found == 0)
    return Status::success();
  options.notes.push_back(fmt::format(
      "batch: {} rows, the most that fit into {}{}", options.model.batch,
      byteCountText(*parseByteCount(options.compile.memoryLimit)),
      global != 0 ? fmt::format(", {} times a step",
                                global / ranks / options.model.batch)
                  : ""));
  return Status::success();
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

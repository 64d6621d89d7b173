//===- Train.cpp - the training loop --------------------------------------===//

#include "loop/Train.h"

#include "data/Mix.h"
#include "data/Prefetcher.h"
#include "log/TrainingLog.h"
#include "loop/Checkpoint.h"
#include "loop/Interrupt.h"
#include "ranks/CompareState.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <limits>

namespace trc::train {

using Clock = std::chrono::steady_clock;
using Json = nlohmann::ordered_json;

/// A line of /proc/self/status, in bytes; 0 when there is none.
static double processMemory(const std::string &name) {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with(name + ":"))
      return 1024 * std::strtod(line.c_str() + name.size() + 1, nullptr);
  return 0;
}

namespace {

/// Of the recipe, beside those of the task.
constexpr Metric recipeMetrics[] = {
    {"learning_rate", "lr", "{:.2e}", false},
    {"gradient_norm", "norm", "{:.3f}", false},
    {"loss_scale", "scale", "{:g}", false},
    {"skipped_steps", "skipped", "{:g}", false},
};

class Loop {
public:
  explicit Loop(Run &run)
      : run(run), options(run.options), session(run.session),
        display(run.display),
        last(options.stopAt ? std::min(options.steps, options.stopAt)
                            : options.steps),
        batches(Prefetcher::buffers(options.loaderThreads),
                Batch(session.step())),
        loader(run.firstStep + 1, last + 1, options.loaderThreads,
               [this](uint64_t step, size_t buffer) {
                 return this->run.task.fill(Part::Train, firstRow(step),
                                            batches[buffer]);
               }) {
    for (std::span<const Metric> all :
         {run.task.metrics(), std::span<const Metric>(recipeMetrics)})
      for (const Metric &metric : all)
        if (const Port *port = session.step().output(metric.name)) {
          numbers.push_back({metric, 0});
          outputs.push_back(port);
        }
  }

  Result<RunResult> operator()() {
    result.step = tried = measured = run.firstStep;
    Status status = steps();
    if (status.ok() && options.sampleAtEnd && !signal && run.ranks.isFirst())
      status = sample(result.step);
    // Data that became unreadable, say: what was learnt is not lost by it.
    if (status.failed() && stateIsWhole && tried != result.step)
      saveAlone(result.step);
    if (status.code() == runtime::StatusCode::PeerLost)
      return lostAt(status);
    if (status.failed())
      return status;
    result.signal = signal ? signal : interruptedBy();
    return result;
  }

private:
  Status steps() {
    for (uint64_t step = run.firstStep + 1; step <= last; ++step) {
      TRC_RETURN_IF_FAILED(oneStep(step));
      const bool isLast = step == last;
      TRC_RETURN_IF_FAILED(tryOut(step, isLast));
      // A step that does not add up over ranks is seen after the first.
      if (step == run.firstStep + 1 || due(options.compareEvery, step))
        TRC_RETURN_IF_FAILED(compareRanks());
      // Ranks end after the same step, and wait here for one that saves.
      Result<int> asked = run.ranks.firstNonZero(interruptedBy());
      if (asked.failed())
        return asked.takeStatus();
      signal = *asked;
      if (isLast || signal)
        return save(step);
      if (due(options.saveEvery, step))
        TRC_RETURN_IF_FAILED(saveOrGoOn(step));
    }
    // Asked for none: the weights that it began with are judged and kept.
    if (last != 0 || run.firstStep != 0)
      return Status::success();
    TRC_RETURN_IF_FAILED(tryOut(0, /*isLast=*/true));
    return save(0);
  }

  /// State that differs is saved by nobody: the newest checkpoint would be of
  /// one rank, maybe the wrong one, and the last good one would make room.
  Status compareRanks() {
    Status same = compareState(run.ranks, session);
    if (same.failed() && same.code() != runtime::StatusCode::PeerLost)
      stateIsWhole = false;
    return same;
  }

  /// Where the run stands that lost a rank, and how it goes on.
  Status lostAt(const Status &status) const {
    std::string where = stateIsWhole ? text(", after step ", result.step)
                                     : text(", in step ", result.step + 1);
    if (run.folder && !listCheckpoints(run.folder->path()).empty())
      where += "; --resume " + run.folder->path() + " goes on from " +
               std::filesystem::path(listCheckpoints(run.folder->path()).back())
                   .filename()
                   .string();
    return Status::failure(status.code(), status.message() + where);
  }

  /// What is between steps and changes nothing.
  Status tryOut(uint64_t step, bool isLast) {
    if (due(options.evaluateEvery, step) || (isLast && run.task.canEvaluate()))
      TRC_RETURN_IF_FAILED(evaluate(step));
    return run.ranks.isFirst() && due(options.sampleEvery, step) && !isLast
               ? sample(step)
               : Status::success();
  }

  Run &run;
  const LoopOptions &options;
  TrainingSession &session;
  Display &display;
  const uint64_t last;
  /// Of the steps to come; `loader` fills them.
  std::vector<Batch> batches;
  Prefetcher loader;
  /// Of a step, the loss first, and where each comes from.
  std::vector<Number> numbers;
  std::vector<const Port *> outputs;
  /// What came of giving the batch of the step after the last one begun; its
  /// own step reports it. Null: it was not given yet.
  std::optional<Status> given;
  /// Seconds of steps since the numbers were shown, and how many.
  double seconds = 0;
  /// Of them, those that passed before there was a batch.
  double waitedSeconds = 0;
  uint64_t measured = 0;
  bool memoryShown = false;
  /// Whether a batch may be given before the step at hand has ended. On the
  /// host it has ended when it was begun.
  const bool takesBatchesEarly =
      !session.onHost() &&
      std::ranges::none_of(session.step().inputs, &Port::isTakenOver);
  RunResult result;
  int signal = 0; ///< that asked this rank or another to end
  /// What this rank had sent, and waited, by the end of the last step.
  Ranks::Use used = run.ranks.use();
  /// The step that was saved last, or cannot be.
  uint64_t tried = 0;
  /// Whether the state is that after step `result.step`.
  bool stateIsWhole = true;

  static double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

  /// Rows of a step over all ranks.
  uint64_t globalRows() const {
    return static_cast<uint64_t>(run.task.work().rows) *
           static_cast<uint64_t>(run.ranks.size());
  }
  /// Of this rank's part of a step, counted over all steps and ranks.
  uint64_t firstRow(uint64_t step) const {
    return (step - 1) * globalRows() +
           static_cast<uint64_t>(run.ranks.rank()) *
               static_cast<uint64_t>(run.task.work().rows);
  }

  static bool due(uint64_t every, uint64_t step) {
    return every != 0 && step % every == 0;
  }

  /// That of the step after the one it was called for last.
  Status giveBatch() {
    Result<size_t> buffer = loader.next();
    if (buffer.failed())
      return buffer.takeStatus();
    return session.give(batches[*buffer]);
  }

  /// Waits for the step.
  Status readNumbers() {
    for (size_t i = 0; i < numbers.size(); ++i) {
      float value;
      TRC_RETURN_IF_FAILED(session.read(session.step(), *outputs[i], &value));
      // A NaN has a sign that says nothing.
      numbers[i].value =
          std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value;
    }
    return Status::success();
  }

  Status oneStep(uint64_t step) {
    const Clock::time_point start = Clock::now();
    if (!given)
      given = giveBatch();
    const double waited = secondsSince(start);
    waitedSeconds += waited;
    TRC_RETURN_IF_FAILED(std::move(*given));
    given.reset();
    stateIsWhole = false;
    if (Status status = session.begin(session.step()); status.failed())
      return std::move(status).at(fmt::format("step {}", step));
    // A GPU takes the next batch while it computes.
    if (step < last && takesBatchesEarly)
      given = giveBatch();
    TRC_RETURN_IF_FAILED(readNumbers());
    const double took = secondsSince(start);
    seconds += took;

    StepReport report;
    report.step = step;
    report.lastStep = options.steps;
    report.numbers = numbers;
    const auto tokens = static_cast<double>(run.task.work().tokens()) *
                        static_cast<double>(run.ranks.size());
    report.tokensPerSecond =
        tokens * static_cast<double>(step - measured) / seconds;
    auto share = [&](double rate) {
      return run.flopsPerToken > 0 && run.peak.flops > 0
                 ? rate * run.flopsPerToken / run.peak.flops
                 : -1;
    };
    report.peakShare = share(report.tokensPerSecond);
    report.waitingShare = waitedSeconds / seconds;
    Json record = {{"step", step}};
    for (const Number &number : numbers)
      record[std::string(number.metric.name)] = number.value;
    record["tokens_per_second"] = tokens / took;
    if (share(1) >= 0)
      record["peak_share"] = share(tokens / took);
    record["seconds"] = took;
    record["data_seconds"] = waited;
    noteExchange(record, took);
    display.log(record);
    // What is said once stands above the steps.
    if (!memoryShown)
      showMemory();
    if (display.wants(step, last)) {
      display.step(report);
      // The first step is slower than those after it (memory is touched).
      seconds = waitedSeconds = 0;
      measured = step;
    }
    if (wasSkipped())
      return noteSkipped(step);
    if (const double loss = numbers.front().value; !std::isfinite(loss))
      return failed("step ", step, ": the loss is ", fmt::format("{}", loss),
                    "; try a smaller --lr, more --warmup or --clip; ",
                    "--check-finite names the operation that it comes from. ",
                    "Nothing of this step was saved");
    stateIsWhole = true;
    result.step = step;
    return Status::success();
  }

  /// What the step exchanged with other ranks, and for how long it waited, as
  /// far as it is known.
  void noteExchange(Json &record, double took) {
    if (run.ranks.isOnly())
      return;
    const Ranks::Use now = run.ranks.use();
    const trc_exchange_info exchange = session.exchange();
    record["ranks"] = run.ranks.size();
    if (exchange.bytes_are_counted)
      record["sent_bytes"] = now.bytesSent - used.bytesSent;
    if (exchange.waits_are_measured) {
      const double exposed = now.secondsBlocked - used.secondsBlocked;
      record["exposed_seconds"] = exposed;
      record["communication_efficiency"] = 1 - exposed / took;
    }
    used = now;
  }

  /// Of the step at hand; NaN where the program has no such output.
  double numberNamed(std::string_view name) const {
    const auto found = std::ranges::find(
        numbers, name, [](const Number &number) { return number.metric.name; });
    return found == numbers.end() ? std::numeric_limits<double>::quiet_NaN()
                                  : found->value;
  }

  /// Whether gradients overflowed, so that the step changed its loss scale
  /// only.
  bool wasSkipped() const {
    return !std::isnan(numberNamed("loss_scale")) &&
           !std::isfinite(numberNamed("gradient_norm"));
  }

  /// That is as it should be, unless no scale can be small enough.
  Status noteSkipped(uint64_t step) {
    stateIsWhole = true;
    result.step = step;
    const double scale = numberNamed("loss_scale");
    const double loss = numbers.front().value;
    const std::string which = std::isfinite(loss)
                                  ? "gradients overflow"
                                  : fmt::format("the loss is {}", loss);
    if (scale <= 1)
      return failed("step ", step, ": ", which, " at a loss scale of ",
                    fmt::format("{:g}", scale),
                    "; try a smaller --lr, more --warmup or --clip, or another "
                    "--precision");
    display.say(fmt::format("step {}  skipped: {} at a loss scale of {:g}",
                            step, which, scale));
    return Status::success();
  }

  void showMemory() {
    memoryShown = true;
    const trc_memory_info memory = session.memory();
    // Of a GPU what counts is its own memory.
    const std::string whole =
        session.onHost()
            ? "the process holds " + bytesText(processMemory("VmRSS"))
            : "the GPU holds " +
                  bytesText(static_cast<double>(memory.device_peak_bytes));
    display.say(fmt::format(
        "memory: {} of state (weights, {}), {} for a step's values, {}",
        bytesText(static_cast<double>(memory.state_bytes)),
        session.isDealtOut()
            ? fmt::format("one part in {} of moments", run.ranks.size())
            : "moments",
        bytesText(static_cast<double>(memory.arena_bytes)), whole));
    Json record = {{"state_bytes", memory.state_bytes},
                   {"arena_bytes", memory.arena_bytes},
                   {"resident_bytes", processMemory("VmRSS")}};
    if (!session.onHost())
      record["device_bytes"] = memory.device_peak_bytes;
    display.log(record);
  }

  Status evaluate(uint64_t step) {
    if (!run.task.canEvaluate())
      return Status::success();
    Result<std::vector<Number>> found =
        run.task.evaluate(session, run.ranks, options.evaluateBatches);
    if (found.failed())
      return found.takeStatus();
    if (found->empty())
      return Status::success(); // interrupted
    Json record = {{"step", step}};
    for (const Number &number : *found)
      record[heldOutName(number.metric.name)] = number.value;
    display.say(fmt::format("step {}  held-out {}", step, wordsOf(*found)));
    display.log(record);
    return Status::success();
  }

  Status sample(uint64_t step) {
    SamplingOptions sampling = options.sampling;
    sampling.seed ^= mix(step);
    Result<std::string> made = run.task.sample(session, sampling);
    if (made.failed())
      return made.takeStatus();
    const std::string &words = *made;
    display.say(
        fmt::format("---- sample at step {} ----\n{}\n----", step, words));
    display.log({{"step", step}, {"sample", words}});
    return Status::success();
  }

  Status save(uint64_t step) {
    if (step == run.firstStep && step != 0)
      return Status::success(); // it was loaded from there
    tried = step;
    if (!run.folder)
      return session.handOverParts();
    Result<RunFolder::Added> added = saveCheckpoint(
        *run.folder, session,
        {step, step * globalRows(), run.facts, run.files, run.names});
    // Where nothing could be written, the others hand over all the same.
    TRC_RETURN_IF_FAILED(session.takeLeftParts());
    if (added.failed()) {
      const std::string &whole =
          result.checkpoint.empty() ? run.from : result.checkpoint;
      return failed(
          "step ", step, " is not saved: ", added.takeStatus().message(),
          whole.empty() ? "" : text("; the last that is whole is ", whole));
    }
    for (const auto &[from, to] : added->setAside)
      display.say(fmt::format("set aside {} as {}: this run went on from an "
                              "earlier step",
                              from, to));
    result.checkpoint = added->path;
    display.say(fmt::format("step {}  saved {}", step, added->path));
    return Status::success();
  }

  /// There may be room on the disk by the next time, and then nothing is lost.
  Status saveOrGoOn(uint64_t step) {
    Status status = save(step);
    if (status.ok() || status.code() == runtime::StatusCode::PeerLost)
      return status;
    tried = run.firstStep; // again, if the run has to end before that
    const uint64_t next = std::min(step + options.saveEvery, last);
    display.warn(fmt::format("{}; going on, and trying again after step {}",
                             status.message(), next));
    return Status::success();
  }

  /// Behind a failure that may be this rank's alone, so that no other would
  /// hand over its part.
  void saveAlone(uint64_t step) {
    if (session.isDealtOut()) {
      if (run.folder)
        display.warn(fmt::format("step {} is not saved: the optimizer's state "
                                 "lies on all ranks",
                                 step));
      return;
    }
    if (Status last = save(step); last.failed())
      display.warn(last.message());
  }
};

} // namespace

Result<RunResult> train(Run &run) { return Loop(run)(); }

} // namespace trc::train

//===- Train.cpp - the training loop --------------------------------------===//

#include "loop/Train.h"

#include "data/Mix.h"
#include "data/Prefetcher.h"
#include "loop/Checkpoint.h"
#include "loop/Interrupt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
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
                 return this->run.task.fill(Part::Train, step - 1,
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
    if (status.ok() && options.sampleAtEnd && !interruptedBy())
      status = sample(result.step);
    // Data that became unreadable, say: what was learnt is not lost by it.
    if (status.failed() && stateIsWhole && tried != result.step)
      if (Status last = save(result.step); last.failed())
        display.warn(last.message());
    if (status.failed())
      return status;
    result.signal = interruptedBy();
    return result;
  }

private:
  Status steps() {
    for (uint64_t step = run.firstStep + 1; step <= last; ++step) {
      TRC_RETURN_IF_FAILED(oneStep(step));
      const bool isLast = step == last;
      if (due(options.evaluateEvery, step) ||
          (isLast && run.task.canEvaluate()))
        TRC_RETURN_IF_FAILED(evaluate(step));
      if (due(options.sampleEvery, step) && !isLast)
        TRC_RETURN_IF_FAILED(sample(step));
      const bool isInterrupted = interruptedBy() != 0;
      if (isLast || isInterrupted)
        return save(step);
      if (due(options.saveEvery, step))
        saveOrGoOn(step);
    }
    // Asked for none: the weights that it began with.
    return last == 0 && run.firstStep == 0 ? save(0) : Status::success();
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
  /// The step that was saved last, or cannot be.
  uint64_t tried = 0;
  /// Whether the state is that after step `result.step`.
  bool stateIsWhole = true;

  static double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
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
    TRC_RETURN_IF_FAILED(session.begin(session.step()));
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
    const auto tokens = static_cast<double>(run.task.work().tokens());
    report.tokensPerSecond =
        tokens * static_cast<double>(step - measured) / seconds;
    auto share = [&](double rate) {
      return run.flopsPerToken > 0 && run.peak.flops > 0
                 ? rate * run.flopsPerToken / run.peak.flops
                 : -1;
    };
    report.peakShare = share(report.tokensPerSecond);
    report.waitingShare = waitedSeconds / seconds;
    if (display.wants(step, last)) {
      display.step(report);
      // The first step is slower than those after it (memory is touched).
      seconds = waitedSeconds = 0;
      measured = step;
    }
    Json record = {{"step", step}};
    for (const Number &number : numbers)
      record[std::string(number.metric.name)] = number.value;
    record["tokens_per_second"] = tokens / took;
    if (share(1) >= 0)
      record["peak_share"] = share(tokens / took);
    record["seconds"] = took;
    record["data_seconds"] = waited;
    display.log(record);
    if (!memoryShown)
      showMemory();
    if (const double loss = numbers.front().value; !std::isfinite(loss))
      return failed("step ", step, ": the loss is ", fmt::format("{}", loss),
                    "; try a smaller --lr, more --warmup or --clip. Nothing ",
                    "of this step was saved");
    stateIsWhole = true;
    result.step = step;
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
        "memory: {} of state (weights, moments), {} for a step's values, {}",
        bytesText(static_cast<double>(memory.state_bytes)),
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
        run.task.evaluate(session, options.evaluateBatches);
    if (found.failed())
      return found.takeStatus();
    if (found->empty())
      return Status::success(); // interrupted
    Json record = {{"step", step}};
    for (const Number &number : *found)
      record["held_out_" + std::string(number.metric.name)] = number.value;
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
    Result<RunFolder::Added> added = saveCheckpoint(
        run.folder, session,
        {step, step * static_cast<uint64_t>(run.task.work().rows), run.facts,
         run.config, run.names});
    if (added.failed())
      return failed(
          "step ", step, " is not saved: ", added.takeStatus().message(),
          result.checkpoint.empty()
              ? std::string()
              : text("; the last that is whole is ", result.checkpoint));
    for (const auto &[from, to] : added->setAside)
      display.say(fmt::format("set aside {} as {}: this run went on from an "
                              "earlier step",
                              from, to));
    result.checkpoint = added->path;
    display.say(fmt::format("step {}  saved {}", step, added->path));
    return Status::success();
  }

  /// There may be room on the disk by the next time, and then nothing is lost.
  void saveOrGoOn(uint64_t step) {
    Status status = save(step);
    if (status.ok())
      return;
    tried = run.firstStep; // again, if the run has to end before that
    const uint64_t next = std::min(step + options.saveEvery, last);
    display.warn(fmt::format("{}; going on, and trying again after step {}",
                             status.message(), next));
  }
};

} // namespace

Result<RunResult> train(Run &run) { return Loop(run)(); }

} // namespace trc::train

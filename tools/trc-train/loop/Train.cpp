//===- Train.cpp - the training loop --------------------------------------===//

#include "loop/Train.h"

#include "loop/Checkpoint.h"
#include "loop/Interrupt.h"
#include "text/Utf8.h"

#include <fmt/format.h>

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

class Loop {
public:
  explicit Loop(Run &run)
      : run(run), options(run.options), session(run.session),
        display(run.display),
        last(options.stopAt ? std::min(options.steps, options.stopAt)
                            : options.steps),
        inputs(static_cast<size_t>(session.rows() * session.length())),
        targets(inputs.size()) {}

  Result<RunResult> operator()() {
    RunResult result;
    result.step = run.firstStep;
    uint64_t saved = run.firstStep;
    measured = run.firstStep;
    for (uint64_t step = run.firstStep + 1; step <= last; ++step) {
      TRC_RETURN_IF_FAILED(oneStep(step));
      result.step = step;
      const bool isLast = step == last;
      if (due(options.evaluateEvery, step) || (isLast && run.heldOut))
        TRC_RETURN_IF_FAILED(evaluate(step));
      if (due(options.sampleEvery, step) && !isLast)
        TRC_RETURN_IF_FAILED(sample(step));
      result.signal = interruptedBy();
      if (due(options.saveEvery, step) || isLast || result.signal) {
        TRC_RETURN_IF_FAILED(save(step, result.checkpoint));
        saved = step;
      }
      if (result.signal)
        return result;
    }
    if (saved == 0 && last == 0)
      TRC_RETURN_IF_FAILED(save(0, result.checkpoint));
    if (options.sampleAtEnd)
      TRC_RETURN_IF_FAILED(sample(result.step));
    result.signal = interruptedBy();
    return result;
  }

private:
  Run &run;
  const LoopOptions &options;
  TrainingSession &session;
  Display &display;
  const uint64_t last;
  std::vector<int32_t> inputs, targets;
  /// What came of giving the batch of the step after the last one begun; its
  /// own step reports it. Null: it was not given yet.
  std::optional<Status> given;
  /// Seconds of steps since the numbers were shown, and how many.
  double seconds = 0;
  uint64_t measured = 0;
  bool memoryShown = false;

  static bool due(uint64_t every, uint64_t step) {
    return every != 0 && step % every == 0;
  }

  Status giveBatch(uint64_t step) {
    TRC_RETURN_IF_FAILED(
        run.batches.fill(step - 1, inputs.data(), targets.data()));
    return session.giveBatch(inputs.data(), targets.data());
  }

  Status oneStep(uint64_t step) {
    StepNumbers numbers;
    const Clock::time_point start = Clock::now();
    if (!given)
      given = giveBatch(step);
    TRC_RETURN_IF_FAILED(std::move(*given));
    given.reset();
    TRC_RETURN_IF_FAILED(session.beginStep());
    // A GPU takes the next batch while it computes.
    if (step < last && session.takesBatchesEarly())
      given = giveBatch(step + 1);
    TRC_RETURN_IF_FAILED(session.endStep(numbers));
    const double took =
        std::chrono::duration<double>(Clock::now() - start).count();
    seconds += took;

    StepReport report;
    report.step = step;
    report.lastStep = options.steps;
    // A NaN has a sign that says nothing.
    if (std::isnan(numbers.loss))
      numbers.loss = std::numeric_limits<float>::quiet_NaN();
    report.loss = numbers.loss;
    if (session.hasRate())
      report.learningRate = numbers.learningRate;
    if (session.hasNorm())
      report.gradientNorm = numbers.gradientNorm;
    const auto tokens = static_cast<double>(inputs.size());
    report.tokensPerSecond =
        tokens * static_cast<double>(step - measured) / seconds;
    auto share = [&](double rate) {
      return run.flopsPerToken > 0 && run.peak.flops > 0
                 ? rate * run.flopsPerToken / run.peak.flops
                 : -1;
    };
    report.peakShare = share(report.tokensPerSecond);
    if (display.wants(step, last)) {
      display.step(report);
      // The first step is slower than those after it (memory is touched).
      seconds = 0;
      measured = step;
    }
    Json record = {{"step", step}, {"loss", numbers.loss}};
    if (session.hasRate())
      record["learning_rate"] = numbers.learningRate;
    if (session.hasNorm())
      record["gradient_norm"] = numbers.gradientNorm;
    record["tokens_per_second"] = tokens / took;
    if (share(1) >= 0)
      record["peak_share"] = share(tokens / took);
    record["seconds"] = took;
    display.log(record);
    if (!memoryShown)
      showMemory();
    if (!std::isfinite(numbers.loss))
      return failed("step ", step, ": the loss is ",
                    fmt::format("{}", numbers.loss),
                    "; try a smaller --lr, more --warmup or --clip. Nothing ",
                    "of this step was saved");
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
    if (!run.heldOut)
      return Status::success();
    const auto size =
        static_cast<size_t>(session.evaluateRows() * session.length());
    std::vector<int32_t> tokens(size), next(size);
    double sum = 0;
    for (uint64_t i = 0; i < options.evaluateBatches; ++i) {
      if (interruptedBy())
        return Status::success(); // a mean over fewer batches is another number
      float loss;
      TRC_RETURN_IF_FAILED(run.heldOut->fill(i, tokens.data(), next.data()));
      TRC_RETURN_IF_FAILED(session.evaluate(tokens.data(), next.data(), loss));
      sum += loss;
    }
    const double loss = sum / static_cast<double>(options.evaluateBatches);
    display.say(fmt::format("step {}  held-out loss {:.4f}", step, loss));
    display.log({{"step", step}, {"held_out_loss", loss}});
    return Status::success();
  }

  Status sample(uint64_t step) {
    std::string prompt = options.prompt.empty() ? "\n" : options.prompt;
    Result<std::vector<int32_t>> start = run.encoder->encode(prompt);
    if (start.failed())
      return start.takeStatus().at("--prompt");
    SamplingOptions sampling = options.sampling;
    sampling.seed ^= mix(step);
    Result<std::vector<int32_t>> tokens =
        sampleTokens(session, *start, run.encoder->vocabularySize(), sampling);
    if (tokens.failed())
      return tokens.takeStatus();
    const std::string words =
        printable(options.prompt + run.encoder->decode(*tokens));
    display.say(
        fmt::format("---- sample at step {} ----\n{}\n----", step, words));
    display.log({{"step", step}, {"sample", words}});
    return Status::success();
  }

  Status save(uint64_t step, std::string &where) {
    if (step == run.firstStep && step != 0)
      return Status::success(); // it was loaded from there
    Result<std::string> saved = saveCheckpoint(
        options.out, options.keep, session, {step, run.facts, run.config});
    if (saved.failed())
      return saved.takeStatus();
    where = *saved;
    display.say(fmt::format("step {}  saved {}", step, where));
    return Status::success();
  }
};

} // namespace

Result<RunResult> train(Run &run) { return Loop(run)(); }

} // namespace trc::train

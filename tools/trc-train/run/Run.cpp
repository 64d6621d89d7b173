//===- Run.cpp - a run of the trainer, from its options to its end --------===//
//
// Prepare, resume, loop. Files are looked at before anything is compiled, so
// that what a person got wrong shows at once.
//
//===----------------------------------------------------------------------===//

#include "run/Run.h"

#include "log/CurvesPage.h"
#include "loop/Checkpoint.h"
#include "loop/GpuPeak.h"
#include "loop/Interrupt.h"
#include "loop/Weights.h"
#include "run/Facts.h"
#include "run/Subject.h"

#include <fmt/format.h>

#include <filesystem>

namespace trc::train {

namespace {

/// Where a run's state comes from and goes to.
struct Place {
  RunFolder folder;
  std::optional<Checkpoint> checkpoint;   ///< to go on from
  std::optional<SafetensorsFile> weights; ///< to begin with
};

} // namespace

static TaskRequest requestOf(const Options &options, const Subject &subject) {
  const LoopOptions &loop = options.loop;
  return {.data = options.data,
          .seed = options.seed,
          .model = subject.model.get(),
          .shape = subject.model ? options.model.shape() : models::BatchShape(),
          .evaluates =
              loop.evaluateEvery != 0 || !options.data.heldOutPath.empty(),
          .samples = loop.sampleAtEnd || loop.sampleEvery != 0,
          .prompt = loop.sampling.prompt};
}

static Result<std::optional<Checkpoint>>
findCheckpoint(const Options &options, const nlohmann::json &facts) {
  if (options.resume.empty())
    return std::optional<Checkpoint>();
  Result<Checkpoint> found = Checkpoint::open(options.resume, facts);
  if (found.failed())
    return found.takeStatus();
  if (found->step() > options.loop.steps)
    return failed(found->path(), ": step ", found->step(),
                  " is after --steps = ", options.loop.steps);
  return std::optional<Checkpoint>(std::move(*found));
}

static Result<std::optional<SafetensorsFile>>
findWeights(const Options &options) {
  if (options.initialWeights.empty())
    return std::optional<SafetensorsFile>();
  Result<SafetensorsFile> opened = openWeights(options.initialWeights);
  if (opened.failed())
    return opened.takeStatus();
  TRC_RETURN_IF_FAILED(
      checkFinite(*opened, weightNames(options.row ? options.row->name : "")));
  return std::optional<SafetensorsFile>(std::move(*opened));
}

/// The run's folder, and the checkpoint to go on from where one is asked for.
/// A folder with the checkpoints of another run is refused.
static Result<Place> openPlace(const Options &options,
                               const nlohmann::json &facts) {
  Result<RunFolder> folder = RunFolder::claim(options.out, options.keep);
  if (folder.failed())
    return folder.takeStatus();
  Result<std::optional<Checkpoint>> found = findCheckpoint(options, facts);
  if (found.failed())
    return found.takeStatus();
  const std::optional<Checkpoint> &checkpoint = *found;
  if (!listCheckpoints(options.out).empty() &&
      !(checkpoint && folder->holds(checkpoint->path())))
    return failed(options.out, ": there is a checkpoint of another run; ",
                  "--resume ", options.out,
                  " goes on with it, --out takes another folder");
  if (checkpoint)
    folder->goOnFrom(checkpoint->path(), checkpoint->step());
  Result<std::optional<SafetensorsFile>> weights = findWeights(options);
  if (weights.failed())
    return weights.takeStatus();
  return Place{std::move(*folder), std::move(*found), std::move(*weights)};
}

/// The page of the curves is written last of all; its folder should be there.
static Status checkPlot(const std::string &log, const std::string &plot) {
  const auto folder = std::filesystem::path(plot).parent_path();
  std::error_code ignored;
  if (!plot.empty() &&
      (log == plot || std::filesystem::equivalent(log, plot, ignored)))
    return failed("--plot: ", plot,
                  ": is the log; the page needs another name");
  if (folder.empty() || std::filesystem::is_directory(folder, ignored))
    return Status::success();
  return failed("--plot: ", folder.string(), ": there is no such folder");
}

static Result<std::unique_ptr<TrainingSession>>
openSession(const Options &options, const Subject &subject) {
  Result<std::string> artifact = compileSubject(options, subject);
  if (artifact.failed())
    return artifact.takeStatus();
  return TrainingSession::create(*artifact, options.device);
}

/// The first state: from a checkpoint, or made, maybe with given weights.
static Status fillState(const Options &options, TrainingSession &session,
                        const Place &place) {
  const models::WeightNames names = weightNames(session.modelName());
  if (place.checkpoint)
    return place.checkpoint->load(session, names);
  TRC_RETURN_IF_FAILED(session.initialise(options.seed));
  return place.weights ? loadWeights(*place.weights, session, names)
                       : Status::success();
}

static void introduce(Run &run, const Options &options, const Place &place,
                      const models::Model *model) {
  int64_t parameters = 0;
  for (const StateTensor *parameter : run.session.parameters())
    parameters += parameter->elements();
  const Work work = run.task.work();
  const int64_t multiplied = model ? model->multiplied(parameters) : parameters;
  const bool isCausal = !model || model->isCausal();
  run.flopsPerToken =
      flopsPerToken(multiplied, model ? model->layers() : 0,
                    model ? model->width() : 0, work.length, isCausal);
  run.display.say(
      fmt::format("model: {} parameters; {} rows of {} tokens a step",
                  parameters, work.rows, work.length));
  run.display.say("data: " + run.task.describe());
  const std::string peak =
      run.peak.flops > 0 ? fmt::format("{:.1f} GFLOP/s", run.peak.flops * 1e-9)
                         : "not known, so that no share is given";
  const char *formula = !model ? "6N" : isCausal ? "6N + 6LCT" : "6N + 12LCT";
  run.display.say(fmt::format(
      "peak: {} ({}); a token counts as {} = {:.3g} FLOP{}", peak,
      run.peak.description, formula, run.flopsPerToken,
      multiplied == parameters ? "" : fmt::format(", N = {}", multiplied)));
  if (!run.peak.note.empty())
    run.display.say(run.peak.note);
  if (run.firstStep != 0)
    run.display.say(fmt::format("going on from {} after step {}",
                                options.resume, run.firstStep));
  if (place.checkpoint && place.checkpoint->writtenBy() != trc_version())
    run.display.say(
        fmt::format("written by trc {}, this is {}: the bits may not be "
                    "those of a run without interruption",
                    place.checkpoint->writtenBy(), trc_version()));
  if (!place.folder.isLocked())
    run.display.warn(options.out +
                     ": files cannot be locked there; nothing keeps another "
                     "run from writing to it");
}

/// Ended, by its last step or by a signal; a page that cannot be drawn does not
/// hide which.
static Result<int> conclude(const RunResult &result, const Options &options,
                            uint64_t firstStep, Display &display) {
  TRC_RETURN_IF_FAILED(display.closeLog());
  if (result.step < options.loop.steps)
    display.say(fmt::format("ended after step {} of {}; to go on:\n  {}",
                            result.step, options.loop.steps,
                            options.continuation));
  const int code = result.signal ? 128 + result.signal : 0;
  if (options.plot.empty() || result.step == firstStep)
    return code;
  Status drawn = plotLog(options.log, options.plot);
  if (drawn.ok() || !code)
    return drawn.ok() ? Result<int>(code) : Result<int>(std::move(drawn));
  display.warn(drawn.message());
  return code;
}

Result<int> run(const Options &options) {
  Result<Subject> subject = readSubject(options);
  if (subject.failed())
    return subject.takeStatus();
  TRC_RETURN_IF_FAILED(checkData(*subject->task, options.data));
  Result<std::unique_ptr<Task>> task =
      subject->task->open(requestOf(options, *subject));
  if (task.failed())
    return task.takeStatus();
  subject->nameClasses(options, (*task)->classNames());
  const nlohmann::json facts = runFacts(options, *subject, **task);
  Result<Place> place = openPlace(options, facts);
  if (place.failed())
    return place.takeStatus();
  const uint64_t firstStep = place->checkpoint ? place->checkpoint->step() : 0;
  TRC_RETURN_IF_FAILED(checkPlot(options.log, options.plot));
  Display display(options.printEvery);
  if (!options.log.empty())
    TRC_RETURN_IF_FAILED(
        display.openLog(options.log, place->checkpoint.has_value()));
  if (!options.events.empty())
    TRC_RETURN_IF_FAILED(display.openEvents(options.events, firstStep));

  Result<std::unique_ptr<TrainingSession>> made =
      openSession(options, *subject);
  if (made.failed())
    return made.takeStatus();
  TrainingSession &session = **made;
  TRC_RETURN_IF_FAILED((*task)->check(session));
  TRC_RETURN_IF_FAILED(fillState(options, session, *place));

  Run run{session,
          **task,
          display,
          place->folder,
          options.loop,
          facts,
          subject->config,
          weightNames(session.modelName()),
          session.onHost()
              ? measurePeak(session.threads(), 0.2, usualPrecision(facts))
              : gpuPeak(session.deviceDescription(), usualPrecision(facts)),
          0,
          firstStep};
  introduce(run, options, *place, subject->model.get());
  finishStepOnSignal();
  Result<RunResult> result = train(run);
  if (result.failed())
    return result.takeStatus();
  return conclude(*result, options, firstStep, display);
}

} // namespace trc::train

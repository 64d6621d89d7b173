//===- Run.cpp - a run of the trainer, from its options to its end --------===//
//
// Prepare, resume, loop. Files are looked at before anything is compiled, so
// that what a person got wrong shows at once.
//
//===----------------------------------------------------------------------===//

#include "run/Run.h"

#include "ComputeApart.h"
#include "ReturnMemory.h"
#include "log/CurvesPage.h"
#include "loop/Checkpoint.h"
#include "loop/GpuPeak.h"
#include "loop/Interrupt.h"
#include "loop/Profile.h"
#include "loop/Weights.h"
#include "ranks/CompareState.h"
#include "run/ChooseBatch.h"
#include "run/Facts.h"
#include "run/Subject.h"
#include "run/VocabularyFiles.h"
#include "trc/Pipeline/ByteCount.h"

#include <fmt/format.h>

#include <filesystem>

namespace trc::train {

namespace {

/// Where a run's state comes from and goes to.
struct Place {
  std::optional<RunFolder> folder;        ///< of who writes
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

/// What all ranks have to be asked for alike: the facts of the run, and when
/// they do something together.
static std::string sharedOptions(const nlohmann::json &facts,
                                 const LoopOptions &loop) {
  nlohmann::json all = facts;
  all["when"] = {{"stop_at", loop.stopAt},
                 {"evaluate_every", loop.evaluateEvery},
                 {"evaluate_batches", loop.evaluateBatches},
                 {"save_every", loop.saveEvery},
                 {"check_replicas", loop.compareEvery},
                 {"last_step", loop.steps}};
  return all.dump();
}

/// `from` is a run's folder or a checkpoint; empty: there is none.
static Result<std::optional<Checkpoint>>
findCheckpoint(const Options &options, const std::string &from,
               const nlohmann::json &facts) {
  if (from.empty())
    return std::optional<Checkpoint>();
  Result<Checkpoint> found = Checkpoint::open(from, facts);
  if (found.failed())
    return found.takeStatus();
  if (found->step() > options.loop.steps)
    return failed(found->path(), ": step ", found->step(),
                  " is after --steps = ", options.loop.steps);
  return std::optional<Checkpoint>(std::move(*found));
}

static Result<std::optional<SafetensorsFile>>
findWeights(const Options &options, const Subject &subject) {
  if (options.initialWeights.empty())
    return std::optional<SafetensorsFile>();
  Result<SafetensorsFile> opened = openWeights(options.initialWeights);
  if (opened.failed())
    return opened.takeStatus();
  TRC_RETURN_IF_FAILED(checkFinite(*opened, weightNames(subject.modelName)));
  return std::optional<SafetensorsFile>(std::move(*opened));
}

std::string resumedFrom(const Options &options) {
  if (options.resumeIfAny && !listCheckpoints(options.out).empty())
    return options.out;
  return options.resume;
}

/// The run's folder, and the checkpoint to go on from where one is asked for.
/// A folder with the checkpoints of another run is refused.
static Result<Place> claimPlace(const Options &options,
                                const nlohmann::json &facts) {
  Result<RunFolder> folder = RunFolder::claim(options.out, options.keep);
  if (folder.failed())
    return folder.takeStatus();
  Result<std::optional<Checkpoint>> found =
      findCheckpoint(options, resumedFrom(options), facts);
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
  return Place{std::move(*folder), std::move(*found), std::nullopt};
}

/// Rank 0 chooses the checkpoint, which the others read where it says.
static Result<Place> openPlace(const Options &options, const Subject &subject,
                               const nlohmann::json &facts, Ranks &ranks) {
  Result<Place> place =
      ranks.isFirst() ? claimPlace(options, facts) : Result<Place>(Place());
  if (place.failed())
    return place;
  Result<std::string> chosen = ranks.takeFromFirst(
      place->checkpoint ? place->checkpoint->path() : std::string());
  if (chosen.failed())
    return chosen.takeStatus();
  if (!ranks.isFirst()) {
    Result<std::optional<Checkpoint>> found =
        findCheckpoint(options, *chosen, facts);
    if (found.failed())
      return found.takeStatus();
    place->checkpoint = std::move(*found);
  }
  if (place->checkpoint)
    return place;
  Result<std::optional<SafetensorsFile>> weights =
      findWeights(options, subject);
  if (weights.failed())
    return weights.takeStatus();
  place->weights = std::move(*weights);
  return place;
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

/// Rank 0 compiles for all.
static Result<std::unique_ptr<TrainingSession>>
openSession(const Options &options, const Subject &subject, Ranks &ranks) {
  Result<std::string> artifact = ranks.isFirst()
                                     ? compileSubject(options, subject)
                                     : Result<std::string>(std::string());
  if (artifact.failed()) {
    const std::string mend = smallerBatchText(options, subject, ranks.size());
    return mend.empty() ? artifact.takeStatus()
                        : failed(artifact.takeStatus().message(), "; ", mend);
  }
  artifact = ranks.takeFromFirst(*artifact);
  if (artifact.failed())
    return artifact.takeStatus();
  // Before there is a state beside them.
  stopComputingApart();
  returnMemory();
  DeviceChoice device = options.device;
  device.profile = !options.profile.empty();
  return TrainingSession::create(*artifact, device);
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
                  parameters, work.rows * run.ranks.size(), work.length));
  if (!run.ranks.isOnly())
    run.display.say(fmt::format("ranks: {} {}, {} rows each", run.ranks.size(),
                                run.ranks.launcher().empty()
                                    ? "threads"
                                    : "processes by " + run.ranks.launcher(),
                                work.rows));
  if (const char *how = run.session.exchange().how; how && *how)
    run.display.say(fmt::format("exchange: by {}", how));
  run.display.say("data: " + run.task.describe());
  for (const std::string &note : options.notes)
    run.display.say(note);
  const std::string peak =
      run.peak.flops > 0 ? fmt::format("{:.1f} GFLOP/s", run.peak.flops * 1e-9)
                         : "not known, so that no share is given";
  const char *formula = !model ? "6N" : isCausal ? "6N + 6LCT" : "6N + 12LCT";
  run.display.say(fmt::format(
      "peak: {} ({}); a token counts as {} = {:.3g} FLOP{}", peak,
      run.peak.description, formula, run.flopsPerToken,
      multiplied == parameters ? "" : fmt::format(", N = {}", multiplied)));
  for (const std::string &line : run.session.widened())
    run.display.say(line);
  if (run.firstStep != 0)
    run.display.say(fmt::format("going on from {} after step {}",
                                resumedFrom(options), run.firstStep));
  if (place.checkpoint && place.checkpoint->writtenBy() != trc_version())
    run.display.say(
        fmt::format("written by trc {}, this is {}: the bits may not be "
                    "those of a run without interruption",
                    place.checkpoint->writtenBy(), trc_version()));
  if (place.folder && !place.folder->isLocked())
    run.display.warn(options.out +
                     ": files cannot be locked there; nothing keeps another "
                     "run from writing to it");
}

/// Ended, by its last step or by a signal; a page that cannot be drawn does not
/// hide which.
static Result<int> conclude(const RunResult &result, const Options &options,
                            const Ranks &ranks, uint64_t firstStep,
                            Display &display) {
  TRC_RETURN_IF_FAILED(display.closeLog());
  if (result.step < options.loop.steps)
    display.say(fmt::format(
        "ended after step {} of {}; to go on{}:\n  {}", result.step,
        options.loop.steps,
        ranks.launcher().empty()
            ? ""
            : fmt::format(", started by {} as before", ranks.launcher()),
        options.continuation));
  const int code = result.signal ? 128 + result.signal : 0;
  // Where nothing is left to train, the run of before may have been ended
  // between its last step and its page.
  std::error_code ignored;
  if (options.plot.empty() ||
      (result.step == firstStep &&
       std::filesystem::file_size(options.log, ignored) == 0))
    return code;
  Status drawn = plotLog(options.log, options.plot);
  if (drawn.ok() || !code)
    return drawn.ok() ? Result<int>(code) : Result<int>(std::move(drawn));
  display.warn(drawn.message());
  return code;
}

/// The peak of all ranks; rank 0 measures its own while the others wait.
static Peak peakOf(const TrainingSession &session, const nlohmann::json &facts,
                   const Ranks &ranks) {
  if (!ranks.isFirst())
    return {};
  if (!session.onHost())
    return gpuPeak(session.deviceDescription(), usualPrecision(facts));
  Peak peak = measurePeak(session.threads(), 0.2, usualPrecision(facts));
  if (!ranks.isOnly()) {
    peak.flops *= ranks.size();
    peak.description += fmt::format(", times {} ranks", ranks.size());
  }
  return peak;
}

/// What a run would be, in the lines with which one begins.
static Result<int> sayPlan(const Options &options, const Subject &subject,
                           const Ranks &ranks) {
  Result<MemoryPlan> plan = planSubject(options, subject);
  if (plan.failed())
    return plan.takeStatus();
  Display display(options.printEvery, ranks.isFirst());
  for (const std::string &note : options.notes)
    display.say(note);
  for (const std::string &line : plan->lines)
    display.say(line);
  if (plan->batch.fits) {
    display.say("memory: " + byteCountText(plan->batch.bytes) +
                " in all: " + plan->parts);
    if (const std::string faster =
            fasterBatchText(options, subject, ranks.size());
        !faster.empty())
      display.say("note: " + faster);
  } else if (const std::string mend =
                 smallerBatchText(options, subject, ranks.size());
             !mend.empty()) {
    display.say("note: " + mend);
  }
  return plan->batch.fits ? 0 : 1;
}

Result<int> runRank(const Options &options, Ranks &ranks) {
  Result<Subject> subject = readSubject(options);
  if (subject.failed())
    return subject.takeStatus();
  if (options.planOnly)
    return sayPlan(options, *subject, ranks);
  TRC_RETURN_IF_FAILED(checkData(*subject->task, options.data));
  Result<std::unique_ptr<Task>> task =
      subject->task->open(requestOf(options, *subject));
  if (task.failed())
    return task.takeStatus();
  subject->nameClasses(options, (*task)->classNames());
  const std::optional<uint64_t> vocabulary = (*task)->vocabularyOfData();
  Result<std::vector<NamedFile>> files =
      readVocabularyFiles(options.data, vocabulary);
  if (files.failed())
    return files.takeStatus();
  TRC_RETURN_IF_FAILED(checkVocabularyOf(options.initialWeights, options.data,
                                         *files, vocabulary));
  TRC_RETURN_IF_FAILED(
      checkPieceCount(options.initialWeights, *files,
                      subject->model ? subject->model->vocabulary() : 0));
  const nlohmann::json facts =
      runFacts(options, *subject, **task, ranks.size());
  TRC_RETURN_IF_FAILED(
      ranks.agree("options or data", sharedOptions(facts, options.loop)));
  Result<Place> place = openPlace(options, *subject, facts, ranks);
  if (place.failed())
    return place.takeStatus();
  if (place->checkpoint) {
    const std::string &from = place->checkpoint->path();
    TRC_RETURN_IF_FAILED(
        checkVocabularyOf(from, options.data, *files, vocabulary));
    TRC_RETURN_IF_FAILED(keepVocabularyOf(from, *files));
  }
  if (!subject->config.empty())
    files->push_back({"config.json", subject->config});
  const uint64_t firstStep = place->checkpoint ? place->checkpoint->step() : 0;
  TRC_RETURN_IF_FAILED(checkPlot(options.log, options.plot));
  Display display(options.printEvery, ranks.isFirst());
  if (!options.log.empty() && ranks.isFirst())
    TRC_RETURN_IF_FAILED(
        display.openLog(options.log, place->checkpoint.has_value()));
  if (!options.events.empty() && ranks.isFirst())
    TRC_RETURN_IF_FAILED(display.openEvents(options.events, firstStep));

  Result<std::unique_ptr<TrainingSession>> made =
      openSession(options, *subject, ranks);
  if (made.failed())
    return made.takeStatus();
  TrainingSession &session = **made;
  if (!options.profile.empty() && !session.onHost())
    return failed("--profile: commands are measured on the host only");
  TRC_RETURN_IF_FAILED((*task)->check(session));
  TRC_RETURN_IF_FAILED(fillState(options, session, *place));
  TRC_RETURN_IF_FAILED(compareState(ranks, session));

  Run run{session,
          **task,
          display,
          place->folder ? &*place->folder : nullptr,
          ranks,
          options.loop,
          facts,
          std::move(*files),
          weightNames(session.modelName()),
          peakOf(session, facts, ranks),
          0,
          firstStep,
          place->checkpoint ? place->checkpoint->path() : std::string()};
  introduce(run, options, *place, subject->model.get());
  // What loading has used.
  returnMemory();
  finishStepOnSignal();
  Result<RunResult> result = train(run);
  if (result.failed())
    return result.takeStatus();
  if (!options.profile.empty() && ranks.isFirst())
    TRC_RETURN_IF_FAILED(writeProfile(session, result->step - firstStep,
                                      ranks.isOnly() ? run.peak : Peak(),
                                      options.profile));
  return ranks.isFirst() ? conclude(*result, options, ranks, firstStep, display)
         : result->signal ? 128 + result->signal
                          : 0;
}

} // namespace trc::train

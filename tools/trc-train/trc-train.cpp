//===- trc-train.cpp - trains a model -------------------------------------===//
//
// Emit, compile, run, in one process. Files are looked at before anything is
// compiled, so that what a person got wrong shows at once. Exit codes: 0 done,
// 1 the run failed, 2 wrong use, 128 + n ended by signal n, after saving.
//
//===----------------------------------------------------------------------===//

#include "CompileModel.h"
#include "Options.h"
#include "Setup.h"

#include "loop/Checkpoint.h"
#include "loop/GpuPeak.h"
#include "loop/Interrupt.h"
#include "loop/Weights.h"
#include "models/Model.h"
#include "start/Complain.h"

#include <fmt/format.h>

#include <cstdio>

namespace trc::train {

namespace {

/// What is trained, as far as the trainer itself needs to know.
struct Subject {
  std::unique_ptr<models::Model> model; ///< null for `trc-train program`
  std::string program;                  ///< text, of that only
  nlohmann::json facts;
  std::string config; ///< config.json; empty: none

  int64_t vocabulary() const { return model ? model->vocabulary() : 1 << 30; }
};

} // namespace

static Result<Subject> readSubject(const Options &options) {
  Subject subject;
  if (!options.row) {
    Result<MappedFile> file = MappedFile::open(options.programFile);
    if (file.failed())
      return file.takeStatus();
    subject.program = file->text();
    TRC_RETURN_IF_FAILED(file->check());
    // As text: JSON's numbers are not that wide everywhere.
    subject.facts = fmt::format("program {:016x}", checksum(subject.program));
    return subject;
  }
  std::string error;
  subject.model = options.row->read(options.model.config, error);
  if (!subject.model)
    return failed(error);
  if (options.model.dropout)
    subject.model->setDropout(*options.model.dropout);
  const models::BatchShape shape = options.model.shape();
  error = subject.model->checkShape(options.model.task, shape);
  if (!error.empty())
    return failed(error);
  subject.config =
      subject.model->writeConfig(options.model.task, shape, 2) + "\n";
  subject.facts = nlohmann::json::parse(subject.config);
  return subject;
}

static Result<std::string> makeArtifact(const Options &options,
                                        const Subject &subject) {
  if (!subject.model)
    return compileProgram(subject.program, options.programFile,
                          options.compile);
  const std::string source = subject.model->writeProgram(
      options.model.task, options.model.shape(), options.recipe);
  if (source.empty())
    return failed("the program of the model is not valid; this is a mistake of "
                  "trc");
  return compileProgram(source, std::string(options.row->name),
                        options.compile);
}

/// What files call the weights. Programs that do not say which model they are
/// have a prefix too, as ever, so that checkpoints of old are read.
static models::WeightNames weightNames(std::string_view model) {
  if (const models::ModelRow *row = models::findModel(model))
    return row->weights;
  return {.prefix = "transformer."};
}

/// The first state: from a checkpoint, or made, maybe with given weights.
static Status fillState(const Options &options, TrainingSession &session,
                        const std::optional<Checkpoint> &checkpoint,
                        const std::optional<SafetensorsFile> &weights) {
  const models::WeightNames names = weightNames(session.modelName());
  if (checkpoint)
    return checkpoint->load(session, names);
  TRC_RETURN_IF_FAILED(session.initialise(options.seed));
  return weights ? loadWeights(*weights, session, names) : Status::success();
}

/// The run's folder, and the checkpoint to go on from where one is asked for.
/// A folder with the checkpoints of another run is refused.
static Result<RunFolder> openRun(const Options &options,
                                 const nlohmann::json &facts,
                                 std::optional<Checkpoint> &checkpoint) {
  Result<RunFolder> folder = RunFolder::claim(options.out, options.keep);
  if (folder.failed())
    return folder;
  if (!options.resume.empty()) {
    Result<Checkpoint> found = Checkpoint::open(options.resume, facts);
    if (found.failed())
      return found.takeStatus();
    if (found->step() > options.loop.steps)
      return failed(found->path(), ": step ", found->step(),
                    " is after --steps = ", options.loop.steps);
    checkpoint = std::move(*found);
  }
  if (!listCheckpoints(options.out).empty() &&
      !(checkpoint && folder->holds(checkpoint->path())))
    return failed(options.out, ": there is a checkpoint of another run; ",
                  "--resume ", options.out,
                  " goes on with it, --out takes another folder");
  if (checkpoint)
    folder->goOnFrom(checkpoint->path(), checkpoint->step());
  return folder;
}

static void introduce(Run &run, const Options &options,
                      const models::Model *model) {
  int64_t parameters = 0;
  for (const StateTensor *parameter : run.session.parameters())
    parameters += parameter->elements();
  const auto layers = model ? model->layers() : 0;
  const auto width = model ? model->width() : 0;
  run.flopsPerToken =
      flopsPerToken(parameters, layers, width, run.session.length());
  run.display.say(
      fmt::format("model: {} parameters; {} rows of {} tokens a step",
                  parameters, run.session.rows(), run.session.length()));
  run.display.say(fmt::format(
      "data: {} tokens to train on{}", run.batches.data().size(),
      run.heldOut ? fmt::format(", {} held out", run.heldOut->data().size())
                  : ", none held out"));
  const std::string peak =
      run.peak.flops > 0 ? fmt::format("{:.1f} GFLOP/s", run.peak.flops * 1e-9)
                         : "not known, so that no share is given";
  run.display.say(fmt::format(
      "peak: {} ({}); a token counts as {} = {:.3g} FLOP", peak,
      run.peak.description, model ? "6N + 6LCT" : "6N", run.flopsPerToken));
  if (run.firstStep != 0)
    run.display.say(fmt::format("going on from {} after step {}",
                                options.resume, run.firstStep));
}

static bool isHeldOutAsked(const Options &options) {
  return options.loop.evaluateEvery != 0 || !options.validationData.empty();
}

static Result<Batches> heldOutBatches(const Tokens &tokens, int64_t rows,
                                      int64_t length, int64_t vocabulary) {
  Result<Batches> batches =
      Batches::create(tokens, rows, length, vocabulary, Order::Random, 1);
  if (batches.failed())
    return batches.takeStatus().at("held-out data");
  return batches;
}

static Result<std::optional<Batches>> openHeldOut(const Options &options,
                                                  TrainingSession &session,
                                                  const Tokens &tokens,
                                                  int64_t vocabulary) {
  if (!session.canEvaluate()) {
    if (isHeldOutAsked(options))
      return failed("--eval-every: the program has no entry 'evaluate'");
    return std::optional<Batches>();
  }
  Result<Batches> batches = heldOutBatches(tokens, session.evaluateRows(),
                                           session.length(), vocabulary);
  if (batches.ok())
    return std::optional<Batches>(*batches);
  if (isHeldOutAsked(options))
    return batches.takeStatus();
  return std::optional<Batches>(); // too little is left over to hold out
}

static Result<int> run(Options &options) {
  Result<Subject> subject = readSubject(options);
  if (subject.failed())
    return subject.takeStatus();
  Result<RunData> data = openData(options, subject->vocabulary());
  if (data.failed())
    return data.takeStatus();
  if (subject->model) { // what is known before the program is
    Result<Batches> fits = Batches::create(
        data->tokens.train, options.model.batch, options.model.sequence,
        subject->vocabulary(), Order::Random, options.seed);
    if (fits.failed())
      return fits.takeStatus();
    if (isHeldOutAsked(options)) {
      Result<Batches> heldOut =
          heldOutBatches(data->tokens.validation, options.model.batch,
                         options.model.sequence, subject->vocabulary());
      if (heldOut.failed())
        return heldOut.takeStatus();
    }
  }
  const nlohmann::json facts =
      runFacts(options, subject->facts, data->tokens.train);
  std::optional<Checkpoint> checkpoint;
  Result<RunFolder> folder = openRun(options, facts, checkpoint);
  if (folder.failed())
    return folder.takeStatus();
  std::optional<SafetensorsFile> weights;
  if (!options.initialWeights.empty()) {
    Result<SafetensorsFile> opened = openWeights(options.initialWeights);
    if (opened.failed())
      return opened.takeStatus();
    TRC_RETURN_IF_FAILED(checkFinite(
        *opened, weightNames(options.row ? options.row->name : "")));
    weights = std::move(*opened);
  }
  Display display(options.printEvery);
  if (!options.log.empty())
    TRC_RETURN_IF_FAILED(display.openLog(options.log, checkpoint.has_value()));

  Result<std::string> artifact = makeArtifact(options, *subject);
  if (artifact.failed())
    return artifact.takeStatus();
  Result<std::unique_ptr<TrainingSession>> made =
      TrainingSession::create(*artifact, options.device);
  if (made.failed())
    return made.takeStatus();
  TrainingSession &session = **made;
  *artifact = {};
  const bool samples = options.loop.sampleAtEnd || options.loop.sampleEvery;
  if (samples && !session.canSample())
    return failed("--sample: the program has no entry 'next'");
  const int64_t vocabulary = subject->model || !session.canSample()
                                 ? subject->vocabulary()
                                 : session.logits();
  Result<Batches> batches = Batches::create(
      data->tokens.train, session.rows(), session.length(), vocabulary,
      options.order == "random" ? Order::Random : Order::Sequential,
      options.seed);
  if (batches.failed())
    return batches.takeStatus();
  Result<std::optional<Batches>> heldOut =
      openHeldOut(options, session, data->tokens.validation, vocabulary);
  if (heldOut.failed())
    return heldOut.takeStatus();
  TRC_RETURN_IF_FAILED(fillState(options, session, checkpoint, weights));

  Run run{session,
          *batches,
          *heldOut ? &**heldOut : nullptr,
          data->encoder.get(),
          display,
          *folder,
          options.loop,
          facts,
          subject->config,
          weightNames(session.modelName()),
          session.onHost()
              ? measurePeak(session.threads(), 0.2)
              : gpuPeak(session.deviceDescription(), options.compile.precision),
          0,
          checkpoint ? checkpoint->step() : 0};
  introduce(run, options, subject->model.get());
  if (checkpoint && checkpoint->writtenBy() != trc_version())
    display.say(
        fmt::format("written by trc {}, this is {}: the bits may not be "
                    "those of a run without interruption",
                    checkpoint->writtenBy(), trc_version()));
  if (!folder->isLocked())
    display.warn(options.out + ": files cannot be locked there; nothing keeps "
                               "another run from writing to it");
  finishStepOnSignal();
  Result<RunResult> result = train(run);
  if (result.failed())
    return result.takeStatus();
  TRC_RETURN_IF_FAILED(display.closeLog());
  if (result->step < options.loop.steps)
    display.say(fmt::format("ended after step {} of {}; to go on:\n  {}",
                            result->step, options.loop.steps,
                            options.continuation));
  return result->signal ? 128 + result->signal : 0;
}

} // namespace trc::train

namespace trc {

int trainMain(int argc, char **argv) {
  train::Options options;
  if (std::optional<int> code = train::parseCommandLine(argc, argv, options))
    return *code;
  train::startWatchingSignals();
  train::Result<int> code = train::run(options);
  if (code.ok())
    return *code;
  return complain("trc-train", code.takeStatus().message(), 1);
}

} // namespace trc

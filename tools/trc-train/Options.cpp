//===- Options.cpp - command line of trc-train ----------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2. Options that
// contradict each other, or would have no effect, are wrong use.
//
//===----------------------------------------------------------------------===//

#include "Continuation.h"
#include "OptionGroups.h"
#include "start/Complain.h"
#include "tasks/Encoders.h"
#include "tasks/Tasks.h"
#include "trc/Pipeline/TargetNames.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>

namespace trc::train {

/// `path` is a run's folder or one of its checkpoints.
static std::string folderOfRun(std::filesystem::path path) {
  std::error_code ignored;
  if (!path.has_filename())
    path = path.parent_path(); // it ended with a slash
  if (!std::filesystem::exists(path / "trainer.json", ignored))
    return path.string();
  return path.has_parent_path() ? path.parent_path().string() : ".";
}

/// An option of tasks other than the one that is trained has no effect.
static void checkTaskOptions(const CLI::App &app, const TaskRow &asked) {
  for (const TaskRow &row : allTasks())
    for (const std::string_view option : row.options)
      if (app.count(std::string(option)) &&
          !std::ranges::count(asked.options, option))
        throw CLI::ValidationError(
            std::string(option),
            fmt::format("has no effect with --task {}", asked.name));
}

static void check(const CLI::App &app, Options &options) {
  auto wrong = [](const char *option, const std::string &why) {
    throw CLI::ValidationError(option, why);
  };
  LoopOptions &loop = options.loop;
  // A device that is named is what to compile for.
  if (!options.device.name.empty() && !app.count("--target"))
    options.compile.target = targetOfDevice(options.device.name);
  const DataOptions &data = options.data;
  if (const auto fault = checkVocabularyOptions(data))
    wrong(fault->name, fault->why);
  if (options.resumeIfAny && !options.resume.empty())
    wrong("--resume-if-any", "has no effect with --resume");
  if (options.ranks.rank >= 0 && options.ranks.rank >= options.ranks.count)
    wrong("--rank", fmt::format("expected less than --ranks = {}, got {}",
                                options.ranks.count, options.ranks.rank));
  if (options.ranks.globalBatch && app.count("--accumulate"))
    wrong("--accumulate", "has no effect with --global-batch");
  if (!options.initialWeights.empty() && !options.resume.empty())
    wrong("--init", "has no effect with --resume");
  if (!data.heldOutPath.empty() && app.count("--val-part"))
    wrong("--val-part", "has no effect with --val-data");
  if (!options.plot.empty() && options.log.empty())
    wrong("--plot", "needs --log");
  const bool samples = loop.sampleAtEnd || loop.sampleEvery != 0;
  for (const char *option :
       {"--prompt", "--temperature", "--top-k", "--sample-tokens"})
    if (!samples && app.count(option))
      wrong(option, "needs --sample or --sample-every");
  if (options.out.empty())
    options.out = options.resume.empty() ? "out" : folderOfRun(options.resume);
  if (!app.count("--steps"))
    wrong("--steps", "is required: how many steps to train");
  // The program counts them in 32 bits.
  if (options.recipe.totalSteps < 0 ||
      options.recipe.totalSteps > std::numeric_limits<int32_t>::max())
    wrong("--steps", fmt::format("expected a number from 0 to {}, got {}",
                                 std::numeric_limits<int32_t>::max(),
                                 app["--steps"]->as<std::string>()));
  loop.steps = static_cast<uint64_t>(options.recipe.totalSteps);
  if (loop.stopAt > loop.steps)
    wrong("--stop-at",
          "expected at most --steps = " + std::to_string(loop.steps) +
              ", got " + std::to_string(loop.stopAt));
  options.memoryLimit = options.compile.memoryLimit;
  if (options.batchIsAuto && options.memoryLimit.empty())
    wrong("--batch", "auto needs --memory-limit");
  if (options.rateScaling.empty() != (options.referenceBatch == 0))
    wrong(options.rateScaling.empty() ? "--reference-batch"
                                      : "--scale-learning-rate",
          "--scale-learning-rate and --reference-batch belong together");
  if (options.row) {
    if (const TaskRow *task = findTask(options.model.task))
      checkTaskOptions(app, *task);
    models::checkRecipeOptions(app, options.recipe);
    if (options.model.batch < 1 || options.model.sequence < 1)
      wrong(options.model.batch < 1 ? "--batch" : "--seq",
            "expected a number above 0");
  }
  loop.sampling.seed = options.seed;
}

std::optional<int> parseCommandLine(int argc, char **argv, Options &options) {
  CLI::App app(
      "Trains a model: emits its program, compiles it, runs it. Exit codes: 0 "
      "done, 1 the run failed, 2 wrong use, 75 another rank failed or is "
      "silent, 128 + n ended by signal n after saving.");
  app.set_version_flag("--version", "trc-train " TRC_VERSION);
  app.require_subcommand(1);
  std::vector<CLI::App *> commands;
  for (const models::ModelRow *row : models::allModels()) {
    commands.push_back(
        app.add_subcommand(std::string(row->name), std::string(row->about)));
    models::addModelOptions(*commands.back(), options.model, *row);
    models::addRecipeOptions(*commands.back(), options.recipe);
    // Of an emitted program it is the end of a schedule alone.
    commands.back()
        ->get_option("--steps")
        ->description("how many steps to train; the schedule ends there")
        ->default_str("");
    commands.back()
        ->add_option("--global-batch", options.ranks.globalBatch,
                     "rows of a step over all ranks and micro-batches, instead "
                     "of --accumulate: a run keeps it on any number of ranks")
        ->check(CLI::Range(int64_t{1}, int64_t{1} << 40))
        ->group("Ranks");
    addBatchOptions(*commands.back(), options);
  }
  CLI::App *program = app.add_subcommand(
      "program", "a program of your own, with the entries initialise, step and "
                 "maybe evaluate and next (docs/training.md)");
  program->add_option("program", options.programFile, "StableHLO text")
      ->required();
  program->add_option("--steps", options.recipe.totalSteps, "steps to train");
  commands.push_back(program);
  CLI::App *plot = app.add_subcommand(
      "plot", "the curves of a run's --log, as a page to open in a browser");
  plot->add_option("log", options.plotLog, "what --log wrote")->required();
  plot->add_option("-o,--output", options.plot,
                   "the page (default: the log's name and .html)");
  for (CLI::App *command : commands) {
    addDataOptions(*command, options.data);
    addMaskingOptions(*command, options.data);
    addQuestionOptions(*command, options.data);
    addRunOptions(*command, options);
    addRankOptions(*command, options);
  }
  try {
    app.parse(argc, argv);
    const CLI::App &command = *app.get_subcommands().front();
    if (&command == plot) {
      if (options.plotLog.empty())
        throw CLI::ValidationError("log", "expected the name of a file");
      if (options.plot.empty())
        options.plot = options.plotLog + ".html";
      return std::nullopt;
    }
    options.row = models::findModel(command.get_name());
    check(command, options);
    // Each operation is a command, which is named.
    if (options.device.checkFinite && options.compile.fuse.empty())
      options.compile.fuse = "none";
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    const std::string asked =
        app.get_subcommands().empty()
            ? std::string(models::allModels().front()->name)
            : app.get_subcommands().front()->get_name();
    return complain(
        "trc-train",
        fmt::format("{} (see trc-train {} --help)", error.what(), asked), 2);
  }
  options.continuation = continuation(argc, argv, options);
  return std::nullopt;
}

} // namespace trc::train

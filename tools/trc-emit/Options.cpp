//===- Options.cpp - command line of trc-emit -----------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "start/Complain.h"

#include <CLI/CLI.hpp>

namespace trc::emit {

std::optional<int> parseCommandLine(int argc, char **argv, Options &options) {
  CLI::App app("Writes the training program of a model as StableHLO text, for "
               "trc-compile. Exit codes: 0 done, 2 wrong use or a file that "
               "cannot be read or written.");
  app.set_version_flag("--version", "trc-emit " TRC_VERSION);
  app.require_subcommand(0, 1);
  std::string names;
  for (const models::ModelRow *row : models::allModels()) {
    names += (names.empty() ? "" : " or ") + std::string(row->name);
    CLI::App *model =
        app.add_subcommand(std::string(row->name), std::string(row->about));
    models::addModelOptions(*model, options.model, *row);
    models::addRecipeOptions(*model, options.recipe);
    model->add_flag("--loss-only", options.lossOnly,
                    "only the loss, as a function main in plain StableHLO");
    model
        ->add_option("-o,--output", options.output,
                     "the file to write; - for standard output")
        ->required();
  }
  // What --help is told of: the model that was named.
  std::string asked(models::allModels().front()->name);
  try {
    app.parse(argc, argv);
    if (app.get_subcommands().empty())
      throw CLI::RequiredError("a model, " + names + ",");
    const CLI::App *model = app.get_subcommands().front();
    options.row = models::findModel(model->get_name());
    if (options.lossOnly)
      for (const CLI::Option *option : model->get_options())
        if (option->get_group() == "Training" && option->count())
          throw CLI::ValidationError(option->get_name(),
                                     "has no effect with --loss-only");
    models::checkRecipeOptions(*model, options.recipe);
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    if (!app.get_subcommands().empty())
      asked = app.get_subcommands().front()->get_name();
    return complain(
        "trc-emit",
        std::string(error.what()) + " (see trc-emit " + asked + " --help)", 2);
  }
  return std::nullopt;
}

} // namespace trc::emit

//===- Options.cpp - command line of trc-emit -----------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace trc::emit {

std::optional<int> parseCommandLine(int argc, char **argv, Options &options) {
  CLI::App app("Writes the training program of a model as StableHLO text, for "
               "trc-compile. Exit codes: 0 done, 2 wrong use or a file that "
               "cannot be read or written.");
  app.set_version_flag("--version", "trc-emit " TRC_VERSION);
  app.require_subcommand(0, 1);
  CLI::App *gpt2 = app.add_subcommand("gpt2", "GPT-2, from 124M to 1.5B");
  models::addModelOptions(*gpt2, options.model);
  models::addRecipeOptions(*gpt2, options.recipe);
  gpt2->add_flag("--loss-only", options.lossOnly,
                 "only the loss, as a function main in plain StableHLO");
  gpt2->add_option("-o,--output", options.output,
                   "the file to write; - for standard output")
      ->required();
  try {
    app.parse(argc, argv);
    if (app.get_subcommands().empty())
      throw CLI::RequiredError("a model, gpt2,");
    if (options.lossOnly)
      for (const CLI::Option *option : gpt2->get_options())
        if (option->get_group() == "Training" && option->count())
          throw CLI::ValidationError(option->get_name(),
                                     "has no effect with --loss-only");
    models::checkRecipeOptions(*gpt2, options.recipe);
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    std::fprintf(stderr, "trc-emit: %s (see trc-emit gpt2 --help)\n",
                 error.what());
    return 2;
  }
  return std::nullopt;
}

} // namespace trc::emit

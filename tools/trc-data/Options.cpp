//===- Options.cpp - command line of trc-data -----------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "start/Complain.h"

#include <CLI/CLI.hpp>

#include <thread>

namespace trc::data {

static CLI::Validator between(int64_t least, int64_t most) {
  return CLI::Validator(
      [least, most](std::string &given) -> std::string {
        int64_t value = 0;
        if (CLI::detail::lexical_cast(given, value) && value >= least &&
            value <= most)
          return "";
        return "expected a number from " + std::to_string(least) + " to " +
               std::to_string(most) + ", got " + given;
      },
      "");
}

std::optional<int> parseCommandLine(int argc, char **argv, Options &options) {
  CLI::App app("Makes what ALBERT is trained on: a vocabulary, and token "
               "shards. Exit codes: 0 done, 1 a file is wrong or cannot be "
               "written, 2 wrong use.");
  app.set_version_flag("--version", "trc-data " TRC_VERSION);
  app.require_subcommand(1);

  CLI::App *vocabulary = app.add_subcommand(
      "vocabulary", "trains a SentencePiece vocabulary with ALBERT's special "
                    "pieces");
  vocabulary->add_option("--size", options.size, "how many pieces")
      ->required()
      ->check(between(16, 1000000));
  vocabulary
      ->add_option("-o,--output", options.output,
                   "the file to write [spiece.model]")
      ->default_str("");

  CLI::App *tokenize = app.add_subcommand(
      "tokenize", "makes token shards of text; run again, it keeps the shards "
                  "that are done");
  tokenize->add_option("--vocabulary", options.vocabulary, "spiece.model")
      ->required();
  tokenize
      ->add_option("-o,--output", options.output,
                   "the folder for the shards; made where it is missing")
      ->required();
  tokenize
      ->add_option("--shard-bytes", options.shardBytes, "bytes of text a shard")
      ->check(between(1, int64_t(4) << 30));
  for (CLI::App *command : {vocabulary, tokenize}) {
    command
        ->add_option("text", options.texts,
                     "UTF-8: a sentence a line, a blank line between "
                     "documents")
        ->required();
    command->add_option("--threads", options.threads, "[all cores]")
        ->check(between(1, 1024));
  }
  tokenize->add_flag("--plain", options.isPlain,
                     "running text: find the sentences; two blank lines "
                     "divide documents");

  CLI::App *check =
      app.add_subcommand("check", "reads all shards of a folder, and says what "
                                  "is in them");
  check->add_option("folder", options.output, "with shards")->required();

  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    std::string asked = "--help";
    if (!app.get_subcommands().empty())
      asked = app.get_subcommands().front()->get_name() + " --help";
    return complain("trc-data",
                    std::string(error.what()) + " (see trc-data " + asked + ")",
                    2);
  }
  options.command = *vocabulary ? Command::Vocabulary
                    : *tokenize ? Command::Tokenize
                                : Command::Check;
  if (options.command == Command::Vocabulary && options.output.empty())
    options.output = "spiece.model";
  if (options.threads == 0)
    options.threads = std::max(1u, std::thread::hardware_concurrency());
  return std::nullopt;
}

} // namespace trc::data

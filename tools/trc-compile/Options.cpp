//===- Options.cpp - command line of trc-compile --------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "start/Complain.h"

#include <CLI/CLI.hpp>

/// A value that is a file by its ending.
static CLI::Validator endsWith(std::string_view ending) {
  return CLI::Validator(
      [ending](const std::string &value) {
        return value.ends_with(ending)
                   ? std::string()
                   : value + " does not end in " + std::string(ending);
      },
      "FILE" + std::string(ending));
}

/// Adds the option of a row, which writes to its place in `request`.
static void addOption(CLI::App &app, const trc::CompileOptionRow &row,
                      trc::CompileRequest &request) {
  auto add = [&](auto place) {
    const std::string name = "--" + std::string(row.name);
    const std::string help(row.help);
    auto &target = request.*place;
    if constexpr (std::is_same_v<decltype(target), bool &>) {
      app.add_flag(name, target, help);
      return;
    } else {
      CLI::Option *option = app.add_option(name, target, help);
      if (row.values && row.fileEnding.empty())
        option->check(CLI::IsMember(row.values()));
      else if (row.values)
        option->check(CLI::IsMember(row.values()) | endsWith(row.fileEnding));
      // A value is one word: what comes behind it is the program.
      if (option->get_allow_extra_args())
        option->allow_extra_args(false);
      if (row.delimiter)
        option->delimiter(row.delimiter);
    }
  };
  std::visit(add, row.place);
}

std::optional<int> parseCommandLine(int argc, char **argv, CommandLine &line,
                                    const std::string &version) {
  CLI::App app("Compiles a StableHLO program into one .trc file, which the trc "
               "runtime runs.");
  app.set_version_flag("--version", "trc-compile " + version);
  app.add_option("model", line.input,
                 "StableHLO text, as JAX prints it; - reads standard input")
      ->required();
  app.add_option("-o,--output", line.output,
                 "the file to write; - for standard output");
  for (const trc::CompileOptionRow &row : trc::compileOptions())
    addOption(app, row, line.request);
  app.add_option("--report", line.report,
                 "write what was decided, as JSON, or as a page to look at if "
                 "the name ends in .html");
  app.add_option("--measurements", line.measurements,
                 "of `trc-run --profile --measurements`: the page shows "
                 "measured times beside the estimates");
  app.add_flag("--largest-batch", line.largestBatch,
               "of a program of trc's models (trc-emit): the most rows that "
               "fit into --memory-limit, as a line of JSON; nothing is "
               "compiled (docs/memory.md)");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    return trc::complain(
        "trc-compile", std::string(error.what()) + " (see trc-compile --help)",
        2);
  }
  return std::nullopt;
}

//===- trc-dump.cpp - what is inside a .trc file --------------------------===//
//
// Loads a file as the runtime does (identify, verify bytes, validate) and
// prints it. Exit codes: 0 printed, 1 the file is broken, 2 wrong use or a file
// that cannot be read.
//
//===----------------------------------------------------------------------===//

#include "Dump.h"

#include "start/Complain.h"

#include <CLI/CLI.hpp>

#include <cerrno>
#include <cstdio>
#include <cstring>

using namespace trc;

namespace {

int fail(int code, const std::string &message) {
  return complain("trc-dump", "error: " + message, code);
}

} // namespace

namespace trc {

int dumpMain(int argc, char **argv) {
  CLI::App app("Shows what is inside a .trc file: entries, state, memory, "
               "commands, kernels. Exit codes: 0 printed, 1 the file is "
               "broken, 2 wrong use.");
  std::string path;
  bool json = false;
  dump::Options options;
  app.set_version_flag("--version", "trc-dump " TRC_VERSION);
  app.add_option("model", path, "a .trc file")->required();
  app.add_flag("--json", json, "print JSON");
  app.add_flag("--summary", options.summary, "leave the commands out");
  app.add_option("--entry", options.entry, "only this entry");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &success) {
    return app.exit(success);
  } catch (const CLI::ParseError &error) {
    return fail(2, error.what());
  }

  runtime::Result<runtime::FileBytes> bytes = runtime::FileBytes::read(path);
  if (bytes.failed())
    return fail(2, bytes.takeStatus().message());
  runtime::Result<std::shared_ptr<const runtime::Program>> program =
      runtime::Program::load(std::move(*bytes));
  if (program.failed())
    return fail(1, path + ": " + program.takeStatus().message());
  if (!options.entry.empty() && !(*program)->findEntry(options.entry))
    return fail(2, path + ": no entry '" + options.entry + "'");
  const std::string text = json ? dump::dumpJson(**program, options)
                                : dump::dumpText(**program, options);
  const bool isWritten =
      std::fwrite(text.data(), 1, text.size(), stdout) == text.size() &&
      std::fflush(stdout) == 0;
  return isWritten ? 0
                   : fail(2, std::string("cannot write the output: ") +
                                 std::strerror(errno));
}

} // namespace trc

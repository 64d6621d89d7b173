//===- Options.cpp - command line of trc-compile --------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "start/Complain.h"

#include <CLI/CLI.hpp>

std::optional<int> parseCommandLine(int argc, char **argv, CommandLine &line,
                                    const std::vector<std::string> &phases,
                                    const std::string &version) {
  CLI::App app("Compiles a StableHLO program into one .trc file, which the trc "
               "runtime runs.");
  app.set_version_flag("--version", "trc-compile " + version);
  app.add_option("model", line.input,
                 "StableHLO text, as JAX prints it; - reads standard input")
      ->required();
  app.add_option("-o,--output", line.output,
                 "the file to write; - for standard output");
  app.add_option(
         "--target", line.target,
         "what to compile for: host, cuda (an NVIDIA GPU), or auto: the "
         "GPU of this machine, or host when there is none")
      ->check(CLI::IsMember({"host", "cuda", "auto"}));
  app.add_option(
         "--cuda-arch", line.cudaArchitectures,
         "GPUs to compile for, as sm_80,sm_90a,sm_100 (default: the one "
         "here, or sm_80,sm_90a when there is none)")
      ->allow_extra_args(false)
      ->delimiter(',');
  app.add_option(
      "--nvrtc", line.nvrtc,
      "the NVRTC library, which compiles CUDA C++ (default: where it "
      "usually is)");
  app.add_option("--precision", line.precision,
                 "of products and attention: f32, as the program has it; tf32, "
                 "which a GPU may round their operands to; bf16, with sums and "
                 "everything else in f32")
      ->check(CLI::IsMember({"f32", "tf32", "bf16"}));
  app.add_option("--entry", line.entries,
                 "a function that callers may run; repeat for several "
                 "(default: every public function)");
  app.add_option("--from", line.from,
                 "first phase to run; the input is the dump of the one before")
      ->check(CLI::IsMember(phases));
  app.add_option("--to", line.to, "last phase to run; its result is printed")
      ->check(CLI::IsMember(phases));
  app.add_option("--report", line.report, "write what was decided, as JSON");
  app.add_option("--dump-dir", line.dumpDirectory,
                 "write the program after each phase, numbered");
  app.add_option("--cache-dir", line.cacheDirectory,
                 "keep artifacts here and reuse them for equal input");
  app.add_flag("--timing", line.timing, "print seconds by phase and pass");
  app.add_flag("--remarks", line.remarks,
               "say what was not raised or fused, and why, and what "
               "is computed twice to save memory");
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

//===- Options.cpp - command line of trc-run ------------------------------===//
//
// See Options.h. Wrong use is one line on stderr and exit code 2.
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "comm/Launch.h"
#include "start/Complain.h"
#include "trc/Pipeline/TargetNames.h"

#include <CLI/CLI.hpp>

#include <cstdlib>

namespace trc::run {

/// Options that mean something for one target only.
static void checkTarget(const CLI::App &app, bool reference) {
  for (const char *name :
       {"--profile", "--measurements", "--check-finite", "--threads",
        "--no-pin", "--device", "--collectives", "--rank", "--rendezvous",
        "--interface", "--transport", "--deadline"})
    if (reference && app.count(name))
      throw CLI::ValidationError(name, "is not for --target=reference");
  for (const char *name : {"--max-steps"})
    if (!reference && app.count(name))
      throw CLI::ValidationError(name, "needs --target=reference");
}

/// Ranks are threads, those of the reference too, where neither a launcher nor
/// --rendezvous makes them processes.
static void checkThreads(const Options &options) {
  if (options.ranks <= 1 || !options.rendezvous.empty())
    return;
  runtime::Result<int> launched =
      runtime::countLaunched([](const char *name) { return getenv(name); });
  // What is wrong with a launch is said where its ranks meet.
  if (launched.failed() || *launched > 1)
    return;
  if (const std::string fault = runtime::faultOfThreads(
          options.ranks, options.interface, options.transport);
      !fault.empty())
    throw CLI::ValidationError(fault);
}

/// A device says what text is compiled for, unless that is said as well.
static void chooseTarget(const CLI::App &app, Options &options) {
  if (app.count("--target") || options.device.empty())
    return;
  options.target = targetOfDevice(options.device);
}

/// What text is compiled for, or that it is evaluated.
static std::vector<std::string> targets() {
  std::vector<std::string> names = targetNames();
  names.emplace_back("reference");
  return names;
}

std::optional<int> parseCommandLine(int argc, char **argv, Options &options) {
  CLI::App app("Runs a program: a .trc file, or StableHLO text, which is "
               "compiled first or evaluated by the reference evaluator. Exit "
               "codes: 0 done, 1 a check failed or the program was refused, 2 "
               "wrong use, 75 another rank failed or is silent.");
  app.set_version_flag("--version", "trc-run " TRC_VERSION);
  app.add_option("model", options.model,
                 "a .trc file or StableHLO text; - reads standard input")
      ->required();
  app.add_option("--target", options.target,
                 "what text is compiled for: host, cuda, or auto (default), a "
                 "GPU if there is one; or reference, which evaluates it")
      ->check(CLI::IsMember(targets()));
  app.add_option("--device", options.device,
                 "what runs it: host, cuda, cuda:N (the GPU of that number), "
                 "auto (default: what it is compiled for)");
  app.add_option("--collectives", options.collectives,
                 "how ranks on GPUs exchange: nccl; host, which adds up in the "
                 "order of ranks; or nodes, sums by NCCL on a host and by the "
                 "hosts between them (default: nccl, where all can)")
      ->check(CLI::IsMember({"nccl", "nodes", "host"}));
  app.add_option("--entry", options.entries,
                 "the function to run (default: main, or the only one); "
                 "repeat to run others before it, once, over one state")
      ->allow_extra_args(false);
  app.add_option("--input", options.inputs,
                 "a .npy file for the next argument; repeat for each")
      ->allow_extra_args(false);
  app.add_option("--inputs", options.sets,
                 "inputs by their names: a .npz or .safetensors file, or a "
                 "folder of .npy files; repeat for others")
      ->allow_extra_args(false);
  app.add_option("--outputs", options.outputSet,
                 "write results by their names: to a .npz or .safetensors "
                 "file, or to a folder");
  app.add_option("--state", options.stateSet,
                 "a set as those: inputs are read from it if it is there, and "
                 "the outputs of their names written to it after the last run");
  app.add_option("--output-dir", options.outputDirectory,
                 "write results here as .npy files instead of printing them");
  app.add_option("--repeat", options.repeat,
                 "run that many times, and say how "
                 "long a run takes")
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 40));
  app.add_flag("--profile", options.profile,
               "print the time of each command and layer (host)");
  app.add_option("--measurements", options.measurementsFile,
                 "write the time of each run, and with --profile of each "
                 "command, to this file as JSON (host); of several ranks it is "
                 "rank 0, or each where the name has {rank} in it");
  app.add_flag("--check-finite", options.checkFinite,
               "end at the first command that makes a NaN or an infinity, and "
               "name it; of text each operation is one (host; slow)");
  app.add_option("--threads", options.threads,
                 "threads that run kernels (host; default: one per core)")
      ->check(CLI::Range(1, 4096));
  app.add_flag("!--no-pin", options.pin, "do not pin threads to cores (host)")
      ->disable_flag_override(); // CLI11 aborts at a value of 20 digits
  CLI::Option *ranks =
      app.add_option(
             "--ranks", options.ranks,
             "run that many ranks: processes, where mpirun, torchrun, srun "
             "or --rendezvous started them, else threads of this one; text "
             "is compiled for as many (default: one, or as launched)")
          ->check(CLI::Range(1, runtime::mostRanks));
  CLI::Option *rendezvous =
      app.add_option("--rendezvous", options.rendezvous,
                     "without a launcher: HOST:PORT, where rank 0 listens; "
                     "with --ranks and --rank")
          ->check(runtime::faultOfRendezvous)
          ->needs(ranks);
  CLI::Option *rank =
      app.add_option("--rank", options.rank,
                     "with --rendezvous: which of them this process is")
          ->check(CLI::Range(0, runtime::mostRanks - 1))
          ->needs(rendezvous);
  rendezvous->needs(rank);
  app.add_option("--interface", options.interface,
                 "that rank 0 listens on: its name, or its address");
  app.add_option("--transport", options.transport,
                 "what carries bytes between ranks that are processes: tcp "
                 "(default), gloo, or the path of a shared object");
  app.add_option("--deadline", options.deadline,
                 "seconds that a rank waits for another (default 120)")
      ->check(CLI::Range(1.0, 1e6));
  app.add_option("--max-steps", options.maxSteps,
                 "end after that many operations (reference)")
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 62));
  app.add_flag("--split-input-file", options.splitInputFile,
               "run each part of a text that is split by // -----");
  try {
    app.parse(argc, argv);
    options.reference = options.target == "reference";
    checkTarget(app, options.reference);
    chooseTarget(app, options);
    if (options.rank >= 0 && options.rank >= options.ranks)
      throw CLI::ValidationError(
          "--rank",
          "expected less than --ranks = " + std::to_string(options.ranks) +
              ", got " + std::to_string(options.rank));
    checkThreads(options);
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    return complain("trc-run",
                    std::string(error.what()) + " (see trc-run --help)", 2);
  }
  return std::nullopt;
}

} // namespace trc::run

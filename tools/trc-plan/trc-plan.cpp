//===- trc-plan.cpp - what can be foretold of a program -------------------===//
//
// The offset planner by itself, on the CSV format of public allocation
// benchmarks (BufferTable.h). Prints the peak against the lower bound; what it
// prints was checked by the independent checker first.
//
//   trc-plan roofline step.trc --gpu h100
//
// prints how long a run of an entry would take on a GPU, by a model
// (Roofline.h).
//
//   trc-plan scaling step.trc --cluster cluster.json --nodes 1,2,4,8
//
// prints what a step of a program for several ranks would take on so many nodes
// (Scaling.h).
//
// Exit status: 0 placed (within the capacity, if one is given), or printed, 1
// not, 2 wrong use or a file that cannot be read.
//
//===----------------------------------------------------------------------===//

#include "Roofline.h"
#include "Scaling.h"
#include "start/Complain.h"
#include "trc/Output/InputFile.h"
#include "trc/Output/OutputFile.h"
#include "trc/Planning/BufferTable.h"
#include "trc/Planning/OffsetCheck.h"

#include <CLI/CLI.hpp>

#include <cstdio>

using namespace trc::planning;

namespace {

struct Options {
  std::string input, output, order = "best";
  int64_t capacity = 0;
  int64_t steps = 20'000'000'000;
  bool check = false;
  std::string entry = "step", gpu = "h100"; ///< of `roofline`
  std::string cluster, profile, picture;    ///< files of `scaling`
  int64_t runSteps = 0;                     ///< of `scaling`
  std::vector<int64_t> nodes = {1, 2, 4, 8, 16};
};

int fail(const std::string &message) {
  return trc::complain("trc-plan", "error: " + message, 2);
}

void printPeak(const char *how, int64_t peak, int64_t bound) {
  double gap = bound ? 100.0 * static_cast<double>(peak - bound) /
                           static_cast<double>(bound)
                     : 0.0;
  std::printf(
      "lower bound  %lld\npeak         %lld (%s)\ngap          %.2f %%\n",
      static_cast<long long>(bound), static_cast<long long>(peak), how, gap);
}

int run(const Options &options) {
  BufferTable table;
  std::string fault;
  auto text = trc::readInput(options.input, fault);
  if (!text)
    return fail("cannot read '" + options.input + "': " + fault);
  fault = parseBufferTable(text->getBuffer().str(), table);
  if (!fault.empty())
    return fail(options.input + ": " + fault);

  OffsetPlan plan;
  if (options.check) {
    if (table.offsets.size() != table.buffers.size())
      return fail(options.input + ": --check needs a column 'offset'");
    plan.offsets = table.offsets;
    plan.method = "as given";
  } else {
    OffsetOptions planOptions;
    planOptions.capacity = options.capacity;
    planOptions.searchSteps = options.steps;
    if (options.order != "best")
      planOptions.only = parseFitOrder(options.order);
    plan = planOffsets(table.buffers, planOptions);
  }
  OffsetVerdict verdict = checkOffsets(table.buffers, plan.offsets);
  std::printf("buffers      %zu\n", table.buffers.size());
  printPeak(plan.method.c_str(), verdict.peak, verdict.live);
  if (!verdict.ok()) {
    std::printf("wrong        %s\n", verdict.fault.c_str());
    return 1;
  }
  bool fits = true;
  if (options.capacity > 0) {
    fits = verdict.peak <= options.capacity;
    bool impossible = !options.check && !fits && plan.provedMinimal;
    std::printf("capacity     %lld: %s\n",
                static_cast<long long>(options.capacity),
                fits         ? "feasible"
                : impossible ? "infeasible (proved)"
                             : "not reached");
  }
  if (!options.output.empty() && !options.check) {
    std::string csv = printBufferTable(table, plan.offsets);
    std::fflush(stdout); // what was printed stands before the table
    const std::string fault = trc::writeOutput(options.output, csv);
    if (!fault.empty())
      return fail("cannot write '" + options.output + "': " + fault);
  }
  return fits ? 0 : 1;
}

/// Failures name the file.
trc::runtime::Result<std::shared_ptr<const trc::runtime::Program>>
loadProgram(const std::string &path) {
  using namespace trc::runtime;
  auto bytes = FileBytes::read(path);
  if (bytes.failed())
    return bytes.takeStatus();
  auto program = Program::load(std::move(*bytes));
  if (program.failed())
    return program.takeStatus().at(path);
  return program;
}

int runScaling(const Options &options) {
  using namespace trc;
  plan_tool::ScalingRequest request;
  request.entry = options.entry;
  request.nodes = options.nodes;
  request.steps = options.runSteps;
  std::string fault;
  for (auto [path, text] : {std::pair(&options.cluster, &request.cluster),
                            std::pair(&options.profile, &request.profile)}) {
    if (path->empty())
      continue;
    auto read = readInput(*path, fault);
    if (!read)
      return fail("cannot read '" + *path + "': " + fault);
    *text = read->getBuffer().str();
  }
  auto program = loadProgram(options.input);
  if (program.failed())
    return fail(program.takeStatus().message());
  auto answer = plan_tool::foretellScaling(**program, request);
  if (answer.failed())
    return fail(options.input + ": " + answer.takeStatus().message());
  std::fputs(answer->table.c_str(), stdout);
  if (options.picture.empty())
    return 0;
  std::fflush(stdout); // what was printed stands before the picture
  fault = writeOutput(options.picture, answer->picture);
  return fault.empty()
             ? 0
             : fail("cannot write '" + options.picture + "': " + fault);
}

int runRoofline(const Options &options) {
  using namespace trc;
  auto program = loadProgram(options.input);
  if (program.failed())
    return fail(program.takeStatus().message());
  auto text = plan_tool::printRoofline(**program, options.entry, options.gpu);
  if (text.failed())
    return fail(options.input + ": " + text.takeStatus().message());
  std::fputs(text->c_str(), stdout);
  return 0;
}

} // namespace

namespace trc {

int planMain(int argc, char **argv) {
  Options options;
  CLI::App app{"Places buffers of known lifetime and size in one arena.",
               "trc-plan"};
  app.set_version_flag("--version", "trc-plan " TRC_VERSION);
  app.add_option(
      "file", options.input,
      "CSV with a line id,lower,upper,size first; - is standard input");
  app.add_option("--capacity", options.capacity,
                 "bytes to stay within; without it, as few as possible")
      ->check(CLI::PositiveNumber);
  app.add_option("--output", options.output,
                 "writes the CSV with a column offset; - is standard output");
  app.add_option("--order", options.order,
                 "first fit in this order only, or best")
      ->check(CLI::IsMember(
          {"best", "size", "area", "lifetime", "contention", "start"}));
  app.add_option("--steps", options.steps,
                 "bound on the exact search, about a nanosecond each")
      ->check(CLI::NonNegativeNumber);
  app.add_flag("--check", options.check,
               "checks the offsets that the file gives");
  CLI::App *roofline = app.add_subcommand(
      "roofline", "How long a run of an entry would take on a GPU: a model, "
                  "not a measurement.");
  roofline->add_option("program", options.input, "a .trc file for a GPU")
      ->required();
  roofline->add_option("--entry", options.entry, "the entry (default: step)");
  roofline->add_option("--gpu", options.gpu, "the GPU (default: h100)")
      ->check(CLI::IsMember(plan_tool::gpuNames()));
  CLI::App *scaling = app.add_subcommand(
      "scaling", "How long a step of a program for several ranks would take on "
                 "some nodes: a model, not a measurement.");
  scaling->add_option("program", options.input, "a .trc file for several ranks")
      ->required();
  scaling->add_option("--entry", options.entry, "the entry (default: step)");
  scaling
      ->add_option("--cluster", options.cluster,
                   "the machines, as JSON (docs/distributed.md)")
      ->required();
  scaling->add_option("--profile", options.profile,
                      "times of the commands, by trc-run --profile "
                      "--measurements; without, by the cluster's rates");
  scaling
      ->add_option("--nodes", options.nodes, "how many (default: 1,2,4,8,16)")
      ->allow_extra_args(false)
      ->delimiter(',')
      ->check(CLI::Range(int64_t{1}, int64_t{1} << 20));
  scaling
      ->add_option("--steps", options.runSteps,
                   "also foretells a run over the rows for which the first "
                   "number of nodes takes so many steps")
      ->check(CLI::PositiveNumber);
  scaling->add_option("--picture", options.picture,
                      "writes an SVG of the step on the last number of nodes");
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success &wanted) {
    return app.exit(wanted);
  } catch (const CLI::ParseError &error) {
    std::string message = error.what();
    return fail(message.substr(0, message.find('\n')));
  }
  if (scaling->parsed())
    return runScaling(options);
  if (roofline->parsed())
    return runRoofline(options);
  if (options.input.empty())
    return fail("file is required");
  return run(options);
}

} // namespace trc

//===- LaunchRanks.cpp - a run on the ranks that there are ----------------===//
//
// Ranks are processes that a launcher started, or threads. Either way one of
// them runs what one alone would (run/Run.h), with its share; and when it fails
// for a reason of its own, the others end with it.
//
//===----------------------------------------------------------------------===//

#include "ComputeApart.h"
#include "run/ChooseBatch.h"
#include "run/Run.h"

#include "comm/Launch.h"
#include "device/host/Cores.h"
#include "trc/Pipeline/ByteCount.h"
#include "trc/Pipeline/TargetNames.h"

#include <algorithm>
#include <thread>

namespace trc::train {

/// The micro-batches of each rank that make the global batch.
static Status shareBatch(Options &options, int ranks) {
  if (!options.row)
    return Status::success();
  const int64_t global = options.ranks.globalBatch;
  const int64_t batch = options.model.batch;
  if (global != 0) {
    if (global % (ranks * batch) != 0)
      return failed("--global-batch: ", global, " is no multiple of ", ranks,
                    ranks == 1 ? " rank x " : " ranks x ", batch, " rows");
    options.recipe.accumulation = global / (ranks * batch);
  }
  if (options.recipe.clipScope == "micro-batch" &&
      options.recipe.accumulation * ranks == 1)
    return failed("--clip-scope: needs two micro-batches of a step: "
                  "--accumulate above 1, or several ranks");
  return Status::success();
}

static int countRanks(const Options &options, const Ranks &met) {
  return met.isOnly() ? std::max(options.ranks.count, 1) : met.size();
}

Status checkShares(const Options &options, const Ranks &met) {
  const int ranks = countRanks(options, met);
  if (met.isOnly() && ranks > 1)
    if (const std::string fault = runtime::faultOfThreads(
            ranks, options.ranks.interface, options.ranks.transport);
        !fault.empty())
      return failed(fault);
  const int64_t global = options.ranks.globalBatch;
  if (options.batchIsAuto)
    return global % ranks == 0 ? Status::success()
                               : failed("--global-batch: ", global,
                                        " is no multiple of ", ranks, " ranks");
  Options share = options;
  return shareBatch(share, ranks);
}

/// What `auto` would find is not the same on all hosts: nobody is to train on
/// another target than the rest, nor to miss a GPU without a word.
static void chooseHost(Options &options, const Ranks &ranks) {
  options.compile.target = "host";
  if (!ranks.isFirst())
    return;
  // A driver stays in the process that has asked it.
  Result<std::string> here = computeApart(
      [](const std::string &) -> Result<std::string> { return targetHere(); },
      "");
  if (here.ok() && *here != options.compile.target)
    options.notes.push_back(
        text("target: host, which auto is on several ranks; there is a GPU, "
             "which --target=",
             *here, " takes"));
}

/// Where the ranks are side by side.
static Status shareMachine(Options &options, const Ranks &ranks) {
  if (options.compile.target == "auto")
    chooseHost(options, ranks);
  options.compile.ranks = ranks.size();
  options.device.communicator = ranks.communicator();
  options.device.localRank = ranks.localRank();
  if (const int here = ranks.localSize(); here > 1) {
    const auto cores = static_cast<int>(std::thread::hardware_concurrency());
    if (options.device.threads == 0)
      options.device.threads = std::max(1, cores / here);
    options.device.pin = false; // all ranks would take the same cores
  }
  return Status::success();
}

/// What threads hold counts against a limit.
static void countThreads(Options &options) {
  if (options.compile.memoryLimit.empty() && !options.planOnly)
    return;
  using namespace runtime::host;
  const int threads = options.device.threads != 0
                          ? options.device.threads
                          : static_cast<int>(usualThreads(usableCores()));
  options.compile.threads = std::max(options.compile.threads, threads);
}

/// What one of the ranks is asked for.
static Result<Options> shareOf(const Options &whole, const Ranks &ranks) {
  Options options = whole;
  if (!ranks.isOnly())
    TRC_RETURN_IF_FAILED(shareMachine(options, ranks));
  countThreads(options);
  TRC_RETURN_IF_FAILED(chooseBatch(options, ranks.size()));
  TRC_RETURN_IF_FAILED(shareBatch(options, ranks.size()));
  scaleLearningRate(options, ranks.size());
  return options;
}

/// Failures name the rank, and end the others.
static Result<int> runOneOf(const Options &whole, Ranks &ranks) {
  Result<Options> options = shareOf(whole, ranks);
  Result<int> code = options.failed() ? Result<int>(options.takeStatus())
                                      : runRank(*options, ranks);
  if (code.ok() || ranks.isOnly())
    return code;
  Status status = code.takeStatus();
  if (status.code() != runtime::StatusCode::PeerLost)
    ranks.abort(status.message());
  return std::move(status).at(text("rank ", ranks.rank()));
}

/// Of several that failed, one is reported that did so of its own.
static Result<int> runThreads(Options options) {
  // They share the process, and the limits are the process's.
  for (std::string *text :
       {&options.compile.memoryLimit, &options.compile.hostMemoryLimit})
    if (const std::optional<int64_t> limit = parseByteCount(*text))
      *text = std::to_string(*limit / options.ranks.count) + "B";
  Result<std::vector<Ranks>> all =
      Ranks::makeThreads(options.ranks.count, options.ranks.deadlineSeconds);
  if (all.failed())
    return all.takeStatus();
  std::vector<std::optional<Result<int>>> codes(all->size());
  std::vector<std::thread> threads;
  threads.reserve(codes.size());
  for (size_t rank = 0; rank < codes.size(); ++rank)
    threads.emplace_back([&options, &code = codes[rank],
                          own = std::move((*all)[rank])]() mutable {
      code = runOneOf(options, own);
    });
  for (std::thread &thread : threads)
    thread.join();
  std::optional<Status> worst;
  for (std::optional<Result<int>> &code : codes)
    if (code->failed()) {
      Status status = code->takeStatus();
      if (!worst || worst->code() == runtime::StatusCode::PeerLost)
        worst = std::move(status);
    }
  return worst ? Result<int>(std::move(*worst)) : std::move(*codes.front());
}

Result<int> run(const Options &options, Ranks met) {
  if (met.isOnly() && options.ranks.count > 1)
    return runThreads(options);
  return runOneOf(options, met);
}

} // namespace trc::train

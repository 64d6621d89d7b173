//===- RunHost.cpp - running an artifact ----------------------------------===//
//
// Load, make a session, bind the inputs, run, read the outputs; several entries
// share the session, and with it the state.
//
//===----------------------------------------------------------------------===//

#include "RunHost.h"

#include "EntryRun.h"
#include "Measurements.h"
#include "PrintValues.h"

#include "loop/WidenedProducts.h"
#include "start/Complain.h"
#include "trc/runtime.h"

#include <algorithm>
#include <cstdio>
#include <memory>
#include <optional>
#include <string_view>
#include <thread>

namespace trc::run {

using Device = std::unique_ptr<trc_device, Destroy<trc_device_destroy>>;
using Program = std::unique_ptr<trc_program, Destroy<trc_program_destroy>>;
using Session = std::unique_ptr<trc_session, Destroy<trc_session_destroy>>;
using Communicator =
    std::unique_ptr<trc_communicator, Destroy<trc_communicator_destroy>>;

static ExitCode failedWith(const std::string &name, const char *what) {
  complain("trc-run", name + ": " + what, Failed);
  return Failed;
}

/// "cuda:0, NVIDIA H100, 132 multiprocessors"
static std::string describe(const trc_device *device) {
  trc_device_info info;
  trc_device_get_info(device, &info, sizeof(info));
  std::string text = info.name;
  if (info.description && *info.description)
    text += std::string(", ") + info.description;
  return text;
}

/// Once for all ranks: they run the same program on the same machine.
static void sayWidenedProducts(const RankRun &run, const trc_device *device) {
  trc_device_info info;
  trc_device_get_info(device, &info, sizeof(info));
  trc_program_info facts;
  trc_program_get_info(run.program, &facts, sizeof(facts));
  if (run.rank != 0 || std::string_view(info.name) != "host")
    return;
  for (const std::string &line : train::widenedProducts(facts.report))
    std::fprintf(stderr, "trc-run: %s\n", line.c_str());
}

/// What a rank has exchanged so far.
static trc_communicator_info exchangedBy(const RankRun &run) {
  trc_communicator_info info = {};
  if (run.communicator)
    trc_communicator_get_info(run.communicator, &info, sizeof info);
  return info;
}

/// Keeps what the last run exchanged, as far as it is known.
static void noteExchange(const trc_exchange_info &exchange,
                         const trc_communicator_info &before,
                         const trc_communicator_info &after,
                         Measurements &measured) {
  if (exchange.bytes_are_counted)
    measured.sentBytes.push_back(after.bytes_sent - before.bytes_sent);
  if (!exchange.waits_are_measured)
    return;
  measured.blockedNanoseconds.push_back(after.nanoseconds_blocked -
                                        before.nanoseconds_blocked);
  measured.workedNanoseconds.push_back(after.nanoseconds_worked -
                                       before.nanoseconds_worked);
}

/// The file that a rank writes what was measured to: each its own where the
/// name has `{rank}` in it, else rank 0 alone.
static std::optional<std::string> measurementsOf(int rank, std::string name) {
  constexpr std::string_view place = "{rank}";
  const size_t at = name.find(place);
  if (name.empty() || (at == std::string::npos && rank != 0))
    return std::nullopt;
  if (at != std::string::npos)
    name.replace(at, place.size(), std::to_string(rank));
  return name;
}

/// Runs the entries of the command line; a thread leaves its results in `run`.
static ExitCode runEntries(RankRun &run, trc_device *device) {
  const Options &options = run.options;
  trc_session_options sessionOptions = {};
  sessionOptions.size = sizeof(sessionOptions);
  sessionOptions.profile = options.profile;
  sessionOptions.check_finite = options.checkFinite;
  sessionOptions.communicator = run.communicator;
  trc_session *rawSession = nullptr;
  if (trc_status status =
          trc_session_create(run.program, device, &sessionOptions, &rawSession))
    return run.fail(status, trc_last_error());
  Session session(rawSession);
  sayWidenedProducts(run, device);
  trc_exchange_info exchange = {};
  trc_session_get_exchange(session.get(), &exchange, sizeof exchange);
  // Between GPUs there are several ways, which differ in speed and bits.
  if (run.rank == 0 && exchange.how && *exchange.how)
    complain("trc-run", std::string("ranks exchange by ") + exchange.how, Done);
  std::vector<std::string> entries = options.entries, files = options.inputs;
  if (entries.empty())
    entries.emplace_back();
  // What of the last is wrong is not to be found after the others ran.
  EntryRun last(run, session.get());
  if (ExitCode code = last.find(entries.back()))
    return code;
  NamedInputs named;
  std::string wrong = checkSets(options, last.getPorts(), last.getOutputs());
  if (wrong.empty())
    wrong = named.read(options);
  if (!wrong.empty())
    return run.misuse(wrong);

  uint64_t time = 0;
  for (size_t i = 0; i + 1 < entries.size(); ++i) {
    EntryRun before(run, session.get());
    if (ExitCode code = before.find(entries[i]))
      return code;
    if (ExitCode code = before.prepare(files, named, i == 0, false))
      return code;
    if (ExitCode code = before.runOnce(time))
      return code;
  }
  if (ExitCode code = last.prepare(files, named, entries.size() == 1, true))
    return code;
  wrong = named.checkTaken(last.getPorts());
  if (!wrong.empty())
    return run.misuse(wrong);
  Measurements measured;
  measured.device = describe(device);
  measured.entry = options.entries.empty() ? "main" : options.entries.back();
  for (int64_t i = 0; i < options.repeat; ++i) {
    if (i > 0)
      if (ExitCode code = last.carry())
        return code;
    const trc_communicator_info before = exchangedBy(run);
    if (ExitCode code = last.runOnce(time))
      return code;
    measured.nanoseconds.push_back(time);
    if (run.communicator)
      noteExchange(exchange, before, exchangedBy(run), measured);
  }
  if (ExitCode code = last.readOutputs())
    return code;
  if (!run.isThread)
    if (ExitCode code = giveResults(run.results, options, last.getPorts()))
      return run.code = code;
  const std::optional<std::string> file =
      measurementsOf(run.rank, options.measurementsFile);
  if (run.rank != 0 && !file)
    return Done;
  if (run.rank == 0 && options.repeat > 1)
    printTimes(measured.nanoseconds);
  trc_memory_info memory = {};
  trc_session_get_memory(session.get(), &memory, sizeof memory);
  measured.deviceBytes = memory.device_peak_bytes;
  if (options.profile) {
    measured.profiled = last.getCall();
    if (run.rank == 0)
      printProfile(measured.profiled);
  }
  // The peak of one rank is that of no other; as of trc-train's profiles.
  if (measured.profiled && file && run.ranks == 1) {
    trc_device_info info;
    trc_device_get_info(device, &info, sizeof info);
    trc_program_info facts;
    trc_program_get_info(run.program, &facts, sizeof facts);
    measureCeiling(info, facts.report, measured);
  }
  if (file)
    return run.code = writeMeasurements(measured, *file);
  return Done;
}

/// Threads for each of several ranks on one machine.
static int32_t threadsOf(const Options &options, int ranksHere) {
  if (options.threads != 0 || ranksHere == 1)
    return static_cast<int32_t>(options.threads);
  const auto cores = static_cast<int>(std::thread::hardware_concurrency());
  return std::max(1, cores / ranksHere);
}

static void runRank(RankRun &run, int ranksHere) {
  trc_device_options deviceOptions = {};
  deviceOptions.size = sizeof(deviceOptions);
  trc_program_info facts;
  trc_program_get_info(run.program, &facts, sizeof(facts));
  const Options &options = run.options;
  deviceOptions.name =
      options.device.empty() ? facts.target : options.device.c_str();
  deviceOptions.threads = threadsOf(options, ranksHere);
  deviceOptions.pinning =
      options.pin && ranksHere == 1 ? TRC_PIN_DEFAULT : TRC_PIN_NONE;
  trc_communicator_info here = {};
  if (run.communicator)
    trc_communicator_get_info(run.communicator, &here, sizeof here);
  deviceOptions.local_rank = here.local_rank;
  if (!options.collectives.empty())
    deviceOptions.collectives = options.collectives.c_str();
  trc_device *rawDevice = nullptr;
  if (trc_status status = trc_device_create(&deviceOptions, &rawDevice)) {
    run.fail(status, trc_last_error());
    return;
  }
  const std::string label = run.label();
  Device device(rawDevice);
  if (trc_status status = printOn(device.get(), label)) {
    run.fail(status, trc_last_error());
    return;
  }
  runEntries(run, device.get());
}

/// Meets the ranks that a launcher started; the only rank where there are no
/// others.
static ExitCode meet(const std::string &name, const Options &options,
                     Communicator &communicator) {
  trc_communicator_options meeting = {};
  meeting.size = sizeof(meeting);
  meeting.ranks = static_cast<int32_t>(options.ranks);
  meeting.rank = static_cast<int32_t>(options.rank);
  meeting.rendezvous =
      options.rendezvous.empty() ? nullptr : options.rendezvous.c_str();
  meeting.interface_address =
      options.interface.empty() ? nullptr : options.interface.c_str();
  meeting.transport =
      options.transport.empty() ? nullptr : options.transport.c_str();
  meeting.deadline_seconds = options.deadline;
  trc_communicator *raw = nullptr;
  if (trc_status status = trc_communicator_create(&meeting, &raw)) {
    complain("trc-run", name + ": " + trc_last_error(), Failed);
    return status == TRC_PEER_LOST ? PeerLost : Failed;
  }
  communicator.reset(raw);
  return Done;
}

/// Says why the rank failed, where it is not said yet.
static void report(const RankRun &run) {
  if (run.fault.empty())
    return;
  complain("trc-run",
           run.code == WrongUse ? run.fault
                                : run.name + ": " + run.label() + run.fault,
           run.code);
}

/// Runs the ranks as threads and gives their results in order. Of several that
/// failed, those are reported that did so of their own; a wrong use, which is
/// that of all, once.
static ExitCode runThreads(trc_program *program, const std::string &name,
                           const Options &options, int ranks) {
  std::vector<trc_communicator *> raw(ranks);
  if (trc_communicator_create_threads(ranks, options.deadline, raw.data()))
    return failedWith(name, trc_last_error());
  std::vector<RankRun> runs;
  runs.reserve(raw.size());
  for (int rank = 0; rank < ranks; ++rank)
    runs.push_back(
        {program, name, options, rank, ranks, raw[rank], true, Done, {}, {}});
  std::vector<std::thread> threads;
  threads.reserve(runs.size());
  for (RankRun &run : runs)
    threads.emplace_back([&run, ranks] {
      runRank(run, ranks);
      trc_communicator_destroy(run.communicator);
    });
  for (std::thread &thread : threads)
    thread.join();

  std::vector<Result> results;
  ExitCode worst = Done;
  for (RankRun &run : runs) {
    if (run.code != Done && (worst == Done || worst == PeerLost))
      worst = run.code;
    results.insert(results.end(), run.results.begin(), run.results.end());
  }
  if (worst == Done)
    return giveResults(results, options);
  for (const RankRun &run : runs)
    if (run.code == worst) {
      report(run);
      if (worst == WrongUse)
        break;
    }
  return worst;
}

ExitCode runArtifact(const void *data, size_t size, const std::string &name,
                     const Options &options) {
  trc_program *rawProgram = nullptr;
  if (trc_program_load_memory(data, size, &rawProgram))
    return failedWith(name, trc_last_error());
  Program program(rawProgram);
  Communicator communicator;
  if (ExitCode code = meet(name, options, communicator))
    return code;
  trc_communicator_info here;
  trc_communicator_get_info(communicator.get(), &here, sizeof(here));
  const bool areThreads = here.ranks == 1 && options.ranks > 1;
  if (std::string wrong =
          checkRanks(options, areThreads ? options.ranks : here.ranks);
      !wrong.empty()) {
    trc_communicator_abort(communicator.get(), wrong.c_str());
    return here.rank == 0 ? wrongUse(wrong) : WrongUse;
  }
  if (areThreads)
    return runThreads(program.get(), name, options,
                      static_cast<int>(options.ranks));
  RankRun run{program.get(),      name,  options, here.rank, here.ranks,
              communicator.get(), false, Done,    {},        {}};
  runRank(run, here.local_ranks);
  report(run);
  return run.code;
}

} // namespace trc::run

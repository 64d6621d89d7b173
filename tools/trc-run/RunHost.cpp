//===- RunHost.cpp - running an artifact ----------------------------------===//
//
// Load, make a session, bind the inputs, run, read the outputs; several entries
// share the session, and with it the state. Inputs are written anew before each
// run, since a run may have taken over their memory; those that are state only
// once, since the session keeps what became of them.
//
//===----------------------------------------------------------------------===//

#include "RunHost.h"

#include "Measurements.h"

#include "start/Complain.h"
#include "trc/Reference/Movement.h"
#include "trc/runtime.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

namespace trc::run {

using reference::ElementType;
using reference::Tensor;

namespace {

/// Calls the runtime's function that ends the object.
template <auto destroy> struct Destroy {
  template <typename T> void operator()(T *object) const { destroy(object); }
};
using Device = std::unique_ptr<trc_device, Destroy<trc_device_destroy>>;
using Program = std::unique_ptr<trc_program, Destroy<trc_program_destroy>>;
using Session = std::unique_ptr<trc_session, Destroy<trc_session_destroy>>;
using Call = std::unique_ptr<trc_call, Destroy<trc_call_destroy>>;
using Communicator =
    std::unique_ptr<trc_communicator, Destroy<trc_communicator_destroy>>;

} // namespace

namespace {

/// One of the ranks that run the program; the only one, mostly.
struct RankRun {
  trc_program *program;
  const std::string &name; ///< of the file
  const Options &options;
  int rank = 0, ranks = 1;
  trc_communicator *communicator = nullptr;
  /// One of several in this process, which gives the results of all.
  bool isThread = false;

  // How it ended.
  ExitCode code = Done;
  std::string fault;
  std::vector<Result> results;

  ExitCode fail(trc_status status, const char *what) {
    // The others are not to wait for this rank.
    if (status != TRC_PEER_LOST)
      trc_communicator_abort(communicator, what);
    fault = what;
    return code = status == TRC_PEER_LOST ? PeerLost : Failed;
  }
  /// The message is whole, and the same for all threads.
  ExitCode misuse(const std::string &message) {
    trc_communicator_abort(communicator, "it was used in a wrong way");
    fault = message;
    return code = WrongUse;
  }
  std::string label() const {
    return ranks == 1 ? "" : "rank " + std::to_string(rank) + ": ";
  }
};

} // namespace

static ExitCode failedWith(const std::string &name, const char *what) {
  complain("trc-run", name + ": " + what, Failed);
  return Failed;
}

/// The number of the entry to run, or an error.
static std::optional<size_t>
findEntry(trc_program *program, const std::string &name, std::string &error) {
  trc_program_info info;
  trc_program_get_info(program, &info, sizeof(info));
  std::string known;
  for (size_t i = 0; i < info.entry_count; ++i) {
    trc_entry_info entry;
    trc_program_get_entry(program, i, &entry, sizeof(entry));
    if (entry.name == (name.empty() ? "main" : name))
      return i;
    known += (i ? ", " : "") + std::string(entry.name);
  }
  if (name.empty() && info.entry_count == 1)
    return 0;
  error = name.empty() ? "there is no entry 'main'; name one with --entry: "
                       : "there is no entry '" + name + "', but ";
  error += known.empty() ? "none" : known;
  return std::nullopt;
}

using GetPort = trc_status (*)(const trc_program *, size_t, size_t,
                               trc_port_info *, size_t);

struct EntryPort {
  size_t index;
  Port port;     ///< a part of it, where it is split over ranks ..
  int64_t split; ///< .. along this dimension; -1: it is not
};

static std::vector<EntryPort> portsOf(trc_program *program, size_t entry,
                                      size_t count, GetPort get,
                                      const char *otherwise) {
  std::vector<EntryPort> ports;
  for (size_t i = 0; i < count; ++i) {
    trc_port_info info;
    get(program, entry, i, &info, sizeof(info));
    std::string name = info.name && *info.name ? std::string(info.name)
                                               : otherwise + std::to_string(i);
    ports.push_back({i,
                     {name, static_cast<ElementType>(info.element),
                      reference::Sizes(info.shape, info.shape + info.rank),
                      info.state >= 0},
                     info.split});
  }
  return ports;
}

namespace {

/// One entry of a session, with its inputs read.
class EntryRun {
public:
  EntryRun(RankRun &run, trc_session *session) : run(run), session(session) {}

  /// Finds the entry and its ports.
  ExitCode find(const std::string &entryName) {
    std::string error;
    std::optional<size_t> index = findEntry(run.program, entryName, error);
    // Processes have the same program: the first says what is wrong.
    if (!index)
      return run.misuse(run.isThread || run.rank == 0 ? run.name + ": " + error
                                                      : "");
    trc_program_get_entry(run.program, *index, &entry, sizeof(entry));
    inputs = portsOf(run.program, *index, entry.input_count,
                     trc_program_get_input, "arg");
    outputs = portsOf(run.program, *index, entry.output_count,
                      trc_program_get_output, "result");
    ports = inFiles(inputs);
    return Done;
  }

  /// Takes its inputs off the front of `files`; the last entry takes all, so
  /// that too many are noticed.
  ExitCode prepare(std::vector<std::string> &files, NamedInputs &named,
                   bool isLast) {
    std::erase_if(inputs, [&](const EntryPort &input) {
      return named.isKept(input.port);
    });
    // State may be given like other inputs, or be left to what is there.
    auto isMissing = [&](const EntryPort &input) {
      return !named.has(input.port);
    };
    auto isLeft = [&](const EntryPort &input) {
      return input.port.isState && isMissing(input);
    };
    size_t missing = std::count_if(inputs.begin(), inputs.end(), isMissing);
    size_t others =
        missing - std::count_if(inputs.begin(), inputs.end(), isLeft);
    size_t given = isLast ? files.size() : std::min(files.size(), others);
    if (given != missing && given == others)
      std::erase_if(inputs, isLeft);
    auto end = files.begin() + static_cast<ptrdiff_t>(given);
    if (std::string wrong = readInputs({files.begin(), end}, named,
                                       inFiles(inputs), ports, tensors);
        !wrong.empty())
      return run.misuse(wrong);
    files.erase(files.begin(), end);
    for (size_t k = 0; k < inputs.size(); ++k)
      if (inputs[k].split >= 0)
        tensors[k] = partOf(tensors[k], inputs[k]);
    trc_call *rawCall = nullptr;
    if (trc_status status = trc_call_create(session, entry.name, &rawCall))
      return run.fail(status, trc_last_error());
    call.reset(rawCall);
    return Done;
  }

  /// Runs once; `nanoseconds` is the time without the inputs.
  ExitCode runOnce(uint64_t &nanoseconds) {
    for (size_t k = 0; k < inputs.size(); ++k) {
      if (hasRun && inputs[k].port.isState)
        continue;
      if (trc_status status = trc_call_write_input(call.get(), inputs[k].index,
                                                   tensors[k].bytes().data(),
                                                   tensors[k].bytes().size()))
        return run.fail(status, trc_last_error());
    }
    hasRun = true;
    auto start = std::chrono::steady_clock::now();
    trc_status status = trc_call_run(call.get());
    if (status == TRC_OK)
      status = trc_call_wait(call.get());
    if (status != TRC_OK)
      return run.fail(status, trc_call_error(call.get()));
    nanoseconds =
        std::chrono::nanoseconds(std::chrono::steady_clock::now() - start)
            .count();
    return Done;
  }

  ExitCode readOutputs() {
    const std::string file =
        run.ranks == 1 ? "" : "rank" + std::to_string(run.rank) + "-";
    for (size_t k = 0; k < outputs.size(); ++k) {
      const Port &port = outputs[k].port;
      Tensor tensor(port.type, port.shape);
      auto bytes = tensor.mutableBytes();
      if (trc_status status = trc_call_read_output(call.get(), outputs[k].index,
                                                   bytes.data(), bytes.size()))
        return run.fail(status, trc_last_error());
      run.results.push_back({run.label() + port.name,
                             file + "result" + std::to_string(k), tensor});
    }
    return Done;
  }

  /// Results become the inputs of their names; those that a session keeps are
  /// there without it.
  ExitCode carry() {
    for (const EntryPort &output : outputs) {
      if (output.port.isState ||
          std::none_of(inputs.begin(), inputs.end(), [&](const EntryPort &in) {
            return in.port.name == output.port.name;
          }))
        continue;
      Tensor tensor(output.port.type, output.port.shape);
      auto bytes = tensor.mutableBytes();
      if (trc_status status = trc_call_read_output(call.get(), output.index,
                                                   bytes.data(), bytes.size()))
        return run.fail(status, trc_last_error());
      std::vector<Port> parts;
      for (const EntryPort &input : inputs)
        parts.push_back(input.port);
      carryOver(parts, tensors, output.port.name, tensor);
    }
    return Done;
  }

  const trc_call *getCall() const { return call.get(); }
  /// Those of the entry, of which some may be left to the session.
  const std::vector<Port> &getPorts() const { return ports; }
  std::vector<Port> getOutputs() const { return inFiles(outputs); }

private:
  /// A file holds the parts of all ranks.
  std::vector<Port> inFiles(const std::vector<EntryPort> &parts) const {
    std::vector<Port> whole;
    for (const EntryPort &part : parts) {
      whole.push_back(part.port);
      if (part.split >= 0)
        whole.back().shape[part.split] *= run.ranks;
    }
    return whole;
  }

  Tensor partOf(const Tensor &whole, const EntryPort &port) const {
    reference::Sizes starts(whole.rank(), 0), limits = whole.shape();
    starts[port.split] = run.rank * port.port.shape[port.split];
    limits[port.split] = starts[port.split] + port.port.shape[port.split];
    return reference::slice(whole, starts, limits,
                            reference::Sizes(whole.rank(), 1));
  }

  RankRun &run;
  trc_session *session;
  trc_entry_info entry;
  std::vector<EntryPort> inputs; ///< those that are given
  std::vector<EntryPort> outputs;
  std::vector<Port> ports; ///< all inputs, as files hold them
  std::vector<Tensor> tensors;
  Call call;
  bool hasRun = false;
};

} // namespace

/// "cuda:0, NVIDIA H100, 132 multiprocessors"
static std::string describe(const trc_device *device) {
  trc_device_info info;
  trc_device_get_info(device, &info, sizeof(info));
  std::string text = info.name;
  if (info.description && *info.description)
    text += std::string(", ") + info.description;
  return text;
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
    if (ExitCode code = before.prepare(files, named, false))
      return code;
    if (ExitCode code = before.runOnce(time))
      return code;
  }
  if (ExitCode code = last.prepare(files, named, true))
    return code;
  wrong = named.checkTaken(last.getPorts());
  if (!wrong.empty())
    return run.misuse(wrong);
  std::vector<uint64_t> times;
  for (int64_t i = 0; i < options.repeat; ++i) {
    if (i > 0)
      if (ExitCode code = last.carry())
        return code;
    if (ExitCode code = last.runOnce(time))
      return code;
    times.push_back(time);
  }
  if (ExitCode code = last.readOutputs())
    return code;
  if (!run.isThread)
    if (ExitCode code = giveResults(run.results, options, last.getPorts()))
      return run.code = code;
  if (run.rank != 0)
    return Done;
  if (options.repeat > 1)
    printTimes(times);
  if (options.profile)
    printProfile(last.getCall());
  if (!options.measurementsFile.empty())
    return run.code = writeMeasurements(
               {describe(device),
                options.entries.empty() ? "main" : options.entries.back(),
                times, options.profile ? last.getCall() : nullptr},
               options.measurementsFile);
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
  Device device(rawDevice);
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
  for (int rank = 0; rank < ranks; ++rank)
    runs.push_back(
        {program, name, options, rank, ranks, raw[rank], true, Done, {}, {}});
  std::vector<std::thread> threads;
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

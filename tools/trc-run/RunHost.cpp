//===- RunHost.cpp - running an artifact ----------------------------------===//
//
// Load, make a session, bind the inputs, run, read the outputs; several entries
// share the session, and with it the state. Inputs are written anew before each
// run, since a run may have taken over their memory.
//
//===----------------------------------------------------------------------===//

#include "RunHost.h"

#include "Measurements.h"

#include "start/Complain.h"
#include "trc/runtime.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>

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
  bool isState;
  Port port;
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
                     info.state >= 0,
                     {name, static_cast<ElementType>(info.element),
                      reference::Sizes(info.shape, info.shape + info.rank)}});
  }
  return ports;
}

namespace {

/// One entry of a session, with its inputs read.
class EntryRun {
public:
  EntryRun(trc_program *program, trc_session *session, const std::string &name)
      : program(program), session(session), name(name) {}

  /// Takes its inputs off the front of `files`; the last entry takes all, so
  /// that too many are noticed.
  ExitCode prepare(const std::string &entryName,
                   std::vector<std::string> &files, bool isLast) {
    std::string error;
    std::optional<size_t> index = findEntry(program, entryName, error);
    if (!index)
      return wrongUse(name + ": " + error);
    trc_entry_info entry;
    trc_program_get_entry(program, *index, &entry, sizeof(entry));
    inputs = portsOf(program, *index, entry.input_count, trc_program_get_input,
                     "arg");
    outputs = portsOf(program, *index, entry.output_count,
                      trc_program_get_output, "result");
    // State may be given like other inputs, or be left to what is there.
    size_t others =
        std::count_if(inputs.begin(), inputs.end(),
                      [](const EntryPort &input) { return !input.isState; });
    size_t given = isLast ? files.size() : std::min(files.size(), others);
    if (given != inputs.size() && given == others)
      std::erase_if(inputs,
                    [](const EntryPort &input) { return input.isState; });
    std::vector<Port> ports;
    ports.reserve(inputs.size());
    for (const EntryPort &input : inputs)
      ports.push_back(input.port);
    auto end = files.begin() + static_cast<ptrdiff_t>(given);
    if (ExitCode code = readInputs({files.begin(), end}, ports, tensors))
      return code;
    files.erase(files.begin(), end);
    trc_call *rawCall = nullptr;
    if (trc_call_create(session, entry.name, &rawCall))
      return failedWith(name, trc_last_error());
    call.reset(rawCall);
    return Done;
  }

  /// Runs once; `nanoseconds` is the time without the inputs.
  ExitCode run(uint64_t &nanoseconds) {
    for (size_t k = 0; k < inputs.size(); ++k)
      if (trc_call_write_input(call.get(), inputs[k].index,
                               tensors[k].bytes().data(),
                               tensors[k].bytes().size()))
        return failedWith(name, trc_last_error());
    auto start = std::chrono::steady_clock::now();
    if (trc_call_run(call.get()) || trc_call_wait(call.get()))
      return failedWith(name, trc_call_error(call.get()));
    nanoseconds =
        std::chrono::nanoseconds(std::chrono::steady_clock::now() - start)
            .count();
    return Done;
  }

  ExitCode giveOutputs(const std::string &directory) {
    std::vector<Result> results;
    for (size_t k = 0; k < outputs.size(); ++k) {
      const Port &port = outputs[k].port;
      Tensor tensor(port.type, port.shape);
      auto bytes = tensor.mutableBytes();
      if (trc_call_read_output(call.get(), outputs[k].index, bytes.data(),
                               bytes.size()))
        return failedWith(name, trc_last_error());
      results.push_back({port.name, "result" + std::to_string(k), tensor});
    }
    return giveResults(results, directory);
  }

  const trc_call *getCall() const { return call.get(); }

private:
  trc_program *program;
  trc_session *session;
  const std::string &name;
  std::vector<EntryPort> inputs, outputs;
  std::vector<Tensor> tensors;
  Call call;
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

static ExitCode runEntries(trc_program *program, trc_device *device,
                           const std::string &name, const Options &options) {
  trc_session_options sessionOptions = {};
  sessionOptions.size = sizeof(sessionOptions);
  sessionOptions.profile = options.profile;
  sessionOptions.check_finite = options.checkFinite;
  trc_session *rawSession = nullptr;
  if (trc_session_create(program, device, &sessionOptions, &rawSession))
    return failedWith(name, trc_last_error());
  Session session(rawSession);
  std::vector<std::string> entries = options.entries, files = options.inputs;
  if (entries.empty())
    entries.emplace_back();

  uint64_t time = 0;
  for (size_t i = 0; i + 1 < entries.size(); ++i) {
    EntryRun before(program, session.get(), name);
    if (ExitCode code = before.prepare(entries[i], files, false))
      return code;
    if (ExitCode code = before.run(time))
      return code;
  }
  EntryRun last(program, session.get(), name);
  if (ExitCode code = last.prepare(entries.back(), files, true))
    return code;
  std::vector<uint64_t> times;
  for (int64_t i = 0; i < options.repeat; ++i) {
    if (ExitCode code = last.run(time))
      return code;
    times.push_back(time);
  }
  ExitCode code = last.giveOutputs(options.outputDirectory);
  if (options.repeat > 1)
    printTimes(times);
  if (options.profile)
    printProfile(last.getCall());
  if (code == Done && !options.measurementsFile.empty())
    return writeMeasurements(
        {describe(device),
         options.entries.empty() ? "main" : options.entries.back(), times,
         options.profile ? last.getCall() : nullptr},
        options.measurementsFile);
  return code;
}

ExitCode runArtifact(const void *data, size_t size, const std::string &name,
                     const Options &options) {
  trc_program *rawProgram = nullptr;
  if (trc_program_load_memory(data, size, &rawProgram))
    return failedWith(name, trc_last_error());
  Program program(rawProgram);
  trc_device_options deviceOptions = {};
  deviceOptions.size = sizeof(deviceOptions);
  trc_program_info facts;
  trc_program_get_info(program.get(), &facts, sizeof(facts));
  deviceOptions.name =
      options.device.empty() ? facts.target : options.device.c_str();
  deviceOptions.threads = static_cast<int32_t>(options.threads);
  deviceOptions.pinning = options.pin ? TRC_PIN_DEFAULT : TRC_PIN_NONE;
  trc_device *rawDevice = nullptr;
  if (trc_device_create(&deviceOptions, &rawDevice))
    return failedWith(name, trc_last_error());
  Device device(rawDevice);
  return runEntries(program.get(), device.get(), name, options);
}

} // namespace trc::run

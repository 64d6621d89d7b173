//===- EntryRun.cpp - one entry of an artifact, run -----------------------===//
//
// Inputs are written anew before each run, since a run may have taken over
// their memory; those that are state only once, since the session keeps what
// became of them.
//
//===----------------------------------------------------------------------===//

#include "EntryRun.h"

#include "trc/Reference/Movement.h"

#include <algorithm>
#include <chrono>
#include <optional>

namespace trc::run {

using reference::ElementType;
using reference::Tensor;

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

ExitCode EntryRun::find(const std::string &entryName) {
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

ExitCode EntryRun::prepare(std::vector<std::string> &files, NamedInputs &named,
                           bool isFirst, bool isLast) {
  std::erase_if(
      inputs, [&](const EntryPort &input) { return named.isKept(input.port); });
  // State may be given like other inputs, or be left to what is there: what
  // other entries made is not what is missing where too little is given.
  auto isMissing = [&](const EntryPort &input) {
    return !named.has(input.port);
  };
  auto isLeft = [&](const EntryPort &input) {
    return input.port.isState && isMissing(input);
  };
  size_t missing = std::count_if(inputs.begin(), inputs.end(), isMissing);
  size_t others = missing - std::count_if(inputs.begin(), inputs.end(), isLeft);
  size_t given = isLast ? files.size() : std::min(files.size(), others);
  if (given != missing && (given == others || (given < others && !isFirst)))
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

ExitCode EntryRun::runOnce(uint64_t &nanoseconds) {
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

ExitCode EntryRun::readOutputs() {
  const std::string file =
      run.ranks == 1 ? "" : "rank" + std::to_string(run.rank) + "-";
  for (size_t k = 0; k < outputs.size(); ++k) {
    const Port &port = outputs[k].port;
    Tensor tensor(port.type, port.shape);
    auto bytes = tensor.mutableBytes();
    if (trc_status status = trc_call_read_output(call.get(), outputs[k].index,
                                                 bytes.data(), bytes.size()))
      return run.fail(status, trc_last_error());
    run.results.push_back(
        {run.label() + port.name, file + "result" + std::to_string(k), tensor});
  }
  return Done;
}

ExitCode EntryRun::carry() {
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

std::vector<Port> EntryRun::inFiles(const std::vector<EntryPort> &parts) const {
  std::vector<Port> whole;
  for (const EntryPort &part : parts) {
    whole.push_back(part.port);
    if (part.split >= 0)
      whole.back().shape[part.split] *= run.ranks;
  }
  return whole;
}

Tensor EntryRun::partOf(const Tensor &whole, const EntryPort &port) const {
  reference::Sizes starts(whole.rank(), 0), limits = whole.shape();
  starts[port.split] = run.rank * port.port.shape[port.split];
  limits[port.split] = starts[port.split] + port.port.shape[port.split];
  return reference::slice(whole, starts, limits,
                          reference::Sizes(whole.rank(), 1));
}

} // namespace trc::run

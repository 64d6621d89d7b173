//===- TrainingSession.cpp - a training program, ready to step ------------===//
//
// Ports are looked up once; a step then only copies numbers in and out.
//
//===----------------------------------------------------------------------===//

#include "loop/TrainingSession.h"

#include "loop/WidenedProducts.h"
#include "text/Utf8.h"
#include "weights/Element.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace trc::train {

/// Of what the runtime refuses, only that ranks are lost is told apart.
static Status failedWith(trc_status status, const char *text) {
  return Status::failure(status == TRC_PEER_LOST
                             ? runtime::StatusCode::PeerLost
                             : runtime::StatusCode::CallFailed,
                         text);
}

/// Returns the runtime's failure with its text.
#define TRC_CHECK_RUNTIME(call)                                                \
  do {                                                                         \
    if (const trc_status trcStatus = (call); trcStatus != TRC_OK)              \
      return failedWith(trcStatus, trc_last_error());                          \
  } while (false)

int64_t StateTensor::elements() const {
  int64_t product = 1;
  for (const int64_t extent : shape)
    product *= extent;
  return product;
}

TrainingSession::~TrainingSession() {
  for (const Entry &entry : entries)
    trc_call_destroy(entry.call);
  trc_session_destroy(session);
  trc_program_destroy(program);
  trc_device_destroy(device);
}

Result<std::unique_ptr<TrainingSession>>
TrainingSession::create(std::string_view artifact, const DeviceChoice &choice) {
  std::unique_ptr<TrainingSession> made(new TrainingSession);
  TRC_RETURN_IF_FAILED(made->load(artifact, choice));
  return made;
}

Status TrainingSession::load(std::string_view artifact,
                             const DeviceChoice &choice) {
  TRC_CHECK_RUNTIME(
      trc_program_load_memory(artifact.data(), artifact.size(), &program));
  trc_program_info facts;
  TRC_CHECK_RUNTIME(trc_program_get_info(program, &facts, sizeof facts));
  trc_model_info said;
  TRC_CHECK_RUNTIME(trc_program_get_model(program, &said, sizeof said));
  model = said.name;
  task = said.task;
  trc_device_options options = {};
  options.size = sizeof options;
  options.name = choice.name.empty() ? facts.target : choice.name.c_str();
  options.threads = choice.threads;
  options.local_rank = choice.localRank;
  if (!choice.collectives.empty())
    options.collectives = choice.collectives.c_str();
  options.pinning = choice.pin ? TRC_PIN_CORES : TRC_PIN_NONE;
  TRC_CHECK_RUNTIME(trc_device_create(&options, &device));
  trc_device_info info;
  TRC_CHECK_RUNTIME(trc_device_get_info(device, &info, sizeof info));
  threadCount = info.threads;
  deviceIsHost = std::string_view(info.name) == "host";
  description = info.description;
  trc_session_options how = {};
  how.size = sizeof how;
  how.communicator = choice.communicator;
  how.check_finite = choice.checkFinite;
  how.profile = choice.profile;
  TRC_CHECK_RUNTIME(trc_session_create(program, device, &how, &session));
  if (deviceIsHost)
    widenedLines = widenedProducts(facts.report);

  for (size_t i = 0; i < facts.state_count; ++i) {
    trc_port_info port;
    TRC_CHECK_RUNTIME(trc_program_get_state(program, i, &port, sizeof port));
    // Else the first checkpoint would be refused, after hours.
    if (findInvalidUtf8(port.name) != std::string_view::npos)
      return failed("state '", printable(port.name), "': a name that is not ",
                    "UTF-8 cannot be saved");
    const bool isPart = port.whole_rank >= 0;
    const int64_t *shape = isPart ? port.whole_shape : port.shape;
    const int32_t rank = isPart ? port.whole_rank : port.rank;
    tensors.push_back(
        {i, port.name, port.element, std::vector<int64_t>(shape, shape + rank),
         isPart ? port.whole_bytes : port.bytes, port.role, isPart});
  }
  size_t number;
  TRC_CHECK_RUNTIME(trc_program_find_entry(program, "step", &number));
  Result<const Entry *> step = open("step");
  if (step.failed())
    return step.takeStatus();
  stepEntry = *step;
  return Status::success();
}

Status TrainingSession::readPorts(size_t number, Entry &entry) const {
  trc_entry_info info;
  TRC_CHECK_RUNTIME(trc_program_get_entry(program, number, &info, sizeof info));
  auto add = [](std::vector<Port> &to, size_t index,
                const trc_port_info &port) {
    if (port.state < 0)
      to.push_back({index, port.name, port.element,
                    std::vector<int64_t>(port.shape, port.shape + port.rank),
                    port.bytes, port.alias >= 0});
  };
  trc_port_info port;
  for (size_t i = 0; i < info.input_count; ++i) {
    TRC_CHECK_RUNTIME(
        trc_program_get_input(program, number, i, &port, sizeof port));
    add(entry.inputs, i, port);
  }
  for (size_t i = 0; i < info.output_count; ++i) {
    TRC_CHECK_RUNTIME(
        trc_program_get_output(program, number, i, &port, sizeof port));
    add(entry.outputs, i, port);
  }
  return Status::success();
}

Result<const Entry *> TrainingSession::open(std::string_view name) {
  for (const Entry &entry : entries)
    if (entry.name == name)
      return static_cast<const Entry *>(&entry);
  Entry entry;
  entry.name = name;
  size_t number;
  if (trc_program_find_entry(program, entry.name.c_str(), &number) != TRC_OK)
    return static_cast<const Entry *>(nullptr);
  TRC_RETURN_IF_FAILED(readPorts(number, entry));
  TRC_CHECK_RUNTIME(trc_call_create(session, entry.name.c_str(), &entry.call));
  entries.push_back(std::move(entry));
  return static_cast<const Entry *>(&entries.back());
}

std::vector<const StateTensor *> TrainingSession::select(bool weights) const {
  const bool known =
      std::ranges::any_of(tensors, [](const StateTensor &tensor) {
        return tensor.role == TRC_ROLE_PARAMETER;
      });
  std::vector<const StateTensor *> result;
  for (const StateTensor &tensor : tensors) {
    const bool isWeight =
        known ? tensor.role == TRC_ROLE_PARAMETER : isFloat(tensor.element);
    if (isWeight == weights)
      result.push_back(&tensor);
  }
  return result;
}

Status TrainingSession::initialise(uint64_t seed) {
  size_t number, input;
  TRC_CHECK_RUNTIME(trc_program_find_entry(program, "initialise", &number));
  TRC_CHECK_RUNTIME(trc_program_find_input(program, number, "seed", &input));
  trc_port_info port;
  TRC_CHECK_RUNTIME(
      trc_program_get_input(program, number, input, &port, sizeof port));
  // Little-endian, so that any width of integer takes the low bits.
  std::vector<uint8_t> bytes(port.bytes);
  const size_t width = trc_element_size(port.element);
  std::memcpy(bytes.data(), &seed, std::min({bytes.size(), width, size_t{8}}));
  trc_call *call = nullptr;
  TRC_CHECK_RUNTIME(trc_call_create(session, "initialise", &call));
  trc_status status =
      trc_call_write_input(call, input, bytes.data(), bytes.size());
  if (status == TRC_OK)
    status = trc_call_run(call);
  if (status == TRC_OK)
    status = trc_call_wait(call);
  const std::string problem = status == TRC_OK ? "" : trc_last_error();
  trc_call_destroy(call);
  return status == TRC_OK ? Status::success() : failed(problem);
}

Status TrainingSession::readState(const StateTensor &tensor, void *to) const {
  if (!tensor.isDealtOut) {
    TRC_CHECK_RUNTIME(
        trc_session_read_state(session, tensor.index, to, tensor.bytes));
    return Status::success();
  }
  ++gathered;
  TRC_CHECK_RUNTIME(
      trc_session_gather_state(session, tensor.index, to, tensor.bytes));
  return Status::success();
}

Status TrainingSession::handOverParts() const {
  for (const StateTensor &tensor : tensors)
    if (tensor.isDealtOut)
      TRC_CHECK_RUNTIME(
          trc_session_gather_state(session, tensor.index, nullptr, 0));
  return Status::success();
}

Status TrainingSession::takeLeftParts() const {
  std::vector<uint8_t> unused;
  const size_t taken = std::exchange(gathered, 0);
  size_t number = 0;
  for (const StateTensor &tensor : tensors) {
    if (!tensor.isDealtOut || number++ < taken)
      continue;
    unused.resize(tensor.bytes);
    TRC_CHECK_RUNTIME(trc_session_gather_state(session, tensor.index,
                                               unused.data(), unused.size()));
  }
  return Status::success();
}

Status TrainingSession::writeState(const StateTensor &tensor,
                                   const void *from) {
  TRC_CHECK_RUNTIME(
      trc_session_write_whole_state(session, tensor.index, from, tensor.bytes));
  return Status::success();
}

Status TrainingSession::give(const Batch &batch) {
  const Entry &entry = batch.entry();
  for (size_t i = 0; i < entry.inputs.size(); ++i)
    TRC_CHECK_RUNTIME(trc_call_write_input(entry.call, entry.inputs[i].index,
                                           batch.bytes(i).data(),
                                           batch.bytes(i).size()));
  return Status::success();
}

Status TrainingSession::begin(const Entry &entry) {
  if (const trc_status status = trc_call_run(entry.call); status != TRC_OK)
    return failedWith(status, trc_call_error(entry.call));
  return Status::success();
}

Status TrainingSession::run(const Batch &batch) {
  TRC_RETURN_IF_FAILED(give(batch));
  return begin(batch.entry());
}

Status TrainingSession::read(const Entry &entry, const Port &output,
                             void *to) const {
  TRC_CHECK_RUNTIME(
      trc_call_read_output(entry.call, output.index, to, output.bytes));
  return Status::success();
}

trc_memory_info TrainingSession::memory() const {
  trc_memory_info info = {};
  trc_session_get_memory(session, &info, sizeof info);
  return info;
}

trc_exchange_info TrainingSession::exchange() const {
  trc_exchange_info info = {};
  trc_session_get_exchange(session, &info, sizeof info);
  return info;
}

} // namespace trc::train

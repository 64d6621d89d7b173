//===- TrainingSession.cpp - a training program, ready to step ------------===//
//
// Ports are found by name and checked once; a step then only copies numbers in
// and out.
//
//===----------------------------------------------------------------------===//

#include "loop/TrainingSession.h"

#include "text/Utf8.h"

#include <algorithm>
#include <cstring>

namespace trc::train {

/// Returns the runtime's failure with its text.
#define TRC_CHECK_RUNTIME(call)                                                \
  do {                                                                         \
    if ((call) != TRC_OK)                                                      \
      return failed(trc_last_error());                                         \
  } while (false)

int64_t StateTensor::elements() const {
  int64_t product = 1;
  for (const int64_t extent : shape)
    product *= extent;
  return product;
}

TrainingSession::~TrainingSession() {
  trc_call_destroy(stepCall);
  trc_call_destroy(evaluateCall);
  trc_call_destroy(nextCall);
  trc_session_destroy(session);
  trc_program_destroy(program);
  trc_device_destroy(device);
}

Result<std::unique_ptr<TrainingSession>>
TrainingSession::create(std::string_view artifact, const DeviceChoice &choice) {
  std::unique_ptr<TrainingSession> made(new TrainingSession);
  TRC_RETURN_IF_FAILED(made->open(artifact, choice));
  return made;
}

Status TrainingSession::open(std::string_view artifact,
                             const DeviceChoice &choice) {
  TRC_CHECK_RUNTIME(
      trc_program_load_memory(artifact.data(), artifact.size(), &program));
  trc_program_info facts;
  TRC_CHECK_RUNTIME(trc_program_get_info(program, &facts, sizeof facts));
  trc_model_info said;
  TRC_CHECK_RUNTIME(trc_program_get_model(program, &said, sizeof said));
  model = said.name;
  trc_device_options options = {};
  options.size = sizeof options;
  options.name = choice.name.empty() ? facts.target : choice.name.c_str();
  options.threads = choice.threads;
  options.pinning = choice.pin ? TRC_PIN_CORES : TRC_PIN_NONE;
  TRC_CHECK_RUNTIME(trc_device_create(&options, &device));
  trc_device_info info;
  TRC_CHECK_RUNTIME(trc_device_get_info(device, &info, sizeof info));
  threadCount = info.threads;
  deviceIsHost = std::string_view(info.name) == "host";
  description = info.description;
  TRC_CHECK_RUNTIME(trc_session_create(program, device, nullptr, &session));

  for (size_t i = 0; i < facts.state_count; ++i) {
    trc_port_info port;
    TRC_CHECK_RUNTIME(trc_program_get_state(program, i, &port, sizeof port));
    // Else the first checkpoint would be refused, after hours.
    if (findInvalidUtf8(port.name) != std::string_view::npos)
      return failed("state '", printable(port.name), "': a name that is not ",
                    "UTF-8 cannot be saved");
    tensors.push_back({i, port.name, port.element,
                       std::vector<int64_t>(port.shape, port.shape + port.rank),
                       port.bytes, port.role});
  }
  TRC_RETURN_IF_FAILED(openStep());
  TRC_RETURN_IF_FAILED(openEvaluate());
  return openNext();
}

Status TrainingSession::openEntry(const char *name, trc_call *&call,
                                  Entry &entry) {
  TRC_CHECK_RUNTIME(trc_program_find_entry(program, name, &entry.number));
  const std::string place = text("entry '", name, "': ");
  for (const char *input : {"tokens", "targets"}) {
    size_t index;
    if (trc_program_find_input(program, entry.number, input, &index) != TRC_OK)
      continue;
    trc_port_info port;
    TRC_CHECK_RUNTIME(trc_program_get_input(program, entry.number, index, &port,
                                            sizeof port));
    if (port.element != TRC_I32 || port.rank < 2 || port.rank > 3)
      return failed(place, "expected ", input, " of i32[B, T] or [A, B, T], ",
                    "got ", port.rank, " dimensions of ",
                    trc_element_name(port.element));
    entry.takesBuffers |= port.alias >= 0;
    const bool isTokens = std::strcmp(input, "tokens") == 0;
    (isTokens ? entry.tokens : entry.targets) = static_cast<int64_t>(index);
    if (isTokens) {
      entry.bytes = port.bytes;
      entry.length = port.shape[port.rank - 1];
      entry.rows = static_cast<int64_t>(port.bytes / 4) / entry.length;
    } else if (port.bytes != entry.bytes) {
      return failed(place, "expected as many targets as tokens, got ",
                    port.bytes / 4, " and ", entry.bytes / 4);
    }
  }
  if (entry.tokens < 0)
    return failed(place, "there is no input 'tokens'");
  TRC_CHECK_RUNTIME(trc_call_create(session, name, &call));
  return Status::success();
}

static int64_t findOutput(trc_program *program, size_t entry,
                          const char *name) {
  size_t index;
  return trc_program_find_output(program, entry, name, &index) == TRC_OK
             ? static_cast<int64_t>(index)
             : -1;
}

Status TrainingSession::openStep() {
  TRC_RETURN_IF_FAILED(openEntry("step", stepCall, stepEntry));
  const size_t number = stepEntry.number;
  if (stepEntry.targets < 0)
    return failed("entry 'step': there is no input 'targets'");
  stepRows = stepEntry.rows;
  rowLength = stepEntry.length;
  stepEntry.output = findOutput(program, number, "loss");
  rateOutput = findOutput(program, number, "learning_rate");
  normOutput = findOutput(program, number, "gradient_norm");
  if (stepEntry.output < 0)
    return failed("entry 'step': there is no output 'loss'");
  for (const int64_t output : {stepEntry.output, rateOutput, normOutput}) {
    if (output < 0)
      continue;
    trc_port_info port;
    TRC_CHECK_RUNTIME(trc_program_get_output(
        program, number, static_cast<size_t>(output), &port, sizeof port));
    if (port.element != TRC_F32 || port.bytes != 4)
      return failed("entry 'step': expected one f32 as ", port.name, ", got ",
                    port.bytes, " bytes of ", trc_element_name(port.element));
  }
  return Status::success();
}

Status TrainingSession::openEvaluate() {
  size_t number;
  if (trc_program_find_entry(program, "evaluate", &number) != TRC_OK)
    return Status::success();
  TRC_RETURN_IF_FAILED(openEntry("evaluate", evaluateCall, evaluateEntry));
  evaluateEntry.output = findOutput(program, evaluateEntry.number, "loss");
  if (evaluateEntry.targets < 0 || evaluateEntry.output < 0 ||
      evaluateEntry.length != rowLength)
    return failed("entry 'evaluate': expected tokens and targets of rows of ",
                  rowLength, " and an output 'loss'");
  heldOutRows = evaluateEntry.rows;
  return Status::success();
}

Status TrainingSession::openNext() {
  size_t number;
  if (trc_program_find_entry(program, "next", &number) != TRC_OK)
    return Status::success();
  TRC_RETURN_IF_FAILED(openEntry("next", nextCall, nextEntry));
  nextEntry.output = findOutput(program, nextEntry.number, "logits");
  size_t position;
  if (nextEntry.rows != 1 || nextEntry.output < 0 ||
      trc_program_find_input(program, nextEntry.number, "position",
                             &position) != TRC_OK)
    return failed("entry 'next': expected tokens[1, T], a position and an ",
                  "output 'logits'");
  positionInput = static_cast<int64_t>(position);
  trc_port_info port;
  TRC_CHECK_RUNTIME(trc_program_get_output(
      program, nextEntry.number, static_cast<size_t>(nextEntry.output), &port,
      sizeof port));
  if (port.element != TRC_F32)
    return failed("entry 'next': expected logits of f32, got ",
                  trc_element_name(port.element));
  logitCount = static_cast<int64_t>(port.bytes / 4);
  return Status::success();
}

std::vector<const StateTensor *> TrainingSession::select(bool weights) const {
  const bool known =
      std::ranges::any_of(tensors, [](const StateTensor &tensor) {
        return tensor.role == TRC_ROLE_PARAMETER;
      });
  std::vector<const StateTensor *> result;
  for (const StateTensor &tensor : tensors) {
    const bool isWeight =
        known ? tensor.role == TRC_ROLE_PARAMETER : tensor.element >= TRC_F16;
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
  TRC_CHECK_RUNTIME(
      trc_session_read_state(session, tensor.index, to, tensor.bytes));
  return Status::success();
}

Status TrainingSession::writeState(const StateTensor &tensor,
                                   const void *from) {
  TRC_CHECK_RUNTIME(
      trc_session_write_state(session, tensor.index, from, tensor.bytes));
  return Status::success();
}

Status TrainingSession::give(trc_call *call, const Entry &entry,
                             const int32_t *tokens, const int32_t *targets) {
  TRC_CHECK_RUNTIME(trc_call_write_input(
      call, static_cast<size_t>(entry.tokens), tokens, entry.bytes));
  if (targets)
    TRC_CHECK_RUNTIME(trc_call_write_input(
        call, static_cast<size_t>(entry.targets), targets, entry.bytes));
  return Status::success();
}

Status TrainingSession::runBatch(trc_call *call, const Entry &entry,
                                 const int32_t *tokens,
                                 const int32_t *targets) {
  TRC_RETURN_IF_FAILED(give(call, entry, tokens, targets));
  if (trc_call_run(call) != TRC_OK)
    return failed(trc_call_error(call));
  return Status::success();
}

Status TrainingSession::giveBatch(const int32_t *tokens,
                                  const int32_t *targets) {
  return give(stepCall, stepEntry, tokens, targets);
}

Status TrainingSession::beginStep() {
  if (trc_call_run(stepCall) != TRC_OK)
    return failed(trc_call_error(stepCall));
  return Status::success();
}

Status TrainingSession::endStep(StepNumbers &numbers) {
  auto read = [&](int64_t output, float &to) {
    return output < 0 ||
           trc_call_read_output(stepCall, static_cast<size_t>(output), &to,
                                sizeof to) == TRC_OK;
  };
  if (!read(stepEntry.output, numbers.loss) ||
      !read(rateOutput, numbers.learningRate) ||
      !read(normOutput, numbers.gradientNorm))
    return failed(trc_last_error());
  return Status::success();
}

Status TrainingSession::evaluate(const int32_t *tokens, const int32_t *targets,
                                 float &loss) {
  TRC_RETURN_IF_FAILED(runBatch(evaluateCall, evaluateEntry, tokens, targets));
  TRC_CHECK_RUNTIME(trc_call_read_output(
      evaluateCall, static_cast<size_t>(evaluateEntry.output), &loss,
      sizeof loss));
  return Status::success();
}

Status TrainingSession::next(const int32_t *tokens, int32_t position,
                             float *logits) {
  TRC_CHECK_RUNTIME(trc_call_write_input(nextCall,
                                         static_cast<size_t>(positionInput),
                                         &position, sizeof position));
  TRC_RETURN_IF_FAILED(runBatch(nextCall, nextEntry, tokens, nullptr));
  TRC_CHECK_RUNTIME(trc_call_read_output(
      nextCall, static_cast<size_t>(nextEntry.output), logits,
      static_cast<size_t>(logitCount) * sizeof(float)));
  return Status::success();
}

trc_memory_info TrainingSession::memory() const {
  trc_memory_info info = {};
  trc_session_get_memory(session, &info, sizeof info);
  return info;
}

} // namespace trc::train

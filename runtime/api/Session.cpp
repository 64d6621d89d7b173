//===- Session.cpp - C API: sessions, calls, profiles ---------------------===//
//
// See trc/runtime.h.
//
//===----------------------------------------------------------------------===//

#include "api/CallHandle.h"

using namespace trc::runtime;
namespace artifact = trc::artifact;

trc_status trc_call::keep(trc_status result) noexcept {
  status = result;
  try {
    error = status == TRC_OK ? "" : trc_last_error();
  } catch (const std::bad_alloc &) {
    error.clear();
  }
  return status;
}

trc_status trc_call::run() noexcept {
  return keep(guarded([&] { return call->run(); }));
}

trc_status trc_call::wait() noexcept {
  return status != TRC_OK ? status
                          : keep(guarded([&] { return call->wait(); }));
}

namespace {

Status takenFailure() {
  return failure(StatusCode::Busy, "the call is enqueued or running");
}

/// Refuses a call that a queue or another thread has.
Status available(const trc_call *call) {
  if (!call)
    return missing("call");
  if (call->taken.load(std::memory_order_acquire))
    return takenFailure();
  return Status::success();
}

/// Runs, or waits, while no other thread may.
trc_status alone(trc_call *call, trc_status (trc_call::*what)() noexcept) {
  const trc_status taken =
      guarded([&] { return call ? call->take() : missing("call"); });
  if (taken != TRC_OK)
    return taken;
  const trc_status status = (call->*what)();
  call->taken.store(false, std::memory_order_release);
  return status;
}

std::shared_ptr<Memory> memoryOf(const trc_buffer *buffer) {
  return buffer ? buffer->memory : nullptr;
}

/// Refuses memory that the session's device does not have: of another GPU, or
/// of the host for a GPU.
Status reachable(const trc_buffer *buffer, const Device &device) {
  if (!buffer || (buffer->hostVisible && device.hostVisible()) ||
      buffer->device.lock().get() == &device)
    return Status::success();
  return failure(StatusCode::InvalidArgument, "the buffer is memory of ",
                 buffer->hostVisible ? "the host" : "a GPU",
                 " and was not made on the session's device '", device.name(),
                 "'");
}

} // namespace

Status trc_call::take() {
  return taken.exchange(true, std::memory_order_acq_rel) ? takenFailure()
                                                         : Status::success();
}

/// The four ways that a tensor of the state goes by; `Data` is a pointer.
template <typename Data>
static trc_status moveState(trc_session *session, size_t index, Data data,
                            size_t bytes,
                            Status (Session::*way)(size_t, Data, size_t)) {
  return guarded([&]() -> Status {
    if (!session)
      return missing("session");
    if (!data && bytes != 0)
      return missing("data");
    return (*session->session.*way)(index, data, bytes);
  });
}

extern "C" {

trc_status trc_session_create(trc_program *program, trc_device *device,
                              const trc_session_options *options,
                              trc_session **session) {
  return guarded([&]() -> Status {
    if (!program)
      return missing("program");
    if (!device)
      return missing("device");
    if (!session)
      return missing("session");
    Result<trc_session_options> given = readOptions(options);
    if (given.failed())
      return given.takeStatus();
    SessionOptions chosen;
    chosen.profile = given->profile != 0;
    chosen.checkFinite = given->check_finite != 0;
    if (given->communicator)
      chosen.communicator = given->communicator->communicator;
    Result<std::shared_ptr<Session>> made =
        Session::create(program->program, device->device, chosen);
    if (made.failed())
      return made.takeStatus();
    *session = new trc_session{std::move(*made)};
    return Status::success();
  });
}

void trc_session_destroy(trc_session *session) { delete session; }

trc_status trc_session_get_memory(const trc_session *session,
                                  trc_memory_info *info, size_t size) {
  return guarded([&]() -> Status {
    if (!session)
      return missing("session");
    const Session &inside = *session->session;
    const MemoryUse use = inside.device().memoryUse();
    return fill(info, size,
                {inside.stateBytes(), inside.arenaBytes(),
                 inside.program().constants().size(),
                 inside.program().code().size(), inside.portBytes(), use.bytes,
                 use.mostBytes});
  });
}

trc_status trc_session_get_exchange(const trc_session *session,
                                    trc_exchange_info *info, size_t size) {
  return guarded([&]() -> Status {
    if (!session)
      return missing("session");
    const Session &inside = *session->session;
    const Peers *peers = inside.exchange();
    return fill(info, size,
                {peers ? peers->note() : "", !peers || peers->isCounted(),
                 !inside.device().asynchronous()});
  });
}

trc_status trc_session_read_state(trc_session *session, size_t index,
                                  void *data, size_t bytes) {
  return moveState(session, index, data, bytes, &Session::readState);
}

trc_status trc_session_write_state(trc_session *session, size_t index,
                                   const void *data, size_t bytes) {
  return moveState(session, index, data, bytes, &Session::writeState);
}

trc_status trc_session_gather_state(trc_session *session, size_t index,
                                    void *data, size_t bytes) {
  return moveState(session, index, data, bytes, &Session::gatherState);
}

trc_status trc_session_write_whole_state(trc_session *session, size_t index,
                                         const void *data, size_t bytes) {
  return moveState(session, index, data, bytes, &Session::writeWholeState);
}

trc_status trc_session_bind_state(trc_session *session, size_t index,
                                  trc_buffer *buffer) {
  return guarded([&]() -> Status {
    if (!session)
      return missing("session");
    TRC_RETURN_IF_FAILED(reachable(buffer, session->session->device()));
    return session->session->bindState(index, memoryOf(buffer));
  });
}

trc_status trc_call_create(trc_session *session, const char *entry,
                           trc_call **call) {
  return guarded([&]() -> Status {
    if (!session)
      return missing("session");
    if (!entry)
      return missing("entry");
    if (!call)
      return missing("call");
    Result<std::unique_ptr<Call>> made = Call::create(session->session, entry);
    if (made.failed())
      return made.takeStatus();
    auto handle = std::make_unique<trc_call>();
    handle->call = std::move(*made);
    *call = handle.release();
    return Status::success();
  });
}

void trc_call_destroy(trc_call *call) { delete call; }

trc_status trc_call_bind_input(trc_call *call, size_t index,
                               trc_buffer *buffer) {
  return guarded([&]() -> Status {
    TRC_RETURN_IF_FAILED(available(call));
    TRC_RETURN_IF_FAILED(reachable(buffer, call->call->session().device()));
    return call->call->bindInput(index, memoryOf(buffer));
  });
}

trc_status trc_call_bind_output(trc_call *call, size_t index,
                                trc_buffer *buffer) {
  return guarded([&]() -> Status {
    TRC_RETURN_IF_FAILED(available(call));
    TRC_RETURN_IF_FAILED(reachable(buffer, call->call->session().device()));
    return call->call->bindOutput(index, memoryOf(buffer));
  });
}

trc_status trc_call_bind_memory(trc_call *call, void *const *inputs,
                                size_t input_count, void *const *outputs,
                                size_t output_count) {
  return guarded([&]() -> Status {
    TRC_RETURN_IF_FAILED(available(call));
    if (!inputs && input_count != 0)
      return missing("inputs");
    if (!outputs && output_count != 0)
      return missing("outputs");
    const Device &device = call->call->session().device();
    if (!device.hostVisible())
      return failure(StatusCode::Unsupported, "device '", device.name(),
                     "' does not share the host's memory");
    for (size_t i = 0; i < input_count; ++i)
      TRC_RETURN_IF_FAILED(call->call->bindInputAt(i, inputs[i]));
    for (size_t i = 0; i < output_count; ++i)
      TRC_RETURN_IF_FAILED(call->call->bindOutputAt(i, outputs[i]));
    return Status::success();
  });
}

trc_status trc_call_write_input(trc_call *call, size_t index, const void *data,
                                size_t bytes) {
  return guarded([&]() -> Status {
    TRC_RETURN_IF_FAILED(available(call));
    if (!data && bytes != 0)
      return missing("data");
    return call->call->writeInput(index, data, bytes);
  });
}

trc_status trc_call_read_output(trc_call *call, size_t index, void *data,
                                size_t bytes) {
  return guarded([&]() -> Status {
    TRC_RETURN_IF_FAILED(available(call));
    if (!data && bytes != 0)
      return missing("data");
    return call->call->readOutput(index, data, bytes);
  });
}

trc_status trc_call_run(trc_call *call) { return alone(call, &trc_call::run); }

trc_status trc_call_wait(trc_call *call) {
  return alone(call, &trc_call::wait);
}

trc_status trc_call_status(const trc_call *call) {
  return call ? call->status : TRC_INVALID_ARGUMENT;
}

const char *trc_call_error(const trc_call *call) {
  return call ? call->error.c_str() : "call is NULL";
}

size_t trc_call_profile_count(const trc_call *call) {
  return call ? call->call->profile().size() : 0;
}

void trc_call_reset_profile(trc_call *call) {
  if (call)
    call->call->resetProfile();
}

trc_status trc_call_get_profile(const trc_call *call, size_t command,
                                trc_profile_record *record, size_t size) {
  return guarded([&]() -> Status {
    TRC_RETURN_IF_FAILED(available(call));
    const Call &inside = *call->call;
    const std::span<const CommandProfile> profile = inside.profile();
    if (!inside.session().options().profile)
      return failure(StatusCode::InvalidArgument,
                     "the session was created without `profile`");
    if (command >= profile.size())
      return failure(StatusCode::InvalidArgument, "command ", command,
                     ", there are ", profile.size());
    const artifact::Program &root = inside.session().program().root();
    const artifact::Command &source = inside.executable().command(command);
    trc_profile_record result = {};
    result.kernel =
        source.kind() == artifact::CommandKind::call
            ? cStringOf(root.kernels()
                            ->Get(static_cast<uint32_t>(source.kernel()))
                            ->name())
            : artifact::EnumNameCommandKind(source.kind());
    result.op = result.scope = result.file = "";
    if (const artifact::Location *place =
            findLocation(root, source.location())) {
      result.op = cStringOf(place->op());
      result.scope = cStringOf(place->scope());
      result.file = cStringOf(place->file());
      result.line = place->line();
      result.column = place->column();
    }
    result.runs = profile[command].runs;
    result.nanoseconds = profile[command].nanoseconds;
    result.bytes = source.bytes() * result.runs;
    result.flops = source.flops() * result.runs;
    result.note = inside.executable().note(command);
    return fill(record, size, result);
  });
}

} // extern "C"

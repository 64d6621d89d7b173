//===- Call.cpp - one entry of a session, with its ports bound ------------===//
//
// Binds ports to memory and runs the entry. `run` itself is on the way of a
// step: two walks over flags, then the executable.
//
//===----------------------------------------------------------------------===//

#include "session/Session.h"

namespace trc::runtime {

Result<std::unique_ptr<Call>> Call::create(std::shared_ptr<Session> session,
                                           std::string_view name) {
  const std::optional<size_t> index = session->program().findEntry(name);
  if (!index) {
    std::string known;
    for (uint32_t i = 0; i < countOf(session->program().root().entries()); ++i)
      known += text(i ? ", '" : "'", viewOf(session->program().entry(i).name()),
                    "'");
    return failure(StatusCode::NotFound, "no entry '", name, "'; there are ",
                   known.empty() ? "none" : known);
  }
  std::unique_ptr<Call> call(new Call(std::move(session), *index));
  Session &owner = *call->owner;

  Executable::Addresses addresses;
  addresses.arena = owner.arena->data();
  addresses.host = owner.hostArena ? owner.hostArena->data() : nullptr;
  addresses.constants = owner.constants->data();
  addresses.state = owner.stateAddresses;
  Result<std::unique_ptr<Executable>> bound = Executable::bind(
      *owner.source, *index, *owner.target, *owner.kernels, addresses,
      owner.chosen.communicator.get(), owner.peers.get());
  if (bound.failed())
    return bound.takeStatus();
  call->bound = std::move(*bound);
  Result<std::unique_ptr<Mark>> done = owner.target->createMark();
  if (done.failed())
    return done.takeStatus();
  call->done = std::move(*done);
  if (owner.chosen.profile)
    call->measured.resize(call->bound->commandCount());

  call->inputs.resize(countOf(call->entry.inputs()));
  call->outputs.resize(countOf(call->entry.outputs()));
  for (size_t i = 0; i < call->inputs.size(); ++i) {
    if (call->input(i).state() >= 0)
      call->bound->setInput(i, call->inputAddress(i));
    else
      TRC_RETURN_IF_FAILED(call->bindInput(i, nullptr));
  }
  for (size_t i = 0; i < call->outputs.size(); ++i) {
    if (call->output(i).state() >= 0)
      call->bound->setOutput(i, call->outputAddress(i));
    else if (call->output(i).alias() < 0)
      TRC_RETURN_IF_FAILED(call->bindOutput(i, nullptr));
  }
  return call;
}

Call::~Call() {
  for (std::vector<PortMemory> *ports : {&inputs, &outputs})
    for (PortMemory &port : *ports)
      replace(port, nullptr, false);
  --owner->calls;
}

void Call::replace(PortMemory &port, std::shared_ptr<Memory> memory, bool own) {
  if (port.own)
    owner->portMemory -= port.memory->bytes();
  if (own)
    owner->portMemory += memory->bytes();
  port.memory = std::move(memory);
  port.own = own;
}

std::byte *Call::inputAddress(size_t index) const {
  if (const int32_t state = input(index).state(); state >= 0)
    return owner->stateAddresses[static_cast<size_t>(state)];
  return inputs[index].memory->data();
}

std::byte *Call::outputAddress(size_t index) const {
  const artifact::Port &port = output(index);
  if (port.state() >= 0)
    return owner->stateAddresses[static_cast<size_t>(port.state())];
  if (port.alias() >= 0)
    return inputAddress(static_cast<size_t>(port.alias()));
  return outputs[index].memory->data();
}

/// The memory to bind a port to, after the checks that inputs and outputs
/// share.
Result<std::shared_ptr<Memory>> Call::suitable(const artifact::Port &port,
                                               std::shared_ptr<Memory> memory,
                                               bool &own) {
  if (owner->running.load(std::memory_order_acquire))
    return failure(StatusCode::Busy, "the session is running");
  if (port.state() >= 0)
    return failure(StatusCode::InvalidArgument, "port '", viewOf(port.name()),
                   "' is bound to state");
  const size_t bytes = bytesOf(port);
  own = !memory;
  if (own) {
    Result<std::unique_ptr<Memory>> made = owner->target->allocate(bytes);
    if (made.failed())
      return made.takeStatus();
    return std::shared_ptr<Memory>(std::move(*made));
  }
  if (memory->bytes() < bytes)
    return failure(StatusCode::InvalidArgument, "port '", viewOf(port.name()),
                   "': expected a buffer of ", bytes, " bytes, got ",
                   memory->bytes());
  return memory;
}

Status Call::bindInput(size_t index, std::shared_ptr<Memory> memory) {
  if (index >= inputs.size())
    return failure(StatusCode::InvalidArgument, "input ", index, ", there are ",
                   inputs.size());
  bool own = false;
  Result<std::shared_ptr<Memory>> chosen =
      suitable(input(index), std::move(memory), own);
  if (chosen.failed())
    return chosen.takeStatus();
  replace(inputs[index], std::move(*chosen), own);
  inputs[index].written = !own;
  bound->setInput(index, inputAddress(index));
  if (const int32_t partner = input(index).alias(); partner >= 0)
    bound->setOutput(static_cast<size_t>(partner), inputAddress(index));
  return Status::success();
}

Status Call::bindOutput(size_t index, std::shared_ptr<Memory> memory) {
  if (index >= outputs.size())
    return failure(StatusCode::InvalidArgument, "output ", index,
                   ", there are ", outputs.size());
  if (output(index).alias() >= 0 && output(index).state() < 0) {
    // It has its input's memory, also "by default".
    if (!memory)
      return Status::success();
    return failure(
        StatusCode::InvalidArgument, "output '", viewOf(output(index).name()),
        "' takes over the buffer of input '",
        viewOf(input(static_cast<size_t>(output(index).alias())).name()),
        "': bind that");
  }
  bool own = false;
  Result<std::shared_ptr<Memory>> chosen =
      suitable(output(index), std::move(memory), own);
  if (chosen.failed())
    return chosen.takeStatus();
  replace(outputs[index], std::move(*chosen), own);
  bound->setOutput(index, outputAddress(index));
  return Status::success();
}

Result<std::shared_ptr<Memory>> Call::wrap(const artifact::Port &port,
                                           void *data) const {
  Result<std::unique_ptr<Memory>> memory =
      owner->target->adopt({static_cast<const std::byte *>(data),
                            static_cast<size_t>(bytesOf(port))});
  if (memory.failed())
    return memory.takeStatus().at(text("port '", viewOf(port.name()), "'"));
  return std::shared_ptr<Memory>(std::move(*memory));
}

bool Call::isBoundTo(const std::vector<PortMemory> &ports, size_t index,
                     const void *data) {
  return index < ports.size() && !ports[index].own && ports[index].memory &&
         ports[index].memory->data() == data;
}

Status Call::bindInputAt(size_t index, void *data) {
  if (!data || isBoundTo(inputs, index, data))
    return Status::success();
  if (index >= inputs.size())
    return bindInput(index, nullptr);
  Result<std::shared_ptr<Memory>> memory = wrap(input(index), data);
  return memory.failed() ? memory.takeStatus()
                         : bindInput(index, std::move(*memory));
}

Status Call::bindOutputAt(size_t index, void *data) {
  if (!data || isBoundTo(outputs, index, data))
    return Status::success();
  if (index >= outputs.size())
    return bindOutput(index, nullptr);
  Result<std::shared_ptr<Memory>> memory = wrap(output(index), data);
  return memory.failed() ? memory.takeStatus()
                         : bindOutput(index, std::move(*memory));
}

Status Call::writeInput(size_t index, const void *data, size_t bytes) {
  if (index >= inputs.size())
    return failure(StatusCode::InvalidArgument, "input ", index, ", there are ",
                   inputs.size());
  const artifact::Port &port = input(index);
  if (port.state() >= 0)
    return owner->writeState(static_cast<size_t>(port.state()), data, bytes);
  if (owner->running.load(std::memory_order_acquire))
    return failure(StatusCode::Busy, "the session is running");
  if (bytes != bytesOf(port))
    return failure(StatusCode::InvalidArgument, "input '", viewOf(port.name()),
                   "' of type ", owner->program().type(port.type()).str(),
                   ": expected ", bytesOf(port), " bytes, got ", bytes);
  TRC_RETURN_IF_FAILED(owner->target->write(inputAddress(index), data, bytes));
  inputs[index].written = true;
  return Status::success();
}

Status Call::readOutput(size_t index, void *data, size_t bytes) {
  if (index >= outputs.size())
    return failure(StatusCode::InvalidArgument, "output ", index,
                   ", there are ", outputs.size());
  if (owner->running.load(std::memory_order_acquire))
    return failure(StatusCode::Busy, "the session is running");
  const artifact::Port &port = output(index);
  if (bytes != bytesOf(port))
    return failure(StatusCode::InvalidArgument, "output '", viewOf(port.name()),
                   "' of type ", owner->program().type(port.type()).str(),
                   ": expected ", bytesOf(port), " bytes, got ", bytes);
  return owner->target->read(data, outputAddress(index), bytes,
                             readableAfter(index));
}

/// What a read of the output has to wait for: this call's last run, when nobody
/// else writes its memory; null: everything.
const Mark *Call::readableAfter(size_t index) const {
  const artifact::Port &port = output(index);
  const bool alone = port.state() < 0 && port.alias() < 0 && outputs[index].own;
  return alone ? done.get() : nullptr;
}

Status Call::checkReady() const {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const artifact::Port &port = input(i);
    if (port.state() < 0) {
      if (!inputs[i].written)
        return failure(StatusCode::InvalidArgument, "input '",
                       viewOf(port.name()),
                       "' has no value: write it or bind a buffer to it");
    } else if (!owner->stateWritten[static_cast<size_t>(port.state())]) {
      return failure(StatusCode::InvalidArgument, "state '",
                     viewOf(port.name()),
                     "' has no value: run an entry that makes it, such as "
                     "'initialise', or write it");
    }
  }
  return Status::success();
}

Status Call::checkInputsFinite() {
  for (size_t i = 0; i < inputs.size(); ++i) {
    const artifact::Port &port = input(i);
    const TensorType &type = owner->program().type(port.type());
    Result<NonFinite> found =
        findNonFiniteOn(*owner->target, {type, inputAddress(i)}, looked);
    if (found.failed())
      return found.takeStatus();
    if (found->index >= 0)
      return failure(StatusCode::NonFinite, "input '", viewOf(port.name()),
                     "' (", type.str(), ") holds ",
                     found->nan ? "a NaN" : "an infinity", " at element ",
                     found->index, " before the entry runs");
  }
  return Status::success();
}

Status Call::run() {
  if (owner->running.exchange(true, std::memory_order_acq_rel))
    return failure(StatusCode::Busy, "the session is running another call");
  struct Done {
    std::atomic<bool> &running;
    ~Done() { running.store(false, std::memory_order_release); }
  } release{owner->running};

  TRC_RETURN_IF_FAILED(DeviceRun::allowed(*owner->target));
  TRC_RETURN_IF_FAILED(checkReady());
  const SessionOptions &options = owner->chosen;
  if (options.checkFinite)
    TRC_RETURN_IF_FAILED(checkInputsFinite());
  Status status =
      options.profile || options.checkFinite
          ? bound->runObserved(*owner->target, measured, options.checkFinite)
          : bound->run(*owner->target, *done);
  if (status.failed()) {
    // Others would wait for what this rank sends no more.
    if (bound->communicates()) {
      options.communicator->abort(status.message());
      (void)bound->finishBegun();
    }
    return status;
  }
  for (size_t i = 0; i < outputs.size(); ++i)
    if (const int32_t state = output(i).state(); state >= 0)
      owner->stateWritten[static_cast<size_t>(state)] = true;
  return Status::success();
}

Status Call::wait() { return owner->target->wait(*done); }

} // namespace trc::runtime

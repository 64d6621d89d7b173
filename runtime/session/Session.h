//===- Session.h - a program on a device, with its state --------*- C++ -*-===//
//
// A session owns what outlives a run: the state tensors (parameters, moments,
// step), the arena that all entries share, the loaded kernels. A call is one of
// its entries with inputs and outputs bound. Entries work over the same state:
//
//   initialise(seed) ──writes──> state <──reads, writes in place── step(tokens)
//
// A port that is bound to state has the state tensor's memory; an output that
// takes over a donated input's buffer has that input's memory; every other port
// has memory of the call or a buffer of the caller.
//
// A session is for one thread at a time; a second run at the same time is
// refused. On a device that works beside the host a run is over, in that sense,
// when it has been enqueued: the next one, of this call or another, may be
// enqueued behind it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SESSION_SESSION_H
#define TRC_RUNTIME_SESSION_SESSION_H

#include "comm/Communicator.h"
#include "program/Executable.h"

#include <atomic>

namespace trc::runtime {

struct SessionOptions {
  bool profile = false;
  bool checkFinite = false;
  /// The other ranks, of a program for several; null: there are none.
  std::shared_ptr<Communicator> communicator;
};

class Session {
public:
  static Result<std::shared_ptr<Session>>
  create(std::shared_ptr<const Program> program, std::shared_ptr<Device> device,
         const SessionOptions &options);

  Status readState(size_t index, void *data, size_t bytes);
  Status writeState(size_t index, const void *data, size_t bytes);
  /// The whole of state that is dealt out over ranks: all of them call it, in
  /// one order, and rank 0 gets it. Other ranks' `data` is not looked at.
  Status gatherState(size_t index, void *data, size_t bytes);
  /// Each rank takes its part of the whole.
  Status writeWholeState(size_t index, const void *data, size_t bytes);
  /// Null memory means memory of the session, without a value.
  Status bindState(size_t index, std::shared_ptr<Memory> memory);

  const Program &program() const { return *source; }
  Device &device() const { return *target; }
  const SessionOptions &options() const { return chosen; }
  /// How the device exchanges with other ranks; null: as every other, or with
  /// none.
  const Peers *exchange() const { return peers.get(); }
  size_t arenaBytes() const { return arena->bytes(); }
  size_t stateBytes() const;
  size_t portBytes() const { return portMemory; }

private:
  friend class Call;
  Session() = default;
  Result<std::byte *> state(size_t index, size_t bytes);
  Result<std::unique_ptr<Memory>> allocateState(size_t index);
  const TensorType &stateType(size_t index) const {
    return source->type(
        source->root().state()->Get(static_cast<uint32_t>(index))->type());
  }
  const TensorType *wholeType(size_t index) const;
  Status checkWhole(size_t index, size_t bytes) const;

  std::shared_ptr<const Program> source;
  std::shared_ptr<Device> target;
  SessionOptions chosen;
  std::unique_ptr<Peers> peers; ///< of a program for several ranks
  std::unique_ptr<KernelSet> kernels;
  std::unique_ptr<Memory> constants, arena;
  /// What entries keep in the host's memory while they run; null: nothing.
  std::unique_ptr<Memory> hostArena;
  std::vector<std::shared_ptr<Memory>> stateMemory;
  std::vector<std::byte *> stateAddresses;
  std::vector<bool> stateWritten;
  size_t portMemory = 0; ///< of the calls that live
  size_t calls = 0;      ///< that live: they know where state is
  std::atomic<bool> running{false};
};

class Call {
public:
  static Result<std::unique_ptr<Call>> create(std::shared_ptr<Session> session,
                                              std::string_view entry);
  ~Call();

  /// Null memory means memory of the call.
  Status bindInput(size_t index, std::shared_ptr<Memory> memory);
  Status bindOutput(size_t index, std::shared_ptr<Memory> memory);
  /// The caller's memory, of the port's size; null leaves the port as it is.
  Status bindInputAt(size_t index, void *data);
  Status bindOutputAt(size_t index, void *data);
  Status writeInput(size_t index, const void *data, size_t bytes);
  /// Waits for this call's last run, and for no run of another call.
  Status readOutput(size_t index, void *data, size_t bytes);
  /// On a device that works beside the host the run has been enqueued.
  Status run();
  /// Waits for the last run.
  Status wait();

  Session &session() const { return *owner; }
  Executable &executable() const { return *bound; }
  std::span<const CommandProfile> profile() const { return measured; }
  void resetProfile() { measured.assign(measured.size(), {}); }

private:
  struct PortMemory {
    std::shared_ptr<Memory> memory; ///< null: bound to state or to a partner
    bool own = false;               ///< made by this call
    bool written = false;           ///< inputs: has a value
  };

  Call(std::shared_ptr<Session> session, size_t entry)
      : owner(std::move(session)), entry(owner->program().entry(entry)) {
    ++owner->calls;
  }

  const artifact::Port &input(size_t index) const {
    return *entry.inputs()->Get(static_cast<uint32_t>(index));
  }
  const artifact::Port &output(size_t index) const {
    return *entry.outputs()->Get(static_cast<uint32_t>(index));
  }
  Result<std::shared_ptr<Memory>> wrap(const artifact::Port &port,
                                       void *data) const;
  /// Whether a port has that memory of the caller's already.
  static bool isBoundTo(const std::vector<PortMemory> &ports, size_t index,
                        const void *data);
  size_t bytesOf(const artifact::Port &port) const {
    return owner->program().type(port.type()).bytes();
  }
  Result<std::shared_ptr<Memory>> suitable(const artifact::Port &port,
                                           std::shared_ptr<Memory> memory,
                                           bool &own);
  void replace(PortMemory &port, std::shared_ptr<Memory> memory, bool own);
  std::byte *inputAddress(size_t index) const;
  std::byte *outputAddress(size_t index) const;
  const Mark *readableAfter(size_t output) const;
  Status checkReady() const;
  Status checkInputsFinite();

  std::shared_ptr<Session> owner;
  const artifact::Entry &entry;
  std::unique_ptr<Executable> bound;
  std::unique_ptr<Mark> done; ///< behind the last run
  std::vector<PortMemory> inputs, outputs;
  std::vector<CommandProfile> measured;
  std::vector<std::byte> looked; ///< an input in the host's memory, to look at
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_SESSION_SESSION_H

//===- Executable.h - an entry, bound to a device ---------------*- C++ -*-===//
//
// Step four of loading. Commands, blocks and slots become a flat list of
// instructions over one table of addresses:
//
//   call A(s0, s1)                  0  call A            operands 0, 1
//   while { call C; pred s2 } do    1  call C            operand 2
//         { call B(s1) }            2  jump-unless 5     predicate 3
//   call D(s3)                      3  call B            operand 4
//                                   4  jump 1
//                                   5  call D            operand 5
//   addresses: [s0, s1, s2, s2, s1, s3]
//
// Arena, constants and state have fixed addresses. Inputs and outputs may be
// rebound between runs: each port knows where in the table it stands.
//
// A loop whose trip count is known runs its body that often and never asks for
// its predicate: `repeat n`, body, `again`. So whatever stands between two
// places where the host has to decide, or to work, is always the same calls. On
// a device that records, such a stretch begins with `replay`: the first run
// does it call by call, so that what kernels and libraries do at their first
// call is done; the second, and the first after a port was rebound, records it;
// all others replay it.
//
//   while (known: 3 times) {..}     0  replay until 4
//         { call C }                1  repeat 3
//   call D                          2  call C
//   while { .. } do { .. }          3  again 2
//                                   4  call D ...
//
// A run walks the list: it allocates nothing, hashes nothing, makes no string
// (but for a failure's text).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PROGRAM_EXECUTABLE_H
#define TRC_RUNTIME_PROGRAM_EXECUTABLE_H

#include "device/Device.h"
#include "program/FiniteCheck.h"
#include "program/Program.h"

namespace trc::runtime {

/// What a command of an entry cost, over all runs since the last reset.
struct CommandProfile {
  uint64_t runs = 0;
  uint64_t nanoseconds = 0;
};

class Executable {
public:
  /// Where the entry's fixed slots live.
  struct Addresses {
    std::byte *arena = nullptr;
    std::byte *host = nullptr; ///< in the host's memory
    std::byte *constants = nullptr;
    std::span<std::byte *const> state;
  };

  /// `program`, `kernels`, and `communicator` and `peers`, which are null in a
  /// program of one rank, outlive the result.
  static Result<std::unique_ptr<Executable>>
  bind(const Program &program, size_t entry, Device &device,
       const KernelSet &kernels, const Addresses &addresses,
       Communicator *communicator, Peers *peers = nullptr);

  void setInput(size_t index, std::byte *data) {
    inputs[index].set(*this, data);
  }
  void setOutput(size_t index, std::byte *data) {
    outputs[index].set(*this, data);
  }

  /// Runs the entry. All ports are set. On a device that works beside the host
  /// the run has been enqueued; `done` then stands behind it.
  Status run(Device &device, Mark &done);
  /// The same to completion, while measuring (`profile` has one element per
  /// command, or is empty) and, if asked, looking at every value that a command
  /// wrote.
  Status runObserved(Device &device, std::span<CommandProfile> profile,
                     bool checkFinite);

  /// Waits for what a run has left under way, which a run that failed may, and
  /// gives the first failure of it.
  Status finishBegun();

  /// Calls and control flow, in the order in which they stand.
  size_t commandCount() const { return commands.size(); }
  /// Whether some of them wait for other ranks.
  bool communicates() const { return communicating; }
  const artifact::Command &command(size_t index) const {
    return *commands[index].source;
  }
  /// See PreparedCall::note; "" for control flow.
  const char *note(size_t index) const {
    const PreparedCall *call = commands[index].call.get();
    return call ? call->note() : "";
  }

private:
  friend class Binder;

  struct Command {
    const artifact::Command *source;
    std::unique_ptr<PreparedCall> call; ///< null for control flow
    uint32_t firstAddress = 0;          ///< of its operands or its predicate
    /// Which operand of `source` each address is of: those of a call stand in
    /// the order of its kernel. Empty: as `source` has them.
    std::vector<uint32_t> operands = {};

    uint32_t operandAt(uint32_t address) const {
      return operands.empty() ? address : operands[address];
    }
  };

  enum class Action : uint8_t {
    Call,
    JumpUnless,
    Jump,
    Select,
    Repeat,
    Again,
    Replay
  };
  struct Instruction {
    Action action;
    uint32_t command; ///< index into `commands`; Replay: into `stretches`
    /// Jumps and Again: the next instruction. Replay: that behind the stretch.
    /// Select: index into `branchTargets`.
    uint32_t target = 0;
    uint32_t branches = 0; ///< Select
    uint32_t loop = 0;     ///< Repeat, Again: index into `roundsLeft`
    int64_t rounds = 0;    ///< Repeat; at least 1
  };

  /// What a `replay` replays.
  struct Stretch {
    bool hasRun = false;                  ///< call by call
    std::unique_ptr<Recording> recording; ///< null before the second run
    bool stale = true;                    ///< addresses are not those of now
  };

  /// The places in the address table that a port decides.
  struct PortAddresses {
    struct Place {
      uint32_t address;
      uint64_t offset;
    };
    std::vector<Place> places;
    void set(Executable &executable, std::byte *data) const {
      for (const Place &place : places) {
        void *&address = executable.addresses[place.address];
        if (address == data + place.offset)
          continue;
        address = data + place.offset;
        executable.bound = false;
        for (Stretch &stretch : executable.stretches)
          stretch.stale = true;
      }
    }
  };

  explicit Executable(const Program &program) : program(program) {}

  template <typename RunCall, typename RunStretch>
  Status interpret(Device &device, uint32_t begin, uint32_t end,
                   const RunCall &runCall, const RunStretch &runStretch);
  Status bindCalls();
  Status runPlain(Device &device, uint32_t begin, uint32_t end);
  Status record(Device &device, Stretch &stretch, uint32_t begin, uint32_t end);
  /// ", trip 2 of 12", for each loop of known trips around an instruction that
  /// runs, outer ones first.
  std::string tripsText(uint32_t index) const;
  /// Whether it does the work of several operations, of which one is named.
  bool isFusion(const artifact::Command &command) const;
  /// Before a command runs, and behind it.
  Status lookAt(FiniteCheck &check, const Command &command, bool hasRun);

  const Program &program;
  std::vector<Command> commands;
  std::vector<Instruction> instructions;
  std::vector<uint32_t> branchTargets;
  std::vector<int64_t> roundsLeft; ///< of each known loop, while it runs
  std::vector<Stretch> stretches;
  std::vector<void *> addresses;
  bool bound = false; ///< calls know the addresses of now
  std::vector<PortAddresses> inputs, outputs;
  bool communicating = false;
  std::vector<PreparedCall *> begins; ///< calls that `trc.finish` waits for
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_PROGRAM_EXECUTABLE_H

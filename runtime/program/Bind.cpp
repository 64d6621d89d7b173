//===- Bind.cpp - step four of loading: resolve an entry ------------------===//
//
// Turns the commands of a validated entry into instructions, in two walks: the
// first prepares the calls, the second writes the instructions, now that it is
// known which calls may be recorded. Operands of library calls are found by
// their names here, once: a device, and what runs, has them in the order in
// which the kernel numbers them. What else can be refused, a device refuses:
// kernels that it does not have, operands that a library kernel does not take.
//
//===----------------------------------------------------------------------===//

#include "program/Executable.h"
#include "schema/LibraryTensors.h"

#include <map>
#include <numeric>

namespace trc::runtime {

/// Waits for a call that began something.
class FinishCall final : public PreparedCall {
public:
  explicit FinishCall(PreparedCall &begun) : begun(begun) {}
  Status run(void *const *) override { return begun.finish(); }
  bool recordable() const override { return begun.recordable(); }
  bool communicates() const override { return true; }

private:
  PreparedCall &begun;
};

class Binder {
public:
  Binder(Executable &executable, const artifact::Entry &entry, Device &device,
         const KernelSet &kernels, const Executable::Addresses &fixed,
         Communicator *communicator, Peers *peers, uint64_t entryTag)
      : result(executable), root(executable.program.root()), entry(entry),
        device(device), kernels(kernels), fixed(fixed),
        communicator(communicator), peers(peers), entryTag(entryTag) {
    result.inputs.resize(countOf(entry.inputs()));
    result.outputs.resize(countOf(entry.outputs()));
  }

  /// Prepares the calls of a block, and of those in it.
  Status prepare(const artifact::Block &block) {
    for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
      const artifact::Command &each = *block.commands()->Get(i);
      const auto number = static_cast<uint32_t>(result.commands.size());
      result.commands.push_back(
          {&each, nullptr, static_cast<uint32_t>(result.addresses.size())});
      if (each.kind() == artifact::CommandKind::call) {
        TRC_RETURN_IF_FAILED(
            call(each, number)
                .at(text("command ", number, ", ",
                         locationText(root, each.location()))));
        continue;
      }
      addAddress(static_cast<uint32_t>(each.predicate()), 0);
      for (uint32_t b = 0; b < countOf(each.blocks()); ++b)
        TRC_RETURN_IF_FAILED(prepare(*each.blocks()->Get(b)));
    }
    return Status::success();
  }

  /// Writes the instructions of a block whose calls are prepared. `number` is
  /// that of its first command, and then of the first behind it. `mayRecord`:
  /// stretches begin and end here.
  void write(const artifact::Block &block, uint32_t &number, bool mayRecord) {
    Stretch open;
    for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
      const artifact::Command &each = *block.commands()->Get(i);
      if (mayRecord) {
        uint32_t behind = number;
        if (const std::optional<uint64_t> calls = fixedCalls(each, behind))
          extend(open, *calls);
        else
          close(open);
      }
      const uint32_t own = number++;
      write(each, own, number, mayRecord && !open.begun);
    }
    close(open);
  }

private:
  using Action = Executable::Action;

  /// More calls than that do not become one recording: a loop around them
  /// replays the recording of its body.
  static constexpr uint64_t mostCalls = 16384;

  /// The stretch that is being written, if it has begun.
  struct Stretch {
    bool begun = false;
    uint32_t start = 0; ///< its Replay instruction
    uint64_t calls = 0;
  };

  void extend(Stretch &open, uint64_t calls) {
    if (open.begun && open.calls + calls > mostCalls)
      close(open);
    if (!open.begun) {
      open = {true, here(), 0};
      result.instructions.push_back({Action::Replay, 0});
    }
    open.calls += calls;
  }

  void close(Stretch &open) {
    if (!open.begun)
      return;
    if (here() <= open.start + 2) {
      // A single call, into which no jump leads, or nothing: nothing to gain.
      result.instructions.erase(result.instructions.begin() + open.start);
    } else {
      Executable::Instruction &replay = result.instructions[open.start];
      replay.command = static_cast<uint32_t>(result.stretches.size());
      replay.target = here();
      result.stretches.emplace_back();
    }
    open = {};
  }

  /// How many calls the command runs, if that is known and all of them may be
  /// recorded. `number` is the command's, and then that of the first behind it.
  std::optional<uint64_t> fixedCalls(const artifact::Command &command,
                                     uint32_t &number) const {
    const uint32_t own = number++;
    if (command.kind() == artifact::CommandKind::call)
      return result.commands[own].call->recordable() ? std::optional(1)
                                                     : std::nullopt;
    std::optional<uint64_t> calls = 0;
    for (uint32_t b = 0; b < countOf(command.blocks()); ++b) {
      const artifact::Block &block = *command.blocks()->Get(b);
      for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
        const std::optional<uint64_t> inside =
            fixedCalls(*block.commands()->Get(i), number);
        // The condition of a known loop does not run.
        if (b == 0 && command.trip_count() >= 0)
          continue;
        if (calls && inside)
          *calls += *inside;
        else
          calls = std::nullopt;
      }
    }
    if (!calls || command.trip_count() < 0)
      return std::nullopt;
    const auto trips = static_cast<uint64_t>(command.trip_count());
    if (*calls != 0 && trips > mostCalls / *calls)
      return std::nullopt;
    return *calls * trips;
  }

  /// `number` is the command's, `next` that of the first command in it and then
  /// of the first behind it.
  void write(const artifact::Command &command, uint32_t number, uint32_t &next,
             bool mayRecord) {
    switch (command.kind()) {
    case artifact::CommandKind::call:
      result.instructions.push_back({Action::Call, number});
      return;
    case artifact::CommandKind::while_loop:
      if (command.trip_count() >= 0)
        return writeKnownLoop(command, number, next, mayRecord);
      return writeLoop(command, number, next, mayRecord);
    case artifact::CommandKind::case_select:
      return writeCase(command, number, next, mayRecord);
    }
  }

  Status call(const artifact::Command &command, uint32_t number) {
    operandTypes.clear();
    attributes.clear();
    for (uint32_t i = 0; i < countOf(command.attributes()); ++i) {
      const artifact::Attribute &attribute = *command.attributes()->Get(i);
      attributes.push_back({viewOf(attribute.name()), spanOf(attribute.ints()),
                            spanOf(attribute.floats()),
                            viewOf(attribute.text())});
    }
    TRC_RETURN_IF_FAILED(orderOperands(command, number));
    for (uint32_t i = 0; i < countOf(command.operands()); ++i) {
      const artifact::Operand &operand =
          *command.operands()->Get(result.commands[number].operandAt(i));
      addAddress(operand.slot(), operand.offset());
      const TensorType &type = result.program.type(operand.type());
      operandTypes.push_back({type.element, type.shape,
                              operand.access() != artifact::Access::read,
                              viewOf(operand.name()), alignmentOf(operand)});
    }
    const int64_t exchange = exchangeNumber();
    if (kernelName(command) == "trc.finish") {
      const auto begun = exchanges.find(exchange);
      if (begun == exchanges.end())
        return failure(StatusCode::BadProgram, "trc.finish: exchange ",
                       exchange, " was not begun");
      result.commands[number].call =
          std::make_unique<FinishCall>(*begun->second);
      return Status::success();
    }
    CallRequest request;
    request.kernel = static_cast<uint32_t>(command.kernel());
    request.operands = operandTypes;
    request.attributes = attributes;
    request.callees = spanOf(command.callees());
    request.extent = command.extent();
    request.grain = command.grain();
    request.scratch = static_cast<int64_t>(command.scratch());
    request.communicator = communicator;
    request.peers = peers;
    request.tag = entryTag | number;
    Result<std::unique_ptr<PreparedCall>> prepared =
        device.prepare(kernels, request);
    if (prepared.failed())
      return prepared.takeStatus();
    result.communicating |= (*prepared)->communicates();
    if (exchange >= 0) {
      exchanges[exchange] = prepared->get();
      result.begins.push_back(prepared->get());
    }
    result.commands[number].call = std::move(*prepared);
    return Status::success();
  }

  std::string_view kernelName(const artifact::Command &command) const {
    return viewOf(
        root.kernels()->Get(static_cast<uint32_t>(command.kernel()))->name());
  }

  /// Notes the operands of a call, whose attributes were read, in the order of
  /// its kernel.
  Status orderOperands(const artifact::Command &command, uint32_t number) {
    operandNames.clear();
    for (uint32_t i = 0; i < countOf(command.operands()); ++i)
      operandNames.push_back(viewOf(command.operands()->Get(i)->name()));
    std::string_view target;
    for (const Attribute &attribute : attributes)
      if (attribute.name == "call_target_name")
        target = attribute.text;
    const std::string_view kernel =
        kernelOfTensors(kernelName(command), target);
    TensorOrder order = orderTensors(kernel, operandNames);
    if (!order.fault.empty())
      return failure(StatusCode::BadProgram, kernel, ": ", order.fault);
    if (!std::is_sorted(order.places.begin(), order.places.end()))
      result.commands[number].operands = std::move(order.places);
    return Status::success();
  }

  /// Of the command whose attributes were read; -1 where it has none.
  int64_t exchangeNumber() const {
    for (const Attribute &attribute : attributes)
      if (attribute.name == "exchange" && attribute.ints.size() == 1)
        return attribute.ints.front();
    return -1;
  }

  void writeKnownLoop(const artifact::Command &command, uint32_t number,
                      uint32_t &next, bool mayRecord) {
    const auto loop = static_cast<uint32_t>(result.roundsLeft.size());
    result.roundsLeft.push_back(0);
    next = behind(*command.blocks()->Get(0), next);
    if (command.trip_count() == 0) {
      next = behind(*command.blocks()->Get(1), next);
      return;
    }
    Executable::Instruction repeat = {Action::Repeat, number};
    repeat.loop = loop;
    repeat.rounds = command.trip_count();
    result.instructions.push_back(repeat);
    const uint32_t start = here();
    write(*command.blocks()->Get(1), next, mayRecord);
    Executable::Instruction again = {Action::Again, number, start};
    again.loop = loop;
    result.instructions.push_back(again);
  }

  void writeLoop(const artifact::Command &command, uint32_t number,
                 uint32_t &next, bool mayRecord) {
    const uint32_t start = here();
    write(*command.blocks()->Get(0), next, mayRecord);
    const uint32_t test = here();
    result.instructions.push_back({Action::JumpUnless, number});
    write(*command.blocks()->Get(1), next, mayRecord);
    result.instructions.push_back({Action::Jump, number, start});
    result.instructions[test].target = here();
  }

  void writeCase(const artifact::Command &command, uint32_t number,
                 uint32_t &next, bool mayRecord) {
    const uint32_t branches = countOf(command.blocks());
    const auto table = static_cast<uint32_t>(result.branchTargets.size());
    result.branchTargets.resize(table + branches);
    result.instructions.push_back({Action::Select, number, table, branches});
    std::vector<uint32_t> exits;
    for (uint32_t i = 0; i < branches; ++i) {
      result.branchTargets[table + i] = here();
      write(*command.blocks()->Get(i), next, mayRecord);
      exits.push_back(here());
      result.instructions.push_back({Action::Jump, number});
    }
    for (uint32_t exit : exits)
      result.instructions[exit].target = here();
  }

  /// The number of the first command behind a block whose first is `number`.
  static uint32_t behind(const artifact::Block &block, uint32_t number) {
    for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
      const artifact::Command &each = *block.commands()->Get(i);
      ++number;
      for (uint32_t b = 0; b < countOf(each.blocks()); ++b)
        number = behind(*each.blocks()->Get(b), number);
    }
    return number;
  }

  uint32_t here() const {
    return static_cast<uint32_t>(result.instructions.size());
  }

  /// Memory begins at multiples of the most, and places in it where the
  /// program says.
  size_t alignmentOf(const artifact::Operand &operand) const {
    const uint64_t offset =
        entry.slots()->Get(operand.slot())->offset() + operand.offset();
    return static_cast<size_t>(
        std::gcd<uint64_t>(offset, OperandType::mostAlignment));
  }

  /// Appends the address of a place in a slot, or notes which port gives it.
  void addAddress(uint32_t slotIndex, uint64_t offset) {
    const artifact::Slot &slot = *entry.slots()->Get(slotIndex);
    offset += slot.offset();
    const auto place = static_cast<uint32_t>(result.addresses.size());
    std::byte *base = nullptr;
    switch (slot.kind()) {
    case artifact::SlotKind::arena:
      base = fixed.arena;
      break;
    case artifact::SlotKind::constant:
      base = fixed.constants;
      break;
    case artifact::SlotKind::state:
      base = fixed.state[slot.index()];
      break;
    case artifact::SlotKind::host:
      base = fixed.host;
      break;
    case artifact::SlotKind::input:
      result.inputs[slot.index()].places.push_back({place, offset});
      break;
    case artifact::SlotKind::output:
      result.outputs[slot.index()].places.push_back({place, offset});
      break;
    }
    result.addresses.push_back(base ? base + offset : nullptr);
  }

  Executable &result;
  const artifact::Program &root;
  const artifact::Entry &entry;
  Device &device;
  const KernelSet &kernels;
  const Executable::Addresses &fixed;
  Communicator *communicator;
  Peers *peers;
  std::map<int64_t, PreparedCall *> exchanges; ///< begun, by their number
  uint64_t entryTag;
  // Of the call at hand; kept for their memory.
  std::vector<std::string_view> operandNames;
  std::vector<OperandType> operandTypes;
  std::vector<Attribute> attributes;
};

Result<std::unique_ptr<Executable>>
Executable::bind(const Program &program, size_t entryIndex, Device &device,
                 const KernelSet &kernels, const Addresses &addresses,
                 Communicator *communicator, Peers *peers) {
  const artifact::Entry &entry = program.entry(entryIndex);
  std::unique_ptr<Executable> executable(new Executable(program));
  Binder binder(*executable, entry, device, kernels, addresses, communicator,
                peers, static_cast<uint64_t>(entryIndex) << 32);
  TRC_RETURN_IF_FAILED(binder.prepare(*entry.body())
                           .at(text("entry '", viewOf(entry.name()), "'")));
  uint32_t number = 0;
  binder.write(*entry.body(), number, device.records());
  return executable;
}

} // namespace trc::runtime

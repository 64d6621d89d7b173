//===- Bind.cpp - step four of loading: resolve an entry ------------------===//
//
// Turns the commands of a validated entry into instructions. Whatever can be
// refused from here on, a device refuses: kernels that it does not have,
// operands that a library kernel does not take.
//
//===----------------------------------------------------------------------===//

#include "program/Executable.h"

namespace trc::runtime {

class Binder {
public:
  Binder(Executable &executable, const artifact::Entry &entry, Device &device,
         const KernelSet &kernels, const Executable::Addresses &fixed)
      : result(executable), root(executable.program.root()), entry(entry),
        device(device), kernels(kernels), fixed(fixed) {
    result.inputs.resize(countOf(entry.inputs()));
    result.outputs.resize(countOf(entry.outputs()));
  }

  Status block(const artifact::Block &block) {
    for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
      const artifact::Command &each = *block.commands()->Get(i);
      const auto number = static_cast<uint32_t>(result.commands.size());
      result.commands.push_back(
          {&each, nullptr, static_cast<uint32_t>(result.addresses.size())});
      TRC_RETURN_IF_FAILED(command(each, number));
    }
    return Status::success();
  }

private:
  using Action = Executable::Action;

  Status command(const artifact::Command &command, uint32_t number) {
    switch (command.kind()) {
    case artifact::CommandKind::call:
      return call(command, number)
          .at(text("command ", number, ", ",
                   locationText(root, command.location())));
    case artifact::CommandKind::while_loop:
      return whileLoop(command, number);
    case artifact::CommandKind::case_select:
      return caseSelect(command, number);
    }
    return failure(StatusCode::Internal, "command of an unknown kind");
  }

  Status call(const artifact::Command &command, uint32_t number) {
    operandTypes.clear();
    attributes.clear();
    for (uint32_t i = 0; i < countOf(command.operands()); ++i) {
      const artifact::Operand &operand = *command.operands()->Get(i);
      addAddress(operand.slot(), operand.offset());
      const TensorType &type = result.program.type(operand.type());
      operandTypes.push_back({type.element, type.shape,
                              operand.access() != artifact::Access::read});
    }
    for (uint32_t i = 0; i < countOf(command.attributes()); ++i) {
      const artifact::Attribute &attribute = *command.attributes()->Get(i);
      attributes.push_back({viewOf(attribute.name()), spanOf(attribute.ints()),
                            spanOf(attribute.floats()),
                            viewOf(attribute.text())});
    }
    CallRequest request;
    request.kernel = static_cast<uint32_t>(command.kernel());
    request.operands = operandTypes;
    request.attributes = attributes;
    request.callees = spanOf(command.callees());
    request.extent = command.extent();
    request.grain = command.grain();
    request.scratch = static_cast<int64_t>(command.scratch());
    Result<std::unique_ptr<PreparedCall>> prepared =
        device.prepare(kernels, request);
    if (prepared.failed())
      return prepared.takeStatus();
    result.commands[number].call = std::move(*prepared);
    result.instructions.push_back({Action::Call, number});
    return Status::success();
  }

  Status whileLoop(const artifact::Command &command, uint32_t number) {
    addAddress(static_cast<uint32_t>(command.predicate()), 0);
    const uint32_t start = here();
    TRC_RETURN_IF_FAILED(block(*command.blocks()->Get(0)));
    const uint32_t test = here();
    result.instructions.push_back({Action::JumpUnless, number});
    TRC_RETURN_IF_FAILED(block(*command.blocks()->Get(1)));
    result.instructions.push_back({Action::Jump, number, start});
    result.instructions[test].target = here();
    return Status::success();
  }

  Status caseSelect(const artifact::Command &command, uint32_t number) {
    addAddress(static_cast<uint32_t>(command.predicate()), 0);
    const uint32_t branches = countOf(command.blocks());
    const auto table = static_cast<uint32_t>(result.branchTargets.size());
    result.branchTargets.resize(table + branches);
    result.instructions.push_back({Action::Select, number, table, branches});
    std::vector<uint32_t> exits;
    for (uint32_t i = 0; i < branches; ++i) {
      result.branchTargets[table + i] = here();
      TRC_RETURN_IF_FAILED(block(*command.blocks()->Get(i)));
      exits.push_back(here());
      result.instructions.push_back({Action::Jump, number});
    }
    for (uint32_t exit : exits)
      result.instructions[exit].target = here();
    return Status::success();
  }

  uint32_t here() const {
    return static_cast<uint32_t>(result.instructions.size());
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
  // Of the call at hand; kept for their memory.
  std::vector<OperandType> operandTypes;
  std::vector<Attribute> attributes;
};

Result<std::unique_ptr<Executable>>
Executable::bind(const Program &program, size_t entryIndex, Device &device,
                 const KernelSet &kernels, const Addresses &addresses) {
  const artifact::Entry &entry = program.entry(entryIndex);
  std::unique_ptr<Executable> executable(new Executable(program));
  Binder binder(*executable, entry, device, kernels, addresses);
  TRC_RETURN_IF_FAILED(binder.block(*entry.body())
                           .at(text("entry '", viewOf(entry.name()), "'")));
  return executable;
}

} // namespace trc::runtime

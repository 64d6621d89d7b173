//===- ValidateEntry.cpp - step three of loading: one entry ---------------===//
//
// Checks the ports, slots and commands of an entry. What a kernel asks of its
// operands beyond "inside the slot" (types, attributes) is known to the kernel
// only; the device checks it at bind.
//
// Commands are counted in the order in which they stand, blocks included; that
// number names them in messages and in the profile.
//
//===----------------------------------------------------------------------===//

#include "program/Program.h"
#include "schema/Limits.h"

#include <algorithm>
#include <set>
#include <utility>

namespace trc::runtime {
namespace {

/// Whether [offset, offset + size) is inside [0, limit), without overflow.
bool inside(uint64_t offset, uint64_t size, uint64_t limit) {
  return offset <= limit && size <= limit - offset;
}

class EntryValidator {
public:
  EntryValidator(const Program &program, const artifact::Entry &entry)
      : program(program), root(program.root()), entry(entry) {}

  Status run();

private:
  using Ports = flatbuffers::Vector<flatbuffers::Offset<artifact::Port>>;

  Status ports(const Ports *ports, const Ports *others, bool output);
  Status slot(const artifact::Slot &slot);
  Status block(const artifact::Block &block, unsigned depth);
  Status command(const artifact::Command &command, unsigned depth);
  Status call(const artifact::Command &command);
  Status nativeCall(const artifact::Command &command,
                    const artifact::Kernel &kernel);
  static bool copiesHostState(const artifact::Kernel &kernel);
  bool isOnHost(const artifact::Slot &slot) const {
    if (slot.kind() == artifact::SlotKind::host)
      return true;
    return slot.kind() == artifact::SlotKind::state &&
           root.state()->Get(slot.index())->on_host();
  }
  static std::string hostText(const artifact::Slot &slot) {
    return slot.kind() == artifact::SlotKind::host
               ? "a buffer"
               : text("state ", slot.index());
  }
  Status operand(const artifact::Operand &operand, bool mayBeOnHost);
  Status predicate(const artifact::Command &command, uint64_t bytes);
  Status portSlot(const Ports *ports, const artifact::Slot &slot,
                  const char *what);

  const Program &program;
  const artifact::Program &root;
  const artifact::Entry &entry;
  uint64_t commands = 0;
  bool namesCommand = false; ///< the failure says which command it is of
};

Status EntryValidator::run() {
  constexpr uint64_t mostAlignment = 4096; // what every device promises
  const uint64_t alignment = entry.arena_alignment();
  if (alignment == 0 || (alignment & (alignment - 1)) != 0 ||
      alignment > mostAlignment)
    return bad("arena alignment ", alignment,
               ", expected a power of two up to ", mostAlignment);
  TRC_RETURN_IF_FAILED(ports(entry.inputs(), entry.outputs(), false));
  TRC_RETURN_IF_FAILED(ports(entry.outputs(), entry.inputs(), true));
  for (uint32_t i = 0; i < countOf(entry.slots()); ++i)
    TRC_RETURN_IF_FAILED(slot(*entry.slots()->Get(i)).at(text("slot ", i)));
  if (!entry.body())
    return bad("it has no body");
  return block(*entry.body(), 0);
}

Status EntryValidator::ports(const Ports *list, const Ports *others,
                             bool output) {
  const char *what = output ? "output" : "input";
  const char *other = output ? "input" : "output";
  std::set<std::string_view> names;
  std::set<int32_t> states;
  for (uint32_t i = 0; i < countOf(list); ++i) {
    const artifact::Port &port = *list->Get(i);
    const std::string place =
        text(what, " ", i, " '", viewOf(port.name()), "'");
    if (!names.insert(viewOf(port.name())).second)
      return bad(place, ": another ", what, " has this name");
    if (port.type() >= countOf(root.types()))
      return bad(place, ": type ", port.type(), ", there are ",
                 countOf(root.types()));
    if (port.split() >= 0 &&
        (root.ranks() == 1 || port.split() >= program.type(port.type()).rank()))
      return bad(place, ": split along dimension ", port.split(), " over ",
                 root.ranks(), " ranks, type ",
                 program.type(port.type()).str());
    if (port.state() >= 0) {
      if (static_cast<uint32_t>(port.state()) >= countOf(root.state()))
        return bad(place, ": state ", port.state(), ", there are ",
                   countOf(root.state()));
      if (!states.insert(port.state()).second)
        return bad(place, ": another ", what, " has this state tensor");
      const artifact::StateTensor &state =
          *root.state()->Get(static_cast<uint32_t>(port.state()));
      const TensorType &type = program.type(port.type());
      const TensorType &stateType = program.type(state.type());
      if (type.str() != stateType.str())
        return bad(place, ": type ", type.str(), ", its state tensor has ",
                   stateType.str());
    }
    if (port.alias() < 0)
      continue;
    if (static_cast<uint32_t>(port.alias()) >= countOf(others))
      return bad(place, ": alias of ", other, " ", port.alias(), ", there are ",
                 countOf(others));
    const artifact::Port &partner =
        *others->Get(static_cast<uint32_t>(port.alias()));
    if (partner.alias() != static_cast<int64_t>(i))
      return bad(place, ": alias of ", other, " ", port.alias(),
                 ", which is an alias of ", partner.alias());
    if (partner.type() >= countOf(root.types()) ||
        program.type(partner.type()).bytes() !=
            program.type(port.type()).bytes())
      return bad(place, ": not of the size of ", other, " ", port.alias(),
                 ", its alias");
    // State has a buffer of its own, which only the same state can share.
    if (partner.state() != port.state())
      return bad(place, ": state ", port.state(), ", its alias has state ",
                 partner.state());
  }
  return Status::success();
}

Status EntryValidator::portSlot(const Ports *ports, const artifact::Slot &slot,
                                const char *what) {
  if (slot.index() >= countOf(ports))
    return bad(what, " ", slot.index(), ", there are ", countOf(ports));
  const uint64_t bytes = program.type(ports->Get(slot.index())->type()).bytes();
  if (!inside(slot.offset(), slot.size(), bytes))
    return bad("[", slot.offset(), ", +", slot.size(), ") is not inside ", what,
               " ", slot.index(), " of ", bytes, " bytes");
  return Status::success();
}

Status EntryValidator::slot(const artifact::Slot &slot) {
  if (slot.origin() >= static_cast<int64_t>(countOf(root.locations())))
    return bad("origin ", slot.origin(), ", there are ",
               countOf(root.locations()), " locations");
  switch (slot.kind()) {
  case artifact::SlotKind::arena:
    if (!inside(slot.offset(), slot.size(), entry.arena_size()))
      return bad("[", slot.offset(), ", +", slot.size(),
                 ") is not inside the arena of ", entry.arena_size(), " bytes");
    return Status::success();
  case artifact::SlotKind::constant:
    if (!inside(slot.offset(), slot.size(), program.constants().size()))
      return bad("[", slot.offset(), ", +", slot.size(),
                 ") is not inside the constants of ",
                 program.constants().size(), " bytes");
    return Status::success();
  case artifact::SlotKind::input:
    return portSlot(entry.inputs(), slot, "input");
  case artifact::SlotKind::output:
    return portSlot(entry.outputs(), slot, "output");
  case artifact::SlotKind::state: {
    if (slot.index() >= countOf(root.state()))
      return bad("state ", slot.index(), ", there are ", countOf(root.state()));
    const uint64_t bytes =
        program.type(root.state()->Get(slot.index())->type()).bytes();
    if (!inside(slot.offset(), slot.size(), bytes))
      return bad("[", slot.offset(), ", +", slot.size(),
                 ") is not inside state ", slot.index(), " of ", bytes,
                 " bytes");
    return Status::success();
  }
  case artifact::SlotKind::host:
    if (!inside(slot.offset(), slot.size(), entry.host_size()))
      return bad("[", slot.offset(), ", +", slot.size(),
                 ") is not inside the host's memory of ", entry.host_size(),
                 " bytes");
    return Status::success();
  }
  return bad("unknown kind ", static_cast<unsigned>(slot.kind()));
}

Status EntryValidator::block(const artifact::Block &block, unsigned depth) {
  if (depth > mostNestedBlocks)
    return bad("blocks nested deeper than ", mostNestedBlocks);
  for (uint32_t i = 0; i < countOf(block.commands()); ++i) {
    const artifact::Command &each = *block.commands()->Get(i);
    const uint64_t number = commands++;
    Status status = command(each, depth);
    if (status.ok())
      continue;
    const bool located =
        each.location() >= 0 &&
        each.location() < static_cast<int64_t>(countOf(root.locations()));
    // The innermost command is the place; those around it add nothing.
    if (std::exchange(namesCommand, true))
      return status;
    return std::move(status).at(located
                                    ? text("command ", number, ", ",
                                           locationText(root, each.location()))
                                    : text("command ", number));
  }
  return Status::success();
}

Status EntryValidator::command(const artifact::Command &command,
                               unsigned depth) {
  if (command.location() >= static_cast<int64_t>(countOf(root.locations())))
    return bad("location ", command.location(), ", there are ",
               countOf(root.locations()));
  const uint32_t blocks = countOf(command.blocks());
  switch (command.kind()) {
  case artifact::CommandKind::call:
    return call(command);
  case artifact::CommandKind::while_loop:
    if (blocks != 2)
      return bad("while_loop: expected 2 blocks, got ", blocks);
    if (command.trip_count() < -1)
      return bad("while_loop: trip count ", command.trip_count());
    TRC_RETURN_IF_FAILED(predicate(command, 1));
    break;
  case artifact::CommandKind::case_select:
    if (blocks == 0)
      return bad("case_select: expected at least 1 block, got 0");
    TRC_RETURN_IF_FAILED(predicate(command, 4));
    break;
  default:
    return bad("unknown kind ", static_cast<unsigned>(command.kind()));
  }
  for (uint32_t i = 0; i < blocks; ++i)
    TRC_RETURN_IF_FAILED(block(*command.blocks()->Get(i), depth + 1));
  return Status::success();
}

Status EntryValidator::predicate(const artifact::Command &command,
                                 uint64_t bytes) {
  if (command.predicate() < 0 ||
      static_cast<uint32_t>(command.predicate()) >= countOf(entry.slots()))
    return bad("predicate in slot ", command.predicate(), ", there are ",
               countOf(entry.slots()));
  const artifact::Slot &slot =
      *entry.slots()->Get(static_cast<uint32_t>(command.predicate()));
  if (slot.size() < bytes)
    return bad("predicate of ", bytes, " bytes in a slot of ", slot.size());
  if (isOnHost(slot))
    return bad("predicate in ", hostText(slot),
               ", which lies in the host's memory");
  return Status::success();
}

Status EntryValidator::call(const artifact::Command &command) {
  // Keeps sums of a few of them inside 64 bits.
  constexpr int64_t mostItems = int64_t(1) << 53;
  constexpr uint64_t mostScratch = uint64_t(1) << 32;
  const uint32_t kernels = countOf(root.kernels());
  if (command.kernel() < 0 ||
      static_cast<uint32_t>(command.kernel()) >= kernels)
    return bad("kernel ", command.kernel(), ", there are ", kernels);
  if (command.extent() < 0 || command.extent() > mostItems)
    return bad("extent ", command.extent());
  if (command.grain() < 1 || command.grain() > mostItems)
    return bad("grain ", command.grain());
  if (command.scratch() > mostScratch)
    return bad("scratch of ", command.scratch(), " bytes");
  const artifact::Kernel &kernel =
      *root.kernels()->Get(static_cast<uint32_t>(command.kernel()));
  for (uint32_t callee : spanOf(command.callees())) {
    if (callee >= kernels)
      return bad("callee ", callee, ", there are ", kernels, " kernels");
    if (countOf(root.kernels()->Get(callee)->variants()) == 0)
      return bad("callee ", callee, " is not a native kernel");
    if (command.scratch() < root.kernels()->Get(callee)->scratch())
      return bad("scratch of ", command.scratch(), " bytes, callee ", callee,
                 " needs ", root.kernels()->Get(callee)->scratch());
  }
  for (uint32_t i = 0; i < countOf(command.attributes()); ++i) {
    const artifact::Attribute &attribute = *command.attributes()->Get(i);
    if (!aligned(attribute.ints()) || !aligned(attribute.floats()))
      return bad("attribute '", viewOf(attribute.name()),
                 "': the numbers are not aligned to 8 bytes");
  }
  for (uint32_t i = 0; i < countOf(command.operands()); ++i)
    TRC_RETURN_IF_FAILED(
        operand(*command.operands()->Get(i), copiesHostState(kernel))
            .at(text("operand ", i)));
  return countOf(kernel.variants()) == 0 ? Status::success()
                                         : nativeCall(command, kernel);
}

/// Native code has its sizes in it and checks nothing: a call must not ask for
/// more work, nor give less memory, than it was compiled for.
Status EntryValidator::nativeCall(const artifact::Command &command,
                                  const artifact::Kernel &kernel) {
  const uint32_t operands = countOf(command.operands());
  const auto typeOf = [&](uint32_t i) -> const TensorType & {
    return program.type(command.operands()->Get(i)->type());
  };
  if (kernel.extent() < 0) {
    // A file of before kernels told. Each work item writes an element of its
    // own at least.
    int64_t most = 1;
    for (uint32_t i = 0; i < operands; ++i)
      if (command.operands()->Get(i)->access() != artifact::Access::read)
        most = std::max(most, typeOf(i).elements());
    if (command.extent() > most)
      return bad("extent ", command.extent(), ", its largest result has ", most,
                 " elements");
    return Status::success();
  }
  if (command.extent() > kernel.extent())
    return bad("extent ", command.extent(), ", kernel '", viewOf(kernel.name()),
               "' has ", kernel.extent(), " work items");
  if (command.scratch() < kernel.scratch())
    return bad("scratch of ", command.scratch(), " bytes, kernel '",
               viewOf(kernel.name()), "' needs ", kernel.scratch());
  if (operands != countOf(kernel.operand_bytes()))
    return bad("expected ", countOf(kernel.operand_bytes()),
               " operands for kernel '", viewOf(kernel.name()), "', got ",
               operands);
  for (uint32_t i = 0; i < operands; ++i)
    if (typeOf(i).bytes() < kernel.operand_bytes()->Get(i))
      return bad("operand ", i, ": ", typeOf(i).str(), " has ",
                 typeOf(i).bytes(), " bytes, kernel '", viewOf(kernel.name()),
                 "' takes ", kernel.operand_bytes()->Get(i));
  return Status::success();
}

/// Whether the kernel may touch state in the host's memory.
bool EntryValidator::copiesHostState(const artifact::Kernel &kernel) {
  const std::string_view name = viewOf(kernel.name());
  return countOf(kernel.variants()) == 0 &&
         (name == "trc.start_fetch" || name == "trc.start_store" ||
          name == "trc.finish");
}

Status EntryValidator::operand(const artifact::Operand &operand,
                               bool mayBeOnHost) {
  if (operand.slot() >= countOf(entry.slots()))
    return bad("slot ", operand.slot(), ", there are ", countOf(entry.slots()));
  if (operand.type() >= countOf(root.types()))
    return bad("type ", operand.type(), ", there are ", countOf(root.types()));
  const artifact::Slot &slot = *entry.slots()->Get(operand.slot());
  const TensorType &type = program.type(operand.type());
  if (!mayBeOnHost && isOnHost(slot))
    return bad(hostText(slot),
               " lies in the host's memory, where no kernel reaches it");
  if (!inside(operand.offset(), type.bytes(), slot.size()))
    return bad(type.str(), " at ", operand.offset(), " is not inside slot ",
               operand.slot(), " of ", slot.size(), " bytes");
  const auto alignment = static_cast<uint64_t>(byteSize(type.element));
  if ((slot.offset() + operand.offset()) % alignment != 0)
    return bad(type.str(), " at ", slot.offset() + operand.offset(),
               ", expected a multiple of ", alignment);
  switch (operand.access()) {
  case artifact::Access::read:
    return Status::success();
  case artifact::Access::write:
  case artifact::Access::read_write:
    break;
  default:
    return bad("unknown access ", static_cast<unsigned>(operand.access()));
  }
  if (slot.kind() == artifact::SlotKind::constant)
    return bad("writes a constant");
  // The caller's memory: ours to write only when it was given away.
  if (slot.kind() == artifact::SlotKind::input) {
    const artifact::Port &port = *entry.inputs()->Get(slot.index());
    if (port.alias() < 0 && port.state() < 0)
      return bad("writes input '", viewOf(port.name()),
                 "', which is not donated");
  }
  return Status::success();
}

} // namespace

Status validateEntry(const Program &program, const artifact::Entry &entry) {
  return EntryValidator(program, entry).run();
}

} // namespace trc::runtime

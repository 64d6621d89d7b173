//===- DumpText.cpp - a dump for people -----------------------------------===//
//
// Sections: file, options, state, entries (ports, memory, commands), kernels,
// segments. Sizes are in bytes.
//
//===----------------------------------------------------------------------===//

#include "Dump.h"

#include <algorithm>

namespace trc::dump {
using namespace trc::runtime;

const char *kernelKind(const artifact::Kernel &kernel) {
  return countOf(kernel.variants()) ? "native" : "library";
}

std::string roleText(const Program &program,
                     const artifact::StateTensor &state) {
  if (state.role() == artifact::StateRole::other)
    return "";
  const std::string role = artifact::EnumNameStateRole(state.role());
  const artifact::StateTensor *owner = parameterOf(program.root(), state);
  return owner ? text(role, " of ", viewOf(owner->name())) : role;
}

std::string placeText(const Program &program, const artifact::Entry &entry,
                      const artifact::Slot &slot, uint64_t offset) {
  offset += slot.offset();
  const std::string shift = offset ? text("+", offset) : "";
  switch (slot.kind()) {
  case artifact::SlotKind::arena:
    return text("arena+", offset);
  case artifact::SlotKind::host:
    return text("host+", offset);
  case artifact::SlotKind::constant:
    return text("constants+", offset);
  case artifact::SlotKind::input:
    return text("input ", viewOf(entry.inputs()->Get(slot.index())->name()),
                shift);
  case artifact::SlotKind::output:
    return text("output ", viewOf(entry.outputs()->Get(slot.index())->name()),
                shift);
  case artifact::SlotKind::state:
    return text("state ",
                viewOf(program.root().state()->Get(slot.index())->name()),
                shift);
  }
  return "?";
}

namespace {

class TextDumper {
public:
  TextDumper(const Program &program, const Options &options)
      : program(program), root(program.root()), options(options) {}

  std::string run() {
    line("trc program, schema version ", root.schema_version(), ", ",
         program.file().size(), " bytes");
    line("compiled by ", viewOf(root.compiler_version()), " for ",
         viewOf(root.target()),
         root.ranks() > 1 ? text(", for ", root.ranks(), " ranks") : "");
    for (uint32_t i = 0; i < countOf(root.options()); ++i)
      line("  option ", viewOf(root.options()->Get(i)->name()), " = ",
           viewOf(root.options()->Get(i)->value()));
    model();
    state();
    for (uint32_t i = 0; i < countOf(root.entries()); ++i)
      if (chosen(options, program.entry(i)))
        entry(program.entry(i));
    kernels();
    line("");
    line("segments");
    for (uint32_t i = 0; i < countOf(root.segments()); ++i) {
      const artifact::Segment &segment = *root.segments()->Get(i);
      line("  ", viewOf(segment.name()), ": ", segment.size(), " bytes at ",
           segment.offset());
    }
    if (!viewOf(root.report()).empty())
      line("  report: ", viewOf(root.report()).size(),
           " bytes of JSON (--json shows it)");
    return std::move(result);
  }

private:
  using Ports = flatbuffers::Vector<flatbuffers::Offset<artifact::Port>>;

  template <typename... Parts> void line(const Parts &...parts) {
    result += text(parts..., "\n");
  }

  void model() {
    const artifact::Model *model = root.model();
    if (!model)
      return;
    line("model ", viewOf(model->name()),
         viewOf(model->task()).empty() ? "" : ", task ", viewOf(model->task()));
    if (!viewOf(model->configuration()).empty())
      line("  configuration ", viewOf(model->configuration()));
  }

  void state() {
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < countOf(root.state()); ++i)
      bytes += program.type(root.state()->Get(i)->type()).bytes();
    line("");
    line("state: ", countOf(root.state()), " tensors, ", bytes, " bytes");
    for (uint32_t i = 0; i < countOf(root.state()); ++i) {
      const artifact::StateTensor &tensor = *root.state()->Get(i);
      const TensorType &type = program.type(tensor.type());
      const std::string role = roleText(program, tensor);
      const TensorType *whole = wholeOf(program, tensor);
      line("  ", viewOf(tensor.name()), ": ", type.str(), ", ", type.bytes(),
           " bytes", role.empty() ? "" : ", ", role,
           whole ? text(", one rank's part of ", whole->str()) : "",
           tensor.on_host() ? ", in the host's memory" : "");
    }
  }

  void ports(const char *what, const Ports *list, const Ports *others) {
    for (uint32_t i = 0; i < countOf(list); ++i) {
      const artifact::Port &port = *list->Get(i);
      std::string more;
      if (port.state() >= 0)
        more += " = state";
      if (port.alias() >= 0)
        more += text(
            ", same buffer as ",
            viewOf(others->Get(static_cast<uint32_t>(port.alias()))->name()));
      if (port.split() >= 0)
        more += text(", one rank's part of ", root.ranks(), " along dimension ",
                     port.split());
      line("  ", what, " ", i, " ", viewOf(port.name()), ": ",
           program.type(port.type()).str(), more);
    }
  }

  void entry(const artifact::Entry &entry) {
    line("");
    line("entry ", viewOf(entry.name()));
    ports("input", entry.inputs(), entry.outputs());
    ports("output", entry.outputs(), entry.inputs());
    std::string ratio;
    if (entry.peak_live() != 0)
      ratio =
          text(", ", entry.arena_size() * 1000 / entry.peak_live(),
               "/1000 of the largest sum of live values, ", entry.peak_live());
    line("  arena ", entry.arena_size(), " bytes, aligned to ",
         entry.arena_alignment(), ratio);
    if (options.summary)
      return;
    number = 0;
    block(entry, *entry.body(), 2);
  }

  void block(const artifact::Entry &entry, const artifact::Block &block,
             size_t indent) {
    for (uint32_t i = 0; i < countOf(block.commands()); ++i)
      command(entry, *block.commands()->Get(i), indent);
  }

  void command(const artifact::Entry &entry, const artifact::Command &command,
               size_t indent) {
    const std::string margin(indent, ' ');
    const std::string place =
        command.location() >= 0
            ? text("  [", locationText(root, command.location()), "]")
            : "";
    const uint64_t mine = number++;
    if (command.kind() == artifact::CommandKind::call) {
      line(margin, "#", mine, " ", call(entry, command), place);
      return;
    }
    const bool loop = command.kind() == artifact::CommandKind::while_loop;
    const artifact::Slot &predicate =
        *entry.slots()->Get(static_cast<uint32_t>(command.predicate()));
    line(margin, "#", mine, loop ? " while " : " case ",
         placeText(program, entry, predicate, 0), place);
    for (uint32_t i = 0; i < countOf(command.blocks()); ++i) {
      line(margin, loop ? (i == 0 ? "condition" : "body") : "branch ",
           loop ? "" : std::to_string(i));
      block(entry, *command.blocks()->Get(i), indent + 2);
    }
  }

  std::string call(const artifact::Entry &entry,
                   const artifact::Command &command) {
    const artifact::Kernel &kernel =
        *root.kernels()->Get(static_cast<uint32_t>(command.kernel()));
    std::string reads, writes;
    for (uint32_t i = 0; i < countOf(command.operands()); ++i) {
      const artifact::Operand &operand = *command.operands()->Get(i);
      const bool read = operand.access() == artifact::Access::read;
      std::string &list = read ? reads : writes;
      if (!list.empty())
        list += ", ";
      if (operand.access() == artifact::Access::read_write)
        list += "updates ";
      if (operand.name())
        list += text(viewOf(operand.name()), " ");
      list +=
          text(placeText(program, entry, *entry.slots()->Get(operand.slot()),
                         operand.offset()),
               ": ", program.type(operand.type()).str());
    }
    std::string more;
    for (uint32_t i = 0; i < countOf(command.attributes()); ++i)
      more += attribute(*command.attributes()->Get(i));
    for (uint32_t callee : spanOf(command.callees()))
      more += text(", calls ", viewOf(root.kernels()->Get(callee)->name()));
    if (command.extent() != 1)
      more += text(", ", command.extent(), " items by ", command.grain());
    if (command.scratch() != 0)
      more += text(", scratch ", command.scratch());
    return text(viewOf(kernel.name()), "(", reads, ") -> (", writes, ")", more);
  }

  static std::string attribute(const artifact::Attribute &attribute) {
    std::string value(viewOf(attribute.text()));
    for (int64_t each : spanOf(attribute.ints()))
      value += text(value.empty() ? "" : " ", each);
    for (double each : spanOf(attribute.floats()))
      value += text(value.empty() ? "" : " ", each);
    return text(", ", viewOf(attribute.name()), " [", value, "]");
  }

  void kernels() {
    uint64_t native = 0;
    for (uint32_t i = 0; i < countOf(root.kernels()); ++i)
      native += countOf(root.kernels()->Get(i)->variants()) != 0;
    line("");
    line("kernels: ", native, " native, ", countOf(root.kernels()) - native,
         " of the library");
    for (uint32_t i = 0; i < countOf(root.kernels()); ++i) {
      const artifact::Kernel &kernel = *root.kernels()->Get(i);
      std::string variants;
      for (uint32_t v = 0; v < countOf(kernel.variants()); ++v) {
        const artifact::KernelVariant &variant = *kernel.variants()->Get(v);
        variants += text(", ", viewOf(variant.isa()), " ", variant.image_size(),
                         " bytes at ", variant.image_offset());
      }
      std::string launch;
      if (const artifact::Launch *how = kernel.launch())
        launch =
            text(", ", viewOf(kernel.symbol()), " on [", how->grid_x(), ", ",
                 how->grid_y(), ", ", how->grid_z(), "] blocks of ",
                 how->block(), " threads, ", how->shared(), " bytes shared",
                 how->operands_in_memory() ? ", operands in memory" : "");
      line("  ", i, " ", viewOf(kernel.name()), ": ", kernelKind(kernel),
           launch, variants);
    }
  }

  const Program &program;
  const artifact::Program &root;
  const Options &options;
  std::string result;
  uint64_t number = 0;
};

} // namespace

std::string dumpText(const Program &program, const Options &options) {
  return TextDumper(program, options).run();
}

} // namespace trc::dump

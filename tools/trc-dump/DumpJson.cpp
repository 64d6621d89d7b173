//===- DumpJson.cpp - a dump for programs ---------------------------------===//
//
// One object; field names as in the schema, indices replaced by what they name.
// `-1` indices become null, so that nobody has to know the sentinel.
//
//===----------------------------------------------------------------------===//

#include "Dump.h"

#include <nlohmann/json.hpp>

namespace trc::dump {
using namespace trc::runtime;

namespace {

using Json = nlohmann::ordered_json;

class JsonDumper {
public:
  JsonDumper(const Program &program, const Options &options)
      : program(program), root(program.root()), options(options) {}

  Json run() {
    Json result = {{"file_bytes", program.file().size()},
                   {"schema_version", root.schema_version()},
                   {"compiler_version", viewOf(root.compiler_version())},
                   {"target", viewOf(root.target())}};
    result["options"] = Json::object();
    for (uint32_t i = 0; i < countOf(root.options()); ++i)
      result["options"][std::string(viewOf(root.options()->Get(i)->name()))] =
          viewOf(root.options()->Get(i)->value());
    result["model"] = model();
    result["state"] = Json::array();
    for (uint32_t i = 0; i < countOf(root.state()); ++i) {
      const artifact::StateTensor &tensor = *root.state()->Get(i);
      Json state = {{"name", viewOf(tensor.name())}};
      addType(state, tensor.type());
      state["role"] = artifact::EnumNameStateRole(tensor.role());
      state["parameter"] = nullptr;
      if (const artifact::StateTensor *owner = parameterOf(root, tensor))
        state["parameter"] = viewOf(owner->name());
      if (const TensorType *whole = wholeOf(program, tensor))
        state["whole"] = whole->str();
      if (tensor.on_host())
        state["on_host"] = true;
      result["state"].push_back(state);
    }
    result["entries"] = Json::array();
    for (uint32_t i = 0; i < countOf(root.entries()); ++i)
      if (chosen(options, program.entry(i)))
        result["entries"].push_back(entry(program.entry(i)));
    result["kernels"] = kernels();
    result["segments"] = Json::array();
    for (uint32_t i = 0; i < countOf(root.segments()); ++i) {
      const artifact::Segment &segment = *root.segments()->Get(i);
      result["segments"].push_back({{"name", viewOf(segment.name())},
                                    {"offset", segment.offset()},
                                    {"size", segment.size()}});
    }
    result["report"] = reportOf(viewOf(root.report()));
    return result;
  }

private:
  /// As JSON where it is JSON that can be printed again: the printer calls
  /// itself for each bracket inside another.
  static Json reportOf(std::string_view report) {
    bool isTooDeep = false;
    auto watch = [&](int depth, Json::parse_event_t, Json &) {
      isTooDeep |= depth > 100;
      return !isTooDeep;
    };
    Json parsed = Json::parse(report, watch, /*allow_exceptions=*/false);
    return isTooDeep || parsed.is_discarded() ? Json(report) : parsed;
  }

  using Ports = flatbuffers::Vector<flatbuffers::Offset<artifact::Port>>;

  Json model() {
    const artifact::Model *model = root.model();
    if (!model)
      return nullptr;
    return {{"name", viewOf(model->name())},
            {"configuration", viewOf(model->configuration())},
            {"task", viewOf(model->task())}};
  }

  void addType(Json &to, uint32_t index) {
    const TensorType &type = program.type(index);
    to["element"] = name(type.element);
    to["shape"] = type.shape;
    to["bytes"] = type.bytes();
  }

  Json location(int32_t index) {
    const artifact::Location *place = findLocation(root, index);
    if (!place)
      return nullptr;
    return {{"op", viewOf(place->op())},
            {"scope", viewOf(place->scope())},
            {"file", viewOf(place->file())},
            {"line", place->line()},
            {"column", place->column()}};
  }

  Json ports(const Ports *list, const Ports *others) {
    Json result = Json::array();
    for (uint32_t i = 0; i < countOf(list); ++i) {
      const artifact::Port &port = *list->Get(i);
      Json each = {{"name", viewOf(port.name())}};
      addType(each, port.type());
      each["state"] = nullptr;
      each["alias"] = nullptr;
      if (port.state() >= 0)
        each["state"] = viewOf(
            root.state()->Get(static_cast<uint32_t>(port.state()))->name());
      if (port.alias() >= 0)
        each["alias"] =
            viewOf(others->Get(static_cast<uint32_t>(port.alias()))->name());
      result.push_back(each);
    }
    return result;
  }

  Json entry(const artifact::Entry &entry) {
    Json result = {{"name", viewOf(entry.name())},
                   {"inputs", ports(entry.inputs(), entry.outputs())},
                   {"outputs", ports(entry.outputs(), entry.inputs())},
                   {"arena_size", entry.arena_size()},
                   {"arena_alignment", entry.arena_alignment()},
                   {"peak_live", entry.peak_live()}};
    if (entry.host_size() > 0)
      result["host_size"] = entry.host_size();
    if (options.summary)
      return result;
    result["slots"] = Json::array();
    for (uint32_t i = 0; i < countOf(entry.slots()); ++i) {
      const artifact::Slot &slot = *entry.slots()->Get(i);
      result["slots"].push_back(
          {{"kind", artifact::EnumNameSlotKind(slot.kind())},
           {"index", slot.index()},
           {"offset", slot.offset()},
           {"size", slot.size()},
           {"first_command", slot.first_command()},
           {"last_command", slot.last_command()},
           {"origin", location(slot.origin())}});
    }
    number = 0;
    result["commands"] = block(entry, *entry.body());
    return result;
  }

  Json block(const artifact::Entry &entry, const artifact::Block &block) {
    Json result = Json::array();
    for (uint32_t i = 0; i < countOf(block.commands()); ++i)
      result.push_back(command(entry, *block.commands()->Get(i)));
    return result;
  }

  Json command(const artifact::Entry &entry, const artifact::Command &command) {
    Json result = {{"number", number++},
                   {"kind", artifact::EnumNameCommandKind(command.kind())}};
    if (command.kind() == artifact::CommandKind::call) {
      result["kernel"] = viewOf(
          root.kernels()->Get(static_cast<uint32_t>(command.kernel()))->name());
      result["operands"] = operands(entry, command);
      result["attributes"] = attributes(command);
      result["callees"] = Json::array();
      for (uint32_t callee : spanOf(command.callees()))
        result["callees"].push_back(
            viewOf(root.kernels()->Get(callee)->name()));
      result["extent"] = command.extent();
      result["grain"] = command.grain();
      result["scratch"] = command.scratch();
      result["flops"] = command.flops();
      result["bytes"] = command.bytes();
    } else {
      result["predicate"] = command.predicate();
      result["blocks"] = Json::array();
      for (uint32_t i = 0; i < countOf(command.blocks()); ++i)
        result["blocks"].push_back(block(entry, *command.blocks()->Get(i)));
    }
    result["location"] = location(command.location());
    return result;
  }

  Json operands(const artifact::Entry &entry,
                const artifact::Command &command) {
    Json result = Json::array();
    for (uint32_t i = 0; i < countOf(command.operands()); ++i) {
      const artifact::Operand &operand = *command.operands()->Get(i);
      const artifact::Slot &slot = *entry.slots()->Get(operand.slot());
      Json each = {
          {"slot", operand.slot()},
          {"offset", operand.offset()},
          {"access", artifact::EnumNameAccess(operand.access())},
          {"place", placeText(program, entry, slot, operand.offset())}};
      if (operand.name())
        each["name"] = viewOf(operand.name());
      addType(each, operand.type());
      result.push_back(each);
    }
    return result;
  }

  static Json attributes(const artifact::Command &command) {
    Json result = Json::object();
    for (uint32_t i = 0; i < countOf(command.attributes()); ++i) {
      const artifact::Attribute &attribute = *command.attributes()->Get(i);
      Json value = Json::object();
      if (attribute.ints())
        value["ints"] = spanOf(attribute.ints());
      if (attribute.floats())
        value["floats"] = spanOf(attribute.floats());
      if (attribute.text())
        value["text"] = viewOf(attribute.text());
      result[std::string(viewOf(attribute.name()))] = value;
    }
    return result;
  }

  Json kernels() {
    Json result = Json::array();
    for (uint32_t i = 0; i < countOf(root.kernels()); ++i) {
      const artifact::Kernel &kernel = *root.kernels()->Get(i);
      Json each = {{"name", viewOf(kernel.name())},
                   {"kind", kernelKind(kernel)},
                   {"variants", Json::array()}};
      if (kernel.extent() >= 0) {
        each["extent"] = kernel.extent();
        each["scratch"] = kernel.scratch();
        each["operand_bytes"] = Json::array();
        for (uint32_t o = 0; o < countOf(kernel.operand_bytes()); ++o)
          each["operand_bytes"].push_back(kernel.operand_bytes()->Get(o));
      }
      for (uint32_t v = 0; v < countOf(kernel.variants()); ++v) {
        const artifact::KernelVariant &variant = *kernel.variants()->Get(v);
        each["variants"].push_back({{"isa", viewOf(variant.isa())},
                                    {"image_offset", variant.image_offset()},
                                    {"image_size", variant.image_size()},
                                    {"entry", variant.entry()}});
      }
      if (const artifact::Launch *launch = kernel.launch()) {
        each["symbol"] = viewOf(kernel.symbol());
        each["launch"] = {
            {"grid", {launch->grid_x(), launch->grid_y(), launch->grid_z()}},
            {"block", launch->block()},
            {"shared", launch->shared()},
            {"operands_in_memory", launch->operands_in_memory()}};
        each["toolkit"] = kernel.toolkit();
      }
      result.push_back(each);
    }
    return result;
  }

  const Program &program;
  const artifact::Program &root;
  const Options &options;
  uint64_t number = 0;
};

} // namespace

std::string dumpJson(const Program &program, const Options &options) {
  // Names need not be UTF-8: what is not gets the replacement character.
  return JsonDumper(program, options)
             .run()
             .dump(2, ' ', false, Json::error_handler_t::replace) +
         "\n";
}

} // namespace trc::dump

//===- ProgramBuilder.cpp - .trc files built by hand ----------------------===//
//
// See ProgramBuilder.h; the layout of the file is in runtime/schema/README.md.
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"
#include "program/Program.h"

#include <cstring>

namespace trc::runtime::test {
namespace {

void pad(std::vector<std::byte> &bytes, size_t alignment) {
  bytes.resize((bytes.size() + alignment - 1) / alignment * alignment);
}

void append(std::vector<std::byte> &to, const void *data, size_t bytes) {
  const auto *begin = static_cast<const std::byte *>(data);
  to.insert(to.end(), begin, begin + bytes);
}

template <typename T>
void put(std::vector<std::byte> &file, size_t offset, T value) {
  std::memcpy(file.data() + offset, &value, sizeof value);
}

} // namespace

ProgramBuilder::ProgramBuilder() {
  program.schema_version = 1;
  program.compiler_version = "built by hand";
  program.target = "host";
}

uint32_t ProgramBuilder::type(ElementType element, std::vector<int64_t> shape) {
  auto made = std::make_unique<artifact::TensorTypeT>();
  made->element = static_cast<artifact::ElementType>(element);
  made->shape = std::move(shape);
  program.types.push_back(std::move(made));
  return static_cast<uint32_t>(program.types.size() - 1);
}

size_t ProgramBuilder::typeBytes(uint32_t type) const {
  const artifact::TensorTypeT &made = *program.types[type];
  return TensorType{static_cast<ElementType>(made.element), made.shape}.bytes();
}

uint32_t ProgramBuilder::state(const std::string &name, uint32_t type,
                               artifact::StateRole role, int32_t parameter) {
  auto made = std::make_unique<artifact::StateTensorT>();
  made->name = name;
  made->type = type;
  made->role = role;
  made->parameter = parameter;
  program.state.push_back(std::move(made));
  return static_cast<uint32_t>(program.state.size() - 1);
}

uint32_t ProgramBuilder::native(const std::string &name,
                                std::span<const std::byte> image) {
  const uint32_t index = library(name);
  for (const char *isa : {"x86-64-v3", "x86-64-v4"}) {
    pad(code, 64);
    auto variant = std::make_unique<artifact::KernelVariantT>();
    variant->isa = isa;
    variant->image_offset = code.size();
    variant->image_size = image.size();
    append(code, image.data(), image.size());
    program.kernels[index]->variants.push_back(std::move(variant));
  }
  return index;
}

uint32_t ProgramBuilder::library(const std::string &name) {
  program.kernels.push_back(std::make_unique<artifact::KernelT>());
  program.kernels.back()->name = name;
  return static_cast<uint32_t>(program.kernels.size() - 1);
}

int32_t ProgramBuilder::location(const std::string &op,
                                 const std::string &scope,
                                 const std::string &file, uint32_t line,
                                 uint32_t column) {
  auto made = std::make_unique<artifact::LocationT>();
  made->op = op;
  made->scope = scope;
  made->file = file;
  made->line = line;
  made->column = column;
  program.locations.push_back(std::move(made));
  return static_cast<int32_t>(program.locations.size() - 1);
}

EntryBuilder ProgramBuilder::entry(const std::string &name) {
  auto made = std::make_unique<artifact::EntryT>();
  made->name = name;
  made->arena_alignment = 64;
  made->body = std::make_unique<artifact::BlockT>();
  program.entries.push_back(std::move(made));
  return EntryBuilder(*this, program.entries.size() - 1);
}

std::vector<std::byte> ProgramBuilder::file() const {
  constexpr size_t header = 64, page = 4096;
  // The object interface copies by hand only; packing twice, with the offsets
  // of the segments known the second time, is simpler.
  artifact::ProgramT copy;
  {
    flatbuffers::FlatBufferBuilder packer;
    packer.Finish(artifact::Program::Pack(packer, &program));
    artifact::GetProgram(packer.GetBufferPointer())->UnPackTo(&copy);
  }
  std::vector<std::byte> bytes;
  for (size_t round = 0, size = page; round < 2; ++round) {
    if (round == 0) {
      for (auto [name, segment] :
           {std::pair("constants", &constants), std::pair("code", &code)}) {
        if (segment->empty())
          continue;
        auto made = std::make_unique<artifact::SegmentT>();
        made->name = name;
        made->size = segment->size();
        copy.segments.push_back(std::move(made));
      }
    }
    // Offsets that are zero would not be stored: a non-zero one now keeps the
    // size of the second packing.
    size_t offset = (header + size + page - 1) / page * page;
    for (auto &segment : copy.segments) {
      if (segment->name != "constants" && segment->name != "code")
        continue;
      segment->offset = offset;
      offset += (segment->size + page - 1) / page * page;
    }
    flatbuffers::FlatBufferBuilder packer;
    artifact::FinishProgramBuffer(packer,
                                  artifact::Program::Pack(packer, &copy));
    size = packer.GetSize();
    if (round == 0)
      continue;
    bytes.assign(header, std::byte(0));
    append(bytes, packer.GetBufferPointer(), size);
    for (const std::vector<std::byte> *segment : {&constants, &code}) {
      if (segment->empty())
        continue;
      pad(bytes, page);
      append(bytes, segment->data(), segment->size());
    }
    std::memcpy(bytes.data(), "\x89TRC\r\n\x1a\n", 8);
    put<uint32_t>(bytes, 8, 1);
    put<uint32_t>(bytes, 12, header);
    put<uint64_t>(bytes, 16, header);
    put<uint64_t>(bytes, 24, size);
    repair(bytes);
  }
  return bytes;
}

void repair(std::vector<std::byte> &file) {
  if (file.size() < 64)
    return;
  put<uint64_t>(file, 32, file.size());
  put<uint64_t>(file, 40, checksum(std::span(file).subspan(64)));
}

EntryBuilder::EntryBuilder(ProgramBuilder &builder, size_t index)
    : builder(&builder), index(index), block(entry().body.get()) {}

Place EntryBuilder::slot(artifact::SlotKind kind, uint32_t number,
                         uint64_t offset, uint32_t type) {
  auto made = std::make_unique<artifact::SlotT>();
  made->kind = kind;
  made->index = number;
  made->offset = offset;
  made->size = builder->typeBytes(type);
  entry().slots.push_back(std::move(made));
  return {static_cast<uint32_t>(entry().slots.size() - 1), type};
}

namespace {
using Ports = std::vector<std::unique_ptr<artifact::PortT>>;

uint32_t addPort(Ports &ports, const std::string &name, uint32_t type,
                 int32_t state = -1) {
  auto made = std::make_unique<artifact::PortT>();
  made->name = name;
  made->type = type;
  made->state = state;
  ports.push_back(std::move(made));
  return static_cast<uint32_t>(ports.size() - 1);
}
} // namespace

Place EntryBuilder::input(const std::string &name, uint32_t type) {
  return slot(artifact::SlotKind::input, addPort(entry().inputs, name, type), 0,
              type);
}

Place EntryBuilder::output(const std::string &name, uint32_t type) {
  return slot(artifact::SlotKind::output, addPort(entry().outputs, name, type),
              0, type);
}

Place EntryBuilder::donated(const std::string &input, const std::string &output,
                            uint32_t type) {
  const uint32_t in = addPort(entry().inputs, input, type);
  const uint32_t out = addPort(entry().outputs, output, type);
  entry().inputs[in]->alias = static_cast<int32_t>(out);
  entry().outputs[out]->alias = static_cast<int32_t>(in);
  return slot(artifact::SlotKind::input, in, 0, type);
}

Place EntryBuilder::stateIn(uint32_t state) {
  const artifact::StateTensorT &tensor = *builder->program.state[state];
  addPort(entry().inputs, tensor.name, tensor.type,
          static_cast<int32_t>(state));
  return slot(artifact::SlotKind::state, state, 0, tensor.type);
}

Place EntryBuilder::stateOut(uint32_t state) {
  const artifact::StateTensorT &tensor = *builder->program.state[state];
  addPort(entry().outputs, tensor.name, tensor.type,
          static_cast<int32_t>(state));
  return slot(artifact::SlotKind::state, state, 0, tensor.type);
}

Place EntryBuilder::stateInOut(uint32_t state) {
  const Place place = stateIn(state);
  const artifact::StateTensorT &tensor = *builder->program.state[state];
  addPort(entry().outputs, tensor.name, tensor.type,
          static_cast<int32_t>(state));
  entry().inputs.back()->alias =
      static_cast<int32_t>(entry().outputs.size()) - 1;
  entry().outputs.back()->alias =
      static_cast<int32_t>(entry().inputs.size()) - 1;
  return place;
}

Place EntryBuilder::arena(uint32_t type) {
  const uint64_t offset = (entry().arena_size + 63) / 64 * 64;
  entry().arena_size = offset + builder->typeBytes(type);
  return slot(artifact::SlotKind::arena, 0, offset, type);
}

Place EntryBuilder::constant(uint32_t type, const void *data) {
  pad(builder->constants, 64);
  const uint64_t offset = builder->constants.size();
  append(builder->constants, data, builder->typeBytes(type));
  return slot(artifact::SlotKind::constant, 0, offset, type);
}

artifact::CommandT &EntryBuilder::add() {
  block->commands.push_back(std::make_unique<artifact::CommandT>());
  return *block->commands.back();
}

artifact::CommandT &EntryBuilder::call(uint32_t kernel, int64_t extent,
                                       std::initializer_list<Use> operands) {
  artifact::CommandT &command = add();
  command.kernel = static_cast<int32_t>(kernel);
  command.extent = extent;
  for (const Use &use : operands) {
    auto operand = std::make_unique<artifact::OperandT>();
    operand->slot = use.place.slot;
    operand->type = use.place.type;
    operand->access = use.access;
    command.operands.push_back(std::move(operand));
  }
  return command;
}

artifact::CommandT &EntryBuilder::whileLoop(Place predicate) {
  artifact::CommandT &command = add();
  command.kind = artifact::CommandKind::while_loop;
  command.predicate = static_cast<int32_t>(predicate.slot);
  command.blocks.push_back(std::make_unique<artifact::BlockT>());
  command.blocks.push_back(std::make_unique<artifact::BlockT>());
  return command;
}

artifact::CommandT &EntryBuilder::caseSelect(Place predicate, size_t branches) {
  artifact::CommandT &command = add();
  command.kind = artifact::CommandKind::case_select;
  command.predicate = static_cast<int32_t>(predicate.slot);
  for (size_t i = 0; i < branches; ++i)
    command.blocks.push_back(std::make_unique<artifact::BlockT>());
  return command;
}

void EntryBuilder::into(artifact::BlockT *chosen) {
  block = chosen ? chosen : entry().body.get();
}

} // namespace trc::runtime::test

//===- Program.cpp - C API: loading and looking inside --------------------===//
//
// See trc/runtime.h. Strings and shapes are handed out as they stand in the
// loaded file.
//
//===----------------------------------------------------------------------===//

#include "api/Handles.h"

#include <cstring>

using namespace trc::runtime;
namespace artifact = trc::artifact;

namespace {

using Ports = flatbuffers::Vector<flatbuffers::Offset<artifact::Port>>;

Status load(Result<FileBytes> bytes, const char *path, trc_program **program) {
  if (bytes.failed())
    return bytes.takeStatus();
  Result<std::shared_ptr<const Program>> loaded =
      Program::load(std::move(*bytes));
  if (loaded.failed())
    return path ? loaded.takeStatus().at(path) : loaded.takeStatus();
  *program = new trc_program{std::move(*loaded)};
  return Status::success();
}

uint64_t countCommands(const artifact::Block *block) {
  uint64_t count = 0;
  const auto *commands = block->commands();
  for (uint32_t i = 0; i < countOf(commands); ++i) {
    ++count;
    const auto *blocks = commands->Get(i)->blocks();
    for (uint32_t b = 0; b < countOf(blocks); ++b)
      count += countCommands(blocks->Get(b));
  }
  return count;
}

/// `state` is -1 for a port that is bound to none.
trc_port_info describe(const Program &program, const flatbuffers::String *name,
                       uint32_t typeIndex, int64_t state, int64_t alias,
                       int32_t split) {
  const TensorType &type = program.type(typeIndex);
  trc_role role = TRC_ROLE_OTHER;
  const char *parameter = "";
  const TensorType *whole = nullptr;
  if (state >= 0) {
    const artifact::StateTensor &tensor =
        *program.root().state()->Get(static_cast<uint32_t>(state));
    role = static_cast<trc_role>(tensor.role());
    if (const artifact::StateTensor *owner =
            parameterOf(program.root(), tensor))
      parameter = cStringOf(owner->name());
    whole = wholeOf(program, tensor);
  }
  return {cStringOf(name),
          static_cast<trc_element>(type.element),
          static_cast<int32_t>(type.rank()),
          type.shape.data(),
          type.bytes(),
          state,
          alias,
          role,
          parameter,
          split,
          whole ? static_cast<int32_t>(whole->rank()) : -1,
          whole ? whole->shape.data() : nullptr,
          whole ? whole->bytes() : 0};
}

// The C interface and the schema number roles alike.
static_assert(TRC_ROLE_OTHER == static_cast<int>(artifact::StateRole::other));
static_assert(TRC_ROLE_PARAMETER ==
              static_cast<int>(artifact::StateRole::parameter));
static_assert(TRC_ROLE_MOMENT == static_cast<int>(artifact::StateRole::moment));
static_assert(TRC_ROLE_COUNTER ==
              static_cast<int>(artifact::StateRole::counter));
static_assert(TRC_ROLE_GENERATOR ==
              static_cast<int>(artifact::StateRole::generator));

/// An entry of the program, or why not.
Result<const artifact::Entry *> entryOf(const trc_program *program,
                                        size_t index) {
  if (!program)
    return missing("program");
  const uint32_t count = countOf(program->program->root().entries());
  if (index >= count)
    return failure(StatusCode::InvalidArgument, "entry ", index, ", there are ",
                   count);
  return &program->program->entry(index);
}

Status getPort(const trc_program *program, const Ports *ports, size_t index,
               const char *what, trc_port_info *info, size_t size) {
  if (index >= countOf(ports))
    return failure(StatusCode::InvalidArgument, what, " ", index,
                   ", there are ", countOf(ports));
  const artifact::Port &port = *ports->Get(static_cast<uint32_t>(index));
  return fill(info, size,
              describe(*program->program, port.name(), port.type(),
                       port.state(), port.alias(), port.split()));
}

/// The position of the element with this name.
template <typename Table>
Status findNamed(const flatbuffers::Vector<flatbuffers::Offset<Table>> *list,
                 const char *name, const char *what, size_t *index) {
  if (!name)
    return missing("name");
  if (!index)
    return missing("index");
  for (uint32_t i = 0; i < countOf(list); ++i)
    if (viewOf(list->Get(i)->name()) == name) {
      *index = i;
      return Status::success();
    }
  return failure(StatusCode::NotFound, "no ", what, " '", name, "'");
}

} // namespace

extern "C" {

trc_status trc_program_load_file(const char *path, trc_program **program) {
  return guarded([&]() -> Status {
    if (!path)
      return missing("path");
    if (!program)
      return missing("program");
    return load(FileBytes::read(path), path, program);
  });
}

trc_status trc_program_load_memory(const void *data, size_t bytes,
                                   trc_program **program) {
  return guarded([&]() -> Status {
    if (!data && bytes != 0)
      return missing("data");
    if (!program)
      return missing("program");
    return load(FileBytes::copy({static_cast<const std::byte *>(data), bytes}),
                nullptr, program);
  });
}

void trc_program_destroy(trc_program *program) { delete program; }

trc_status trc_program_get_info(const trc_program *program,
                                trc_program_info *info, size_t size) {
  return guarded([&]() -> Status {
    if (!program)
      return missing("program");
    const Program &inside = *program->program;
    const artifact::Program &root = inside.root();
    size_t stateBytes = 0;
    for (uint32_t i = 0; i < countOf(root.state()); ++i)
      stateBytes += inside.type(root.state()->Get(i)->type()).bytes();
    return fill(info, size,
                {cStringOf(root.compiler_version()), cStringOf(root.target()),
                 cStringOf(root.report()), root.schema_version(),
                 countOf(root.entries()), countOf(root.state()),
                 countOf(root.kernels()), inside.constants().size(),
                 inside.code().size(), stateBytes,
                 static_cast<int32_t>(root.ranks())});
  });
}

trc_status trc_program_get_model(const trc_program *program,
                                 trc_model_info *info, size_t size) {
  return guarded([&]() -> Status {
    if (!program)
      return missing("program");
    const artifact::Model *model = program->program->root().model();
    if (!model)
      return fill(info, size, trc_model_info{"", "", ""});
    return fill(info, size,
                {cStringOf(model->name()), cStringOf(model->configuration()),
                 cStringOf(model->task())});
  });
}

const char *trc_role_name(trc_role role) {
  if (role < TRC_ROLE_OTHER || role > TRC_ROLE_GENERATOR)
    return "unknown role";
  return artifact::EnumNameStateRole(static_cast<artifact::StateRole>(role));
}

trc_status trc_program_get_entry(const trc_program *program, size_t index,
                                 trc_entry_info *info, size_t size) {
  return guarded([&]() -> Status {
    Result<const artifact::Entry *> entry = entryOf(program, index);
    if (entry.failed())
      return entry.takeStatus();
    return fill(info, size,
                {cStringOf((*entry)->name()), countOf((*entry)->inputs()),
                 countOf((*entry)->outputs()), countCommands((*entry)->body()),
                 (*entry)->arena_size(), (*entry)->peak_live()});
  });
}

trc_status trc_program_find_entry(const trc_program *program, const char *name,
                                  size_t *index) {
  return guarded([&]() -> Status {
    if (!program)
      return missing("program");
    return findNamed(program->program->root().entries(), name, "entry", index);
  });
}

trc_status trc_program_get_input(const trc_program *program, size_t entry,
                                 size_t index, trc_port_info *info,
                                 size_t size) {
  return guarded([&]() -> Status {
    Result<const artifact::Entry *> found = entryOf(program, entry);
    if (found.failed())
      return found.takeStatus();
    return getPort(program, (*found)->inputs(), index, "input", info, size);
  });
}

trc_status trc_program_get_output(const trc_program *program, size_t entry,
                                  size_t index, trc_port_info *info,
                                  size_t size) {
  return guarded([&]() -> Status {
    Result<const artifact::Entry *> found = entryOf(program, entry);
    if (found.failed())
      return found.takeStatus();
    return getPort(program, (*found)->outputs(), index, "output", info, size);
  });
}

trc_status trc_program_get_state(const trc_program *program, size_t index,
                                 trc_port_info *info, size_t size) {
  return guarded([&]() -> Status {
    if (!program)
      return missing("program");
    const artifact::Program &root = program->program->root();
    if (index >= countOf(root.state()))
      return failure(StatusCode::InvalidArgument, "state ", index,
                     ", there are ", countOf(root.state()));
    const artifact::StateTensor &state =
        *root.state()->Get(static_cast<uint32_t>(index));
    return fill(info, size,
                describe(*program->program, state.name(), state.type(),
                         static_cast<int64_t>(index), -1, -1));
  });
}

trc_status trc_program_find_input(const trc_program *program, size_t entry,
                                  const char *name, size_t *index) {
  return guarded([&]() -> Status {
    Result<const artifact::Entry *> found = entryOf(program, entry);
    if (found.failed())
      return found.takeStatus();
    return findNamed((*found)->inputs(), name, "input", index);
  });
}

trc_status trc_program_find_output(const trc_program *program, size_t entry,
                                   const char *name, size_t *index) {
  return guarded([&]() -> Status {
    Result<const artifact::Entry *> found = entryOf(program, entry);
    if (found.failed())
      return found.takeStatus();
    return findNamed((*found)->outputs(), name, "output", index);
  });
}

trc_status trc_program_find_state(const trc_program *program, const char *name,
                                  size_t *index) {
  return guarded([&]() -> Status {
    if (!program)
      return missing("program");
    return findNamed(program->program->root().state(), name, "state tensor",
                     index);
  });
}

} // extern "C"

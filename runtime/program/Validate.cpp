//===- Validate.cpp - step three of loading: the program ------------------===//
//
// Checks what all entries share: versions, segments, types, state, kernels.
// ValidateEntry.cpp does the entries.
//
//===----------------------------------------------------------------------===//

#include "program/Program.h"

#include "schema/ArtifactElement.h"

#include <algorithm>
#include <set>

namespace trc::runtime {
namespace {

/// The bytes of a segment; empty when the program has none of that name.
Result<std::span<const std::byte>> segment(const artifact::Program &program,
                                           std::span<const std::byte> file,
                                           std::string_view name) {
  constexpr uint64_t alignment = 4096;
  std::span<const std::byte> found;
  bool seen = false;
  for (uint32_t i = 0; i < countOf(program.segments()); ++i) {
    const artifact::Segment &segment = *program.segments()->Get(i);
    if (viewOf(segment.name()) != name)
      continue;
    if (seen)
      return bad("two segments '", name, "'");
    seen = true;
    if (segment.offset() % alignment != 0)
      return bad("segment '", name, "' at offset ", segment.offset(),
                 ", expected a multiple of ", alignment);
    if (segment.offset() > file.size() ||
        segment.size() > file.size() - segment.offset())
      return bad("segment '", name, "' [", segment.offset(), ", +",
                 segment.size(), ") is not inside the file of ", file.size(),
                 " bytes");
    found = file.subspan(segment.offset(), segment.size());
  }
  return found;
}

/// How a kernel is started, within what every GPU can do that we compile for.
Status validateLaunch(const artifact::Launch &launch) {
  constexpr uint32_t mostX = 0x7fffffff, mostYZ = 65535, mostThreads = 1024;
  constexpr uint32_t mostShared = 227 * 1024;
  if (launch.grid_x() < 1 || launch.grid_x() > mostX || launch.grid_y() < 1 ||
      launch.grid_y() > mostYZ || launch.grid_z() < 1 ||
      launch.grid_z() > mostYZ)
    return bad("grid [", launch.grid_x(), ", ", launch.grid_y(), ", ",
               launch.grid_z(), "], expected one from 1 to [", mostX, ", ",
               mostYZ, ", ", mostYZ, "]");
  if (launch.block() < 1 || launch.block() > mostThreads)
    return bad(launch.block(), " threads in a block, expected 1 to ",
               mostThreads);
  if (launch.shared() > mostShared)
    return bad(launch.shared(), " bytes of shared memory, expected at most ",
               mostShared);
  return Status::success();
}

Status validateKernel(const artifact::Kernel &kernel, size_t codeBytes,
                      bool onGpu) {
  constexpr uint64_t alignment = 64;
  if (viewOf(kernel.name()).empty())
    return bad("empty name");
  if (onGpu && countOf(kernel.variants()) != 0) {
    if (viewOf(kernel.symbol()).empty() || !kernel.launch())
      return bad("no symbol or launch, which target 'cuda' wants");
    TRC_RETURN_IF_FAILED(validateLaunch(*kernel.launch()));
  }
  if (!aligned(kernel.operand_bytes()))
    return bad("the sizes of its operands are not aligned to 8 bytes");
  for (uint32_t i = 0; i < countOf(kernel.variants()); ++i) {
    const artifact::KernelVariant &variant = *kernel.variants()->Get(i);
    if (variant.image_offset() % alignment != 0)
      return bad("image at offset ", variant.image_offset(),
                 ", expected a multiple of ", alignment);
    if (variant.image_offset() > codeBytes ||
        variant.image_size() > codeBytes - variant.image_offset())
      return bad("image [", variant.image_offset(), ", +", variant.image_size(),
                 ") is not inside the code segment of ", codeBytes, " bytes");
    if (variant.entry() >= variant.image_size())
      return bad("function at ", variant.entry(), " in an image of ",
                 variant.image_size(), " bytes");
  }
  return Status::success();
}

/// That the tensor is one rank's part of what it says to be one of.
Status validatePart(const Program &program,
                    const artifact::StateTensor &state) {
  const artifact::Program &root = program.root();
  if (state.whole() == -1)
    return Status::success();
  if (state.whole() < 0 ||
      static_cast<size_t>(state.whole()) >= countOf(root.types()))
    return bad("part of type ", state.whole(), ", there are ",
               countOf(root.types()));
  if (root.ranks() == 1 || root.schema_version() < 3)
    return bad("a part of it over ", root.ranks(), " ranks in schema version ",
               root.schema_version());
  const TensorType &type = program.type(state.type()),
                   &whole = *wholeOf(program, state);
  const int64_t ranks = root.ranks();
  if (type.element != whole.element || type.rank() != 1 ||
      type.shape[0] != (whole.elements() + ranks - 1) / ranks)
    return bad("of type ", type.str(), ", which is no part of ", whole.str(),
               " over ", ranks, " ranks");
  return Status::success();
}

Status validateState(const Program &program,
                     const artifact::StateTensor &state) {
  const artifact::Program &root = program.root();
  const size_t types = countOf(root.types()), tensors = countOf(root.state());
  if (state.type() >= types)
    return bad("type ", state.type(), ", there are ", types);
  if (state.role() > artifact::StateRole::MAX)
    return bad("unknown role ", static_cast<unsigned>(state.role()));
  const bool isMoment = state.role() == artifact::StateRole::moment;
  if (!isMoment && state.parameter() != -1)
    return bad("parameter ", state.parameter(), " of what is no moment");
  if (isMoment &&
      (state.parameter() < 0 ||
       static_cast<size_t>(state.parameter()) >= tensors ||
       root.state()->Get(static_cast<uint32_t>(state.parameter()))->role() !=
           artifact::StateRole::parameter))
    return bad("a moment of state ", state.parameter(),
               ", which is no parameter");
  if (state.on_host() &&
      (root.schema_version() < 4 || viewOf(root.target()) != "cuda"))
    return bad("in the host's memory, of a program for '",
               viewOf(root.target()), "' in schema version ",
               root.schema_version());
  return validatePart(program, state);
}

} // namespace

Status validate(Program &program) {
  const artifact::Program &root = *program.content;
  if (root.schema_version() < 1 || root.schema_version() > knownSchemaVersion)
    return failure(StatusCode::Unsupported, "schema version ",
                   root.schema_version(), ", this runtime reads version 1 to ",
                   knownSchemaVersion);
  if (root.ranks() == 0 || (root.ranks() > 1 && root.schema_version() < 2))
    return bad(root.ranks(), " ranks in schema version ",
               root.schema_version());
  const bool onGpu = viewOf(root.target()) == "cuda";
  if (!onGpu && viewOf(root.target()) != "host")
    return failure(StatusCode::Unsupported, "compiled for target '",
                   viewOf(root.target()),
                   "', this runtime has 'host' and 'cuda'");

  for (auto [name, bytes] : {std::pair("constants", &program.constantBytes),
                             std::pair("code", &program.codeBytes)}) {
    Result<std::span<const std::byte>> found =
        segment(root, program.file(), name);
    if (found.failed())
      return found.takeStatus();
    *bytes = *found;
  }

  for (uint32_t i = 0; i < countOf(root.types()); ++i) {
    const artifact::TensorType &type = *root.types()->Get(i);
    std::optional<ElementType> element = fromArtifact(type.element());
    if (!element)
      return bad("type ", i, ": unknown element type ",
                 static_cast<unsigned>(type.element()));
    if (!aligned(type.shape()))
      return bad("type ", i, ": the shape is not aligned to 8 bytes");
    program.types.push_back({*element, spanOf(type.shape())});
    Result<size_t> bytes = checkedBytes(program.types.back());
    if (bytes.failed())
      return bytes.takeStatus().at(text("type ", i));
  }

  std::set<std::string_view> names;
  for (uint32_t i = 0; i < countOf(root.state()); ++i) {
    const artifact::StateTensor &state = *root.state()->Get(i);
    if (!names.insert(viewOf(state.name())).second)
      return bad("two state tensors '", viewOf(state.name()), "'");
    TRC_RETURN_IF_FAILED(validateState(program, state)
                             .at(text("state '", viewOf(state.name()), "'")));
  }

  for (uint32_t i = 0; i < countOf(root.entries()); ++i)
    if (root.entries()->Get(i)->host_size() > 0 &&
        (root.schema_version() < 5 || !onGpu))
      return bad("entry '", viewOf(root.entries()->Get(i)->name()),
                 "': values in the host's memory, of a program for '",
                 viewOf(root.target()), "' in schema version ",
                 root.schema_version());

  for (uint32_t i = 0; i < countOf(root.kernels()); ++i) {
    const artifact::Kernel &kernel = *root.kernels()->Get(i);
    TRC_RETURN_IF_FAILED(
        validateKernel(kernel, program.codeBytes.size(), onGpu)
            .at(text("kernel ", i, " '", viewOf(kernel.name()), "'")));
  }

  names.clear();
  for (uint32_t i = 0; i < countOf(root.entries()); ++i) {
    const artifact::Entry &entry = *root.entries()->Get(i);
    if (!names.insert(viewOf(entry.name())).second)
      return bad("two entries '", viewOf(entry.name()), "'");
    TRC_RETURN_IF_FAILED(validateEntry(program, entry)
                             .at(text("entry '", viewOf(entry.name()), "'")));
  }
  return Status::success();
}

Result<std::shared_ptr<const Program>> Program::load(FileBytes bytes) {
  auto program = std::make_shared<Program>(std::move(bytes));
  Result<std::span<const std::byte>> flatBuffer = identify(program->file());
  if (flatBuffer.failed())
    return flatBuffer.takeStatus();
  Result<const artifact::Program *> content =
      verifyBytes(program->file(), *flatBuffer);
  if (content.failed())
    return content.takeStatus();
  program->content = *content;
  TRC_RETURN_IF_FAILED(validate(*program));
  return std::shared_ptr<const Program>(std::move(program));
}

std::optional<size_t> Program::findEntry(std::string_view name) const {
  for (uint32_t i = 0; i < countOf(content->entries()); ++i)
    if (viewOf(content->entries()->Get(i)->name()) == name)
      return i;
  return std::nullopt;
}

std::string locationText(const artifact::Program &program, int32_t location) {
  const artifact::Location *place = findLocation(program, location);
  if (!place)
    return "an operation without a source location";
  std::string result(viewOf(place->op()));
  if (result.empty())
    result = "an operation";
  if (!viewOf(place->file()).empty())
    result += text(" at ", viewOf(place->file()), ":", place->line(), ":",
                   place->column());
  if (!viewOf(place->scope()).empty())
    result += text(" in ", viewOf(place->scope()));
  return result;
}

} // namespace trc::runtime

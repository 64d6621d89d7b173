//===- Artifact.cpp - the plan as bytes -----------------------------------===//
//
// The FlatBuffer names the offsets of the segments, which lie behind it and so
// depend on its size. It is made twice: offsets have a fixed width, so the
// second one is as large as the first.
//
//===----------------------------------------------------------------------===//

#include "trc/Artifact/Artifact.h"

#include "Tables.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Rewrite/RankGrid.h"

#include "schema/ArtifactElement.h"

#include <cstring>

using namespace mlir;
using namespace trc;

namespace {

constexpr uint64_t headerSize = 64;
constexpr uint64_t segmentAlignment = 4096;
constexpr uint32_t containerVersion = 1;
constexpr uint32_t schemaVersion = 1;
/// Of programs for several ranks, which older runtimes would run as for one.
constexpr uint32_t schemaVersionOfRanks = 2;
/// Of those whose ranks have parts of the state, which older ones would save as
/// the whole.
constexpr uint32_t schemaVersionOfParts = 3;
/// Of those with state in the host's memory, which older ones would put into
/// the device's.
constexpr uint32_t schemaVersionOfHostState = 4;
/// Of those that keep values of a step there, in slots that older ones do not
/// know.
constexpr uint32_t schemaVersionOfHostSlots = 5;

uint64_t alignUp(uint64_t value, uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

/// As runtime/schema/README.md says: FNV-1a over 8-byte words.
uint64_t checksum(ArrayRef<uint8_t> bytes) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (size_t at = 0; at < bytes.size(); at += 8) {
    uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at,
                std::min<size_t>(8, bytes.size() - at));
    hash = (hash ^ word) * 0x100000001b3u;
  }
  return hash;
}

class ArtifactWriter {
public:
  ArtifactWriter(ModuleOp module, const ArtifactInfo &info)
      : module(module), info(info) {}

  FailureOr<std::vector<uint8_t>> run() {
    for (auto entry : module.getOps<plan::EntryOp>())
      for (auto buffer : entry.getBody().front().getOps<plan::BufferOp>())
        if ((buffer.getKind() == plan::BufferKind::Arena ||
             buffer.getKind() == plan::BufferKind::Host) &&
            !buffer.getOffset())
          return buffer.emitError("buffer has no offset; run place-buffers");
    if (failed(checkElementTypes(module)) ||
        failed(tables.addConstants(module)) ||
        failed(tables.addKernels(module)))
      return failure();
    tables.addState(module);

    // Any offset but 0, which FlatBuffers would leave out.
    std::vector<uint8_t> flat = writeProgram(1, 1);
    uint64_t constants = alignUp(headerSize + flat.size(), segmentAlignment);
    uint64_t code =
        alignUp(constants + tables.constants.data().size(), segmentAlignment);
    uint64_t end = code + tables.code.data().size();
    size_t size = flat.size();
    flat = writeProgram(constants, code);
    assert(flat.size() == size && "offsets have a fixed width");
    (void)size;

    std::vector<uint8_t> file(end);
    std::memcpy(file.data() + headerSize, flat.data(), flat.size());
    copyTo(file, constants, tables.constants.data());
    copyTo(file, code, tables.code.data());
    writeHeader(file, flat.size());
    return file;
  }

private:
  ModuleOp module;
  const ArtifactInfo &info;
  Tables tables;

  static void copyTo(std::vector<uint8_t> &file, uint64_t offset,
                     const std::vector<uint8_t> &bytes) {
    if (!bytes.empty())
      std::memcpy(file.data() + offset, bytes.data(), bytes.size());
  }

  static void writeHeader(std::vector<uint8_t> &file, uint64_t flatSize) {
    static constexpr uint8_t magic[8] = {0x89, 'T',  'R',  'C',
                                         '\r', '\n', 0x1a, '\n'};
    auto put = [&](size_t at, auto value) {
      std::memcpy(file.data() + at, &value, sizeof value);
    };
    std::memcpy(file.data(), magic, sizeof magic);
    put(8, containerVersion);
    put(12, static_cast<uint32_t>(headerSize));
    put(16, headerSize);
    put(24, flatSize);
    put(32, static_cast<uint64_t>(file.size()));
    put(40, checksum(ArrayRef<uint8_t>(file).drop_front(headerSize)));
  }

  /// Null where the program does not say.
  flatbuffers::Offset<artifact::Model>
  writeModel(flatbuffers::FlatBufferBuilder &builder) {
    std::optional<ModelFacts> facts = readModelFacts(module);
    if (!facts)
      return {};
    auto text = [&](const std::string &fact) {
      return fact.empty() ? flatbuffers::Offset<flatbuffers::String>()
                          : builder.CreateString(fact);
    };
    auto name = builder.CreateString(facts->name);
    auto configuration = text(facts->configuration);
    auto task = text(facts->task);
    return artifact::CreateModel(builder, name, configuration, task);
  }

  std::vector<uint8_t> writeProgram(uint64_t constantsOffset,
                                    uint64_t codeOffset) {
    using flatbuffers::Offset;
    flatbuffers::FlatBufferBuilder builder(1 << 16);
    // Entries first: they number types, locations and library kernels.
    std::vector<Offset<artifact::Entry>> entries;
    for (auto entry : module.getOps<plan::EntryOp>())
      entries.push_back(writeEntry(builder, tables, entry));
    std::vector<Offset<artifact::TensorType>> types;
    types.reserve(tables.types.size());
    for (RankedTensorType type : tables.types) {
      // FlatBuffers does not align empty vectors, and readers check that.
      Offset<flatbuffers::Vector<int64_t>> shape;
      if (type.getRank() > 0)
        shape = builder.CreateVector(type.getShape().data(), type.getRank());
      types.push_back(artifact::CreateTensorType(
          builder, toArtifact(*elementTypeOf(type.getElementType())), shape));
    }
    std::vector<Offset<artifact::StateTensor>> state;
    state.reserve(tables.state.size());
    for (const Tables::State &tensor : tables.state)
      state.push_back(artifact::CreateStateTensor(
          builder, builder.CreateString(tensor.name), tensor.type, tensor.role,
          tensor.parameter, tensor.whole, tensor.isOnHost));
    std::vector<Offset<artifact::Kernel>> kernels;
    kernels.reserve(tables.kernels.size());
    for (const Tables::Kernel &kernel : tables.kernels) {
      std::vector<Offset<artifact::KernelVariant>> variants;
      variants.reserve(kernel.variants.size());
      for (const Tables::Variant &variant : kernel.variants)
        variants.push_back(artifact::CreateKernelVariant(
            builder, builder.CreateSharedString(variant.isa), variant.offset,
            variant.size, variant.entry));
      auto name = builder.CreateString(kernel.name);
      auto variantVector = builder.CreateVector(variants);
      Offset<flatbuffers::String> symbol;
      Offset<artifact::Launch> launch;
      if (plan::LaunchAttr attr = kernel.launch) {
        symbol = builder.CreateString(kernel.symbol);
        launch = artifact::CreateLaunch(
            builder, static_cast<uint32_t>(attr.getX()),
            static_cast<uint32_t>(attr.getY()),
            static_cast<uint32_t>(attr.getZ()),
            static_cast<uint32_t>(attr.getBlock()),
            static_cast<uint32_t>(attr.getShared()), kernel.operandsInMemory);
      }
      Offset<flatbuffers::Vector<uint64_t>> operandBytes;
      if (!kernel.operandBytes.empty()) // as with shapes
        operandBytes = builder.CreateVector(kernel.operandBytes);
      kernels.push_back(artifact::CreateKernel(
          builder, name, variantVector, symbol, launch, kernel.extent,
          kernel.scratch, operandBytes, kernel.toolkit));
    }
    std::vector<Offset<artifact::Location>> locations;
    locations.reserve(tables.locations.size());
    for (const Tables::Location &location : tables.locations)
      locations.push_back(artifact::CreateLocation(
          builder, builder.CreateSharedString(location.file), location.line,
          location.column, builder.CreateSharedString(location.scope),
          builder.CreateSharedString(location.operation)));
    std::vector<Offset<artifact::Option>> options;
    options.reserve(info.options.size());
    for (auto &[name, value] : info.options)
      options.push_back(artifact::CreateOption(
          builder, builder.CreateString(name), builder.CreateString(value)));
    std::vector<Offset<artifact::Segment>> segments = {
        artifact::CreateSegment(builder, builder.CreateString("constants"),
                                constantsOffset,
                                tables.constants.data().size()),
        artifact::CreateSegment(builder, builder.CreateString("code"),
                                codeOffset, tables.code.data().size())};
    auto version = builder.CreateString(info.compilerVersion);
    auto target = builder.CreateString(info.target);
    auto optionVector = builder.CreateVector(options);
    auto typeVector = builder.CreateVector(types);
    auto stateVector = builder.CreateVector(state);
    auto entryVector = builder.CreateVector(entries);
    auto kernelVector = builder.CreateVector(kernels);
    auto locationVector = builder.CreateVector(locations);
    auto segmentVector = builder.CreateVector(segments);
    auto report = builder.CreateString(info.report);
    auto model = writeModel(builder);
    const auto ranks = static_cast<uint32_t>(getRankGrid(module).ranks());
    const bool hasParts =
        llvm::any_of(tables.state, [](const Tables::State &tensor) {
          return tensor.whole >= 0;
        });
    const bool hasHostState =
        llvm::any_of(tables.state, [](const Tables::State &tensor) {
          return tensor.isOnHost;
        });
    const bool hasHostSlots =
        llvm::any_of(module.getOps<plan::EntryOp>(), [](plan::EntryOp entry) {
          return entry.getHostSize().value_or(0) > 0;
        });
    artifact::FinishProgramBuffer(
        builder,
        artifact::CreateProgram(
            builder,
            hasHostSlots   ? schemaVersionOfHostSlots
            : hasHostState ? schemaVersionOfHostState
            : hasParts     ? schemaVersionOfParts
            : ranks > 1    ? schemaVersionOfRanks
                           : schemaVersion,
            version, target, optionVector, typeVector, stateVector, entryVector,
            kernelVector, locationVector, segmentVector, report, model, ranks));
    return {builder.GetBufferPointer(),
            builder.GetBufferPointer() + builder.GetSize()};
  }
};

} // namespace

FailureOr<std::vector<uint8_t>> trc::writeArtifact(ModuleOp module,
                                                   const ArtifactInfo &info) {
  return ArtifactWriter(module, info).run();
}

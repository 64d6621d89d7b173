//===- EntryWriter.cpp - one entry of an artifact -------------------------===//
//
// Buffers become slots, commands become commands, one to one.
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;
using namespace trc::plan;
using flatbuffers::Offset;

namespace {

artifact::SlotKind toArtifact(BufferKind kind) {
  switch (kind) {
  case BufferKind::Arena:
    return artifact::SlotKind::arena;
  case BufferKind::Constant:
    return artifact::SlotKind::constant;
  case BufferKind::Input:
    return artifact::SlotKind::input;
  case BufferKind::Output:
    return artifact::SlotKind::output;
  case BufferKind::State:
    return artifact::SlotKind::state;
  case BufferKind::Host:
    return artifact::SlotKind::host;
  }
  llvm_unreachable("every kind of buffer is a kind of slot");
}

artifact::Access toArtifact(Access access) {
  switch (access) {
  case Access::Read:
    return artifact::Access::read;
  case Access::Write:
    return artifact::Access::write;
  case Access::ReadWrite:
    return artifact::Access::read_write;
  }
  llvm_unreachable("every access is one of the artifact's");
}

class EntryWriter {
public:
  EntryWriter(flatbuffers::FlatBufferBuilder &builder, Tables &tables,
              EntryOp entry)
      : builder(builder), tables(tables), entry(entry) {}

  Offset<artifact::Entry> run() {
    auto inputs = writePorts(entry.getInputs());
    auto outputs = writePorts(entry.getOutputs());
    Block &body = entry.getBody().front();
    std::vector<Offset<artifact::Slot>> slots;
    for (auto buffer : body.getOps<BufferOp>()) {
      slotNumbers[buffer.getBuffer()] = slots.size();
      slots.push_back(writeSlot(buffer));
    }
    auto slotVector = builder.CreateVector(slots);
    auto block = writeBlock(body);
    return artifact::CreateEntry(
        builder, builder.CreateString(entry.getSymName().str()), inputs,
        outputs, slotVector, entry.getArenaSize().value_or(0),
        entry.getArenaAlignment().value_or(1), block,
        entry.getPeakLive().value_or(0), entry.getHostSize().value_or(0));
  }

private:
  flatbuffers::FlatBufferBuilder &builder;
  Tables &tables;
  EntryOp entry;
  DenseMap<Value, uint32_t> slotNumbers;

  flatbuffers::Offset<flatbuffers::Vector<Offset<artifact::Port>>>
  writePorts(ArrayAttr ports) {
    std::vector<Offset<artifact::Port>> offsets;
    for (auto port : ports.getAsRange<PortAttr>())
      offsets.push_back(artifact::CreatePort(
          builder, builder.CreateString(port.getName().str()),
          tables.typeNumber(port.getType()),
          port.getState() ? static_cast<int32_t>(
                                tables.stateNumber(port.getState().getValue()))
                          : -1,
          static_cast<int32_t>(port.getAlias()),
          static_cast<int32_t>(port.getSplit())));
    return builder.CreateVector(offsets);
  }

  Offset<artifact::Slot> writeSlot(BufferOp buffer) {
    uint32_t index = 0;
    uint64_t offset = 0;
    switch (buffer.getKind()) {
    case BufferKind::Arena:
    case BufferKind::Host:
      offset = buffer.getOffset().value_or(0);
      break;
    case BufferKind::Constant:
      offset = tables.constantOffset(*buffer.getSymbol());
      break;
    case BufferKind::State:
      index = tables.stateNumber(*buffer.getSymbol());
      break;
    case BufferKind::Input:
    case BufferKind::Output:
      index = *buffer.getIndex();
      break;
    }
    return artifact::CreateSlot(
        builder, toArtifact(buffer.getKind()), index, offset, buffer.getSize(),
        static_cast<int32_t>(buffer.getFirst().value_or(-1)),
        static_cast<int32_t>(buffer.getLast().value_or(-1)),
        tables.locationNumber(buffer.getLoc(),
                              buffer.getOrigin().value_or("")));
  }

  Offset<artifact::Block> writeBlock(Block &block) {
    std::vector<Offset<artifact::Command>> commands;
    for (Operation &op : block)
      if (!isa<BufferOp>(op))
        commands.push_back(writeCommand(&op));
    return artifact::CreateBlock(builder, builder.CreateVector(commands));
  }

  Offset<artifact::Command> writeCommand(Operation *op) {
    if (auto call = dyn_cast<CallOp>(op))
      return writeCall(call);
    auto loop = dyn_cast<WhileOp>(op);
    Value predicate =
        loop ? loop.getPredicate() : cast<CaseOp>(op).getSelector();
    std::vector<Offset<artifact::Block>> blocks;
    for (Region &region : op->getRegions())
      blocks.push_back(writeBlock(region.front()));
    auto blockVector = builder.CreateVector(blocks);
    artifact::CommandBuilder command(builder);
    command.add_kind(loop ? artifact::CommandKind::while_loop
                          : artifact::CommandKind::case_select);
    command.add_predicate(static_cast<int32_t>(slotNumbers.lookup(predicate)));
    command.add_blocks(blockVector);
    if (loop && loop.getTripCount())
      command.add_trip_count(static_cast<int64_t>(*loop.getTripCount()));
    command.add_location(tables.locationNumber(
        op->getLoc(), loop ? "stablehlo.while" : "stablehlo.case"));
    return command.Finish();
  }

  Offset<artifact::Command> writeCall(CallOp call) {
    std::vector<Offset<artifact::Operand>> operands;
    for (unsigned i = 0; i < call.getBuffers().size(); ++i) {
      Offset<flatbuffers::String> name;
      if (StringRef given = call.getNameOf(i); !given.empty())
        name = builder.CreateSharedString(given.data(), given.size());
      operands.push_back(artifact::CreateOperand(
          builder, slotNumbers.lookup(call.getBuffers()[i]),
          static_cast<uint64_t>(call.getOffsets()[i]),
          tables.typeNumber(call.getTypeOf(i)), toArtifact(call.getAccessOf(i)),
          name));
    }
    std::vector<Offset<artifact::Attribute>> attributes;
    if (DictionaryAttr options = call.getOptionsAttr())
      for (NamedAttribute option : options)
        attributes.push_back(writeAttribute(option));
    std::vector<uint32_t> callees;
    int64_t extent = 1, grain = 1, scratch = 0;
    if (call.getCallees())
      for (auto callee : call.getCallees()->getAsRange<FlatSymbolRefAttr>()) {
        callees.push_back(tables.nativeKernelNumber(callee.getValue()));
        // One callee runs at a time.
        scratch = std::max<int64_t>(
            scratch,
            tables.nativeKernel(callee.getValue()).getScratch().value_or(0));
      }
    uint32_t kernel = 0;
    if (auto library = call.getLibraryName()) {
      kernel = tables.libraryKernelNumber(*library);
    } else {
      StringRef name = cast<FlatSymbolRefAttr>(call.getKernel()).getValue();
      kernel = tables.nativeKernelNumber(name);
      KernelOp native = tables.nativeKernel(name);
      extent = native.getExtent().value_or(1);
      grain = native.getGrain().value_or(1);
      scratch = native.getScratch().value_or(0);
      describeKernel(tables.kernels[kernel], call, extent);
    }
    auto operandVector = builder.CreateVector(operands);
    auto attributeVector = builder.CreateVector(attributes);
    auto calleeVector = builder.CreateVector(callees);
    int32_t location =
        tables.locationNumber(call.getLoc(), call.getSource().value_or(""));
    artifact::CommandBuilder command(builder);
    command.add_kind(artifact::CommandKind::call);
    command.add_kernel(static_cast<int32_t>(kernel));
    command.add_operands(operandVector);
    if (!attributes.empty())
      command.add_attributes(attributeVector);
    if (!callees.empty())
      command.add_callees(calleeVector);
    command.add_extent(extent);
    command.add_grain(grain);
    command.add_scratch(static_cast<uint64_t>(scratch));
    command.add_location(location);
    command.add_flops(call.getFlops().value_or(0));
    command.add_bytes(call.getBytes().value_or(0));
    return command.Finish();
  }

  /// Calls of a kernel agree: its code has every size in it. Where they differ
  /// in the type, the smallest is what it touches.
  static void describeKernel(Tables::Kernel &kernel, CallOp call,
                             int64_t extent) {
    const bool isFirst = kernel.extent < 0;
    kernel.extent = extent;
    for (unsigned i = 0; i < call.getBuffers().size(); ++i) {
      const RankedTensorType type = call.getTypeOf(i);
      const auto bytes = static_cast<uint64_t>(
          type.getNumElements() * plan::getElementSize(type.getElementType()));
      if (isFirst)
        kernel.operandBytes.push_back(bytes);
      else
        kernel.operandBytes[i] = std::min(kernel.operandBytes[i], bytes);
    }
  }

  Offset<artifact::Attribute> writeAttribute(NamedAttribute option) {
    std::vector<int64_t> ints;
    std::vector<double> floats;
    std::string text;
    TypeSwitch<Attribute>(option.getValue())
        .Case([&](DenseI64ArrayAttr attr) {
          ints.assign(attr.asArrayRef().begin(), attr.asArrayRef().end());
        })
        .Case([&](BoolAttr attr) { ints.push_back(attr.getValue()); })
        .Case([&](IntegerAttr attr) {
          ints.push_back(
              attr.getType().isUnsignedInteger()
                  ? static_cast<int64_t>(attr.getValue().getZExtValue())
                  : attr.getValue().getSExtValue());
        })
        .Case(
            [&](FloatAttr attr) { floats.push_back(attr.getValueAsDouble()); })
        .Case([&](StringAttr attr) { text = attr.str(); });
    auto name = builder.CreateString(option.getName().str());
    flatbuffers::Offset<flatbuffers::Vector<int64_t>> intVector;
    flatbuffers::Offset<flatbuffers::Vector<double>> floatVector;
    flatbuffers::Offset<flatbuffers::String> textString;
    if (!floats.empty())
      floatVector = builder.CreateVector(floats);
    else if (isa<StringAttr>(option.getValue()))
      textString = builder.CreateString(text);
    else if (!ints.empty()) // an empty one would not be aligned
      intVector = builder.CreateVector(ints);
    return artifact::CreateAttribute(builder, name, intVector, floatVector,
                                     textString);
  }
};

} // namespace

Offset<artifact::Entry> trc::writeEntry(flatbuffers::FlatBufferBuilder &builder,
                                        Tables &tables, EntryOp entry) {
  return EntryWriter(builder, tables, entry).run();
}

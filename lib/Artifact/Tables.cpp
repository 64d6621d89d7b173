//===- Tables.cpp - what all entries of an artifact share -----------------===//
//
// See Tables.h.
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Plan/HostState.h"
#include "trc/Plan/KernelAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace trc;

uint64_t SegmentBytes::add(ArrayRef<uint8_t> bytes) {
  constexpr size_t alignment = 64;
  constexpr size_t largestShared = 1 << 16;
  std::vector<uint8_t> key;
  if (bytes.size() <= largestShared) {
    key.assign(bytes.begin(), bytes.end());
    auto it = known.find(key);
    if (it != known.end())
      return it->second;
  }
  content.resize((content.size() + alignment - 1) / alignment * alignment);
  uint64_t offset = content.size();
  content.insert(content.end(), bytes.begin(), bytes.end());
  if (bytes.size() <= largestShared)
    known.emplace(std::move(key), offset);
  return offset;
}

LogicalResult trc::checkElementTypes(ModuleOp module) {
  auto check = [](Operation *op, Type type, const Twine &of) -> LogicalResult {
    Type element = cast<RankedTensorType>(type).getElementType();
    if (elementTypeOf(element))
      return success();
    InFlightDiagnostic error = op->emitError()
                               << of << " has elements of type " << element
                               << ", which no artifact can hold: it knows ";
    llvm::interleaveComma(elementTypes, error, [&](const ElementTypeRow &row) {
      error << row.name;
    });
    return error;
  };
  auto checkPorts = [&](plan::EntryOp entry, ArrayAttr ports, StringRef word) {
    for (auto port : ports.getAsRange<plan::PortAttr>())
      if (failed(check(entry, port.getType(),
                       word + " '" + port.getName().getValue() + "'")))
        return failure();
    return success();
  };
  WalkResult result = module.walk([&](Operation *op) -> WalkResult {
    if (auto state = dyn_cast<plan::StateOp>(op))
      return check(state, state.getType(),
                   "state '" + state.getTensorName() + "'");
    if (auto entry = dyn_cast<plan::EntryOp>(op))
      return success(
          succeeded(checkPorts(entry, entry.getInputs(), "input")) &&
          succeeded(checkPorts(entry, entry.getOutputs(), "output")));
    if (auto call = dyn_cast<plan::CallOp>(op))
      for (unsigned i = 0; i < call.getBuffers().size(); ++i)
        if (failed(check(call, call.getTypeOf(i), "operand " + Twine(i))))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

uint32_t Tables::typeNumber(RankedTensorType type) {
  auto [it, inserted] = typeNumbers.try_emplace(type, types.size());
  if (inserted)
    types.push_back(type);
  return it->second;
}

int32_t Tables::locationNumber(mlir::Location location, StringRef operation) {
  SourceLocation source = resolveLocation(location);
  if (source.file.empty() && source.scope.empty() && operation.empty())
    return -1;
  Location key{source.file, source.line, source.column, source.scope,
               operation.str()};
  auto [it, inserted] =
      locationNumbers.try_emplace(key, static_cast<int32_t>(locations.size()));
  if (inserted)
    locations.push_back(key);
  return it->second;
}

LogicalResult Tables::addConstants(ModuleOp module) {
  for (auto constant : module.getOps<plan::ConstantOp>()) {
    FailureOr<std::vector<uint8_t>> bytes =
        getConstantBytes(constant.getValue(), constant.getLoc());
    if (failed(bytes))
      return failure();
    constantOffsets[constant.getSymName()] = constants.add(*bytes);
  }
  return success();
}

LogicalResult Tables::addKernels(ModuleOp module) {
  // Kernels that were compiled together have one image, however large.
  llvm::DenseMap<Attribute, uint64_t> imageOffsets;
  for (auto kernel : module.getOps<plan::KernelOp>()) {
    if (!kernel.getVariants() || kernel.getVariants()->empty())
      return kernel.emitError("kernel has no machine code; run the emit phase");
    auto toolkit = kernel->getAttrOfType<IntegerAttr>(plan::toolkitAttrName);
    Kernel entry{kernel.getSymName().str(),
                 {},
                 kernel.getSymbol().value_or("").str(),
                 kernel.getLaunchAttr(),
                 toolkit ? static_cast<uint32_t>(toolkit.getInt()) : 0,
                 kernel->hasAttr(plan::operandsInMemoryAttrName),
                 -1,
                 static_cast<uint64_t>(kernel.getScratch().value_or(0)),
                 {}};
    for (auto variant : kernel.getVariants()->getAsRange<plan::VariantAttr>()) {
      StringRef image = variant.getImage();
      auto [known, isNew] = imageOffsets.try_emplace(variant.getImage(), 0);
      if (isNew)
        known->second = code.add(ArrayRef<uint8_t>(
            reinterpret_cast<const uint8_t *>(image.data()), image.size()));
      entry.variants.push_back({variant.getIsa().str(), known->second,
                                image.size(),
                                static_cast<uint64_t>(variant.getEntry())});
    }
    nativeNumbers[kernel.getSymName()] = kernels.size();
    natives[kernel.getSymName()] = kernel;
    kernels.push_back(std::move(entry));
  }
  return success();
}

static artifact::StateRole getStateRole(StateRole role) {
  switch (role) {
  case StateRole::Other:
    return artifact::StateRole::other;
  case StateRole::Parameter:
    return artifact::StateRole::parameter;
  case StateRole::Moment:
    return artifact::StateRole::moment;
  case StateRole::Counter:
    return artifact::StateRole::counter;
  case StateRole::Generator:
    return artifact::StateRole::generator;
  }
  llvm_unreachable("every role is written down");
}

void Tables::addState(ModuleOp module) {
  auto tensors = module.getOps<plan::StateOp>();
  for (auto [number, tensor] : llvm::enumerate(tensors))
    stateNumbers[tensor.getSymName()] = number;
  for (auto tensor : tensors)
    state.push_back(
        {tensor.getTensorName().str(),
         typeNumber(cast<RankedTensorType>(tensor.getType())),
         getStateRole(tensor.getRole()),
         tensor.getParameter()
             ? static_cast<int32_t>(stateNumber(*tensor.getParameter()))
             : -1,
         tensor.getWhole()
             ? static_cast<int32_t>(typeNumber(tensor.getWholeType()))
             : -1,
         tensor->hasAttr(plan::onHostAttrName)});
}

uint32_t Tables::libraryKernelNumber(StringRef name) {
  auto [it, inserted] = libraryNumbers.try_emplace(name, kernels.size());
  if (inserted)
    kernels.push_back({name.str(), {}, {}, {}, 0, false, -1, 0, {}});
  return it->second;
}

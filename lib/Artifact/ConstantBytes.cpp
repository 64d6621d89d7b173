//===- ConstantBytes.cpp - constants as the runtime reads them ------------===//
//
// MLIR packs i1 into bits and stores a splat once; the artifact does neither.
//
//===----------------------------------------------------------------------===//

#include "trc/Artifact/Artifact.h"

#include "trc/Dialect/Plan/PlanDialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <cstring>

using namespace mlir;
using namespace trc;

/// The low bytes of `bits`, little-endian.
static void store(const APInt &bits, int64_t size, uint8_t *to) {
  for (int64_t i = 0; i < size; ++i)
    to[i] = static_cast<uint8_t>(
        bits.extractBitsAsZExtValue(8, static_cast<unsigned>(8 * i)));
}

/// An element in its memory size: integers below a byte are extended by their
/// sign, i1 and unsigned ones by zeros.
static APInt widen(const APInt &value, IntegerType type) {
  if (value.getBitWidth() >= 8)
    return value;
  return type.isUnsigned() || type.getWidth() == 1 ? value.zext(8)
                                                   : value.sext(8);
}

FailureOr<std::vector<uint8_t>> trc::getConstantBytes(ElementsAttr value,
                                                      Location loc) {
  auto type = cast<RankedTensorType>(value.getShapedType());
  Type element = type.getElementType();
  int64_t size = plan::getElementSize(element);
  int64_t count = type.getNumElements();
  std::vector<uint8_t> bytes(static_cast<size_t>(plan::getTensorSize(type)));
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || blob->getData().size() != bytes.size())
      return emitError(loc)
             << "expected a resource of " << bytes.size() << " bytes, got "
             << (blob ? blob->getData().size() : 0);
    std::memcpy(bytes.data(), blob->getData().data(), bytes.size());
    return bytes;
  }
  auto dense = dyn_cast<DenseIntOrFPElementsAttr>(value);
  if (!dense)
    return emitError(loc) << "expected a dense constant, got " << value;
  if (count == 0)
    return bytes;
  bool plain = element.getIntOrFloatBitWidth() >= 8;
  if (plain && !dense.isSplat()) {
    ArrayRef<char> raw = dense.getRawData();
    assert(raw.size() == bytes.size() && "stored densely");
    std::memcpy(bytes.data(), raw.data(), bytes.size());
    return bytes;
  }
  auto storeAt = [&](const APInt &bits, int64_t index) {
    auto integer = dyn_cast<IntegerType>(element);
    store(integer ? widen(bits, integer) : bits, size,
          bytes.data() + index * size);
  };
  auto bitsOf = [&](auto each) {
    if (isa<FloatType>(element))
      for (auto [i, item] : llvm::enumerate(dense.getValues<APFloat>()))
        each(item.bitcastToAPInt(), static_cast<int64_t>(i));
    else
      for (auto [i, item] : llvm::enumerate(dense.getValues<APInt>()))
        each(item, static_cast<int64_t>(i));
  };
  if (!dense.isSplat()) {
    bitsOf(storeAt);
    return bytes;
  }
  APInt splat = isa<FloatType>(element)
                    ? dense.getSplatValue<APFloat>().bitcastToAPInt()
                    : dense.getSplatValue<APInt>();
  storeAt(splat, 0);
  for (int64_t i = 1; i < count; ++i)
    std::memcpy(bytes.data() + i * size, bytes.data(),
                static_cast<size_t>(size));
  return bytes;
}

//===- TensorAttr.cpp - tensors from and to MLIR --------------------------===//
//
// Whole bytes are copied as they are. MLIR packs i1 constants into bits, and
// its 2- and 4-bit integers are read through APInt, so that no knowledge of
// their packing is needed.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/TensorAttr.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <algorithm>
#include <cstring>

using namespace mlir;

namespace trc::reference {

std::optional<TensorType> tensorTypeOf(Type type) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked || !ranked.hasStaticShape())
    return std::nullopt;
  std::optional<ElementType> element = elementTypeOf(ranked.getElementType());
  if (!element)
    return std::nullopt;
  return TensorType{*element,
                    Sizes(ranked.getShape().begin(), ranked.getShape().end())};
}

RankedTensorType mlirTypeOf(const Tensor &tensor, MLIRContext *context) {
  return RankedTensorType::get(tensor.shape(),
                               mlirTypeOf(tensor.type(), context));
}

static FailureOr<Tensor> tensorFromBytes(const TensorType &type,
                                         ArrayRef<char> data) {
  Tensor tensor(type.element, type.shape);
  std::span<uint8_t> bytes = tensor.mutableBytes();
  if (data.size() == bytes.size()) {
    std::memcpy(bytes.data(), data.data(), bytes.size());
    // Normalise what is below a byte, whatever the spare bits are.
    if (bitWidth(type.element) < 8)
      for (int64_t i = 0; i < tensor.size(); ++i)
        tensor.setBits(i, bytes[i]);
    return tensor;
  }
  if (isBoolean(type.element) &&
      data.size() == (static_cast<size_t>(tensor.size()) + 7) / 8) {
    for (int64_t i = 0; i < tensor.size(); ++i)
      tensor.setBits(i, (static_cast<uint8_t>(data[i / 8]) >> (i % 8)) & 1);
    return tensor;
  }
  return failure();
}

FailureOr<Tensor> tensorFromAttr(ElementsAttr attr) {
  std::optional<TensorType> type = tensorTypeOf(attr.getType());
  if (!type)
    return failure();
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attr)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob)
      return failure();
    return tensorFromBytes(*type, blob->getData());
  }
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  if (!dense)
    return failure();
  Tensor tensor(type->element, type->shape);
  if (tensor.size() == 0)
    return tensor;
  if (bitWidth(type->element) < 8) {
    int64_t i = 0;
    for (const APInt &value : dense.getValues<APInt>())
      tensor.setBits(i++, value.getZExtValue());
    return tensor;
  }
  std::span<uint8_t> bytes = tensor.mutableBytes();
  ArrayRef<char> raw = dense.getRawData();
  for (size_t at = 0; at < bytes.size(); at += raw.size())
    std::memcpy(bytes.data() + at, raw.data(), raw.size());
  return tensor;
}

DenseElementsAttr attrFromTensor(const Tensor &tensor, MLIRContext *context) {
  RankedTensorType type = mlirTypeOf(tensor, context);
  int64_t count = tensor.size();
  auto equalsFirst = [&](int64_t i) {
    return tensor.getBits(i) == tensor.getBits(0);
  };
  bool splat = count > 0;
  for (int64_t i = 1; splat && i < count; ++i)
    splat = equalsFirst(i);
  if (splat)
    count = 1;

  unsigned width = bitWidth(tensor.type());
  if (width < 8) {
    SmallVector<APInt> values;
    for (int64_t i = 0; i < count; ++i)
      values.emplace_back(width, tensor.getBits(i));
    return DenseElementsAttr::get(type, values);
  }
  std::span<const uint8_t> bytes = tensor.bytes();
  return DenseElementsAttr::getFromRawBuffer(
      type, ArrayRef(reinterpret_cast<const char *>(bytes.data()),
                     count * storageBytes(tensor.type())));
}

} // namespace trc::reference

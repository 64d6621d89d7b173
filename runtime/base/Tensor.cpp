//===- Tensor.cpp - dense tensors and their types -------------------------===//
//
// Sizes and names of tensor types, and the search for values that are not
// finite, which only the debug mode calls.
//
//===----------------------------------------------------------------------===//

#include "base/Tensor.h"

#include "schema/FloatFormat.h"

#include <cstring>

namespace trc::runtime {
namespace {

/// Looks for a word whose exponent bits are all ones; a set bit below them
/// makes it a NaN.
template <typename Word>
NonFinite findExponent(const Tensor &tensor, Word exponent) {
  const char *data = tensor.as<const char>();
  auto word = [&](int64_t index) {
    Word value;
    std::memcpy(&value, data + index * sizeof(Word), sizeof(Word));
    return value;
  };
  const int64_t count = tensor.type.elements();
  // Blocks first, without a branch per element, so that it vectorises.
  constexpr int64_t stride = 256;
  NonFinite infinity;
  for (int64_t begin = 0; begin < count; begin += stride) {
    const int64_t end = begin + stride < count ? begin + stride : count;
    bool found = false;
    for (int64_t i = begin; i < end; ++i)
      found |= (word(i) & exponent) == exponent;
    for (int64_t i = begin; found && i < end; ++i) {
      if ((word(i) & exponent) != exponent)
        continue;
      if ((word(i) & (exponent & -exponent) - 1) != 0)
        return {i, true};
      if (infinity.index < 0)
        infinity.index = i;
    }
  }
  return infinity;
}

} // namespace

int64_t TensorType::elements() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

size_t TensorType::bytes() const {
  return static_cast<size_t>(elements() * byteSize(element));
}

std::string TensorType::str() const {
  std::string result;
  for (int64_t extent : shape)
    result += text(extent, "x");
  return result + name(element);
}

Result<size_t> checkedBytes(const TensorType &type) {
  constexpr uint64_t limit = uint64_t(1) << 62;
  // The extents that are not zero must fit as well: kernels multiply strides
  // before they meet the zero.
  uint64_t bytes = static_cast<uint64_t>(byteSize(type.element));
  bool empty = false;
  for (int64_t extent : type.shape) {
    if (extent < 0)
      return failure(StatusCode::BadProgram, "negative extent ", extent);
    if (extent == 0) {
      empty = true;
      continue;
    }
    if (__builtin_mul_overflow(bytes, static_cast<uint64_t>(extent), &bytes) ||
        bytes > limit)
      return failure(StatusCode::BadProgram, "tensor of more than 2^62 bytes");
  }
  return empty ? size_t(0) : static_cast<size_t>(bytes);
}

NonFinite findNonFinite(const Tensor &tensor) {
  const ElementType type = tensor.type.element;
  if (!isFloat(type))
    return {};
  const uint64_t exponent = floatFormat(type).infinity();
  switch (storageBytes(type)) {
  case 1:
    return findExponent(tensor, static_cast<uint8_t>(exponent));
  case 2:
    return findExponent(tensor, static_cast<uint16_t>(exponent));
  case 4:
    return findExponent(tensor, static_cast<uint32_t>(exponent));
  default:
    return findExponent(tensor, exponent);
  }
}

} // namespace trc::runtime

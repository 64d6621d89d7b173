//===- Tensor.cpp - a dense tensor value ----------------------------------===//
//
// Storage, the number formats, and text. The formats are written out by
// arithmetic (scale, round to an integer, scale back) rather than by bit
// tricks, so that a reader can check them against IEEE 754.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Tensor.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstring>

namespace trc::reference {

uint64_t encodeFloat(ElementType type, long double value) {
  // The hardware rounds once to the types it knows.
  if (type == ElementType::F64)
    return std::bit_cast<uint64_t>(static_cast<double>(value));
  if (type == ElementType::F32)
    return std::bit_cast<uint32_t>(static_cast<float>(value));

  FloatFormat format = floatFormat(type);
  unsigned mantissa = format.mantissaBits;
  uint64_t sign =
      std::signbit(value) ? uint64_t{1} << (mantissa + format.exponentBits) : 0;
  uint64_t infinity = ((uint64_t{1} << format.exponentBits) - 1) << mantissa;
  if (std::isnan(value))
    return infinity | (uint64_t{1} << (mantissa - 1));
  if (std::isinf(value))
    return sign | infinity;
  if (value == 0)
    return sign;
  // The spacing of numbers near `value` is 2^(exponent - mantissa); below the
  // smallest normal number it stays what it is there.
  int lowest = 2 - (1 << (format.exponentBits - 1));
  int exponent = std::max(std::ilogb(value), lowest);
  auto steps = static_cast<uint64_t>(std::rint(
      std::scalbn(std::fabs(value), static_cast<int>(mantissa) - exponent)));
  // Biased exponent and mantissa are one number: a carry out of the mantissa,
  // or out of the subnormals, lands in the exponent by itself.
  uint64_t bits =
      (static_cast<uint64_t>(exponent - lowest) << mantissa) + steps;
  return sign | std::min(bits, infinity);
}

long double decodeFloat(ElementType type, uint64_t bits) {
  if (type == ElementType::F64)
    return std::bit_cast<double>(bits);
  if (type == ElementType::F32)
    return std::bit_cast<float>(static_cast<uint32_t>(bits));
  if (type == ElementType::BF16)
    return std::bit_cast<float>(static_cast<uint32_t>(bits) << 16);
  uint64_t exponent = (bits >> 10) & 31;
  uint64_t mantissa = bits & 1023;
  long double magnitude;
  if (exponent == 31)
    magnitude = mantissa ? std::numeric_limits<long double>::quiet_NaN()
                         : std::numeric_limits<long double>::infinity();
  else if (exponent == 0)
    magnitude = std::scalbn(static_cast<long double>(mantissa), -24);
  else
    magnitude = std::scalbn(static_cast<long double>(mantissa + 1024),
                            static_cast<int>(exponent) - 25);
  return (bits & 0x8000) ? -magnitude : magnitude;
}

int64_t numElements(SizesRef shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

Tensor::Tensor(ElementType type, Sizes shape)
    : elementType(type), extents(std::move(shape)), count(numElements(extents)),
      storage(
          std::make_shared<std::vector<uint8_t>>(count * storageBytes(type))) {}

Tensor Tensor::scalarFloat(ElementType type, long double value) {
  Tensor tensor(type, {});
  tensor.setFloat(0, value);
  return tensor;
}

Tensor Tensor::scalarInt(ElementType type, int64_t value) {
  Tensor tensor(type, {});
  tensor.setInt(0, value);
  return tensor;
}

void Tensor::unshare() {
  if (storage.use_count() != 1)
    storage = std::make_shared<std::vector<uint8_t>>(*storage);
}

uint64_t Tensor::getBits(int64_t index) const {
  assert(index >= 0 && index < count && "element outside of the tensor");
  unsigned width = storageBytes(elementType);
  uint64_t bits = 0;
  std::memcpy(&bits, storage->data() + index * width, width);
  unsigned valueBits = bitWidth(elementType);
  return valueBits < 8 ? bits & ((1u << valueBits) - 1) : bits;
}

void Tensor::setBits(int64_t index, uint64_t bits) {
  assert(index >= 0 && index < count && "element outside of the tensor");
  unshare();
  unsigned width = storageBytes(elementType);
  unsigned valueBits = bitWidth(elementType);
  if (valueBits < 8) {
    bits &= (1u << valueBits) - 1;
    bool negative = isSigned(elementType) && (bits >> (valueBits - 1));
    if (negative)
      bits |= ~uint64_t{0} << valueBits;
  }
  std::memcpy(storage->data() + index * width, &bits, width);
}

int64_t Tensor::getInt(int64_t index) const {
  uint64_t bits = getBits(index);
  if (!isSigned(elementType))
    return static_cast<int64_t>(bits);
  unsigned shift = 64 - bitWidth(elementType);
  return static_cast<int64_t>(bits << shift) >> shift;
}

long double Tensor::getFloat(int64_t index) const {
  if (isFloat(elementType))
    return decodeFloat(elementType, getBits(index));
  if (isUnsigned(elementType))
    return static_cast<long double>(getUint(index));
  return static_cast<long double>(getInt(index));
}

Tensor Tensor::reshaped(Sizes shape) const {
  assert(numElements(shape) == count && "a reshape keeps the elements");
  Tensor result = *this;
  result.extents = std::move(shape);
  return result;
}

Tensor Tensor::element(int64_t index) const {
  Tensor result(elementType, {});
  result.copyElement(0, *this, index);
  return result;
}

std::string Tensor::typeText() const {
  std::string text = "tensor<";
  for (int64_t extent : extents)
    text += std::to_string(extent) + "x";
  text += name(elementType);
  return text + ">";
}

std::string elementText(const Tensor &tensor, int64_t index) {
  ElementType type = tensor.type();
  if (isBoolean(type))
    return tensor.getBool(index) ? "true" : "false";
  if (isUnsigned(type))
    return std::to_string(tensor.getUint(index));
  if (!isFloat(type))
    return std::to_string(tensor.getInt(index));
  double value = tensor.getDouble(index);
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  char buffer[64];
  // The fewest digits that read back as the same f64 or f32; a narrow float is
  // an f32, and shows as one.
  auto end = type == ElementType::F64
                 ? std::to_chars(buffer, buffer + sizeof(buffer), value)
                 : std::to_chars(buffer, buffer + sizeof(buffer),
                                 static_cast<float>(value));
  std::string text(buffer, end.ptr);
  if (text.find_first_of(".e") == std::string::npos)
    text += ".0";
  return text;
}

std::string indexText(SizesRef index) {
  std::string text = "[";
  for (size_t i = 0; i < index.size(); ++i)
    text += (i ? ", " : "") + std::to_string(index[i]);
  return text + "]";
}

static void appendValues(const Tensor &tensor, int64_t dim, int64_t offset,
                         int64_t stride, bool shortened, std::string &text) {
  if (dim == tensor.rank()) {
    text += elementText(tensor, offset);
    return;
  }
  constexpr int64_t ends = 3;
  int64_t extent = tensor.dim(dim);
  int64_t inner = extent ? stride / extent : 0;
  text += "[";
  for (int64_t i = 0; i < extent; ++i) {
    if (shortened && extent > 2 * ends + 1 && i == ends) {
      text += ", ...";
      i = extent - ends;
    }
    if (i)
      text += ", ";
    appendValues(tensor, dim + 1, offset + i * inner, inner, shortened, text);
  }
  text += "]";
}

std::string valueText(const Tensor &tensor, int64_t limit) {
  std::string text;
  if (tensor.size() == 0 && tensor.rank() > 1)
    return "[]";
  appendValues(tensor, 0, 0, tensor.size(), tensor.size() > limit, text);
  return text;
}

} // namespace trc::reference

//===- Tensor.h - a dense tensor value --------------------------*- C++ -*-===//
//
// The value that the reference evaluator computes with: an element type, a
// shape, and the elements in row-major order. Elements lie as they do in the
// runtime's memory: i1 and the 2- and 4-bit integers fill one byte each,
// extended by their sign, everything else its natural width, little-endian.
//
// Copies are cheap: the bytes are shared until one copy is written to.
//
// Reading and writing go by element, through the widest type of a domain:
//   floats     -> long double, which holds every f64 and every 64-bit integer
//   integers   -> int64_t (sign-extended) or uint64_t (zero-extended)
// Writing rounds once, to nearest even, or wraps to the type's width. That is
// slow and leaves no doubt. No MLIR here; TensorAttr.h has the conversions.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_TENSOR_H
#define TRC_REFERENCE_TENSOR_H

#include "schema/ElementType.h"
#include "schema/FloatFormat.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::reference {

/// Extents or indices, one for each dimension.
using Sizes = std::vector<int64_t>;
using SizesRef = std::span<const int64_t>;

using trc::bitWidth;
using trc::ElementType;
using trc::isBoolean;
using trc::isFloat;
using trc::isSigned;
using trc::isUnsigned;
using trc::name;
using trc::storageBytes;

/// f16 and bf16: computed in f32, then rounded.
inline bool isNarrowFloat(ElementType type) {
  return type == ElementType::F16 || type == ElementType::BF16;
}

/// The bits of `value`, rounded once to nearest even in a float type.
uint64_t encodeFloat(ElementType type, long double value);
long double decodeFloat(ElementType type, uint64_t bits);

int64_t numElements(SizesRef shape);

class Tensor {
public:
  /// An f32 scalar, zero.
  Tensor() : Tensor(ElementType::F32, {}) {}
  /// All elements zero.
  Tensor(ElementType type, Sizes shape);

  /// Scalars of rank 0.
  static Tensor scalarFloat(ElementType type, long double value);
  static Tensor scalarInt(ElementType type, int64_t value);

  ElementType type() const { return elementType; }
  const Sizes &shape() const { return extents; }
  int64_t dim(int64_t i) const { return extents[i]; }
  int64_t rank() const { return static_cast<int64_t>(extents.size()); }
  /// Number of elements.
  int64_t size() const { return count; }

  std::span<const uint8_t> bytes() const { return *storage; }
  std::span<uint8_t> mutableBytes() {
    unshare();
    return *storage;
  }

  /// The element's bits, zero-extended from the type's width.
  uint64_t getBits(int64_t index) const;
  void setBits(int64_t index, uint64_t bits);

  /// The element as a number, whatever its type.
  long double getFloat(int64_t index) const;
  double getDouble(int64_t index) const {
    return static_cast<double>(getFloat(index));
  }
  /// Sign-extended for signed types, zero-extended for i1 and unsigned ones.
  /// Only for integer types.
  int64_t getInt(int64_t index) const;
  uint64_t getUint(int64_t index) const {
    return static_cast<uint64_t>(getInt(index));
  }
  bool getBool(int64_t index) const { return getBits(index) != 0; }

  /// Rounds once. Only for float types.
  void setFloat(int64_t index, long double value) {
    setBits(index, encodeFloat(elementType, value));
  }
  /// Wraps. Only for integer types.
  void setInt(int64_t index, int64_t value) {
    setBits(index, static_cast<uint64_t>(value));
  }

  /// One element of `source`, which has the same type.
  void copyElement(int64_t index, const Tensor &source, int64_t sourceIndex) {
    setBits(index, source.getBits(sourceIndex));
  }

  /// The same elements under another shape of as many elements.
  Tensor reshaped(Sizes shape) const;
  /// Element `index` as a tensor of rank 0.
  Tensor element(int64_t index) const;

  /// "tensor<2x3xf32>".
  std::string typeText() const;

private:
  void unshare();

  ElementType elementType;
  Sizes extents;
  int64_t count;
  std::shared_ptr<std::vector<uint8_t>> storage;
};

/// Element `index` as text that reads back to the same value.
std::string elementText(const Tensor &tensor, int64_t index);

/// A position as "[1, 2]".
std::string indexText(SizesRef index);

/// All elements, nested in brackets; long dimensions show their ends only when
/// there are more than `limit` elements.
std::string valueText(const Tensor &tensor, int64_t limit);

} // namespace trc::reference

#endif // TRC_REFERENCE_TENSOR_H

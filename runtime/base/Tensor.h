//===- Tensor.h - dense tensors and their types -----------------*- C++ -*-===//
//
// A `TensorType` is an element type with a shape; a `Tensor` adds the memory.
// All tensors are dense and row-major. Neither owns its shape or its memory.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_BASE_TENSOR_H
#define TRC_RUNTIME_BASE_TENSOR_H

#include "base/ElementType.h"
#include "base/Status.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace trc::runtime {

struct TensorType {
  ElementType element = ElementType::F32;
  std::span<const int64_t> shape;

  int64_t rank() const { return static_cast<int64_t>(shape.size()); }
  /// Number of elements; 1 for a scalar. Types of a loaded program never
  /// overflow (`checkedBytes`).
  int64_t elements() const;
  size_t bytes() const;
  /// "4x8xf32", or "f32" for a scalar.
  std::string str() const;
};

/// Bytes of the tensor, refused when an extent is negative or when the sum
/// passes 2^62.
Result<size_t> checkedBytes(const TensorType &type);

struct Tensor {
  TensorType type;
  void *data = nullptr;

  template <typename T> T *as() const { return static_cast<T *>(data); }
};

/// The first element that is NaN or infinite.
struct NonFinite {
  int64_t index = -1; ///< -1: there is none, or the type has no such values
  bool nan = false;
};
NonFinite findNonFinite(const Tensor &tensor);

} // namespace trc::runtime

#endif // TRC_RUNTIME_BASE_TENSOR_H

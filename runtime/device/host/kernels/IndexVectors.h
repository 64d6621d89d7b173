//===- IndexVectors.h - the indices of gather and scatter -------*- C++ -*-===//
//
// A tensor of index vectors: one dimension (`index_vector_dim`) runs along a
// vector, the others number the vectors. Each vector says where a slice of the
// operand begins, component k along operand dimension map[k]; a batching
// dimension adds the vector's own number along it. The dimensions that number
// the vectors have counterparts in another tensor: the result of a gather, the
// updates of a scatter.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_INDEXVECTORS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_INDEXVECTORS_H

#include "Binding.h"
#include "Elements.h"

#include <optional>

namespace trc::runtime::host {

class IndexVectors {
public:
  /// What to read: numbers of operands, and names of attributes.
  struct Source {
    size_t indices;
    size_t operand;
    std::string_view map, operandBatching, indicesBatching;
    Ints sizes; ///< of the slice, per operand dimension
    size_t other;
    Ints otherDims; ///< its dimensions that number the vectors, in order
  };
  static IndexVectors read(Binding &binding, const Source &source);

  struct Component {
    int64_t dimension; ///< of the operand
    int64_t limit;     ///< largest start that keeps the slice inside
    int64_t stride;    ///< of that dimension, in elements
  };
  const std::vector<Component> &components() const { return parts; }

  /// How many vectors there are.
  int64_t count() const { return total; }
  /// Component `k` as it is in memory.
  int64_t component(const void *data, int64_t at, size_t k) const {
    return loadIndex(type, data, at + static_cast<int64_t>(k) * vectorStride);
  }

  /// Where vector `vector` begins in the indices, and what its number alone
  /// contributes to offsets in the operand (batching) and in the other tensor.
  struct Position {
    int64_t indices, operand, other;
  };
  Position position(int64_t vector) const;

  /// Where vectors of one component lie evenly, are numbered as the other
  /// tensor lies, and say all of where a slice begins: the distance between
  /// neighbours, in elements.
  std::optional<int64_t> evenStep() const;
  ElementType indexType() const { return type; }

  /// Offsets in the operand and in the other tensor, starts clamped.
  std::pair<int64_t, int64_t> place(const void *data, int64_t vector) const;

private:
  struct Dimension {
    int64_t extent, indices, operand, other; ///< strides
  };
  ElementType type = ElementType::I32;
  int64_t total = 0, vectorStride = 0;
  std::vector<Component> parts;
  std::vector<Dimension> dimensions;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_INDEXVECTORS_H

//===- Reduction.h - operations with a combining body -----------*- C++ -*-===//
//
// reduce, reduce_window, scatter, select_and_scatter, sort, map: operations
// that call a body on scalars. The body is a callback, so that nothing here
// knows where it comes from; a `Combiner` may also say that its body is one
// binary operation of (accumulator, element), which is then applied directly.
//
// Elements are combined one after the other in row-major order. A sum of f16 or
// bf16 is accumulated in f32 and rounded once, at its end; docs/numerics.md.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_REDUCTION_H
#define TRC_REFERENCE_REDUCTION_H

#include "trc/Reference/Elementwise.h"
#include "trc/Reference/Movement.h"

#include <functional>
#include <optional>

namespace trc::reference {

using Tensors = std::vector<Tensor>;
using TensorsRef = std::span<const Tensor>;

/// Computes scalars from scalars; nothing when that failed, which ends the
/// operation that called.
using Body = std::function<std::optional<Tensors>(TensorsRef)>;

struct Combiner {
  Body body;
  /// The body is this operation on two scalars.
  std::optional<Binary> known;
};

/// All but `dims` of the operands' dimensions remain. The results have the
/// types of `inits`.
std::optional<Tensors> reduce(TensorsRef operands, TensorsRef inits,
                              SizesRef dims, const Combiner &combiner);

struct Window {
  Sizes dimensions;
  Sizes strides;
  Sizes baseDilations;
  Sizes windowDilations;
  /// Low and high padding of each dimension.
  Sizes low;
  Sizes high;
};

/// Positions in the padding hold the initial values and are combined too.
std::optional<Tensors> reduceWindow(TensorsRef operands, TensorsRef inits,
                                    const Window &window,
                                    const Combiner &combiner);

/// In each window `selector(kept, candidate)` says whether to keep; the source
/// element is then combined into the kept position. Padding is never selected.
std::optional<Tensor> selectAndScatter(const Tensor &operand,
                                       const Tensor &source, const Tensor &init,
                                       const Window &window,
                                       const Body &selector,
                                       const Combiner &combiner);

/// Updates whose whole index lies outside are dropped; the others are combined
/// in row-major order of the updates.
std::optional<Tensors> scatter(TensorsRef inputs, const Tensor &scatterIndices,
                               TensorsRef updates, const ScatterDims &dims,
                               const Combiner &combiner);

/// Sorts along `dim`; always stable.
std::optional<Tensors> sort(TensorsRef operands, int64_t dim,
                            const Body &comparator);

/// The `k` largest along the last dimension and their indices (i32), in falling
/// order; equal values keep their order, and NaN is larger than all.
Tensors topK(const Tensor &operand, int64_t k);

/// Calls the body for each position.
std::optional<Tensor> map(TensorsRef operands, ElementType resultType,
                          const Body &body);

} // namespace trc::reference

#endif // TRC_REFERENCE_REDUCTION_H

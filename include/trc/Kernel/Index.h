//===- Index.h - arithmetic on affine indices -------------------*- C++ -*-===//
//
// Sums, products, ranges, and the two conversions between the indices of a
// shape's dimensions and one row-major position. Turning a position back into
// indices works without division when the loops are fine enough: each term
// belongs to one dimension. Where a loop is too coarse, the caller is told
// where to split it.
//
// Extents of loops are a vector indexed by loop id. Plain data, no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_INDEX_H
#define TRC_KERNEL_INDEX_H

#include "trc/Kernel/LoopForm.h"

#include <variant>

namespace trc::kernel {

bool operator==(const Affine &a, const Affine &b);

/// Terms sorted by loop, none with a zero coefficient: the form that all
/// functions here return and in which equal indices compare equal.
Affine normalised(Affine index);
Affine constantIndex(int64_t value);
Affine loopIndex(LoopId loop, int64_t coefficient = 1);
Affine add(const Affine &a, const Affine &b);
Affine scale(const Affine &a, int64_t factor);

/// The coefficient of `loop`, 0 where it does not occur.
int64_t coefficientOf(const Affine &index, LoopId loop);

/// Least and greatest value over all loops. Loops have at least one trip.
std::pair<int64_t, int64_t> rangeOf(const Affine &index,
                                    const std::vector<int64_t> &extents);

/// Row-major strides, in elements.
std::vector<int64_t> rowMajorStrides(const std::vector<int64_t> &shape);

/// Row-major position of `indices` in `shape`.
Affine linearise(const std::vector<Affine> &indices,
                 const std::vector<int64_t> &shape);

/// Why a position could not be turned into indices: loop `loop` covers several
/// dimensions; splitting off an inner loop of `inner` trips may help. `inner`
/// is 0 when no split helps.
struct SplitRequest {
  LoopId loop = 0;
  int64_t inner = 0;
};

/// The indices in `shape` of a row-major position, each within its extent.
std::variant<std::vector<Affine>, SplitRequest>
delinearise(const Affine &position, const std::vector<int64_t> &shape,
            const std::vector<int64_t> &extents);

} // namespace trc::kernel

#endif // TRC_KERNEL_INDEX_H

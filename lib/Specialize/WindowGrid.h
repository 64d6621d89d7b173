//===- WindowGrid.h - a tensor seen as cells of a grid ----------*- C++ -*-===//
//
// Windows that move by `spread` elements divide a dimension of n elements into
// q = ceil(n / spread) cells, and an element is (cell, place in the cell):
//
//   [images, n, features]   ->   [images, q, spread, features]
//
// What is known of cells is a smaller tensor that is broadcast over the places;
// what depends on the place alone is arithmetic on an iota. So which windows an
// element is part of is never asked of a division, and all of it fuses.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_SPECIALIZE_WINDOWGRID_H
#define TRC_LIB_SPECIALIZE_WINDOWGRID_H

#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

class WindowGrid {
public:
  using Value = mlir::Value;
  using Dims = llvm::ArrayRef<int64_t>;

  /// Of a tensor of extents `shape`, divided by `spreads`.
  WindowGrid(TensorArithmetic &math, Dims shape, Dims spreads);

  /// How many cells there are along each dimension.
  Dims cells() const { return numCells; }
  /// `value` of each cell, of the tensor's rank, for all of its places.
  Value spread(Value value) const;
  /// The place of an element in its cell along `dim`, as i32; none where a cell
  /// is one element.
  Value place(size_t dim) const;
  /// The tensor that `value`, of the grid's shape, is the grid of.
  Value close(Value value) const;
  mlir::RankedTensorType type(mlir::Type element) const {
    return mlir::RankedTensorType::get(extents, element);
  }

private:
  TensorArithmetic &math;
  llvm::SmallVector<int64_t> shape, spreads, numCells;
  llvm::SmallVector<int64_t> extents;  ///< of the grid
  llvm::SmallVector<int64_t> cellDims; ///< where each dimension's cells are
};

} // namespace trc

#endif // TRC_LIB_SPECIALIZE_WINDOWGRID_H

//===- WindowGrid.cpp - a tensor seen as cells of a grid ------------------===//

#include "WindowGrid.h"

#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;

WindowGrid::WindowGrid(TensorArithmetic &math, Dims shape, Dims spreads)
    : math(math), shape(shape), spreads(spreads) {
  for (auto [extent, spread] : llvm::zip_equal(shape, spreads)) {
    numCells.push_back((extent + spread - 1) / spread);
    cellDims.push_back(static_cast<int64_t>(extents.size()));
    extents.push_back(numCells.back());
    if (spread > 1)
      extents.push_back(spread);
  }
}

Value WindowGrid::spread(Value value) const {
  return math.broadcast(value, extents, cellDims);
}

Value WindowGrid::place(size_t dim) const {
  if (spreads[dim] == 1)
    return Value();
  return math.iota(type(math.builder.getI32Type()), cellDims[dim] + 1);
}

Value WindowGrid::close(Value value) const {
  SmallVector<int64_t> whole, starts(shape.size(), 0), ones(shape.size(), 1);
  for (auto [count, spread] : llvm::zip_equal(numCells, spreads))
    whole.push_back(count * spread);
  return math.slice(math.reshape(value, whole), starts, shape, ones);
}

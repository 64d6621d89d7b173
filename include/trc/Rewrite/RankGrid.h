//===- RankGrid.h - how many ranks a program is for -------------*- C++ -*-===//
//
// A module says it in the attributes that JAX writes: ranks are a grid of
// replicas and partitions, numbered replica * partitions + partition. After
// `normalize-collectives` the grid is one replica of as many partitions as
// there are ranks.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_RANKGRID_H
#define TRC_REWRITE_RANKGRID_H

#include "mlir/IR/BuiltinOps.h"

namespace trc {

struct RankGrid {
  int64_t replicas = 1, partitions = 1;
  int64_t ranks() const { return replicas * partitions; }
};

/// What the module says; what it does not say, or says wrongly, is 1.
RankGrid getRankGrid(mlir::ModuleOp module);
void setRankGrid(mlir::ModuleOp module, RankGrid grid);

} // namespace trc

#endif // TRC_REWRITE_RANKGRID_H

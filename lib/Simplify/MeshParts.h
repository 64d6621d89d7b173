//===- MeshParts.h - a rank's part by the axes of a mesh --------*- C++ -*-===//
//
// The ranks of a mesh are numbered along its axes, the last one first:
//
//   mesh {data = 2, model = 2}      model 0   model 1
//                         data 0    rank 0    rank 1
//                         data 1    rank 2    rank 3
//
// A dimension that is split along axes has as many parts as these have devices;
// which of them a rank has follows from its place along each. Ranks that differ
// along other axes only have the same.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_SIMPLIFY_MESHPARTS_H
#define TRC_LIB_SIMPLIFY_MESHPARTS_H

#include "trc/Dialect/StableHLO/SdyDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace trc {

class MeshParts {
public:
  /// Of a sharding along whole axes.
  MeshParts(sdy::MeshAttr mesh, sdy::TensorShardingAttr sharding);

  /// The one dimension that is split, where part r is rank r's; -1 where none
  /// is split; else nothing.
  std::optional<int64_t> dimensionInOrder() const;

  /// The asking rank's part of what each rank has whole.
  mlir::Value cut(mlir::OpBuilder &builder, mlir::Location loc,
                  mlir::Value whole, mlir::RankedTensorType part) const;
  /// On each rank the whole, of all ranks' parts.
  mlir::Value join(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value part) const;

private:
  /// Devices that follow each other along it have numbers `stride` apart.
  struct Axis {
    int64_t size, stride;
  };
  using Axes = mlir::SmallVector<Axis>;

  /// The numbers of the devices along axes, in their order, of all others.
  mlir::DenseIntElementsAttr groups(mlir::OpBuilder &builder,
                                    const Axes &along) const;

  int64_t ranks;
  mlir::SmallVector<Axes> dimensions; ///< axes of several devices
};

} // namespace trc

#endif // TRC_LIB_SIMPLIFY_MESHPARTS_H

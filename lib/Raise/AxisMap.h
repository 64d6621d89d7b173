//===- AxisMap.h - which dimension means what -------------------*- C++ -*-===//
//
// The same tensor of scores appears as [B,H,T,S], [B,H,T,1,S] or [1,B,H,T,S],
// its row sums with or without a dimension of size one. An axis map names for
// each dimension of a value the axis it runs along; dimensions of size one
// have none. Maps pass through broadcasts and through reshapes that only add
// or drop dimensions of size one. So T and S stay apart where they are equal.
//
// Axes are the labels of the contraction with which a candidate begins.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_AXISMAP_H
#define TRC_LIB_RAISE_AXISMAP_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace trc {

/// The axis of each dimension of a value, -1 for those of size one.
using AxisMap = llvm::SmallVector<int64_t>;

/// The map of a value of `type` whose dimensions have these labels.
AxisMap mapOfLabels(mlir::RankedTensorType type,
                    llvm::ArrayRef<int64_t> labels);

/// The axes of a map, without the dimensions of size one.
AxisMap withoutUnits(llvm::ArrayRef<int64_t> map);

/// Between the sides of a reshape that moves only dimensions of size one: the
/// map of a value of shape `to`, from that of the other side, or none.
std::optional<AxisMap> throughReshape(llvm::ArrayRef<int64_t> map,
                                      mlir::RankedTensorType to);

/// The map of a broadcast's operand, from that of its result.
AxisMap throughBroadcast(stablehlo::BroadcastInDimOp op,
                         llvm::ArrayRef<int64_t> map);

/// A value and the axes of its dimensions.
struct Axed {
  mlir::Value value;
  AxisMap map;

  bool operator==(const Axed &other) const {
    return value == other.value && map == other.map;
  }
};

/// The source of `axed` behind transposes and reshapes of unit dimensions.
Axed withoutMovement(Axed axed);

/// Behind a conversion from `element` to a type that holds all its numbers.
Axed withoutWidening(Axed axed, mlir::Type element);

/// `axed` as a tensor of `shape`, whose dimension i runs along `axes[i]`.
/// Every axis of the value is among them; one that is -1, or that the value
/// lacks, has size one, unless the value is broadcast along it.
mlir::Value arrange(mlir::OpBuilder &builder, mlir::Location loc, Axed axed,
                    llvm::ArrayRef<int64_t> axes,
                    llvm::ArrayRef<int64_t> shape);

} // namespace trc

#endif // TRC_LIB_RAISE_AXISMAP_H

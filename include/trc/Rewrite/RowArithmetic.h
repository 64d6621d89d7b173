//===- RowArithmetic.h - arithmetic along innermost rows --------*- C++ -*-===//
//
// Writes the StableHLO of operations that work along the innermost dimension:
// values in a whole shape, one value per row of it, and the way between both.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_ROWARITHMETIC_H
#define TRC_REWRITE_ROWARITHMETIC_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

namespace trc {

class RowArithmetic {
public:
  /// `shape`: of the whole.
  RowArithmetic(mlir::OpBuilder &builder, mlir::Location loc,
                llvm::ArrayRef<int64_t> shape)
      : builder(builder), loc(loc), shape(shape) {}

  mlir::Value add(mlir::Value a, mlir::Value b) {
    return binary<stablehlo::AddOp>(a, b);
  }
  mlir::Value sub(mlir::Value a, mlir::Value b) {
    return binary<stablehlo::SubtractOp>(a, b);
  }
  mlir::Value mul(mlir::Value a, mlir::Value b) {
    return binary<stablehlo::MulOp>(a, b);
  }
  mlir::Value div(mlir::Value a, mlir::Value b) {
    return binary<stablehlo::DivOp>(a, b);
  }
  template <typename Op> mlir::Value unary(mlir::Value a) {
    return Op::create(builder, loc, a.getType(), a);
  }

  /// `value` with another element type; itself if it has that.
  mlir::Value convert(mlir::Value value, mlir::Type element);
  /// A tensor like `like` of one number.
  mlir::Value fill(mlir::Value like, double number) {
    return makeSplat(builder, loc, getTensorType(like), number);
  }

  /// The sum and the maximum of each row.
  mlir::Value sum(mlir::Value whole);
  mlir::Value maximum(mlir::Value whole);

  /// A value per row, the same in all of the row.
  mlir::Value spreadRows(mlir::Value perRow);
  /// A value per place in a row, the same in all rows.
  mlir::Value spreadColumns(mlir::Value perColumn);

  mlir::OpBuilder &builder;
  mlir::Location loc;

private:
  llvm::SmallVector<int64_t> shape;

  template <typename Op> mlir::Value binary(mlir::Value a, mlir::Value b) {
    return Op::create(builder, loc, a.getType(), a, b);
  }
  template <typename Op> mlir::Value reduce(mlir::Value whole, double init);
  mlir::Value spread(mlir::Value value, llvm::ArrayRef<int64_t> dims);
};

/// The type in which sums of a type are kept: f64 for f64, else f32.
mlir::Type getSumType(mlir::Type element);

} // namespace trc

#endif // TRC_REWRITE_ROWARITHMETIC_H

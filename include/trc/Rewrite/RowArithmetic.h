//===- RowArithmetic.h - arithmetic along innermost rows --------*- C++ -*-===//
//
// Writes the StableHLO of operations that work along the innermost dimension:
// values in a whole shape, one value per row of it, and the way between both.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_ROWARITHMETIC_H
#define TRC_REWRITE_ROWARITHMETIC_H

#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

class RowArithmetic : public TensorArithmetic {
public:
  /// `shape`: of the whole.
  RowArithmetic(mlir::OpBuilder &builder, mlir::Location loc, Dims shape)
      : TensorArithmetic(builder, loc), shape(shape) {}

  /// The sum and the maximum of each row.
  Value rowSums(Value whole) { return sum(whole, innermost(whole)); }
  Value rowMaxima(Value whole) { return maximum(whole, innermost(whole)); }

  /// A value per row, the same in all of the row.
  Value spreadRows(Value perRow);
  /// A value per place in a row, the same in all rows.
  Value spreadColumns(Value perColumn);

private:
  static int64_t innermost(Value whole) {
    return mlir::cast<mlir::RankedTensorType>(whole.getType()).getRank() - 1;
  }

  llvm::SmallVector<int64_t> shape;
};

} // namespace trc

#endif // TRC_REWRITE_ROWARITHMETIC_H

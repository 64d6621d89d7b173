//===- RowPlaces.h - rows of a tensor, and products row by row --*- C++ -*-===//
//
// What a gather takes and a scatter adds up, where each place is one whole row
// of a tensor [rows .., C], and the products that make rows of rows. Moving
// gathers (MoveGathers.cpp) reads both and writes both again for fewer rows.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RAISE_ROWPLACES_H
#define TRC_RAISE_ROWPLACES_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include <optional>

namespace trc {

using Sizes = llvm::SmallVector<int64_t>;

/// The dimensions of a value but the innermost one.
inline llvm::ArrayRef<int64_t> getRows(mlir::Value value) {
  return getTensorType(value).getShape().drop_back();
}

/// Whether these are the dimensions 0, 1 .. count - 1.
inline bool isCounted(llvm::ArrayRef<int64_t> dims, int64_t count) {
  return llvm::equal(dims, llvm::seq<int64_t>(0, count));
}

/// Which rows of a tensor [rows .., C] are taken, or added to: one at each
/// place. `taken` are the dimensions of the places.
struct Places {
  mlir::Value indices;
  stablehlo::GatherDimensionNumbersAttr numbers;
  Sizes rows, taken;

  static std::optional<Places> match(stablehlo::GatherOp op);
  static std::optional<Places> match(stablehlo::ScatterOp op);

  int64_t getNumRows() const { return mlir::ShapedType::getNumElements(rows); }
  int64_t getNumTaken() const {
    return mlir::ShapedType::getNumElements(taken);
  }

  mlir::Value gather(TensorArithmetic &math, mlir::Value x) const;
  /// Adds rows to zeros, as `like` does.
  mlir::Value scatter(TensorArithmetic &math, stablehlo::ScatterOp like,
                      mlir::Value rowsAdded) const;
  /// Whether the type of the indices holds the number of rows.
  bool countsRows() const;
  /// i1 of the shape of the places: which of them are rows.
  mlir::Value inside(TensorArithmetic &math) const;

private:
  /// Whether one whole row is meant at each index: `numbers` of a tensor of
  /// this type, and the places with its innermost dimension behind them.
  static std::optional<Places>
  match(mlir::Value indices, stablehlo::GatherDimensionNumbersAttr numbers,
        mlir::RankedTensorType from, mlir::RankedTensorType to);
};

/// A product `x . weight` whose result is [rows .., v] for x of [rows .., c].
struct RowProduct {
  ContractOp op;
  bool isLeft = false; ///< x is the left operand

  static std::optional<RowProduct> match(ContractOp op, size_t numRows);

  mlir::Value x() { return isLeft ? op.getLhs() : op.getRhs(); }
  /// The same product of other rows.
  mlir::Value of(TensorArithmetic &math, mlir::Value rows);
};

} // namespace trc

#endif // TRC_RAISE_ROWPLACES_H

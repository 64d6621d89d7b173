//===- Factors.h - along what an operation can be split ---------*- C++ -*-===//
//
// An operation is a nest of loops over its *factors*: a matrix product of
// [m, k] and [k, n] has m, n and k. A factor runs along one dimension of some
// operands and results. To split an operation over ranks is to give each rank a
// part of one factor. Operands and results that the factor runs along are then
// split there; operands that it does not run along are whole on every rank; and
// results that it does not run along are parts of a sum, which are combined
// over ranks.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PARTITION_FACTORS_H
#define TRC_LIB_PARTITION_FACTORS_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace trc {

/// Where a tensor has no dimension of a factor, or is not split.
inline constexpr int64_t whole = -1;

struct Factor {
  /// A dimension of each operand and result, or `whole`.
  llvm::SmallVector<int64_t> operands, results;
  /// Combines the results of two ranks, where the factor is summed over. It
  /// takes two elements.
  std::optional<mlir::OperationName> combiner = std::nullopt;

  /// Whether it reads the same of its operands on every rank.
  bool readsWholes() const {
    return llvm::all_of(operands, [](int64_t d) { return d == whole; });
  }
};

/// The factors of an operation of StableHLO or CHLO that ranks may share, in no
/// order that matters; none where no rule knows it.
llvm::SmallVector<Factor> factorsOf(mlir::Operation *op);

/// Writes the attributes that are extents, of slices and blocks, for one rank's
/// part of an operation whose results have the types of parts already.
void setLocalAttributes(mlir::Operation *op, const Factor &factor,
                        int64_t ranks);

/// Takes factors down for an operation.
class FactorList {
public:
  explicit FactorList(mlir::Operation *op) : op(op) {}

  /// A factor of which nothing has a dimension yet.
  Factor &add();
  /// The same dimension of every operand and result that has the rank of the
  /// first result.
  void addEverywhere(int64_t dim);

  mlir::Operation *op;
  llvm::SmallVector<Factor> factors;
};

// By family; false where the operation is of another.
bool addContractionFactors(FactorList &list);
bool addIndexingFactors(FactorList &list);
bool addMovementFactors(FactorList &list);
bool addReductionFactors(FactorList &list);

} // namespace trc

#endif // TRC_LIB_PARTITION_FACTORS_H

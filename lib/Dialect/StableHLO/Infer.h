//===- Infer.h - result types and verifiers in one --------------*- C++ -*-===//
//
// For an operation whose result types follow from its operands and attributes,
// one function both checks the operands and finds the types:
//
//   static LogicalResult infer(TransposeOp::Adaptor op, Emit emit, Types &out);
//   TRC_INFER(TransposeOp, "transpose_c3")
//
// TRC_INFER makes of it the interface method that builders use, and a verifier
// which also compares with the types that are written. Messages start with the
// label of the constraint in the public specification.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIALECT_STABLEHLO_INFER_H
#define TRC_LIB_DIALECT_STABLEHLO_INFER_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OpDefinition.h"

namespace trc::stablehlo {

/// Begins an error on the operation (or on nothing, when a builder asks).
using Emit = llvm::function_ref<mlir::InFlightDiagnostic()>;
using Types = llvm::SmallVectorImpl<mlir::Type>;
using Dims = llvm::ArrayRef<int64_t>;

inline mlir::RankedTensorType tensorOf(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType());
}
inline mlir::RankedTensorType tensorOf(mlir::Type type) {
  return mlir::cast<mlir::RankedTensorType>(type);
}

inline llvm::SmallVector<int64_t> joined(Dims a, Dims b) {
  llvm::SmallVector<int64_t> all(a);
  llvm::append_range(all, b);
  return all;
}

/// `[1, 2]`, for messages.
std::string show(Dims dims);

//===----------------------------------------------------------------------===//
// Checks. Each emits `LABEL: expected ..., got ...`.
//===----------------------------------------------------------------------===//

/// `dims` are in [0, rank).
mlir::LogicalResult checkInRange(Emit emit, llvm::StringRef label,
                                 llvm::StringRef what, Dims dims, int64_t rank);
mlir::LogicalResult checkUnique(Emit emit, llvm::StringRef label,
                                llvm::StringRef what, Dims dims);
mlir::LogicalResult checkSorted(Emit emit, llvm::StringRef label,
                                llvm::StringRef what, Dims dims);
/// `values.size() == size`.
mlir::LogicalResult checkSize(Emit emit, llvm::StringRef label,
                              llvm::StringRef what, int64_t got,
                              int64_t expected);
/// Every value is at least `least`.
mlir::LogicalResult checkAtLeast(Emit emit, llvm::StringRef label,
                                 llvm::StringRef what, Dims values,
                                 int64_t least);
mlir::LogicalResult checkSameType(Emit emit, llvm::StringRef label,
                                  llvm::StringRef what, mlir::Type expected,
                                  mlir::Type got);
mlir::LogicalResult checkSameElement(Emit emit, llvm::StringRef label,
                                     llvm::StringRef what, mlir::Type expected,
                                     mlir::Type got);
mlir::LogicalResult checkSameShape(Emit emit, llvm::StringRef label,
                                   llvm::StringRef what, mlir::Type expected,
                                   mlir::Type got);
/// The results of `op` have these types.
mlir::LogicalResult checkResults(mlir::Operation *op, llvm::StringRef label,
                                 mlir::TypeRange expected);

/// Of operations whose operands have the type of the first, and the result has
/// it too: what StableHLO_SameTypes defines in their classes.
mlir::LogicalResult inferSameTypes(llvm::StringRef operation,
                                   llvm::StringRef label,
                                   std::optional<mlir::Location> location,
                                   mlir::ValueRange operands, Types &types);
mlir::LogicalResult verifySameTypes(mlir::Operation *op, llvm::StringRef label);

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

/// The operands of the `stablehlo.return` at the end of a region; fails, with
/// an error, where there is none.
mlir::FailureOr<mlir::ValueRange> getReturned(Emit emit, llvm::StringRef label,
                                              mlir::Region &region);

/// The region of a reduction takes an accumulator of each tensor and an element
/// of each, all of rank 0, and returns the accumulators, into whose types the
/// elements can be promoted. Gives the element types of the accumulators.
mlir::LogicalResult checkReducer(Emit emit, llvm::StringRef label,
                                 mlir::Region &region, mlir::TypeRange elements,
                                 Types &accumulators);

/// The region takes rank-0 tensors of `arguments` and returns one i1.
mlir::LogicalResult checkComparator(Emit emit, llvm::StringRef label,
                                    mlir::Region &region,
                                    mlir::TypeRange arguments);

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// Windows that move over a tensor. Empty lists mean 1, empty padding 0.
struct Windows {
  Dims sizes, strides, baseDilations, windowDilations;
  llvm::ArrayRef<std::pair<int64_t, int64_t>> padding;
};

/// How many windows there are along each dimension of `shape`.
llvm::SmallVector<int64_t> countWindows(Dims shape, const Windows &windows);

/// Reads an optional `dims x 2` matrix, which must have `rank` rows.
mlir::LogicalResult
readPadding(Emit emit, llvm::StringRef label,
            std::optional<mlir::DenseIntElementsAttr> attribute, int64_t rank,
            llvm::SmallVectorImpl<std::pair<int64_t, int64_t>> &padding);

//===----------------------------------------------------------------------===//
// Definitions from one function
//===----------------------------------------------------------------------===//

#define TRC_INFER_TYPES(OP)                                                    \
  mlir::LogicalResult OP::inferReturnTypes(                                    \
      mlir::MLIRContext *context, std::optional<mlir::Location> location,      \
      mlir::ValueRange operands, mlir::DictionaryAttr attributes,              \
      mlir::OpaqueProperties properties, mlir::RegionRange regions,            \
      llvm::SmallVectorImpl<mlir::Type> &types) {                              \
    auto emit = [&] {                                                          \
      if (!location)                                                           \
        return mlir::InFlightDiagnostic();                                     \
      return mlir::emitError(*location)                                        \
             << "'" << OP::getOperationName() << "' op ";                      \
    };                                                                         \
    return infer(OP::Adaptor(operands, attributes, properties, regions), emit, \
                 types);                                                       \
  }

#define TRC_INFER(OP, LABEL)                                                   \
  TRC_INFER_TYPES(OP)                                                          \
  mlir::LogicalResult OP::verify() {                                           \
    llvm::SmallVector<mlir::Type> types;                                       \
    auto emit = [&] { return emitOpError(); };                                 \
    if (mlir::failed(infer(OP::Adaptor(*this), emit, types)))                  \
      return mlir::failure();                                                  \
    return trc::stablehlo::checkResults(*this, LABEL, types);                  \
  }

} // namespace trc::stablehlo

#endif // TRC_LIB_DIALECT_STABLEHLO_INFER_H

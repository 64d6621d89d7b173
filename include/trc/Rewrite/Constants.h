//===- Constants.h - asking for and making constant tensors -----*- C++ -*-===//
//
// What the rewrite patterns need to know about constants. A value is constant
// when a `stablehlo.constant` with dense elements defines it; most questions
// are about splats, since JAX's scalars arrive here as broadcasts that have
// become splats.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_CONSTANTS_H
#define TRC_REWRITE_CONSTANTS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

#include <optional>

namespace trc {

/// The elements of `value`, or null if it is not a dense constant.
mlir::DenseElementsAttr getConstant(mlir::Value value);

/// The elements of `value` if it is a constant whose elements are all equal
/// (a constant of one element is), or null.
mlir::DenseElementsAttr getSplat(mlir::Value value);

/// The element of an integer or float splat.
std::optional<mlir::APInt> getSplatInteger(mlir::Value value);
std::optional<mlir::APFloat> getSplatFloat(mlir::Value value);

/// Whether `value` is a splat of exactly this number (+0 and -0 differ).
bool isSplatOf(mlir::Value value, double number);
/// Integer splats with the named bits.
bool isZeroInteger(mlir::Value value);
bool isOneInteger(mlir::Value value);
bool isAllOnes(mlir::Value value);
/// A splat of zero, integer or floating point of either sign.
bool isAnyZero(mlir::Value value);

/// Integers of a constant as int64 (unsigned ones zero-extended), or none.
std::optional<llvm::SmallVector<int64_t>> getIntegers(mlir::Value value);
/// The same for a constant of one element.
std::optional<int64_t> getScalarInteger(mlir::Value value);

/// Whether integers of this type compare and divide as unsigned (i1 does).
bool isUnsignedInteger(mlir::Type elementType);

mlir::Value makeConstant(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::DenseElementsAttr elements);
/// A tensor of `type` filled with `number`, rounded to its element type.
mlir::Value makeSplat(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::RankedTensorType type, double number);
/// A tensor of `type` filled with the element of `splat`.
mlir::Value makeSplat(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::RankedTensorType type,
                      mlir::DenseElementsAttr splat);

inline mlir::RankedTensorType getTensorType(mlir::Value value) {
  return mlir::cast<mlir::RankedTensorType>(value.getType());
}
/// A tensor, as opposed to a token.
inline bool isTensor(mlir::Value value) {
  return mlir::isa<mlir::RankedTensorType>(value.getType());
}
/// The type of `value`, or null if it is not a tensor (a token, say).
inline mlir::RankedTensorType dynTensorType(mlir::Value value) {
  return mlir::dyn_cast<mlir::RankedTensorType>(value.getType());
}

} // namespace trc

#endif // TRC_REWRITE_CONSTANTS_H

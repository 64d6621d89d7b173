//===- Arithmetic.h - writing formulas as StableHLO -------------*- C++ -*-===//
//
// The formulas of a training step are short, their IR is long. This writes one
// operation per call, so that an optimizer reads like its definition. Scalars
// are tensors of rank 0 in f64; where a scalar meets a tensor, it is rounded to
// the tensor's type and broadcast.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_ARITHMETIC_H
#define TRC_LIB_TRAINSTEP_ARITHMETIC_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

namespace trc {

class Arithmetic {
public:
  Arithmetic(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::OpBuilder &getBuilder() { return builder; }
  mlir::Location getLoc() const { return loc; }

  /// A tensor filled with a number; an f64 scalar.
  mlir::Value fill(mlir::RankedTensorType type, double number);
  mlir::Value number(double number);

  // Of equal types, or of a tensor and an f64 scalar on the right.
  mlir::Value add(mlir::Value a, mlir::Value b);
  mlir::Value sub(mlir::Value a, mlir::Value b);
  mlir::Value mul(mlir::Value a, mlir::Value b);
  mlir::Value div(mlir::Value a, mlir::Value b);
  // With a number on the right.
  mlir::Value add(mlir::Value a, double b) { return add(a, number(b)); }
  mlir::Value sub(mlir::Value a, double b) { return sub(a, number(b)); }
  mlir::Value mul(mlir::Value a, double b) { return mul(a, number(b)); }
  mlir::Value div(mlir::Value a, double b) { return div(a, number(b)); }
  // With a number on the left.
  mlir::Value sub(double a, mlir::Value b) { return sub(number(a), b); }
  mlir::Value div(double a, mlir::Value b) { return div(number(a), b); }
  mlir::Value pow(double a, mlir::Value b);

  mlir::Value pow(mlir::Value a, double b);
  mlir::Value min(mlir::Value a, double b) { return min(a, number(b)); }
  mlir::Value max(mlir::Value a, double b) { return max(a, number(b)); }
  mlir::Value max(mlir::Value a, mlir::Value b);
  mlir::Value min(mlir::Value a, mlir::Value b);
  mlir::Value sqrt(mlir::Value a);
  mlir::Value rsqrt(mlir::Value a);
  /// -1, 0 or 1.
  mlir::Value sign(mlir::Value a);
  mlir::Value cos(mlir::Value a);
  mlir::Value neg(mlir::Value a);
  mlir::Value clamp(double low, mlir::Value a, double high);
  /// `a <= b ? then : otherwise`, of scalars.
  mlir::Value selectIfAtMost(mlir::Value a, double b, mlir::Value then,
                             mlir::Value otherwise);

  mlir::Value convert(mlir::Value a, mlir::Type elementType);
  /// A vector of scalars of one type; of one, itself.
  mlir::Value join(mlir::ValueRange scalars);
  /// The sum of all elements, a scalar of the operand's element type.
  mlir::Value sum(mlir::Value a);
  /// The root of the sum of all squares, an f64 scalar.
  mlir::Value norm(mlir::Value a);
  /// The mean along one dimension, which goes.
  mlir::Value mean(mlir::Value a, int64_t dimension);
  /// The shape of `like` from one that lacks `dimension`.
  mlir::Value broadcastAlong(mlir::Value a, mlir::Value like,
                             int64_t dimension);

private:
  /// The sum along some dimensions, which go.
  mlir::Value sum(mlir::Value a, llvm::ArrayRef<int64_t> dimensions);
  /// `b` in the type of `a`.
  mlir::Value match(mlir::Value b, mlir::Value a);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// The type in which tensors of `type` are updated and summed: f64 for f64,
/// else f32.
mlir::RankedTensorType getComputeType(mlir::RankedTensorType type);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_ARITHMETIC_H

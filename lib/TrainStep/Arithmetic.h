//===- Arithmetic.h - writing formulas as StableHLO -------------*- C++ -*-===//
//
// What `TensorArithmetic` lacks for the formulas of a training step, so that an
// optimizer reads like its definition: scalars are tensors of rank 0 in f64;
// where a scalar meets a tensor, it is rounded to the tensor's type and
// broadcast.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_ARITHMETIC_H
#define TRC_LIB_TRAINSTEP_ARITHMETIC_H

#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

class Arithmetic : public TensorArithmetic {
public:
  using TensorArithmetic::clamp;
  using TensorArithmetic::sum;
  using TensorArithmetic::TensorArithmetic;

  /// Of tensors that are one rank's parts, over how many ranks they are dealt
  /// out: `norm` and `addUp` are of the whole.
  int64_t ranks = 1;

  /// An f64 scalar.
  Value number(double number);

  // Of equal types, or of a tensor and an f64 scalar on the right.
  Value add(Value a, Value b) { return binary<stablehlo::AddOp>(a, b); }
  Value sub(Value a, Value b) { return binary<stablehlo::SubtractOp>(a, b); }
  Value mul(Value a, Value b) { return binary<stablehlo::MulOp>(a, b); }
  Value div(Value a, Value b) { return binary<stablehlo::DivOp>(a, b); }
  Value pow(Value a, Value b) { return binary<stablehlo::PowOp>(a, b); }
  Value min(Value a, Value b) { return binary<stablehlo::MinOp>(a, b); }
  Value max(Value a, Value b) { return binary<stablehlo::MaxOp>(a, b); }
  // With a number on the right.
  Value add(Value a, double b) { return add(a, number(b)); }
  Value sub(Value a, double b) { return sub(a, number(b)); }
  Value mul(Value a, double b) { return mul(a, number(b)); }
  Value div(Value a, double b) { return div(a, number(b)); }
  Value pow(Value a, double b) { return pow(a, number(b)); }
  Value min(Value a, double b) { return min(a, number(b)); }
  Value max(Value a, double b) { return max(a, number(b)); }
  // With a number on the left, of a scalar.
  Value sub(double a, Value b) { return sub(number(a), b); }
  Value div(double a, Value b) { return div(number(a), b); }
  Value pow(double a, Value b) { return pow(number(a), b); }

  Value sqrt(Value a) { return make<stablehlo::SqrtOp>({a}); }
  Value rsqrt(Value a) { return make<stablehlo::RsqrtOp>({a}); }
  /// -1, 0 or 1.
  Value sign(Value a) { return make<stablehlo::SignOp>({a}); }
  Value cos(Value a) { return make<stablehlo::CosineOp>({a}); }
  Value clamp(double low, Value a, double high);
  /// `a <= b ? then : otherwise`, of scalars.
  Value selectIfAtMost(Value a, double b, Value then, Value otherwise);

  /// A vector of scalars of one type; of one, itself.
  Value join(mlir::ValueRange scalars);
  /// The sum of all elements, a scalar of the operand's element type.
  Value sum(Value a);
  /// What ranks with parts have summed, added up over them.
  Value addUp(Value sum);
  /// The root of the sum of all squares, an f64 scalar.
  Value norm(Value a);
  /// The mean along one dimension, which goes.
  Value mean(Value a, int64_t dimension);
  /// The shape of `like` from one that lacks `dimension`.
  Value broadcastAlong(Value a, Value like, int64_t dimension);

private:
  template <typename Op> Value binary(Value a, Value b) {
    return make<Op>({a, match(b, a)});
  }
  /// `b` in the type of `a`.
  Value match(Value b, Value a);
};

/// The type in which tensors of `type` are updated and summed: f64 for f64,
/// else f32.
mlir::RankedTensorType getComputeType(mlir::RankedTensorType type);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_ARITHMETIC_H

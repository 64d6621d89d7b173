//===- TensorArithmetic.h - StableHLO operations, tersely -------*- C++ -*-===//
//
// What the compiler writes StableHLO with. Each function makes one or a few
// operations at `builder`, with the location `loc`, and gives their result;
// what would change nothing makes none.
//
// Made by hand are: copies that keep the attributes of another operation, what
// is wanted as an operation and not as a value, what takes a pattern's
// operation's place (`replaceOpWithNewOp`), what is written before types are
// verified, and operations that one place alone writes, such as a barrier or a
// `case`. Collectives are in OverRanks.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_TENSORARITHMETIC_H
#define TRC_REWRITE_TENSORARITHMETIC_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/TypeUtilities.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <limits>

namespace trc {

class TensorArithmetic {
public:
  using Value = mlir::Value;
  using Dims = llvm::ArrayRef<int64_t>;
  using Direction = stablehlo::ComparisonDirection;
  using Comparison = stablehlo::ComparisonType;

  TensorArithmetic(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::OpBuilder &builder;
  mlir::Location loc;

  /// An elementwise operation whose result has the type of its first operand.
  template <typename Op> Value make(mlir::ValueRange operands) {
    return Op::create(builder, loc, mlir::TypeRange(operands[0].getType()),
                      operands)
        ->getResult(0);
  }

  /// A tensor of a type, or of the type of `like`, filled with `number`.
  Value fill(mlir::RankedTensorType type, double number);
  Value fill(Value like, double number);
  Value zeros(mlir::Type type);
  /// Counts along a dimension.
  Value iota(mlir::RankedTensorType type, int64_t dim);

  Value add(Value a, Value b) { return make<stablehlo::AddOp>({a, b}); }
  Value sub(Value a, Value b) { return make<stablehlo::SubtractOp>({a, b}); }
  Value mul(Value a, Value b) { return make<stablehlo::MulOp>({a, b}); }
  Value div(Value a, Value b) { return make<stablehlo::DivOp>({a, b}); }
  Value neg(Value a) { return make<stablehlo::NegOp>({a}); }
  Value add(Value a, double b) { return add(a, fill(a, b)); }
  Value mul(Value a, double b) { return mul(a, fill(a, b)); }
  /// a - b
  Value sub(double a, Value b) { return sub(fill(b, a), b); }

  /// A program shows the `type` of a comparison where one is given; it follows
  /// from the elements, except for TOTALORDER.
  Value compare(Value a, Direction direction, Value b,
                Comparison type = Comparison::NOTYPE);
  /// Whether elements are neither infinite nor NaN.
  Value isFinite(Value a);
  Value select(Value predicate, Value a, Value b);
  /// `a` where `predicate` holds, else zero.
  Value keepIf(Value predicate, Value a);
  /// Zero where `predicate` holds, else `a`.
  Value dropIf(Value predicate, Value a);
  /// Bounds are of the type of `a`, or scalars.
  Value clamp(Value low, Value a, Value high);

  Value convert(Value a, mlir::Type elementType);
  /// The bits of `a` as elements of a type of the same width.
  Value bitcast(Value a, mlir::Type elementType);
  Value reshape(Value a, Dims shape);
  Value transpose(Value a, Dims permutation);
  /// Dimension i of `a` is dimension `dims[i]` of the result.
  Value broadcast(Value a, Dims shape, Dims dims);
  Value slice(Value a, Dims starts, Dims limits, Dims strides);
  /// `count` from `first` on of one dimension.
  Value take(Value a, int64_t dim, int64_t first, int64_t count);
  /// `sizes` elements from places on that are scalars, brought inside of `a`.
  Value slice(Value a, mlir::ValueRange starts, Dims sizes);
  /// `count` from the place `first` on of one dimension.
  Value take(Value a, int64_t dim, Value first, int64_t count);
  /// `a` with `part` written over what lies from these places on.
  Value put(Value a, Value part, mlir::ValueRange starts);
  /// The same from the place `first` on of one dimension.
  Value put(Value a, Value part, int64_t dim, Value first);
  /// The rows of a matrix that numbers of any shape say, brought inside of it.
  Value takeRows(Value matrix, Value rows);
  Value padZeros(Value a, Dims low, Dims high, Dims interior);
  Value concatenate(mlir::ValueRange parts, int64_t dim);
  /// Sum, product and maximum over dimensions, which disappear.
  Value sum(Value a, Dims dims) { return reduce<stablehlo::AddOp>(a, dims, 0); }
  Value product(Value a, Dims dims) {
    return reduce<stablehlo::MulOp>(a, dims, 1);
  }
  Value maximum(Value a, Dims dims) {
    return reduce<stablehlo::MaxOp>(a, dims,
                                    -std::numeric_limits<double>::infinity());
  }

  /// Dimensions of the batch, then the others of `a`, then those of `b`.
  Value dot(Value a, Value b, stablehlo::DotDimensionNumbersAttr numbers,
            mlir::ArrayAttr precision = {});

  /// What is carried behind a loop of `trips` trips, each of which is given its
  /// number, an i32 that is carried first, and what the one before made of
  /// `starts`.
  using Trip = llvm::function_ref<llvm::SmallVector<Value>(
      Value number, mlir::ValueRange carried)>;
  stablehlo::WhileOp repeat(int64_t trips, mlir::ValueRange starts, Trip trip);

  /// Fills a region of two scalars that returns `Op` of them.
  template <typename Op> void makeCombiner(mlir::Region &region, Value like) {
    mlir::OpBuilder::InsertionGuard guard(builder);
    auto scalar = mlir::RankedTensorType::get(
        {}, mlir::getElementTypeOrSelf(like.getType()));
    mlir::Block *block = builder.createBlock(&region, region.end(),
                                             {scalar, scalar}, {loc, loc});
    Value both = make<Op>({block->getArgument(0), block->getArgument(1)});
    stablehlo::ReturnOp::create(builder, loc, both);
  }

private:
  template <typename Op> Value reduce(Value a, Dims dims, double neutral) {
    if (dims.empty())
      return a;
    auto [type, init] = getReduced(a, dims, neutral);
    auto op = stablehlo::ReduceOp::create(
        builder, loc, mlir::TypeRange(type), mlir::ValueRange(a),
        mlir::ValueRange(init), builder.getDenseI64ArrayAttr(dims));
    makeCombiner<Op>(op.getBody(), a);
    return op->getResult(0);
  }
  std::pair<mlir::Type, Value> getReduced(Value a, Dims dims, double neutral);
  llvm::SmallVector<Value> placeAlong(Value a, int64_t dim, Value place);
};

/// The type in which sums of a type are kept: f64 for f64, else f32.
mlir::Type getSumType(mlir::Type element);

} // namespace trc

#endif // TRC_REWRITE_TENSORARITHMETIC_H

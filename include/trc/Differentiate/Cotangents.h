//===- Cotangents.h - the gradients of values, as they add up ---*- C++ -*-===//
//
// The cotangent of a value is the gradient of the loss by it. The operations of
// a block are visited last to first; by then everything that reads a result has
// given its share:
//
//     y = f(x)          of(y)  = sum of what readers of y gave
//     rule of f:        give(x, of(y) * f'(x))
//
// Shares are added in the order in which they come, which is the program's
// order, backwards. Nothing is known to be zero by value: a value without any
// share has the cotangent null, and no zeros are made for it.
//
// Two forms of sums are kept cheap. What comes from slices waits as pieces, and
// becomes one concatenation if the slices lie side by side (q, k and v of one
// product, say). And an operation that can add to a tensor in place reads
// `of(x)` and puts the sum back (`replace`): rows of an embedding, slices of
// stacked weights in a loop, products with `plus`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIFFERENTIATE_COTANGENTS_H
#define TRC_DIFFERENTIATE_COTANGENTS_H

#include "trc/Differentiate/Activity.h"
#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

/// What was done, for statistics, and what may still be.
struct DifferentiationCounts {
  int64_t rules = 0, inPlace = 0, loops = 0, joinedHeads = 0;
  /// Bytes that loops may still keep of what is costly to compute again.
  int64_t loopBytes = 0;
  /// Of a number that a product makes, where its type is f32 here.
  int64_t productBits = 32;
  /// Say what a loop keeps of it.
  bool remarks = false;
};

class Cotangents : public TensorArithmetic {
public:
  Cotangents(mlir::OpBuilder &builder, mlir::Location loc,
             const Activity &activity, DifferentiationCounts &counts)
      : TensorArithmetic(builder, loc), counts(counts), activity(activity) {}

  /// Whether the cotangent of `value` is asked for.
  bool wants(Value value) const { return activity.contains(value); }
  /// Whether `value` has been given a share.
  bool has(Value value) const { return entries.contains(value); }

  /// The sum of the shares so far, or null.
  Value of(Value value);
  template <typename Op>
    requires std::is_base_of_v<mlir::OpState, Op>
  Value of(Op op) {
    return of(Value(op->getResult(0)));
  }
  /// The same, zeros if there are none.
  Value orZeros(Value value);

  /// Adds a share. Shares of values that are not wanted are dropped.
  void give(Value value, Value share);
  /// Adds a share of those elements that a slice of `value` takes.
  void giveSlice(Value value, Value share, Dims starts, Dims limits,
                 Dims strides);
  /// Puts `sum` in the place of all shares so far, which it contains.
  void replace(Value value, Value sum);

  /// Visits operations of one block, given in the block's order.
  llvm::LogicalResult backpropagate(llvm::ArrayRef<mlir::Operation *> ops);

  const Activity &getActivity() const { return activity; }
  DifferentiationCounts &counts;

private:
  struct Piece {
    Value share;
    llvm::SmallVector<int64_t> starts, limits, strides;
  };
  struct Entry {
    Value sum;
    llvm::SmallVector<Piece> pieces;
  };
  Value join(mlir::RankedTensorType type, llvm::ArrayRef<Piece> pieces);
  Value pad(mlir::RankedTensorType type, const Piece &piece);

  const Activity &activity;
  llvm::DenseMap<mlir::Value, Entry> entries;
};

/// The location of what a rule makes: that of the operation, and the word
/// `gradient`. Reports look through it, and find the layer.
mlir::Location getGradientLoc(mlir::Location loc);

} // namespace trc

#endif // TRC_DIFFERENTIATE_COTANGENTS_H

//===- AttentionDropout.h - which weights are kept --------------*- C++ -*-===//
//
// What `trc.attention` can say about dropout: a weight is kept where its random
// bits, 32 or fewer, are below a number. It is read from a comparison
//
//   bits < number       of the bits of rng_bit_generator (THREE_FRY), or
//   bits < number       of those of trc.random_bits, in tiles, or
//   bits < number       of those of jax.random (KeyedBits.h),
//   uniform < number    where `uniform` is made of the latter, 23 of them, as
//                       jax.random.bernoulli does
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_ATTENTIONDROPOUT_H
#define TRC_LIB_RAISE_ATTENTIONDROPOUT_H

#include "AttentionMask.h"
#include "KeyedBits.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

namespace trc {

struct AttentionDropout {
  /// The state of rng_bit_generator or of trc.random_bits, or else a key.
  mlir::Value state;
  int64_t width = 32; ///< bits of a weight
  KeyedBits bits;
  llvm::ArrayRef<int64_t> shape; ///< of the mask
  uint64_t below = 0;
  /// How far apart the bits of neighbouring batches, heads, queries and keys
  /// are, if the mask does not have this order.
  llvm::SmallVector<int64_t> strides;

  bool operator==(const AttentionDropout &other) const {
    return state == other.state && width == other.width && bits == other.bits &&
           below == other.below && strides == other.strides;
  }

  /// None, and the reason, if the comparison is not such a one.
  static std::optional<AttentionDropout> read(stablehlo::CompareOp compare,
                                              std::string &reason);

  /// Takes in that the dimensions of the mask have these axes; false, and the
  /// reason, if the operation cannot say it.
  bool order(const AxisMap &map, const ScoreAxes &axes, std::string &reason);

  /// The values that `build` reads.
  llvm::SmallVector<mlir::Value> sources() const;
  /// The operand `random` of the operation.
  mlir::Value build(mlir::OpBuilder &builder, mlir::Location loc) const {
    return state ? state : bits.buildKey(builder, loc);
  }
};

} // namespace trc

#endif // TRC_LIB_RAISE_ATTENTIONDROPOUT_H

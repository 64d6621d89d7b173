//===- BlockCode.h - moments in 8 bits beside a scale by block --*- C++ -*-===//
//
// A block of numbers is kept as one byte each and the least power of two that
// none of them exceeds (after Dettmers, Lewis, Shleifer and Zettlemoyer, "8-bit
// Optimizers via Block-wise Quantization", 2022). A byte is a small float of
// the number's share r of that scale, 0 <= |r| <= 1, with steps of an eighth of
// its binade, so that numbers far below the block's largest keep their digits:
//
//   signed    sign, 4 bits of exponent, 3 of fraction; below 2^-14 even steps
//             of 2^-17, zero among them
//   squares   5 bits of exponent, 3 of fraction, down to 2^-31
//
// A mean of squares is what an update is divided by the root of, so its least
// number is not zero unless the whole block is (Li, Chen and Zhu, "Memory
// Efficient Optimizers with 4-bit States", 2023). The numbers are rounded by
// the words they are given, unbiased but for squares below the least one.
//
// All of it is arithmetic of integers and of powers of two, hence the same bits
// on every target; what was decoded is encoded to itself. A block with a number
// that is not finite, or above 2^126, becomes one of infinities and NaNs; one
// below 2^-100 becomes zeros.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_BLOCKCODE_H
#define TRC_LIB_PRECISION_BLOCKCODE_H

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

class BlockCode {
public:
  explicit BlockCode(bool squares) : squares(squares) {}

  struct Blocks {
    mlir::Value codes;  ///< ui8, [blocks, numbers of each]
    mlir::Value scales; ///< f32, [blocks]
  };
  /// `numbers` is f32, [blocks, numbers of each]; of `words`, ui32 of this
  /// shape, the lower 20 bits decide what is rounded up, the others are zero.
  Blocks encode(TensorArithmetic &math, mlir::Value numbers,
                mlir::Value words) const;
  mlir::Value decode(TensorArithmetic &math, Blocks blocks) const;

private:
  bool squares;
};

/// Numbers of a block of a tensor of this shape: whole last dimensions and a
/// part of the one before them, at most 256.
int64_t blockSize(llvm::ArrayRef<int64_t> shape);

} // namespace trc

#endif // TRC_LIB_PRECISION_BLOCKCODE_H

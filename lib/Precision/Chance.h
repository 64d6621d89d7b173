//===- Chance.h - random words that round state -----------------*- C++ -*-===//
//
// An update smaller than half a unit of a narrow type is lost by rounding to
// the nearest, again in each step. Rounded up with a probability of the part
// that is cut off, the mean of many steps is right (Gupta and others, "Deep
// Learning with Limited Numerical Precision", 2015). The words are a hash of
// the element's number, the tensor's and the counter of steps: the same in
// every run, whatever the order and the threads, and part of the kernel that
// updates.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_CHANCE_H
#define TRC_LIB_PRECISION_CHANCE_H

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

class Chance {
public:
  /// Draws anew whenever `counter`, an integer, changes.
  explicit Chance(mlir::Value counter) : counter(counter) {}

  /// 32 random bits for each element of a tensor of this shape; `tensor` tells
  /// the bits of tensors apart. Of a rank's part (Dialect/Trc/StatePart.h)
  /// those that its elements have in the whole.
  mlir::Value words(TensorArithmetic &math, llvm::ArrayRef<int64_t> shape,
                    uint32_t tensor, bool isPart = false) const;

private:
  mlir::Value counter;
};

/// Operations on words, ui32.
mlir::Value shiftRight(TensorArithmetic &math, mlir::Value a, uint32_t bits);
mlir::Value mask(TensorArithmetic &math, mlir::Value a, uint32_t bits);
/// The bits of f32 as words, and back.
mlir::Value bitsOf(TensorArithmetic &math, mlir::Value a);
mlir::Value floatOf(TensorArithmetic &math, mlir::Value a);

} // namespace trc

#endif // TRC_LIB_PRECISION_CHANCE_H

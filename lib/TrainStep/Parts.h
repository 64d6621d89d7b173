//===- Parts.h - tensors dealt out over ranks -------------------*- C++ -*-===//
//
// With a sharded optimizer each rank updates its part of every parameter, and
// keeps the moments of that part alone:
//
//   gradient  ──reduce-scatter──>  part ─┐
//   parameter ──────own rows────>  part ─┴─update──>  part ──all-gather──>
//                                  moments of the part
//
// A part is a run of elements in row-major order, the same number on each rank:
// what is no multiple of the ranks is filled up with zeros, whose gradients are
// zero too. So no tensor has to be divisible, and none is left to one rank.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_PARTS_H
#define TRC_LIB_TRAINSTEP_PARTS_H

#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

class Parts {
public:
  explicit Parts(int64_t ranks) : ranks(ranks) {}

  /// Of a tensor of type `whole`: [n].
  mlir::RankedTensorType typeOf(mlir::RankedTensorType whole) const;
  /// This rank's part of what all ranks have alike.
  mlir::Value take(TensorArithmetic &math, mlir::Value whole) const;
  /// This rank's part of the sum over all ranks.
  mlir::Value addUp(TensorArithmetic &math, mlir::Value term) const;
  /// The whole of all ranks' parts.
  mlir::Value join(TensorArithmetic &math, mlir::Value part,
                   mlir::RankedTensorType whole) const;

private:
  /// [ranks, n], filled up with zeros.
  mlir::Value inRows(TensorArithmetic &math, mlir::Value whole) const;

  int64_t ranks;
};

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_PARTS_H

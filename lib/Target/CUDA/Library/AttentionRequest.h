//===- AttentionRequest.h - a call of attention, read -----------*- C++ -*-===//
//
// What a call of attention or of its gradient says, with the errors of one that
// is neither. Operands are known by their names, in any order:
//
//   trc.attention           query key value (mask) (bias) (random)
//                           -> result logsumexp (workspace)
//   trc.attention_gradient  query key value result logsumexp d_result
//                           (mask) (bias) (random)
//                           -> d_query d_key d_value workspace
//
// With `kept_by_forward` both have the same workspace, and forward leaves there
// which weights dropout keeps.
//
// Packed, query, key and value are one operand [B,T,3,H,D], and so are their
// gradients.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_ATTENTIONREQUEST_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_ATTENTIONREQUEST_H

#include "AttentionTiling.h"
#include "Library.h"

namespace trc::cuda {

/// Operands are numbers in the call's list, -1 where there is none.
struct AttentionOperands {
  int query = 0, key = 1, value = 2;
  int result, logsumexp, dResult = -1;
  int mask = -1, bias = -1, random = -1;
  int dQuery = -1, dKey = -1, dValue = -1, workspace = -1;
};

/// A call of attention or of its gradient that has been read and checked.
struct AttentionRequest {
  AttentionShape shape;
  AttentionOperands at;
  double scale, fill, keepScale;
  uint64_t keepBelow;
  bool keyed = false; ///< the generator is a key of jax.random, not a state
  /// Of a key: how far apart the bits of neighbouring b, h, t and s are.
  llvm::SmallVector<int64_t> randomStrides;
  /// From one batch, row, or head to the next, as in the device header.
  struct Strides {
    int64_t batch = 0, row = 0, head = 0;
  };
  Strides maskStrides, biasStrides;

  /// Fails with an error where the call is not one of attention.
  static mlir::FailureOr<AttentionRequest> read(const LibraryRequest &request,
                                                bool gradient);

  /// Query, key and value are parts of one operand, [B,T,3,H,D].
  bool isPacked = false;

private:
  mlir::LogicalResult findOperands(const LibraryRequest &request,
                                   bool gradient);
  mlir::LogicalResult checkShapes(const LibraryRequest &request,
                                  bool gradient) const;
  static Strides readStrides(const LibraryRequest &request, int operand);
};

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_ATTENTIONREQUEST_H

//===- CopyKernel.h - movement of elements between boxes --------*- C++ -*-===//
//
// All of data movement is copies between strided boxes: a part says how far
// each dimension steps in the source and in the target. Before text is written
// a part is simplified
//
//   dimensions of extent 1 go, neighbours that are one in both tensors merge;
//   elements become units of up to 16 bytes, where all strides allow it
//
// so that a slice of whole rows is the same text as a copy. A source that is
// read across (a transposition) goes through tiles in shared memory. Parts of
// one kernel must not write the same elements.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_COPYKERNEL_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_COPYKERNEL_H

#include "CallReader.h"

namespace trc::cuda {

struct CopyDimension {
  int64_t extent, from, to; ///< steps in elements
};

/// A start that is read at run time: clamp(value, 0, limit) * stride elements.
struct DynamicStart {
  unsigned operand;
  int64_t limit, stride;
};

struct CopyPart {
  unsigned source, target; ///< operands
  int64_t fromBase = 0, toBase = 0;
  llvm::SmallVector<CopyDimension> dimensions; ///< outermost first
  llvm::SmallVector<DynamicStart> fromStarts, toStarts;

  int64_t items() const;
};

/// `part` over the box `shape` with these steps.
CopyPart makePart(unsigned source, unsigned target,
                  llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> from,
                  llvm::ArrayRef<int64_t> to);
/// All `elements` of one operand to another.
CopyPart makeWhole(unsigned source, unsigned target, int64_t elements);

/// One kernel for all parts; none where there is nothing to move.
void emitCopies(const CallReader &call, llvm::StringRef name,
                llvm::ArrayRef<CopyPart> parts,
                llvm::SmallVectorImpl<GeneratedKernel> &kernels);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_COPYKERNEL_H

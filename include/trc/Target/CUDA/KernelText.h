//===- KernelText.h - loop form to CUDA C++ ---------------------*- C++ -*-===//
//
// Writes a kernel in the loop form as one translation unit of CUDA C++ and says
// how it is launched. Equal kernels give equal text, whatever GPU is at hand.
//
// How loops become threads is decided first (`Mapping`):
//
//   lanes    a thread for `width` neighbouring elements of a work item: maps,
//            and sums over columns, where each column is summed by its thread
//   group    a warp or a block for a work item, whose vector loops the threads
//            share: reductions over rows
//   thread   a thread for a work item; what has no vector loops, or short ones
//
// Accesses that are contiguous and aligned are made 16 bytes at a time. A
// scratch buffer of which each thread reads only what it wrote is held in
// registers.
//
// Order of a vector loop's reduction: thread t of T accumulates the elements
// (c T + t) width + k, for c = 0, 1, .. and k < width, in that order; then
// threads are combined as trc/reduce.cuh says (`ReductionOrder`, in groups of
// a warp).
//
// Plain data in and out, no MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_KERNELTEXT_H
#define TRC_TARGET_CUDA_KERNELTEXT_H

#include "trc/Kernel/LoopForm.h"
#include "trc/Target/CUDA/Launch.h"

#include <string>
#include <vector>

namespace trc::cuda {

struct TextOptions {
  /// What every address of an operand is a multiple of, in bytes; operands
  /// beyond the list: 16.
  std::vector<int64_t> alignment;
  /// Threads of a block that kernels in one launch share; 0: as it suits this
  /// one.
  int64_t block = 0;
};

struct KernelText {
  std::string text;
  Launch launch;
  kernel::ReductionOrder order; ///< of the vector loops' reductions
  int64_t count = 0;     ///< of a member of a group: vectors of a flat map
  int64_t readAgain = 0; ///< bytes, of rows that are too long to be kept
};

/// The function is called "trc_" + the kernel's name and takes one pointer per
/// operand buffer, in order. Returns an empty string, or what does not fit. The
/// kernel must verify.
std::string writeKernel(const kernel::Kernel &kernel,
                        const TextOptions &options, KernelText &result);

/// A kernel without loops as a function of one thread,
///   __device__ __forceinline__ void NAME(const T0 *in0, .., R0 *out0, ..)
/// with a pointer to one element per operand. Wants trc/math.cuh before it.
std::string writeScalarFunction(const kernel::Kernel &kernel,
                                const std::string &name);

/// Element type in memory and as a register, as trc/types.cuh spells them.
const char *memoryTypeName(kernel::ElementType type);
const char *registerTypeName(kernel::ElementType type);

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_KERNELTEXT_H

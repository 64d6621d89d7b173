//===- Launch.h - how a kernel of a GPU is started --------------*- C++ -*-===//
//
// Plain data; `#plan.launch` and `Launch` of the artifact hold the same.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_LAUNCH_H
#define TRC_TARGET_CUDA_LAUNCH_H

#include <cstdint>

namespace trc::cuda {

struct Launch {
  int64_t grid[3] = {1, 1, 1};
  int64_t block = 1;  ///< threads of a block
  int64_t shared = 0; ///< bytes of dynamic shared memory of a block
  /// The one parameter is a table of the operands, in the GPU's memory.
  bool operandsInMemory = false;
};

/// Parameters of a kernel in a graph. Documented is more since CUDA 12.1, but
/// there are drivers that do not take it.
inline constexpr int64_t mostParameterBytes = 4096;

/// Multiprocessors that a launch should keep busy: those of an H100. Text does
/// not depend on the GPU at hand, so that equal programs give equal bytes.
inline constexpr int64_t multiprocessors = 132;

/// What blocks that run together may read again and find in the second-level
/// cache: 20 of the 25 MB on a side of an H100's, of the 20 of an A100's.
inline constexpr int64_t cacheBytes = 20'000'000;

/// Shared memory that a block may have on every GPU of capability 8.0 and later
/// (48 KiB of it static).
inline constexpr int64_t mostSharedBytes = 99 * 1024;

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_LAUNCH_H

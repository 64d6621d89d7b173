//===- GpuHere.h - the GPU of this machine, for a question ------*- C++ -*-===//
//
// The compiler needs no GPU. Where there is one with its library of matrix
// products, the library can be asked at compile time which algorithm a product
// should run with; tools decide whether that is done, and hand passes the
// identity of the GPU that they may ask.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_GPUHERE_H
#define TRC_TARGET_CUDA_GPUHERE_H

#include <memory>
#include <string>

namespace trc::cuda {

/// The first GPU, with its primary context current in this thread.
class GpuHere {
public:
  /// Null where no driver or no GPU answers.
  static std::unique_ptr<GpuHere> open();
  ~GpuHere();
  GpuHere(const GpuHere &) = delete;
  GpuHere &operator=(const GpuHere &) = delete;

  /// As the runtime says it: "NVIDIA H100, 132 multiprocessors".
  const std::string &description() const { return text; }

private:
  GpuHere() = default;
  std::string text;
  int device = 0;
  int (*popContext)(void **) = nullptr;
  int (*releaseContext)(int) = nullptr;
};

/// The GPU and the library's version, where both are there: what picks depend
/// on. Else empty.
std::string productLibraryHere();

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_GPUHERE_H

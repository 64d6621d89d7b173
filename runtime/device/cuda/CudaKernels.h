//===- CudaKernels.h - kernels of a program on a GPU ------------*- C++ -*-===//
//
// Of a kernel's images one is loaded: machine code made for this very GPU, else
// the newest for an older one of its generation, else PTX, which the driver
// compiles when it loads it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_CUDAKERNELS_H
#define TRC_RUNTIME_DEVICE_CUDA_CUDAKERNELS_H

#include "device/Device.h"
#include "device/cuda/Context.h"

#include <vector>

namespace trc::runtime::cuda {

/// The variant for a GPU of that compute capability, or null:
///   1. "sm_90a", for 9.0 alone: code that uses what only that GPU has,
///   2. "sm_86", "sm_80" on 8.6: same generation, not newer, the newest,
///   3. "compute_80" on 8.0 and all later ones, the newest.
const KernelVariant *chooseVariant(std::span<const KernelVariant> variants,
                                   int major, int minor);

class CudaKernels final : public KernelSet {
public:
  struct Kernel {
    std::string name;
    CUfunction function = nullptr; ///< null: a library kernel
    KernelLaunch launch;
  };

  static Result<std::unique_ptr<CudaKernels>>
  load(const std::shared_ptr<Context> &context,
       std::span<const KernelSource> sources, std::span<const std::byte> code);
  ~CudaKernels() override;

  const std::vector<Kernel> &all() const { return kernels; }

private:
  explicit CudaKernels(std::shared_ptr<Context> context)
      : context(std::move(context)) {}
  Result<CUmodule> module(const KernelVariant &variant,
                          std::span<const std::byte> code);

  std::shared_ptr<Context> context;
  std::vector<Kernel> kernels;
  struct Module {
    uint64_t offset;
    CUmodule module;
  };
  std::vector<Module> modules;
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_CUDAKERNELS_H

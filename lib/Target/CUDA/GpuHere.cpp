//===- GpuHere.cpp - the GPU of this machine, for a question --------------===//
//
// The driver is opened by name, and seven of its functions are used as cuda.h
// declares them.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/GpuHere.h"

#include "products/CublasLt.h"

#include <dlfcn.h>

namespace trc::cuda {

std::unique_ptr<GpuHere> GpuHere::open() {
  void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!driver)
    return nullptr;
  auto find = [&]<typename F>(F *&function, const char *name) {
    function = reinterpret_cast<F *>(dlsym(driver, name));
    return function != nullptr;
  };
  int (*init)(unsigned);
  int (*get)(int *, int);
  int (*nameOf)(char *, int, int);
  int (*attributeOf)(int *, int, int);
  int (*retain)(void **, int);
  int (*push)(void *);
  std::unique_ptr<GpuHere> gpu(new GpuHere);
  if (!find(init, "cuInit") || !find(get, "cuDeviceGet") ||
      !find(nameOf, "cuDeviceGetName") ||
      !find(attributeOf, "cuDeviceGetAttribute") ||
      !find(retain, "cuDevicePrimaryCtxRetain") ||
      !find(push, "cuCtxPushCurrent_v2") ||
      !find(gpu->popContext, "cuCtxPopCurrent_v2"))
    return nullptr;
  int (*release)(int) = nullptr;
  if (!find(release, "cuDevicePrimaryCtxRelease_v2"))
    return nullptr;
  constexpr int multiprocessorCount = 16;
  char name[128] = {};
  int processors = 0;
  void *context = nullptr;
  if (init(0) || get(&gpu->device, 0) ||
      nameOf(name, sizeof name - 1, gpu->device) ||
      attributeOf(&processors, multiprocessorCount, gpu->device) ||
      retain(&context, gpu->device))
    return nullptr;
  gpu->releaseContext = release;
  if (push(context)) {
    gpu->popContext = nullptr;
    return nullptr;
  }
  gpu->text = std::string(name) + ", " + std::to_string(processors) +
              " multiprocessors";
  return gpu;
}

GpuHere::~GpuHere() {
  if (!releaseContext)
    return;
  void *context = nullptr;
  if (popContext)
    popContext(&context);
  releaseContext(device);
}

std::string productLibraryHere() {
  std::unique_ptr<GpuHere> gpu = GpuHere::open();
  if (!gpu)
    return {};
  auto library = runtime::cublaslt::Library::open();
  if (library.failed())
    return {};
  return gpu->description() + "; cuBLASLt " +
         std::to_string((*library)->GetVersion());
}

} // namespace trc::cuda

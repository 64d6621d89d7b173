//===- CublasLt.cpp - cuBLASLt, opened at run time ------------------------===//

#include "products/CublasLt.h"

#include "products/Toolkits.h"

#include <dlfcn.h>
#include <mutex>

namespace trc::runtime::cublaslt {

Status Library::load() {
  void *library = nullptr;
  for (const char *folder : {"", "/usr/local/cuda/lib64/"})
    for (int toolkit : toolkitsToTry())
      if (!library)
        library = dlopen(text(folder, "libcublasLt.so.", toolkit).c_str(),
                         RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return failure(StatusCode::Unsupported,
                   "products of matrices on a GPU need cuBLASLt: no "
                   "libcublasLt.so.13 or .12 was found (CUDA toolkit, or the "
                   "package nvidia-cublas with LD_LIBRARY_PATH set)");
#define TRC_CUBLASLT_FIND(name, result, parameters)                            \
  this->name = reinterpret_cast<decltype(this->name)>(                         \
      dlsym(library, "cublasLt" #name));                                       \
  if (!this->name)                                                             \
    return failure(StatusCode::Unsupported, "libcublasLt.so has no function "  \
                                            "cublasLt" #name);
  TRC_CUBLASLT_FUNCTIONS(TRC_CUBLASLT_FIND)
#undef TRC_CUBLASLT_FIND
  return Status::success();
}

Result<const Library *> Library::open() {
  static std::mutex opening;
  static const Library *opened = nullptr;
  std::lock_guard<std::mutex> lock(opening);
  if (!opened) {
    auto library = std::make_unique<Library>();
    TRC_RETURN_IF_FAILED(library->load());
    opened = library.release();
  }
  return opened;
}

Status Library::failed(StatusValue status, std::string_view what) const {
  return failure(StatusCode::CallFailed, what, ": ", GetStatusName(status),
                 " (", GetStatusString(status), ")");
}

} // namespace trc::runtime::cublaslt

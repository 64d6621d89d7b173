//===- Driver.cpp - the CUDA driver, opened at run time -------------------===//
//
// See Driver.h. The library stays open: its threads outlive any device of ours.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Driver.h"

#include <dlfcn.h>
#include <mutex>

namespace trc::runtime::cuda {

Status Driver::load() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) // the one line that a machine without a GPU shows
    return failure(StatusCode::Unsupported,
                   "there is no CUDA driver on this machine (libcuda.so.1 "
                   "cannot be opened); use the device 'host'");
// NOLINTBEGIN(bugprone-macro-parentheses): types and names
#define TRC_CUDA_RESOLVE(name, parameters)                                     \
  this->name =                                                                 \
      reinterpret_cast<CUresult(*) parameters>(dlsym(library, #name));         \
  if (!this->name)                                                             \
    return failure(StatusCode::Unsupported,                                    \
                   "the CUDA driver is too old: it has no " #name              \
                   "; driver 530 (CUDA 12.1) or later is needed");
  TRC_CUDA_FUNCTIONS(TRC_CUDA_RESOLVE)
#undef TRC_CUDA_RESOLVE
  // NOLINTEND(bugprone-macro-parentheses)
  const CUresult started = cuInit(0);
  if (started == CUDA_ERROR_NO_DEVICE)
    return failure(StatusCode::Unsupported,
                   "the CUDA driver finds no GPU; use the device 'host'");
  TRC_RETURN_IF_FAILED(check(started, "the CUDA driver does not start"));
  TRC_RETURN_IF_FAILED(
      check(cuDriverGetVersion(&version), "the CUDA driver's version"));
  // Since then a kernel may have more than 4 KiB of parameters.
  constexpr int oldest = 12010;
  if (version < oldest)
    return failure(StatusCode::Unsupported,
                   "the CUDA driver is too old: it is "
                   "for CUDA ",
                   versionText(),
                   "; driver 530 (CUDA 12.1) or later is needed");
  return Status::success();
}

std::string Driver::versionText() const {
  return text(version / 1000, ".", version % 1000 / 10);
}

Result<const Driver *> Driver::open() {
  // A failure is kept as well: what is not there now does not appear later.
  static std::mutex opening;
  static Driver driver;
  static StatusCode code = StatusCode::Ok;
  static std::string message;
  static bool tried = false;
  std::lock_guard<std::mutex> guard(opening);
  if (!tried) {
    const Status status = driver.load();
    code = status.code();
    message = status.message();
    tried = true;
  }
  if (code != StatusCode::Ok)
    return Status::failure(code, message);
  return static_cast<const Driver *>(&driver);
}

std::string Driver::describe(CUresult result) const {
  const char *name = nullptr, *meaning = nullptr;
  if (cuGetErrorName(result, &name) != CUDA_SUCCESS || !name)
    return text("CUDA error ", result);
  if (cuGetErrorString(result, &meaning) != CUDA_SUCCESS || !meaning)
    return name;
  return text(name, " (", meaning, ")");
}

Status Driver::failed(CUresult result, std::string_view what) const {
  return failure(result == CUDA_ERROR_OUT_OF_MEMORY ? StatusCode::OutOfMemory
                                                    : StatusCode::CallFailed,
                 what, ": ", describe(result));
}

} // namespace trc::runtime::cuda

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
                   "; driver 525 (CUDA 12.0) or later is needed");
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
  constexpr int oldest = 12000;
  if (version < oldest)
    return failure(StatusCode::Unsupported,
                   "the CUDA driver is too old: it is "
                   "for CUDA ",
                   versionText(),
                   "; driver 525 (CUDA 12.0) or later is needed");
  return Status::success();
}

static std::string textOf(int version) {
  return text(version / 1000, ".", version % 1000 / 10);
}

std::string Driver::versionText() const { return textOf(version); }

/// "580 or later", the first driver of that CUDA (its release notes).
static std::string driverOf(int version) {
  struct Release {
    int version, driver;
  };
  constexpr Release releases[] = {{12000, 525}, {12010, 530}, {12020, 535},
                                  {12030, 545}, {12040, 550}, {12050, 555},
                                  {12060, 560}, {12080, 570}, {12090, 575},
                                  {13000, 580}, {13010, 590}};
  for (const Release &release : releases)
    if (release.version == version)
      return text("driver ", release.driver, " or later");
  return text("a driver for CUDA ", textOf(version), " or later");
}

Status Driver::takesCodeOf(uint32_t toolkit, bool ptx) const {
  const int made = static_cast<int>(toolkit);
  const int needed = ptx ? made : made / 1000 * 1000;
  if (version >= needed)
    return Status::success();
  return failure(StatusCode::Unsupported, ptx ? "PTX" : "machine code",
                 " of NVRTC ", textOf(made), " needs ", driverOf(needed),
                 ", this one is for CUDA ", versionText(),
                 ": install a newer driver, or compile the program with an "
                 "older NVRTC (docs/gpu.md)");
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

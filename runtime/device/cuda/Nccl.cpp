//===- Nccl.cpp - NCCL, opened at run time --------------------------------===//
//
// See Nccl.h. Algorithms that add up in switches or in the network are off
// unless the user has asked for them: which elements they combine in which
// order is not said.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Nccl.h"

#include <cstdlib>
#include <dlfcn.h>
#include <mutex>

namespace trc::runtime::cuda {

Status Nccl::load() {
  for (const char *variable : {"NCCL_NVLS_ENABLE", "NCCL_COLLNET_ENABLE"})
    setenv(variable, "0", /*overwrite=*/0);
  void *library = dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return failure(StatusCode::Unsupported,
                   "libnccl.so.2 was not found (NCCL, or the package "
                   "nvidia-nccl with LD_LIBRARY_PATH set)");
// NOLINTBEGIN(bugprone-macro-parentheses): types and names
#define TRC_NCCL_RESOLVE(result, name, parameters)                             \
  this->name = reinterpret_cast<result(*) parameters>(dlsym(library, #name));  \
  if (!this->name)                                                             \
    return failure(StatusCode::Unsupported,                                    \
                   "NCCL is older than 2.18: it has no " #name);
  TRC_NCCL_FUNCTIONS(TRC_NCCL_RESOLVE)
#undef TRC_NCCL_RESOLVE
  // NOLINTEND(bugprone-macro-parentheses)
  constexpr int oldest = 21800;
  if (ncclGetVersion(&version) != ncclSuccess)
    return failure(StatusCode::Unsupported, "NCCL does not say its version");
  if (version < oldest)
    return failure(StatusCode::Unsupported, "NCCL ", versionText(),
                   " is older than 2.18");
  return Status::success();
}

std::string Nccl::versionText() const {
  return text(version / 10000, ".", version / 100 % 100, ".", version % 100);
}

Result<const Nccl *> Nccl::open() {
  static std::mutex opening;
  static const Nccl *opened = nullptr;
  std::lock_guard<std::mutex> lock(opening);
  if (!opened) {
    auto library = std::make_unique<Nccl>();
    TRC_RETURN_IF_FAILED(library->load());
    opened = library.release();
  }
  return opened;
}

} // namespace trc::runtime::cuda

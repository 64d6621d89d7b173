//===- Architectures.cpp - the GPUs that a program is compiled for --------===//
//
// The driver is opened by name and asked for two things: its version, and the
// compute capability of GPU 0. Capabilities with features of their own are
// named with an `a`.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Architectures.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <dlfcn.h>

namespace trc::cuda {

std::vector<std::string> defaultArchitectures() { return {"sm_80", "sm_90a"}; }

std::vector<std::string> imagesFor(llvm::ArrayRef<std::string> asked) {
  std::vector<std::string> images =
      asked.empty() ? defaultArchitectures() : asked.vec();
  llvm::erase(images, portableArchitecture);
  images.push_back(portableArchitecture.str());
  return images;
}

bool haveGroupProducts(llvm::ArrayRef<std::string> asked) {
  return !asked.empty() &&
         llvm::all_of(asked, [](const auto &name) { return name == "sm_90a"; });
}

std::string checkArchitecture(llvm::StringRef name) {
  if (name == portableArchitecture)
    return "";
  llvm::StringRef number = name;
  unsigned capability = 0;
  bool named = number.consume_front("sm_");
  if (!number.consume_back("a"))
    number.consume_back("f");
  if (!named || number.getAsInteger(10, capability))
    return ("expected an architecture such as sm_90a, got '" + name + "'")
        .str();
  if (capability < 80)
    return ("expected sm_80 or later, got '" + name + "'").str();
  return "";
}

std::optional<std::string> architectureHere() {
  void *driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!driver)
    return std::nullopt;
  // As cuda.h declares them; 75 and 76 are the capability's two numbers.
  auto init = reinterpret_cast<int (*)(unsigned)>(dlsym(driver, "cuInit"));
  auto count =
      reinterpret_cast<int (*)(int *)>(dlsym(driver, "cuDeviceGetCount"));
  auto get = reinterpret_cast<int (*)(int *, int, int)>(
      dlsym(driver, "cuDeviceGetAttribute"));
  constexpr int majorAttribute = 75, minorAttribute = 76;
  auto ask =
      reinterpret_cast<int (*)(int *)>(dlsym(driver, "cuDriverGetVersion"));
  // What the runtime refuses as well (runtime/device/cuda).
  constexpr int oldestDriver = 12000, oldestGpu = 8;
  int devices = 0, version = 0, major = 0, minor = 0;
  if (!init || !count || !get || !ask || init(0) || ask(&version) ||
      version < oldestDriver || count(&devices) || devices == 0 ||
      get(&major, majorAttribute, 0) || get(&minor, minorAttribute, 0) ||
      major < oldestGpu)
    return std::nullopt;
  std::string name = "sm_" + std::to_string(10 * major + minor);
  bool hasOwnFeatures = major >= 9;
  return hasOwnFeatures ? name + "a" : name;
}

} // namespace trc::cuda

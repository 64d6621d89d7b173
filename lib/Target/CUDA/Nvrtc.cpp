//===- Nvrtc.cpp - CUDA C++ to machine code -------------------------------===//
//
// The library is never closed: it keeps threads and caches of its own.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Nvrtc.h"

#include "trc/Target/CUDA/DeviceHeaders.h"

#include "products/Toolkits.h"

#include <dlfcn.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <vector>

namespace trc::cuda {

// As nvrtc.h declares them.
struct Nvrtc::Library {
  using Program = void *;
  const char *(*getErrorString)(int) = nullptr;
  int (*createProgram)(Program *, const char *text, const char *name, int count,
                       const char *const *headers,
                       const char *const *names) = nullptr;
  int (*destroyProgram)(Program *) = nullptr;
  int (*compileProgram)(Program, int count,
                        const char *const *options) = nullptr;
  int (*getLogSize)(Program, size_t *) = nullptr;
  int (*getLog)(Program, char *) = nullptr;
  int (*getCubinSize)(Program, size_t *) = nullptr;
  int (*getCubin)(Program, char *) = nullptr;
  int (*getPtxSize)(Program, size_t *) = nullptr;
  int (*getPtx)(Program, char *) = nullptr;
  int (*version)(int *major, int *minor) = nullptr;
  int (*countArchitectures)(int *) = nullptr;
  int (*getArchitectures)(int *) = nullptr;

  /// Returns the name that is missing, or null.
  const char *bind(void *handle) {
    const char *missing = nullptr;
    auto get = [&](auto &function, const char *name) {
      void *symbol = dlsym(handle, name);
      if (!symbol)
        missing = name;
      function = reinterpret_cast<std::decay_t<decltype(function)>>(symbol);
    };
    get(getErrorString, "nvrtcGetErrorString");
    get(createProgram, "nvrtcCreateProgram");
    get(destroyProgram, "nvrtcDestroyProgram");
    get(compileProgram, "nvrtcCompileProgram");
    get(getLogSize, "nvrtcGetProgramLogSize");
    get(getLog, "nvrtcGetProgramLog");
    get(getCubinSize, "nvrtcGetCUBINSize");
    get(getCubin, "nvrtcGetCUBIN");
    get(getPtxSize, "nvrtcGetPTXSize");
    get(getPtx, "nvrtcGetPTX");
    get(version, "nvrtcVersion");
    get(countArchitectures, "nvrtcGetNumSupportedArchs");
    get(getArchitectures, "nvrtcGetSupportedArchs");
    return missing;
  }
};

Nvrtc::Nvrtc(std::unique_ptr<Library> library) : library(std::move(library)) {}
Nvrtc::~Nvrtc() = default;

int64_t Nvrtc::toolkit() const {
  int major = 0, minor = 0;
  library->version(&major, &minor);
  return 1000 * major + 10 * minor;
}

std::string Nvrtc::check(const std::string &architecture) const {
  int count = 0;
  library->countArchitectures(&count);
  std::vector<int> known(static_cast<size_t>(count));
  library->getArchitectures(known.data());
  // "sm_90a" and "compute_80".
  const long number = std::strtol(
      architecture.c_str() + architecture.find('_') + 1, nullptr, 10);
  if (known.empty() ||
      std::find(known.begin(), known.end(), number) != known.end())
    return "";
  const int64_t made = toolkit();
  return "NVRTC " + std::to_string(made / 1000) + "." +
         std::to_string(made % 1000 / 10) + " does not know " + architecture +
         ", but GPUs up to sm_" +
         std::to_string(*std::max_element(known.begin(), known.end())) +
         "; name a newer one with --nvrtc=PATH, or compile with "
         "--cuda-arch=sm_80: the driver of a later GPU takes its PTX";
}

/// Folder of the running program, or an empty string.
static std::string programFolder() {
  char path[4096];
  ssize_t size = readlink("/proc/self/exe", path, sizeof path);
  if (size <= 0)
    return "";
  std::string text(path, static_cast<size_t>(size));
  return text.substr(0, text.rfind('/'));
}

static void *openLibrary(const std::string &path, std::string &tried) {
  if (!path.empty()) {
    void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      tried = dlerror();
    return handle;
  }
  const std::string build = programFolder() + "/../../";
  const auto open = [&](int toolkit) -> void * {
    const std::string name = "libnvrtc.so." + std::to_string(toolkit);
    for (const std::string &folder :
         {std::string(), build + (toolkit == 12 ? "cuda-12/lib/" : "cuda/lib/"),
          std::string("/usr/local/cuda/lib64/")})
      if (void *handle = dlopen((folder + name).c_str(), RTLD_NOW | RTLD_LOCAL))
        return handle;
    return nullptr;
  };
  for (int toolkit : runtime::toolkitsToTry())
    if (void *handle = open(toolkit))
      return handle;
  tried = "there is no libnvrtc.so.13 or libnvrtc.so.12";
  return nullptr;
}

/// NVRTC looks for its second library by name only; one that lies beside it,
/// and that is open already, is found.
static void openBuiltins(void *handle) {
  auto version =
      reinterpret_cast<int (*)(int *, int *)>(dlsym(handle, "nvrtcVersion"));
  int major = 0, minor = 0;
  Dl_info place;
  if (!version || version(&major, &minor) ||
      !dladdr(reinterpret_cast<void *>(version), &place))
    return;
  std::string path = place.dli_fname;
  path = path.substr(0, path.rfind('/') + 1) + "libnvrtc-builtins.so." +
         std::to_string(major) + "." + std::to_string(minor);
  dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
}

std::unique_ptr<Nvrtc> Nvrtc::open(const std::string &path,
                                   std::string &fault) {
  std::string tried;
  void *handle = openLibrary(path, tried);
  if (!handle) {
    fault = "compiling for a GPU needs NVRTC: " + tried +
            "; install the CUDA toolkit, or run tools/setup/fetch-nvrtc.sh, or "
            "name the library with --nvrtc=PATH";
    return nullptr;
  }
  auto library = std::make_unique<Library>();
  if (const char *missing = library->bind(handle)) {
    fault = std::string("the NVRTC library has no ") + missing +
            "; version 12 or later is needed";
    return nullptr;
  }
  openBuiltins(handle);
  return std::unique_ptr<Nvrtc>(new Nvrtc(std::move(library)));
}

namespace {

/// A text made of what a pair of functions (size, bytes) gives.
template <typename Program, typename Size, typename Get>
std::string fetch(Program program, Size size, Get get) {
  size_t bytes = 0;
  if (size(program, &bytes) || bytes == 0)
    return "";
  std::string text(bytes, '\0');
  get(program, text.data());
  return text;
}

} // namespace

std::string Nvrtc::compile(const std::string &text, const std::string &name,
                           const std::string &architecture,
                           CompiledText &result) const {
  std::vector<const char *> headers, names;
  for (const KernelHeader &header : deviceHeaders()) {
    headers.push_back(header.text);
    names.push_back(header.name);
  }
  Library::Program program = nullptr;
  if (int code = library->createProgram(
          &program, text.c_str(), (name + ".cu").c_str(),
          static_cast<int>(headers.size()), headers.data(), names.data()))
    return library->getErrorString(code);
  bool isCubin = architecture.starts_with("sm_");
  std::string target = "--gpu-architecture=" + architecture;
  std::vector<const char *> options = {target.c_str(), "--std=c++17",
                                       "-default-device", "--fmad=false"};
  if (isCubin)
    options.push_back("--ptxas-options=-v");
  std::string log;
  auto compile = [&](CompiledText &result) {
    int code = library->compileProgram(
        program, static_cast<int>(options.size()), options.data());
    log = fetch(program, library->getLogSize, library->getLog);
    if (!code && isCubin) {
      result.image = fetch(program, library->getCubinSize, library->getCubin);
      result.assembledFrom =
          fetch(program, library->getPtxSize, library->getPtx);
      result.resources = parseAssemblerLog(log);
    } else if (!code) {
      result.image = fetch(program, library->getPtxSize, library->getPtx);
    }
    return code;
  };
  int code = compile(result);
  // Left to itself, ptxas may spill a little to make room for more blocks. One
  // block has to fit; a number in the text still comes first.
  const auto spills = [](const CompiledText &text) {
    return text.resources.size() == 1 ? text.resources.begin()->second.spills
                                      : 0;
  };
  if (!code && spills(result) > 0) {
    options.push_back("--ptxas-options=--minnctapersm=1");
    CompiledText other;
    code = compile(other);
    if (!code && spills(other) < spills(result))
      result = std::move(other);
  }
  library->destroyProgram(&program);
  if (code)
    return std::string(library->getErrorString(code)) + "\n" + log.c_str();
  return "";
}

/// The number that stands before `words`, summed over where they occur.
static int64_t numberBefore(const std::string &log, const std::string &words) {
  int64_t sum = 0;
  for (size_t at = log.find(words); at != std::string::npos;
       at = log.find(words, at + 1)) {
    size_t begin = at;
    while (begin > 0 &&
           std::isdigit(static_cast<unsigned char>(log[begin - 1])))
      --begin;
    if (begin < at)
      sum += std::stoll(log.substr(begin, at - begin));
  }
  return sum;
}

std::map<std::string, Resources> parseAssemblerLog(const std::string &log) {
  static constexpr std::string_view begin = "Compiling entry function '";
  std::map<std::string, Resources> result;
  for (size_t at = log.find(begin); at != std::string::npos;) {
    at += begin.size();
    const std::string name = log.substr(at, log.find('\'', at) - at);
    const size_t next = log.find(begin, at);
    const std::string part = log.substr(at, next - at);
    result[name] = {numberBefore(part, " registers"),
                    numberBefore(part, " bytes smem"),
                    numberBefore(part, " bytes stack frame"),
                    numberBefore(part, " bytes spill stores") +
                        numberBefore(part, " bytes spill loads")};
    at = next;
  }
  return result;
}

} // namespace trc::cuda

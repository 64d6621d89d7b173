//===- ModuleApi.cpp - modules, functions, launches -----------------------===//

#include "Api.h"
#include "Device.h"
#include "Image.h"

#include "../Runtime/Grid.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <map>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

using namespace trc::simt;

namespace {

struct LoadedModule;

struct Function {
  const LoadedModule *module = nullptr; ///< that owns it
  std::string name;
  const SimtKernel *kernel = nullptr;
  unsigned maxDynamicShared = 49152;
  bool loaded = false; ///< by a first launch

  /// At most. ptxas keeps to what the threads of __launch_bounds__ leave, and
  /// otherwise to nothing but what a thread may have.
  int registers() const {
    constexpr int mostOfThread = 255, ofBlock = 65536;
    if (!kernel->max_threads)
      return mostOfThread;
    return std::min<int>(mostOfThread, ofBlock / kernel->max_threads / 8 * 8);
  }
};

struct LoadedModule {
  Module image;
  unsigned staticShared = 0;
  std::map<std::string, std::unique_ptr<Function>> functions;
  int file = -1;

  ~LoadedModule() {
    if (image.handle)
      dlclose(image.handle);
    if (file >= 0)
      close(file);
  }
};

std::map<void *, std::shared_ptr<LoadedModule>> modules;

/// The length of an ELF file in memory, or 0 where it is none of this machine.
size_t elfBytes(const void *image) {
  const auto *header = static_cast<const ElfW(Ehdr) *>(image);
  if (std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 ||
      header->e_machine != EM_X86_64)
    return 0;
  return header->e_shoff + size_t(header->e_shnum) * header->e_shentsize;
}

/// Whether a device of this capability runs an image for the architecture:
/// sm_XY runs on the same major and from its minor on, sm_XYa on the very
/// device, compute_XY on it and all later ones.
bool runsOn(const char *architecture, int capability) {
  const char *digits = std::strchr(architecture, '_');
  if (!digits)
    return false;
  char *rest;
  const int wanted = std::strtol(digits + 1, &rest, 10);
  if (*rest == 'a')
    return wanted == capability;
  if (architecture[0] == 'c')
    return capability >= wanted;
  return wanted / 10 == capability / 10 && capability >= wanted;
}

Result refuse(Result result, const std::string &why) {
  std::fprintf(stderr, "trc-simt: %s\n", why.c_str());
  return result;
}

Result load(const void *image, std::shared_ptr<LoadedModule> &made) {
  const size_t bytes = elfBytes(image);
  if (!bytes) {
    const auto *elf = static_cast<const char *>(image);
    if (std::memcmp(elf, ELFMAG, SELFMAG) == 0)
      return refuse(NoBinaryForGpu,
                    "the module is a cubin of the true NVRTC; compile with "
                    "the stand-in's");
    return std::memcmp(elf, "//", 2) == 0 || elf[0] == '.' || elf[0] == '\n'
               ? refuse(InvalidPtx, "the module is PTX of the true NVRTC")
               : InvalidImage;
  }
  made = std::make_shared<LoadedModule>();
  // The file stays open: line tables are read through it, and glibc would take
  // another module with the same path for this one.
  made->file = memfd_create("trc-simt", MFD_CLOEXEC);
  if (made->file < 0 ||
      write(made->file, image, bytes) != static_cast<ssize_t>(bytes))
    return OutOfMemory;
  made->image.path =
      "/proc/" + std::to_string(getpid()) + "/fd/" + std::to_string(made->file);
  made->image.handle = dlopen(made->image.path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!made->image.handle)
    return refuse(InvalidImage, dlerror());
  const auto *tag =
      static_cast<const ImageTag *>(dlsym(made->image.handle, "simt_image"));
  if (!tag || std::strcmp(tag->mark, ImageTag::markText) != 0)
    return refuse(InvalidImage, "the module was not made by the stand-in");
  if (!runsOn(tag->architecture, deviceLimits().capability))
    return NoBinaryForGpu;
  const bool ptx = tag->architecture[0] == 'c';
  const int major = driverVersion() / 1000, minor = driverVersion() % 1000 / 10;
  if (tag->toolkitMajor > major ||
      (ptx && tag->toolkitMajor == major && tag->toolkitMinor > minor))
    return ptx ? UnsupportedPtxVersion : NoBinaryForGpu;
  if (checking() && tag->checked != '1')
    return refuse(InvalidImage,
                  "the module was compiled without "
                  "TRC_SIMT_CHECK=1, so nothing would be checked");
  link_map *map;
  dlinfo(made->image.handle, RTLD_DI_LINKMAP, static_cast<void *>(&map));
  // NOLINTNEXTLINE(performance-no-int-to-ptr)
  made->image.base = reinterpret_cast<const char *>(map->l_addr);
  const auto *header = reinterpret_cast<const ElfW(Ehdr) *>(made->image.base);
  const auto *segments =
      reinterpret_cast<const ElfW(Phdr) *>(made->image.base + header->e_phoff);
  for (int i = 0; i < header->e_phnum; ++i) {
    if (segments[i].p_type == PT_LOAD)
      made->image.end =
          std::max(made->image.end, made->image.base + segments[i].p_vaddr +
                                        segments[i].p_memsz);
    if (segments[i].p_type == PT_TLS)
      made->staticShared = segments[i].p_memsz - 232448;
  }
  return Success;
}

/// A copy of a kernel's arguments, made when it is launched.
struct Arguments {
  std::vector<std::byte> bytes;
  std::vector<void *> pointers;
  unsigned total = 0; ///< bytes, as the driver lays them out
};

/// What a kernel has the address of it may read; that it writes is not known.
std::vector<Touch> touchesOf(const Arguments &arguments,
                             const SimtKernel &kernel) {
  std::vector<Touch> touches;
  for (unsigned i = 0; i < kernel.parameter_count; ++i) {
    const std::byte *address = nullptr;
    if (kernel.parameters[i].bytes != sizeof address)
      continue;
    std::memcpy(&address, arguments.pointers[i], sizeof address);
    if (deviceMemory().owns(address))
      touches.push_back({address, 1, false, false});
  }
  return touches;
}

/// Offsets as the driver lays parameters out: each at its alignment.
std::vector<unsigned> offsetsOf(const SimtKernel &kernel, unsigned &total) {
  std::vector<unsigned> offsets;
  total = 0;
  for (unsigned i = 0; i < kernel.parameter_count; ++i) {
    const SimtParameter &p = kernel.parameters[i];
    total = (total + p.alignment - 1) / p.alignment * p.alignment;
    offsets.push_back(total);
    total += p.bytes;
  }
  return offsets;
}

Result copyArguments(const SimtKernel &kernel, void **parameters, void **extra,
                     Arguments &made) {
  const unsigned mostBytes = driverVersion() < 12010 ? 4096 : 32764;
  unsigned &total = made.total;
  const std::vector<unsigned> offsets = offsetsOf(kernel, total);
  if (total > mostBytes)
    return refuse(InvalidValue, "the kernel takes " + std::to_string(total) +
                                    " bytes of parameters, " +
                                    std::to_string(mostBytes) +
                                    " are the most");
  // The copy keeps the alignment of the widest parameter.
  made.bytes.resize(total + 64);
  // NOLINTNEXTLINE(performance-no-int-to-ptr)
  auto *start = reinterpret_cast<std::byte *>(
      (reinterpret_cast<uintptr_t>(made.bytes.data()) + 63) / 64 * 64);
  if (extra) {
    if (parameters)
      return InvalidValue;
    const void *buffer = nullptr;
    size_t bytes = 0;
    for (; *extra; extra += 2) {
      if (reinterpret_cast<uintptr_t>(*extra) == ParamBufferPointer)
        buffer = extra[1];
      else if (reinterpret_cast<uintptr_t>(*extra) == ParamBufferSize)
        bytes = *static_cast<size_t *>(extra[1]);
      else
        return InvalidValue;
    }
    if (bytes != total || (!buffer && total))
      return refuse(InvalidValue,
                    "the buffer of arguments has " + std::to_string(bytes) +
                        " bytes, the kernel takes " + std::to_string(total));
    std::memcpy(start, buffer, total);
  } else if (kernel.parameter_count) {
    if (!parameters)
      return InvalidValue;
    for (unsigned i = 0; i < kernel.parameter_count; ++i)
      std::memcpy(start + offsets[i], parameters[i],
                  kernel.parameters[i].bytes);
  }
  for (unsigned offset : offsets)
    made.pointers.push_back(start + offset);
  return Success;
}

} // namespace

//===-- Modules ----------------------------------------------------------===//

CUDA_API(cuModuleLoadData)(void **module, const void *image) {
  CUDA_ENTER;
  if (!image)
    return InvalidValue;
  std::shared_ptr<LoadedModule> made;
  if (const Result result = driver().beforeUnsafe())
    return result;
  if (const Result result = load(image, made))
    return result;
  *module = made.get();
  modules[made.get()] = std::move(made);
  return Success;
}

CUDA_API(cuModuleLoadDataEx)(void **module, const void *image, unsigned, int *,
                             void **) {
  return cuModuleLoadData(module, image);
}

CUDA_API(cuModuleUnload)(void *module) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  if (const Result result = driver().beforeUnsafe())
    return result;
  driver().finishAll();
  return modules.erase(module) ? Success : InvalidHandle;
}

CUDA_API(cuModuleGetFunction)(void **function, void *handle, const char *name) {
  CUDA_ENTER;
  auto it = modules.find(handle);
  if (it == modules.end())
    return InvalidHandle;
  LoadedModule &module = *it->second;
  std::unique_ptr<Function> &known = module.functions[name];
  if (!known) {
    const auto *kernel = static_cast<const SimtKernel *>(dlsym(
        module.image.handle, (std::string("simt_kernel_") + name).c_str()));
    if (!kernel) {
      module.functions.erase(name);
      return NotFound;
    }
    known = std::make_unique<Function>();
    known->module = &module;
    known->name = name;
    known->kernel = kernel;
    // Without being asked for, 48 KiB are there for both kinds.
    known->maxDynamicShared -=
        std::min(module.staticShared, known->maxDynamicShared);
  }
  *function = known.get();
  return Success;
}

//===-- Functions --------------------------------------------------------===//

CUDA_API(cuFuncGetAttribute)(int *value, FunctionAttribute attribute,
                             void *handle) {
  CUDA_ENTER;
  const auto *function = static_cast<Function *>(handle);
  switch (attribute) {
  case FunctionMaxThreads:
    *value =
        function->kernel->max_threads ? function->kernel->max_threads : 1024;
    return Success;
  case FunctionSharedBytes:
    *value = function->module->staticShared;
    return Success;
  case FunctionMaxDynamicShared:
    *value = function->maxDynamicShared;
    return Success;
  case FunctionRegisters:
    *value = function->registers();
    return Success;
  case FunctionPtxVersion:
  case FunctionBinaryVersion:
    *value = deviceLimits().capability;
    return Success;
  case FunctionConstBytes:
  case FunctionLocalBytes:
  case FunctionCarveout:
    *value = 0;
    return Success;
  }
  return InvalidValue;
}

CUDA_API(cuFuncSetAttribute)(void *handle, FunctionAttribute attribute,
                             int value) {
  CUDA_ENTER;
  auto *function = static_cast<Function *>(handle);
  if (attribute == FunctionCarveout)
    return Success;
  if (attribute != FunctionMaxDynamicShared || value < 0)
    return InvalidValue;
  if (value + int(function->module->staticShared) >
      deviceLimits().blockSharedOptin)
    return InvalidValue;
  function->maxDynamicShared = value;
  return Success;
}

CUDA_API(cuLaunchKernel)(void *handle, unsigned gridX, unsigned gridY,
                         unsigned gridZ, unsigned blockX, unsigned blockY,
                         unsigned blockZ, unsigned sharedBytes,
                         void *streamHandle, void **parameters, void **extra) {
  CUDA_ENTER;
  CUDA_STREAM(stream, streamHandle);
  auto *function = static_cast<Function *>(handle);
  if (!function)
    return InvalidHandle;
  const uint64_t threads = uint64_t(blockX) * blockY * blockZ;
  if (!gridX || !gridY || !gridZ || gridX > 0x7fffffffu || gridY > 65535 ||
      gridZ > 65535 || !threads || threads > 1024 || blockZ > 64)
    return InvalidValue;
  if (sharedBytes > function->maxDynamicShared)
    return refuse(InvalidValue, "'" + function->name + "' is launched with " +
                                    std::to_string(sharedBytes) +
                                    " bytes of dynamic shared memory, " +
                                    std::to_string(function->maxDynamicShared) +
                                    " are set (cuFuncSetAttribute)");
  const SimtKernel &kernel = *function->kernel;
  if (kernel.max_threads && threads > kernel.max_threads)
    return LaunchOutOfResources;
  if (threads * function->registers() > 65536)
    return refuse(LaunchOutOfResources,
                  "'" + function->name +
                      "' has no __launch_bounds__, so that " +
                      std::to_string(threads) +
                      " threads may want more registers than there are");
  if (stream->capture && !function->loaded && driverVersion() < 12030)
    return refuse(
        stream->capture->broken = CaptureUnsupported,
        "'" + function->name +
            "' would be loaded during a capture, which drivers before "
            "12.3 cannot do");
  function->loaded = true;
  auto arguments = std::make_shared<Arguments>();
  if (const Result result =
          copyArguments(kernel, parameters, extra, *arguments))
    return result;
  constexpr size_t mostInGraph = 4096;
  if (stream->capture && driverVersion() < 13000 &&
      arguments->total > mostInGraph)
    return refuse(InvalidValue, "'" + function->name + "' has " +
                                    std::to_string(arguments->total) +
                                    " bytes of parameters in a capture");
  auto launch = std::make_shared<Launch>();
  launch->name = function->name;
  launch->module = &function->module->image;
  launch->kernel = &kernel;
  launch->parameters = arguments->pointers.data();
  launch->grid = {gridX, gridY, gridZ};
  launch->block = {blockX, blockY, blockZ};
  launch->sharedBytes = sharedBytes;
  void *const context = currentContext();
  return driver().enqueue(*stream, {KernelNode,
                                    [launch, arguments, context] {
                                      if (hangs(context))
                                        return NotReady;
                                      return runGrid(*launch) ? Success
                                                              : LaunchFailed;
                                    },
                                    0, touchesOf(*arguments, kernel)});
}

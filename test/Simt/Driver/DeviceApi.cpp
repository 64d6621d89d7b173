//===- DeviceApi.cpp - the device, its context, names of errors -----------===//
//
// There is one device. TRC_SIMT_ARCH says which: 9.0 unless it is given. Its
// limits are those of the real devices of that compute capability.
//
//===----------------------------------------------------------------------===//

#include "Api.h"
#include "Device.h"
#include "StandIn.h"

#include "../Runtime/Grid.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <string>
#include <vector>

using namespace trc::simt;

namespace {

constexpr DeviceLimits knownDevices[] = {
    // capability, shared: block opt-in, multiprocessor; threads, blocks
    {75, 65536, 65536, 1024, 16},    {80, 166912, 167936, 2048, 32},
    {86, 101376, 102400, 1536, 16},  {89, 101376, 102400, 1536, 24},
    {90, 232448, 233472, 2048, 32},  {100, 232448, 233472, 2048, 32},
    {120, 101376, 102400, 1536, 24},
};

DeviceLimits chosenDevice() {
  int capability = 90;
  // "9.0", "90" or "sm_90"
  if (const char *value = std::getenv("TRC_SIMT_ARCH")) {
    capability = 0;
    for (; *value; ++value)
      if (*value >= '0' && *value <= '9')
        capability = capability * 10 + (*value - '0');
  }
  const DeviceLimits *known =
      std::find_if(std::begin(knownDevices), std::end(knownDevices),
                   [&](const auto &d) { return d.capability == capability; });
  if (known == std::end(knownDevices)) {
    std::fprintf(
        stderr,
        "trc-simt: TRC_SIMT_ARCH is none of 7.5, 8.0, 8.6, 8.9, 9.0, 10.0, "
        "12.0\n");
    std::exit(1);
  }
  return *known;
}

struct NamedResult {
  Result result;
  const char *name, *text;
};
constexpr NamedResult names[] = {
    {Success, "CUDA_SUCCESS", "no error"},
    {InvalidValue, "CUDA_ERROR_INVALID_VALUE", "invalid argument"},
    {OutOfMemory, "CUDA_ERROR_OUT_OF_MEMORY", "out of memory"},
    {NotInitialized, "CUDA_ERROR_NOT_INITIALIZED", "initialization error"},
    {InvalidDevice, "CUDA_ERROR_INVALID_DEVICE", "invalid device ordinal"},
    {InvalidImage, "CUDA_ERROR_INVALID_IMAGE",
     "device kernel image is invalid"},
    {InvalidContext, "CUDA_ERROR_INVALID_CONTEXT", "invalid device context"},
    {NoBinaryForGpu, "CUDA_ERROR_NO_BINARY_FOR_GPU",
     "no kernel image is available for execution on the device"},
    {InvalidPtx, "CUDA_ERROR_INVALID_PTX",
     "a PTX JIT compilation failed (the stand-in takes its own images only)"},
    {UnsupportedPtxVersion, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION",
     "the provided PTX was compiled with an unsupported toolchain."},
    {InvalidHandle, "CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"},
    {IllegalState, "CUDA_ERROR_ILLEGAL_STATE",
     "the operation cannot be performed in the present state"},
    {NotFound, "CUDA_ERROR_NOT_FOUND", "named symbol not found"},
    {NotReady, "CUDA_ERROR_NOT_READY", "device not ready"},
    {LaunchOutOfResources, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES",
     "too many resources requested for launch"},
    {LaunchFailed, "CUDA_ERROR_LAUNCH_FAILED",
     "unspecified launch failure (the stand-in reported it on stderr)"},
    {NotPermitted, "CUDA_ERROR_NOT_PERMITTED", "operation not permitted"},
    {NotSupported, "CUDA_ERROR_NOT_SUPPORTED", "operation not supported"},
    {CaptureUnsupported, "CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED",
     "operation not permitted when stream is capturing"},
    {CaptureInvalidated, "CUDA_ERROR_STREAM_CAPTURE_INVALIDATED",
     "operation failed due to a previous error during capture"},
    {CaptureMerge, "CUDA_ERROR_STREAM_CAPTURE_MERGE",
     "operation would result in a merge of separate capture sequences"},
    {CaptureUnmatched, "CUDA_ERROR_STREAM_CAPTURE_UNMATCHED",
     "capture was not ended in the same stream as it began"},
    {CaptureUnjoined, "CUDA_ERROR_STREAM_CAPTURE_UNJOINED",
     "capturing stream has unjoined work"},
    {CaptureIsolation, "CUDA_ERROR_STREAM_CAPTURE_ISOLATION",
     "dependency created on uncaptured work in another stream"},
    {CaptureWrongThread, "CUDA_ERROR_STREAM_CAPTURE_WRONG_THREAD",
     "attempted to terminate a thread-local capture sequence from another "
     "thread"},
    {GraphUpdateFailed, "CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE",
     "the graph update was not performed because it included changes which "
     "violated constraints specific to instantiated graph update"},
    {CaptureImplicit, "CUDA_ERROR_STREAM_CAPTURE_IMPLICIT",
     "operation would make the legacy stream depend on a capturing blocking "
     "stream"},
};

const NamedResult *named(Result result) {
  for (const NamedResult &n : names)
    if (n.result == result)
      return &n;
  return nullptr;
}

/// As many as TRC_SIMT_DEVICES says, one unless it is given; their addresses
/// are the contexts. They share one memory.
int contexts[8];
int deviceCount() {
  static const int count = [] {
    const char *text = std::getenv("TRC_SIMT_DEVICES");
    return std::clamp(text ? std::atoi(text) : 1, 1, int(std::size(contexts)));
  }();
  return count;
}
bool isDevice(int device) { return device >= 0 && device < deviceCount(); }
bool isContext(void *handle) {
  return handle >= contexts && handle < contexts + deviceCount();
}

/// The stack of the calling thread.
thread_local std::vector<void *> currentContexts;

int attributeOf(DeviceAttribute attribute) {
  const DeviceLimits &device = deviceLimits();
  switch (attribute) {
  case MaxThreadsPerBlock:
  case MaxBlockDimX:
  case MaxBlockDimY:
    return 1024;
  case MaxBlockDimZ:
    return 64;
  case MaxGridDimX:
    return 0x7fffffff;
  case MaxGridDimY:
  case MaxGridDimZ:
    return 65535;
  case MaxSharedPerBlock:
    return 49152;
  case WarpSize:
    return 32;
  case MaxRegistersPerBlock:
  case MaxRegistersPerMultiprocessor:
    return 65536;
  case ClockRate:
  case MemoryClockRate:
    return 1000000; // kHz
  case GlobalMemoryBusWidth:
    return 5120;
  case MultiprocessorCount:
    return 4; // few: a test's grid is to have more than one wave
  case ConcurrentKernels:
  case UnifiedAddressing:
    return 1;
  case L2CacheSize:
    return 1 << 25;
  case MaxThreadsPerMultiprocessor:
    return device.multiprocessorThreads;
  case AsyncEngineCount:
    return 2;
  case CapabilityMajor:
    return device.capability / 10;
  case CapabilityMinor:
    return device.capability % 10;
  case MaxSharedPerMultiprocessor:
    return device.multiprocessorShared;
  case MaxSharedPerBlockOptin:
    return device.blockSharedOptin;
  case MaxBlocksPerMultiprocessor:
    return device.multiprocessorBlocks;
  case ReservedSharedPerBlock:
    return 1024;
  case ManagedMemory:
  case MemoryPoolsSupported:
    return 0;
  }
  return -1;
}

} // namespace

bool trc::simt::contextIsCurrent() { return !currentContexts.empty(); }
void *trc::simt::currentContext() {
  return currentContexts.empty() ? nullptr : currentContexts.back();
}

int trc::simt::driverVersion() {
  const char *text = std::getenv("TRC_SIMT_DRIVER");
  int major = 13, minor = 0;
  if (text && std::sscanf(text, "%d.%d", &major, &minor) != 2) {
    std::fprintf(stderr, "trc-simt: TRC_SIMT_DRIVER is no version: 12.4\n");
    std::exit(1);
  }
  return 1000 * major + 10 * minor;
}

bool trc::simt::hangs(const void *context) {
  using Clock = std::chrono::steady_clock;
  struct Hang {
    int device = -1, launch = 0, seconds = 0;
  };
  static const Hang planned = [] {
    Hang hang;
    if (const char *text = std::getenv("TRC_SIMT_HANG"))
      if (std::sscanf(text, "device=%d,launch=%d,seconds=%d", &hang.device,
                      &hang.launch, &hang.seconds) != 3) {
        std::fprintf(stderr, "trc-simt: TRC_SIMT_HANG is no fault: "
                             "device=1,launch=5,seconds=4\n");
        std::exit(1);
      }
    return hang;
  }();
  if (!isDevice(planned.device) || context != contexts + planned.device)
    return false;
  static int launches = 0;
  static Clock::time_point end;
  if (launches < planned.launch && ++launches == planned.launch)
    end = Clock::now() + std::chrono::seconds(planned.seconds);
  return launches == planned.launch && Clock::now() < end;
}

const DeviceLimits &trc::simt::deviceLimits() {
  static const DeviceLimits limits = chosenDevice();
  return limits;
}

CUDA_API(cuInit)(unsigned flags) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  if (flags)
    return InvalidValue;
  deviceLimits();
  deviceMemory();
  installFaultHandler();
  driver().initialized = true;
  return Success;
}

CUDA_API(cuDriverGetVersion)(int *version) {
  *version = driverVersion();
  return Success;
}

//===-- Device -----------------------------------------------------------===//

CUDA_API(cuDeviceGetCount)(int *count) {
  CUDA_ENTER_DRIVER;
  *count = deviceCount();
  return Success;
}

CUDA_API(cuDeviceGet)(int *device, int ordinal) {
  CUDA_ENTER_DRIVER;
  if (!isDevice(ordinal))
    return InvalidDevice;
  *device = ordinal;
  return Success;
}

CUDA_API(cuDeviceGetName)(char *text, int capacity, int device) {
  CUDA_ENTER_DRIVER;
  if (!isDevice(device))
    return InvalidDevice;
  std::snprintf(text, capacity, "trc SIMT stand-in %d.%d",
                deviceLimits().capability / 10, deviceLimits().capability % 10);
  return Success;
}

CUDA_API(cuDeviceGetAttribute)(int *value, DeviceAttribute attribute,
                               int device) {
  CUDA_ENTER_DRIVER;
  if (!isDevice(device))
    return InvalidDevice;
  const int found = attributeOf(attribute);
  *value = std::max(found, 0);
  return found < 0 ? InvalidValue : Success;
}

CUDA_API(cuDeviceTotalMem_v2)(size_t *bytes, int device) {
  CUDA_ENTER_DRIVER;
  if (!isDevice(device))
    return InvalidDevice;
  *bytes = deviceMemory().capacity();
  return Success;
}

CUDA_API(cuDeviceGetUuid_v2)(char *uuid, int device) {
  CUDA_ENTER_DRIVER;
  if (!isDevice(device))
    return InvalidDevice;
  std::memcpy(uuid, "trc-simt-device", 16);
  uuid[15] = static_cast<char>('0' + device);
  return Success;
}

//===-- Context ----------------------------------------------------------===//

CUDA_API(cuDevicePrimaryCtxRetain)(void **made, int device) {
  CUDA_ENTER_DRIVER;
  if (!isDevice(device))
    return InvalidDevice;
  *made = &contexts[device];
  return Success;
}

CUDA_API(cuDevicePrimaryCtxRelease_v2)(int device) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  return isDevice(device) ? Success : InvalidDevice;
}

// A lost context is mended by a new one, as a reset does.
CUDA_API(cuDevicePrimaryCtxReset_v2)(int device) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  driver().reset();
  return isDevice(device) ? Success : InvalidDevice;
}

CUDA_API(cuCtxCreate_v2)(void **made, unsigned, int device) {
  const Result result = cuDevicePrimaryCtxRetain(made, device);
  if (result == Success)
    currentContexts.push_back(*made);
  return result;
}

CUDA_API(cuCtxDestroy_v2)(void *) { return Success; }

CUDA_API(cuCtxSetCurrent)(void *handle) {
  if (handle && !isContext(handle))
    return InvalidContext;
  if (!currentContexts.empty())
    currentContexts.pop_back();
  if (handle)
    currentContexts.push_back(handle);
  return Success;
}

CUDA_API(cuCtxPushCurrent_v2)(void *handle) {
  if (!isContext(handle))
    return InvalidContext;
  currentContexts.push_back(handle);
  return Success;
}

CUDA_API(cuCtxPopCurrent_v2)(void **popped) {
  if (currentContexts.empty())
    return InvalidContext;
  if (popped)
    *popped = currentContexts.back();
  currentContexts.pop_back();
  return Success;
}

CUDA_API(cuCtxGetCurrent)(void **current) {
  *current = currentContexts.empty() ? nullptr : currentContexts.back();
  return Success;
}

CUDA_API(cuCtxGetDevice)(int *device) {
  *device = contextIsCurrent()
                ? int(static_cast<int *>(currentContext()) - contexts)
                : -1;
  return contextIsCurrent() ? Success : InvalidContext;
}

CUDA_API(cuCtxSynchronize)() {
  CUDA_ENTER;
  if (const Result result = driver().beforeUnsafe())
    return result;
  return driver().finishAll();
}

//===-- Errors and entry points ------------------------------------------===//

CUDA_API(cuGetErrorName)(Result result, const char **text) {
  const NamedResult *found = named(result);
  *text = found ? found->name : nullptr;
  return found ? Success : InvalidValue;
}

CUDA_API(cuGetErrorString)(Result result, const char **text) {
  const NamedResult *found = named(result);
  *text = found ? found->text : nullptr;
  return found ? Success : InvalidValue;
}

CUDA_API(cuGetProcAddress_v2)(const char *symbol, void **function, int,
                              uint64_t, int *status) {
  // A plain name means the newest version of the function.
  static void *self = dlopen(TRC_SIMT_LIBRARY, RTLD_NOW | RTLD_NOLOAD);
  *function = nullptr;
  for (const char *suffix : {"_v4", "_v3", "_v2", ""})
    if (!*function)
      *function = dlsym(self, (std::string(symbol) + suffix).c_str());
  if (status)
    *status = *function ? 0 : 1;
  return *function ? Success : NotFound;
}

// The true NVRTC opens libcuda.so.1 and calls this without looking whether it
// is there.
CUDA_API(cuGetExportTable)(const void **table, const void *) {
  *table = nullptr;
  return NotFound;
}

//===-- For other stand-ins (StandIn.h) ----------------------------------===//

extern "C" __attribute__((visibility("default"))) int
trc_simt_host_access(const void *address, size_t bytes, int write,
                     const char *library) {
  std::string wrong;
  if (!deviceMemory().holds(address, bytes)) {
    wrong = std::string(write ? "write" : "read") + " of " +
            std::to_string(bytes) + " bytes " +
            deviceMemory().describe(address);
  } else if (write) {
    deviceMemory().noteWrite(address, bytes);
  } else if (Allocation *a = deviceMemory().find(address); a && a->shadow) {
    a->shadow->forCells(address, bytes, [&](const Cell &cell) {
      if (!cell.write && !cell.atomic)
        wrong = "read of unwritten global memory";
    });
  }
  if (wrong.empty())
    return 1;
  addFinding({wrong, {}, {}});
  reportFindings(library, Module());
  driver().sticky = LaunchFailed;
  return 0;
}

extern "C" __attribute__((visibility("default"))) int
trc_simt_holds(const void *address, size_t bytes) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  return deviceMemory().holds(address, bytes);
}

extern "C" __attribute__((visibility("default"))) int
trc_simt_in_flight(const void *address) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  return driver().isInExchange(address, 1);
}

extern "C" __attribute__((visibility("default"))) int trc_simt_device() {
  int device = -1;
  cuCtxGetDevice(&device);
  return device;
}

extern "C" __attribute__((visibility("default"))) void
trc_simt_report(const char *what, const char *library) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  report(std::string(library) + ": " + what);
}

extern "C" __attribute__((visibility("default"))) size_t
trc_simt_take_reports(char *text, size_t capacity) {
  const std::string reports = takeReports();
  if (text && capacity)
    std::snprintf(text, capacity, "%s", reports.c_str());
  return reports.size();
}

extern "C" __attribute__((visibility("default"))) int trc_simt_architecture() {
  return deviceLimits().capability;
}

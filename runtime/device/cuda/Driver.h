//===- Driver.h - the CUDA driver, opened at run time -----------*- C++ -*-===//
//
// The facts of the driver API that we use, and a table of its functions that is
// filled from libcuda.so.1 when the first device is asked for. So one build
// runs with and without a GPU, and building needs no CUDA toolkit. Names are
// the driver's own; a suffix such as _v2 is that of the symbol, because the
// names without it are older functions with other parameters.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_DRIVER_H
#define TRC_RUNTIME_DEVICE_CUDA_DRIVER_H

#include "base/Status.h"

#include <cstddef>
#include <cstdint>

namespace trc::runtime::cuda {

// Types. Handles are pointers to what only the driver knows.
using CUresult = int;
using CUdevice = int;
using CUdeviceptr = uint64_t;
using CUcontext = struct CUctx_st *;
using CUmodule = struct CUmod_st *;
using CUfunction = struct CUfunc_st *;
using CUstream = struct CUstream_st *;
using CUevent = struct CUevent_st *;
using CUgraph = struct CUgraph_st *;
using CUgraphNode = struct CUgraphNode_st *;
using CUgraphExec = struct CUgraphExec_st *;

struct CUuuid {
  unsigned char bytes[16];
};

struct CUgraphExecUpdateResultInfo {
  int result;
  CUgraphNode errorNode, errorFromNode;
};

// Values of its enums.
inline constexpr CUresult CUDA_SUCCESS = 0;
inline constexpr CUresult CUDA_ERROR_OUT_OF_MEMORY = 2;
inline constexpr CUresult CUDA_ERROR_NO_DEVICE = 100;
inline constexpr CUresult CUDA_ERROR_INVALID_IMAGE = 200;
inline constexpr CUresult CUDA_ERROR_NO_BINARY_FOR_GPU = 209;
inline constexpr CUresult CUDA_ERROR_INVALID_PTX = 218;
inline constexpr CUresult CUDA_ERROR_UNSUPPORTED_PTX_VERSION = 222;
inline constexpr CUresult CUDA_ERROR_NOT_FOUND = 500;
inline constexpr CUresult CUDA_ERROR_NOT_READY = 600;
inline constexpr CUresult CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE = 910;

inline constexpr int CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT = 16;
inline constexpr int CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR = 75;
inline constexpr int CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR = 76;
inline constexpr int CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES = 8;
inline constexpr unsigned CU_STREAM_NON_BLOCKING = 1;
/// The legacy default stream, by a handle that says so.
inline constexpr uintptr_t CU_STREAM_LEGACY = 1;
inline constexpr unsigned CU_EVENT_DISABLE_TIMING = 2;
inline constexpr int CU_STREAM_CAPTURE_MODE_THREAD_LOCAL = 1;
inline constexpr int CU_JIT_INFO_LOG_BUFFER = 3;
inline constexpr int CU_JIT_ERROR_LOG_BUFFER = 5;
inline constexpr int CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES = 6;
/// Keys of `extra` of cuLaunchKernel.
inline void *const CU_LAUNCH_PARAM_END = nullptr;
inline void *const CU_LAUNCH_PARAM_BUFFER_POINTER = reinterpret_cast<void *>(1);
inline void *const CU_LAUNCH_PARAM_BUFFER_SIZE = reinterpret_cast<void *>(2);

// The functions: symbol, parameters.
#define TRC_CUDA_FUNCTIONS(F)                                                  \
  F(cuInit, (unsigned flags))                                                  \
  F(cuDriverGetVersion, (int *version))                                        \
  F(cuGetErrorName, (CUresult error, const char **text))                       \
  F(cuGetErrorString, (CUresult error, const char **text))                     \
  F(cuDeviceGetCount, (int *count))                                            \
  F(cuDeviceGet, (CUdevice * device, int ordinal))                             \
  F(cuDeviceGetUuid_v2, (CUuuid * uuid, CUdevice device))                      \
  F(cuDeviceGetName, (char *name, int length, CUdevice device))                \
  F(cuDeviceGetAttribute, (int *value, int attribute, CUdevice device))        \
  F(cuDevicePrimaryCtxRetain, (CUcontext * context, CUdevice device))          \
  F(cuDevicePrimaryCtxRelease_v2, (CUdevice device))                           \
  F(cuCtxPushCurrent_v2, (CUcontext context))                                  \
  F(cuCtxPopCurrent_v2, (CUcontext * context))                                 \
  F(cuMemGetInfo_v2, (size_t *free, size_t *total))                            \
  F(cuMemAlloc_v2, (CUdeviceptr * memory, size_t bytes))                       \
  F(cuMemGetAddressRange_v2,                                                   \
    (CUdeviceptr * start, size_t *bytes, CUdeviceptr memory))                  \
  F(cuMemFree_v2, (CUdeviceptr memory))                                        \
  F(cuMemHostAlloc, (void **memory, size_t bytes, unsigned flags))             \
  F(cuMemFreeHost, (void *memory))                                             \
  F(cuMemcpyHtoDAsync_v2,                                                      \
    (CUdeviceptr to, const void *from, size_t bytes, CUstream stream))         \
  F(cuMemcpyDtoHAsync_v2,                                                      \
    (void *to, CUdeviceptr from, size_t bytes, CUstream stream))               \
  F(cuMemcpyDtoDAsync_v2,                                                      \
    (CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream))         \
  F(cuMemsetD8Async,                                                           \
    (CUdeviceptr to, unsigned char value, size_t count, CUstream stream))      \
  F(cuMemsetD16Async,                                                          \
    (CUdeviceptr to, unsigned short value, size_t count, CUstream stream))     \
  F(cuMemsetD32Async,                                                          \
    (CUdeviceptr to, unsigned value, size_t count, CUstream stream))           \
  F(cuStreamCreate, (CUstream * stream, unsigned flags))                       \
  F(cuStreamDestroy_v2, (CUstream stream))                                     \
  F(cuStreamSynchronize, (CUstream stream))                                    \
  F(cuStreamQuery, (CUstream stream))                                          \
  F(cuStreamWaitEvent, (CUstream stream, CUevent event, unsigned flags))       \
  F(cuStreamBeginCapture_v2, (CUstream stream, int mode))                      \
  F(cuStreamEndCapture, (CUstream stream, CUgraph * graph))                    \
  F(cuEventCreate, (CUevent * event, unsigned flags))                          \
  F(cuEventDestroy_v2, (CUevent event))                                        \
  F(cuEventRecord, (CUevent event, CUstream stream))                           \
  F(cuEventSynchronize, (CUevent event))                                       \
  F(cuEventQuery, (CUevent event))                                             \
  F(cuEventElapsedTime, (float *milliseconds, CUevent start, CUevent end))     \
  F(cuModuleLoadDataEx, (CUmodule * module, const void *image, unsigned count, \
                         int *options, void **values))                         \
  F(cuModuleUnload, (CUmodule module))                                         \
  F(cuModuleGetFunction,                                                       \
    (CUfunction * function, CUmodule module, const char *name))                \
  F(cuFuncSetAttribute, (CUfunction function, int attribute, int value))       \
  F(cuLaunchKernel,                                                            \
    (CUfunction function, unsigned gridX, unsigned gridY, unsigned gridZ,      \
     unsigned blockX, unsigned blockY, unsigned blockZ, unsigned shared,       \
     CUstream stream, void **parameters, void **extra))                        \
  F(cuGraphInstantiateWithFlags,                                               \
    (CUgraphExec * executable, CUgraph graph, unsigned long long flags))       \
  F(cuGraphExecUpdate_v2, (CUgraphExec executable, CUgraph graph,              \
                           CUgraphExecUpdateResultInfo * result))              \
  F(cuGraphLaunch, (CUgraphExec executable, CUstream stream))                  \
  F(cuGraphExecDestroy, (CUgraphExec executable))                              \
  F(cuGraphDestroy, (CUgraph graph))

/// The functions, all there. `driver.cuStreamSynchronize(stream)` calls one and
/// gives the driver's code; `check` makes a Status of it.
class Driver {
public:
// Parameters in parentheses are a list, and a name is declared.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define TRC_CUDA_POINTER(name, parameters) CUresult(*name) parameters = nullptr;
  TRC_CUDA_FUNCTIONS(TRC_CUDA_POINTER)
#undef TRC_CUDA_POINTER
  // NOLINTEND(bugprone-macro-parentheses)

  /// Opened and initialised at the first call, for the life of the process.
  /// Refused in one line where there is no driver or no GPU.
  static Result<const Driver *> open();

  /// The newest CUDA that it knows: "12.4".
  std::string versionText() const;
  /// Refused in one line where the driver is too old for what the compiler of
  /// that CUDA (13000 for 13.0) made: machine code runs from the first driver
  /// of the same major version on, PTX from the version's own on.
  Status takesCodeOf(uint32_t toolkit, bool ptx) const;

  /// Success, or "what: CUDA_ERROR_NAME (the driver's text)".
  Status check(CUresult result, std::string_view what) const {
    return result == CUDA_SUCCESS ? Status::success() : failed(result, what);
  }
  /// "CUDA_ERROR_NAME (the driver's text)".
  std::string describe(CUresult result) const;

private:
  Status load();
  Status failed(CUresult result, std::string_view what) const;

  int version = 0; ///< 12040 for 12.4
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_DRIVER_H

//===- Abi.h - the part of the CUDA driver's interface we stand in for ----===//
//
// Numbers of the driver API as <cuda.h> of CUDA 13.0 has them, so that the
// tests need no CUDA header. Functions are declared where they are defined,
// with the names that libcuda.so.1 exports.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_DRIVER_ABI_H
#define TRC_TEST_SIMT_DRIVER_ABI_H

#include <cstddef>
#include <cstdint>

namespace trc::simt {

enum Result : int {
  Success = 0,
  InvalidValue = 1,
  OutOfMemory = 2,
  NotInitialized = 3,
  InvalidDevice = 101,
  InvalidImage = 200,
  InvalidContext = 201,
  NoBinaryForGpu = 209,
  InvalidPtx = 218,
  UnsupportedPtxVersion = 222,
  InvalidHandle = 400,
  IllegalState = 401,
  NotFound = 500,
  NotReady = 600,
  LaunchOutOfResources = 701,
  LaunchFailed = 719,
  NotPermitted = 800,
  NotSupported = 801,
  CaptureUnsupported = 900,
  CaptureInvalidated = 901,
  CaptureMerge = 902,
  CaptureUnmatched = 903,
  CaptureUnjoined = 904,
  CaptureIsolation = 905,
  CaptureImplicit = 906,
  CaptureWrongThread = 908,
  GraphUpdateFailed = 910,
};

enum DeviceAttribute : int {
  MaxThreadsPerBlock = 1,
  MaxBlockDimX = 2,
  MaxBlockDimY = 3,
  MaxBlockDimZ = 4,
  MaxGridDimX = 5,
  MaxGridDimY = 6,
  MaxGridDimZ = 7,
  MaxSharedPerBlock = 8,
  WarpSize = 10,
  MaxRegistersPerBlock = 12,
  ClockRate = 13,
  MultiprocessorCount = 16,
  ConcurrentKernels = 31,
  MemoryClockRate = 36,
  GlobalMemoryBusWidth = 37,
  L2CacheSize = 38,
  MaxThreadsPerMultiprocessor = 39,
  AsyncEngineCount = 40,
  UnifiedAddressing = 41,
  CapabilityMajor = 75,
  CapabilityMinor = 76,
  MaxSharedPerMultiprocessor = 81,
  MaxRegistersPerMultiprocessor = 82,
  ManagedMemory = 83,
  MaxSharedPerBlockOptin = 97,
  MaxBlocksPerMultiprocessor = 106,
  ReservedSharedPerBlock = 111,
  MemoryPoolsSupported = 115,
};

enum FunctionAttribute : int {
  FunctionMaxThreads = 0,
  FunctionSharedBytes = 1,
  FunctionConstBytes = 2,
  FunctionLocalBytes = 3,
  FunctionRegisters = 4,
  FunctionPtxVersion = 5,
  FunctionBinaryVersion = 6,
  FunctionMaxDynamicShared = 8,
  FunctionCarveout = 9,
};

enum NodeType : int {
  KernelNode = 0,
  MemcpyNode = 1,
  MemsetNode = 2,
  HostNode = 3,
  EmptyNode = 5,
  WaitEventNode = 6,
  EventRecordNode = 7,
};

enum CaptureMode : int { CaptureGlobal, CaptureThreadLocal, CaptureRelaxed };
enum CaptureStatus : int { CaptureNone, CaptureActive, CaptureBroken };

enum : unsigned { StreamNonBlocking = 1 };
enum : unsigned { EventDisableTiming = 2 };

/// The last argument of cuLaunchKernel: pairs that end with `ParamEnd`.
enum : uintptr_t { ParamEnd = 0, ParamBufferPointer = 1, ParamBufferSize = 2 };

using DevicePointer = unsigned long long;

} // namespace trc::simt

#endif // TRC_TEST_SIMT_DRIVER_ABI_H

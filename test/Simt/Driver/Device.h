//===- Device.h - limits of the device that is stood in for -----*- C++ -*-===//

#ifndef TRC_TEST_SIMT_DRIVER_DEVICE_H
#define TRC_TEST_SIMT_DRIVER_DEVICE_H

namespace trc::simt {

struct DeviceLimits {
  int capability;           ///< 90 for 9.0
  int blockSharedOptin;     ///< bytes, static and dynamic
  int multiprocessorShared; ///< bytes
  int multiprocessorThreads;
  int multiprocessorBlocks;
};

const DeviceLimits &deviceLimits();

/// 12040 for 12.4, which TRC_SIMT_DRIVER=12.4 asks for; 13000 unless it is
/// given. What older drivers refuse (ModuleApi.cpp, and the stand-in for
/// cuBLASLt):
///   before 12.1  kernels with more than 4 KiB of parameters
///   before 12.3  the first launch of a kernel, which loads it, in a capture
///   before 13.0  more than 4 KiB of parameters in a capture: documented, but
///                known to crash (openxla/xla issue 19252)
///   all          machine code of a later major version of CUDA, and PTX of any
///                later version
int driverVersion();

/// TRC_SIMT_HANG=device=1,launch=5,seconds=4: that launch of a kernel on that
/// device, counted from 1 as they are done, takes so long. Whether the launch
/// that has its turn is it, and has not ended.
bool hangs(const void *context);

/// Whether the calling thread has pushed or set the device's context.
bool contextIsCurrent();
/// It; null where there is none.
void *currentContext();
} // namespace trc::simt

#endif // TRC_TEST_SIMT_DRIVER_DEVICE_H

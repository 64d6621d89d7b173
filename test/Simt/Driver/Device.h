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

/// Whether the calling thread has pushed or set the device's context.
bool contextIsCurrent();
} // namespace trc::simt

#endif // TRC_TEST_SIMT_DRIVER_DEVICE_H

//===- Api.h - how an entry of the driver API is written --------*- C++ -*-===//

#ifndef TRC_TEST_SIMT_DRIVER_API_H
#define TRC_TEST_SIMT_DRIVER_API_H

#include "Device.h"
#include "Stream.h"

/// An exported function: CUDA_API(cuMemFree_v2)(DevicePointer p) { ... }
#define CUDA_API(NAME)                                                         \
  extern "C" __attribute__((visibility("default"))) trc::simt::Result NAME

/// Opens a function that needs an initialized driver and a live context.
#define CUDA_ENTER_DRIVER                                                      \
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);                 \
  if (!driver().initialized)                                                   \
    return NotInitialized;                                                     \
  if (driver().sticky != Success)                                              \
  return driver().sticky

/// .. whose context is the calling thread's current one, too: all functions
/// but those on devices and on contexts.
#define CUDA_ENTER                                                             \
  CUDA_ENTER_DRIVER;                                                           \
  if (!contextIsCurrent())                                                     \
  return InvalidContext

// NOLINTBEGIN(bugprone-macro-parentheses)
/// The stream of the handle `HANDLE`, as `NAME`.
#define CUDA_STREAM(NAME, HANDLE)                                              \
  const std::shared_ptr<Stream> NAME = driver().stream(HANDLE);                \
  if (!NAME)                                                                   \
  return InvalidHandle
// NOLINTEND(bugprone-macro-parentheses)

#endif // TRC_TEST_SIMT_DRIVER_API_H

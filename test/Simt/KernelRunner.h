//===- KernelRunner.h - compiles and runs kernel text in a test -*- C++ -*-===//
//
// The few calls that a test of device text needs, over the stand-in libraries:
//
//   KernelRunner device;
//   Kernel twice = device.compile(text, "trc_twice");
//   DeviceBuffer x = device.upload(values), y = device.allocate(x.bytes());
//   device.launch(twice, {.grid = {4}, .block = 256}, {x, y});
//   std::vector<float> result = device.download<float>(y);
//
// What goes wrong fails the test, unless it is a finding of the checker or of a
// launch: these are what `launch` returns, and tests of planted faults look at.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_KERNELRUNNER_H
#define TRC_TEST_SIMT_KERNELRUNNER_H

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace trc::simt::test {

/// Bytes of device memory; freed with the last copy of the handle.
class DeviceBuffer {
public:
  unsigned long long address() const { return *memory + start; }
  size_t bytes() const { return size; }
  /// The same memory without its first bytes.
  DeviceBuffer behind(size_t bytes) const {
    DeviceBuffer rest = *this;
    rest.start += bytes;
    rest.size -= bytes;
    return rest;
  }

private:
  friend class KernelRunner;
  std::shared_ptr<unsigned long long> memory;
  size_t start = 0, size = 0;
};

struct Kernel {
  void *function = nullptr;
  std::string log; ///< of the compiler
  explicit operator bool() const { return function != nullptr; }
};

struct LaunchShape {
  std::array<unsigned, 3> grid = {1, 1, 1}; ///< what is left out is 1
  unsigned block = 32;
  unsigned shared = 0; ///< dynamic, in bytes
};

class KernelRunner {
public:
  KernelRunner();

  /// Compiles the text, which may include trc/*.cuh, and loads its kernel. The
  /// result is false, with the log, where the text does not compile.
  Kernel compile(const std::string &text, const std::string &kernel,
                 std::vector<std::string> options = {});
  /// All of them by one call of the compiler.
  std::vector<Kernel> compileAll(const std::string &text,
                                 const std::vector<std::string> &kernels,
                                 std::vector<std::string> options = {});

  DeviceBuffer allocate(size_t bytes);
  template <class T> DeviceBuffer upload(const std::vector<T> &values) {
    DeviceBuffer buffer = allocate(values.size() * sizeof(T));
    write(buffer, values.data());
    return buffer;
  }
  template <class T> std::vector<T> download(const DeviceBuffer &buffer) {
    std::vector<T> values(buffer.bytes() / sizeof(T));
    read(buffer, values.data());
    return values;
  }
  void write(const DeviceBuffer &buffer, const void *from);
  void read(const DeviceBuffer &buffer, void *to);

  /// Runs the kernel to its end. Returns what was found, a line each: empty for
  /// a kernel with which nothing is wrong.
  std::string launch(const Kernel &kernel, LaunchShape shape,
                     const std::vector<DeviceBuffer> &arguments);
};

} // namespace trc::simt::test

#endif // TRC_TEST_SIMT_KERNELRUNNER_H

//===- DriverTest.cpp - what can be observed of the stand-in driver -------===//

#include "Driver/Abi.h"
#include "KernelRunner.h"

#include <cstring>
#include <gtest/gtest.h>

using trc::simt::Result;

extern "C" {
Result cuStreamCreate(void **, unsigned);
Result cuStreamDestroy_v2(void *);
Result cuStreamSynchronize(void *);
Result cuStreamQuery(void *);
Result cuStreamWaitEvent(void *, void *, unsigned);
Result cuEventCreate(void **, unsigned);
Result cuEventDestroy_v2(void *);
Result cuEventRecord(void *, void *);
Result cuEventSynchronize(void *);
Result cuEventQuery(void *);
Result cuEventElapsedTime(float *, void *, void *);
Result cuLaunchHostFunc(void *, void (*)(void *), void *);
Result cuMemHostAlloc(void **, size_t, unsigned);
Result cuMemFreeHost(void *);
Result cuDevicePrimaryCtxReset_v2(int);
Result cuMemAlloc_v2(unsigned long long *, size_t);
Result cuMemFree_v2(unsigned long long);
Result cuMemGetInfo_v2(size_t *, size_t *);
Result cuMemcpyHtoDAsync_v2(unsigned long long, const void *, size_t, void *);
Result cuMemcpyDtoHAsync_v2(void *, unsigned long long, size_t, void *);
Result cuMemcpyDtoH_v2(void *, unsigned long long, size_t);
Result cuMemsetD32Async(unsigned long long, unsigned, size_t, void *);
Result cuMemsetD8_v2(unsigned long long, unsigned char, size_t);
Result cuStreamBeginCapture_v2(void *, trc::simt::CaptureMode);
Result cuStreamEndCapture(void *, void **);
Result cuGraphInstantiateWithFlags(void **, void *, unsigned long long);
Result cuGraphGetNodes(void *, void **, size_t *);
Result cuGraphLaunch(void *, void *);
Result cuGraphExecDestroy(void *);
Result cuGraphExecUpdate_v2(void *, void *, void *);
Result cuMemcpyDtoDAsync_v2(unsigned long long, unsigned long long, size_t,
                            void *);
Result cuGraphDestroy(void *);
Result cuModuleLoadData(void **, const void *);
Result cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned,
                      unsigned, unsigned, void *, void **, void **);
Result cuGetErrorString(Result, const char **);
Result cuGetProcAddress_v2(const char *, void **, int, uint64_t, int *);
Result cuDeviceGetAttribute(int *, trc::simt::DeviceAttribute, int);
}

namespace trc::simt::test {
namespace {

/// Two streams, pinned memory and a buffer on the device.
class DriverTest : public testing::Test {
protected:
  static constexpr size_t count = 64;

  void SetUp() override {
    ASSERT_EQ(cuStreamCreate(&stream, StreamNonBlocking), Success);
    ASSERT_EQ(cuStreamCreate(&other, StreamNonBlocking), Success);
    void *memory = nullptr;
    ASSERT_EQ(cuMemHostAlloc(&memory, count * 4, 0), Success);
    pinned = static_cast<unsigned *>(memory);
    buffer = device.allocate(count * 4);
  }
  void TearDown() override {
    EXPECT_EQ(cuMemFreeHost(pinned), Success);
    EXPECT_EQ(cuStreamDestroy_v2(stream), Success);
    EXPECT_EQ(cuStreamDestroy_v2(other), Success);
  }
  void fill(unsigned value, void *on) {
    EXPECT_EQ(cuMemsetD32Async(buffer.address(), value, count, on), Success);
  }
  void fetch(void *on) {
    EXPECT_EQ(cuMemcpyDtoHAsync_v2(pinned, buffer.address(), count * 4, on),
              Success);
  }

  KernelRunner device;
  void *stream = nullptr, *other = nullptr;
  unsigned *pinned = nullptr;
  DeviceBuffer buffer;
};

TEST_F(DriverTest, NothingIsDoneBeforeSomethingWaits) {
  fill(7, stream);
  fetch(stream);
  EXPECT_EQ(pinned[0], 0xffffffffu); // and nothing of use is there
  EXPECT_EQ(cuStreamSynchronize(stream), Success);
  EXPECT_EQ(pinned[0], 7u);
}

TEST_F(DriverTest, CopiesInOrderFindWhatCopiesBeforeThemLeft) {
  std::fill(pinned, pinned + count, 7u);
  cuMemcpyHtoDAsync_v2(buffer.address(), pinned, count * 4, stream);
  cuMemcpyDtoHAsync_v2(pinned, buffer.address(), count * 4, stream);
  ASSERT_EQ(cuStreamSynchronize(stream), Success);
  EXPECT_EQ(pinned[0], 7u);
}

TEST_F(DriverTest, PinnedSourcesAreReadLateOthersAtOnce) {
  std::vector<unsigned> pageable(count, 1);
  DeviceBuffer second = device.allocate(count * 4);
  pinned[0] = 1;
  cuMemcpyHtoDAsync_v2(buffer.address(), pinned, count * 4, stream);
  cuMemcpyHtoDAsync_v2(second.address(), pageable.data(), count * 4, stream);
  pinned[0] = pageable[0] = 2; // too early for the first
  cuStreamSynchronize(stream);
  EXPECT_EQ(device.download<unsigned>(buffer)[0], 2u);
  EXPECT_EQ(device.download<unsigned>(second)[0], 1u);
}

TEST_F(DriverTest, PinnedMemoryIsNotFreedUnderACopy) {
  void *memory = nullptr;
  ASSERT_EQ(cuMemHostAlloc(&memory, count * 4, 0), Success);
  cuMemcpyHtoDAsync_v2(buffer.address(), memory, count * 4, stream);
  EXPECT_EQ(cuMemFreeHost(memory), LaunchFailed);
  cuDevicePrimaryCtxReset_v2(0);
  EXPECT_EQ(cuStreamSynchronize(stream), Success);
  EXPECT_EQ(cuMemFreeHost(memory), Success);
}

TEST_F(DriverTest, EventsOrderStreams) {
  void *event = nullptr;
  ASSERT_EQ(cuEventCreate(&event, 0), Success);
  fill(3, stream);
  ASSERT_EQ(cuEventRecord(event, stream), Success);
  fill(4, stream);
  ASSERT_EQ(cuStreamWaitEvent(other, event, 0), Success);
  fetch(other);
  EXPECT_EQ(cuStreamSynchronize(other), Success);
  EXPECT_EQ(pinned[5], 3u); // the work behind the event is not done yet
  EXPECT_EQ(cuEventQuery(event), Success);
  EXPECT_EQ(cuStreamQuery(stream), NotReady);
  EXPECT_EQ(cuStreamQuery(stream), Success); // asking makes progress
  EXPECT_EQ(cuEventDestroy_v2(event), Success);
}

TEST_F(DriverTest, TheNullStreamWaitsForBlockingStreams) {
  void *blocking = nullptr;
  ASSERT_EQ(cuStreamCreate(&blocking, 0), Success);
  fill(1, blocking);
  fill(2, nullptr);
  fill(3, blocking);
  fetch(blocking);
  EXPECT_EQ(cuStreamSynchronize(blocking), Success);
  EXPECT_EQ(pinned[0], 3u);
  EXPECT_EQ(cuStreamDestroy_v2(blocking), Success);
}

TEST_F(DriverTest, CapturedWorkRunsWhenTheGraphIsLaunched) {
  const Kernel kernel =
      device.compile("extern \"C\" __global__ void trc_add(unsigned *x) {\n"
                     "  x[threadIdx.x] += 1;\n}",
                     "trc_add");
  fill(0, stream);
  ASSERT_EQ(cuStreamSynchronize(stream), Success);
  ASSERT_EQ(cuStreamBeginCapture_v2(stream, CaptureGlobal), Success);
  unsigned long long address = buffer.address();
  void *parameters[] = {&address};
  EXPECT_EQ(cuLaunchKernel(kernel.function, 1, 1, 1, count, 1, 1, 0, stream,
                           parameters, nullptr),
            Success);
  // A second stream joins by an event, and is joined again.
  void *fork = nullptr, *join = nullptr;
  cuEventCreate(&fork, EventDisableTiming);
  cuEventCreate(&join, EventDisableTiming);
  EXPECT_EQ(cuEventRecord(fork, stream), Success);
  EXPECT_EQ(cuStreamWaitEvent(other, fork, 0), Success);
  EXPECT_EQ(cuLaunchKernel(kernel.function, 1, 1, 1, count, 1, 1, 0, other,
                           parameters, nullptr),
            Success);
  EXPECT_EQ(cuEventRecord(join, other), Success);
  EXPECT_EQ(cuStreamWaitEvent(stream, join, 0), Success);
  void *graph = nullptr, *executable = nullptr;
  ASSERT_EQ(cuStreamEndCapture(stream, &graph), Success);
  size_t nodes = 0;
  EXPECT_EQ(cuGraphGetNodes(graph, nullptr, &nodes), Success);
  EXPECT_EQ(nodes, 2u);
  ASSERT_EQ(cuGraphInstantiateWithFlags(&executable, graph, 0), Success);
  EXPECT_EQ(device.download<unsigned>(buffer)[0], 0u);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(cuGraphLaunch(executable, stream), Success);
  EXPECT_EQ(cuStreamSynchronize(stream), Success);
  EXPECT_EQ(device.download<unsigned>(buffer)[count - 1], 6u);
  cuGraphExecDestroy(executable);
  cuGraphDestroy(graph);
  cuEventDestroy_v2(fork);
  cuEventDestroy_v2(join);
}

TEST_F(DriverTest, ACaptureRefusesWhatItCannotHold) {
  void *graph = nullptr, *event = nullptr;
  cuEventCreate(&event, 0);
  ASSERT_EQ(cuStreamBeginCapture_v2(stream, CaptureGlobal), Success);
  EXPECT_EQ(cuStreamSynchronize(stream), CaptureUnsupported);
  EXPECT_EQ(cuStreamEndCapture(stream, &graph), CaptureInvalidated);

  ASSERT_EQ(cuStreamBeginCapture_v2(stream, CaptureGlobal), Success);
  unsigned long long address = 0;
  EXPECT_EQ(cuMemAlloc_v2(&address, 16), CaptureUnsupported);
  EXPECT_EQ(cuStreamEndCapture(stream, &graph), CaptureInvalidated);

  ASSERT_EQ(cuStreamBeginCapture_v2(stream, CaptureGlobal), Success);
  cuEventRecord(event, stream);
  cuStreamWaitEvent(other, event, 0);
  fill(1, other);
  EXPECT_EQ(cuStreamEndCapture(stream, &graph), CaptureUnjoined);

  // What waits for the host is no part of a graph, not in other streams either.
  cuEventRecord(event, other);
  ASSERT_EQ(cuStreamBeginCapture_v2(stream, CaptureThreadLocal), Success);
  EXPECT_EQ(cuEventQuery(event), CaptureUnsupported);
  EXPECT_EQ(cuStreamEndCapture(stream, &graph), CaptureInvalidated);

  ASSERT_EQ(cuStreamBeginCapture_v2(stream, CaptureThreadLocal), Success);
  EXPECT_EQ(cuStreamWaitEvent(stream, event, 0), CaptureIsolation);
  EXPECT_EQ(cuStreamEndCapture(stream, &graph), CaptureInvalidated);
  cuEventDestroy_v2(event);
}

TEST_F(DriverTest, AGraphTakesTheParametersOfAnother) {
  const Kernel kernel =
      device.compile("extern \"C\" __global__ void trc_set(unsigned *x, "
                     "unsigned value) {\n  x[threadIdx.x] = value;\n}",
                     "trc_set");
  const auto record = [&](auto work) {
    void *graph = nullptr;
    EXPECT_EQ(cuStreamBeginCapture_v2(stream, CaptureThreadLocal), Success);
    work();
    EXPECT_EQ(cuStreamEndCapture(stream, &graph), Success);
    return graph;
  };
  const auto set = [&](unsigned value) {
    unsigned long long address = buffer.address();
    void *parameters[] = {&address, &value};
    EXPECT_EQ(cuLaunchKernel(kernel.function, 1, 1, 1, count, 1, 1, 0, stream,
                             parameters, nullptr),
              Success);
  };
  void *executable = nullptr;
  void *first = record([&] {
    set(1);
    fetch(stream);
  });
  void *second = record([&] {
    set(2);
    fetch(stream);
  });
  void *third = record([&] {
    set(3);
    cuMemcpyDtoDAsync_v2(buffer.address(), buffer.address(), 4, stream);
  });
  ASSERT_EQ(cuGraphInstantiateWithFlags(&executable, first, 0), Success);
  EXPECT_EQ(cuGraphLaunch(executable, stream), Success);
  struct {
    int result;
    void *node, *from;
  } info = {};
  EXPECT_EQ(cuGraphExecUpdate_v2(executable, second, &info), Success);
  EXPECT_EQ(info.result, 0);
  EXPECT_EQ(cuStreamSynchronize(stream), Success);
  EXPECT_EQ(pinned[0], 1u); // what was launched has its own parameters
  EXPECT_EQ(cuGraphLaunch(executable, stream), Success);
  EXPECT_EQ(cuStreamSynchronize(stream), Success);
  EXPECT_EQ(pinned[0], 2u);
  // A copy cannot change its direction.
  EXPECT_EQ(cuGraphExecUpdate_v2(executable, third, &info), GraphUpdateFailed);
  EXPECT_EQ(info.result, 5);
  for (void *graph : {first, second, third})
    cuGraphDestroy(graph);
  cuGraphExecDestroy(executable);
}

TEST_F(DriverTest, HostFunctionsRunInOrder) {
  unsigned seen = 0;
  struct Data {
    unsigned *pinned, *seen;
  } data = {pinned, &seen};
  fill(9, stream);
  fetch(stream);
  cuLaunchHostFunc(
      stream,
      [](void *d) {
        auto *data = static_cast<Data *>(d);
        *data->seen = data->pinned[0];
      },
      &data);
  EXPECT_EQ(seen, 0u);
  cuStreamSynchronize(stream);
  EXPECT_EQ(seen, 9u);
}

TEST_F(DriverTest, LaunchesAreHeldAgainstTheLimits) {
  const Kernel kernel = device.compile(
      "extern \"C\" __global__ void __launch_bounds__(64) trc_one(int *x) {\n"
      "  x[0] = 1;\n}",
      "trc_one");
  unsigned long long address = buffer.address();
  void *parameters[] = {&address};
  const auto launch = [&](unsigned grid, unsigned block, unsigned shared) {
    return cuLaunchKernel(kernel.function, grid, 1, 1, block, 1, 1, shared,
                          stream, parameters, nullptr);
  };
  EXPECT_EQ(launch(0, 32, 0), InvalidValue);
  EXPECT_EQ(launch(1, 2048, 0), InvalidValue);
  EXPECT_EQ(launch(1, 128, 0), LaunchOutOfResources);
  EXPECT_EQ(launch(1, 64, 50000), InvalidValue); // nobody asked for so much
  // Without a bound a thread may have 255 registers of the block's 65536.
  const Kernel unbounded =
      device.compile("extern \"C\" __global__ void trc_two(int *x) {\n  if "
                     "(threadIdx.x == 0) x[0] = 1;\n}",
                     "trc_two");
  for (auto [threads, result] :
       {std::pair(256u, Success), std::pair(288u, LaunchOutOfResources)})
    EXPECT_EQ(cuLaunchKernel(unbounded.function, 1, 1, 1, threads, 1, 1, 0,
                             stream, parameters, nullptr),
              result);
  size_t bytes = 4;
  void *extra[] = {reinterpret_cast<void *>(1), &address,
                   reinterpret_cast<void *>(2), &bytes, nullptr};
  EXPECT_EQ(cuLaunchKernel(kernel.function, 1, 1, 1, 32, 1, 1, 0, stream,
                           nullptr, extra),
            InvalidValue);
}

TEST_F(DriverTest, ModulesAndMemoryThatAreNone) {
  void *module = nullptr;
  alignas(64) char ptx[64] = "//\n.version 9.0\n";
  EXPECT_EQ(cuModuleLoadData(&module, ptx), InvalidPtx);
  unsigned long long address = 0;
  EXPECT_EQ(cuMemAlloc_v2(&address, size_t(1) << 40), OutOfMemory);
  EXPECT_EQ(cuMemFree_v2(buffer.address() + 4), InvalidValue);
  std::vector<char> host(count * 4 + 1);
  EXPECT_EQ(cuMemcpyDtoH_v2(host.data(), buffer.address(), count * 4 + 1),
            InvalidValue);
}

TEST_F(DriverTest, EntriesByName) {
  void *function = nullptr;
  int status = -1;
  EXPECT_EQ(cuGetProcAddress_v2("cuMemAlloc", &function, 13000, 0, &status),
            Success);
  EXPECT_EQ(function, reinterpret_cast<void *>(&cuMemAlloc_v2));
  EXPECT_EQ(cuGetProcAddress_v2("cuNothing", &function, 13000, 0, &status),
            NotFound);
  const char *text = nullptr;
  EXPECT_EQ(cuGetErrorString(OutOfMemory, &text), Success);
  EXPECT_STREQ(text, "out of memory");
  int major = 0;
  EXPECT_EQ(cuDeviceGetAttribute(&major, CapabilityMajor, 0), Success);
  EXPECT_EQ(major, 9);
}

} // namespace
} // namespace trc::simt::test

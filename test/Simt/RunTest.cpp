//===- RunTest.cpp - kernels that use each part of CUDA C++ ---------------===//
//
// Each kernel writes numbers that can be said without running it. The same
// kernels run with the checker on (simt-check-test), which must find nothing.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

namespace trc::simt::test {
namespace {

std::vector<float> ramp(size_t count) {
  std::vector<float> values(count);
  std::iota(values.begin(), values.end(), 1.0f);
  return values;
}

TEST(Run, EveryThreadOfEveryBlockRuns) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
extern "C" __global__ void __launch_bounds__(96)
trc_indices(unsigned *y) {
  unsigned block = blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
  y[block * blockDim.x + threadIdx.x] = block * 1000 + threadIdx.x;
})",
                                       "trc_indices");
  const DeviceBuffer y = device.allocate(2 * 3 * 4 * 96 * 4);
  EXPECT_EQ(device.launch(kernel, {{2, 3, 4}, 96}, {y}), "");
  const auto values = device.download<unsigned>(y);
  for (unsigned i = 0; i < values.size(); ++i)
    EXPECT_EQ(values[i], i / 96 * 1000 + i % 96);
}

TEST(Run, SharedMemoryAndBarriers) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
template <class T> __device__ T block_sum(T v) {
  __shared__ T part[8];
  for (int o = 16; o; o >>= 1) v += __shfl_xor_sync(0xffffffffu, v, o);
  if ((threadIdx.x & 31) == 0) part[threadIdx.x >> 5] = v;
  __syncthreads();
  v = 0;
  for (int i = 0; i < 8; ++i) v += part[i];
  __syncthreads();
  return v;
}
extern "C" __global__ void __launch_bounds__(256)
trc_reverse(const float *__restrict__ x, float *__restrict__ y, float *__restrict__ sums) {
  extern __shared__ uint4 trc_shared[];
  float *row = reinterpret_cast<float *>(trc_shared);
  row[threadIdx.x] = x[blockIdx.x * 256 + threadIdx.x];
  __syncthreads();
  y[blockIdx.x * 256 + threadIdx.x] = row[255 - threadIdx.x];
  float sum = block_sum(row[threadIdx.x]);
  if (threadIdx.x == 0) sums[blockIdx.x] = sum;
})",
                                       "trc_reverse");
  const std::vector<float> x = ramp(64 * 256);
  const DeviceBuffer y = device.allocate(64 * 256 * 4),
                     sums = device.allocate(64 * 4);
  EXPECT_EQ(
      device.launch(kernel, {{64}, 256, 1024}, {device.upload(x), y, sums}),
      "");
  const auto reversed = device.download<float>(y);
  for (size_t i = 0; i < reversed.size(); ++i)
    EXPECT_EQ(reversed[i], x[i / 256 * 256 + 255 - i % 256]);
  EXPECT_EQ(device.download<float>(sums)[0], 256.0f * 257 / 2);
}

TEST(Run, ShufflesVotesReductions) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
extern "C" __global__ void __launch_bounds__(32) trc_warp(int *y) {
  const unsigned all = 0xffffffffu;
  int lane = threadIdx.x;
  y[0 * 32 + lane] = __shfl_sync(all, lane * 10, 7);
  y[1 * 32 + lane] = __shfl_sync(all, lane * 10, 3, 8);
  y[2 * 32 + lane] = __shfl_xor_sync(all, lane, 5);
  y[3 * 32 + lane] = __shfl_down_sync(all, lane, 3, 16);
  y[4 * 32 + lane] = __shfl_up_sync(all, lane, 3);
  y[5 * 32 + lane] = (int)__ballot_sync(all, lane % 3 == 0);
  y[6 * 32 + lane] = __reduce_max_sync(all, lane == 9 ? 100 : -lane);
  y[7 * 32 + lane] = __popc(__match_any_sync(all, (unsigned)(lane / 4)));
  // Both halves of a warp, each with a mask of its own.
  unsigned half = lane < 16 ? 0x0000ffffu : 0xffff0000u;
  if (lane < 16)
    y[8 * 32 + lane] = __reduce_add_sync(half, lane);
  else
    y[8 * 32 + lane] = __shfl_sync(half, lane, 16);
})",
                                       "trc_warp");
  const DeviceBuffer y = device.allocate(9 * 32 * 4);
  EXPECT_EQ(device.launch(kernel, {{1}, 32}, {y}), "");
  const auto v = device.download<int>(y);
  for (int lane = 0; lane < 32; ++lane) {
    EXPECT_EQ(v[lane], 70);
    EXPECT_EQ(v[32 + lane], (lane / 8 * 8 + 3) * 10);
    EXPECT_EQ(v[64 + lane], lane ^ 5);
    EXPECT_EQ(v[96 + lane], lane % 16 + 3 >= 16 ? lane : lane + 3);
    EXPECT_EQ(v[128 + lane], lane < 3 ? lane : lane - 3);
    EXPECT_EQ(v[160 + lane], 0x49249249);
    EXPECT_EQ(v[192 + lane], 100);
    EXPECT_EQ(v[224 + lane], 4);
    EXPECT_EQ(v[256 + lane], lane < 16 ? 120 : 16);
  }
}

TEST(Run, Atomics) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
extern "C" __global__ void __launch_bounds__(128)
trc_atomics(float *sum, int *largest, unsigned *count) {
  atomicAdd(sum, 1.0f);
  atomicMax(largest, (int)(blockIdx.x * 128 + threadIdx.x));
  unsigned old = atomicCAS(count, 0, 0), seen;
  do { seen = old; old = atomicCAS(count, seen, seen + 2); } while (old != seen);
})",
                                       "trc_atomics");
  const DeviceBuffer sum = device.upload<float>({0}),
                     largest = device.upload<int>({-1}),
                     count = device.upload<unsigned>({0});
  EXPECT_EQ(device.launch(kernel, {{32}, 128}, {sum, largest, count}), "");
  EXPECT_EQ(device.download<float>(sum)[0], 4096.0f);
  EXPECT_EQ(device.download<int>(largest)[0], 4095);
  EXPECT_EQ(device.download<unsigned>(count)[0], 8192u);
}

TEST(Run, AsynchronousCopies) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
#include "trc/intrinsics.cuh"
using namespace trc_device;
extern "C" __global__ void __launch_bounds__(64)
trc_stages(const float *__restrict__ x, float *__restrict__ y) {
  extern __shared__ uint4 trc_shared[];
  float *stages = reinterpret_cast<float *>(trc_shared); // 2 x 256
  auto load = [&](int stage, int tile) {
    copy_async_16(stages + stage * 256 + threadIdx.x * 4,
                  x + tile * 256 + threadIdx.x * 4, tile != 3);
    copy_async_commit();
  };
  load(0, 0);
  for (int tile = 0; tile < 4; ++tile) {
    if (tile + 1 < 4) { load((tile + 1) & 1, tile + 1); copy_async_wait<1>(); }
    else copy_async_wait<0>();
    __syncthreads();
    for (int i = threadIdx.x; i < 256; i += 64)
      y[tile * 256 + i] = stages[(tile & 1) * 256 + 255 - i];
    __syncthreads();
  }
})",
                                       "trc_stages");
  const std::vector<float> x = ramp(1024);
  const DeviceBuffer y = device.allocate(4096);
  EXPECT_EQ(device.launch(kernel, {{1}, 64, 2048}, {device.upload(x), y}), "");
  const auto v = device.download<float>(y);
  for (size_t i = 0; i < 1024; ++i)
    EXPECT_EQ(v[i], i < 768 ? x[i / 256 * 256 + 255 - i % 256] : 0.0f);
}

TEST(Run, NamedBarriersOrderPartsOfABlock) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
#include "trc/intrinsics.cuh"
using namespace trc_device;
// Warp 0 produces, warps 1 and 2 consume in turn.
extern "C" __global__ void __launch_bounds__(96)
trc_producer(float *__restrict__ y) {
  __shared__ float slot[32];
  int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  if (warp == 0) {
    for (int i = 0; i < 8; ++i) {
      if (i) barrier_sync(2, 64 + 32); // both have read
      slot[lane] = i * 100 + lane;
      barrier_arrive(1, 96);
    }
    barrier_sync(2, 96);
  } else {
    for (int i = 0; i < 8; ++i) {
      barrier_sync(1, 96);
      y[(i * 2 + warp - 1) * 32 + lane] = slot[31 - lane];
      barrier_arrive(2, 96);
    }
  }
})",
                                       "trc_producer");
  const DeviceBuffer y = device.allocate(16 * 32 * 4);
  EXPECT_EQ(device.launch(kernel, {{1}, 96}, {y}), "");
  const auto v = device.download<float>(y);
  for (int i = 0; i < 512; ++i)
    EXPECT_EQ(v[i], i / 64 * 100 + 31 - i % 32);
}

TEST(Run, SeveralKindsOfParameters) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
struct Pointers { const float *x[2]; float *y; };
extern "C" __global__ void __launch_bounds__(32) trc_struct(Pointers p) {
  p.y[threadIdx.x] = p.x[0][threadIdx.x] + p.x[1][threadIdx.x];
})",
                                       "trc_struct");
  const DeviceBuffer x = device.upload(ramp(32)), y = device.allocate(128);
  EXPECT_EQ(device.launch(kernel, {{1}, 32}, {x, x, y}), "");
  EXPECT_EQ(device.download<float>(y)[31], 64.0f);
}

TEST(Run, TextThatNvrtcRefusesIsRefused) {
  KernelRunner device;
  for (const char *body : {"uint32_t a = 0;", "float a = INFINITY;",
                           "float a = std::sqrt(2.0f);", "printf(\"\");"}) {
    const Kernel kernel = device.compile(
        std::string("extern \"C\" __global__ void trc_no() { ") + body + " }",
        "trc_no");
    EXPECT_FALSE(kernel) << body;
    EXPECT_NE(kernel.log.find("trc_no.cu:1:"), std::string::npos) << kernel.log;
  }
}

} // namespace
} // namespace trc::simt::test

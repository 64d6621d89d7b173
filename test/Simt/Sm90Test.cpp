//===- Sm90Test.cpp - barriers in shared memory, bulk copies, wgmma -------===//
//
// Runs as simt-test with and without the checker, which must find nothing.
//
//===----------------------------------------------------------------------===//

#include "KernelRunner.h"

#include <gtest/gtest.h>

namespace trc::simt::test {
namespace {

// One thread copies tiles into two stages, four warps add them up. `full` says
// that a stage is there, `empty` that all have read it.
TEST(Sm90, ProducerAndConsumers) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
#include "trc/intrinsics_sm90a.cuh"
using namespace trc_device;
extern "C" __global__ void __launch_bounds__(160)
trc_pipeline(const float *__restrict__ x, float *__restrict__ y) {
  extern __shared__ uint4 trc_shared[];
  float *stages = reinterpret_cast<float *>(trc_shared); // 2 x 512
  __shared__ unsigned long long full[2], empty[2];
  int t = threadIdx.x;
  if (t == 0) {
    for (int s = 0; s < 2; ++s) {
      shared_barrier_init(full + s, 1);
      shared_barrier_init(empty + s, 128);
    }
    fence_barrier_init();
  }
  __syncthreads();
  const int tiles = 7;
  if (t >= 128) {
    if (t == 128)
      for (int k = 0; k < tiles; ++k) {
        int s = k & 1;
        if (k >= 2) shared_barrier_wait(empty + s, (k / 2 - 1) & 1);
        shared_barrier_arrive_expect(full + s, 2048);
        copy_bulk(stages + s * 512, x + k * 512, 1024, full + s);
        copy_bulk(stages + s * 512 + 256, x + k * 512 + 256, 1024, full + s);
      }
    return;
  }
  float sum = 0.0f;
  for (int k = 0; k < tiles; ++k) {
    int s = k & 1;
    shared_barrier_wait(full + s, (k / 2) & 1);
    for (int i = 0; i < 4; ++i) sum += stages[s * 512 + 511 - (t * 4 + i)];
    shared_barrier_arrive(empty + s);
  }
  y[t] = sum;
})",
                                       "trc_pipeline");
  ASSERT_TRUE(kernel) << kernel.log;
  std::vector<float> x(7 * 512);
  for (size_t i = 0; i < x.size(); ++i)
    x[i] = float(i);
  const DeviceBuffer y = device.allocate(512);
  EXPECT_EQ(device.launch(kernel, {{1}, 160, 4096}, {device.upload(x), y}), "");
  const auto sums = device.download<float>(y);
  for (int t = 0; t < 128; ++t) {
    float expected = 0;
    for (int k = 0; k < 7; ++k)
      for (int i = 0; i < 4; ++i)
        expected += x[k * 512 + 511 - (t * 4 + i)];
    EXPECT_EQ(sums[t], expected);
  }
}

// c, 64 x 64, is a b^T over a depth of 128, in two tiles of 64 columns.
TEST(Sm90, ProductsOfAWarpGroup) {
  KernelRunner device;
  const Kernel kernel = device.compile(R"(
#include "trc/intrinsics_sm90a.cuh"
using namespace trc_device;
// Chunk c, 16 bytes, of row r of a tile of 64 rows of 128 bytes.
__device__ char *chunk(char *tile, int r, int c) {
  return tile + r * 128 + (c ^ (r % 8)) * 16;
}
extern "C" __global__ void __launch_bounds__(128)
trc_group(const unsigned short *__restrict__ a, const unsigned short *__restrict__ b,
          float *__restrict__ y) {
  extern __shared__ uint4 trc_shared[];
  const int t = threadIdx.x;
  char *shared = reinterpret_cast<char *>(trc_shared);
  char *tiles = shared + (1024 - shared_address(shared) % 1024) % 1024;
  GroupSums d;
  for (int k = 0; k < 2; ++k) {
    for (int i = t; i < 512; i += 128) {
      int r = i / 8, c = i % 8;
      copy_async_16(chunk(tiles, r, c), a + r * 128 + k * 64 + c * 8);
      copy_async_16(chunk(tiles + 8192, r, c), b + r * 128 + k * 64 + c * 8);
    }
    copy_async_commit();
    copy_async_wait<0>();
    fence_async_proxy();
    __syncthreads();
    group_product_begin();
    for (int kk = 0; kk < 4; ++kk)
      group_product(bf16(), d, group_operand(tiles + kk * 32),
                    group_operand(tiles + 8192 + kk * 32), k + kk != 0);
    group_product_commit();
    group_product_wait<0>(d);
    __syncthreads();
  }
  const int w = t / 32, g = t % 32 / 4, q = t % 4;
  for (int j = 0; j < 8; ++j)
    for (int h = 0; h < 2; ++h)
      for (int e = 0; e < 2; ++e)
        y[(16 * w + g + 8 * h) * 64 + 8 * j + 2 * q + e] = d[j][2 * h + e];
})",
                                       "trc_group");
  ASSERT_TRUE(kernel) << kernel.log;
  // Small integers: exact in bf16, and so are the sums in f32.
  std::vector<unsigned short> a(64 * 128), b(64 * 128);
  const auto number = [](size_t i, size_t salt) {
    return int(i * 7 + i / 128 * 3 + salt) % 11 - 5;
  };
  const auto bits = [](int v) {
    return static_cast<unsigned short>(__builtin_bit_cast(unsigned, float(v)) >>
                                       16);
  };
  for (size_t i = 0; i < a.size(); ++i) {
    a[i] = bits(number(i, 1));
    b[i] = bits(number(i, 4));
  }
  const DeviceBuffer y = device.allocate(64 * 64 * 4);
  EXPECT_EQ(device.launch(kernel, {{1}, 128, 1024 + 16384},
                          {device.upload(a), device.upload(b), y}),
            "");
  const auto c = device.download<float>(y);
  for (size_t i = 0; i < 64; ++i)
    for (size_t j = 0; j < 64; ++j) {
      int expected = 0;
      for (size_t k = 0; k < 128; ++k)
        expected += number(i * 128 + k, 1) * number(j * 128 + k, 4);
      ASSERT_EQ(c[i * 64 + j], float(expected)) << i << "," << j;
    }
}

} // namespace
} // namespace trc::simt::test

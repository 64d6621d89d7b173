"""Runs the PTX of the products of trc/intrinsics_sm90a.cuh and compares what it does with the comment there;
then plants faults in the header and expects each to be found.

    groups_ptx.py LIBNVRTC FOLDER_OF_TRC_HEADERS
"""

import struct
import sys

import intrinsics_ptx
import ptx
import ptx_groups

HEADER = "trc/intrinsics_sm90a.cuh"
KERNELS = r"""
#include "trc/intrinsics_sm90a.cuh"
using namespace trc_device;
#define KERNEL extern "C" __global__ void
// Rows of 64 elements, as group_operand wants them.
static __device__ void exchange(uint4 *tile, const uint4 *rows) {
  for (unsigned i = threadIdx.x; i < 512; i += 128)
    tile[i / 8 * 8 + (i % 8 ^ i / 8 % 8)] = rows[i];
}
static __device__ void give(const GroupSums &sums, float *d) {
  const unsigned row = threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4, column = 2 * (threadIdx.x % 4);
  for (int j = 0; j < 8; ++j)
    for (int i = 0; i < 4; ++i) d[(row + i / 2 * 8) * 64 + 8 * j + column + i % 2] = sums[j][i];
}
static __device__ void take(GroupSums &sums, const float *d) {
  const unsigned row = threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4, column = 2 * (threadIdx.x % 4);
  for (int j = 0; j < 8; ++j)
    for (int i = 0; i < 4; ++i) sums[j][i] = d[(row + i / 2 * 8) * 64 + 8 * j + column + i % 2];
}
// d = 1.5 a b^T - what is not added to is forgotten - and d += a b.
#define PRODUCTS(TYPE)                                                             \
  KERNEL products_##TYPE(const uint4 *a, const uint4 *b, const uint4 *c, float *d) { \
    __shared__ __align__(1024) uint4 tiles[1536];                                  \
    exchange(tiles, a);                                                            \
    exchange(tiles + 512, b);                                                      \
    exchange(tiles + 1024, c);                                                     \
    fence_async_proxy();                                                           \
    __syncthreads();                                                               \
    GroupSums first, second;                                                       \
    take(first, d);                                                                \
    take(second, d + 4096);                                                        \
    unsigned left[4][4];                                                           \
    const unsigned short *rows = reinterpret_cast<const unsigned short *>(a);      \
    const unsigned row = threadIdx.x / 32 * 16 + threadIdx.x % 32 / 4;             \
    for (int k = 0; k < 4; ++k)                                                    \
      for (int i = 0; i < 4; ++i) {                                                \
        const unsigned short *at =                                                 \
            rows + (row + i % 2 * 8) * 64 + 16 * k + 2 * (threadIdx.x % 4) + i / 2 * 8; \
        left[k][i] = at[0] | (unsigned)at[1] << 16;                                \
      }                                                                            \
    group_product_settle(second);                                                  \
    group_product_begin();                                                         \
    for (int k = 0; k < 4; ++k)                                                    \
      group_product(TYPE(), first, group_operand(tiles) + 2 * k,                   \
                    group_operand(tiles + 512) + 2 * k, k > 0);                    \
    group_product_commit();                                                        \
    for (int k = 0; k < 4; ++k)                                                    \
      group_product_across(TYPE(), second, left[k], group_operand(tiles + 1024) + 128 * k); \
    group_product_commit();                                                        \
    group_product_wait<1>(first);                                                  \
    give(first, d);                                                                \
    group_product_wait<0>(second);                                                 \
    give(second, d + 4096);                                                        \
  }
PRODUCTS(bf16)
PRODUCTS(f16)
"""

FAULTS = {
    "sums are permuted": ('"{%0, %1, %2, %3, ', '"{%0, %2, %1, %3, '),
    "the factors are exchanged": ('", %32, %33, p, 1, 1, 0, 0;', '", %33, %32, p, 1, 1, 0, 0;'),
    "registers of a are permuted": ("{%32, %33, %34, %35}, %36", "{%32, %34, %33, %35}, %36"),
    "b does not lie across": ("%36, p, 1, 1, 1;", "%36, p, 1, 1, 0;"),
    "b lies across": ("%33, p, 1, 1, 0, 0;", "%33, p, 1, 1, 0, 1;"),
    "a product of the other type": ('SimtF16, "f16.f16"', 'SimtF16, "bf16.bf16"'),
    "what is not added to is not forgotten": ("setp.ne.b32 p, %34, 0;", "setp.eq.b32 p, %34, 1000;"),
    "another stride between tiles": ("64ull << 32", "32ull << 32"),
    "another layout": ("1ull << 62", "2ull << 62"),
    "no wait for products": ('"wgmma.wait_group.sync.aligned %32;"', '""'),
    "a wait for one group too few": ('"n"(left)', '"n"(left + 1)'),
    "groups are not closed": ('"wgmma.commit_group.sync.aligned;"', '""'),
}


class Check(intrinsics_ptx.Check):
    machine = ptx_groups.Machine

    def products(self, kind, encode):
        # Small integers: every sum is exact.
        a, b, c = ([self.random.randrange(-8, 9) for _ in range(4096)] for _ in range(3))
        d = [self.random.randrange(-8, 9) for _ in range(8192)]
        buffers = [intrinsics_ptx.pack("H", [encode(v) for v in x]) for x in (a, b, c)]
        got = intrinsics_ptx.unpack("f", self.run("products_" + kind, 128, *buffers, intrinsics_ptx.pack("f", d)))
        cells = [(i, j) for i in range(64) for j in range(64)]
        wanted = [sum(a[64 * i + k] * b[64 * j + k] for k in range(64)) for i, j in cells]
        wanted += [d[4096 + 64 * i + j] + sum(a[64 * i + k] * c[64 * k + j] for k in range(64)) for i, j in cells]
        self.same("products_" + kind, got, wanted)

    def all(self):
        self.products("bf16", lambda v: ptx.to_bits(v) >> 16)
        self.products("f16", lambda v: struct.unpack("<H", struct.pack("<e", v))[0])


if __name__ == "__main__":
    intrinsics_ptx.check_all(sys.argv[1], sys.argv[2], HEADER, "compute_90a", KERNELS, FAULTS, ptx_groups.parse, Check)

// intrinsics_sm90a.cuh: instructions of compute capability 9.0a.
//
// Barriers in shared memory that count bytes (mbarrier), copies of whole ranges
// into shared memory, and products of a warp group that read shared memory.
// Text that calls these functions is compiled for sm_90a alone. As in
// intrinsics.cuh, each has a body for the device and one for a CPU.
#pragma once

#include "trc/intrinsics.cuh"
#include "trc/types.cuh"

namespace trc_device {

//===-- Barriers in shared memory
//------------------------------------------===//
//
// A barrier is 8 bytes of shared memory, aligned to 8. Its phases are counted
// from 0, and known by their parity. A phase is complete when `arrivals`
// threads have arrived and as many bytes have been copied as they said. One
// thread initialises it; then fence_barrier_init and __syncthreads show it to
// others.

__device__ __forceinline__ void shared_barrier_init(unsigned long long *barrier,
                                                    unsigned arrivals) {
#ifdef TRC_SIMT
  simt_shared_barrier_init(barrier, arrivals);
#else
  asm volatile(
      "mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(barrier)),
      "r"(arrivals)
      : "memory");
#endif
}

__device__ __forceinline__ void fence_barrier_init() {
#ifndef TRC_SIMT
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
#endif
}

__device__ __forceinline__ void
shared_barrier_arrive(unsigned long long *barrier) {
#ifdef TRC_SIMT
  simt_shared_barrier_arrive(barrier, 0);
#else
  asm volatile(
      "mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared_address(barrier))
      : "memory");
#endif
}

// Arrives, and says that `bytes` more will be copied in this phase.
__device__ __forceinline__ void
shared_barrier_arrive_expect(unsigned long long *barrier, unsigned bytes) {
#ifdef TRC_SIMT
  simt_shared_barrier_arrive(barrier, bytes);
#else
  asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(
                   shared_address(barrier)),
               "r"(bytes)
               : "memory");
#endif
}

// Waits until the phase of this parity is complete.
__device__ __forceinline__ void shared_barrier_wait(unsigned long long *barrier,
                                                    unsigned parity) {
#ifdef TRC_SIMT
  simt_shared_barrier_wait(barrier, parity);
#else
  asm volatile("{\n"
               ".reg .pred done;\n"
               "again%=:\n"
               "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
               "@!done bra again%=;\n"
               "}" ::"r"(shared_address(barrier)),
               "r"(parity)
               : "memory");
#endif
}

// Copies a range from global to shared memory; both ends and the length are
// multiples of 16 bytes. One thread calls it; the bytes count for the barrier,
// and are there for those who have waited for its phase.
__device__ __forceinline__ void copy_bulk(void *shared, const void *global,
                                          unsigned bytes,
                                          unsigned long long *barrier) {
#ifdef TRC_SIMT
  simt_copy_bulk(shared, global, bytes, barrier);
#else
  asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::"
               "bytes [%0], [%1], %2, [%3];" ::"r"(shared_address(shared)),
               "l"(global), "r"(bytes), "r"(shared_address(barrier))
               : "memory");
#endif
}

// Shows what threads have written to shared memory to copies and products that
// run beside them: between the writes and the barrier that hands them over.
__device__ __forceinline__ void fence_async_proxy() {
#ifndef TRC_SIMT
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
#endif
}

//===-- Products of a warp group
//-------------------------------------------===//
//
// Four warps multiply together; the first is a multiple of 4. In shared memory
// an operand lies in tiles of 8 rows of 128 bytes whose chunks of 16 bytes are
// exchanged: chunk c of row r is at c ^ (r % 8). A tile starts at a multiple of
// 1024 of shared_address. Warp w of the group, with g and t as in
// intrinsics.cuh, holds of d, 64 x 64:
//
//   d[j][2 h + e]   row 16 w + g + 8 h, column 8 j + 2 t + e
//
// and of a left operand in registers, 64 x 16, what mma_m16n8k16 has of its 16
// rows. From a product to the wait behind it, nobody touches operands or d.

using GroupSums = float[8][4];

// 16 columns of an operand whose rows lie along k: `tile` is the address of the
// first of them. Or 16 rows of one that lies across, whose rows lie along n.
__device__ __forceinline__ unsigned long long group_operand(const void *tile) {
  return (unsigned long long)((shared_address(tile) & 0x3ffff) >> 4) |
         1ull << 16 | 64ull << 32 | 1ull << 62;
}

// In front of products: what threads have written to d and to operands in
// registers is there.
__device__ __forceinline__ void group_product_begin() {
#ifndef TRC_SIMT
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
#endif
}

#ifndef TRC_SIMT
#define TRC_ROW(d) "+f"((d)[0]), "+f"((d)[1]), "+f"((d)[2]), "+f"((d)[3])
#define TRC_GROUP_SUMS(d)                                                      \
  TRC_ROW((d)[0]), TRC_ROW((d)[1]), TRC_ROW((d)[2]), TRC_ROW((d)[3]),          \
      TRC_ROW((d)[4]), TRC_ROW((d)[5]), TRC_ROW((d)[6]), TRC_ROW((d)[7])
#define TRC_GROUP_REGISTERS                                                    \
  "{%0, %1, %2, %3, %4, %5, %6, %7, "                                          \
  "%8, %9, %10, %11, %12, %13, %14, %15, "                                     \
  "%16, %17, %18, %19, %20, %21, %22, %23, "                                   \
  "%24, %25, %26, %27, %28, %29, %30, %31}"
#endif

// group_product         d += a b^T, or d = a b^T; a and b, 64 x 16, in shared
//                       memory
// group_product_across  d += a b; a, 64 x 16, in registers, b, 16 x 64, across in
//                       shared memory
#ifdef TRC_SIMT
#define TRC_GROUP_PRODUCT(SIMT_TYPE, TYPES)                                    \
  simt_group_product(&d[0][0], nullptr, a, b, SIMT_TYPE, accumulate)
#define TRC_GROUP_PRODUCT_ACROSS(SIMT_TYPE, TYPES)                             \
  simt_group_product(&d[0][0], a, 0, b, SIMT_TYPE, true)
#else
#define TRC_GROUP_PRODUCT(SIMT_TYPE, TYPES)                                    \
  asm volatile("{\n"                                                           \
               ".reg .pred p;\n"                                               \
               "setp.ne.b32 p, %34, 0;\n"                                      \
               "wgmma.mma_async.sync.aligned.m64n64k16.f32." TYPES             \
               " " TRC_GROUP_REGISTERS ", %32, %33, p, 1, 1, 0, 0;\n"          \
               "}"                                                             \
               : TRC_GROUP_SUMS(d)                                             \
               : "l"(a), "l"(b), "r"((int)accumulate))
#define TRC_GROUP_PRODUCT_ACROSS(SIMT_TYPE, TYPES)                             \
  asm volatile("{\n"                                                           \
               ".reg .pred p;\n"                                               \
               "setp.ne.b32 p, 1, 0;\n"                                        \
               "wgmma.mma_async.sync.aligned.m64n64k16.f32." TYPES             \
               " " TRC_GROUP_REGISTERS                                         \
               ", {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n"                    \
               "}"                                                             \
               : TRC_GROUP_SUMS(d)                                             \
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "l"(b))
#endif
#define TRC_GROUP_PRODUCTS(TYPE, SIMT_TYPE, TYPES)                             \
  __device__ __forceinline__ void group_product(                               \
      TYPE, GroupSums &d, unsigned long long a, unsigned long long b,          \
      bool accumulate = true) {                                                \
    TRC_GROUP_PRODUCT(SIMT_TYPE, TYPES);                                       \
  }                                                                            \
  __device__ __forceinline__ void group_product_across(                        \
      TYPE, GroupSums &d, const unsigned(&a)[4], unsigned long long b) {       \
    TRC_GROUP_PRODUCT_ACROSS(SIMT_TYPE, TYPES);                                \
  }

TRC_GROUP_PRODUCTS(bf16, SimtBf16, "bf16.bf16")
TRC_GROUP_PRODUCTS(f16, SimtF16, "f16.f16")

#undef TRC_GROUP_PRODUCTS
#undef TRC_GROUP_PRODUCT_ACROSS
#undef TRC_GROUP_PRODUCT

__device__ __forceinline__ void group_product_commit() {
#ifdef TRC_SIMT
  simt_group_product_commit();
#else
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
#endif
}

// Waits for all products but those of the last `left` commits. d is named, so
// that no read of it moves in front of this.
template <int left>
__device__ __forceinline__ void group_product_wait(GroupSums &d) {
#ifdef TRC_SIMT
  simt_group_product_wait(left);
#else
  asm volatile("wgmma.wait_group.sync.aligned %32;"
               : TRC_GROUP_SUMS(d)
               : "n"(left)
               : "memory");
#endif
}

// d is in its registers from here on: no copy of it is made where a product is
// under way, for which that one would have to be waited for.
__device__ __forceinline__ void group_product_settle(GroupSums &d) {
#ifndef TRC_SIMT
  asm volatile("" : TRC_GROUP_SUMS(d)::"memory");
#endif
}

#ifndef TRC_SIMT
#undef TRC_ROW
#undef TRC_GROUP_SUMS
#undef TRC_GROUP_REGISTERS
#endif

} // namespace trc_device

// intrinsics.cuh: every instruction that plain CUDA C++ has no word for.
//
// This header is the only place with PTX in it. Each function has two bodies:
// PTX for the device, and a call into namespace `simt` where TRC_SIMT is
// defined, that is, where the text is compiled for a CPU (test/Simt). Kernel
// text calls these functions and knows of neither.
//
// What is plain CUDA C++ is used as it is: shuffles, votes, __reduce_add_sync,
// atomics, __syncthreads, __fmaf_rn. All functions here work from compute
// capability 8.0 on.
//
// A packed pair of 16-bit numbers is an `unsigned`: the first in the low half.
#pragma once

namespace trc_device {

//===-- Conversions, to nearest, ties to even -----------------------------===//

__device__ __forceinline__ unsigned pack_bf16(float low, float high) {
#ifdef TRC_SIMT
  return simt::bf16_bits(low) | (unsigned)simt::bf16_bits(high) << 16;
#else
  unsigned pair;
  asm("cvt.rn.bf16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
#endif
}

__device__ __forceinline__ unsigned pack_f16(float low, float high) {
#ifdef TRC_SIMT
  return simt::f16_bits(low) | (unsigned)simt::f16_bits(high) << 16;
#else
  unsigned pair;
  asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
  return pair;
#endif
}

__device__ __forceinline__ unsigned short bf16_bits(float value) {
#ifdef TRC_SIMT
  return simt::bf16_bits(value);
#else
  unsigned short bits;
  asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(bits) : "f"(value));
  return bits;
#endif
}

__device__ __forceinline__ unsigned short f16_bits(float value) {
#ifdef TRC_SIMT
  return simt::f16_bits(value);
#else
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(value));
  return bits;
#endif
}

__device__ __forceinline__ float bf16_value(unsigned short bits) {
  return __uint_as_float((unsigned)bits << 16);
}

__device__ __forceinline__ float f16_value(unsigned short bits) {
#ifdef TRC_SIMT
  return simt::f16_value(bits);
#else
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(bits));
  return value;
#endif
}

__device__ __forceinline__ float2 unpack_bf16(unsigned pair) {
  return make_float2(__uint_as_float(pair << 16),
                     __uint_as_float(pair & 0xffff0000u));
}

__device__ __forceinline__ float2 unpack_f16(unsigned pair) {
  return make_float2(f16_value((unsigned short)(pair & 0xffffu)),
                     f16_value((unsigned short)(pair >> 16)));
}

// An f32 rounded to the 10 bits of mantissa that a tensor core reads as tf32,
// to nearest with ties away from zero.
__device__ __forceinline__ unsigned tf32_bits(float value) {
#ifdef TRC_SIMT
  return simt::tf32_bits(value);
#else
  unsigned bits;
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(bits) : "f"(value));
  return bits;
#endif
}

//===-- Approximations: about 2 ulp, subnormals are zero ------------------===//

__device__ __forceinline__ float exp2_approximate(float x) {
#ifdef TRC_SIMT
  return simt::exp2_approximate(x);
#else
  float y;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
#endif
}

__device__ __forceinline__ float log2_approximate(float x) {
#ifdef TRC_SIMT
  return simt::log2_approximate(x);
#else
  float y;
  asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
#endif
}

__device__ __forceinline__ float reciprocal_approximate(float x) {
#ifdef TRC_SIMT
  return simt::reciprocal_approximate(x);
#else
  float y;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
#endif
}

__device__ __forceinline__ float rsqrt_approximate(float x) {
#ifdef TRC_SIMT
  return simt::rsqrt_approximate(x);
#else
  float y;
  asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
#endif
}

// Relative error below 2^-10.9 only.
__device__ __forceinline__ float tanh_approximate(float x) {
#ifdef TRC_SIMT
  return simt::tanh_approximate(x);
#else
  float y;
  asm("tanh.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
#endif
}

//===-- The larger and the smaller of two ---------------------------------===//

// NaN when one is; -0 is less than +0.
__device__ __forceinline__ float maximum_or_nan(float x, float y) {
#ifdef TRC_SIMT
  if (x != x || y != y)
    return __uint_as_float(0x7fffffffu);
  return x > y || (x == y && (int)__float_as_uint(x) >= 0) ? x : y;
#else
  float z;
  asm("max.NaN.f32 %0, %1, %2;" : "=f"(z) : "f"(x), "f"(y));
  return z;
#endif
}
__device__ __forceinline__ float minimum_or_nan(float x, float y) {
#ifdef TRC_SIMT
  if (x != x || y != y)
    return __uint_as_float(0x7fffffffu);
  return x < y || (x == y && (int)__float_as_uint(x) < 0) ? x : y;
#else
  float z;
  asm("min.NaN.f32 %0, %1, %2;" : "=f"(z) : "f"(x), "f"(y));
  return z;
#endif
}

//===-- Accesses of 16 bytes with a cache hint; aligned to 16 -------------===//

// Read once, and written by nobody during the kernel: leaves the first-level
// cache to others.
__device__ __forceinline__ uint4 load_16_once(const void *global) {
#ifdef TRC_SIMT
  return *(const uint4 *)global;
#else
  uint4 v;
  asm volatile("ld.global.nc.L1::no_allocate.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
               : "l"(global));
  return v;
#endif
}

// Read by many blocks, and written by nobody during the kernel.
__device__ __forceinline__ uint4 load_16_keep(const void *global) {
#ifdef TRC_SIMT
  return *(const uint4 *)global;
#else
  uint4 v;
  asm volatile("ld.global.nc.L1::evict_last.v4.u32 {%0, %1, %2, %3}, [%4];"
               : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
               : "l"(global));
  return v;
#endif
}

//===-- Shared memory -----------------------------------------------------===//

// The 32-bit address that instructions on shared memory take.
__device__ __forceinline__ unsigned shared_address(const void *shared) {
  return (unsigned)__cvta_generic_to_shared(shared);
}

// Asynchronous copies from global to shared memory. The bytes are there for the
// thread that copied after copy_async_wait, and for others after a barrier that
// follows it. Until the wait nobody may touch the destination, or write the
// source. Both ends are aligned to the size.
//
// `inside` false writes zeros and does not read the source, which must be a
// valid pointer all the same.
__device__ __forceinline__ void copy_async_16(void *shared, const void *global,
                                              bool inside = true) {
#ifdef TRC_SIMT
  simt::copy_async(shared, global, 16, inside ? 16 : 0);
#else
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"(
                   shared_address(shared)),
               "l"(global), "r"(inside ? 16 : 0)
               : "memory");
#endif
}

// The same for 4 or 8 bytes.
template <int Bytes>
__device__ __forceinline__ void copy_async(void *shared, const void *global,
                                           bool inside = true) {
  static_assert(Bytes == 4 || Bytes == 8, "for 16 bytes: copy_async_16");
#ifdef TRC_SIMT
  simt::copy_async(shared, global, Bytes, inside ? Bytes : 0);
#else
  asm volatile("cp.async.ca.shared.global [%0], [%1], %2, %3;" ::"r"(
                   shared_address(shared)),
               "l"(global), "n"(Bytes), "r"(inside ? Bytes : 0)
               : "memory");
#endif
}

// Closes the group of the copies since the last commit.
__device__ __forceinline__ void copy_async_commit() {
#ifdef TRC_SIMT
  simt::copy_async_commit();
#else
  asm volatile("cp.async.commit_group;" ::: "memory");
#endif
}

// Waits until at most `Left` of the thread's newest groups are under way.
template <int Left> __device__ __forceinline__ void copy_async_wait() {
#ifdef TRC_SIMT
  simt::copy_async_wait(Left);
#else
  asm volatile("cp.async.wait_group %0;" ::"n"(Left) : "memory");
#endif
}

//===-- Tensor cores ------------------------------------------------------===//
//
// Let g = lane / 4 and t = 2 (lane % 4). Of pairs of 16-bit numbers, a lane
// has:
//
//   8 x 8 (load_matrix)   row g, columns t and t+1
//   a, 16 x 16            a[0] row g,   columns t, t+1
//                         a[1] row g+8, columns t, t+1
//                         a[2] row g,   columns t+8, t+9
//                         a[3] row g+8, columns t+8, t+9
//   b, 16 x 8             b[0] rows t, t+1, column g
//                         b[1] rows t+8, t+9, column g
//   d, 16 x 8             d[0], d[1] row g,   columns t, t+1
//                         d[2], d[3] row g+8, columns t, t+1
//
// So the four 8 x 8 matrices top left, bottom left, top right, bottom right are
// an a; and a b is two 8 x 8 matrices, loaded transposed from row-major memory.
// All 32 lanes call these functions together.

// Loads one, two or four 8 x 8 matrices of 16-bit elements from shared memory.
// Lane i gives the address of row i % 8 of matrix i / 8 (lanes beyond the last
// matrix give any valid row); rows are 16 bytes, aligned to 16.
#ifdef TRC_SIMT
#define TRC_LOAD_MATRIX(COUNT, TRANSPOSED, NAME, QUALIFIER)                    \
  __device__ __forceinline__ void NAME(unsigned (&m)[COUNT],                   \
                                       const void *row) {                      \
    simt::load_matrix(m, row, COUNT, TRANSPOSED);                              \
  }
#define TRC_LOAD_MATRIX_X1 TRC_LOAD_MATRIX
#define TRC_LOAD_MATRIX_X2 TRC_LOAD_MATRIX
#define TRC_LOAD_MATRIX_X4 TRC_LOAD_MATRIX
#else
#define TRC_LOAD_MATRIX_X1(COUNT, TRANSPOSED, NAME, QUALIFIER)                 \
  __device__ __forceinline__ void NAME(unsigned (&m)[COUNT],                   \
                                       const void *row) {                      \
    asm volatile("ldmatrix.sync.aligned.m8n8.x1" QUALIFIER                     \
                 ".shared.b16 {%0}, [%1];"                                     \
                 : "=r"(m[0])                                                  \
                 : "r"(shared_address(row))                                    \
                 : "memory");                                                  \
  }
#define TRC_LOAD_MATRIX_X2(COUNT, TRANSPOSED, NAME, QUALIFIER)                 \
  __device__ __forceinline__ void NAME(unsigned (&m)[COUNT],                   \
                                       const void *row) {                      \
    asm volatile("ldmatrix.sync.aligned.m8n8.x2" QUALIFIER                     \
                 ".shared.b16 {%0, %1}, [%2];"                                 \
                 : "=r"(m[0]), "=r"(m[1])                                      \
                 : "r"(shared_address(row))                                    \
                 : "memory");                                                  \
  }
#define TRC_LOAD_MATRIX_X4(COUNT, TRANSPOSED, NAME, QUALIFIER)                 \
  __device__ __forceinline__ void NAME(unsigned (&m)[COUNT],                   \
                                       const void *row) {                      \
    asm volatile("ldmatrix.sync.aligned.m8n8.x4" QUALIFIER                     \
                 ".shared.b16 {%0, %1, %2, %3}, [%4];"                         \
                 : "=r"(m[0]), "=r"(m[1]), "=r"(m[2]), "=r"(m[3])              \
                 : "r"(shared_address(row))                                    \
                 : "memory");                                                  \
  }
#endif
TRC_LOAD_MATRIX_X1(1, false, load_matrix_x1, "")
TRC_LOAD_MATRIX_X2(2, false, load_matrix_x2, "")
TRC_LOAD_MATRIX_X4(4, false, load_matrix_x4, "")
TRC_LOAD_MATRIX_X1(1, true, load_matrix_x1_transposed, ".trans")
TRC_LOAD_MATRIX_X2(2, true, load_matrix_x2_transposed, ".trans")
TRC_LOAD_MATRIX_X4(4, true, load_matrix_x4_transposed, ".trans")
#undef TRC_LOAD_MATRIX
#undef TRC_LOAD_MATRIX_X1
#undef TRC_LOAD_MATRIX_X2
#undef TRC_LOAD_MATRIX_X4

// d += a b with f32 accumulators.
#ifdef TRC_SIMT
#define TRC_MMA(NAME, SHAPE_AND_TYPES)                                         \
  __device__ __forceinline__ void NAME(float (&d)[4], const unsigned (&a)[4],  \
                                       const unsigned (&b)[2]) {               \
    simt::NAME(d, a, b);                                                       \
  }
#else
#define TRC_MMA(NAME, SHAPE_AND_TYPES)                                         \
  __device__ __forceinline__ void NAME(float (&d)[4], const unsigned (&a)[4],  \
                                       const unsigned (&b)[2]) {               \
    asm volatile("mma.sync.aligned." SHAPE_AND_TYPES                           \
                 " {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, "             \
                 "{%0, %1, %2, %3};"                                           \
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])              \
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]),      \
                   "r"(b[1]));                                                 \
  }
#endif
TRC_MMA(mma_m16n8k16_bf16, "m16n8k16.row.col.f32.bf16.bf16.f32")
TRC_MMA(mma_m16n8k16_f16, "m16n8k16.row.col.f32.f16.f16.f32")
// Of single tf32 numbers, with t = lane % 4: a, 16 x 8, is a[0] row g, column
// t; a[1] row g+8, column t; a[2] row g, column t+4; a[3] row g+8, column t+4;
// b, 8 x 8, is b[0] row t, column g; b[1] row t+4, column g; and d is as above.
// The low 13 bits of a number are not read.
TRC_MMA(mma_m16n8k8_tf32, "m16n8k8.row.col.f32.tf32.tf32.f32")
#undef TRC_MMA

//===-- Barriers of a part of the block -----------------------------------===//
//
// There are 16 barriers, and __syncthreads is barrier 0. `threads` is a
// multiple of 32 and counts those that arrive and those that wait; whole warps
// call together.

__device__ __forceinline__ void barrier_sync(unsigned id, unsigned threads) {
#ifdef TRC_SIMT
  simt::barrier_sync(id, threads);
#else
  asm volatile("bar.sync %0, %1;" ::"r"(id), "r"(threads) : "memory");
#endif
}

// Arrives without waiting: for those who only hand something over.
__device__ __forceinline__ void barrier_arrive(unsigned id, unsigned threads) {
#ifdef TRC_SIMT
  simt::barrier_arrive(id, threads);
#else
  asm volatile("bar.arrive %0, %1;" ::"r"(id), "r"(threads) : "memory");
#endif
}

//===-- The warp ----------------------------------------------------------===//

__device__ __forceinline__ unsigned lane_index() {
#ifdef TRC_SIMT
  return simt::lane_index();
#else
  unsigned lane;
  asm("mov.u32 %0, %%laneid;" : "=r"(lane));
  return lane;
#endif
}

} // namespace trc_device

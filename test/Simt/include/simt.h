// simt.h: lets CUDA C++ kernel text compile, unchanged, for a CPU.
//
// The stand-in compiler (NvrtcStandIn) includes it ahead of the text. A kernel
// becomes an ordinary function that one thread of the grid runs; the runtime
// (Runtime/) switches between the threads of a block at barriers and warp
// collectives. Everything here is declared without the C++ library, so that
// text which uses a name that NVRTC lacks (uint32_t, INFINITY) fails here too.
//
// __shared__ variables are thread-local: each thread of the operating system
// runs one block at a time.
#pragma once

#define TRC_SIMT 1
#define SIMT_INLINE static inline __attribute__((always_inline, unused))

typedef decltype(sizeof(0)) size_t;

#include "simt/abi.h"

#define __global__ __attribute__((used, visibility("default")))
#define __device__
#define __host__
#define __constant__ static
#define __shared__ thread_local
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __maxnreg__(...)
#define __align__(n) __attribute__((aligned(n)))
#define __grid_constant__

#include "simt/vectors.h"

SIMT_INLINE uint3 simt_uint3(struct SimtIndex i) { return {i.x, i.y, i.z}; }
#define threadIdx (simt_uint3(simt_thread))
#define blockIdx (simt_uint3(simt_block))
#define blockDim (simt_uint3(simt_block_extent))
#define gridDim (simt_uint3(simt_grid_extent))
static const int warpSize = 32;

#include "simt/collectives.h"
#include "simt/intrinsics.h"
#include "simt/math.h"
#include "simt/memory.h"

SIMT_INLINE void __trap() { simt_fail("__trap"); }
SIMT_INLINE void __nanosleep(unsigned) {}

// Behind the text, the compiler puts SIMT_KERNEL(name, bound) for each kernel,
// and SIMT_MODULE once. The tag says what the image is for (Driver/Image.h):
// the compiler writes the architecture into the bytes of the image. Dynamic
// shared memory is aligned to what CUDA promises for its declared type, 16
// bytes, and to no more.
namespace simt {
template <class... P> struct Signature {
  static constexpr SimtParameter parameters[sizeof...(P) + 1] = {
      {sizeof(P), alignof(P)}..., {0, 0}};
};
template <size_t...> struct Indices {};
template <class... P, size_t... I>
SIMT_INLINE void call(void (*kernel)(P...), void **parameters, Indices<I...>) {
  kernel(*(P *)parameters[I]...);
}
template <auto Kernel, class Type = decltype(Kernel)> struct Export;
template <auto Kernel, class... P> struct Export<Kernel, void (*)(P...)> {
  template <size_t... I> static Indices<I...> indices_of(Indices<I...>) {
    return {};
  }
  template <class T, T... I> struct Count : Indices<I...> {};
  static void run(void **parameters) {
    call(Kernel, parameters,
         indices_of(__make_integer_seq<Count, size_t, sizeof...(P)>{}));
  }
  static constexpr SimtKernel make(unsigned max_threads) {
    return {run, Signature<P...>::parameters, sizeof...(P), max_threads};
  }
};
} // namespace simt
#define SIMT_KERNEL(NAME, BOUND)                                               \
  extern "C" __attribute__((                                                   \
      visibility("default"))) constinit const SimtKernel simt_kernel_##NAME =  \
      simt::Export<&NAME>::make(BOUND);
#ifdef TRC_SIMT_CHECK
#define SIMT_CHECKED "1"
#else
#define SIMT_CHECKED "0"
#endif
#define SIMT_MODULE                                                            \
  __attribute__((visibility("default"))) alignas(                              \
      16) constinit thread_local uint4 trc_shared[232448 / 16] = {};           \
  extern "C" __attribute__((visibility("default"), used))                      \
  const char simt_image[33] = "trc-simt-image:\0??????????????" SIMT_CHECKED;

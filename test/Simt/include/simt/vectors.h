// vectors.h: the vector types that NVRTC has built in, with CUDA's alignments.
//
// Those of two and four members copy by functions of their own: the alignment
// of what a reference is bound to is checked (-fsanitize=alignment), that of an
// implicit copy is not, and a misaligned vector is the fault to look for.
#pragma once

#define SIMT_MEMBER __attribute__((always_inline))
#define SIMT_VECTORS(NAME, T, ALIGN2, ALIGN4)                                  \
  struct NAME##1 { T x; };                                                     \
  struct alignas(ALIGN2) NAME##2 {                                             \
    T x, y;                                                                    \
    NAME##2() = default;                                                       \
    SIMT_MEMBER constexpr NAME##2(T x, T y) : x(x), y(y) {}                    \
    SIMT_MEMBER constexpr NAME##2(const NAME##2 & from)                        \
        : x(from.x), y(from.y) {}                                              \
    SIMT_MEMBER constexpr NAME##2 &operator=(const NAME##2 & from) {           \
      x = from.x;                                                              \
      y = from.y;                                                              \
      return *this;                                                            \
    }                                                                          \
  };                                                                           \
  struct NAME##3 { T x, y, z; };                                               \
  struct alignas(ALIGN4) NAME##4 {                                             \
    T x, y, z, w;                                                              \
    NAME##4() = default;                                                       \
    SIMT_MEMBER constexpr NAME##4(T x, T y, T z, T w)                          \
        : x(x), y(y), z(z), w(w) {}                                            \
    SIMT_MEMBER constexpr NAME##4(const NAME##4 & from)                        \
        : x(from.x), y(from.y), z(from.z), w(from.w) {}                        \
    SIMT_MEMBER constexpr NAME##4 &operator=(const NAME##4 & from) {           \
      x = from.x;                                                              \
      y = from.y;                                                              \
      z = from.z;                                                              \
      w = from.w;                                                              \
      return *this;                                                            \
    }                                                                          \
  };                                                                           \
  SIMT_INLINE NAME##1 make_##NAME##1(T x) { return {x}; }                      \
  SIMT_INLINE NAME##2 make_##NAME##2(T x, T y) { return {x, y}; }              \
  SIMT_INLINE NAME##3 make_##NAME##3(T x, T y, T z) { return {x, y, z}; }      \
  SIMT_INLINE NAME##4 make_##NAME##4(T x, T y, T z, T w) {                     \
    return {x, y, z, w};                                                       \
  }
SIMT_VECTORS(char, signed char, 2, 4)
SIMT_VECTORS(uchar, unsigned char, 2, 4)
SIMT_VECTORS(short, short, 4, 8)
SIMT_VECTORS(ushort, unsigned short, 4, 8)
SIMT_VECTORS(int, int, 8, 16)
SIMT_VECTORS(uint, unsigned, 8, 16)
SIMT_VECTORS(long, long, 16, 16)
SIMT_VECTORS(ulong, unsigned long, 16, 16)
SIMT_VECTORS(longlong, long long, 16, 16)
SIMT_VECTORS(ulonglong, unsigned long long, 16, 16)
SIMT_VECTORS(float, float, 8, 16)
SIMT_VECTORS(double, double, 16, 16)
#undef SIMT_VECTORS
#undef SIMT_MEMBER

struct dim3 {
  unsigned x, y, z;
  constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1)
      : x(x), y(y), z(z) {}
};

// math.h: the functions of CUDA's math library that NVRTC has built in, from
// the C library; no more names than these are seen by kernel text.
#pragma once

#define SIMT_MATH_1(NAME)                                                      \
  extern "C" float NAME##f(float);                                             \
  extern "C" double NAME(double);
#define SIMT_MATH_2(NAME)                                                      \
  extern "C" float NAME##f(float, float);                                      \
  extern "C" double NAME(double, double);
SIMT_MATH_1(sqrt)
SIMT_MATH_1(cbrt)
SIMT_MATH_1(exp)
SIMT_MATH_1(exp2)
SIMT_MATH_1(expm1)
SIMT_MATH_1(log)
SIMT_MATH_1(log2)
SIMT_MATH_1(log10)
SIMT_MATH_1(log1p)
SIMT_MATH_1(sin)
SIMT_MATH_1(cos)
SIMT_MATH_1(tan)
SIMT_MATH_1(asin)
SIMT_MATH_1(acos)
SIMT_MATH_1(atan)
SIMT_MATH_1(sinh)
SIMT_MATH_1(cosh)
SIMT_MATH_1(tanh)
SIMT_MATH_1(asinh)
SIMT_MATH_1(acosh)
SIMT_MATH_1(atanh)
SIMT_MATH_1(erf)
SIMT_MATH_1(erfc)
SIMT_MATH_1(lgamma)
SIMT_MATH_1(tgamma)
SIMT_MATH_1(floor)
SIMT_MATH_1(ceil)
SIMT_MATH_1(trunc)
SIMT_MATH_1(round)
SIMT_MATH_1(rint)
SIMT_MATH_1(nearbyint)
SIMT_MATH_1(fabs)
SIMT_MATH_1(logb)
SIMT_MATH_2(pow)
SIMT_MATH_2(fmod)
SIMT_MATH_2(remainder)
SIMT_MATH_2(atan2)
SIMT_MATH_2(hypot)
SIMT_MATH_2(fmin)
SIMT_MATH_2(fmax)
SIMT_MATH_2(fdim)
SIMT_MATH_2(copysign)
SIMT_MATH_2(nextafter)
#undef SIMT_MATH_1
#undef SIMT_MATH_2
extern "C" float fmaf(float, float, float);
extern "C" double fma(double, double, double);
extern "C" float ldexpf(float, int);
extern "C" double ldexp(double, int);
extern "C" float frexpf(float, int *);
extern "C" double frexp(double, int *);
extern "C" float modff(float, float *);
extern "C" double modf(double, double *);
extern "C" int abs(int);

SIMT_INLINE float rsqrtf(float x) { return 1.0f / __builtin_sqrtf(x); }
SIMT_INLINE double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }
SIMT_INLINE long long abs(long long x) { return x < 0 ? -x : x; }
SIMT_INLINE float abs(float x) { return __builtin_fabsf(x); }
SIMT_INLINE double abs(double x) { return __builtin_fabs(x); }
SIMT_INLINE bool isnan(float x) { return x != x; }
SIMT_INLINE bool isnan(double x) { return x != x; }
SIMT_INLINE bool isinf(float x) { return __builtin_isinf(x); }
SIMT_INLINE bool isinf(double x) { return __builtin_isinf(x); }
SIMT_INLINE bool isfinite(float x) { return __builtin_isfinite(x); }
SIMT_INLINE bool isfinite(double x) { return __builtin_isfinite(x); }
SIMT_INLINE bool signbit(float x) { return __builtin_signbit(x); }
SIMT_INLINE bool signbit(double x) { return __builtin_signbit(x); }

// Arithmetic that names its rounding, and is never contracted.
SIMT_INLINE float __fadd_rn(float a, float b) { return a + b; }
SIMT_INLINE float __fsub_rn(float a, float b) { return a - b; }
SIMT_INLINE float __fmul_rn(float a, float b) { return a * b; }
SIMT_INLINE float __fdiv_rn(float a, float b) { return a / b; }
SIMT_INLINE float __frcp_rn(float a) { return 1.0f / a; }
SIMT_INLINE float __fsqrt_rn(float a) { return __builtin_sqrtf(a); }
SIMT_INLINE float __fmaf_rn(float a, float b, float c) {
  return __builtin_fmaf(a, b, c);
}
SIMT_INLINE double __dadd_rn(double a, double b) { return a + b; }
SIMT_INLINE double __dmul_rn(double a, double b) { return a * b; }
SIMT_INLINE double __fma_rn(double a, double b, double c) {
  return __builtin_fma(a, b, c);
}

// Approximations with CUDA C++ names.
SIMT_INLINE float __expf(float x) { return __builtin_expf(x); }
SIMT_INLINE float __exp2f(float x) { return __builtin_exp2f(x); }
SIMT_INLINE float __logf(float x) { return __builtin_logf(x); }
SIMT_INLINE float __log2f(float x) { return __builtin_log2f(x); }
SIMT_INLINE float __sinf(float x) { return __builtin_sinf(x); }
SIMT_INLINE float __cosf(float x) { return __builtin_cosf(x); }
SIMT_INLINE float __powf(float x, float y) { return __builtin_powf(x, y); }
SIMT_INLINE float __fdividef(float a, float b) { return a / b; }
SIMT_INLINE float __saturatef(float x) {
  return x > 0.0f ? (x < 1.0f ? x : 1.0f) : 0.0f;
}

SIMT_INLINE float __uint_as_float(unsigned u) {
  return __builtin_bit_cast(float, u);
}
SIMT_INLINE unsigned __float_as_uint(float f) {
  return __builtin_bit_cast(unsigned, f);
}
SIMT_INLINE float __int_as_float(int i) { return __builtin_bit_cast(float, i); }
SIMT_INLINE int __float_as_int(float f) { return __builtin_bit_cast(int, f); }
SIMT_INLINE double __longlong_as_double(long long i) {
  return __builtin_bit_cast(double, i);
}
SIMT_INLINE long long __double_as_longlong(double d) {
  return __builtin_bit_cast(long long, d);
}

// Integers. Conversions of the device saturate, and turn NaN into zero.
namespace simt {
template <class To>
SIMT_INLINE To saturated(double x, double low, double high) {
  if (x != x)
    return 0;
  if (x <= low)
    return (To)low;
  return x >= high ? (To)(~(To)0 < 0 ? ~(To)0 ^ (To)1 << (sizeof(To) * 8 - 1)
                                     : ~(To)0)
                   : (To)x;
}
SIMT_INLINE int to_int(double x) {
  return saturated<int>(x, -2147483648.0, 2147483648.0);
}
SIMT_INLINE unsigned to_uint(double x) {
  return saturated<unsigned>(x, 0.0, 4294967296.0);
}
} // namespace simt
SIMT_INLINE int __float2int_rn(float x) {
  return simt::to_int(__builtin_rintf(x));
}
SIMT_INLINE int __float2int_rz(float x) { return simt::to_int(x); }
SIMT_INLINE int __float2int_rd(float x) {
  return simt::to_int(__builtin_floorf(x));
}
SIMT_INLINE int __float2int_ru(float x) {
  return simt::to_int(__builtin_ceilf(x));
}
SIMT_INLINE unsigned __float2uint_rn(float x) {
  return simt::to_uint(__builtin_rintf(x));
}
SIMT_INLINE unsigned __float2uint_rz(float x) { return simt::to_uint(x); }
SIMT_INLINE long long __float2ll_rz(float x) {
  return simt::saturated<long long>(x, -9223372036854775808.0,
                                    9223372036854775808.0);
}
SIMT_INLINE long long __double2ll_rz(double x) {
  return simt::saturated<long long>(x, -9223372036854775808.0,
                                    9223372036854775808.0);
}
SIMT_INLINE unsigned long long __float2ull_rz(float x) {
  return simt::saturated<unsigned long long>(x, 0.0, 18446744073709551616.0);
}
SIMT_INLINE unsigned long long __double2ull_rz(double x) {
  return simt::saturated<unsigned long long>(x, 0.0, 18446744073709551616.0);
}
SIMT_INLINE int __double2int_rz(double x) { return simt::to_int(x); }
SIMT_INLINE unsigned __double2uint_rz(double x) { return simt::to_uint(x); }
SIMT_INLINE float __int2float_rn(int x) { return (float)x; }
SIMT_INLINE float __uint2float_rn(unsigned x) { return (float)x; }
SIMT_INLINE float __double2float_rn(double x) { return (float)x; }
SIMT_INLINE float __ll2float_rn(long long x) { return (float)x; }
SIMT_INLINE float __ull2float_rn(unsigned long long x) { return (float)x; }

SIMT_INLINE int __clz(int x) { return x ? __builtin_clz((unsigned)x) : 32; }
SIMT_INLINE int __clzll(long long x) {
  return x ? __builtin_clzll((unsigned long long)x) : 64;
}
SIMT_INLINE int __ffs(int x) { return __builtin_ffs(x); }
SIMT_INLINE int __ffsll(long long x) { return __builtin_ffsll(x); }
SIMT_INLINE int __popc(unsigned x) { return __builtin_popcount(x); }
SIMT_INLINE int __popcll(unsigned long long x) {
  return __builtin_popcountll(x);
}
SIMT_INLINE unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
SIMT_INLINE unsigned long long __brevll(unsigned long long x) {
  return __builtin_bitreverse64(x);
}
SIMT_INLINE unsigned __umulhi(unsigned a, unsigned b) {
  return (unsigned)((unsigned long long)a * b >> 32);
}
SIMT_INLINE int __mulhi(int a, int b) { return (int)((long long)a * b >> 32); }
SIMT_INLINE unsigned long long __umul64hi(unsigned long long a,
                                          unsigned long long b) {
  return (unsigned long long)((unsigned __int128)a * b >> 64);
}
SIMT_INLINE unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
  return (unsigned)(((unsigned long long)high << 32 | low) << (by & 31) >> 32);
}
SIMT_INLINE unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
  return (unsigned)(((unsigned long long)high << 32 | low) >> (by & 31));
}
SIMT_INLINE unsigned __byte_perm(unsigned a, unsigned b, unsigned selector) {
  unsigned long long all = (unsigned long long)b << 32 | a;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    unsigned nibble = selector >> 4 * i & 0xf;
    unsigned byte = (unsigned)(all >> 8 * (nibble & 7)) & 0xff;
    if (nibble & 8)
      byte = byte & 0x80 ? 0xff : 0;
    result |= byte << 8 * i;
  }
  return result;
}

#define SIMT_MIN_MAX(T)                                                        \
  SIMT_INLINE T min(T a, T b) { return b < a ? b : a; }                        \
  SIMT_INLINE T max(T a, T b) { return a < b ? b : a; }
SIMT_MIN_MAX(int)
SIMT_MIN_MAX(unsigned)
SIMT_MIN_MAX(long)
SIMT_MIN_MAX(unsigned long)
SIMT_MIN_MAX(long long)
SIMT_MIN_MAX(unsigned long long)
#undef SIMT_MIN_MAX
SIMT_INLINE float min(float a, float b) { return __builtin_fminf(a, b); }
SIMT_INLINE float max(float a, float b) { return __builtin_fmaxf(a, b); }
SIMT_INLINE double min(double a, double b) { return __builtin_fmin(a, b); }
SIMT_INLINE double max(double a, double b) { return __builtin_fmax(a, b); }

//===- AmxWide.h - products of f32 in AMX's tiles ---------------*- C++ -*-===//
//
// c[m, n] = a[m, k] b[k, n] (+ c) on one thread, of f32, as six products of
// bf16. A factor is a sum of three numbers of bf16, which hold all of its bits
// (AmxParts.h), so a product is one of nine; of these are made
//
//    high high, high middle, middle high, middle middle, high low, low high
//
// The other three together are at most 2^-23 of it, as often above as below
// zero, and mostly far less than rounding the product to f32 would change. Sums
// are f32, over 16 pairs of k before they are added to c, which rounds less
// often than a sum one by one does.
//
// A factor's parts are below 2^-126 where it is below 2^-110, and the processor
// takes them as 0: such a factor is off by up to 2^-126.
//
// Where 16 of a factor's 24 bits are enough, two parts and three products of
// them (middle high, high high, high middle) take half of the time.
//
// Every element is one sum over k in the same order, so its bits do not depend
// on where it stands, nor on other extents but k.
//
// AmxWide.cpp is compiled for processors with AMX. It includes nothing that
// could leave its code to be linked into the rest.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXWIDE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXWIDE_H

#include <cstdint>

namespace trc::runtime::host::amx {

/// Strides are in elements; of each operand one is 1, and c has unit column
/// stride.
struct WideProduct {
  int64_t m, n, k; ///< at least 1
  const float *a;
  int64_t rowOfA, stepOfA; ///< a[i, l] at a + i rowOfA + l stepOfA
  const float *b;
  int64_t stepOfB, columnOfB; ///< b[l, j] at b + l stepOfB + j columnOfB
  float *c;
  int64_t rowOfC; ///< c[i, j] at c + i rowOfC + j
  bool accumulate;
  int parts = 3; ///< of a factor, or 2
};

/// Bytes of scratch of a product of these extents, and so many parts.
int64_t scratchBytes(int64_t m, int64_t n, int64_t k, int parts);

/// What multiplies a part of a product whose operands cannot be split: at most
/// so many rows and columns, cut from the first ones on.
constexpr int64_t plainRows = 32, plainColumns = 128;
using Multiply = void (*)(const WideProduct &product);

/// `scratch` is aligned to 64. Only where the processor has AMX and the system
/// lets the process use it. Parts of the product with a number that is not
/// finite, or from 2^127 on, are left to `plain`.
void multiply(const WideProduct &product, void *scratch, Multiply plain);

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXWIDE_H

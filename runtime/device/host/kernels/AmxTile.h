//===- AmxTile.h - products of bf16 in AMX's tiles --------------*- C++ -*-===//
//
// c[m, n] = a[m, k] b[k, n] (+ c) on one thread, of bf16, with sums in f32. A
// tile is 16 rows of 64 bytes, and one instruction adds the product of two to a
// third:
//
//    a: 16 rows x 32 k        b: 16 pairs of k x 16 columns     c: 16 x 16 f32
//   [ a00 a01 .. a0,31 ]     [ b00 b10  b01 b11 .. ]
//   [ a10 ..           ]     [ b20 b30  b21 b31 .. ]
//
// Neither operand lies so in memory, whatever its strides. `packedDepth` of k
// at a time, all of `a` is put into tiles, and `packedColumns` columns of `b`
// after the others; both stay in the second cache. Then 32 x 32 sums are held
// in four tiles while k goes by. What is missing at an edge is zero.
//
// Every element is one sum over the pairs of k in their order, so its bits do
// not depend on where it stands, nor on other extents.
//
// AmxTile.cpp is compiled for processors with AMX. It includes nothing that
// could leave its code to be linked into the rest.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXTILE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXTILE_H

#include <cstdint>

namespace trc::runtime::host::amx {

/// Strides are in elements; of each operand one is 1, and c has unit column
/// stride.
struct Product {
  int64_t m, n, k; ///< at least 1
  const uint16_t *a;
  int64_t rowOfA, stepOfA; ///< a[i, l] at a + i rowOfA + l stepOfA
  const uint16_t *b;
  int64_t stepOfB, columnOfB; ///< b[l, j] at b + l stepOfB + j columnOfB
  void *c;
  int64_t rowOfC;   ///< c[i, j] at c + i rowOfC + j
  bool resultIsF32; ///< else bf16, rounded once
  bool accumulate;
};

/// Bytes of scratch of a product of these extents.
int64_t scratchBytes(int64_t m, int64_t n, int64_t k, bool resultIsF32);

/// `scratch` is aligned to 64. Only where the processor has AMX and the system
/// lets the process use it.
void multiply(const Product &product, void *scratch);

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXTILE_H

//===- ProductTile.h - products of our own ----------------------*- C++ -*-===//
//
// c[m, n] = a[m, k] b[k, n] (+ c) of f32 and f64 on one thread, with whatever
// strides the operands have, and without a lock: for products that are too
// small for oneDNN to be quick, and those that it does not have.
//
// Blocks of the result are held in registers while columns of `a` are broadcast
// over rows of `b`; rows that do not lie well are packed first, at most
// `packedRows` of them. Every element is one sum in the order of k, fused, so
// its bits do not depend on where it stands, on other extents, or on the
// instruction set; where there are a column or two, or one row, it may be lanes
// of a vector instead, summed in the end.
//
// ProductTile.cpp is compiled once for each instruction set. It includes
// nothing that could leave its code to be linked into the rest.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_PRODUCTTILE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_PRODUCTTILE_H

#include <cstdint>

namespace trc::runtime::host {

template <typename T> struct Product {
  int64_t m, n, k; ///< at least 1
  const T *a;
  int64_t rowOfA, stepOfA; ///< a[i, l] at a + i rowOfA + l stepOfA
  const T *b;
  int64_t rowOfB, stepOfB; ///< b[l, j] at b + l rowOfB + j stepOfB
  T *c;
  int64_t rowOfC; ///< c[i, j] at c + i rowOfC + j
  bool accumulate;
};

struct ProductFunctions {
  void (*f32)(const Product<float> &product);
  void (*f64)(const Product<double> &product);
  /// Elements of a transposed `b` up to which these are faster than oneDNN.
  int64_t mostTurned;
};

namespace x86_64_v3 {
const ProductFunctions &productFunctions();
} // namespace x86_64_v3
namespace x86_64_v4 {
const ProductFunctions &productFunctions();
} // namespace x86_64_v4

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_PRODUCTTILE_H

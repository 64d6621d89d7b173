//===- Blas.h - dense matrix products ---------------------------*- C++ -*-===//
//
// C = A B + beta C on row-major blocks. For f32 by oneDNN, small blocks by
// OpenBLAS; for f64 by OpenBLAS; integers, and all where neither library is
// installed, by plain loops. Both libraries are opened when first needed, so
// that the runtime links neither; docs/decisions has the measurements.
//
// One thread each call, for our own workers divide the work: the *serial*
// flavour of OpenBLAS is opened by its own path, and oneDNN's OpenMP is told so
// around each call. Which library does a block depends on its extents alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BLAS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BLAS_H

#include "base/Status.h"

#include <cstdint>
#include <string>

namespace trc::runtime::host {

/// A matrix in memory: element (i, j) at data[i * rowStride + j *
/// columnStride], one of the strides being 1 (or its extent).
template <typename T> struct MatrixView {
  T *data;
  int64_t rowStride;
  int64_t columnStride;
};

/// c[m, n] = a[m, k] b[k, n] (+ c when `accumulate`); c has unit column stride.
/// With k = 0 and no accumulation c becomes zero.
template <typename T>
void multiply(int64_t m, int64_t n, int64_t k, MatrixView<const T> a,
              MatrixView<const T> b, MatrixView<T> c, bool accumulate);

extern template void multiply(int64_t, int64_t, int64_t,
                              MatrixView<const float>, MatrixView<const float>,
                              MatrixView<float>, bool);
extern template void multiply(int64_t, int64_t, int64_t,
                              MatrixView<const double>,
                              MatrixView<const double>, MatrixView<double>,
                              bool);
extern template void multiply(int64_t, int64_t, int64_t,
                              MatrixView<const uint64_t>,
                              MatrixView<const uint64_t>, MatrixView<uint64_t>,
                              bool);

/// Opens the libraries and has each do a product, so that their code and their
/// buffers are there before a step: OpenBLAS asks for its own again and again
/// where memory is short, for ever, and oneDNN runs code that it could not
/// write. Refused where the memory for that is not there. To be called when a
/// kernel that multiplies is bound.
Status reserveProducts();

/// Says that a product could not be done for want of memory.
void noteProductFailure();

/// Whether a product since the last call could not be done for want of memory;
/// its result is then not what it should be.
bool takeProductFailure();

/// Which libraries do the work: "oneDNN, OpenBLAS", "OpenBLAS", "plain loops".
std::string blasDescription();

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BLAS_H

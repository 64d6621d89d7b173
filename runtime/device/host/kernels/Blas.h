//===- Blas.h - dense matrix products ---------------------------*- C++ -*-===//
//
// C = A B + beta C on row-major blocks. For f32 by oneDNN, small blocks, f64
// and all where that is not installed by loops of our own (ProductTile.h);
// integers, and all on processors that those are not made for, by plain loops.
// The library is opened when first needed, so that the runtime links it not;
// docs/decisions has the measurements.
//
// One thread each call, for our own workers divide the work: oneDNN's OpenMP is
// told so around each call. No call waits for another. What does a block
// depends on its extents alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BLAS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BLAS_H

#include "base/Status.h"

#include <cstddef>
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

/// Opens the library and has it do a product, so that its code and its buffers
/// are there before a step: it runs code that it could not write. Refused where
/// the memory for that is not there. To be called when a kernel that multiplies
/// is bound.
Status reserveProducts();

/// Whether the system would give so much memory now. It may be gone a moment
/// later, but nothing else of ours runs while kernels are bound.
bool isMemoryThere(size_t bytes);

/// Says that a product could not be done for want of memory.
void noteProductFailure();

/// Whether a product since the last call could not be done for want of memory;
/// its result is then not what it should be.
bool takeProductFailure();

/// What does large products of f32: "oneDNN", "own loops" or "plain loops".
std::string blasDescription();

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BLAS_H

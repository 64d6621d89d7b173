//===- Blas.cpp - dense matrix products -----------------------------------===//

#include "Blas.h"

#include <algorithm>
#include <dlfcn.h>
#include <limits>
#include <type_traits>

namespace trc::runtime::host {

namespace {

/// The CBLAS functions that we call, with CBLAS's own numbers for its enums.
/// Declared here so that no BLAS header is needed to build.
template <typename T>
using Gemm = void (*)(int order, int transposeA, int transposeB, int m, int n,
                      int k, T alpha, const T *a, int lda, const T *b, int ldb,
                      T beta, T *c, int ldc);
constexpr int rowMajor = 101, noTranspose = 111, transpose = 112;

struct Library {
  Gemm<float> sgemm = nullptr;
  Gemm<double> dgemm = nullptr;
  std::string path;

  Library() {
    const char *paths[] = {
#ifdef TRC_OPENBLAS_PATH
        TRC_OPENBLAS_PATH,
#endif
        "/usr/lib/x86_64-linux-gnu/openblas-serial/libopenblas.so.0",
        "libopenblas.so.0",
    };
    for (const char *candidate : paths) {
      void *handle = dlopen(candidate, RTLD_NOW | RTLD_LOCAL);
      if (!handle)
        continue;
      sgemm = reinterpret_cast<Gemm<float>>(dlsym(handle, "cblas_sgemm"));
      dgemm = reinterpret_cast<Gemm<double>>(dlsym(handle, "cblas_dgemm"));
      if (sgemm && dgemm) {
        // Should it be a threaded flavour after all, keep it from starting
        // threads beside our workers.
        if (void *limit = dlsym(handle, "openblas_set_num_threads"))
          reinterpret_cast<void (*)(int)>(limit)(1);
        path = candidate;
        return;
      }
      dlclose(handle);
    }
    sgemm = nullptr;
    dgemm = nullptr;
  }
};

const Library &library() {
  static const Library loaded;
  return loaded;
}

/// Row by row, four rows of B at a time; the order of the sum over k is fixed.
template <typename T>
void multiplyPlain(int64_t m, int64_t n, int64_t k, MatrixView<const T> a,
                   MatrixView<const T> b, MatrixView<T> c, bool accumulate) {
  for (int64_t i = 0; i < m; ++i) {
    T *row = c.data + i * c.rowStride;
    if (!accumulate)
      std::fill_n(row, n, T(0));
    if (b.columnStride == 1) {
      for (int64_t l = 0; l < k; ++l) {
        T factor = a.data[i * a.rowStride + l * a.columnStride];
        const T *source = b.data + l * b.rowStride;
        for (int64_t j = 0; j < n; ++j)
          row[j] += factor * source[j];
      }
      continue;
    }
    for (int64_t j = 0; j < n; ++j) {
      T sum = row[j];
      for (int64_t l = 0; l < k; ++l)
        sum += a.data[i * a.rowStride + l * a.columnStride] *
               b.data[l * b.rowStride + j * b.columnStride];
      row[j] = sum;
    }
  }
}

/// How CBLAS is told about a view: whether transposed, and the leading
/// dimension, which it wants at least as long as the other extent.
template <typename T>
bool leading(const MatrixView<T> &view, int64_t rows, int64_t columns,
             int &flag, int &stride) {
  constexpr int64_t limit = std::numeric_limits<int>::max();
  bool plain = view.columnStride == 1 || columns == 1;
  int64_t step = plain ? view.rowStride : view.columnStride;
  if ((plain ? rows : columns) == 1)
    step = 0;
  step = std::max({step, plain ? columns : rows, int64_t(1)});
  if (step > limit || rows > limit || columns > limit)
    return false;
  flag = plain ? noTranspose : transpose;
  stride = static_cast<int>(step);
  return true;
}

} // namespace

template <typename T>
void multiply(int64_t m, int64_t n, int64_t k, MatrixView<const T> a,
              MatrixView<const T> b, MatrixView<T> c, bool accumulate) {
  if (m <= 0 || n <= 0)
    return;
  if constexpr (std::is_floating_point_v<T>) {
    Gemm<T> gemm;
    if constexpr (std::is_same_v<T, float>)
      gemm = library().sgemm;
    else
      gemm = library().dgemm;
    int flagA, flagB, flagC, lda, ldb, ldc;
    // Below this size a call costs more than the product.
    if (gemm && m * n * k > 64 && leading(a, m, k, flagA, lda) &&
        leading(b, k, n, flagB, ldb) && leading(c, m, n, flagC, ldc)) {
      gemm(rowMajor, flagA, flagB, static_cast<int>(m), static_cast<int>(n),
           static_cast<int>(k), T(1), a.data, lda, b.data, ldb,
           accumulate ? T(1) : T(0), c.data, ldc);
      return;
    }
  }
  multiplyPlain(m, n, k, a, b, c, accumulate);
}

template void multiply(int64_t, int64_t, int64_t, MatrixView<const float>,
                       MatrixView<const float>, MatrixView<float>, bool);
template void multiply(int64_t, int64_t, int64_t, MatrixView<const double>,
                       MatrixView<const double>, MatrixView<double>, bool);
template void multiply(int64_t, int64_t, int64_t, MatrixView<const uint64_t>,
                       MatrixView<const uint64_t>, MatrixView<uint64_t>, bool);

std::string blasDescription() {
  const Library &loaded = library();
  return loaded.sgemm ? "OpenBLAS " + loaded.path : "plain loops";
}

} // namespace trc::runtime::host

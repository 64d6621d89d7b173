//===- Blas.cpp - dense matrix products -----------------------------------===//

#include "Blas.h"
#include "OneDnn.h"

#include <algorithm>
#include <atomic>
#include <dlfcn.h>
#include <limits>
#include <mutex>
#include <sys/mman.h>
#include <type_traits>
#include <vector>

namespace trc::runtime::host {

namespace {

// The functions that we call, declared here so that no header of the library is
// needed to build; CBLAS with its own numbers for its enums.
template <typename T>
using Gemm = void (*)(int order, int transposeA, int transposeB, int m, int n,
                      int k, T alpha, const T *a, int lda, const T *b, int ldb,
                      T beta, T *c, int ldc);
constexpr int rowMajor = 101, noTranspose = 111, transpose = 112;

template <typename Function>
void find(void *handle, const char *symbol, Function &function) {
  function =
      reinterpret_cast<Function>(handle ? dlsym(handle, symbol) : nullptr);
}

struct OpenBlas {
  Gemm<float> sgemm = nullptr;
  Gemm<double> dgemm = nullptr;

  OpenBlas() {
    for (const char *path :
         {"/usr/lib/x86_64-linux-gnu/openblas-serial/libopenblas.so.0",
          "libopenblas.so.0"}) {
      void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
      find(handle, "cblas_sgemm", sgemm);
      find(handle, "cblas_dgemm", dgemm);
      // Should it be a threaded flavour after all, keep it from starting
      // threads beside our workers.
      void (*limit)(int);
      find(handle, "openblas_set_num_threads", limit);
      if (limit)
        limit(1);
      if (sgemm && dgemm)
        return;
    }
    sgemm = nullptr;
    dgemm = nullptr;
  }
};

const OpenBlas &openBlas() {
  static const OpenBlas library;
  return library;
}

std::atomic<bool> anyProductFailed = false;

/// Whether the system would give so much now. It may be gone a moment later,
/// but nothing else of ours runs while kernels are bound.
bool isThere(size_t bytes) {
  void *probe = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (probe == MAP_FAILED)
    return false;
  munmap(probe, bytes);
  return true;
}

/// From this many multiplications on oneDNN is the faster one.
constexpr int64_t largeProduct = 1 << 20;

/// Row by row; the order of the sum over k is fixed.
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
    int flagA, flagB, flagC, lda, ldb, ldc;
    // Below this size a call costs more than the product.
    bool callable = m * n * k > 64 && leading(a, m, k, flagA, lda) &&
                    leading(b, k, n, flagB, ldb) &&
                    leading(c, m, n, flagC, ldc);
    T beta = accumulate ? T(1) : T(0);
    Gemm<T> gemm = nullptr;
    if constexpr (std::is_same_v<T, double>) {
      gemm = callable ? openBlas().dgemm : nullptr;
    } else if (callable) {
      if (m * n * k >= largeProduct && onednn::isThere())
        return void(onednn::multiply(flagA == transpose, flagB == transpose, m,
                                     n, k, a.data, lda, b.data, ldb, beta,
                                     c.data, ldc) ||
                    anyProductFailed.exchange(true));
      gemm = openBlas().sgemm;
    }
    if (gemm) {
      // Two workers at once in the serial flavour now and then gave a wrong
      // product (seen as losses that differed from run to run on two threads,
      // never with this lock). What comes here is small; oneDNN does the rest.
      static std::mutex oneAtATime;
      std::lock_guard<std::mutex> lock(oneAtATime);
      return gemm(rowMajor, flagA, flagB, static_cast<int>(m),
                  static_cast<int>(n), static_cast<int>(k), T(1), a.data, lda,
                  b.data, ldb, beta, c.data, ldc);
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

Status reserveProducts() {
  // The libraries take 80 MiB of addresses, OpenBLAS a buffer of 128; the rest
  // is for oneDNN's code and packed operands.
  constexpr size_t libraries = size_t(160) << 20, buffers = size_t(224) << 20;
  static std::mutex mutex;
  static bool isReserved = false;
  std::lock_guard<std::mutex> lock(mutex);
  if (isReserved)
    return Status::success();
  const auto refuse = [](size_t bytes) {
    return failure(StatusCode::OutOfMemory, "the system did not give ", bytes,
                   " bytes for the libraries of matrix products");
  };
  if (!isThere(libraries))
    return refuse(libraries);
  (void)blasDescription(); // opens them
  if (!isThere(buffers))
    return refuse(buffers);
  // One for each library: the first is large enough for oneDNN.
  for (int64_t extent : {128, 8}) {
    std::vector<float> a(static_cast<size_t>(extent * extent)), b = a, c = a;
    multiply<float>(extent, extent, extent, {a.data(), extent, 1},
                    {b.data(), extent, 1}, {c.data(), extent, 1}, false);
  }
  if (takeProductFailure())
    return refuse(buffers);
  isReserved = true;
  return Status::success();
}

void noteProductFailure() { anyProductFailed = true; }

bool takeProductFailure() {
  return anyProductFailed.load(std::memory_order_relaxed) &&
         anyProductFailed.exchange(false);
}

std::string blasDescription() {
  std::string text = onednn::isThere() ? "oneDNN" : "";
  if (openBlas().sgemm)
    text += text.empty() ? "OpenBLAS" : ", OpenBLAS";
  return text.empty() ? "plain loops" : text;
}

} // namespace trc::runtime::host

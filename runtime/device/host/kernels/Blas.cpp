//===- Blas.cpp - dense matrix products -----------------------------------===//

#include "Blas.h"
#include "OneDnn.h"
#include "ProductTile.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>
#include <sys/mman.h>
#include <type_traits>
#include <vector>

namespace trc::runtime::host {

namespace {

/// What this processor has of our own; null on others.
const ProductFunctions *ownProducts() {
#if defined(__x86_64__)
  static const ProductFunctions *const found = [] {
    __builtin_cpu_init();
    return __builtin_cpu_supports("x86-64-v4") ? &x86_64_v4::productFunctions()
           : __builtin_cpu_supports("x86-64-v3")
               ? &x86_64_v3::productFunctions()
               : nullptr;
  }();
  return found;
#else
  return nullptr;
#endif
}

std::atomic<bool> anyProductFailed = false;

/// From this many multiplications on oneDNN is the faster one ..
constexpr int64_t largeProduct = 1 << 20;

/// .. unless the second operand is transposed and our loops turn it faster.
bool isOursToTurn(int64_t n, int64_t k, const MatrixView<const float> &b) {
  const ProductFunctions *own = ownProducts();
  return own && b.columnStride != 1 && b.rowStride == 1 && n > 1 &&
         n * k <= own->mostTurned;
}

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

/// How oneDNN is told about a view: whether transposed, and the leading
/// dimension, which it wants at least as long as the other extent.
template <typename T>
bool leading(const MatrixView<T> &view, int64_t rows, int64_t columns,
             bool &isTransposed, int64_t &stride) {
  constexpr int64_t limit = std::numeric_limits<int>::max();
  bool plain = view.columnStride == 1 || columns == 1;
  int64_t step = plain ? view.rowStride : view.columnStride;
  if ((plain ? rows : columns) == 1)
    step = 0;
  isTransposed = !plain;
  stride = std::max({step, plain ? columns : rows, int64_t(1)});
  return stride <= limit && rows <= limit && columns <= limit;
}

} // namespace

template <typename T>
void multiply(int64_t m, int64_t n, int64_t k, MatrixView<const T> a,
              MatrixView<const T> b, MatrixView<T> c, bool accumulate) {
  if (m <= 0 || n <= 0)
    return;
  if constexpr (std::is_same_v<T, float>) {
    bool turnsA, turnsB, turnsC;
    int64_t lda, ldb, ldc;
    if (m * n * k >= largeProduct && !isOursToTurn(n, k, b) &&
        leading(a, m, k, turnsA, lda) && leading(b, k, n, turnsB, ldb) &&
        leading(c, m, n, turnsC, ldc) && onednn::isThere())
      return void(onednn::multiply(turnsA, turnsB, m, n, k, a.data, lda, b.data,
                                   ldb, accumulate ? 1 : 0, c.data, ldc) ||
                  anyProductFailed.exchange(true));
  }
  if constexpr (std::is_floating_point_v<T>)
    // Below this size a call costs more than the product.
    if (const ProductFunctions *own = ownProducts(); own && m * n * k > 64) {
      Product<T> product{m,      n,           k,
                         a.data, a.rowStride, a.columnStride,
                         b.data, b.rowStride, b.columnStride,
                         c.data, c.rowStride, accumulate};
      if constexpr (std::is_same_v<T, float>)
        return own->f32(product);
      else
        return own->f64(product);
    }
  multiplyPlain(m, n, k, a, b, c, accumulate);
}

template void multiply(int64_t, int64_t, int64_t, MatrixView<const float>,
                       MatrixView<const float>, MatrixView<float>, bool);
template void multiply(int64_t, int64_t, int64_t, MatrixView<const double>,
                       MatrixView<const double>, MatrixView<double>, bool);
template void multiply(int64_t, int64_t, int64_t, MatrixView<const uint64_t>,
                       MatrixView<const uint64_t>, MatrixView<uint64_t>, bool);

bool isMemoryThere(size_t bytes) {
  void *probe = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (probe == MAP_FAILED)
    return false;
  munmap(probe, bytes);
  return true;
}

Status reserveProducts() {
  // The library takes 80 MiB of addresses; the buffers are for its code and
  // packed operands.
  constexpr size_t library = size_t(160) << 20, buffers = size_t(96) << 20;
  static std::mutex mutex;
  static bool isReserved = false;
  std::lock_guard<std::mutex> lock(mutex);
  if (isReserved)
    return Status::success();
  const auto refuse = [](size_t bytes) {
    return failure(StatusCode::OutOfMemory, "the system did not give ", bytes,
                   " bytes for the library of matrix products");
  };
  if (!isMemoryThere(library))
    return refuse(library);
  if (!onednn::isThere()) { // opens it
    isReserved = true;
    return Status::success();
  }
  if (!isMemoryThere(buffers))
    return refuse(buffers);
  constexpr int64_t extent = 128; // large enough for oneDNN
  std::vector<float> a(extent * extent), b = a, c = a;
  multiply<float>(extent, extent, extent, {a.data(), extent, 1},
                  {b.data(), extent, 1}, {c.data(), extent, 1}, false);
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
  return onednn::isThere() ? "oneDNN"
         : ownProducts()   ? "own loops"
                           : "plain loops";
}

} // namespace trc::runtime::host

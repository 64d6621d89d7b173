//===- Lapack.cpp - factorisations by LAPACK ------------------------------===//
//
// See Lapack.h. LAPACK's matrices lie column by column, ours row by row: of a
// symmetric matrix the other half is named, singular values are those of the
// transposed matrix, whose left vectors are our right ones, and the rest is
// transposed on the way in and out.
//
//===----------------------------------------------------------------------===//

#include "Lapack.h"
#include "Blas.h"
#include "LapackLibrary.h"

#include "factorisations/Factorisations.h"

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

namespace trc::runtime::host::lapack {

using namespace trc::factorisations;

namespace {

const Library &library() { return Library::instance(); }

template <typename T> const Functions<T> &functions() {
  if constexpr (std::is_same_v<T, float>)
    return library().singles;
  else
    return library().doubles;
}

/// While it lives no other thread is in the library, which gives a matrix one
/// thread, for the same bits on any number of them.
class Alone {
public:
  Alone() : lock(mutex()) {
    if (library().setThreads)
      library().setThreads(1);
  }

private:
  static std::mutex &mutex() {
    static std::mutex mutex;
    return mutex;
  }
  std::lock_guard<std::mutex> lock;
};

/// `to` [columns, rows] of `from` [rows, columns], some rows at a time, for
/// which there is room in the first-level cache.
template <typename T>
void transpose(const T *from, int64_t rows, int64_t columns, T *to) {
  constexpr int64_t together = 16;
  for (int64_t first = 0; first < rows; first += together)
    for (int64_t j = 0; j < columns; ++j)
      for (int64_t i = first; i < std::min(rows, first + together); ++i)
        to[j * rows + i] = from[i * columns + j];
}

template <typename T> void negate(T *vector, int64_t size, int64_t stride) {
  for (int64_t i = 0; i < size; ++i)
    vector[i * stride] = -vector[i * stride];
}

/// The vectors that the loops would choose.
template <typename T> void chooseSigns(const Problem &problem, T *u, T *vt) {
  const int64_t rows = problem.rows, columns = problem.columns;
  for (int64_t j = 0; j < problem.leftColumns; ++j) {
    if (!isTurned(u + j, rows, problem.leftColumns))
      continue;
    negate(u + j, rows, problem.leftColumns);
    if (j < problem.least)
      negate(vt + j * columns, columns, 1);
  }
  for (int64_t j = problem.least; j < problem.rightRows; ++j)
    if (isTurned(vt + j * columns, columns, 1))
      negate(vt + j * columns, columns, 1);
}

bool hasAllVectors(const Problem &problem) {
  return problem.leftColumns == problem.rows &&
         problem.rightRows == problem.columns;
}

} // namespace

bool isWorthwhile(const Problem &problem) {
  // LAPACK counts in 32 bits.
  constexpr int64_t most = 16384;
  if (std::max(problem.rows, problem.columns) > most)
    return false;
  switch (problem.kind) {
  case Kind::Lu:
    return problem.least >= 96;
  case Kind::Qr:
    return problem.least >= 48;
  case Kind::Reflectors:
    return problem.given >= 48;
  case Kind::Eigh:
    return problem.rows >= 48;
  case Kind::Svd:
    return problem.least >= 24 &&
           (hasAllVectors(problem) || (problem.leftColumns == problem.least &&
                                       problem.rightRows == problem.least));
  }
  return false;
}

Result<bool> reserve() {
  static std::mutex mutex;
  static std::optional<bool> isThere;
  std::lock_guard<std::mutex> lock(mutex);
  if (isThere)
    return *isThere;
  if (Library::isTurnedOff()) {
    isThere = false;
    return false;
  }
  // The library takes 60 MiB of addresses, and 128 MiB for each of its threads.
  constexpr size_t code = size_t(96) << 20, buffers = size_t(160) << 20;
  const size_t threads =
      Library::willBeSerial()
          ? 1
          : std::clamp(std::thread::hardware_concurrency(), 1U, 64U);
  const size_t bytes = code + threads * buffers;
  if (!isMemoryThere(bytes))
    return failure(StatusCode::OutOfMemory, "the system did not give ", bytes,
                   " bytes for LAPACK; TRC_LAPACK=off in the environment does "
                   "without it");
  if (!library().fault.empty())
    return failure(StatusCode::InvalidArgument, library().fault);
  isThere = library().isComplete;
  if (*isThere) {
    constexpr int size = 64;
    Numbers<double> matrix(size * size);
    std::vector<int> pivots(size);
    for (int i = 0; i < size; ++i)
      matrix[i * size + i] = 1;
    int info = 0;
    Alone alone;
    library().doubles.getrf(&size, &size, matrix.data(), &size, pivots.data(),
                            &info);
  }
  return *isThere;
}

const std::string &libraryName() { return library().name; }

template <typename T>
Factoriser<T>::Factoriser(const Problem &problem)
    : problem(problem), rows(static_cast<int>(problem.rows)),
      columns(static_cast<int>(problem.columns)),
      matrix(problem.sizes()[matrixAt]), work(1),
      integers(8 * problem.least + 1) {
  // With no work memory a call says how much it wants.
  Numbers<T> none(1);
  const std::vector<T *> tensors(problem.sizes().size(), none.data());
  if (problem.kind == Kind::Lu)
    return;
  call(tensors);
  // It is said in `T`, which may have rounded it down.
  workSize =
      static_cast<int>(work[0] * (1 + std::numeric_limits<T>::epsilon())) + 1;
  work.resize(workSize);
  integersSize = std::max(static_cast<int>(integers.size()), integers[0]);
  integers.resize(integersSize);
}

template <typename T> int Factoriser<T>::factorLu() {
  int info = 0;
  functions<T>().getrf(&rows, &columns, matrix.data(), &rows, integers.data(),
                       &info);
  return info;
}

template <typename T> int Factoriser<T>::factorQr(T *taus) {
  int info = 0;
  functions<T>().geqrf(&rows, &columns, matrix.data(), &rows, taus, work.data(),
                       &workSize, &info);
  return info;
}

template <typename T> int Factoriser<T>::multiplyReflectors(const T *taus) {
  const int given = static_cast<int>(problem.given);
  int info = 0;
  functions<T>().orgqr(&rows, &columns, &given, matrix.data(), &rows, taus,
                       work.data(), &workSize, &info);
  return info;
}

template <typename T> int Factoriser<T>::factorEigh(T *values) {
  const char withVectors = 'V', lowerHalf = 'U'; // ours is transposed
  int info = 0;
  functions<T>().syevd(&withVectors, &lowerHalf, &rows, matrix.data(), &rows,
                       values, work.data(), &workSize, integers.data(),
                       &integersSize, &info, 1, 1);
  return info;
}

template <typename T> int Factoriser<T>::factorSvd(T *values, T *u, T *vt) {
  const char vectors = hasAllVectors(problem) ? 'A' : 'S';
  const int left = static_cast<int>(problem.leftColumns);
  int info = 0;
  functions<T>().gesdd(&vectors, &columns, &rows, matrix.data(), &columns,
                       values, vt, &columns, u, &left, work.data(), &workSize,
                       integers.data(), &info, 1);
  return info;
}

template <typename T> int Factoriser<T>::call(const std::vector<T *> &tensors) {
  Alone alone;
  switch (problem.kind) {
  case Kind::Lu:
    return factorLu();
  case Kind::Qr:
    return factorQr(tensors[qr_at::taus]);
  case Kind::Reflectors:
    return multiplyReflectors(tensors[reflectors_at::taus]);
  case Kind::Eigh:
    return factorEigh(tensors[eigh_at::values]);
  case Kind::Svd:
    return factorSvd(tensors[svd_at::values], tensors[svd_at::u],
                     tensors[svd_at::vt]);
  }
  return 0;
}

template <typename T>
void Factoriser<T>::factor(const std::vector<T *> &tensors) {
  const T *given = tensors[matrixAt];
  const auto size = static_cast<int64_t>(matrix.size());
  const bool isSpectrum =
      problem.kind == Kind::Eigh || problem.kind == Kind::Svd;
  // Of what is not a number LAPACK may go on for ever, or find no pivot.
  if (!areFinite(given, size)) {
    if (isSpectrum)
      return setStatus(problem, tensors, /*isNumber=*/false);
    return factorisations::factor(problem, tensors);
  }
  if (isSpectrum)
    std::copy_n(given, size, matrix.data());
  else
    transpose(given, rows, columns, matrix.data());
  const int info = call(tensors);
  switch (problem.kind) {
  case Kind::Lu:
    std::copy_n(integers.data(), problem.least, tensors[lu_at::pivots]);
    *tensors[lu_at::status] = static_cast<T>(std::max(info, 0));
    return transpose(matrix.data(), columns, rows, tensors[lu_at::factors]);
  case Kind::Qr:
    return transpose(matrix.data(), columns, rows, tensors[qr_at::factors]);
  case Kind::Reflectors:
    return transpose(matrix.data(), columns, rows, tensors[reflectors_at::q]);
  case Kind::Eigh:
    for (int64_t j = 0; j < rows; ++j)
      if (isTurned(matrix.data() + j * rows, rows, 1))
        negate(matrix.data() + j * rows, rows, 1);
    transpose(matrix.data(), rows, rows, tensors[eigh_at::vectors]);
    return setStatus(problem, tensors, info == 0);
  case Kind::Svd:
    chooseSigns(problem, tensors[svd_at::u], tensors[svd_at::vt]);
    return setStatus(problem, tensors, info == 0);
  }
}

template class Factoriser<float>;
template class Factoriser<double>;

} // namespace trc::runtime::host::lapack

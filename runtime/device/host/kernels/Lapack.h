//===- Lapack.h - factorisations by LAPACK, opened at run time --*- C++ -*-===//
//
// What factorisations/Factorisations.h says of one matrix, done by the LAPACK
// of this machine, where there is one: OpenBLAS's (in its serial flavour where
// that is installed), or else any. It is opened when a program with a matrix
// that is large enough is bound, so that the runtime links it not; smaller
// matrices, and all where there is none, are left to the loops. TRC_LAPACK=off
// in the environment says that there is none, TRC_LAPACK=FILE which one to
// take; docs/decisions has the measurements.
//
// What does a matrix depends on its shape alone. Results mean the same as those
// of the loops: signs of vectors, pivots, status. OpenBLAS's serial flavour is
// not safe on two threads, so one lock holds all calls, and each runs on the
// thread that made it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_LAPACK_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_LAPACK_H

#include "base/Status.h"
#include "factorisations/Problem.h"

#include <new>
#include <string>
#include <vector>

namespace trc::runtime::host::lapack {

/// Whether matrices of these sizes are better off with LAPACK than with the
/// loops, if there is one.
bool isWorthwhile(const factorisations::Problem &problem);

/// Opens the library and has it factor a matrix, so that its code and its
/// buffers are there before a step. False: there is none. Refused where the
/// memory for that is not there, since OpenBLAS would wait for it for ever, and
/// where what TRC_LAPACK names cannot be opened.
Result<bool> reserve();

/// The file that `reserve` opened.
const std::string &libraryName();

/// Memory whose place in a line of the cache is always the same one, which a
/// library may let its order of sums depend on.
template <typename T> struct LineAllocator {
  using value_type = T;
  static constexpr std::align_val_t line{64};
  T *allocate(size_t count) {
    return static_cast<T *>(::operator new(count * sizeof(T), line));
  }
  void deallocate(T *memory, size_t) { ::operator delete(memory, line); }
  bool operator==(const LineAllocator &) const = default;
};
template <typename T> using Numbers = std::vector<T, LineAllocator<T>>;

/// One matrix of a problem after the other, in `T`, float or double.
template <typename T> class Factoriser {
public:
  using Number = T;
  /// Of a problem that is worthwhile, after `reserve` found a library. Takes
  /// all memory that calls need.
  explicit Factoriser(const factorisations::Problem &problem);

  /// As `factorisations::factor`: inputs and results, row by row, each under
  /// its number.
  void factor(const std::vector<T *> &tensors);

private:
  /// Each a call with the work memory that there is: none asks how much it
  /// wants. What LAPACK says of success.
  int factorLu();
  int factorQr(T *taus);
  int multiplyReflectors(const T *taus);
  int factorEigh(T *values);
  int factorSvd(T *values, T *u, T *vt);
  /// The call of the problem.
  int call(const std::vector<T *> &tensors);

  factorisations::Problem problem;
  int rows, columns, workSize = -1, integersSize = -1;
  Numbers<T> matrix; ///< column by column, as LAPACK has it
  Numbers<T> work;
  std::vector<int> integers; ///< pivots, or work memory
};

extern template class Factoriser<float>;
extern template class Factoriser<double>;

} // namespace trc::runtime::host::lapack

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_LAPACK_H

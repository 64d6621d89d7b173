//===- LapackLibrary.h - the LAPACK of this machine, opened -----*- C++ -*-===//
//
// OpenBLAS has one number of threads for a process, and Debian's serial flavour
// is not safe on two threads. A script that has opened the same file sees what
// is set there, and calls it when it likes. So the library is opened a second
// time, in a namespace of the linker of its own, with all that it refers to:
// what is set and called here is of no concern to anybody else, and the other
// way.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_LAPACKLIBRARY_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_LAPACKLIBRARY_H

#include <cstddef>
#include <string>
#include <type_traits>

namespace trc::runtime::host::lapack {

// The functions that we call, declared here so that no header of the library is
// needed to build: LAPACK's own, in Fortran, where the lengths of texts follow
// all other arguments.
template <typename T> struct Functions {
  void (*getrf)(const int *m, const int *n, T *a, const int *lda, int *pivots,
                int *info);
  void (*geqrf)(const int *m, const int *n, T *a, const int *lda, T *taus,
                T *work, const int *workSize, int *info);
  void (*orgqr)(const int *m, const int *n, const int *k, T *a, const int *lda,
                const T *taus, T *work, const int *workSize, int *info);
  void (*syevd)(const char *job, const char *half, const int *n, T *a,
                const int *lda, T *values, T *work, const int *workSize,
                int *integers, const int *integersSize, int *info,
                size_t jobLength, size_t halfLength);
  void (*gesdd)(const char *job, const int *m, const int *n, T *a,
                const int *lda, T *values, T *u, const int *ldu, T *vt,
                const int *ldvt, T *work, const int *workSize, int *integers,
                int *info, size_t jobLength);
};

class Library {
public:
  /// Opened when it is first asked for, and never closed.
  static const Library &instance();

  /// TRC_LAPACK=off in the environment.
  static bool isTurnedOff();
  /// Whether the flavour without threads would be opened.
  static bool willBeSerial();

  Functions<float> singles = {};
  Functions<double> doubles = {};
  /// Of OpenBLAS. Where it is built with OpenMP the number is one of the
  /// calling thread; else of this copy of the library.
  void (*setThreads)(int) = nullptr;
  std::string name;
  /// Why what TRC_LAPACK names cannot be used.
  std::string fault;
  /// Whether all functions were found.
  bool isComplete = false;

private:
  Library();
  /// Why not, or an empty text.
  std::string open(const std::string &file);
  template <typename T> bool findAll(Functions<T> &functions, char type);
  template <typename Function> Function find(const std::string &symbol) const;

  void *handle = nullptr;
};

} // namespace trc::runtime::host::lapack

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_LAPACKLIBRARY_H

/*===- ThreadedLapack.c - a stand-in for an OpenBLAS with threads ---------===*\
|*
|* Has the functions that Lapack.cpp looks for, and a number of threads. A
|* factorisation says, as its status, with how many threads it was called. One
|* whose matrix begins with -4096 says first that it has begun, by a byte to the
|* descriptor that stands behind it, and waits for one from the next descriptor:
|* meanwhile somebody else can look at the library.
\*===----------------------------------------------------------------------===*/

#include <stdlib.h>
#include <unistd.h>

static int threads = 4;

void openblas_set_num_threads(int count) { threads = count; }
int openblas_get_num_threads(void) { return threads; }

void dgetrf_(const int *m, const int *n, double *a, const int *lda, int *pivots,
             int *info) {
  (void)m, (void)n, (void)lda, (void)pivots;
  char byte = 0;
  if (a[0] == -4096 &&
      (write((int)a[1], &byte, 1) != 1 || read((int)a[2], &byte, 1) != 1))
    abort();
  *info = threads;
}

void sgetrf_(const int *m, const int *n, float *a, const int *lda, int *pivots,
             int *info) {
  (void)m, (void)n, (void)a, (void)lda, (void)pivots;
  *info = threads;
}

/* Nobody calls these. */
void sgeqrf_(void) { abort(); }
void dgeqrf_(void) { abort(); }
void sorgqr_(void) { abort(); }
void dorgqr_(void) { abort(); }
void ssyevd_(void) { abort(); }
void dsyevd_(void) { abort(); }
void sgesdd_(void) { abort(); }
void dgesdd_(void) { abort(); }

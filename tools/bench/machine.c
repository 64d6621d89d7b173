/* What this machine can do: multiply-add peak, memory bandwidth, and how near
 * its cores are to each other.
 *
 *   trc-bench-machine [SECONDS]
 *
 * Every core that the process may use gets one pinned thread. The peak is of
 * OpenBLAS's sgemm, each thread with rows of its own, as the runtime calls it;
 * the bandwidth is of a[i] = b[i] + s * c[i] over arrays far larger than the
 * caches, counted as three streams. Prints the best of many rounds as JSON: on
 * a shared machine the best is the nearest to what the machine can do.
 *
 * With two cores or more it also prints how long a cache line takes from the
 * first to the second and back (the median): about 100 ns between cores that
 * share a cache, several times that between others. The host of a virtual
 * machine may move cores, so that this changes from minute to minute, and with
 * it the speed of whatever both cores write.
 */
#define _GNU_SOURCE
#include <cblas.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

enum { max_threads = 64 };

static int cores[max_threads], thread_count;
static pthread_barrier_t barrier;
static double seconds = 2.0;

/* GEMM: rows per thread x columns x depth, GPT-2's largest common shape. */
enum { rows = 512, columns = 3072, depth = 768 };
static double gemm_best; /* seconds of a round, of the slowest thread */
static const size_t triad_length = (size_t)16 << 20;
static double triad_best;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* In huge pages where the system gives them, as the runtime's memory is. */
static float *array(size_t count) {
  const size_t page = (size_t)2 << 20;
  const size_t bytes = (count * sizeof(float) + page - 1) / page * page;
  float *data = aligned_alloc(page, bytes);
  if (!data) {
    fprintf(stderr, "trc-bench-machine: out of memory\n");
    exit(1);
  }
  (void)madvise(data, bytes, MADV_HUGEPAGE);
  for (size_t i = 0; i < count; ++i)
    data[i] = (float)(i % 7) * 0.25f;
  return data;
}

/* Rounds that start together; thread 0 keeps the shortest. */
static void rounds(int self, void (*work)(float *, float *, float *), float *a,
                   float *b, float *c, double *best) {
  static int more;
  double end = now() + seconds;
  for (;;) {
    pthread_barrier_wait(&barrier);
    double start = now();
    work(a, b, c);
    pthread_barrier_wait(&barrier);
    if (self == 0) {
      double took = now() - start;
      if (*best == 0 || took < *best)
        *best = took;
      more = now() < end;
    }
    pthread_barrier_wait(&barrier);
    if (!more)
      return;
  }
}

static void multiply(float *a, float *b, float *c) {
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, rows, columns, depth,
              1.0f, a, depth, b, columns, 0.0f, c, columns);
}

static void triad(float *a, float *b, float *c) {
  for (size_t i = 0; i < triad_length; ++i)
    a[i] = b[i] + 0.5f * c[i];
}

enum { trips = 20000 };
static _Atomic int ball;
static double trip_times[trips]; /* seconds */

static int compare(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

/* Threads 0 and 1 hand a number to and fro. */
static void round_trips(int self) {
  pthread_barrier_wait(&barrier);
  for (int i = 0; i < trips && self < 2; ++i) {
    double start = now();
    if (self == 0)
      atomic_store(&ball, 2 * i + 1);
    while (atomic_load(&ball) < 2 * i + 1 + (self == 0))
      ;
    if (self == 1)
      atomic_store(&ball, 2 * i + 2);
    else
      trip_times[i] = now() - start;
  }
}

static void *body(void *argument) {
  int self = (int)(long)argument;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(cores[self], &set);
  pthread_setaffinity_np(pthread_self(), sizeof set, &set);
  float *a = array((size_t)rows * depth), *b = array((size_t)depth * columns),
        *c = array((size_t)rows * columns);
  rounds(self, multiply, a, b, c, &gemm_best);
  free(a), free(b), free(c);
  a = array(triad_length), b = array(triad_length), c = array(triad_length);
  rounds(self, triad, a, b, c, &triad_best);
  free(a), free(b), free(c);
  if (thread_count > 1)
    round_trips(self);
  return NULL;
}

int main(int argc, char **argv) {
  if (argc > 1)
    seconds = atof(argv[1]);
  cpu_set_t allowed;
  sched_getaffinity(0, sizeof allowed, &allowed);
  for (int core = 0; core < CPU_SETSIZE && thread_count < max_threads; ++core)
    if (CPU_ISSET(core, &allowed))
      cores[thread_count++] = core;
  pthread_barrier_init(&barrier, NULL, (unsigned)thread_count);
  pthread_t threads[max_threads];
  for (long i = 0; i < thread_count; ++i)
    pthread_create(&threads[i], NULL, body, (void *)i);
  for (int i = 0; i < thread_count; ++i)
    pthread_join(threads[i], NULL);
  double flops = 2.0 * rows * columns * depth * thread_count;
  double bytes = 3.0 * sizeof(float) * (double)triad_length * thread_count;
  printf("{\"threads\": %d, \"gemm_gflops\": %.1f, \"triad_gbs\": %.2f",
         thread_count, flops / gemm_best * 1e-9, bytes / triad_best * 1e-9);
  if (thread_count > 1) {
    qsort(trip_times, trips, sizeof *trip_times, compare);
    printf(", \"line_round_trip_ns\": %.0f", trip_times[trips / 2] * 1e9);
  }
  printf("}\n");
  return 0;
}

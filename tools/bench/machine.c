/* What this machine can do: multiply-add peak and memory bandwidth.
 *
 *   trc-bench-machine [SECONDS]
 *
 * Every core that the process may use gets one pinned thread. The peak is of
 * OpenBLAS's sgemm, each thread with rows of its own, as the runtime calls it;
 * the bandwidth is of a[i] = b[i] + s * c[i] over arrays far larger than the
 * caches, counted as three streams. Prints the best of many rounds as JSON: on
 * a shared machine the best is the nearest to what the machine can do.
 */
#define _GNU_SOURCE
#include <cblas.h>
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
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

static float *array(size_t count) {
  float *data = aligned_alloc(64, count * sizeof(float));
  if (!data) {
    fprintf(stderr, "trc-bench-machine: out of memory\n");
    exit(1);
  }
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
  printf("{\"threads\": %d, \"gemm_gflops\": %.1f, \"triad_gbs\": %.2f}\n",
         thread_count, flops / gemm_best * 1e-9, bytes / triad_best * 1e-9);
  return 0;
}

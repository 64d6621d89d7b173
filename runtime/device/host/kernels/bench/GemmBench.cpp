//===- GemmBench.cpp - matrix products at GPT-2's shapes ------------------===//
//
// Three ways at each shape, on one worker and on two:
//   contract   trc.contract, its blocks dealt out to the workers
//   openblas   the library alone, rows divided evenly among the workers
//   onednn     the same with oneDNN, where it is installed
//
// What is reported is processor time of the busiest worker, not time on the
// wall, so that other programs on the machine disturb it less. A number below
// the peak is then the library's doing.
//
//   trc-bench-gemm [--benchmark_filter=1024x768x768]
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "device/host/LibraryKernel.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <thread>

using namespace trc::runtime;
using namespace trc::runtime::host;

namespace {

/// c[batch, m, n] = a b, a and b as they lie: N plain, T transposed.
struct Shape {
  int64_t m, n, k;
  bool transposeA, transposeB;
  int64_t batch = 1;

  std::string text() const {
    std::string result = {transposeA ? 'T' : 'N', transposeB ? 'T' : 'N'};
    result += " " + std::to_string(m) + "x" + std::to_string(n) + "x" +
              std::to_string(k);
    return batch == 1 ? result : result + " (" + std::to_string(batch) + ")";
  }
  double flops() const { return 2.0 * batch * m * n * k; }
};

struct Matrices {
  std::vector<float> a, b, c;
  explicit Matrices(const Shape &s)
      : a(s.batch * s.m * s.k), b(s.batch * s.k * s.n), c(s.batch * s.m * s.n) {
    Numbers numbers;
    for (auto *matrix : {&a, &b})
      numbers.fill(*matrix);
  }
};

/// Runs work(worker) on all workers; returns the busiest one's seconds.
template <typename Work> double onWorkers(int workers, Work work) {
  std::vector<double> seconds(workers);
  std::vector<std::thread> threads;
  threads.reserve(workers);
  for (int worker = 0; worker < workers; ++worker)
    threads.emplace_back([&, worker] {
      double start = threadSeconds();
      work(worker);
      seconds[worker] = threadSeconds() - start;
    });
  for (std::thread &thread : threads)
    thread.join();
  return *std::max_element(seconds.begin(), seconds.end());
}

template <typename Work>
void measure(benchmark::State &state, const Shape &shape, int workers,
             Work work) {
  onWorkers(workers, work); // pages, caches, the library's own start
  for (auto _ : state)
    state.SetIterationTime(onWorkers(workers, work));
  state.counters["GF/s"] = benchmark::Counter(
      shape.flops() * static_cast<double>(state.iterations()) * 1e-9,
      benchmark::Counter::kIsRate);
}

void contract(benchmark::State &state, Shape s, int workers) {
  Matrices data(s);
  std::vector<int64_t> a = {s.batch, s.m, s.k}, b = {s.batch, s.k, s.n},
                       c = {s.batch, s.m, s.n};
  std::vector<int64_t> dimsA = {0, 1, 2}, dimsB = {0, 2, 3}, dimsC = {0, 1, 3};
  if (s.transposeA)
    std::swap(a[1], a[2]), std::swap(dimsA[1], dimsA[2]);
  if (s.transposeB)
    std::swap(b[1], b[2]), std::swap(dimsB[1], dimsB[2]);
  OperandType types[] = {{ElementType::F32, a, false},
                         {ElementType::F32, b, false},
                         {ElementType::F32, c, true}};
  Attribute attributes[] = {{"lhs_dims", dimsA, {}, {}},
                            {"rhs_dims", dimsB, {}, {}},
                            {"result_dims", dimsC, {}, {}}};
  std::unique_ptr<BoundKernel> kernel;
  Status status =
      builtinKernels().bind({"trc.contract", types, attributes, {}, 0}, kernel);
  if (status.failed())
    return state.SkipWithError(status.message().c_str());
  void *operands[] = {data.a.data(), data.b.data(), data.c.data()};
  std::vector<std::vector<char>> scratch(
      workers, std::vector<char>(kernel->scratchBytes + 64));
  int64_t extent = kernel->phases[0].extent;
  measure(state, s, workers, [&](int worker) {
    (void)kernel
        ->run(0, {operands, nullptr, scratch[worker].data()},
              extent * worker / workers, extent * (worker + 1) / workers)
        .ok();
  });
}

using Sgemm = void (*)(int, int, int, int, int, int, float, const float *, int,
                       const float *, int, float, float *, int);
using DnnlSgemm = int (*)(char, char, int64_t, int64_t, int64_t, float,
                          const float *, int64_t, const float *, int64_t, float,
                          float *, int64_t);

void library(benchmark::State &state, Shape s, int workers, Sgemm blas,
             DnnlSgemm dnnl) {
  Matrices data(s);
  int64_t lda = s.transposeA ? s.m : s.k, ldb = s.transposeB ? s.k : s.n;
  measure(state, s, workers, [&](int worker) {
    for (int64_t batch = 0; batch < s.batch; ++batch) {
      int64_t first = s.m * worker / workers;
      int64_t rows = s.m * (worker + 1) / workers - first;
      if (s.batch > 1) { // whole products, every second one
        if (batch % workers != worker)
          continue;
        first = 0, rows = s.m;
      }
      const float *a =
          data.a.data() + batch * s.m * s.k + first * (s.transposeA ? 1 : lda);
      const float *b = data.b.data() + batch * s.k * s.n;
      float *c = data.c.data() + batch * s.m * s.n + first * s.n;
      if (blas)
        blas(101, s.transposeA ? 112 : 111, s.transposeB ? 112 : 111, rows, s.n,
             s.k, 1, a, lda, b, ldb, 0, c, s.n);
      else
        dnnl(s.transposeA ? 'T' : 'N', s.transposeB ? 'T' : 'N', rows, s.n, s.k,
             1, a, lda, b, ldb, 0, c, s.n);
    }
  });
}

} // namespace

int main(int argc, char **argv) {
  // oneDNN's own threads would compete with ours.
  setenv("OMP_NUM_THREADS", "1", 1);
  auto open = [](const char *path, const char *symbol) -> void * {
    void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    return handle ? dlsym(handle, symbol) : nullptr;
  };
  auto blas = reinterpret_cast<Sgemm>(
      open("/usr/lib/x86_64-linux-gnu/openblas-serial/libopenblas.so.0",
           "cblas_sgemm"));
  auto dnnl = reinterpret_cast<DnnlSgemm>(open("libdnnl.so.2", "dnnl_sgemm"));
  const Shape shapes[] = {
      // y = x W: qkv, projection, the two of the MLP, vocabulary head
      {1024, 2304, 768, false, false},
      {1024, 768, 768, false, false},
      {1024, 3072, 768, false, false},
      {1024, 768, 3072, false, false},
      {1024, 50257, 768, false, true},
      // dx = dy W^T
      {1024, 768, 2304, false, true},
      {1024, 768, 768, false, true},
      {1024, 768, 3072, false, true},
      {1024, 3072, 768, false, true},
      {1024, 768, 50257, false, false},
      // dW = x^T dy
      {768, 2304, 1024, true, false},
      {768, 768, 1024, true, false},
      {768, 3072, 1024, true, false},
      {3072, 768, 1024, true, false},
      {50257, 768, 1024, true, false},
      // attention: scores and values of 48 heads
      {256, 256, 64, false, true, 48},
      {256, 64, 256, false, false, 48},
      // the same of a tile of 64 queries (AttentionTile.h)
      {64, 256, 64, false, true, 48},
      {64, 64, 256, false, false, 48},
  };
  for (const Shape &shape : shapes)
    for (int workers : {1, 2}) {
      auto add = [&](const char *way, auto function) {
        benchmark::RegisterBenchmark(
            (way + (" " + shape.text()) + " workers:" + std::to_string(workers))
                .c_str(),
            function)
            ->UseManualTime()
            ->MinTime(0.25)
            ->Unit(benchmark::kMillisecond);
      };
      add("contract",
          [=](benchmark::State &state) { contract(state, shape, workers); });
      if (blas)
        add("openblas", [=](benchmark::State &state) {
          library(state, shape, workers, blas, nullptr);
        });
      if (dnnl)
        add("onednn", [=](benchmark::State &state) {
          library(state, shape, workers, nullptr, dnnl);
        });
    }
  return runBenchmarks(argc, argv);
}

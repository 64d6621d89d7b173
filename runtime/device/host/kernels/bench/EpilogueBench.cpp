//===- EpilogueBench.cpp - a product and the map behind it ----------------===//
//
// Does it pay to run a map over the rows that a product has just made, while
// they are in the cache? Two ways at the shapes of GPT-2 124M:
//   whole    all of the product, then all of the map, as a plan has it
//   rows:N   N rows of the product, then the map over these rows
// Behind the wide products stands bias + GELU, behind the others bias +
// residual; both read the product and write another tensor.
//
// What is reported is processor time, the mean of two workers on two cores;
// "map" is the map alone, which is at most what there is to gain.
//
//   trc-bench-epilogue --benchmark_enable_random_interleaving=true
//     --benchmark_repetitions=9 --benchmark_report_aggregates_only=true
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "device/host/LibraryKernel.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <memory>
#include <thread>

using namespace trc::runtime;
using namespace trc::runtime::host;

namespace {

struct Shape {
  int64_t m, n, k;
  bool transposeB;
  bool isGelu;

  std::string text() const {
    return std::string(transposeB ? "NT " : "NN ") + std::to_string(m) + "x" +
           std::to_string(n) + "x" + std::to_string(k) +
           (isGelu ? " gelu" : " residual");
  }
};

struct Data {
  std::vector<float> a, b, c, y, residual, bias;
  explicit Data(const Shape &s)
      : a(s.m * s.k), b(s.k * s.n), c(s.m * s.n), y(s.m * s.n),
        residual(s.m * s.n), bias(s.n) {
    Numbers numbers;
    for (auto *tensor : {&a, &b, &residual, &bias})
      numbers.fill(*tensor);
  }
};

#define TRC_CLONES                                                             \
  [[gnu::target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")]]

/// About the operations of the compiler's own: one exponential, one division.
TRC_CLONES void gelu(const float *c, const float *bias, float *y, int64_t rows,
                     int64_t n) {
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < n; ++i) {
      float x = c[row * n + i] + bias[i];
      float u = 2 * 0.7978845608f * (x + 0.044715f * x * x * x);
      float v = std::min(std::max(u, -40.0f), 40.0f) * 1.44269504f;
      float shifted = v + 0x1.8p23f;
      float f = v - (shifted - 0x1.8p23f);
      float p = 1.5403530e-4f;
      p = p * f + 1.3333558e-3f;
      p = p * f + 9.6181291e-3f;
      p = p * f + 5.5504109e-2f;
      p = p * f + 2.4022651e-1f;
      p = p * f + 6.9314718e-1f;
      p = p * f + 1.0f;
      float e = p * std::bit_cast<float>(
                        (std::bit_cast<uint32_t>(shifted) + 127u) << 23);
      y[row * n + i] = x - x / (1 + e);
    }
}

TRC_CLONES void addResidual(const float *c, const float *bias, const float *r,
                            float *y, int64_t rows, int64_t n) {
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t i = 0; i < n; ++i)
      y[row * n + i] = r[row * n + i] + (c[row * n + i] + bias[i]);
}

/// Hands `count` pieces of work to two workers on cores of their own; returns
/// the mean of their seconds, which leaves out how they divided the pieces.
template <typename Work> double onWorkers(int64_t count, Work work) {
  constexpr int workers = 2;
  double seconds[workers];
  std::atomic<int64_t> next = 0;
  std::vector<std::thread> threads;
  threads.reserve(workers);
  for (int worker = 0; worker < workers; ++worker)
    threads.emplace_back([&, worker] {
      cpu_set_t set;
      CPU_ZERO(&set);
      CPU_SET(worker, &set);
      pthread_setaffinity_np(pthread_self(), sizeof(set), &set);
      double start = threadSeconds();
      for (int64_t item; (item = next++) < count;)
        work(worker, item);
      seconds[worker] = threadSeconds() - start;
    });
  for (std::thread &thread : threads)
    thread.join();
  return (seconds[0] + seconds[1]) / workers;
}

std::unique_ptr<BoundKernel> bindProduct(const Shape &s, int64_t rows) {
  std::vector<int64_t> a = {rows, s.k}, b = {s.k, s.n}, c = {rows, s.n};
  std::vector<int64_t> dimsA = {1, 2}, dimsB = {2, 3}, dimsC = {1, 3};
  if (s.transposeB)
    std::swap(b[0], b[1]), std::swap(dimsB[0], dimsB[1]);
  OperandType types[] = {{ElementType::F32, a, false},
                         {ElementType::F32, b, false},
                         {ElementType::F32, c, true}};
  Attribute attributes[] = {{"lhs_dims", dimsA, {}, {}},
                            {"rhs_dims", dimsB, {}, {}},
                            {"result_dims", dimsC, {}, {}}};
  std::unique_ptr<BoundKernel> kernel;
  if (builtinKernels()
          .bind({"trc.contract", types, attributes, {}, 0}, kernel)
          .failed())
    return nullptr;
  return kernel;
}

enum class Way { Whole, Rows, Map };

void run(benchmark::State &state, Shape s, Way way, int64_t rows) {
  Data data(s);
  std::unique_ptr<BoundKernel> kernel = bindProduct(s, rows);
  if (!kernel)
    return state.SkipWithError("the product cannot be bound");
  std::vector<std::vector<char>> scratch(
      2, std::vector<char>(kernel->scratchBytes + 64));
  int64_t extent = kernel->phases[0].extent;
  auto multiply = [&](int worker, int64_t row, int64_t begin, int64_t end) {
    void *operands[] = {data.a.data() + row * s.k, data.b.data(),
                        data.c.data() + row * s.n};
    (void)kernel
        ->run(0, {operands, nullptr, scratch[worker].data()}, begin, end)
        .ok();
  };
  auto map = [&](int64_t row, int64_t count) {
    int64_t at = row * s.n;
    if (s.isGelu)
      gelu(data.c.data() + at, data.bias.data(), data.y.data() + at, count,
           s.n);
    else
      addResidual(data.c.data() + at, data.bias.data(),
                  data.residual.data() + at, data.y.data() + at, count, s.n);
  };
  constexpr int64_t mapRows = 32;
  auto once = [&]() -> double {
    double seconds = 0;
    if (way == Way::Rows)
      return onWorkers(s.m / rows, [&](int worker, int64_t block) {
        multiply(worker, block * rows, 0, extent);
        map(block * rows, rows);
      });
    if (way == Way::Whole)
      seconds += onWorkers(extent, [&](int worker, int64_t block) {
        multiply(worker, 0, block, block + 1);
      });
    return seconds + onWorkers(s.m / mapRows, [&](int, int64_t block) {
             map(block * mapRows, mapRows);
           });
  };
  once(); // pages, caches, the library's own start
  for (auto _ : state)
    state.SetIterationTime(once());
}

} // namespace

int main(int argc, char **argv) {
  // oneDNN's own threads would compete with ours.
  setenv("OMP_NUM_THREADS", "1", 1);
  const Shape shapes[] = {
      {1024, 2304, 768, false, false}, {1024, 768, 768, false, false},
      {1024, 3072, 768, false, true},  {1024, 768, 3072, false, false},
      {1024, 3072, 768, true, true},
  };
  for (const Shape &shape : shapes) {
    auto add = [&](const std::string &name, Way way, int64_t rows) {
      benchmark::RegisterBenchmark(
          (shape.text() + " " + name).c_str(),
          [=](benchmark::State &state) { run(state, shape, way, rows); })
          ->UseManualTime()
          ->MinTime(0.3)
          ->Unit(benchmark::kMillisecond);
    };
    add("whole", Way::Whole, shape.m);
    for (int64_t rows : {64, 128, 256})
      add("rows:" + std::to_string(rows), Way::Rows, rows);
    add("map", Way::Map, shape.m);
  }
  return runBenchmarks(argc, argv);
}

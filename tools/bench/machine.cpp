//===- machine.cpp - what this machine can do -----------------------------===//
//
//   trc-bench-machine [SECONDS]
//
// Rates of products of f32 and bf16, memory bandwidth, and how near the cores
// are to each other. Every core that the process may use gets one pinned thread
// with rows of its own.
//
// The rate of f32 is the best of the runtime's products, in AMX's tiles where
// there are any, and of OpenBLAS's sgemm: a ceiling that only one of them
// reaches is no ceiling, and which one is fastest depends on the processor. The
// better sgemm is told beside it. That of bf16 is of the runtime's library,
// and absent where the machine does not multiply bf16 as such. The bandwidth is
// of a[i] = b[i] + s * c[i] over arrays far larger than the caches, counted as
// three streams. Each is the best of many rounds: on a shared machine the best
// is the nearest to what the machine can do.
//
// With two cores or more it also says how long a cache line takes from the
// first to the second and back (the median): about 100 ns between cores that
// share a cache, several times that between others. The host of a virtual
// machine may move cores, so that this changes from minute to minute, and with
// it the speed of whatever both cores write.
//
//===----------------------------------------------------------------------===//

#include "device/host/kernels/Bf16Product.h"
#include "device/host/kernels/Blas.h"
#include "device/host/kernels/F32Product.h"

#include <algorithm>
#include <atomic>
#include <barrier>
#include <cblas.h>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <new>
#include <sched.h>
#include <sys/mman.h>
#include <thread>
#include <vector>

using namespace trc::runtime;
using Clock = std::chrono::steady_clock;

/// Rows of a thread, columns, depth: GPT-2's largest common shape.
static constexpr int64_t rows = 512, columns = 3072, depth = 768;
static constexpr int64_t triadLength = int64_t{16} << 20;

static double secondsSince(Clock::time_point then) {
  return std::chrono::duration<double>(Clock::now() - then).count();
}

/// Memory in huge pages where the system gives them, as the runtime's is.
template <typename T> class Buffer {
public:
  Buffer(int64_t count, T value) {
    const size_t bytes =
        (static_cast<size_t>(count) * sizeof(T) + page - 1) / page * page;
    data.reset(static_cast<T *>(std::aligned_alloc(page, bytes)));
    if (!data)
      throw std::bad_alloc();
    (void)madvise(data.get(), bytes, MADV_HUGEPAGE);
    std::fill_n(data.get(), count, value);
  }
  T *get() const { return data.get(); }

private:
  static constexpr size_t page = size_t{2} << 20;
  struct Free {
    void operator()(T *memory) const { std::free(memory); }
  };
  std::unique_ptr<T, Free> data;
};

static std::vector<int> usableCores() {
  cpu_set_t set;
  std::vector<int> cores;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    for (int core = 0; core < CPU_SETSIZE; ++core)
      if (CPU_ISSET(core, &set))
        cores.push_back(core);
  return cores;
}

/// Runs `body(thread)` on one thread a core.
static void onEachCore(const std::vector<int> &cores,
                       const std::function<void(size_t)> &body) {
  std::vector<std::thread> threads;
  for (size_t i = 0; i < cores.size(); ++i)
    threads.emplace_back([&, i] {
      cpu_set_t set;
      CPU_ZERO(&set);
      CPU_SET(cores[i], &set);
      (void)sched_setaffinity(0, sizeof set, &set);
      body(i);
    });
  for (std::thread &thread : threads)
    thread.join();
}

/// Seconds of the shortest of the rounds, of its slowest thread. `prepare` is
/// called on each thread and gives what that thread does in a round.
static double
shortestRound(const std::vector<int> &cores, double seconds,
              const std::function<std::function<void()>()> &prepare) {
  std::barrier<> meeting(static_cast<std::ptrdiff_t>(cores.size()));
  double shortest = 0;
  bool more = true;
  onEachCore(cores, [&](size_t self) {
    const std::function<void()> work = prepare();
    work(); // opens the library, touches the memory
    const Clock::time_point start = Clock::now();
    while (more) {
      meeting.arrive_and_wait();
      const Clock::time_point begin = Clock::now();
      work();
      meeting.arrive_and_wait();
      if (self == 0) {
        const double took = secondsSince(begin);
        shortest = shortest == 0 ? took : std::min(shortest, took);
        more = secondsSince(start) < seconds;
      }
      meeting.arrive_and_wait();
    }
  });
  return shortest;
}

using MultiplyF32 = void (*)(const float *, const float *, float *);

static void byRuntime(const float *a, const float *b, float *c) {
  host::multiply<float>(rows, columns, depth, {a, depth, 1}, {b, columns, 1},
                        {c, columns, 1}, false);
}

static void byOpenBlas(const float *a, const float *b, float *c) {
  cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, rows, columns, depth,
              1, a, depth, b, columns, 0, c, columns);
}

static std::function<void()> prepareF32(MultiplyF32 multiply) {
  auto a = std::make_shared<Buffer<float>>(rows * depth, 0.5F);
  auto b = std::make_shared<Buffer<float>>(depth * columns, 0.25F);
  auto c = std::make_shared<Buffer<float>>(rows * columns, 0.0F);
  return [=] { multiply(a->get(), b->get(), c->get()); };
}

/// By Bf16Product or F32Product.
template <typename Product, typename Element>
static std::function<void()>
prepareInPlace(const std::shared_ptr<const Product> &product, Element value) {
  auto a = std::make_shared<Buffer<Element>>(rows * depth, value);
  auto b = std::make_shared<Buffer<Element>>(depth * columns, value);
  auto c = std::make_shared<Buffer<float>>(rows * columns, 0.0F);
  auto scratch = std::make_shared<Buffer<char>>(
      std::max<int64_t>(product->scratchBytes, 1), 0);
  return [=] { product->run(a->get(), b->get(), c->get(), scratch->get()); };
}

static std::function<void()> prepareTriad() {
  auto a = std::make_shared<Buffer<float>>(triadLength, 0.0F);
  auto b = std::make_shared<Buffer<float>>(triadLength, 0.5F);
  auto c = std::make_shared<Buffer<float>>(triadLength, 0.25F);
  return [=] {
    float *sum = a->get();
    const float *left = b->get(), *right = c->get();
    for (int64_t i = 0; i < triadLength; ++i)
      sum[i] = left[i] + 0.5F * right[i];
  };
}

/// Median seconds in which threads 0 and 1 hand a number to and fro.
static double lineRoundTrip(const std::vector<int> &cores) {
  constexpr int trips = 20000;
  std::atomic<int> ball = 0;
  std::vector<double> times(trips);
  onEachCore({cores[0], cores[1]}, [&](size_t self) {
    for (int i = 0; i < trips; ++i) {
      const Clock::time_point start = Clock::now();
      if (self == 0)
        ball = 2 * i + 1;
      while (ball < 2 * i + 1 + (self == 0 ? 1 : 0))
        ;
      if (self == 1)
        ball = 2 * i + 2;
      else
        times[static_cast<size_t>(i)] = secondsSince(start);
    }
  });
  std::nth_element(times.begin(), times.begin() + trips / 2, times.end());
  return times[trips / 2];
}

int main(int argc, char **argv) try {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 2;
  const std::vector<int> cores = usableCores();
  const auto threads = static_cast<double>(cores.size());
  const double flops = 2.0 * rows * columns * depth * threads;
  if (Status status = host::reserveProducts(); status.failed()) {
    std::fprintf(stderr, "trc-bench-machine: %s\n", status.message().c_str());
    return 1;
  }
  double sgemm = 0;
  for (MultiplyF32 multiply : {byRuntime, byOpenBlas})
    sgemm = std::max(sgemm, flops / shortestRound(cores, seconds, [&] {
                              return prepareF32(multiply);
                            }));
  const host::BlockShape shape = {rows,    columns, depth,   depth, 1,
                                  columns, 1,       columns, true,  false};
  double product = sgemm;
  if (auto wide = host::F32Product::make(shape); !wide.failed() && *wide)
    product = std::max(product, flops / shortestRound(cores, seconds, [&] {
                                  return prepareInPlace(*wide, 0.5F);
                                }));
  const double triad = shortestRound(cores, seconds, prepareTriad);
  std::printf(
      "{\"threads\": %zu, \"gemm_gflops\": %.1f, \"sgemm_gflops\": %.1f, "
      "\"triad_gbs\": %.2f",
      cores.size(), product * 1e-9, sgemm * 1e-9,
      3.0 * sizeof(float) * triadLength * threads / triad * 1e-9);
  constexpr uint16_t half = 0x3f00;
  auto narrow = host::Bf16Product::make(shape);
  if (!narrow.failed() && *narrow)
    std::printf(", \"bf16_gflops\": %.1f",
                flops * 1e-9 / shortestRound(cores, seconds, [&] {
                  return prepareInPlace(*narrow, half);
                }));
  if (cores.size() > 1)
    std::printf(", \"line_round_trip_ns\": %.0f", lineRoundTrip(cores) * 1e9);
  std::puts("}");
  return 0;
} catch (const std::bad_alloc &) {
  std::fputs("trc-bench-machine: out of memory\n", stderr);
  return 1;
}

//===- bf16.cpp - what this machine multiplies in bf16 --------------------===//
//
//   trc-bench-bf16 [SECONDS]
//
// The best rate of products of bf16 that the runtime's library reaches, every
// core of the process with a pinned thread and rows of its own, at the shape
// that machine.c measures f32 with. Prints JSON: {} where the machine does not
// multiply bf16 as such.
//
//===----------------------------------------------------------------------===//

#include "device/host/kernels/Bf16Product.h"

#include <algorithm>
#include <barrier>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <sched.h>
#include <thread>
#include <vector>

using namespace trc::runtime;
using Clock = std::chrono::steady_clock;

static constexpr int64_t rows = 512, columns = 3072, depth = 768;

static std::vector<int> usableCores() {
  cpu_set_t set;
  std::vector<int> cores;
  if (sched_getaffinity(0, sizeof set, &set) == 0)
    for (int core = 0; core < CPU_SETSIZE; ++core)
      if (CPU_ISSET(core, &set))
        cores.push_back(core);
  return cores;
}

static void pinTo(int core) {
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  (void)sched_setaffinity(0, sizeof set, &set);
}

int main(int argc, char **argv) {
  const double seconds = argc > 1 ? std::atof(argv[1]) : 2;
  auto product = host::Bf16Product::make(
      {rows, columns, depth, depth, 1, columns, 1, columns, true, false});
  if (product.failed() || !*product) {
    std::puts("{}");
    return 0;
  }
  const std::vector<int> cores = usableCores();
  std::barrier<> meeting(static_cast<std::ptrdiff_t>(cores.size()));
  double best = 0;
  bool more = true;
  auto work = [&](size_t self) {
    pinTo(cores[self]);
    constexpr uint16_t half = 0x3f00;
    std::vector<uint16_t> a(rows * depth, half), b(depth * columns, half);
    std::vector<float> c(rows * columns);
    constexpr std::align_val_t line{64};
    void *scratch = operator new(
        static_cast<size_t>((*product)->scratchBytes) + 64, line);
    const Clock::time_point start = Clock::now();
    const auto since = [](Clock::time_point then) {
      return std::chrono::duration<double>(Clock::now() - then).count();
    };
    while (more) {
      meeting.arrive_and_wait();
      const Clock::time_point begin = Clock::now();
      (*product)->run(a.data(), b.data(), c.data(), scratch);
      meeting.arrive_and_wait();
      if (self == 0) {
        const double flops =
            2.0 * rows * columns * depth * static_cast<double>(cores.size());
        best = std::max(best, flops / since(begin));
        more = since(start) < seconds;
      }
      meeting.arrive_and_wait();
    }
    operator delete(scratch, line);
  };
  std::vector<std::thread> threads;
  for (size_t i = 1; i < cores.size(); ++i)
    threads.emplace_back(work, i);
  work(0);
  for (std::thread &thread : threads)
    thread.join();
  std::printf("{\"bf16_gflops\": %.1f}\n", best * 1e-9);
  return 0;
}

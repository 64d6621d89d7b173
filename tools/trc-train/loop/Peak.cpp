//===- Peak.cpp - what this machine can do at most ------------------------===//

#include "loop/Peak.h"

#include "device/host/kernels/Blas.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace trc::train {

using Clock = std::chrono::steady_clock;

static constexpr int64_t extent = 768;

Peak measurePeak(int32_t threads, double seconds) {
  if (runtime::Status status = runtime::host::reserveProducts();
      status.failed())
    return {0, status.message()};
  std::atomic<int32_t> ready = 0;
  std::vector<double> rates(static_cast<size_t>(threads));
  auto work = [&](size_t index) {
    std::vector<float> a(extent * extent, 0.5f), b = a, c = a;
    auto product = [&] {
      runtime::host::multiply<float>(
          extent, extent, extent, {a.data(), extent, 1}, {b.data(), extent, 1},
          {c.data(), extent, 1}, false);
    };
    product(); // opens the library, touches the memory
    ++ready;
    while (ready.load() < threads)
      std::this_thread::yield();
    // The best of several stretches: what the core can do when left alone.
    const Clock::time_point start = Clock::now();
    double elapsed = 0;
    while (elapsed < seconds) {
      const Clock::time_point begin = Clock::now();
      for (int i = 0; i < 4; ++i)
        product();
      const double took =
          std::chrono::duration<double>(Clock::now() - begin).count();
      rates[index] =
          std::max(rates[index], 4 * 2.0 * extent * extent * extent / took);
      elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    }
  };
  std::vector<std::thread> workers;
  for (size_t i = 1; i < rates.size(); ++i)
    workers.emplace_back(work, i);
  work(0);
  for (std::thread &worker : workers)
    worker.join();
  Peak peak;
  for (const double rate : rates)
    peak.flops += rate;
  peak.description = fmt::format("sgemm {0}x{0}x{0} by {1} on {2} thread{3}",
                                 extent, runtime::host::blasDescription(),
                                 threads, threads == 1 ? "" : "s");
  return peak;
}

double flopsPerToken(int64_t parameters, int64_t layers, int64_t width,
                     int64_t length, bool isCausal) {
  return 6.0 * static_cast<double>(parameters) +
         (isCausal ? 6.0 : 12.0) * static_cast<double>(layers) *
             static_cast<double>(width) * static_cast<double>(length);
}

} // namespace trc::train

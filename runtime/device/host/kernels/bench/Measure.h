//===- Measure.h - what the benchmarks of kernels share ---------*- C++ -*-===//
//
// Numbers to compute with, and processor time: time on the wall is that of
// other programs, too.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_BENCH_MEASURE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_BENCH_MEASURE_H

#include <benchmark/benchmark.h>
#include <ctime>
#include <span>

namespace trc::runtime::host {

/// Numbers in [-0.5, 0.5), the same in each run of a program.
class Numbers {
public:
  void fill(std::span<float> values) {
    for (float &value : values) {
      state = state * 1664525 + 1013904223;
      value = static_cast<float>(state >> 8) / 0x1p24f - 0.5f;
    }
  }

private:
  unsigned state = 1;
};

/// Processor time of the calling thread.
inline double threadSeconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) +
         1e-9 * static_cast<double>(now.tv_nsec);
}

/// The rest of `main`, once benchmarks are registered.
inline int runBenchmarks(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 2;
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_BENCH_MEASURE_H

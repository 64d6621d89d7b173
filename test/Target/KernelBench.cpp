//===- KernelBench.cpp - compiled kernels against plain C loops -----------===//
//
// Each kernel beside a loop in C++ (clang -O3 -march=native) with the same
// memory streams: what the memory allows. One thread. Run with
// --benchmark_enable_random_interleaving=true on a machine that is shared.
//
//===----------------------------------------------------------------------===//

#include "BenchKernels.h"
#include "KernelRunner.h"
#include "trc/Kernel/TileTransposes.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <functional>

using namespace trc;

namespace {

constexpr int64_t rows = 8192, columns = 1024;
constexpr int64_t elements = rows * columns;

struct Memory {
  std::vector<float *> arrays;
  Memory() {
    for (int i = 0; i < 8; ++i) {
      auto *data = static_cast<float *>(std::aligned_alloc(4096, elements * 4));
      for (int64_t e = 0; e < elements; ++e)
        data[e] = float((e * 7919 + i) % 1000) / 500.0f - 0.9f;
      arrays.push_back(data);
    }
    // Moments of squares are positive.
    for (int64_t e = 0; e < elements; ++e)
      arrays[2][e] = arrays[2][e] * arrays[2][e];
  }
};

float **arrays() {
  static Memory memory;
  return memory.arrays.data();
}

void addKernel(const char *name, const kernel::Kernel &source,
               std::vector<int> operands, double bytes) {
  static host::KernelCompiler compiler;
  std::vector<host::CompiledKernel> images;
  if (std::string text = compiler.compile(source, images); !text.empty()) {
    std::fprintf(stderr, "%s: %s\n", name, text.c_str());
    std::exit(1);
  }
  for (const host::CompiledKernel &image : images) {
    if (!host::machineHas(image.isa))
      continue;
    auto mapped = std::make_shared<host::MappedKernel>(image);
    int64_t items = kernel::workItems(source);
    benchmark::RegisterBenchmark(
        (std::string(name) + "/" + toString(image.isa)).c_str(),
        [=](benchmark::State &state) {
          std::vector<void *> pointers;
          for (int index : operands)
            pointers.push_back(arrays()[index]);
          void *scratch = std::aligned_alloc(64, 1 << 20);
          for (auto _ : state)
            (*mapped)(pointers.data(), 0, items, scratch);
          std::free(scratch);
          state.SetBytesProcessed(int64_t(double(state.iterations()) * bytes));
        });
  }
}

void addLoop(const char *name, std::function<void(float **)> loop,
             double bytes) {
  benchmark::RegisterBenchmark(
      (std::string(name) + "/C").c_str(), [=](benchmark::State &state) {
        for (auto _ : state) {
          loop(arrays());
          benchmark::ClobberMemory();
        }
        state.SetBytesProcessed(int64_t(double(state.iterations()) * bytes));
      });
}

/// How long compiling takes, for both instruction sets.
void addCompile(const char *name, kernel::Kernel source) {
  benchmark::RegisterBenchmark(
      (std::string("compile/") + name).c_str(), [=](benchmark::State &state) {
        host::KernelCompiler compiler;
        size_t bytes = 0;
        for (auto _ : state) {
          std::vector<host::CompiledKernel> images;
          if (!compiler.compile(source, images).empty())
            state.SkipWithError("does not compile");
          bytes = images.front().image.size() + images.back().image.size();
        }
        double runs = double(state.iterations());
        const host::CompileTimes &times = compiler.times();
        state.counters["bytes"] = double(bytes);
        state.counters["emit_ms"] = times.emit * 1e3 / runs;
        state.counters["link_ms"] = times.link * 1e3 / runs;
        state.counters["optimize_ms"] = times.optimize * 1e3 / runs;
        state.counters["generate_ms"] = times.generate * 1e3 / runs;
      });
}

void scaleLoop(float **a) {
  float *__restrict x = a[0], *__restrict y = a[1];
  for (int64_t i = 0; i < elements; ++i)
    y[i] = 0.5f * x[i];
}

void adamwLoop(float **a) {
  float *__restrict p = a[0], *__restrict m = a[1], *__restrict v = a[2];
  float *__restrict g = a[3];
  float rate = 1e-4f;
  for (int64_t i = 0; i < elements; ++i) {
    m[i] = 0.9f * m[i] + 0.1f * g[i];
    v[i] = 0.99f * v[i] + 0.01f * g[i] * g[i];
    p[i] -= rate * (m[i] / (__builtin_sqrtf(v[i]) + 1e-8f) + 0.01f * p[i]);
  }
}

void columnSumLoop(float **a) {
  float *__restrict x = a[0], *__restrict y = a[1];
  for (int64_t j = 0; j < columns; ++j)
    y[j] = 0;
  for (int64_t i = 0; i < rows; i += 4)
    for (int64_t j = 0; j < columns; ++j)
      y[j] += x[i * columns + j] + x[(i + 1) * columns + j] +
              x[(i + 2) * columns + j] + x[(i + 3) * columns + j];
}

void transposeLoop(float **a) {
  float *__restrict x = a[0], *__restrict y = a[1];
  for (int64_t bi = 0; bi < rows; bi += 32)
    for (int64_t bj = 0; bj < columns; bj += 32)
      for (int64_t j = bj; j < bj + 32; ++j)
        for (int64_t i = bi; i < bi + 32; ++i)
          y[j * rows + i] = x[i * columns + j];
}

} // namespace

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  constexpr double once = 4.0 * elements;
  addLoop("scale", scaleLoop, 2 * once);
  addKernel("softmax", kernel::softmaxKernel(rows, columns), {0, 1}, 2 * once);
  addKernel("softmax-small", kernel::softmaxKernel(64, columns), {0, 1},
            2 * 4.0 * 64 * columns);
  addKernel("layernorm", kernel::layerNormKernel(rows, columns),
            {0, 3, 4, 1, 5, 6}, 2 * once);
  addKernel("bias-gelu", kernel::biasGeluKernel(rows, columns), {0, 3, 1},
            2 * once);
  addKernel("bias-gelu-small", kernel::biasGeluKernel(64, columns), {0, 3, 1},
            2 * 4.0 * 64 * columns);
  addLoop("adamw", adamwLoop, 7 * once);
  addKernel("adamw", kernel::adamwKernel(elements), {0, 1, 2, 3, 4, 0, 1, 2},
            7 * once);
  addLoop("columnsum", columnSumLoop, once);
  addKernel("columnsum", kernel::columnSumKernel(rows, columns), {0, 1}, once);
  addKernel("columnsum-scratch", kernel::columnSumScratchKernel(rows, columns),
            {0, 1}, once);
  addLoop("transpose", transposeLoop, 2 * once);
  addKernel("transpose", kernel::transposeKernel(rows, columns), {0, 1},
            2 * once);
  kernel::Kernel tiled = kernel::transposeKernel(rows, columns);
  kernel::tileTransposes(tiled);
  addKernel("transpose-tiled", tiled, {0, 1}, 2 * once);
  addCompile("softmax", kernel::softmaxKernel(rows, columns));
  addCompile("layernorm", kernel::layerNormKernel(rows, columns));
  addCompile("bias-gelu", kernel::biasGeluKernel(rows, columns));
  addCompile("adamw", kernel::adamwKernel(elements));
  addCompile("columnsum", kernel::columnSumKernel(rows, columns));
  addCompile("transpose", kernel::transposeKernel(rows, columns));
  benchmark::RunSpecifiedBenchmarks();
}

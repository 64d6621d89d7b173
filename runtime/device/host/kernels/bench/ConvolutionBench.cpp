//===- ConvolutionBench.cpp - layers of ResNet-18, in tiles and not -------===//
//
// Each layer forward, its gradient by the source, and by the weights, with
// channels in front (PyTorch) or innermost (JAX), 8 images, on two workers:
//   tiles     AMX's (TileConvolution.h), where there are any
//   library   what is done without: oneDNN, or products tap by tap
//
// What is reported is time on the wall, for a core whose other thread is at
// work for others is slower in both.
//
//   trc-bench-convolution --benchmark_enable_random_interleaving=true
//     --benchmark_repetitions=9 --benchmark_report_aggregates_only=true
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "device/host/kernels/DirectConvolution.h"
#include "device/host/kernels/TileConvolution.h"
#include "device/host/kernels/WeightsAtFewPlaces.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <thread>

using namespace trc::runtime;
using namespace trc::runtime::host;
using Kind = onednn::Convolution::Kind;

namespace {

struct Layer {
  int64_t inputs, outputs, extent, taps, stride;
  bool channelsLast;

  static constexpr int64_t images = 8;
  int64_t size() const { return (extent + stride - 1) / stride; }
  double flops() const {
    return 2.0 * images * size() * size() * taps * taps * inputs * outputs;
  }
  std::string text() const {
    return std::to_string(inputs) + "-" + std::to_string(outputs) + " " +
           std::to_string(extent) + (stride == 1 ? "" : " stride") +
           (channelsLast ? " last" : "");
  }

  StridedTensor activation(unsigned operand, int64_t channels,
                           int64_t at) const {
    StridedTensor tensor = {
        operand, ElementType::F32, {images, channels, at, at}, {}};
    if (channelsLast)
      tensor.strides = {at * at * channels, 1, at * channels, channels};
    else
      tensor.strides = {channels * at * at, at * at, at, 1};
    return tensor;
  }
  ConvolutionRoles roles(Kind kind) const {
    ConvolutionRoles roles;
    roles.kind = kind;
    roles.source = activation(0, inputs, extent);
    roles.destination = activation(2, outputs, size());
    roles.weights = {1, ElementType::F32, {outputs, inputs, taps, taps}, {}};
    if (channelsLast)
      roles.weights.strides = {1, outputs, taps * inputs * outputs,
                               inputs * outputs};
    else
      roles.weights.strides = {inputs * taps * taps, taps * taps, taps, 1};
    const int64_t low = taps / 2;
    roles.strides = {stride, stride};
    roles.gaps = {0, 0};
    roles.low = {low, low};
    roles.high = Ints(2, (size() - 1) * stride + taps - extent - low);
    roles.flipped = {false, false};
    return roles;
  }
};

std::unique_ptr<BoundKernel> makeLibrary(const ConvolutionRoles &roles) {
  auto kernel = makeWeightsAtFewPlaces(roles);
  ConvolutionShape shape = {};
  shape.groups = shape.images = shape.channels = shape.outputs = 1;
  shape.taps = shape.places = 1 << 20; // much to do
  shape.spatial.resize(2);
  for (ElementType &type : shape.types)
    type = ElementType::F32;
  return kernel ? std::move(kernel) : makeDirectConvolution(shape, roles);
}

/// Phase by phase, items as they come; returns seconds.
double once(const BoundKernel &kernel, void *const *operands, void *workspace,
            void *const *scratch) {
  const auto start = std::chrono::steady_clock::now();
  for (unsigned phase = 0; phase < kernel.phases.size(); ++phase) {
    std::atomic<int64_t> next = 0;
    const int64_t extent = kernel.extentOf(phase, operands);
    const auto work = [&](int worker) {
      for (int64_t item; (item = next++) < extent;)
        (void)kernel
            .run(phase, {operands, workspace, scratch[worker]}, item, item + 1)
            .ok();
    };
    std::thread second(work, 1);
    work(0);
    second.join();
  }
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

void run(benchmark::State &state, const Layer &layer, Kind kind, bool inTiles) {
  const ConvolutionRoles roles = layer.roles(kind);
  std::unique_ptr<BoundKernel> kernel = makeLibrary(roles);
  if (inTiles)
    kernel = makeTileConvolution(roles, 2, kernel);
  if (!kernel)
    return state.SkipWithError("not done so here");
  const auto allocate = [](int64_t bytes) {
    return std::unique_ptr<void, decltype(&std::free)>(
        std::aligned_alloc(4096, (bytes + 4096) / 4096 * 4096), &std::free);
  };
  Numbers numbers;
  std::vector<std::vector<float>> tensors;
  void *operands[3];
  for (const StridedTensor *tensor :
       {&roles.source, &roles.weights, &roles.destination}) {
    int64_t size = 1;
    for (int64_t extent : tensor->extents)
      size *= extent;
    numbers.fill(tensors.emplace_back(size));
    operands[tensor->operand] = tensors.back().data();
  }
  const auto workspace = allocate(kernel->workspaceBytes);
  const auto first = allocate(kernel->scratchBytes),
             second = allocate(kernel->scratchBytes);
  void *scratch[] = {first.get(), second.get()};
  once(*kernel, operands, workspace.get(), scratch);
  for (auto _ : state)
    state.SetIterationTime(once(*kernel, operands, workspace.get(), scratch));
  state.counters["GF/s"] = benchmark::Counter(
      layer.flops() * static_cast<double>(state.iterations()) * 1e-9,
      benchmark::Counter::kIsRate);
}

} // namespace

int main(int argc, char **argv) {
  const std::pair<const char *, Kind> kinds[] = {
      {"forward", Kind::Forward},
      {"by source", Kind::BySource},
      {"by weights", Kind::ByWeights}};
  for (bool channelsLast : {false, true})
    for (Layer layer : {Layer{64, 64, 56, 3, 1, false},
                        {64, 128, 56, 3, 2, false},
                        {128, 128, 28, 3, 1, false},
                        {128, 256, 28, 3, 2, false},
                        {256, 256, 14, 3, 1, false},
                        {256, 512, 14, 3, 2, false},
                        {512, 512, 7, 3, 1, false}}) {
      layer.channelsLast = channelsLast;
      for (const auto &[name, kind] : kinds)
        for (bool inTiles : {true, false})
          benchmark::RegisterBenchmark(
              (layer.text() + " " + name + (inTiles ? " tiles" : " library"))
                  .c_str(),
              [=](benchmark::State &state) {
                run(state, layer, kind, inTiles);
              })
              ->UseManualTime()
              ->MinTime(0.05)
              ->Unit(benchmark::kMillisecond);
    }
  return runBenchmarks(argc, argv);
}

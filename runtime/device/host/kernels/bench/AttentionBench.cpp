//===- AttentionBench.cpp - attention at the shapes of GPT-2 --------------===//
//
// trc.attention and trc.attention_gradient, causal, with and without dropout,
// in f32 and in bf16 by whatever multiplies that here, and the same without
// fusion: its matrix products alone, by trc.contract, over whole matrices of
// scores (softmax, mask and dropout would come on top).
//
// Reported is processor time of the busiest of two workers, and GF/s of the
// products over visible scores: 2 forward (scores, values), 5 backward (scores
// again, d_weights, and one for each gradient). The unfused way has 4 backward.
//
//   trc-bench-attention [--benchmark_filter=T1024]
//
//===----------------------------------------------------------------------===//

#include "Measure.h"
#include "device/host/LibraryKernel.h"
#include "device/host/kernels/Elements.h"

#include <algorithm>
#include <cstdlib>
#include <thread>

using namespace trc::runtime;
using namespace trc::runtime::host;

namespace {

struct Shape {
  int64_t b, t, h, d;
  std::string text() const {
    return "B" + std::to_string(b) + " T" + std::to_string(t) + " H" +
           std::to_string(h) + " D" + std::to_string(d);
  }
  double flopsOfProduct() const {
    return static_cast<double>(2 * b * h * d) * static_cast<double>(t) *
           static_cast<double>(t + 1) / 2;
  }
};

/// A bound kernel with operands of its own.
class Call {
public:
  Call(const std::string &name, const std::vector<std::vector<int64_t>> &inputs,
       const std::vector<std::vector<int64_t>> &results,
       std::vector<Attribute> attributes, bool random, std::string_view isa,
       ElementType type = ElementType::F32) {
    std::vector<OperandType> types;
    types.reserve(inputs.size() + results.size() + 1);
    // The logarithms of sums, of rank 3, are f32.
    auto typeOf = [&](const std::vector<int64_t> &shape) {
      return shape.size() == 3 ? ElementType::F32 : type;
    };
    for (const auto &shape : inputs)
      types.push_back({typeOf(shape), shape, false});
    const std::vector<int64_t> state = {2};
    if (random)
      types.push_back({ElementType::UI64, state, false});
    for (const auto &shape : results)
      types.push_back({typeOf(shape), shape, true});
    status =
        builtinKernels().bind({name, types, attributes, {}, 0, isa}, kernel);
    Numbers numbers;
    for (const OperandType &type : types) {
      int64_t count = 1;
      for (int64_t extent : type.shape)
        count *= extent;
      memory.emplace_back(count * 2);
      numbers.fill(memory.back());
      if (type.element == ElementType::BF16) {
        auto *halves = reinterpret_cast<uint16_t *>(memory.back().data());
        for (int64_t i = 0; i < count; ++i)
          halves[i] = floatToBF16(memory.back()[i]);
      }
      operands.push_back(memory.back().data());
    }
    workspace.resize(kernel ? kernel->workspaceBytes + 64 : 0);
    for (auto &one : scratch)
      one.resize(kernel ? kernel->scratchBytes + 64 : 0);
  }

  double run() {
    double total = 0;
    for (unsigned phase = 0; phase < kernel->phases.size(); ++phase) {
      int64_t extent = kernel->phases[phase].extent;
      double seconds[2];
      auto work = [&](int worker) {
        double start = threadSeconds();
        // A half each, a quarter of it at a time, as the pool deals them out.
        const int64_t middle = (extent + 1) / 2;
        const int64_t end = worker ? extent : middle;
        const int64_t step = std::max<int64_t>(middle / 4, 1);
        for (int64_t item = worker ? middle : 0; item < end; item += step)
          (void)kernel
              ->run(phase,
                    {operands.data(), workspace.data(), scratch[worker].data()},
                    item, std::min(item + step, end))
              .ok();
        seconds[worker] = threadSeconds() - start;
      };
      std::thread other(work, 1);
      work(0);
      other.join();
      total += std::max(seconds[0], seconds[1]);
    }
    return total;
  }

  Status status;

private:
  std::unique_ptr<BoundKernel> kernel;
  std::vector<std::vector<float>> memory;
  std::vector<void *> operands;
  std::vector<char> workspace, scratch[2];
};

void measure(benchmark::State &state, std::vector<Call> calls, double flops) {
  for (Call &call : calls)
    if (call.status.failed())
      return state.SkipWithError(call.status.message().c_str());
  for (Call &call : calls)
    call.run();
  for (auto _ : state) {
    double seconds = 0;
    for (Call &call : calls)
      seconds += call.run();
    state.SetIterationTime(seconds);
  }
  state.counters["GF/s"] =
      benchmark::Counter(flops * static_cast<double>(state.iterations()) * 1e-9,
                         benchmark::Counter::kIsRate);
}

void fused(benchmark::State &state, Shape s, bool gradient, bool drops,
           std::string_view isa, ElementType type = ElementType::F32) {
  std::vector<int64_t> heads = {s.b, s.t, s.h, s.d}, sums = {s.b, s.h, s.t};
  const double scale[] = {0.125}, fill[] = {-1e30}, keepScale[] = {1.1};
  const int64_t causal[] = {1}, below[] = {3900000000};
  std::vector<Attribute> attributes = {{"scale", {}, scale, {}},
                                       {"fill", {}, fill, {}},
                                       {"causal", causal, {}, {}}};
  if (drops) {
    attributes.push_back({"keep_below", below, {}, {}});
    attributes.push_back({"keep_scale", {}, keepScale, {}});
  }
  std::vector<Call> calls;
  if (gradient)
    calls.emplace_back("trc.attention_gradient",
                       std::vector{heads, heads, heads, heads, sums, heads},
                       std::vector{heads, heads, heads}, attributes, drops, isa,
                       type);
  else
    calls.emplace_back("trc.attention", std::vector{heads, heads, heads},
                       std::vector{heads, sums}, attributes, drops, isa, type);
  measure(state, std::move(calls), s.flopsOfProduct() * (gradient ? 5 : 2));
}

void unfused(benchmark::State &state, Shape s, bool gradient) {
  std::vector<int64_t> heads = {s.b, s.t, s.h, s.d},
                       scores = {s.b, s.h, s.t, s.t};
  using Labels = std::vector<int64_t>;
  // Labels: b 0, t 1, h 2, d 3, s 4.
  static const Labels q = {0, 1, 2, 3}, k = {0, 4, 2, 3}, w = {0, 2, 1, 4};
  std::vector<Call> calls;
  auto add = [&](const std::vector<int64_t> &lhs, const Labels &l,
                 const std::vector<int64_t> &rhs, const Labels &r,
                 const std::vector<int64_t> &out, const Labels &o) {
    calls.emplace_back("trc.contract", std::vector{lhs, rhs},
                       std::vector<std::vector<int64_t>>{out},
                       std::vector<Attribute>{{"lhs_dims", l, {}, {}},
                                              {"rhs_dims", r, {}, {}},
                                              {"result_dims", o, {}, {}}},
                       false, "");
  };
  add(heads, q, heads, k, scores, w); // scores, or d_weights
  add(scores, w, heads, k, heads, q); // values, or d_query
  if (gradient) {
    add(scores, w, heads, q, heads, k); // d_key
    add(scores, w, heads, q, heads, k); // d_value
  }
  measure(state, std::move(calls), s.flopsOfProduct() * (gradient ? 4 : 2));
}

} // namespace

int main(int argc, char **argv) {
  setenv("OMP_NUM_THREADS", "1", 1);
  const Shape shapes[] = {{4, 256, 12, 64}, {4, 512, 12, 64}, {4, 1024, 12, 64},
                          {16, 128, 4, 48}, {16, 256, 6, 64}, {1, 1024, 2, 64}};
  for (const Shape &shape : shapes)
    for (bool gradient : {false, true}) {
      auto add = [&](const std::string &way, auto function) {
        benchmark::RegisterBenchmark(
            ((gradient ? "gradient " : "attention ") + shape.text() + " " + way)
                .c_str(),
            function)
            ->UseManualTime()
            ->MinTime(0.25)
            ->Unit(benchmark::kMillisecond);
      };
      for (const char *isa : {"x86-64-v4", "x86-64-v3"})
        for (bool drops : {false, true})
          add(std::string(isa) + (drops ? " dropout" : ""),
              [=](benchmark::State &state) {
                fused(state, shape, gradient, drops, isa);
              });
      for (bool drops : {false, true})
        add(std::string("bf16") + (drops ? " dropout" : ""),
            [=](benchmark::State &state) {
              fused(state, shape, gradient, drops, "", ElementType::BF16);
            });
      add("unfused",
          [=](benchmark::State &state) { unfused(state, shape, gradient); });
    }
  return runBenchmarks(argc, argv);
}

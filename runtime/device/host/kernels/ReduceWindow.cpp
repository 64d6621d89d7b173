//===- ReduceWindow.cpp - reduce_window and select_and_scatter ------------===//
//
// reduce_window: work items are elements of the result; padding counts as the
// initial value; running sums are RunningWindow.cpp's. select_and_scatter:
// windows meet in one element, so work is shared only along the leading
// dimensions that the window does not span.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Families.h"
#include "RunningWindow.h"
#include "Window.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime::host {

namespace {

class ReduceWindowKernel final : public BoundKernel {
public:
  ReduceWindowKernel(Combiner combiner, Window window, int64_t calleeScratch)
      : combiner(std::move(combiner)), window(std::move(window)),
        places(this->window.places()) {
    phases = {Phase{countElements(places),
                    std::max<int64_t>(1, 1024 / this->window.size())}};
    scratchBytes = calleeScratch;
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    int64_t place[Window::mostDimensions];
    for (int64_t i = begin; i < end; ++i) {
      unflatten(i, places, place);
      if (combiner.operation())
        inDomain(combiner.elementTypes()[0], [&](auto zero) {
          reduceKnown<decltype(zero)>(arguments, i, place);
        });
      else
        callBody(arguments, i, place);
    }
    return Status::success();
  }

private:
  template <typename T>
  void reduceKnown(const RunArguments &arguments, int64_t result,
                   const int64_t *place) const {
    ElementType type = combiner.elementTypes()[0];
    BlockFunction<T> function = combiner.function<T>();
    ElementwiseOptions options{bitWidth(type)};
    bool rounds = combiner.roundsEachTime();
    T init, sum, element;
    load(type, arguments.operands[reduction::initValues(1)], 0, 1, &init);
    sum = init;
    window.forEach(place, [&](int64_t offset) {
      element = init;
      if (offset >= 0)
        load(type, arguments.operands[reduction::inputs(1)], offset, 1,
             &element);
      function(&sum, &element, 1, options);
      if (rounds) {
        uint16_t narrow;
        store(type, &narrow, 0, 1, &sum);
        load(type, &narrow, 0, 1, &sum);
      }
    });
    store(type, arguments.operands[reduction::results(1)], result, 1, &sum);
  }

  void callBody(const RunArguments &arguments, int64_t result,
                const int64_t *place) const {
    size_t count = combiner.tensors();
    void *accumulators[mostTensors];
    const void *elements[mostTensors];
    for (size_t k = 0; k < count; ++k) {
      int64_t size = byteSize(combiner.elementTypes()[k]);
      accumulators[k] =
          bytes(arguments.operands[reduction::results(count, k)]) +
          result * size;
      std::memcpy(accumulators[k],
                  arguments.operands[reduction::initValues(count, k)], size);
    }
    window.forEach(place, [&](int64_t offset) {
      for (size_t k = 0; k < count; ++k)
        elements[k] =
            offset < 0
                ? arguments.operands[reduction::initValues(count, k)]
                : bytes(arguments.operands[reduction::inputs(count, k)]) +
                      offset * byteSize(combiner.elementTypes()[k]);
      combiner.combine(accumulators, elements, arguments.scratch);
    });
  }

  Combiner combiner;
  Window window;
  Ints places;
};

Status bindReduceWindow(const BindRequest &request,
                        std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  Combiner combiner = Combiner::readReduction(binding);
  if (!binding.ok())
    return binding.status();
  size_t count = combiner.tensors();
  Window window =
      Window::read(binding, binding.shape(reduction::inputs(count)));
  for (size_t i = 0; i < count && binding.ok(); ++i)
    binding.expectShape(reduction::results(count, i), window.places());
  if (binding.ok())
    kernel = makeRunningWindow(combiner, window);
  if (binding.ok() && !kernel)
    kernel = std::make_unique<ReduceWindowKernel>(
        std::move(combiner), std::move(window), request.calleeScratch);
  return binding.status();
}

namespace select_and_scatter {
constexpr TensorNumbers tensors("stablehlo.select_and_scatter");
constexpr unsigned operand = tensors["operand"], source = tensors["source"],
                   initValue = tensors["init_value"],
                   result = tensors["result"];
} // namespace select_and_scatter

/// Callees: select, scatter.
class SelectAndScatterKernel final : public BoundKernel {
public:
  SelectAndScatterKernel(Combiner combiner, Callee select, Window window,
                         int64_t calleeScratch)
      : combiner(std::move(combiner)), select(select),
        window(std::move(window)), places(this->window.places()) {
    const Window &w = this->window;
    size_t leading = 0;
    while (leading < places.size() && w.dimensions[leading] == 1 &&
           w.steps[leading] == 1 && w.low[leading] == 0 && w.high[leading] == 0)
      parts *= places[leading++];
    elements = countElements(w.shape);
    windows = countElements(places);
    phases = {Phase{elements, 16384}, Phase{windows ? parts : 0, 1}};
    scratchBytes = calleeScratch;
    // Sums of f16 and bf16 are kept in f32 until the end.
    if (this->combiner.widens()) {
      workspaceBytes = elements * sizeof(float);
      phases.push_back(Phase{elements, 16384});
    }
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    ElementType type = combiner.elementTypes()[0];
    int64_t size = byteSize(type);
    auto *sums = static_cast<float *>(arguments.workspace);
    if (phase == 2) {
      store(type, arguments.operands[select_and_scatter::result], begin,
            end - begin, sums + begin);
    } else if (phase == 1) {
      for (int64_t part = begin; part < end; ++part)
        for (int64_t i = 0; i < windows / parts; ++i)
          scatter(arguments, part * (windows / parts) + i);
    } else if (combiner.widens()) {
      float init;
      load(type, arguments.operands[select_and_scatter::initValue], 0, 1,
           &init);
      std::fill_n(sums + begin, end - begin, init);
    } else {
      for (int64_t i = begin; i < end; ++i)
        std::memcpy(bytes(arguments.operands[select_and_scatter::result]) +
                        i * size,
                    arguments.operands[select_and_scatter::initValue], size);
    }
    return Status::success();
  }

private:
  void scatter(const RunArguments &arguments, int64_t index) const {
    ElementType type = combiner.elementTypes()[0];
    int64_t size = byteSize(type), kept = -1;
    int64_t place[Window::mostDimensions];
    unflatten(index, places, place);
    char *data = bytes(arguments.operands[select_and_scatter::operand]);
    window.forEach(place, [&](int64_t offset) {
      if (offset < 0)
        return;
      uint8_t keeps = 0;
      if (kept >= 0) {
        void *operands[] = {data + kept * size, data + offset * size, &keeps};
        select(operands, 0, 1, arguments.scratch);
      }
      if (!keeps)
        kept = offset;
    });
    if (kept < 0)
      return;
    if (combiner.widens()) {
      float value;
      load(type, arguments.operands[select_and_scatter::source], index, 1,
           &value);
      static_cast<float *>(arguments.workspace)[kept] += value;
      return;
    }
    void *accumulator =
        bytes(arguments.operands[select_and_scatter::result]) + kept * size;
    const void *element =
        bytes(arguments.operands[select_and_scatter::source]) + index * size;
    combiner.combine(&accumulator, &element, arguments.scratch);
  }

  Combiner combiner;
  Callee select;
  Window window;
  Ints places;
  int64_t elements, windows, parts = 1;
};

Status bindSelectAndScatter(const BindRequest &request,
                            std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(4);
  binding.expectCallees(2);
  for (const size_t i :
       {select_and_scatter::source, select_and_scatter::initValue,
        select_and_scatter::result})
    binding.expectSameType(select_and_scatter::operand, i);
  binding.expectRank(select_and_scatter::initValue, 0);
  binding.expectSameShape(select_and_scatter::operand,
                          select_and_scatter::result);
  Combiner combiner =
      Combiner::read(binding, {binding.type(select_and_scatter::operand)}, 1);
  Window window =
      Window::read(binding, binding.shape(select_and_scatter::operand));
  if (binding.ok())
    binding.expectShape(select_and_scatter::source, window.places());
  if (binding.ok())
    kernel = std::make_unique<SelectAndScatterKernel>(
        std::move(combiner), request.callees[0], std::move(window),
        request.calleeScratch);
  return binding.status();
}

} // namespace

void addReduceWindowKernels(KernelRegistry &registry) {
  registry.add("stablehlo.reduce_window", bindReduceWindow);
  registry.add("stablehlo.select_and_scatter", bindSelectAndScatter);
}

} // namespace trc::runtime::host

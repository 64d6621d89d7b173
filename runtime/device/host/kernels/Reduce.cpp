//===- Reduce.cpp - reduce and map ----------------------------------------===//
//
// Work items are elements of the result; each is reduced by one worker, from
// the initial value on, over the reduced dimensions in row-major order.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Families.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime::host {

namespace {

constexpr int64_t laneBlock = 256;
constexpr size_t mostDimensions = 64;

struct Dimension {
  int64_t extent, stride;
};

class ReduceKernel final : public BoundKernel {
public:
  ReduceKernel(Combiner combiner, std::vector<Dimension> kept,
               std::vector<Dimension> reduced, int64_t calleeScratch)
      : combiner(std::move(combiner)), kept(std::move(kept)),
        reduced(std::move(reduced)) {
    int64_t results = 1;
    for (const Dimension &dimension : this->kept)
      results *= dimension.extent;
    for (const Dimension &dimension : this->reduced)
      numReduced *= dimension.extent;
    phases = {Phase{results, std::max<int64_t>(
                                 1, 8192 / std::max<int64_t>(1, numReduced))}};
    scratchBytes = calleeScratch;
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t i = begin; i < end; i += laneBlock)
      runBlock(arguments, i, std::min(laneBlock, end - i));
    return Status::success();
  }

private:
  void runBlock(const RunArguments &arguments, int64_t begin,
                int64_t count) const {
    int64_t offsets[laneBlock];
    bool contiguous = true;
    for (int64_t i = 0; i < count; ++i) {
      int64_t rest = begin + i;
      offsets[i] = 0;
      for (size_t j = kept.size(); j-- > 0;) {
        offsets[i] += rest % kept[j].extent * kept[j].stride;
        rest /= kept[j].extent;
      }
      contiguous &= offsets[i] == offsets[0] + i;
    }
    if (!combiner.operation())
      return callBody(arguments, begin, count, offsets);
    inDomain(combiner.elementTypes()[0], [&](auto zero) {
      using T = decltype(zero);
      if (contiguous)
        reduceLanes<T>(arguments, begin, count, offsets[0]);
      else
        for (int64_t i = 0; i < count; ++i)
          reduceLanes<T>(arguments, begin + i, 1, offsets[i]);
    });
  }

  /// Calls `function(offset, run)` for all reduced elements in order, in runs
  /// of consecutive ones.
  template <typename Function> void forEachRun(Function function) const {
    if (numReduced == 0)
      return;
    int64_t position[mostDimensions] = {}, offset = 0;
    bool runs = !reduced.empty() && reduced.back().stride == 1;
    int64_t run = runs ? reduced.back().extent : 1;
    size_t outer = reduced.size() - runs;
    for (;;) {
      function(offset, run);
      size_t j = outer;
      while (j > 0) {
        const Dimension &dimension = reduced[j - 1];
        offset += dimension.stride;
        if (++position[j - 1] < dimension.extent)
          break;
        offset -= dimension.extent * dimension.stride;
        position[--j] = 0;
      }
      if (j == 0)
        return;
    }
  }

  /// `count` neighbouring results, whose elements are neighbours too.
  template <typename T>
  void reduceLanes(const RunArguments &arguments, int64_t result, int64_t count,
                   int64_t offset) const {
    ElementType type = combiner.elementTypes()[0];
    BlockFunction<T> function = combiner.function<T>();
    ElementwiseOptions options{bitWidth(type)};
    bool rounds = combiner.roundsEachTime();
    T sum[laneBlock], block[laneBlock];
    load(type, arguments.operands[reduction::initValues(1)], 0, 1, sum);
    std::fill_n(sum + 1, count - 1, sum[0]);
    auto combine = [&](const T *elements) {
      function(sum, elements, count, options);
      if (rounds) {
        uint16_t narrow[laneBlock];
        store(type, narrow, 0, count, sum);
        load(type, narrow, 0, count, sum);
      }
    };
    forEachRun([&](int64_t at, int64_t run) {
      if (count > 1) {
        for (int64_t i = 0; i < run; ++i) {
          load(type, arguments.operands[reduction::inputs(1)], offset + at + i,
               count, block);
          combine(block);
        }
        return;
      }
      for (int64_t i = 0; i < run; i += laneBlock) {
        int64_t some = std::min(laneBlock, run - i);
        load(type, arguments.operands[reduction::inputs(1)], offset + at + i,
             some, block);
        for (int64_t j = 0; j < some; ++j)
          combine(block + j);
      }
    });
    store(type, arguments.operands[reduction::results(1)], result, count, sum);
  }

  void callBody(const RunArguments &arguments, int64_t begin, int64_t count,
                const int64_t *offsets) const {
    size_t tensors = combiner.tensors();
    void *accumulators[mostTensors];
    const void *elements[mostTensors];
    for (int64_t i = 0; i < count; ++i) {
      for (size_t k = 0; k < tensors; ++k) {
        int64_t size = byteSize(combiner.elementTypes()[k]);
        accumulators[k] =
            bytes(arguments.operands[reduction::results(tensors, k)]) +
            (begin + i) * size;
        std::memcpy(accumulators[k],
                    arguments.operands[reduction::initValues(tensors, k)],
                    size);
      }
      forEachRun([&](int64_t at, int64_t run) {
        for (int64_t j = 0; j < run; ++j) {
          for (size_t k = 0; k < tensors; ++k)
            elements[k] =
                bytes(arguments.operands[reduction::inputs(tensors, k)]) +
                (offsets[i] + at + j) * byteSize(combiner.elementTypes()[k]);
          combiner.combine(accumulators, elements, arguments.scratch);
        }
      });
    }
  }

  Combiner combiner;
  std::vector<Dimension> kept, reduced;
  int64_t numReduced = 1;
};

Status bindReduce(const BindRequest &request,
                  std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  Combiner combiner = Combiner::readReduction(binding);
  if (!binding.ok())
    return binding.status();
  size_t count = combiner.tensors();
  IntsRef shape = binding.shape(reduction::inputs(count));
  binding.require(shape.size() <= mostDimensions, "rank is too large");
  Ints dimensions = binding.dimensions("dimensions", shape.size());
  if (!binding.ok())
    return binding.status();
  Ints strides = rowMajorStrides(shape), result;
  std::vector<Dimension> kept, reduced;
  for (size_t i = 0; i < shape.size(); ++i) {
    bool isReduced = contains(dimensions, i);
    (isReduced ? reduced : kept).push_back({shape[i], strides[i]});
    if (!isReduced)
      result.push_back(shape[i]);
  }
  for (size_t i = 0; i < count; ++i)
    binding.expectShape(reduction::results(count, i), result);
  if (binding.ok())
    kernel = std::make_unique<ReduceKernel>(std::move(combiner),
                                            std::move(kept), std::move(reduced),
                                            request.calleeScratch);
  return binding.status();
}

/// result[i] = callee(inputs[i]...).
class MapKernel final : public BoundKernel {
public:
  MapKernel(const Binding &binding)
      : callee(binding.request.callees[0]), count(binding.numOperands()) {
    for (size_t i = 0; i < count; ++i)
      sizes.push_back(byteSize(binding.type(i)));
    phases = {Phase{binding.elements(0), 512}};
    scratchBytes = binding.request.calleeScratch;
  }
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *operands[mostTensors];
    for (int64_t i = begin; i < end; ++i) {
      for (size_t k = 0; k < count; ++k)
        operands[k] = bytes(arguments.operands[k]) + i * sizes[k];
      callee(operands, 0, 1, arguments.scratch);
    }
    return Status::success();
  }

private:
  Callee callee;
  size_t count;
  Ints sizes;
};

Status bindMap(const BindRequest &request,
               std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectAtLeast(1);
  binding.expectCallees(1);
  binding.require(binding.numOperands() <= mostTensors,
                  "too many operands: " +
                      std::to_string(binding.numOperands()));
  for (size_t i = 1; i < binding.numOperands(); ++i)
    binding.expectSameShape(0, i);
  if (binding.ok())
    kernel = std::make_unique<MapKernel>(binding);
  return binding.status();
}

} // namespace

void addReduceKernels(KernelRegistry &registry) {
  registry.add("stablehlo.reduce", bindReduce);
  registry.add("stablehlo.map", bindMap);
}

} // namespace trc::runtime::host

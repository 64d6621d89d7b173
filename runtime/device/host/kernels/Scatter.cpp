//===- Scatter.cpp - stablehlo.scatter ------------------------------------===//
//
//   phase 0   copies the inputs to the results, unless they are the same memory
//   phase 1   combines the updates into the results
//
// Two updates may meet in one element, so phase 1 is shared among workers only
// along *lanes*: window dimensions along which no index ever moves the window.
// Every worker goes through all updates, in their order, for its own lanes; an
// embedding gradient's lanes are its columns. Updates that fall outside the
// result are dropped, element by element.
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "CopyKernel.h"
#include "Families.h"
#include "IndexVectors.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cstring>

namespace trc::runtime::host {

namespace {

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("stablehlo.scatter");
constexpr TensorNumber inputs = tensors.of("inputs"),
                       scatterIndices = tensors.of("scatter_indices"),
                       updates = tensors.of("updates"),
                       results = tensors.of("results");
} // namespace at

/// A window dimension: its extent and strides in operand and updates.
struct WindowDimension {
  int64_t extent, operandStride, updateStride;
  int64_t operandDim;
};

constexpr int64_t laneBlock = 256;
constexpr size_t mostDimensions = 64;

class ScatterKernel final : public BoundKernel {
public:
  ScatterKernel(IndexVectors indices, Combiner combiner, Ints shape,
                std::vector<WindowDimension> moving,
                std::vector<WindowDimension> lanes, int64_t calleeScratch)
      : indices(std::move(indices)), combiner(std::move(combiner)),
        shape(std::move(shape)), moving(std::move(moving)),
        lanes(std::move(lanes)), elements(countElements(this->shape)) {
    numLanes = 1;
    for (const WindowDimension &dimension : this->lanes)
      numLanes *= dimension.extent;
    numMoving = 1;
    for (const WindowDimension &dimension : this->moving)
      numMoving *= dimension.extent;
    phases = {Phase{elements, 16384}, Phase{numLanes, 16}};
    scratchBytes = calleeScratch;
  }

  int64_t extentOf(unsigned phase, void *const *operands) const override {
    const size_t count = combiner.tensors();
    return phase == 0 && std::equal(operands + at::inputs(count),
                                    operands + at::inputs(count, count),
                                    operands + at::results(count))
               ? 0
               : phases[phase].extent;
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    size_t count = combiner.tensors();
    if (phase == 0) {
      for (size_t i = 0; i < count; ++i) {
        int64_t size = byteSize(combiner.elementTypes()[i]);
        void *from = arguments.operands[at::inputs(count, i)];
        void *to = arguments.operands[at::results(count, i)];
        if (from != to)
          std::memcpy(bytes(to) + begin * size, bytes(from) + begin * size,
                      (end - begin) * size);
      }
      return Status::success();
    }
    for (int64_t lane = begin; lane < end; lane += laneBlock)
      runLanes(arguments, lane, std::min(laneBlock, end - lane));
    return Status::success();
  }

private:
  void runLanes(const RunArguments &arguments, int64_t begin,
                int64_t count) const {
    int64_t operandAt[laneBlock], updateAt[laneBlock];
    bool contiguous = true;
    for (int64_t i = 0; i < count; ++i) {
      int64_t rest = begin + i;
      operandAt[i] = updateAt[i] = 0;
      for (size_t j = lanes.size(); j-- > 0;) {
        operandAt[i] += rest % lanes[j].extent * lanes[j].operandStride;
        updateAt[i] += rest % lanes[j].extent * lanes[j].updateStride;
        rest /= lanes[j].extent;
      }
      contiguous &=
          operandAt[i] == operandAt[0] + i && updateAt[i] == updateAt[0] + i;
    }
    const void *data =
        arguments.operands[at::scatterIndices(combiner.tensors())];
    int64_t starts[mostDimensions] = {};
    for (int64_t vector = 0; vector < indices.count(); ++vector) {
      IndexVectors::Position at = indices.position(vector);
      const auto &components = indices.components();
      for (size_t k = 0; k < components.size(); ++k)
        starts[components[k].dimension] =
            indices.component(data, at.indices, k);
      for (int64_t w = 0; w < numMoving; ++w) {
        int64_t operand = at.operand, update = at.other;
        if (!locate(w, starts, operand, update))
          continue;
        if (contiguous && combiner.operation())
          combineBlock(arguments, operand + operandAt[0], update + updateAt[0],
                       count);
        else
          for (int64_t i = 0; i < count; ++i)
            combineOne(arguments, operand + operandAt[i], update + updateAt[i]);
      }
    }
  }

  /// Adds the offsets of window position `w`; false where it is outside.
  bool locate(int64_t w, const int64_t *starts, int64_t &operand,
              int64_t &update) const {
    int64_t inside[mostDimensions] = {};
    for (size_t j = moving.size(); j-- > 0;) {
      int64_t position = w % moving[j].extent;
      w /= moving[j].extent;
      inside[moving[j].operandDim] = position;
      operand += position * moving[j].operandStride;
      update += position * moving[j].updateStride;
    }
    for (const auto &component : indices.components()) {
      int64_t start = starts[component.dimension];
      int64_t extent = shape[component.dimension];
      // In this order, so that no sum or product overflows.
      if (start >= extent || start <= -extent)
        return false;
      int64_t at = start + inside[component.dimension];
      if (at < 0 || at >= extent)
        return false;
      operand += start * component.stride;
    }
    return true;
  }

  void combineOne(const RunArguments &arguments, int64_t operand,
                  int64_t update) const {
    size_t count = combiner.tensors();
    void *accumulators[mostTensors];
    const void *elements[mostTensors];
    for (size_t i = 0; i < count; ++i) {
      int64_t size = byteSize(combiner.elementTypes()[i]);
      accumulators[i] =
          bytes(arguments.operands[at::results(count, i)]) + operand * size;
      elements[i] =
          bytes(arguments.operands[at::updates(count, i)]) + update * size;
    }
    combiner.combine(accumulators, elements, arguments.scratch);
  }

  template <typename T>
  void combineAs(BlockFunction<T> function, const RunArguments &arguments,
                 int64_t operand, int64_t update, int64_t count) const {
    ElementType type = combiner.elementTypes()[0];
    T a[laneBlock], b[laneBlock];
    load(type, arguments.operands[at::results(1)], operand, count, a);
    load(type, arguments.operands[at::updates(1)], update, count, b);
    function(a, b, count, ElementwiseOptions{bitWidth(type)});
    store(type, arguments.operands[at::results(1)], operand, count, a);
  }
  void combineBlock(const RunArguments &arguments, int64_t operand,
                    int64_t update, int64_t count) const {
    inDomain(combiner.elementTypes()[0], [&](auto zero) {
      combineAs(combiner.function<decltype(zero)>(), arguments, operand, update,
                count);
    });
  }

  IndexVectors indices;
  Combiner combiner;
  Ints shape;
  std::vector<WindowDimension> moving, lanes;
  int64_t elements, numLanes, numMoving;
};

Status bindScatter(const BindRequest &request,
                   std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  size_t count = (binding.numOperands() - 1) / 3;
  if (!binding.require(binding.numOperands() >= 4 &&
                           binding.numOperands() == 3 * count + 1,
                       "expected 3 n + 1 operands, got " +
                           std::to_string(binding.numOperands())))
    return binding.status();
  const size_t firstInput = at::inputs(count), firstUpdate = at::updates(count),
               firstResult = at::results(count);
  std::vector<ElementType> types;
  for (size_t i = 0; i < count; ++i) {
    types.push_back(binding.type(firstInput + i));
    binding.expectSameType(firstInput + i, firstUpdate + i);
    binding.expectSameType(firstInput + i, firstResult + i);
    binding.expectSameShape(firstInput, firstInput + i);
    binding.expectSameShape(firstInput, firstResult + i);
    binding.expectSameShape(firstUpdate, firstUpdate + i);
  }
  Combiner combiner = Combiner::read(binding, types);
  IntsRef shape = binding.shape(firstInput),
          updates = binding.shape(firstUpdate);
  binding.require(shape.size() <= mostDimensions, "rank is too large");
  Ints windowDims = binding.dimensions("update_window_dims", updates.size());
  Ints inserted = binding.dimensions("inserted_window_dims", shape.size());
  Ints batching = binding.dimensions("input_batching_dims", shape.size());
  Ints map = binding.dimensions("scatter_dims_to_operand_dims", shape.size());
  if (!binding.ok())
    return binding.status();

  Ints sizes(shape.size(), 1), outer;
  for (int64_t i = 0; i < static_cast<int64_t>(updates.size()); ++i)
    if (!contains(windowDims, i))
      outer.push_back(i);
  Ints operandStrides = rowMajorStrides(shape);
  Ints updateStrides = rowMajorStrides(updates);
  std::vector<WindowDimension> moving, lanes;
  size_t next = 0;
  for (int64_t i = 0; i < static_cast<int64_t>(shape.size()); ++i) {
    if (contains(inserted, i) || contains(batching, i))
      continue;
    if (!binding.require(next < windowDims.size(),
                         "attribute 'update_window_dims' is too short"))
      return binding.status();
    int64_t dimension = windowDims[next++];
    sizes[i] = updates[dimension];
    if (!binding.require(sizes[i] <= shape[i],
                         "dimension " + std::to_string(i) + ": a window of " +
                             std::to_string(sizes[i]) + " does not fit into " +
                             std::to_string(shape[i])))
      return binding.status();
    (contains(map, i) ? moving : lanes)
        .push_back({sizes[i], operandStrides[i], updateStrides[dimension], i});
  }
  binding.require(next == windowDims.size(),
                  "attribute 'update_window_dims' is too long");
  for (int64_t i : inserted)
    binding.require(contains(map, i) || shape[i] >= 1 ||
                        binding.elements(firstUpdate) == 0,
                    "an inserted window dimension is empty");
  IndexVectors indices = IndexVectors::read(
      binding, {.indices = at::scatterIndices(count),
                .operand = firstInput,
                .map = "scatter_dims_to_operand_dims",
                .operandBatching = "input_batching_dims",
                .indicesBatching = "scatter_indices_batching_dims",
                .sizes = sizes,
                .other = firstUpdate,
                .otherDims = outer});
  if (binding.ok())
    kernel = std::make_unique<ScatterKernel>(
        std::move(indices), std::move(combiner),
        Ints(shape.begin(), shape.end()), std::move(moving), std::move(lanes),
        request.calleeScratch);
  return binding.status();
}

} // namespace

void addScatterKernels(KernelRegistry &registry) {
  registry.add("stablehlo.scatter", bindScatter);
}

} // namespace trc::runtime::host

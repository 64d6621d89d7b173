//===- Gather.cpp - stablehlo.gather --------------------------------------===//
//
// For each index vector one slice of the operand, a box, is copied into the
// result. What is the same for all of them, the box with its strides on both
// sides, is worked out when bound; a step only finds where the box begins on
// either side. Whole rows become one memcpy each.
//
//===----------------------------------------------------------------------===//

#include "BoxCopy.h"
#include "Elements.h"
#include "Families.h"
#include "IndexVectors.h"

#include "schema/TensorNumbers.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("stablehlo.gather");
constexpr unsigned operand = tensors["operand"],
                   startIndices = tensors["start_indices"],
                   result = tensors["result"];
} // namespace at

class GatherKernel final : public BoundKernel {
public:
  GatherKernel(IndexVectors indices, BoxCopy box, int64_t size)
      : indices(std::move(indices)), box(std::move(box)), size(size) {
    this->box.finish();
    boxItems = this->box.items();
    int64_t elements = std::max<int64_t>(1, this->box.elements() /
                                                std::max<int64_t>(1, boxItems));
    phases = {Phase{this->indices.count() * boxItems,
                    std::max<int64_t>(1, 8192 / elements)}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    while (begin < end) {
      int64_t vector = begin / boxItems, first = begin % boxItems;
      int64_t last = std::min(boxItems, first + end - begin);
      auto [from, to] =
          indices.place(arguments.operands[at::startIndices], vector);
      box.run(bytes(arguments.operands[at::operand]) + from * size,
              bytes(arguments.operands[at::result]) + to * size, first, last);
      begin += last - first;
    }
    return Status::success();
  }

private:
  IndexVectors indices;
  BoxCopy box;
  int64_t size, boxItems;
};

/// Single elements of a tensor, by indices that lie evenly, as of a search or a
/// table: one pass over the indices.
template <typename Bits, typename Index>
class ElementGatherKernel final : public BoundKernel {
public:
  ElementGatherKernel(const IndexVectors &indices, int64_t step)
      : step(step), limit(indices.components().front().limit),
        stride(indices.components().front().stride) {
    phases = {Phase{indices.count(), 8192}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    const auto *from =
        static_cast<const Bits *>(arguments.operands[at::operand]);
    const auto *indices =
        static_cast<const Index *>(arguments.operands[at::startIndices]);
    auto *to = static_cast<Bits *>(arguments.operands[at::result]);
    for (int64_t i = begin; i < end; ++i)
      to[i] = from[stride * std::clamp<int64_t>(indices[i * step], 0, limit)];
    return Status::success();
  }

private:
  int64_t step, limit, stride;
};

/// That kernel, or null where slices are larger or indices of another type.
std::unique_ptr<BoundKernel> makeElementGather(const IndexVectors &indices,
                                               int64_t bytes) {
  const std::optional<int64_t> step = indices.evenStep();
  if (!step)
    return nullptr;
  auto make = [&]<typename Bits>() -> std::unique_ptr<BoundKernel> {
    if (indices.indexType() == ElementType::I32)
      return std::make_unique<ElementGatherKernel<Bits, int32_t>>(indices,
                                                                  *step);
    if (indices.indexType() == ElementType::UI32)
      return std::make_unique<ElementGatherKernel<Bits, uint32_t>>(indices,
                                                                   *step);
    if (indices.indexType() == ElementType::I64)
      return std::make_unique<ElementGatherKernel<Bits, int64_t>>(indices,
                                                                  *step);
    return nullptr;
  };
  if (bytes == 4)
    return make.template operator()<uint32_t>();
  if (bytes == 2)
    return make.template operator()<uint16_t>();
  if (bytes == 8)
    return make.template operator()<uint64_t>();
  return nullptr;
}

Status bindGather(const BindRequest &request,
                  std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  binding.expectSameType(at::operand, at::result);
  if (!binding.ok())
    return binding.status();
  IntsRef operand = binding.shape(at::operand),
          result = binding.shape(at::result);
  Ints sizes = binding.ints("slice_sizes", operand.size());
  Ints offsetDims = binding.dimensions("offset_dims", result.size());
  Ints collapsed = binding.dimensions("collapsed_slice_dims", operand.size());
  Ints batching = binding.dimensions("operand_batching_dims", operand.size());
  for (size_t i = 0; i < sizes.size() && binding.ok(); ++i)
    binding.require(0 <= sizes[i] && sizes[i] <= operand[i],
                    "dimension " + std::to_string(i) + ": a slice of " +
                        std::to_string(sizes[i]) + " does not fit into " +
                        std::to_string(operand[i]));
  // Result dimensions that number the index vectors.
  Ints outer;
  for (int64_t i = 0; i < binding.rank(at::result); ++i)
    if (!contains(offsetDims, i))
      outer.push_back(i);
  IndexVectors indices = IndexVectors::read(
      binding, {.indices = at::startIndices,
                .operand = at::operand,
                .map = "start_index_map",
                .operandBatching = "operand_batching_dims",
                .indicesBatching = "start_indices_batching_dims",
                .sizes = sizes,
                .other = at::result,
                .otherDims = outer});
  if (!binding.ok())
    return binding.status();
  Ints from = rowMajorStrides(operand), to = rowMajorStrides(result);
  BoxCopy box(byteSize(binding.type(at::operand)));
  size_t next = 0;
  for (size_t i = 0; i < operand.size(); ++i) {
    bool dropped = contains(collapsed, i) || contains(batching, i);
    if (!binding.require(dropped ? sizes[i] <= 1 : next < offsetDims.size(),
                         "dimension " + std::to_string(i) +
                             " of the slice has no place in the result"))
      return binding.status();
    if (dropped) {
      box.addDimension(sizes[i], 0, 0);
      continue;
    }
    int64_t dimension = offsetDims[next++];
    if (!binding.require(result[dimension] == sizes[i],
                         "result dimension " + std::to_string(dimension) +
                             ": expected extent " + std::to_string(sizes[i]) +
                             ", got " + std::to_string(result[dimension])))
      return binding.status();
    box.addDimension(sizes[i], from[i], to[dimension]);
  }
  if (!binding.require(next == offsetDims.size(),
                       "attribute 'offset_dims' is too long"))
    return binding.status();
  const bool isOfElements = countElements(sizes) == 1;
  if (isOfElements)
    kernel = makeElementGather(indices, byteSize(binding.type(at::operand)));
  if (!kernel)
    kernel =
        std::make_unique<GatherKernel>(std::move(indices), std::move(box),
                                       byteSize(binding.type(at::operand)));
  return binding.status();
}

} // namespace

void addGatherKernels(KernelRegistry &registry) {
  registry.add("stablehlo.gather", bindGather);
}

} // namespace trc::runtime::host

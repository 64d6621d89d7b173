//===- Movement.cpp - operations that only move elements ------------------===//
//
// Each is a box copy with its own strides; see BoxCopy.h. Iota makes elements
// of indices.
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

/// What the calls' tensors are.
namespace unary {
constexpr TensorNumbers tensors(unaryTensors);
constexpr unsigned operand = tensors["operand"], result = tensors["result"];
} // namespace unary
namespace concatenate {
constexpr TensorNumbers tensors("stablehlo.concatenate");
constexpr TensorNumber inputs = tensors.of("inputs"),
                       result = tensors.of("result");
} // namespace concatenate
namespace pad {
constexpr TensorNumbers tensors("stablehlo.pad");
constexpr unsigned operand = tensors["operand"],
                   paddingValue = tensors["padding_value"],
                   result = tensors["result"];
} // namespace pad
namespace dynamic_slice {
constexpr TensorNumbers tensors("stablehlo.dynamic_slice");
constexpr unsigned operand = tensors["operand"],
                   startIndices = tensors["start_indices"];
constexpr TensorNumber result = tensors.of("result");
} // namespace dynamic_slice
namespace dynamic_update_slice {
constexpr TensorNumbers tensors("stablehlo.dynamic_update_slice");
constexpr unsigned operand = tensors["operand"], update = tensors["update"],
                   startIndices = tensors["start_indices"];
constexpr TensorNumber result = tensors.of("result");
} // namespace dynamic_update_slice
namespace iota {
constexpr TensorNumbers tensors("stablehlo.iota");
constexpr unsigned output = tensors["output"];
} // namespace iota

using Result = std::unique_ptr<BoundKernel>;
using Part = CopyKernel::Part;

int64_t sizeOf(const Binding &binding, size_t operand) {
  return byteSize(binding.type(operand));
}

Status makeKernel(Binding &binding, std::vector<std::vector<Part>> stages,
                  int64_t elementSize, Result &kernel) {
  if (!binding.ok())
    return binding.status();
  auto result = std::make_unique<CopyKernel>(elementSize);
  for (auto &stage : stages)
    result->addStage(std::move(stage));
  kernel = std::move(result);
  return Status::success();
}

/// A box over all of `shape` with the given strides.
Part makePart(int64_t elementSize, IntsRef shape, IntsRef from, IntsRef to,
              size_t source, size_t target) {
  Part part{BoxCopy(elementSize), source, target};
  for (size_t i = 0; i < shape.size(); ++i)
    part.box.addDimension(shape[i], from[i], to[i]);
  return part;
}

Status bindTranspose(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectSameType(unary::operand, unary::result);
  Ints permutation = binding.ints("permutation", binding.rank(unary::result));
  if (!binding.ok() ||
      !binding.expectRank(unary::operand, binding.rank(unary::result)) ||
      !binding.expectRange("permutation", permutation, 0,
                           binding.rank(unary::operand)) ||
      !binding.expectDistinct("permutation", permutation))
    return binding.status();
  Ints strides = rowMajorStrides(binding.shape(unary::operand)), from, shape;
  for (int64_t dimension : permutation) {
    from.push_back(strides[dimension]);
    shape.push_back(binding.shape(unary::operand)[dimension]);
  }
  if (!binding.expectShape(unary::result, shape))
    return binding.status();
  Part part = makePart(sizeOf(binding, unary::operand), shape, from,
                       rowMajorStrides(shape), unary::operand, unary::result);
  return makeKernel(binding, {{part}}, sizeOf(binding, unary::operand), kernel);
}

Status bindBroadcast(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectSameType(unary::operand, unary::result);
  Ints mapping =
      binding.ints("broadcast_dimensions", binding.rank(unary::operand));
  if (!binding.ok() ||
      !binding.expectRange("broadcast_dimensions", mapping, 0,
                           binding.rank(unary::result)) ||
      !binding.expectDistinct("broadcast_dimensions", mapping))
    return binding.status();
  IntsRef in = binding.shape(unary::operand),
          out = binding.shape(unary::result);
  Ints strides = rowMajorStrides(in), from(out.size(), 0);
  for (size_t i = 0; i < mapping.size(); ++i) {
    if (!binding.require(in[i] == 1 || in[i] == out[mapping[i]],
                         "dimension " + std::to_string(i) +
                             ": expected extent 1 or " +
                             std::to_string(out[mapping[i]]) + ", got " +
                             std::to_string(in[i])))
      return binding.status();
    from[mapping[i]] = in[i] == 1 ? 0 : strides[i];
  }
  Part part = makePart(sizeOf(binding, unary::operand), out, from,
                       rowMajorStrides(out), unary::operand, unary::result);
  return makeKernel(binding, {{part}}, sizeOf(binding, unary::operand), kernel);
}

Status bindSlice(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectSameType(unary::operand, unary::result);
  size_t rank = binding.rank(unary::operand);
  Ints start = binding.ints("start_indices", rank);
  Ints limit = binding.ints("limit_indices", rank);
  Ints step = binding.intsOr("strides", rank, 1);
  if (!binding.ok())
    return binding.status();
  Ints strides = rowMajorStrides(binding.shape(unary::operand)), from(rank),
       shape(rank);
  Part part{BoxCopy(sizeOf(binding, unary::operand)), unary::operand,
            unary::result};
  for (size_t i = 0; i < rank; ++i) {
    if (!binding.require(0 <= start[i] && start[i] <= limit[i] &&
                             limit[i] <= binding.shape(unary::operand)[i] &&
                             step[i] > 0,
                         "slice leaves dimension " + std::to_string(i)))
      return binding.status();
    shape[i] =
        limit[i] == start[i] ? 0 : (limit[i] - start[i] - 1) / step[i] + 1;
    part.box.fromBase += start[i] * strides[i];
    // A step beyond the extent is never taken, and might overflow.
    from[i] = shape[i] > 1 ? strides[i] * step[i] : 0;
  }
  if (!binding.expectShape(unary::result, shape))
    return binding.status();
  Ints to = rowMajorStrides(shape);
  for (size_t i = 0; i < rank; ++i)
    part.box.addDimension(shape[i], from[i], to[i]);
  return makeKernel(binding, {{part}}, sizeOf(binding, unary::operand), kernel);
}

Status bindReverse(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectSameType(unary::operand, unary::result);
  binding.expectSameShape(unary::operand, unary::result);
  Ints dimensions =
      binding.dimensions("dimensions", binding.rank(unary::operand));
  if (!binding.ok())
    return binding.status();
  IntsRef shape = binding.shape(unary::operand);
  Ints from = rowMajorStrides(shape), to = from;
  int64_t base = 0;
  for (int64_t dimension : dimensions) {
    base += from[dimension] * std::max<int64_t>(shape[dimension] - 1, 0);
    from[dimension] = -from[dimension];
  }
  Part part = makePart(sizeOf(binding, unary::operand), shape, from, to,
                       unary::operand, unary::result);
  part.box.fromBase = base;
  return makeKernel(binding, {{part}}, sizeOf(binding, unary::operand), kernel);
}

Status bindConcatenate(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectAtLeast(2);
  int64_t dimension = binding.integer("dimension");
  if (!binding.ok())
    return binding.status();
  const size_t count = binding.numOperands() - 1,
               result = concatenate::result(count);
  IntsRef out = binding.shape(result);
  if (!binding.expectRange("dimension", Ints{dimension}, 0, out.size()))
    return binding.status();
  Ints to = rowMajorStrides(out), shape(out.begin(), out.end());
  std::vector<Part> parts;
  int64_t position = 0;
  for (size_t i = concatenate::inputs(count); i < count; ++i) {
    if (!binding.expectSameType(result, i) ||
        !binding.expectRank(i, out.size()))
      return binding.status();
    shape[dimension] = binding.shape(i)[dimension];
    if (!binding.expectShape(i, shape))
      return binding.status();
    Part part = makePart(sizeOf(binding, i), shape, rowMajorStrides(shape), to,
                         i, result);
    part.box.toBase = position * to[dimension];
    position += shape[dimension];
    parts.push_back(part);
  }
  binding.require(position == out[dimension],
                  "expected " + std::to_string(position) +
                      " elements in dimension " + std::to_string(dimension) +
                      ", got " + std::to_string(out[dimension]));
  return makeKernel(binding, {parts}, sizeOf(binding, result), kernel);
}

Status bindPad(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  binding.expectSameType(pad::operand, pad::paddingValue);
  binding.expectSameType(pad::operand, pad::result);
  binding.expectRank(pad::paddingValue, 0);
  size_t rank = binding.rank(pad::operand);
  binding.expectRank(pad::result, rank);
  Ints low = binding.ints("edge_padding_low", rank);
  Ints high = binding.ints("edge_padding_high", rank);
  Ints interior = binding.intsOr("interior_padding", rank, 0);
  if (!binding.ok())
    return binding.status();
  IntsRef in = binding.shape(pad::operand), out = binding.shape(pad::result);
  Ints from = rowMajorStrides(in), to = rowMajorStrides(out);
  Part part{BoxCopy(sizeOf(binding, pad::operand)), pad::operand, pad::result};
  constexpr int64_t limit = int64_t(1) << 60;
  for (size_t i = 0; i < rank; ++i) {
    if (!binding.require((-limit < low[i] && low[i] < limit) &&
                             (-limit < high[i] && high[i] < limit) &&
                             interior[i] >= 0 &&
                             interior[i] < limit / std::max<int64_t>(in[i], 1),
                         "padding is out of range"))
      return binding.status();
    int64_t step = interior[i] + 1;
    int64_t spread = in[i] ? (in[i] - 1) * step + 1 : 0;
    if (!binding.require(
            std::max<int64_t>(0, low[i] + spread + high[i]) == out[i],
            "dimension " + std::to_string(i) + ": expected padded extent " +
                std::to_string(low[i] + spread + high[i]) + ", got " +
                std::to_string(out[i])))
      return binding.status();
    // Elements j of the operand that land inside: 0 <= low + j * step < out.
    int64_t first = low[i] >= 0 ? 0 : (-low[i] + step - 1) / step;
    int64_t last = out[i] - low[i] <= 0
                       ? 0
                       : std::min(in[i], (out[i] - low[i] - 1) / step + 1);
    int64_t count = std::max<int64_t>(0, last - first);
    if (count) {
      part.box.fromBase += first * from[i];
      part.box.toBase += (low[i] + first * step) * to[i];
    }
    part.box.addDimension(count, from[i], count > 1 ? to[i] * step : to[i]);
  }
  Part fill{BoxCopy(sizeOf(binding, pad::operand)), pad::paddingValue,
            pad::result};
  fill.box.addDimension(binding.elements(pad::result), 0, 1);
  return makeKernel(binding, {{fill}, {part}}, sizeOf(binding, pad::operand),
                    kernel);
}

/// Reads the scalar start indices at operands [first, first + rank).
std::vector<CopyKernel::DynamicIndex>
startIndices(Binding &binding, size_t first, IntsRef shape, IntsRef sizes) {
  std::vector<CopyKernel::DynamicIndex> result;
  Ints strides = rowMajorStrides(shape);
  for (size_t i = 0; i < shape.size(); ++i) {
    binding.expectInteger(first + i);
    binding.expectRank(first + i, 0);
    binding.require(0 <= sizes[i] && sizes[i] <= shape[i],
                    "dimension " + std::to_string(i) + ": a slice of " +
                        std::to_string(sizes[i]) + " does not fit into " +
                        std::to_string(shape[i]));
    result.push_back(
        {first + i, binding.type(first + i), shape[i] - sizes[i], strides[i]});
  }
  return result;
}

Status bindDynamicSlice(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  size_t rank = binding.rank(dynamic_slice::operand);
  const size_t result = dynamic_slice::result(rank);
  binding.expectOperands(rank + 2);
  binding.expectSameType(dynamic_slice::operand, result);
  Ints sizes = binding.ints("slice_sizes", rank);
  if (!binding.ok() || !binding.expectShape(result, sizes))
    return binding.status();
  IntsRef shape = binding.shape(dynamic_slice::operand);
  Part part = makePart(sizeOf(binding, dynamic_slice::operand), sizes,
                       rowMajorStrides(shape), rowMajorStrides(sizes),
                       dynamic_slice::operand, result);
  part.fromIndices =
      startIndices(binding, dynamic_slice::startIndices, shape, sizes);
  return makeKernel(binding, {{part}}, sizeOf(binding, dynamic_slice::operand),
                    kernel);
}

Status bindDynamicUpdateSlice(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  size_t rank = binding.rank(dynamic_update_slice::operand);
  const size_t result = dynamic_update_slice::result(rank);
  binding.expectOperands(rank + 3);
  binding.expectSameType(dynamic_update_slice::operand,
                         dynamic_update_slice::update);
  binding.expectSameType(dynamic_update_slice::operand, result);
  binding.expectSameShape(dynamic_update_slice::operand, result);
  if (!binding.ok() || !binding.expectRank(dynamic_update_slice::update, rank))
    return binding.status();
  IntsRef shape = binding.shape(dynamic_update_slice::operand),
          sizes = binding.shape(dynamic_update_slice::update);
  Part whole =
      CopyKernel::whole(sizeOf(binding, dynamic_update_slice::operand),
                        binding.elements(dynamic_update_slice::operand),
                        dynamic_update_slice::operand, result);
  Part part = makePart(sizeOf(binding, dynamic_update_slice::operand), sizes,
                       rowMajorStrides(sizes), rowMajorStrides(shape),
                       dynamic_update_slice::update, result);
  part.toIndices =
      startIndices(binding, dynamic_update_slice::startIndices, shape, sizes);
  return makeKernel(binding, {{whole}, {part}},
                    sizeOf(binding, dynamic_update_slice::operand), kernel);
}

class IotaKernel final : public BoundKernel {
public:
  IotaKernel(ElementType type, int64_t elements, int64_t extent, int64_t inner)
      : type(type), extent(extent), inner(inner) {
    phases = {Phase{elements, 16384}};
  }
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t i = begin; i < end; i += blockElements) {
      int64_t count = std::min(blockElements, end - i);
      int64_t values[blockElements];
      for (int64_t j = 0; j < count; ++j)
        values[j] = (i + j) / inner % extent;
      store(type, arguments.operands[iota::output], i, count, values);
    }
    return Status::success();
  }

private:
  ElementType type;
  int64_t extent, inner;
};

Status bindIota(const BindRequest &request, Result &kernel) {
  Binding binding(request);
  binding.expectOperands(1);
  int64_t dimension = binding.integer("iota_dimension");
  if (!binding.ok() || !binding.expectRange("iota_dimension", Ints{dimension},
                                            0, binding.rank(iota::output)))
    return binding.status();
  int64_t elements = binding.elements(iota::output);
  kernel = std::make_unique<IotaKernel>(
      binding.type(iota::output), elements,
      std::max<int64_t>(binding.shape(iota::output)[dimension], 1),
      std::max<int64_t>(rowMajorStrides(binding.shape(iota::output))[dimension],
                        1));
  return Status::success();
}

} // namespace

void addMovementKernels(KernelRegistry &registry) {
  registry.add("stablehlo.transpose", bindTranspose);
  registry.add("stablehlo.broadcast_in_dim", bindBroadcast);
  registry.add("stablehlo.slice", bindSlice);
  registry.add("stablehlo.reverse", bindReverse);
  registry.add("stablehlo.concatenate", bindConcatenate);
  registry.add("stablehlo.pad", bindPad);
  registry.add("stablehlo.dynamic_slice", bindDynamicSlice);
  registry.add("stablehlo.dynamic_update_slice", bindDynamicUpdateSlice);
  registry.add("stablehlo.iota", bindIota);
}

} // namespace trc::runtime::host

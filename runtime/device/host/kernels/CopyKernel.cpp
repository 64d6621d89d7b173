//===- CopyKernel.cpp - a kernel made of box copies -----------------------===//
//
// With the operations that copy tensors as they are: copy, reshape,
// optimization_barrier, fill.
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"
#include "Elements.h"
#include "Families.h"

#include <algorithm>

namespace trc::runtime::host {

void CopyKernel::addStage(std::vector<Part> parts) {
  Phase phase{0, 1};
  for (Part &part : parts) {
    part.box.finish();
    phase.extent += part.box.items();
    phase.grain = std::max(phase.grain, part.box.grain());
  }
  phases.push_back(phase);
  stages.push_back(std::move(parts));
}

CopyKernel::Part CopyKernel::whole(int64_t elementSize, int64_t elements,
                                   size_t source, size_t target) {
  Part part{BoxCopy(elementSize), source, target};
  part.box.addDimension(elements, 1, 1);
  part.skipInPlace = true;
  return part;
}

static int64_t
dynamicOffset(const std::vector<CopyKernel::DynamicIndex> &indices,
              void *const *operands) {
  int64_t offset = 0;
  for (const CopyKernel::DynamicIndex &index : indices)
    offset +=
        std::clamp<int64_t>(loadIndex(index.type, operands[index.operand], 0),
                            0, index.limit) *
        index.stride;
  return offset;
}

/// Whether all that the part would copy lies there already.
static bool isInPlace(const CopyKernel::Part &part, void *const *operands) {
  return part.skipInPlace && operands[part.source] == operands[part.target];
}

int64_t CopyKernel::extentOf(unsigned phase, void *const *operands) const {
  for (const Part &part : stages[phase])
    if (!isInPlace(part, operands))
      return phases[phase].extent;
  return 0;
}

Status CopyKernel::run(unsigned phase, const RunArguments &arguments,
                       int64_t begin, int64_t end) const {
  void *const *operands = arguments.operands;
  for (const Part &part : stages[phase]) {
    int64_t items = part.box.items();
    if (begin < items && end > 0 && !isInPlace(part, operands)) {
      const char *from =
          bytes(operands[part.source]) +
          dynamicOffset(part.fromIndices, operands) * elementSize;
      char *to = bytes(operands[part.target]) +
                 dynamicOffset(part.toIndices, operands) * elementSize;
      part.box.run(from, to, std::max<int64_t>(begin, 0), std::min(end, items));
    }
    begin -= items;
    end -= items;
  }
  return Status::success();
}

namespace {

/// n operands, n results of the same number of elements.
Status bindCopy(const BindRequest &request,
                std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  size_t count = binding.numOperands() / 2;
  if (!binding.require(binding.numOperands() % 2 == 0,
                       "expected as many results as operands"))
    return binding.status();
  auto result = std::make_unique<CopyKernel>(1);
  std::vector<CopyKernel::Part> parts;
  for (size_t i = 0; i < count; ++i) {
    if (!binding.expectSameType(i, count + i) ||
        !binding.require(binding.elements(i) == binding.elements(count + i),
                         "expected " + std::to_string(binding.elements(i)) +
                             " elements, got " +
                             std::to_string(binding.elements(count + i))))
      return binding.status();
    parts.push_back(CopyKernel::whole(
        1, binding.elements(i) * byteSize(binding.type(i)), i, count + i));
  }
  result->addStage(std::move(parts));
  kernel = std::move(result);
  return binding.status();
}

/// Sets all elements to one bit pattern, known when bound.
class FillKernel final : public BoundKernel {
public:
  FillKernel(int64_t elements, int64_t size, uint64_t bits)
      : size(size), bits(bits) {
    phases = {Phase{elements, 16384}};
  }
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    BoxCopy box(size);
    box.addDimension(end - begin, 0, 1);
    box.finish();
    box.run(&bits, bytes(arguments.operands[0]) + begin * size);
    return Status::success();
  }

private:
  int64_t size;
  uint64_t bits;
};

/// Either (scalar, result), or (result) with the attribute `value`: a number in
/// `floats` or `ints`.
Status bindFill(const BindRequest &request,
                std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  if (binding.numOperands() == 2) {
    if (!binding.expectSameType(0, 1) ||
        !binding.require(binding.elements(0) == 1, "expected a scalar"))
      return binding.status();
    auto result = std::make_unique<CopyKernel>(byteSize(binding.type(1)));
    CopyKernel::Part part{BoxCopy(byteSize(binding.type(1))), 0, 1};
    part.box.addDimension(binding.elements(1), 0, 1);
    result->addStage({part});
    kernel = std::move(result);
    return binding.status();
  }
  binding.expectOperands(1);
  uint64_t bits = 0;
  ElementType type = binding.type(0);
  if (isFloat(type)) {
    double value = binding.number("value");
    store(type, &bits, 0, 1, &value);
  } else {
    int64_t value = binding.integer("value");
    store(type, &bits, 0, 1, &value);
  }
  if (binding.ok())
    kernel =
        std::make_unique<FillKernel>(binding.elements(0), byteSize(type), bits);
  return binding.status();
}

/// The number of this process among its peers, of which there is one.
Status bindZero(const BindRequest &request,
                std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  if (binding.expectOperands(1))
    kernel = std::make_unique<FillKernel>(binding.elements(0),
                                          byteSize(binding.type(0)), 0);
  return binding.status();
}

} // namespace

void addCopyKernels(KernelRegistry &registry) {
  registry.add("trc.copy", bindCopy);
  registry.add("stablehlo.reshape", bindCopy);
  registry.add("stablehlo.optimization_barrier", bindCopy);
  registry.add("trc.fill", bindFill);
  registry.add("stablehlo.partition_id", bindZero);
  registry.add("stablehlo.replica_id", bindZero);
}

} // namespace trc::runtime::host

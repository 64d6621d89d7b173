//===- Convert.cpp - convert and bitcast_convert --------------------------===//
//
// Convert goes block by block from the source's domain to the target's: floats
// become integers by truncation, saturated to the target, NaN becomes zero;
// integers become floats rounded to nearest even; anything becomes i1 by a
// comparison with zero.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "CopyKernel.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace trc::runtime::host {

namespace {

/// Truncates towards zero into the range of an integer type of `width` bits.
template <typename Int> Int saturate(double value, int64_t width) {
  if (value != value)
    return 0;
  if constexpr (std::is_signed_v<Int>) {
    double limit = std::ldexp(1.0, static_cast<int>(width - 1));
    uint64_t largest = (uint64_t(1) << (width - 1)) - 1;
    if (value >= limit)
      return static_cast<Int>(largest);
    if (value <= -limit)
      return static_cast<Int>(~largest);
  } else {
    double limit = std::ldexp(1.0, static_cast<int>(width));
    if (value >= limit)
      return ~Int(0) >> (64 - width);
    if (value <= 0)
      return 0;
  }
  return static_cast<Int>(value);
}

class ConvertKernel final : public BoundKernel {
public:
  ConvertKernel(ElementType from, ElementType to, int64_t elements)
      : from(from), to(to) {
    phases = {Phase{elements, 8192}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t i = begin; i < end; i += blockElements) {
      int64_t count = std::min(blockElements, end - i);
      const void *source = arguments.operands[unary_at::operand];
      switch (domainOf(from)) {
      case Domain::Float:
        convert<float>(source, arguments.operands[unary_at::result], i, count);
        break;
      case Domain::Double:
        convert<double>(source, arguments.operands[unary_at::result], i, count);
        break;
      case Domain::Signed:
        convert<int64_t>(source, arguments.operands[unary_at::result], i,
                         count);
        break;
      case Domain::Unsigned:
        convert<uint64_t>(source, arguments.operands[unary_at::result], i,
                          count);
        break;
      }
    }
    return Status::success();
  }

private:
  template <typename T>
  void convert(const void *source, void *target, int64_t index,
               int64_t count) const {
    T values[blockElements];
    load(from, source, index, count, values);
    if (to == ElementType::I1) {
      uint64_t truths[blockElements];
      for (int64_t i = 0; i < count; ++i)
        truths[i] = values[i] != T(0);
      store(to, target, index, count, truths);
    } else if (std::is_floating_point_v<T> && !isFloat(to)) {
      if (isSigned(to))
        saturateBlock<int64_t>(values, target, index, count);
      else
        saturateBlock<uint64_t>(values, target, index, count);
    } else {
      store(to, target, index, count, values);
    }
  }
  template <typename Int, typename T>
  void saturateBlock(const T *values, void *target, int64_t index,
                     int64_t count) const {
    Int integers[blockElements];
    for (int64_t i = 0; i < count; ++i)
      integers[i] = saturate<Int>(static_cast<double>(values[i]), bitWidth(to));
    store(to, target, index, count, integers);
  }

  ElementType from, to;
};

Status bindConvert(const BindRequest &request,
                   std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectSameShape(unary_at::operand, unary_at::result);
  if (binding.ok())
    kernel = std::make_unique<ConvertKernel>(
        binding.type(unary_at::operand), binding.type(unary_at::result),
        binding.elements(unary_at::operand));
  return binding.status();
}

/// Bits of an element that do not fill its bytes (i1, i2, i4) have to be packed
/// and unpacked; work items are the wider elements.
class BitcastKernel final : public BoundKernel {
public:
  BitcastKernel(ElementType from, ElementType to, int64_t wideElements)
      : from(from), to(to) {
    phases = {Phase{wideElements, 4096}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    int64_t wide = std::max(bitWidth(from), bitWidth(to));
    int64_t sources = wide / bitWidth(from), targets = wide / bitWidth(to);
    for (int64_t i = begin; i < end; ++i) {
      uint64_t bits = 0;
      for (int64_t j = 0; j < sources; ++j)
        bits |= read(arguments.operands[unary_at::operand], i * sources + j)
                << (j * bitWidth(from));
      for (int64_t j = 0; j < targets; ++j)
        write(arguments.operands[unary_at::result], i * targets + j,
              bits >> (j * bitWidth(to)));
    }
    return Status::success();
  }

private:
  uint64_t read(const void *data, int64_t index) const {
    uint64_t value = 0;
    std::memcpy(&value, bytes(data) + index * byteSize(from), byteSize(from));
    return value & (~uint64_t(0) >> (64 - bitWidth(from)));
  }
  void write(void *data, int64_t index, uint64_t value) const {
    if (isFloat(to))
      std::memcpy(bytes(data) + index * byteSize(to), &value, byteSize(to));
    else
      store(to, data, index, 1, &value);
  }

  ElementType from, to;
};

Status bindBitcast(const BindRequest &request,
                   std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  if (!binding.expectOperands(2))
    return binding.status();
  // One dimension more where the elements are narrower.
  int64_t from = bitWidth(binding.type(unary_at::operand)),
          to = bitWidth(binding.type(unary_at::result));
  const size_t narrow = from < to ? unary_at::operand : unary_at::result,
               wider = from < to ? unary_at::result : unary_at::operand;
  IntsRef wide = binding.shape(wider);
  Ints shape(wide.begin(), wide.end());
  if (from != to)
    shape.push_back(std::max(from, to) / std::min(from, to));
  if (!binding.ok() || !binding.expectShape(narrow, shape))
    return binding.status();
  if (from == 8 * byteSize(binding.type(unary_at::operand)) &&
      to == 8 * byteSize(binding.type(unary_at::result))) {
    auto copy = std::make_unique<CopyKernel>(1);
    copy->addStage(
        {CopyKernel::whole(1,
                           binding.elements(unary_at::operand) *
                               byteSize(binding.type(unary_at::operand)),
                           unary_at::operand, unary_at::result)});
    kernel = std::move(copy);
  } else {
    kernel = std::make_unique<BitcastKernel>(binding.type(unary_at::operand),
                                             binding.type(unary_at::result),
                                             binding.elements(wider));
  }
  return Status::success();
}

} // namespace

void addConvertKernels(KernelRegistry &registry) {
  registry.add("stablehlo.convert", bindConvert);
  registry.add("stablehlo.bitcast_convert", bindBitcast);
}

} // namespace trc::runtime::host

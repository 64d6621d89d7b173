//===- Ternary.cpp - compare, select, clamp -------------------------------===//
//
// Operations with operands of differing types or ranks: a predicate, or scalars
// that stand for all elements.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

namespace trc::runtime::host {

namespace {

/// What the calls' tensors are.
namespace compare {
constexpr TensorNumbers tensors(binaryTensors);
constexpr unsigned lhs = tensors["lhs"], rhs = tensors["rhs"],
                   result = tensors["result"];
} // namespace compare
namespace select {
constexpr TensorNumbers tensors("stablehlo.select");
constexpr unsigned pred = tensors["pred"], onTrue = tensors["on_true"],
                   onFalse = tensors["on_false"], result = tensors["result"];
} // namespace select
namespace clamp {
constexpr TensorNumbers tensors("stablehlo.clamp");
constexpr unsigned min = tensors["min"], operand = tensors["operand"],
                   max = tensors["max"], result = tensors["result"];
} // namespace clamp

enum class Direction : uint8_t { EQ, NE, LT, LE, GT, GE };

template <typename T>
void compareBlock(Direction direction, const T *a, const T *b, int64_t count,
                  uint8_t *result) {
  auto each = [&](auto function) {
    for (int64_t i = 0; i < count; ++i)
      result[i] = function(a[i], b[i]);
  };
  switch (direction) {
  case Direction::EQ:
    return each([](T x, T y) { return x == y; });
  case Direction::NE:
    return each([](T x, T y) { return x != y; });
  case Direction::LT:
    return each([](T x, T y) { return x < y; });
  case Direction::LE:
    return each([](T x, T y) { return x <= y; });
  case Direction::GT:
    return each([](T x, T y) { return x > y; });
  case Direction::GE:
    return each([](T x, T y) { return x >= y; });
  }
}

/// The order -NaN < -inf < .. < -0 < +0 < .. < inf < NaN as an order of
/// integers: the magnitudes of negative numbers run backwards.
int64_t totalOrderKey(uint64_t bits, int64_t width) {
  int64_t value = static_cast<int64_t>(bits << (64 - width));
  return value < 0 ? std::numeric_limits<int64_t>::min() - value - 1 : value;
}

class CompareKernel final : public BoundKernel {
public:
  CompareKernel(Direction direction, ElementType type, bool total,
                int64_t elements)
      : direction(direction), type(type), total(total) {
    phases = {Phase{elements, 8192}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t i = begin; i < end; i += blockElements) {
      int64_t count = std::min(blockElements, end - i);
      uint8_t *result =
          static_cast<uint8_t *>(arguments.operands[compare::result]) + i;
      if (total)
        compareTotal(arguments.operands, i, count, result);
      else if (domainOf(type) == Domain::Float)
        compare<float>(arguments.operands, i, count, result);
      else if (domainOf(type) == Domain::Double)
        compare<double>(arguments.operands, i, count, result);
      else if (domainOf(type) == Domain::Signed)
        compare<int64_t>(arguments.operands, i, count, result);
      else
        compare<uint64_t>(arguments.operands, i, count, result);
    }
    return Status::success();
  }

private:
  template <typename T>
  void compare(void *const *operands, int64_t index, int64_t count,
               uint8_t *result) const {
    T a[blockElements], b[blockElements];
    load(type, operands[compare::lhs], index, count, a);
    load(type, operands[compare::rhs], index, count, b);
    compareBlock(direction, a, b, count, result);
  }
  void compareTotal(void *const *operands, int64_t index, int64_t count,
                    uint8_t *result) const {
    int64_t keys[2][blockElements];
    int64_t size = byteSize(type);
    for (const unsigned side : {compare::lhs, compare::rhs})
      for (int64_t i = 0; i < count; ++i) {
        uint64_t bits = 0;
        std::memcpy(&bits, bytes(operands[side]) + (index + i) * size, size);
        keys[side][i] = totalOrderKey(bits, 8 * size);
      }
    compareBlock(direction, keys[compare::lhs], keys[compare::rhs], count,
                 result);
  }

  Direction direction;
  ElementType type;
  bool total;
};

Status bindCompare(const BindRequest &request,
                   std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  binding.expectSameType(compare::lhs, compare::rhs);
  binding.expectType(compare::result, ElementType::I1);
  binding.expectSameShape(compare::lhs, compare::rhs);
  binding.expectSameShape(compare::lhs, compare::result);
  std::string_view text = binding.text("comparison_direction");
  std::string_view compareType = binding.textOr("compare_type", "NOTYPE");
  constexpr std::string_view names[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  auto *found = std::find(std::begin(names), std::end(names), text);
  binding.require(found != std::end(names),
                  "unknown comparison '" + std::string(text) + "'");
  if (binding.ok())
    kernel = std::make_unique<CompareKernel>(
        static_cast<Direction>(found - names), binding.type(compare::lhs),
        compareType == "TOTALORDER" && isFloat(binding.type(compare::lhs)),
        binding.elements(compare::lhs));
  return binding.status();
}

class SelectKernel final : public BoundKernel {
public:
  SelectKernel(bool scalar, int64_t size, int64_t elements)
      : scalar(scalar), size(size) {
    phases = {Phase{elements, 16384}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    if (size == 1)
      select<uint8_t>(arguments.operands, begin, end);
    else if (size == 2)
      select<uint16_t>(arguments.operands, begin, end);
    else if (size == 4)
      select<uint32_t>(arguments.operands, begin, end);
    else
      select<uint64_t>(arguments.operands, begin, end);
    return Status::success();
  }

private:
  template <typename T>
  void select(void *const *operands, int64_t begin, int64_t end) const {
    const auto *predicate =
        static_cast<const uint8_t *>(operands[select::pred]);
    const T *onTrue = static_cast<const T *>(operands[select::onTrue]);
    const T *onFalse = static_cast<const T *>(operands[select::onFalse]);
    T *result = static_cast<T *>(operands[select::result]);
    for (int64_t i = begin; i < end; ++i) {
      T a = onTrue[i], b = onFalse[i];
      result[i] = predicate[scalar ? 0 : i] ? a : b;
    }
  }

  bool scalar;
  int64_t size;
};

Status bindSelect(const BindRequest &request,
                  std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(4);
  binding.expectType(select::pred, ElementType::I1);
  bool scalar = binding.rank(select::pred) == 0;
  if (!scalar)
    binding.expectSameShape(select::result, select::pred);
  for (const size_t i : {select::onTrue, select::onFalse}) {
    binding.expectSameType(select::result, i);
    binding.expectSameShape(select::result, i);
  }
  if (binding.ok())
    kernel = std::make_unique<SelectKernel>(
        scalar, byteSize(binding.type(select::result)),
        binding.elements(select::result));
  return binding.status();
}

template <typename T> bool isNan(T value) {
  if constexpr (std::is_floating_point_v<T>)
    return std::isnan(value);
  return false;
}

/// minimum(maximum(operand, min), max); NaN in any of them stays.
template <typename T> class ClampKernel final : public BoundKernel {
public:
  ClampKernel(ElementType type, bool scalarMin, bool scalarMax,
              int64_t elements)
      : type(type), scalarMin(scalarMin), scalarMax(scalarMax) {
    phases = {Phase{elements, 8192}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    T low[blockElements], values[blockElements], high[blockElements];
    auto bound = [&](size_t operand, bool scalar, int64_t index, int64_t count,
                     T *block) {
      load(type, arguments.operands[operand], scalar ? 0 : index,
           scalar ? 1 : count, block);
      if (scalar)
        std::fill_n(block + 1, count - 1, block[0]);
    };
    for (int64_t i = begin; i < end; i += blockElements) {
      int64_t count = std::min(blockElements, end - i);
      bound(clamp::min, scalarMin, i, count, low);
      bound(clamp::max, scalarMax, i, count, high);
      load(type, arguments.operands[clamp::operand], i, count, values);
      for (int64_t j = 0; j < count; ++j) {
        T value = values[j];
        // Comparisons with a NaN bound are false: it has to be taken by hand.
        value = low[j] > value || isNan(low[j]) ? low[j] : value;
        value = high[j] < value || isNan(high[j]) ? high[j] : value;
        values[j] = value;
      }
      store(type, arguments.operands[clamp::result], i, count, values);
    }
    return Status::success();
  }

private:
  ElementType type;
  bool scalarMin, scalarMax;
};

Status bindClamp(const BindRequest &request,
                 std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(4);
  const bool scalarMin = binding.rank(clamp::min) == 0,
             scalarMax = binding.rank(clamp::max) == 0;
  const std::pair<size_t, bool> operands[] = {{clamp::min, scalarMin},
                                              {clamp::operand, false},
                                              {clamp::max, scalarMax}};
  for (const auto &[i, isScalar] : operands) {
    binding.expectSameType(clamp::result, i);
    if (!isScalar)
      binding.expectSameShape(clamp::result, i);
  }
  if (!binding.ok())
    return binding.status();
  auto make = [&]<typename T>() {
    kernel = std::make_unique<ClampKernel<T>>(binding.type(clamp::result),
                                              scalarMin, scalarMax,
                                              binding.elements(clamp::result));
  };
  switch (domainOf(binding.type(clamp::result))) {
  case Domain::Float:
    make.operator()<float>();
    break;
  case Domain::Double:
    make.operator()<double>();
    break;
  case Domain::Signed:
    make.operator()<int64_t>();
    break;
  case Domain::Unsigned:
    make.operator()<uint64_t>();
    break;
  }
  return Status::success();
}

} // namespace

void addTernaryKernels(KernelRegistry &registry) {
  registry.add("stablehlo.compare", bindCompare);
  registry.add("stablehlo.select", bindSelect);
  registry.add("stablehlo.clamp", bindClamp);
}

} // namespace trc::runtime::host

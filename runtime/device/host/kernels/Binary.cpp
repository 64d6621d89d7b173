//===- Binary.cpp - elementwise operations of two operands ----------------===//
//
// With the policy of numerics for integers: everything wraps, division by zero
// gives all ones, shifts by the width or more give zero (or the sign).
//
//===----------------------------------------------------------------------===//

#include "Combiner.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <cmath>
#include <limits>

namespace trc::runtime::host {

namespace {

template <typename T, auto function>
void apply(T *a, const T *b, int64_t count, const ElementwiseOptions &) {
  for (int64_t i = 0; i < count; ++i)
    a[i] = static_cast<T>(function(a[i], b[i]));
}

template <auto onFloats, auto onIntegers>
constexpr ElementwiseOperation arithmetic(const char *name) {
  return {name, apply<float, onFloats>, apply<double, onFloats>,
          apply<int64_t, onIntegers>, apply<uint64_t, onIntegers>};
}

template <auto function>
constexpr ElementwiseOperation integerOnly(const char *name) {
  return {name, nullptr, nullptr, apply<int64_t, function>,
          apply<uint64_t, function>};
}

constexpr auto maximum = [](auto a, auto b) {
  if constexpr (std::is_floating_point_v<decltype(a)>) {
    if (std::isnan(a) || std::isnan(b))
      return std::numeric_limits<decltype(a)>::quiet_NaN();
    return a > b || (a == b && !std::signbit(a)) ? a : b;
  } else {
    return a > b ? a : b;
  }
};
constexpr auto minimum = [](auto a, auto b) {
  if constexpr (std::is_floating_point_v<decltype(a)>) {
    if (std::isnan(a) || std::isnan(b))
      return std::numeric_limits<decltype(a)>::quiet_NaN();
    return a < b || (a == b && std::signbit(a)) ? a : b;
  } else {
    return a < b ? a : b;
  }
};

/// Unsigned arithmetic, so that overflow wraps.
constexpr auto add = [](auto a, auto b) { return uint64_t(a) + uint64_t(b); };
constexpr auto subtract = [](auto a, auto b) {
  return uint64_t(a) - uint64_t(b);
};
constexpr auto multiply = [](auto a, auto b) {
  return uint64_t(a) * uint64_t(b);
};
constexpr auto divide = [](auto a, auto b) -> decltype(a) {
  using T = decltype(a);
  if (b == 0)
    return static_cast<T>(-1);
  if (std::is_signed_v<T> && b == static_cast<T>(-1))
    return static_cast<T>(0 - uint64_t(a));
  return a / b;
};
constexpr auto remainder = [](auto a, auto b) -> decltype(a) {
  using T = decltype(a);
  if (b == 0)
    return a;
  if (std::is_signed_v<T> && b == static_cast<T>(-1))
    return 0;
  return a % b;
};
constexpr auto power = [](auto base, auto exponent) -> decltype(base) {
  using T = decltype(base);
  if constexpr (std::is_signed_v<T>) {
    if (exponent < 0)
      return base == 1 ? 1 : base == -1 ? (exponent % 2 ? -1 : 1) : 0;
  }
  uint64_t result = 1, square = static_cast<uint64_t>(base);
  for (uint64_t rest = static_cast<uint64_t>(exponent); rest; rest >>= 1) {
    if (rest & 1)
      result *= square;
    square *= square;
  }
  return static_cast<T>(result);
};

/// Correctly rounded but for rare cases: f64 has 29 bits to spare, and the
/// 80-bit format 11.
constexpr auto powerOfFloats = [](auto a, auto b) {
  if constexpr (sizeof(a) == 4)
    return std::pow(double(a), double(b));
  else
    return std::pow(a, b);
};
constexpr auto atan2OfFloats = [](auto a, auto b) {
  if constexpr (sizeof(a) == 4)
    return std::atan2(double(a), double(b));
  else
    return std::atan2(a, b);
};

/// The amount of a shift is not negative and below the width.
constexpr bool fits(auto amount, int64_t width) {
  return static_cast<uint64_t>(amount) < static_cast<uint64_t>(width);
}

template <typename T>
void shiftLeft(T *a, const T *b, int64_t count,
               const ElementwiseOptions &options) {
  for (int64_t i = 0; i < count; ++i)
    a[i] = fits(b[i], options.width)
               ? static_cast<T>(static_cast<uint64_t>(a[i]) << b[i])
               : T(0);
}

template <typename T>
void shiftRightLogical(T *a, const T *b, int64_t count,
                       const ElementwiseOptions &options) {
  uint64_t mask = ~uint64_t(0) >> (64 - options.width);
  for (int64_t i = 0; i < count; ++i)
    a[i] = fits(b[i], options.width)
               ? static_cast<T>((static_cast<uint64_t>(a[i]) & mask) >> b[i])
               : T(0);
}

/// Also for unsigned types: the top bit is the sign.
template <typename T>
void shiftRightArithmetic(T *a, const T *b, int64_t count,
                          const ElementwiseOptions &options) {
  int64_t unused = 64 - options.width;
  for (int64_t i = 0; i < count; ++i) {
    int64_t value = static_cast<int64_t>(static_cast<uint64_t>(a[i]) << unused);
    int64_t amount = fits(b[i], options.width) ? static_cast<int64_t>(b[i])
                                               : options.width - 1;
    a[i] = static_cast<T>(value >> unused >> amount);
  }
}

constexpr auto bitAnd = [](auto a, auto b) { return a & b; };
constexpr auto bitOr = [](auto a, auto b) { return a | b; };
constexpr auto bitXor = [](auto a, auto b) { return a ^ b; };
constexpr auto fmodOf = [](auto a, auto b) { return std::fmod(a, b); };

constexpr ElementwiseOperation operations[] = {
    arithmetic<[](auto a, auto b) { return a + b; }, add>("stablehlo.add"),
    arithmetic<[](auto a, auto b) { return a - b; }, subtract>(
        "stablehlo.subtract"),
    arithmetic<[](auto a, auto b) { return a * b; }, multiply>(
        "stablehlo.multiply"),
    arithmetic<[](auto a, auto b) { return a / b; }, divide>(
        "stablehlo.divide"),
    arithmetic<fmodOf, remainder>("stablehlo.remainder"),
    arithmetic<powerOfFloats, power>("stablehlo.power"),
    arithmetic<maximum, maximum>("stablehlo.maximum"),
    arithmetic<minimum, minimum>("stablehlo.minimum"),
    {"stablehlo.atan2", apply<float, atan2OfFloats>,
     apply<double, atan2OfFloats>},
    integerOnly<bitAnd>("stablehlo.and"),
    integerOnly<bitOr>("stablehlo.or"),
    integerOnly<bitXor>("stablehlo.xor"),
    {"stablehlo.shift_left", nullptr, nullptr, shiftLeft<int64_t>,
     shiftLeft<uint64_t>},
    {"stablehlo.shift_right_logical", nullptr, nullptr,
     shiftRightLogical<int64_t>, shiftRightLogical<uint64_t>},
    {"stablehlo.shift_right_arithmetic", nullptr, nullptr,
     shiftRightArithmetic<int64_t>, shiftRightArithmetic<uint64_t>},
};

/// What arithmetic on truth values means.
constexpr ElementwiseOperation logical[] = {
    integerOnly<bitOr>("stablehlo.add"),
    integerOnly<bitXor>("stablehlo.subtract"),
    integerOnly<bitAnd>("stablehlo.multiply"),
};

/// The neighbour of `a` towards `b`, on the bits of the type: ordered as
/// integers, sign and magnitude apart.
template <typename Bits, Bits infinity>
void nextAfter(const void *a, const void *b, void *result, int64_t begin,
               int64_t end) {
  constexpr Bits sign = Bits(1) << (8 * sizeof(Bits) - 1);
  for (int64_t i = begin; i < end; ++i) {
    Bits x = static_cast<const Bits *>(a)[i],
         y = static_cast<const Bits *>(b)[i];
    Bits magnitudeX = x & ~sign, magnitudeY = y & ~sign;
    Bits &next = static_cast<Bits *>(result)[i];
    if (magnitudeX > infinity || magnitudeY > infinity)
      next = infinity | (infinity >> 1) | 1; // NaN
    else if (x == y || (magnitudeX == 0 && magnitudeY == 0))
      next = y;
    else if (magnitudeX == 0)
      next = (y & sign) | 1;
    else if ((x & sign) != (y & sign) || magnitudeX > magnitudeY)
      next = x - 1;
    else
      next = x + 1;
  }
}

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("chlo.next_after");
constexpr unsigned x = tensors["x"], y = tensors["y"],
                   result = tensors["result"];
} // namespace at

class NextAfterKernel final : public BoundKernel {
public:
  NextAfterKernel(ElementType type, int64_t elements) : type(type) {
    phases = {Phase{elements, 16384}};
  }
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    if (type == ElementType::F64)
      nextAfter<uint64_t, 0x7ff0000000000000>(o[at::x], o[at::y], o[at::result],
                                              begin, end);
    else if (type == ElementType::F32)
      nextAfter<uint32_t, 0x7f800000>(o[at::x], o[at::y], o[at::result], begin,
                                      end);
    else if (type == ElementType::F16)
      nextAfter<uint16_t, 0x7c00>(o[at::x], o[at::y], o[at::result], begin,
                                  end);
    else
      nextAfter<uint16_t, 0x7f80>(o[at::x], o[at::y], o[at::result], begin,
                                  end);
    return Status::success();
  }

private:
  ElementType type;
};

Status bindNextAfter(const BindRequest &request,
                     std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  binding.expectFloat(at::x);
  for (size_t i : {at::y, at::result}) {
    binding.expectSameType(at::x, i);
    binding.expectSameShape(at::x, i);
  }
  if (binding.ok())
    kernel = std::make_unique<NextAfterKernel>(binding.type(at::x),
                                               binding.elements(at::x));
  return binding.status();
}

} // namespace

const ElementwiseOperation *findBinaryOperation(std::string_view name,
                                                ElementType type) {
  auto search = [&](std::span<const ElementwiseOperation> list)
      -> const ElementwiseOperation * {
    for (const ElementwiseOperation &operation : list)
      if (name == operation.name)
        return &operation;
    return nullptr;
  };
  const ElementwiseOperation *found = nullptr;
  if (type == ElementType::I1)
    found = search(logical);
  if (!found)
    found = search(operations);
  // Operations of integers only have nothing to offer to floats.
  if (found && isFloat(type) && !found->onFloat)
    return nullptr;
  if (found && !isFloat(type) && !found->onSigned)
    return nullptr;
  return found;
}

static Status bindBinary(const BindRequest &request,
                         std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  const ElementwiseOperation *found =
      findBinaryOperation(request.name, binding.type(0));
  if (!binding.require(found != nullptr, std::string("element type ") +
                                             name(binding.type(0)) +
                                             " is not supported"))
    return binding.status();
  return bindElementwise(*found, binding, 2, false, {}, kernel);
}

void addBinaryKernels(KernelRegistry &registry) {
  for (const ElementwiseOperation &operation : operations)
    registry.add(operation.name, bindBinary);
  registry.add("chlo.next_after", bindNextAfter);
}

} // namespace trc::runtime::host

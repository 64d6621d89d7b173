//===- Unary.cpp - elementwise operations of one operand ------------------===//
//
// Fused kernels have their own, vectorised versions of the common ones; these
// are for what is not fused. So accuracy comes first: f32 and less compute in
// f64, f64 in extended precision where libm's own error is above half a unit.
//
//===----------------------------------------------------------------------===//

#include "ElementwiseKernel.h"
#include "Families.h"
#include "SpecialFunctions.h"

#include "schema/TensorNumbers.h"

#include <cmath>

namespace trc::runtime::host {

namespace {

template <typename T, auto function>
void apply(T *values, const T *, int64_t count, const ElementwiseOptions &) {
  for (int64_t i = 0; i < count; ++i)
    values[i] = static_cast<T>(function(values[i]));
}

/// Exact or correctly rounded in the type itself.
template <auto function>
constexpr ElementwiseOperation direct(const char *name) {
  return {name, apply<float, [](float x) { return function(x); }>,
          apply<double, [](double x) { return function(x); }>};
}

/// f32 through f64 (correct to a hair above half a unit), f64 as libm has it.
template <auto function>
constexpr ElementwiseOperation widened(const char *name) {
  return {name, apply<float, [](float x) { return function(double(x)); }>,
          apply<double, [](double x) { return function(x); }>};
}

/// f64 through the 80-bit format as well.
template <auto function>
constexpr ElementwiseOperation extended(const char *name) {
  return {name,
          apply<float, [](float x) { return function((long double)(x)); }>,
          apply<double, [](double x) { return function((long double)(x)); }>};
}

template <auto function>
constexpr ElementwiseOperation everywhere(const char *name) {
  ElementwiseOperation operation = direct<function>(name);
  operation.onSigned = apply<int64_t, [](int64_t x) { return function(x); }>;
  operation.onUnsigned =
      apply<uint64_t, [](uint64_t x) { return function(x); }>;
  return operation;
}

constexpr auto absolute = [](auto x) {
  using T = decltype(x);
  if constexpr (std::is_floating_point_v<T>)
    return std::fabs(x);
  else if constexpr (std::is_signed_v<T>)
    return static_cast<T>(x < 0 ? 0 - static_cast<uint64_t>(x) : x);
  else
    return x;
};
constexpr auto negated = [](auto x) {
  using T = decltype(x);
  if constexpr (std::is_floating_point_v<T>)
    return -x;
  else
    return static_cast<T>(0 - static_cast<uint64_t>(x));
};
/// Zeros keep their sign and NaN stays.
constexpr auto signOf = [](auto x) {
  using T = decltype(x);
  return x > T(0) ? T(1) : x < T(0) ? T(-1) : x;
};
constexpr auto roundToEven = [](auto x) {
  using T = decltype(x);
  constexpr T magic = sizeof(T) == 4 ? T(0x1p23) : T(0x1p52);
  T magnitude = std::fabs(x);
  if (!(magnitude < magic))
    return x;
  return std::copysign((magnitude + magic) - magic, x);
};
constexpr auto reciprocalRoot = [](auto x) {
  // 1 / sqrt(-0) is -inf, as the reference has it.
  using T = decltype(x);
  return T(1) / std::sqrt(x);
};

template <typename T>
void applyNot(T *values, const T *, int64_t count, const ElementwiseOptions &) {
  for (int64_t i = 0; i < count; ++i)
    values[i] = ~values[i];
}

uint64_t bitsOf(auto value, int64_t width) {
  uint64_t mask = width >= 64 ? ~uint64_t(0) : (uint64_t(1) << width) - 1;
  return static_cast<uint64_t>(value) & mask;
}

template <typename T>
void applyPopcnt(T *values, const T *, int64_t count,
                 const ElementwiseOptions &options) {
  for (int64_t i = 0; i < count; ++i)
    values[i] = static_cast<T>(std::popcount(bitsOf(values[i], options.width)));
}

template <typename T>
void applyCountLeadingZeros(T *values, const T *, int64_t count,
                            const ElementwiseOptions &options) {
  for (int64_t i = 0; i < count; ++i)
    values[i] =
        static_cast<T>(std::countl_zero(bitsOf(values[i], options.width)) -
                       (64 - options.width));
}

/// Rounds the mantissa to nearest even; what leaves the exponent's range
/// becomes infinite or zero. On the bits of the type, whose own format has
/// `mantissa` bits and `bias`.
template <typename Bits, int mantissa, int bias>
void reducePrecision(const void *from, void *to, int64_t begin, int64_t end,
                     int64_t exponentBits, int64_t mantissaBits) {
  constexpr Bits signBit = Bits(1) << (8 * sizeof(Bits) - 1);
  constexpr Bits infinity = Bits(2 * bias + 1) << mantissa;
  int64_t dropped = mantissa - mantissaBits;
  int64_t newBias = (int64_t(1) << (exponentBits - 1)) - 1;
  for (int64_t i = begin; i < end; ++i) {
    Bits bits = static_cast<const Bits *>(from)[i];
    Bits sign = bits & signBit, magnitude = bits & ~signBit;
    if (magnitude <= infinity) {
      if (dropped > 0) {
        Bits last = (magnitude >> dropped) & 1;
        magnitude += (Bits(1) << (dropped - 1)) - 1 + last;
        magnitude &= static_cast<Bits>(~((Bits(1) << dropped) - 1));
      }
      int64_t exponent = static_cast<int64_t>(magnitude >> mantissa) - bias;
      if (newBias < bias && exponent > newBias)
        magnitude = infinity;
      else if (newBias < bias && exponent < 1 - newBias)
        magnitude = 0; // the reduced format has no subnormals
    }
    static_cast<Bits *>(to)[i] = static_cast<Bits>(sign | magnitude);
  }
}

class ReducePrecisionKernel final : public BoundKernel {
public:
  ReducePrecisionKernel(ElementType type, int64_t elements,
                        int64_t exponentBits, int64_t mantissaBits)
      : type(type), exponentBits(exponentBits), mantissaBits(mantissaBits) {
    phases = {Phase{elements, 16384}};
  }
  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    auto function =
        type == ElementType::F64   ? reducePrecision<uint64_t, 52, 1023>
        : type == ElementType::F32 ? reducePrecision<uint32_t, 23, 127>
        : type == ElementType::F16 ? reducePrecision<uint16_t, 10, 15>
                                   : reducePrecision<uint16_t, 7, 127>;
    function(arguments.operands[unary_at::operand],
             arguments.operands[unary_at::result], begin, end, exponentBits,
             mantissaBits);
    return Status::success();
  }

private:
  ElementType type;
  int64_t exponentBits, mantissaBits;
};

Status bindReducePrecision(const BindRequest &request,
                           std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectFloat(unary_at::operand);
  binding.expectSameType(unary_at::operand, unary_at::result);
  binding.expectSameShape(unary_at::operand, unary_at::result);
  int64_t exponentBits = binding.integer("exponent_bits");
  int64_t mantissaBits = binding.integer("mantissa_bits");
  binding.expectRange("exponent_bits", Ints{exponentBits}, 1, 33);
  binding.expectRange("mantissa_bits", Ints{mantissaBits}, 0, 65);
  if (binding.ok())
    kernel = std::make_unique<ReducePrecisionKernel>(
        binding.type(unary_at::operand), binding.elements(unary_at::operand),
        exponentBits, mantissaBits);
  return binding.status();
}

constexpr ElementwiseOperation operations[] = {
    everywhere<absolute>("stablehlo.abs"),
    everywhere<negated>("stablehlo.negate"),
    everywhere<signOf>("stablehlo.sign"),
    direct<[](auto x) { return std::floor(x); }>("stablehlo.floor"),
    direct<[](auto x) { return std::ceil(x); }>("stablehlo.ceil"),
    direct<[](auto x) { return std::round(x); }>("stablehlo.round_nearest_afz"),
    direct<roundToEven>("stablehlo.round_nearest_even"),
    direct<[](auto x) { return std::sqrt(x); }>("stablehlo.sqrt"),
    extended<reciprocalRoot>("stablehlo.rsqrt"),
    extended<[](auto x) { return std::cbrt(x); }>("stablehlo.cbrt"),
    widened<[](auto x) { return std::exp(x); }>("stablehlo.exponential"),
    widened<[](auto x) { return std::expm1(x); }>(
        "stablehlo.exponential_minus_one"),
    widened<[](auto x) { return std::log(x); }>("stablehlo.log"),
    widened<[](auto x) { return std::log1p(x); }>("stablehlo.log_plus_one"),
    extended<[](auto x) { return logistic(x); }>("stablehlo.logistic"),
    extended<[](auto x) { return std::tanh(x); }>("stablehlo.tanh"),
    widened<[](auto x) { return std::sin(x); }>("stablehlo.sine"),
    widened<[](auto x) { return std::cos(x); }>("stablehlo.cosine"),
    widened<[](auto x) { return std::tan(x); }>("stablehlo.tan"),
    everywhere<[](auto x) { return static_cast<decltype(x)>(x * x); }>(
        "chlo.square"),
    extended<[](auto x) { return std::erf(x); }>("chlo.erf"),
    extended<[](auto x) { return std::erfc(x); }>("chlo.erfc"),
    extended<[](auto x) { return inverseErf(x); }>("chlo.erf_inv"),
    extended<[](auto x) { return logGamma(x); }>("chlo.lgamma"),
    extended<[](auto x) { return digamma(x); }>("chlo.digamma"),
    extended<[](auto x) { return std::sinh(x); }>("chlo.sinh"),
    extended<[](auto x) { return std::cosh(x); }>("chlo.cosh"),
    widened<[](auto x) { return std::asin(x); }>("chlo.asin"),
    widened<[](auto x) { return std::acos(x); }>("chlo.acos"),
    widened<[](auto x) { return std::atan(x); }>("chlo.atan"),
    extended<[](auto x) { return std::asinh(x); }>("chlo.asinh"),
    extended<[](auto x) { return std::acosh(x); }>("chlo.acosh"),
    extended<[](auto x) { return std::atanh(x); }>("chlo.atanh"),
    {"stablehlo.not", nullptr, nullptr, applyNot<int64_t>, applyNot<uint64_t>},
    {"stablehlo.popcnt", nullptr, nullptr, applyPopcnt<int64_t>,
     applyPopcnt<uint64_t>},
    {"stablehlo.count_leading_zeros", nullptr, nullptr,
     applyCountLeadingZeros<int64_t>, applyCountLeadingZeros<uint64_t>},
};

constexpr ElementwiseOperation isFinite =
    direct<[](auto x) { return std::isfinite(x) ? 1 : 0; }>(
        "stablehlo.is_finite");

} // namespace

void addUnaryKernels(KernelRegistry &registry) {
  for (const ElementwiseOperation &operation : operations)
    registry.add(
        operation.name, [&operation](const BindRequest &request, auto &kernel) {
          Binding binding(request);
          return bindElementwise(operation, binding, 1, false, {}, kernel);
        });
  registry.add(isFinite.name, [](const BindRequest &request, auto &kernel) {
    Binding binding(request);
    return bindElementwise(isFinite, binding, 1, true, {}, kernel);
  });
  registry.add("stablehlo.reduce_precision", bindReducePrecision);
}

} // namespace trc::runtime::host

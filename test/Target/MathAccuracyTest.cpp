//===- MathAccuracyTest.cpp - units in the last place of vector math ------===//
//
// Compares each compiled function of one operand with libm in double, over f32
// bit patterns. Under `make test` one pattern in 4099 (a prime, so that all
// exponents and low bits are met) plus neighbourhoods of the special values;
// with TRC_ACCURACY_STEP=1 all 2^32, which takes minutes for each. Prints the
// largest error of each: the table in docs/vector-math.md. Limit: 2 units for
// everything, denormals included.
//
//===----------------------------------------------------------------------===//

#include "../Kernel/KernelBuilder.h"
#include "Compare.h"
#include "KernelRunner.h"

#include <cmath>
#include <cstdlib>

using namespace trc::kernel;

namespace trc::host {
namespace {

constexpr int64_t batch = 1 << 16;

/// An error function's inverse, to double precision.
double erfInverse(double x) {
  double a = std::fabs(x);
  if (!(a < 1))
    return a == 1 ? std::copysign(INFINITY, x) : NAN;
  if (a < 1e-8)
    return x * (std::sqrt(M_PI) / 2);
  double w = std::log((1 - a) * (1 + a)), t = 2 / (M_PI * 0.147) + w / 2;
  double y = std::sqrt(std::sqrt(t * t - w / 0.147) - t);
  for (int i = 0; i < 3; ++i) {
    double error = a < 0.5 ? std::erf(y) - a : (1 - a) - std::erfc(y);
    double step = error / (2 / std::sqrt(M_PI) * std::exp(-y * y));
    y -= step / (1 + y * step);
  }
  return std::copysign(y, x);
}

double logistic(double x) { return 1 / (1 + std::exp(-x)); }
double rsqrt(double x) { return 1 / std::sqrt(x); }

struct Function {
  Opcode opcode;
  double (*reference)(double);
};

const Function functions[] = {
    {Opcode::Sqrt, std::sqrt},    {Opcode::Rsqrt, rsqrt},
    {Opcode::Cbrt, std::cbrt},    {Opcode::Exp, std::exp},
    {Opcode::Expm1, std::expm1},  {Opcode::Log, std::log},
    {Opcode::Log1p, std::log1p},  {Opcode::Logistic, logistic},
    {Opcode::Tanh, std::tanh},    {Opcode::Sine, std::sin},
    {Opcode::Cosine, std::cos},   {Opcode::Tan, std::tan},
    {Opcode::Erf, std::erf},      {Opcode::Erfc, std::erfc},
    {Opcode::ErfInv, erfInverse},
};

MappedKernel compileMap(Opcode opcode, unsigned arity, Isa isa) {
  KernelBuilder b({batch}, true);
  std::vector<Register> operands;
  for (unsigned i = 0; i < arity; ++i)
    operands.push_back(
        b.load(b.buffer(ElementType::F32, batch), {0, {{0, 1}}}));
  Register result = b.compute(opcode, operands);
  b.store(b.buffer(ElementType::F32, batch, true), {0, {{0, 1}}}, result);
  std::vector<CompiledKernel> images;
  EXPECT_EQ(sharedCompiler().compile(b.finish(), images), "");
  return MappedKernel(images[unsigned(isa)]);
}

struct Worst {
  double ulps = 0;
  float at = 0, other = 0, result = 0;
  double expected = 0;
};

/// Error of `result` in units of f32 at the exact value `exact`.
double error(float result, double exact) {
  if (std::isnan(exact) || std::isnan(result))
    return std::isnan(exact) && std::isnan(result) ? 0 : INFINITY;
  float rounded = float(exact);
  if (std::isinf(rounded) || std::isinf(result))
    return rounded == result ? 0 : INFINITY;
  if (exact == 0 && result == 0)
    return std::signbit(exact) == std::signbit(result) ? 0 : INFINITY;
  int exponent = rounded == 0 ? -126 : std::max(std::ilogb(rounded), -126);
  return std::fabs(double(result) - exact) / std::ldexp(1.0, exponent - 23);
}

void check(const Function &function, const MappedKernel &kernel,
           const std::vector<float> &x, Worst &worst) {
  static std::vector<float> y(batch);
  void *operands[] = {const_cast<float *>(x.data()), y.data()};
  kernel(operands, 0, batch);
  for (int64_t i = 0; i < batch; ++i) {
    double exact = function.reference(x[i]), ulps = error(y[i], exact);
    if (ulps > worst.ulps)
      worst = {ulps, x[i], 0, y[i], exact};
  }
}

std::string variantName(Isa isa) { return isa == Isa::X86_64_V3 ? "v3" : "v4"; }

class AccuracyOfOne : public testing::TestWithParam<std::tuple<Isa, Function>> {
};

TEST_P(AccuracyOfOne, WithinTwoUnits) {
  const auto &[isa, function] = GetParam();
  if (!machineHas(isa))
    GTEST_SKIP() << "not on this machine";
  const char *wish = std::getenv("TRC_ACCURACY_STEP");
  uint64_t step = wish ? std::max(1, std::atoi(wish)) : 4099;
  MappedKernel kernel = compileMap(function.opcode, 1, isa);
  Worst worst;
  std::vector<float> x;
  auto add = [&](uint32_t bits) {
    x.push_back(std::bit_cast<float>(bits));
    if (int64_t(x.size()) == batch) {
      check(function, kernel, x, worst);
      x.clear();
    }
  };
  for (uint64_t bits = 0; bits < (1ull << 32); bits += step)
    add(uint32_t(bits));
  // Around zero, one, the infinities, the denormals and where exp ends.
  for (float special : {0.0f, 0x1p-149f, 0x1p-126f, 1.0f, 0.5f, 2.0f, 88.7228f,
                        87.336f, 103.972f, 10.0f, 0.921875f, 0x1p30f, 3.4e38f,
                        INFINITY, NAN, 3.14159265f, 1.57079632f})
    for (uint32_t sign : {0u, 0x80000000u})
      for (uint32_t near = 0; near < 400; ++near)
        add((std::bit_cast<uint32_t>(special) ^ sign) + near - 200);
  while (!x.empty())
    add(0x3f800000);
  std::printf("%-9s %-9s max %.3f ulp at %a\n", toString(isa),
              toString(function.opcode), worst.ulps, double(worst.at));
  std::fflush(stdout);
  EXPECT_LE(worst.ulps, 2.0)
      << toString(function.opcode) << " of " << worst.at << ": " << worst.result
      << ", exactly " << worst.expected;
}

class AccuracyOfTwo : public testing::TestWithParam<Isa> {};

TEST_P(AccuracyOfTwo, WithinTwoUnits) {
  if (!machineHas(GetParam()))
    GTEST_SKIP() << "not on this machine";
  struct {
    Opcode opcode;
    double (*reference)(double, double);
    double limit;
  } list[] = {{Opcode::Power, std::pow, 2},
              {Opcode::Atan2, std::atan2, 2},
              {Opcode::Remainder, std::fmod, 0}};
  const float special[] = {
      0.0f,        -0.0f,     1.0f,    -1.0f,       2.0f,
      -2.0f,       0.5f,      -0.5f,   3.0f,        -3.0f,
      1.5f,        1e-40f,    -1e-40f, 1e30f,       -1e30f,
      INFINITY,    -INFINITY, NAN,     16777216.0f, 16777217.0f,
      33554433.0f, 0x1p-149f, 3.4e38f, -2.5f,       1e9f};
  for (const auto &function : list) {
    MappedKernel kernel = compileMap(function.opcode, 2, GetParam());
    Worst worst;
    std::mt19937 random(5);
    std::vector<float> x(batch), y(batch), z(batch);
    for (int round = 0; round < 24; ++round) {
      for (int64_t i = 0; i < batch; ++i) {
        if (round == 0) {
          constexpr size_t n = std::size(special);
          x[i] = special[i % n];
          y[i] = special[i / n % n];
        } else if (round % 2) { // any bits
          x[i] = std::bit_cast<float>(uint32_t(random()));
          y[i] = std::bit_cast<float>(uint32_t(random()));
        } else { // near one, and powers that stay finite
          x[i] = std::ldexp(1.0f + float(random() % 65536) / 65536,
                            int(random() % 21) - 10);
          y[i] = float(int(random() % 8192) - 4096) / 256;
        }
      }
      void *operands[] = {x.data(), y.data(), z.data()};
      kernel(operands, 0, batch);
      for (int64_t i = 0; i < batch; ++i) {
        double exact = function.reference(x[i], y[i]);
        double ulps = error(z[i], exact);
        if (ulps > worst.ulps)
          worst = {ulps, x[i], y[i], z[i], exact};
      }
    }
    std::printf("%-9s %-9s max %.3f ulp at %a, %a\n", toString(GetParam()),
                toString(function.opcode), worst.ulps, double(worst.at),
                double(worst.other));
    EXPECT_LE(worst.ulps, function.limit)
        << toString(function.opcode) << " of " << worst.at << ", "
        << worst.other << ": " << worst.result << ", exactly "
        << worst.expected;
  }
}

INSTANTIATE_TEST_SUITE_P(Isas, AccuracyOfOne,
                         testing::Combine(testing::ValuesIn(allIsas),
                                          testing::ValuesIn(functions)),
                         [](const auto &info) {
                           return variantName(std::get<Isa>(info.param)) + "_" +
                                  toString(
                                      std::get<Function>(info.param).opcode);
                         });
INSTANTIATE_TEST_SUITE_P(Isas, AccuracyOfTwo, testing::ValuesIn(allIsas),
                         [](const auto &info) {
                           return variantName(info.param);
                         });

} // namespace
} // namespace trc::host

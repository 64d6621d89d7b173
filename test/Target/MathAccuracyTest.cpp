//===- MathAccuracyTest.cpp - units in the last place of vector math ------===//
//
// Compares each compiled function of one operand with libm in double, over f32
// bit patterns. Under `make test` one pattern in 4099 (a prime, so that all
// exponents and low bits are met) plus neighbourhoods of the special values;
// with TRC_ACCURACY_STEP=1 all 2^32, which takes minutes for each. Prints the
// largest error of each: the table in docs/vector-math.md. Limit: 2 units for
// everything but approximations, denormals included; every variant gives the
// same bits.
//
//===----------------------------------------------------------------------===//

#include "../Kernel/KernelBuilder.h"
#include "Compare.h"
#include "KernelRunner.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <span>

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
  double limit = 2;
};

const Function functions[] = {
    {Opcode::Sqrt, std::sqrt},
    {Opcode::Rsqrt, rsqrt},
    {Opcode::Cbrt, std::cbrt},
    {Opcode::Exp, std::exp},
    {Opcode::Expm1, std::expm1},
    {Opcode::Log, std::log},
    {Opcode::Log1p, std::log1p},
    {Opcode::Logistic, logistic},
    {Opcode::Tanh, std::tanh},
    {Opcode::Sine, std::sin},
    {Opcode::Cosine, std::cos},
    {Opcode::Tan, std::tan},
    {Opcode::Erf, std::erf},
    {Opcode::Erfc, std::erfc},
    {Opcode::ErfInv, erfInverse},
    // A unit is at least 2^-24 of a number.
    {Opcode::TanhApproximate, std::tanh, approximationError * 0x1p24},
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

/// One kernel for each variant that runs on this machine.
std::vector<MappedKernel> compileVariants(Opcode opcode, unsigned arity) {
  std::vector<MappedKernel> kernels;
  for (Isa isa : allIsas)
    if (machineHas(isa))
      kernels.push_back(compileMap(opcode, arity, isa));
  return kernels;
}

/// Runs the variants, which have to give the same bits; which NaN is left open,
/// since it depends on the order of commutative operands.
void runVariants(const std::vector<MappedKernel> &kernels,
                 std::span<const std::vector<float>> inputs,
                 std::vector<float> &result) {
  std::vector<void *> operands;
  for (const std::vector<float> &input : inputs)
    operands.push_back(const_cast<float *>(input.data()));
  static std::vector<float> other(batch);
  for (const MappedKernel &kernel : kernels) {
    bool isFirst = &kernel == &kernels.front();
    operands.push_back(isFirst ? result.data() : other.data());
    kernel(operands.data(), 0, batch);
    operands.pop_back();
    for (int64_t i = 0; i < batch && !isFirst; ++i)
      ASSERT_TRUE(std::memcmp(&result[i], &other[i], sizeof(float)) == 0 ||
                  (std::isnan(result[i]) && std::isnan(other[i])))
          << "the variants give " << result[i] << " and " << other[i] << " of "
          << inputs.front()[i] << ", " << inputs.back()[i];
  }
}

class AccuracyOfOne : public testing::TestWithParam<Function> {};

TEST_P(AccuracyOfOne, WithinItsLimit) {
  const Function &function = GetParam();
  std::vector<MappedKernel> kernels = compileVariants(function.opcode, 1);
  if (kernels.empty())
    GTEST_SKIP() << "no variant for this machine";
  const char *wish = std::getenv("TRC_ACCURACY_STEP");
  uint64_t step = wish ? std::max(1, std::atoi(wish)) : 4099;
  Worst worst;
  std::vector<float> x[1], y(batch);
  auto add = [&](uint32_t bits) {
    x[0].push_back(std::bit_cast<float>(bits));
    if (int64_t(x[0].size()) < batch)
      return;
    runVariants(kernels, x, y);
    for (int64_t i = 0; i < batch; ++i) {
      double exact = function.reference(x[0][i]), ulps = error(y[i], exact);
      if (ulps > worst.ulps)
        worst = {ulps, x[0][i], 0, y[i], exact};
    }
    x[0].clear();
  };
  for (uint64_t bits = 0; bits < (1ull << 32) && !HasFatalFailure();
       bits += step)
    add(uint32_t(bits));
  // Around zero, one, the infinities, the denormals and where exp ends.
  for (float special : {0.0f, 0x1p-149f, 0x1p-126f, 1.0f, 0.5f, 2.0f, 88.7228f,
                        87.336f, 103.972f, 10.0f, 0.921875f, 0x1p30f, 3.4e38f,
                        INFINITY, NAN, 3.14159265f, 1.57079632f})
    for (uint32_t sign : {0u, 0x80000000u})
      for (uint32_t near = 0; near < 400; ++near)
        add((std::bit_cast<uint32_t>(special) ^ sign) + near - 200);
  while (!x[0].empty())
    add(0x3f800000);
  std::printf("%-9s max %.3f ulp at %a\n", toString(function.opcode),
              worst.ulps, double(worst.at));
  std::fflush(stdout);
  EXPECT_LE(worst.ulps, function.limit)
      << toString(function.opcode) << " of " << worst.at << ": " << worst.result
      << ", exactly " << worst.expected;
}

TEST(Accuracy, IsMeasuredOfEveryFunction) {
  for (unsigned i = 0; i < numOpcodes; ++i) {
    auto opcode = static_cast<Opcode>(i);
    if (isFunction(opcode) && describe(opcode).operands == 1)
      EXPECT_EQ(std::ranges::count(functions, opcode, &Function::opcode), 1)
          << toString(opcode);
  }
}

INSTANTIATE_TEST_SUITE_P(Functions, AccuracyOfOne, testing::ValuesIn(functions),
                         [](const auto &info) {
                           return std::string(toString(info.param.opcode));
                         });

struct BinaryFunction {
  Opcode opcode;
  double (*reference)(double, double);
  double limit;
};

class AccuracyOfTwo : public testing::TestWithParam<BinaryFunction> {};

TEST_P(AccuracyOfTwo, WithinTwoUnits) {
  const BinaryFunction &function = GetParam();
  std::vector<MappedKernel> kernels = compileVariants(function.opcode, 2);
  if (kernels.empty())
    GTEST_SKIP() << "no variant for this machine";
  const float special[] = {
      0.0f,        -0.0f,     1.0f,    -1.0f,       2.0f,
      -2.0f,       0.5f,      -0.5f,   3.0f,        -3.0f,
      1.5f,        1e-40f,    -1e-40f, 1e30f,       -1e30f,
      INFINITY,    -INFINITY, NAN,     16777216.0f, 16777217.0f,
      33554433.0f, 0x1p-149f, 3.4e38f, -2.5f,       1e9f};
  Worst worst;
  std::mt19937 random(5);
  std::vector<float> x[2], z(batch);
  x[0].resize(batch), x[1].resize(batch);
  for (int round = 0; round < 24; ++round) {
    for (int64_t i = 0; i < batch; ++i) {
      if (round == 0) {
        constexpr size_t n = std::size(special);
        x[0][i] = special[i % n];
        x[1][i] = special[i / n % n];
      } else if (round % 2) { // any bits
        x[0][i] = std::bit_cast<float>(uint32_t(random()));
        x[1][i] = std::bit_cast<float>(uint32_t(random()));
      } else { // near one, and powers that stay finite
        x[0][i] = std::ldexp(1.0f + float(random() % 65536) / 65536,
                             int(random() % 21) - 10);
        x[1][i] = float(int(random() % 8192) - 4096) / 256;
      }
    }
    ASSERT_NO_FATAL_FAILURE(runVariants(kernels, x, z));
    for (int64_t i = 0; i < batch; ++i) {
      double exact = function.reference(x[0][i], x[1][i]);
      double ulps = error(z[i], exact);
      if (ulps > worst.ulps)
        worst = {ulps, x[0][i], x[1][i], z[i], exact};
    }
  }
  std::printf("%-9s max %.3f ulp at %a, %a\n", toString(function.opcode),
              worst.ulps, double(worst.at), double(worst.other));
  EXPECT_LE(worst.ulps, function.limit)
      << toString(function.opcode) << " of " << worst.at << ", " << worst.other
      << ": " << worst.result << ", exactly " << worst.expected;
}

INSTANTIATE_TEST_SUITE_P(
    Functions, AccuracyOfTwo,
    testing::Values(BinaryFunction{Opcode::Power, std::pow, 2},
                    BinaryFunction{Opcode::Atan2, std::atan2, 2},
                    BinaryFunction{Opcode::Remainder, std::fmod, 0}),
    [](const auto &info) { return std::string(toString(info.param.opcode)); });

} // namespace
} // namespace trc::host

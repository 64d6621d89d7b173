//===- OperationsTest.cpp - every operation on every type -----------------===//
//
// One map per operation and type, 1000 random elements, as a vector loop and as
// scalars, against the interpreter. Conversions between all pairs of types.
//
//===----------------------------------------------------------------------===//

#include "../Kernel/KernelBuilder.h"
#include "Compare.h"

using namespace trc::kernel;

namespace trc::host {
namespace {

constexpr int64_t count = 1000;

bool isComparison(Opcode opcode) {
  return opcode >= Opcode::CompareEQ && opcode <= Opcode::CompareGE;
}

Kernel map(Opcode opcode, ElementType from, ElementType to, bool vector,
           uint8_t exponentBits = 5, uint8_t mantissaBits = 4) {
  KernelBuilder b({count}, vector);
  unsigned arity = opcode == Opcode::Select ? 3 : opcode >= Opcode::Add ? 2 : 1;
  std::vector<Register> operands;
  Affine index{0, {{0, 1}}};
  for (unsigned i = 0; i < arity; ++i) {
    bool predicate = opcode == Opcode::Select && i == 0;
    operands.push_back(
        b.load(b.buffer(predicate ? ElementType::I1 : from, count), index));
  }
  Register result = b.compute(opcode, to, operands, exponentBits, mantissaBits);
  b.store(b.buffer(to, count, true), index, result);
  return b.finish();
}

/// Results that the interpreter computes by another way than the math library.
double tolerance(Opcode opcode, ElementType type) {
  switch (opcode) {
  case Opcode::Remainder:
    return 0;
  case Opcode::Rsqrt:
    return type == ElementType::F64 ? 1 : 2;
  case Opcode::Power:
  case Opcode::Atan2:
    return 2;
  default:
    return opcode >= Opcode::Cbrt && opcode <= Opcode::ErfInv ? 2 : 0;
  }
}

class Operations : public testing::TestWithParam<ElementType> {};

TEST_P(Operations, AgreeWithInterpreter) {
  ElementType type = GetParam();
  for (unsigned i = 0; i <= unsigned(Opcode::Select); ++i) {
    auto opcode = static_cast<Opcode>(i);
    if (!hasNativeKernel(opcode, type) || opcode == Opcode::Convert ||
        opcode == Opcode::BitcastConvert)
      continue;
    if (opcode == Opcode::ReducePrecision && type == ElementType::F16)
      continue; // tested with narrower formats below
    SCOPED_TRACE(toString(opcode));
    ElementType to = isComparison(opcode) || opcode == Opcode::IsFinite
                         ? ElementType::I1
                         : type;
    CompareOptions options;
    options.ulps = tolerance(opcode, type);
    options.seed = i;
    for (bool vector : {true, false})
      compareWithInterpreter(map(opcode, type, to, vector), options);
  }
}

TEST_P(Operations, Convert) {
  ElementType from = GetParam();
  for (unsigned i = 0; i <= unsigned(ElementType::F64); ++i) {
    auto to = static_cast<ElementType>(i);
    SCOPED_TRACE(toString(to));
    for (bool vector : {true, false}) {
      if (!vector && (i + unsigned(from)) % 3 != 0)
        continue; // the same arithmetic; a third is enough
      compareWithInterpreter(map(Opcode::Convert, from, to, vector));
      if (bitWidth(from) == bitWidth(to))
        compareWithInterpreter(map(Opcode::BitcastConvert, from, to, vector));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(
    Types, Operations,
    testing::Values(ElementType::I1, ElementType::I2, ElementType::I4,
                    ElementType::I8, ElementType::I16, ElementType::I32,
                    ElementType::I64, ElementType::UI2, ElementType::UI4,
                    ElementType::UI8, ElementType::UI16, ElementType::UI32,
                    ElementType::UI64, ElementType::F16, ElementType::BF16,
                    ElementType::F32, ElementType::F64),
    [](const auto &info) { return std::string(toString(info.param)); });

TEST(Operations, ReducePrecision) {
  for (auto [exponent, mantissa] :
       {std::pair{5, 10}, {8, 7}, {4, 3}, {8, 1}, {2, 2}})
    for (ElementType type : {ElementType::F16, ElementType::BF16,
                             ElementType::F32, ElementType::F64}) {
      SCOPED_TRACE(toString(type));
      compareWithInterpreter(map(Opcode::ReducePrecision, type, type, true,
                                 uint8_t(exponent), uint8_t(mantissa)));
    }
}

} // namespace
} // namespace trc::host

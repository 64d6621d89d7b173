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

Kernel map(Opcode opcode, ElementType from, ElementType to, bool vector,
           uint8_t exponentBits = 5, uint8_t mantissaBits = 4) {
  KernelBuilder b({count}, vector);
  unsigned arity = describe(opcode).operands;
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
  // A unit is at least 2^-24 of a number; one of 16 bits is wider than the
  // error.
  case Opcode::TanhApproximate:
    return type == ElementType::F32 ? approximationError * 0x1p24 : 2;
  default:
    return isFunction(opcode) ? 2 : 0;
  }
}

class Operations : public testing::TestWithParam<ElementType> {};

TEST_P(Operations, AgreeWithInterpreter) {
  ElementType type = GetParam();
  for (unsigned i = 0; i < numOpcodes; ++i) {
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
  for (unsigned i = 0; i < numElementTypes; ++i) {
    auto to = static_cast<ElementType>(i);
    SCOPED_TRACE(name(to));
    for (bool vector : {true, false}) {
      if (!vector && (i + unsigned(from)) % 3 != 0)
        continue; // the same arithmetic; a third is enough
      compareWithInterpreter(map(Opcode::Convert, from, to, vector));
      if (bitWidth(from) == bitWidth(to))
        compareWithInterpreter(map(Opcode::BitcastConvert, from, to, vector));
    }
  }
}

std::vector<ElementType> allTypes() {
  return {
#define TRC_ELEMENT_TYPE(NAME, ...) ElementType::NAME,
#include "schema/ElementTypes.def"
  };
}

INSTANTIATE_TEST_SUITE_P(Types, Operations, testing::ValuesIn(allTypes()),
                         [](const auto &info) { return name(info.param); });

TEST(Operations, ReducePrecision) {
  for (auto [exponent, mantissa] :
       {std::pair{5, 10}, {8, 7}, {4, 3}, {8, 1}, {2, 2}})
    for (ElementType type : {ElementType::F16, ElementType::BF16,
                             ElementType::F32, ElementType::F64}) {
      SCOPED_TRACE(name(type));
      compareWithInterpreter(map(Opcode::ReducePrecision, type, type, true,
                                 uint8_t(exponent), uint8_t(mantissa)));
    }
}

} // namespace
} // namespace trc::host

//===- ElementwiseOps.cpp - elementwise operations ------------------------===//
//
// Fills the table; the numbers come from Elementwise.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace trc::reference {

template <typename OpType> static void addUnary(OpTable &table, Unary kind) {
  table.add<OpType>([kind](OpType, const Invocation &in) {
    return outcome(unary(kind, in[0]));
  });
}

template <typename OpType> static void addBinary(OpTable &table, Binary kind) {
  table.add<OpType>([kind](OpType, const Invocation &in) {
    return outcome(binary(kind, in[0], in[1]));
  });
}

static void addUnaryOps(OpTable &table) {
  addUnary<stablehlo::AbsOp>(table, Unary::Abs);
  addUnary<stablehlo::CbrtOp>(table, Unary::Cbrt);
  addUnary<stablehlo::CeilOp>(table, Unary::Ceil);
  addUnary<stablehlo::ClzOp>(table, Unary::CountLeadingZeros);
  addUnary<stablehlo::CosineOp>(table, Unary::Cosine);
  addUnary<stablehlo::ExpOp>(table, Unary::Exponential);
  addUnary<stablehlo::Expm1Op>(table, Unary::ExponentialMinusOne);
  addUnary<stablehlo::FloorOp>(table, Unary::Floor);
  addUnary<stablehlo::IsFiniteOp>(table, Unary::IsFinite);
  addUnary<stablehlo::LogOp>(table, Unary::Log);
  addUnary<stablehlo::Log1pOp>(table, Unary::LogPlusOne);
  addUnary<stablehlo::LogisticOp>(table, Unary::Logistic);
  addUnary<stablehlo::NegOp>(table, Unary::Negate);
  addUnary<stablehlo::NotOp>(table, Unary::Not);
  addUnary<stablehlo::PopulationCountOp>(table, Unary::PopulationCount);
  addUnary<stablehlo::RoundOp>(table, Unary::RoundNearestAwayFromZero);
  addUnary<stablehlo::RoundNearestEvenOp>(table, Unary::RoundNearestEven);
  addUnary<stablehlo::RsqrtOp>(table, Unary::Rsqrt);
  addUnary<stablehlo::SignOp>(table, Unary::Sign);
  addUnary<stablehlo::SineOp>(table, Unary::Sine);
  addUnary<stablehlo::SqrtOp>(table, Unary::Sqrt);
  addUnary<stablehlo::TanOp>(table, Unary::Tan);
  addUnary<stablehlo::TanhOp>(table, Unary::Tanh);

  addUnary<chlo::AcosOp>(table, Unary::Acos);
  addUnary<chlo::AcoshOp>(table, Unary::Acosh);
  addUnary<chlo::AsinOp>(table, Unary::Asin);
  addUnary<chlo::AsinhOp>(table, Unary::Asinh);
  addUnary<chlo::AtanOp>(table, Unary::Atan);
  addUnary<chlo::AtanhOp>(table, Unary::Atanh);
  addUnary<chlo::CoshOp>(table, Unary::Cosh);
  addUnary<chlo::DigammaOp>(table, Unary::Digamma);
  addUnary<chlo::ErfOp>(table, Unary::Erf);
  addUnary<chlo::ErfcOp>(table, Unary::Erfc);
  addUnary<chlo::ErfInvOp>(table, Unary::ErfInv);
  addUnary<chlo::IsInfOp>(table, Unary::IsInf);
  addUnary<chlo::IsNegInfOp>(table, Unary::IsNegInf);
  addUnary<chlo::IsPosInfOp>(table, Unary::IsPosInf);
  addUnary<chlo::LgammaOp>(table, Unary::Lgamma);
  addUnary<chlo::SinhOp>(table, Unary::Sinh);
  addUnary<chlo::SquareOp>(table, Unary::Square);
  addUnary<chlo::TanOp>(table, Unary::Tan);
}

static void addBinaryOps(OpTable &table) {
  addBinary<stablehlo::AddOp>(table, Binary::Add);
  addBinary<stablehlo::AndOp>(table, Binary::And);
  addBinary<stablehlo::Atan2Op>(table, Binary::Atan2);
  addBinary<stablehlo::DivOp>(table, Binary::Divide);
  addBinary<stablehlo::MaxOp>(table, Binary::Maximum);
  addBinary<stablehlo::MinOp>(table, Binary::Minimum);
  addBinary<stablehlo::MulOp>(table, Binary::Multiply);
  addBinary<stablehlo::OrOp>(table, Binary::Or);
  addBinary<stablehlo::PowOp>(table, Binary::Power);
  addBinary<stablehlo::RemOp>(table, Binary::Remainder);
  addBinary<stablehlo::ShiftLeftOp>(table, Binary::ShiftLeft);
  addBinary<stablehlo::ShiftRightArithmeticOp>(table,
                                               Binary::ShiftRightArithmetic);
  addBinary<stablehlo::ShiftRightLogicalOp>(table, Binary::ShiftRightLogical);
  addBinary<stablehlo::SubtractOp>(table, Binary::Subtract);
  addBinary<stablehlo::XorOp>(table, Binary::Xor);

  addBinary<chlo::NextAfterOp>(table, Binary::NextAfter);
}

static Direction directionOf(stablehlo::ComparisonDirection direction) {
  switch (direction) {
  case stablehlo::ComparisonDirection::EQ:
    return Direction::EQ;
  case stablehlo::ComparisonDirection::NE:
    return Direction::NE;
  case stablehlo::ComparisonDirection::GE:
    return Direction::GE;
  case stablehlo::ComparisonDirection::GT:
    return Direction::GT;
  case stablehlo::ComparisonDirection::LE:
    return Direction::LE;
  case stablehlo::ComparisonDirection::LT:
    return Direction::LT;
  }
  llvm_unreachable("all directions are listed");
}

void addElementwiseOps(OpTable &table) {
  addUnaryOps(table);
  addBinaryOps(table);
  table.add<stablehlo::CompareOp>([](stablehlo::CompareOp op,
                                     const Invocation &in) {
    bool totalOrder =
        op.getCompareType() == stablehlo::ComparisonType::TOTALORDER;
    return outcome(compare(
        in[0], in[1], directionOf(op.getComparisonDirection()), totalOrder));
  });
  table.add<stablehlo::SelectOp>([](stablehlo::SelectOp, const Invocation &in) {
    return outcome(select(in[0], in[1], in[2]));
  });
  table.add<stablehlo::ClampOp>([](stablehlo::ClampOp, const Invocation &in) {
    return outcome(clamp(in[0], in[1], in[2]));
  });
  table.add<stablehlo::ConvertOp>(
      [](stablehlo::ConvertOp, const Invocation &in) {
        return outcome(convert(in[0], in.resultType().element));
      });
  table.add<stablehlo::BitcastConvertOp>(
      [](stablehlo::BitcastConvertOp, const Invocation &in) {
        TensorType type = in.resultType();
        return outcome(bitcastConvert(in[0], type.element, type.shape));
      });
  table.add<stablehlo::ReducePrecisionOp>(
      [](stablehlo::ReducePrecisionOp op, const Invocation &in) {
        return outcome(
            reducePrecision(in[0], op.getExponentBits(), op.getMantissaBits()));
      });
}

} // namespace trc::reference

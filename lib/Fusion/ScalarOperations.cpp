//===- ScalarOperations.cpp - what an operation does to one element -------===//
//
// Tables from names to opcodes and from MLIR's types to element types.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/ScalarOperations.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace trc;
using kernel::ElementType;
using kernel::Opcode;

std::optional<ElementType> trc::elementTypeOf(Type type) {
  if (type.isF32())
    return ElementType::F32;
  if (type.isF64())
    return ElementType::F64;
  if (type.isF16())
    return ElementType::F16;
  if (type.isBF16())
    return ElementType::BF16;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  bool isUnsigned = integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return ElementType::I1;
  case 2:
    return isUnsigned ? ElementType::UI2 : ElementType::I2;
  case 4:
    return isUnsigned ? ElementType::UI4 : ElementType::I4;
  case 8:
    return isUnsigned ? ElementType::UI8 : ElementType::I8;
  case 16:
    return isUnsigned ? ElementType::UI16 : ElementType::I16;
  case 32:
    return isUnsigned ? ElementType::UI32 : ElementType::I32;
  case 64:
    return isUnsigned ? ElementType::UI64 : ElementType::I64;
  default:
    return std::nullopt;
  }
}

ElementType trc::elementTypeOf(Value value) {
  return *elementTypeOf(
      cast<RankedTensorType>(value.getType()).getElementType());
}

Opcode trc::directionOf(stablehlo::CompareOp compare) {
  switch (compare.getComparisonDirection()) {
  case stablehlo::ComparisonDirection::EQ:
    return Opcode::CompareEQ;
  case stablehlo::ComparisonDirection::NE:
    return Opcode::CompareNE;
  case stablehlo::ComparisonDirection::LT:
    return Opcode::CompareLT;
  case stablehlo::ComparisonDirection::LE:
    return Opcode::CompareLE;
  case stablehlo::ComparisonDirection::GT:
    return Opcode::CompareGT;
  case stablehlo::ComparisonDirection::GE:
    return Opcode::CompareGE;
  }
  llvm_unreachable("every direction has an opcode");
}

bool trc::isTotalOrder(stablehlo::CompareOp compare) {
  return compare.getCompareType() == stablehlo::ComparisonType::TOTALORDER &&
         kernel::isFloat(elementTypeOf(compare.getLhs()));
}

std::optional<Opcode> trc::opcodeOf(Operation *op) {
  if (auto compare = dyn_cast<stablehlo::CompareOp>(op))
    return isTotalOrder(compare) ? std::nullopt
                                 : std::optional(directionOf(compare));
  return llvm::StringSwitch<std::optional<Opcode>>(op->getName().getStringRef())
      .Case("stablehlo.abs", Opcode::Abs)
      .Case("stablehlo.negate", Opcode::Negate)
      .Case("stablehlo.sign", Opcode::Sign)
      .Case("stablehlo.floor", Opcode::Floor)
      .Case("stablehlo.ceil", Opcode::Ceil)
      .Case("stablehlo.round_nearest_even", Opcode::RoundNearestEven)
      .Case("stablehlo.round_nearest_afz", Opcode::RoundNearestAfz)
      .Case("stablehlo.sqrt", Opcode::Sqrt)
      .Case("stablehlo.rsqrt", Opcode::Rsqrt)
      .Case("stablehlo.cbrt", Opcode::Cbrt)
      .Case("stablehlo.exponential", Opcode::Exp)
      .Case("stablehlo.exponential_minus_one", Opcode::Expm1)
      .Case("stablehlo.log", Opcode::Log)
      .Case("stablehlo.log_plus_one", Opcode::Log1p)
      .Case("stablehlo.logistic", Opcode::Logistic)
      .Case("stablehlo.tanh", Opcode::Tanh)
      .Case("stablehlo.sine", Opcode::Sine)
      .Case("stablehlo.cosine", Opcode::Cosine)
      .Case("stablehlo.tan", Opcode::Tan)
      .Case("chlo.erf", Opcode::Erf)
      .Case("chlo.erfc", Opcode::Erfc)
      .Case("chlo.erf_inv", Opcode::ErfInv)
      .Case("stablehlo.not", Opcode::Not)
      .Case("stablehlo.popcnt", Opcode::Popcnt)
      .Case("stablehlo.count_leading_zeros", Opcode::CountLeadingZeros)
      .Case("stablehlo.is_finite", Opcode::IsFinite)
      .Case("stablehlo.convert", Opcode::Convert)
      .Case("stablehlo.bitcast_convert", Opcode::BitcastConvert)
      .Case("stablehlo.reduce_precision", Opcode::ReducePrecision)
      .Case("stablehlo.add", Opcode::Add)
      .Case("stablehlo.subtract", Opcode::Subtract)
      .Case("stablehlo.multiply", Opcode::Multiply)
      .Case("stablehlo.divide", Opcode::Divide)
      .Case("stablehlo.remainder", Opcode::Remainder)
      .Case("stablehlo.power", Opcode::Power)
      .Case("stablehlo.maximum", Opcode::Maximum)
      .Case("stablehlo.minimum", Opcode::Minimum)
      .Case("stablehlo.atan2", Opcode::Atan2)
      .Case("stablehlo.and", Opcode::And)
      .Case("stablehlo.or", Opcode::Or)
      .Case("stablehlo.xor", Opcode::Xor)
      .Case("stablehlo.shift_left", Opcode::ShiftLeft)
      .Case("stablehlo.shift_right_arithmetic", Opcode::ShiftRightArithmetic)
      .Case("stablehlo.shift_right_logical", Opcode::ShiftRightLogical)
      .Case("stablehlo.select", Opcode::Select)
      .Default(std::nullopt);
}

bool trc::combinesInAnyOrder(Opcode opcode) {
  switch (opcode) {
  case Opcode::Add:
  case Opcode::Multiply:
  case Opcode::Maximum:
  case Opcode::Minimum:
  case Opcode::And:
  case Opcode::Or:
  case Opcode::Xor:
    return true;
  default:
    return false;
  }
}

std::optional<Opcode> trc::commutativeReducer(stablehlo::ReduceOp reduce) {
  Block &body = reduce.getBody().front();
  if (body.getOperations().size() != 2 || reduce.getInputs().size() != 1)
    return std::nullopt;
  std::optional<Opcode> opcode = opcodeOf(&body.front());
  return opcode && combinesInAnyOrder(*opcode) ? opcode : std::nullopt;
}

uint64_t trc::neutralBits(Opcode opcode, ElementType type) {
  unsigned width = kernel::bitWidth(type);
  uint64_t ones = ~uint64_t(0) >> (64 - width), sign = uint64_t(1)
                                                       << (width - 1);
  bool isFloat = kernel::isFloat(type);
  // Exponent all ones, the rest zero: infinity.
  uint64_t mantissa = type == ElementType::F64    ? 52
                      : type == ElementType::F32  ? 23
                      : type == ElementType::BF16 ? 7
                                                  : 10;
  uint64_t infinity = (ones >> 1) & ~((uint64_t(1) << mantissa) - 1);
  uint64_t bias = isFloat ? (uint64_t(1) << (width - 2 - mantissa)) - 1 : 0;
  switch (opcode) {
  case Opcode::Add: // -0 + x is x for every float, 0 + -0 is not -0
    return isFloat ? sign : 0;
  case Opcode::Multiply:
    return isFloat ? bias << mantissa : 1;
  case Opcode::Maximum:
    return isFloat ? infinity | sign : kernel::isSigned(type) ? sign : 0;
  case Opcode::Minimum:
    return isFloat ? infinity : kernel::isSigned(type) ? ones >> 1 : ones;
  case Opcode::And:
    return ones;
  default: // or, exclusive or
    return 0;
  }
}

bool trc::startsNeutral(stablehlo::ReduceOp reduce) {
  std::optional<Opcode> opcode = commutativeReducer(reduce);
  if (!opcode)
    return false;
  auto constant =
      reduce.getInitValues().front().getDefiningOp<stablehlo::ConstantOp>();
  std::optional<uint64_t> bits =
      constant ? splatBits(constant.getValue()) : std::nullopt;
  if (!bits)
    return false;
  ElementType type = elementTypeOf(reduce.getInputs().front());
  // A sum that starts from +0 differs only in the sign of an empty sum.
  bool isZero = *opcode == Opcode::Add && *bits == 0;
  return isZero || *bits == neutralBits(*opcode, type);
}

std::optional<uint64_t> trc::splatBits(Attribute value) {
  auto elements = dyn_cast<DenseElementsAttr>(value);
  if (!elements || !elements.isSplat())
    return std::nullopt;
  if (isa<FloatType>(elements.getElementType()))
    return elements.getSplatValue<APFloat>().bitcastToAPInt().getZExtValue();
  if (isa<IntegerType>(elements.getElementType()))
    return elements.getSplatValue<APInt>().getZExtValue();
  return std::nullopt;
}

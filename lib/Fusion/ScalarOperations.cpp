//===- ScalarOperations.cpp - what an operation does to one element -------===//
//
// From the names of operations to opcodes, and what reducers are made of.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/ScalarOperations.h"

#include "schema/FloatFormat.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace trc;
using kernel::ElementType;
using kernel::Opcode;

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

/// Whether a tolerance of the operation allows for an approximation.
static bool mayApproximate(Operation *op) {
  auto accuracy =
      op->getAttrOfType<stablehlo::ResultAccuracyAttr>("result_accuracy");
  return accuracy &&
         accuracy.getMode().getValue() ==
             stablehlo::ResultAccuracyMode::TOLERANCE &&
         accuracy.getRtol().convertToDouble() >= kernel::approximationError;
}

std::optional<Opcode> trc::opcodeOf(Operation *op) {
  if (isa<stablehlo::TanhOp>(op) && mayApproximate(op))
    return Opcode::TanhApproximate;
  if (auto compare = dyn_cast<stablehlo::CompareOp>(op))
    return isTotalOrder(compare) ? std::nullopt
                                 : std::optional(directionOf(compare));
  static const llvm::StringMap<Opcode> byName = [] {
    llvm::StringMap<Opcode> map;
    for (unsigned i = 0; i < kernel::numOpcodes; ++i)
      map.try_emplace(kernel::scalarOperations[i].operation,
                      static_cast<Opcode>(i));
    return map;
  }();
  auto found = byName.find(op->getName().getStringRef());
  return found == byName.end() ? std::nullopt : std::optional(found->second);
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
  FloatFormat format = isFloat ? floatFormat(type) : FloatFormat();
  uint64_t infinity = isFloat ? format.infinity() : 0;
  switch (opcode) {
  case Opcode::Add: // -0 + x is x for every float, 0 + -0 is not -0
    return isFloat ? sign : 0;
  case Opcode::Multiply:
    return isFloat ? uint64_t(format.bias()) << format.mantissaBits : 1;
  case Opcode::Maximum:
    return isFloat ? infinity | sign : kernel::isSigned(type) ? sign : 0;
  case Opcode::Minimum:
    return isFloat ? infinity : kernel::isSigned(type) ? ones >> 1 : ones;
  case Opcode::And:
    return ones;
  case Opcode::Or:
  case Opcode::Xor:
    return 0;
  default:
    llvm_unreachable("not a commutative operation");
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

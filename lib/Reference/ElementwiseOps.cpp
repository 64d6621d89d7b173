//===- ElementwiseOps.cpp - elementwise operations ------------------------===//
//
// Fills the table; the numbers come from Elementwise.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;

namespace trc::reference {

static void addUnaryOps(OpTable &table) {
  auto add = [&](StringRef name, Unary kind) {
    table.add(name, [kind](const Invocation &in) {
      return outcome(unary(kind, in[0]));
    });
  };
#define TRC_UNARY(NAME, SPELLING, OPERATION, ...) add(OPERATION, Unary::NAME);
#define TRC_UNARY_FLOAT TRC_UNARY
#define TRC_FUNCTION TRC_UNARY
#define TRC_UNARY_BITS TRC_UNARY
#define TRC_LIBRARY_FUNCTION TRC_UNARY
#define TRC_LIBRARY_UNARY TRC_UNARY
#include "trc/Kernel/ScalarOperations.def"
  add("chlo.is_inf", Unary::IsInf);
  add("chlo.is_neg_inf", Unary::IsNegInf);
  add("chlo.is_pos_inf", Unary::IsPosInf);
  add("chlo.tan", Unary::Tan);
}

static void addBinaryOps(OpTable &table) {
  auto add = [&](StringRef name, Binary kind) {
    table.add(name, [kind](const Invocation &in) {
      return outcome(binary(kind, in[0], in[1]));
    });
  };
#define TRC_BINARY(NAME, SPELLING, OPERATION, ...) add(OPERATION, Binary::NAME);
#define TRC_BINARY_FUNCTION TRC_BINARY
#define TRC_BINARY_BITS TRC_BINARY
#define TRC_LIBRARY_BINARY TRC_BINARY
#include "trc/Kernel/ScalarOperations.def"
}

/// Those of chlo that no kernel computes: the compiler writes them out.
static void addRareFunctions(OpTable &table) {
  table.add("chlo.zeta", [](const Invocation &in) {
    return outcome(mapFloats(zeta, in[0], in[1]));
  });
  table.add("chlo.polygamma", [](const Invocation &in) {
    return outcome(mapFloats(polygamma, in[0], in[1]));
  });
  table.add("chlo.bessel_i1e", [](const Invocation &in) {
    return outcome(mapFloats(besselI1e, in[0]));
  });
  table.add("chlo.mulhi", [](const Invocation &in) {
    return outcome(multiplyHigh(in[0], in[1]));
  });
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
  addRareFunctions(table);
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

//===- ChloDialect.cpp - functions that JAX prints ------------------------===//
//
// The `chlo` dialect: result types and verifiers.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/ChloDialect.h"

#include "Infer.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc::chlo;
using namespace trc::stablehlo;

#include "trc/Dialect/StableHLO/ChloDialect.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/StableHLO/ChloAttrs.cpp.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ChloOps.cpp.inc"

void ChloDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "trc/Dialect/StableHLO/ChloAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "trc/Dialect/StableHLO/ChloOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

#define TRC_PREDICATE(OP, MNEMONIC)                                            \
  static LogicalResult infer(OP::Adaptor op, Emit, Types &types) {             \
    auto type = tensorOf(op.getOperand());                                     \
    types.push_back(type.clone(IntegerType::get(type.getContext(), 1)));       \
    return success();                                                          \
  }                                                                            \
  TRC_INFER(OP, MNEMONIC "_c1")

TRC_PREDICATE(IsInfOp, "is_inf")
TRC_PREDICATE(IsNegInfOp, "is_neg_inf")
TRC_PREDICATE(IsPosInfOp, "is_pos_inf")

#undef TRC_PREDICATE

static LogicalResult infer(NextAfterOp::Adaptor op, Emit emit, Types &types) {
  types.push_back(op.getX().getType());
  return checkSameType(emit, "next_after_c1", "y", op.getX().getType(),
                       op.getY().getType());
}
TRC_INFER(NextAfterOp, "next_after_c1")

static LogicalResult infer(ZetaOp::Adaptor op, Emit emit, Types &types) {
  types.push_back(op.getX().getType());
  return checkSameType(emit, "zeta_c1", "q", op.getX().getType(),
                       op.getQ().getType());
}
TRC_INFER(ZetaOp, "zeta_c1")

static LogicalResult infer(PolygammaOp::Adaptor op, Emit emit, Types &types) {
  types.push_back(op.getN().getType());
  return checkSameType(emit, "polygamma_c1", "x", op.getN().getType(),
                       op.getX().getType());
}
TRC_INFER(PolygammaOp, "polygamma_c1")

static LogicalResult infer(MulhiOp::Adaptor op, Emit emit, Types &types) {
  types.push_back(op.getLhs().getType());
  return checkSameType(emit, "mulhi_c1", "rhs", op.getLhs().getType(),
                       op.getRhs().getType());
}
TRC_INFER(MulhiOp, "mulhi_c1")

//===----------------------------------------------------------------------===//
// TopKOp
//===----------------------------------------------------------------------===//

static LogicalResult infer(TopKOp::Adaptor op, Emit emit, Types &types) {
  auto operand = tensorOf(op.getOperand());
  if (operand.getRank() == 0)
    return emit() << "top_k_c1: expected a tensor of rank 1 or more, got "
                  << operand;
  SmallVector<int64_t> shape(operand.getShape());
  int64_t k = op.getK();
  if (k < 0 || k > shape.back())
    return emit() << "top_k_c2: expected k of at least 0 and at most "
                  << shape.back() << ", got " << k;
  shape.back() = k;
  types.push_back(operand.clone(shape));
  types.push_back(
      RankedTensorType::get(shape, IntegerType::get(operand.getContext(), 32)));
  return success();
}
TRC_INFER(TopKOp, "top_k_c3")

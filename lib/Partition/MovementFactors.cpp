//===- MovementFactors.cpp - factors of operations that move --------------===//
//
// A dimension can be split where elements keep their place along it. Parts of a
// tensor are runs of bytes in its split dimension, so a reshape hands on what
// has as many elements before it.
//
//===----------------------------------------------------------------------===//

#include "Factors.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

static int64_t rankOf(Value value) { return getTensorType(value).getRank(); }

static void addFactors(stablehlo::BroadcastInDimOp op, FactorList &list) {
  const auto from = getTensorType(op.getOperand());
  const auto to = getTensorType(op.getResult());
  for (int64_t dim = 0; dim < to.getRank(); ++dim) {
    const auto *place = llvm::find(op.getBroadcastDimensions(), dim);
    Factor &factor = list.add();
    factor.results = {dim};
    if (place == op.getBroadcastDimensions().end())
      continue;
    const int64_t source = place - op.getBroadcastDimensions().begin();
    if (from.getDimSize(source) == to.getDimSize(dim))
      factor.operands = {source};
  }
}

static void addFactors(stablehlo::ReshapeOp op, FactorList &list) {
  const auto from = getTensorType(op.getOperand());
  const auto to = getTensorType(op.getResult());
  int64_t before = 1;
  for (int64_t dim = 0; dim < from.getRank(); ++dim) {
    int64_t made = 1;
    for (int64_t target = 0; target < to.getRank(); ++target) {
      if (made == before && from.getDimSize(dim) > 1 &&
          to.getDimSize(target) > 1) {
        Factor &factor = list.add();
        factor.operands = {dim};
        factor.results = {target};
      }
      made *= to.getDimSize(target);
    }
    before *= from.getDimSize(dim);
  }
}

static void addFactors(stablehlo::TransposeOp op, FactorList &list) {
  for (auto [to, from] : llvm::enumerate(op.getPermutation())) {
    Factor &factor = list.add();
    factor.operands = {from};
    factor.results = {static_cast<int64_t>(to)};
  }
}

static void addFactors(stablehlo::SliceOp op, FactorList &list) {
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim)
    if (op.getStrides()[dim] == 1 &&
        getTensorType(op.getOperand()).getDimSize(dim) ==
            getTensorType(op.getResult()).getDimSize(dim))
      list.addEverywhere(dim);
}

/// Where the whole dimension is taken, it starts at 0 whatever was asked for.
static void addFactors(stablehlo::DynamicSliceOp op, FactorList &list) {
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim)
    if (getTensorType(op.getOperand()).getDimSize(dim) ==
        op.getSliceSizes()[dim]) {
      Factor &factor = list.add();
      factor.operands[0] = dim;
      factor.results = {dim};
    }
}

static void addFactors(stablehlo::DynamicUpdateSliceOp op, FactorList &list) {
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim)
    if (getTensorType(op.getOperand()).getDimSize(dim) ==
        getTensorType(op.getUpdate()).getDimSize(dim)) {
      Factor &factor = list.add();
      factor.operands[0] = factor.operands[1] = dim;
      factor.results = {dim};
    }
}

static void addFactors(stablehlo::ConcatenateOp op, FactorList &list) {
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim)
    if (dim != static_cast<int64_t>(op.getDimension()))
      list.addEverywhere(dim);
}

static void addFactors(stablehlo::PadOp op, FactorList &list) {
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim)
    if (op.getEdgePaddingLow()[dim] == 0 && op.getEdgePaddingHigh()[dim] == 0 &&
        op.getInteriorPadding()[dim] == 0) {
      Factor &factor = list.add();
      factor.operands[0] = dim;
      factor.results = {dim};
    }
}

static void addFactors(stablehlo::ReverseOp op, FactorList &list) {
  for (int64_t dim = 0; dim < rankOf(op.getResult()); ++dim)
    if (!llvm::is_contained(op.getDimensions(), dim))
      list.addEverywhere(dim);
}

/// Bits of one element are several elements of another width, along the last
/// dimension of one of both.
static void addFactors(stablehlo::BitcastConvertOp op, FactorList &list) {
  const int64_t shared =
      std::min(rankOf(op.getOperand()), rankOf(op.getResult()));
  for (int64_t dim = 0; dim < shared; ++dim) {
    Factor &factor = list.add();
    factor.operands = {dim};
    factor.results = {dim};
  }
}

/// Each rank counts from where its part begins, and has its part of what is
/// the same everywhere.
static bool addSourceFactors(FactorList &list) {
  if (!isa<stablehlo::IotaOp>(list.op) && !getSplat(list.op->getResult(0)))
    return false;
  for (int64_t dim = 0; dim < rankOf(list.op->getResult(0)); ++dim)
    list.addEverywhere(dim);
  return true;
}

bool trc::addMovementFactors(FactorList &list) {
  return llvm::TypeSwitch<Operation *, bool>(list.op)
      .Case<stablehlo::BroadcastInDimOp, stablehlo::ReshapeOp,
            stablehlo::TransposeOp, stablehlo::SliceOp,
            stablehlo::DynamicSliceOp, stablehlo::DynamicUpdateSliceOp,
            stablehlo::ConcatenateOp, stablehlo::PadOp, stablehlo::ReverseOp,
            stablehlo::BitcastConvertOp>([&](auto op) {
        addFactors(op, list);
        return true;
      })
      .Case<stablehlo::IotaOp, stablehlo::ConstantOp>(
          [&](auto) { return addSourceFactors(list); })
      .Default(false);
}

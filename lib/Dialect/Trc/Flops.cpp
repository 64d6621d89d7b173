//===- Flops.cpp - arithmetic of operations that no kernel holds ----------===//
//
// From shapes alone.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/Flops.h"

#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

static int64_t countContractFlops(ContractOp op) {
  llvm::SmallDenseMap<int64_t, int64_t> extents;
  auto note = [&](ArrayRef<int64_t> labels, Value value) {
    for (auto [label, extent] :
         llvm::zip_equal(labels, cast<ShapedType>(value.getType()).getShape()))
      extents[label] = extent;
  };
  note(op.getLhsDims(), op.getLhs());
  note(op.getRhsDims(), op.getRhs());
  int64_t flops = 2;
  for (auto [label, extent] : extents)
    flops *= extent;
  return flops;
}

/// Of the products over the scores that are seen (a mask is not known here):
/// two forward; again the scores and four more backward.
template <typename Op>
static int64_t countAttentionFlops(Op op, bool gradient) {
  auto query = cast<ShapedType>(op.getQuery().getType());
  auto value =
      op.isPacked() ? query : cast<ShapedType>(op.getValue().getType());
  int64_t rows = query.getDimSize(1), keys = value.getDimSize(1);
  int64_t seen = rows * keys;
  if (op.getCausal()) {
    // The last query sees all keys, the one before it one less, and so on.
    int64_t count = std::min(rows, keys);
    seen = count * (2 * keys - count + 1) / 2;
  }
  int64_t depth = query.getShape().back(), width = value.getShape().back();
  int64_t heads = query.getShape().drop_back().back();
  int64_t products = gradient ? 3 * depth + 2 * width : depth + width;
  return 2 * query.getDimSize(0) * heads * seen * products;
}

int64_t trc::countFlops(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case([](ContractOp op) { return countContractFlops(op); })
      .Case([](MatmulOp op) {
        return 2 * op.getBatch() * op.getM() * op.getN() * op.getK();
      })
      .Case([](AttentionOp op) { return countAttentionFlops(op, false); })
      .Case(
          [](AttentionGradientOp op) { return countAttentionFlops(op, true); })
      .Default([](Operation *) { return 0; });
}

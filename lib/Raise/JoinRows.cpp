//===- JoinRows.cpp - rows of a product joined before it ------------------===//
//
// `reshape(x . w)` from [B,T,V] to [N,V] becomes `reshape(x) . w`, also through
// a bias and the like; and on the way back a product, or a sum over all rows,
// that reads `reshape(d)` from [N,V] to [B,T,V] reads `d`.
// Then the dimensions of the rows are one axis throughout, as the loss sees
// them.
//
//===----------------------------------------------------------------------===//

#include "JoinRows.h"

#include "ProductChain.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace trc {

/// Whether `joined` is `parted` with all dimensions but the last joined.
static bool isJoined(RankedTensorType parted, RankedTensorType joined) {
  return joined.getRank() == 2 && parted.getRank() > 2 &&
         parted.getShape().back() == joined.getDimSize(1);
}

static bool isLabel(ArrayRef<int64_t> labels, int64_t dimLabel) {
  return llvm::is_contained(labels, dimLabel);
}

namespace {

class Joiner {
public:
  void joinResult(stablehlo::ReshapeOp op);
  void joinOperand(stablehlo::ReshapeOp op);

private:
  Value join(Value value);
  Value joinChained(OpBuilder &builder, Value value, RankedTensorType type);
  ContractOp joinProduct(ContractOp product, RankedTensorType type);

  llvm::DenseMap<Value, Value> joined;
};

/// `value` as a matrix of rows, made once, where the value is.
Value Joiner::join(Value value) {
  Value &matrix = joined[value];
  if (matrix)
    return matrix;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto type = getTensorType(value);
  int64_t columns = type.getShape().back();
  matrix = TensorArithmetic(builder, value.getLoc())
               .reshape(value, {type.getNumElements() / columns, columns});
  return matrix;
}

/// The product as a matrix of rows, or null where it is of another form.
ContractOp Joiner::joinProduct(ContractOp product, RankedTensorType type) {
  ArrayRef<int64_t> result = product.getResultDims();
  for (bool isLeft : {true, false}) {
    Value x = isLeft ? product.getLhs() : product.getRhs();
    Value weight = isLeft ? product.getRhs() : product.getLhs();
    ArrayRef<int64_t> xDims =
        isLeft ? product.getLhsDims() : product.getRhsDims();
    ArrayRef<int64_t> weightDims =
        isLeft ? product.getRhsDims() : product.getLhsDims();
    // x [rows .., c], weight {v, c}, result [rows .., v]
    if (weightDims.size() != 2 || xDims.size() != result.size() ||
        xDims.drop_back() != result.drop_back() ||
        xDims.back() == result.back() || !isLabel(weightDims, xDims.back()) ||
        !isLabel(weightDims, result.back()))
      continue;
    OpBuilder builder(product);
    int64_t row = xDims.front();
    return ContractOp::create(
        builder, product.getLoc(),
        type.clone(getTensorType(product.getResult()).getElementType()),
        join(x), weight, {row, xDims.back()}, weightDims, {row, result.back()});
  }
  return {};
}

/// What a chain reads beside its product: a bias is repeated for each row.
Value Joiner::joinChained(OpBuilder &builder, Value value,
                          RankedTensorType type) {
  auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>();
  int64_t last = getTensorType(value).getRank() - 1;
  if (!broadcast ||
      broadcast.getBroadcastDimensions() != ArrayRef<int64_t>{last})
    return join(value);
  return TensorArithmetic(builder, value.getLoc())
      .broadcast(broadcast.getOperand(), type.getShape(), {1});
}

void Joiner::joinResult(stablehlo::ReshapeOp op) {
  ContractOp product = findProduct(op.getOperand());
  if (!product || product->getBlock() != op->getBlock() ||
      !isJoined(getTensorType(op.getOperand()), getTensorType(op.getResult())))
    return;
  ContractOp joint = joinProduct(product, op.getType());
  if (!joint)
    return;
  OpBuilder builder(op);
  // A chain may have further products: those of a low-rank sum, or of a gate.
  auto joinNext = [&](ContractOp next) -> Value {
    if (next == product)
      return joint.getResult();
    ContractOp made = joinProduct(next, op.getType());
    return made ? made.getResult() : join(next.getResult());
  };
  Value result =
      rebuildChain(builder, op.getOperand(),
                   {op.getType().getShape(), joinNext, [&](Value other) {
                      return joinChained(builder, other, op.getType());
                    }});
  op.getResult().replaceAllUsesWith(result);
}

void Joiner::joinOperand(stablehlo::ReshapeOp op) {
  if (!isJoined(getTensorType(op.getResult()), getTensorType(op.getOperand())))
    return;
  SmallVector<ContractOp> products;
  for (Operation *user : llvm::make_early_inc_range(op->getUsers())) {
    if (auto product = dyn_cast<ContractOp>(user))
      products.push_back(product);
    else if (auto sum = dyn_cast<stablehlo::ReduceOp>(user);
             sum && isPlainSum(sum) &&
             getTensorType(sum->getResult(0)).getRank() == 1 &&
             !isLabel(sum.getDimensions(), op.getType().getRank() - 1)) {
      // The gradient of a bias.
      sum->setOperand(0, op.getOperand());
      sum.setDimensions({0});
    }
  }
  for (ContractOp product : products) {
    if (product.getInit() || product.getLhs() == product.getRhs())
      continue;
    bool isLeft = product.getLhs() == op.getResult();
    Value other = isLeft ? product.getRhs() : product.getLhs();
    ArrayRef<int64_t> dims =
        isLeft ? product.getLhsDims() : product.getRhsDims();
    ArrayRef<int64_t> otherDims =
        isLeft ? product.getRhsDims() : product.getLhsDims();
    ArrayRef<int64_t> result = product.getResultDims();
    int64_t row = dims.front(), v = dims.back();
    OpBuilder builder(product);
    auto type = getTensorType(product.getResult());
    if (result.size() == 2 && otherDims.size() == dims.size() &&
        otherDims.drop_back() == dims.drop_back() && isLabel(result, v) &&
        isLabel(result, otherDims.back()) && otherDims.back() != v) {
      // d [rows .., v] . x [rows .., c] -> {v, c}
      auto joint = ContractOp::create(builder, product.getLoc(), type,
                                      op.getOperand(), join(other), {row, v},
                                      {row, otherDims.back()}, result);
      product.getResult().replaceAllUsesWith(joint.getResult());
    } else if (otherDims.size() == 2 && result.size() == dims.size() &&
               result.drop_back() == dims.drop_back() &&
               isLabel(otherDims, v) && isLabel(otherDims, result.back()) &&
               result.back() != v) {
      // d [rows .., v] . weight {v, c} -> [rows .., c]
      int64_t columns = type.getShape().back();
      auto joint = ContractOp::create(
          builder, product.getLoc(),
          type.clone({type.getNumElements() / columns, columns}),
          op.getOperand(), other, {row, v}, otherDims, {row, result.back()});
      Value parted = TensorArithmetic(builder, product.getLoc())
                         .reshape(joint.getResult(), type.getShape());
      product.getResult().replaceAllUsesWith(parted);
    }
  }
}

} // namespace

void joinRows(Operation *function) {
  SmallVector<stablehlo::ReshapeOp> reshapes;
  function->walk([&](stablehlo::ReshapeOp op) { reshapes.push_back(op); });
  Joiner joiner;
  for (stablehlo::ReshapeOp op : reshapes) {
    joiner.joinResult(op);
    joiner.joinOperand(op);
  }
}

} // namespace trc

//===- ConvertDotsToContract.cpp - products with labelled dimensions ------===//
//
// Every dimension of a product gets a label: batch dimensions one that both
// operands and the result share, contracted ones one that the operands share,
// free ones their own. Then what only moves dimensions around the product
// becomes a permutation of labels:
//
//   q = transpose(x: [B,T,H,D] -> [B,H,T,D])     lhs of q . k: b h t d
//   dot(q, k)                                    reads x as    b t h d
//
// A sum along a batch dimension makes it one that is contracted. A batch
// dimension that a broadcast made is one the other operand has alone, which
// makes it free there.
//
//===----------------------------------------------------------------------===//

#include "ProductChain.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"

namespace trc {
#define GEN_PASS_DEF_CONVERTDOTSTOCONTRACT
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

using Labels = SmallVector<int64_t>;

/// A tensor and the labels of its dimensions.
struct Labelled {
  Value value;
  Labels labels;
};

/// The product while labels move. Labels below `numBatch` are batch labels.
struct Product {
  Labelled lhs, rhs;
  Labels result;
  int64_t numBatch = 0;
};

/// The label of the innermost dimension that is larger than one, or -1.
int64_t getInnermost(ArrayRef<int64_t> shape, ArrayRef<int64_t> labels) {
  for (size_t d = shape.size(); d-- > 0;)
    if (shape[d] != 1)
      return labels[d];
  return -1;
}

class ConvertDotsToContractPass
    : public trc::impl::ConvertDotsToContractBase<ConvertDotsToContractPass> {
public:
  void runOnOperation() override {
    SmallVector<stablehlo::DotGeneralOp> dots;
    getOperation()->walk(
        [&](stablehlo::DotGeneralOp op) { dots.push_back(op); });
    for (stablehlo::DotGeneralOp op : dots)
      convert(op);
  }

private:
  static Product label(stablehlo::DotGeneralOp op) {
    auto numbers = op.getDotDimensionNumbers();
    Product product;
    product.numBatch = numbers.getLhsBatchingDimensions().size();
    int64_t next = product.numBatch;
    auto assign = [](Labelled &operand, ArrayRef<int64_t> dims, int64_t first) {
      for (auto [i, d] : llvm::enumerate(dims))
        operand.labels[d] = first + static_cast<int64_t>(i);
    };
    product.lhs = {op.getLhs(),
                   Labels(getTensorType(op.getLhs()).getRank(), -1)};
    product.rhs = {op.getRhs(),
                   Labels(getTensorType(op.getRhs()).getRank(), -1)};
    assign(product.lhs, numbers.getLhsBatchingDimensions(), 0);
    assign(product.rhs, numbers.getRhsBatchingDimensions(), 0);
    assign(product.lhs, numbers.getLhsContractingDimensions(), next);
    assign(product.rhs, numbers.getRhsContractingDimensions(), next);
    next += numbers.getLhsContractingDimensions().size();
    for (int64_t i = 0; i < product.numBatch; ++i)
      product.result.push_back(i);
    for (Labelled *operand : {&product.lhs, &product.rhs})
      for (int64_t &dimLabel : operand->labels)
        if (dimLabel < 0) {
          dimLabel = next++;
          product.result.push_back(dimLabel);
        }
    return product;
  }

  bool absorbTranspose(Labelled &operand, const Product &product) {
    auto transpose = operand.value.getDefiningOp<stablehlo::TransposeOp>();
    if (!transpose)
      return false;
    Labels labels(operand.labels.size());
    for (auto [i, d] : llvm::enumerate(transpose.getPermutation()))
      labels[d] = operand.labels[i];
    // A product wants unit strides in a row or a column of its matrices.
    auto shape = getTensorType(transpose.getOperand()).getShape();
    int64_t before =
        getInnermost(getTensorType(operand.value).getShape(), operand.labels);
    int64_t after = getInnermost(shape, labels);
    if (isBatch(after, product) && !isBatch(before, product))
      return false;
    operand = {transpose.getOperand(), std::move(labels)};
    ++numTransposes;
    return true;
  }

  bool absorbBroadcast(Labelled &operand, const Labelled &other,
                       const Product &product) {
    auto broadcast = operand.value.getDefiningOp<stablehlo::BroadcastInDimOp>();
    if (!broadcast)
      return false;
    auto type = getTensorType(operand.value);
    auto sourceType = getTensorType(broadcast.getOperand());
    Labels labels;
    SmallVector<bool> kept(type.getRank(), false);
    for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions())) {
      if (sourceType.getDimSize(i) != type.getDimSize(d))
        return false;
      labels.push_back(operand.labels[d]);
      kept[d] = true;
    }
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (!kept[d] && (!isBatch(operand.labels[d], product) ||
                       !llvm::is_contained(other.labels, operand.labels[d])))
        return false;
    operand = {broadcast.getOperand(), std::move(labels)};
    ++numBroadcasts;
    return true;
  }

  static bool isBatch(int64_t dimLabel, const Product &product) {
    return dimLabel >= 0 && dimLabel < product.numBatch &&
           llvm::is_contained(product.lhs.labels, dimLabel) &&
           llvm::is_contained(product.rhs.labels, dimLabel);
  }

  /// The only reader of a product, if it adds up along batch dimensions of it:
  /// the gradient of a head of keys that several heads of queries share, say.
  static stablehlo::ReduceOp getBatchSum(Operation *last,
                                         const Product &product) {
    if (!last->hasOneUse())
      return {};
    auto sum = dyn_cast<stablehlo::ReduceOp>(*last->getUsers().begin());
    bool isSum =
        sum && sum->getBlock() == last->getBlock() &&
        isa<FloatType>(getTensorType(last->getResult(0)).getElementType()) &&
        sum->getOperand(0) == last->getResult(0) && trc::isPlainSum(sum) &&
        llvm::all_of(sum.getDimensions(), [&](int64_t d) {
          return isBatch(product.result[d], product);
        });
    return isSum ? sum : stablehlo::ReduceOp();
  }

  void convert(stablehlo::DotGeneralOp op) {
    Product product = label(op);
    bool changed = true;
    while (changed) {
      changed = absorbTranspose(product.lhs, product) ||
                absorbTranspose(product.rhs, product) ||
                absorbBroadcast(product.lhs, product.rhs, product) ||
                absorbBroadcast(product.rhs, product.lhs, product);
    }
    // Transposes behind the product, where nothing else reads it.
    Operation *last = op;
    SmallVector<Location> locations = {op.getLoc()};
    SmallVector<Operation *> replaced = {op};
    while (last->hasOneUse()) {
      auto transpose =
          dyn_cast<stablehlo::TransposeOp>(*last->getUsers().begin());
      if (!transpose || transpose->getBlock() != op->getBlock())
        break;
      Labels labels;
      for (int64_t d : transpose.getPermutation())
        labels.push_back(product.result[d]);
      int64_t before = getInnermost(
          getTensorType(last->getResult(0)).getShape(), product.result);
      int64_t after =
          getInnermost(getTensorType(transpose.getResult()).getShape(), labels);
      if (isBatch(after, product) && !isBatch(before, product))
        break;
      product.result = std::move(labels);
      last = transpose;
      locations.push_back(transpose.getLoc());
      replaced.push_back(transpose);
      ++numTransposes;
    }
    if (auto sum = getBatchSum(last, product)) {
      SmallVector<int64_t> left;
      for (auto [d, dimLabel] : llvm::enumerate(product.result))
        if (!llvm::is_contained(sum.getDimensions(), static_cast<int64_t>(d)))
          left.push_back(dimLabel);
      product.result.assign(left.begin(), left.end());
      last = sum;
      locations.push_back(sum.getLoc());
      replaced.push_back(sum);
      ++numSums;
    }
    OpBuilder builder(last);
    auto contract = trc::ContractOp::create(
        builder, builder.getFusedLoc(locations), last->getResult(0).getType(),
        product.lhs.value, product.rhs.value, product.lhs.labels,
        product.rhs.labels, product.result);
    last->getResult(0).replaceAllUsesWith(contract.getResult());
    SmallVector<Value> read = {op.getLhs(), op.getRhs()};
    for (Operation *dead : llvm::reverse(replaced))
      dead->erase();
    for (Value value : read)
      eraseUnread(value);
    ++numContracts;
  }

  /// Erases the movements that the labels replaced, unless others read them.
  static void eraseUnread(Value value) {
    Operation *movement = value.getDefiningOp();
    while (movement && movement->use_empty() &&
           isa<stablehlo::TransposeOp, stablehlo::BroadcastInDimOp>(movement)) {
      Operation *source = movement->getOperand(0).getDefiningOp();
      movement->erase();
      movement = source;
    }
  }
};

} // namespace

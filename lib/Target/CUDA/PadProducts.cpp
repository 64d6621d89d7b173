//===- PadProducts.cpp - rows of factors at multiples of a word -----------===//
//
// Tensor cores load rows of 16 bytes. A factor or a result whose innermost
// extent is no multiple of 8 elements has rows that start anywhere, and a
// library falls back to kernels that are several times slower. So the innermost
// labels of such a product are padded, in all of its tensors:
//
//   [M,K] x [K,N] -> [M,N],  N = 1001     pad rhs to [K,1024],
//                                         product [M,1024], slice to [M,1001]
//
// Zeros add nothing to a sum, and columns of zeros are cut off. Pads and slices
// are ordinary operations: they fuse with what makes and reads the tensors, and
// the plan counts their bytes.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Target/CUDA/Passes.h"

namespace trc {
#define GEN_PASS_DEF_PADPRODUCTS
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Elements of a half type in 16 bytes; of tf32, more than enough.
constexpr int64_t wordElements = 8;

bool usesTensorCores(ContractOp op) {
  Type lhs = getTensorType(op.getLhs()).getElementType();
  Type rhs = getTensorType(op.getRhs()).getElementType();
  return lhs == rhs &&
         (lhs.isF16() || lhs.isBF16() || (lhs.isF32() && op->hasAttr("tf32")));
}

class PadProductsPass : public trc::impl::PadProductsBase<PadProductsPass> {
public:
  using PadProductsBase::PadProductsBase;

  void runOnOperation() override {
    SmallVector<ContractOp> products;
    getOperation()->walk([&](ContractOp op) { products.push_back(op); });
    for (ContractOp op : products)
      if (usesTensorCores(op))
        pad(op);
  }

private:
  /// Labels to be padded, with their new extents.
  using Extents = llvm::SmallMapVector<int64_t, int64_t, 4>;

  Extents findExtents(ContractOp op) {
    Extents padded;
    double before = 1, after = 1;
    llvm::SmallDenseMap<int64_t, int64_t> extents;
    auto visit = [&](Value value, ArrayRef<int64_t> labels) {
      ArrayRef<int64_t> shape = getTensorType(value).getShape();
      for (auto [label, extent] : llvm::zip_equal(labels, shape))
        extents[label] = extent;
      if (labels.empty() || shape.back() % wordElements == 0)
        return;
      int64_t wide =
          static_cast<int64_t>(llvm::alignTo(shape.back(), multiple));
      padded[labels.back()] = wide;
    };
    visit(op.getLhs(), op.getLhsDims());
    visit(op.getRhs(), op.getRhsDims());
    visit(op.getResult(), op.getResultDims());
    for (auto [label, extent] : extents) {
      before *= static_cast<double>(extent);
      auto it = padded.find(label);
      after *= static_cast<double>(it == padded.end() ? extent : it->second);
    }
    bool pays = before >= static_cast<double>(leastWork) &&
                after <= before * (1 + 1.0 / 8);
    return pays ? padded : Extents();
  }

  static SmallVector<int64_t> widen(ArrayRef<int64_t> shape,
                                    ArrayRef<int64_t> labels,
                                    const Extents &extents) {
    SmallVector<int64_t> wide(shape);
    for (auto [i, label] : llvm::enumerate(labels))
      if (auto it = extents.find(label); it != extents.end())
        wide[i] = it->second;
    return wide;
  }

  Value padTensor(OpBuilder &builder, Location loc, Value value,
                  ArrayRef<int64_t> labels, const Extents &extents) {
    ArrayRef<int64_t> shape = getTensorType(value).getShape();
    SmallVector<int64_t> wide = widen(shape, labels, extents);
    SmallVector<int64_t> none(shape.size(), 0), high;
    for (auto [to, from] : llvm::zip_equal(wide, shape))
      high.push_back(to - from);
    return TensorArithmetic(builder, loc).padZeros(value, none, high, none);
  }

  void pad(ContractOp op) {
    Extents extents = findExtents(op);
    if (extents.empty())
      return;
    OpBuilder builder(op);
    Location loc = op.getLoc();
    RankedTensorType type = getTensorType(op.getResult());
    SmallVector<int64_t> wide =
        widen(type.getShape(), op.getResultDims(), extents);
    auto made = cast<ContractOp>(builder.clone(*op));
    made.getLhsMutable().assign(
        padTensor(builder, loc, op.getLhs(), op.getLhsDims(), extents));
    made.getRhsMutable().assign(
        padTensor(builder, loc, op.getRhs(), op.getRhsDims(), extents));
    if (op.getInit())
      made.getInitMutable().assign(
          padTensor(builder, loc, op.getInit(), op.getResultDims(), extents));
    // Behind its operands.
    made->moveBefore(op);
    made.getResult().setType(type.clone(wide));
    SmallVector<int64_t> none(type.getRank(), 0), every(type.getRank(), 1);
    Value result = TensorArithmetic(builder, loc)
                       .slice(made.getResult(), none, type.getShape(), every);
    op.getResult().replaceAllUsesWith(result);
    op.erase();
    ++numPadded;
  }
};

} // namespace

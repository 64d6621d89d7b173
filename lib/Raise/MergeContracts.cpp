//===- MergeContracts.cpp - products with one operand in common -----------===//
//
// Queries, keys and values are products of the same rows. Where their weights
// are neighbouring slices of one tensor, the products are slices of one:
//
//   q = contract x, w[:, 0:n]              y = contract x, w
//   k = contract x, w[:, n:2n]      ->     q = y[:, :, 0:n]
//                                          k = y[:, :, n:2n]
//
// That reads the rows once and copies nothing, and the gradients of the slices
// join to one tensor, whose products are one as well. Weights that are tensors
// of their own would have to be copied side by side in each step; what that
// costs beside what it saves stands in a remark, and the products stay apart.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

namespace trc {
#define GEN_PASS_DEF_MERGECONTRACTS
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Which operand of a product is the weight, the other one being shared.
enum Side : unsigned { Lhs, Rhs };

struct Weight {
  Side side;

  Value of(ContractOp op) const { return op->getOperand(side); }
  Value shared(ContractOp op) const { return op->getOperand(1 - side); }
  ArrayRef<int64_t> dims(ContractOp op) const {
    return side == Lhs ? op.getLhsDims() : op.getRhsDims();
  }
  ArrayRef<int64_t> sharedDims(ContractOp op) const {
    return side == Lhs ? op.getRhsDims() : op.getLhsDims();
  }
};

/// A product whose weight is `[start, limit)` of a tensor along one dimension.
struct Piece {
  ContractOp product;
  int64_t start, limit;
};

/// The dimension along which `slice` takes a part, if that is the only one.
std::optional<int64_t> slicedDim(stablehlo::SliceOp slice) {
  std::optional<int64_t> found;
  ArrayRef<int64_t> shape = getTensorType(slice.getOperand()).getShape();
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    if (slice.getStrides()[dim] != 1)
      return std::nullopt;
    if (slice.getStartIndices()[dim] == 0 &&
        slice.getLimitIndices()[dim] == extent)
      continue;
    if (found)
      return std::nullopt;
    found = dim;
  }
  return found;
}

/// Whether two products differ in their weights alone.
bool isAlike(ContractOp a, ContractOp b) {
  return a.getLhsDims() == b.getLhsDims() && a.getRhsDims() == b.getRhsDims() &&
         a.getResultDims() == b.getResultDims() && a.getTf32() == b.getTf32() &&
         getElementTypeOrSelf(a.getType()) == getElementTypeOrSelf(b.getType());
}

int64_t bytesOf(Value value) {
  auto type = getTensorType(value);
  return type.getNumElements() *
         llvm::divideCeil(type.getElementTypeBitWidth(), 8);
}

class MergeContractsPass
    : public trc::impl::MergeContractsBase<MergeContractsPass> {
public:
  using MergeContractsBase::MergeContractsBase;

  void runOnOperation() override {
    getOperation()->walk([&](Block *block) {
      for (Side side : {Rhs, Lhs}) {
        mergeSlices(*block, {side});
        if (remarks)
          remarkOn(*block, {side});
      }
    });
  }

private:
  void mergeSlices(Block &block, Weight weight) {
    // By what is shared and what is sliced; then by form.
    llvm::MapVector<std::pair<Value, Value>, SmallVector<Piece>> groups;
    for (auto product : block.getOps<ContractOp>()) {
      auto slice = weight.of(product).getDefiningOp<stablehlo::SliceOp>();
      std::optional<int64_t> dim = slice ? slicedDim(slice) : std::nullopt;
      if (!dim || product.getInit() || !isFree(product, weight, *dim))
        continue;
      groups[{weight.shared(product), slice.getOperand()}].push_back(
          {product, slice.getStartIndices()[*dim],
           slice.getLimitIndices()[*dim]});
    }
    for (auto &[operands, pieces] : groups)
      mergeNeighbours(pieces, weight);
  }

  /// Whether the dimension of the weight is one of the result and not shared.
  static bool isFree(ContractOp product, Weight weight, int64_t dim) {
    int64_t label = weight.dims(product)[dim];
    return llvm::is_contained(product.getResultDims(), label) &&
           !llvm::is_contained(weight.sharedDims(product), label);
  }

  void mergeNeighbours(SmallVectorImpl<Piece> &pieces, Weight weight) {
    llvm::sort(pieces, [](Piece a, Piece b) {
      return a.start != b.start ? a.start < b.start
                                : a.product->isBeforeInBlock(b.product);
    });
    while (pieces.size() > 1) {
      SmallVector<Piece> run{pieces.front()}, rest;
      auto dimOf = [&](const Piece &piece) {
        return slicedDim(
            weight.of(piece.product).getDefiningOp<stablehlo::SliceOp>());
      };
      for (const Piece &piece : llvm::drop_begin(pieces))
        if (piece.start == run.back().limit &&
            isAlike(piece.product, run.front().product) &&
            dimOf(piece) == dimOf(run.front()))
          run.push_back(piece);
        else
          rest.push_back(piece);
      if (run.size() > 1)
        merge(run, weight, *dimOf(run.front()));
      pieces = std::move(rest);
    }
  }

  void merge(ArrayRef<Piece> run, Weight weight, int64_t dim) {
    ContractOp first = run.front().product;
    for (const Piece &piece : run)
      if (piece.product->isBeforeInBlock(first))
        first = piece.product;
    auto slice = weight.of(first).getDefiningOp<stablehlo::SliceOp>();
    Value all = slice.getOperand();
    int64_t start = run.front().start, limit = run.back().limit;
    SmallVector<Location> locations;
    for (Piece piece : run)
      locations.push_back(piece.product.getLoc());
    OpBuilder builder(first);
    Location loc = builder.getFusedLoc(locations);
    all = TensorArithmetic(builder, loc).take(all, dim, start, limit - start);
    // The label's place in the result.
    int64_t label = weight.dims(first)[dim];
    int64_t place = llvm::find(first.getResultDims(), label) -
                    first.getResultDims().begin();
    auto type = getTensorType(first.getResult());
    SmallVector<int64_t> shape(type.getShape());
    shape[place] = limit - start;
    auto joined = cast<ContractOp>(builder.clone(*first));
    joined->setLoc(loc);
    joined->setOperand(weight.side, all);
    joined.getResult().setType(type.clone(shape));
    for (const Piece &piece : run) {
      ContractOp product = piece.product;
      Value part = TensorArithmetic(builder, product.getLoc())
                       .take(joined.getResult(), place, piece.start - start,
                             piece.limit - piece.start);
      product.getResult().replaceAllUsesWith(part);
    }
    for (Piece piece : run)
      piece.product.erase();
    numMerged += run.size();
  }

  /// Products of one operand with several parameters.
  void remarkOn(Block &block, Weight weight) {
    llvm::MapVector<Value, SmallVector<ContractOp>> groups;
    for (auto product : block.getOps<ContractOp>())
      if (isa<BlockArgument>(weight.of(product)) && !product.getInit()) {
        SmallVector<ContractOp> &group = groups[weight.shared(product)];
        if (group.empty() || isAlike(product, group.front()))
          group.push_back(product);
      }
    for (auto &[shared, products] : groups) {
      if (products.size() < 2)
        continue;
      int64_t copied = 0;
      for (ContractOp product : products)
        copied += 2 * bytesOf(weight.of(product));
      int64_t saved =
          static_cast<int64_t>(products.size() - 1) * bytesOf(shared);
      products.front().emitRemark("products not joined: ")
          << products.size() << " weights of one operand lie apart; to copy "
          << "them side by side moves " << copied << " bytes in each step, to "
          << "read the operand once saves " << saved;
    }
  }
};

} // namespace

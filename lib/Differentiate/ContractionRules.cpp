//===- ContractionRules.cpp - gradients of products -----------------------===//
//
// The gradient of a product by one operand is the product of the cotangent
// with the other, over the dimensions that the operand does not have. With
// labels, that is the same labels in other places.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using Sizes = SmallVector<int64_t>;

/// Where an operand of a dot_general has its dimensions.
struct Side {
  Value value;
  ArrayRef<int64_t> batching, contracting;
  Sizes free;

  Side(Value value, ArrayRef<int64_t> batching, ArrayRef<int64_t> contracting)
      : value(value), batching(batching), contracting(contracting) {
    for (int64_t d = 0; d < getTensorType(value).getRank(); ++d)
      if (!llvm::is_contained(batching, d) &&
          !llvm::is_contained(contracting, d))
        free.push_back(d);
  }
};

/// The gradient by `side`. The cotangent has the batch, then the free
/// dimensions of the two sides, those of `side` first if `isLhs`.
void giveSide(DotGeneralOp op, const Side &side, const Side &other, bool isLhs,
              Cotangents &c) {
  if (!c.wants(side.value))
    return;
  Value g = c.of(op);
  auto type = getTensorType(side.value), gType = getTensorType(g);
  auto numBatch = static_cast<int64_t>(side.batching.size());
  auto numLhsFree =
      static_cast<int64_t>(isLhs ? side.free.size() : other.free.size());
  Sizes batch = llvm::to_vector(llvm::seq<int64_t>(numBatch));
  Sizes ofOther =
      isLhs ? llvm::to_vector(
                  llvm::seq<int64_t>(numBatch + numLhsFree, gType.getRank()))
            : llvm::to_vector(
                  llvm::seq<int64_t>(numBatch, numBatch + numLhsFree));
  // The result: batch, then the free dimensions of `side` and the contracted
  // ones in the order in which `other` has them; for the right-hand side the
  // other way round, since the cotangent stands on the right.
  Sizes contracted;
  for (size_t i = 0; i < side.contracting.size(); ++i)
    contracted.push_back(static_cast<int64_t>(i));
  llvm::sort(contracted, [&](int64_t a, int64_t b) {
    return other.contracting[a] < other.contracting[b];
  });
  Sizes order(side.batching);
  auto addContracted = [&] {
    for (int64_t i : contracted)
      order.push_back(side.contracting[i]);
  };
  if (!isLhs)
    addContracted();
  llvm::append_range(order, side.free);
  if (isLhs)
    addContracted();
  Sizes shape, permutation(order.size());
  for (auto [i, d] : llvm::enumerate(order)) {
    shape.push_back(type.getDimSize(d));
    permutation[d] = static_cast<int64_t>(i);
  }
  Value factor = c.convert(other.value, gType.getElementType());
  auto numbers =
      isLhs ? DotDimensionNumbersAttr::get(op.getContext(), batch,
                                           other.batching, ofOther, other.free)
            : DotDimensionNumbersAttr::get(op.getContext(), other.batching,
                                           batch, other.free, ofOther);
  Value product = DotGeneralOp::create(
      c.builder, c.loc, gType.clone(shape), isLhs ? g : factor,
      isLhs ? factor : g, numbers, op.getPrecisionConfigAttr(), nullptr);
  c.give(side.value,
         c.convert(c.transpose(product, permutation), type.getElementType()));
}

struct ContractionRules {
  static void rule(DotGeneralOp op, Cotangents &c) {
    auto numbers = op.getDotDimensionNumbers();
    Side lhs(op.getLhs(), numbers.getLhsBatchingDimensions(),
             numbers.getLhsContractingDimensions());
    Side rhs(op.getRhs(), numbers.getRhsBatchingDimensions(),
             numbers.getRhsContractingDimensions());
    giveSide(op, lhs, rhs, true, c);
    giveSide(op, rhs, lhs, false, c);
  }
};

} // namespace

void trc::attachContractionRules(MLIRContext &context) {
  attachRules<ContractionRules, DotGeneralOp>(context);
}

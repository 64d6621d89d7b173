//===- RaiseEmbedding.cpp - recognise rows of a table by index ------------===//
//
// A gather of slices [1, C] at one index into the rows of a matrix [V, C].
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {
#define GEN_PASS_DEF_RAISEEMBEDDING
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

class RaiseEmbeddingPass
    : public trc::impl::RaiseEmbeddingBase<RaiseEmbeddingPass> {
public:
  using RaiseEmbeddingBase::RaiseEmbeddingBase;

  void runOnOperation() override {
    SmallVector<stablehlo::GatherOp> gathers;
    getOperation()->walk(
        [&](stablehlo::GatherOp op) { gathers.push_back(op); });
    for (stablehlo::GatherOp op : gathers) {
      auto table = getTensorType(op.getOperand());
      // An embedding is a matrix of numbers; a gather from another tensor, or
      // of single elements, is no candidate.
      if (table.getRank() != 2 || !isa<FloatType>(table.getElementType()) ||
          table.getDimSize(0) == 0 || op.getSliceSizes()[1] == 1 ||
          !op.getDimensionNumbers().getOperandBatchingDims().empty())
        continue;
      if (StringRef reason = whyNot(op); !reason.empty()) {
        if (remarks)
          op.emitRemark("embedding not raised: ") << reason;
        continue;
      }
      raise(op);
      ++numRaised;
    }
  }

private:
  static StringRef whyNot(stablehlo::GatherOp op) {
    auto numbers = op.getDimensionNumbers();
    auto table = getTensorType(op.getOperand());
    auto result = getTensorType(op.getResult());
    if (numbers.getStartIndexMap() != ArrayRef<int64_t>{0})
      return "the index is not one into the rows";
    if (op.getSliceSizes() != ArrayRef<int64_t>{1, table.getDimSize(1)})
      return "it does not take whole rows, one at an index";
    if (numbers.getCollapsedSliceDims() != ArrayRef<int64_t>{0} ||
        numbers.getOffsetDims() != ArrayRef<int64_t>{result.getRank() - 1})
      return "the row is not the innermost dimension of the result";
    return {};
  }

  static void raise(stablehlo::GatherOp op) {
    OpBuilder builder(op);
    Value ids = op.getStartIndices();
    auto type = getTensorType(op.getResult());
    // The indices without the vector of one component.
    SmallVector<int64_t> shape(type.getShape().drop_back());
    if (getTensorType(ids).getShape() != ArrayRef<int64_t>(shape)) {
      auto reshape = ids.getDefiningOp<stablehlo::ReshapeOp>();
      if (reshape && getTensorType(reshape.getOperand()).getShape() ==
                         ArrayRef<int64_t>(shape))
        ids = reshape.getOperand();
      else
        ids = trc::TensorArithmetic(builder, op.getLoc()).reshape(ids, shape);
    }
    auto embedding = trc::EmbeddingOp::create(builder, op.getLoc(), type,
                                              op.getOperand(), ids);
    op.getResult().replaceAllUsesWith(embedding.getResult());
    op.erase();
  }
};

} // namespace

//===- Workspace.cpp - scratch memory of library calls on a GPU -----------===//
//
// One case per operation that wants some; the generator for it says what lies
// where.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Workspace.h"

#include "Library/AttentionTiling.h"
#include "Library/Workspaces.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/TypeSwitch.h"

#include <limits>

using namespace mlir;
using namespace trc;

static ArrayRef<int64_t> shapeOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

static int64_t elementsOf(Value value) {
  return cast<RankedTensorType>(value.getType()).getNumElements();
}

static int64_t forScatter(stablehlo::ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  ArrayRef<int64_t> updates = shapeOf(op.getUpdates().front());
  // Window dimensions that no index moves are lanes.
  int64_t lanes = 1;
  size_t next = 0;
  for (int64_t i = 0, rank = shapeOf(op.getInputs().front()).size(); i < rank;
       ++i) {
    if (llvm::is_contained(numbers.getInsertedWindowDims(), i) ||
        llvm::is_contained(numbers.getInputBatchingDims(), i))
      continue;
    int64_t extent = updates[numbers.getUpdateWindowDims()[next++]];
    if (!llvm::is_contained(numbers.getScatterDimsToOperandDims(), i))
      lanes *= extent;
  }
  int64_t entries = lanes ? elementsOf(op.getUpdates().front()) / lanes : 0;
  return cuda::scatterBytes(entries, lanes, op.getUniqueIndices());
}

static int64_t forReduce(stablehlo::ReduceOp op) {
  ArrayRef<int64_t> shape = shapeOf(op.getInputs().front());
  int64_t results = 1, reduced = 1;
  bool reducesInnermost = false;
  for (auto [i, extent] : llvm::enumerate(shape)) {
    bool isReduced = llvm::is_contained(op.getDimensions(), i);
    (isReduced ? reduced : results) *= extent;
    reducesInnermost = isReduced;
  }
  int64_t tensors = op.getInputs().size();
  return cuda::reduceBytes(
      cuda::splitReduction(results, reduced, reducesInnermost, tensors),
      results, tensors);
}

/// What the kernels by queries leave for those by keys.
static int64_t forAttention(AttentionGradientOp op) {
  auto query = cast<RankedTensorType>(op.getQuery().getType());
  cuda::AttentionShape shape;
  shape.batch = query.getDimSize(0);
  shape.rows = query.getDimSize(1);
  shape.heads = query.getShape().drop_back().back();
  shape.keys =
      op.isPacked()
          ? shape.rows
          : cast<RankedTensorType>(op.getKey().getType()).getDimSize(1);
  const Type element = query.getElementType();
  shape.element = element.isF64()    ? "f64"
                  : element.isBF16() ? "bf16"
                  : element.isF16()  ? "f16"
                                     : "f32";
  shape.tf32 = op.getTf32();
  shape.dropped = static_cast<bool>(op.getRandom());
  shape.randomBits = op.getRandomBits();
  shape.fillCounts = op.getFill().convertToDouble() !=
                     -std::numeric_limits<double>::infinity();
  shape.biased = static_cast<bool>(op.getBias());
  return shape.workspaceBytes();
}

/// What cuBLASLt may use: four partial results in f32, which lets it divide K
/// between multiprocessors, at most what NVIDIA recommends for Hopper. Its
/// start is rounded up to 256 bytes.
static int64_t forProduct(MatmulOp product) {
  constexpr int64_t least = 64 << 10, most = 32 << 20, alignment = 256;
  int64_t partial = 4 * product.getBatch() * product.getM() * product.getN();
  return std::clamp(4 * partial, least, most) + alignment;
}

int64_t trc::cuda::workspaceBytes(Operation *op) {
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case([](AttentionGradientOp op) { return forAttention(op); })
      .Case([](stablehlo::CholeskyOp op) {
        return factorBytes(elementsOf(op.getA()));
      })
      .Case([](stablehlo::TriangularSolveOp op) {
        return factorBytes(elementsOf(op.getB()));
      })
      .Case([](MatmulOp op) { return forProduct(op); })
      .Case([](stablehlo::ReduceOp op) { return forReduce(op); })
      .Case([](stablehlo::ScatterOp op) { return forScatter(op); })
      .Case([](ScatterRowsOp op) {
        ArrayRef<int64_t> shape = shapeOf(op.getInit());
        Type element = getElementTypeOrSelf(op.getInit().getType());
        return scatterRowsBytes(shape[0],
                                ShapedType::getNumElements(shape.drop_front()),
                                elementsOf(op.getIndices()),
                                element.isF64() || !isa<FloatType>(element));
      })
      .Case([](stablehlo::SelectAndScatterOp op) {
        return selectAndScatterBytes(elementsOf(op.getSource()));
      })
      .Case([](stablehlo::SortOp op) {
        Value input = op.getInputs().front();
        ArrayRef<int64_t> shape = shapeOf(input);
        int64_t dimension = op.getDimension();
        if (dimension < 0)
          dimension += shape.size();
        return sortBytes(shape[dimension], elementsOf(input));
      })
      .Case([](chlo::TopKOp op) {
        return sortBytes(shapeOf(op.getOperand()).back(),
                         elementsOf(op.getOperand()));
      })
      .Default([](Operation *) { return 0; });
}

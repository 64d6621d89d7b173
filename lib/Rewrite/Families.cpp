//===- Families.cpp - operations that are treated alike -------------------===//
//
// See Families.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/Families.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace trc;

bool trc::isRankNumber(mlir::Operation *op) {
  return mlir::isa<stablehlo::ReplicaIdOp, stablehlo::PartitionIdOp>(op);
}

bool trc::isCollective(mlir::Operation *op) {
  return isRankNumber(op) ||
         mlir::isa<stablehlo::AllReduceOp, stablehlo::AllGatherOp,
                   stablehlo::ReduceScatterOp, stablehlo::AllToAllOp,
                   stablehlo::CollectivePermuteOp,
                   stablehlo::CollectiveBroadcastOp>(op);
}

llvm::SmallVector<mlir::Operation *>
trc::getCollectives(mlir::Operation *below) {
  llvm::SmallVector<mlir::Operation *> found;
  below->walk([&](mlir::Operation *op) {
    if (isCollective(op))
      found.push_back(op);
  });
  return found;
}

bool trc::isInfinityTest(mlir::Operation *op) {
  return mlir::isa<chlo::IsInfOp, chlo::IsPosInfOp, chlo::IsNegInfOp>(op);
}

bool trc::isRare(mlir::Operation *op) {
  return isInfinityTest(op) ||
         mlir::isa<chlo::SquareOp, chlo::TanOp, chlo::BesselI1eOp,
                   chlo::MulhiOp, chlo::PolygammaOp, chlo::RaggedDotOp,
                   chlo::ScanOp, chlo::ZetaOp, stablehlo::IfOp,
                   stablehlo::BatchNormGradOp, stablehlo::BatchNormInferenceOp,
                   stablehlo::BatchNormTrainingOp>(op);
}

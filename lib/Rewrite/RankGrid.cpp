//===- RankGrid.cpp - how many ranks a program is for ---------------------===//

#include "trc/Rewrite/RankGrid.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

static constexpr llvm::StringLiteral replicasName = "mhlo.num_replicas",
                                     partitionsName = "mhlo.num_partitions";

trc::RankGrid trc::getRankGrid(ModuleOp module) {
  auto count = [&](StringRef name) {
    auto attribute = module->getAttrOfType<IntegerAttr>(name);
    return attribute ? std::max<int64_t>(attribute.getInt(), 1) : 1;
  };
  return {count(replicasName), count(partitionsName)};
}

void trc::setRankGrid(ModuleOp module, RankGrid grid) {
  Builder builder(module.getContext());
  module->setAttr(replicasName, builder.getI32IntegerAttr(grid.replicas));
  module->setAttr(partitionsName, builder.getI32IntegerAttr(grid.partitions));
}

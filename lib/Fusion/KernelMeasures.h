//===- KernelMeasures.h - what kernels cost, by form ------------*- C++ -*-===//
//
// What grouping asks of the clusters of one block, with the figures of its
// target.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_FUSION_KERNELMEASURES_H
#define TRC_LIB_FUSION_KERNELMEASURES_H

#include "trc/Fusion/KernelStore.h"

namespace trc {

class KernelMeasures {
public:
  KernelMeasures(mlir::MLIRContext *context, const kernel::CostModel &costs)
      : store(KernelStore::of(context)), costs(costs) {}

  /// Operations of the cluster live as long as this.
  KernelMeasure of(const Cluster &cluster);

private:
  KernelStore *store;
  const kernel::CostModel &costs;
  FormNumbers numbers;
};

} // namespace trc

#endif // TRC_LIB_FUSION_KERNELMEASURES_H

//===- KernelMeasures.cpp - what kernels cost, by form --------------------===//
//
// See KernelMeasures.h.
//
//===----------------------------------------------------------------------===//

#include "KernelMeasures.h"

using namespace mlir;
using namespace trc;

KernelMeasure KernelMeasures::of(const Cluster &cluster) {
  KernelStore::Form form;
  if (store) {
    form = formOf(cluster, *store, numbers, &costs);
    if (std::optional<KernelMeasure> known = store->findMeasure(form))
      return *known;
  }
  KernelMeasure measure;
  FailureOr<BuiltKernel> built = buildKernel(cluster, "group", measure.misfit);
  measure.isKernel = succeeded(built);
  if (measure.isKernel) {
    measure.kind = built->kind;
    measure.nanoseconds =
        kernel::costOf(built->kernel, costs).nanoseconds(costs);
  }
  if (store)
    store->keepMeasure(std::move(form), measure);
  return measure;
}

//===- Families.h - the families of library kernels -------------*- C++ -*-===//
//
// Each function adds the kernels of one file to a registry.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_FAMILIES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_FAMILIES_H

#include "device/host/LibraryKernel.h"

namespace trc::runtime::host {

void addAttentionKernels(KernelRegistry &registry);
void addBatchNormKernels(KernelRegistry &registry);
void addBinaryKernels(KernelRegistry &registry);
void addCheckKernels(KernelRegistry &registry);
void addContractKernels(KernelRegistry &registry);
void addConvertKernels(KernelRegistry &registry);
void addConvolutionKernels(KernelRegistry &registry);
void addCopyKernels(KernelRegistry &registry);
void addGatherKernels(KernelRegistry &registry);
void addLinearAlgebraKernels(KernelRegistry &registry);
void addMatmulKernels(KernelRegistry &registry);
void addMovementKernels(KernelRegistry &registry);
void addRandomKernels(KernelRegistry &registry);
void addReduceKernels(KernelRegistry &registry);
void addReduceWindowKernels(KernelRegistry &registry);
void addScatterKernels(KernelRegistry &registry);
void addScatterRowsKernels(KernelRegistry &registry);
void addSortKernels(KernelRegistry &registry);
void addTernaryKernels(KernelRegistry &registry);
void addUnaryKernels(KernelRegistry &registry);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_FAMILIES_H

//===- KernelRegistry.cpp - library kernels by name -----------------------===//
//
// The registry itself, and the list of the families that fill it.
//
//===----------------------------------------------------------------------===//

#include "Families.h"

namespace trc::runtime::host {

BoundKernel::~BoundKernel() = default;

void KernelRegistry::add(std::string name, Factory factory) {
  factories.insert_or_assign(std::move(name), std::move(factory));
}

const Factory *KernelRegistry::find(std::string_view name) const {
  auto found = factories.find(name);
  return found == factories.end() ? nullptr : &found->second;
}

std::vector<std::string> KernelRegistry::names() const {
  std::vector<std::string> result;
  result.reserve(factories.size());
  for (const auto &[name, factory] : factories)
    result.push_back(name);
  return result;
}

Status KernelRegistry::bind(const BindRequest &request,
                            std::unique_ptr<BoundKernel> &kernel) const {
  const Factory *factory = find(request.name);
  if (!factory)
    return Status::failure("no library kernel is called '" +
                           std::string(request.name) + "'");
  return (*factory)(request, kernel).at(std::string(request.name));
}

const KernelRegistry &builtinKernels() {
  static const KernelRegistry registry = [] {
    KernelRegistry result;
    addAttentionKernels(result);
    addBatchNormKernels(result);
    addBinaryKernels(result);
    addCheckKernels(result);
    addContractKernels(result);
    addConvertKernels(result);
    addConvolutionKernels(result);
    addCopyKernels(result);
    addGatherKernels(result);
    addLinearAlgebraKernels(result);
    addMatmulKernels(result);
    addMovementKernels(result);
    addRandomKernels(result);
    addReduceKernels(result);
    addReduceWindowKernels(result);
    addScatterKernels(result);
    addScatterRowsKernels(result);
    addSortKernels(result);
    addTernaryKernels(result);
    addUnaryKernels(result);
    return result;
  }();
  return registry;
}

} // namespace trc::runtime::host

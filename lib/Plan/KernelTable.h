//===- KernelTable.h - kernels and constants, each once ---------*- C++ -*-===//
//
// The symbols of a plan module. Fusions that are equal up to names, locations
// and the order in which they were met share a `plan.kernel`; constants with
// equal contents share a `plan.constant`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLAN_KERNELTABLE_H
#define TRC_LIB_PLAN_KERNELTABLE_H

#include "trc/Dialect/Plan/PlanDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"

#include <map>
#include <vector>

namespace trc {

class KernelTable {
public:
  /// New symbols go before `anchor`, in the order in which they are asked for.
  KernelTable(mlir::ModuleOp module, mlir::Operation *anchor);

  /// The kernel of a fusion.
  plan::KernelOp getKernel(FusionOp fusion);

  /// The kernel of a region over scalars (a comparator, a reducer). It reads
  /// nothing from outside: operations with such regions are
  /// `IsolatedFromAbove`.
  plan::KernelOp getScalarKernel(mlir::Region &region);

  /// A kernel that turns an i1 into an i32.
  plan::KernelOp getSelectorKernel(mlir::Location loc);

  plan::ConstantOp getConstant(mlir::ElementsAttr value, mlir::Location loc);

  int64_t numKernels = 0; ///< distinct ones
  int64_t numShared = 0;  ///< requests that found theirs

private:
  mlir::ModuleOp module;
  mlir::OpBuilder builder;
  /// A fusion as a list of the addresses of its uniqued parts. Only ever
  /// compared, so addresses do not show in the output.
  using Key = std::vector<uintptr_t>;
  std::map<Key, plan::KernelOp> kernels;
  llvm::DenseMap<mlir::Attribute, plan::ConstantOp> constants;
  llvm::StringMap<int64_t> counters;
  llvm::StringSet<> taken; ///< names of symbols

  std::string makeName(llvm::StringRef stem);
  plan::KernelOp insert(FusionOp fusion, llvm::StringRef stem);
};

/// Arithmetic that the fusion does, for profiles.
int64_t countFlops(FusionOp fusion);

} // namespace trc

#endif // TRC_LIB_PLAN_KERNELTABLE_H

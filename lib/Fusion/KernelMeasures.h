//===- KernelMeasures.h - what kernels cost, by form ------------*- C++ -*-===//
//
// Grouping asks for the kernel of one cluster after the other, and of layers,
// parameters or links of a chain they are equal but for the names of their
// values. A kernel follows from the form of its cluster alone: its operations
// with their attributes and types, what reads what, what is stored. So one is
// built for each form, and its cost is kept.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_FUSION_KERNELMEASURES_H
#define TRC_LIB_FUSION_KERNELMEASURES_H

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Kernel/Cost.h"

#include "llvm/ADT/DenseMap.h"

#include <unordered_map>

namespace trc {

/// What is known of the kernel of a cluster.
struct KernelMeasure {
  bool isKernel = false;
  std::string misfit;   ///< why it is none
  llvm::StringRef kind; ///< `map`, `row` or `column`
  double nanoseconds = 0;
};

class KernelMeasures {
public:
  explicit KernelMeasures(const kernel::CostModel &costs) : costs(costs) {}

  /// Operations of the cluster live as long as this. The reference is good
  /// until the next call.
  const KernelMeasure &of(const Cluster &cluster);

private:
  using Form = std::vector<unsigned>;
  struct HashOfForm {
    size_t operator()(const Form &form) const;
  };
  /// Operations are equal here that differ in their operands only.
  struct SameOperation {
    static mlir::Operation *getEmptyKey();
    static mlir::Operation *getTombstoneKey();
    static unsigned getHashValue(mlir::Operation *op);
    static bool isEqual(mlir::Operation *a, mlir::Operation *b);
  };

  const kernel::CostModel &costs;
  std::unordered_map<Form, KernelMeasure, HashOfForm> known;
  size_t words = 0; ///< of all forms that are known
  llvm::DenseMap<mlir::Operation *, unsigned, SameOperation> kinds;
  llvm::DenseMap<mlir::Operation *, unsigned> kindOf;
  llvm::DenseMap<mlir::Type, unsigned> types;

  unsigned numberOf(mlir::Operation *op);
  Form formOf(const Cluster &cluster);
};

} // namespace trc

#endif // TRC_LIB_FUSION_KERNELMEASURES_H

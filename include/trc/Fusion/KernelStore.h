//===- KernelStore.h - kernels, each built once -----------------*- C++ -*-===//
//
// Grouping asks for the kernel of one cluster after the other, later phases for
// those of the fusions that came of it, and a search for a plan that fits makes
// plan after plan of one program. Layers, parameters and links of a chain are
// equal but for the names of their values. A kernel follows from the *form* of
// its cluster alone: its operations with their attributes and types, what reads
// what, what is stored. So one is built for each form: of a cluster that is
// weighed its measure is kept, of a fusion the kernel, until the context ends
// or there are too many (the bounds stand in KernelStore.cpp).
//
// Forms are compared word by word: no two kernels are taken for one because of
// a hash. All functions may be called from several threads.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_KERNELSTORE_H
#define TRC_FUSION_KERNELSTORE_H

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Kernel/Cost.h"

#include "mlir/IR/DialectInterface.h"

#include <memory>
#include <mutex>
#include <unordered_map>

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace trc {

/// What is known of the kernel of a cluster, by the figures of one target.
struct KernelMeasure {
  bool isKernel = false;
  std::string misfit;   ///< why it is none
  llvm::StringRef kind; ///< `map`, `row` or `column`
  double nanoseconds = 0;
};

/// A kernel without a name, or why there is none.
struct KeptKernel {
  bool isKernel = false;
  BuiltKernel built;
  std::string misfit;
};

class KernelStore : public mlir::DialectInterface::Base<KernelStore> {
public:
  explicit KernelStore(mlir::Dialect *dialect) : Base(dialect) {}

  /// That of the context; null where it was made without `registerKernelStore`.
  static KernelStore *of(mlir::MLIRContext *context);

  using Form = std::vector<unsigned>;

  /// A number for all operations that differ in their operands only.
  unsigned numberOf(mlir::Operation *op);
  unsigned numberOf(mlir::Type type);

  std::optional<KernelMeasure> findMeasure(const Form &form);
  void keepMeasure(Form form, const KernelMeasure &measure);

  std::shared_ptr<const KeptKernel> findKernel(const Form &form);
  void keepKernel(Form form, std::shared_ptr<const KeptKernel> kernel);

private:
  template <typename Word> struct HashOfWords {
    size_t operator()(const std::vector<Word> &words) const;
  };
  template <typename Kept>
  using ByForm = std::unordered_map<Form, Kept, HashOfWords<unsigned>>;
  /// What an operation is, its operands aside, in addresses that the context
  /// keeps.
  using Words = std::vector<uintptr_t>;

  std::mutex mutex;
  std::unordered_map<Words, unsigned, HashOfWords<uintptr_t>> operations;
  llvm::DenseMap<mlir::Type, unsigned> types;
  ByForm<KernelMeasure> measures;
  ByForm<std::shared_ptr<const KeptKernel>> kernels;
  /// Words of the forms of either; where they are many, all are forgotten.
  size_t measureWords = 0, kernelWords = 0;
};

/// What a pass asks a store for again and again. The operations must not change
/// meanwhile.
struct FormNumbers {
  llvm::DenseMap<mlir::Operation *, unsigned> operations;
  llvm::DenseMap<mlir::Type, unsigned> types;
};

/// The form of a cluster, and of `costs` where these are given, by which it is
/// measured. What makes its inputs is in it: a kernel of operations that stand
/// in no fusion yet may know that.
KernelStore::Form formOf(const Cluster &cluster, KernelStore &store,
                         FormNumbers &numbers,
                         const kernel::CostModel *costs = nullptr);

/// The kernel of a fusion, built if the context has not seen its like, which
/// adds one to `built`.
std::shared_ptr<const KeptKernel> kernelOf(FusionOp fusion,
                                           uint64_t *built = nullptr);

/// The same for one that is to be emitted: with a name, and verified. What is
/// wrong with it is reported at the fusion.
mlir::FailureOr<BuiltKernel> verifiedKernelOf(FusionOp fusion,
                                              llvm::StringRef name,
                                              uint64_t *built = nullptr);

void registerKernelStore(mlir::DialectRegistry &registry);

} // namespace trc

#endif // TRC_FUSION_KERNELSTORE_H

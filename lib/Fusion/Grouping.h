//===- Grouping.h - groups of operations that become kernels ----*- C++ -*-===//
//
// The operations of one block and the groups that they form. A group is one
// unit of execution: everything in it runs after all that it reads. Operations
// that are always cheaper to compute again than to store belong to no group;
// each group that reads them holds a copy of its own. Beyond that, a group may
// recompute what another one would have to store for it (rematerialization).
//
// Merging two groups must not make the units depend on each other in a circle.
// Units carry a rank in a topological order, so that the search for a path
// between two of them only looks at the units ranked in between.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_FUSION_GROUPING_H
#define TRC_LIB_FUSION_GROUPING_H

#include "KernelMeasures.h"

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Target/TargetDescription.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace trc {

class Grouping {
public:
  Grouping(mlir::Block &block, int64_t maxOperations,
           const TargetDescription &target);

  /// Merges groups while that pays.
  void run();

  /// Final groups with their clusters, in no particular order.
  struct Result {
    Cluster cluster;
    llvm::StringRef kind;
  };
  llvm::SmallVector<Result> results();

  /// Operations that a kernel could hold but that stay as they are, and why.
  llvm::SmallVector<std::pair<mlir::Operation *, std::string>> leftAlone;

  /// Two groups of which one reads the other, and why they stay apart.
  struct Neighbours {
    mlir::Operation *reader, *producer;
    std::string reason;
  };
  /// Of the groups as they are now; costs about as much as merging did.
  llvm::SmallVector<Neighbours> explainNeighbours();

  static int64_t elementsOf(mlir::Value value) {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getNumElements();
  }

private:
  struct Group {
    llvm::SmallVector<unsigned> members; ///< operation numbers, ascending
    /// Members of other groups that this one computes again.
    llvm::SmallVector<unsigned> copies;
    bool alive = true;
    bool buildable = false;
    double nanoseconds = 0;
  };

  mlir::Block &block;
  int64_t maxOperations;
  const TargetDescription &target;
  KernelMeasures measures;
  llvm::SmallVector<mlir::Operation *> operations; ///< of the block, in order
  llvm::DenseMap<mlir::Operation *, unsigned> numberOf;
  static constexpr unsigned noOperation = ~0u;
  /// By operation, for each operand: the operation of the block that makes it.
  std::vector<llvm::SmallVector<unsigned, 3>> sourcesOf;
  /// By operation: who reads its results, copied operations seen through.
  llvm::SmallVector<llvm::SmallVector<unsigned, 4>> usersOf;
  std::vector<bool> isHeld; ///< by operation: a kernel may hold it
  /// Results that no kernel holds: their elements and makers, largest first.
  std::vector<std::pair<int64_t, unsigned>> unheld;
  std::vector<int> groupOf;       ///< by operation; -1: none
  std::vector<bool> isDuplicable; ///< by operation
  std::vector<Group> groups;
  /// Groups that have copies which read a value.
  llvm::DenseMap<mlir::Value, llvm::SmallDenseSet<unsigned, 2>> copyingReaders;
  std::vector<unsigned> rank; ///< by operation: rank of its unit
  static constexpr size_t noUnit = ~size_t(0);
  std::vector<size_t> unitAt;       ///< by rank; `noUnit` where two have merged
  size_t gaps = 0;                  ///< ranks that are `noUnit`
  llvm::DenseSet<uint64_t> refused; ///< pairs of groups known not to merge

  void markViews();
  bool canHold(unsigned number) const { return isHeld[number]; }
  void markDuplicable();
  bool escapes(unsigned number) const;
  void findUnheld();
  void findUsers();
  void makeGroups();
  llvm::ArrayRef<unsigned> membersOf(size_t unit, unsigned &single) const;
  void computeRanks();
  void updateRanks(unsigned merged, unsigned earlier, unsigned later,
                   llvm::ArrayRef<unsigned> earlierMembers);
  void closeGaps();
  bool standFarApart(unsigned a, unsigned b) const;
  std::optional<llvm::SmallVector<unsigned>> groupsBetween(unsigned from,
                                                           unsigned to);
  bool isOnlyReadBy(unsigned group, const Cluster &merged) const;
  bool tryMerge(unsigned a, unsigned b);
  void mergeWithProducers();
  int64_t largestOf(unsigned group) const;
  bool standsLargeBetween(llvm::ArrayRef<unsigned> merged) const;
  std::optional<double> costIfCheaper(llvm::ArrayRef<unsigned> merged,
                                      std::string *reason = nullptr);
  void join(unsigned a, unsigned b);
  void mergeSiblings();
  void rematerialize();
  bool rematerialize(unsigned producer, llvm::ArrayRef<unsigned> readers);
  bool chainInto(llvm::ArrayRef<mlir::Value> inputs, unsigned producer,
                 mlir::Value kept, llvm::DenseSet<mlir::Value> &met,
                 llvm::SmallVectorImpl<unsigned> &chain);
  llvm::SmallVector<mlir::Value> resultsRead(unsigned reader, unsigned producer,
                                             bool byOthers);
  std::optional<llvm::SmallVector<unsigned>> copiesFor(unsigned reader,
                                                       unsigned producer);
  void setCopies(unsigned reader, llvm::SmallVector<unsigned> copies);
  void addNewSources(unsigned reader, llvm::ArrayRef<unsigned> copies,
                     unsigned producer,
                     llvm::SmallSetVector<unsigned, 4> &sources);
  double costOf(unsigned group);
  /// The group that defines `value`, through operations that are copied.
  void producersOf(mlir::Value value, llvm::SmallVectorImpl<unsigned> &found);
  Cluster clusterOf(llvm::ArrayRef<unsigned> members,
                    llvm::ArrayRef<unsigned> copies = {});
  /// The same without its outputs, which take longer to find.
  Cluster inputsOf(llvm::ArrayRef<unsigned> members,
                   llvm::ArrayRef<unsigned> copies = {});
  bool isReadOutside(mlir::Value value,
                     const llvm::DenseSet<mlir::Operation *> &owned);
  bool copiesOperation(int group, unsigned number) const;
  /// A change of shape by itself: a view, for which there is no kernel.
  bool isLoneReshape(const Group &group) const;
};

} // namespace trc

#endif // TRC_LIB_FUSION_GROUPING_H

//===- Copies.h - commands that copy to and from the host's memory --------===//
//
// What the passes here share: the commands of an entry with the bytes that live
// at each, and the pairs of commands that a copy is (HostState.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_OFFLOAD_COPIES_H
#define TRC_LIB_OFFLOAD_COPIES_H

#include "trc/Dialect/Plan/PlanDialect.h"

#include "mlir/IR/Builders.h"

#include <limits>
#include <vector>

namespace trc {

/// Which moments go to the host's memory.
struct MomentRules {
  int64_t bytes = 0;      ///< together, at least, if there are as many
  int64_t leastBytes = 0; ///< of each
  int64_t mostBytes = std::numeric_limits<int64_t>::max(); ///< together
};

llvm::SmallVector<plan::StateOp> chooseMoments(mlir::ModuleOp module,
                                               const MomentRules &rules);

/// Whether the command writes all of the buffer and reads none of it.
bool isMadeBy(mlir::Operation *command, plan::BufferOp buffer);

/// Commands of an entry's block, with the bytes of the arena that live at each,
/// at most.
class Commands {
public:
  explicit Commands(plan::EntryOp entry);

  /// The command of the entry's block that `op` is, or is in.
  int64_t numberOf(mlir::Operation *op) const;
  int64_t size() const { return static_cast<int64_t>(list.size()); }

  std::vector<mlir::Operation *> list;
  std::vector<int64_t> bytesAt;

private:
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
};

/// What is copied, and what it is taken to be.
struct Copied {
  mlir::Value here, host; ///< buffers of the arena, and of the host's memory
  mlir::RankedTensorType type;
};

/// Writes the copies of an entry, where its builder stands.
class CopyWriter {
public:
  /// What is started is numbered behind all that the entry exchanges already.
  CopyWriter(plan::EntryOp entry, double bytesPerNanosecond);

  /// Of what there is at least one, together.
  struct Copy {
    llvm::SmallVector<Copied> what;
    bool isFetch = false; ///< from the host's memory; else to it
    int64_t number = -1;  ///< given by `start`
  };
  plan::CallOp start(Copy &copy);
  plan::CallOp finish(const Copy &copy);

  mlir::OpBuilder builder;
  unsigned numCopies = 0; ///< started

private:
  plan::CallOp write(const Copy &copy, llvm::StringRef kernel,
                     plan::Access ofTarget,
                     llvm::ArrayRef<mlir::NamedAttribute> options,
                     int64_t bytes);

  double bytesPerNanosecond;
  int64_t nextNumber = 0;
};

} // namespace trc

#endif // TRC_LIB_OFFLOAD_COPIES_H

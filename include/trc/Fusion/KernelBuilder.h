//===- KernelBuilder.h - from tensor operations to loops --------*- C++ -*-===//
//
// Turns a set of StableHLO operations on tensors into one kernel in loop form,
// or says why they are not one kernel. The fuse phase asks before it groups
// operations; what was grouped is built by its verifier, and kept
// (KernelStore.h).
//
//   iteration space  = parallel x sequential x inner
//     row reductions     over inner:       one value per (parallel, sequential)
//     column reductions  over sequential:  one value per (parallel, inner)
//     full reductions    over both:        one value per parallel
//   map kernels have no sequential loops; reductions agree on one space.
//
// Values are computed on demand at the point where they are needed: an index
// per dimension, affine in the loops. So broadcasts, transposes, reshapes,
// slices, reversals, pads and concatenations cost no memory and no loop of
// their own; they only change the index at which an operand is read. A row
// reduction is read at the row that is being worked on and nowhere else; an
// operation that reads it elsewhere belongs to another kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_KERNELBUILDER_H
#define TRC_FUSION_KERNELBUILDER_H

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Kernel/LoopForm.h"
#include "trc/Target/TargetDescription.h"

namespace trc {

/// Operations that become one kernel. `operations` are in dominance order and
/// of one block; what they use from outside is in `inputs`.
struct Cluster {
  llvm::SmallVector<mlir::Operation *> operations;
  llvm::SmallVector<mlir::Value> inputs;
  llvm::SmallVector<mlir::Value> outputs;
};

struct BuiltKernel {
  /// Operand buffers: the cluster's inputs, then its outputs.
  kernel::Kernel kernel;
  /// `map`, `row` or `column`, as in `trc.fusion`.
  llvm::StringRef kind;
};

/// True when a kernel can hold `op` at all, by its kind and types: an
/// elementwise operation that targets have, a change of index, a reduction.
/// Operations on tensors without elements are left to the runtime's library.
bool isFusible(mlir::Operation *op);

/// Whether kernels are all that computes `op`: no library of any target has it.
/// It is in one whatever its size.
bool isOnlyOfKernels(mlir::Operation *op);

/// Tensors of fewer elements may be computed again by each that reads them,
/// outside of kernels too, and are not worth a search for siblings.
inline constexpr int64_t leastShared = 1024;

/// Of the module that is compiled: the target's `ScratchRules`, written by
/// `bound-scratch-rows`. So every phase builds the same kernel of a fusion, for
/// the same target. Where they are absent rows of any length are kept.
inline constexpr llvm::StringLiteral scratchBytesAttribute =
                                         "trc.scratch_row_bytes",
                                     scratchCyclesAttribute =
                                         "trc.scratch_row_cycles";

/// Those of the module which the cluster is in.
ScratchRules scratchRulesOf(const Cluster &cluster);

/// Builds the kernel. On failure, `reason` says what did not fit, as the second
/// half of a remark ("not fused, because ...").
mlir::FailureOr<BuiltKernel>
buildKernel(const Cluster &cluster, llvm::StringRef name, std::string &reason);

/// The cluster inside a fusion: its arguments and what it yields.
Cluster clusterOf(FusionOp fusion);

/// An operation alone, all of whose operands lie in memory, as the kernel that
/// it is worth, of the results that are read: failure where none can hold it,
/// or where its results are of fewer than `leastShared` elements and a library
/// can make them.
mlir::FailureOr<BuiltKernel> buildAlone(mlir::Operation *op, Cluster &cluster);

/// The cluster of a region of scalar operations, such as the comparator of a
/// sort: arguments in, the terminator's operands out.
Cluster clusterOf(mlir::Block &scalarBody);

} // namespace trc

#endif // TRC_FUSION_KERNELBUILDER_H

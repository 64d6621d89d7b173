//===- ContractBlocks.h - how a product is cut into work --------*- C++ -*-===//
//
// The result is cut into blocks, each a work item. Where a library multiplies
// them they depend on the shapes alone: it gives other bits for other (odd)
// block sizes, so the number of workers must not choose them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_CONTRACTBLOCKS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_CONTRACTBLOCKS_H

#include "Contraction.h"

namespace trc::runtime::host {

struct ContractBlocks {
  int64_t m, n, k, batches;
  int64_t blockM, blockN; ///< of a block that is not the last one
  int64_t blocksM, blocksN;

  struct Cut {
    int64_t mostM, mostN;           ///< of a block
    int64_t enough = 8;             ///< blocks, unless they would be small
    int64_t unitM = 16, unitN = 16; ///< a block begins at a multiple of it
    /// Who share the blocks, where these may depend on it; 0: they may not.
    int64_t workers = 0;
  };
  ContractBlocks(const Contraction &shape, const Cut &cut);

  /// As many items as blocks, each worth a worker's while.
  Phase phase() const;

  struct Block {
    int64_t batch, firstM, countM, firstN, countN;
  };
  /// Neighbouring items share their columns, hence what is read of rhs.
  Block block(int64_t item) const;
};

/// trc.contract and dot_general of bf16 operands where the host multiplies them
/// as such, in place; leaves `kernel` null where operands have to be widened.
Status bindBf16Contract(const Contraction &shape, ElementType result, bool adds,
                        std::unique_ptr<BoundKernel> &kernel);

/// The same of f32 where it is worth multiplying in tiles, for so many workers.
/// `isTf32`: factors may be rounded to 10 bits.
Status bindF32Contract(const Contraction &shape, bool adds, bool isTf32,
                       unsigned workers, std::unique_ptr<BoundKernel> &kernel);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_CONTRACTBLOCKS_H

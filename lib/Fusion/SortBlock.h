//===- SortBlock.h - operations behind what they read -----------*- C++ -*-===//

#ifndef TRC_LIB_FUSION_SORTBLOCK_H
#define TRC_LIB_FUSION_SORTBLOCK_H

#include "mlir/IR/Block.h"

namespace trc {

/// Puts each operation behind those that it reads from, in their regions too,
/// and leaves alone what may stay where it is. No operation may need itself.
void sortBlock(mlir::Block &block);

} // namespace trc

#endif // TRC_LIB_FUSION_SORTBLOCK_H

//===- RecomputeLayers.h - whole layers computed again ----------*- C++ -*-===//
//
// The way back through a stack of layers that keeps only what each starts from:
//
//   forward    x1 = layer(x0)   x2 = layer(x1)   ..            x0, x1, .. stay
//   backward   dx2 arrives
//              x1', dx2' = barrier(x1, dx2)
//              copies of the layer's operations, from x1'
//              the rules, which read the copies
//
// The barrier keeps the copies from being merged with what they are copies of,
// and from being computed before the way back has come there. What does not
// depend on x1 (weights in another type, masks, random bits, a generator's
// state) is not copied: the copies read what the forward half read, so that
// dropout drops the same elements, and all bits are the same.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIFFERENTIATE_RECOMPUTELAYERS_H
#define TRC_LIB_DIFFERENTIATE_RECOMPUTELAYERS_H

#include "RepeatedLayers.h"

#include "trc/Differentiate/Cotangents.h"

namespace trc {

/// What was chosen, and what came of it.
struct LayerRecomputation {
  int64_t every =
      0; ///< layers from one kept tensor to the next; 0: all are kept
  int64_t first = -1;      ///< so many of these groups, the first ones; -1: all
  int64_t layers = 0;      ///< found
  int64_t groups = 0;      ///< of them
  int64_t again = 0;       ///< groups that are computed again
  int64_t layersAgain = 0; ///< in them
  int64_t keptBytes = 0;   ///< of what these start from
  int64_t flops = 0;       ///< of products and attention that run once more
  /// Of a layer that cannot be, the operation that has an effect.
  mlir::Operation *obstacle = nullptr;
};

/// `Cotangents::backpropagate` over the operations of a whole block, with
/// layers computed again. `activity` is that of the cotangents.
llvm::LogicalResult backpropagateByLayers(llvm::ArrayRef<mlir::Operation *> ops,
                                          llvm::ArrayRef<Layer> layers,
                                          Cotangents &cotangents,
                                          Activity &activity,
                                          LayerRecomputation &recomputation);

} // namespace trc

#endif // TRC_LIB_DIFFERENTIATE_RECOMPUTELAYERS_H

//===- RepeatedLayers.h - which layers a loss is a stack of -----*- C++ -*-===//
//
// A program says nowhere that it is made of layers. But between two layers of a
// stack little is handed on: one tensor that depends on the data, the residual
// stream. Such places cut the block into stretches, and a period in what the
// stretches are made of is a layer:
//
//   embed | attention | mlp | attention | mlp | .. | norm, head
//           \_________________/
//                 a layer, again and again
//
// Names and numbers of weights do not count, so it is found however the program
// was written. Loops over layers are found by their own rule (LoopRules.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIFFERENTIATE_REPEATEDLAYERS_H
#define TRC_LIB_DIFFERENTIATE_REPEATEDLAYERS_H

#include "trc/Differentiate/Activity.h"

namespace trc {

/// Operations `begin` to before `end` of a list.
struct Layer {
  size_t begin, end;
  /// The one tensor that comes from the layer before.
  mlir::Value input;
};

/// The layers in `ops`, the operations of one block in their order: of the
/// longest run of equal stretches with products in them. Empty where fewer than
/// two follow each other. `activity` is that of the block; `isGiven` tells
/// arguments that are there all the time, whatever is made of them alone:
/// parameters.
llvm::SmallVector<Layer>
findRepeatedLayers(llvm::ArrayRef<mlir::Operation *> ops,
                   const Activity &activity,
                   llvm::function_ref<bool(mlir::BlockArgument)> isGiven);

} // namespace trc

#endif // TRC_LIB_DIFFERENTIATE_REPEATEDLAYERS_H

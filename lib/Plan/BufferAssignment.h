//===- BufferAssignment.h - which values share which bytes ------*- C++ -*-===//
//
// Decides, for the values of one block, where their bytes are:
//
//   group   values that are one run of bytes: a result and its views, and, once
//           merged, an operand and the result written over it
//   place   what becomes a plan.buffer: bytes of the arena, of a constant, an
//           input, an output, a state tensor. A group gets the place that its
//           value has to end up in, if any, or one of the arena.
//
// A value that the block hands on (to an output, a donated argument, the next
// trip of a loop, the result of a case) has a *target* place. It is written
// there at once, if the bytes are free from then on:
//
//   the old content, if the place belongs to an argument of the block, is read
//   for the last time before the value is made, or by the very operation that
//   makes it and may write over it.
//
// Otherwise it is made elsewhere and copied at the end of the block.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLAN_BUFFERASSIGNMENT_H
#define TRC_LIB_PLAN_BUFFERASSIGNMENT_H

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Plan/InPlace.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"

#include <deque>
#include <vector>

namespace trc {

struct Place {
  plan::BufferKind kind = plan::BufferKind::Arena;
  int64_t size = 0;
  int64_t index = -1;             ///< inputs, outputs
  mlir::FlatSymbolRefAttr symbol; ///< constants, state
  mlir::Value madeFor;            ///< the value, for reports; may be null
  mlir::Value buffer;             ///< the plan.buffer, once made
};

/// The places of one function, and where each of its values lies.
struct Places {
  std::deque<Place> all;
  llvm::DenseMap<mlir::Value, Place *> of;
  /// Where in its place a value begins, in bytes, unless at the start: slices.
  llvm::DenseMap<mlir::Value, int64_t> offsets;
  int64_t merged = 0; ///< results written over an operand

  Place *make(const Place &place) { return &all.emplace_back(place); }
};

/// Bytes to be moved at the end of a block.
struct PlaceCopy {
  Place *from = nullptr, *to = nullptr;
  mlir::Value value; ///< for its type and location
  int64_t fromOffset = 0;
};

/// Decides for `block`. The places of its arguments, and of values from
/// outside, are in `places` already; those of its constants are made by
/// `constantPlace`, which returns null for what is to be computed. `targets`
/// has a place for each operand of the terminator, null where the value need
/// not be handed on. Returns the copies to be made at the end of the block, in
/// order.
llvm::SmallVector<PlaceCopy>
assignBuffers(mlir::Block &block, llvm::ArrayRef<Place *> targets,
              llvm::function_ref<Place *(mlir::Operation *)> constantPlace,
              InPlaceRules &rules, Places &places);

} // namespace trc

#endif // TRC_LIB_PLAN_BUFFERASSIGNMENT_H

//===- Places.cpp - where something was written ---------------------------===//
//
// See Places.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/Places.h"

using namespace mlir;

bool trc::hasFile(Location location) {
  return location
      ->walk([](Location part) {
        return isa<FileLineColLoc>(part) ? WalkResult::interrupt()
                                         : WalkResult::advance();
      })
      .wasInterrupted();
}

Location trc::placeIn(func::FuncOp function) {
  Location place = function.getLoc();
  if (hasFile(place) || function.isExternal())
    return place;
  return function.front().getTerminator()->getLoc();
}

Location trc::placeOf(Operation *op) {
  if (hasFile(op->getLoc()))
    return op->getLoc();
  auto function = op->getParentOfType<func::FuncOp>();
  if (!function)
    return op->getLoc();
  const Location place = placeIn(function);
  return hasFile(place) ? place : op->getLoc();
}

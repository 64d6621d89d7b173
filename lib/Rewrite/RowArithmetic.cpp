//===- RowArithmetic.cpp - arithmetic along innermost rows ----------------===//
//
// See RowArithmetic.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/RowArithmetic.h"

using namespace mlir;
using namespace trc;

Value RowArithmetic::spreadRows(Value perRow) {
  auto outer = static_cast<int64_t>(shape.size()) - 1;
  return broadcast(perRow, shape,
                   llvm::to_vector(llvm::seq<int64_t>(0, outer)));
}
Value RowArithmetic::spreadColumns(Value perColumn) {
  return broadcast(perColumn, shape, static_cast<int64_t>(shape.size()) - 1);
}

//===- StatePart.h - state of which a rank has its part ---------*- C++ -*-===//
//
// A port of a state tensor that is dealt out over ranks has the type of one
// rank's part, a vector, and says what it is a part of:
//
//   %m: tensor<48xf32> {trc.state = "m.w", trc.whole = array<i64: 12, 16>}
//
// Of a whole of n elements, in row-major order, rank r of N has those from
// r ceil(n / N) on, as many; behind the last there are zeros.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_STATEPART_H
#define TRC_DIALECT_TRC_STATEPART_H

#include "mlir/IR/BuiltinAttributes.h"

namespace trc {

inline constexpr llvm::StringLiteral wholeShapeName = "trc.whole";

/// The shape of the whole; null where the port has all of it. The attributes
/// may be null.
inline mlir::DenseI64ArrayAttr readWholeShape(mlir::DictionaryAttr attributes) {
  return attributes ? attributes.getAs<mlir::DenseI64ArrayAttr>(wholeShapeName)
                    : mlir::DenseI64ArrayAttr();
}

/// How many elements a rank has.
inline int64_t getPartSize(llvm::ArrayRef<int64_t> whole, int64_t ranks) {
  int64_t count = 1;
  for (int64_t extent : whole)
    count *= extent;
  return (count + ranks - 1) / ranks;
}

} // namespace trc

#endif // TRC_DIALECT_TRC_STATEPART_H

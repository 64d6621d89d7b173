//===- Closure.h - everything that is made of a tensor ----------*- C++ -*-===//
//
// A structure may be raised only when all that is made of its large tensor is
// covered by the operation that replaces it; else the tensor stays, and the
// work is done twice. The closure follows the users through operations that
// work per element or along rows. It ends in products, which the caller has to
// recognise, and in values that the caller names. Anything else is an escape.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_CLOSURE_H
#define TRC_LIB_RAISE_CLOSURE_H

#include "AxisMap.h"

#include "trc/Rewrite/Unread.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace trc {

/// A product that reads a value of the closure, as this operand.
struct Reader {
  ContractOp product;
  unsigned operand;
  AxisMap map;
};

class Closure {
public:
  Closure(int64_t innerAxis, int64_t innerSize)
      : innerAxis(innerAxis), innerSize(innerSize) {}

  /// Values that end the closure.
  llvm::DenseSet<mlir::Value> ends;

  void add(const Axed &start);

  llvm::MapVector<mlir::Value, AxisMap> values;
  llvm::SmallVector<Reader> readers;
  /// An operation that the closure cannot follow.
  llvm::SmallVector<mlir::Operation *> escapes;

private:
  std::optional<AxisMap> mapOfResult(mlir::Operation *op, mlir::OpOperand &use,
                                     const AxisMap &map) const;

  int64_t innerAxis, innerSize;
};

/// What a product does with one of its operands, by axes. `channel` is the
/// axis that only the other operand has.
struct ProductAxes {
  Axed other;
  AxisMap result;

  static constexpr int64_t channel = 1 << 20;
  static std::optional<ProductAxes> of(const Reader &reader);
};

/// Whether a map has exactly these axes, in any order; -1 is none.
bool hasAxes(llvm::ArrayRef<int64_t> map, llvm::ArrayRef<int64_t> axes);

/// "stablehlo.foo" with the layer it stands in, for remarks.
std::string describe(mlir::Operation *op);

} // namespace trc

#endif // TRC_LIB_RAISE_CLOSURE_H

//===- RowAlgebra.h - normal forms of tensors over rows ---------*- C++ -*-===//
//
// A softmax, its gradient and a cross entropy are written in many ways:
//
//   P * (dP - rowsum(P * dP))                      P = E / L
//   (dP / L - rowsum(dP * (1 / (L * L)) * E)) * E
//
// Here both are the same polynomial. A value is a sum of products, with a
// number in front, of atoms:
//
//   Exponential   E, the exponentials that a candidate begins with
//   Indicator     a tensor of i1 as 0 and 1; its square is itself
//   OneHot        1 where the position along the inner axis is the index
//   RowSum        the sum of a product of other atoms along the inner axis
//   Log           the logarithm of another product
//   Opaque        any other value, known by its name only
//
// Atoms without the inner axis are row atoms: they pass through RowSum. So
// L = RowSum(E), and the second line above is E dP L^-1 - E L^-2 RowSum(E dP),
// the first as well. Types, broadcasts and dimensions of size one do not show;
// axis maps keep the axes apart. What no rule knows becomes opaque, so a form
// that is not understood never matches.
//
// Numbers are kept in f64: forms are equal when they are equal up to rounding.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_ROWALGEBRA_H
#define TRC_LIB_RAISE_ROWALGEBRA_H

#include "AxisMap.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

#include <map>
#include <vector>

namespace trc {

/// Atoms with their powers, in order of the atom.
using Product = std::vector<std::pair<int, int>>;

/// Products with the number in front of each; none is zero.
using Form = std::map<Product, double>;

struct Atom {
  enum class Kind { Exponential, Indicator, OneHot, RowSum, Log, Opaque };
  Kind kind;
  /// What it is called by: the i1, the index, the opaque value.
  Axed of;
  /// What RowSum and Log are taken of.
  Product inner;
  /// Whether it lacks the inner axis.
  bool isRow = false;
};

class RowAlgebra {
public:
  /// `exponential` is the value of the atom E; sums run along `innerAxis`.
  RowAlgebra(Axed exponential, int64_t innerAxis, int64_t innerSize);

  /// The form of a value whose dimensions run along `map`.
  Form evaluate(mlir::Value value, llvm::ArrayRef<int64_t> map);
  /// The form of a tensor of i1 as 0 and 1.
  Form indicate(mlir::Value predicate, llvm::ArrayRef<int64_t> map);

  /// Takes a value as it is, known by its name only.
  Form nameValue(mlir::Value value, llvm::ArrayRef<int64_t> map) {
    Form form = opaque(value, map);
    known[value] = {AxisMap(map), form};
    return form;
  }

  // Arithmetic of forms.
  Form number(double value) const;
  Form atom(int index, int power = 1) const;
  Form add(const Form &a, const Form &b, double factor = 1.0) const;
  Form multiply(const Form &a, const Form &b) const;
  Form rowSum(const Form &a);
  /// The inverse of a form of one product of row atoms, or none.
  std::optional<Form> invert(const Form &a) const;
  /// The number c for which `a = c * b`, or none.
  static std::optional<double> ratio(const Form &a, const Form &b);

  int exponential() const { return 0; }
  int intern(Atom atom);
  const Atom &operator[](int index) const { return atoms[index]; }
  size_t size() const { return atoms.size(); }

  /// Indicators that are 1 wherever E is not 0: `E * I` is `E`.
  llvm::DenseSet<int> absorbed;
  /// Indicators that are 0 wherever E is not 0: `E * I` is nothing.
  llvm::DenseSet<int> annihilated;
  /// One-hot atoms whose index a gather moves to the border when outside.
  llvm::DenseSet<int> gathered;
  /// Values that are taken as 0 or 1 in `select(valid, x, NaN)`: the form is
  /// that of x, and the condition stands here.
  llvm::SmallVector<Axed> guards;

private:
  Form compute(mlir::Value value, llvm::ArrayRef<int64_t> map);
  Form computeIndicator(mlir::Value predicate, llvm::ArrayRef<int64_t> map);
  Form opaque(mlir::Value value, llvm::ArrayRef<int64_t> map);
  Form indicator(mlir::Value predicate, llvm::ArrayRef<int64_t> map);
  Form computeReduce(stablehlo::ReduceOp op, llvm::ArrayRef<int64_t> map);
  Form computeSelect(stablehlo::SelectOp op, llvm::ArrayRef<int64_t> map);
  Form computeGather(stablehlo::GatherOp op, llvm::ArrayRef<int64_t> map);
  Form computeScatter(stablehlo::ScatterOp op, llvm::ArrayRef<int64_t> map);
  Form computeExp(stablehlo::ExpOp op, llvm::ArrayRef<int64_t> map);
  Form computeLog(mlir::Value operand, mlir::Value value,
                  llvm::ArrayRef<int64_t> map);
  std::optional<bool> isKnown(stablehlo::CompareOp op,
                              llvm::ArrayRef<int64_t> map);
  std::optional<Form> oneHot(stablehlo::CompareOp op,
                             llvm::ArrayRef<int64_t> map);
  bool isPositive(const Form &form) const;
  bool isRow(llvm::ArrayRef<int64_t> map) const;
  Product normalise(Product product) const;
  bool isNothing(const Product &product) const;

  using KnownForms = llvm::DenseMap<mlir::Value, std::pair<AxisMap, Form>>;
  /// The form of a value by `rule`, unless it is known; `instead` where that
  /// is of too many products, or lies too deep.
  Form remember(KnownForms &known, mlir::Value value,
                llvm::ArrayRef<int64_t> map, llvm::function_ref<Form()> rule,
                llvm::function_ref<Form()> instead);

  std::vector<Atom> atoms;
  KnownForms known, knownIndicators;
  unsigned depth = 0; ///< values whose forms are being made
  Axed exponentialValue;
  int64_t innerAxis, innerSize;
};

} // namespace trc

#endif // TRC_LIB_RAISE_ROWALGEBRA_H

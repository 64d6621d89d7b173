//===- RowAlgebra.cpp - arithmetic of normal forms ------------------------===//
//
// See RowAlgebra.h; which operation has which form is in RowAlgebraRules.cpp.
//
//===----------------------------------------------------------------------===//

#include "RowAlgebra.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace mlir;

namespace trc {

/// A form of more products than this is not one that we look for.
static constexpr size_t maxProducts = 32;
/// A value that lies more operations behind the one that is asked for than this
/// is opaque: no softmax or loss is that long, and each takes stack.
static constexpr unsigned deepestRowValue = 256;

RowAlgebra::RowAlgebra(Axed exponential, int64_t innerAxis, int64_t innerSize)
    : exponentialValue(exponential), innerAxis(innerAxis),
      innerSize(innerSize) {
  atoms.push_back({Atom::Kind::Exponential, std::move(exponential), {}, false});
}

int RowAlgebra::intern(Atom atom) {
  for (auto [i, other] : llvm::enumerate(atoms))
    if (other.kind == atom.kind && other.of == atom.of &&
        other.inner == atom.inner)
      return static_cast<int>(i);
  atoms.push_back(std::move(atom));
  return static_cast<int>(atoms.size()) - 1;
}

bool RowAlgebra::isRow(ArrayRef<int64_t> map) const {
  return !llvm::is_contained(map, innerAxis);
}

Form RowAlgebra::number(double value) const {
  return value == 0 ? Form() : Form{{Product(), value}};
}

Form RowAlgebra::atom(int index, int power) const {
  return {{Product{{index, power}}, 1.0}};
}

Form RowAlgebra::add(const Form &a, const Form &b, double factor) const {
  Form sum = a;
  for (const auto &[product, value] : b) {
    double before = sum.contains(product) ? sum[product] : 0.0;
    double after = before + factor * value;
    // What is left of a difference of equal numbers is rounding.
    if (std::abs(after) <= 1e-6 * std::abs(before))
      sum.erase(product);
    else
      sum[product] = after;
  }
  return sum;
}

/// Powers of indicators are 1; an indicator that E implies disappears; where a
/// row has its one-hot element, the row sum of it is 1.
Product RowAlgebra::normalise(Product product) const {
  bool hasExponential = false;
  SmallVector<int> oneHot;
  for (auto &[index, power] : product) {
    hasExponential |= index == exponential() && power > 0;
    if (atoms[index].kind == Atom::Kind::OneHot)
      oneHot.push_back(index);
    // The target's logit is 0 in a row without a target.
    if (atoms[index].kind == Atom::Kind::RowSum &&
        atoms[index].inner.size() > 1)
      for (auto [inner, innerPower] : atoms[index].inner)
        if (atoms[inner].kind == Atom::Kind::OneHot)
          oneHot.push_back(inner);
  }
  Product result;
  for (auto [index, power] : product) {
    const Atom &atom = atoms[index];
    if (hasExponential && absorbed.contains(index))
      continue;
    if (atom.kind == Atom::Kind::RowSum && atom.inner.size() == 1 &&
        llvm::is_contained(oneHot, atom.inner.front().first))
      continue;
    bool isIdempotent =
        atom.kind == Atom::Kind::Indicator || atom.kind == Atom::Kind::OneHot ||
        (atom.kind == Atom::Kind::RowSum && atom.inner.size() == 1 &&
         atoms[atom.inner.front().first].kind == Atom::Kind::OneHot);
    result.emplace_back(index, isIdempotent && power > 1 ? 1 : power);
  }
  return result;
}

bool RowAlgebra::isNothing(const Product &product) const {
  auto has = [&](auto isIt) {
    return llvm::any_of(product,
                        [&](auto factor) { return isIt(factor.first); });
  };
  return has([&](int index) { return index == exponential(); }) &&
         has([&](int index) { return annihilated.contains(index); });
}

Form RowAlgebra::multiply(const Form &a, const Form &b) const {
  Form result;
  for (const auto &[left, leftNumber] : a)
    for (const auto &[right, rightNumber] : b) {
      std::map<int, int> powers(left.begin(), left.end());
      for (auto [index, power] : right)
        powers[index] += power;
      Product product;
      for (auto [index, power] : powers)
        if (power != 0)
          product.emplace_back(index, power);
      if (isNothing(product))
        continue;
      result = add(result,
                   {{normalise(std::move(product)), leftNumber * rightNumber}});
    }
  return result;
}

Form RowAlgebra::rowSum(const Form &form) {
  Form result;
  for (const auto &[product, value] : form) {
    Product inner, outer;
    for (auto [index, power] : product)
      (atoms[index].isRow ? outer : inner).emplace_back(index, power);
    Form sum = inner.empty()
                   ? number(static_cast<double>(innerSize))
                   : atom(intern({Atom::Kind::RowSum, {}, inner, true}));
    result = add(result, multiply({{outer, value}}, sum));
  }
  return result;
}

std::optional<Form> RowAlgebra::invert(const Form &form) const {
  if (form.size() != 1)
    return std::nullopt;
  Product product = form.begin()->first;
  double value = form.begin()->second;
  for (auto &[index, power] : product) {
    if (!atoms[index].isRow || atoms[index].kind == Atom::Kind::Indicator)
      return std::nullopt;
    power = -power;
  }
  return Form{{product, 1.0 / value}};
}

std::optional<double> RowAlgebra::ratio(const Form &a, const Form &b) {
  if (a.size() != b.size() || a.empty())
    return std::nullopt;
  double first = a.begin()->second / b.begin()->second;
  for (auto [left, right] : llvm::zip(a, b)) {
    if (left.first != right.first)
      return std::nullopt;
    if (std::abs(left.second / right.second - first) > 1e-5 * std::abs(first))
      return std::nullopt;
  }
  return first;
}

bool RowAlgebra::isPositive(const Form &form) const {
  if (form.size() != 1 || form.begin()->second <= 0)
    return false;
  return llvm::all_of(form.begin()->first, [&](auto factor) {
    const Atom &atom = atoms[factor.first];
    return atom.kind == Atom::Kind::Exponential ||
           (atom.kind == Atom::Kind::RowSum &&
            llvm::all_of(atom.inner, [&](auto inner) {
              return inner.first == exponential();
            }));
  });
}

Form RowAlgebra::opaque(Value value, ArrayRef<int64_t> map) {
  return atom(
      intern({Atom::Kind::Opaque, {value, AxisMap(map)}, {}, isRow(map)}));
}

Form RowAlgebra::indicator(Value predicate, ArrayRef<int64_t> map) {
  return atom(intern(
      {Atom::Kind::Indicator, {predicate, AxisMap(map)}, {}, isRow(map)}));
}

Form RowAlgebra::remember(KnownForms &known, Value value, ArrayRef<int64_t> map,
                          llvm::function_ref<Form()> rule,
                          llvm::function_ref<Form()> instead) {
  auto found = known.find(value);
  if (found != known.end() && found->second.first == map)
    return found->second.second;
  if (depth == deepestRowValue)
    return instead();
  ++depth;
  Form form = rule();
  --depth;
  if (form.size() > maxProducts)
    form = instead();
  known[value] = {AxisMap(map), form};
  return form;
}

Form RowAlgebra::evaluate(Value value, ArrayRef<int64_t> map) {
  return remember(
      known, value, map, [&] { return compute(value, map); },
      [&] { return opaque(value, map); });
}

Form RowAlgebra::indicate(Value predicate, ArrayRef<int64_t> map) {
  return remember(
      knownIndicators, predicate, map,
      [&] { return computeIndicator(predicate, map); },
      [&] { return indicator(predicate, map); });
}

} // namespace trc

//===- SummingOperations.cpp - reductions, products, rows by index, sorts -===//

#include "Program.h"

#include <algorithm>
#include <iterator>

namespace trc::fuzz {

void Program::addReduce() {
  const Value *x = pick([](const Value &v) { return !v.shape.empty(); });
  if (!x)
    return;
  const std::string e = x->element;
  Shape dims, shape;
  double count = 1;
  for (size_t d = 0; d < x->shape.size(); ++d)
    if (random.chance(50)) {
      dims.push_back(static_cast<int64_t>(d));
      count *= static_cast<double>(x->shape[d]);
    } else {
      shape.push_back(x->shape[d]);
    }
  std::vector<const char *> names = {"maximum", "minimum"};
  // Only sums that are exact in any order.
  bool exact = !isFloat(e) || (x->bound != 0 && x->bound * count < 1 << 20);
  if (exact)
    names = {"add", "add", "maximum", "minimum"};
  if (!isFloat(e))
    names.insert(names.end(), {"and", "or"});
  std::string name = names[random.below(static_cast<int64_t>(names.size()))];
  Value input = *x;
  if (name == "add" && isFloat(e))
    input = addPositiveZero(input);
  Value init = isBool(e)           ? operand(e, {})
               : name == "add"     ? splat(e, {}, isFloat(e) ? "0.0" : "0", 1)
               : random.chance(30) ? knownSplat(e, {})
                                   : constant(e, {});
  add(e, shape,
      !isFloat(e)     ? 1
      : name == "add" ? std::max(1.0, x->bound * count)
                      : (x->bound != 0 ? std::max(x->bound, 8.0) : 0),
      "stablehlo.reduce(" + input.name + " init: " + init.name +
          ") applies stablehlo." + name +
          " across dimensions = " + listText(dims) + " : (" + typeText(input) +
          ", " + typeText(init) + ") -> " + typeText(e, shape));
}

void Program::addDot() {
  const Value *x = pick([](const Value &v) {
    return !v.shape.empty() && !isBool(v.element) &&
           countElements(v.shape) <= 200 &&
           (!isFloat(v.element) || (v.bound != 0 && v.bound < 64));
  });
  if (!x)
    return;
  // Each dimension of x is batched, contracted or free; the other operand
  // gets the first two kinds, and free ones of its own, in any order.
  Shape lhsBatch, rhsBatch, lhsContract, rhsContract, free, other;
  std::vector<std::pair<int64_t, int>> dims; // size, kind * 8 + dim of x
  double count = 1;
  for (size_t d = 0; d < x->shape.size(); ++d) {
    int64_t kind = random.below(3);
    if (kind == 2) {
      free.push_back(x->shape[d]);
      continue;
    }
    dims.push_back({x->shape[d], static_cast<int>(kind * 8 + d)});
    if (kind == 1)
      count *= static_cast<double>(x->shape[d]);
  }
  for (int64_t extra = random.below(2); extra > 0; --extra)
    dims.push_back({1 + random.below(4), 16});
  for (size_t d = dims.size(); d > 1; --d)
    std::swap(dims[d - 1],
              dims[static_cast<size_t>(random.below(static_cast<int64_t>(d)))]);
  Shape batchShape;
  for (size_t d = 0; d < dims.size(); ++d) {
    other.push_back(dims[d].first);
    int kind = dims[d].second / 8;
    if (kind == 0) {
      lhsBatch.push_back(dims[d].second % 8);
      rhsBatch.push_back(static_cast<int64_t>(d));
      batchShape.push_back(dims[d].first);
    } else if (kind == 1) {
      lhsContract.push_back(dims[d].second % 8);
      rhsContract.push_back(static_cast<int64_t>(d));
    }
  }
  Shape shape = batchShape;
  shape.insert(shape.end(), free.begin(), free.end());
  for (const auto &[size, kind] : dims)
    if (kind == 16)
      shape.push_back(size);
  if (countElements(shape) > 2000)
    return;
  Value y = constant(x->element, other);
  Value hidden =
      add(y.element, y.shape, y.bound,
          "stablehlo.optimization_barrier " + y.name + " : " + typeText(y));
  std::string batching = lhsBatch.empty()
                             ? ""
                             : "batching_dims = " + listText(lhsBatch) + " x " +
                                   listText(rhsBatch) + ", ";
  Value product =
      add(x->element, shape, std::max(1.0, x->bound * 6 * count),
          "stablehlo.dot_general " + x->name + ", " + hidden.name + ", " +
              batching + "contracting_dims = " + listText(lhsContract) + " x " +
              listText(rhsContract) + " : (" + typeText(*x) + ", " +
              typeText(hidden) + ") -> " + typeText(x->element, shape));
  if (isFloat(x->element)) {
    pool.pop_back();
    addPositiveZero(product);
  }
}

void Program::addGather() {
  const Value *x = pick([](const Value &v) {
    return v.shape.size() == 2 && countElements(v.shape) > 0;
  });
  if (!x)
    return;
  int64_t count = random.chance(30) ? 1 : 1 + random.below(5);
  Value indices = addInput("i32", {count, 1});
  Shape shape = {count, x->shape[1]};
  add(x->element, shape, x->bound,
      "\"stablehlo.gather\"(" + x->name + ", " + indices.name +
          ") <{dimension_numbers = #stablehlo.gather<offset_dims = [1], "
          "collapsed_slice_dims = [0], start_index_map = [0], "
          "index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = " +
          arrayText({1, x->shape[1]}) + "}> : (" + typeText(*x) + ", " +
          typeText(indices) + ") -> " + typeText(x->element, shape));
}

void Program::addScatter() {
  const Value *x = pick([](const Value &v) {
    return v.shape.size() == 2 && countElements(v.shape) > 0 &&
           (!isFloat(v.element) || (v.bound != 0 && v.bound < 1000));
  });
  if (!x)
    return;
  bool elements = random.chance(40);
  int64_t count = elements ? x->shape[0] : 1 + random.below(6);
  Value input = isFloat(x->element) ? addPositiveZero(*x) : *x;
  Value indices =
      addInput("i32", elements ? Shape{count, 1, 1} : Shape{count, 1});
  Value updates = addInput(x->element, elements ? Shape{count, 1}
                                                : Shape{count, x->shape[1]});
  std::string numbers =
      elements ? "inserted_window_dims = [1], input_batching_dims = [0], "
                 "scatter_indices_batching_dims = [0], "
                 "scatter_dims_to_operand_dims = [1], index_vector_dim = 2"
               : "update_window_dims = [1], inserted_window_dims = [0], "
                 "scatter_dims_to_operand_dims = [0], index_vector_dim = 1";
  std::string scalar = typeText(x->element, {});
  add(x->element, x->shape, isFloat(x->element) ? x->bound + 3.0 * 8 : 1,
      "\"stablehlo.scatter\"(" + input.name + ", " + indices.name + ", " +
          updates.name + ") <{scatter_dimension_numbers = #stablehlo.scatter<" +
          numbers +
          ">, indices_are_sorted = false, unique_indices = false}> "
          "({\n  ^bb0(%a: " +
          scalar + ", %b: " + scalar + "):\n    %s = stablehlo.add %a, %b : " +
          scalar + "\n    stablehlo.return %s : " + scalar + "\n  }) : (" +
          typeText(input) + ", " + typeText(indices) + ", " +
          typeText(updates) + ") -> " + typeText(*x));
}

void Program::addSort() {
  const Value *x = pick(
      [](const Value &v) { return !v.shape.empty() && isInteger(v.element); });
  if (!x)
    return;
  std::string scalar = typeText(x->element, {});
  add(x->element, x->shape, x->bound,
      "\"stablehlo.sort\"(" + x->name + ") <{dimension = " +
          std::to_string(random.below(static_cast<int64_t>(x->shape.size()))) +
          " : i64, is_stable = true}> ({\n  ^bb0(%a: " + scalar +
          ", %b: " + scalar + "):\n    %p = stablehlo.compare LT, %a, %b : (" +
          scalar + ", " + scalar +
          ") -> tensor<i1>\n    stablehlo.return %p : "
          "tensor<i1>\n  }) : (" +
          typeText(*x) + ") -> " + typeText(*x));
}

} // namespace trc::fuzz

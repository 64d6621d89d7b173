//===- MovementOperations.cpp - operations that move elements -------------===//

#include "Program.h"

#include <algorithm>
#include <iterator>

namespace trc::fuzz {

void Program::addBroadcast() {
  const Value *x =
      pick([](const Value &v) { return countElements(v.shape) <= 64; });
  if (!x || x->shape.size() > 3)
    return;
  Shape shape, dims;
  for (size_t d = 0; d < x->shape.size(); ++d) {
    if (shape.size() < 4 - (x->shape.size() - d) && random.chance(40))
      shape.push_back(1 + random.below(4));
    dims.push_back(static_cast<int64_t>(shape.size()));
    shape.push_back(x->shape[d] == 1 && random.chance(60) ? 1 + random.below(5)
                                                          : x->shape[d]);
  }
  if (shape.size() < 4 && random.chance(50))
    shape.push_back(1 + random.below(5));
  if (dims.size() == 2 && random.chance(15)) {
    // Dimensions may come in any order.
    std::swap(dims[0], dims[1]);
    std::swap(shape[dims[0]], shape[dims[1]]);
  }
  for (size_t d = 0; d < dims.size(); ++d)
    if (x->shape[d] != 1 && x->shape[d] != shape[dims[d]])
      return;
  add(x->element, shape, x->bound,
      "stablehlo.broadcast_in_dim " + x->name + ", dims = " + listText(dims) +
          " : (" + typeText(*x) + ") -> " + typeText(x->element, shape));
}

void Program::addReshape() {
  const Value *x = pick(isAny);
  Shape shape;
  if (random.chance(50)) {
    // Dimensions of one come and go.
    for (int64_t size : x->shape) {
      if (random.chance(30) && shape.size() < 5)
        shape.push_back(1);
      if (size != 1 || random.chance(50))
        shape.push_back(size);
    }
    if (random.chance(30))
      shape.push_back(1);
  } else {
    int64_t left = countElements(x->shape);
    if (left == 0)
      return;
    for (int64_t factor = 2; left > 1 && shape.size() < 4; ++factor)
      while (left % factor == 0 && shape.size() < 4) {
        if (!shape.empty() && random.chance(50))
          shape.back() *= factor;
        else
          shape.push_back(factor);
        left /= factor;
      }
    if (left > 1)
      shape.push_back(left);
  }
  add(x->element, shape, x->bound,
      "stablehlo.reshape " + x->name + " : (" + typeText(*x) + ") -> " +
          typeText(x->element, shape));
}

void Program::addTranspose() {
  const Value *x = pick([](const Value &v) { return v.shape.size() >= 2; });
  if (!x)
    return;
  Shape permutation, shape;
  for (size_t d = 0; d < x->shape.size(); ++d)
    permutation.push_back(static_cast<int64_t>(d));
  for (size_t d = permutation.size(); d > 1; --d)
    std::swap(permutation[d - 1], permutation[static_cast<size_t>(
                                      random.below(static_cast<int64_t>(d)))]);
  for (int64_t d : permutation)
    shape.push_back(x->shape[static_cast<size_t>(d)]);
  add(x->element, shape, x->bound,
      "stablehlo.transpose " + x->name + ", dims = " + listText(permutation) +
          " : (" + typeText(*x) + ") -> " + typeText(x->element, shape));
}

void Program::addSlice() {
  const Value *x = pick([](const Value &v) { return !v.shape.empty(); });
  if (!x)
    return;
  std::string ranges;
  Shape shape;
  for (int64_t size : x->shape) {
    int64_t start = random.chance(50) ? 0 : random.below(size + 1);
    int64_t limit =
        random.chance(50) ? size : start + random.below(size - start + 1);
    int64_t stride = random.chance(75) ? 1 : 1 + random.below(3);
    shape.push_back((limit - start + stride - 1) / stride);
    ranges += (ranges.empty() ? "" : ", ") + std::to_string(start) + ":" +
              std::to_string(limit) +
              (stride == 1 ? "" : ":" + std::to_string(stride));
  }
  add(x->element, shape, x->bound,
      "stablehlo.slice " + x->name + " [" + ranges + "] : (" + typeText(*x) +
          ") -> " + typeText(x->element, shape));
}

void Program::addPad() {
  const Value *x =
      pick([](const Value &v) { return countElements(v.shape) <= 128; });
  if (!x)
    return;
  Value value = operand(x->element, {});
  Shape low, high, interior, shape;
  for (int64_t size : x->shape) {
    low.push_back(random.chance(50) ? 0 : random.below(4) - 1);
    high.push_back(random.chance(50) ? 0 : random.below(4) - 1);
    interior.push_back(random.chance(85) ? 0 : random.below(3));
    int64_t inner = size + (size > 0 ? (size - 1) * interior.back() : 0);
    if (inner + low.back() + high.back() < 0)
      low.back() = high.back() = 0;
    shape.push_back(inner + low.back() + high.back());
  }
  add(x->element, shape,
      x->bound != 0 && value.bound != 0 ? std::max(x->bound, value.bound) : 0,
      "stablehlo.pad " + x->name + ", " + value.name +
          ", low = " + listText(low) + ", high = " + listText(high) +
          ", interior = " + listText(interior) + " : (" + typeText(*x) + ", " +
          typeText(value) + ") -> " + typeText(x->element, shape));
}

void Program::addConcatenate() {
  const Value *x = pick([](const Value &v) {
    return !v.shape.empty() && countElements(v.shape) <= 128;
  });
  if (!x)
    return;
  size_t dim =
      static_cast<size_t>(random.below(static_cast<int64_t>(x->shape.size())));
  std::string names, types;
  Shape shape = x->shape;
  shape[dim] = 0;
  double bound = 1;
  for (int64_t pieces = 1 + random.below(3); pieces > 0; --pieces) {
    const Value *other = pick([&](const Value &v) {
      if (v.element != x->element || v.shape.size() != x->shape.size())
        return false;
      for (size_t d = 0; d < v.shape.size(); ++d)
        if (d != dim && v.shape[d] != x->shape[d])
          return false;
      return true;
    });
    names += (names.empty() ? "" : ", ") + other->name;
    types += (types.empty() ? "" : ", ") + typeText(*other);
    shape[dim] += other->shape[dim];
    bound = bound == 0 || other->bound == 0 ? 0 : std::max(bound, other->bound);
  }
  add(x->element, shape, bound,
      "stablehlo.concatenate " + names + ", dim = " + std::to_string(dim) +
          " : (" + types + ") -> " + typeText(x->element, shape));
}

void Program::addReverse() {
  const Value *x = pick([](const Value &v) { return !v.shape.empty(); });
  if (!x)
    return;
  Shape dims;
  for (size_t d = 0; d < x->shape.size(); ++d)
    if (random.chance(50))
      dims.push_back(static_cast<int64_t>(d));
  add(x->element, x->shape, x->bound,
      "stablehlo.reverse " + x->name + ", dims = " + listText(dims) + " : " +
          typeText(*x));
}

void Program::addDynamicSlice() {
  const Value *x = pick([](const Value &v) { return !v.shape.empty(); });
  if (!x)
    return;
  std::string indices, types;
  Shape sizes;
  for (int64_t size : x->shape) {
    sizes.push_back(random.chance(40) ? size : random.below(size + 1));
    Value index = operand("i32", {});
    indices += ", " + index.name;
    types += ", tensor<i32>";
  }
  if (random.chance(50)) {
    add(x->element, sizes, x->bound,
        "stablehlo.dynamic_slice " + x->name + indices +
            ", sizes = " + listText(sizes) + " : (" + typeText(*x) + types +
            ") -> " + typeText(x->element, sizes));
    return;
  }
  Value update = operand(x->element, sizes);
  add(x->element, x->shape,
      x->bound != 0 && update.bound != 0 ? std::max(x->bound, update.bound) : 0,
      "stablehlo.dynamic_update_slice " + x->name + ", " + update.name +
          indices + " : (" + typeText(*x) + ", " + typeText(update) + types +
          ") -> " + typeText(*x));
}

} // namespace trc::fuzz

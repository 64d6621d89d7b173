//===- Program.cpp - how a random program grows and is printed ------------===//

#include "Program.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace trc::fuzz {

Program::Program(uint64_t seed, int operations, Functions allowed)
    : random(seed), exactOnly(allowed == Functions::Exact) {
  for (int i = 0; i < 3; ++i)
    addInput(pickElement(), pickShape());
  for (int i = 0; i < operations; ++i)
    addOperation();
}

std::string Program::print() {
  // What nothing reads, so that all of the program counts, and some others.
  std::vector<Value> results;
  for (const Value &value : pool)
    if (!isRead(value.name) || random.chance(5))
      results.push_back(value);
  std::string names, types;
  for (const Value &value : results) {
    names += (names.empty() ? "" : ", ") + value.name;
    types += (types.empty() ? "" : ", ") + typeText(value);
  }
  return "func.func public @main() -> (" + types + ") {\n" + text +
         "  return " + names + " : " + types + "\n}\n" + functions;
}

bool Program::isRead(const std::string &name) const {
  size_t place = text.find(name + " = ");
  while ((place = text.find(name, place + 1)) != std::string::npos) {
    char after = text[place + name.size()];
    if (after < '0' || after > '9')
      return true;
  }
  return false;
}

// ---- choices

std::string Program::pickElement() {
  static const char *const elements[] = {
      "f32", "f32", "f32", "f32",  "f64", "bf16", "f16", "i32", "i32",
      "i64", "i1",  "i8",  "ui32", "ui8", "ui64", "i16", "ui16"};
  return elements[random.below(std::size(elements))];
}

Shape Program::pickShape() {
  static const int64_t sizes[] = {1, 1, 2, 3, 4, 5, 7, 8};
  Shape shape;
  for (int64_t rank = random.below(5); rank > 0; --rank)
    shape.push_back(random.chance(3) ? 0
                                     : sizes[random.below(std::size(sizes))]);
  return shape;
}

const Value *Program::pick(const Filter &fits) {
  std::vector<size_t> fitting;
  for (size_t i = 0; i < pool.size(); ++i)
    if (fits(pool[i]))
      fitting.push_back(i);
  if (fitting.empty())
    return nullptr;
  size_t count = fitting.size();
  size_t place =
      random.chance(60) && count > 4
          ? count - 1 - static_cast<size_t>(random.below(4))
          : static_cast<size_t>(random.below(static_cast<int64_t>(count)));
  // The pool grows: hand out a copy that stays.
  picked.push_back(std::make_unique<Value>(pool[fitting[place]]));
  return picked.back().get();
}

// ---- writing

Value &Program::add(const std::string &element, const Shape &shape,
                    double bound, const std::string &operation) {
  Value value{newName(), element, shape, bound};
  line(value.name + " = " + operation);
  pool.push_back(value);
  return pool.back();
}

std::string Program::number(const std::string &element, double &bound) {
  if (isBool(element))
    return random.chance(50) ? "true" : "false";
  int64_t whole = random.below(7);
  if (!isUnsigned(element))
    whole -= 3;
  bound = std::max(bound, 3.0);
  if (isFloat(element))
    return std::to_string(whole) + ".0";
  return std::to_string(isUnsigned(element) ? whole % 7 : whole);
}

std::string Program::elementsText(const std::string &element,
                                  const Shape &shape, size_t dim,
                                  double &bound) {
  if (dim == shape.size())
    return number(element, bound);
  std::string inner;
  for (int64_t i = 0; i < shape[dim]; ++i)
    inner += (i ? ", " : "") + elementsText(element, shape, dim + 1, bound);
  return "[" + inner + "]";
}

Value Program::constant(const std::string &element, const Shape &shape) {
  double bound = isUnsigned(element) ? 6 : 3;
  std::string elements =
      countElements(shape) == 0 ? "" : elementsText(element, shape, 0, bound);
  Value value{newName(), element, shape, isBool(element) ? 1 : bound};
  line(value.name + " = stablehlo.constant dense<" + elements +
       "> : " + typeText(value));
  return value;
}

Value Program::splat(const std::string &element, const Shape &shape,
                     const std::string &what, double bound) {
  Value value{newName(), element, shape, bound};
  line(value.name + " = stablehlo.constant dense<" + what +
       "> : " + typeText(value));
  return value;
}

Value Program::knownSplat(const std::string &element, const Shape &shape) {
  static const char *const floats[] = {"0.0", "-0.0", "1.0", "-1.0",
                                       "2.0", "0.5",  "4.0", "3.0"};
  static const char *const integers[] = {"0", "1", "2", "4", "8", "3"};
  if (isBool(element))
    return splat(element, shape, random.chance(50) ? "true" : "false", 1);
  if (isFloat(element)) {
    const char *what = floats[random.below(std::size(floats))];
    return splat(element, shape, what, std::string(what) == "0.5" ? 0 : 4);
  }
  if (!isUnsigned(element) && random.chance(20))
    return splat(element, shape, "-1", 1);
  return splat(element, shape, integers[random.below(std::size(integers))], 8);
}

const Value &Program::addInput(const std::string &element, const Shape &shape) {
  Value hidden = constant(element, shape);
  return add(element, shape, hidden.bound,
             "stablehlo.optimization_barrier " + hidden.name + " : " +
                 typeText(hidden));
}

Value Program::operand(const std::string &element, const Shape &shape) {
  const Value *same = pick([&](const Value &value) {
    return value.element == element && value.shape == shape;
  });
  int64_t way = random.below(100);
  if (same && way < 40)
    return *same;
  if (way < 78)
    return knownSplat(element, shape);
  if (way < 84)
    return constant(element, shape);
  // A smaller value, spread.
  const Value *small = pick([&](const Value &value) {
    return value.element == element && fits(value.shape, shape);
  });
  if (small && way < 95)
    return spread(*small, shape);
  return addInput(element, shape);
}

bool Program::fits(const Shape &small, const Shape &large) {
  size_t place = 0;
  for (int64_t size : large)
    if (place < small.size() && small[place] == size)
      ++place;
  return place == small.size();
}

Value Program::spread(const Value &small, const Shape &shape) {
  Shape dims;
  for (size_t d = 0; d < shape.size() && dims.size() < small.shape.size(); ++d)
    if (small.shape[dims.size()] == shape[d])
      dims.push_back(static_cast<int64_t>(d));
  Value value{newName(), small.element, shape, small.bound};
  line(value.name + " = stablehlo.broadcast_in_dim " + small.name +
       ", dims = " + listText(dims) + " : (" + typeText(small) + ") -> " +
       typeText(value));
  return value;
}

Value &Program::addPositiveZero(const Value &value) {
  Value zero = splat(value.element, value.shape, "0.0", 1);
  return add(value.element, value.shape, value.bound,
             "stablehlo.add " + value.name + ", " + zero.name + " : " +
                 typeText(value));
}

void Program::addOperation() {
  using Adder = void (Program::*)();
  static const std::pair<int, Adder> kinds[] = {
      {16, &Program::addUnary},      {22, &Program::addBinary},
      {5, &Program::addCompare},     {5, &Program::addSelect},
      {5, &Program::addConvert},     {7, &Program::addBroadcast},
      {7, &Program::addReshape},     {7, &Program::addTranspose},
      {6, &Program::addSlice},       {4, &Program::addPad},
      {4, &Program::addConcatenate}, {2, &Program::addReverse},
      {2, &Program::addIota},        {4, &Program::addDynamicSlice},
      {5, &Program::addReduce},      {5, &Program::addDot},
      {2, &Program::addGather},      {2, &Program::addScatter},
      {2, &Program::addWhile},       {1, &Program::addCase},
      {2, &Program::addCall},        {1, &Program::addSort}};
  int64_t total = 0;
  for (const auto &[weight, adder] : kinds)
    total += weight;
  int64_t choice = random.below(total);
  for (const auto &[weight, adder] : kinds) {
    if (choice < weight)
      return (this->*adder)();
    choice -= weight;
  }
}

} // namespace trc::fuzz

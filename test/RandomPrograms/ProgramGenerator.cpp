//===- ProgramGenerator.cpp - random legal programs -----------------------===//
//
// See ProgramGenerator.h. A pool of named values grows by one operation at a
// time. Each kind of operation picks a value that fits, makes other operands
// of the right type (a value of the pool, a constant, a new input), and adds
// its result. What no value fits is skipped.
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace trc::fuzz {

uint64_t Random::next() {
  state += 0x9e3779b97f4a7c15;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

namespace {

using Shape = std::vector<int64_t>;

struct Value {
  std::string name;
  std::string element;
  Shape shape;
  /// Whole numbers up to this magnitude; 0 where that is not known.
  double bound = 0;
};

bool isFloat(const std::string &element) {
  return element[0] == 'f' || element[0] == 'b';
}
bool isBool(const std::string &element) { return element == "i1"; }
bool isUnsigned(const std::string &element) { return element[0] == 'u'; }
bool isInteger(const std::string &element) {
  return !isFloat(element) && !isBool(element);
}

int64_t countElements(const Shape &shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

std::string typeText(const std::string &element, const Shape &shape) {
  std::string text = "tensor<";
  for (int64_t size : shape)
    text += std::to_string(size) + "x";
  return text + element + ">";
}
std::string typeText(const Value &value) {
  return typeText(value.element, value.shape);
}

std::string listText(const Shape &numbers) {
  std::string text;
  for (int64_t number : numbers)
    text += (text.empty() ? "" : ", ") + std::to_string(number);
  return "[" + text + "]";
}
std::string arrayText(const Shape &numbers) {
  std::string text = listText(numbers);
  text = text.substr(1, text.size() - 2);
  return numbers.empty() ? "array<i64>" : "array<i64: " + text + ">";
}

class Program {
public:
  Program(uint64_t seed, int operations, Functions allowed)
      : random(seed), exactOnly(allowed == Functions::Exact) {
    for (int i = 0; i < 3; ++i)
      addInput(pickElement(), pickShape());
    for (int i = 0; i < operations; ++i)
      addOperation();
  }

  std::string print() {
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

private:
  /// Whether the name occurs after its definition.
  bool isRead(const std::string &name) const {
    size_t place = text.find(name + " = ");
    while ((place = text.find(name, place + 1)) != std::string::npos) {
      char after = text[place + name.size()];
      if (after < '0' || after > '9')
        return true;
    }
    return false;
  }

  // ---- choices

  std::string pickElement() {
    static const char *const elements[] = {
        "f32", "f32", "f32", "f32",  "f64", "bf16", "f16", "i32", "i32",
        "i64", "i1",  "i8",  "ui32", "ui8", "ui64", "i16", "ui16"};
    return elements[random.below(std::size(elements))];
  }

  Shape pickShape() {
    static const int64_t sizes[] = {1, 1, 2, 3, 4, 5, 7, 8};
    Shape shape;
    for (int64_t rank = random.below(5); rank > 0; --rank)
      shape.push_back(random.chance(3) ? 0
                                       : sizes[random.below(std::size(sizes))]);
    return shape;
  }

  using Filter = std::function<bool(const Value &)>;

  /// A value that fits, later ones more often; null if there is none.
  const Value *pick(const Filter &fits) {
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

  std::string newName() { return "%v" + std::to_string(counter++); }

  void line(const std::string &content) { text += "  " + content + "\n"; }

  Value &add(const std::string &element, const Shape &shape, double bound,
             const std::string &operation) {
    Value value{newName(), element, shape, bound};
    line(value.name + " = " + operation);
    pool.push_back(value);
    return pool.back();
  }

  std::string number(const std::string &element, double &bound) {
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

  std::string elementsText(const std::string &element, const Shape &shape,
                           size_t dim, double &bound) {
    if (dim == shape.size())
      return number(element, bound);
    std::string inner;
    for (int64_t i = 0; i < shape[dim]; ++i)
      inner += (i ? ", " : "") + elementsText(element, shape, dim + 1, bound);
    return "[" + inner + "]";
  }

  Value constant(const std::string &element, const Shape &shape) {
    double bound = isUnsigned(element) ? 6 : 3;
    std::string elements =
        countElements(shape) == 0 ? "" : elementsText(element, shape, 0, bound);
    Value value{newName(), element, shape, isBool(element) ? 1 : bound};
    line(value.name + " = stablehlo.constant dense<" + elements +
         "> : " + typeText(value));
    return value;
  }

  Value splat(const std::string &element, const Shape &shape,
              const std::string &what, double bound) {
    Value value{newName(), element, shape, bound};
    line(value.name + " = stablehlo.constant dense<" + what +
         "> : " + typeText(value));
    return value;
  }

  /// Numbers that identities know: zeros, ones, powers of two.
  Value knownSplat(const std::string &element, const Shape &shape) {
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
    return splat(element, shape, integers[random.below(std::size(integers))],
                 8);
  }

  const Value &addInput(const std::string &element, const Shape &shape) {
    Value hidden = constant(element, shape);
    return add(element, shape, hidden.bound,
               "stablehlo.optimization_barrier " + hidden.name + " : " +
                   typeText(hidden));
  }

  /// A value of exactly this type, from wherever.
  Value operand(const std::string &element, const Shape &shape) {
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

  /// Whether `small` is a subsequence of `large`, so that it broadcasts.
  static bool fits(const Shape &small, const Shape &large) {
    size_t place = 0;
    for (int64_t size : large)
      if (place < small.size() && small[place] == size)
        ++place;
    return place == small.size();
  }

  Value spread(const Value &small, const Shape &shape) {
    Shape dims;
    for (size_t d = 0; d < shape.size() && dims.size() < small.shape.size();
         ++d)
      if (small.shape[dims.size()] == shape[d])
        dims.push_back(static_cast<int64_t>(d));
    Value value{newName(), small.element, shape, small.bound};
    line(value.name + " = stablehlo.broadcast_in_dim " + small.name +
         ", dims = " + listText(dims) + " : (" + typeText(small) + ") -> " +
         typeText(value));
    return value;
  }

  /// `x + 0`, so that a zero has one sign.
  Value &addPositiveZero(const Value &value) {
    Value zero = splat(value.element, value.shape, "0.0", 1);
    return add(value.element, value.shape, value.bound,
               "stablehlo.add " + value.name + ", " + zero.name + " : " +
                   typeText(value));
  }

  // ---- operations, defined in the order of the list in addOperation

  void addUnary();
  void addBinary();
  void addCompare();
  void addSelect();
  void addConvert();
  void addBroadcast();
  void addReshape();
  void addTranspose();
  void addSlice();
  void addPad();
  void addConcatenate();
  void addReverse();
  void addIota();
  void addDynamicSlice();
  void addReduce();
  void addDot();
  void addGather();
  void addScatter();
  void addWhile();
  void addCase();
  void addCall();
  void addSort();

  void addOperation() {
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

  Random random;
  bool exactOnly;
  std::vector<Value> pool;
  std::vector<std::unique_ptr<Value>> picked;
  std::string text, functions;
  int counter = 0;
};

bool isAny(const Value &) { return true; }

void Program::addUnary() {
  const Value *x = pick(isAny);
  const std::string &e = x->element;
  std::vector<const char *> names;
  if (isBool(e))
    names = {"not"};
  else if (isFloat(e) && exactOnly)
    names = {"abs",
             "negate",
             "ceil",
             "floor",
             "round_nearest_even",
             "round_nearest_afz",
             "sqrt",
             "sign",
             "negate"};
  else if (isFloat(e))
    names = {"abs",
             "negate",
             "ceil",
             "floor",
             "exponential",
             "sqrt",
             "rsqrt",
             "tanh",
             "sign",
             "logistic",
             "log",
             "cosine",
             "sine",
             "cbrt",
             "exponential_minus_one",
             "negate",
             "abs",
             "log_plus_one",
             "round_nearest_even",
             "round_nearest_afz"};
  else if (isUnsigned(e))
    names = {"not", "popcnt", "count_leading_zeros"};
  else
    names = {"abs", "negate", "not", "sign", "popcnt", "negate"};
  std::string name = names[random.below(static_cast<int64_t>(names.size()))];
  bool keeps = name == "abs" || name == "negate" || name == "ceil" ||
               name == "floor" || name == "sign";
  if (isFloat(e) && random.chance(5)) {
    add("i1", x->shape, 1,
        "stablehlo.is_finite " + x->name + " : (" + typeText(*x) + ") -> " +
            typeText("i1", x->shape));
    return;
  }
  if (isFloat(e) && !exactOnly && random.chance(8)) {
    const char *functionsOfChlo[] = {"erf", "square", "erfc"};
    add(e, x->shape, 0,
        std::string("chlo.") + functionsOfChlo[random.below(3)] + " " +
            x->name + " : " + typeText(*x) + " -> " + typeText(*x));
    return;
  }
  add(e, x->shape, keeps ? x->bound : 0,
      "stablehlo." + name + " " + x->name + " : " + typeText(*x));
}

void Program::addBinary() {
  const Value *x = pick(isAny);
  const std::string e = x->element;
  std::vector<const char *> names;
  if (isBool(e))
    names = {"and", "or", "xor", "add", "multiply", "maximum", "minimum"};
  else if (isFloat(e) && exactOnly)
    names = {"add",     "subtract", "multiply", "divide",
             "maximum", "minimum",  "remainder"};
  else if (isFloat(e))
    names = {"add",      "add",    "subtract",  "multiply",
             "multiply", "divide", "maximum",   "minimum",
             "power",    "atan2",  "remainder", "subtract"};
  else
    names = {"add",
             "subtract",
             "multiply",
             "divide",
             "maximum",
             "minimum",
             "remainder",
             "and",
             "or",
             "xor",
             "shift_left",
             "shift_right_logical",
             "shift_right_arithmetic",
             "power",
             "add"};
  std::string name = names[random.below(static_cast<int64_t>(names.size()))];
  Value y = operand(e, x->shape);
  double bound = 0;
  if (x->bound != 0 && y.bound != 0) {
    if (name == "add" || name == "subtract")
      bound = x->bound + y.bound;
    else if (name == "multiply")
      bound = x->bound * y.bound;
    else if (name == "maximum" || name == "minimum")
      bound = std::max(x->bound, y.bound);
  }
  if (!isFloat(e) || bound > 1 << 20)
    bound = isFloat(e) ? 0 : 1;
  bool swap = random.chance(40);
  add(e, x->shape, bound,
      "stablehlo." + name + " " + (swap ? y.name : x->name) + ", " +
          (swap ? x->name : y.name) + " : " + typeText(*x));
}

void Program::addCompare() {
  const Value *x = pick(isAny);
  static const char *const directions[] = {"EQ", "NE", "LT", "LE", "GT", "GE"};
  Value y = random.chance(10) ? *x : operand(x->element, x->shape);
  bool swap = random.chance(40);
  Value result{"", "i1", x->shape, 1};
  add("i1", x->shape, 1,
      std::string("stablehlo.compare ") + directions[random.below(6)] + ", " +
          (swap ? y.name : x->name) + ", " + (swap ? x->name : y.name) +
          " : (" + typeText(*x) + ", " + typeText(*x) + ") -> " +
          typeText(result));
}

void Program::addSelect() {
  const Value *x = pick(isAny);
  Value p = random.chance(25) ? operand("i1", {}) : operand("i1", x->shape);
  Value y = operand(x->element, x->shape);
  if (random.chance(25) && !isBool(x->element)) {
    Value low = operand(x->element, random.chance(50) ? Shape{} : x->shape);
    Value high = operand(x->element, low.shape);
    add(x->element, x->shape, 0,
        "stablehlo.clamp " + low.name + ", " + x->name + ", " + high.name +
            " : (" + typeText(low) + ", " + typeText(*x) + ", " +
            typeText(high) + ") -> " + typeText(*x));
    return;
  }
  add(x->element, x->shape,
      x->bound != 0 && y.bound != 0 ? std::max(x->bound, y.bound) : 0,
      "stablehlo.select " + p.name + ", " + x->name + ", " + y.name + " : " +
          typeText(p) + ", " + typeText(*x));
}

void Program::addConvert() {
  const Value *x = pick(isAny);
  std::string to = pickElement();
  bool small = x->bound != 0 && x->bound < 100 && isFloat(to);
  add(to, x->shape, small ? x->bound : 0,
      "stablehlo.convert " + x->name + " : (" + typeText(*x) + ") -> " +
          typeText(to, x->shape));
}

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

void Program::addIota() {
  std::string element = pickElement();
  Shape shape = pickShape();
  if (shape.empty() || isBool(element))
    return;
  double bound =
      static_cast<double>(*std::max_element(shape.begin(), shape.end()));
  add(element, shape, std::max(1.0, bound),
      "stablehlo.iota dim = " +
          std::to_string(random.below(static_cast<int64_t>(shape.size()))) +
          " : " + typeText(element, shape));
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

void Program::addWhile() {
  const Value *x = pick([](const Value &v) { return !isBool(v.element); });
  if (!x)
    return;
  Value other = operand(x->element, x->shape);
  Value start =
      random.chance(80) ? splat("i32", {}, "0", 1) : addInput("i32", {});
  std::string name = newName(), type = typeText(*x);
  std::string bound = std::to_string(random.below(5));
  // A counter that starts anywhere still ends: it only counts up to the bound.
  line(name + ":3 = stablehlo.while(%i = " + start.name + ", %x = " + x->name +
       ", %y = " + other.name + ") : tensor<i32>, " + type + ", " + type);
  line("cond {");
  line("  %n = stablehlo.constant dense<" + bound + "> : tensor<i32>");
  line("  %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> "
       "tensor<i1>");
  line("  stablehlo.return %p : tensor<i1>");
  line("} do {");
  line("  %one = stablehlo.constant dense<1> : tensor<i32>");
  line("  %j = stablehlo.add %i, %one : tensor<i32>");
  line("  %s = stablehlo." +
       std::string(random.chance(50) ? "maximum" : "subtract") + " %x, " +
       (random.chance(50) ? "%y" : other.name) + " : " + type);
  line("  %t = stablehlo.negate %s : " + type);
  line("  stablehlo.return %j, %t, " +
       std::string(random.chance(70) ? "%y" : "%x") + " : tensor<i32>, " +
       type + ", " + type);
  line("}");
  for (const char *result : {"#1", "#2"})
    if (random.chance(80))
      add(x->element, x->shape, 0,
          "stablehlo.reshape " + name + result + " : (" + type + ") -> " +
              type);
}

void Program::addCase() {
  const Value *x = pick([](const Value &v) { return !isBool(v.element); });
  if (!x)
    return;
  Value other = operand(x->element, x->shape);
  Value index = operand("i32", {});
  std::string type = typeText(*x);
  add(x->element, x->shape, 0,
      "\"stablehlo.case\"(" + index.name + ") ({\n    %s = stablehlo.add " +
          x->name + ", " + other.name + " : " + type +
          "\n    stablehlo.return %s : " + type + "\n  }, {\n" +
          "    stablehlo.return " + other.name + " : " + type +
          "\n  }) : (tensor<i32>) -> " + type);
}

void Program::addCall() {
  const Value *x = pick([](const Value &v) { return !isBool(v.element); });
  if (!x)
    return;
  Value other = operand(x->element, x->shape);
  std::string type = typeText(*x);
  std::string name = "@f" + std::to_string(counter++);
  functions += "func.func private " + name + "(%x: " + type + ", %y: " + type +
               ") -> " + type +
               " {\n  %0 = stablehlo.maximum %x, %y : " + type +
               "\n  %1 = stablehlo.subtract %0, %y : " + type +
               "\n  return %1 : " + type + "\n}\n";
  add(x->element, x->shape, 0,
      "func.call " + name + "(" + x->name + ", " + other.name + ") : (" + type +
          ", " + type + ") -> " + type);
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

} // namespace

std::string generateProgram(uint64_t seed, int operations,
                            Functions functions) {
  return Program(seed, operations, functions).print();
}

std::string generateBrokenProgram(uint64_t seed, int operations) {
  std::string text = generateProgram(seed, operations);
  Random random(seed ^ 0x5eed);
  static const char *const scraps[] = {"tensor<",
                                       ">",
                                       "x",
                                       "-1",
                                       "99999999999999999999",
                                       "dense<",
                                       "[",
                                       "]",
                                       "{",
                                       "}",
                                       "(",
                                       ")",
                                       "?",
                                       "%v0",
                                       "@main",
                                       "loc(\"",
                                       "\"",
                                       "0xFF",
                                       "complex<f32>",
                                       "!stablehlo.token",
                                       "stablehlo.",
                                       "#stablehlo.gather<",
                                       "array<i64: ",
                                       "i4",
                                       "f8E4M3FN"};
  auto place = [&] {
    return static_cast<size_t>(
        random.below(static_cast<int64_t>(text.size()) + 1));
  };
  for (int64_t changes = 1 + random.below(4); changes > 0; --changes) {
    size_t begin = place();
    size_t length = static_cast<size_t>(1 + random.below(12));
    switch (random.below(5)) {
    case 0:
      text.erase(begin, length);
      break;
    case 1:
      text.insert(begin, text.substr(place(), length));
      break;
    case 2:
      text.insert(begin, scraps[random.below(std::size(scraps))]);
      break;
    case 3:
      if (begin < text.size())
        text[begin] = static_cast<char>(random.below(256));
      break;
    default:
      text.resize(begin);
      break;
    }
  }
  return text;
}

} // namespace trc::fuzz

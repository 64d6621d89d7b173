//===- ElementwiseOperations.cpp - operations on each element, iota -------===//

#include "Program.h"

#include <algorithm>
#include <iterator>

namespace trc::fuzz {

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

} // namespace trc::fuzz

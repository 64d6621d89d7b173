//===- ControlOperations.cpp - loops, branches, calls ---------------------===//

#include "Program.h"

#include <algorithm>
#include <iterator>

namespace trc::fuzz {

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

} // namespace trc::fuzz

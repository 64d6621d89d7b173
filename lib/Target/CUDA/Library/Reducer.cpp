//===- Reducer.cpp - the body of a reduction as device functions ----------===//
//
// The text declares one `Item` per translation unit.
//
//===----------------------------------------------------------------------===//

#include "Reducer.h"

#include "llvm/ADT/StringSwitch.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using kernel::ElementType;

Reducer::Reducer(const CallReader &call, unsigned tensors, unsigned callee)
    : call(call), tensors(tensors), callee(callee) {
  if (tensors == 1)
    functor = binaryFunctor(call.textOr("body", "")).str();
}

bool Reducer::widens() const {
  ElementType type = call.type(0);
  return functor == "Add" &&
         (type == ElementType::F16 || type == ElementType::BF16);
}

void Reducer::declare(LibraryText &text) const {
  text.include("trc/elementwise.cuh");
  raw_string_ostream &os = text.preamble();
  auto list = [&](auto write) {
    for (unsigned i = 0; i < tensors; ++i)
      write(i);
  };
  std::string function = commutes() ? "" : call.callee(callee, text);
  os << "struct Item {\n";
  list([&](unsigned i) {
    os << "  ";
    if (commutes())
      os << call.element(i) << "::Value";
    else
      os << call.stored(i);
    os << " v" << i << ";\n";
  });
  os << "};\n__device__ inline Item loadItem(";
  list([&](unsigned i) {
    os << "const " << call.stored(i) << " *data" << i << ", ";
  });
  os << "long long at) {\n  return {";
  list([&](unsigned i) {
    os << (i ? ", " : "");
    if (commutes())
      os << call.element(i) << "::from_stored(data0[at])";
    else
      os << "data" << i << "[at]";
  });
  os << "};\n}\n__device__ inline void storeItem(";
  list([&](unsigned i) { os << call.stored(i) << " *data" << i << ", "; });
  os << "long long at, const Item &item) {\n";
  list([&](unsigned i) {
    os << "  data" << i << "[at] = ";
    if (commutes())
      os << call.element(i) << "::to_stored(item.v0);\n";
    else
      os << "item.v" << i << ";\n";
  });
  os << "}\n__device__ inline Item combine(const Item &soFar, const Item "
        "&toAdd) {\n";
  if (commutes()) {
    std::string value =
        functor + "::apply<" + call.element(0).str() + ">(soFar.v0, toAdd.v0)";
    os << "  return {"
       << (widens() ? "" : "rounded<" + call.element(0).str() + ">(") << value
       << (widens() ? "" : ")") << "};\n}\n";
    return;
  }
  os << "  Item next;\n  " << function << "(";
  list([&](unsigned i) { os << "&soFar.v" << i << ", "; });
  list([&](unsigned i) { os << "&toAdd.v" << i << ", "; });
  list([&](unsigned i) { os << (i ? ", " : "") << "&next.v" << i; });
  os << ");\n  return next;\n}\n";
}

std::string Reducer::load(LibraryText &text, unsigned first,
                          StringRef index) const {
  std::string result = "loadItem(";
  for (unsigned i = 0; i < tensors; ++i)
    result += text.operand(first + i, call.stored(i), LibraryText::Read) + ", ";
  return result + index.str() + ")";
}

std::string Reducer::store(LibraryText &text, unsigned first, StringRef index,
                           StringRef item) const {
  std::string result = "storeItem(";
  for (unsigned i = 0; i < tensors; ++i)
    result +=
        text.operand(first + i, call.stored(i), LibraryText::Written) + ", ";
  return result + index.str() + ", " + item.str() + ")";
}

StringRef cuda::binaryFunctor(StringRef operation) {
  return StringSwitch<StringRef>(operation)
      .Case("stablehlo.add", "Add")
      .Case("stablehlo.subtract", "Subtract")
      .Case("stablehlo.multiply", "Multiply")
      .Case("stablehlo.divide", "Divide")
      .Case("stablehlo.remainder", "Remainder")
      .Case("stablehlo.power", "Power")
      .Case("stablehlo.atan2", "Atan2")
      .Case("stablehlo.maximum", "Maximum")
      .Case("stablehlo.minimum", "Minimum")
      .Case("stablehlo.and", "And")
      .Case("stablehlo.or", "Or")
      .Case("stablehlo.xor", "Xor")
      .Case("stablehlo.shift_left", "ShiftLeft")
      .Case("stablehlo.shift_right_logical", "ShiftRightLogical")
      .Case("stablehlo.shift_right_arithmetic", "ShiftRightArithmetic")
      .Default("");
}

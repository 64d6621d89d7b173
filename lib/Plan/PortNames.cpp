//===- PortNames.cpp - names of inputs and outputs ------------------------===//
//
// A small reader of Python access paths. What it does not understand it keeps,
// so that a name is never lost.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/PortNames.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace trc;

static bool isNumber(StringRef text) {
  return !text.empty() && llvm::all_of(text, llvm::isDigit);
}

/// `state['params'][0].mu` -> state, params, 0, mu.
static SmallVector<StringRef> splitPath(StringRef text) {
  SmallVector<StringRef> parts;
  while (!text.empty()) {
    if (text.consume_front(".") || text.consume_front("]"))
      continue;
    if (text.consume_front("[")) {
      size_t end = text.find(']');
      StringRef part = text.take_front(end);
      text = text.drop_front(std::min(end, text.size()));
      part.consume_front("<flat index ");
      part.consume_back(">");
      parts.push_back(part.trim("'\""));
      continue;
    }
    size_t end = text.find_first_of(".[");
    parts.push_back(text.take_front(end));
    text = text.drop_front(std::min(end, text.size()));
  }
  return parts;
}

PortName trc::parsePortName(StringRef text, bool isResult) {
  PortName name;
  SmallVector<StringRef> parts = splitPath(text);
  name.full = llvm::join(parts, ".");
  ArrayRef<StringRef> path = parts;
  bool hasVariable = !text.starts_with("[");
  if (hasVariable && !path.empty())
    path = path.drop_front();
  name.inner = llvm::join(path, ".");
  if (isResult && !path.empty() && isNumber(path.front()))
    path = path.drop_front();
  name.path = llvm::join(path, ".");
  // An argument that is one tensor is called by its variable.
  if (!isResult && name.path.empty())
    name.path = name.inner = name.full;
  return name;
}

/// A name that is given, not read from a path.
static PortName exactName(StringRef name) {
  return {name.str(), name.str(), name.str()};
}

/// The name of a part of a tuple, `state.1.0`. `part` is the number of the
/// argument or result in the source, and then of the parts within it.
static PortName partName(PortName tuple, StringRef stem,
                         DenseI64ArrayAttr part) {
  std::string suffix;
  for (int64_t index : part.asArrayRef().drop_front())
    suffix += "." + std::to_string(index);
  if (tuple.full.empty())
    return exactName((stem + std::to_string(part[0]) + suffix).str());
  for (std::string *text : {&tuple.path, &tuple.inner, &tuple.full})
    *text = (text->empty() ? tuple.full : *text) + suffix;
  return tuple;
}

PortName trc::getArgumentName(func::FuncOp function, unsigned argument) {
  for (StringRef given : {"trc.parameter", "trc.state"})
    if (auto name = function.getArgAttrOfType<StringAttr>(argument, given))
      return exactName(name.getValue());
  PortName name;
  if (auto info =
          function.getArgAttrOfType<StringAttr>(argument, "jax.arg_info"))
    name = parsePortName(info, /*isResult=*/false);
  else if (!function.isExternal())
    if (auto named = dyn_cast<NameLoc>(function.getArgument(argument).getLoc()))
      name = parsePortName(named.getName(), /*isResult=*/false);
  if (auto part =
          function.getArgAttrOfType<DenseI64ArrayAttr>(argument, "trc.part"))
    return partName(std::move(name), "arg", part);
  return name;
}

PortName trc::getResultName(func::FuncOp function, unsigned result) {
  for (StringRef given : {"trc.metric", "trc.state"})
    if (auto name = function.getResultAttrOfType<StringAttr>(result, given))
      return exactName(name.getValue());
  PortName name;
  if (auto info =
          function.getResultAttrOfType<StringAttr>(result, "jax.result_info"))
    name = parsePortName(info, /*isResult=*/true);
  if (auto part =
          function.getResultAttrOfType<DenseI64ArrayAttr>(result, "trc.part"))
    return partName(std::move(name), "result", part);
  return name;
}

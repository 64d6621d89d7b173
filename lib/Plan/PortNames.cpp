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
static PortName exactName(StringAttr name) {
  return {name.str(), name.str(), name.str()};
}

PortName trc::getArgumentName(func::FuncOp function, unsigned argument) {
  for (StringRef given : {"trc.parameter", "trc.state"})
    if (auto name = function.getArgAttrOfType<StringAttr>(argument, given))
      return exactName(name);
  if (auto info =
          function.getArgAttrOfType<StringAttr>(argument, "jax.arg_info"))
    return parsePortName(info, /*isResult=*/false);
  if (!function.isExternal())
    if (auto named = dyn_cast<NameLoc>(function.getArgument(argument).getLoc()))
      return parsePortName(named.getName(), /*isResult=*/false);
  return {};
}

PortName trc::getResultName(func::FuncOp function, unsigned result) {
  for (StringRef given : {"trc.metric", "trc.state"})
    if (auto name = function.getResultAttrOfType<StringAttr>(result, given))
      return exactName(name);
  if (auto info =
          function.getResultAttrOfType<StringAttr>(result, "jax.result_info"))
    return parsePortName(info, /*isResult=*/true);
  return {};
}

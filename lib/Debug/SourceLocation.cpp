//===- SourceLocation.cpp - where the user finds an operation -------------===//
//
// The first name with a path wins, and the first file below it; of the several
// locations of a fused operation, the first that has a scope.
//
//===----------------------------------------------------------------------===//

#include "trc/Debug/SourceLocation.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

/// `transpose(jvp(h0))` -> h0; a function's own name (`jit(step)`) -> nothing.
static StringRef unwrap(StringRef part) {
  for (;;) {
    size_t open = part.find('(');
    if (open == StringRef::npos || !part.ends_with(")"))
      return part;
    StringRef wrapper = part.take_front(open);
    if (wrapper == "jit" || wrapper == "pjit")
      return "";
    part = part.drop_front(open + 1).drop_back();
  }
}

static void readName(StringRef text, SourceLocation &result) {
  SmallVector<StringRef> parts;
  // Slashes inside of parentheses do not separate.
  size_t start = 0;
  int depth = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size() && text[i] == '(')
      ++depth;
    if (i < text.size() && text[i] == ')')
      --depth;
    if (i == text.size() || (text[i] == '/' && depth == 0)) {
      parts.push_back(text.slice(start, i));
      start = i + 1;
    }
  }
  result.name = parts.pop_back_val().str();
  SmallVector<StringRef> scope;
  for (StringRef part : parts)
    if (StringRef inner = unwrap(part); !inner.empty())
      scope.push_back(inner);
  result.scope = llvm::join(scope, "/");
}

static void resolve(Location location, SourceLocation &result) {
  TypeSwitch<LocationAttr>(location)
      .Case([&](NameLoc named) {
        if (result.name.empty() && named.getName().strref().contains('/'))
          readName(named.getName(), result);
        resolve(named.getChildLoc(), result);
      })
      .Case([&](CallSiteLoc call) {
        resolve(call.getCallee(), result);
        if (result.file.empty())
          resolve(call.getCaller(), result);
      })
      .Case([&](FusedLoc fused) {
        SourceLocation first;
        for (Location part : fused.getLocations()) {
          SourceLocation candidate;
          resolve(part, candidate);
          if (first.file.empty() && first.name.empty())
            first = candidate;
          if (!candidate.scope.empty()) {
            first = candidate;
            break;
          }
        }
        if (result.name.empty()) {
          result.name = first.name;
          result.scope = first.scope;
        }
        if (result.file.empty()) {
          result.file = first.file;
          result.line = first.line;
          result.column = first.column;
        }
      })
      .Case([&](FileLineColRange range) {
        if (!result.file.empty())
          return;
        result.file = range.getFilename().str();
        result.line = range.getStartLine();
        result.column = range.getStartColumn();
      })
      .Default([](LocationAttr) {});
}

SourceLocation trc::resolveLocation(Location location) {
  SourceLocation result;
  resolve(location, result);
  return result;
}

std::string SourceLocation::str() const {
  std::string text;
  if (!file.empty())
    text = file + ":" + std::to_string(line) + ":" + std::to_string(column);
  if (!scope.empty())
    text += (text.empty() ? "(" : " (") + scope + ")";
  return text;
}

std::string trc::getPrintLabel(Operation *print) {
  for (StringRef name : {"backend_config", "mhlo.backend_config"})
    if (auto config = print->getAttrOfType<DictionaryAttr>(name))
      if (auto label = config.getAs<StringAttr>("label"))
        return label.str();
  return resolveLocation(print->getLoc()).str();
}

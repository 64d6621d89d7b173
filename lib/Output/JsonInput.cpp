//===- JsonInput.cpp - JSON that somebody wrote ---------------------------===//
//
// See JsonInput.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/JsonInput.h"

#include "llvm/Support/Error.h"

namespace trc {

static constexpr unsigned mostBrackets = 100;

/// Where the first bracket too many stands, if there is one.
static size_t findTooDeep(llvm::StringRef text) {
  unsigned depth = 0;
  bool isString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isString && c == '\\') {
      ++i; // a quote, maybe
    } else if (c == '"') {
      isString = !isString;
    } else if (!isString && (c == '[' || c == '{')) {
      if (++depth > mostBrackets)
        return i;
    } else if (!isString && (c == ']' || c == '}') && depth > 0) {
      --depth;
    }
  }
  return llvm::StringRef::npos;
}

llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text) {
  const size_t at = findTooDeep(text);
  if (at == llvm::StringRef::npos)
    return llvm::json::parse(text);
  const llvm::StringRef before = text.take_front(at);
  const size_t start = before.rfind('\n') + 1; // npos + 1 is 0
  return llvm::createStringError("[%zu:%zu] more than %u brackets inside each "
                                 "other",
                                 before.count('\n') + 1, at - start + 1,
                                 mostBrackets);
}

} // namespace trc

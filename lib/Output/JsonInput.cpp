//===- JsonInput.cpp - JSON that somebody wrote ---------------------------===//
//
// See JsonInput.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Output/JsonInput.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace trc {

static constexpr unsigned mostBrackets = 100;

/// Of the string whose first quote stands at `i`, where the last one does; the
/// end of the text, or behind that, where it has none.
static size_t findEndOfString(llvm::StringRef text, size_t i) {
  for (++i; i < text.size() && text[i] != '"'; ++i)
    if (text[i] == '\\')
      ++i; // a quote, maybe
  return i;
}

/// Where the first bracket too many stands, if there is one.
static size_t findTooDeep(llvm::StringRef text) {
  unsigned depth = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      i = findEndOfString(text, i);
    } else if (c == '[' || c == '{') {
      if (++depth > mostBrackets)
        return i;
    } else if ((c == ']' || c == '}') && depth > 0) {
      --depth;
    }
  }
  return llvm::StringRef::npos;
}

/// The first number beyond those of f64, of a text that is JSON: where it
/// stands there.
static llvm::StringRef findTooLarge(llvm::StringRef text) {
  for (size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      i = findEndOfString(text, i);
    } else if (c == '-' || llvm::isDigit(c)) {
      const size_t end =
          std::min(text.find_first_not_of("+-.0123456789eE", i), text.size());
      const llvm::StringRef number = text.slice(i, end);
      if (std::isinf(std::strtod(number.str().c_str(), nullptr)))
        return number;
      i = end - 1;
    }
  }
  return {};
}

/// "[3:7] what is wrong there"
static llvm::Error faultAt(llvm::StringRef text, size_t at,
                           const llvm::Twine &what) {
  const llvm::StringRef before = text.take_front(at);
  const size_t start = before.rfind('\n') + 1; // npos + 1 is 0
  return llvm::createStringError("[" + llvm::Twine(before.count('\n') + 1) +
                                 ":" + llvm::Twine(at - start + 1) + "] " +
                                 what);
}

llvm::Expected<llvm::json::Value> parseJson(llvm::StringRef text) {
  if (const size_t at = findTooDeep(text); at != llvm::StringRef::npos)
    return faultAt(text, at,
                   "more than " + llvm::Twine(mostBrackets) +
                       " brackets inside each other");
  llvm::Expected<llvm::json::Value> parsed = llvm::json::parse(text);
  if (!parsed)
    return parsed;
  const llvm::StringRef large = findTooLarge(text);
  if (large.empty())
    return parsed;
  return faultAt(text, static_cast<size_t>(large.data() - text.data()),
                 "the number " + large.take_front(40) +
                     (large.size() > 40 ? "..." : "") + " is out of range");
}

} // namespace trc

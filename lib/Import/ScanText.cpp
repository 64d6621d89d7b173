//===- ScanText.cpp - one pass over the text before it is parsed ----------===//
//
// See ScanText.h. Every byte is looked at a bounded number of times: a constant
// of megabytes is scanned once for its end and once to be packed.
//
//===----------------------------------------------------------------------===//

#include "ScanText.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using llvm::StringRef;

namespace trc {

namespace {

bool isWordStart(char c) { return llvm::isAlpha(c) || c == '_'; }
bool isWord(char c) { return llvm::isAlnum(c) || c == '_' || c == '.'; }

/// Attributes that are arrays of i64 today and were tensors once.
bool isArrayAttribute(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"broadcast_dimensions", "permutation", "dimensions"}, true)
      .Cases({"start_indices", "limit_indices", "strides"}, true)
      .Cases({"slice_sizes", "window_dimensions", "window_strides"}, true)
      .Cases({"base_dilations", "window_dilations"}, true)
      .Cases({"lhs_dilation", "rhs_dilation", "fft_length"}, true)
      .Cases({"edge_padding_low", "edge_padding_high"}, true)
      .Case("interior_padding", true)
      .Default(false);
}

class Scanner {
public:
  explicit Scanner(StringRef text) : text(text) {}
  ScannedText scan();

private:
  bool fail(size_t offset, const llvm::Twine &message) {
    result.error = message.str();
    result.errorOffset = offset;
    return false;
  }
  bool open();
  bool string();
  bool word();
  bool typeOfArray();
  bool alias();
  bool hexBooleans();
  bool arrayOfIntegers();

  /// Without the blanks and comments at its start.
  static StringRef skipBlanks(StringRef rest) {
    for (rest = rest.ltrim(); rest.starts_with("//"); rest = rest.ltrim())
      rest = rest.drop_front(std::min(rest.find('\n'), rest.size()));
    return rest;
  }
  /// Moves past blanks and then past `expected`, if that follows.
  static bool consume(StringRef &rest, StringRef expected) {
    StringRef trimmed = skipBlanks(rest);
    if (!trimmed.consume_front(expected))
      return false;
    rest = trimmed;
    return true;
  }
  static bool consumeTensor(StringRef &rest, StringRef element,
                            uint64_t &count);
  /// Puts `replacement` in place of the text from `at` to `end`.
  void replace(size_t end, std::string replacement);

  StringRef text;
  size_t at = 0;
  /// Text before this has been copied to the rewritten text.
  size_t copied = 0;
  unsigned depth = 0;
  unsigned minuses = 0;
  /// How deep what each alias stands for is nested.
  llvm::StringMap<unsigned> aliases;
  /// The alias that was defined last: what follows may belong to it.
  StringRef defined;
  ScannedText result;
};

} // namespace

void Scanner::replace(size_t end, std::string replacement) {
  if (!result.rewritten) {
    result.rewritten.emplace();
    result.rewritten->reserve(text.size() + 1);
  }
  result.rewritten->append(text.data() + copied, at - copied);
  size_t length = end - at;
  if (replacement.size() < length)
    replacement.append(length - replacement.size(), ' ');
  result.rewritten->append(replacement);
  at = copied = end;
}

bool Scanner::open() {
  if (++depth > maxNesting)
    return fail(at, "nesting of more than " + llvm::Twine(maxNesting) +
                        " brackets is refused; print the program without "
                        "such nesting");
  ++at;
  return true;
}

/// Moves past a string; what is unterminated is left to the parser.
bool Scanner::string() {
  for (++at; at < text.size(); ++at) {
    if (text[at] == '\\')
      ++at;
    else if (text[at] == '"' || text[at] == '\n')
      break;
    else if (text[at] == '\0')
      return true;
  }
  at = std::min(at + 1, text.size());
  return true;
}

/// ` : tensor<2x3xELEMENT>`, and how many elements it has.
bool Scanner::consumeTensor(StringRef &rest, StringRef element,
                            uint64_t &count) {
  if (!consume(rest, ":") || !consume(rest, "tensor<"))
    return false;
  count = 1;
  while (true) {
    rest = rest.ltrim();
    if (rest.consume_front(element))
      return consume(rest, ">");
    uint64_t extent;
    if (rest.consumeInteger(10, extent) || !rest.consume_front("x"))
      return false;
    if (__builtin_mul_overflow(count, extent, &count))
      return false;
  }
}

/// At `dense<`: packs booleans that are written a byte each.
bool Scanner::hexBooleans() {
  StringRef rest = text.substr(at);
  if (!consume(rest, "dense<") || !consume(rest, "\"0x"))
    return false;
  size_t digits = rest.find_first_not_of("0123456789abcdefABCDEF");
  if (digits == StringRef::npos)
    return false;
  StringRef hex = rest.take_front(digits);
  rest = rest.drop_front(digits);
  uint64_t count;
  if (!rest.consume_front("\"") || !consume(rest, ">") ||
      !consumeTensor(rest, "i1", count))
    return false;
  // One element is one byte either way.
  if (count < 2 || digits % 2 != 0 || digits / 2 != count)
    return false;
  std::string packed((count + 7) / 8, '\0');
  for (uint64_t i = 0; i < count; ++i)
    if (hex[2 * i] != '0' || hex[2 * i + 1] != '0')
      packed[i / 8] |= static_cast<char>(1 << (i % 8));
  // All bits set or none in a single byte would be read as that for every
  // element, which is right but for the unused bits.
  std::string replacement = "dense<\"0x" + llvm::toHex(packed) + "\"";
  size_t end = hex.end() + 1 - text.data();
  replace(end, std::move(replacement));
  ++depth; // The bracket after `dense`, which the main loop will not see.
  return true;
}

/// At `NAME = dense<...>`: writes it as an array.
bool Scanner::arrayOfIntegers() {
  StringRef rest = text.substr(at);
  if (!consume(rest, "dense<"))
    return false;
  llvm::SmallVector<int64_t> values;
  bool list = consume(rest, "[");
  while (true) {
    int64_t value;
    rest = rest.ltrim();
    if (rest.consumeInteger(10, value))
      break;
    values.push_back(value);
    if (!consume(rest, ","))
      break;
  }
  uint64_t count;
  if ((list && !consume(rest, "]")) || !consume(rest, ">") ||
      !consumeTensor(rest, "i64", count))
    return false;
  if (!list && values.size() == 1 && count <= 64)
    values.resize(count, values[0]);
  if (values.size() != count)
    return false;
  std::string replacement = count ? "array<i64: " : "array<i64";
  for (auto [i, value] : llvm::enumerate(values))
    replacement += (i ? ", " : "") + std::to_string(value);
  replace(rest.data() - text.data(), replacement + ">");
  return true;
}

/// After `array`: MLIR's parser crashes on types without a width.
bool Scanner::typeOfArray() {
  StringRef rest = text.substr(at);
  if (!consume(rest, "<"))
    return true;
  StringRef type = skipBlanks(rest).take_while(isWord);
  if (llvm::none_of(type, llvm::isDigit))
    return fail(at, "an array holds integers or floats of a known width, such "
                    "as array<i64: 1, 2>");
  return true;
}

/// At `#` or `!`: defines an alias, or uses one.
bool Scanner::alias() {
  size_t begin = at++;
  while (at < text.size() && (isWord(text[at]) || text[at] == '$'))
    ++at;
  StringRef name = text.slice(begin, at);
  StringRef rest = text.substr(at);
  if (depth == 0 && consume(rest, "=")) {
    defined = name;
    aliases.try_emplace(name, 0);
    return true;
  }
  auto used = aliases.find(name);
  if (used == aliases.end() || name == defined)
    return true;
  unsigned nesting = used->second + std::max(depth, 1u);
  if (nesting > maxAliasNesting)
    return fail(begin, "aliases that nest more than " +
                           llvm::Twine(maxAliasNesting) +
                           " brackets are refused");
  if (auto owner = aliases.find(defined); owner != aliases.end())
    owner->second = std::max(owner->second, nesting);
  return true;
}

/// Moves past a word, and past a constant or an attribute that it begins.
bool Scanner::word() {
  size_t begin = at;
  while (at < text.size() && isWord(text[at]))
    ++at;
  // Names of values, symbols, aliases begin nothing.
  if (begin > 0 && StringRef("%@").contains(text[begin - 1]))
    return true;
  StringRef name = text.slice(begin, at);
  if (name == "array")
    return typeOfArray();
  if (name == "dense") {
    at = begin;
    if (!hexBooleans())
      at = begin + name.size();
    return true;
  }
  if (!isArrayAttribute(name))
    return true;
  StringRef rest = text.substr(at);
  if (!consume(rest, "="))
    return true;
  at = rest.data() - text.data();
  arrayOfIntegers();
  return true;
}

ScannedText Scanner::scan() {
  while (at < text.size()) {
    char c = text[at];
    // Each minus is a level of MLIR's parser of affine expressions.
    if (c == '-') {
      bool arrow = at + 1 < text.size() && text[at + 1] == '>';
      if (!arrow && ++minuses > maxNesting) {
        fail(at, "more than " + llvm::Twine(maxNesting) +
                     " signs in a row are refused");
        break;
      }
      at += arrow ? 2 : 1;
      continue;
    }
    if (!llvm::isSpace(c))
      minuses = 0;
    if (c == '\0') {
      fail(at, "expected the text of a program, got a zero byte");
      break;
    }
    if (c == '/' && at + 1 < text.size() && text[at + 1] == '/') {
      at = std::min(text.find('\n', at), text.size());
    } else if (c == '"') {
      string();
    } else if (c == '#' || c == '!') {
      if (!alias())
        break;
    } else if (isWordStart(c)) {
      if (!word())
        break;
    } else if (c == '(' || c == '[' || c == '{' || c == '<') {
      if (!open())
        break;
    } else if (c == ')' || c == ']' || c == '}' || c == '>') {
      depth -= depth > 0;
      ++at;
    } else if (llvm::isDigit(c)) {
      // Moves past extents too: the `x` of `2x3xf32` begins no word.
      while (at < text.size() && isWord(text[at]))
        ++at;
    } else {
      ++at;
    }
  }
  if (result.rewritten)
    result.rewritten->append(text.data() + copied, text.size() - copied);
  return std::move(result);
}

ScannedText scanText(StringRef text) { return Scanner(text).scan(); }

} // namespace trc

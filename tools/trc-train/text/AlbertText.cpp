//===- AlbertText.cpp - text as ALBERT's vocabulary wants it --------------===//
//
// NFKD of a text is NFKD of its characters with the combining marks in another
// order; the marks go, so character by character is enough. One step looks
// around: where NFKD made a capital sigma (of a mathematical letter), the small
// one depends on its neighbours. ICU does that on the whole text.
//
//===----------------------------------------------------------------------===//

#include "text/AlbertText.h"

#include "text/Utf8.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

namespace trc::train {

bool isPythonSpace(int64_t point) {
  return (point >= 0x1C && point <= 0x1F) ||
         u_isUWhiteSpace(static_cast<UChar32>(point));
}

bool isPythonDigit(int64_t point) {
  const int32_t type =
      u_getIntPropertyValue(static_cast<UChar32>(point), UCHAR_NUMERIC_TYPE);
  return type == U_NT_DECIMAL || type == U_NT_DIGIT;
}

std::string_view takeWord(std::string_view &rest) {
  // Blanks first, then up to the next one; bytes of ASCII need no look-up.
  const char *begin = nullptr;
  std::string_view at = rest;
  while (!at.empty()) {
    const char *here = at.data();
    const auto byte = static_cast<unsigned char>(*here);
    bool isSpace = false;
    if (byte < 0x80) {
      isSpace = byte == ' ' || (byte >= 9 && byte <= 13) ||
                (byte >= 0x1C && byte <= 0x1F);
      at.remove_prefix(1);
    } else {
      const int64_t point = takeUtf8(at);
      if (point < 0)
        at.remove_prefix(1);
      isSpace = point >= 0 && isPythonSpace(point);
    }
    if (!isSpace && !begin)
      begin = here;
    if (isSpace && begin) {
      rest = at;
      return {begin, static_cast<size_t>(here - begin)};
    }
  }
  const char *end = rest.data() + rest.size();
  rest = {};
  return begin ? std::string_view(begin, static_cast<size_t>(end - begin))
               : std::string_view();
}

namespace {

class Writer {
public:
  Writer(std::string &to, std::vector<ByteRange> *sources)
      : to(to), sources(sources) {}

  void put(UChar32 point, ByteRange from) {
    appendUtf8(to, static_cast<char32_t>(point));
    if (sources)
      sources->resize(to.size(), from);
  }
  /// A mark goes with the letter before it.
  void extendLast(ByteRange from) {
    if (!sources || sources->empty() || to.back() == ' ')
      return;
    const uint32_t begin = sources->back().begin;
    for (size_t i = sources->size(); i-- > 0 && (*sources)[i].begin == begin;)
      (*sources)[i].end = from.end;
  }
  size_t size() const { return to.size(); }
  void putByte(char byte, ByteRange from) {
    to += byte;
    if (sources)
      sources->push_back(from);
  }

private:
  std::string &to;
  std::vector<ByteRange> *sources;
};

} // namespace

/// Small letter, taken apart, marks away, small letter.
static void putCharacter(UChar32 point, ByteRange from, bool &hasSigma,
                         Writer &writer) {
  static const UNormalizer2 *const nfkd = [] {
    UErrorCode error = U_ZERO_ERROR;
    return unorm2_getNFKDInstance(&error);
  }();
  // The one character whose small form is two: the second is a mark, and goes.
  const UChar32 small = point == 0x130 ? 'i' : u_tolower(point);
  UChar buffer[64];
  UErrorCode error = U_ZERO_ERROR;
  const int32_t length =
      unorm2_getDecomposition(nfkd, small, buffer, 64, &error);
  if (length < 0 || U_FAILURE(error)) {
    if (u_getCombiningClass(small) == 0)
      writer.put(small, from);
    return;
  }
  for (int32_t i = 0; i < length;) {
    UChar32 part;
    U16_NEXT(buffer, i, length, part);
    if (u_getCombiningClass(part) != 0)
      continue;
    hasSigma |= part == 0x3A3;
    writer.put(part == 0x3A3 ? part : u_tolower(part), from);
  }
}

/// The capital sigmas that are left, small: at the end of a word it is another
/// letter, of as many bytes.
static void lowerSigmas(std::string &text) {
  UErrorCode error = U_ZERO_ERROR;
  std::u16string units(text.size(), u'\0'), lowered(text.size(), u'\0');
  int32_t length = 0;
  const auto room = static_cast<int32_t>(text.size());
  u_strFromUTF8(units.data(), room, &length, text.data(), room, &error);
  // All other letters are small, so that the length stays.
  length = u_strToLower(lowered.data(), room, units.data(), length, "", &error);
  int32_t bytes = 0;
  std::string result(text.size(), '\0');
  u_strToUTF8(result.data(), room, &bytes, lowered.data(), length, &error);
  if (U_SUCCESS(error) && bytes == room)
    text = std::move(result);
}

static void normalize(std::string_view source, std::string &to,
                      std::vector<ByteRange> *sources) {
  Writer writer(to, sources);
  bool hasSigma = false;
  std::string_view rest = source;
  const char *origin = source.data();
  for (std::string_view word; !(word = takeWord(rest)).empty();) {
    const auto start = static_cast<uint32_t>(word.data() - origin);
    if (!to.empty())
      writer.putByte(' ', {start, start});
    for (std::string_view at = word; !at.empty();) {
      const auto begin = static_cast<uint32_t>(at.data() - origin);
      const char first = at.front();
      if ((first == '`' || first == '\'') && at.size() > 1 && at[1] == first) {
        writer.putByte('"', {begin, begin + 2});
        at.remove_prefix(2);
        continue;
      }
      if (static_cast<unsigned char>(first) < 0x80) {
        const bool isCapital = first >= 'A' && first <= 'Z';
        writer.putByte(isCapital ? static_cast<char>(first + 32) : first,
                       {begin, begin + 1});
        at.remove_prefix(1);
        continue;
      }
      const auto point = static_cast<UChar32>(takeUtf8(at));
      const ByteRange from{begin, static_cast<uint32_t>(at.data() - origin)};
      const size_t before = writer.size();
      putCharacter(point, from, hasSigma, writer);
      if (writer.size() == before)
        writer.extendLast(from);
    }
  }
  if (hasSigma)
    lowerSigmas(to);
}

std::string normalizeForAlbert(std::string_view source) {
  std::string text;
  text.reserve(source.size());
  normalize(source, text, nullptr);
  return text;
}

AlbertText normalizeWithSources(std::string_view source) {
  AlbertText result;
  normalize(source, result.text, &result.sources);
  return result;
}

} // namespace trc::train

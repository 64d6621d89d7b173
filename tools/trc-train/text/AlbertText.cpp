//===- AlbertText.cpp - text as ALBERT's vocabulary wants it --------------===//
//
// NFKD of a text is NFKD of its characters with the combining marks in another
// order; the marks go, so character by character is enough. One step looks
// around: where NFKD made a capital sigma (of a mathematical letter), the small
// one depends on its neighbours. ICU does that on the whole text.
//
//===----------------------------------------------------------------------===//

#include "text/AlbertText.h"

#include "text/PythonText.h"
#include "text/Utf8.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>

#include <array>

namespace trc::train {

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
  // All other letters are small; both small sigmas are as long as the capital.
  if (hasSigma)
    to = pythonLower(to);
}

/// What becomes of a byte of ASCII by itself; 0: that depends on others.
static constexpr std::array<char, 256> smallLetters = [] {
  std::array<char, 256> table{};
  for (unsigned char byte = 1; byte < 0x80; ++byte)
    if (!isAsciiSpace(byte) && byte != '`' && byte != '\'')
      table[byte] = static_cast<char>(
          byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte);
  return table;
}();

/// The same for a text of ASCII, which most is; false where it has another
/// character.
static bool normalizeAscii(std::string_view source, std::string &to) {
  to.resize(source.size());
  char *const begin = to.data(), *at = begin;
  for (size_t i = 0; i < source.size(); ++i) {
    const auto byte = static_cast<unsigned char>(source[i]);
    if (const char small = smallLetters[byte]) {
      *at++ = small;
    } else if (byte >= 0x80) {
      return false;
    } else if (isAsciiSpace(byte)) {
      if (at != begin && at[-1] != ' ')
        *at++ = ' ';
    } else if (byte != 0 && i + 1 < source.size() &&
               source[i + 1] == source[i]) {
      *at++ = '"';
      ++i;
    } else {
      *at++ = source[i];
    }
  }
  if (at != begin && at[-1] == ' ')
    --at;
  to.resize(static_cast<size_t>(at - begin));
  return true;
}

std::string normalizeForAlbert(std::string_view source) {
  std::string text;
  if (normalizeAscii(source, text))
    return text;
  text.clear();
  normalize(source, text, nullptr);
  return text;
}

AlbertText normalizeWithSources(std::string_view source) {
  AlbertText result;
  normalize(source, result.text, &result.sources);
  return result;
}

} // namespace trc::train

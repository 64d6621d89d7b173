//===- PythonText.cpp - text as Python sees it ----------------------------===//

#include "text/PythonText.h"

#include "text/Utf8.h"

#include <unicode/uchar.h>
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

bool isPythonWord(int64_t point) {
  return point == '_' || (U_GET_GC_MASK(static_cast<UChar32>(point)) &
                          (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

std::string pythonLower(std::string_view text) {
  UErrorCode error = U_ZERO_ERROR;
  const auto size = static_cast<int32_t>(text.size());
  // A small letter may be as long as three units (U+0130).
  std::u16string units(text.size() + 1, u'\0'),
      small(3 * text.size() + 1, u'\0');
  int32_t length = 0, bytes = 0;
  u_strFromUTF8WithSub(units.data(), size + 1, &length, text.data(), size,
                       0xFFFD, nullptr, &error);
  length = u_strToLower(small.data(), static_cast<int32_t>(small.size()),
                        units.data(), length, "", &error);
  std::string result(static_cast<size_t>(3 * length + 1), '\0');
  u_strToUTF8(result.data(), static_cast<int32_t>(result.size()), &bytes,
              small.data(), length, &error);
  result.resize(U_SUCCESS(error) ? static_cast<size_t>(bytes) : 0);
  return result;
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
      isSpace = isAsciiSpace(byte);
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

} // namespace trc::train

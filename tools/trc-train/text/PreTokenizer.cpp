//===- PreTokenizer.cpp - a text in words, as GPT-2 cuts it ---------------===//
//
// White space is spelled out: Unicode's property, which is not what PCRE2's \s
// means.
//
//===----------------------------------------------------------------------===//

#include "text/PreTokenizer.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <cstdlib>

namespace trc::train {

#define SPACE                                                                  \
  "\\x09-\\x0d\\x20\\x85\\xa0\\x{1680}\\x{2000}-\\x{200a}"                     \
  "\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}"
static constexpr char words[] = "'s|'t|'re|'ve|'m|'ll|'d"
                                "| ?\\p{L}+"
                                "| ?\\p{N}+"
                                "| ?[^" SPACE "\\p{L}\\p{N}]+"
                                "|[" SPACE "]+(?![^" SPACE "])"
                                "|[" SPACE "]+";
#undef SPACE

PreTokenizer::PreTokenizer() {
  int error;
  PCRE2_SIZE place;
  // Anchored here, not in each match: with that option a match is interpreted.
  pcre2_code *code = pcre2_compile(
      reinterpret_cast<PCRE2_SPTR>(words), sizeof words - 1,
      PCRE2_UTF | PCRE2_UCP | PCRE2_ANCHORED, &error, &place, nullptr);
  if (!code)
    std::abort();                              // the pattern is ours
  pcre2_jit_compile(code, PCRE2_JIT_COMPLETE); // slower without, not different
  pattern = std::shared_ptr<void>(code, [](void *code) {
    pcre2_code_free(static_cast<pcre2_code *>(code));
  });
}

Status
PreTokenizer::cut(std::string_view text,
                  const std::function<void(std::string_view)> &word) const {
  auto *code = static_cast<pcre2_code *>(pattern.get());
  std::unique_ptr<pcre2_match_data, decltype(&pcre2_match_data_free)> match(
      pcre2_match_data_create(1, nullptr), &pcre2_match_data_free);
  const auto *subject = reinterpret_cast<PCRE2_SPTR>(text.data());
  size_t at = 0;
  while (at < text.size()) {
    const int found = pcre2_match(code, subject, text.size(), at,
                                  PCRE2_NO_UTF_CHECK, match.get(), nullptr);
    const PCRE2_SIZE *range = pcre2_get_ovector_pointer(match.get());
    if (found < 0 || range[1] <= at)
      return failed("byte ", at, ": the word there is too long (PCRE2 says ",
                    found, ")");
    word(text.substr(at, range[1] - at));
    at = range[1];
  }
  return Status::success();
}

} // namespace trc::train

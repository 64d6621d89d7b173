//===- TokenizeText.cpp - a text as sentences of tokens -------------------===//

#include "text/TokenizeText.h"

#include "text/Utf8.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

namespace trc::train {

static std::string_view takeLine(std::string_view &rest) {
  const size_t end = rest.find('\n');
  const std::string_view line = rest.substr(0, end);
  rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
  return line;
}

static bool isBlank(std::string_view line) {
  return line.find_first_not_of(" \t\r\v\f") == line.npos;
}

size_t endOfPart(std::string_view text, size_t start, size_t bytes) {
  if (bytes >= text.size() - start)
    return text.size();
  size_t at = start + bytes;
  // From the beginning of a line on.
  at = text.find('\n', at);
  std::string_view rest =
      at == text.npos ? std::string_view() : text.substr(at + 1);
  while (!rest.empty())
    if (isBlank(takeLine(rest)))
      return text.size() - rest.size();
  return text.size();
}

namespace {

/// ICU's sentences, with the abbreviations that it knows of English.
class SentenceCutter {
public:
  SentenceCutter() {
    UErrorCode error = U_ZERO_ERROR;
    iterator = ubrk_open(UBRK_SENTENCE, "en@ss=standard", nullptr, 0, &error);
    if (U_FAILURE(error))
      iterator = nullptr;
  }
  ~SentenceCutter() {
    if (iterator)
      ubrk_close(iterator);
    utext_close(&text);
  }
  SentenceCutter(const SentenceCutter &) = delete;
  SentenceCutter &operator=(const SentenceCutter &) = delete;

  template <typename Sentence>
  Status cut(std::string_view paragraph, Sentence sentence) {
    UErrorCode error = U_ZERO_ERROR;
    utext_openUTF8(&text, paragraph.data(),
                   static_cast<int64_t>(paragraph.size()), &error);
    if (iterator)
      ubrk_setUText(iterator, &text, &error);
    if (!iterator || U_FAILURE(error))
      return failed("ICU cannot divide the text in sentences (",
                    u_errorName(error), "); give one sentence a line");
    int32_t begin = ubrk_first(iterator);
    for (int32_t end; (end = ubrk_next(iterator)) != UBRK_DONE; begin = end)
      TRC_RETURN_IF_FAILED(sentence(paragraph.substr(
          static_cast<size_t>(begin), static_cast<size_t>(end - begin))));
    return Status::success();
  }

private:
  UBreakIterator *iterator = nullptr;
  UText text = UTEXT_INITIALIZER;
};

} // namespace

static Status addPlain(std::string_view text, TokenizedText &to,
                       auto addSentence) {
  SentenceCutter cutter;
  std::string_view rest = text;
  std::string paragraph; // its lines, joined: a line's end ends no sentence
  int blankLines = 0;
  auto endParagraph = [&] {
    Status status = paragraph.empty() ? Status::success()
                                      : cutter.cut(paragraph, addSentence);
    paragraph.clear();
    return status;
  };
  while (!rest.empty()) {
    const std::string_view line = takeLine(rest);
    if (!isBlank(line)) {
      if (!paragraph.empty())
        paragraph += ' ';
      paragraph += line;
      blankLines = 0;
      continue;
    }
    TRC_RETURN_IF_FAILED(endParagraph());
    if (++blankLines == 2)
      to.endDocument();
  }
  return endParagraph();
}

Result<TokenizedText> tokenizeText(std::string_view text, size_t begin,
                                   TextForm form, TokenWriter &writer) {
  TokenizedText result;
  auto addSentence = [&](std::string_view sentence) {
    Status status = writer.append(sentence, result.tokens);
    result.endSentence();
    return status;
  };
  Status status;
  if (form == TextForm::Plain) {
    status = addPlain(text, result, addSentence);
  } else {
    for (std::string_view rest = text; !rest.empty() && status.ok();) {
      const std::string_view line = takeLine(rest);
      status = addSentence(line);
      if (isBlank(line))
        result.endDocument();
    }
  }
  if (status.failed()) {
    // Of the whole file, not of the sentence.
    const size_t bad = findInvalidUtf8(text);
    return bad == text.npos ? failed("byte ", begin, ": ", status.message())
                            : failed("byte ", begin + bad, ": not UTF-8");
  }
  result.endDocument();
  return result;
}

} // namespace trc::train

//===- TokenizingCost.cpp - a text as pieces, by trc or by the library ----===//
//
// tokenizing-cost trc|library MODEL TEXT: encodes the text line by line and
// prints how many pieces came of it. tokenizing-cost.py counts what it takes.
//
//===----------------------------------------------------------------------===//

#include "data/MappedFile.h"
#include "text/SentencePiece.h"

#include <sentencepiece_processor.h>

#include <cstdio>
#include <vector>

using namespace trc::train;

static std::vector<std::string_view> linesOf(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const size_t length = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return lines;
}

static size_t encodeByTrc(const char *model,
                          const std::vector<std::string_view> &lines) {
  auto encoder = SentencePieceEncoder::open(model);
  if (encoder.failed())
    return 0;
  const std::unique_ptr<TokenWriter> writer = (*encoder)->writer();
  std::vector<int32_t> pieces;
  for (const std::string_view line : lines)
    if (writer->append(line, pieces).failed())
      return 0;
  return pieces.size();
}

static size_t encodeByLibrary(const char *model,
                              const std::vector<std::string_view> &lines) {
  sentencepiece::SentencePieceProcessor processor;
  size_t count = 0;
  if (!processor.Load(model).ok())
    return 0;
  std::vector<int> pieces;
  for (const std::string_view line : lines) {
    if (!processor.Encode({line.data(), line.size()}, &pieces).ok())
      return 0;
    count += pieces.size();
  }
  return count;
}

int main(int argc, char **argv) {
  if (argc != 4)
    return 2;
  Result<MappedFile> text = MappedFile::open(argv[3]);
  if (text.failed())
    return 1;
  const std::vector<std::string_view> lines = linesOf(text->text());
  const bool isTrc = std::string_view(argv[1]) == "trc";
  std::printf("%zu\n", isTrc ? encodeByTrc(argv[2], lines)
                             : encodeByLibrary(argv[2], lines));
  return 0;
}

//===- SentencePieceTest.cpp - ALBERT's pieces against Hugging Face's -----===//
//
// Inputs/pieces.json holds what `AlbertTokenizer` makes of odd texts with
// Inputs/spiece.model (Inputs/make-pieces.py says which of its two).
//
//===----------------------------------------------------------------------===//

#include "text/SentencePiece.h"

#include "text/Json.h"
#include "text/Utf8.h"

#include "TemporaryFolder.h"
#include "TestPieces.h"

#include <gmock/gmock.h>

#include <random>

namespace trc::train {
namespace {

nlohmann::json goldenCases() {
  const std::string golden = readFile(TRC_INPUTS "/pieces.json");
  Result<LocatedJson> cases = parseJson(golden, "pieces.json");
  EXPECT_TRUE(cases.ok());
  EXPECT_GE(cases->value.size(), 150u);
  return cases->value;
}

TEST(SentencePiece, EncodesAsTheReference) {
  auto encoder = openModel();
  for (const auto &one : goldenCases()) {
    const auto text = one["text"].get<std::string>();
    Result<std::vector<int32_t>> tokens = encoder->encode(text);
    ASSERT_TRUE(tokens.ok());
    EXPECT_EQ(*tokens, one["tokens"].get<std::vector<int32_t>>()) << text;
    EXPECT_EQ(encoder->decode(*tokens), one["decoded"].get<std::string>());
  }
}

TEST(SentencePiece, ACacheOfWordsChangesNothing) {
  auto encoder = openModel();
  const std::unique_ptr<TokenWriter> writer = encoder->writer();
  const nlohmann::json cases = goldenCases();
  for (int round = 0; round < 2; ++round)
    for (const auto &one : cases) {
      std::vector<int32_t> tokens{7};
      ASSERT_TRUE(writer->append(one["text"].get<std::string>(), tokens).ok());
      tokens.erase(tokens.begin());
      EXPECT_EQ(tokens, one["tokens"].get<std::vector<int32_t>>());
    }
}

TEST(SentencePiece, NormalFormIsThatWithSources) {
  std::mt19937 random(1);
  std::vector<std::string> texts;
  for (const auto &one : goldenCases())
    texts.push_back(one["text"].get<std::string>());
  constexpr std::string_view often = "  '`\"aZ\n\t\x1c\x7f";
  for (int i = 0; i < 2000; ++i) {
    texts.emplace_back();
    for (size_t size = random() % 12; size > 0; --size)
      texts.back() += random() % 4 ? often[random() % often.size()]
                                   : static_cast<char>(random() % 128);
  }
  for (const std::string &text : texts)
    EXPECT_EQ(normalizeForAlbert(text), normalizeWithSources(text).text)
        << text;
}

TEST(SentencePiece, PiecesKnowTheirSource) {
  auto encoder = openModel();
  for (const auto &one : goldenCases()) {
    const auto text = one["text"].get<std::string>();
    Result<std::vector<SourcePiece>> pieces = encoder->encodeWithSources(text);
    ASSERT_TRUE(pieces.ok());
    std::vector<int32_t> tokens;
    uint32_t last = 0;
    for (const SourcePiece &piece : *pieces) {
      tokens.push_back(piece.token);
      EXPECT_LE(piece.source.begin, piece.source.end) << text;
      EXPECT_LE(piece.source.end, text.size()) << text;
      EXPECT_LE(last, piece.source.end) << text;
      last = piece.source.end;
    }
    EXPECT_EQ(tokens, one["tokens"].get<std::vector<int32_t>>()) << text;
  }
}

TEST(SentencePiece, ASourceIsTheWordAsItWasWritten) {
  auto encoder = openModel();
  const std::string text = "  In Caf\u00e9  \ufb01ne, 1990, ``x'' ";
  Result<std::vector<SourcePiece>> pieces = encoder->encodeWithSources(text);
  ASSERT_TRUE(pieces.ok());
  // Pieces of a word cover it, and nothing else.
  auto covered = [&](std::string_view word) {
    const size_t at = text.find(word);
    size_t begin = text.size(), end = 0;
    for (const SourcePiece &piece : *pieces)
      if (piece.source.begin >= at && piece.source.end <= at + word.size() &&
          piece.source.begin < piece.source.end) {
        begin = std::min<size_t>(begin, piece.source.begin);
        end = std::max<size_t>(end, piece.source.end);
      }
    return begin < end ? text.substr(begin, end - begin) : "";
  };
  for (std::string_view word : {"In", "Caf\u00e9", "\ufb01ne", "1990", "``"})
    EXPECT_EQ(covered(word), word);
}

TEST(SentencePiece, RefusesTextThatIsNotUtf8) {
  auto encoder = openModel();
  const TemporaryFolder folder;
  EXPECT_EQ(messageOf(encoder->encode("the [MASK] qu\xff"), folder),
            "byte 13: not UTF-8");
  EXPECT_EQ(messageOf(encoder->encode(std::string(100, 'a') + "\xc3"), folder),
            "byte 100: not UTF-8");
  for (size_t at = 0; at < 20; ++at) {
    std::string text(20, 'a');
    text[at] = '\x80';
    EXPECT_EQ(findInvalidUtf8(text), at);
  }
  EXPECT_EQ(messageOf(encoder->encodeWithSources("\xed\xa0\x80"), folder),
            "byte 0: not UTF-8");
}

TEST(SentencePiece, KnowsWhereWordsBegin) {
  auto encoder = openModel();
  for (int32_t id = 0; id < encoder->vocabularySize(); ++id) {
    const std::string piece = encoder->pieceOf(id);
    if (piece.starts_with("\u2581"))
      EXPECT_TRUE(encoder->startsWord(id)) << piece;
    if (piece == "s" || piece == "in" || piece == "er")
      EXPECT_FALSE(encoder->startsWord(id)) << piece;
    if (piece == "," || piece == "1" || piece == "\u20ac")
      EXPECT_TRUE(encoder->startsWord(id)) << piece;
  }
  EXPECT_TRUE(encoder->startsWord(-1));
  EXPECT_EQ(encoder->pieceOf(-1), "");
}

TEST(SentencePiece, RefusesAFileThatIsNoModel) {
  const TemporaryFolder folder;
  auto refusal = [&](std::string_view bytes) {
    return messageOf(
        SentencePieceEncoder::open(folder.write("spiece.model", bytes)),
        folder);
  };
  const std::string model = readFile(modelFile);
  EXPECT_THAT(refusal(""), testing::StartsWith("spiece.model: not a Sentence"));
  EXPECT_THAT(refusal("# some text\n"),
              testing::StartsWith("spiece.model: not a SentencePiece model"));
  EXPECT_THAT(refusal(model.substr(0, model.size() / 2)),
              testing::StartsWith("spiece.model: not a SentencePiece model"));
  // A model of another vocabulary: its mask is called otherwise.
  std::string other = model;
  other.replace(other.find("[MASK]"), 6, "[SAME]");
  EXPECT_THAT(refusal(other),
              testing::StartsWith("spiece.model: \"[MASK]\" is none of its "));
  EXPECT_THAT(messageOf(SentencePieceEncoder::open(folder.file("no")), folder),
              testing::StartsWith("no: cannot be opened"));
}

TEST(SentencePiece, ADamagedModelIsRefusedOrWorks) {
  const std::string model = readFile(modelFile);
  std::mt19937 draw(5);
  int refused = 0;
  for (int i = 0; i < 200; ++i) {
    std::string bytes = model;
    if (i % 2) {
      bytes.resize(draw() % bytes.size());
    } else {
      // The pieces come first; behind them is a table of characters.
      const size_t at = draw() % (i % 4 ? bytes.size() : 4000);
      bytes[at] = static_cast<char>(bytes[at] ^ (1 << draw() % 8));
    }
    auto encoder = SentencePieceEncoder::fromBytes(bytes, "m");
    refused += encoder.failed();
    if (encoder.ok()) {
      Result<std::vector<int32_t>> tokens =
          (*encoder)->encode("The quick caf\u00e9, 1990, \u65e5\u672c.");
      ASSERT_TRUE(tokens.ok());
      (*encoder)->decode(*tokens);
    }
  }
  EXPECT_GE(refused, 100);
}

TEST(SentencePiece, AMapOfCharactersThatLeadsOutsideIsRefused) {
  // Behind the pieces: the size of the array in front of its first units.
  const std::string model = readFile(modelFile);
  int refused = 0;
  for (size_t at = model.size() - 200000; at < model.size(); at += 1999) {
    std::string bytes = model;
    // The offset of a unit, as large as it can be.
    bytes.replace(at / 4 * 4, 8, 8, '\x7f');
    Result<std::unique_ptr<SentencePieceEncoder>> encoder =
        SentencePieceEncoder::fromBytes(bytes, "m");
    if (encoder.failed()) {
      ++refused;
      continue;
    }
    // Every character goes through the map.
    std::string text;
    for (char32_t point = 0x20; point < 0x20000; point += 7)
      if (point < 0xD800 || point > 0xDFFF)
        appendUtf8(text, point);
    EXPECT_TRUE((*encoder)->encode(text).ok());
  }
  EXPECT_GT(refused, 10);
}

} // namespace
} // namespace trc::train

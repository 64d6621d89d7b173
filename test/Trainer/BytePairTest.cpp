//===- BytePairTest.cpp - byte-level BPE against Hugging Face's -----------===//
//
// Inputs/encodings.json holds what `tokenizers` makes of the same vocabulary
// (Inputs/make-bpe.py).
//
//===----------------------------------------------------------------------===//

#include "text/Encoder.h"
#include "text/Json.h"

#include "TemporaryFolder.h"

#include <algorithm>

namespace trc::train {
namespace {

constexpr const char *vocabFile = TRC_INPUTS "/vocab.json";
constexpr const char *mergesFile = TRC_INPUTS "/merges.txt";

TEST(BytePair, EncodesAsTheReference) {
  Result<BytePairTables> tables = readBytePairFiles(vocabFile, mergesFile);
  ASSERT_EQ(messageOf(tables, TemporaryFolder()), "");
  BytePairEncoder encoder(std::move(*tables));
  EXPECT_EQ(encoder.vocabularySize(), 401);
  const std::string golden = readFile(TRC_INPUTS "/encodings.json");
  Result<LocatedJson> cases = parseJson(golden, "encodings.json");
  ASSERT_TRUE(cases.ok());
  ASSERT_GE(cases->value.size(), 15u);
  for (const auto &one : cases->value) {
    const auto text = one["text"].get<std::string>();
    Result<std::vector<int32_t>> tokens = encoder.encode(text);
    ASSERT_TRUE(tokens.ok());
    EXPECT_EQ(*tokens, one["tokens"].get<std::vector<int32_t>>()) << text;
    EXPECT_EQ(encoder.decode(*tokens), text);
  }
}

TEST(BytePair, IsQuickForLongWords) {
  Result<BytePairTables> tables = readBytePairFiles(vocabFile, mergesFile);
  ASSERT_TRUE(tables.ok());
  BytePairEncoder encoder(std::move(*tables));
  const std::string word(1 << 20, 't');
  Result<std::vector<int32_t>> tokens = encoder.encode(word);
  ASSERT_TRUE(tokens.ok());
  EXPECT_EQ(encoder.decode(*tokens), word);
}

TEST(BytePair, RefusesTextThatIsNotUtf8) {
  Result<BytePairTables> tables = readBytePairFiles(vocabFile, mergesFile);
  ASSERT_TRUE(tables.ok());
  BytePairEncoder encoder(std::move(*tables));
  EXPECT_EQ(
      messageOf(encoder.encode("one<|endoftext|>tw\xff"), TemporaryFolder()),
      "byte 18: not UTF-8");
}

TEST(BytePair, BytesAreTheirOwnTokens) {
  ByteEncoder encoder;
  Result<std::vector<int32_t>> tokens = encoder.encode("a\xff");
  ASSERT_TRUE(tokens.ok());
  EXPECT_EQ(*tokens, (std::vector<int32_t>{'a', 255}));
  EXPECT_EQ(encoder.decode(*tokens), "a\xff");
}

struct BadFiles : testing::Test {
  TemporaryFolder folder;
  std::string vocab = readFile(vocabFile), merges = readFile(mergesFile);

  std::string refusal() {
    return messageOf(readBytePairFiles(folder.write("vocab.json", vocab),
                                       folder.write("merges.txt", merges)),
                     folder);
  }
  void replace(std::string &in, const std::string &from,
               const std::string &to) {
    const size_t at = in.find(from);
    ASSERT_NE(at, std::string::npos);
    in.replace(at, from.size(), to);
  }
};

TEST_F(BadFiles, Vocabulary) {
  const std::string good = vocab;
  replace(vocab, "\"<|endoftext|>\": 400", "\"<|endoftext|>\": 401");
  EXPECT_EQ(refusal().substr(0, 20), "vocab.json: line 1, ");
  EXPECT_NE(refusal().find("\"<|endoftext|>\": number 401, but 401 pieces are "
                           "numbered 0 to 400 without holes"),
            std::string::npos);
  vocab = good;
  replace(vocab, "\"<|endoftext|>\": 400", "\"<|endoftext|>\": 7");
  EXPECT_NE(refusal().find(": number 7 is also that of "), std::string::npos)
      << refusal();
  vocab = good;
  replace(vocab, "\"<|endoftext|>\": 400", "\"<|endoftext|>\": -1");
  EXPECT_NE(refusal().find("expected a number from 0 on, got -1"),
            std::string::npos);
  vocab = good;
  replace(vocab, "<|endoftext|>", "end of text");
  EXPECT_NE(refusal().find("not a piece of a byte-level BPE"),
            std::string::npos);
  vocab = good;
  replace(vocab, "\"<|endoftext|>\": 400", "\"!\": 400");
  EXPECT_NE(refusal().find("the key \"!\" stands there twice"),
            std::string::npos);
  vocab = "[1, 2]";
  EXPECT_EQ(refusal(), "vocab.json: line 1: expected an object of pieces and "
                       "their numbers, got array");
  vocab = "{\"a\": 0}";
  EXPECT_EQ(refusal(), "vocab.json: no piece for the byte 0; a byte-level BPE "
                       "has one for each");
  vocab = "no";
  EXPECT_EQ(refusal(), "vocab.json: line 1, column 2: not JSON: unexpected "
                       "character");
}

TEST_F(BadFiles, Merges) {
  const auto lines = std::count(merges.begin(), merges.end(), '\n');
  const std::string good = merges;
  const std::string next = "merges.txt: line " + std::to_string(lines + 1);
  merges = good + "onlyone\n";
  EXPECT_EQ(refusal(), next + ": expected two pieces with a blank between, got "
                              "\"onlyone\"");
  merges = good + "a b c\n";
  EXPECT_EQ(refusal(), next + ": expected two pieces with a blank between, got "
                              "\"a b c\"");
  merges = good + "zzz a\n";
  EXPECT_EQ(refusal(), next + ": \"zzz\" is not in the vocabulary");
  merges = good + "q q\n";
  EXPECT_EQ(refusal(), next + ": what \"q q\" makes is not in the vocabulary");
  const size_t second = good.find('\n') + 1;
  const std::string line =
      good.substr(second, good.find('\n', second) - second);
  merges = good + line + "\n";
  EXPECT_EQ(refusal(), next + ": \"" + line + "\" stands there twice");
  merges = good + "\n\n";
  EXPECT_EQ(refusal(), next + ": expected two pieces with a blank between, got "
                              "\"\"");
  merges = good;
  EXPECT_EQ(refusal(), "");
  // Cut at the end of a line, or not there at all: every line is right.
  merges = good.substr(0, good.rfind('\n', good.size() - 2) + 1);
  EXPECT_EQ(refusal().substr(0, 54), "merges.txt: after " +
                                         std::to_string(lines - 2) +
                                         " merges: none of them makes piece");
  merges = "";
  EXPECT_EQ(refusal(), "merges.txt: after 0 merges: none of them makes piece "
                       "256 of vocab.json; the file was cut, or is of another "
                       "vocabulary");
}

} // namespace
} // namespace trc::train

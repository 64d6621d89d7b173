//===- DocumentsTest.cpp - token shards, and documents of them ------------===//

#include "data/Documents.h"
#include "text/SentencePiece.h"
#include "text/TokenizeText.h"

#include "TemporaryFolder.h"
#include "TestPieces.h"

#include <gmock/gmock.h>

namespace trc::train {
namespace {

TokenizedText tokenized(std::string_view text,
                        TextForm form = TextForm::Documents) {
  const auto encoder = openModel();
  Result<TokenizedText> result =
      tokenizeText(text, 0, form, *encoder->writer());
  EXPECT_TRUE(result.ok());
  return std::move(*result);
}

/// The sentences as text.
std::vector<std::vector<std::string>> sentencesOf(const TokenizedText &text) {
  auto encoder = openModel();
  std::vector<std::vector<std::string>> documents;
  size_t sentence = 0, token = 0;
  for (const uint32_t end : text.documentEnds) {
    documents.emplace_back();
    for (; sentence < end; ++sentence) {
      const size_t last = text.sentenceEnds[sentence];
      documents.back().push_back(
          encoder->decode(std::span(text.tokens).subspan(token, last - token)));
      token = last;
    }
  }
  return documents;
}

using Sentences = std::vector<std::vector<std::string>>;

TEST(TokenizeText, ASentenceALineABlankLineBetweenDocuments) {
  EXPECT_EQ(
      sentencesOf(tokenized("\n\nthe dog.\r\nthe fox. a text.\n \n\n"
                            "numbers\nin 1990,")),
      (Sentences{{"the dog.", "the fox. a text."}, {"numbers", "in 1990,"}}));
  EXPECT_EQ(sentencesOf(tokenized("\n \n")), Sentences());
  // A mark of the byte order is no piece.
  EXPECT_EQ(sentencesOf(tokenized("\xEF\xBB\xBFthe dog.\n")),
            (Sentences{{"the dog."}}));
}

TEST(TokenizeText, PlainTextIsDividedInSentences) {
  EXPECT_EQ(
      sentencesOf(tokenized("The dog is lazy. The\nfox\nis quick! Mr. Fox paid "
                            "5.00. Is it so!\n\nThe text\n\n\nNumbers.",
                            TextForm::Plain)),
      (Sentences{{"the dog is lazy.", "the fox is quick!", "mr. fox paid 5.00.",
                  "is it so!", "the text"},
                 {"numbers."}}));
}

TEST(TokenizeText, PartsEndBehindABlankLine) {
  const std::string_view text = "one\n\ntwo\nthree\n\nfour";
  EXPECT_EQ(endOfPart(text, 0, 1), 5u);
  EXPECT_EQ(endOfPart(text, 5, 1), 16u);
  EXPECT_EQ(endOfPart(text, 5, 8), 16u);
  EXPECT_EQ(endOfPart(text, 5, 1000), text.size());
  EXPECT_EQ(endOfPart("no end of a document", 0, 3), 20u);
}

TEST(TokenShard, KeepsWhatWasWritten) {
  const TemporaryFolder folder;
  const TokenizedText content = tokenized("the dog\na fox\n\nnumbers");
  const Vocabulary vocabulary = *openModel()->vocabulary();
  const ShardOrigin origin{0, 1, 42, 0};
  Result<std::string> bytes = packShard(content, vocabulary, origin);
  ASSERT_TRUE(bytes.ok());
  Result<TokenShard> shard =
      TokenShard::open(folder.write("shard-00000.tokens", *bytes));
  ASSERT_EQ(messageOf(shard, folder), "");
  EXPECT_EQ(shard->vocabulary(), vocabulary);
  EXPECT_EQ(shard->origin(), origin);
  ASSERT_EQ(shard->tokens(), content.tokens.size());
  for (size_t i = 0; i < content.tokens.size(); ++i)
    EXPECT_EQ(shard->token(i), content.tokens[i]);
  EXPECT_TRUE(std::ranges::equal(shard->sentenceEnds(), content.sentenceEnds));
  EXPECT_TRUE(std::ranges::equal(shard->documentEnds(), content.documentEnds));
}

TEST(TokenShard, ALargeVocabularyTakesFourBytesAToken) {
  const TemporaryFolder folder;
  TokenizedText content;
  content.tokens = {5, 70000, 65536};
  content.endSentence();
  content.endDocument();
  Vocabulary vocabulary;
  vocabulary.wordStarts.assign(70001, true);
  Result<std::string> bytes = packShard(content, vocabulary, {});
  ASSERT_TRUE(bytes.ok());
  Result<TokenShard> shard = TokenShard::open(folder.write("s", *bytes));
  ASSERT_EQ(messageOf(shard, folder), "");
  EXPECT_EQ(shard->token(1), 70000);
}

TEST(TokenShard, RefusesAnyBitThatChangedAndAnyCut) {
  const TemporaryFolder folder;
  Result<std::string> packed = packShard(tokenized("the dog\na fox\n\nnumbers"),
                                         *openModel()->vocabulary(), {});
  ASSERT_TRUE(packed.ok());
  for (size_t bit = 0; bit < 8 * packed->size(); bit += 3) {
    std::string bytes = *packed;
    bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ 1 << bit % 8);
    ASSERT_TRUE(TokenShard::open(folder.write("s", bytes)).failed()) << bit;
  }
  for (size_t size = 0; size < packed->size(); ++size)
    ASSERT_TRUE(
        TokenShard::open(folder.write("s", packed->substr(0, size))).failed());
  EXPECT_TRUE(TokenShard::open(folder.write("s", *packed + "x")).failed());
  std::string version = *packed;
  version[8] = 2;
  EXPECT_EQ(messageOf(TokenShard::open(folder.write("s", version)), folder),
            "s: byte 8: expected version 1, got version 2; tokenize the text "
            "again with this trc-data");
  EXPECT_EQ(messageOf(TokenShard::open(folder.write("s", "text")), folder),
            "s: byte 0: not a token shard (trc-data tokenize makes such)");
}

TEST(Documents, AreNumberedOverAllShards) {
  const Vocabulary vocabulary = *openModel()->vocabulary();
  std::vector<TokenShard> shards;
  shards.push_back(TokenShard::inMemory(
      "a", tokenized("the dog\na fox\n\nnumbers"), vocabulary));
  shards.push_back(TokenShard::inMemory("b", tokenized("\n"), vocabulary));
  shards.push_back(TokenShard::inMemory(
      "c", tokenized("in 1990,\nthe text\na word"), vocabulary));
  Result<Documents> documents = Documents::of(std::move(shards));
  ASSERT_TRUE(documents.ok());
  ASSERT_EQ(documents->size(), 3u);
  EXPECT_EQ(documents->sentences(), 6u);
  EXPECT_EQ(documents->sentencesOf(2), 3u);
  std::vector<int32_t> tokens;
  documents->copy(2, 1, tokens);
  EXPECT_EQ(openModel()->decode(tokens), "the text");
  EXPECT_EQ(documents->lengthOf(2, 1), tokens.size());
  const Documents last = documents->slice(1, 2);
  EXPECT_EQ(last.size(), 2u);
  EXPECT_EQ(last.sentences(), 4u);
  EXPECT_LT(last.tokens(), documents->tokens());
  EXPECT_EQ(last.sentencesOf(1), 3u);
}

TEST(Documents, RefusesShardsThatDoNotBelongTogether) {
  const TemporaryFolder folder;
  const Vocabulary vocabulary = *openModel()->vocabulary();
  Vocabulary other = vocabulary;
  other.checksum ^= 1;
  auto write = [&](const std::string &name, const Vocabulary &of,
                   ShardOrigin origin) {
    Result<std::string> bytes = packShard(tokenized("the dog"), of, origin);
    ASSERT_TRUE(bytes.ok());
    folder.write(name, *bytes);
  };
  EXPECT_FALSE(holdsShards(folder.path));
  write("shard-00000.tokens", vocabulary, {0, 2, 1, 0});
  EXPECT_TRUE(holdsShards(folder.path));
  EXPECT_THAT(messageOf(Documents::open(folder.path), folder),
              testing::HasSubstr("shard 1 of 2 is not there"));
  write("shard-00001.tokens", other, {1, 2, 1, 0});
  EXPECT_EQ(messageOf(Documents::open(folder.path), folder),
            "shard-00001.tokens: of another vocabulary than "
            "shard-00000.tokens; tokenize both texts with one");
  write("shard-00001.tokens", vocabulary, {1, 3, 1, 0});
  EXPECT_THAT(messageOf(Documents::open(folder.path), folder),
              testing::HasSubstr("shard 2 of 3 is not there"));
  write("shard-00000.tokens", vocabulary, {0, 1, 1, 0});
  std::vector<TokenShard> none;
  none.push_back(TokenShard::inMemory("empty", {}, vocabulary));
  EXPECT_EQ(messageOf(Documents::of(std::move(none)), folder),
            "empty: no document with a sentence in it");
}

} // namespace
} // namespace trc::train

//===- VocabulariesTest.cpp - the table of vocabularies -------------------===//

#include "text/Vocabularies.h"

#include "TemporaryFolder.h"

#include <gmock/gmock.h>

namespace trc::train {
namespace {

std::vector<NamedFile> filesOf(const VocabularyRow &row) {
  std::vector<NamedFile> files;
  for (const std::string_view name : row.files)
    files.push_back({std::string(name), readFile(text(TRC_INPUTS "/", name))});
  return files;
}

TEST(Vocabularies, AreToldByTheNamesOfTheirFiles) {
  for (const VocabularyRow &row : allVocabularies())
    EXPECT_EQ(&vocabularyOf(row.file()), &row) << row.file();
  EXPECT_EQ(vocabularyOf("folder/other.model").file(), "spiece.model");
  EXPECT_EQ(vocabularyOf("other.json").file(), "vocab.json");
  EXPECT_EQ(vocabularyOf("").file(), "vocab.json");
  // Shards are never made with byte pairs, whatever a file is called.
  EXPECT_EQ(shardVocabularyOf("other.json").file(), "spiece.model");
  EXPECT_EQ(vocabulariesWithSpecials(), "a spiece.model");
}

TEST(Vocabularies, HaveWhatTheirRowsSay) {
  for (const VocabularyRow &row : allVocabularies()) {
    Result<std::unique_ptr<Encoder>> encoder = row.open(filesOf(row));
    ASSERT_EQ(messageOf(encoder, TemporaryFolder()), "");
    EXPECT_EQ((*encoder)->specials().ok(), row.hasSpecials);
    EXPECT_EQ((*encoder)->vocabulary().ok(), row.hasSpecials);
    Result<std::vector<SourcePiece>> pieces =
        (*encoder)->encodeWithSources("the dog");
    EXPECT_EQ(pieces.ok(), row.hasSpecials);
    Result<std::vector<int32_t>> tokens = (*encoder)->encode("the dog");
    ASSERT_TRUE(tokens.ok());
    for (size_t i = 0; pieces.ok() && i < pieces->size(); ++i)
      EXPECT_EQ((*pieces)[i].token, (*tokens)[i]);
    if (row.hasSpecials)
      EXPECT_EQ((*encoder)->vocabulary()->size(), (*encoder)->vocabularySize());
  }
}

TEST(Vocabularies, WriteWhatTheyEncode) {
  for (const VocabularyRow &row : allVocabularies()) {
    Result<std::unique_ptr<Encoder>> encoder = row.open(filesOf(row));
    ASSERT_TRUE(encoder.ok());
    const std::unique_ptr<TokenWriter> writer = (*encoder)->writer();
    std::vector<int32_t> written, expected;
    for (const char *text : {"the dog", "", "isn't 12", "the dog"}) {
      ASSERT_TRUE(writer->append(text, written).ok());
      const auto tokens = *(*encoder)->encode(text);
      expected.insert(expected.end(), tokens.begin(), tokens.end());
    }
    EXPECT_EQ(written, expected);
    EXPECT_EQ(writer->append("a\xff", written).message(), "byte 1: not UTF-8");
  }
}

TEST(Vocabularies, RefuseWhatTheyLackByTheirKind) {
  const ByteEncoder bytes;
  const TemporaryFolder folder;
  EXPECT_EQ(messageOf(bytes.specials(), folder),
            "bytes have no special pieces ([CLS], [SEP], [MASK], <pad>, "
            "<unk>)");
  EXPECT_EQ(messageOf(bytes.vocabulary(), folder),
            "bytes have no special pieces, and do not say where words begin");
  EXPECT_EQ(messageOf(bytes.encodeWithSources("a"), folder),
            "bytes do not say which part of a text a piece stands for");
}

} // namespace
} // namespace trc::train

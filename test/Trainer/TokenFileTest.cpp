//===- TokenFileTest.cpp - token files, good and bad ----------------------===//

#include "data/TokenFile.h"

#include "TemporaryFolder.h"

#include <cstring>
#include <vector>

namespace trc::train {
namespace {

std::string words(const std::vector<uint16_t> &values) {
  return {reinterpret_cast<const char *>(values.data()), values.size() * 2};
}

std::string llmC(const std::vector<uint16_t> &values, int32_t magic = 20240520,
                 int32_t version = 1, int32_t extra = 0) {
  int32_t header[256] = {magic, version,
                         static_cast<int32_t>(values.size()) + extra};
  return std::string(reinterpret_cast<const char *>(header), sizeof header) +
         words(values);
}

struct TokenFile : testing::Test {
  TemporaryFolder folder;

  Result<Tokens> read(const std::string &name, const std::string &content) {
    Result<MappedFile> file = MappedFile::open(folder.write(name, content));
    if (file.failed())
      return file.takeStatus();
    return readTokenFile(*file, detectFormat(*file));
  }
  std::vector<int32_t> all(Tokens &tokens) {
    std::vector<int32_t> result(tokens.size());
    EXPECT_TRUE(tokens.copy(0, tokens.size(), 65536, result.data()).ok());
    return result;
  }
  std::string refusal(const std::string &name, const std::string &content) {
    return messageOf(read(name, content), folder);
  }
};

TEST_F(TokenFile, ReadsLlmC) {
  Result<Tokens> tokens = read("a.bin", llmC({5, 50256, 7}));
  ASSERT_TRUE(tokens.ok());
  EXPECT_EQ(all(*tokens), (std::vector<int32_t>{5, 50256, 7}));
}

TEST_F(TokenFile, ReadsNanoGpt) {
  Result<Tokens> tokens = read("a.bin", words({1, 2, 50000}));
  ASSERT_TRUE(tokens.ok());
  EXPECT_EQ(all(*tokens), (std::vector<int32_t>{1, 2, 50000}));
}

TEST_F(TokenFile, TakesOtherFilesAsBytes) {
  Result<Tokens> tokens = read("a.txt", "hi\xff");
  ASSERT_TRUE(tokens.ok());
  EXPECT_EQ(all(*tokens), (std::vector<int32_t>{'h', 'i', 255}));
}

TEST_F(TokenFile, SlicesKeepTheirPlace) {
  Result<Tokens> tokens = read("a.bin", llmC({5, 6, 7, 900, 9}));
  ASSERT_TRUE(tokens.ok());
  Tokens part = tokens->slice(2, 3);
  EXPECT_EQ(all(part), (std::vector<int32_t>{7, 900, 9}));
  EXPECT_EQ(messageOf(part.checkBelow(100), folder),
            "a.bin: byte 1030: token 900, but the model's vocabulary has 100");
  EXPECT_TRUE(part.checkBelow(901).ok());
}

TEST_F(TokenFile, RefusesBadFiles) {
  EXPECT_EQ(refusal("half.bin", words({1, 2}) + "x"),
            "half.bin: byte 5: the file ends inside a token of 16 bits");
  EXPECT_EQ(refusal("cut.bin", llmC({1, 2}, 20240520, 1, 3)),
            "cut.bin: byte 1028: the file ends, but its header says 5 tokens, "
            "which end at byte 1034");
  EXPECT_EQ(refusal("long.bin", llmC({1, 2}, 20240520, 1, -1)),
            "long.bin: byte 1026: 2 bytes after the 1 tokens of the header");
  EXPECT_EQ(refusal("header.bin", llmC({}).substr(0, 100)),
            "header.bin: byte 100: the file ends inside llm.c's header of 1024 "
            "bytes");
  EXPECT_EQ(refusal("version.bin", llmC({1}, 20240520, 2)),
            "version.bin: byte 4: expected version 1 (tokens of 16 bits), got "
            "version 2");
  EXPECT_EQ(refusal("negative.bin", llmC({1}, 20240520, 1, -5)),
            "negative.bin: byte 8: -4 tokens");
  EXPECT_EQ(messageOf(MappedFile::open(folder.file("none")), folder),
            "none: cannot be opened: No such file or directory");
  EXPECT_EQ(messageOf(MappedFile::open(folder.path), folder),
            folder.path + ": is not a file");
}

TEST_F(TokenFile, RefusesAnotherMagicWhenToldTheFormat) {
  Result<MappedFile> file =
      MappedFile::open(folder.write("a.bin", llmC({1}, 7)));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(messageOf(readTokenFile(*file, DataFormat::LlmC), folder),
            "a.bin: byte 0: expected llm.c's 20240520, got 7");
}

} // namespace
} // namespace trc::train

//===- DamageTest.cpp - files with random damage --------------------------===//
//
// Whatever happened to a file, its reader refuses it in one line or gives
// something whose every byte is there. Worth most under the sanitizers.
//
//===----------------------------------------------------------------------===//

#include "data/Mix.h"
#include "data/TokenFile.h"
#include "text/Encoder.h"
#include "weights/Safetensors.h"

#include "TemporaryFolder.h"

#include <cstring>

namespace trc::train {
namespace {

/// Changes, cuts or repeats some of the bytes.
std::string damaged(std::string content, uint64_t round) {
  uint64_t state = mix(round);
  auto below = [&](size_t limit) {
    state = mix(state);
    return static_cast<size_t>(state % (limit ? limit : 1));
  };
  for (size_t i = 0, count = 1 + below(3); i < count && !content.empty(); ++i) {
    const size_t at = below(content.size());
    switch (below(4)) {
    case 0:
      content[at] = static_cast<char>(below(256));
      break;
    case 1:
      content.resize(at);
      break;
    case 2:
      content.insert(at, content.substr(below(content.size()), below(20)));
      break;
    default: // digits and brackets make the likelier mistakes
      content[at] = "0123456789[]{}\",:-"[below(18)];
    }
  }
  return content;
}

/// A message is one line and names the file.
void expectMessage(const std::string &message) {
  EXPECT_EQ(message.find('\n'), std::string::npos) << message;
  EXPECT_EQ(message.rfind("file", 0), 0u) << message;
}

struct Damage : testing::Test {
  TemporaryFolder folder;
  int refused = 0, taken = 0;
};

TEST_F(Damage, Safetensors) {
  TensorToWrite tensor{"a", TRC_F32, {3, 5}, 60, [](void *to, size_t bytes) {
                         std::memset(to, 1, bytes);
                         return Status::success();
                       }};
  TensorToWrite other = tensor;
  other.name = "b";
  ASSERT_TRUE(
      writeSafetensors(folder.file("good"), {tensor, other}, {{"format", "pt"}})
          .ok());
  const std::string good = readFile(folder.file("good"));
  for (uint64_t round = 0; round < 1500; ++round) {
    Result<SafetensorsFile> file =
        SafetensorsFile::open(folder.write("file", damaged(good, round)));
    if (file.failed()) {
      ++refused;
      expectMessage(messageOf(file, folder));
      continue;
    }
    ++taken;
    for (const auto &[name, tensor] : file->tensors()) {
      volatile uint64_t sum = 0;
      for (size_t i = 0; i < tensor.bytes; ++i)
        sum = sum + tensor.data[i];
    }
  }
  EXPECT_GT(refused, 500);
  EXPECT_GT(taken, 100); // damage of the numbers themselves
}

TEST_F(Damage, TokenFiles) {
  int32_t header[256] = {20240520, 1, 40};
  const std::string good =
      std::string(reinterpret_cast<const char *>(header), sizeof header) +
      std::string(80, '\1');
  for (uint64_t round = 0; round < 1500; ++round) {
    Result<MappedFile> file =
        MappedFile::open(folder.write("file", damaged(good, round)));
    ASSERT_TRUE(file.ok());
    Result<Tokens> tokens = readTokenFile(*file, detectFormat(*file));
    if (tokens.failed()) {
      ++refused;
      expectMessage(messageOf(tokens, folder));
      continue;
    }
    ++taken;
    Status below = tokens->checkBelow(300);
    if (below.failed())
      expectMessage(messageOf(below, folder));
  }
  EXPECT_GT(refused, 100);
  EXPECT_GT(taken, 100);
}

TEST_F(Damage, BytePairFiles) {
  const std::string vocab = readFile(TRC_INPUTS "/vocab.json");
  const std::string merges = readFile(TRC_INPUTS "/merges.txt");
  for (uint64_t round = 0; round < 300; ++round) {
    const bool isVocab = round % 2;
    const std::string first =
        folder.write("file.json", isVocab ? damaged(vocab, round) : vocab);
    const std::string second =
        folder.write("file.txt", isVocab ? merges : damaged(merges, round));
    Result<BytePairTables> tables = readBytePairFiles(first, second);
    if (tables.failed()) {
      ++refused;
      expectMessage(messageOf(tables, folder));
      continue;
    }
    ++taken;
    BytePairEncoder encoder(std::move(*tables));
    Result<std::vector<int32_t>> tokens = encoder.encode("the dog isn't 12");
    ASSERT_TRUE(tokens.ok());
    EXPECT_EQ(encoder.decode(*tokens), "the dog isn't 12");
  }
  EXPECT_GT(refused, 150);
}

} // namespace
} // namespace trc::train

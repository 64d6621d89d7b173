//===- CheckpointTest.cpp - checkpoints, good and bad ---------------------===//

#include "loop/Checkpoint.h"

#include "TestSession.h"

#include <filesystem>

namespace trc::train {
namespace {

constexpr models::WeightNames names = {.prefix = "transformer."};

using nlohmann::json;

struct CheckpointTest : testing::Test {
  TemporaryFolder folder;
  std::unique_ptr<TrainingSession> session = newSession();
  json run = {{"batch", 4}, {"recipe", {{"clip", 1.0}}}};

  void SetUp() override { ASSERT_TRUE(session->initialise(5).ok()); }

  std::string save(uint64_t step) {
    Result<RunFolder> out = RunFolder::claim(folder.file("out"), 1);
    EXPECT_EQ(messageOf(out, folder), "");
    Result<RunFolder::Added> saved =
        saveCheckpoint(*out, *session,
                       {step, 4 * step, run, {{"config.json", "{}\n"}}, names});
    EXPECT_EQ(messageOf(saved, folder), "");
    return saved->path;
  }
  std::string refusal(const std::string &path) {
    Result<Checkpoint> found = Checkpoint::open(path, run);
    if (found.failed())
      return messageOf(found, folder);
    return messageOf(found->load(*session, names), folder);
  }
  void edit(const std::string &file, const std::string &from,
            const std::string &to) {
    std::string content = readFile(file);
    const size_t at = content.find(from);
    ASSERT_NE(at, std::string::npos);
    content.replace(at, from.size(), to);
    std::ofstream(file, std::ios::binary) << content;
  }
};

TEST_F(CheckpointTest, GivesBackEveryBit) {
  save(7);
  const std::string before = stateOf(*session);
  ASSERT_TRUE(session->initialise(6).ok());
  ASSERT_NE(stateOf(*session), before);
  Result<Checkpoint> found = Checkpoint::open(folder.file("out"), run);
  ASSERT_EQ(messageOf(found, folder), "");
  EXPECT_EQ(found->step(), 7u);
  EXPECT_EQ(messageOf(found->load(*session, names), folder), "");
  EXPECT_EQ(stateOf(*session), before);
}

TEST_F(CheckpointTest, NamesTheOneBeforeADamagedOne) {
  Result<RunFolder> out = RunFolder::claim(folder.file("out"), 2);
  ASSERT_EQ(messageOf(out, folder), "");
  for (const uint64_t step : {3, 4}) {
    Result<RunFolder::Added> saved =
        saveCheckpoint(*out, *session, {step, 4 * step, run, {}, names});
    ASSERT_EQ(messageOf(saved, folder), "");
  }
  std::filesystem::remove(folder.file("out/step-00000004/model.safetensors"));
  EXPECT_EQ(refusal(folder.file("out")),
            "out/step-00000004/model.safetensors: cannot be opened: No such "
            "file or directory; --resume out/step-00000003 goes on from the "
            "one before");
  EXPECT_EQ(refusal(folder.file("out/step-00000003")), "");
}

TEST_F(CheckpointTest, RefusesAnotherRun) {
  save(1);
  run["batch"] = 8;
  EXPECT_EQ(refusal(folder.file("out")),
            "out/step-00000001: batch was 4, is 8; a run goes on as it began "
            "(--init takes only the weights)");
  run["batch"] = 4;
  run["recipe"]["clip"] = 2.0;
  EXPECT_EQ(refusal(folder.file("out")).substr(0, 44),
            "out/step-00000001: recipe.clip was 1.0, is 2");
  run["recipe"].erase("clip");
  EXPECT_EQ(refusal(folder.file("out")).substr(0, 52),
            "out/step-00000001: recipe.clip was 1.0, is not set; ");
}

TEST_F(CheckpointTest, RefusesDamage) {
  const std::string path = save(3);
  const std::string model = path + "/model.safetensors";
  const std::string trainer = path + "/trainer.json";
  const std::string goodModel = readFile(model), good = readFile(trainer);

  edit(model, goodModel.substr(goodModel.size() - 8), "12345678");
  EXPECT_NE(refusal(path).find("model.safetensors: its bytes have changed"),
            std::string::npos);
  std::ofstream(model, std::ios::binary)
      << goodModel.substr(0, goodModel.size() - 1);
  EXPECT_EQ(refusal(path), "out/step-00000003/model.safetensors: 262271 bytes, "
                           "but 262272 were written");
  std::filesystem::remove(model);
  EXPECT_EQ(refusal(path), "out/step-00000003/model.safetensors: cannot be "
                           "opened: No such file or directory");
  std::ofstream(model, std::ios::binary) << goodModel;
  EXPECT_EQ(refusal(path), "");

  std::ofstream(trainer) << good.substr(0, good.size() / 2);
  EXPECT_NE(refusal(path).find("trainer.json: line "), std::string::npos);
  std::ofstream(trainer) << "{}";
  EXPECT_EQ(refusal(path), "out/step-00000003/trainer.json: expected version, "
                           "trc, step, run and files");
  std::ofstream(trainer) << good;
  edit(trainer, "\"version\": 2", "\"version\": 9");
  EXPECT_EQ(refusal(path),
            "out/step-00000003/trainer.json: expected version 1 to 2, got 9");
  for (const auto &[was, is] :
       {std::pair("\"step\": 3", "\"step\": 2"),
        std::pair("\"bytes\": 262272", "\"bytes\": 262273"),
        std::pair("\"checksum\"", "\"checksun\"")}) {
    std::ofstream(trainer) << good;
    edit(trainer, was, is);
    EXPECT_NE(refusal(path), "") << was;
  }
  std::ofstream(trainer) << good;
  edit(trainer, "\"step\": 3", "\"step\": 2");
  EXPECT_EQ(refusal(path).substr(0, 79),
            "out/step-00000003/trainer.json: its content has changed since it "
            "was written (c");
  std::filesystem::remove(trainer);
  EXPECT_EQ(refusal(path), "out/step-00000003: no checkpoint: neither a "
                           "trainer.json nor a folder step-N");
  EXPECT_EQ(refusal(folder.file("none")), "none: there is no such folder");
}

TEST(Checksum, SeesEveryByte) {
  const std::string text = "a text of some 30 bytes, or so";
  for (size_t i = 0; i < text.size(); ++i) {
    std::string other = text;
    other[i] ^= 1;
    EXPECT_NE(checksum(other), checksum(text));
  }
  EXPECT_NE(checksum(std::string("a\0", 2)), checksum("a"));
}

} // namespace
} // namespace trc::train

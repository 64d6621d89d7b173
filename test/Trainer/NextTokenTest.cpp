//===- NextTokenTest.cpp - the task of saying what comes next -------------===//

#include "tasks/NextToken.h"

#include "TestSession.h"

#include <cmath>

namespace trc::train {
namespace {

struct NextTokenTest : testing::Test {
  TemporaryFolder folder;
  std::unique_ptr<TrainingSession> session = newSession();
  DataOptions data;

  /// A text of a hundred bytes, of which the last ten are held out.
  void SetUp() override {
    std::string words;
    for (char c = 0; c < 100; ++c)
      words += static_cast<char>(' ' + c % 90);
    folder.write("text", words);
    data.path = folder.file("text");
    data.order = "sequential";
  }

  std::unique_ptr<Task> open() {
    Result<std::unique_ptr<Task>> task = openNextToken({.data = data});
    EXPECT_EQ(messageOf(task, folder), "");
    return task.ok() ? std::move(*task) : nullptr;
  }
};

TEST_F(NextTokenTest, KnowsTheProgramByItsPorts) {
  const std::unique_ptr<Task> task = open();
  ASSERT_EQ(messageOf(task->check(*session), folder), "");
  EXPECT_EQ(task->work().rows, 4);
  EXPECT_EQ(task->work().length, 8);
  EXPECT_EQ(task->work().tokens(), 32);
  EXPECT_EQ(task->describe(), "90 tokens to train on, 10 held out");
  EXPECT_EQ(task->facts()["tokens"], 90);
}

TEST_F(NextTokenTest, GivesTheNextTokens) {
  const std::unique_ptr<Task> task = open();
  ASSERT_EQ(messageOf(task->check(*session), folder), "");
  Batch batch(session->step());
  ASSERT_EQ(messageOf(task->fill(Part::Train, 4, batch), folder), "");
  const std::span<int32_t> tokens = batch.tensor<int32_t>("tokens");
  const std::span<int32_t> targets = batch.tensor<int32_t>("targets");
  ASSERT_EQ(tokens.size(), 32u);
  for (size_t i = 0; i < 32; ++i) {
    EXPECT_EQ(tokens[i], static_cast<int32_t>(' ' + 32 + i));
    EXPECT_EQ(targets[i], tokens[i] + 1);
  }
  EXPECT_TRUE(batch.tensor<int32_t>("labels").empty());
}

TEST_F(NextTokenTest, JoinsTheSentencesOfATable) {
  folder.write("a.tsv", "sentence\tlabel\nabcd \t1\nefgh\t\nijklmnop\t0\n");
  data.path = folder.file("a.tsv");
  data.heldOutPart = 0;
  const std::unique_ptr<Task> task = open();
  ASSERT_EQ(messageOf(task->check(*session), folder), "");
  EXPECT_EQ(task->describe(), "17 tokens to train on, none held out");
  Batch batch(session->step());
  ASSERT_EQ(messageOf(task->fill(Part::Train, 0, batch), folder), "");
  const std::span<int32_t> tokens = batch.tensor<int32_t>("tokens");
  EXPECT_EQ(std::string(tokens.begin(), tokens.begin() + 16),
            "abcd efghijklmno");
}

TEST_F(NextTokenTest, EvaluatesWhatIsHeldOut) {
  const std::unique_ptr<Task> task = open();
  ASSERT_EQ(messageOf(task->check(*session), folder), "");
  ASSERT_TRUE(session->initialise(1).ok());
  ASSERT_TRUE(task->canEvaluate());
  Ranks alone;
  Result<std::vector<Number>> numbers = task->evaluate(*session, alone, 3);
  ASSERT_EQ(messageOf(numbers, folder), "");
  ASSERT_EQ(numbers->size(), 1u);
  EXPECT_EQ(numbers->front().metric.name, "loss");
  // Weights of about nothing: every one of 256 bytes is as likely.
  EXPECT_NEAR(numbers->front().value, std::log(256), 0.05);
}

TEST_F(NextTokenTest, HoldsNothingOutWhereTooLittleIsLeft) {
  data.heldOutPart = 0.05;
  std::unique_ptr<Task> task = open();
  ASSERT_EQ(messageOf(task->check(*session), folder), "");
  EXPECT_FALSE(task->canEvaluate());
  EXPECT_EQ(task->describe(), "95 tokens to train on, none held out");
  Result<std::unique_ptr<Task>> asked =
      openNextToken({.data = data, .evaluates = true});
  ASSERT_TRUE(asked.ok());
  EXPECT_EQ(messageOf((*asked)->check(*session), folder),
            "held-out data: text: 5 tokens are too few: a row takes 9 (the "
            "sequence and the token after it)");
}

} // namespace
} // namespace trc::train

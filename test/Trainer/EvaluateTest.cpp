//===- EvaluateTest.cpp - held-out batches, dealt out over ranks ----------===//

#include "tasks/Evaluate.h"
#include "tasks/NextToken.h"

#include "TestSession.h"

#include <thread>

namespace trc::train {
namespace {

/// The task, which notes whose batches are made.
class Noting : public Task {
public:
  explicit Noting(std::unique_ptr<Task> task) : task(std::move(task)) {}

  Status check(TrainingSession &session) override {
    return task->check(session);
  }
  Work work() const override { return task->work(); }
  std::span<const Metric> metrics() const override { return task->metrics(); }
  Status fill(Part part, uint64_t first, Batch &batch) const override {
    filled.push_back(first);
    return task->fill(part, first, batch);
  }
  bool canEvaluate() const override { return task->canEvaluate(); }
  Result<std::vector<Number>> evaluate(TrainingSession &session, Ranks &ranks,
                                       uint64_t batches) const override {
    Result<const Entry *> entry = session.open("evaluate");
    if (entry.failed())
      return entry.takeStatus();
    return meanOverBatches(session, ranks, *this, {**entry, 4, batches},
                           metrics());
  }
  std::string describe() const override { return task->describe(); }
  nlohmann::json facts() const override { return task->facts(); }

  mutable std::vector<uint64_t> filled; ///< first rows

private:
  std::unique_ptr<Task> task;
};

struct EvaluateTest : testing::Test {
  TemporaryFolder folder;
  DataOptions data;

  void SetUp() override {
    std::string words;
    for (int i = 0; i < 4000; ++i)
      words += static_cast<char>(' ' + i * i % 91);
    folder.write("text", words);
    data.path = folder.file("text");
    data.heldOutPart = 0.5;
  }

  struct Judged {
    double loss = 0;
    std::vector<uint64_t> filled;
    std::string fault;
  };
  /// By one rank, which takes part in the evaluation of all.
  Judged judge(Ranks &ranks, uint64_t batches) {
    Judged judged;
    Result<std::unique_ptr<Task>> opened = openNextToken({.data = data});
    EXPECT_TRUE(opened.ok());
    Noting task(std::move(*opened));
    const std::unique_ptr<TrainingSession> session = newSession();
    EXPECT_TRUE(task.check(*session).ok());
    EXPECT_TRUE(session->initialise(7).ok());
    Result<std::vector<Number>> numbers =
        task.evaluate(*session, ranks, batches);
    if (numbers.failed())
      judged.fault = numbers.takeStatus().message();
    else
      judged.loss = numbers->front().value;
    judged.filled = task.filled;
    return judged;
  }

  std::vector<Judged> judgeAll(std::vector<uint64_t> batchesOf) {
    Result<std::vector<Ranks>> ranks =
        Ranks::makeThreads(static_cast<int>(batchesOf.size()), 60);
    EXPECT_TRUE(ranks.ok());
    std::vector<Judged> all(batchesOf.size());
    newSession(); // what is compiled once
    std::vector<std::thread> threads;
    threads.reserve(all.size());
    for (size_t i = 0; i < all.size(); ++i)
      threads.emplace_back(
          [&, i] { all[i] = judge((*ranks)[i], batchesOf[i]); });
    for (std::thread &thread : threads)
      thread.join();
    return all;
  }
};

TEST_F(EvaluateTest, RanksTakeTurnsAndAllKnowTheMeanOfOne) {
  Ranks alone;
  const Judged one = judge(alone, 8);
  ASSERT_EQ(one.fault, "");
  EXPECT_EQ(one.filled, (std::vector<uint64_t>{0, 4, 8, 12, 16, 20, 24, 28}));
  // 8 are no multiple of 3, and fewer than 9.
  const std::vector<Judged> three = judgeAll({8, 8, 8});
  EXPECT_EQ(three[0].filled, (std::vector<uint64_t>{0, 12, 24}));
  EXPECT_EQ(three[1].filled, (std::vector<uint64_t>{4, 16, 28}));
  EXPECT_EQ(three[2].filled, (std::vector<uint64_t>{8, 20}));
  for (const Judged &each : three) {
    EXPECT_EQ(each.fault, "");
    EXPECT_EQ(each.loss, one.loss);
  }
}

TEST_F(EvaluateTest, RanksWithoutABatchWait) {
  const std::vector<Judged> four = judgeAll({2, 2, 2, 2});
  for (const Judged &each : four)
    EXPECT_EQ(each.loss, four.front().loss);
  EXPECT_TRUE(four[2].filled.empty() && four[3].filled.empty());
}

TEST_F(EvaluateTest, OtherDataAreRefused) {
  const std::vector<Judged> two = judgeAll({2, 1});
  EXPECT_EQ(two[0].fault, "rank 1 judges other held-out data than rank 0");
}

} // namespace
} // namespace trc::train

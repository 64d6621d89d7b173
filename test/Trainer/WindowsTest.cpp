//===- WindowsTest.cpp - which windows are drawn --------------------------===//

#include "data/Windows.h"

#include "data/WholeFile.h"

#include "TemporaryFolder.h"

#include <filesystem>
#include <numeric>
#include <set>

namespace trc::train {
namespace {

Tokens counting(int32_t count) {
  std::vector<int32_t> values(static_cast<size_t>(count));
  std::iota(values.begin(), values.end(), 0);
  return Tokens::inMemory("numbers", values);
}

struct Drawn {
  std::vector<int32_t> inputs, targets;
  bool operator==(const Drawn &) const = default;
};

/// The batch of `step`.
Drawn draw(Windows &windows, uint64_t step, size_t rows, size_t length) {
  Drawn drawn{std::vector<int32_t>(rows * length),
              std::vector<int32_t>(rows * length)};
  EXPECT_TRUE(
      windows.fill(step * rows, drawn.inputs.data(), drawn.targets.data())
          .ok());
  return drawn;
}

TEST(Windows, TargetsAreTheNextTokens) {
  Result<Windows> windows =
      Windows::create(counting(100), 3, 5, 100, Order::Random, 7);
  ASSERT_TRUE(windows.ok());
  for (uint64_t step = 0; step < 50; ++step) {
    Drawn drawn = draw(*windows, step, 3, 5);
    for (size_t i = 0; i < 15; ++i) {
      EXPECT_EQ(drawn.targets[i], drawn.inputs[i] + 1);
      EXPECT_LT(drawn.targets[i], 100);
      if (i % 5)
        EXPECT_EQ(drawn.inputs[i], drawn.inputs[i - 1] + 1);
    }
  }
}

TEST(Windows, TakeEachBlockOnceInAnEpoch) {
  // 103 tokens: ten blocks of ten, and the token behind each.
  Result<Windows> windows =
      Windows::create(counting(103), 2, 10, 200, Order::Blocks, 7);
  ASSERT_TRUE(windows.ok());
  std::vector<int32_t> epochs[2];
  for (auto &starts : epochs)
    for (uint64_t step = 0; step < 5; ++step) {
      const uint64_t number = &starts == epochs ? step : step + 5;
      const Drawn drawn = draw(*windows, number, 2, 10);
      for (const size_t row : {0, 10}) {
        EXPECT_EQ(drawn.inputs[row] % 10, 0);
        EXPECT_EQ(drawn.targets[row + 9], drawn.inputs[row] + 10);
        starts.push_back(drawn.inputs[row]);
      }
    }
  EXPECT_EQ(std::set(epochs[0].begin(), epochs[0].end()).size(), 10u);
  EXPECT_EQ(std::set(epochs[1].begin(), epochs[1].end()).size(), 10u);
  EXPECT_NE(epochs[0], epochs[1]);
}

TEST(Windows, AreAFunctionOfSeedAndStep) {
  Result<Windows> one =
      Windows::create(counting(5000), 2, 4, 5000, Order::Random, 7);
  Result<Windows> again =
      Windows::create(counting(5000), 2, 4, 5000, Order::Random, 7);
  Result<Windows> other =
      Windows::create(counting(5000), 2, 4, 5000, Order::Random, 8);
  draw(*one, 0, 2, 4);
  EXPECT_EQ(draw(*one, 41, 2, 4), draw(*again, 41, 2, 4));
  EXPECT_FALSE(draw(*one, 41, 2, 4) == draw(*one, 42, 2, 4));
  EXPECT_FALSE(draw(*one, 41, 2, 4) == draw(*other, 41, 2, 4));
}

TEST(Windows, RandomReachesEveryStart) {
  Result<Windows> windows =
      Windows::create(counting(12), 4, 4, 12, Order::Random, 1);
  std::set<int32_t> starts;
  for (uint64_t step = 0; step < 100; ++step) {
    Drawn drawn = draw(*windows, step, 4, 4);
    for (size_t row = 0; row < 4; ++row)
      starts.insert(drawn.inputs[row * 4]);
  }
  // 12 tokens, rows of 4 and one more: starts 0 to 7.
  EXPECT_EQ(starts, (std::set<int32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
}

TEST(Windows, SequentialGoesThroughAndStartsAgain) {
  Result<Windows> windows =
      Windows::create(counting(11), 2, 3, 11, Order::Sequential, 0);
  ASSERT_EQ(windows->count(), 3u);
  EXPECT_EQ(draw(*windows, 0, 2, 3).inputs,
            (std::vector<int32_t>{0, 1, 2, 3, 4, 5}));
  EXPECT_EQ(draw(*windows, 1, 2, 3).inputs,
            (std::vector<int32_t>{6, 7, 8, 0, 1, 2}));
}

// Two ranks with two rows each have what one with four has.
TEST(Windows, RowsAreTheSameHoweverTheyAreDealt) {
  for (const Order order : {Order::Random, Order::Sequential, Order::Blocks}) {
    Result<Windows> whole = Windows::create(counting(100), 4, 5, 100, order, 7);
    Result<Windows> half = Windows::create(counting(100), 2, 5, 100, order, 7);
    for (uint64_t step = 0; step < 12; ++step) {
      const Drawn all = draw(*whole, step, 4, 5);
      Drawn joined = draw(*half, 2 * step, 2, 5);
      const Drawn second = draw(*half, 2 * step + 1, 2, 5);
      joined.inputs.insert(joined.inputs.end(), second.inputs.begin(),
                           second.inputs.end());
      joined.targets.insert(joined.targets.end(), second.targets.begin(),
                            second.targets.end());
      EXPECT_EQ(joined, all);
    }
  }
}

TEST(Windows, RefuseTooLittleDataAndUnknownTokens) {
  TemporaryFolder folder;
  EXPECT_EQ(messageOf(Windows::create(counting(4), 1, 4, 9, Order::Random, 0),
                      folder),
            "numbers: 4 tokens are too few: a row takes 5 (the sequence and "
            "the token after it)");
  Result<Windows> windows =
      Windows::create(counting(9), 1, 8, 6, Order::Sequential, 0);
  std::vector<int32_t> room(8);
  EXPECT_EQ(messageOf(windows->fill(0, room.data(), room.data()), folder),
            "numbers: token 6: token 6, but the model's vocabulary has 6");
}

TEST(Windows, SplitKeepsTheEndForValidation) {
  Split split = splitTokens(counting(100), 0.1);
  EXPECT_EQ(split.train.size(), 90u);
  ASSERT_EQ(split.validation.size(), 10u);
  int32_t first;
  ASSERT_TRUE(split.validation.copy(0, 1, 100, &first).ok());
  EXPECT_EQ(first, 90);
}

TEST(WholeFile, AppearsWholeOrNotAtAll) {
  TemporaryFolder folder;
  folder.write("a", "old");
  {
    WholeFile file(folder.file("a"));
    ASSERT_TRUE(file.open().ok());
    ASSERT_TRUE(file.write("half", 4).ok());
  }
  EXPECT_EQ(readFile(folder.file("a")), "old");
  EXPECT_EQ(folder.count(), 1u);
  EXPECT_TRUE(writeWholeFile(folder.file("a"), "new").ok());
  EXPECT_EQ(readFile(folder.file("a")), "new");
  EXPECT_EQ(folder.count(), 1u);
  EXPECT_EQ(messageOf(writeWholeFile(folder.file("no/a"), "new"), folder),
            "no/a: cannot be written: No such file or directory");
}

TEST(WholeFile, KeepsTheModeAndTheLink) {
  namespace fs = std::filesystem;
  TemporaryFolder folder;
  folder.write("a", "old");
  const auto mode = fs::perms::owner_read | fs::perms::owner_write;
  fs::permissions(folder.file("a"), mode);
  fs::create_symlink("a", folder.file("link"));
  EXPECT_TRUE(writeWholeFile(folder.file("link"), "new").ok());
  EXPECT_TRUE(fs::is_symlink(folder.file("link")));
  EXPECT_EQ(readFile(folder.file("a")), "new");
  EXPECT_EQ(fs::status(folder.file("a")).permissions(), mode);
  EXPECT_EQ(folder.count(), 2u);
}

TEST(WholeFile, RemovesWhatNobodyWillFinish) {
  TemporaryFolder folder;
  for (const char *name :
       {"a.trc-part7", "b.trc-part1", "c.trc-parts", ".trc-part1", "d.tmp7"})
    folder.write(name, "of another");
  WholeFile living(folder.file("a"));
  ASSERT_TRUE(living.open().ok());
  WholeFiles files;
  ASSERT_TRUE(files.add(folder.file("b"), "on the disk").ok());
  EXPECT_EQ(folder.count(), 5u);
  ASSERT_TRUE(writeWholeFile(folder.file("e"), "new").ok());
  EXPECT_EQ(folder.count(), 6u);
  EXPECT_EQ(readFile(folder.file("c.trc-parts")), "of another");
  EXPECT_EQ(readFile(folder.file("d.tmp7")), "of another");
  EXPECT_TRUE(files.commit().ok());
  EXPECT_TRUE(living.commit().ok());
  EXPECT_EQ(folder.count(), 6u);
}

// Two processes of one number, in two containers, write into one folder.
TEST(WholeFile, IsNotThatOfAnotherWriter) {
  TemporaryFolder folder;
  WholeFile first(folder.file("a")), second(folder.file("a"));
  ASSERT_TRUE(first.open().ok());
  ASSERT_TRUE(second.open().ok());
  ASSERT_TRUE(first.write("first", 5).ok());
  ASSERT_TRUE(second.write("2nd", 3).ok());
  ASSERT_TRUE(first.commit().ok());
  EXPECT_EQ(readFile(folder.file("a")), "first");
  ASSERT_TRUE(second.commit().ok());
  EXPECT_EQ(readFile(folder.file("a")), "2nd");
  EXPECT_EQ(folder.count(), 1u);
}

TEST(WholeFiles, ReplaceNoneBeforeAllAreThere) {
  TemporaryFolder folder;
  folder.write("a", "old");
  {
    WholeFiles files;
    ASSERT_TRUE(files.add(folder.file("a"), "new").ok());
    EXPECT_EQ(messageOf(files.add(folder.file("no/b"), "new"), folder),
              "no/b: cannot be written: No such file or directory");
    EXPECT_EQ(readFile(folder.file("a")), "old");
  }
  EXPECT_EQ(folder.count(), 1u);
  ASSERT_TRUE(makeFolder(folder.file("no/such/folder")).ok());
  ASSERT_TRUE(makeFolder(folder.file("no/such/folder/")).ok());
  WholeFiles files;
  ASSERT_TRUE(files.add(folder.file("a"), "new").ok());
  ASSERT_TRUE(files.add(folder.file("no/such/folder/b"), "too").ok());
  ASSERT_TRUE(files.commit().ok());
  EXPECT_EQ(readFile(folder.file("a")), "new");
  EXPECT_EQ(readFile(folder.file("no/such/folder/b")), "too");
  EXPECT_EQ(messageOf(makeFolder(folder.file("a/b")), folder),
            "a/b: cannot be made: Not a directory");
}

} // namespace
} // namespace trc::train

//===- RunFolderTest.cpp - which checkpoints stand in a folder ------------===//

#include "loop/RunFolder.h"

#include "TemporaryFolder.h"

#include <gmock/gmock.h>

#include <sys/wait.h>
#include <unistd.h>

namespace trc::train {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

struct RunFolderTest : testing::Test {
  TemporaryFolder temporary;
  std::string out = temporary.file("out");

  RunFolder claim(size_t keep) {
    Result<RunFolder> folder = RunFolder::claim(out, keep);
    EXPECT_EQ(messageOf(folder, temporary), "");
    return std::move(*folder);
  }
  /// A checkpoint of one file that says which run made it.
  static RunFolder::Added add(RunFolder &folder, uint64_t step,
                              const std::string &words = "") {
    Result<RunFolder::Added> added =
        folder.add(step, [&](const std::string &half) {
          std::ofstream(half + "/words") << words;
          return Status::success();
        });
    EXPECT_TRUE(added.ok());
    return *added;
  }
  void add(std::initializer_list<uint64_t> steps, size_t keep) {
    RunFolder folder = claim(keep);
    for (const uint64_t step : steps)
      add(folder, step);
  }
  /// The names of everything in the folder, in order.
  std::vector<std::string> names() const {
    std::vector<std::string> found;
    for (const auto &entry : std::filesystem::directory_iterator(out))
      found.push_back(entry.path().filename().string());
    std::sort(found.begin(), found.end());
    return found;
  }
};

TEST_F(RunFolderTest, KeepsTheNewest) {
  add({9, 10, 100}, 2);
  EXPECT_THAT(names(), ElementsAre("step-00000010", "step-00000100"));
  EXPECT_THAT(listCheckpoints(out),
              ElementsAre(out + "/step-00000010", out + "/step-00000100"));
}

TEST_F(RunFolderTest, NeverRemovesWhatWasJustSaved) {
  add({15, 20}, 2);
  RunFolder folder = claim(1);
  folder.goOnFrom(out + "/step-00000015", 15);
  // Nothing has changed until there is a later one.
  EXPECT_THAT(listCheckpoints(out),
              ElementsAre(out + "/step-00000015", out + "/step-00000020"));
  const RunFolder::Added added = add(folder, 18, "the new one");
  EXPECT_EQ(readFile(out + "/step-00000018/words"), "the new one");
  ASSERT_EQ(added.setAside.size(), 1u);
  EXPECT_EQ(added.setAside[0].first, out + "/step-00000020");
  EXPECT_EQ(added.setAside[0].second, out + "/step-00000020.aside");
  EXPECT_THAT(listCheckpoints(out), ElementsAre(out + "/step-00000018"));
  // Its own are not in its way, and those set aside do not count.
  EXPECT_TRUE(add(folder, 20).setAside.empty());
  EXPECT_THAT(listCheckpoints(out), ElementsAre(out + "/step-00000020"));
  EXPECT_TRUE(std::filesystem::exists(out + "/step-00000020.aside/words"));
}

TEST_F(RunFolderTest, SetsAsideAlsoWhatIsOlderThanTheNextCheckpoint) {
  add({15, 20}, 2);
  RunFolder folder = claim(2);
  folder.goOnFrom(out + "/step-00000015", 15);
  EXPECT_EQ(add(folder, 25).setAside.size(), 1u);
  EXPECT_THAT(listCheckpoints(out),
              ElementsAre(out + "/step-00000015", out + "/step-00000025"));
}

TEST_F(RunFolderTest, SetsAsideTwice) {
  for (const char *name : {"step-00000020", "step-00000020.aside"})
    std::filesystem::create_directories(out + "/" + name);
  RunFolder folder = claim(1);
  folder.goOnFrom("elsewhere/step-00000003", 3);
  EXPECT_EQ(add(folder, 4).setAside[0].second, out + "/step-00000020.aside-2");
}

TEST_F(RunFolderTest, KeepsWhatTheRunWentOnFromWhenSavingFails) {
  add({15}, 1);
  RunFolder folder = claim(1);
  folder.goOnFrom(out + "/step-00000015", 15);
  Result<RunFolder::Added> added = folder.add(
      18, [](const std::string &) { return Status::failure("no room"); });
  EXPECT_EQ(messageOf(added, temporary), "no room");
  EXPECT_THAT(names(), ElementsAre(".trc-train.lock", "step-00000015"));
}

TEST_F(RunFolderTest, ClearsAwayWhatKilledRunsLeft) {
  add({10, 20, 30}, 3);
  std::filesystem::create_directory(out + "/.step-00000040.tmp");
  temporary.write("out/.step-notes.tmp", "");
  temporary.write("out/.trc-train.lock", "who was killed");
  EXPECT_EQ(listCheckpoints(out).back(), out + "/step-00000030");
  RunFolder folder = claim(2);
  EXPECT_THAT(names(),
              ElementsAre(".step-notes.tmp", ".trc-train.lock", "step-00000010",
                          "step-00000020", "step-00000030"));
  // One more than wanted: it was killed before it removed the oldest.
  folder.goOnFrom(out + "/step-00000030", 30);
  EXPECT_THAT(listCheckpoints(out),
              ElementsAre(out + "/step-00000020", out + "/step-00000030"));
}

TEST_F(RunFolderTest, LeavesNothingWhereNothingWasSaved) {
  {
    const RunFolder folder = claim(1);
  }
  EXPECT_FALSE(std::filesystem::exists(out));
  temporary.write("file", "");
  EXPECT_THAT(messageOf(RunFolder::claim(temporary.file("file"), 1), temporary),
              HasSubstr("file: cannot be made: "));
}

/// Claims the folder in another process, and gives what it said.
static std::string claimElsewhere(const std::string &out) {
  int ends[2];
  EXPECT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    Result<RunFolder> folder = RunFolder::claim(out, 1);
    const std::string words =
        folder.ok() ? "claimed" : folder.takeStatus().message();
    _exit(write(ends[1], words.data(), words.size()) < 0);
  }
  close(ends[1]);
  std::string words(1000, '\0');
  const ssize_t got = read(ends[0], words.data(), words.size());
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return words.substr(0, got > 0 ? static_cast<size_t>(got) : 0);
}

TEST_F(RunFolderTest, TakesOneRunAtATime) {
  {
    RunFolder folder = claim(1);
    EXPECT_TRUE(folder.isLocked());
    const std::string refusal = claimElsewhere(out);
    EXPECT_THAT(refusal,
                HasSubstr("out: another run is training here (process " +
                          std::to_string(getpid()) + " on "));
    EXPECT_THAT(refusal, HasSubstr("or take another --out"));
    // The one that was refused left what it found.
    add(folder, 1);
    EXPECT_THAT(names(), ElementsAre(".trc-train.lock", "step-00000001"));
  }
  EXPECT_EQ(claimElsewhere(out), "claimed");
}

TEST_F(RunFolderTest, SavesIntoAFolderThatWasRemoved) {
  RunFolder folder = claim(1);
  std::filesystem::remove_all(out);
  add(folder, 5);
  EXPECT_THAT(names(), ElementsAre(".trc-train.lock", "step-00000005"));
  EXPECT_THAT(claimElsewhere(out), HasSubstr("another run is training here"));
}

} // namespace
} // namespace trc::train

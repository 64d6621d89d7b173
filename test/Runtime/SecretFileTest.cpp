//===- SecretFileTest.cpp - files and pipes that hold a secret ------------===//
//
// What nobody writes, or writes without an end, is refused in time.
//
//===----------------------------------------------------------------------===//

#include "comm/SecretFile.h"

#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace trc::runtime;

namespace {

constexpr const char *secret = "known to all of these";
constexpr std::chrono::milliseconds patience(100), longPatience(60000);

class SecretFile : public testing::Test {
protected:
  void SetUp() override {
    char name[] = "/tmp/trc-secret-XXXXXX";
    ASSERT_NE(mkdtemp(name), nullptr);
    folder = name;
    path = folder + "/secret";
  }
  void TearDown() override { std::filesystem::remove_all(folder); }

  void write(const std::string &text, mode_t mode = 0600) {
    std::ofstream(path) << text;
    ASSERT_EQ(chmod(path.c_str(), mode), 0);
  }
  std::string refusal(std::chrono::milliseconds within = longPatience) {
    Result<std::string> read = readSecretFile(path, within);
    EXPECT_TRUE(read.failed());
    const std::string text =
        read.failed() ? read.takeStatus().message() : std::string();
    const std::string head = "secret file " + path;
    EXPECT_EQ(text.substr(0, head.size()), head);
    return text.substr(std::min(text.size(), head.size()));
  }

  std::string folder, path;
};

TEST_F(SecretFile, IsWhatStandsThereWithoutTheEndOfTheLine) {
  write(std::string(secret) + "\r\n");
  Result<std::string> read = readSecretFile(path);
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, secret);
}

TEST_F(SecretFile, OfOnesOwnIsMadeOnceForAll) {
  const std::string own = folder + "/own";
  std::vector<std::string> read(8);
  std::vector<std::thread> ranks;
  for (std::string &each : read)
    ranks.emplace_back([&own, &each] {
      Result<std::string> made = readOwnSecret(own);
      ASSERT_TRUE(made.ok()) << made.takeStatus().message();
      each = *made;
    });
  for (std::thread &rank : ranks)
    rank.join();
  EXPECT_EQ(read, std::vector<std::string>(8, read[0]));
  EXPECT_GE(read[0].size(), fewestSecretBytes);
  std::filesystem::directory_iterator files(own);
  EXPECT_EQ(std::distance(begin(files), end(files)), 1);

  // Others could put one there.
  ASSERT_EQ(chmod(own.c_str(), 0755), 0);
  Result<std::string> open = readOwnSecret(own);
  ASSERT_TRUE(open.failed());
  EXPECT_NE(open.takeStatus().message().find(
                "it is no folder that you alone may enter; mend that, or set"),
            std::string::npos);
}

TEST_F(SecretFile, IsRefusedWhereItIsNotOne) {
  EXPECT_EQ(refusal(), ": No such file or directory");
  write(secret, 0640);
  EXPECT_EQ(refusal(), " may be read by others: chmod 600 it");
  write("short\n");
  EXPECT_EQ(refusal(), ": expected 16 bytes or more, got 5");
  write(std::string(70000, 'x'));
  EXPECT_EQ(refusal(), ": expected 65536 bytes or less");
  path = folder;
  EXPECT_EQ(refusal(), ": neither a file nor a pipe");
  path = "/dev/zero";
  EXPECT_EQ(refusal(), ": neither a file nor a pipe");
}

TEST_F(SecretFile, MayComeThroughAPipeInPieces) {
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  std::thread writer([this] {
    const int end = open(path.c_str(), O_WRONLY);
    EXPECT_EQ(::write(end, secret, 5), 5);
    const ssize_t rest = static_cast<ssize_t>(std::strlen(secret)) - 5;
    EXPECT_EQ(::write(end, secret + 5, static_cast<size_t>(rest)), rest);
    close(end);
  });
  Result<std::string> read = readSecretFile(path);
  writer.join();
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, secret);
}

TEST_F(SecretFile, IsNotWaitedForWithoutEnd) {
  constexpr const char *late =
      ": a pipe that nobody wrote to its end within 100 ms";
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  EXPECT_EQ(refusal(patience), late);
  // One that is written, and never closed.
  const int both = open(path.c_str(), O_RDWR);
  EXPECT_EQ(::write(both, secret, std::strlen(secret)),
            static_cast<ssize_t>(std::strlen(secret)));
  EXPECT_EQ(refusal(patience), late);
  close(both);
}

TEST_F(SecretFile, EndsWithWhoeverWroteIt) {
  ASSERT_EQ(mkfifo(path.c_str(), 0600), 0);
  const int reader = open(path.c_str(), O_RDONLY | O_NONBLOCK);
  const int writer = open(path.c_str(), O_WRONLY);
  EXPECT_EQ(::write(writer, "short", 5), 5);
  close(writer);
  EXPECT_EQ(refusal(), ": expected 16 bytes or more, got 5");
  close(reader);
}

} // namespace

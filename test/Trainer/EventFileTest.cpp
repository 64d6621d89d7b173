//===- EventFileTest.cpp - event files, byte for byte ---------------------===//
//
// Against files that the package `tensorboard` has written and read
// (Inputs/make-events.py).
//
//===----------------------------------------------------------------------===//

#include "log/EventFile.h"

#include "TemporaryFolder.h"

#include <gmock/gmock.h>

#include <limits>

namespace trc::train {
namespace {

TEST(EventFile, ChecksumIsCrc32C) {
  EXPECT_EQ(crc32c("123456789"), 0xE3069283u); // the check value of RFC 3720
  EXPECT_EQ(crc32c(""), 0u);
}

TEST(EventFile, HasTheBytesOfTensorBoardsOwn) {
  const TemporaryFolder folder;
  Result<EventFile> file =
      EventFile::create(folder.file("a/run"), 1700000000.25, 0);
  ASSERT_EQ(messageOf(file, folder), "");
  auto write = [&](double time, uint64_t step, double loss, double rate) {
    const Scalar scalars[] = {{"train/loss", loss},
                              {"train/learning_rate", rate}};
    EXPECT_TRUE(file->write(time, step, scalars).ok());
  };
  write(1700000001.5, 1, 2.5, 0.001);
  write(1700000002.5, 2, 2.25, 0.002);
  write(1700000003.5, 300, -1e-30, std::numeric_limits<double>::infinity());
  EXPECT_EQ(readFile(file->path()), readFile(TRC_INPUTS "/first.tfevents"));
  EXPECT_THAT(file->path(), testing::HasSubstr("/events.out.tfevents.17000"));
}

TEST(EventFile, ARunThatGoesOnMarksWhere) {
  const TemporaryFolder folder;
  Result<EventFile> file = EventFile::create(folder.path, 1700000100, 2);
  ASSERT_EQ(messageOf(file, folder), "");
  const Scalar scalars[] = {{"train/loss", 1.5}};
  EXPECT_TRUE(file->write(1700000101, 3, scalars).ok());
  EXPECT_EQ(readFile(file->path()), readFile(TRC_INPUTS "/resumed.tfevents"));
  // Another one in the same second is another file.
  Result<EventFile> second = EventFile::create(folder.path, 1700000100, 3);
  ASSERT_TRUE(second.ok());
  EXPECT_NE(second->path(), file->path());
}

TEST(EventFile, SaysWhatCannotBeWritten) {
  const TemporaryFolder folder;
  folder.write("file", "");
  EXPECT_THAT(
      messageOf(EventFile::create(folder.file("file"), 1, 0), folder),
      testing::StartsWith("file: event files cannot be written there: "));
}

} // namespace
} // namespace trc::train

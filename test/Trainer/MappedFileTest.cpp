//===- MappedFileTest.cpp - files that change while they are read ---------===//

#include "data/MappedFile.h"
#include "data/Windows.h"

#include "TemporaryFolder.h"

#include <algorithm>
#include <csignal>

namespace trc::train {
namespace {

TEST(MappedFile, SaysWhereAFileWasCut) {
  const TemporaryFolder folder;
  const std::string path = folder.write("data", std::string(50000, 'a'));
  Result<MappedFile> file = MappedFile::open(path);
  ASSERT_EQ(messageOf(file, folder), "");
  EXPECT_EQ(messageOf(file->check(), folder), "");
  std::filesystem::resize_file(path, 20001);
  // The page of the cut has zeros after it, and the pages beyond are gone.
  EXPECT_EQ(std::count(file->data(), file->data() + 50000, 'a'), 20001);
  EXPECT_EQ(messageOf(file->check(), folder),
            "data: byte 20001: the file ends here since it was opened; it had "
            "50000 bytes");
  // What was read stays unknown when it is as long as before again.
  std::ofstream(path, std::ios::app) << std::string(40000, 'b');
  EXPECT_EQ(messageOf(file->check(), folder),
            "data: a part of it cannot be read (input/output error, or the "
            "file was cut and written again)");
}

TEST(MappedFile, HasNoSayInOthersFaults) {
  const TemporaryFolder folder;
  const std::string path = folder.write("data", std::string(9000, 'a'));
  {
    const Result<MappedFile> gone = MappedFile::open(path);
  }
  Result<MappedFile> file = MappedFile::open(path);
  Result<MappedFile> other = MappedFile::open(folder.write("more", "bytes"));
  ASSERT_TRUE(file.ok() && other.ok());
  std::filesystem::resize_file(path, 0);
  EXPECT_EQ(file->data()[8999], 0);
  EXPECT_TRUE(file->check().failed());
  EXPECT_TRUE(other->check().ok());
  EXPECT_DEATH(std::raise(SIGBUS), "");
}

TEST(MappedFile, ReadsEmptyFiles) {
  const TemporaryFolder folder;
  Result<MappedFile> file = MappedFile::open(folder.write("empty", ""));
  ASSERT_TRUE(file.ok());
  EXPECT_EQ(file->text(), "");
  EXPECT_TRUE(file->check().ok());
}

TEST(Windows, RefuseAFileThatWasCut) {
  const TemporaryFolder folder;
  const std::string path = folder.write("data", std::string(100, 'a'));
  Result<MappedFile> file = MappedFile::open(path);
  ASSERT_TRUE(file.ok());
  Result<Windows> windows = Windows::create(Tokens::inFile(*file, 0, 1, 100), 2,
                                            8, 256, Order::Sequential, 0);
  ASSERT_TRUE(windows.ok());
  int32_t inputs[16], targets[16];
  EXPECT_TRUE(windows->fill(0, inputs, targets).ok());
  std::filesystem::resize_file(path, 90);
  EXPECT_EQ(messageOf(windows->fill(2, inputs, targets), folder),
            "data: byte 90: the file ends here since it was opened; it had 100 "
            "bytes");
}

} // namespace
} // namespace trc::train

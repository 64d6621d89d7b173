//===- CorruptionTest.cpp - damaged files never crash the loader ----------===//
//
// Cuts a file at every byte and damages every byte of its meaning. As found,
// the checksum refuses all of these; so each is tried again with the checksum
// repaired, which lets the damage reach the later checks. What still loads is
// bound (on both devices) but not run: native code is trusted, see
// runtime/schema/README.md. Run under the address sanitizer this also proves
// that nothing outside the file is read.
//
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"
#include "session/Session.h"

#include <cstring>
#include <gtest/gtest.h>

namespace trc::runtime::test {
namespace {

std::shared_ptr<Device> device(const char *name) {
  DeviceOptions options;
  options.name = name;
  options.threads = 1;
  options.pin = false;
  return *createDevice(options);
}

/// Loads and binds all entries; returns whether loading was refused.
bool refused(std::span<const std::byte> file,
             std::span<const std::shared_ptr<Device>> devices) {
  Result<FileBytes> bytes = FileBytes::copy(file);
  EXPECT_TRUE(bytes.ok());
  Result<std::shared_ptr<const Program>> program =
      Program::load(std::move(*bytes));
  if (program.failed()) {
    EXPECT_FALSE(program.takeStatus().message().empty());
    return true;
  }
  for (const std::shared_ptr<Device> &each : devices) {
    Result<std::shared_ptr<Session>> session =
        Session::create(*program, each, {});
    if (session.failed())
      continue;
    const artifact::Program &root = (*program)->root();
    for (uint32_t i = 0; i < countOf(root.entries()); ++i)
      (void)Call::create(*session, viewOf((*program)->entry(i).name())).ok();
  }
  return false;
}

TEST(Corruption, everyCutIsRefused) {
  const std::vector<std::byte> file = trainingProgram().file();
  for (size_t size = 0; size < file.size(); ++size)
    ASSERT_TRUE(refused(std::span(file).first(size), {})) << size;
}

TEST(Corruption, everyCutWithARepairedHeaderIsRefused) {
  const std::vector<std::byte> whole = trainingProgram().file();
  uint64_t end;
  std::memcpy(&end, whole.data() + 24, sizeof end);
  end += 64;
  for (size_t size = 64; size < end; ++size) {
    std::vector<std::byte> file(whole.begin(),
                                whole.begin() + static_cast<ptrdiff_t>(size));
    const uint64_t flatBuffer = size - 64;
    std::memcpy(file.data() + 24, &flatBuffer, sizeof flatBuffer);
    repair(file);
    ASSERT_TRUE(refused(file, {})) << size;
  }
}

TEST(Corruption, everyDamagedByteIsRefusedByTheChecksum) {
  const std::vector<std::byte> whole = trainingProgram().file();
  std::vector<std::byte> file = whole;
  // One bit each; beyond the FlatBuffer, in the segments, in steps.
  for (size_t i = 64; i < file.size(); i += i < 4096 ? 1 : 97) {
    file[i] ^= std::byte(1 << (i % 8));
    ASSERT_TRUE(refused(file, {})) << i;
    file[i] = whole[i];
  }
}

TEST(Corruption, aDamagedHeaderNeverCrashes) {
  // The checksum stands in the header, so it does not cover it.
  const std::shared_ptr<Device> devices[] = {device("host")};
  const std::vector<std::byte> whole = trainingProgram().file();
  for (size_t bit = 0; bit < 64 * 8; ++bit) {
    std::vector<std::byte> file = whole;
    file[bit / 8] ^= std::byte(1 << (bit % 8));
    (void)refused(file, devices);
  }
}

TEST(Corruption, damageBehindTheChecksumNeverCrashes) {
  const std::shared_ptr<Device> devices[] = {device("null"), device("host")};
  const std::vector<std::byte> whole = trainingProgram().file();
  uint64_t end;
  std::memcpy(&end, whole.data() + 24, sizeof end);
  size_t refusals = 0;
  for (size_t i = 64; i < 64 + end; ++i)
    for (uint8_t pattern : {0x01, 0x80, 0xff}) {
      std::vector<std::byte> file = whole;
      file[i] ^= std::byte(pattern);
      repair(file);
      refusals += refused(file, devices);
    }
  // Most damage has a meaning that some check knows to be wrong.
  EXPECT_GT(refusals, end);
}

} // namespace
} // namespace trc::runtime::test

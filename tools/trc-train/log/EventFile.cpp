//===- EventFile.cpp - numbers of a run, for TensorBoard ------------------===//
//
// Fields and their numbers are those of tensorboard/compat/proto: event.proto
// and summary.proto.
//
//===----------------------------------------------------------------------===//

#include "log/EventFile.h"

#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace trc::train {

static constexpr std::array<uint32_t, 256> crcTable = [] {
  std::array<uint32_t, 256> table{};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t rest = byte;
    for (int bit = 0; bit < 8; ++bit)
      rest =
          rest >> 1 ^ (rest & 1 ? 0x82F63B78u : 0); // Castagnoli's polynomial
    table[byte] = rest;
  }
  return table;
}();

uint32_t crc32c(std::string_view bytes) {
  uint32_t sum = ~0u;
  for (const char byte : bytes)
    sum = sum >> 8 ^ crcTable[(sum ^ static_cast<uint8_t>(byte)) & 0xFF];
  return ~sum;
}

namespace {

/// A message in protocol buffers.
class Message {
public:
  Message &integer(int field, uint64_t value) {
    key(field, 0);
    number(value);
    return *this;
  }
  Message &real(int field, double value) {
    key(field, 1);
    fixed(std::bit_cast<uint64_t>(value), 8);
    return *this;
  }
  Message &real32(int field, float value) {
    key(field, 5);
    fixed(std::bit_cast<uint32_t>(value), 4);
    return *this;
  }
  Message &text(int field, std::string_view value) {
    key(field, 2);
    number(value.size());
    bytes += value;
    return *this;
  }
  const std::string &get() const { return bytes; }

private:
  void key(int field, int kind) {
    number(static_cast<uint64_t>(field) << 3 | static_cast<uint64_t>(kind));
  }
  void number(uint64_t value) {
    for (; value >= 0x80; value >>= 7)
      bytes += static_cast<char>(value | 0x80);
    bytes += static_cast<char>(value);
  }
  void fixed(uint64_t value, int count) {
    for (int i = 0; i < count; ++i)
      bytes += static_cast<char>(value >> 8 * i);
  }

  std::string bytes;
};

/// What begins each event. A step of 0 is not written, as for every field of
/// protocol buffers that has its default.
Message beginEvent(double time, uint64_t step) {
  Message event;
  event.real(1, time);
  if (step)
    event.integer(2, step);
  return event;
}

} // namespace

static void appendNumber(std::string &to, uint64_t value, int bytes) {
  for (int i = 0; i < bytes; ++i)
    to += static_cast<char>(value >> 8 * i);
}

/// A checksum of bytes that hold checksums is no good; so it is changed.
static uint32_t masked(uint32_t sum) {
  return std::rotr(sum, 15) + 0xA282EAD8u;
}

Status EventFile::writeRecord(const std::string &event) {
  std::string record;
  appendNumber(record, event.size(), 8);
  appendNumber(record, masked(crc32c(record)), 4);
  record += event;
  appendNumber(record, masked(crc32c(event)), 4);
  std::string_view rest = record;
  while (!rest.empty()) {
    const ssize_t wrote = ::write(descriptor, rest.data(), rest.size());
    if (wrote < 0 && errno == EINTR)
      continue;
    if (wrote < 0)
      return failed(name, ": cannot be written: ", std::strerror(errno));
    rest.remove_prefix(static_cast<size_t>(wrote));
  }
  return Status::success();
}

Result<EventFile> EventFile::create(const std::string &folder, double time,
                                    uint64_t step) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  char host[256] = "host";
  gethostname(host, sizeof host - 1);
  // TensorBoard looks for "tfevents" and takes files in the order of their
  // names. A run that goes on within the same second gets the next number.
  EventFile file;
  for (int number = 0; file.descriptor < 0; ++number) {
    file.name =
        text(folder, "/events.out.tfevents.", static_cast<uint64_t>(time), ".",
             host, ".", getpid(), ".", number);
    file.descriptor = ::open(file.name.c_str(),
                             O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (file.descriptor < 0 && errno != EEXIST)
      return failed(folder, ": event files cannot be written there: ",
                    std::strerror(errno));
  }
  Message version = beginEvent(time, 0);
  TRC_RETURN_IF_FAILED(
      file.writeRecord(version.text(3, "brain.Event:2").get()));
  if (step == 0)
    return file;
  // SessionLog, its status START: what was written from here on is void.
  Message start = beginEvent(time, step + 1);
  TRC_RETURN_IF_FAILED(
      file.writeRecord(start.text(7, Message().integer(1, 1).get()).get()));
  return file;
}

Status EventFile::write(double time, uint64_t step,
                        std::span<const Scalar> scalars) {
  Message summary;
  for (const Scalar &scalar : scalars)
    summary.text(1, Message()
                        .text(1, scalar.tag)
                        .real32(2, static_cast<float>(scalar.value))
                        .get());
  Message event = beginEvent(time, step);
  return writeRecord(event.text(5, summary.get()).get());
}

EventFile::EventFile(EventFile &&other) noexcept { *this = std::move(other); }

EventFile &EventFile::operator=(EventFile &&other) noexcept {
  std::swap(name, other.name);
  std::swap(descriptor, other.descriptor);
  return *this;
}

EventFile::~EventFile() {
  if (descriptor >= 0)
    ::close(descriptor);
}

} // namespace trc::train

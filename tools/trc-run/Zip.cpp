//===- Zip.cpp - archives of files as they are ----------------------------===//
//
// A member is a header with its name and its bytes; behind all of them stands a
// directory, one record each, and behind that where the directory is. Numbers
// are little-endian. Members are found by the directory.
//
//===----------------------------------------------------------------------===//

#include "Zip.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace trc::zip {

namespace {

constexpr uint32_t memberMark = 0x04034B50, recordMark = 0x02014B50,
                   endMark = 0x06054B50;
constexpr size_t memberBytes = 30, recordBytes = 46, endBytes = 22;
constexpr uint64_t nameIsUtf8 = 0x0800; ///< a flag of a member
constexpr uint64_t most = 0xFFFFFFFE;   ///< the number above means "elsewhere"

uint64_t numberAt(Bytes bytes, size_t at, size_t width) {
  uint64_t value = 0;
  for (size_t i = 0; i < width; ++i)
    value |= uint64_t{bytes[at + i]} << (8 * i);
  return value;
}

void append(std::vector<uint8_t> &to, uint64_t value, size_t width) {
  for (size_t i = 0; i < width; ++i)
    to.push_back(static_cast<uint8_t>(value >> (8 * i)));
}

/// The check sum of the format: a CRC of 32 bits.
uint32_t checkSum(Bytes bytes) {
  static const std::array<uint32_t, 256> table = [] {
    std::array<uint32_t, 256> made{};
    for (uint32_t i = 0; i < 256; ++i) {
      uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit)
        value = value >> 1 ^ (value & 1 ? 0xEDB88320u : 0);
      made[i] = value;
    }
    return made;
  }();
  uint32_t sum = ~0u;
  for (uint8_t byte : bytes)
    sum = sum >> 8 ^ table[(sum ^ byte) & 0xFF];
  return ~sum;
}

/// Whether `count` bytes are there from `at` on.
bool holds(Bytes bytes, uint64_t at, uint64_t count) {
  return at <= bytes.size() && count <= bytes.size() - at;
}

bool isAscii(const std::string &text) {
  return std::all_of(text.begin(), text.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x80;
  });
}

} // namespace

std::optional<std::vector<std::pair<std::string, Bytes>>>
read(Bytes archive, std::string &error) {
  auto refuse = [&](const std::string &text) {
    error = text;
    return std::nullopt;
  };
  // The end may have a comment of up to 64 KiB.
  size_t end = archive.size();
  for (size_t back = endBytes; back <= archive.size() && back <= 65557; ++back)
    if (numberAt(archive, archive.size() - back, 4) == endMark) {
      end = archive.size() - back;
      break;
    }
  if (end == archive.size())
    return refuse("is no .npz file: it has no directory");
  const uint64_t count = numberAt(archive, end + 10, 2);
  uint64_t at = numberAt(archive, end + 16, 4);
  if (count == 0xFFFF || at > most)
    return refuse("has more than 4 GiB or 65534 arrays; use .safetensors");

  std::vector<std::pair<std::string, Bytes>> members;
  for (uint64_t i = 0; i < count; ++i) {
    if (!holds(archive, at, recordBytes) ||
        numberAt(archive, at, 4) != recordMark)
      return refuse("is damaged: record " + std::to_string(i) +
                    " of its directory is missing");
    const uint64_t method = numberAt(archive, at + 10, 2),
                   sum = numberAt(archive, at + 16, 4),
                   size = numberAt(archive, at + 20, 4),
                   nameBytes = numberAt(archive, at + 28, 2),
                   member = numberAt(archive, at + 42, 4);
    const uint64_t next = at + recordBytes + nameBytes +
                          numberAt(archive, at + 30, 2) +
                          numberAt(archive, at + 32, 2);
    if (!holds(archive, at + recordBytes, nameBytes))
      return refuse("is damaged: a name ends behind it");
    std::string name(
        reinterpret_cast<const char *>(archive.data() + at + recordBytes),
        nameBytes);
    if (method != 0)
      return refuse("'" + name +
                    "' is compressed; write it with numpy.savez, or as "
                    ".safetensors");
    if (size > most || member > most)
      return refuse("'" + name + "' has more than 4 GiB; use .safetensors");
    if (!holds(archive, member, memberBytes) ||
        numberAt(archive, member, 4) != memberMark)
      return refuse("is damaged: '" + name + "' is not where it should be");
    const uint64_t first = member + memberBytes +
                           numberAt(archive, member + 26, 2) +
                           numberAt(archive, member + 28, 2);
    if (!holds(archive, first, size))
      return refuse("is damaged: '" + name + "' ends behind it");
    const Bytes content = archive.subspan(first, size);
    if (checkSum(content) != sum)
      return refuse("is damaged: the check sum of '" + name + "' is wrong");
    members.emplace_back(std::move(name), content);
    at = next;
  }
  return members;
}

std::optional<std::vector<uint8_t>> write(
    const std::vector<std::pair<std::string, std::vector<uint8_t>>> &members) {
  std::vector<uint8_t> archive, directory;
  if (members.size() > 0xFFFE)
    return std::nullopt;
  // 1980-01-01, the first day that the format knows.
  constexpr uint64_t time = 0x0021'0000;
  for (const auto &[name, content] : members) {
    const uint64_t start = archive.size();
    if (start + content.size() + directory.size() + (1 << 16) > most)
      return std::nullopt;
    auto shared = [&](std::vector<uint8_t> &to) {
      append(to, 20, 2); // the version that reads it
      append(to, isAscii(name) ? 0 : nameIsUtf8, 2);
      append(to, 0, 2); // not compressed
      append(to, time, 4);
      append(to, checkSum(content), 4);
      append(to, content.size(), 4);
      append(to, content.size(), 4);
      append(to, name.size(), 2);
      append(to, 0, 2);
    };
    append(archive, memberMark, 4);
    shared(archive);
    archive.insert(archive.end(), name.begin(), name.end());
    archive.insert(archive.end(), content.begin(), content.end());
    append(directory, recordMark, 4);
    append(directory, 20, 2); // the version that wrote it
    shared(directory);
    append(directory, 0, 2 + 2 + 2 + 4); // no comment, one disk, attributes
    append(directory, start, 4);
    directory.insert(directory.end(), name.begin(), name.end());
  }
  const uint64_t start = archive.size();
  archive.insert(archive.end(), directory.begin(), directory.end());
  append(archive, endMark, 4);
  append(archive, 0, 2 + 2);
  append(archive, members.size(), 2);
  append(archive, members.size(), 2);
  append(archive, directory.size(), 4);
  append(archive, start, 4);
  append(archive, 0, 2);
  return archive;
}

} // namespace trc::zip

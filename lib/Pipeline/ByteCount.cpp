//===- ByteCount.cpp - bytes as people write them -------------------------===//
//
// See ByteCount.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/ByteCount.h"

#include <charconv>
#include <cmath>
#include <cstdio>

namespace {

struct Unit {
  std::string_view name;
  double bytes;
};

constexpr Unit units[] = {{"", 1},         {"B", 1},        {"kB", 1e3},
                          {"MB", 1e6},     {"GB", 1e9},     {"TB", 1e12},
                          {"KiB", 0x1p10}, {"MiB", 0x1p20}, {"GiB", 0x1p30},
                          {"TiB", 0x1p40}};

} // namespace

std::optional<int64_t> trc::parseByteCount(std::string_view text) {
  double number = 0;
  const char *end = text.data() + text.size();
  auto [rest, fault] =
      std::from_chars(text.data(), end, number, std::chars_format::fixed);
  if (fault != std::errc())
    return std::nullopt;
  while (rest != end && *rest == ' ')
    ++rest;
  const std::string_view name(rest, static_cast<size_t>(end - rest));
  for (const Unit &unit : units)
    if (unit.name == name) {
      const double bytes = std::floor(number * unit.bytes);
      if (bytes >= 1 && bytes <= 0x1p62)
        return static_cast<int64_t>(bytes);
    }
  return std::nullopt;
}

std::string trc::byteCountText(int64_t bytes) {
  const char *const names[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
  auto size = static_cast<double>(bytes);
  size_t unit = 0;
  while (std::abs(size) >= 1024 && unit + 1 < std::size(names)) {
    size /= 1024;
    ++unit;
  }
  char text[32];
  std::snprintf(text, sizeof text, "%.*f %s",
                unit == 0 || std::abs(size) >= 100 ? 0 : 2, size, names[unit]);
  return text;
}

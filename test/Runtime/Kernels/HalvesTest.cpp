//===- HalvesTest.cpp - conversions of f16, many at a time ----------------===//

#include "device/host/kernels/Halves.h"
#include "device/host/kernels/Elements.h"

#include <bit>
#include <gtest/gtest.h>
#include <vector>

namespace trc::runtime::host {
namespace {

TEST(Halves, WidenAsOneByOne) {
  std::vector<uint16_t> halves(1 << 16);
  for (size_t i = 0; i < halves.size(); ++i)
    halves[i] = static_cast<uint16_t>(i);
  std::vector<float> values(halves.size());
  widenHalves(halves.data(), static_cast<int64_t>(halves.size()),
              values.data());
  for (size_t i = 0; i < halves.size(); ++i)
    ASSERT_EQ(std::bit_cast<uint32_t>(values[i]),
              std::bit_cast<uint32_t>(f16ToFloat(halves[i])))
        << i;
}

TEST(Halves, RoundAsOneByOne) {
  // All exponents and signs, ties and their neighbours, and NaNs.
  std::vector<float> values;
  for (uint32_t high = 0; high < 1 << 11; ++high)
    for (uint32_t low : {0x0u, 0x1u, 0xfffu, 0x1000u, 0x1001u, 0x1fffu, 0x2fffu,
                         0x3000u, 0x3001u, 0x0aaaaau, 0x1fffffu})
      values.push_back(std::bit_cast<float>(high << 21 | low));
  std::vector<uint16_t> halves(values.size());
  roundToHalves(values.data(), static_cast<int64_t>(values.size()),
                halves.data());
  for (size_t i = 0; i < values.size(); ++i)
    ASSERT_EQ(halves[i], floatToF16(values[i]))
        << std::hex << std::bit_cast<uint32_t>(values[i]);
}

} // namespace
} // namespace trc::runtime::host

//===- HalvesTest.cpp - conversions of f16 and bf16, many at a time -------===//

#include "device/host/kernels/Halves.h"
#include "device/host/kernels/Elements.h"

#include <bit>
#include <gtest/gtest.h>
#include <vector>

namespace trc::runtime::host {
namespace {

struct Conversion {
  const char *name;
  void (*widen)(const uint16_t *, int64_t, float *);
  void (*round)(const float *, int64_t, uint16_t *);
  float (*widenOne)(uint16_t);
  uint16_t (*roundOne)(float);
};

class Halves : public testing::TestWithParam<Conversion> {};

TEST_P(Halves, WidenAsOneByOne) {
  std::vector<uint16_t> halves(1 << 16);
  for (size_t i = 0; i < halves.size(); ++i)
    halves[i] = static_cast<uint16_t>(i);
  std::vector<float> values(halves.size());
  GetParam().widen(halves.data(), static_cast<int64_t>(halves.size()),
                   values.data());
  for (size_t i = 0; i < halves.size(); ++i)
    ASSERT_EQ(std::bit_cast<uint32_t>(values[i]),
              std::bit_cast<uint32_t>(GetParam().widenOne(halves[i])))
        << i;
}

TEST_P(Halves, RoundAsOneByOne) {
  // All exponents and signs, ties of either type and their neighbours, and
  // NaNs.
  std::vector<float> values;
  for (uint32_t high = 0; high < 1 << 11; ++high)
    for (uint32_t low : {0x0u, 0x1u, 0xfffu, 0x1000u, 0x1001u, 0x1fffu, 0x2fffu,
                         0x3000u, 0x3001u, 0x7fffu, 0x8000u, 0x8001u, 0x17fffu,
                         0x18000u, 0x18001u, 0x0aaaaau, 0x1fffffu})
      values.push_back(std::bit_cast<float>(high << 21 | low));
  std::vector<uint16_t> halves(values.size());
  GetParam().round(values.data(), static_cast<int64_t>(values.size()),
                   halves.data());
  for (size_t i = 0; i < values.size(); ++i)
    ASSERT_EQ(halves[i], GetParam().roundOne(values[i]))
        << std::hex << std::bit_cast<uint32_t>(values[i]);
}

INSTANTIATE_TEST_SUITE_P(
    Types, Halves,
    testing::Values(
        Conversion{"f16", widenHalves, roundToHalves, f16ToFloat, floatToF16},
        Conversion{"bf16", widenBF16, roundToBF16, bf16ToFloat, floatToBF16}),
    [](const auto &info) { return info.param.name; });

} // namespace
} // namespace trc::runtime::host

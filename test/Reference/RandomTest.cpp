//===- RandomTest.cpp - the ciphers against their published vectors -------===//
//
// Known answers of Threefry-2x32 and Philox-4x32 as their authors give them
// (zeros, ones, digits of pi). What XLA makes of the blocks is tested by
// test/Conformance/stablehlo/rng_bit_generator.mlir.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Random.h"

#include <gtest/gtest.h>

using namespace trc::reference;

namespace {

using Words = std::pair<uint32_t, uint32_t>;

TEST(Random, ThreeFry) {
  constexpr uint32_t ones = 0xFFFFFFFF;
  EXPECT_EQ(threeFry2x32({0, 0}, {0, 0}), Words(0x6b200159, 0x99ba4efe));
  EXPECT_EQ(threeFry2x32({ones, ones}, {ones, ones}),
            Words(0x1cb996fc, 0xbb002be7));
  EXPECT_EQ(threeFry2x32({0x13198a2e, 0x03707344}, {0x243f6a88, 0x85a308d3}),
            Words(0xc4923a9c, 0x483df7a0));
}

void expectBlock(PhiloxBlock block, std::array<uint32_t, 4> expected) {
  for (int i = 0; i < 4; ++i)
    EXPECT_EQ(block.words[i], expected[i]);
}

TEST(Random, Philox) {
  constexpr uint32_t ones = 0xFFFFFFFF;
  expectBlock(philox4x32({0, 0}, {{0, 0, 0, 0}}),
              {0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8});
  expectBlock(philox4x32({ones, ones}, {{ones, ones, ones, ones}}),
              {0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd});
  expectBlock(philox4x32({0xa4093822, 0x299f31d0},
                         {{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}}),
              {0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1});
}

TEST(Random, PhiloxCarriesIntoTheUpperCounter) {
  Tensor state(ElementType::UI64, {3});
  state.setBits(0, 7);
  state.setBits(1, ~uint64_t{0});
  state.setBits(2, 5);
  auto [next, bits] =
      rngBitGenerator(state, RngAlgorithm::Philox, ElementType::UI32, {8});
  EXPECT_EQ(next.getUint(0), 7u);
  EXPECT_EQ(next.getUint(1), 1u);
  EXPECT_EQ(next.getUint(2), 6u);
}

} // namespace

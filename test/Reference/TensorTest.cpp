//===- TensorTest.cpp - number formats of the reference -------------------===//
//
// The formats are written out by arithmetic, so they are compared with the
// hardware where it has the type, and with themselves on every bit pattern
// where it has not.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Tensor.h"
#include "trc/Reference/Elementwise.h"

#include <gtest/gtest.h>

#include <bit>
#include <cmath>

using namespace trc::reference;

namespace {

TEST(Tensor, EveryNarrowFloatSurvivesARoundTrip) {
  for (ElementType type : {ElementType::F16, ElementType::BF16})
    for (uint32_t bits = 0; bits < 65536; ++bits) {
      long double value = decodeFloat(type, bits);
      uint64_t again = encodeFloat(type, value);
      if (std::isnan(value))
        EXPECT_TRUE(std::isnan(decodeFloat(type, again)));
      else
        EXPECT_EQ(again, bits);
    }
}

TEST(Tensor, HalfDecodesAsTheHardwareDoes) {
  for (uint32_t bits = 0; bits < 65536; ++bits) {
    float expected = std::bit_cast<_Float16>(static_cast<uint16_t>(bits));
    auto value = static_cast<float>(decodeFloat(ElementType::F16, bits));
    EXPECT_TRUE(value == expected ||
                (std::isnan(value) && std::isnan(expected)));
  }
}

TEST(Tensor, HalfEncodesAsTheHardwareDoes) {
  // Every half, the middle to its neighbour, and a little to either side.
  for (uint32_t bits = 0; bits < 0x7C00; ++bits) {
    auto low = static_cast<double>(decodeFloat(ElementType::F16, bits));
    auto high = static_cast<double>(decodeFloat(ElementType::F16, bits + 1));
    double middle = std::isinf(high) ? 65520.0 : (low + high) / 2;
    for (double value : {low, middle, std::nextafter(middle, 0.0),
                         std::nextafter(middle, 1e9)}) {
      auto expected = std::bit_cast<uint16_t>(static_cast<_Float16>(value));
      EXPECT_EQ(encodeFloat(ElementType::F16, value), expected) << value;
      EXPECT_EQ(encodeFloat(ElementType::F16, -value), expected | 0x8000u);
    }
  }
}

TEST(Tensor, NarrowFloatsRoundOnce) {
  // Through f32 these would fall on the middle, and then on the even side.
  long double justAbove = 1.00390625L + 0x1p-40L;
  EXPECT_EQ(encodeFloat(ElementType::BF16, justAbove), 0x3F81u);
  EXPECT_EQ(encodeFloat(ElementType::BF16, 1.00390625L), 0x3F80u);
  EXPECT_EQ(encodeFloat(ElementType::F16, 1.00048828125L + 0x1p-40L), 0x3C01u);
}

TEST(Tensor, IntegersWrapAndExtend) {
  Tensor narrow(ElementType::I4, {2});
  narrow.setInt(0, 8);
  narrow.setInt(1, -1);
  EXPECT_EQ(narrow.getInt(0), -8);
  EXPECT_EQ(narrow.getBits(1), 15u);
  EXPECT_EQ(narrow.bytes()[0], 0xF8);
  Tensor positive(ElementType::UI2, {1});
  positive.setInt(0, 7);
  EXPECT_EQ(positive.getInt(0), 3);
  EXPECT_EQ(positive.bytes()[0], 3);
}

TEST(Tensor, CopiesAreIndependent) {
  Tensor first(ElementType::I32, {2});
  Tensor second = first;
  second.setInt(0, 5);
  EXPECT_EQ(first.getInt(0), 0);
  EXPECT_EQ(second.getInt(0), 5);
}

TEST(Tensor, TextReadsBack) {
  Tensor values(ElementType::F32, {2, 2});
  values.setFloat(0, 0.1L);
  values.setFloat(1, -0.0L);
  values.setFloat(2, INFINITY);
  values.setFloat(3, NAN);
  EXPECT_EQ(valueText(values, 100), "[[0.1, -0.0], [inf, nan]]");
  EXPECT_EQ(values.typeText(), "tensor<2x2xf32>");
  EXPECT_EQ(valueText(Tensor(ElementType::I8, {3, 0}), 100), "[]");
  Tensor large(ElementType::I8, {9});
  EXPECT_EQ(valueText(large, 8), "[0, 0, 0, ..., 0, 0, 0]");
}

TEST(Elementwise, InverseOfErf) {
  for (long double x : {0.0L, 1e-18L, 0.1L, 0.5L, 0.9L, 0.999999L, -0.75L})
    EXPECT_NEAR(static_cast<double>(std::erf(erfInv(x))),
                static_cast<double>(x), 1e-17);
  EXPECT_TRUE(std::isinf(erfInv(1)));
  EXPECT_TRUE(std::isnan(erfInv(1.5L)));
}

TEST(Elementwise, DigammaHasItsRecurrence) {
  for (long double x : {0.25L, 1.0L, 3.75L, 30.0L, -2.5L})
    EXPECT_NEAR(static_cast<double>(digamma(x + 1) - digamma(x)),
                static_cast<double>(1 / x), 1e-16);
  EXPECT_NEAR(static_cast<double>(digamma(1)), -0.57721566490153286, 1e-16);
}

} // namespace

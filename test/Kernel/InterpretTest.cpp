//===- InterpretTest.cpp - the interpreter and hoisting -------------------===//

#include "KernelBuilder.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace trc::kernel;

namespace {

constexpr ElementType F32 = ElementType::F32;

// Sums with and without lanes: the order is part of the meaning.
TEST(Interpret, SumsInLanes) {
  KernelBuilder b({1});
  constexpr int64_t n = 1000;
  unsigned x = b.buffer(F32, n), y = b.buffer(F32, 1, true);
  Register zero = b.f32(0);
  LoopId j = b.beginLoop(n, true);
  Register value = b.load(x, {0, {{j, 1}}});
  Register sum = b.reduce(Opcode::Add, zero, value);
  b.endLoop();
  b.store(y, {}, sum);
  Kernel kernel = b.finish();
  ASSERT_EQ(verify(kernel), "");

  std::vector<float> in(n);
  for (int64_t i = 0; i < n; ++i)
    in[i] = 1.0f / float(i + 1);
  float lanes[vectorLanes] = {};
  for (int64_t i = 0; i < n; ++i)
    lanes[i % vectorLanes] += in[i];
  for (int64_t half = vectorLanes / 2; half > 0; half /= 2)
    for (int64_t l = 0; l < half; ++l)
      lanes[l] += lanes[l + half];
  float out = 0;
  void *operands[] = {in.data(), &out};
  interpret(kernel, operands, 0, 1);
  EXPECT_EQ(out, lanes[0]);
}

uint64_t evaluate(Opcode opcode, ElementType from, ElementType to, uint64_t x,
                  uint64_t y = 0) {
  KernelBuilder b({1});
  unsigned out = b.buffer(to, 1, true);
  std::vector<Register> operands{b.bits(from, x)};
  if (describe(opcode).operands == 2)
    operands.push_back(b.bits(from, y));
  b.store(out, {}, b.compute(opcode, to, operands));
  Kernel kernel = b.finish();
  EXPECT_EQ(verify(kernel), "");
  uint64_t result = 0;
  void *memory[] = {&result};
  interpret(kernel, memory, 0, 1);
  return result;
}

TEST(Interpret, IntegerCorners) {
  ElementType i32 = ElementType::I32, i4 = ElementType::I4;
  uint64_t smallest = 0x80000000;
  EXPECT_EQ(evaluate(Opcode::Divide, i32, i32, 5, 0), 0xffffffffu);
  EXPECT_EQ(evaluate(Opcode::Divide, i32, i32, smallest, ~0u), smallest);
  EXPECT_EQ(evaluate(Opcode::Remainder, i32, i32, 5, 0), 5u);
  EXPECT_EQ(evaluate(Opcode::Remainder, i32, i32, smallest, ~0u), 0u);
  EXPECT_EQ(evaluate(Opcode::ShiftLeft, i32, i32, 1, 32), 0u);
  EXPECT_EQ(evaluate(Opcode::ShiftRightArithmetic, i32, i32, smallest, 99),
            0xffffffffu);
  EXPECT_EQ(evaluate(Opcode::Add, i4, i4, 7, 1), 0xf8u);
  EXPECT_EQ(evaluate(Opcode::Popcnt, i4, i4, 0xff), 4u);
  EXPECT_EQ(evaluate(Opcode::Divide, ElementType::UI4, ElementType::UI4, 5, 0),
            0xfu);
}

TEST(Interpret, Conversions) {
  ElementType f64 = ElementType::F64, f32 = F32, f16 = ElementType::F16,
              bf16 = ElementType::BF16, i8 = ElementType::I8;
  auto wide = [](double v) { return std::bit_cast<uint64_t>(v); };
  auto single = [](float v) { return uint64_t(std::bit_cast<uint32_t>(v)); };
  EXPECT_EQ(evaluate(Opcode::Convert, f32, i8, single(1000)), 127u);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, i8, single(-1000)), 0x80u);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, i8, single(NAN)), 0u);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, i8, single(-1.9f)), 0xffu);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, f16, single(65520)), 0x7c00u);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, f16, single(65519)), 0x7bffu);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, f16, single(0x1p-24f)), 1u);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, bf16, single(1.00390625f)), 0x3f80u);
  EXPECT_EQ(evaluate(Opcode::Convert, f32, bf16, single(1.01171875f)), 0x3f82u);
  // A tie of bf16 with a bit far below f32's: rounding twice would go down.
  EXPECT_EQ(evaluate(Opcode::Convert, f64, bf16, wide(1 + 0x1p-8 + 0x1p-40)),
            0x3f81u);
}

// A load and a computation climb out of both loops, results stay the same.
TEST(Hoist, MovesInvariants) {
  KernelBuilder b({2});
  unsigned x = b.buffer(F32, 2), y = b.buffer(F32, 2 * 3 * 4, true);
  LoopId i = b.beginLoop(3, false), j = b.beginLoop(4, true);
  Register a = b.load(x, {0, {{0, 1}}});
  Register square = b.compute(Opcode::Multiply, {a, a});
  b.store(y, {0, {{0, 12}, {i, 4}, {j, 1}}}, square);
  b.endLoop();
  b.endLoop();
  Kernel plain = b.finish(), hoisted = plain;
  hoistInvariants(hoisted);
  EXPECT_EQ(verify(hoisted), "");
  EXPECT_EQ(hoisted.body.size(), 3u);
  float in[] = {3, 5}, first[24], second[24];
  void *one[] = {in, first}, *two[] = {in, second};
  interpret(plain, one, 0, 2);
  interpret(hoisted, two, 0, 2);
  EXPECT_TRUE(std::equal(first, first + 24, second));
}

} // namespace

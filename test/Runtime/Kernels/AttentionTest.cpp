//===- AttentionTest.cpp - attention against its definition ---------------===//
//
// Each case runs on every instruction set that the machine has, and on none
// (AttentionCase.h).
//
//===----------------------------------------------------------------------===//

#include "AttentionCase.h"

#include "device/host/kernels/AttentionTile.h"

#include <bit>
#include <cmath>

namespace trc::runtime::host {
namespace {

TEST(Attention, CausalAndNot) {
  check({2, 70, 70, 2, 16, 16});
  check({1, 200, 200, 3, 64, 64});
  check({2, 33, 50, 2, 32, 16, false});
  check({1, 129, 257, 2, 48, 48, false});
}

TEST(Attention, OddExtents) {
  check({1, 1, 1, 1, 1, 1});
  check({3, 5, 7, 3, 3, 5});
  check({1, 67, 131, 1, 20, 33, false});
  check({1, 67, 131, 1, 80, 112});
}

TEST(Attention, QueriesAndKeysOfOtherLengths) {
  check({2, 5, 150, 2, 16, 16}); // the last queries of a longer sequence
  check({1, 100, 300, 1, 16, 16});
  check({1, 150, 40, 2, 16, 16}); // the first queries see nothing
  check({1, 150, 40, 2, 16, 16, true, -20.0});
  check({1, 150, 40, 2, 16, 16, true, -3e38});
}

TEST(Attention, Masks) {
  check({3, 70, 70, 2, 16, 16, false, -infinity, true});
  check({3, 140, 140, 2, 16, 16, true, -infinity, true});
  check({3, 140, 140, 2, 16, 16, true, -3e38, true});
}

TEST(Attention, MasksOfQueriesAndHeads) {
  auto checkMask = [](Case c, std::vector<int64_t> shape) {
    c.mask = true;
    c.maskShape = std::move(shape);
    check(c);
  };
  checkMask({2, 70, 300, 3, 16, 16, false}, {2, 1, 70, 300});
  checkMask({2, 70, 70, 3, 16, 16}, {1, 3, 70, 70});
  checkMask({2, 130, 130, 3, 16, 16, true, -3e38}, {2, 3, 130, 130});
  checkMask({2, 70, 70, 3, 16, 16, true, 0.5}, {1, 1, 70, 70});
  checkMask({2, 70, 70, 3, 16, 16, false}, {1, 3, 1, 70});
  checkMask({2, 5, 7, 3, 16, 16, true, -infinity, true, true}, {2, 3, 5, 7});
  checkMask({1, 1, 7, 3, 16, 16, false}, {1, 3, 1, 7});
  // Nothing is seen by some.
  checkMask({2, 90, 3, 2, 16, 16, false}, {2, 1, 90, 3});
  checkMask({2, 90, 3, 2, 16, 16, false, -3e38}, {2, 1, 90, 3});
  // A score hidden by what is added has a gradient where all are hidden.
  Case added = {2, 90, 3, 2, 16, 16, false, -0x1p100};
  added.additive = true;
  checkMask(added, {2, 1, 90, 3});
  added = {2, 150, 40, 2, 16, 16, true, -0x1p100};
  added.additive = true;
  checkMask(added, {2, 40});
}

TEST(Attention, Biases) {
  auto checkBias = [](Case c, std::vector<int64_t> shape, double low = 0) {
    c.biasShape = std::move(shape);
    c.low = low;
    check(c);
  };
  checkBias({2, 70, 300, 3, 16, 16}, {2, 1, 70, 300});
  checkBias({2, 70, 300, 3, 16, 16, false}, {1, 3, 70, 300});
  checkBias({2, 65, 65, 3, 16, 16}, {2, 3, 65, 65});
  checkBias({2, 70, 70, 3, 16, 16, true, 0.5}, {1, 3, 1, 70});
  checkBias({2, 70, 70, 3, 16, 16, true, -infinity, true, true},
            {1, 1, 70, 70});
  for (ElementType type : {F64, F16, BF16})
    checkBias({2, 70, 140, 2, 16, 24, true, -1e9, true, true, type},
              {2, 2, 70, 140});
  // A mask of numbers; with few keys all of them are hidden from some.
  for (double low : {-0x1p100, -infinity, -20.0}) {
    checkBias({2, 70, 300, 3, 16, 16, false}, {2, 1, 1, 300}, low);
    checkBias({5, 90, 1, 2, 16, 16, false}, {5, 1, 90, 1}, low);
  }
  // The future is hidden before padding is added.
  Case filled = {5, 90, 90, 2, 16, 16, true, -0x1p100};
  filled.fillFirst = true;
  checkBias(filled, {5, 1, 1, 90}, -0x1p100);
  filled.additive = true;
  checkBias(filled, {5, 1, 1, 90}, -0x1p100);
  checkBias(filled, {1, 2, 90, 90}, -0x1p100);
  filled = {5, 150, 40, 2, 16, 16, true, -0x1p100, true, true};
  filled.fillFirst = filled.additive = true;
  filled.maskShape = {5, 1, 150, 40};
  checkBias(filled, {5, 2, 150, 40}, -0x1p100);
}

TEST(Attention, HiddenScoresThatCount) {
  check({2, 70, 200, 2, 16, 16, true, -2.0});
  check({2, 200, 200, 2, 16, 16, true, 1.0, true});
  check({1, 300, 300, 1, 16, 16, true, -60.0});
  check({1, 70, 70, 2, 16, 16, true, 0.0, true, true});
}

TEST(Attention, Dropout) {
  // Pairs of random words along each of the dimensions.
  check({2, 70, 70, 3, 16, 16, true, -infinity, false, true});
  check({3, 70, 70, 2, 16, 16, true, -infinity, false, true});
  check({3, 70, 71, 1, 16, 16, true, -infinity, false, true});
  check({1, 65, 130, 1, 16, 16, false, -infinity, false, true});
  check({3, 5, 3, 1, 16, 16, false, -infinity, false, true});
  check({5, 3, 3, 1, 16, 16, true, -infinity, true, true});
  check({1, 3, 7, 5, 16, 16, true, -1e9, true, true});
  check({3, 200, 200, 4, 16, 16, true, -1e9, true, true});
  // Hidden keys that count begin at an odd one.
  check({1, 65, 130, 1, 16, 16, true, 0.5, false, true});
  // Only one of two heads that share words has hidden keys that count.
  check({2, 100, 300, 1, 16, 16, true, -112.0, true, true});
}

TEST(Attention, DropoutByFewBits) {
  for (int64_t bits : {8, 16}) {
    auto checkFew = [&](Case c) {
      c.random = true;
      c.randomBits = bits;
      check(c);
    };
    checkFew({2, 70, 70, 3, 16, 16});
    checkFew({1, 65, 130, 1, 16, 16, false});
    checkFew({3, 200, 301, 2, 16, 16, true, -1e9, true});
    // Hidden keys that count begin at no multiple of 16.
    checkFew({1, 65, 130, 1, 16, 16, true, 0.5});
    checkFew({2, 100, 300, 1, 16, 16, true, -112.0, true});
    for (ElementType type : {F64, BF16})
      checkFew({2, 70, 140, 2, 16, 24, true, -infinity, true, true, type});
  }
}

TEST(Attention, DropoutByKey) {
  auto checkKeyed = [](Case c) {
    c.random = c.keyed = true;
    check(c);
  };
  checkKeyed({2, 70, 70, 3, 16, 16});
  checkKeyed({1, 65, 130, 1, 16, 16, false});
  checkKeyed({3, 200, 301, 2, 16, 16, true, -1e9, true});
  // One mask for all heads; another order, with numbers beyond 32 bits.
  Case shared = {2, 70, 80, 3, 16, 16};
  shared.strides = {0, 0, 80, 1};
  checkKeyed(shared);
  shared.strides = {int64_t(1) << 33, 0, (1 << 26) - 1, int64_t(5) << 30};
  checkKeyed(shared);
  // Hidden keys count.
  checkKeyed({2, 100, 300, 1, 16, 16, true, 0.5, true});
  for (ElementType type : {F64, BF16})
    checkKeyed(
        {2, 70, 140, 2, 16, 24, true, -infinity, true, true, type, true});
}

TEST(Attention, Types) {
  for (ElementType type : {F64, F16, BF16}) {
    check({2, 70, 140, 2, 16, 24, true, -infinity, true, true, type});
    check({1, 20, 20, 2, 9, 16, false, -infinity, false, false, type});
  }
}

/// Vectors of whole tiles, which processors with AMX multiply in them.
TEST(Attention, VectorsOfWholeTiles) {
  auto checkTiles = [](Case c, auto change) {
    c.type = BF16;
    change(c);
    check(c);
  };
  auto asItIs = [](Case &) {};
  checkTiles({2, 70, 70, 2, 32, 32}, asItIs);
  checkTiles({1, 200, 300, 2, 64, 96, false}, asItIs);
  checkTiles({1, 600, 600, 1, 64, 64}, asItIs);
  checkTiles({2, 5, 300, 2, 32, 64}, asItIs);
  checkTiles({1, 150, 40, 2, 32, 32, true, -3e38}, asItIs);
  checkTiles({3, 140, 140, 2, 32, 32, true, -3e38, true}, asItIs);
  // Two heads share their random words, or a block of them.
  checkTiles({2, 300, 300, 2, 64, 32, true, -1e9, true, true}, asItIs);
  for (int64_t bits : {8, 16})
    checkTiles({2, 100, 300, 1, 32, 32, true, -112.0, true, true},
               [=](Case &c) { c.randomBits = bits; });
  checkTiles({2, 100, 300, 1, 32, 32, true, 0.5, true, true},
             [](Case &c) { c.keyed = true; });
  checkTiles({2, 70, 140, 2, 32, 32, true, -1e9, true, true},
             [](Case &c) { c.biasShape = {2, 2, 70, 140}; });
  checkTiles({5, 150, 40, 2, 32, 32, true, -0x1p100, true, true}, [](Case &c) {
    c.fillFirst = c.additive = true;
    c.maskShape = {5, 1, 150, 40};
    c.biasShape = {5, 2, 150, 40};
  });
}

/// What a device says that it has, x86-64-v4, is less than what some have: the
/// best kernels for it are those without a bound.
TEST(Attention, TheLevelOfADeviceIsNoBound) {
  if (!__builtin_cpu_supports("x86-64-v4"))
    GTEST_SKIP() << "this machine has no AVX-512";
  std::vector<Tensor> results[2];
  for (size_t i : {0, 1}) {
    Call call("trc.attention",
              {uniform(BF16, {1, 80, 2, 64}, 1),
               uniform(BF16, {1, 80, 2, 64}, 2),
               uniform(BF16, {1, 80, 2, 64}, 3)},
              {Tensor(BF16, {1, 80, 2, 64}), Tensor(F32, {1, 2, 80})});
    call.number("scale", 1).number("fill", -infinity).ints("causal", {1});
    call.isa = i ? "x86-64-v4" : "";
    ASSERT_EQ(messageOf(call.run()), "");
    results[i] = std::move(call.results);
  }
  // Sums in tiles have another order: equal bits are those of one kernel.
  for (int64_t t = 0; t < 160; ++t)
    EXPECT_EQ(results[0][1].get(t), results[1][1].get(t));
}

TEST(Attention, NothingToDo) {
  check({0, 4, 4, 2, 8, 8});
  check({2, 0, 4, 2, 8, 8});
  check({2, 4, 0, 2, 8, 8});
  check({2, 4, 4, 2, 0, 8});
  check({2, 4, 4, 2, 8, 0});
}

/// A score that is not a number makes its query's result so, and no other's.
TEST(Attention, NotANumber) {
  Call call("trc.attention",
            {uniform(F32, {1, 80, 1, 16}, 1), uniform(F32, {1, 80, 1, 16}, 2),
             uniform(F32, {1, 80, 1, 16}, 3)},
            {Tensor(F32, {1, 80, 1, 16}), Tensor(F32, {1, 1, 80})});
  call.number("scale", 1).number("fill", -infinity).ints("causal", {1});
  call.inputs[0].set(70 * 16 + 3, std::nan(""));
  ASSERT_EQ(messageOf(call.run()), "");
  for (int64_t t = 0; t < 80; ++t) {
    EXPECT_EQ(std::isnan(call.results[0].get(t * 16)), t == 70);
    EXPECT_EQ(std::isnan(call.results[1].get(t)), t == 70);
  }
}

TEST(Attention, Exponential) {
  __builtin_cpu_init();
  std::vector<const TileFunctions *> tiles;
  if (__builtin_cpu_supports("x86-64-v3"))
    tiles.push_back(&x86_64_v3::tileFunctions());
  if (__builtin_cpu_supports("x86-64-v4"))
    tiles.push_back(&x86_64_v4::tileFunctions());
  constexpr float inf = std::numeric_limits<float>::infinity();
  for (const TileFunctions *tile : tiles) {
    float special[16] = {0.0f,  -0.0f,  -inf,    inf,          -0x1p100f,
                         1e30f, 200.0f, -200.0f, std::nanf("")};
    float out[16];
    tile->exponential(special, 16, out);
    const float want[] = {1, 1, 0, inf, 0, inf, inf, 0};
    for (int i = 0; i < 8; ++i)
      EXPECT_EQ(out[i], want[i]) << special[i];
    EXPECT_TRUE(std::isnan(out[8]));
    for (int64_t step = 0; step < 200'000; ++step) {
      float in[16];
      for (int i = 0; i < 16; ++i)
        in[i] = -104.5f + static_cast<float>(step * 16 + i) * 6.05e-5f;
      tile->exponential(in, 16, out);
      for (int i = 0; i < 16; ++i) {
        double exact = std::exp(static_cast<double>(in[i]));
        float nearest = static_cast<float>(exact);
        if (std::isinf(nearest)) {
          ASSERT_GE(out[i], 3.4e38f) << in[i];
          continue;
        }
        double ulp = static_cast<double>(std::nextafter(nearest, inf)) -
                     static_cast<double>(nearest);
        ASSERT_LE(std::abs(static_cast<double>(out[i]) - exact), 2 * ulp)
            << in[i];
      }
    }
  }
}

TEST(Attention, OperandsByName) {
  // By order a mask is told by its type and stands before the generator; by
  // name each stands anywhere.
  Tensor x = uniform(F32, {1, 4, 2, 8}, 1), mask(I1, {1, 4}), key(UI32, {2});
  Tensor bias = uniform(F32, {1, 2, 4, 4}, 2);
  mask.setInt(1, 1);
  mask.setInt(2, 1);
  const std::vector<Tensor> results = {x, Tensor(F32, {1, 2, 4})};
  auto options = [](Call &call) {
    call.number("scale", 0.5).number("fill", -infinity);
    call.ints("keep_below", {int64_t(1) << 31});
  };
  Call ordered("trc.attention", {x, x, x, mask, bias, key}, results);
  options(ordered);
  ASSERT_EQ(messageOf(ordered.run()), "");
  Call named("trc.attention", {x, key, x, bias, mask, x}, results);
  named.names = {"query", "random", "value",  "bias",
                 "mask",  "key",    "result", "logsumexp"};
  options(named);
  ASSERT_EQ(messageOf(named.run()), "");
  for (size_t i = 0; i < results.size(); ++i)
    EXPECT_EQ(named.results[i].data, ordered.results[i].data) << i;

  auto message = [&](std::vector<Tensor> inputs,
                     std::vector<std::string> names) {
    Call call("trc.attention", std::move(inputs), results);
    call.number("scale", 1).number("fill", 0);
    call.names = std::move(names);
    return messageOf(call.bind());
  };
  EXPECT_EQ(
      message({x, x, x}, {"query", "key", "value", "result", "logsumexp"}), "");
  EXPECT_EQ(
      message({x, x, x}, {"query", "key", "values", "result", "logsumexp"}),
      "trc.attention: expected an operand 'value'");
  EXPECT_EQ(message({x, x, x, mask},
                    {"query", "key", "value", "hidden", "result", "logsumexp"}),
            "trc.attention: expected 5 operands by their names, got 6");
  EXPECT_EQ(
      message({x, x, x}, {"query", "key", "result", "value", "logsumexp"}),
      "trc.attention: expected operand 2 to be written");
  // A bias is no mask, whatever its type would say.
  EXPECT_NE(message({x, x, x, mask},
                    {"query", "key", "value", "bias", "result", "logsumexp"}),
            "");
}

TEST(Attention, RefusesWhatItCannotRead) {
  auto message = [](std::vector<Tensor> inputs, std::vector<Tensor> results,
                    int64_t below = 0) {
    Call call("trc.attention", std::move(inputs), std::move(results));
    call.number("scale", 1).number("fill", 0).ints("keep_below", {below});
    return messageOf(call.bind());
  };
  Tensor x(F32, {1, 4, 2, 8}), sums(F32, {1, 2, 4});
  EXPECT_EQ(message({x, x, x}, {x, sums}), "");
  EXPECT_NE(message({x, x, Tensor(F32, {1, 5, 2, 8})}, {x, sums}), "");
  EXPECT_NE(message({x, x, x}, {x, Tensor(F64, {1, 2, 4})}), "");
  EXPECT_NE(message({x, x, x, Tensor(I1, {1, 5})}, {x, sums}), "");
  EXPECT_EQ(message({x, x, x, Tensor(I1, {1, 2, 1, 4})}, {x, sums}), "");
  EXPECT_EQ(message({x, x, x, Tensor(F32, {1, 1, 4, 4})}, {x, sums}), "");
  EXPECT_NE(message({x, x, x, Tensor(F32, {1, 1, 4, 1})}, {x, sums}), "");
  EXPECT_NE(message({x, x, x, Tensor(I1, {1, 2, 5, 4})}, {x, sums}), "");
  EXPECT_NE(message({x, x, x, Tensor(F64, {1, 2, 4, 4})}, {x, sums}), "");
  EXPECT_EQ(message({x, x, x, Tensor(UI32, {2})}, {x, sums}, 5), "");
  EXPECT_NE(message({x, x, x, Tensor(UI64, {3})}, {x, sums}, 5), "");
  EXPECT_NE(message({x, x, x, Tensor(UI32, {4})}, {x, sums}, 5), "");
  EXPECT_NE(message({x, x, x, Tensor(UI16, {2})}, {x, sums}, 5), "");
  EXPECT_NE(
      message({x, x, x, Tensor(UI64, {2}), Tensor(I1, {1, 4})}, {x, sums}, 5),
      "");
  EXPECT_EQ(message({x, x, x, Tensor(UI64, {2})}, {x, sums}),
            "trc.attention: expected 'keep_below' of 1 to 2^32 with a "
            "generator, and 0 without, got 0");
}

} // namespace
} // namespace trc::runtime::host

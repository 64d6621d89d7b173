//===- AttentionTest.cpp - attention's CUDA kernels against the reference -===//
//
// The cases (AttentionCheck.h says what is done with one). With
// TRC_SIMT_CHECK=1 every access is checked besides, and the smaller ones run.
//
//===----------------------------------------------------------------------===//

#include "AttentionCheck.h"

#include <cstdlib>

namespace trc::cuda {
namespace {

bool isChecking() {
  const char *value = std::getenv("TRC_SIMT_CHECK");
  return value && std::string_view(value) == "1";
}

// Every case is compiled by itself, so that there are few: each for a type, or
// two, that are not alike in it.

TEST_F(CudaAttention, Gpt2) {
  check(BF16, {1, isChecking() ? 130 : 200, 200, 2, 64, 64});
  check(F32, {1, 100, 130, 1, 64, 64});
}

TEST_F(CudaAttention, EveryType) {
  for (ElementType type : {F64, F32, F16, BF16}) {
    check(type, {2, 70, 140, 2, 16, 24, true, -infinity, true, true});
    check(type, {1, 20, 20, 2, 9, 16, false});
  }
}

TEST_F(CudaAttention, HeadDepths) {
  for (int64_t depth : {32, 80, 96, 128, 256})
    check(BF16, {1, 70, 70, 1, depth, depth});
  check(F16, {1, 67, 131, 1, 80, 112});
  check(F32, {1, 40, 40, 1, 128, 128});
  check(F32, {1, 20, 20, 1, 256, 256});
  check(F64, {1, 20, 20, 1, 128, 128});
}

// What a GPT-2 step runs: four warps with 32 rows each, several tiles of
// queries and of keys, so that both stages are used again, with ragged ends.
// With and without checks.
TEST_F(CudaAttention, WideTiles) {
  auto checkWide = [&](ElementType type, Case c) {
    c.processors = 1;
    check(type, c);
  };
  checkWide(BF16, {1, 300, 300, 1, 64, 64});
  checkWide(BF16, {1, 300, 300, 1, 64, 64, true, -infinity, true, true});
  Case shipped = {1, 300, 300, 1, 64, 64, true, -infinity, false, true};
  shipped.randomBits = 8;
  checkWide(BF16, shipped);
  checkWide(BF16, {1, 150, 333, 1, 64, 64, false, -infinity, false, true});
  Case keyed = {1, 260, 260, 1, 64, 64, true, -1e9, true, true};
  keyed.keyed = true;
  checkWide(F16, keyed);
}

// By groups of four warps (wgmma): edges of tiles, masks, a fill that counts,
// and every way to drop.
TEST_F(CudaAttention, WarpGroups) {
  auto checkGroups = [&](ElementType type, Case c) {
    c.groups = true;
    check(type, c);
  };
  checkGroups(BF16, {1, 300, 300, 1, 64, 64});
  checkGroups(F16, {2, 70, 135, 2, 56, 64, false});
  checkGroups(BF16, {1, 130, 200, 1, 64, 64, true, -infinity, true, true});
  Case shipped = {1, 200, 200, 1, 64, 64, true, -infinity, false, true};
  shipped.randomBits = 8;
  checkGroups(BF16, shipped);
  Case kept = shipped;
  kept.randomBits = 32;
  kept.keptByForward = true;
  checkGroups(F16, kept);
  Case keyed = {1, 150, 150, 1, 64, 64, true, -1e9, true, true};
  keyed.keyed = true;
  checkGroups(F16, keyed);
  Case biased = {1, 90, 150, 2, 64, 64, false};
  biased.biasShape = {1, 2, 90, 150};
  biased.additive = true;
  checkGroups(BF16, biased);
}

// Bits in tiles: by blocks, where lanes hold whole ones (bf16, tf32) and where
// they reach beyond a warp's rows (16 rows, 16 columns); one by one elsewhere;
// with a carry in the counter.
TEST_F(CudaAttention, FewRandomBits) {
  auto checkFew = [&](ElementType type, int64_t bits, Case c) {
    c.random = true;
    c.randomBits = bits;
    check(type, c);
  };
  Case wide = {1, 150, 333, 1, 64, 64, false};
  wide.processors = 1;
  checkFew(F16, 16, wide);
  checkFew(BF16, 8, {2, 70, 90, 2, 32, 32});
  checkFew(BF16, 8, {1, 70, 90, 1, 256, 256});
  checkFew(BF16, 16, {1, 70, 90, 1, 160, 160, true, -1e9, true});
  Case tf32 = {1, 40, 70, 2, 16, 24};
  tf32.tf32 = true;
  checkFew(F32, 8, tf32);
  checkFew(F32, 16, {1, 40, 70, 2, 16, 24});
  checkFew(F64, 8, {1, 20, 37, 2, 9, 16});
}

// Five heads of two tiles, of which two are worked on at a time.
TEST_F(CudaAttention, HeadsByGroups) {
  Case c = {5, 130, 130, 1, 64, 64};
  c.cache = 2 * 130 * 128 * 2;
  check(BF16, c);
}

// Operands that begin between two chunks of 16 bytes: parts of larger buffers.
TEST_F(CudaAttention, OperandsAtAnyPlace) {
  auto checkAt = [&](ElementType type, size_t offset, Case c) {
    c.offset = offset;
    check(type, c);
  };
  checkAt(BF16, 8, {1, 70, 90, 2, 16, 32});
  checkAt(F32, 24, {1, 70, 90, 1, 16, 16, true, -infinity, true, false, true});
  checkAt(F64, 8, {1, 20, 30, 1, 16, 16});
}

TEST_F(CudaAttention, OddExtents) {
  for (ElementType type : {F32, BF16}) {
    check(type, {1, 1, 1, 1, 1, 1});
    check(type, {3, 5, 7, 3, 3, 5});
    check(type, {1, 67, 131, 1, 20, 33, false});
  }
}

TEST_F(CudaAttention, NothingToDo) {
  check(BF16, {0, 5, 7, 3, 16, 16});
  check(BF16, {2, 0, 7, 3, 16, 16});
  check(BF16, {2, 5, 0, 3, 16, 16});
  check(F32, {2, 5, 0, 3, 16, 16});
}

TEST_F(CudaAttention, QueriesAndKeysOfOtherLengths) {
  check(BF16, {2, 5, 150, 2, 16, 16}); // the last queries of a longer sequence
  check(F32, {1, 150, 40, 2, 16, 16}); // the first queries see nothing
  check(BF16, {1, 150, 40, 2, 16, 16});
  check(BF16, {1, 150, 40, 2, 16, 16, true, -20.0});
  check(F32, {1, 150, 40, 2, 16, 16, true, -3e38});
}

TEST_F(CudaAttention, Masks) {
  check(BF16, {3, 70, 70, 2, 16, 16, false, -infinity, true});
  check(BF16, {3, 140, 140, 1, 16, 16, true, -3e38, true});
}

TEST_F(CudaAttention, MasksOfQueriesAndHeads) {
  auto checkMask = [&](ElementType type, Case c, std::vector<int64_t> shape) {
    c.mask = true;
    c.maskShape = std::move(shape);
    check(type, c);
  };
  checkMask(BF16, {2, 70, 140, 2, 16, 16, false}, {2, 1, 70, 140});
  checkMask(F32, {2, 70, 70, 2, 16, 16, true, -3e38}, {1, 2, 70, 70});
  checkMask(F32, {2, 40, 40, 2, 16, 16, true, 0.5}, {2, 2, 40, 40});
  // Nothing is seen by some.
  checkMask(BF16, {2, 90, 3, 2, 16, 16, false}, {2, 1, 90, 3});
  Case added = {2, 90, 3, 1, 16, 16, false, -0x1p100};
  added.additive = true;
  checkMask(BF16, added, {2, 1, 90, 3});
  added = {2, 100, 40, 1, 16, 16, true, -0x1p100};
  added.additive = true;
  checkMask(F32, added, {2, 40});
}

TEST_F(CudaAttention, Biases) {
  auto checkBias = [&](ElementType type, Case c, std::vector<int64_t> shape,
                       double low = 0) {
    c.biasShape = std::move(shape);
    c.low = low;
    check(type, c);
  };
  checkBias(BF16, {2, 70, 140, 2, 16, 16}, {2, 1, 70, 140});
  checkBias(F32, {2, 65, 65, 2, 16, 16, true, 0.5}, {1, 2, 65, 65});
  checkBias(F64, {2, 20, 30, 2, 16, 24, true, -1e9, true, true},
            {2, 2, 20, 30});
  checkBias(F16, {1, 40, 40, 1, 16, 16, false, -infinity, true, true},
            {1, 1, 1, 40});
  // A mask of numbers; with few keys all of them are hidden from some.
  for (double low : {-0x1p100, -infinity})
    checkBias(BF16, {5, 70, 1, 1, 16, 16, false}, {5, 1, 70, 1}, low);
  checkBias(F32, {2, 40, 140, 1, 16, 16, false}, {2, 1, 1, 140}, -0x1p100);
  // The future is hidden before padding is added.
  Case filled = {5, 40, 40, 1, 16, 16, true, -0x1p100};
  filled.fillFirst = true;
  checkBias(F32, filled, {5, 1, 1, 40}, -0x1p100);
  filled.additive = true;
  checkBias(BF16, filled, {1, 1, 40, 40}, -0x1p100);
}

TEST_F(CudaAttention, HiddenScoresThatCount) {
  check(BF16, {1, 70, 200, 1, 16, 16, true, -2.0});
  check(F32, {1, 150, 150, 1, 16, 16, true, 1.0, true});
  check(BF16, {1, 200, 200, 1, 16, 16, true, -60.0});
  check(F64, {1, 70, 70, 2, 16, 16, true, 0.0, true, true});
}

TEST_F(CudaAttention, Dropout) {
  // Pairs of random words along each of the dimensions.
  check(BF16, {2, 70, 70, 3, 16, 16, true, -infinity, false, true});
  check(F32, {3, 70, 70, 2, 16, 16, true, -infinity, false, true});
  check(BF16, {3, 70, 71, 1, 16, 16, true, -infinity, false, true});
  check(BF16, {1, 65, 130, 1, 16, 16, false, -infinity, false, true});
  check(BF16, {5, 3, 3, 1, 16, 16, true, -infinity, true, true});
  // Only one of two heads that share words has hidden keys that count.
  check(BF16, {2, 100, 200, 1, 16, 16, true, -112.0, true, true});
}

TEST_F(CudaAttention, DropoutByKey) {
  auto checkKeyed = [&](ElementType type, Case c) {
    c.random = c.keyed = true;
    check(type, c);
  };
  checkKeyed(BF16, {2, 70, 71, 3, 16, 16});
  checkKeyed(F32, {1, 65, 130, 2, 16, 16, false, -infinity, true});
  // One mask for all heads; another order, with numbers beyond 32 bits.
  Case shared = {2, 70, 80, 3, 16, 16};
  shared.strides = {0, 0, 80, 1};
  checkKeyed(F32, shared);
  shared.strides = {int64_t(1) << 33, 0, (1 << 26) - 1, int64_t(5) << 30};
  checkKeyed(BF16, shared);
  checkKeyed(F32, {1, 70, 70, 1, 33, 48, true, -1e9, false, true, true});
}

// Forward writes down what it has drawn: in tiles of other sizes than those
// that read it, with parts that it never comes to, and with hidden weights.
TEST_F(CudaAttention, KeptByForward) {
  auto checkKept = [&](ElementType type, Case c) {
    c.random = c.keptByForward = true;
    check(type, c);
  };
  Case wide = {1, 200, 200, 1, 64, 64};
  wide.processors = 1;
  checkKept(BF16, wide);
  checkKept(BF16, {1, 90, 150, 2, 16, 16, true, -60.0, true});
  checkKept(F16, {1, 70, 40, 1, 160, 160}); // the first queries see nothing
  Case tf32 = {1, 70, 140, 1, 33, 48, true, -1e9, true};
  tf32.tf32 = tf32.keyed = true;
  checkKept(F32, tf32);
}

TEST_F(CudaAttention, Tf32) {
  check(F32, {2, 70, 140, 2, 64, 64, true, -infinity, true, true, true});
  check(F32, {1, 70, 70, 1, 33, 48, false, -infinity, false, false, true});
  check(F32, {1, 40, 40, 1, 256, 256, true, -1e9, false, false, true});
}

} // namespace
} // namespace trc::cuda

//===- AliasingTest.cpp - which results may replace which operands --------===//
//
// One kernel for each reason to allow it, or to refuse: a result is written to
// the memory of an operand only where no other element is read later.
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "trc/Kernel/Cost.h"

#include <gtest/gtest.h>

using namespace trc::kernel;

namespace {

constexpr ElementType F32 = ElementType::F32;

/// y[to] = 2 x[from], over 4 rows of 10; `l0` is the row, `l1` the column.
Kernel mapOf(const Affine &from, const Affine &to, int64_t elements = 40,
             ElementType toType = F32) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 40), y = b.buffer(toType, elements, true);
  b.beginLoop(10, true);
  Register value = b.load(x, from);
  Register doubled = b.compute(Opcode::Add, {value, value});
  b.store(y, to, toType == F32 ? doubled : b.bits(toType, 0));
  b.endLoop();
  return b.finish();
}

Affine element() { return {0, {{0, 10}, {1, 1}}}; }

TEST(Aliasing, ElementByElement) {
  EXPECT_TRUE(mayAlias(mapOf(element(), element()), 0, 1));
}

TEST(Aliasing, NotFromAnotherElement) {
  // The row backwards, and a column where rows are written.
  EXPECT_FALSE(mayAlias(mapOf({9, {{0, 10}, {1, -1}}}, element()), 0, 1));
  EXPECT_FALSE(mayAlias(mapOf({0, {{0, 1}, {1, 4}}}, element()), 0, 1));
}

TEST(Aliasing, NotOfAnotherSize) {
  EXPECT_FALSE(mayAlias(mapOf(element(), element(), 41), 0, 1));
  EXPECT_FALSE(
      mayAlias(mapOf(element(), element(), 40, ElementType::F64), 0, 1));
}

/// A row is read by one loop, and `readsAgain` says whether the loop that
/// writes it reads it, too. The second loop has extent and kind as given.
Kernel normalise(bool readsAgain, int64_t extent = 10, bool vector = true) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 40), y = b.buffer(F32, 40, true);
  Register zero = b.f32(0);
  LoopId first = b.beginLoop(10, true);
  Register sum =
      b.reduce(Opcode::Add, zero, b.load(x, {0, {{0, 10}, {first, 1}}}));
  b.endLoop();
  LoopId second = b.beginLoop(extent, vector);
  Affine index{0, {{0, 10}, {second, 1}}};
  b.store(y, index,
          readsAgain ? b.compute(Opcode::Divide, {b.load(x, index), sum})
                     : sum);
  b.endLoop();
  return b.finish();
}

TEST(Aliasing, LoopsOverTheSameRow) {
  EXPECT_TRUE(mayAlias(normalise(true), 0, 1));
  EXPECT_TRUE(mayAlias(normalise(false), 0, 1));
}

// The points of a vector loop may be threads, each of which would run all of
// the other loop: one of them writes what another still reads.
TEST(Aliasing, NotAcrossLoopsOfAnotherKind) {
  EXPECT_FALSE(mayAlias(normalise(true, 10, false), 0, 1));
  EXPECT_FALSE(mayAlias(normalise(true, 5), 0, 1));
}

TEST(Aliasing, NotWhatIsReadAfterTheWrite) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 4), y = b.buffer(F32, 4, true);
  unsigned z = b.buffer(F32, 4, true);
  Affine index{0, {{0, 1}}};
  b.store(y, index, b.f32(1));
  b.store(z, index, b.load(x, index));
  Kernel kernel = b.finish();
  EXPECT_FALSE(mayAlias(kernel, x, y));
  EXPECT_TRUE(mayAlias(kernel, x, z));
}

// What was written may be read back: it is the result that is meant.
TEST(Aliasing, ReadingTheResultBack) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 4), y = b.buffer(F32, 4, true);
  unsigned z = b.buffer(F32, 4, true);
  Affine index{0, {{0, 1}}};
  b.store(y, index, b.load(x, index));
  b.store(z, index, b.load(y, index));
  EXPECT_TRUE(mayAlias(b.finish(), x, y));
}

// A padded read is of an element that only the guard knows.
TEST(Aliasing, NotBehindAGuard) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 4), y = b.buffer(F32, 4, true);
  Affine index{0, {{0, 1}}};
  Register fill = b.f32(0);
  b.store(y, index, b.load(Access{x, index, {}, {{index, 1, 4}}, fill}));
  EXPECT_FALSE(mayAlias(b.finish(), x, y));
}

// Nor one that is looked up.
TEST(Aliasing, NotByAnIndexFromMemory) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 4), y = b.buffer(F32, 4, true);
  unsigned rows = b.buffer(ElementType::I32, 4);
  Affine index{0, {{0, 1}}};
  Register row = b.load(rows, index);
  b.store(y, index, b.load(Access{x, {}, {{row, 1}}, {}, noRegister}));
  EXPECT_FALSE(mayAlias(b.finish(), x, y));
}

// An operand that is not read may always give its place.
TEST(Aliasing, AnOperandThatIsNotRead) {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 4), y = b.buffer(F32, 4, true);
  b.store(y, {0, {{0, 1}}}, b.f32(1));
  EXPECT_TRUE(mayAlias(b.finish(), x, y));
}

TEST(Aliasing, ManyPairsOfOneKernel) {
  // a is read before anything is written, b behind the first write.
  KernelBuilder builder({4});
  unsigned a = builder.buffer(F32, 40), b = builder.buffer(F32, 40);
  unsigned c = builder.buffer(F32, 40, true), d = builder.buffer(F32, 40, true);
  builder.beginLoop(10, true);
  Register first = builder.load(a, element());
  builder.store(c, element(), first);
  builder.store(d, element(), builder.load(b, element()));
  builder.endLoop();
  Kernel kernel = builder.finish();
  using Pairs = std::vector<std::pair<unsigned, unsigned>>;
  const Pairs all = {{a, c}, {a, d}, {b, c}, {b, d}};
  EXPECT_EQ(aliasesAmong(kernel, all), (Pairs{{a, c}, {a, d}, {b, d}}));
  for (auto [read, written] : all)
    EXPECT_EQ(mayAlias(kernel, read, written), !(read == b && written == c));
}

} // namespace

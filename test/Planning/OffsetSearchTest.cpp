//===- OffsetSearchTest.cpp - the exact search for a placement ------------===//
//
// Small problems made by hand, one for each thing that the search concludes,
// and the bound on its work.
//
//===----------------------------------------------------------------------===//

#include "OffsetSearch.h"
#include "RandomBuffers.h"
#include "trc/Planning/OffsetCheck.h"

#include <gtest/gtest.h>

using namespace trc::planning;
using namespace trc::planning::test;

static SearchOutcome search(const std::vector<Buffer> &buffers,
                            int64_t capacity, int64_t steps = 10'000'000) {
  std::vector<int64_t> offsets;
  SearchOutcome outcome = searchOffsets(buffers, capacity, steps, offsets);
  if (outcome == SearchOutcome::Found) {
    OffsetVerdict verdict = checkOffsets(buffers, offsets);
    EXPECT_EQ(verdict.fault, "");
    EXPECT_LE(verdict.peak, capacity);
  }
  return outcome;
}

TEST(OffsetSearch, NothingToPlace) {
  EXPECT_EQ(search({}, 0), SearchOutcome::Found);
  EXPECT_EQ(search({{2, 2, 9}, {0, 4, 0}}, 0), SearchOutcome::Found);
}

TEST(OffsetSearch, StacksOfTheSameTimes) {
  std::vector<Buffer> buffers(9, {0, 3, 5});
  EXPECT_EQ(search(buffers, 45), SearchOutcome::Found);
  EXPECT_EQ(search(buffers, 44), SearchOutcome::Impossible);
}

// As deep as the search goes in a compile.
TEST(OffsetSearch, FourThousandInOneStack) {
  EXPECT_EQ(search(std::vector<Buffer>(4000, {0, 3, 5}), 20000, 1'000'000'000),
            SearchOutcome::Found);
}

// A pinwheel: no cut through time or bytes divides the four and the middle.
TEST(OffsetSearch, Pinwheel) {
  std::vector<Buffer> buffers{
      {0, 2, 1}, {2, 3, 2}, {1, 3, 1}, {0, 1, 2}, {1, 2, 1}};
  EXPECT_EQ(search(buffers, 3), SearchOutcome::Found);
}

// 5 bytes live at every time. That 5 is too little was found by trying all
// orders (OffsetsTest does it again).
TEST(OffsetSearch, LiveSumOutOfReach) {
  std::vector<Buffer> buffers{{0, 1, 3}, {1, 2, 2}, {0, 3, 2}, {2, 3, 1},
                              {3, 4, 3}, {1, 4, 1}, {2, 5, 1}, {4, 5, 4}};
  EXPECT_EQ(search(buffers, 5), SearchOutcome::Impossible);
  EXPECT_EQ(search(buffers, 6), SearchOutcome::Found);
}

// What does not live together is solved apart, however much of it there is.
TEST(OffsetSearch, PartsOfTimeAreIndependent) {
  std::vector<Buffer> buffers;
  for (int64_t part = 0; part < 40; ++part)
    for (Buffer buffer : tightBuffers(static_cast<uint64_t>(part), 30, 1000)) {
      buffer.lower += 30 * part;
      buffer.upper += 30 * part;
      buffers.push_back(buffer);
    }
  EXPECT_EQ(search(buffers, 1000, 50'000'000), SearchOutcome::Found);
}

TEST(OffsetSearch, AlignsAllOffsets) {
  std::vector<Buffer> buffers{{0, 3, 1, 64}, {1, 4, 65, 64}, {2, 5, 64, 64}};
  EXPECT_EQ(search(buffers, 256), SearchOutcome::Found);
  EXPECT_EQ(search(buffers, 192), SearchOutcome::Impossible);
  // 193 bytes: the short one on top, which need not be whole.
  EXPECT_NE(search(buffers, 193), SearchOutcome::Impossible);
}

// Padding to another buffer's alignment is our choice and proves nothing.
TEST(OffsetSearch, MixedAlignmentsProveNothing) {
  std::vector<Buffer> buffers{{0, 2, 64, 64}, {0, 2, 1, 1}, {0, 2, 1, 1}};
  EXPECT_EQ(search(buffers, 192), SearchOutcome::Found);
  EXPECT_EQ(search(buffers, 66), SearchOutcome::OutOfSteps);
}

TEST(OffsetSearch, KeepsToItsSteps) {
  std::vector<Buffer> buffers = tightBuffers(1, 400, 1 << 20);
  for (int64_t limit : {1, 1000, 100'000, 10'000'000}) {
    int64_t steps = limit;
    std::vector<int64_t> offsets;
    SearchOutcome outcome = searchOffsets(buffers, 1 << 20, steps, offsets);
    EXPECT_LT(steps, limit);
    EXPECT_GT(steps, -200'000) << "one decision more than allowed";
    if (outcome == SearchOutcome::OutOfSteps) {
      EXPECT_LE(steps, 0);
    }
  }
}

// What layers keep for their way back lives long, and one decision may lead to
// millions of others: those are of the same steps.
TEST(OffsetSearch, EndsWithItsSteps) {
  constexpr int64_t layers = 1000;
  std::vector<Buffer> buffers;
  for (int64_t i = 0; i < layers; ++i) {
    buffers.push_back({2 * i, 4 * layers - 2 * i, 8192, 64});
    buffers.push_back({2 * i, 2 * i + 3, 16384, 64});
    buffers.push_back(
        {4 * layers - 2 * i - 2, 4 * layers - 2 * i + 1, 24576, 64});
  }
  int64_t steps = 2'000'000;
  std::vector<int64_t> offsets;
  EXPECT_EQ(searchOffsets(buffers, largestLiveSum(buffers), steps, offsets),
            SearchOutcome::OutOfSteps);
  EXPECT_LE(steps, 0);
  EXPECT_GT(steps, -20'000);
}

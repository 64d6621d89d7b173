//===- DescriptionsTest.cpp - what every target's figures have to be ------===//

#include "trc/Target/TargetDescription.h"

#include <gtest/gtest.h>

using namespace trc;

// Views rely on `leastAlignment` without asking which target it is.
TEST(Descriptions, BuffersBeginWhereViewsRelyOnIt) {
  for (Target target : allTargets) {
    const TargetDescription &figures = describe(target);
    EXPECT_GT(figures.bufferAlignment, 0) << nameOf(target).str();
    EXPECT_EQ(figures.bufferAlignment % leastAlignment, 0)
        << nameOf(target).str();
  }
}

// A rate of zero would make every plan as good as any other.
TEST(Descriptions, FiguresAreThere) {
  for (Target target : allTargets) {
    const TargetDescription &figures = describe(target);
    EXPECT_GT(figures.costs.launchNanoseconds, 0) << nameOf(target).str();
    EXPECT_GT(figures.costs.bytesPerNanosecond, 1) << nameOf(target).str();
    EXPECT_GT(figures.products.f32, 1) << nameOf(target).str();
    EXPECT_GE(figures.products.half, figures.products.f32)
        << nameOf(target).str();
    EXPECT_GT(figures.scratch.mostRowBytes, 0) << nameOf(target).str();
    EXPECT_GT(figures.scratch.leastCycles, 0) << nameOf(target).str();
    EXPECT_GT(figures.copies.mostLightCycles, 0) << nameOf(target).str();
    EXPECT_GT(figures.products.busyRows, 1) << nameOf(target).str();
    EXPECT_GT(figures.recompute.leastBytes, 0) << nameOf(target).str();
    EXPECT_GT(figures.recompute.mostReadPerByte, 0) << nameOf(target).str();
    EXPECT_GT(figures.head.chunkBytes, 0) << nameOf(target).str();
    EXPECT_GT(figures.head.wordMultiple, 0) << nameOf(target).str();
    EXPECT_GT(figures.reductions.chunks, 1) << nameOf(target).str();
  }
}

// What a GPU's second-level cache holds is more than a core's.
TEST(Descriptions, CachesAreTheirOwn) {
  EXPECT_EQ(describe(Target::Host).uncachedBytes, int64_t(256) << 10);
  EXPECT_EQ(describe(Target::Cuda).uncachedBytes, 10'000'000);
}

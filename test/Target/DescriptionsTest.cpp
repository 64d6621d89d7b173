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
    EXPECT_GT(figures.reductions.chunks, 1) << nameOf(target).str();
  }
}

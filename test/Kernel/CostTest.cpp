//===- CostTest.cpp - what kernels cost, by figures of a target -----------===//
//
// One kernel for each figure: what grows with it, and by how much.
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"
#include "trc/Target/TargetDescription.h"

#include <gtest/gtest.h>

using namespace trc;
using namespace trc::kernel;

namespace {

constexpr ElementType F32 = ElementType::F32;

/// y = x + x, a flat map.
Kernel mapOf(int64_t elements) {
  KernelBuilder b({elements}, true);
  unsigned x = b.buffer(F32, elements), y = b.buffer(F32, elements, true);
  Register value = b.load(x, {0, {{0, 1}}});
  b.store(y, {0, {{0, 1}}}, b.compute(Opcode::Add, {value, value}));
  return b.finish();
}

/// The rows of x, copied through a row of scratch memory.
Kernel rowsOf(int64_t rows, int64_t columns) {
  KernelBuilder b({rows});
  unsigned x = b.buffer(F32, rows * columns),
           y = b.buffer(F32, rows * columns, true),
           row = b.scratch(F32, columns);
  LoopId first = b.beginLoop(columns, true);
  b.store(row, {0, {{first, 1}}}, b.load(x, {0, {{0, columns}, {first, 1}}}));
  b.endLoop();
  LoopId second = b.beginLoop(columns, true);
  b.store(y, {0, {{0, columns}, {second, 1}}}, b.load(row, {0, {{second, 1}}}));
  b.endLoop();
  return b.finish();
}

double timeOf(const Kernel &kernel, Target target) {
  const CostModel &model = describe(target).costs;
  return costOf(kernel, model).nanoseconds(model);
}

TEST(Cost, CountsBytesAndOperations) {
  const Cost cost = costOf(mapOf(1 << 20), describe(Target::Host).costs);
  EXPECT_EQ(cost.bytesRead, 4 << 20);
  EXPECT_EQ(cost.bytesWritten, 4 << 20);
  EXPECT_EQ(cost.bytesAgain, 0);
  EXPECT_EQ(cost.operations, 1 << 20);
  EXPECT_EQ(cost.busy, 1);
}

TEST(Cost, TakesALaunchBytesAndCycles) {
  // An addition, a load and a store for each of 64 lanes.
  EXPECT_DOUBLE_EQ(timeOf(mapOf(1 << 20), Target::Host),
                   1500 + (8 << 20) / 10.0 + 3 * (1 << 20) / 64.0 / 3);
}

TEST(Cost, AGpuIsMadeOfLaunchesWhereAHostIsMadeOfBytes) {
  const Kernel kernel = mapOf(1 << 18);
  EXPECT_GT(timeOf(kernel, Target::Host),
            100 * describe(Target::Host).costs.launchNanoseconds);
  EXPECT_LT(timeOf(kernel, Target::Cuda),
            2 * describe(Target::Cuda).costs.launchNanoseconds);
}

TEST(Cost, FewElementsLeaveAGpuIdle) {
  const CostModel &gpu = describe(Target::Cuda).costs;
  EXPECT_EQ(costOf(mapOf(gpu.busyElements), gpu).busy, 1);
  EXPECT_EQ(costOf(mapOf(gpu.busyElements / 4), gpu).busy, 0.25);
  EXPECT_EQ(costOf(mapOf(1), describe(Target::Host).costs).busy, 1);
}

TEST(Cost, RowsBeyondTheMemoryOfABlockAreReadAgain) {
  const CostModel &gpu = describe(Target::Cuda).costs;
  const int64_t fitting = gpu.localBytes / 4;
  EXPECT_EQ(costOf(rowsOf(8, fitting), gpu).bytesAgain, 0);
  EXPECT_EQ(costOf(rowsOf(8, fitting + 1), gpu).bytesAgain,
            8 * 4 * (fitting + 1));
  EXPECT_EQ(
      costOf(rowsOf(8, fitting + 1), describe(Target::Host).costs).bytesAgain,
      0);
}

TEST(Cost, GrainIsWorthAWorker) {
  // 20 us of 8 bytes each at 10 bytes a nanosecond, and of its operations.
  const CostModel &host = describe(Target::Host).costs;
  const double each = 8 / 10.0 + 3 / 64.0 / 3;
  const auto wanted = static_cast<int64_t>(20000 / each);
  EXPECT_EQ(grainOf(mapOf(1 << 20), host), (wanted + 1023) / 1024 * 1024);
}

} // namespace

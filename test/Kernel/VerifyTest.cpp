//===- VerifyTest.cpp - the verifier and the printer of the loop form -----===//

#include "KernelBuilder.h"

#include <gtest/gtest.h>

using namespace trc::kernel;

namespace {

constexpr ElementType F32 = ElementType::F32;

Kernel scaleRows() {
  KernelBuilder b({4});
  unsigned x = b.buffer(F32, 40), y = b.buffer(F32, 40, true);
  Register two = b.f32(2);
  LoopId j = b.beginLoop(10, true);
  Affine index{0, {{0, 10}, {j, 1}}};
  b.store(y, index, b.compute(Opcode::Multiply, {b.load(x, index), two}));
  b.endLoop();
  return b.finish();
}

TEST(Verify, AcceptsAndPrints) {
  Kernel kernel = scaleRows();
  EXPECT_EQ(verify(kernel), "");
  EXPECT_EQ(toString(kernel), R"(kernel test parallel(4) {
  b0 : f32[40]
  b1 : f32[40] written
  %0 : f32 = constant 0x40000000
  vector l1 < 10 {
    %1 : f32 = load b0[10*l0 + l1]
    %2 : f32 = multiply %1, %0
    store b1[10*l0 + l1] = %2
  }
}
)");
}

TEST(Verify, RefusesReachingOutside) {
  Kernel kernel = scaleRows();
  kernel.buffers[0].elements = 39;
  EXPECT_EQ(verify(kernel), "elements 0 to 39 of b0 reached, it has 39");
}

TEST(Verify, RefusesStoreToReadOnly) {
  Kernel kernel = scaleRows();
  kernel.buffers[1].written = false;
  EXPECT_EQ(verify(kernel), "store to b1, which is not marked as written");
}

TEST(Verify, RefusesUseBeforeDefinition) {
  Kernel kernel = scaleRows();
  std::swap(kernel.body[0], kernel.body[1]);
  EXPECT_EQ(verify(kernel), "register %0 is used before it is set");
}

TEST(Verify, RefusesMixedTypes) {
  Kernel kernel = scaleRows();
  kernel.registers[0] = ElementType::F64;
  EXPECT_EQ(verify(kernel), "register %0 is f64, expected f32");
}

TEST(Verify, RefusesNestedVectorLoops) {
  KernelBuilder b({4});
  b.beginLoop(10, true);
  b.beginLoop(10, true);
  b.endLoop();
  b.endLoop();
  EXPECT_EQ(verify(b.finish()), "vector loop l2 inside another vector loop");
}

TEST(Verify, RefusesBoundsByLane) {
  KernelBuilder b({4});
  LoopId j = b.beginLoop(10, true);
  b.beginLoop(10, false, Affine{0, {{j, 1}}});
  b.endLoop();
  b.endLoop();
  EXPECT_EQ(verify(b.finish()), "the bound of l2 differs between lanes");
}

TEST(Verify, RefusesWhatNoKernelComputes) {
  KernelBuilder b({4});
  b.compute(Opcode::Exp, {b.bits(ElementType::F64, 0)});
  EXPECT_EQ(verify(b.finish()), "no kernel can compute exp on f64");
}

// A padded window: two guards together keep row and column inside.
TEST(Verify, UsesGuards) {
  KernelBuilder b({8, 8});
  unsigned x = b.buffer(F32, 64);
  LoopId ky = b.beginLoop(3, false), kx = b.beginLoop(3, false);
  Affine row{-1, {{0, 1}, {ky, 1}}}, column{-1, {{1, 1}, {kx, 1}}};
  Access access{x,
                {-9, {{0, 8}, {ky, 8}, {1, 1}, {kx, 1}}},
                {},
                {{row, 0, 8}, {column, 0, 8}},
                noRegister};
  b.load(access);
  b.endLoop();
  b.endLoop();
  EXPECT_EQ(verify(b.kernel = b.finish()), "");
  Kernel kernel = b.finish();
  kernel.body[0].loop[0].body[0].loop[0].body[0].access.guards.pop_back();
  EXPECT_NE(verify(kernel), "");
}

} // namespace

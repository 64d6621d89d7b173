//===- KernelScanTest.cpp - finding kernels in text -----------------------===//

#include "Nvrtc/KernelScan.h"

#include <gtest/gtest.h>

namespace trc::simt::test {
namespace {

constexpr const char *manyForms = R"text(
// extern "C" __global__ void not_this(int);
/* nor __global__ void this(); */
const char *text = "__global__ void nor_this_\"_one()";
extern "C" __global__ void plain(const float *x);
extern "C" __global__ void __launch_bounds__(128 * (1 + 1), 2)
  trc_bounded(float *x) { if (x) { } }
__global__ __attribute__((used)) void __launch_bounds__(N) three(int (*f)(int)) {}
)text";

TEST(KernelScan, FindsNamesAndBounds) {
  const auto kernels = findKernels(manyForms);
  ASSERT_EQ(kernels.size(), 3u);
  EXPECT_EQ(kernels[0].name, "plain");
  EXPECT_EQ(kernels[0].bound, "0");
  EXPECT_EQ(kernels[1].name, "trc_bounded");
  EXPECT_EQ(kernels[1].bound, "128 * (1 + 1)");
  EXPECT_EQ(kernels[2].name, "three");
  EXPECT_EQ(kernels[2].bound, "N");
}

TEST(KernelScan, TextThatEndsEarly) {
  for (const char *text : {"", "__global__", "__global__ void", "/*", "\"",
                           "__global__ void __launch_bounds__(1"})
    EXPECT_LE(findKernels(text).size(), 1u);
}

} // namespace
} // namespace trc::simt::test

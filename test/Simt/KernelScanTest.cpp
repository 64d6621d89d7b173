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

TEST(KernelScan, FindsNamespaces) {
  const auto kernels =
      findKernels("__global__ void first() { if (x) { } }\n"
                  "namespace one { struct S { int x; };\n"
                  "namespace inner { __global__ void second() {} }\n"
                  "__global__ void third() { { } } }\n"
                  "using namespace one;\n__global__ void fourth() {}\n"
                  "namespace { __global__ void fifth() {} }\n");
  ASSERT_EQ(kernels.size(), 5u);
  const char *scopes[] = {"", "one::inner", "one", "", ""};
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(kernels[i].scope, scopes[i]) << kernels[i].name;
}

TEST(KernelScan, TextThatEndsEarly) {
  for (const char *text : {"", "__global__", "__global__ void", "/*", "\"",
                           "__global__ void __launch_bounds__(1"})
    EXPECT_LE(findKernels(text).size(), 1u);
}

} // namespace
} // namespace trc::simt::test

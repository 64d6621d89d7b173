//===- EqualBytesTest.cpp - equal kernels give equal images ---------------===//

#include "KernelRunner.h"
#include "RandomKernels.h"

#include <gtest/gtest.h>

namespace trc::host {
namespace {

TEST(Images, EqualKernelsGiveEqualBytes) {
  std::vector<CompiledKernel> first, second;
  ASSERT_EQ(KernelCompiler().compile(makeRandomKernel(5), first), "");
  ASSERT_EQ(KernelCompiler().compile(makeRandomKernel(5), second), "");
  ASSERT_EQ(first.size(), second.size());
  for (size_t i = 0; i < first.size(); ++i)
    EXPECT_EQ(first[i].image, second[i].image);
}

} // namespace
} // namespace trc::host

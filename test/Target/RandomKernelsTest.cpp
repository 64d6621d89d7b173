//===- RandomKernelsTest.cpp - random kernels on the host -----------------===//
//
// Compiled and interpreted: equal bits. Bounded under `make test`;
// TRC_RANDOM_KERNELS=N runs N of them.
//
//===----------------------------------------------------------------------===//

#include "RandomKernels.h"
#include "Compare.h"

#include <cstdlib>

namespace trc::host {
namespace {

TEST(RandomKernels, AgreeWithInterpreter) {
  const char *wish = std::getenv("TRC_RANDOM_KERNELS");
  unsigned count = wish ? unsigned(std::atoi(wish)) : 200;
  for (unsigned seed = 1; seed <= count && !testing::Test::HasFailure();
       ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    CompareOptions options;
    options.seed = seed;
    options.range = 1024;
    compareWithInterpreter(makeRandomKernel(seed), options);
  }
}

} // namespace
} // namespace trc::host

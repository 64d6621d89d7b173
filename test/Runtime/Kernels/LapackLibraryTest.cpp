//===- LapackLibraryTest.cpp - a LAPACK that others have opened too -------===//
//
// A script may have opened the library that factorisations are done by, set its
// number of threads, and set it again while one is at work. Each sees its own
// number only. The library is a stand-in (ThreadedLapack.c), which tells how
// many threads it was called with and can be held within a call.
//
//===----------------------------------------------------------------------===//

#include "device/host/kernels/Lapack.h"

#include <cstdlib>
#include <dlfcn.h>
#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>

namespace trc::runtime::host {
namespace {

using namespace trc::factorisations;

constexpr int64_t size = 4;

Problem makeProblem() {
  Problem problem;
  problem.kind = Kind::Lu;
  problem.rows = problem.columns = problem.least = size;
  return problem;
}

/// Factors a matrix that begins with these numbers; gives the status, which is
/// the number of threads that the library had.
int factor(std::vector<double> begin) {
  const Problem problem = makeProblem();
  std::vector<lapack::Numbers<double>> values;
  std::vector<double *> operands;
  for (int64_t count : problem.sizes())
    operands.push_back(values.emplace_back(count).data());
  // The library has columns where we have rows.
  for (size_t i = 0; i < begin.size(); ++i)
    values[0][i * size] = begin[i];
  lapack::Factoriser<double>(problem).factor(operands);
  return static_cast<int>(*operands.back());
}

TEST(LapackLibrary, numbersOfThreadsOfAScriptAreItsOwn) {
  setenv("TRC_LAPACK", TRC_STAND_IN, 1);
  void *script = dlopen(TRC_STAND_IN, RTLD_NOW | RTLD_GLOBAL);
  ASSERT_TRUE(script) << dlerror();
  auto setThreads = reinterpret_cast<void (*)(int)>(
      dlsym(script, "openblas_set_num_threads"));
  auto threads =
      reinterpret_cast<int (*)()>(dlsym(script, "openblas_get_num_threads"));
  setThreads(3);
  Result<bool> reserved = lapack::reserve();
  ASSERT_FALSE(reserved.failed());
  ASSERT_TRUE(*reserved);
  EXPECT_EQ(threads(), 3);
  EXPECT_EQ(factor({}), 1);

  int begun[2], goOn[2];
  ASSERT_EQ(pipe(begun), 0);
  ASSERT_EQ(pipe(goOn), 0);
  int seen = 0;
  std::thread worker(
      [&] { seen = factor({-4096, double(begun[1]), double(goOn[0])}); });
  char byte = 0;
  EXPECT_EQ(read(begun[0], &byte, 1), 1);
  EXPECT_EQ(threads(), 3);
  setThreads(7);
  EXPECT_EQ(write(goOn[1], &byte, 1), 1);
  worker.join();
  EXPECT_EQ(seen, 1);
  EXPECT_EQ(threads(), 7);
  EXPECT_EQ(factor({}), 1);
  for (int descriptor : {begun[0], begun[1], goOn[0], goOn[1]})
    close(descriptor);
}

/// Ends with 0 where that library is refused with that text.
[[noreturn]] void refuse(const char *file, const char *text) {
  setenv("TRC_LAPACK", file, 1);
  Result<bool> reserved = lapack::reserve();
  const bool isRefused =
      reserved.failed() &&
      reserved.takeStatus().message().find(text) != std::string::npos;
  std::_Exit(isRefused ? 0 : 1);
}

TEST(LapackLibraryDeathTest, whatCannotBeOpenedIsRefused) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  EXPECT_EXIT(
      refuse("/nowhere/liblapack.so", "TRC_LAPACK=/nowhere/liblapack.so"),
      testing::ExitedWithCode(0), "");
  EXPECT_EXIT(refuse("libm.so.6", "lacks functions of LAPACK"),
              testing::ExitedWithCode(0), "");
}

} // namespace
} // namespace trc::runtime::host

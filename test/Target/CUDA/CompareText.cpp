//===- CompareText.cpp - CUDA C++ text against the interpreter ------------===//
//
// Writes kernels as text, compiles that for the CPU and runs them there. The
// interpreter takes the elements of reductions in the order that the text does.
//
// To start a compiler costs more than a kernel does, so a test's kernels wait
// for its end and are one text.
//
//===----------------------------------------------------------------------===//

#include "../Compare.h"
#include "KernelRunner.h"

#include "trc/Target/CUDA/KernelText.h"

#include <utility>

using namespace trc::kernel;

namespace trc::host {
namespace {

/// A kernel, under a name of its own, and what it is to be compared on.
struct Comparison {
  Kernel kernel;
  CompareOptions options;
  cuda::KernelText written;

  std::string symbol() const { return "trc_" + kernel.name; }
};

void compareOn(simt::test::KernelRunner &device,
               const simt::test::Kernel &compiled, const Comparison &it) {
  const Kernel &kernel = it.kernel;
  const CompareOptions &options = it.options;
  std::vector<Bytes> initial = makeOperands(kernel, options);
  std::vector<Bytes> expected = makeExpected(kernel, options, it.written.order);
  std::vector<simt::test::DeviceBuffer> buffers, arguments;
  for (const Bytes &bytes : initial)
    buffers.push_back(bytes.empty() ? device.allocate(1)
                                    : device.upload(bytes));
  for (size_t i = 0; i < buffers.size(); ++i)
    arguments.push_back(buffers[home(options, i)]);
  simt::test::LaunchShape shape;
  for (unsigned i = 0; i < 3; ++i)
    shape.grid[i] = unsigned(it.written.launch.grid[i]);
  shape.block = unsigned(it.written.launch.block);
  shape.shared = unsigned(it.written.launch.shared);
  ASSERT_EQ(device.launch(compiled, shape, arguments), "")
      << toString(kernel) << it.written.text;
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (home(options, i) != i)
      continue;
    Bytes actual = device.download<uint8_t>(buffers[i]);
    std::string difference = findDifference(kernel.buffers[i], options.ulps,
                                            expected[i].data(), actual.data());
    ASSERT_EQ(difference, "") << "b" << i << "\n"
                              << toString(kernel) << it.written.text;
  }
}

/// The comparisons of the test that runs.
class Waiting : public testing::EmptyTestEventListener {
public:
  static Waiting &ofTest() {
    static Waiting *waiting = [] {
      auto *made = new Waiting;
      testing::UnitTest::GetInstance()->listeners().Append(made);
      return made;
    }();
    return *waiting;
  }

  void add(Comparison comparison) {
    comparisons.push_back(std::move(comparison));
    if (comparisons.size() == most)
      compareAll();
  }

  void OnTestEnd(const testing::TestInfo &) override { compareAll(); }

private:
  /// A text that does not compile is shown.
  static constexpr size_t most = 64;

  void compareAll() {
    const std::vector<Comparison> all = std::exchange(comparisons, {});
    if (all.empty())
      return;
    std::string text;
    std::vector<std::string> symbols;
    for (const Comparison &each : all) {
      text += each.written.text + "\n";
      symbols.push_back(each.symbol());
    }
    const std::vector<simt::test::Kernel> compiled =
        device.compileAll(text, symbols);
    ASSERT_EQ(compiled.size(), all.size());
    for (size_t i = 0; i < all.size(); ++i) {
      ASSERT_TRUE(compiled[i]) << compiled[i].log << text;
      compareOn(device, compiled[i], all[i]);
      if (testing::Test::HasFatalFailure())
        return;
    }
  }

  simt::test::KernelRunner device;
  std::vector<Comparison> comparisons;
};

} // namespace

void compareWithInterpreter(const Kernel &kernel,
                            const CompareOptions &options) {
  static unsigned number = 0;
  ASSERT_EQ(verify(kernel), "") << toString(kernel);
  Comparison comparison{kernel, options, {}};
  comparison.kernel.name += "_" + std::to_string(++number);
  ASSERT_EQ(cuda::writeKernel(comparison.kernel, {}, comparison.written), "")
      << toString(kernel);
  Waiting::ofTest().add(std::move(comparison));
}

} // namespace trc::host

//===- CompareText.cpp - CUDA C++ text against the interpreter ------------===//
//
// Writes the kernel as text, compiles that for the CPU and runs it there. The
// interpreter takes the elements of reductions in the order that the text does.
//
//===----------------------------------------------------------------------===//

#include "../Compare.h"
#include "KernelRunner.h"

#include "trc/Target/CUDA/KernelText.h"

using namespace trc::kernel;

namespace trc::host {

static simt::test::KernelRunner &sharedRunner() {
  static simt::test::KernelRunner runner;
  return runner;
}

void compareWithInterpreter(const Kernel &kernel,
                            const CompareOptions &options) {
  ASSERT_EQ(verify(kernel), "") << toString(kernel);
  cuda::KernelText written;
  ASSERT_EQ(cuda::writeKernel(kernel, {}, written), "") << toString(kernel);
  std::vector<Bytes> initial = makeOperands(kernel, options);
  std::vector<Bytes> expected = makeExpected(kernel, options, written.order);

  simt::test::KernelRunner &device = sharedRunner();
  simt::test::Kernel compiled =
      device.compile(written.text, "trc_" + kernel.name);
  ASSERT_TRUE(compiled) << compiled.log << written.text;
  std::vector<simt::test::DeviceBuffer> buffers, arguments;
  for (const Bytes &bytes : initial)
    buffers.push_back(bytes.empty() ? device.allocate(1)
                                    : device.upload(bytes));
  for (size_t i = 0; i < buffers.size(); ++i)
    arguments.push_back(buffers[home(options, i)]);
  simt::test::LaunchShape shape;
  for (unsigned i = 0; i < 3; ++i)
    shape.grid[i] = unsigned(written.launch.grid[i]);
  shape.block = unsigned(written.launch.block);
  shape.shared = unsigned(written.launch.shared);
  ASSERT_EQ(device.launch(compiled, shape, arguments), "")
      << toString(kernel) << written.text;
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (home(options, i) != i)
      continue;
    Bytes actual = device.download<uint8_t>(buffers[i]);
    std::string difference = findDifference(kernel.buffers[i], options.ulps,
                                            expected[i].data(), actual.data());
    ASSERT_EQ(difference, "") << "b" << i << "\n"
                              << toString(kernel) << written.text;
  }
}

} // namespace trc::host

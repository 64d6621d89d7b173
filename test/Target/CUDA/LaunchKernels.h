//===- LaunchKernels.h - what a generator wrote, run on the CPU -*- C++ -*-===//

#ifndef TRC_TEST_TARGET_CUDA_LAUNCHKERNELS_H
#define TRC_TEST_TARGET_CUDA_LAUNCHKERNELS_H

#include "KernelRunner.h"
#include "Target/CUDA/Library/Library.h"

#include "gtest/gtest.h"

namespace trc::cuda::test {

/// Compiles the kernels of a call and launches them one after the other;
/// `memory` has the buffer of each operand. The test has failed where one was
/// not compiled, or came to grief.
inline void
launchKernels(simt::test::KernelRunner &device,
              llvm::ArrayRef<GeneratedKernel> kernels,
              llvm::function_ref<simt::test::DeviceBuffer(unsigned)> memory) {
  for (const GeneratedKernel &kernel : kernels) {
    simt::test::Kernel compiled =
        device.compile(kernel.text, "trc_" + kernel.name);
    ASSERT_TRUE(compiled) << compiled.log << kernel.text;
    std::vector<simt::test::DeviceBuffer> arguments;
    for (unsigned operand : kernel.operands)
      arguments.push_back(memory(operand));
    ASSERT_EQ(
        device.launch(compiled,
                      {.grid = {static_cast<unsigned>(kernel.launch.grid[0])},
                       .block = static_cast<unsigned>(kernel.launch.block),
                       .shared = static_cast<unsigned>(kernel.launch.shared)},
                      arguments),
        "")
        << kernel.name << "\n"
        << kernel.text;
  }
}

} // namespace trc::cuda::test

#endif // TRC_TEST_TARGET_CUDA_LAUNCHKERNELS_H

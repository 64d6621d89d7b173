//===- CompareHost.cpp - compiled kernels against the interpreter ---------===//

#include "Compare.h"
#include "KernelRunner.h"

#include "trc/Target/Host/ImageForm.h"

using namespace trc::kernel;

namespace trc::host {

KernelCompiler &sharedCompiler() {
  static KernelCompiler compiler;
  return compiler;
}

void compareWithInterpreter(const Kernel &kernel,
                            const CompareOptions &options) {
  ASSERT_EQ(verify(kernel), "") << toString(kernel);
  std::vector<Bytes> initial = makeOperands(kernel, options);
  std::vector<Bytes> expected = makeExpected(kernel, options, {});
  int64_t items = workItems(kernel);
  std::vector<CompiledKernel> images;
  const Kernel form =
      options.isAnySize ? imageFormOfAnySize(kernel) : imageForm(kernel);
  ASSERT_EQ(sharedCompiler().compile(form, images,
                                     options.isAnySize ? Elements::Any
                                                       : Elements::Known),
            "")
      << toString(kernel);
  for (const CompiledKernel &image : images) {
    if (!machineHas(image.isa))
      continue;
    MappedKernel run(image);
    for (bool atEnd : {true, false}) {
      std::vector<std::unique_ptr<GuardedMemory>> memory;
      std::vector<void *> operands;
      for (size_t i = 0; i < initial.size(); ++i) {
        memory.push_back(
            std::make_unique<GuardedMemory>(initial[i].size(), atEnd));
        std::copy(initial[i].begin(), initial[i].end(),
                  static_cast<uint8_t *>(memory.back()->data()));
        operands.push_back(memory[home(options, i)]->data());
      }
      size_t bytes = scratchBytes(kernel);
      GuardedMemory scratch((bytes + 4095) / 4096 * 4096, atEnd);
      for (int64_t begin = 0; begin < items; begin += options.range)
        run(operands.data(), begin, std::min(begin + options.range, items),
            scratch.data());
      for (size_t i = 0; i < initial.size(); ++i) {
        if (home(options, i) != i)
          continue;
        std::string difference =
            findDifference(kernel.buffers[i], options.ulps, expected[i].data(),
                           static_cast<uint8_t *>(memory[i]->data()));
        ASSERT_EQ(difference, "") << toString(image.isa) << " b" << i << "\n"
                                  << toString(kernel);
      }
    }
  }
}

} // namespace trc::host

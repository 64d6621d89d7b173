//===- LibraryRunner.h - a library call on both sides -----------*- C++ -*-===//
//
// The frame of LibraryRunTest: a `plan.call` in text is run twice on the same
// bytes, by the generated kernels on the stand-in for the driver and by the
// host's library kernel, and what it writes is compared.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_CUDA_LIBRARYRUNNER_H
#define TRC_TEST_TARGET_CUDA_LIBRARYRUNNER_H

#include "device/host/LibraryKernel.h"

#include "trc/Dialect/Plan/PlanDialect.h"

#include "gtest/gtest.h"

#include <map>

namespace trc::cuda::test {

/// A reducer or comparator, as text and as the host calls it.
struct Function {
  const char *name, *text;
  runtime::host::Callee callee;
};

/// What an operand holds before the call: integers in [low, high).
struct Range {
  int64_t low = -8, high = 9;
};

/// Both sides of one call after the other, with their memory.
class CudaLibraryRun : public testing::Test {
protected:
  CudaLibraryRun();

  /// Runs the call on both and compares what it writes. `most` is the largest
  /// difference of two floats, relative to the larger or to one.
  void compare(const std::string &call, std::vector<Function> functions = {},
               std::map<unsigned, Range> ranges = {}, double most = 0);

private:
  struct Operand {
    runtime::ElementType type;
    std::vector<int64_t> shape;
    unsigned buffer;
    int64_t elements() const {
      int64_t count = 1;
      for (int64_t extent : shape)
        count *= extent;
      return count;
    }
  };

  void readCall(plan::CallOp op, std::map<unsigned, Range> &ranges);
  void runHost(plan::CallOp op, const std::vector<Function> &functions);
  void runDevice(plan::CallOp op, const std::vector<Function> &functions);
  void compareOperand(size_t i, double most);

  mlir::MLIRContext context;
  std::vector<Operand> operands;
  std::vector<std::vector<char>> before, onHost, onDevice;
  uint64_t random = 1;
};

} // namespace trc::cuda::test

#endif // TRC_TEST_TARGET_CUDA_LIBRARYRUNNER_H

//===- Compare.h - compiled kernels against the interpreter -----*- C++ -*-===//
//
// Fills operands, runs the interpreter and every image that this machine can
// run, and compares all of memory. Zero tolerance unless told otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_COMPARE_H
#define TRC_TEST_TARGET_COMPARE_H

#include "KernelRunner.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace trc::host {

using Bytes = std::vector<uint8_t>;

/// Random elements: small numbers, special values and any bit pattern.
void fillRandom(kernel::ElementType type, Bytes &bytes, std::mt19937 &random);

struct CompareOptions {
  unsigned seed = 1;
  double ulps = 0; ///< allowed, in units of the element type
  /// Contents of the first operands; the rest is random.
  std::vector<Bytes> inputs;
  /// Work items, cut into ranges at multiples of this.
  int64_t range = 1 << 20;
  /// Operand i shares its memory with operand aliases[i], when that is >= 0.
  std::vector<int> aliases;
};

/// Adds test failures where a compiled kernel and the interpreter disagree.
void compareWithInterpreter(const kernel::Kernel &kernel,
                            const CompareOptions &options = {});

KernelCompiler &sharedCompiler();

} // namespace trc::host

#endif // TRC_TEST_TARGET_COMPARE_H

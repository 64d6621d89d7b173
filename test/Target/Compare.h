//===- Compare.h - compiled kernels against the interpreter -----*- C++ -*-===//
//
// Fills operands, runs the interpreter and what a target made of the kernel,
// and compares all of memory. Zero tolerance unless told otherwise.
//
// The same tests run over two targets: `compareWithInterpreter` is defined in
// CompareHost.cpp (every image that this machine can run) and in
// CUDA/CompareText.cpp (CUDA C++ text, run on the CPU).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_COMPARE_H
#define TRC_TEST_TARGET_COMPARE_H

#include "trc/Kernel/LoopForm.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <string>
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
  /// On the host: by code for maps of any number of elements.
  bool isAnySize = false;
};

/// Adds test failures where a compiled kernel and the interpreter disagree.
void compareWithInterpreter(const kernel::Kernel &kernel,
                            const CompareOptions &options = {});

/// Contents of the operands before the kernel has run, and after.
std::vector<Bytes> makeOperands(const kernel::Kernel &kernel,
                                const CompareOptions &options);
std::vector<Bytes> makeExpected(const kernel::Kernel &kernel,
                                const CompareOptions &options,
                                const kernel::ReductionOrder &order);

/// The operand whose memory operand `i` uses.
size_t home(const CompareOptions &options, size_t i);

/// The first element that differs too much, or an empty string.
std::string findDifference(const kernel::Buffer &buffer, double ulps,
                           const uint8_t *expected, const uint8_t *actual);

} // namespace trc::host

#endif // TRC_TEST_TARGET_COMPARE_H

//===- RandomKernels.h - random loop forms ----------------------*- C++ -*-===//
//
// Seeded kernels of random loops, accesses, operations and reductions, for
// tests that compare what a target makes of them with the interpreter. Only
// operations that are exact everywhere.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_RANDOMKERNELS_H
#define TRC_TEST_TARGET_RANDOMKERNELS_H

#include "trc/Kernel/LoopForm.h"

namespace trc::host {

kernel::Kernel makeRandomKernel(unsigned seed);

} // namespace trc::host

#endif // TRC_TEST_TARGET_RANDOMKERNELS_H

//===- ScalarText.h - scalar operations as CUDA C++ -------------*- C++ -*-===//
//
// One expression per operation. A register has the C++ type that
// `registerTypeName` says; 16-bit floats are f32, rounded after each operation.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_SCALARTEXT_H
#define TRC_LIB_TARGET_CUDA_SCALARTEXT_H

#include "trc/Kernel/LoopForm.h"

#include <string>
#include <vector>

namespace trc::cuda {

/// The operation on `operands`, which are names or literals.
std::string operationText(const kernel::Statement &statement,
                          kernel::ElementType from, kernel::ElementType to,
                          const std::vector<std::string> &operands);

/// The value with these bits, as a literal of the register's type.
std::string literalText(kernel::ElementType type, uint64_t bits);

/// An element in memory as a register, and back.
std::string fromMemoryText(kernel::ElementType type, const std::string &text);
std::string toMemoryText(kernel::ElementType type, const std::string &text);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_SCALARTEXT_H

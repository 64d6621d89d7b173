//===- OperandNames.h - the tensors of a call by name -----------*- C++ -*-===//
//
// A kernel numbers its operands as schema/LibraryTensors.def lists them. A call
// says what each of its own is called, and is bound only if that is the list:
// so no kernel takes one tensor for another, though it counts.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_OPERANDNAMES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_OPERANDNAMES_H

#include "device/host/LibraryKernel.h"

namespace trc::runtime::host {

/// Fails where an operand has another name than the list has at its place. A
/// call without names, of an older program, is in order as it is, and so is one
/// of a kernel that the list does not have, but that `lhs` is the first and
/// `rhs` the second. A custom call that names a kernel has inputs and results,
/// which are told apart by their order. Tensors that may be absent are found by
/// name by those kernels that know such.
Status checkOperandNames(const BindRequest &request);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_OPERANDNAMES_H

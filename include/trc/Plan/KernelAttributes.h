//===- KernelAttributes.h - facts that only some kernels have ---*- C++ -*-===//
//
// Discardable attributes of plan.kernel. A target whose kernels are launched
// sets them in the emit phase, and the artifact holds them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_KERNELATTRIBUTES_H
#define TRC_PLAN_KERNELATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace trc::plan {

/// An integer: the CUDA whose compiler made the images, 13000 for 13.0.
inline constexpr llvm::StringLiteral toolkitAttrName = "plan.toolkit";

/// A unit: the kernel has one parameter, the address of a table of its operands
/// in the GPU's memory. Otherwise its operands are its parameters.
inline constexpr llvm::StringLiteral operandsInMemoryAttrName =
    "plan.operands_in_memory";

/// An integer: bytes that a launch reads from memory again, since rows are too
/// long to be kept.
inline constexpr llvm::StringLiteral readAgainAttrName = "plan.read_again";

/// Two integers: bytes that a launch of several kernels side by side reads and
/// writes, as far as they reach into their operands.
inline constexpr llvm::StringLiteral movedAttrName = "plan.moved";

/// A unit, until the kernel has images: they hold no other kernel.
inline constexpr llvm::StringLiteral compiledAloneAttrName =
    "plan.compiled_alone";

} // namespace trc::plan

#endif // TRC_PLAN_KERNELATTRIBUTES_H

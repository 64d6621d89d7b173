//===- Target.h - what a program is compiled for ----------------*- C++ -*-===//
//
// The value of `trc-compile --target=` and of the option `target` of those
// passes that have to know: how many pieces of work a target wants, which form
// of a product its library takes, which emitter writes its kernels.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_TARGET_H
#define TRC_TARGET_TARGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

#include <cstdint>

namespace trc {

enum class Target : uint8_t {
  Host, ///< x86-64: LLVM, ahead of time
  Cuda, ///< NVIDIA GPUs: CUDA C++ through NVRTC
};

/// As it stands on command lines, in reports and in artifacts.
inline llvm::StringRef nameOf(Target target) {
  return target == Target::Host ? "host" : "cuda";
}

/// The values of a pass option `target`.
inline llvm::cl::ValuesClass targetValues() {
  return llvm::cl::values(clEnumValN(Target::Host, "host", "x86-64"),
                          clEnumValN(Target::Cuda, "cuda", "NVIDIA GPUs"));
}

} // namespace trc

#endif // TRC_TARGET_TARGET_H

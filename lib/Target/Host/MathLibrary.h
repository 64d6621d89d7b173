//===- MathLibrary.h - vector math inside of kernels ------------*- C++ -*-===//
//
// The bitcode of Math/, carried by the compiler, and how a kernel's module gets
// the functions that it calls.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_MATHLIBRARY_H
#define TRC_LIB_TARGET_HOST_MATHLIBRARY_H

#include "llvm/IR/Module.h"

#include <string>

namespace trc::host {

/// Gives `module` the math functions that it declares, to be inlined. Returns
/// an empty string or what is wrong.
std::string linkMathLibrary(llvm::Module &module);

} // namespace trc::host

#endif // TRC_LIB_TARGET_HOST_MATHLIBRARY_H

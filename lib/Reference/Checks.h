//===- Checks.h - expectations of self-checking programs --------*- C++ -*-===//
//
// What the check operations mean, as operations and as custom calls.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_REFERENCE_CHECKS_H
#define TRC_LIB_REFERENCE_CHECKS_H

#include "Interpreter.h"

namespace trc::reference {

/// A custom call to a check (schema/Checks.h) with (actual, expected).
Outcome evaluateCheckCall(llvm::StringRef target, const Invocation &in);

} // namespace trc::reference

#endif // TRC_LIB_REFERENCE_CHECKS_H

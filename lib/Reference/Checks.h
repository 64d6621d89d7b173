//===- Checks.h - expectations of self-checking programs --------*- C++ -*-===//
//
// What the check operations mean, as operations and as custom calls.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_REFERENCE_CHECKS_H
#define TRC_LIB_REFERENCE_CHECKS_H

#include "Interpreter.h"

namespace trc::reference {

/// "check.expect_eq", "check.expect_close" or "check.expect_almost_eq".
bool isCheckTarget(llvm::StringRef target);
/// A custom call to such a target with (actual, expected).
Outcome evaluateCheckCall(llvm::StringRef target, const Invocation &in);

} // namespace trc::reference

#endif // TRC_LIB_REFERENCE_CHECKS_H

//===- Checks.h - which names are those of checks ---------------*- C++ -*-===//
//
// A check compares two tensors and ends the run where they differ. One name is
// that of an operation, of a custom call's target, and of the library kernel.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_CHECKS_H
#define TRC_RUNTIME_SCHEMA_CHECKS_H

#include <string_view>

namespace trc {

/// What else begins with "check." is an embedder's.
constexpr bool isCheck(std::string_view name) {
  return name == "check.expect_eq" || name == "check.expect_close" ||
         name == "check.expect_almost_eq";
}

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_CHECKS_H

//===- Target.h - what a program is compiled for ----------------*- C++ -*-===//
//
// The value of `trc-compile --target=` and of the option `target` of those
// passes that have to know. What a target is stands in its description
// (TargetDescription.h) and its hooks (TargetHooks.h), found by this value;
// nothing else asks which one it is.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_TARGET_H
#define TRC_TARGET_TARGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

#include <cstdint>

namespace trc {

enum class Target : uint8_t {
#define TRC_TARGET(name, spelling, space, summary) name,
#include "trc/Target/Targets.def"
};

inline constexpr Target allTargets[] = {
#define TRC_TARGET(name, spelling, space, summary) Target::name,
#include "trc/Target/Targets.def"
};

/// As it stands on command lines, in reports and in artifacts.
inline llvm::StringRef nameOf(Target target) {
  constexpr llvm::StringLiteral names[] = {
#define TRC_TARGET(name, spelling, space, summary) spelling,
#include "trc/Target/Targets.def"
  };
  return names[static_cast<unsigned>(target)];
}

/// The values of a pass option `target`.
inline llvm::cl::ValuesClass targetValues() {
  return {
#define TRC_TARGET(name, spelling, space, summary)                             \
  clEnumValN(Target::name, spelling, summary),
#include "trc/Target/Targets.def"
  };
}

} // namespace trc

#endif // TRC_TARGET_TARGET_H

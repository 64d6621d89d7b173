//===- Limits.h - how large a program may be --------------------*- C++ -*-===//
//
// What the runtime refuses to load beyond, and the compiler to make.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_SCHEMA_LIMITS_H
#define TRC_RUNTIME_SCHEMA_LIMITS_H

namespace trc {

/// Loops and branches inside of each other.
inline constexpr unsigned mostNestedBlocks = 64;

} // namespace trc

#endif // TRC_RUNTIME_SCHEMA_LIMITS_H

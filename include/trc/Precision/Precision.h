//===- Precision.h - the precision of products ------------------*- C++ -*-===//
//
// The policies that `lower-precision` knows. What each means for every kind of
// value stands in docs/precision.md.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PRECISION_PRECISION_H
#define TRC_PRECISION_PRECISION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

#include <array>
#include <cstdint>
#include <optional>

namespace trc {

enum class Precision : uint8_t {
  F32,  ///< every type as the program has it
  TF32, ///< types stay; a target may round the operands of products to tf32
  BF16, ///< products and attention on bf16 operands, sums in f32
};

inline constexpr std::array<Precision, 3> allPrecisions = {
    Precision::F32, Precision::TF32, Precision::BF16};

/// As command lines spell it.
inline llvm::StringRef nameOf(Precision precision) {
  switch (precision) {
  case Precision::F32:
    return "f32";
  case Precision::TF32:
    return "tf32";
  case Precision::BF16:
    return "bf16";
  }
  return {};
}

inline std::optional<Precision> precisionNamed(llvm::StringRef name) {
  for (Precision precision : allPrecisions)
    if (nameOf(precision) == name)
      return precision;
  return std::nullopt;
}

/// The values of a pass option.
inline llvm::cl::ValuesClass precisionValues() {
  return llvm::cl::values(
      clEnumValN(Precision::F32, "f32", "as the program has it"),
      clEnumValN(Precision::TF32, "tf32",
                 "f32 that a target may round to tf32"),
      clEnumValN(Precision::BF16, "bf16", "bf16 operands, f32 sums"));
}

} // namespace trc

#endif // TRC_PRECISION_PRECISION_H

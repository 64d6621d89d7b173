//===- Architectures.h - processors to compile for --------------*- C++ -*-===//
//
// Levels of x86-64, by the psABI's names. A program holds the code of each
// kernel for each level that it was compiled for; a processor takes the highest
// that it has.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_HOST_ARCHITECTURES_H
#define TRC_TARGET_HOST_ARCHITECTURES_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trc::host {

enum class Isa : uint8_t {
  X86_64_V3, ///< AVX2, FMA, F16C
  X86_64_V4, ///< AVX-512 F, BW, CD, DQ, VL
};
inline constexpr Isa allIsas[] = {Isa::X86_64_V3, Isa::X86_64_V4};

const char *toString(Isa isa);
std::optional<Isa> isaNamed(llvm::StringRef name);

/// The highest level of this machine's processor; nothing where it has none.
std::optional<Isa> isaHere();

/// What stands for the level of this machine.
inline constexpr llvm::StringLiteral nativeArchitecture = "native";

/// What is wrong with `name` as an architecture; empty when nothing is.
std::string checkArchitecture(llvm::StringRef name);

/// The levels that `names` say, each once and in the order of `allIsas`; all
/// where there are no names.
std::vector<Isa> isasOf(const std::vector<std::string> &names);

} // namespace trc::host

#endif // TRC_TARGET_HOST_ARCHITECTURES_H

//===- Precision.h - the precision of products ------------------*- C++ -*-===//
//
// The table of policies that `lower-precision` knows. What each means for every
// kind of value stands in docs/precision.md.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PRECISION_PRECISION_H
#define TRC_PRECISION_PRECISION_H

#include "schema/ElementType.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace trc {

enum class Precision : uint8_t { F32, TF32, BF16, F16 };

struct PrecisionRow {
  Precision precision;
  llvm::StringLiteral name; ///< as command lines spell it
  llvm::StringLiteral text; ///< for --help
  ElementType operand;      ///< what operands are in memory
  bool wantsLossScale;      ///< its exponents end where gradients do not
  /// Whether operands are rounded in memory.
  constexpr bool isNarrow() const { return operand != ElementType::F32; }
};

/// In the order of the enumeration.
inline constexpr PrecisionRow precisions[] = {
    {Precision::F32, "f32", "every type as the program has it",
     ElementType::F32, false},
    {Precision::TF32, "tf32",
     "types stay; a target may round operands of products to tf32",
     ElementType::F32, false},
    {Precision::BF16, "bf16",
     "products and attention on bf16 operands, sums in f32", ElementType::BF16,
     false},
    {Precision::F16, "f16",
     "the same on f16 operands, gradients of a scaled loss", ElementType::F16,
     true},
};

constexpr const PrecisionRow &rowOf(Precision precision) {
  return precisions[static_cast<size_t>(precision)];
}

inline llvm::StringRef nameOf(Precision precision) {
  return rowOf(precision).name;
}

inline std::optional<Precision> precisionNamed(llvm::StringRef name) {
  for (const PrecisionRow &row : precisions)
    if (row.name == name)
      return row.precision;
  return std::nullopt;
}

/// What the optimizer's moments are kept in.
enum class MomentType : uint8_t { F32, BF16, EightBit };

struct MomentTypeRow {
  MomentType type;
  llvm::StringLiteral name; ///< as command lines spell it
};

/// In the order of the enumeration.
inline constexpr MomentTypeRow momentTypes[] = {
    {MomentType::F32, "f32"},
    {MomentType::BF16, "bf16"},
    {MomentType::EightBit, "8bit"},
};

inline llvm::StringRef nameOf(MomentType type) {
  return momentTypes[static_cast<size_t>(type)].name;
}

inline std::optional<MomentType> momentTypeNamed(llvm::StringRef name) {
  for (const MomentTypeRow &row : momentTypes)
    if (row.name == name)
      return row.type;
  return std::nullopt;
}

/// Marks a function that has products in 16 bits, by our decision, within the
/// phase.
inline constexpr llvm::StringLiteral loweredAttribute = "trc.lowered";

/// "f32, tf32 or bf16", for messages.
std::string precisionNames();

/// The values of a pass option.
inline llvm::cl::ValuesClass precisionValues() {
  return []<size_t... row>(std::index_sequence<row...>) {
    return llvm::cl::values(llvm::cl::OptionEnumValue{
        precisions[row].name, static_cast<int>(row), precisions[row].text}...);
  }(std::make_index_sequence<std::size(precisions)>());
}

} // namespace trc

#endif // TRC_PRECISION_PRECISION_H

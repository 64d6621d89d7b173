//===- Rules.h - a precision for some layers or operations ------*- C++ -*-===//
//
// What a user writes down where one precision is not right for every product:
//
//   {"default": "bf16",
//    "rules": [{"layer": "head", "precision": "f32"},
//              {"layer": "h.0/*", "operation": "trc.attention*",
//               "precision": "f32"}]}
//
// The first rule whose patterns fit the layer and the operation of a product
// decides; where none fits, the default does. In a pattern `*` is any text. A
// rule without a layer, or without an operation, is for all of them.
//
// For the phase `precision` they stand on the module, as `rulesAttribute`: an
// array of dictionaries with the fields of a rule.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PRECISION_RULES_H
#define TRC_PRECISION_RULES_H

#include "trc/Precision/Precision.h"

#include "mlir/IR/BuiltinAttributes.h"

#include <string>
#include <vector>

namespace trc {

inline constexpr llvm::StringLiteral rulesAttribute = "trc.precision_rules";

/// Of a module behind the phase: the policy, its rules, and notes on what was
/// changed or kept, for the report.
inline constexpr llvm::StringLiteral precisionAttribute = "trc.precision";

/// The operation of a rule about the logits of vocabulary heads, which else
/// stay f32 where their products have operands in bf16. On such a head stands
/// `logitsAttribute`, the type of its logits.
inline constexpr llvm::StringLiteral logitsOperation = "logits";
inline constexpr llvm::StringLiteral logitsAttribute = "trc.logits";

struct PrecisionRule {
  std::string layer = "*", operation = "*"; ///< patterns
  Precision precision = Precision::F32;

  bool isAboutLogits() const { return operation == logitsOperation; }
  /// "f32 of layer head* of operation trc.contract".
  std::string text() const;
};

struct PrecisionRules {
  Precision usual = Precision::F32;
  std::vector<PrecisionRule> rules;

  /// Whether products may get a precision that wants a loss scale.
  bool wantLossScale() const;
  /// On one line, equal for equal rules: "bf16; f32 of layer head".
  std::string text() const;
  mlir::ArrayAttr attribute(mlir::MLIRContext *context) const;
};

/// Whether a text is as a pattern says: `*` is any text, all else is itself.
bool fits(llvm::StringRef pattern, llvm::StringRef text);

/// What the text of a file says, or nothing and what is wrong with it.
std::optional<PrecisionRules> parsePrecisionRules(llvm::StringRef json,
                                                  std::string &fault);

} // namespace trc

#endif // TRC_PRECISION_RULES_H

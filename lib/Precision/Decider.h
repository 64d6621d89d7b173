//===- Decider.h - which precision a product is to have ---------*- C++ -*-===//
//
// The policy and the rules of a module (Rules.h), asked of one product after
// the other. It remembers which rules fitted none.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_DECIDER_H
#define TRC_LIB_PRECISION_DECIDER_H

#include "trc/Precision/Rules.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace trc {

struct Decision {
  Precision precision;
  /// What a note says of it: ", by rule 2 (f32 of layer head*)"; empty where
  /// the policy decides.
  std::string because;
};

class Decider {
public:
  explicit Decider(Precision policy) : asked{policy, {}} {}

  /// Reads the rules; refuses what is none.
  mlir::LogicalResult read(mlir::ModuleOp module);

  bool changesNothing() const {
    return asked.usual == Precision::F32 && asked.rules.empty();
  }

  const PrecisionRules &rules() const { return asked; }

  Decision decide(mlir::Operation *op);

  /// About the logits of a head, which are f32 where no rule says otherwise;
  /// a head that no rule speaks of has none.
  std::optional<Decision> decideLogits(mlir::Operation *op);

  /// A rule with a slip of the pen would be silent otherwise.
  void warnOfUnused(mlir::ModuleOp module) const;

private:
  Decision decideBy(size_t number);

  PrecisionRules asked;
  std::vector<bool> isUsed; ///< of each rule
};

} // namespace trc

#endif // TRC_LIB_PRECISION_DECIDER_H

//===- DifferentiableOpInterface.h - an op's own rule -----------*- C++ -*-===//
//
// The interface (see the *.td), and how a rule is attached: a family of rules
// is a struct of static functions `rule(SomeOp, Cotangents &)`, one for each
// operation, and `attachRules<Family, SomeOp, ...>(context)` makes the models.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIFFERENTIATE_DIFFERENTIABLEOPINTERFACE_H
#define TRC_DIFFERENTIATE_DIFFERENTIABLEOPINTERFACE_H

#include "trc/Differentiate/Activity.h"
#include "trc/Differentiate/Cotangents.h"

#include "mlir/IR/OpDefinition.h"

#include "trc/Differentiate/DifferentiableOpInterface.h.inc"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace trc {

/// The model of the interface for `Op` that calls the rule of its family.
template <typename Family, typename Op>
struct RuleModel
    : DifferentiableOpInterface::ExternalModel<RuleModel<Family, Op>, Op> {
  llvm::LogicalResult differentiate(mlir::Operation *op,
                                    Cotangents &cotangents) const {
    auto typed = mlir::cast<Op>(op);
    using Outcome = decltype(Family::rule(typed, cotangents));
    if constexpr (std::is_void_v<Outcome>) {
      Family::rule(typed, cotangents);
      return llvm::success();
    } else {
      return Family::rule(typed, cotangents);
    }
  }
  void propagate(mlir::Operation *op, Activity &activity) const {
    if constexpr (requires(Op typed) { Family::propagate(typed, activity); })
      Family::propagate(mlir::cast<Op>(op), activity);
    else
      activity.propagate(op);
  }
};

template <typename Family, typename... Ops>
void attachRules(mlir::MLIRContext &context) {
  (Ops::template attachInterface<RuleModel<Family, Ops>>(context), ...);
}

/// Attaches every rule of lib/Differentiate as its dialect is loaded.
void registerDifferentiationRules(mlir::DialectRegistry &registry);

} // namespace trc

#endif // TRC_DIFFERENTIATE_DIFFERENTIABLEOPINTERFACE_H

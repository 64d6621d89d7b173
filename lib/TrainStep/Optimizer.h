//===- Optimizer.h - how a gradient changes a parameter ---------*- C++ -*-===//
//
// An optimizer keeps some tensors per parameter (its moments), in the type in
// which it computes and mostly of the parameter's shape, zero at the start. Per
// step it makes a few scalars once (`begin`), then updates each parameter.
// Scalars are f64 until they meet a tensor, as Python's are.
//
// A new one is a file beside AdamW.cpp, and its row in OptimizerTable.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_OPTIMIZER_H
#define TRC_LIB_TRAINSTEP_OPTIMIZER_H

#include "Arithmetic.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/TrainStep/OptimizerTable.h"

#include <memory>

namespace trc {

class Optimizer {
public:
  /// The one that the recipe names, with a weight decay.
  static std::unique_ptr<Optimizer> make(TrainingStepOp recipe,
                                         double weightDecay);
  virtual ~Optimizer() = default;

  /// Prefixes of the moments' names: "m" for "m.wte.weight".
  virtual llvm::ArrayRef<llvm::StringRef> getMoments() const = 0;
  /// The type of one of them for a parameter that is computed in `type`; null
  /// where this parameter has none. Usually the same.
  virtual mlir::RankedTensorType
  getMomentType(size_t moment, mlir::RankedTensorType type) const {
    return type;
  }

  /// Whether one of them is a mean of squares, never negative.
  virtual bool isOfSquares(size_t moment) const { return false; }
  /// Whether a part of a parameter's elements can be updated alone, if `math`
  /// adds up over the ranks that have the others.
  virtual bool worksOnParts() const { return true; }

  /// What all updates of a step share. `t` counts from 1; f64 scalars.
  virtual void begin(Arithmetic &math, mlir::Value rate, mlir::Value t) = 0;

  /// The next value of a parameter; `moments` are replaced by their next ones,
  /// those that it does not have are null. All in the compute type.
  virtual mlir::Value update(Arithmetic &math, mlir::Value parameter,
                             mlir::Value gradient, bool decays,
                             llvm::MutableArrayRef<mlir::Value> moments) = 0;
};

/// What makes an optimizer, in its row.
template <typename Kind>
std::unique_ptr<Optimizer> makeOptimizer(const OptimizerSettings &settings) {
  return std::make_unique<Kind>(settings);
}

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_OPTIMIZER_H

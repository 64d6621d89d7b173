//===- LossScaling.h - the numbers of a loss scale --------------*- C++ -*-===//
//
// f16 ends at 6e-8: gradients below vanish. So the loss is multiplied by a
// scale before gradients are made of it, and they are divided by it before they
// meet a parameter; the scale is as large as gradients let it be (Micikevicius
// and others, "Mixed Precision Training", 2018). Where one of them overflows,
// the step changes nothing but the scale.
//
// These are the numbers of a recipe, as attributes and as options. Plain C++,
// as OptimizerTable.h. What a step does with them is in
// lib/TrainStep/LossScale.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRAINSTEP_LOSSSCALING_H
#define TRC_TRAINSTEP_LOSSSCALING_H

#include "trc/TrainStep/OptimizerTable.h"

namespace trc {

/// Of a recipe without `loss_scale`, 0: none. `--precision=f16` gives such a
/// recipe the one that is suggested. Powers of two round nothing.
inline constexpr OptimizerNumber lossScaleNumbers[] = {
    {"loss_scale", "--loss-scale",
     "what the loss is multiplied by at first, so that gradients in f16 do not "
     "vanish; 0: none (default: 65536 with --precision=f16, else 0)",
     0, 0x1p100, 0, 0x1p16},
    {"loss_scale_period", "--loss-scale-period",
     "steps without an overflow after which the loss scale grows", 1, 0x1p31,
     2000, 2000},
    {"loss_scale_growth", "--loss-scale-growth",
     "what the loss scale is then multiplied by", 1, 0x1p16, 2, 2},
    {"loss_scale_backoff", "--loss-scale-backoff",
     "what the loss scale is multiplied by at an overflow", 0x1p-16, 1, 0.5,
     0.5},
};

/// What a row is for, each in one place.
inline constexpr const OptimizerNumber &lossScaleStart = lossScaleNumbers[0];
inline constexpr const OptimizerNumber &lossScalePeriod = lossScaleNumbers[1];
inline constexpr const OptimizerNumber &lossScaleGrowth = lossScaleNumbers[2];
inline constexpr const OptimizerNumber &lossScaleBackoff = lossScaleNumbers[3];

/// The state that holds it in a step.
inline constexpr std::string_view lossScaleState = "scaling.scale";

/// Null if none has that name.
inline const OptimizerNumber *findLossScaleNumber(std::string_view name) {
  for (const OptimizerNumber &number : lossScaleNumbers)
    if (number.name == name)
      return &number;
  return nullptr;
}

} // namespace trc

#endif // TRC_TRAINSTEP_LOSSSCALING_H

//===- GpuPeak.h - what a GPU's data sheet promises -------------*- C++ -*-===//
//
// The matrix products that a GPU does at most, from its maker's data sheet:
// dense (not the figure with sparsity), with sums in f32, at the clock it
// boosts to. What a step reaches of it is called model FLOP utilisation.
//
// A GPU is known by its whole name. Part of one (MIG), or a card of a similar
// name for laptops, has another peak.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_GPUPEAK_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_GPUPEAK_H

#include "loop/Peak.h"

#include <string_view>

namespace trc::train {

/// `description` is that of the device, "NVIDIA H200, 132 multiprocessors";
/// `precision` that of products. An unknown GPU has 0 operations a second, and
/// a description that says so.
Peak gpuPeak(std::string_view description, std::string_view precision);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_GPUPEAK_H

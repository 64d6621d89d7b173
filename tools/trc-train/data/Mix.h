//===- Mix.h - numbers that look random ------------------------*- C++ -*-===//
//
// A well-mixed function of its argument (the finalizer of SplitMix64). What is
// drawn from seed, step and row with it needs no state, and is the same
// wherever a run was interrupted.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_MIX_H
#define TRC_TOOLS_TRC_TRAIN_DATA_MIX_H

#include <cstdint>

namespace trc::train {

constexpr uint64_t mix(uint64_t value) {
  value += 0x9e3779b97f4a7c15u;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9u;
  value = (value ^ (value >> 27)) * 0x94d049bb133111ebu;
  return value ^ (value >> 31);
}

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_MIX_H

//===- MemoryChoices.h - what is done to take less memory -------*- C++ -*-===//
//
// By a person (`--recompute`), or by the search for a plan that fits
// (FitMemory.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_MEMORYCHOICES_H
#define TRC_PIPELINE_MEMORYCHOICES_H

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace trc {

struct MemoryChoices {
  /// Whether results that cost little are made again at all.
  bool cheap = true;
  /// Bytes of live tensors that they are made again to get below, at any cost;
  /// 0: as long as that costs a hundredth of the time.
  int64_t liveBytes = 0;
  /// So many layers are computed again at once from one kept tensor; 0: none.
  int64_t layers = 0;
  /// So many of these groups of layers, the first ones; -1: all.
  int64_t firstGroups = -1;
  /// Bytes that loops may keep for their gradients, see docs/gradients.md.
  int64_t loopBytes = int64_t(2) << 30;
  /// Of moments that lie in the host's memory, at least, where the target has
  /// one of its own.
  int64_t hostMomentBytes = 0;
  /// By which values that are kept for long are to make the peak less by lying
  /// there in between, at least.
  int64_t hostActivationBytes = 0;
  /// Of moments and values that may lie there, together.
  int64_t mostHostBytes = std::numeric_limits<int64_t>::max();
  /// Of logits of the head that exist at a time; 0: the target's figure.
  int64_t headChunkBytes = 0;

  bool isHostLimited() const {
    return mostHostBytes != std::numeric_limits<int64_t>::max();
  }
  bool offloads() const {
    return hostMomentBytes > 0 || hostActivationBytes > 0;
  }
  bool operator==(const MemoryChoices &) const = default;
};

/// A choice, and what it did.
struct MemoryChoice {
  std::string what;
  int64_t bytes = 0;      ///< less than before; more where it is negative
  double nanoseconds = 0; ///< more, as estimated
};

/// What a choice did: "27.33 MiB less, about 0.2 ms more of a step".
std::string gainText(int64_t bytes, double nanoseconds);

} // namespace trc

#endif // TRC_PIPELINE_MEMORYCHOICES_H

//===- TargetDescription.h - the figures of a target ------------*- C++ -*-===//
//
// What the passes that all targets share have to know of the one at hand: what
// a kernel costs there, how many pieces of work it wants, how large a piece of
// the head's logits may be, where buffers begin. Plain data; a pass takes the
// figures, or reads them by its option `target`, and never asks which target it
// is.
//
// They are those of one machine of its kind and do not depend on the one at
// hand, so that equal programs give equal bytes.
//
// No figure has a default, which would be one target's and every other's by
// accident: a description that leaves one out does not compile
// (-Wmissing-field-initializers).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_TARGETDESCRIPTION_H
#define TRC_TARGET_TARGETDESCRIPTION_H

#include "trc/Kernel/Cost.h"
#include "trc/Target/Target.h"

#include <cstdint>

namespace trc {

/// Operations of matrix products in a nanosecond, by what their operands are
/// multiplied as.
struct ProductRates {
  double f64;
  double f32;
  double tf32;
  double half; ///< f16 and bf16
  /// From so many rows that a product sums over, its multiplications take
  /// longer than its operands.
  int64_t busyRows;
};

/// When groups of operations that are read by others too may be tied into one
/// kernel: a launch is saved, but what could run, and free its operands, at
/// different times no longer does. In nanoseconds.
struct TyingRules {
  /// What it must save.
  double leastGain;
  /// Groups that take less than this together may always be tied ..
  double smallGroups;
  /// .. and one that takes hardly more than its launch, to any other: what it
  /// reads is small.
  double tinyGroup;
};

/// What every kernel that reads it computes for itself, in place of reading it.
struct CopyRules {
  /// What an element may take, in cycles of ScalarOperations.def, that is made
  /// of constants and repeated values alone.
  double mostLightCycles;
};

/// How a long reduction is made parallel.
struct SplitRules {
  int64_t chunks;      ///< pieces of work to aim for
  int64_t minElements; ///< what has fewer elements is left alone
};

/// How the vocabulary head is cut into rows.
struct HeadRules {
  int64_t chunkBytes;   ///< of logits that exist at a time
  int64_t wordMultiple; ///< what the columns are padded to
};

/// Which values of a row a kernel keeps from one of its loops to the next; the
/// others are computed again in each.
struct ScratchRules {
  int64_t mostRowBytes; ///< of a row
  /// What an element takes to compute, in cycles of ScalarOperations.def, from
  /// which on it is read again instead.
  double leastCycles;
};

/// What is worth making again in place of being kept for later.
struct RecomputeRules {
  /// Smaller values are not worth a command.
  int64_t leastBytes;
  /// Bytes that may be read for each that is made again, where no limit asks
  /// for more. The statistics of a norm would read its whole input for a number
  /// per row.
  int64_t mostReadPerByte;
};

/// What every target's buffers begin at a multiple of, in bytes: kernels and
/// libraries rely on it, of views too.
inline constexpr int64_t leastAlignment = 64;

struct TargetDescription {
  kernel::CostModel costs;
  ProductRates products;
  TyingRules tying;
  CopyRules copies;
  SplitRules reductions;
  HeadRules head;
  ScratchRules scratch;
  RecomputeRules recompute;
  /// A tensor of so many bytes is in no cache any more when the kernel behind
  /// the next one reads it.
  int64_t uncachedBytes;
  /// Of every buffer in the arena, in bytes: a multiple of `leastAlignment`.
  int64_t bufferAlignment;
  /// What copies to and from the host's memory move, beside other work; 0: the
  /// target has no memory of its own.
  double hostBytesPerNanosecond;
  /// What loops over layers may keep of products for their gradients where
  /// nobody says how much, in bytes (docs/gradients.md).
  int64_t loopBytes;
  /// What a process holds beside what a plan says: code, libraries and their
  /// work memory, as measured (docs/memory.md). 0: that is not counted.
  int64_t processBytes;
  /// The same of a program that multiplies bf16, more: code that is made for
  /// each shape.
  int64_t narrowProductBytes;
  /// The same for each thread beyond the second: what products pack operands
  /// into, and a heap and a stack.
  int64_t threadBytes;
  /// The same where operands of products have 16 bits, more: what they are
  /// widened into, and what a library works in.
  int64_t narrowThreadBytes;
  /// Whether a state tensor that is saved is copied to memory of this target's.
  bool copiesState;
  /// Whether products round f32 to tf32 where the program lets them.
  bool roundsToTf32;
};

const TargetDescription &describe(Target target);

} // namespace trc

#endif // TRC_TARGET_TARGETDESCRIPTION_H

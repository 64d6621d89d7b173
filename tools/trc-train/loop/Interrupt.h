//===- Interrupt.h - Ctrl-C, once and twice ---------------------*- C++ -*-===//
//
// The first SIGINT or SIGTERM asks the loop to end after the step it is in; the
// second ends the process at once, as the first does outside of the loop.
// Checkpoints appear whole or not at all, so nothing is left half.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_INTERRUPT_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_INTERRUPT_H

namespace trc::train {

/// Call before there are other threads: they inherit that these signals are
/// for the watching thread alone.
void startWatchingSignals();

/// From now on the first signal only asks.
void finishStepOnSignal();

/// The signal that asked to end; 0: none.
int interruptedBy();

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_INTERRUPT_H

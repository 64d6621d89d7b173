//===- Interrupt.h - Ctrl-C, once and twice ---------------------*- C++ -*-===//
//
// Signals that ask a process to end (a hang-up, Ctrl-C, Ctrl-\, a batch system
// whose time is over) make the loop end after the step it is in, with a
// checkpoint. A second Ctrl-C, Ctrl-\ or SIGTERM ends the process at once, as
// the first signal does outside of the loop. Checkpoints appear whole or not at
// all, so nothing is left half.
//
// SIGPIPE is not waited for, nor SIGXFSZ, which every tool blocks: the write
// that causes one fails, and who wrote says what is to be done.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_INTERRUPT_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_INTERRUPT_H

namespace trc::train {

/// Call before there are other threads or copies of the process: they inherit
/// that these signals are for the watching thread alone.
void blockSignals();

/// Starts that thread.
void startWatchingSignals();

/// From now on the first signal only asks.
void finishStepOnSignal();

/// Asks as the signal would.
void endAfterStep(int signal);

/// The signal that asked to end; 0: none.
int interruptedBy();

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_INTERRUPT_H

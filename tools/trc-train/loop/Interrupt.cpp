//===- Interrupt.cpp - Ctrl-C, once and twice -----------------------------===//
//
// A thread waits for the signals; all others block them. A handler on a thread
// that computes would be wrong: the products of oneDNN move the stack pointer
// into a buffer of their own, and the kernel would put the handler's frame
// there, over what lies below it.
//
//===----------------------------------------------------------------------===//

#include "loop/Interrupt.h"

#include <atomic>
#include <csignal>
#include <pthread.h>
#include <thread>
#include <unistd.h>

namespace trc::train {

static std::atomic<int> signalNumber = 0;
static std::atomic<bool> finishesStep = false;

static void waitForSignals(sigset_t signals) {
  while (true) {
    int number = 0;
    if (sigwait(&signals, &number) != 0)
      continue;
    if (!finishesStep || signalNumber != 0)
      _exit(128 + number);
    signalNumber = number;
    static constexpr char message[] =
        "\nending after this step; once more ends at once\n";
    if (write(STDERR_FILENO, message, sizeof message - 1) < 0)
      continue; // nobody reads it
  }
}

void startWatchingSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::thread(waitForSignals, signals).detach();
}

void finishStepOnSignal() { finishesStep = true; }

int interruptedBy() { return signalNumber; }

} // namespace trc::train

//===- Interrupt.cpp - Ctrl-C, once and twice -----------------------------===//
//
// A thread waits for the signals; all others block them. A handler on a thread
// that computes would be wrong: the products of oneDNN move the stack pointer
// into a buffer of their own, and the kernel would put the handler's frame
// there, over what lies below it.
//
//===----------------------------------------------------------------------===//

#include "loop/Interrupt.h"

#include <fmt/format.h>

#include <atomic>
#include <csignal>
#include <cstring>
#include <pthread.h>
#include <string>
#include <thread>
#include <unistd.h>

namespace trc::train {

static std::atomic<int> signalNumber = 0;
static std::atomic<bool> finishesStep = false;

/// SIGXCPU comes when the soft limit of processor time is reached, and then
/// again every second; a vanished terminal sends its hang-up more than once.
static constexpr int asking[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGUSR1,
                                 SIGUSR2, SIGALRM, SIGXCPU, SIGPWR};

/// What a person sends who does not want to wait.
static bool isUrgent(int number) {
  return number == SIGINT || number == SIGQUIT || number == SIGTERM;
}

static void say(const std::string &line) {
  if (write(STDERR_FILENO, line.data(), line.size()) < 0)
    return; // nobody reads it
}

static void waitForSignals(sigset_t signals) {
  while (true) {
    int number = 0;
    if (sigwait(&signals, &number) != 0)
      continue;
    const bool isFirst = signalNumber == 0;
    if (!finishesStep || (!isFirst && isUrgent(number)))
      _exit(128 + number);
    if (!isFirst)
      continue;
    say(fmt::format("\nSIG{}: ending after this step; {} ends at once\n",
                    sigabbrev_np(number),
                    isUrgent(number) ? "once more" : "SIGTERM"));
    endAfterStep(number);
  }
}

/// Those that ask a run to end.
static sigset_t askingSignals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int number : asking) {
    // `nohup` wants the run to outlive the terminal.
    struct sigaction action;
    if (number == SIGHUP && sigaction(number, nullptr, &action) == 0 &&
        action.sa_handler == SIG_IGN)
      continue;
    sigaddset(&signals, number);
  }
  return signals;
}

void blockSignals() {
  const sigset_t signals = askingSignals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  // The write fails instead, with EPIPE.
  std::signal(SIGPIPE, SIG_IGN);
}

void startWatchingSignals() {
  std::thread(waitForSignals, askingSignals()).detach();
}

void finishStepOnSignal() { finishesStep = true; }

void endAfterStep(int signal) {
  int none = 0;
  signalNumber.compare_exchange_strong(none, signal);
}

int interruptedBy() { return signalNumber; }

} // namespace trc::train

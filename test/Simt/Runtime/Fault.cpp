//===- Fault.cpp - signals that a kernel raises ---------------------------===//
//
// The handler runs on a stack of its own, because the fiber's may be what ran
// out, and then leaves for the scheduler by the switch that fibers use: the
// fiber is given up where it stands.
//
//===----------------------------------------------------------------------===//

#include "Grid.h"

#include <csignal>
#include <cstdlib>
#include <mutex>
#include <sys/mman.h>
#include <sys/ucontext.h>
#include <unistd.h>

namespace trc::simt {

namespace {

constexpr int handled[] = {SIGSEGV, SIGBUS, SIGFPE};
struct sigaction previous[sizeof handled / sizeof *handled];

void onFault(int signal, siginfo_t *info, void *context) {
  Block *block = Block::current();
  if (block && block->inKernel()) {
    const auto *registers = static_cast<const ucontext_t *>(context);
    // A return address stands behind its call; one byte makes the two alike.
    // NOLINTNEXTLINE(performance-no-int-to-ptr)
    const auto *pc =
        reinterpret_cast<const char *>(registers->uc_mcontext.gregs[REG_RIP]) +
        1;
    if (signal == SIGFPE)
      block->fail("integer division by zero", pc);
    if (info->si_code == SI_KERNEL)
      block->fail("misaligned access of 16 bytes, or a wild pointer", pc);
    if (block->isStackGuard(info->si_addr))
      block->fail("the thread's stack of 60 KiB is full", pc);
    const bool write = registers->uc_mcontext.gregs[REG_ERR] & 2;
    const std::string did = write ? "write " : "read ";
    if (deviceMemory().owns(info->si_addr))
      block->fail(did + deviceMemory().describe(info->si_addr), pc);
    block->fail(did + "at an address that is no memory of the device", pc);
  }
  // Not ours: as if this handler were not there.
  for (size_t i = 0; i < sizeof handled / sizeof *handled; ++i)
    if (handled[i] == signal) {
      if ((previous[i].sa_flags & SA_SIGINFO) && previous[i].sa_sigaction)
        return previous[i].sa_sigaction(signal, info, context);
      if (previous[i].sa_handler != SIG_DFL &&
          previous[i].sa_handler != SIG_IGN)
        return previous[i].sa_handler(signal);
    }
  if (deviceMemory().owns(info->si_addr)) {
    static const char message[] =
        "trc-simt: host code touches device memory outside of the device's "
        "work\n";
    (void)!::write(2, message, sizeof message - 1);
  }
  std::signal(signal, SIG_DFL);
}

/// The stack that this thread of the system handles faults on.
struct SignalStack {
  static constexpr size_t bytes = size_t(64) << 10;
  void *memory = nullptr;
  SignalStack() {
    stack_t now;
    if (sigaltstack(nullptr, &now) == 0 && !(now.ss_flags & SS_DISABLE))
      return; // somebody else's will do
    memory = std::malloc(bytes);
    stack_t stack = {};
    stack.ss_sp = memory;
    stack.ss_size = bytes;
    sigaltstack(&stack, nullptr);
  }
  ~SignalStack() {
    if (!memory)
      return;
    stack_t none = {};
    none.ss_flags = SS_DISABLE;
    sigaltstack(&none, nullptr);
    std::free(memory);
  }
};

} // namespace

void installFaultHandler() {
  static thread_local SignalStack stack;
  static std::once_flag once;
  std::call_once(once, [] {
    struct sigaction action = {};
    action.sa_sigaction = onFault;
    // The handler is left without returning, so the signal stays unblocked.
    action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof handled / sizeof *handled; ++i)
      sigaction(handled[i], &action, &previous[i]);
  });
}

} // namespace trc::simt

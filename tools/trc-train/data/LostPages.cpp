//===- LostPages.cpp - pages of a mapped file that can't be read ----------===//

#include "data/LostPages.h"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>

namespace trc::train {

namespace {

struct Entry : LostPages {
  /// 0: free. Written last when a mapping begins, first when it ends.
  std::atomic<uintptr_t> begin{0};
  std::atomic<size_t> bytes{0};
  std::atomic<bool> lost{false};
  Entry *next = nullptr;
};

} // namespace

static std::atomic<Entry *> entries{nullptr};
static std::mutex changes;
static struct sigaction before;

/// Puts zeros in place of the rest of the mapping, from the page at fault on.
static void replaceRest(uintptr_t fault, uintptr_t end) {
  static const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  const uintptr_t from = fault & ~(page - 1);
  mmap(reinterpret_cast<void *>(from), end - from, PROT_READ,
       MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
}

static void onBusError(int number, siginfo_t *facts, void *) {
  const auto fault = reinterpret_cast<uintptr_t>(facts->si_addr);
  for (Entry *entry = entries; entry; entry = entry->next) {
    const uintptr_t begin = entry->begin;
    if (begin == 0 || fault < begin || fault - begin >= entry->bytes)
      continue;
    entry->lost = true;
    replaceRest(fault, begin + entry->bytes);
    return;
  }
  // Not ours: what was there before gets it when this function returns.
  sigaction(number, &before, nullptr);
  raise(number);
}

LostPages *LostPages::watch(const void *begin, size_t bytes) {
  const std::lock_guard<std::mutex> lock(changes);
  if (!entries) {
    struct sigaction action = {};
    action.sa_sigaction = onBusError;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigaction(SIGBUS, &action, &before);
  }
  Entry *entry = entries;
  while (entry && entry->begin != 0)
    entry = entry->next;
  if (!entry) {
    entry = new Entry; // stays for good, as the signal may look at it
    entry->next = entries;
    entries = entry;
  }
  entry->lost = false;
  entry->bytes = bytes;
  entry->begin = reinterpret_cast<uintptr_t>(begin);
  return entry;
}

void LostPages::release(LostPages *entry) {
  const std::lock_guard<std::mutex> lock(changes);
  static_cast<Entry *>(entry)->begin = 0;
}

bool LostPages::any(const LostPages *entry) {
  return static_cast<const Entry *>(entry)->lost;
}

} // namespace trc::train

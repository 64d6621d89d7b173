//===- Block.cpp - one block of a grid, run on one thread -----------------===//

#include "Block.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <link.h>
#include <map>

extern "C" {
__thread __attribute__((visibility("default"),
                        tls_model("initial-exec"))) SimtIndex simt_thread,
    simt_block, simt_block_extent, simt_grid_extent;
}

namespace trc::simt {

thread_local Block *Block::active;

namespace {

/// The shared memory of a module for the calling thread: its thread-local
/// block, which dlsym makes the system set up.
SharedMemory sharedMemoryOf(const Module &module, unsigned dynamicBytes) {
  SharedMemory memory;
  memory.dynamic = static_cast<std::byte *>(dlsym(module.handle, "trc_shared"));
  memory.dynamicBytes = dynamicBytes;
  memory.dynamicCapacity = 232448;
  struct Search {
    const char *base;
    SharedMemory *memory;
  } search = {module.base, &memory};
  dl_iterate_phdr(
      [](dl_phdr_info *info, size_t, void *data) {
        auto *search = static_cast<Search *>(data);
        // NOLINTNEXTLINE(performance-no-int-to-ptr)
        if (reinterpret_cast<const char *>(info->dlpi_addr) != search->base)
          return 0;
        for (int i = 0; i < info->dlpi_phnum; ++i)
          if (info->dlpi_phdr[i].p_type == PT_TLS) {
            search->memory->begin =
                static_cast<std::byte *>(info->dlpi_tls_data);
            search->memory->end =
                search->memory->begin + info->dlpi_phdr[i].p_memsz;
          }
        return 1;
      },
      &search);
  return memory;
}

/// TRC_SIMT_ORDER=reverse runs blocks' lanes from the last to the first.
bool reversed() {
  static const bool on = [] {
    const char *value = std::getenv("TRC_SIMT_ORDER");
    return value && !std::strcmp(value, "reverse");
  }();
  return on;
}

} // namespace

void Block::beginLaunch(const Launch &of, Checker *with) {
  launch = &of;
  checker = with;
  count = of.block.x * of.block.y * of.block.z;
  stacks.reserve(count);
  threads.resize(count);
  warps.resize((count + 31) / 32);
  shared = sharedMemoryOf(*of.module, of.sharedBytes);
  active = this;
}

void Block::endLaunch() { active = nullptr; }

void Block::prepare(SimtIndex index) {
  simt_block = index;
  simt_block_extent = launch->block;
  simt_grid_extent = launch->grid;
  failed = false;
  alive = count;
  // Unwritten shared memory is NaN; of the dynamic part, as much as there is.
  std::byte *dynamicEnd = shared.dynamic + shared.dynamicCapacity;
  std::memset(shared.begin, poison, shared.dynamic - shared.begin);
  std::memset(shared.dynamic, poison, shared.dynamicBytes);
  std::memset(dynamicEnd, poison, shared.end - dynamicEnd);
  for (Barrier &barrier : barriers) {
    barrier.arrived = barrier.round = 0;
    barrier.waiting.clear();
    barrier.lastRound.assign(count, 0);
    barrier.sync = {};
  }
  for (unsigned w = 0; w < warps.size(); ++w) {
    const unsigned lanes = std::min(32u, count - w * 32);
    warps[w].launched = warps[w].ready =
        lanes == 32 ? 0xffffffffu : (1u << lanes) - 1;
    for (Pending &pending : warps[w].pending)
      pending = {};
  }
  for (unsigned i = 0; i < count; ++i) {
    Thread &thread = threads[i];
    thread.stack = stacks.prepare(i, &Block::entry);
    thread.index = threadIndex(i, launch->block);
    thread.number = i;
    thread.state = Thread::Ready;
    thread.copies.clear();
    thread.copyGroup = 0;
    thread.products.clear();
    thread.productGroup = 0;
  }
  bulk.reset();
  if (checker)
    checker->beginBlock(index, launch->block, count, shared);
}

bool Block::run(SimtIndex index) {
  prepare(index);
  while (alive && !failed) {
    bool ran = false;
    for (size_t i = 0; i < warps.size() && !failed; ++i) {
      const size_t w = reversed() ? warps.size() - 1 - i : i;
      while (warps[w].ready && !failed) {
        ran = true;
        resume(threads[w * 32 + nextReady(warps[w].ready)]);
      }
    }
    if (!ran && !failed && !bulk.makeOne(*this))
      reportStuck();
  }
  if (checker)
    checker->endBlock();
  return !failed;
}

unsigned Block::nextReady(unsigned lanes) const {
  return reversed() ? 31 - __builtin_clz(lanes) : __builtin_ctz(lanes);
}

void Block::resume(Thread &thread) {
  running = &thread;
  simt_thread = thread.index;
  warps[thread.number / 32].ready &= ~(1u << thread.lane());
  trc_simt_switch(&scheduler, thread.stack);
  running = nullptr;
}

void Block::entry() {
  Block *block = active;
  block->launch->kernel->run(block->launch->parameters);
  block->running->state = Thread::Done;
  --block->alive;
  void *unused;
  trc_simt_switch(&unused, block->scheduler);
  __builtin_unreachable();
}

void Block::suspend(const char *what, const void *pc) {
  Thread &self = *running;
  self.state = Thread::Waiting;
  self.waitsFor = what;
  self.pc = pc;
  trc_simt_switch(&self.stack, scheduler);
}

void Block::wake(unsigned number) {
  threads[number].state = Thread::Ready;
  warps[number / 32].ready |= 1u << number % 32;
}

void Block::fail(std::string what, const void *pc) {
  addFinding({std::move(what), {simt_block, running->index, pc}, {}});
  failed = true;
  void *unused;
  trc_simt_switch(&unused, scheduler);
  __builtin_unreachable();
}

void Block::reportStuck() {
  failed = true;
  std::map<std::pair<const char *, const void *>, std::vector<unsigned>> places;
  unsigned gone = 0;
  for (const Thread &thread : threads) {
    if (thread.state == Thread::Done)
      ++gone;
    else
      places[{thread.waitsFor, thread.pc}].push_back(thread.number);
  }
  Finding finding;
  finding.what = "a barrier or collective is never complete";
  bool first = true;
  for (const auto &[place, numbers] : places) {
    if (first)
      finding.site = {simt_block, threads[numbers[0]].index, nullptr};
    first = false;
    finding.notes.push_back(
        {std::to_string(numbers.size()) + " threads, the first of them " +
             toString(threads[numbers[0]].index) + ", wait in " + place.first,
         place.second});
  }
  if (gone)
    finding.notes.push_back(
        {std::to_string(gone) + " threads have returned", nullptr});
  addFinding(std::move(finding));
}

void Block::barrier(unsigned id, unsigned expected, bool wait, const char *what,
                    const void *pc) {
  if (id >= barrierCount)
    fail("barrier " + std::to_string(id) + " of 16", pc);
  if (expected && (expected % 32 || expected > count))
    fail("barrier " + std::to_string(id) + " for " + std::to_string(expected) +
             " threads: not a multiple of 32, or more than the block has",
         pc);
  if (!expected)
    expected = count;
  Barrier &barrier = barriers[id];
  if (barrier.arrived && barrier.threads != expected)
    fail("barrier " + std::to_string(id) + " for " + std::to_string(expected) +
             " threads while others wait at it for " +
             std::to_string(barrier.threads),
         pc);
  Thread &self = *running;
  if (barrier.lastRound[self.number] == barrier.round + 1)
    fail("a thread arrives twice at barrier " + std::to_string(id) +
             " before it is complete",
         pc);
  barrier.lastRound[self.number] = barrier.round + 1;
  barrier.threads = expected;
  ++barrier.arrived;
  if (checker)
    checker->arrive(barrier.sync, self.number);
  if (wait)
    barrier.waiting.push_back(self.number);
  if (barrier.arrived < expected) {
    if (wait)
      suspend(what, pc);
    return;
  }
  if (checker)
    checker->leave(barrier.sync, barrier.waiting);
  for (unsigned number : barrier.waiting)
    if (number != self.number)
      wake(number);
  barrier.waiting.clear();
  barrier.arrived = 0;
  ++barrier.round;
}

int Block::barrierVote(int predicate, SimtVote vote, const void *pc) {
  // Two barriers, with the sum of this round in between. The first alone would
  // let a fast thread add to the next sum.
  static thread_local unsigned sum;
  const char *what = vote == SimtCount ? "__syncthreads_count"
                     : vote == SimtAll ? "__syncthreads_and"
                                       : "__syncthreads_or";
  if (barriers[0].arrived == 0)
    sum = 0;
  sum += predicate != 0;
  barrier(0, 0, true, what, pc);
  const unsigned total = sum;
  barrier(0, 0, true, what, pc);
  return vote == SimtCount ? total
         : vote == SimtAll ? total == count
                           : total != 0;
}

bool Block::arriveAt(Pending &pending, unsigned mask, const char *what,
                     void *operand, const void *pc) {
  Warp &warp = warps[running->number / 32];
  if (pending.arrived && (pending.mask != mask || pending.what != what))
    fail(std::string("lanes of one warp meet in different collectives: ") +
             what + " and " + pending.what,
         pc);
  pending.mask = mask;
  pending.what = what;
  pending.arrived |= 1u << running->lane();
  warp.operands[running->lane()] = operand;
  return pending.arrived == (mask & warp.launched);
}

void Block::warpBarrier(unsigned mask, const void *pc) {
  const unsigned self = running->number;
  Warp &warp = warps[self / 32];
  if (checker && mask)
    checker->arrive(warp.pending[__builtin_ctz(mask)].sync, self);
  collective(mask, "__syncwarp", nullptr, pc, [&](void **, unsigned lanes) {
    if (!checker)
      return;
    std::vector<unsigned> numbers;
    for (; lanes; lanes &= lanes - 1)
      numbers.push_back(self / 32 * 32 + __builtin_ctz(lanes));
    checker->leave(warp.pending[__builtin_ctz(mask)].sync, numbers);
  });
}

void Block::copyAsync(void *to, const void *from, unsigned bytes,
                      unsigned sourceBytes, const void *pc) {
  auto *end = static_cast<std::byte *>(to) + bytes;
  if (to < shared.begin || end > shared.end)
    fail("the destination of an asynchronous copy is not shared memory", pc);
  if ((reinterpret_cast<uintptr_t>(to) | reinterpret_cast<uintptr_t>(from)) %
      bytes)
    fail("an asynchronous copy of " + std::to_string(bytes) +
             " bytes is not aligned to them",
         pc);
  if (checker) {
    if (!checker->beginCopy(running->number, to, bytes, pc))
      return;
    if (sourceBytes)
      checker->access(running->number, from, sourceBytes, SimtRead, pc);
  }
  // From here to the wait, the destination holds nothing that is of use.
  std::memset(to, poison, bytes);
  running->copies.push_back({static_cast<std::byte *>(to),
                             static_cast<const std::byte *>(from), bytes,
                             sourceBytes, running->copyGroup});
}

void Block::copyAsyncCommit() { ++running->copyGroup; }

void Block::copyAsyncWait(unsigned left) {
  Thread &self = *running;
  const unsigned before = self.copyGroup > left ? self.copyGroup - left : 0;
  size_t done = 0;
  for (; done < self.copies.size() && self.copies[done].group < before;
       ++done) {
    const AsyncCopy &copy = self.copies[done];
    std::memcpy(copy.to, copy.from, copy.sourceBytes);
    std::memset(copy.to + copy.sourceBytes, 0, copy.bytes - copy.sourceBytes);
    if (checker)
      checker->endCopy(copy.to, copy.bytes, checker->now(self.number));
  }
  self.copies.erase(self.copies.begin(), self.copies.begin() + done);
}

} // namespace trc::simt

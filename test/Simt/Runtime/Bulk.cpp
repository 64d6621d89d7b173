//===- Bulk.cpp - barriers in shared memory, bulk copies ------------------===//

#include "Bulk.h"

#include "Block.h"

#include <cstring>

#define SIMT_EXPORT extern "C" __attribute__((visibility("default"), noinline))

namespace trc::simt {

void BulkEngine::reset() {
  barriers.clear();
  copies.clear();
}

BulkEngine::Barrier &BulkEngine::find(Block &block, void *barrier,
                                      const void *pc) {
  auto it = barriers.find(barrier);
  if (it == barriers.end())
    block.fail("a barrier in shared memory that was not initialised", pc);
  // Its initialisation is a plain write: who uses it must come after that.
  block.access(barrier, 8, SimtAtomic, pc);
  return it->second;
}

void BulkEngine::init(Block &block, void *barrier, unsigned arrivals,
                      const void *pc) {
  const SharedMemory &shared = block.sharedMemory();
  if (barrier < shared.begin || barrier >= shared.end ||
      reinterpret_cast<uintptr_t>(barrier) % 8)
    block.fail("a barrier is 8 bytes of shared memory, aligned to 8", pc);
  if (arrivals == 0)
    block.fail("a barrier in shared memory for no arrivals", pc);
  block.access(barrier, 8, SimtWrite, pc);
  std::memset(barrier, 0, 8);
  Barrier &made = barriers[barrier];
  made = Barrier();
  made.arrivals = made.pending = arrivals;
}

void BulkEngine::endPhase(Block &block, Barrier &barrier) {
  if (barrier.pending || barrier.bytes)
    return;
  ++barrier.phase;
  barrier.pending = barrier.arrivals;
  if (Checker *checker = block.checks())
    barrier.last = checker->close(barrier.sync);
  for (unsigned number : barrier.waiting)
    block.wake(number);
  barrier.waiting.clear();
}

void BulkEngine::arrive(Block &block, void *address, unsigned bytes,
                        const void *pc) {
  Barrier &barrier = find(block, address, pc);
  if (barrier.pending == 0)
    block.fail("more arrivals at a barrier in shared memory than it counts",
               pc);
  --barrier.pending;
  barrier.bytes += bytes;
  if (Checker *checker = block.checks())
    checker->arrive(barrier.sync, block.thread().number);
  endPhase(block, barrier);
}

void BulkEngine::wait(Block &block, void *address, unsigned parity,
                      const void *pc) {
  Barrier &barrier = find(block, address, pc);
  if ((barrier.phase & 1) == (parity & 1)) {
    barrier.waiting.push_back(block.thread().number);
    block.suspend("a barrier in shared memory", pc);
  }
  if (Checker *checker = block.checks())
    checker->acquire(barrier.last, block.thread().number);
}

void BulkEngine::copy(Block &block, void *to, const void *from, unsigned bytes,
                      void *barrier, const void *pc) {
  const SharedMemory &shared = block.sharedMemory();
  if (to < shared.begin || static_cast<std::byte *>(to) + bytes > shared.end)
    block.fail("the destination of a bulk copy is not shared memory", pc);
  if ((reinterpret_cast<uintptr_t>(from) | bytes) % 16 ||
      (static_cast<std::byte *>(to) - shared.dynamic) % 16)
    block.fail("a bulk copy is not aligned to 16 bytes", pc);
  if (deviceMemory().owns(from) && !deviceMemory().holds(from, bytes))
    block.fail("bulk copy of " + std::to_string(bytes) + " bytes " +
                   deviceMemory().describe(from),
               pc);
  find(block, barrier, pc);
  Copy copy = {static_cast<std::byte *>(to),
               static_cast<const std::byte *>(from),
               bytes,
               barrier,
               {},
               {}};
  const unsigned thread = block.thread().number;
  if (Checker *checker = block.checks()) {
    if (!checker->beginCopy(thread, to, bytes, pc))
      return;
    checker->access(thread, from, bytes, SimtRead, pc);
    copy.since = checker->now(thread);
    checker->arrive(copy.sync, thread);
  }
  std::memset(to, poison, bytes);
  copies.push_back(std::move(copy));
}

bool BulkEngine::makeOne(Block &block) {
  if (copies.empty())
    return false;
  const Copy copy = std::move(copies.front());
  copies.pop_front();
  std::memcpy(copy.to, copy.from, copy.bytes);
  Barrier &barrier = barriers[copy.barrier];
  if (Checker *checker = block.checks()) {
    checker->endCopy(copy.to, copy.bytes, copy.since);
    Checker::merge(barrier.sync, copy.sync);
  }
  barrier.bytes -= copy.bytes;
  endPhase(block, barrier);
  return true;
}

} // namespace trc::simt

using namespace trc::simt;

SIMT_EXPORT void simt_shared_barrier_init(void *barrier, unsigned arrivals) {
  Block &block = *Block::current();
  block.bulkEngine().init(block, barrier, arrivals,
                          __builtin_return_address(0));
}
SIMT_EXPORT void simt_shared_barrier_arrive(void *barrier, unsigned bytes) {
  Block &block = *Block::current();
  block.bulkEngine().arrive(block, barrier, bytes, __builtin_return_address(0));
}
SIMT_EXPORT void simt_shared_barrier_wait(void *barrier, unsigned parity) {
  Block &block = *Block::current();
  block.bulkEngine().wait(block, barrier, parity, __builtin_return_address(0));
}
SIMT_EXPORT void simt_copy_bulk(void *shared, const void *global,
                                unsigned bytes, void *barrier) {
  Block &block = *Block::current();
  block.bulkEngine().copy(block, shared, global, bytes, barrier,
                          __builtin_return_address(0));
}

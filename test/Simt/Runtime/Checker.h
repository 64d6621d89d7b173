//===- Checker.h - races and other misuse of memory -------------*- C++ -*-===//
//
// The checker sees every access of every thread, in the order in which the one
// thread of the operating system makes them, and knows which are ordered by the
// program itself. Two accesses to a byte, one of them a write, that nothing
// orders are a race, whether or not this run's order was a lucky one.
//
// Order within a block is kept as vector clocks. A thread counts epochs: each
// time it arrives at a barrier, its epoch ends. It *knows* a number of epochs
// of every other thread: those that ended before the barriers it has passed. As
// the threads that leave a barrier together know the same, they share one
// vector, and a barrier of n threads costs n steps.
//
//      thread 0  --- epoch 0 ---|bar|--- epoch 1 ---      known[1] = 1
//      thread 1  --- epoch 0 ---|bar|--- epoch 1 ---      known[0] = 1
//
// Blocks of one launch are never ordered; launches always are. Barriers of any
// kind (__syncthreads, __syncwarp, named) order; shuffles, votes and mma do
// not, as on the device. Atomics conflict with plain accesses only.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_CHECKER_H
#define TRC_TEST_SIMT_RUNTIME_CHECKER_H

#include "DeviceMemory.h"
#include "Report.h"
#include "Shadow.h"

#include <memory>
#include <span>
#include <vector>

namespace trc::simt {

/// The shared memory of the block that a thread of the system runs.
struct SharedMemory {
  std::byte *begin = nullptr; ///< static and dynamic together
  std::byte *end = nullptr;
  std::byte *dynamic = nullptr;
  size_t dynamicBytes = 0;    ///< as launched
  size_t dynamicCapacity = 0; ///< as reserved in the module
};

/// Where the threads of a barrier leave what they know.
struct SyncPoint {
  std::vector<uint32_t> known; ///< empty: nobody has come
  const void *common = nullptr;
};

class Checker {
public:
  void beginLaunch(const Module &module);
  void beginBlock(SimtIndex block, SimtIndex extent, unsigned threads,
                  const SharedMemory &memory);
  void endBlock();

  /// A thread comes to a barrier: its epoch ends, and is known there.
  void arrive(SyncPoint &point, unsigned thread);
  /// A thread leaves a barrier, with all that was left there. Called for all
  /// that wait, after the last has come; then `reset`.
  void leave(SyncPoint &point, std::span<const unsigned> threads);

  /// The same in two steps, for barriers whose threads leave one by one.
  using Known = std::shared_ptr<const std::vector<uint32_t>>;
  Known close(SyncPoint &point);
  void acquire(const Known &known, unsigned thread);
  /// Adds what was left at one point to another.
  static void merge(SyncPoint &into, const SyncPoint &from);

  /// Returns false where the access must not be made.
  bool access(unsigned thread, const void *address, size_t bytes,
              SimtAccess kind, const void *pc);
  /// An asynchronous copy: the destination belongs to nobody in between.
  bool beginCopy(unsigned thread, const void *shared, size_t bytes,
                 const void *pc);
  /// The copy is made; `since` is when the thread asked for it.
  void endCopy(const void *shared, size_t bytes, Moment since);
  Moment now(unsigned thread) const {
    return Moment(blockFirst + clocks[thread].epoch, thread);
  }

  void find(unsigned thread, std::string what, const void *pc,
            std::vector<Finding::Note> notes = {});

private:
  struct Clock {
    uint32_t epoch = 0;
    Known others;
  };
  struct Space {
    Shadow *shadow;
    const char *name;      ///< "shared", "global"
    uint64_t firstWritten; ///< writes before this clock do not count
  };

  /// Whether nothing orders `then` before what `thread` does now.
  bool concurrent(Moment then, unsigned thread, const Space &space) const;
  void checkCell(Cell &cell, unsigned thread, SimtAccess kind, const void *pc,
                 const Space &space);
  void noteRead(Cell &cell, unsigned thread, const Space &space);
  Finding::Note noteOf(Moment moment, const char *did, uint32_t pc) const;
  bool resolve(unsigned thread, const void *address, size_t bytes,
               SimtAccess kind, const void *pc, Space &space);

  const Module *module = nullptr;
  SimtIndex block = {}, extent = {};
  SharedMemory shared;
  std::unique_ptr<Shadow> sharedShadow;
  Allocation *recent = nullptr;
  uint64_t next = Shadow::hostClock + 1; ///< no moment has come to this clock
  uint64_t launchFirst = 0, blockFirst = 0;
  std::vector<std::pair<uint64_t, SimtIndex>> blocks; ///< of this launch
  std::vector<Clock> clocks;
};

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_CHECKER_H

//===- Block.h - one block of a grid, run on one thread ---------*- C++ -*-===//
//
// A thread of the system that runs blocks has one `Block`, and runs block after
// block on it. The threads of the block are fibers: each runs until it comes to
// a barrier or a collective that is not complete, and then another goes on.
//
//   run(index):  while a thread lives
//                  for each warp: while a lane is ready: run the lane
//                  nobody ran -> the block can never complete: report
//
// A warp goes as far as it can before the next one starts, so that results that
// depend on the order of warps are at least the same in every run. What is not
// determined by the program is for the checker to find.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_BLOCK_H
#define TRC_TEST_SIMT_RUNTIME_BLOCK_H

#include "Bulk.h"
#include "Checker.h"
#include "Fiber.h"
#include "Report.h"

#include "simt/abi.h"

#include <array>
#include <string>
#include <vector>

namespace trc::simt {

/// A kernel with its arguments and extents: what a block needs to know.
struct Launch {
  std::string name;
  const Module *module = nullptr;
  const SimtKernel *kernel = nullptr;
  void **parameters = nullptr;
  SimtIndex grid = {1, 1, 1};
  SimtIndex block = {1, 1, 1};
  unsigned sharedBytes = 0; ///< dynamic
};

/// An asynchronous copy that is under way.
struct AsyncCopy {
  std::byte *to;
  const std::byte *from;
  unsigned bytes, sourceBytes; ///< what the source does not give is zero
  unsigned group;
};

/// A number of bf16 or f16.
inline float valueOf(unsigned short bits, SimtMatrixType type) {
  if (type == SimtF16)
    return static_cast<float>(__builtin_bit_cast(_Float16, bits));
  return __builtin_bit_cast(float, unsigned(bits) << 16);
}

/// A product of a warp group that is under way, as one thread sees it.
struct GroupProduct {
  float *d;
  unsigned long long a, b; ///< descriptors
  /// a comes from registers: of the thread's two rows.
  bool fromRegisters;
  float left[2][16];
  SimtMatrixType type;
  bool accumulate;
  unsigned group;
};

struct Thread {
  enum State : unsigned char { Ready, Waiting, Done };
  void *stack = nullptr;
  SimtIndex index = {};
  unsigned number = 0;
  State state = Ready;
  const char *waitsFor = nullptr;
  const void *pc = nullptr; ///< of the call that it waits in
  void *operand = nullptr;  ///< of the collective that it waits in
  std::vector<AsyncCopy> copies;
  unsigned copyGroup = 0; ///< that the next copy joins
  std::vector<GroupProduct> products;
  unsigned productGroup = 0;

  unsigned lane() const { return number % 32; }
};

inline SimtIndex threadIndex(unsigned number, SimtIndex extent) {
  return {number % extent.x, number / extent.x % extent.y,
          number / (extent.x * extent.y)};
}

class Block {
public:
  /// The block that the calling thread of the system runs, or null.
  static Block *current() { return active; }

  void beginLaunch(const Launch &launch, Checker *checker);
  /// Returns false when the block failed; what failed is a finding.
  bool run(SimtIndex index);
  void endLaunch();

  // What kernels call, on the fiber of the running thread.
  void barrier(unsigned id, unsigned threads, bool wait, const char *what,
               const void *pc);
  int barrierVote(int predicate, SimtVote vote, const void *pc);
  /// Waits until all lanes of the mask have come with this collective; the last
  /// one calls combine(operands, mask) for all, where operands[lane] is what
  /// the lane gave.
  template <class Combine>
  void collective(unsigned mask, const char *what, void *operand,
                  const void *pc, Combine combine);
  void warpBarrier(unsigned mask, const void *pc);
  void copyAsync(void *to, const void *from, unsigned bytes,
                 unsigned sourceBytes, const void *pc);
  void copyAsyncCommit();
  void copyAsyncWait(unsigned left);

  /// Notes a finding for the running thread and gives the block up.
  [[noreturn]] void fail(std::string what, const void *pc);
  void access(const void *address, size_t bytes, SimtAccess kind,
              const void *pc) {
    if (checker)
      checker->access(running->number, address, bytes, kind, pc);
  }

  Thread &thread() { return *running; }
  bool inKernel() const { return running != nullptr; }
  Checker *checks() { return checker; }
  const SharedMemory &sharedMemory() const { return shared; }
  /// Waits until `wake` is called for the running thread.
  void suspend(const char *what, const void *pc);
  void wake(unsigned number);
  BulkEngine &bulkEngine() { return bulk; }
  bool isStackGuard(const void *p) const { return stacks.isGuard(p); }

private:
  static constexpr unsigned barrierCount = 16;
  struct Barrier {
    unsigned threads = 0, arrived = 0, round = 0;
    std::vector<unsigned> waiting;   ///< thread numbers
    std::vector<unsigned> lastRound; ///< of each thread, plus one
    SyncPoint sync;
  };
  /// A collective that some lanes have come to. Masks of several at once are
  /// disjoint, so the lowest lane of the mask tells them apart.
  struct Pending {
    unsigned mask = 0, arrived = 0;
    const char *what = nullptr;
    SyncPoint sync;
  };
  struct Warp {
    unsigned launched = 0; ///< lanes that exist
    unsigned ready = 0;
    std::array<Pending, 32> pending;
    std::array<void *, 32> operands;
  };

  static void entry();
  void prepare(SimtIndex index);
  void resume(Thread &thread);
  void reportStuck();
  unsigned nextReady(unsigned lanes) const;
  /// True for the lane that completes the collective.
  bool arriveAt(Pending &pending, unsigned mask, const char *what,
                void *operand, const void *pc);

  static thread_local Block *active __attribute__((tls_model("initial-exec")));

  const Launch *launch = nullptr;
  Checker *checker = nullptr;
  unsigned count = 0; ///< threads of a block
  unsigned alive = 0;
  bool failed = false;
  Thread *running = nullptr;
  void *scheduler = nullptr; ///< its stack while a fiber runs
  FiberStacks stacks;
  SharedMemory shared;
  std::vector<Thread> threads;
  std::vector<Warp> warps;
  std::array<Barrier, barrierCount> barriers;
  BulkEngine bulk;
};

template <class Combine>
void Block::collective(unsigned mask, const char *what, void *operand,
                       const void *pc, Combine combine) {
  Warp &warp = warps[running->number / 32];
  if (!(mask >> running->lane() & 1))
    fail(std::string(what) + " with a mask that lacks the calling lane", pc);
  Pending &pending = warp.pending[__builtin_ctz(mask)];
  if (!arriveAt(pending, mask, what, operand, pc)) {
    suspend(what, pc);
    return;
  }
  combine(warp.operands.data(), mask & warp.launched);
  pending.arrived = 0;
  const unsigned first = running->number - running->lane();
  for (unsigned rest = mask & warp.launched & ~(1u << running->lane()); rest;
       rest &= rest - 1)
    wake(first + __builtin_ctz(rest));
}

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_BLOCK_H

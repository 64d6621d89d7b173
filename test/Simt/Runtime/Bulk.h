//===- Bulk.h - barriers in shared memory, bulk copies ----------*- C++ -*-===//
//
// The barriers of compute capability 9.0 that count arrivals and bytes, and the
// engine that copies beside the threads. A copy is made as late as can be: when
// no thread of the block can go on without it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_BULK_H
#define TRC_TEST_SIMT_RUNTIME_BULK_H

#include "Checker.h"

#include <deque>
#include <map>
#include <vector>

namespace trc::simt {

class Block;

class BulkEngine {
public:
  void reset();

  // For the running thread of the block.
  void init(Block &block, void *barrier, unsigned arrivals, const void *pc);
  void arrive(Block &block, void *barrier, unsigned bytes, const void *pc);
  void wait(Block &block, void *barrier, unsigned parity, const void *pc);
  void copy(Block &block, void *shared, const void *global, unsigned bytes,
            void *barrier, const void *pc);

  /// Makes the oldest copy; false when there is none.
  bool makeOne(Block &block);

private:
  struct Barrier {
    unsigned arrivals = 0, pending = 0;
    long long bytes = 0; ///< said, and not copied yet; below 0: copied first
    unsigned phase = 0;
    std::vector<unsigned> waiting; ///< thread numbers
    SyncPoint sync;
    Checker::Known last; ///< what was known when the last phase ended
  };
  struct Copy {
    std::byte *to;
    const std::byte *from;
    unsigned bytes;
    void *barrier;
    Moment since;
    SyncPoint sync; ///< what the thread knew that asked
  };

  Barrier &find(Block &block, void *barrier, const void *pc);
  void endPhase(Block &block, Barrier &barrier);

  std::map<void *, Barrier> barriers;
  std::deque<Copy> copies;
};

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_BULK_H

//===- Collectives.cpp - what kernels call: barriers, warps, copies -------===//
//
// Each function is a thin door to the running block. The return address is the
// place in the kernel text that a finding names.
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include <cstring>

#define SIMT_EXPORT extern "C" __attribute__((visibility("default"), noinline))
#define SIMT_CALLER __builtin_return_address(0)

using namespace trc::simt;

SIMT_EXPORT void simt_barrier(unsigned id, unsigned threads, int wait) {
  Block::current()->barrier(
      id, threads, wait, id ? "a named barrier" : "__syncthreads", SIMT_CALLER);
}

SIMT_EXPORT int simt_barrier_vote(int predicate, SimtVote vote) {
  return Block::current()->barrierVote(predicate, vote, SIMT_CALLER);
}

SIMT_EXPORT void simt_warp_barrier(unsigned mask) {
  Block::current()->warpBarrier(mask, SIMT_CALLER);
}

SIMT_EXPORT unsigned simt_lane() { return Block::current()->thread().lane(); }

namespace {
struct Shuffle {
  unsigned long long value, result;
  unsigned source;
  bool valid;
};
struct Vote {
  unsigned long long value;
  unsigned result;
};

template <class F> void forLanes(unsigned lanes, F f) {
  for (; lanes; lanes &= lanes - 1)
    f(unsigned(__builtin_ctz(lanes)));
}
} // namespace

SIMT_EXPORT unsigned long long
simt_shuffle(unsigned mask, unsigned long long value, unsigned source) {
  Block &block = *Block::current();
  Shuffle own = {value, 0, source & 31, true};
  block.collective(
      mask, "a shuffle", &own, SIMT_CALLER,
      [](void **operands, unsigned lanes) {
        forLanes(lanes, [&](unsigned lane) {
          auto *mine = static_cast<Shuffle *>(operands[lane]);
          mine->valid = lanes >> mine->source & 1;
          if (mine->valid)
            mine->result =
                static_cast<Shuffle *>(operands[mine->source])->value;
        });
      });
  if (!own.valid)
    block.fail("a shuffle reads lane " + std::to_string(own.source) +
                   ", which does not take part",
               SIMT_CALLER);
  return own.result;
}

SIMT_EXPORT unsigned simt_ballot(unsigned mask, int predicate) {
  Vote own = {predicate != 0, 0};
  Block::current()->collective(
      mask, "a vote", &own, SIMT_CALLER, [](void **operands, unsigned lanes) {
        unsigned all = 0;
        forLanes(lanes, [&](unsigned lane) {
          all |= unsigned(static_cast<Vote *>(operands[lane])->value) << lane;
        });
        forLanes(lanes, [&](unsigned lane) {
          static_cast<Vote *>(operands[lane])->result = all;
        });
      });
  return own.result;
}

SIMT_EXPORT unsigned simt_match(unsigned mask, unsigned long long value) {
  Vote own = {value, 0};
  Block::current()->collective(
      mask, "__match_any_sync", &own, SIMT_CALLER,
      [](void **operands, unsigned lanes) {
        forLanes(lanes, [&](unsigned lane) {
          auto *mine = static_cast<Vote *>(operands[lane]);
          forLanes(lanes, [&](unsigned other) {
            if (static_cast<Vote *>(operands[other])->value == mine->value)
              mine->result |= 1u << other;
          });
        });
      });
  return own.result;
}

namespace {
unsigned combined(unsigned a, unsigned b, SimtReduction op) {
  const int sa = static_cast<int>(a), sb = static_cast<int>(b);
  switch (op) {
  case SimtAdd:
    return a + b;
  case SimtMin:
    return std::min(a, b);
  case SimtMax:
    return std::max(a, b);
  case SimtMinSigned:
    return static_cast<unsigned>(std::min(sa, sb));
  case SimtMaxSigned:
    return static_cast<unsigned>(std::max(sa, sb));
  case SimtAnd:
    return a & b;
  case SimtOr:
    return a | b;
  case SimtXor:
    return a ^ b;
  }
  __builtin_unreachable();
}
} // namespace

SIMT_EXPORT unsigned simt_reduce(unsigned mask, unsigned value,
                                 SimtReduction op) {
  Vote own = {value, 0};
  Block::current()->collective(
      mask, "a warp reduction", &own, SIMT_CALLER,
      [op](void **operands, unsigned lanes) {
        const unsigned first = __builtin_ctz(lanes);
        unsigned total = static_cast<Vote *>(operands[first])->value;
        forLanes(lanes & (lanes - 1), [&](unsigned lane) {
          total =
              combined(total, static_cast<Vote *>(operands[lane])->value, op);
        });
        forLanes(lanes, [&](unsigned lane) {
          static_cast<Vote *>(operands[lane])->result = total;
        });
      });
  return own.result;
}

SIMT_EXPORT void simt_access(const void *address, unsigned bytes,
                             SimtAccess kind) {
  if (Block *block = Block::current())
    block->access(address, bytes, kind, SIMT_CALLER);
}

SIMT_EXPORT void simt_fence() { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

SIMT_EXPORT void *simt_shared_base() {
  return Block::current()->sharedMemory().begin;
}

SIMT_EXPORT void simt_copy_async(void *shared, const void *global,
                                 unsigned bytes, unsigned sourceBytes) {
  Block::current()->copyAsync(shared, global, bytes, sourceBytes, SIMT_CALLER);
}
SIMT_EXPORT void simt_copy_async_commit() {
  Block::current()->copyAsyncCommit();
}
SIMT_EXPORT void simt_copy_async_wait(unsigned left) {
  Block::current()->copyAsyncWait(left);
}

SIMT_EXPORT void simt_fail(const char *message) {
  Block::current()->fail(message, SIMT_CALLER);
}

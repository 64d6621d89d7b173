//===- FakeStreams.h - the order in which the fake driver works -*- C++ -*-===//
//
// Streams are lists of what is to be done; what waits for one does its oldest
// operations, and of other streams those that these wait for. One lock guards
// everything: tests want order, not speed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RUNTIME_FAKESTREAMS_H
#define TRC_TEST_RUNTIME_FAKESTREAMS_H

#include "device/cuda/Driver.h"

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace trc::runtime::test::fake {

using cuda::CUdeviceptr;
using cuda::CUresult;

inline constexpr CUresult invalidImage = 200, invalidContext = 201,
                          illegalAddress = 700, invalidValue = 1,
                          invalidHandle = 400, captureUnsupported = 900,
                          captureInvalid = 901;

using Work = std::function<void()>;

/// A point in a stream's order.
struct Point {
  cuda::CUstream stream;
  bool reached = false;
};

struct Operation {
  Work work;                      ///< null: none
  std::shared_ptr<Point> reaches; ///< of an event's record
  std::shared_ptr<Point> waits;   ///< for another stream
};

} // namespace trc::runtime::test::fake

namespace trc::runtime::cuda {
struct CUstream_st {
  std::deque<test::fake::Operation> queue;
  bool capturing = false;
  std::vector<test::fake::Operation> captured;
};

struct CUevent_st {
  std::shared_ptr<test::fake::Point> last; ///< null: never recorded
};
struct CUgraph_st {
  std::vector<test::fake::Operation> operations;
};
struct CUgraphExec_st {
  std::vector<test::fake::Operation> operations;
};
struct CUmod_st {
  void *pages;
  size_t bytes;
};
struct CUfunc_st {
  using Function = void (*)(void *const *, int64_t, int64_t, void *);
  Function function;
  bool loaded = false; ///< by a launch outside of a capture
};
} // namespace trc::runtime::cuda

namespace trc::runtime::test::fake {

struct Fault {
  CUresult error = cuda::CUDA_SUCCESS;
  int skip = 0;
};

struct Global {
  std::recursive_mutex lock;
  std::map<std::string, uint64_t> calls;
  std::map<std::string, Fault> faults;
  CUresult broken = cuda::CUDA_SUCCESS;
  bool breakNextKernel = false;
  size_t memoryUsed = 0;
  std::map<CUdeviceptr, size_t> blocks;
  std::map<const std::byte *, size_t> pinned;
  std::set<cuda::CUstream> streams;
  std::set<cuda::CUevent> events;
  /// Freed while there was work to do, which would have crashed.
  std::vector<Work> lateFrees;
};

Global &global();
/// Of this thread, that are current.
extern thread_local int contexts;

/// What every function begins with: counts the call, and gives the error that a
/// test wants it to have.
CUresult enter(const char *name, bool wantsContext);

/// Does what a stream has to do until `point`, null: nothing.
void reach(const std::shared_ptr<Point> &point);
/// Does all of it.
void drain(cuda::CUstream stream);
/// Adds to a stream, or to what it captures.
void enqueue(cuda::CUstream stream, Operation operation);

/// Frees once no stream has work that might use what is freed.
void release(Work free);

} // namespace trc::runtime::test::fake

/// Frees also on a device that is broken.
#define ENTER_TO_FREE(name)                                                    \
  std::lock_guard<std::recursive_mutex> guard(global().lock);                  \
  if (CUresult error = enter(#name, false))                                    \
    return error;                                                              \
  if (contexts == 0)                                                           \
  return invalidContext

#define ENTER(name, wantsContext)                                              \
  std::lock_guard<std::recursive_mutex> guard(global().lock);                  \
  if (CUresult error = enter(#name, wantsContext))                             \
  return error

#endif // TRC_TEST_RUNTIME_FAKESTREAMS_H

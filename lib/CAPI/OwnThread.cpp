//===- OwnThread.cpp - a compile that may be given up ---------------------===//
//
// See OwnThread.h. One lock and one condition for all compiles: there are few,
// and what ends one ends all. Nothing here allocates once memory has ended.
//
//===----------------------------------------------------------------------===//

#include "OwnThread.h"

#include "llvm/Support/ErrorHandling.h"

#include <condition_variable>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <new>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace trc;

namespace {

/// Of the process; never destroyed, for threads may stand in it.
struct Process {
  std::mutex lock; ///< of all below
  std::condition_variable changed;
  GivenUp givenUp = GivenUp::No;
  char why[256] = {};
  int underWay = 0;
};

Process &process() {
  static Process &only = *new Process;
  return only;
}

/// A compile, of its caller and of its thread.
struct Job {
  OwnedRequest request;
  Compiled result;
  bool isDone = false;
  /// A phase that the caller is to hear of, until it has.
  const char *phase = nullptr;
  bool tellsPhases = false;
};

thread_local bool isCompiling = false;

/// MLIR's worker threads have LLVM's name for them.
bool isOurs() {
  if (isCompiling)
    return true;
  constexpr const char *prefix = "llvm-worker-";
  char name[16] = {};
  if (pthread_getname_np(pthread_self(), name, sizeof name) != 0 ||
      std::strncmp(name, prefix, std::strlen(prefix)) != 0)
    return false;
  const std::lock_guard<std::mutex> held(process().lock);
  return process().underWay > 0;
}

[[noreturn]] void standStill() {
  for (;;)
    pause();
}

[[noreturn]] void giveUp(GivenUp how, const char *why) {
  {
    const std::lock_guard<std::mutex> held(process().lock);
    if (process().givenUp == GivenUp::No) {
      process().givenUp = how;
      std::snprintf(process().why, sizeof process().why, "%s", why);
    }
  }
  process().changed.notify_all();
  standStill();
}

std::new_handler before = nullptr;

/// Other threads of the process get what they would have got.
void onNoMemory() {
  if (isOurs())
    giveUp(GivenUp::OutOfMemory, "out of memory");
  if (!before)
    throw std::bad_alloc();
  before();
}

void onNoMemoryOfLlvm(void *, const char *, bool) {
  if (isOurs())
    giveUp(GivenUp::OutOfMemory, "out of memory");
}

void onFatalError(void *, const char *reason, bool) {
  if (isOurs())
    giveUp(GivenUp::Failed, reason);
}

template <typename Allocate> void *orGiveUp(const Allocate &allocate) {
  void *memory = allocate();
  if (!memory && isOurs())
    giveUp(GivenUp::OutOfMemory, "out of memory");
  return memory;
}

/// A thread has an arena of malloc, 64 MiB of addresses. Where it gets none,
/// glibc maps and unmaps pages for each small allocation of that thread, and a
/// compile takes minutes.
void shareArenaWhereAddressesAreShort() {
#ifdef __GLIBC__
  rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
    mallopt(M_ARENA_MAX, 1);
#endif
}

/// A child of a fork has none of the threads.
void keepThroughForks() {
  pthread_atfork([] { process().lock.lock(); }, [] { process().lock.unlock(); },
                 [] {
                   process().underWay = 0;
                   process().lock.unlock();
                 });
}

/// For the life of the process: a compile that was given up stands in it.
void installHandlers() {
  static std::once_flag once;
  std::call_once(once, [] {
    keepThroughForks();
    shareArenaWhereAddressesAreShort();
    before = std::set_new_handler(onNoMemory);
    llvm::install_bad_alloc_error_handler(onNoMemoryOfLlvm);
    llvm::install_fatal_error_handler(onFatalError);
  });
}

/// Hands a phase to the caller, and waits until it has been told.
void tell(Job &job, std::string_view activity) {
  const std::string text(activity);
  std::unique_lock<std::mutex> held(process().lock);
  job.phase = text.c_str();
  process().changed.notify_all();
  process().changed.wait(
      held, [&] { return !job.phase || process().givenUp != GivenUp::No; });
}

void *compile(void *argument) {
  isCompiling = true;
  const auto job = std::move(*static_cast<std::shared_ptr<Job> *>(argument));
  delete static_cast<std::shared_ptr<Job> *>(argument);
  CompileObserver observer;
  if (job->tellsPhases)
    observer.onPhase = [&](std::string_view activity) { tell(*job, activity); };
  observer.cancelled = job->request.cancelled.get();
  const OwnedRequest &request = job->request;
  Compiled result =
      compileText(request.text, request.name, request.options, observer);
  {
    const std::lock_guard<std::mutex> held(process().lock);
    job->result = std::move(result);
    job->isDone = true;
  }
  process().changed.notify_all();
  return nullptr;
}

/// As deep as a main thread's, for programs nest.
size_t stackBytes() {
  constexpr size_t least = size_t(8) << 20;
  pthread_attr_t attributes;
  size_t usual = 0;
  if (pthread_attr_init(&attributes) == 0) {
    pthread_attr_getstacksize(&attributes, &usual);
    pthread_attr_destroy(&attributes);
  }
  return std::max(usual, least);
}

bool start(const std::shared_ptr<Job> &job, pthread_t &thread) {
  auto *argument = new std::shared_ptr<Job>(job);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stackBytes());
  const int failed = pthread_create(&thread, &attributes, compile, argument);
  pthread_attr_destroy(&attributes);
  if (failed)
    delete argument;
  return failed == 0;
}

/// Whether the compile ended; tells phases meanwhile.
GivenUp wait(Job &job, const std::function<void(const char *)> &onPhase) {
  std::unique_lock<std::mutex> held(process().lock);
  for (;;) {
    process().changed.wait(held, [&] {
      return job.isDone || job.phase || process().givenUp != GivenUp::No;
    });
    // What has ended well has, whatever became of others.
    if (job.isDone)
      return GivenUp::No;
    if (process().givenUp != GivenUp::No)
      return process().givenUp;
    held.unlock();
    onPhase(job.phase);
    held.lock();
    job.phase = nullptr;
    process().changed.notify_all();
  }
}

} // namespace

// What all of this library calls in place of malloc and its kin, as the linker
// is told: an operation of MLIR's is written to memory that it has not looked
// at. `operator new` is in another library, and has its handler.
// NOLINTBEGIN(bugprone-reserved-identifier): the linker's names
extern "C" {
void *__real_malloc(size_t bytes);
void *__real_calloc(size_t count, size_t bytes);
void *__real_realloc(void *memory, size_t bytes);

void *__wrap_malloc(size_t bytes) {
  return orGiveUp([&] { return __real_malloc(bytes); });
}
void *__wrap_calloc(size_t count, size_t bytes) {
  return orGiveUp([&] { return __real_calloc(count, bytes); });
}
void *__wrap_realloc(void *memory, size_t bytes) {
  // Of no bytes it frees, and gives nothing.
  return bytes == 0 ? __real_realloc(memory, bytes)
                    : orGiveUp([&] { return __real_realloc(memory, bytes); });
}
}
// NOLINTEND(bugprone-reserved-identifier)

const char *trc::whyGivenUp() {
  const std::lock_guard<std::mutex> held(process().lock);
  return process().why;
}

GivenUp
trc::compileOnOwnThread(OwnedRequest request,
                        const std::function<void(const char *)> &onPhase,
                        Compiled &result) {
  installHandlers();
  {
    const std::lock_guard<std::mutex> held(process().lock);
    if (process().givenUp != GivenUp::No)
      return process().givenUp;
    ++process().underWay;
  }
  auto job = std::make_shared<Job>();
  job->request = std::move(request);
  job->tellsPhases = static_cast<bool>(onPhase);
  pthread_t thread;
  const bool isStarted = start(job, thread);
  const GivenUp givenUp = isStarted ? wait(*job, onPhase) : GivenUp::NoThread;
  if (givenUp == GivenUp::No) {
    pthread_join(thread, nullptr);
    result = std::move(job->result);
  } else if (isStarted) {
    *job->request.cancelled = true;
    pthread_detach(thread);
  }
  // One that was given up stays under way: its threads are still there.
  if (givenUp == GivenUp::No || !isStarted) {
    const std::lock_guard<std::mutex> held(process().lock);
    --process().underWay;
  }
  return givenUp;
}

//===- NcclApi.cpp - a libnccl.so.2 that computes on the CPU --------------===//
//
// The calls that the runtime makes of NCCL, for machines without a GPU, on the
// stand-in driver (TRC_SIMT_DEVICES=4 gives four GPUs). Ranks are threads or
// processes.
//
// It refuses, with a line of what is wrong: use of a communicator before it is
// ready, after it was destroyed or aborted, while its last call is in progress,
// or by two threads at once; operations whose buffers are not memory of the
// device, or overlap but for "in place"; groups that are not balanced; and,
// when ranks meet, other kinds, counts, types, operators, roots or orders than
// their peers'. Communicators that were never given back are named when the
// process ends.
//
// TRC_NCCL_VERSION says which version it is, TRC_NCCL_FAULT what goes wrong.
//
//===----------------------------------------------------------------------===//

#include "Combine.h"
#include "Communicator.h"

#include "../Driver/StandIn.h"

#include <cstdlib>
#include <cstring>
#include <deque>
#include <mutex>
#include <set>
#include <string>
#include <thread>

using namespace trc::simt::nccl;

namespace {

/// Never a version of the true library.
constexpr int standInVersion = 29999;

int version() {
  const char *text = std::getenv("TRC_NCCL_VERSION");
  return text ? std::atoi(text) : standInVersion;
}

/// All there ever were: a handle that was given back is known as such.
struct Communicators {
  std::mutex lock;
  std::deque<Communicator> all;

  Communicator *find(void *handle) {
    std::lock_guard<std::mutex> held(lock);
    for (Communicator &each : all)
      if (&each == handle)
        return &each;
    return nullptr;
  }
  /// By name, since threads make them in any order.
  std::string neverGivenBack() {
    std::lock_guard<std::mutex> held(lock);
    std::set<std::string> names;
    for (Communicator &each : all)
      if (each.state != Communicator::State::Destroyed &&
          each.state != Communicator::State::Aborted)
        names.insert(each.name());
    std::string text;
    for (const std::string &name : names)
      text += (text.empty() ? "" : ", ") + name;
    return text;
  }
};

Communicators &communicators() {
  static auto *all = new Communicators; // outlives every static destructor
  return *all;
}

struct AtExit {
  ~AtExit() {
    if (const std::string names = communicators().neverGivenBack();
        !names.empty())
      trc_simt_report(("at the end of the process communicators are neither "
                       "destroyed nor aborted: " +
                       names)
                          .c_str(),
                      "nccl");
  }
} atExit;

/// Of the calling thread.
thread_local int groupDepth = 0;
thread_local std::vector<Operation> grouped;

Result misused(const char *function, const std::string &why,
               Result result = InvalidUsage) {
  trc_simt_report((std::string(function) + ": " + why).c_str(), "nccl");
  return result;
}

/// A call on a communicator, by one thread at a time.
class Call {
public:
  Call(void *handle, const char *function, bool mustBeReady) {
    found = communicators().find(handle);
    if (!found) {
      result = misused(function, "that is no communicator", InvalidArgument);
      return;
    }
    if (found->inCall.exchange(true)) {
      result = misused(function, found->name() +
                                     ": another thread is in a call of the "
                                     "same communicator");
      return;
    }
    held = true;
    using State = Communicator::State;
    const State state = found->state;
    if (state == State::Destroyed)
      result =
          misused(function, found->name() + ": the communicator was destroyed");
    else if (state == State::Aborted)
      result =
          misused(function, found->name() + ": the communicator was aborted");
    else if (mustBeReady && state == State::Beginning)
      result = misused(function,
                       found->name() + ": the communicator is not ready: ask "
                                       "ncclCommGetAsyncError",
                       InvalidArgument);
    else if (mustBeReady && state != State::Ready)
      result =
          misused(function, found->name() + ": the communicator was finalized");
    else if (mustBeReady && found->mayBeInProgress)
      result = misused(function,
                       found->name() + ": the last call is in progress: ask "
                                       "ncclCommGetAsyncError",
                       InvalidArgument);
    else if (mustBeReady && found->error != Success)
      result = Result(found->error.load());
  }
  ~Call() {
    if (held)
      found->inCall = false;
  }
  Call(const Call &) = delete;
  Call &operator=(const Call &) = delete;

  Communicator *operator->() const { return found; }
  Communicator *found = nullptr;
  Result result = Success;

private:
  bool held = false;
};

bool overlap(const void *a, size_t aBytes, const void *b, size_t bBytes) {
  const auto *first = static_cast<const char *>(a),
             *second = static_cast<const char *>(b);
  return first < second + bBytes && second < first + aBytes;
}

/// What is wrong with the buffers; empty: nothing.
std::string checkBuffers(const Operation &operation) {
  const size_t from = operation.operandBytes(), to = operation.resultBytes();
  if (operation.operand && from != 0 &&
      !trc_simt_holds(operation.operand, from))
    return "the operand is not memory of the device";
  if (operation.result && to != 0 && !trc_simt_holds(operation.result, to))
    return "the result is not memory of the device";
  if (!operation.operand || !operation.result)
    return "";
  const auto rank = static_cast<size_t>(operation.communicator->rank);
  const auto *operand = static_cast<const char *>(operation.operand);
  const auto *result = static_cast<const char *>(operation.result);
  const bool inPlace =
      operation.kind == Kind::ReduceScatter ? result == operand + rank * to
      : operation.kind == Kind::AllGather   ? operand == result + rank * from
                                            : operand == result;
  return !inPlace && overlap(operand, from, result, to)
             ? "operand and result overlap, and are not in place"
             : "";
}

Result collective(void *handle, Operation operation) {
  const char *function = nameOf(operation.kind);
  Call call(handle, function, true);
  if (call.result)
    return call.result;
  operation.communicator = call.found;
  if (operation.type < 0 || operation.type >= TypeCount)
    return misused(function, "there is no such type", InvalidArgument);
  if (operation.what < 0 || operation.what >= OperatorCount)
    return misused(function, "there is no such operator", InvalidArgument);
  if (operation.root < 0 || operation.root >= call->ranks)
    return misused(function, "there is no such rank", InvalidArgument);
  if (trc_simt_device() != call->device)
    return misused(function, call->name() + ": the current device is not the "
                                            "communicator's");
  if (const std::string wrong = checkBuffers(operation); !wrong.empty())
    return misused(function, call->name() + ": " + wrong, InvalidArgument);
  if (groupDepth > 0) {
    grouped.push_back(operation);
    return Success;
  }
  return call->add({call.found, {operation}, false, {}, {}});
}

} // namespace

#define NCCL_API extern "C" __attribute__((visibility("default")))

NCCL_API Result ncclGetVersion(int *number) {
  *number = version();
  return Success;
}

NCCL_API const char *ncclGetErrorString(Result result) {
  constexpr const char *texts[] = {
      "no error",
      "unhandled cuda error",
      "unhandled system error",
      "internal error",
      "invalid argument",
      "invalid usage",
      "remote process exited or there was a network error",
      "NCCL operation in progress"};
  return result >= 0 && result <= InProgress ? texts[result] : "unknown";
}

NCCL_API const char *ncclGetLastError(void *handle) {
  Communicator *found = communicators().find(handle);
  return found ? found->lastError.c_str() : "";
}

NCCL_API Result ncclGetUniqueId(UniqueId *id) {
  const std::string folder = Meeting::create();
  if (folder.empty() || folder.size() >= sizeof id->text)
    return SystemError;
  *id = {};
  std::memcpy(id->text, folder.data(), folder.size());
  return Success;
}

NCCL_API Result ncclCommInitRankConfig(void **handle, int ranks, UniqueId id,
                                       int rank, Config *config) {
  *handle = nullptr;
  if (ranks < 1 || rank < 0 || rank >= ranks)
    return misused("ncclCommInitRankConfig", "there is no such rank",
                   InvalidArgument);
  if (config &&
      (config->magic != configMagic || config->size < sizeof(Config) ||
       config->version > static_cast<unsigned>(version())))
    return misused("ncclCommInitRankConfig",
                   "the config is not of this version", InvalidArgument);
  if (trc_simt_device() < 0)
    return misused("ncclCommInitRankConfig", "no device is current");
  Communicator *made = nullptr;
  {
    std::lock_guard<std::mutex> held(communicators().lock);
    made = &communicators().all.emplace_back(
        Meeting(std::string(id.text, strnlen(id.text, sizeof id.text)), rank,
                ranks),
        rank, ranks, trc_simt_device(), !config || config->blocking == 1);
  }
  *handle = made;
  made->begin(static_cast<unsigned>(version()));
  made->mayBeInProgress = true;
  Result result = InProgress;
  while (made->isBlocking && (result = made->ask()) == InProgress)
    std::this_thread::yield();
  return result;
}

NCCL_API Result ncclCommGetAsyncError(void *handle, Result *error) {
  Call call(handle, "ncclCommGetAsyncError", false);
  if (call.result)
    return call.result;
  if (groupDepth > 0)
    return misused("ncclCommGetAsyncError",
                   call->name() + ": the thread's group is not ended");
  *error = call->ask();
  return Success;
}

NCCL_API Result ncclCommFinalize(void *handle) {
  Call call(handle, "ncclCommFinalize", true);
  if (call.result)
    return call.result;
  call->state = Communicator::State::Ending;
  return call->isBlocking ? call->ask() : InProgress;
}

NCCL_API Result ncclCommDestroy(void *handle) {
  Call call(handle, "ncclCommDestroy", false);
  if (call.result)
    return call.result;
  if (groupDepth > 0)
    return misused("ncclCommDestroy",
                   call->name() + ": the thread's group is not ended");
  if (call->state == Communicator::State::Ending)
    return misused("ncclCommDestroy",
                   call->name() + ": ncclCommFinalize is in progress");
  if (trc_simt_in_flight(call.found))
    return misused("ncclCommDestroy",
                   call->name() + ": an operation is in flight");
  call->state = Communicator::State::Destroyed;
  call->meeting.leave();
  return Success;
}

NCCL_API Result ncclCommAbort(void *handle) {
  Call call(handle, "ncclCommAbort", false);
  if (call.result)
    return call.result;
  call->state = Communicator::State::Aborted;
  call->meeting.leave();
  return Success;
}

NCCL_API Result ncclGroupStart() {
  ++groupDepth;
  return Success;
}

NCCL_API Result ncclGroupEnd() {
  if (groupDepth == 0)
    return misused("ncclGroupEnd", "there was no ncclGroupStart");
  if (--groupDepth > 0)
    return Success;
  std::vector<Operation> operations = std::move(grouped);
  grouped.clear();
  Result result = Success;
  std::vector<Batch> messages; // of each communicator
  for (const Operation &operation : operations) {
    Communicator *communicator = operation.communicator;
    if (operation.kind < Kind::Send) {
      if (const Result one =
              communicator->add({communicator, {operation}, false, {}, {}}))
        result = one;
      continue;
    }
    Batch *batch = nullptr;
    for (Batch &each : messages)
      if (each.communicator == communicator)
        batch = &each;
    if (!batch)
      batch = &messages.emplace_back(Batch{communicator, {}, false, {}, {}});
    batch->operations.push_back(operation);
  }
  for (Batch &batch : messages)
    if (const Result one = batch.communicator->add(std::move(batch)))
      result = one;
  return result;
}

NCCL_API Result ncclAllReduce(const void *operand, void *result, size_t count,
                              Type type, Operator what, void *communicator,
                              void *stream) {
  return collective(communicator, {nullptr, Kind::AllReduce, operand, result,
                                   count, type, what, 0, stream});
}
NCCL_API Result ncclReduceScatter(const void *operand, void *result,
                                  size_t count, Type type, Operator what,
                                  void *communicator, void *stream) {
  return collective(communicator, {nullptr, Kind::ReduceScatter, operand,
                                   result, count, type, what, 0, stream});
}
NCCL_API Result ncclAllGather(const void *operand, void *result, size_t count,
                              Type type, void *communicator, void *stream) {
  return collective(communicator, {nullptr, Kind::AllGather, operand, result,
                                   count, type, Sum, 0, stream});
}
NCCL_API Result ncclBroadcast(const void *operand, void *result, size_t count,
                              Type type, int root, void *communicator,
                              void *stream) {
  return collective(communicator, {nullptr, Kind::Broadcast, operand, result,
                                   count, type, Sum, root, stream});
}
NCCL_API Result ncclSend(const void *operand, size_t count, Type type, int peer,
                         void *communicator, void *stream) {
  return collective(communicator, {nullptr, Kind::Send, operand, nullptr, count,
                                   type, Sum, peer, stream});
}
NCCL_API Result ncclRecv(void *result, size_t count, Type type, int peer,
                         void *communicator, void *stream) {
  return collective(communicator, {nullptr, Kind::Recv, nullptr, result, count,
                                   type, Sum, peer, stream});
}

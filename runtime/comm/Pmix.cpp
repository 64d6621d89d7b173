//===- Pmix.cpp - one text from rank 0 to all, by the launcher ------------===//
//
// PMIx is what mpirun and `srun --mpi=pmix` offer the processes they start. Six
// functions of its standard (version 4, chapters 5 to 8) are enough. The server
// knows each process's user, so what goes this way is known to the job alone.
//
// Its fence waits for all processes of the job for as long as it takes, and not
// every server minds the attribute of a time-out. So a thread asks, and is left
// behind in the library where no answer comes: the rank ends then.
//
//===----------------------------------------------------------------------===//

#include "comm/Launch.h"

#include <chrono>
#include <cstdint>
#include <cstring>
#include <dlfcn.h>
#include <future>
#include <thread>

namespace trc::runtime {
namespace {

// The parts of the standard's types that are used.
struct Process {
  char space[256];
  uint32_t rank;
};
struct Value {
  uint16_t type;
  union {
    char *string;
    char rest[64]; ///< more than any value has
  };
};
constexpr uint16_t typeString = 3;
constexpr uint8_t scopeGlobal = 3;
constexpr uint32_t rankWildcard = UINT32_MAX - 1;

/// The functions; null where the library lacks one.
struct Library {
  int (*init)(Process *, void *, size_t) = nullptr;
  int (*put)(uint8_t, const char *, Value *) = nullptr;
  int (*commit)() = nullptr;
  int (*fence)(const Process *, size_t, const void *, size_t) = nullptr;
  int (*get)(const Process *, const char *, const void *, size_t,
             Value **) = nullptr;
  int (*finalize)(const void *, size_t) = nullptr;

  template <typename Function>
  static bool find(void *handle, const char *name, Function &function) {
    function = reinterpret_cast<Function>(dlsym(handle, name));
    return function != nullptr;
  }
  bool open() {
    // Never closed: the library has threads of its own.
    void *handle = dlopen("libpmix.so.2", RTLD_NOW | RTLD_LOCAL);
    return handle && find(handle, "PMIx_Init", init) &&
           find(handle, "PMIx_Put", put) &&
           find(handle, "PMIx_Commit", commit) &&
           find(handle, "PMIx_Fence", fence) && find(handle, "PMIx_Get", get) &&
           find(handle, "PMIx_Finalize", finalize);
  }
};

Result<std::string> share(int rank, const std::string &mine) {
  static constexpr const char *key = "trc.meeting";
  Library pmix;
  if (!pmix.open())
    return failure(StatusCode::Unsupported,
                   "libpmix.so.2, by which mpirun's processes find each other, "
                   "was not found: install it, or say --rendezvous");
  const auto failed = [](const char *what, int code) {
    return failure(StatusCode::IoError, "PMIx: ", what, " gave ", code);
  };
  Process self = {};
  if (int code = pmix.init(&self, nullptr, 0))
    return failed("PMIx_Init", code);
  if (rank == 0) {
    std::string copy = mine;
    Value value = {};
    value.type = typeString;
    value.string = copy.data();
    if (int code = pmix.put(scopeGlobal, key, &value))
      return failed("PMIx_Put", code);
  }
  if (int code = pmix.commit())
    return failed("PMIx_Commit", code);
  Process all = self;
  all.rank = rankWildcard;
  if (int code = pmix.fence(&all, 1, nullptr, 0))
    return failed("PMIx_Fence", code);
  Process first = self;
  first.rank = 0;
  Value *found = nullptr;
  if (int code = pmix.get(&first, key, nullptr, 0, &found))
    return failed("PMIx_Get", code);
  if (!found || found->type != typeString || !found->string)
    return failure(StatusCode::IoError, "PMIx: rank 0 told nothing");
  // Finalized at once: the launcher is not to wait for a process that is lost.
  std::string told = found->string;
  (void)pmix.finalize(nullptr, 0);
  return told;
}

} // namespace

Result<std::string> shareThroughPmix(int rank, const std::string &mine,
                                     double deadlineSeconds) {
  std::promise<Result<std::string>> promise;
  std::future<Result<std::string>> answer = promise.get_future();
  std::thread([rank, mine, promise = std::move(promise)]() mutable {
    promise.set_value(share(rank, mine));
  }).detach();
  if (answer.wait_for(std::chrono::duration<double>(deadlineSeconds)) !=
      std::future_status::ready)
    return failure(StatusCode::PeerLost, "PMIx: not all ranks came within ",
                   static_cast<int64_t>(deadlineSeconds), " s");
  return answer.get();
}

} // namespace trc::runtime

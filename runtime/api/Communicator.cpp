//===- Communicator.cpp - C API: ranks ------------------------------------===//
//
// See trc/runtime.h.
//
//===----------------------------------------------------------------------===//

#include "api/Handles.h"
#include "comm/Processes.h"
#include "comm/Socket.h"
#include "comm/Threads.h"

#include <algorithm>
#include <cstdlib>

using namespace trc::runtime;

namespace {

constexpr double usualDeadline = 120; ///< seconds
constexpr double longestDeadline = 1e6;

Result<double> deadlineOf(double seconds) {
  if (!(seconds >= 0 && seconds <= longestDeadline))
    return failure(StatusCode::InvalidArgument,
                   "expected a deadline of 0 to 1000000 seconds, got ",
                   seconds);
  return seconds == 0 ? usualDeadline : seconds;
}

} // namespace

extern "C" {

/// Launchers say which of a host's ranks this is; flags do not.
static Status countOnHost(Communicator &ranks, Launch &launch) {
  const std::string here = nameOfHost();
  Result<std::vector<std::string>> hosts = ranks.gather(here);
  if (hosts.failed())
    return hosts.takeStatus();
  if (launch.launcher != byFlags)
    return Status::success();
  const auto before = hosts->begin() + ranks.rank();
  launch.localRank = static_cast<int>(std::count(hosts->begin(), before, here));
  launch.localRanks =
      static_cast<int>(std::count(hosts->begin(), hosts->end(), here));
  return Status::success();
}

trc_status trc_communicator_create(const trc_communicator_options *options,
                                   trc_communicator **communicator) {
  return guarded([&]() -> Status {
    if (!communicator)
      return missing("communicator");
    Result<trc_communicator_options> given = readOptions(options);
    if (given.failed())
      return given.takeStatus();
    Result<double> deadline = deadlineOf(given->deadline_seconds);
    if (deadline.failed())
      return deadline.takeStatus();
    const auto orEmpty = [](const char *text) { return text ? text : ""; };
    ProcessOptions chosen;
    chosen.launch.ranks = given->ranks;
    chosen.launch.rank = given->rank;
    chosen.launch.rendezvous = orEmpty(given->rendezvous);
    chosen.launch.secretFile = orEmpty(given->secret_file);
    chosen.launch.interface = orEmpty(given->interface_address);
    chosen.deadlineSeconds = *deadline;
    if (given->transport)
      chosen.transport = given->transport;
    Result<std::optional<Launch>> launch = readLaunch(
        chosen.launch, [](const char *name) { return getenv(name); });
    if (launch.failed())
      return launch.takeStatus();
    if (!*launch) {
      *communicator = new trc_communicator{createAlone()};
      return Status::success();
    }
    Result<std::unique_ptr<Communicator>> made =
        createProcessRank(**launch, chosen);
    if (made.failed())
      return made.takeStatus();
    TRC_RETURN_IF_FAILED(countOnHost(**made, **launch));
    *communicator = new trc_communicator{std::move(*made), **launch};
    return Status::success();
  });
}

trc_status trc_communicator_create_threads(int32_t ranks,
                                           double deadlineSeconds,
                                           trc_communicator **communicators) {
  return guarded([&]() -> Status {
    if (!communicators)
      return missing("communicators");
    if (ranks < 1 || ranks > mostThreadRanks)
      return failure(StatusCode::InvalidArgument, "expected 1 to ",
                     mostThreadRanks, " ranks as threads, got ", ranks);
    Result<double> deadline = deadlineOf(deadlineSeconds);
    if (deadline.failed())
      return deadline.takeStatus();
    std::vector<std::unique_ptr<trc_communicator>> made;
    for (std::unique_ptr<Communicator> &each :
         createThreadRanks(ranks, *deadline)) {
      Launch launch;
      launch.localRank = each->rank();
      launch.localRanks = each->size();
      made.push_back(std::make_unique<trc_communicator>(
          trc_communicator{std::move(each), launch}));
    }
    for (size_t rank = 0; rank < made.size(); ++rank)
      communicators[rank] = made[rank].release();
    return Status::success();
  });
}

void trc_communicator_destroy(trc_communicator *communicator) {
  delete communicator;
}

trc_status trc_communicator_get_info(const trc_communicator *communicator,
                                     trc_communicator_info *info, size_t size) {
  return guarded([&]() -> Status {
    if (!communicator)
      return missing("communicator");
    const Communicator &inside = *communicator->communicator;
    const CommunicationUse use = inside.use();
    return fill(info, size,
                {inside.rank(), inside.size(), use.bytesSent,
                 use.nanosecondsBlocked, communicator->launch.localRank,
                 communicator->launch.localRanks,
                 communicator->launch.launcher.c_str(), use.nanosecondsWorked});
  });
}

void trc_communicator_abort(trc_communicator *communicator, const char *why) {
  if (communicator)
    communicator->communicator->abort(why ? why : "it was told to end");
}

trc_status trc_communicator_gather(trc_communicator *communicator,
                                   const void *data, size_t bytes,
                                   trc_bytes *said) {
  return guarded([&]() -> Status {
    if (!communicator)
      return missing("communicator");
    if (!said || (!data && bytes != 0))
      return missing(said ? "data" : "said");
    Result<std::vector<std::string>> all = communicator->communicator->gather(
        {static_cast<const char *>(data), bytes});
    if (all.failed())
      return all.takeStatus();
    communicator->heard = std::move(*all);
    for (size_t rank = 0; rank < communicator->heard.size(); ++rank)
      said[rank] = {communicator->heard[rank].data(),
                    communicator->heard[rank].size()};
    return Status::success();
  });
}

} // extern "C"

//===- NcclRanks.cpp - the ranks of a program as NCCL knows them ----------===//
//
// See NcclRanks.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/NcclRanks.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <set>
#include <thread>
#include <unistd.h>

namespace trc::runtime::cuda {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void pause() { std::this_thread::sleep_for(std::chrono::microseconds(50)); }

std::string nameOfHost() {
  char name[256] = {};
  (void)gethostname(name, sizeof name - 1);
  return name;
}

std::string nameOfNode() {
  const char *given = std::getenv("TRC_NODE");
  std::string name = given && *given ? given : nameOfHost();
  std::replace(name.begin(), name.end(), '\n', ' ');
  return name;
}

} // namespace

Result<std::unique_ptr<NcclRanks>>
NcclRanks::join(const std::shared_ptr<Context> &context,
                Communicator &communicator, const std::string &wanted,
                std::string &how) {
  // What a rank says: what it wants, then "yes", its library and GPU, or why
  // not. Each line is one of them.
  const Nccl *nccl = nullptr;
  std::string why = "it is told to exchange through the host";
  if (wanted != "host") {
    Result<const Nccl *> opened = Nccl::open();
    if (opened.ok())
      nccl = *opened;
    else
      why = opened.takeStatus().message();
  }
  const std::string own =
      nccl ? text(wanted, "\nyes\n", nccl->versionText(), "\n", nameOfHost(),
                  " ", context->uuid, "\n", nameOfNode(), "\n")
           : text(wanted, "\nno\n", why, "\n");
  Result<std::vector<std::string>> all = communicator.gather(own);
  if (all.failed())
    return all.takeStatus();

  const auto line = [](const std::string &said, int number) {
    size_t begin = 0;
    for (int i = 0; i < number; ++i)
      begin = said.find('\n', begin) + 1;
    return said.substr(begin, said.find('\n', begin) - begin);
  };
  std::string reason;
  std::set<std::string> devices;
  std::vector<std::string> nodes;
  for (size_t rank = 0; rank < all->size() && reason.empty(); ++rank) {
    const std::string &said = (*all)[rank];
    if (line(said, 0) != wanted)
      return failure(StatusCode::RanksDiffer, "rank ", rank,
                     " is to exchange by '", line(said, 0), "', rank ",
                     communicator.rank(), " by '", wanted, "'");
    if (line(said, 1) != "yes")
      reason = text("rank ", rank, ": ", line(said, 2));
    else if (line(said, 2) != line(all->front(), 2))
      reason = text("rank ", rank, " has NCCL ", line(said, 2), ", rank 0 ",
                    line(all->front(), 2));
    else if (!devices.insert(line(said, 3)).second)
      reason = text("rank ", rank, " shares its GPU with another");
    nodes.push_back(line(said, 4));
  }
  if (reason.empty()) {
    auto made =
        std::unique_ptr<NcclRanks>(new NcclRanks(context, communicator, *nccl));
    Result<std::unique_ptr<Progress>> progress = Progress::create(context);
    if (progress.failed())
      return progress.takeStatus();
    made->progress = std::move(*progress);
    if (wanted == "nodes")
      TRC_RETURN_IF_FAILED(made->divide(nodes));
    how = made->note();
    return made;
  }
  if (!wanted.empty() && wanted != "host")
    return failure(StatusCode::Unsupported,
                   "the ranks cannot exchange by NCCL: ", reason);
  how = wanted == "host" ? "the host, as told"
                         : text("the host, not NCCL: ", reason);
  return std::unique_ptr<NcclRanks>();
}

NcclRanks::NcclRanks(std::shared_ptr<Context> given, Communicator &communicator,
                     const Nccl &nccl)
    : context(std::move(given)), ranks(communicator), nccl(nccl),
      noteText(text("NCCL ", nccl.versionText())) {
  context->add(*this);
}

Status NcclRanks::divide(const std::vector<std::string> &names) {
  std::map<std::string, std::vector<int>> nodes;
  for (size_t rank = 0; rank < names.size(); ++rank)
    nodes[names[rank]].push_back(static_cast<int>(rank));
  if (nodes.size() == 1)
    return Status::success();
  node = nodes[names[static_cast<size_t>(ranks.rank())]];
  const auto place = std::find(node.begin(), node.end(), ranks.rank());
  for (const auto &[name, members] : nodes) {
    if (members.size() != node.size())
      return failure(StatusCode::Unsupported,
                     "the ranks cannot exchange by nodes: ", node.size(),
                     " are on ", names[static_cast<size_t>(ranks.rank())], ", ",
                     members.size(), " on ", name);
    across.push_back(members[static_cast<size_t>(place - node.begin())]);
    inOrder &= members.back() - members.front() + 1 ==
               static_cast<int>(members.size());
  }
  std::sort(across.begin(), across.end());
  noteText += " within nodes, and the host between them";
  return Status::success();
}

NcclRanks::~NcclRanks() {
  {
    // What is in flight uses the communicators.
    Context::Scope current(*context);
    (void)context->waitFor(context->collective, "leaving other ranks");
  }
  progress.reset();
  context->remove(*this);
  Context::Scope current(*context);
  const std::lock_guard<std::mutex> held(lock);
  for (ncclComm_t communicator : communicators)
    leave(communicator);
}

/// Together with the others, unless one is lost meanwhile.
void NcclRanks::leave(ncclComm_t communicator) {
  constexpr double patience = 5; // seconds: nothing depends on it any more
  const Clock::time_point start = Clock::now();
  ncclResult_t state = nccl.ncclCommFinalize(communicator);
  while (state == ncclInProgress &&
         nccl.ncclCommGetAsyncError(communicator, &state) == ncclSuccess &&
         state == ncclInProgress && secondsSince(start) < patience)
    pause();
  if (state == ncclSuccess)
    nccl.ncclCommDestroy(communicator);
  else
    nccl.ncclCommAbort(communicator);
}

Result<ncclComm_t> NcclRanks::group(const std::vector<int64_t> &way,
                                    const std::vector<int> &members) {
  if (const auto known = groups.find(way); known != groups.end())
    return known->second;
  const bool isMember = !members.empty();
  std::string mine;
  if (isMember && members.front() == ranks.rank()) {
    ncclUniqueId id;
    if (nccl.ncclGetUniqueId(&id) == ncclSuccess)
      mine.assign(id.internal, sizeof id.internal);
  }
  Result<std::vector<std::string>> all = ranks.gather(mine);
  if (all.failed())
    return all.takeStatus();
  ncclComm_t made = nullptr;
  if (isMember) {
    const std::string &said = (*all)[static_cast<size_t>(members.front())];
    ncclUniqueId id;
    if (said.size() != sizeof id.internal)
      return failure(StatusCode::PeerLost, "rank ", members.front(),
                     " made no id for NCCL");
    std::memcpy(id.internal, said.data(), said.size());
    int place = 0;
    while (members[static_cast<size_t>(place)] != ranks.rank())
      ++place;
    ncclConfig_t config;
    const std::lock_guard<std::mutex> held(lock);
    const ncclResult_t begun = nccl.ncclCommInitRankConfig(
        &made, static_cast<int>(members.size()), id, place, &config);
    if (made)
      communicators.push_back(made);
    if (begun != ncclSuccess && begun != ncclInProgress)
      return blame(made, begun);
    TRC_RETURN_IF_FAILED(settle(made));
  }
  groups.emplace(way, made);
  return made;
}

Status
NcclRanks::issue(ncclComm_t communicator,
                 const std::function<ncclResult_t(const Nccl &)> &calls) {
  const std::lock_guard<std::mutex> held(lock);
  if (!cause.empty())
    return failure(StatusCode::PeerLost, cause);
  TRC_RETURN_IF_FAILED(progress->beginExchange(context->collective));
  const ncclResult_t begun = calls(nccl);
  if (begun != ncclSuccess && begun != ncclInProgress)
    return blame(communicator, begun);
  return settle(communicator);
}

/// Waits until what was begun is in the streams.
Status NcclRanks::settle(ncclComm_t communicator) {
  const Clock::time_point start = Clock::now();
  for (;;) {
    ncclResult_t state = ncclSuccess;
    const ncclResult_t asked = nccl.ncclCommGetAsyncError(communicator, &state);
    if (asked != ncclSuccess)
      return blame(communicator, asked);
    if (state == ncclSuccess)
      return Status::success();
    if (state != ncclInProgress)
      return blame(communicator, state);
    if (Status status = ranks.look(secondsSince(start)); status.failed())
      return giveUp(std::move(status));
    pause();
  }
}

Status NcclRanks::look(double waitedSeconds) {
  // Who is in a call looks for itself.
  const std::unique_lock<std::mutex> held(lock, std::try_to_lock);
  return held ? lookAt(waitedSeconds) : Status::success();
}

Status NcclRanks::advance() {
  ranks.progress();
  return progress->endRun();
}

Status NcclRanks::lookAt(double waitedSeconds) {
  if (!cause.empty())
    return failure(StatusCode::PeerLost, cause);
  for (ncclComm_t communicator : communicators) {
    ncclResult_t state = ncclSuccess;
    if (nccl.ncclCommGetAsyncError(communicator, &state) == ncclSuccess &&
        state != ncclSuccess && state != ncclInProgress)
      return blame(communicator, state);
  }
  if (progress)
    ranks.reach(progress->place());
  if (Status status = ranks.look(waitedSeconds); status.failed())
    return giveUp(std::move(status));
  return Status::success();
}

Status NcclRanks::blame(ncclComm_t communicator, ncclResult_t result) {
  const char *details =
      communicator ? nccl.ncclGetLastError(communicator) : nullptr;
  return giveUp(ranks.blame(text(
      "NCCL at rank ", ranks.rank(), " gave: ", nccl.ncclGetErrorString(result),
      details && *details ? ": " : "", details ? details : "")));
}

Status NcclRanks::giveUp(Status status) {
  if (cause.empty())
    cause = status.message();
  for (ncclComm_t communicator : communicators)
    nccl.ncclCommAbort(communicator);
  communicators.clear();
  return status;
}

} // namespace trc::runtime::cuda

//===- Ranks.cpp - a run on several ranks, as one of them sees it ---------===//

#include "ranks/Ranks.h"

#include <algorithm>
#include <cstdlib>

namespace trc::train {

/// The runtime's failure, of which only that ranks are lost is told apart.
static Status failedCall(trc_status status) {
  return Status::failure(status == TRC_PEER_LOST
                             ? runtime::StatusCode::PeerLost
                             : runtime::StatusCode::CallFailed,
                         trc_last_error());
}

Ranks::Ranks(trc_communicator *communicator) : meeting(communicator) {
  trc_communicator_get_info(communicator, &facts, sizeof facts);
  startedBy = facts.launcher;
  if (facts.ranks == 1)
    meeting.reset();
}

Result<Ranks> Ranks::meet(const RankOptions &options) {
  trc_communicator_options wanted = {};
  wanted.size = sizeof wanted;
  wanted.ranks = options.count;
  wanted.rank = options.rank;
  const auto orNull = [](const std::string &text) {
    return text.empty() ? nullptr : text.c_str();
  };
  wanted.rendezvous = orNull(options.rendezvous);
  wanted.interface_address = orNull(options.interface);
  wanted.transport = orNull(options.transport);
  wanted.deadline_seconds = options.deadlineSeconds;
  trc_communicator *made = nullptr;
  if (trc_status status = trc_communicator_create(&wanted, &made))
    return failedCall(status);
  return Ranks(made);
}

Result<std::vector<Ranks>> Ranks::makeThreads(int count,
                                              double deadlineSeconds) {
  std::vector<trc_communicator *> made(static_cast<size_t>(count));
  if (trc_status status =
          trc_communicator_create_threads(count, deadlineSeconds, made.data()))
    return failedCall(status);
  std::vector<Ranks> ranks;
  for (trc_communicator *each : made)
    ranks.push_back(Ranks(each));
  return ranks;
}

Result<std::vector<std::string>> Ranks::gather(std::string_view mine) {
  if (!meeting)
    return std::vector<std::string>{std::string(mine)};
  std::vector<trc_bytes> said(static_cast<size_t>(size()));
  if (trc_status status = trc_communicator_gather(meeting.get(), mine.data(),
                                                  mine.size(), said.data()))
    return failedCall(status);
  std::vector<std::string> all;
  for (const trc_bytes &each : said)
    all.emplace_back(static_cast<const char *>(each.data), each.bytes);
  return all;
}

Result<std::string> Ranks::takeFromFirst(std::string_view mine) {
  // What all say at once is bounded: in pieces, each behind a sign of whether
  // more follow.
  constexpr size_t pieceBytes = size_t{16} << 20;
  std::string whole;
  for (bool isLast = false; !isLast;) {
    std::string piece;
    if (isFirst()) {
      piece = mine.size() > pieceBytes ? '+' : '.';
      piece += mine.substr(0, pieceBytes);
      mine.remove_prefix(std::min(mine.size(), pieceBytes));
    }
    Result<std::vector<std::string>> all = gather(piece);
    if (all.failed())
      return all.takeStatus();
    isLast = !all->front().starts_with('+');
    whole += std::string_view(all->front()).substr(1);
  }
  return whole;
}

/// What stands around the place where the texts begin to differ.
static std::string around(std::string_view said, std::string_view other) {
  const auto place = static_cast<size_t>(
      std::ranges::mismatch(said, other).in1 - said.begin());
  const size_t first = place < 40 ? 0 : place - 40;
  return text(first ? ".." : "", said.substr(first, 60),
              first + 60 < said.size() ? ".." : "");
}

Status Ranks::agree(const std::string &what, std::string_view mine) {
  Result<std::vector<std::string>> all = gather(mine);
  if (all.failed())
    return all.takeStatus();
  for (size_t rank = 1; rank < all->size(); ++rank)
    if ((*all)[rank] != all->front())
      return failed("rank ", rank, " has other ", what,
                    " than rank 0: ", around((*all)[rank], all->front()),
                    "; rank 0: ", around(all->front(), (*all)[rank]));
  return Status::success();
}

Result<int> Ranks::firstNonZero(int mine) {
  if (isOnly())
    return mine;
  Result<std::vector<std::string>> all = gather(std::to_string(mine));
  if (all.failed())
    return all.takeStatus();
  for (const std::string &each : *all)
    if (const int value = std::atoi(each.c_str()))
      return value;
  return 0;
}

void Ranks::abort(const std::string &why) {
  trc_communicator_abort(meeting.get(), why.c_str());
}

Ranks::Use Ranks::use() const {
  trc_communicator_info now = {};
  if (meeting)
    trc_communicator_get_info(meeting.get(), &now, sizeof now);
  return {now.bytes_sent, 1e-9 * static_cast<double>(now.nanoseconds_blocked)};
}

} // namespace trc::train

//===- Threads.cpp - ranks as threads of one process ----------------------===//
//
// A rank that sends offers the address of its bytes; the receiver copies them
// and says so. Everything but the copies happens under one lock.
//
//===----------------------------------------------------------------------===//

#include "comm/Threads.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <tuple>

namespace trc::runtime {
namespace {

using Clock = std::chrono::steady_clock;

/// Bytes that wait for their receiver.
struct Offer {
  enum class Stage { Waiting, Copying, Taken };
  const std::byte *data = nullptr;
  size_t bytes = 0;
  Stage stage = Stage::Waiting;
};

/// What all ranks share.
struct Meeting {
  Meeting(int ranks, double deadlineSeconds)
      : deadline(deadlineSeconds), ended(static_cast<size_t>(ranks)),
        begun(static_cast<size_t>(ranks)), places(begun.size()),
        said(static_cast<size_t>(ranks)) {}

  using Key = std::tuple<uint64_t, int, int>; ///< tag, from, to

  const std::chrono::duration<double> deadline;
  std::mutex lock;
  std::condition_variable changed;
  std::map<Key, std::deque<Offer *>> offers;
  std::string cause; ///< why all end; empty: they do not
  std::vector<bool> ended;
  std::vector<uint64_t> begun;     ///< what each rank counted
  std::vector<DevicePlace> places; ///< where each rank's device is
  std::vector<std::string> said;   ///< of the gather that goes on
  size_t sayers = 0;
  uint64_t gathers = 0;           ///< that are complete
  std::vector<std::string> heard; ///< of the last complete one

  enum class Patience { UntilDeadline, Endless };

  /// Waits until `holds`; fails where the wait ends otherwise. `waitedFor`
  /// writes what is missing, and says whether it cannot come any more.
  template <typename Holds, typename WaitedFor>
  Status waitUntil(std::unique_lock<std::mutex> &held, Holds holds,
                   WaitedFor waitedFor,
                   Patience patience = Patience::UntilDeadline) {
    const auto end =
        Clock::now() + std::chrono::duration_cast<Clock::duration>(deadline);
    while (!holds()) {
      if (!cause.empty())
        return failure(StatusCode::PeerLost, cause);
      std::string missing;
      if (waitedFor(missing))
        return failure(StatusCode::PeerLost, missing);
      if (patience == Patience::Endless)
        changed.wait(held);
      else if (changed.wait_until(held, end) == std::cv_status::timeout &&
               !holds())
        return failure(StatusCode::PeerLost, missing, " for ",
                       static_cast<int64_t>(deadline.count()), " s");
    }
    return Status::success();
  }
};

class ThreadRound final : public Round {
public:
  ThreadRound(Meeting &meeting, uint64_t &sentBytes, int rank, uint64_t tag)
      : meeting(meeting), sentBytes(sentBytes), rank(rank), tag(tag) {}
  ~ThreadRound() override { withdraw(); }

  Status start(std::span<const Piece> sends,
               std::span<const Piece> receives) override {
    const std::lock_guard<std::mutex> held(meeting.lock);
    offers.resize(sends.size());
    expected.assign(receives.begin(), receives.end());
    receivers.clear();
    for (size_t i = 0; i < sends.size(); ++i) {
      offers[i] = {sends[i].data, sends[i].bytes, Offer::Stage::Waiting};
      receivers.push_back(sends[i].rank);
      meeting.offers[{tag, rank, sends[i].rank}].push_back(&offers[i]);
      sentBytes += sends[i].bytes;
    }
    meeting.changed.notify_all();
    return Status::success();
  }

  Status finish() override {
    Status status = receiveAll();
    if (status.ok())
      status = waitForReceivers();
    withdraw();
    return status;
  }

private:
  Status receiveAll() {
    std::unique_lock<std::mutex> held(meeting.lock);
    for (const Piece &piece : expected) {
      std::deque<Offer *> &queue = meeting.offers[{tag, piece.rank, rank}];
      TRC_RETURN_IF_FAILED(meeting.waitUntil(
          held, [&] { return !queue.empty(); },
          [&](std::string &missing) {
            return isMissing(piece.rank, "sent nothing", missing);
          }));
      Offer &offer = *queue.front();
      queue.pop_front();
      if (offer.bytes != piece.bytes) {
        offer.stage = Offer::Stage::Taken;
        meeting.cause = text("rank ", piece.rank, " sent ", offer.bytes,
                             " bytes, rank ", rank, " expected ", piece.bytes);
        meeting.changed.notify_all();
        return failure(StatusCode::PeerLost, meeting.cause);
      }
      offer.stage = Offer::Stage::Copying;
      held.unlock();
      std::memcpy(piece.data, offer.data, offer.bytes);
      held.lock();
      offer.stage = Offer::Stage::Taken;
      meeting.changed.notify_all();
    }
    return Status::success();
  }

  Status waitForReceivers() {
    std::unique_lock<std::mutex> held(meeting.lock);
    for (size_t i = 0; i < offers.size(); ++i)
      TRC_RETURN_IF_FAILED(meeting.waitUntil(
          held, [&] { return offers[i].stage == Offer::Stage::Taken; },
          [&](std::string &missing) {
            return isMissing(receivers[i], "took nothing", missing);
          }));
    return Status::success();
  }

  bool isMissing(int other, const char *what, std::string &missing) const {
    const bool hasEnded = meeting.ended[static_cast<size_t>(other)];
    missing = hasEnded ? text("rank ", other, " has ended, but rank ", rank,
                              " still waits for it")
                       : text("rank ", other, " ", what);
    return hasEnded;
  }

  /// Nobody reads our bytes any more when this returns.
  void withdraw() {
    std::unique_lock<std::mutex> held(meeting.lock);
    for (size_t i = 0; i < offers.size(); ++i) {
      std::erase(meeting.offers[{tag, rank, receivers[i]}], &offers[i]);
      meeting.changed.wait(
          held, [&] { return offers[i].stage != Offer::Stage::Copying; });
    }
    offers.clear();
    expected.clear();
  }

  Meeting &meeting;
  uint64_t &sentBytes;
  int rank;
  uint64_t tag;
  std::deque<Offer> offers;
  std::vector<int> receivers; ///< of each offer
  std::vector<Piece> expected;
};

class ThreadRank final : public Communicator {
public:
  ThreadRank(std::shared_ptr<Meeting> meeting, int rank, int size)
      : Communicator(rank, size), meeting(std::move(meeting)) {}
  ~ThreadRank() override {
    const std::lock_guard<std::mutex> held(meeting->lock);
    meeting->ended[static_cast<size_t>(rank())] = true;
    meeting->changed.notify_all();
  }

  Result<std::unique_ptr<Round>> prepare(uint64_t tag) override {
    return std::unique_ptr<Round>(
        std::make_unique<ThreadRound>(*meeting, sentBytes, rank(), tag));
  }

  Result<std::vector<std::string>> gather(std::string_view mine) override {
    std::unique_lock<std::mutex> held(meeting->lock);
    const uint64_t number = meeting->gathers;
    meeting->said[static_cast<size_t>(rank())] = mine;
    if (++meeting->sayers == meeting->said.size()) {
      meeting->heard = meeting->said;
      meeting->sayers = 0;
      ++meeting->gathers;
      meeting->changed.notify_all();
      return meeting->heard;
    }
    Status status = meeting->waitUntil(
        held, [&] { return meeting->gathers != number; },
        [&](std::string &missing) {
          const auto gone =
              std::find(meeting->ended.begin(), meeting->ended.end(), true);
          missing =
              text("rank ", gone - meeting->ended.begin(),
                   " has ended, but rank ", rank(), " still waits for it");
          return gone != meeting->ended.end();
        },
        // A rank that lives may take as long as it needs.
        Meeting::Patience::Endless);
    if (status.failed())
      return status;
    return meeting->heard;
  }

  void abort(std::string_view why) override {
    const std::lock_guard<std::mutex> held(meeting->lock);
    if (meeting->cause.empty())
      meeting->cause = text("rank ", rank(), " failed: ", why);
    meeting->changed.notify_all();
  }

  Status look(double waitedSeconds) override {
    const std::lock_guard<std::mutex> held(meeting->lock);
    if (!meeting->cause.empty())
      return failure(StatusCode::PeerLost, meeting->cause);
    // What it has done last may still be on its way.
    constexpr double grace = 1;
    for (size_t other = 0; other < meeting->ended.size(); ++other)
      if (meeting->ended[other] && waitedSeconds > grace)
        return end(text("rank ", other, " has ended, but rank ", rank(),
                        " still waits for it"));
    if (waitedSeconds <= meeting->deadline.count())
      return Status::success();
    const auto last =
        std::min_element(meeting->begun.begin(), meeting->begun.end());
    const auto seconds = static_cast<int64_t>(meeting->deadline.count());
    const auto [behind, ahead] =
        std::minmax_element(meeting->places.begin(), meeting->places.end());
    if (*last ==
            *std::max_element(meeting->begun.begin(), meeting->begun.end()) &&
        *behind < *ahead)
      return end(
          text("rank ", behind - meeting->places.begin(), " ",
               saysOfDevice(*behind, *ahead, meeting->deadline.count())));
    if (*last == meeting->begun[static_cast<size_t>(rank())])
      return end(text("rank ", rank(), " waited for ", seconds,
                      " s, and no rank is behind it"));
    return end(text("rank ", last - meeting->begun.begin(), " did nothing for ",
                    seconds, " s; last seen in round ", *last));
  }
  Status blame(std::string_view seen) override {
    const std::lock_guard<std::mutex> held(meeting->lock);
    return end(std::string(seen));
  }
  void progress() override {
    const std::lock_guard<std::mutex> held(meeting->lock);
    ++meeting->begun[static_cast<size_t>(rank())];
  }
  void reach(const DevicePlace &place) override {
    const std::lock_guard<std::mutex> held(meeting->lock);
    meeting->places[static_cast<size_t>(rank())] = place;
  }

private:
  /// With the lock held. The first cause stays.
  Status end(std::string why) {
    if (meeting->cause.empty())
      meeting->cause = std::move(why);
    meeting->changed.notify_all();
    return failure(StatusCode::PeerLost, meeting->cause);
  }

  std::shared_ptr<Meeting> meeting;
};

} // namespace

std::vector<std::unique_ptr<Communicator>>
createThreadRanks(int ranks, double deadlineSeconds) {
  auto meeting = std::make_shared<Meeting>(ranks, deadlineSeconds);
  std::vector<std::unique_ptr<Communicator>> communicators;
  for (int rank = 0; rank < ranks; ++rank)
    communicators.push_back(std::make_unique<ThreadRank>(meeting, rank, ranks));
  return communicators;
}

} // namespace trc::runtime

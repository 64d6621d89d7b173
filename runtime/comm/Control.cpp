//===- Control.cpp - the connection that ranks are judged by --------------===//
//
// What a rank says is believed: it has shown the secret. How it is said:
// ControlFrames.cpp.
//
//===----------------------------------------------------------------------===//

#include "comm/Control.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace trc::runtime {
namespace {

using namespace std::chrono_literals;

/// What ranks gather last.
constexpr std::string_view leaves = "leaves";
constexpr auto guestTime = 5s;
/// How long rank 0 waits for a clearer cause than what another rank saw.
constexpr auto deliberation = 700ms;
void appendBlob(std::string &to, std::string_view bytes) {
  const uint64_t size = bytes.size();
  to.append(reinterpret_cast<const char *>(&size), sizeof size);
  to.append(bytes);
}

/// The blobs, or fewer than `count` where the bytes are wrong.
std::vector<std::string> readBlobs(std::string_view bytes, size_t count) {
  std::vector<std::string> blobs;
  uint64_t size = 0;
  while (blobs.size() < count && bytes.size() >= sizeof size) {
    std::memcpy(&size, bytes.data(), sizeof size);
    bytes.remove_prefix(sizeof size);
    if (size > bytes.size())
      break;
    blobs.emplace_back(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  return blobs;
}

} // namespace

Control::Control(const ControlOptions &options, Socket socket,
                 std::function<void()> whenEnded)
    : chosen(options),
      deadline(std::chrono::duration_cast<Clock::duration>(
          std::chrono::duration<double>(options.deadlineSeconds))),
      beatEvery(std::min<Clock::duration>(1s, deadline / 4)),
      onEnd(std::move(whenEnded)),
      missing(static_cast<size_t>(options.ranks) - 1),
      peers(static_cast<size_t>(options.ranks)), said(peers.size()),
      hasSaid(peers.size()), started(Clock::now()), lastBeat(started) {
  int ends[2] = {-1, -1};
  (void)pipe2(ends, O_CLOEXEC | O_NONBLOCK);
  wakeRead = Socket(ends[0]);
  wakeWrite = Socket(ends[1]);
  const std::string name = text(nameOfHost(), ", process ", getpid());
  peers[static_cast<size_t>(chosen.rank)].name = name;
  if (chosen.rank == 0) {
    listener = std::move(socket);
  } else {
    peers[0].socket = std::move(socket);
    peers[0].heard = peers[0].whole = Clock::now();
    queue(peers[0], Kind::Name, name);
  }
  worker = std::thread([this] { work(); });
}

Control::~Control() {
  {
    const std::lock_guard<std::mutex> held(lock);
    beat(); // how many rounds it has begun in all
  }
  (void)gather(leaves);
  {
    const std::lock_guard<std::mutex> held(lock);
    leaving = true;
    stopping = true;
    stopSince = Clock::now();
  }
  wake();
  worker.join();
}

void Control::wake() {
  const char byte = 0;
  (void)!::write(wakeWrite.get(), &byte, 1);
}

//===----------------------------------------------------------------------===//
// What the owner asks
//===----------------------------------------------------------------------===//

Result<std::vector<std::string>> Control::gather(std::string_view mine) {
  if (mine.size() > mostBytes / peers.size() - sizeof(uint64_t))
    return failure(StatusCode::InvalidArgument, "rank ", chosen.rank, " says ",
                   mine.size(), " bytes to all, of which ", peers.size(),
                   " ranks have room for ", mostBytes / peers.size());
  std::unique_lock<std::mutex> held(lock);
  const uint64_t number = gathers;
  if (cause.empty()) {
    if (chosen.rank == 0)
      say(0, mine);
    else
      queue(peers[0], Kind::Say, mine);
    wake();
  }
  // Whether the others live, and come, the thread sees.
  changed.wait(held, [&] { return gathers != number || !cause.empty(); });
  if (gathers == number)
    return failure(StatusCode::PeerLost, cause);
  return heard;
}

void Control::abort(std::string_view why) {
  const std::lock_guard<std::mutex> held(lock);
  if (!cause.empty())
    return;
  const std::string failed =
      text(nameOf(chosen.rank), " failed: ", why.substr(0, mostTextBytes / 4));
  if (chosen.rank != 0)
    queue(peers[0], Kind::Abort, failed);
  end(failed);
  wake();
}

Status Control::judge(std::string_view seen, bool isLate) {
  std::unique_lock<std::mutex> held(lock);
  if (cause.empty()) {
    if (chosen.rank == 0) {
      ownLate = isLate;
      if (trouble.empty()) {
        trouble = seen;
        troubleSince = Clock::now();
      }
    } else {
      queue(peers[0], Kind::Trouble, text(isLate ? "L" : "B", seen));
    }
    wake();
    if (!changed.wait_for(held, 4 * deliberation,
                          [&] { return !cause.empty(); }))
      end(std::string(seen));
  }
  return failure(StatusCode::PeerLost, cause);
}

bool Control::hasEnded() {
  const std::lock_guard<std::mutex> held(lock);
  return !cause.empty();
}

//===----------------------------------------------------------------------===//
// The thread
//===----------------------------------------------------------------------===//

void Control::work() {
  for (;;) {
    waitForEvents();
    if (listener)
      welcome();
    bool hasCause = false;
    {
      const std::lock_guard<std::mutex> held(lock);
      for (size_t rank = 0; rank < peers.size(); ++rank)
        if (peers[rank].socket)
          read(static_cast<int>(rank));
      watch();
      for (Peer &peer : peers)
        if (peer.socket)
          flush(peer);
      hasCause = !cause.empty();
      const bool isSent =
          std::all_of(peers.begin(), peers.end(), [](const Peer &peer) {
            return !peer.socket || peer.out.empty();
          });
      // Who is still on the way in hears why there is nobody to meet.
      const auto stopped = Clock::now() - stopSince;
      const bool isAwaited = hasCause && missing > 0 && stopped < 1s;
      if (stopping && isSent && !isAwaited && hangUp())
        return;
      if (stopping && stopped > 2s)
        return;
    }
    if (hasCause && onEnd)
      onEnd();
  }
}

/// Nothing more is said, but what others say is still taken: a connection that
/// is closed over unread bytes loses what was sent before. True when all others
/// have hung up too.
bool Control::hangUp() {
  bool isAlone = true;
  char bytes[1024];
  for (Peer &peer : peers)
    if (peer.socket) {
      (void)shutdown(peer.socket.get(), SHUT_WR);
      isAlone = false;
    }
  for (Socket &each : refused) {
    ssize_t some = 1;
    while (each && some > 0)
      some = recv(each.get(), bytes, sizeof bytes, 0);
    if (some == 0)
      each = Socket();
    isAlone &= !each;
  }
  return isAlone;
}

void Control::waitForEvents() {
  std::vector<pollfd> wanted;
  wanted.push_back({wakeRead.get(), POLLIN, 0});
  if (listener)
    wanted.push_back({listener.get(), POLLIN, 0});
  for (const Guest &guest : guests)
    wanted.push_back({guest.descriptor(), POLLIN, 0});
  {
    const std::lock_guard<std::mutex> held(lock);
    for (const Peer &peer : peers)
      if (peer.socket)
        wanted.push_back(
            {peer.socket.get(),
             static_cast<short>(peer.out.empty() ? POLLIN : POLLIN | POLLOUT),
             0});
  }
  const auto tick = std::chrono::ceil<std::chrono::milliseconds>(
      std::min<Clock::duration>(beatEvery / 2, 100ms));
  (void)poll(wanted.data(), wanted.size(), static_cast<int>(tick.count()));
  char bytes[64];
  while (::read(wakeRead.get(), bytes, sizeof bytes) > 0) {
  }
}

/// Lets in who shows the secret; the others are closed, and nothing is kept.
void Control::welcome() {
  letIn(listener, guests, peers.size());
  for (auto guest = guests.begin(); guest != guests.end();) {
    const Guest::Outcome outcome = guest->advance(chosen.secret);
    if (outcome == Guest::Outcome::Joined)
      admit(*guest);
    strangers += outcome == Guest::Outcome::Refused;
    if (outcome != Guest::Outcome::NotYet ||
        Clock::now() - guest->since() > guestTime)
      guest = guests.erase(guest);
    else
      ++guest;
  }
  if (missing == 0) {
    // All are here: nobody else has business at the door.
    listener = Socket();
    guests.clear();
  }
}

void Control::admit(Guest &guest) {
  const std::lock_guard<std::mutex> held(lock);
  const Hello &hello = guest.hello();
  if (hello.ranks != peers.size()) {
    Peer visitor; // is told why, as far as one write goes
    visitor.socket = guest.take();
    end(text("rank ", hello.rank, " was started as one of ", hello.ranks,
             ", rank 0 as one of ", peers.size()));
    queue(visitor, Kind::Abort, cause);
    flush(visitor);
    (void)shutdown(visitor.socket.get(), SHUT_WR);
    refused.push_back(std::move(visitor.socket));
    return;
  }
  Peer &peer = peers[hello.rank];
  if (peer.socket)
    return end(text("two processes were started as rank ", hello.rank));
  peer.socket = guest.take();
  peer.heard = peer.whole = Clock::now();
  queue(peer, Kind::Name, peers[0].name);
  if (!cause.empty())
    queue(peer, Kind::Abort, cause);
  missing = static_cast<size_t>(
      std::count_if(peers.begin() + 1, peers.end(),
                    [](const Peer &each) { return !each.socket; }));
}

void Control::take(int rank, Kind kind, std::string_view bytes) {
  Peer &peer = peers[static_cast<size_t>(rank)];
  switch (kind) {
  case Kind::Name:
    peer.name = bytes;
    return;
  case Kind::Beat:
    if (Progress its; bytes.size() == sizeof its) {
      std::memcpy(&its, bytes.data(), sizeof its);
      note(peer, its);
    }
    return;
  case Kind::Say:
    if (chosen.rank == 0)
      say(rank, bytes);
    return;
  case Kind::All:
    heard = readBlobs(bytes, peers.size());
    if (heard.size() != peers.size())
      return end(text(nameOf(0), " said what cannot be understood"));
    ++gathers;
    changed.notify_all();
    return;
  case Kind::Abort:
    return end(std::string(bytes));
  case Kind::Trouble:
    peer.late |= bytes.starts_with('L');
    if (trouble.empty() && bytes.size() > 1) {
      trouble = bytes.substr(1);
      troubleSince = Clock::now();
    }
    return;
  }
  end(text(nameOf(rank), " said what cannot be understood"));
}

/// At rank 0: what a rank brings to the gather that goes on.
void Control::say(int rank, std::string_view bytes) {
  const auto index = static_cast<size_t>(rank);
  if (std::find(hasSaid.begin(), hasSaid.end(), true) == hasSaid.end())
    saidSince = Clock::now();
  said[index] = bytes;
  hasSaid[index] = true;
  if (!std::all_of(hasSaid.begin(), hasSaid.end(),
                   [](bool has) { return has; }))
    return;
  std::string all;
  for (const std::string &each : said)
    appendBlob(all, each);
  queueToAll(Kind::All, all);
  heard = said;
  hasSaid.assign(hasSaid.size(), false);
  ++gathers;
  changed.notify_all();
}

/// Tells the others how far this rank is.
void Control::beat() {
  const Progress mine = {begun.load(std::memory_order_relaxed),
                         waitsFor.load(std::memory_order_relaxed), ownPlace};
  note(peers[static_cast<size_t>(chosen.rank)], mine);
  queueToAll(Kind::Beat, {reinterpret_cast<const char *>(&mine), sizeof mine});
}

void Control::note(Peer &peer, const Progress &its) {
  if (peer.begun != its.begun || peer.waitsFor != its.waitsFor)
    peer.as = Clock::now();
  peer.begun = its.begun;
  peer.waitsFor = its.waitsFor;
  peer.place = its.place;
}

/// At rank 0: whether a rank has ended its run in good order.
bool Control::hasLeft(size_t rank) const {
  return hasSaid[rank] && said[rank] == leaves;
}

/// At rank 0: ranks that beat, but have not come to what others gather for as
/// long as that. Who has left wants nothing more of them.
std::string Control::whoKeepsOthersWaiting() const {
  if (chosen.rank != 0 ||
      Clock::now() - saidSince <
          std::chrono::duration<double>(chosen.patienceSeconds))
    return {};
  std::string names;
  bool isAwaited = false;
  for (size_t rank = 0; rank < peers.size(); ++rank) {
    if (hasLeft(rank))
      return {};
    isAwaited |= hasSaid[rank];
    if (!hasSaid[rank])
      names += text(names.empty() ? "" : ", ", nameOf(static_cast<int>(rank)));
  }
  return isAwaited ? names : std::string();
}

/// Beats, and who has not beaten.
void Control::watch() {
  const auto now = Clock::now();
  if (now - lastBeat >= beatEvery) {
    lastBeat = now;
    beat();
  }
  if (!cause.empty())
    return;
  for (size_t rank = 0; rank < peers.size(); ++rank) {
    const Peer &peer = peers[rank];
    if (static_cast<int>(rank) == chosen.rank)
      continue;
    if (!peer.socket) {
      if (chosen.rank == 0 && now - started > deadline)
        return end(text("rank ", rank, " did not come within ",
                        static_cast<int64_t>(chosen.deadlineSeconds), " s",
                        strangers ? "; who came had another secret, or was "
                                    "no rank of this program"
                                  : ""));
    } else if (!peer.in.empty() && now - peer.whole > deadline) {
      // Beats that count as the rest of a frame whose size is wrong.
      return end(text(nameOf(static_cast<int>(rank)),
                      " has not ended what it says for ",
                      static_cast<int64_t>(chosen.deadlineSeconds), " s"));
    } else if (now - peer.heard > deadline) {
      return end(text(nameOf(static_cast<int>(rank)), " is silent for ",
                      static_cast<int64_t>(chosen.deadlineSeconds),
                      " s; last seen in round ", peer.begun));
    }
  }
  for (const Peer &peer : peers) {
    const auto awaited = static_cast<size_t>(peer.waitsFor);
    if (peer.waitsFor < 0 || now - peer.as < 3 * beatEvery ||
        awaited >= peers.size() || !hasLeft(awaited) ||
        peer.begun <= peers[awaited].begun)
      continue;
    return end(text(nameOf(static_cast<int>(awaited)),
                    " has ended its run after round ", peers[awaited].begun,
                    ", and ", nameOf(static_cast<int>(&peer - peers.data())),
                    " goes on with round ", peer.begun,
                    ": ranks want the same options"));
  }
  if (const std::string late = whoKeepsOthersWaiting(); !late.empty())
    return end(text(late,
                    " lives, but did not come to where others have "
                    "waited for ",
                    static_cast<int64_t>(chosen.patienceSeconds), " s"));
  if (!trouble.empty() && now - troubleSince > deliberation)
    passSentence();
}

/// At rank 0, when a rank could not go on with another and nobody is seen to
/// have ended: who is silent, or else furthest back, if ranks waited.
void Control::passSentence() {
  const auto now = Clock::now();
  bool isLate = ownLate;
  for (const Peer &peer : peers)
    isLate |= peer.late;
  if (!isLate)
    return end(trouble);
  size_t last = 0, first = 0;
  for (size_t rank = 1; rank < peers.size(); ++rank) {
    if (now - peers[rank].heard > 3 * beatEvery)
      return end(text(nameOf(static_cast<int>(rank)),
                      " is silent; last seen in round ", peers[rank].begun));
    if (peers[rank].begun < peers[last].begun)
      last = rank;
    if (peers[rank].begun > peers[first].begun)
      first = rank;
  }
  if (peers[first].begun == peers[last].begun) {
    const auto [behind, ahead] = std::minmax_element(
        peers.begin(), peers.end(), [](const Peer &one, const Peer &other) {
          return one.place < other.place;
        });
    // Where nobody is behind, what was seen says more.
    return end(behind->place == ahead->place
                   ? trouble
                   : text(nameOf(static_cast<int>(behind - peers.begin())), " ",
                          saysOfDevice(behind->place, ahead->place,
                                       chosen.deadlineSeconds)));
  }
  end(text(nameOf(static_cast<int>(last)), " sent nothing for ",
           static_cast<int64_t>(chosen.deadlineSeconds),
           " s; last seen in round ", peers[last].begun));
}

/// The first cause stays.
void Control::end(std::string why) {
  if (!cause.empty())
    return;
  cause = std::move(why);
  cause.resize(std::min<size_t>(cause.size(), mostTextBytes / 2));
  if (chosen.rank == 0)
    queueToAll(Kind::Abort, cause);
  changed.notify_all();
}

void Control::lose(int rank) {
  peers[static_cast<size_t>(rank)].socket = Socket();
  // After the last gather everyone goes; in which order says nothing.
  if (!leaving &&
      heard != std::vector<std::string>(peers.size(), std::string(leaves)))
    end(text(nameOf(rank), " ended (connection closed)"));
}

std::string Control::nameOf(int rank) const {
  const std::string &name = peers[static_cast<size_t>(rank)].name;
  return name.empty() ? text("rank ", rank)
                      : text("rank ", rank, " (", name, ")");
}

} // namespace trc::runtime

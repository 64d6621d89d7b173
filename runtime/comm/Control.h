//===- Control.h - the connection that ranks are judged by ------*- C++ -*-===//
//
// Each rank has a connection to rank 0. Over it ranks tell each other small
// things (`gather`), and that they live: a beat every second or less, with how
// many rounds they have begun. Rank 0 sees what becomes of the others, and is
// the one judge of it: the first cause of an end goes to all ranks as one text,
// so that no rank blames another that only waited itself.
//
//   rank 2 is killed     its connection closes; rank 0 says so at once
//   rank 2 is stopped    its beats stop; rank 0 says so at the deadline
//   rank 2 hangs         it beats, but is behind; whoever waits for it says so
//                        at the deadline, and rank 0 names who is furthest back
//   rank 2's GPU hangs   so do all GPUs that wait for it; each rank says how
//                        far its own is, and rank 0 names whose is behind
//   rank 2 has left      it ended its run in good order; who waits for it in a
//                        round that it never began is told so in seconds
//   rank 0 is lost       every other rank sees that for itself
//
// Threads: one of its own does the work. `gather` is for one thread at a time.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_CONTROL_H
#define TRC_RUNTIME_COMM_CONTROL_H

#include "comm/Communicator.h"
#include "comm/Handshake.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace trc::runtime {

struct ControlOptions {
  int rank = 0, ranks = 1;
  std::string secret;
  double deadlineSeconds = 120;
  double patienceSeconds = 1800; ///< with a rank that lives
};

class Control {
public:
  /// Rank 0 has a listener, every other rank a connection that has joined.
  /// `onEnd` is called once or more, from the thread here, when there is a
  /// cause to end.
  Control(const ControlOptions &options, Socket socket,
          std::function<void()> onEnd);
  /// Where nothing failed, all ranks leave together.
  ~Control();

  Result<std::vector<std::string>> gather(std::string_view mine);
  /// A round begins.
  void progress() { begun.fetch_add(1, std::memory_order_relaxed); }
  void reach(const DevicePlace &place) {
    const std::lock_guard<std::mutex> held(lock);
    ownPlace = place;
  }
  /// Waits for what `rank` sends, -1 for none any more.
  void waitFor(int rank) { waitsFor.store(rank, std::memory_order_relaxed); }
  /// This rank fails on its own.
  void abort(std::string_view why);
  /// This rank cannot go on with another: asks rank 0 why, which takes a moment
  /// at most. `isLate`: it waited for the deadline.
  Status judge(std::string_view seen, bool isLate);
  bool hasEnded();

private:
  using Clock = std::chrono::steady_clock;
  enum class Kind : uint32_t { Name = 1, Say, All, Beat, Abort, Trouble };
  struct Header {
    uint32_t kind, check;
    uint64_t bytes;
  };
  /// What a beat says.
  struct Progress {
    uint64_t begun;   ///< rounds
    int64_t waitsFor; ///< a rank, or -1
    DevicePlace place;
  };
  /// What one gather may carry; of everything else a text.
  static constexpr uint64_t mostBytes = uint64_t{1} << 30;
  static constexpr uint64_t mostTextBytes = uint64_t{1} << 16;
  struct Peer {
    Socket socket;
    std::string in, out;
    size_t sent = 0;  ///< of `out`
    std::string name; ///< "host, process 881"
    Clock::time_point heard;
    Clock::time_point whole; ///< when a frame had ended last
    uint64_t begun = 0;
    int64_t waitsFor = -1; ///< a rank
    DevicePlace place;     ///< of its device
    Clock::time_point as;  ///< since when these two are what they are
    bool late = false;     ///< it waited for its deadline
  };

  void work();
  void wake();
  void waitForEvents();
  bool hangUp();
  void welcome();
  void admit(Guest &guest);
  static uint64_t mostOf(uint32_t kind);
  void read(int rank);
  void flush(Peer &peer);
  void take(int rank, Kind kind, std::string_view bytes);
  void say(int rank, std::string_view bytes);
  void watch();
  void beat();
  void note(Peer &peer, const Progress &its);
  bool hasLeft(size_t rank) const;
  std::string whoKeepsOthersWaiting() const;
  void passSentence();
  void end(std::string why);
  void lose(int rank);
  void queue(Peer &peer, Kind kind, std::string_view bytes);
  void queueToAll(Kind kind, std::string_view bytes);
  std::string nameOf(int rank) const;

  const ControlOptions chosen;
  const Clock::duration deadline, beatEvery;
  std::function<void()> onEnd;
  Socket listener, wakeRead, wakeWrite;
  std::deque<Guest> guests;
  uint64_t strangers = 0;      ///< guests that were refused; of the thread
  std::vector<Socket> refused; ///< were told why, and may still read it
  size_t missing;              ///< ranks that have not come; of the thread

  std::mutex lock; ///< of all below but atomics
  std::condition_variable changed;
  std::vector<Peer> peers; ///< by rank; of others than rank 0 only its own
  std::vector<std::string> said;
  std::vector<bool> hasSaid;
  Clock::time_point saidSince;    ///< when the first of them had
  std::vector<std::string> heard; ///< of the last gather
  uint64_t gathers = 0;
  std::string cause; ///< why all end; empty: they do not
  std::string trouble;
  Clock::time_point troubleSince;
  Clock::time_point started, lastBeat, stopSince;
  DevicePlace ownPlace;
  bool leaving = false, stopping = false, ownLate = false;
  std::atomic<uint64_t> begun{0};
  std::atomic<int64_t> waitsFor{-1};
  std::thread worker;
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_CONTROL_H

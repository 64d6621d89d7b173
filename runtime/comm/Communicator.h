//===- Communicator.h - what ranks are to each other ------------*- C++ -*-===//
//
// A program for N ranks runs N times at once, each on its own part of the data.
// A communicator is one rank's way to the others: it moves bytes, and knows
// neither programs nor devices nor what the bytes mean. What a collective does
// with them is Collectives.h.
//
//   start(sends, receives) ──> .. other work .. ──> finish
//
// Both sides of a message say its tag and its size; messages of one tag between
// two ranks arrive in the order in which they were sent.
//
// When a rank fails or is lost, every wait of every other rank ends, with the
// cause as its text. The first cause wins.
//
// Threads: one at a time runs rounds or gathers; `abort` may come from any.
// Rounds that go beside a step are run by `queue`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_COMMUNICATOR_H
#define TRC_RUNTIME_COMM_COMMUNICATOR_H

#include "base/Status.h"
#include "comm/CollectiveQueue.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::runtime {

/// The bytes that go to, or come from, one other rank in a round. A piece of
/// no bytes is not sent.
struct Piece {
  int rank = 0;
  std::byte *data = nullptr; ///< of a piece that is sent it is only read
  size_t bytes = 0;
};

/// Messages that travel together, again and again.
class Round {
public:
  virtual ~Round();
  /// From now on the bytes are the communicator's, ..
  virtual Status start(std::span<const Piece> sends,
                       std::span<const Piece> receives) = 0;
  /// .. until this returns, also where it fails. Follows every start.
  virtual Status finish() = 0;
};

struct CommunicationUse {
  uint64_t bytesSent = 0;
  uint64_t nanosecondsBlocked = 0; ///< that a step waited in `queue`
  uint64_t nanosecondsWorked = 0;  ///< of a processor, for what is in `queue`
};

/// How far a device is with what its ranks exchange.
struct DevicePlace {
  uint64_t runs = 0;      ///< that it has ended
  uint64_t exchanges = 0; ///< of the next, that it has come to
  auto operator<=>(const DevicePlace &) const = default;
};

/// What is said of a rank whose device keeps others waiting.
std::string saysOfDevice(const DevicePlace &its, const DevicePlace &others,
                         double seconds);

class Communicator {
public:
  virtual ~Communicator();
  int rank() const { return number; }
  int size() const { return count; }

  /// `tag` is the same on all ranks that meet in the round, and of no other.
  virtual Result<std::unique_ptr<Round>> prepare(uint64_t tag) = 0;
  /// What each rank says, in order of ranks. All ranks call it.
  virtual Result<std::vector<std::string>> gather(std::string_view mine) = 0;
  /// Ends every other rank's waiting, now and later; `why` is told with this
  /// rank's name.
  virtual void abort(std::string_view why) = 0;

  /// For waits for what ranks do together by other ways than rounds: whether
  /// one of that many seconds may go on. From any thread.
  virtual Status look(double waitedSeconds) = 0;
  /// The cause for all ranks to end, of which this is what was seen here.
  virtual Status blame(std::string_view seen) = 0;
  /// As a round does when it begins: who is behind is named when others have
  /// waited too long.
  virtual void progress() = 0;
  /// Where hosts are equally far, whose device is behind is named.
  virtual void reach(const DevicePlace &place) = 0;

  /// What collectives of a program go through.
  CollectiveQueue &queue() { return collectives; }
  /// As many bytes, or more, for the collective that is run: one is at a time,
  /// so that all may have the same. They mean nothing from run to run.
  std::shared_ptr<std::vector<std::byte>> staging(size_t bytes);
  /// While nothing is in the queue.
  CommunicationUse use() const {
    return {sentBytes, collectives.blocked(), collectives.worked()};
  }

protected:
  Communicator(int rank, int size) : number(rank), count(size) {}
  uint64_t sentBytes = 0;

private:
  int number, count;
  CollectiveQueue collectives;
  std::weak_ptr<std::vector<std::byte>> staged; ///< the largest that is held
};

/// The only rank of a program.
std::unique_ptr<Communicator> createAlone();

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_COMMUNICATOR_H

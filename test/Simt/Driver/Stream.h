//===- Stream.h - work in order, done late ----------------------*- C++ -*-===//
//
// The driver is asynchronous in what can be observed: work that is enqueued is
// not done before something waits for it. So whoever reads a result without
// having waited gets the old bytes, in every run.
//
//   stream   [kernel][copy][record e1][kernel]      cuEventSynchronize(e1):
//             ------- done ----------^              does so much, and no more
//
// Work is numbered within its stream; an event, and a wait of one stream for
// another, is a number of that stream. The same nodes make up a captured graph.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_DRIVER_STREAM_H
#define TRC_TEST_SIMT_DRIVER_STREAM_H

#include "Abi.h"

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

namespace trc::simt {

/// Bytes that work reads or writes, as far as that is known.
struct Touch {
  const std::byte *begin = nullptr;
  size_t bytes = 0;
  bool write = false;
  bool exchange = false; ///< by a collective of ranks, which is looked after
};

/// One piece of work. `run` may be called more than once (graphs), and again
/// where it said NotReady: it waits for something outside of the device.
struct Node {
  NodeType type;
  std::function<Result()> run;
  /// What an update of a graph cannot change: of a copy its direction, of a
  /// memset the width of its elements.
  int fixed = 0;
  std::vector<Touch> touches = {};
};

struct Graph {
  std::vector<Node> nodes; ///< in an order that respects all dependencies
};

struct GraphExec {
  std::shared_ptr<const Graph> graph;
};

struct Stream;

/// How much of each other stream has been waited for.
using Seen = std::map<const Stream *, uint64_t>;

/// A capture that is under way.
struct Capture {
  std::unique_ptr<Graph> graph = std::make_unique<Graph>();
  CaptureMode mode = CaptureGlobal;
  std::thread::id thread; ///< that began it
  Stream *origin = nullptr;
  Result broken = Success; ///< why nothing can become of it
  std::set<Stream *> members;
  /// Of each node: its stream, and its number there.
  std::vector<std::pair<const Stream *, uint64_t>> places;
};

struct Stream {
  bool blocking = true; ///< ordered with the null stream
  std::deque<Node> queue;
  uint64_t enqueued = 0, completed = 0;
  std::shared_ptr<Capture> capture;
  size_t captured = 0; ///< nodes it gave to the capture
  size_t joined = 0;   ///< of those, what another stream has waited for
  void *context = nullptr;
  Seen seen, capturedSeen; ///< outside of captures, and in the one at hand
};

struct Event {
  bool timed = true;
  std::shared_ptr<Stream> stream; ///< null: never recorded
  uint64_t number = 0;            ///< of the work it stands behind
  std::shared_ptr<Capture> capture;
  size_t captured = 0;
  Seen seen; ///< by the stream, when it was recorded
  std::chrono::steady_clock::time_point time;
};

class Driver {
public:
  /// Held during every call of the API.
  std::recursive_mutex mutex;
  bool initialized = false;
  /// The first failure of work; from then on the context is lost.
  Result sticky = Success;

  std::shared_ptr<Stream> createStream(bool blocking);
  void destroyStream(Stream *stream);
  /// The stream of a handle; the null stream for 0 and 1. Null if unknown.
  std::shared_ptr<Stream> stream(void *handle);

  /// Adds work to the stream, or to the graph that it captures.
  Result enqueue(Stream &stream, Node node);
  /// Does the work of the stream up to this number; NotReady where something in
  /// it waits.
  Result drain(Stream &stream, uint64_t until);
  /// The same, and waits: for other threads and processes as well.
  Result finish(Stream &stream, uint64_t until);
  Result finish(Stream &stream) { return finish(stream, stream.enqueued); }
  /// All streams of the calling thread's context.
  Result finishAll();
  /// Mends a device that failed; what was being captured is gone.
  void reset();
  /// Whether a collective that has not been done touches the bytes.
  bool isInExchange(const void *begin, size_t bytes) const;
  /// Whether work that has not been done reads or writes the bytes.
  bool isInUse(const void *begin, size_t bytes) const;
  /// Notes what is wrong, and gives the device up.
  Result fail(const std::string &what, const char *where);
  /// For calls that wait: refuses where a capture forbids waiting.
  Result beforeWait(Stream *stream);
  /// For calls that a capture forbids: one in global mode to all threads, one
  /// in thread-local mode to its own.
  Result beforeUnsafe();

  Result record(Event &event, const std::shared_ptr<Stream> &stream);
  Result wait(Stream &stream, Event &event);

  Result beginCapture(const std::shared_ptr<Stream> &stream, CaptureMode mode);
  Result endCapture(Stream &stream, Graph **graph);

  const std::shared_ptr<Stream> nullStream = std::make_shared<Stream>();

private:
  /// Whether the node and other work, of which one is a collective, touch the
  /// same bytes with no order between them.
  bool isOrdered(const Stream &stream, const Node &node) const;
  void join(Stream &stream, const std::shared_ptr<Capture> &capture);
  /// Makes `later` wait for all that is in `earlier` now.
  void order(Stream &later, const std::shared_ptr<Stream> &earlier);

  std::vector<std::shared_ptr<Stream>> streams;
  std::set<std::shared_ptr<Capture>> captures;
};

Driver &driver();

} // namespace trc::simt

#endif // TRC_TEST_SIMT_DRIVER_STREAM_H

//===- Stream.cpp - work in order, done late ------------------------------===//

#include "Stream.h"

#include "../Runtime/DeviceMemory.h"
#include "../Runtime/Report.h"
#include "Device.h"

#include <algorithm>

namespace trc::simt {

Driver &driver() {
  static auto *state = new Driver; // outlives every static destructor
  return *state;
}

std::shared_ptr<Stream> Driver::createStream(bool blocking) {
  auto made = std::make_shared<Stream>();
  made->blocking = blocking;
  made->context = currentContext();
  streams.push_back(made);
  return made;
}

void Driver::destroyStream(Stream *stream) {
  // What is enqueued is still done: the driver lets a stream finish.
  finish(*stream);
  std::erase_if(streams, [&](const auto &s) { return s.get() == stream; });
}

std::shared_ptr<Stream> Driver::stream(void *handle) {
  if (reinterpret_cast<uintptr_t>(handle) <= 2)
    return nullStream;
  for (const auto &s : streams)
    if (s.get() == handle)
      return s;
  return nullptr;
}

void Driver::order(Stream &later, const std::shared_ptr<Stream> &earlier) {
  if (earlier->completed == earlier->enqueued)
    return;
  const uint64_t number = earlier->enqueued;
  later.queue.push_back({WaitEventNode, [this, earlier, number] {
                           return drain(*earlier, number);
                         }});
  ++later.enqueued;
}

static bool conflict(const Node &first, const Node &second) {
  for (const Touch &one : first.touches)
    for (const Touch &other : second.touches)
      if ((one.exchange || other.exchange) && (one.write || other.write) &&
          one.begin < other.begin + other.bytes &&
          other.begin < one.begin + one.bytes)
        return true;
  return false;
}

static uint64_t amountSeen(const Seen &seen, const Stream *stream) {
  const auto found = seen.find(stream);
  return found == seen.end() ? 0 : found->second;
}

static void merge(Seen &into, const Seen &from) {
  for (auto [stream, number] : from)
    into[stream] = std::max(into[stream], number);
}

bool Driver::isOrdered(const Stream &stream, const Node &node) const {
  if (node.touches.empty())
    return true;
  if (stream.capture) {
    const Capture &capture = *stream.capture;
    for (size_t i = 0; i < capture.places.size(); ++i) {
      const auto [other, number] = capture.places[i];
      if (other != &stream && number > amountSeen(stream.capturedSeen, other) &&
          conflict(node, capture.graph->nodes[i]))
        return false;
    }
    return true;
  }
  // What is done has been waited for by the host.
  for (const auto &other : streams)
    if (other.get() != &stream)
      for (size_t i = 0; i < other->queue.size(); ++i)
        if (other->completed + 1 + i > amountSeen(stream.seen, other.get()) &&
            conflict(node, other->queue[i]))
          return false;
  return true;
}

bool Driver::isInExchange(const void *begin, size_t bytes) const {
  const Node whole = {
      HostNode,
      {},
      0,
      {{static_cast<const std::byte *>(begin), bytes, true, false}}};
  for (const auto &stream : streams)
    for (const Node &node : stream->queue)
      if (conflict(whole, node))
        return true;
  return false;
}

bool Driver::isInUse(const void *begin, size_t bytes) const {
  const auto *from = static_cast<const std::byte *>(begin);
  for (const auto &stream : streams)
    for (const Node &node : stream->queue)
      for (const Touch &touch : node.touches)
        if (touch.begin < from + bytes && from < touch.begin + touch.bytes)
          return true;
  return false;
}

void Driver::reset() {
  sticky = Success;
  for (const auto &stream : streams)
    stream->capture = nullptr;
  captures.clear();
}

Result Driver::fail(const std::string &what, const char *where) {
  report(std::string(where) + ": " + what);
  return sticky = LaunchFailed;
}

Result Driver::enqueue(Stream &stream, Node node) {
  if (sticky != Success)
    return sticky;
  if (stream.capture && stream.capture->broken != Success)
    return CaptureInvalidated;
  if (!isOrdered(stream, node))
    return fail("work of two streams touches the bytes of a collective, and "
                "neither waits for the other",
                "cuStreamWaitEvent");
  if (stream.capture) {
    stream.capture->places.emplace_back(&stream, stream.captured + 1);
    stream.capture->graph->nodes.push_back(std::move(node));
    ++stream.captured;
    return Success;
  }
  // The null stream and blocking streams wait for each other, whoever comes
  // first.
  const bool null = &stream == nullStream.get();
  if (null) {
    for (const auto &other : streams) {
      if (!other->blocking)
        continue;
      if (other->capture)
        return other->capture->broken = CaptureImplicit;
      order(stream, other);
    }
  } else if (stream.blocking) {
    order(stream, nullStream);
  }
  stream.queue.push_back(std::move(node));
  ++stream.enqueued;
  return Success;
}

Result Driver::drain(Stream &stream, uint64_t until) {
  DeviceMemory::Access access(deviceMemory());
  while (stream.completed < until) {
    if (sticky == Success) {
      const Result result = stream.queue.front().run();
      if (result == NotReady)
        return NotReady;
      if (result != Success && sticky == Success)
        sticky = result;
    }
    stream.queue.pop_front();
    ++stream.completed;
  }
  return sticky;
}

Result Driver::finish(Stream &stream, uint64_t until) {
  using Clock = std::chrono::steady_clock;
  constexpr auto patience = std::chrono::seconds(60);
  const auto start = Clock::now();
  for (;;) {
    const Result result = drain(stream, until);
    if (result != NotReady)
      return result;
    if (Clock::now() - start > patience)
      return fail("the host waited 60 s for a collective that does not end",
                  "a stream");
    mutex.unlock();
    std::this_thread::sleep_for(std::chrono::microseconds(50));
    mutex.lock();
  }
}

Result Driver::finishAll() {
  finish(*nullStream);
  const std::vector<std::shared_ptr<Stream>> all = streams;
  for (const std::shared_ptr<Stream> &stream : all)
    if (!currentContext() || stream->context == currentContext())
      finish(*stream);
  return sticky;
}

Result Driver::beforeWait(Stream *stream) {
  if (!initialized)
    return NotInitialized;
  if (sticky != Success)
    return sticky;
  if (stream && stream->capture) {
    stream->capture->broken = CaptureUnsupported;
    return CaptureUnsupported;
  }
  return Success;
}

Result Driver::beforeUnsafe() {
  if (!initialized)
    return NotInitialized;
  if (sticky != Success)
    return sticky;
  for (const auto &capture : captures)
    if (capture->mode == CaptureGlobal ||
        (capture->mode == CaptureThreadLocal &&
         capture->thread == std::this_thread::get_id()))
      return capture->broken = CaptureUnsupported;
  return Success;
}

Result Driver::record(Event &event, const std::shared_ptr<Stream> &stream) {
  if (sticky != Success)
    return sticky;
  if (stream->capture) {
    event.stream = stream;
    event.capture = stream->capture;
    event.captured = stream->captured;
    event.seen = stream->capturedSeen;
    return Success;
  }
  event.capture = nullptr;
  if (const Result result =
          enqueue(*stream, {EventRecordNode,
                            [&event] {
                              event.time = std::chrono::steady_clock::now();
                              return Success;
                            }});
      result != Success)
    return result;
  event.stream = stream;
  event.number = stream->enqueued;
  event.seen = stream->seen;
  return Success;
}

void Driver::join(Stream &stream, const std::shared_ptr<Capture> &capture) {
  stream.capture = capture;
  stream.captured = stream.joined = 0;
  stream.capturedSeen.clear();
  capture->members.insert(&stream);
}

Result Driver::wait(Stream &stream, Event &event) {
  if (sticky != Success)
    return sticky;
  if (!event.stream)
    return Success; // never recorded: nothing to wait for
  if (event.capture) {
    if (!stream.capture)
      join(stream, event.capture);
    else if (stream.capture != event.capture)
      return CaptureMerge;
    event.stream->joined = std::max(event.stream->joined, event.captured);
    merge(stream.capturedSeen, event.seen);
    merge(stream.capturedSeen, {{event.stream.get(), event.captured}});
    return Success;
  }
  if (stream.capture)
    return stream.capture->broken = CaptureIsolation;
  const auto earlier = event.stream;
  const uint64_t number = event.number;
  merge(stream.seen, event.seen);
  merge(stream.seen, {{earlier.get(), number}});
  return enqueue(stream, {WaitEventNode, [this, earlier, number] {
                            return drain(*earlier, number);
                          }});
}

Result Driver::beginCapture(const std::shared_ptr<Stream> &stream,
                            CaptureMode mode) {
  if (sticky != Success)
    return sticky;
  if (stream == nullStream)
    return CaptureImplicit;
  if (stream->capture)
    return IllegalState;
  auto capture = std::make_shared<Capture>();
  capture->mode = mode;
  capture->thread = std::this_thread::get_id();
  capture->origin = stream.get();
  captures.insert(capture);
  join(*stream, capture);
  return Success;
}

Result Driver::endCapture(Stream &stream, Graph **graph) {
  const std::shared_ptr<Capture> capture = stream.capture;
  *graph = nullptr;
  if (!capture)
    return IllegalState;
  if (capture->origin != &stream)
    return CaptureUnmatched;
  if (capture->mode != CaptureRelaxed &&
      capture->thread != std::this_thread::get_id())
    return CaptureWrongThread;
  Result result = capture->broken == Success ? Success : CaptureInvalidated;
  for (Stream *member : capture->members) {
    if (member != &stream && member->joined < member->captured &&
        result == Success)
      result = CaptureUnjoined;
    member->capture = nullptr;
  }
  captures.erase(capture);
  if (result == Success)
    *graph = capture->graph.release();
  return result;
}

} // namespace trc::simt

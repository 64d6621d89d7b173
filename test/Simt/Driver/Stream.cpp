//===- Stream.cpp - work in order, done late ------------------------------===//

#include "Stream.h"

#include "../Runtime/DeviceMemory.h"

#include <algorithm>

namespace trc::simt {

Driver &driver() {
  static auto *state = new Driver; // outlives every static destructor
  return *state;
}

std::shared_ptr<Stream> Driver::createStream(bool blocking) {
  auto made = std::make_shared<Stream>();
  made->blocking = blocking;
  streams.push_back(made);
  return made;
}

void Driver::destroyStream(Stream *stream) {
  // What is enqueued is still done: the driver lets a stream finish.
  drain(*stream);
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

Result Driver::enqueue(Stream &stream, Node node) {
  if (sticky != Success)
    return sticky;
  if (stream.capture) {
    if (stream.capture->broken != Success)
      return CaptureInvalidated;
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
    Node node = std::move(stream.queue.front());
    stream.queue.pop_front();
    if (sticky == Success) {
      const Result result = node.run();
      if (result != Success && sticky == Success)
        sticky = result;
    }
    ++stream.completed;
  }
  return sticky;
}

Result Driver::drainAll() {
  drain(*nullStream);
  for (size_t i = 0; i < streams.size(); ++i)
    drain(*streams[i]);
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
  return Success;
}

void Driver::join(Stream &stream, const std::shared_ptr<Capture> &capture) {
  stream.capture = capture;
  stream.captured = stream.joined = 0;
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
    return Success;
  }
  if (stream.capture)
    return stream.capture->broken = CaptureIsolation;
  const auto earlier = event.stream;
  const uint64_t number = event.number;
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

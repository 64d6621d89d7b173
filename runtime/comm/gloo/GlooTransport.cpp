//===- GlooTransport.cpp - bytes between processes, by Gloo's TCP ---------===//
//
// A pair of Gloo for each other rank, and its unbound buffers, which match
// sends and receives by slot. None of its collectives is used: what is added
// up, and in which order, is not the transport's business. Gloo throws; this is
// the one file of the runtime that catches.
//
//===----------------------------------------------------------------------===//

#include "comm/Transport.h"

#include <gloo/transport/context.h>
#include <gloo/transport/tcp/device.h>
#include <gloo/transport/unbound_buffer.h>

#include <chrono>
#include <cstring>
#include <exception>
#include <memory>
#include <vector>

using std::chrono::milliseconds;

struct trc_transport_links {
  std::shared_ptr<gloo::transport::Device> device;
  std::shared_ptr<gloo::transport::Context> context;
  std::string place;
};

struct trc_transport_buffer {
  std::unique_ptr<gloo::transport::UnboundBuffer> buffer;
};

namespace {

void write(trc_transport_error *error, const char *what) {
  std::strncpy(error->text, what, sizeof error->text - 1);
  error->text[sizeof error->text - 1] = '\0';
}

/// What `function` gives, or nothing and what it threw.
template <typename Function>
auto caught(trc_transport_error *error, Function &&function)
    -> decltype(function()) {
  try {
    return function();
  } catch (const std::exception &thrown) {
    write(error, thrown.what());
  } catch (...) {
    write(error, "an unknown exception");
  }
  return {};
}

/// The address that peer `index` connects to, in a rank's place.
std::vector<char> addressIn(const void *place, size_t bytes, int index) {
  const char *at = static_cast<const char *>(place), *end = at + bytes;
  for (;; --index) {
    uint32_t size = 0;
    if (end - at < static_cast<ptrdiff_t>(sizeof size))
      return {};
    std::memcpy(&size, at, sizeof size);
    at += sizeof size;
    if (end - at < static_cast<ptrdiff_t>(size))
      return {};
    if (index == 0)
      return std::vector<char>(at, at + size);
    at += size;
  }
}

trc_transport_links *open(int rank, int ranks, const char *address,
                          const char *, const void **place, size_t *placeBytes,
                          trc_transport_error *error) {
  return caught(error, [&]() -> trc_transport_links * {
    auto links = std::make_unique<trc_transport_links>();
    gloo::transport::tcp::attr attributes;
    attributes.hostname = address;
    links->device = gloo::transport::tcp::CreateDevice(attributes);
    links->context = links->device->createContext(rank, ranks);
    links->context->setTimeout(milliseconds(120000));
    for (int peer = 0; peer < ranks; ++peer) {
      std::vector<char> bytes;
      if (peer != rank)
        bytes = links->context->createPair(peer)->address().bytes();
      const auto size = static_cast<uint32_t>(bytes.size());
      links->place.append(reinterpret_cast<const char *>(&size), sizeof size);
      links->place.append(bytes.begin(), bytes.end());
    }
    *place = links->place.data();
    *placeBytes = links->place.size();
    return links.release();
  });
}

bool connect(trc_transport_links *links, const void *const *places,
             const size_t *placeBytes, int timeout,
             trc_transport_error *error) {
  return caught(error, [&] {
    links->context->setTimeout(milliseconds(timeout));
    for (int peer = 0; peer < links->context->size; ++peer) {
      if (peer == links->context->rank)
        continue;
      const std::vector<char> address =
          addressIn(places[peer], placeBytes[peer], links->context->rank);
      if (address.empty()) {
        write(error, "a rank told no address");
        return false;
      }
      links->context->getPair(peer)->connect(address);
    }
    return true;
  });
}

void close(trc_transport_links *links) {
  trc_transport_error ignored;
  (void)caught(&ignored, [&] {
    for (int peer = 0; peer < links->context->size; ++peer)
      if (auto &pair = links->context->getPair(peer))
        pair->close();
    return true;
  });
  (void)caught(&ignored, [&] {
    delete links;
    return true;
  });
}

trc_transport_buffer *create(trc_transport_links *links, void *data,
                             size_t bytes, trc_transport_error *error) {
  return caught(error, [&] {
    return new trc_transport_buffer{
        links->context->createUnboundBuffer(data, bytes)};
  });
}

void destroy(trc_transport_buffer *buffer) { delete buffer; }

bool send(trc_transport_buffer *buffer, int to, uint64_t tag,
          trc_transport_error *error) {
  return caught(error, [&] {
    buffer->buffer->send(to, tag);
    return true;
  });
}

bool receive(trc_transport_buffer *buffer, int from, uint64_t tag,
             trc_transport_error *error) {
  return caught(error, [&] {
    buffer->buffer->recv(from, tag);
    return true;
  });
}

bool wait(trc_transport_buffer *buffer, bool received, int timeout,
          trc_transport_error *error) {
  const auto start = std::chrono::steady_clock::now();
  error->text[0] = '\0';
  const bool done = caught(error, [&] {
    return received ? buffer->buffer->waitRecv(milliseconds(timeout))
                    : buffer->buffer->waitSend(milliseconds(timeout));
  });
  // That the time is over is no fault of the connection.
  if (!done &&
      std::chrono::steady_clock::now() - start >= milliseconds(timeout))
    error->text[0] = '\0';
  return done;
}

/// A connect ends by Gloo's own time.
void interrupt(trc_transport_links *, trc_transport_buffer *buffer) {
  if (!buffer)
    return;
  buffer->buffer->abortWaitRecv();
  buffer->buffer->abortWaitSend();
}

constexpr trc_transport_table table = {trc_transport_version,
                                       "gloo",
                                       open,
                                       connect,
                                       close,
                                       create,
                                       destroy,
                                       send,
                                       receive,
                                       wait,
                                       interrupt};

} // namespace

extern "C" __attribute__((visibility("default"))) const trc_transport_table *
trc_transport() {
  return &table;
}

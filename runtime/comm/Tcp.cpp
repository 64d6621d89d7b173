//===- Tcp.cpp - bytes between processes, by sockets of our own -----------===//
//
// Rank r connects to all lower ranks and lets in all higher ones. Then each
// connection has a queue of what goes out and one of what comes in, and `wait`
// serves all of them until what is waited for is done.
//
//===----------------------------------------------------------------------===//

#include "comm/Tcp.h"

#include "comm/Checksum.h"
#include "comm/Handshake.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <deque>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>
#include <vector>

using trc::runtime::Guest;
using trc::runtime::Instant;
using trc::runtime::Result;
using trc::runtime::Socket;
using trc::runtime::Status;
using trc::runtime::StatusCode;
using trc::runtime::text;
using trc::runtime::Until;
using Clock = std::chrono::steady_clock;

/// Each message goes with one.
struct FrameHeader {
  char magic[8] = {'t', 'r', 'c', 'P', 'i', 'e', 'c', '2'};
  uint64_t tag = 0, bytes = 0, checksum = 0;
};

struct trc_transport_buffer {
  trc_transport_links *links;
  std::byte *data;
  size_t bytes;
  // Of the message that goes through it.
  FrameHeader header; ///< as sent, or as it comes in
  uint64_t tag = 0;   ///< that is expected
  int peer = -1;      ///< -1: there is no message
  size_t moved = 0;   ///< bytes of the header and then of the data
  bool isDone() const { return peer < 0; }
};

struct trc_transport_links {
  struct Peer {
    Socket socket;
    std::deque<trc_transport_buffer *> out, in;
    std::string fault; ///< why it cannot go on; empty: it can
  };
  int rank = 0;
  std::string secret, place;
  Socket listener, wakeRead, wakeWrite;
  std::vector<Peer> peers;
  std::vector<pollfd> polled; ///< kept for its memory
  std::atomic<bool> interrupted{false};
};

namespace {

void write(trc_transport_error *error, std::string_view what) {
  const size_t size = std::min(what.size(), sizeof error->text - 1);
  std::memcpy(error->text, what.data(), size);
  error->text[size] = '\0';
}

trc_transport_links *open(int rank, int ranks, const char *address,
                          const char *secret, const void **place,
                          size_t *placeBytes, trc_transport_error *error) {
  Result<Socket> listener = trc::runtime::listenOn(address, 0);
  if (listener.failed()) {
    write(error, listener.takeStatus().message());
    return nullptr;
  }
  auto links = std::make_unique<trc_transport_links>();
  links->rank = rank;
  links->secret = secret;
  links->listener = std::move(*listener);
  links->peers.resize(static_cast<size_t>(ranks));
  links->place = text(address, " ", trc::runtime::portOf(links->listener));
  int ends[2] = {-1, -1};
  (void)pipe2(ends, O_CLOEXEC | O_NONBLOCK);
  links->wakeRead = Socket(ends[0]);
  links->wakeWrite = Socket(ends[1]);
  *place = links->place.data();
  *placeBytes = links->place.size();
  return links.release();
}

Status join(trc_transport_links &links, size_t peer, std::string_view place,
            Until end) {
  const size_t blank = place.rfind(' ');
  int port = 0;
  if (blank != std::string_view::npos)
    (void)std::from_chars(place.data() + blank + 1, place.data() + place.size(),
                          port);
  Result<Socket> socket =
      trc::runtime::connectTo(std::string(place.substr(0, blank)), port, end);
  if (socket.failed())
    return socket.takeStatus();
  TRC_RETURN_IF_FAILED(trc::runtime::joinRanks(
      *socket, links.rank, static_cast<int>(links.peers.size()), links.secret,
      end));
  links.peers[peer].socket = std::move(*socket);
  return Status::success();
}

/// "rank 2, rank 3": the higher ranks that have not come.
std::string missingRanks(const trc_transport_links &links) {
  std::string names;
  for (size_t rank = static_cast<size_t>(links.rank) + 1;
       rank < links.peers.size(); ++rank)
    if (!links.peers[rank].socket)
      names += text(names.empty() ? "rank " : ", rank ", rank);
  return names;
}

/// Lets in the higher ranks; whoever shows no secret is closed.
Status welcome(trc_transport_links &links, Until end) {
  std::deque<Guest> guests;
  auto missing = links.peers.size() - 1 - static_cast<size_t>(links.rank);
  while (missing > 0) {
    if (end.isOver())
      return trc::runtime::failure(StatusCode::PeerLost, missingRanks(links),
                                   " did not connect");
    std::vector<pollfd> wanted = {{links.listener.get(), POLLIN, 0}};
    for (const Guest &guest : guests)
      wanted.push_back({guest.descriptor(), POLLIN, 0});
    (void)poll(wanted.data(), wanted.size(), 50);
    trc::runtime::letIn(links.listener, guests, links.peers.size());
    for (auto guest = guests.begin(); guest != guests.end();) {
      const Guest::Outcome outcome = guest->advance(links.secret);
      const size_t rank = guest->hello().rank;
      if (outcome == Guest::Outcome::Joined && rank < links.peers.size() &&
          rank > static_cast<size_t>(links.rank) && !links.peers[rank].socket) {
        links.peers[rank].socket = guest->take();
        --missing;
      }
      guest =
          outcome == Guest::Outcome::NotYet ? guest + 1 : guests.erase(guest);
    }
  }
  return Status::success();
}

bool connect(trc_transport_links *links, const void *const *places,
             const size_t *placeBytes, int milliseconds,
             trc_transport_error *error) {
  const Until end(Clock::now() + std::chrono::milliseconds(milliseconds),
                  &links->interrupted);
  Status status;
  std::string who; // was to be met
  for (size_t peer = 0; peer < static_cast<size_t>(links->rank) && status.ok();
       ++peer) {
    status =
        join(*links, peer,
             {static_cast<const char *>(places[peer]), placeBytes[peer]}, end);
    if (status.failed())
      who = text("rank ", peer, ": ");
  }
  if (status.ok())
    status = welcome(*links, end);
  links->listener = Socket();
  if (status.failed())
    write(error, who + status.message());
  return status.ok();
}

void close(trc_transport_links *links) { delete links; }

trc_transport_buffer *create(trc_transport_links *links, void *data,
                             size_t bytes, trc_transport_error *) {
  return new trc_transport_buffer{
      links, static_cast<std::byte *>(data), bytes, {}, 0, -1, 0};
}

void destroy(trc_transport_buffer *buffer) {
  if (!buffer->isDone()) {
    // In the middle of a message: the connection is of no use any more.
    auto &peer = buffer->links->peers[static_cast<size_t>(buffer->peer)];
    std::erase(peer.out, buffer);
    std::erase(peer.in, buffer);
    peer.fault = "a message was given up";
    peer.socket = Socket();
  }
  delete buffer;
}

/// What is left of header and data, as one write or read takes it.
int leftOf(trc_transport_buffer &buffer, iovec (&parts)[2]) {
  int count = 0;
  if (buffer.moved < sizeof buffer.header)
    parts[count++] = {reinterpret_cast<char *>(&buffer.header) + buffer.moved,
                      sizeof buffer.header - buffer.moved};
  const size_t from =
      std::max(buffer.moved, sizeof buffer.header) - sizeof buffer.header;
  if (from < buffer.bytes)
    parts[count++] = {buffer.data + from, buffer.bytes - from};
  return count;
}

bool wouldBlock() {
  return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR;
}

/// Moves as much as the connection takes.
void moveOut(trc_transport_links::Peer &peer) {
  while (!peer.out.empty() && peer.fault.empty()) {
    trc_transport_buffer &buffer = *peer.out.front();
    iovec parts[2];
    msghdr message = {};
    message.msg_iov = parts;
    message.msg_iovlen = static_cast<size_t>(leftOf(buffer, parts));
    const ssize_t some = sendmsg(peer.socket.get(), &message, MSG_NOSIGNAL);
    if (some < 0) {
      if (!wouldBlock())
        peer.fault = std::strerror(errno);
      return;
    }
    buffer.moved += static_cast<size_t>(some);
    if (buffer.moved < sizeof buffer.header + buffer.bytes)
      continue;
    buffer.peer = -1;
    peer.out.pop_front();
  }
}

/// What came is what is expected next from there, or the ranks run different
/// things.
void checkHeader(trc_transport_links::Peer &peer,
                 const trc_transport_buffer &buffer) {
  const FrameHeader right;
  if (std::memcmp(buffer.header.magic, right.magic, sizeof right.magic) != 0)
    peer.fault = "it sent what is no message";
  else if (buffer.header.tag != buffer.tag ||
           buffer.header.bytes != buffer.bytes)
    peer.fault = text("it sent ", buffer.header.bytes, " bytes of exchange ",
                      buffer.header.tag, ", expected ", buffer.bytes,
                      " bytes of exchange ", buffer.tag);
}

void moveIn(trc_transport_links::Peer &peer) {
  while (!peer.in.empty() && peer.fault.empty()) {
    trc_transport_buffer &buffer = *peer.in.front();
    iovec parts[2];
    // The header first: nothing is written that it does not announce.
    const int count = std::min(leftOf(buffer, parts),
                               buffer.moved < sizeof buffer.header ? 1 : 2);
    const ssize_t some = readv(peer.socket.get(), parts, count);
    if (some <= 0) {
      if (some == 0)
        peer.fault = "it closed the connection";
      else if (!wouldBlock())
        peer.fault = std::strerror(errno);
      return;
    }
    const size_t before = buffer.moved;
    buffer.moved += static_cast<size_t>(some);
    if (before < sizeof buffer.header && buffer.moved >= sizeof buffer.header)
      checkHeader(peer, buffer);
    if (buffer.moved < sizeof buffer.header + buffer.bytes ||
        !peer.fault.empty())
      continue;
    if (trc::runtime::checksumOf(buffer.data, buffer.bytes) !=
        buffer.header.checksum) {
      peer.fault =
          text("what it sent changed on the way: the checksum of ",
               buffer.bytes, " bytes of exchange ", buffer.tag, " is another");
      return;
    }
    buffer.peer = -1;
    peer.in.pop_front();
  }
}

bool begin(trc_transport_buffer *buffer, int peer, uint64_t tag,
           std::deque<trc_transport_buffer *> trc_transport_links::Peer::*queue,
           trc_transport_error *error) {
  auto &other = buffer->links->peers[static_cast<size_t>(peer)];
  if (!other.fault.empty()) {
    write(error, other.fault);
    return false;
  }
  buffer->header = {};
  buffer->header.tag = tag;
  buffer->header.bytes = buffer->bytes;
  buffer->tag = tag;
  buffer->peer = peer;
  buffer->moved = 0;
  (other.*queue).push_back(buffer);
  return true;
}

bool send(trc_transport_buffer *buffer, int to, uint64_t tag,
          trc_transport_error *error) {
  if (!begin(buffer, to, tag, &trc_transport_links::Peer::out, error))
    return false;
  buffer->header.checksum =
      trc::runtime::checksumOf(buffer->data, buffer->bytes);
  moveOut(buffer->links->peers[static_cast<size_t>(to)]);
  return true;
}

bool receive(trc_transport_buffer *buffer, int from, uint64_t tag,
             trc_transport_error *error) {
  return begin(buffer, from, tag, &trc_transport_links::Peer::in, error);
}

/// Waits until a connection takes or has something.
void waitForAny(trc_transport_links &links, int milliseconds) {
  links.polled.clear();
  links.polled.push_back({links.wakeRead.get(), POLLIN, 0});
  for (const auto &peer : links.peers) {
    const int events =
        (peer.out.empty() ? 0 : POLLOUT) | (peer.in.empty() ? 0 : POLLIN);
    if (events != 0 && peer.socket)
      links.polled.push_back(
          {peer.socket.get(), static_cast<short>(events), 0});
  }
  (void)poll(links.polled.data(), links.polled.size(), milliseconds);
}

bool wait(trc_transport_buffer *buffer, bool, int milliseconds,
          trc_transport_error *error) {
  trc_transport_links &links = *buffer->links;
  const Instant end = Clock::now() + std::chrono::milliseconds(milliseconds);
  while (!buffer->isDone()) {
    for (auto &peer : links.peers)
      if (peer.socket) {
        moveOut(peer);
        moveIn(peer);
      }
    if (buffer->isDone())
      break;
    const auto &peer = links.peers[static_cast<size_t>(buffer->peer)];
    if (!peer.fault.empty()) {
      write(error, peer.fault);
      return false;
    }
    const auto left =
        std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now());
    if (left.count() <= 0 || links.interrupted)
      return false;
    waitForAny(links, static_cast<int>(left.count()));
  }
  return true;
}

void interrupt(trc_transport_links *links, trc_transport_buffer *) {
  links->interrupted = true; // for good
  const char byte = 0;
  (void)!::write(links->wakeWrite.get(), &byte, 1);
}

constexpr trc_transport_table table = {trc_transport_version,
                                       "tcp",
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

const trc_transport_table *trc::runtime::tcpTransport() { return &table; }

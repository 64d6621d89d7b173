//===- ControlFrames.cpp - how ranks speak over their control connection --===//
//
// Frames are a header and bytes, behind one another. A frame that cannot be is
// a rank that is lost.
//
//===----------------------------------------------------------------------===//

#include "comm/Control.h"

#include <cerrno>
#include <cstring>
#include <sys/socket.h>

namespace trc::runtime {

/// FNV-1a: a frame that was spoilt on its way is not taken for another.
static uint32_t checkOf(uint32_t kind, std::string_view bytes) {
  uint32_t sum = 2166136261u ^ kind;
  for (const char byte : bytes)
    sum = (sum ^ static_cast<uint8_t>(byte)) * 16777619u;
  return sum;
}

/// Bytes of a frame at most; a kind that there is not has none.
uint64_t Control::mostOf(uint32_t kind) {
  switch (static_cast<Kind>(kind)) {
  case Kind::Say:
  case Kind::All:
    return mostBytes;
  case Kind::Name:
  case Kind::Abort:
  case Kind::Trouble:
    return mostTextBytes;
  case Kind::Beat:
    return sizeof(Progress);
  }
  return 0;
}

void Control::read(int rank) {
  Peer &peer = peers[static_cast<size_t>(rank)];
  char bytes[16384];
  ssize_t some = 1;
  while (some > 0 && peer.in.size() <= mostBytes + sizeof(Header)) {
    some = recv(peer.socket.get(), bytes, sizeof bytes, 0);
    if (some <= 0)
      break;
    peer.heard = Clock::now();
    peer.in.append(bytes, static_cast<size_t>(some));
  }
  const bool isClosed =
      some == 0 || (some < 0 && errno != EAGAIN && errno != EINTR);
  size_t at = 0;
  Header header;
  while (peer.in.size() - at >= sizeof header) {
    std::memcpy(&header, peer.in.data() + at, sizeof header);
    const auto wrong = [&] {
      end(text(nameOf(rank), " said what cannot be understood"));
    };
    if (header.bytes > mostOf(header.kind))
      return wrong();
    if (peer.in.size() - at - sizeof header < header.bytes)
      break;
    const std::string_view bytes =
        std::string_view(peer.in).substr(at + sizeof header, header.bytes);
    if (header.check != checkOf(header.kind, bytes))
      return wrong();
    take(rank, static_cast<Kind>(header.kind), bytes);
    at += sizeof header + header.bytes;
  }
  peer.in.erase(0, at);
  if (at != 0 || peer.in.empty())
    peer.whole = Clock::now();
  // What it said last was the better cause.
  if (isClosed)
    lose(rank);
}

void Control::flush(Peer &peer) {
  const auto forget = [&] {
    peer.out.clear();
    peer.sent = 0;
  };
  while (!peer.out.empty()) {
    const ssize_t some = send(peer.socket.get(), peer.out.data() + peer.sent,
                              peer.out.size() - peer.sent, MSG_NOSIGNAL);
    if (some <= 0) {
      // Who is gone is seen by the next read.
      if (some < 0 && errno != EAGAIN && errno != EINTR)
        forget();
      return;
    }
    peer.sent += static_cast<size_t>(some);
    if (peer.sent == peer.out.size())
      forget();
  }
}

void Control::queue(Peer &peer, Kind kind, std::string_view bytes) {
  const auto number = static_cast<uint32_t>(kind);
  const Header header = {number, checkOf(number, bytes), bytes.size()};
  peer.out.append(reinterpret_cast<const char *>(&header), sizeof header);
  peer.out.append(bytes);
}

void Control::queueToAll(Kind kind, std::string_view bytes) {
  for (Peer &peer : peers)
    if (peer.socket)
      queue(peer, kind, bytes);
}

} // namespace trc::runtime

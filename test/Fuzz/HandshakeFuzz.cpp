//===- HandshakeFuzz.cpp - any bytes at the port where ranks meet ---------===//
//
// The first byte says in how large pieces the rest comes. Whatever it is,
// nobody joins who has not seen the secret; what is no handshake is refused
// with its last byte at the latest, and answers are no longer than the
// handshake has.
//
//===----------------------------------------------------------------------===//

#include "comm/Handshake.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>

using namespace trc::runtime;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  int ends[2];
  if (size == 0 || socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0, ends))
    return 0;
  const Socket stranger(ends[1]);
  Guest guest(Socket(ends[0]), std::chrono::steady_clock::now());
  const size_t piece = size_t{1} + data[0];
  // What a stranger who knows the format says: the fuzzer need not find it.
  Hello hello;
  std::memcpy(&hello, data + 1, std::min(size - 1, sizeof hello));
  const bool knowsFormat = size > 1 && data[1] % 2 == 0;
  if (knowsFormat) {
    const Hello right;
    std::memcpy(hello.magic, right.magic, sizeof hello.magic);
    hello.version = right.version;
    hello.zero = 0;
  }
  std::string said(reinterpret_cast<const char *>(&hello), sizeof hello);
  said.append(reinterpret_cast<const char *>(data) + 1, size - 1);
  Guest::Outcome outcome = Guest::Outcome::NotYet;
  for (size_t at = 0; at < said.size() && outcome == Guest::Outcome::NotYet;
       at += piece) {
    const size_t some = std::min(piece, said.size() - at);
    if (send(stranger.get(), said.data() + at, some, MSG_NOSIGNAL) !=
        static_cast<ssize_t>(some))
      break;
    outcome = guest.advance("what nobody can guess");
  }
  char answer[128];
  const ssize_t answered =
      recv(stranger.get(), answer, sizeof answer, MSG_DONTWAIT);
  const bool isWhole = said.size() >= sizeof(Hello) + sizeof(Digest);
  if (outcome == Guest::Outcome::Joined || answered > 16 ||
      (isWhole && outcome == Guest::Outcome::NotYet))
    std::abort();
  return 0;
}

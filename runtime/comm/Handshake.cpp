//===- Handshake.cpp - who may join the ranks -----------------------------===//

#include "comm/Handshake.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/random.h>
#include <sys/socket.h>

namespace trc::runtime {

void fillRandom(void *data, size_t bytes) {
  auto *to = static_cast<char *>(data);
  while (bytes > 0) {
    const ssize_t some = getrandom(to, bytes, 0);
    if (some > 0) {
      to += some;
      bytes -= static_cast<size_t>(some);
    }
  }
}

std::string randomText() {
  uint8_t bytes[16];
  fillRandom(bytes, sizeof bytes);
  std::string digits;
  for (uint8_t byte : bytes)
    for (int shift : {4, 0})
      digits += "0123456789abcdef"[byte >> shift & 15];
  return digits;
}

/// Of `role`, which is "joins" or "meets".
static Digest proofOf(std::string_view role, std::string_view secret,
                      const Hello &hello, const uint8_t (&nonce)[16]) {
  std::string all(role);
  all.append(reinterpret_cast<const char *>(&hello), sizeof hello);
  all.append(reinterpret_cast<const char *>(nonce), sizeof nonce);
  return keyedDigest(secret, all);
}

Status joinRanks(const Socket &socket, int rank, int ranks,
                 std::string_view secret, Until end) {
  Hello hello;
  hello.rank = static_cast<uint32_t>(rank);
  hello.ranks = static_cast<uint32_t>(ranks);
  fillRandom(hello.nonce, sizeof hello.nonce);
  TRC_RETURN_IF_FAILED(writeAll(socket, &hello, sizeof hello, end));
  uint8_t nonce[16];
  TRC_RETURN_IF_FAILED(readAll(socket, nonce, sizeof nonce, end));
  const Digest own = proofOf("joins", secret, hello, nonce);
  TRC_RETURN_IF_FAILED(writeAll(socket, own.data(), own.size(), end));
  Digest theirs;
  if (readAll(socket, theirs.data(), theirs.size(), end).failed())
    return failure(StatusCode::PeerLost,
                   "closed the connection: it has another secret, or ended");
  if (!equal(theirs, proofOf("meets", secret, hello, nonce)))
    return failure(StatusCode::PeerLost,
                   "whoever listens there does not know the secret");
  return Status::success();
}

bool Guest::helloIsRight() const {
  const Hello right;
  // As far as it has come: a stranger is seen by the first byte.
  if (std::memcmp(said.magic, right.magic, std::min(got, sizeof right.magic)) !=
      0)
    return false;
  return got < sizeof said ||
         (said.version == right.version && said.zero == 0 && said.ranks > 1 &&
          said.rank > 0 && said.rank < said.ranks);
}

Guest::Outcome Guest::advance(std::string_view secret) {
  for (;;) {
    const bool isHello = got < sizeof said;
    const size_t at = isHello ? got : got - sizeof said;
    auto *to = isHello ? reinterpret_cast<char *>(&said) + at
                       : reinterpret_cast<char *>(proof.data()) + at;
    const size_t wanted = (isHello ? sizeof said : sizeof proof) - at;
    const ssize_t some = recv(socket.get(), to, wanted, 0);
    if (some == 0)
      return Outcome::Refused;
    if (some < 0)
      return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR
                 ? Outcome::NotYet
                 : Outcome::Refused;
    got += static_cast<size_t>(some);
    // Answers are small, so that a socket nobody read from yet takes them.
    const Instant now = std::chrono::steady_clock::now();
    if (isHello) {
      if (!helloIsRight())
        return Outcome::Refused;
      if (got < sizeof said)
        continue;
      fillRandom(nonce, sizeof nonce);
      if (writeAll(socket, nonce, sizeof nonce, now).failed())
        return Outcome::Refused;
      continue;
    }
    if (got < sizeof said + sizeof proof)
      continue;
    if (!equal(proof, proofOf("joins", secret, said, nonce)))
      return Outcome::Refused;
    const Digest own = proofOf("meets", secret, said, nonce);
    return writeAll(socket, own.data(), own.size(), now).ok()
               ? Outcome::Joined
               : Outcome::Refused;
  }
}

void letIn(const Socket &listener, std::deque<Guest> &guests, size_t ranks) {
  constexpr int atATime = 16;
  constexpr size_t strangers = 64;
  for (int count = 0; count < atATime; ++count) {
    Socket socket = acceptFrom(listener);
    if (!socket)
      return;
    if (guests.size() >= strangers + ranks) {
      const auto silent =
          std::find_if(guests.begin(), guests.end(),
                       [](const Guest &each) { return !each.hasGreeted(); });
      guests.erase(silent == guests.end() ? guests.begin() : silent);
    }
    guests.emplace_back(std::move(socket), std::chrono::steady_clock::now());
  }
}

} // namespace trc::runtime

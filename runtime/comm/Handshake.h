//===- Handshake.h - who may join the ranks ---------------------*- C++ -*-===//
//
// The port where ranks meet takes no stranger's word. Both sides prove that
// they know the secret, without saying it, before anything else is read:
//
//   rank r                                rank 0
//   Hello {rank, ranks, nonce}   ────>    closes at the first wrong byte
//                                <────    nonce
//   proof of joining             ────>    closes where it is wrong
//                                <────    proof of meeting
//
// A proof is a digest, keyed with the secret, of the role, the hello and rank
// 0's nonce. Of a connection that has not proved itself rank 0 keeps `Guest`,
// which has a fixed size, for a few seconds.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_HANDSHAKE_H
#define TRC_RUNTIME_COMM_HANDSHAKE_H

#include "comm/Sha256.h"
#include "comm/Socket.h"

#include <deque>
#include <optional>
#include <string_view>

namespace trc::runtime {

struct Hello {
  char magic[8] = {'t', 'r', 'c', 'R', 'a', 'n', 'k', 's'};
  uint32_t version = 2;
  uint32_t rank = 0, ranks = 0;
  uint32_t zero = 0;
  uint8_t nonce[16] = {};
};
static_assert(sizeof(Hello) == 40);

/// Bytes that nobody can guess.
void fillRandom(void *data, size_t bytes);

/// 128 random bits in 32 digits: a secret.
std::string randomText();

/// The side that joins.
Status joinRanks(const Socket &socket, int rank, int ranks,
                 std::string_view secret, Until end);

/// The side that is joined, one read at a time.
class Guest {
public:
  Guest(Socket socket, Instant since)
      : socket(std::move(socket)), came(since) {}

  enum class Outcome { NotYet, Refused, Joined };
  /// Reads what is there, and no byte more than the handshake has.
  Outcome advance(std::string_view secret);

  /// Whether all of a right hello has come.
  bool hasGreeted() const { return got >= sizeof said; }
  int descriptor() const { return socket.get(); }
  Instant since() const { return came; }
  const Hello &hello() const { return said; }
  Socket take() { return std::move(socket); }

private:
  bool helloIsRight() const;

  Socket socket;
  Instant came;
  Hello said;
  uint8_t nonce[16] = {};
  Digest proof = {};
  size_t got = 0; ///< bytes, of the hello and then of the proof
};

/// Takes some of those who wait at the door, as guests: 64 strangers, and room
/// for all `ranks` at once. Where there are more, one goes who has said
/// nothing, or the one that came first. To be called again and again, with each
/// guest heard in between: so a flood of strangers keeps no rank out.
void letIn(const Socket &listener, std::deque<Guest> &guests, size_t ranks);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_HANDSHAKE_H

//===- Sha256.h - SHA-256 and its keyed form --------------------*- C++ -*-===//
//
// FIPS 180-4 and RFC 2104, for the handshake of ranks: a few hundred bytes for
// each connection. The runtime links no library for it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_SHA256_H
#define TRC_RUNTIME_COMM_SHA256_H

#include <array>
#include <cstdint>
#include <string_view>

namespace trc::runtime {

using Digest = std::array<uint8_t, 32>;

Digest sha256(std::string_view bytes);
/// HMAC-SHA-256.
Digest keyedDigest(std::string_view key, std::string_view bytes);
/// Takes as long wherever they differ.
bool equal(const Digest &a, const Digest &b);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_SHA256_H

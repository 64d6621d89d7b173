//===- Sha256.cpp - SHA-256 and its keyed form ----------------------------===//
//
// As FIPS 180-4 writes it. The constants are the first 32 bits of the fraction
// of the square roots of the first 8 primes and of the cube roots of the first
// 64; they are computed here, in integers, rather than listed.
//
//===----------------------------------------------------------------------===//

#include "comm/Sha256.h"

#include <bit>
#include <cstring>
#include <string>

namespace trc::runtime {
namespace {

/// floor(2^32 * n^(1/power)), the integer part dropped.
constexpr uint32_t rootFraction(uint64_t n, int power) {
  // The largest x with x^power <= n * 2^(32 * power); x has 35 bits.
  using Wide = unsigned __int128;
  uint64_t x = 0;
  for (int bit = 36; bit >= 0; --bit) {
    const uint64_t next = x | uint64_t{1} << bit;
    // Compare next^power with n << 32 * power, without the top of a cube.
    const Wide square = static_cast<Wide>(next) * next;
    bool fits;
    if (power == 2) {
      fits = square <= static_cast<Wide>(n) << 64;
    } else {
      // next^3 <= n * 2^96: the cube's top 128 bits against n * 2^64.
      const Wide low = (square & 0xffffffffu) * next;
      const Wide top = (square >> 32) * next + (low >> 32);
      fits = top < static_cast<Wide>(n) << 64;
    }
    if (fits)
      x = next;
  }
  return static_cast<uint32_t>(x);
}

struct Constants {
  uint32_t start[8], round[64];
};

constexpr Constants makeConstants() {
  Constants constants = {};
  int found = 0;
  for (uint64_t n = 2; found < 64; ++n) {
    bool prime = true;
    for (uint64_t divisor = 2; divisor * divisor <= n; ++divisor)
      prime &= n % divisor != 0;
    if (!prime)
      continue;
    if (found < 8)
      constants.start[found] = rootFraction(n, 2);
    constants.round[found++] = rootFraction(n, 3);
  }
  return constants;
}

constexpr Constants constants = makeConstants();
static_assert(constants.start[0] == 0x6a09e667);
static_assert(constants.round[63] == 0xc67178f2);

void addBlock(uint32_t (&state)[8], const uint8_t *block) {
  uint32_t words[64];
  for (int i = 0; i < 16; ++i)
    words[i] = uint32_t{block[4 * i]} << 24 | uint32_t{block[4 * i + 1]} << 16 |
               uint32_t{block[4 * i + 2]} << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; ++i) {
    const uint32_t a = words[i - 15], b = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] +
               (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) +
               (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  uint32_t v[8];
  std::memcpy(v, state, sizeof v);
  for (int i = 0; i < 64; ++i) {
    const uint32_t choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
    const uint32_t majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
    const uint32_t first =
        v[7] +
        (std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25)) +
        choice + constants.round[i] + words[i];
    const uint32_t second =
        (std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22)) +
        majority;
    std::memmove(v + 1, v, 7 * sizeof *v);
    v[4] += first;
    v[0] = first + second;
  }
  for (int i = 0; i < 8; ++i)
    state[i] += v[i];
}

} // namespace

Digest sha256(std::string_view bytes) {
  std::string padded(bytes);
  padded.push_back(static_cast<char>(0x80));
  padded.resize((padded.size() + 8 + 63) / 64 * 64);
  const uint64_t bits = uint64_t{bytes.size()} * 8;
  for (int i = 0; i < 8; ++i)
    padded[padded.size() - 1 - static_cast<size_t>(i)] =
        static_cast<char>(bits >> (8 * i));
  uint32_t state[8];
  std::memcpy(state, constants.start, sizeof state);
  for (size_t at = 0; at < padded.size(); at += 64)
    addBlock(state, reinterpret_cast<const uint8_t *>(padded.data()) + at);
  Digest digest;
  for (size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Digest keyedDigest(std::string_view key, std::string_view bytes) {
  std::string block(64, '\0');
  if (key.size() <= block.size()) {
    block.replace(0, key.size(), key);
  } else {
    const Digest hashed = sha256(key);
    std::memcpy(block.data(), hashed.data(), hashed.size());
  }
  std::string inner = block, outer = block;
  for (char &c : inner)
    c ^= 0x36;
  for (char &c : outer)
    c ^= 0x5c;
  const Digest first = sha256(inner.append(bytes));
  return sha256(
      outer.append(reinterpret_cast<const char *>(first.data()), first.size()));
}

bool equal(const Digest &a, const Digest &b) {
  unsigned differences = 0;
  for (size_t i = 0; i < a.size(); ++i)
    differences |= a[i] ^ b[i];
  return differences == 0;
}

} // namespace trc::runtime

//===- Random.cpp - generators, bit for bit those of XLA ------------------===//
//
// The block ciphers follow the paper that Random.h names (20 rounds of
// Threefry-2x32, 10 of Philox-4x32). Which block and which word of it an
// element takes:
//
//   ThreeFry, up to 32 bits   the shape is halved along its first even
//             dimension (else its first largest one, rounded up); both elements
//             of a pair share a block, whose counter is the pair's row-major
//             number in the halved shape
//   ThreeFry, 64 bits         block i, its first word low
//   Philox, up to 32 bits     element 4 i + w is word w of block i
//   Philox, 64 bits           element 2 i + w is words 2 w (low), 2 w + 1
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Random.h"
#include "trc/Reference/Elementwise.h"
#include "trc/Reference/Index.h"

#include <bit>
#include <cmath>
#include <numbers>

namespace trc::reference {

std::pair<uint32_t, uint32_t>
threeFry2x32(std::pair<uint32_t, uint32_t> key,
             std::pair<uint32_t, uint32_t> count) {
  static constexpr int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  const uint32_t keys[3] = {key.first, key.second,
                            key.first ^ key.second ^ 0x1BD11BDA};
  uint32_t x = count.first + keys[0], y = count.second + keys[1];
  for (uint32_t group = 0; group < 5; ++group) {
    for (int rotation : rotations[group % 2]) {
      x += y;
      y = std::rotl(y, rotation) ^ x;
    }
    x += keys[(group + 1) % 3];
    y += keys[(group + 2) % 3] + group + 1;
  }
  return {x, y};
}

PhiloxBlock philox4x32(std::pair<uint32_t, uint32_t> key, PhiloxBlock count) {
  for (int round = 0; round < 10; ++round) {
    uint64_t a = uint64_t{0xD2511F53} * count.words[0];
    uint64_t b = uint64_t{0xCD9E8D57} * count.words[2];
    count = {{static_cast<uint32_t>(b >> 32) ^ count.words[1] ^ key.first,
              static_cast<uint32_t>(b),
              static_cast<uint32_t>(a >> 32) ^ count.words[3] ^ key.second,
              static_cast<uint32_t>(a)}};
    key.first += 0x9E3779B9;
    key.second += 0xBB67AE85;
  }
  return count;
}

static std::pair<uint32_t, uint32_t> split(uint64_t value) {
  return {static_cast<uint32_t>(value), static_cast<uint32_t>(value >> 32)};
}

static uint64_t join(uint32_t low, uint32_t high) {
  return low | static_cast<uint64_t>(high) << 32;
}

/// The dimension along which elements are paired.
static size_t pairedDimension(SizesRef shape) {
  for (size_t i = 0; i < shape.size(); ++i)
    if (shape[i] % 2 == 0)
      return i;
  size_t largest = 0;
  for (size_t i = 1; i < shape.size(); ++i)
    if (shape[i] > shape[largest])
      largest = i;
  return largest;
}

/// Fills `bits`; returns how many blocks that took.
static uint64_t fillThreeFry(uint64_t key, uint64_t counter, Tensor &bits) {
  auto block = [&](uint64_t i) {
    return threeFry2x32(split(key), split(counter + i));
  };
  if (bitWidth(bits.type()) == 64) {
    for (int64_t i = 0; i < bits.size(); ++i) {
      auto [low, high] = block(i);
      bits.setBits(i, join(low, high));
    }
    return bits.size();
  }
  if (bits.rank() == 0) {
    bits.setBits(0, block(0).first);
    return 1;
  }
  size_t paired = pairedDimension(bits.shape());
  Sizes halved = bits.shape();
  halved[paired] = (halved[paired] + 1) / 2;
  Sizes strides = stridesOf(halved);
  for (Odometer at(bits.shape()); at; ++at) {
    Sizes position = *at;
    bool second = position[paired] % 2;
    position[paired] /= 2;
    auto words = block(linearIndex(strides, position));
    bits.setBits(at.linear(), second ? words.second : words.first);
  }
  return numElements(halved);
}

static uint64_t fillPhilox(uint64_t key, uint64_t low, uint64_t high,
                           Tensor &bits) {
  int64_t perBlock = bitWidth(bits.type()) == 64 ? 2 : 4;
  for (int64_t i = 0; i < bits.size(); ++i) {
    auto number = static_cast<uint64_t>(i / perBlock);
    uint64_t blockLow = low + number;
    uint64_t blockHigh = high + (blockLow < low);
    PhiloxBlock block = philox4x32(
        split(key), {{split(blockLow).first, split(blockLow).second,
                      split(blockHigh).first, split(blockHigh).second}});
    int64_t word = i % perBlock;
    bits.setBits(i, perBlock == 4 ? block.words[word]
                                  : join(block.words[2 * word],
                                         block.words[2 * word + 1]));
  }
  return (bits.size() + perBlock - 1) / perBlock;
}

std::pair<Tensor, Tensor> rngBitGenerator(const Tensor &state,
                                          RngAlgorithm algorithm,
                                          ElementType type, Sizes shape) {
  Tensor next = state, bits(type, std::move(shape));
  uint64_t key = state.getUint(0), low = state.getUint(1);
  if (algorithm == RngAlgorithm::ThreeFry) {
    next.setBits(1, low + fillThreeFry(key, low, bits));
    return {next, bits};
  }
  // A state of two words has no place for the counter's high one: the key takes
  // it.
  bool wide = state.size() > 2;
  uint64_t high = wide ? state.getUint(2) : key;
  uint64_t nextLow = low + fillPhilox(key, low, high, bits);
  next.setBits(1, nextLow);
  if (wide)
    next.setBits(2, high + (nextLow < low));
  return {next, bits};
}

uint32_t bitsOfKey(const Tensor &key, uint64_t number) {
  auto [low, high] = split(number);
  auto [x, y] = threeFry2x32({static_cast<uint32_t>(key.getUint(0)),
                              static_cast<uint32_t>(key.getUint(1))},
                             {high, low});
  return x ^ y;
}

Tensor randomBits(const Tensor &state, int64_t width, bool tiled, Sizes shape) {
  const int64_t parts = 32 / width;
  const uint64_t key = state.getUint(0), counter = state.getUint(1);
  Tensor bits(ElementType::UI32, std::move(shape));
  auto set = [&](int64_t n, uint32_t word, int64_t part) {
    bits.setBits(n, word >> (width * part) & ((uint64_t{1} << width) - 1));
  };
  if (!tiled) {
    for (int64_t n = 0; n < bits.size(); ++n) {
      const int64_t block = n / (2 * parts);
      auto [x, y] = threeFry2x32(split(key),
                                 split(counter + static_cast<uint64_t>(block)));
      set(n, n / parts % 2 == 0 ? x : y, n % parts);
    }
    return bits;
  }
  const int64_t rows = bits.dim(bits.rank() - 2);
  const int64_t columns = bits.dim(bits.rank() - 1);
  const int64_t bands = (rows + 8 * parts - 1) / (8 * parts);
  for (int64_t n = 0; n < bits.size(); ++n) {
    const int64_t s = n % columns, t = n / columns % rows;
    const int64_t band = n / columns / rows * bands + t / (8 * parts);
    const int64_t number =
        (band * 8 + t % 8) * ((columns + 31) / 32 * 8) + s / 32 * 8 + s % 8;
    const uint64_t low = counter + static_cast<uint64_t>(number);
    const uint64_t high = key + (low < counter);
    PhiloxBlock block =
        philox4x32(split(key), {{split(low).first, split(low).second,
                                 split(high).first, split(high).second}});
    set(n, block.words[s / 8 % 4], t / 8 % parts);
  }
  return bits;
}

/// In [0, 1), with as many random bits as the type has mantissa bits.
static double uniformUnit(ElementType type, uint64_t bits) {
  unsigned mantissa = floatFormat(type).mantissaBits;
  return std::ldexp(static_cast<double>(bits >> (64 - mantissa)),
                    -static_cast<int>(mantissa));
}

Tensor rng(const Tensor &a, const Tensor &b, RngDistribution distribution,
           uint64_t seed, ElementType type, Sizes shape) {
  Tensor result(type, std::move(shape));
  auto draw = [&](uint64_t counter) {
    auto [low, high] = threeFry2x32(split(seed), split(counter));
    return join(low, high);
  };
  for (int64_t i = 0; i < result.size(); ++i) {
    uint64_t bits = draw(2 * static_cast<uint64_t>(i));
    if (!isFloat(type)) {
      // [a, b): modulo the range; an empty range gives a.
      uint64_t range = b.getUint(0) - a.getUint(0);
      bool empty = compareTotalOrder(a, 0, b, 0) >= 0;
      result.setBits(i, a.getUint(0) + (empty ? 0 : bits % range));
      continue;
    }
    double first = a.getDouble(0), second = b.getDouble(0);
    double unit = uniformUnit(type, bits);
    if (distribution == RngDistribution::Uniform) {
      double value = first + unit * (second - first);
      result.setFloat(i, value);
      // Rounding may reach the end, which is not part of the interval.
      if (second > first && result.getDouble(i) >= second)
        result.copyElement(i, a, 0);
      continue;
    }
    // Box and Muller: mean `a`, standard deviation `b`.
    double angle = 2 * std::numbers::pi *
                   uniformUnit(type, draw(2 * static_cast<uint64_t>(i) + 1));
    double radius = std::sqrt(-2 * std::log1p(-unit));
    result.setFloat(i, first + second * radius * std::cos(angle));
  }
  return result;
}

} // namespace trc::reference

//===- Random.h - generators, bit for bit those of XLA ----------*- C++ -*-===//
//
// rng_bit_generator with its two algorithms, and rng. Both generators are
// counter-based: a block of output is a function of a key and a counter, as
// published in "Parallel random numbers: as easy as 1, 2, 3" (Salmon et al.,
// 2011). What a state means, how output is taken from the blocks, and what the
// state becomes is fixed to be what XLA does; docs/numerics.md describes it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_RANDOM_H
#define TRC_REFERENCE_RANDOM_H

#include "trc/Reference/Tensor.h"

#include <utility>

namespace trc::reference {

enum class RngAlgorithm { Default, ThreeFry, Philox };

/// The next state, and bits of the type and shape asked for. `state` is
/// tensor<2xui64> or tensor<3xui64> (Philox and Default only); i64 as well.
std::pair<Tensor, Tensor> rngBitGenerator(const Tensor &state,
                                          RngAlgorithm algorithm,
                                          ElementType type, Sizes shape);

/// Element `number` of what `jax.random.bits(key, ...)` draws with a key
/// tensor<2xui32>: both words, joined by `xor`, of a block of its own.
uint32_t bitsOfKey(const Tensor &key, uint64_t number);

/// Numbers of `width` bits, 8 or 16, of which many share a block, as the
/// description of `trc.random_bits` says.
Tensor randomBits(const Tensor &state, int64_t width, bool tiled, Sizes shape);

enum class RngDistribution { Uniform, Normal };

/// `stablehlo.rng` leaves its generator to the implementation. Ours is
/// ThreeFry with the key `seed` and counter `index of the element`, so the same
/// program draws the same numbers; each operation has its own seed.
Tensor rng(const Tensor &a, const Tensor &b, RngDistribution distribution,
           uint64_t seed, ElementType type, Sizes shape);

/// The block ciphers.
std::pair<uint32_t, uint32_t> threeFry2x32(std::pair<uint32_t, uint32_t> key,
                                           std::pair<uint32_t, uint32_t> count);
struct PhiloxBlock {
  uint32_t words[4];
};
PhiloxBlock philox4x32(std::pair<uint32_t, uint32_t> key, PhiloxBlock count);

} // namespace trc::reference

#endif // TRC_REFERENCE_RANDOM_H

//===- KeyedBits.h - the random bits of jax.random --------------*- C++ -*-===//
//
// `jax.random.bits(key, shape)` is printed as a program of 130 operations: each
// element is numbered in row-major order, and its bits are the two words,
// joined by `xor`, of a block of Threefry-2x32 that has the number as its
// counter, the upper word first:
//
//   x = upper + k0,  y = lower + k1                 k2 = k0 ^ k1 ^ 0x1BD11BDA
//   five groups of  four rounds  x += y;  y = rotate(y, amount) ^ x
//                   and the key  x += k[g];  y += k[g + 1] + g     g = 1 .. 5
//   bits = x ^ y
//
// It is recognised from its last operation back to the key. Sums and `xor` may
// stand in any order, words of the key may be numbers, and what does not differ
// between elements may be computed for one of them. A word of a key that was
// drawn itself is a sum, as rounds end.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_KEYEDBITS_H
#define TRC_LIB_RAISE_KEYEDBITS_H

#include "mlir/IR/Builders.h"

#include <array>
#include <optional>

namespace trc {

struct KeyedBits {
  /// A sum of tensors of one element, of any shape, and of a number.
  struct Word {
    llvm::SmallVector<mlir::Value, 1> elements;
    uint32_t number = 0;
    bool isNumber() const { return elements.empty(); }
    bool operator==(const Word &other) const;
  };
  std::array<Word, 2> key;

  bool operator==(const KeyedBits &other) const { return key == other.key; }

  /// The key, if `bits` are such bits and numbered in their own shape.
  static std::optional<KeyedBits> read(mlir::Value bits);
  /// The key as a tensor<2xui32>.
  mlir::Value buildKey(mlir::OpBuilder &builder, mlir::Location loc) const;
  /// The values that `buildKey` reads.
  llvm::SmallVector<mlir::Value> sources() const;
};

} // namespace trc

#endif // TRC_LIB_RAISE_KEYEDBITS_H

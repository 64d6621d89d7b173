//===- BytePairFiles.h - vocab.json and merges.txt --------------*- C++ -*-===//
//
// The two files of a byte-level BPE as GPT-2 has them. Both write a piece,
// which is a row of bytes, with one printable character per byte: a byte that
// prints stands for itself, the others take the characters from U+0100 on in
// order (so a blank is U+0120). Everything that cannot be right is refused with
// the file and the line.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_BYTEPAIRFILES_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_BYTEPAIRFILES_H

#include "data/NamedFile.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace trc::train {

struct Merge {
  int32_t rank;   ///< place in merges.txt; the smallest is merged first
  int32_t result; ///< the piece that comes of it
};

struct BytePairTables {
  /// The bytes of each piece, by its number.
  std::vector<std::string> pieces;
  std::unordered_map<std::string, int32_t> numbers;
  /// By `pairKey` of the two pieces.
  std::unordered_map<uint64_t, Merge> merges;
  /// The piece of each byte.
  int32_t ofByte[256];
};

inline uint64_t pairKey(int32_t left, int32_t right) {
  return static_cast<uint64_t>(static_cast<uint32_t>(left)) << 32 |
         static_cast<uint32_t>(right);
}

Result<BytePairTables> parseBytePairFiles(const NamedFile &vocabulary,
                                          const NamedFile &merges);
Result<BytePairTables> readBytePairFiles(const std::string &vocabulary,
                                         const std::string &merges);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_BYTEPAIRFILES_H

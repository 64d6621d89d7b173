//===- Vocabulary.h - what training needs of a vocabulary -------*- C++ -*-===//
//
// Which pieces stand for no text and at which a word begins, without the
// library that reads its file: token shards carry it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_VOCABULARY_H
#define TRC_TOOLS_TRC_TRAIN_DATA_VOCABULARY_H

#include <cstdint>
#include <vector>

namespace trc::train {

/// By number: every vocabulary gives them others.
struct SpecialPieces {
  int32_t pad = 0, unknown = 0, classify = 0, separate = 0, mask = 0;
  bool operator==(const SpecialPieces &) const = default;
  bool contains(int32_t token) const {
    return token == pad || token == unknown || token == classify ||
           token == separate || token == mask;
  }
};

struct Vocabulary {
  uint64_t checksum = 0; ///< of its first file
  SpecialPieces specials;
  /// For each piece, whether a word begins with it.
  std::vector<bool> wordStarts;

  int64_t size() const { return static_cast<int64_t>(wordStarts.size()); }
  bool operator==(const Vocabulary &) const = default;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_VOCABULARY_H

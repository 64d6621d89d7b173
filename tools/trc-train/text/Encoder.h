//===- Encoder.h - text to tokens and back ----------------------*- C++ -*-===//
//
// Two encodings: every byte a token, or GPT-2's byte-level BPE: the text is cut
// into words, each word starts as one piece per byte, and of all neighbours the
// pair that stands first in merges.txt becomes one piece, until none is left.
// `<|endoftext|>` in the text is that one token, where the vocabulary has it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_ENCODER_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_ENCODER_H

#include "text/BytePairFiles.h"
#include "text/PreTokenizer.h"

#include <memory>
#include <span>

namespace trc::train {

class Encoder {
public:
  virtual ~Encoder() = default;
  virtual int64_t vocabularySize() const = 0;
  /// Fails with the byte at which the text cannot be encoded.
  virtual Result<std::vector<int32_t>> encode(std::string_view text) const = 0;
  /// The bytes of the tokens; a token without a piece gives none.
  virtual std::string decode(std::span<const int32_t> tokens) const = 0;
};

class ByteEncoder : public Encoder {
public:
  int64_t vocabularySize() const override { return 256; }
  Result<std::vector<int32_t>> encode(std::string_view text) const override;
  std::string decode(std::span<const int32_t> tokens) const override;
};

class BytePairEncoder : public Encoder {
public:
  explicit BytePairEncoder(BytePairTables tables);

  int64_t vocabularySize() const override {
    return static_cast<int64_t>(tables.pieces.size());
  }
  Result<std::vector<int32_t>> encode(std::string_view text) const override;
  std::string decode(std::span<const int32_t> tokens) const override;

private:
  void encodeWord(std::string_view word, std::vector<int32_t> &to) const;

  BytePairTables tables;
  PreTokenizer cutter;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_ENCODER_H

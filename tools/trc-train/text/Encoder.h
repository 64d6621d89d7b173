//===- Encoder.h - text to tokens and back ----------------------*- C++ -*-===//
//
// What tasks ask of a vocabulary. Every kind encodes and decodes; what some
// lack, they refuse by what they are called: special pieces, where words begin,
// where in a text a piece comes from. Which kinds there are for files stands in
// Vocabularies.h.
//
// Two of them are here: every byte a token, or GPT-2's byte-level BPE: the text
// is cut into words, each word starts as one piece per byte, and of all
// neighbours the pair that stands first in merges.txt becomes one piece, until
// none is left. `<|endoftext|>` in the text is that one token, where the
// vocabulary has it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_ENCODER_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_ENCODER_H

#include "data/Vocabulary.h"
#include "text/BytePairFiles.h"
#include "text/ByteRange.h"
#include "text/PreTokenizer.h"

#include <memory>
#include <span>

namespace trc::train {

/// A piece and the bytes of the source that it stands for.
struct SourcePiece {
  int32_t token;
  ByteRange source;
  bool operator==(const SourcePiece &) const = default;
};

/// Makes tokens of one text after the other, and may keep what helps with the
/// next; one for each thread.
class TokenWriter {
public:
  virtual ~TokenWriter() = default;
  /// Fails as `Encoder::encode`.
  virtual Status append(std::string_view text, std::vector<int32_t> &to) = 0;
};

class Encoder {
public:
  virtual ~Encoder() = default;
  /// What messages call this kind: "GPT-2's byte pairs".
  virtual std::string_view kind() const = 0;
  virtual int64_t vocabularySize() const = 0;
  /// Fails with the byte at which the text cannot be encoded.
  virtual Result<std::vector<int32_t>> encode(std::string_view text) const = 0;
  /// The bytes of the tokens; a token without a piece gives none.
  virtual std::string decode(std::span<const int32_t> tokens) const = 0;
  /// The same tokens as of `encode`; valid while the encoder is.
  virtual std::unique_ptr<TokenWriter> writer() const;

  // What not every kind has: either all three are refused, or none.

  virtual Result<SpecialPieces> specials() const;
  /// What training needs of it, and shards carry along.
  virtual Result<Vocabulary> vocabulary() const;
  /// As `encode`, with the bytes that each piece stands for.
  virtual Result<std::vector<SourcePiece>>
  encodeWithSources(std::string_view text) const;
};

class ByteEncoder : public Encoder {
public:
  std::string_view kind() const override { return "bytes"; }
  int64_t vocabularySize() const override { return 256; }
  Result<std::vector<int32_t>> encode(std::string_view text) const override;
  std::string decode(std::span<const int32_t> tokens) const override;
};

class BytePairEncoder : public Encoder {
public:
  explicit BytePairEncoder(BytePairTables tables);

  std::string_view kind() const override { return "GPT-2's byte pairs"; }
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

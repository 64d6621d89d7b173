//===- SentencePiece.h - a vocabulary as ALBERT has it ----------*- C++ -*-===//
//
// `spiece.model` as it is published with ALBERT, read by the SentencePiece
// library; the text is normalised first (AlbertText.h), and a piece that ends
// in a digit and a comma is cut there, as Google's and Hugging Face's code do.
// `[CLS]`, `[SEP]`, `[MASK]`, `<pad>` and `<unk>` in a text are those pieces.
//
// The library looks for the best pieces of a whole text. No piece reaches over
// a blank, so the best of a word are the same wherever it stands, and a cache
// of words makes the rest of the work go away. Where two ways to cut a word are
// as good up to rounding, what the library takes depends on what stands before;
// a text with such a word is given to it whole, so that the ids are always
// those of the library.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_SENTENCEPIECE_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_SENTENCEPIECE_H

#include "text/AlbertText.h"
#include "text/Encoder.h"

namespace trc::train {

class SentencePieceEncoder : public Encoder {
public:
  /// Refuses what is no model, or lacks one of the special pieces.
  static Result<std::unique_ptr<SentencePieceEncoder>>
  open(const std::string &path);
  static Result<std::unique_ptr<SentencePieceEncoder>>
  fromBytes(std::string_view bytes, const std::string &name);
  ~SentencePieceEncoder() override;

  std::string_view kind() const override { return "SentencePiece's pieces"; }
  int64_t vocabularySize() const override;
  Result<SpecialPieces> specials() const override { return special; }
  Result<Vocabulary> vocabulary() const override {
    return Vocabulary{sum, special, wordStarts};
  }
  std::string pieceOf(int32_t token) const;
  /// Whether a word begins there, for masking whole words: as ALBERT has it,
  /// also a sign, and everything that is no English letter.
  bool startsWord(int32_t token) const;

  Result<std::vector<int32_t>> encode(std::string_view text) const override;
  /// Keeps what words were cut into.
  std::unique_ptr<TokenWriter> writer() const override;
  Result<std::vector<SourcePiece>>
  encodeWithSources(std::string_view text) const override;
  /// The special pieces give nothing.
  std::string decode(std::span<const int32_t> tokens) const override;

private:
  struct Model;
  class Writer;
  struct WordCache;
  SentencePieceEncoder();
  Status findSpecials(const std::string &name);
  void encodeWhole(std::string_view normal, std::vector<int32_t> &to) const;
  Status encode(std::string_view text, WordCache &cache,
                std::vector<int32_t> &to) const;

  std::unique_ptr<Model> model;
  SpecialPieces special;
  std::vector<bool> wordStarts;
  bool wordsAreApart = false;
  uint64_t sum = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_SENTENCEPIECE_H

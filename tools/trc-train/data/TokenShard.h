//===- TokenShard.h - tokenized text, its sentences and documents *- C++ -*-==//
//
// A part of a text that `trc-data tokenize` has made tokens of. A file of it
// carries all that training wants: what vocabulary it is of, which of how many
// parts it is, and checksums. Little-endian; docs/data.md has the table.
//
//   header | at which pieces words begin | ends of sentences | ends of
//   documents | tokens
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_TOKENSHARD_H
#define TRC_TOOLS_TRC_TRAIN_DATA_TOKENSHARD_H

#include "data/MappedFile.h"
#include "data/Vocabulary.h"

#include <optional>
#include <span>

namespace trc::train {

/// Sentences of tokens in documents. No sentence and no document is empty.
struct TokenizedText {
  std::vector<int32_t> tokens;
  std::vector<uint32_t> sentenceEnds; ///< in tokens
  std::vector<uint32_t> documentEnds; ///< in sentences

  void endSentence();
  void endDocument();
};

/// Which part of which text a shard is of.
struct ShardOrigin {
  uint64_t index = 0, count = 1;
  uint64_t textChecksum = 0;
  uint64_t isPlain = 0; ///< sentences were found, not given
  bool operator==(const ShardOrigin &) const = default;
};

/// The bytes of the file.
Result<std::string> packShard(const TokenizedText &content,
                              const Vocabulary &vocabulary,
                              const ShardOrigin &origin);

class TokenShard {
public:
  /// Checks every byte and every number.
  static Result<TokenShard> open(const std::string &path);
  /// What was tokenized just now; `name` stands in messages.
  static TokenShard inMemory(std::string name, TokenizedText content,
                             Vocabulary vocabulary);

  const std::string &name() const { return source; }
  const Vocabulary &vocabulary() const { return vocab; }
  const ShardOrigin &origin() const { return from; }
  size_t tokens() const { return tokenCount; }
  std::span<const uint32_t> sentenceEnds() const { return sentences; }
  std::span<const uint32_t> documentEnds() const { return documents; }
  int32_t token(size_t index) const;
  /// Whether what was read so far were the bytes of the file.
  Status check() const { return file ? file->check() : Status::success(); }

private:
  std::string source;
  Vocabulary vocab;
  ShardOrigin from;
  std::optional<MappedFile> file;
  std::shared_ptr<const TokenizedText> memory;
  std::span<const uint32_t> sentences, documents;
  const uint8_t *first = nullptr;
  size_t width = 4, tokenCount = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_TOKENSHARD_H

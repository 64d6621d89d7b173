//===- Documents.h - all documents of a text, by number ---------*- C++ -*-===//
//
// The shards of a folder as one row of documents. All of them are looked at
// before any is used: that none is missing, and that they are of one text and
// one vocabulary.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_DOCUMENTS_H
#define TRC_TOOLS_TRC_TRAIN_DATA_DOCUMENTS_H

#include "data/TokenShard.h"

namespace trc::train {

/// "shard-00003.tokens" of a number.
std::string shardName(uint64_t index);
/// Whether a folder has shards.
bool holdsShards(const std::string &folder);

class Documents {
public:
  static Result<Documents> open(const std::string &folder);
  static Result<Documents> of(std::vector<TokenShard> shards);

  uint64_t size() const { return total; }
  uint64_t sentences() const { return sentenceCount; }
  uint64_t tokens() const { return tokenCount; }
  const Vocabulary &vocabulary() const { return shards->front().vocabulary(); }
  /// The documents [start, start + count): to hold some out.
  Documents slice(uint64_t start, uint64_t count) const;

  size_t sentencesOf(uint64_t document) const;
  size_t lengthOf(uint64_t document, size_t sentence) const;
  /// Appends the tokens of a sentence.
  void copy(uint64_t document, size_t sentence, std::vector<int32_t> &to) const;
  /// Whether what was read so far were the bytes of the files.
  Status check() const;

private:
  struct Place {
    const TokenShard *shard;
    size_t firstSentence, lastSentence;
  };
  Place place(uint64_t document) const;
  struct Range {
    size_t begin, end;
  };
  static Range tokensOf(const Place &place, size_t sentence);

  std::shared_ptr<const std::vector<TokenShard>> shards;
  /// Of each shard, the number of its first document; then how many there are.
  std::vector<uint64_t> firsts;
  uint64_t offset = 0, total = 0; ///< which of them these are
  uint64_t sentenceCount = 0, tokenCount = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_DOCUMENTS_H

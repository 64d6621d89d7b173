//===- Vocabularies.h - the kinds of vocabulary that there are --*- C++ -*-===//
//
// One row per kind: which files it takes, what they are called, and how they
// become an encoder. Which kind a file is of is told by its name, before it is
// read; what an encoder can do, it says itself (Encoder.h), and the row says
// whether to ask. A new kind is an encoder and its row.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_VOCABULARIES_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_VOCABULARIES_H

#include "data/NamedFile.h"
#include "text/Encoder.h"

namespace trc::train {

struct VocabularyRow {
  std::string_view whose; ///< "GPT-2's", for --help
  /// What its files are called beside weights, where `transformers` finds
  /// them: that of --vocab, and that of --merges where there is one.
  std::span<const std::string_view> files;
  /// Of the name of a file that is of this kind; empty: what is of no other is.
  std::string_view ending;
  /// Whether its encoders have what `Encoder` may refuse. Token shards are made
  /// with such.
  bool hasSpecials;
  /// Whether weights have as many rows as it has pieces.
  bool fillsRows;
  /// Refuses what is no such vocabulary; of as many files as there are names.
  Result<std::unique_ptr<Encoder>> (*open)(std::span<const NamedFile> files);

  std::string_view file() const { return files.front(); }
  bool hasMerges() const { return files.size() > 1; }
};

std::span<const VocabularyRow> allVocabularies();
/// The kind of a file by its name.
const VocabularyRow &vocabularyOf(std::string_view path);
/// The same among those that token shards are made with.
const VocabularyRow &shardVocabularyOf(std::string_view path);
/// "a spiece.model": those with special pieces, for messages.
std::string vocabulariesWithSpecials();

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_VOCABULARIES_H

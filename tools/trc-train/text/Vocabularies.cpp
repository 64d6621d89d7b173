//===- Vocabularies.cpp - the kinds of vocabulary that there are ----------===//

#include "text/Vocabularies.h"

#include "text/SentencePiece.h"

namespace trc::train {

static Result<std::unique_ptr<Encoder>>
openBytePairs(std::span<const NamedFile> files) {
  Result<BytePairTables> tables = parseBytePairFiles(files[0], files[1]);
  if (tables.failed())
    return tables.takeStatus();
  return std::unique_ptr<Encoder>(
      std::make_unique<BytePairEncoder>(std::move(*tables)));
}

static Result<std::unique_ptr<Encoder>>
openSentencePiece(std::span<const NamedFile> files) {
  Result<std::unique_ptr<SentencePieceEncoder>> pieces =
      SentencePieceEncoder::fromBytes(files[0].content, files[0].name);
  if (pieces.failed())
    return pieces.takeStatus();
  return std::unique_ptr<Encoder>(std::move(*pieces));
}

static constexpr std::string_view bytePairFiles[] = {"vocab.json",
                                                     "merges.txt"};
static constexpr std::string_view sentencePieceFiles[] = {"spiece.model"};

static constexpr VocabularyRow rows[] = {
    {.whose = "GPT-2's",
     .files = bytePairFiles,
     .ending = "",
     .hasSpecials = false,
     .fillsRows = false,
     .open = openBytePairs},
    {.whose = "ALBERT's",
     .files = sentencePieceFiles,
     .ending = ".model",
     .hasSpecials = true,
     .fillsRows = true,
     .open = openSentencePiece},
};

std::span<const VocabularyRow> allVocabularies() { return rows; }

/// The first that the name fits, else the first that asks for no ending, else
/// the first, of those that are wanted.
static const VocabularyRow &findVocabulary(std::string_view path,
                                           bool withSpecials) {
  const VocabularyRow *other = nullptr;
  for (const VocabularyRow &row : rows) {
    if (withSpecials && !row.hasSpecials)
      continue;
    if (!row.ending.empty() && path.ends_with(row.ending))
      return row;
    if (!other || (row.ending.empty() && !other->ending.empty()))
      other = &row;
  }
  return *other;
}

const VocabularyRow &vocabularyOf(std::string_view path) {
  return findVocabulary(path, /*withSpecials=*/false);
}

const VocabularyRow &shardVocabularyOf(std::string_view path) {
  return findVocabulary(path, /*withSpecials=*/true);
}

std::string vocabulariesWithSpecials() {
  std::string names;
  for (const VocabularyRow &row : rows)
    if (row.hasSpecials)
      names += text(names.empty() ? "a " : " or a ", row.file());
  return names;
}

} // namespace trc::train

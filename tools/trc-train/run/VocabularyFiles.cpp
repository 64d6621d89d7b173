//===- VocabularyFiles.cpp - the vocabulary beside the weights ------------===//

#include "run/VocabularyFiles.h"

#include "data/MappedFile.h"
#include "program/Program.h"
#include "tasks/Encoders.h"

#include <filesystem>
#include <span>

namespace trc::train {

namespace fs = std::filesystem;

static constexpr const char *piecesName = "spiece.model";
static constexpr const char *pairsName = "vocab.json";
static constexpr const char *mergesName = "merges.txt";

static Status addFile(const std::string &path, const char *name,
                      std::vector<NamedFile> &files) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  files.push_back({name, std::string(file->text())});
  return file->check();
}

Result<std::vector<NamedFile>> readVocabularyFiles(const DataOptions &data) {
  std::vector<NamedFile> files;
  if (!data.vocabulary.empty())
    TRC_RETURN_IF_FAILED(addFile(
        data.vocabulary,
        isSentencePiece(data.vocabulary) ? piecesName : pairsName, files));
  if (!data.merges.empty())
    TRC_RETURN_IF_FAILED(addFile(data.merges, mergesName, files));
  return files;
}

Status checkVocabularyOf(const std::string &weights, const DataOptions &data,
                         const std::vector<NamedFile> &files,
                         std::optional<uint64_t> vocabularyOfData) {
  if (weights.empty())
    return Status::success();
  std::error_code ignored;
  const fs::path folder = fs::is_directory(weights, ignored)
                              ? fs::path(weights)
                              : fs::path(weights).parent_path();
  for (const NamedFile &file : files) {
    const std::string theirs = (folder / file.name).string();
    if (!fs::exists(theirs, ignored))
      continue;
    Result<MappedFile> found = MappedFile::open(theirs);
    if (found.failed())
      return found.takeStatus();
    if (found->text() == file.content)
      continue;
    const bool isMerges = file.name == mergesName;
    return failed(isMerges ? data.merges : data.vocabulary,
                  ": not the vocabulary that lies beside the weights; ",
                  isMerges ? "--merges " : "--vocab ", theirs);
  }
  const std::string pieces = (folder / piecesName).string();
  if (!vocabularyOfData || !fs::exists(pieces, ignored))
    return Status::success();
  Result<MappedFile> found = MappedFile::open(pieces);
  if (found.failed())
    return found.takeStatus();
  if (runtime::checksum(std::as_bytes(std::span(found->text()))) !=
      *vocabularyOfData)
    return failed(data.path,
                  ": tokens of another vocabulary than lies beside the "
                  "weights; trc-data tokenize --vocabulary ",
                  pieces);
  return found->check();
}

Status keepVocabularyOf(const std::string &checkpoint,
                        std::vector<NamedFile> &files) {
  std::error_code ignored;
  if (!files.empty())
    return Status::success();
  for (const char *name : {piecesName, pairsName, mergesName})
    if (const fs::path theirs = fs::path(checkpoint) / name;
        fs::exists(theirs, ignored))
      TRC_RETURN_IF_FAILED(addFile(theirs.string(), name, files));
  return Status::success();
}

} // namespace trc::train

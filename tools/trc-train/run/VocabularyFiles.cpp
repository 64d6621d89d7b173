//===- VocabularyFiles.cpp - the vocabulary beside the weights ------------===//

#include "run/VocabularyFiles.h"

#include "data/MappedFile.h"
#include "program/Checksum.h"
#include "text/Vocabularies.h"

#include <filesystem>
#include <span>

namespace trc::train {

namespace fs = std::filesystem;

static Status addFile(const std::string &path, std::string_view name,
                      std::vector<NamedFile> &files) {
  Result<NamedFile> file = NamedFile::read(path);
  if (file.failed())
    return file.takeStatus();
  file->name = name;
  files.push_back(std::move(*file));
  return Status::success();
}

static uint64_t checksumOf(std::string_view content) {
  return runtime::checksum(std::as_bytes(std::span(content)));
}

/// The folder that a weights' file lies in, or is.
static fs::path folderOf(const std::string &weights) {
  std::error_code ignored;
  return fs::is_directory(weights, ignored) ? fs::path(weights)
                                            : fs::path(weights).parent_path();
}

/// The vocabulary in a folder that shards are made with; null: none is there.
static const VocabularyRow *shardVocabularyIn(const fs::path &folder) {
  std::error_code ignored;
  for (const VocabularyRow &row : allVocabularies())
    if (row.hasSpecials && fs::exists(folder / row.file(), ignored))
      return &row;
  return nullptr;
}

/// Shards made by a trc-data of old have no vocabulary beside them.
static Status addVocabularyOfShards(const std::string &folder,
                                    uint64_t vocabulary,
                                    std::vector<NamedFile> &files) {
  std::error_code ignored;
  const VocabularyRow *row =
      fs::is_directory(folder, ignored) ? shardVocabularyIn(folder) : nullptr;
  if (!row)
    return Status::success();
  const std::string path = (fs::path(folder) / row->file()).string();
  TRC_RETURN_IF_FAILED(addFile(path, row->file(), files));
  if (checksumOf(files.back().content) == vocabulary)
    return Status::success();
  return failed(path, ": not the vocabulary that the shards beside it were "
                      "made with; put that one there");
}

Result<std::vector<NamedFile>>
readVocabularyFiles(const DataOptions &data,
                    std::optional<uint64_t> vocabularyOfData) {
  std::vector<NamedFile> files;
  if (data.vocabulary.empty()) {
    if (vocabularyOfData)
      TRC_RETURN_IF_FAILED(
          addVocabularyOfShards(data.path, *vocabularyOfData, files));
    return files;
  }
  const VocabularyRow &row = vocabularyOf(data.vocabulary);
  TRC_RETURN_IF_FAILED(addFile(data.vocabulary, row.file(), files));
  if (row.hasMerges())
    TRC_RETURN_IF_FAILED(addFile(data.merges, row.files[1], files));
  return files;
}

Status checkVocabularyOf(const std::string &weights, const DataOptions &data,
                         const std::vector<NamedFile> &files,
                         std::optional<uint64_t> vocabularyOfData) {
  if (weights.empty())
    return Status::success();
  std::error_code ignored;
  const fs::path folder = folderOf(weights);
  for (const NamedFile &file : files) {
    // What lies beside shards is held to below, with them.
    if (data.vocabulary.empty())
      break;
    const std::string theirs = (folder / file.name).string();
    if (!fs::exists(theirs, ignored))
      continue;
    Result<MappedFile> found = MappedFile::open(theirs);
    if (found.failed())
      return found.takeStatus();
    if (found->text() == file.content)
      continue;
    const bool isMerges = file.name != vocabularyOf(data.vocabulary).file();
    return failed(isMerges ? data.merges : data.vocabulary,
                  ": not the vocabulary that lies beside the weights; ",
                  isMerges ? "--merges " : "--vocab ", theirs);
  }
  const VocabularyRow *row =
      vocabularyOfData ? shardVocabularyIn(folder) : nullptr;
  if (!row)
    return Status::success();
  const std::string pieces = (folder / row->file()).string();
  Result<MappedFile> found = MappedFile::open(pieces);
  if (found.failed())
    return found.takeStatus();
  if (checksumOf(found->text()) != *vocabularyOfData)
    return failed(data.path,
                  ": tokens of another vocabulary than lies beside the "
                  "weights; trc-data tokenize --vocabulary ",
                  pieces);
  return found->check();
}

Status checkPieceCount(const std::string &weights,
                       const std::vector<NamedFile> &files, int64_t rows) {
  if (weights.empty() || rows == 0)
    return Status::success();
  std::error_code ignored;
  for (const VocabularyRow &row : allVocabularies()) {
    if (!row.fillsRows || files.empty() || files.front().name != row.file())
      continue;
    const std::string theirs = (folderOf(weights) / row.file()).string();
    if (fs::exists(theirs, ignored))
      continue;
    Result<std::unique_ptr<Encoder>> encoder = row.open(files);
    if (encoder.failed())
      return encoder.takeStatus();
    if ((*encoder)->vocabularySize() != rows)
      return failed("--init: ", weights, " has ", rows,
                    " pieces, and the vocabulary of this run ",
                    (*encoder)->vocabularySize(),
                    "; put the one that it was trained with there, as ",
                    theirs);
  }
  return Status::success();
}

Status keepVocabularyOf(const std::string &checkpoint,
                        std::vector<NamedFile> &files) {
  std::error_code ignored;
  if (!files.empty())
    return Status::success();
  for (const VocabularyRow &row : allVocabularies())
    for (const std::string_view name : row.files)
      if (const fs::path theirs = fs::path(checkpoint) / name;
          fs::exists(theirs, ignored))
        TRC_RETURN_IF_FAILED(addFile(theirs.string(), name, files));
  return Status::success();
}

} // namespace trc::train

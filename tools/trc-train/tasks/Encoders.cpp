//===- Encoders.cpp - which vocabulary a run has --------------------------===//

#include "tasks/Encoders.h"

namespace trc::train {

std::optional<WrongOption> checkVocabularyOptions(const DataOptions &data) {
  const VocabularyRow &row = vocabularyOf(data.vocabulary);
  if (!row.hasMerges()) {
    if (data.merges.empty())
      return std::nullopt;
    return WrongOption{"--merges", text("has no effect with a ", row.file())};
  }
  if (data.vocabulary.empty() == data.merges.empty())
    return std::nullopt;
  std::string why = "--vocab and --merges belong together";
  for (const VocabularyRow &other : allVocabularies())
    if (!other.hasMerges())
      why += text("; a ", other.file(), " is one whose name ends in ",
                  other.ending);
  return WrongOption{data.vocabulary.empty() ? "--vocab" : "--merges",
                     std::move(why)};
}

/// What --vocab and --merges name.
static Result<std::vector<NamedFile>> readFiles(const DataOptions &data) {
  std::vector<NamedFile> files;
  for (const std::string *path : {&data.vocabulary, &data.merges}) {
    if (path->empty())
      continue;
    Result<NamedFile> file = NamedFile::read(*path);
    if (file.failed())
      return file.takeStatus();
    files.push_back(std::move(*file));
  }
  return files;
}

Result<std::unique_ptr<Encoder>> openEncoder(const DataOptions &data,
                                             int64_t vocabulary) {
  if (data.vocabulary.empty())
    return std::unique_ptr<Encoder>();
  const VocabularyRow &row = vocabularyOf(data.vocabulary);
  Result<std::vector<NamedFile>> files = readFiles(data);
  if (files.failed())
    return files.takeStatus();
  if (files->size() != row.files.size())
    return failed(data.vocabulary, ": expected ", row.files.size(),
                  " files of a vocabulary, got ", files->size());
  Result<std::unique_ptr<Encoder>> encoder = row.open(*files);
  if (encoder.ok() && (*encoder)->vocabularySize() > vocabulary)
    return failed(data.vocabulary, ": ", (*encoder)->vocabularySize(),
                  " pieces, but the model's vocabulary has ", vocabulary);
  return encoder;
}

Result<std::unique_ptr<Encoder>> openEncoderFor(std::string_view who,
                                                const DataOptions &data,
                                                int64_t vocabulary) {
  if (data.vocabulary.empty() || !vocabularyOf(data.vocabulary).hasSpecials)
    return failed("--vocab: ", who, " needs ", vocabulariesWithSpecials(),
                  data.vocabulary.empty() ? std::string()
                                          : ", got " + data.vocabulary);
  return openEncoder(data, vocabulary);
}

} // namespace trc::train

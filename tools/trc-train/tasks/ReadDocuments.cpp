//===- ReadDocuments.cpp - documents of a text, or of shards --------------===//

#include "tasks/ReadDocuments.h"

#include "data/MappedFile.h"
#include "text/TokenizeText.h"
#include "text/Vocabularies.h"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <optional>
#include <thread>

namespace trc::train {

/// Small, so that all cores have some; documents end where parts do.
static constexpr size_t partBytes = size_t{1} << 20;

namespace {

struct TextPart {
  size_t begin, end;
  std::optional<Result<TokenizedText>> tokens;
};

} // namespace

static std::vector<TextPart> partsOf(std::string_view text) {
  std::vector<TextPart> parts;
  for (size_t begin = 0; begin < text.size();) {
    const size_t end = endOfPart(text, begin, partBytes);
    parts.push_back({begin, end, std::nullopt});
    begin = end;
  }
  return parts;
}

static Result<Documents> tokenizeFile(const MappedFile &file, TextForm form,
                                      const Encoder &encoder) {
  Result<Vocabulary> vocabulary = encoder.vocabulary();
  if (vocabulary.failed())
    return vocabulary.takeStatus();
  std::vector<TextPart> parts = partsOf(file.text());
  std::atomic<size_t> next = 0;
  auto work = [&] {
    const std::unique_ptr<TokenWriter> writer = encoder.writer();
    for (size_t i; (i = next++) < parts.size();)
      parts[i].tokens = tokenizeText(
          file.text().substr(parts[i].begin, parts[i].end - parts[i].begin),
          parts[i].begin, form, *writer);
  };
  {
    std::vector<std::jthread> threads;
    const size_t count = std::min<size_t>(
        std::max(1u, std::thread::hardware_concurrency()), parts.size());
    for (size_t i = 1; i < count; ++i)
      threads.emplace_back(work);
    work();
  }
  TRC_RETURN_IF_FAILED(file.check());
  std::vector<TokenShard> shards;
  for (TextPart &part : parts) {
    if (part.tokens->failed())
      return failed(file.path(), ": ", part.tokens->takeStatus().message());
    shards.push_back(TokenShard::inMemory(file.path(), std::move(**part.tokens),
                                          *vocabulary));
  }
  if (shards.empty())
    return failed(file.path(), ": the file is empty");
  return Documents::of(std::move(shards));
}

Result<Documents> readDocuments(const std::string &path,
                                const DataOptions &data,
                                const Encoder *encoder) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    if (!holdsShards(path))
      return failed(path, ": there is no ", shardName(0),
                    " in this folder; trc-data tokenize makes shards");
    Result<Documents> shards = Documents::open(path);
    if (shards.failed() || !encoder)
      return shards;
    Result<Vocabulary> vocabulary = encoder->vocabulary();
    if (vocabulary.failed())
      return vocabulary.takeStatus();
    if (shards->vocabulary().checksum != vocabulary->checksum)
      return failed(path, ": the shards are of another vocabulary than ",
                    data.vocabulary);
    return shards;
  }
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  if (!encoder)
    return failed(path, ": a text needs --vocab with ",
                  vocabulariesWithSpecials(),
                  "; shards of trc-data tokenize do not");
  return tokenizeFile(
      *file, data.format == "plain" ? TextForm::Plain : TextForm::Documents,
      *encoder);
}

} // namespace trc::train

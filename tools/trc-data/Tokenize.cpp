//===- Tokenize.cpp - token shards of a text ------------------------------===//
//
// Which bytes of the text a shard is of follows from the texts and the size of
// shards. So the shards are the same for any number of threads, each is written
// whole, and who runs the command again after it was stopped makes the others.
// Last comes a copy of the vocabulary, for the checkpoints of what is trained
// on them.
//
//===----------------------------------------------------------------------===//

#include "Commands.h"

#include "data/Documents.h"
#include "data/WholeFile.h"
#include "program/Checksum.h"
#include "text/TokenizeText.h"
#include "text/Vocabularies.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <mutex>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace trc::data {

using namespace train;

namespace {

/// The bytes [begin, end) of a text.
struct Part {
  const MappedFile *file;
  size_t begin, end;
  std::string_view text() const {
    return file->text().substr(begin, end - begin);
  }
};

/// Held while shards are made; ends with the process, however that ends.
class OutputFolder {
public:
  explicit OutputFolder(std::string path) : path(std::move(path)) {}
  ~OutputFolder() {
    if (descriptor >= 0)
      close(descriptor);
  }
  OutputFolder(const OutputFolder &) = delete;
  OutputFolder &operator=(const OutputFolder &) = delete;

  Status claim() {
    std::error_code error;
    std::filesystem::create_directories(path, error);
    descriptor = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
      return failed(path, ": cannot be made a folder: ",
                    error ? error.message() : std::strerror(errno));
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
      return failed(path, ": another trc-data makes shards there; wait for it, "
                          "or take another --output");
    return Status::success();
  }

private:
  std::string path;
  int descriptor = -1;
};

struct Work {
  Work(const Options &options, const Encoder &encoder, Vocabulary vocabulary)
      : options(options), encoder(encoder), vocabulary(std::move(vocabulary)) {}

  const Options &options;
  const Encoder &encoder;
  Vocabulary vocabulary;
  std::vector<Part> parts;
  std::atomic<size_t> next = 0;
  std::atomic<bool> isOver = false;
  std::atomic<uint64_t> kept = 0, damaged = 0;
  std::mutex mutex;
  size_t firstFailed = SIZE_MAX; ///< the message of the first part is given
  Status failure;
};

} // namespace

/// Whether the shard is there already. One that was damaged is made again; one
/// of another text or vocabulary is somebody's work, and stays.
static Result<bool> isDone(Work &work, const std::string &path,
                           const ShardOrigin &origin) {
  std::error_code error;
  if (!std::filesystem::exists(path, error))
    return false;
  Result<TokenShard> shard = TokenShard::open(path);
  if (shard.failed()) {
    ++work.damaged;
    return false;
  }
  if (!(shard->vocabulary() == work.vocabulary))
    return failed(path, ": a shard of another vocabulary than ",
                  work.options.vocabulary,
                  "; take another --output, or remove the shards there");
  if (!(shard->origin() == origin))
    return failed(path, ": a shard of another text, or made with other "
                        "options; take another --output, or remove the shards "
                        "there");
  return true;
}

static Status makeShard(Work &work, size_t index, TokenWriter &writer) {
  const Part &part = work.parts[index];
  const std::string_view text = part.text();
  const ShardOrigin origin{index, work.parts.size(),
                           runtime::checksum(std::as_bytes(std::span(text))) +
                               text.size(),
                           work.options.isPlain};
  const std::string path = work.options.output + "/" + shardName(index);
  Result<bool> done = isDone(work, path, origin);
  if (done.failed())
    return done.takeStatus();
  if (*done) {
    ++work.kept;
    return part.file->check();
  }
  Result<TokenizedText> content = tokenizeText(
      text, part.begin,
      work.options.isPlain ? TextForm::Plain : TextForm::Documents, writer);
  TRC_RETURN_IF_FAILED(part.file->check());
  if (content.failed())
    return failed(part.file->path(), ": ", content.takeStatus().message());
  Result<std::string> bytes = packShard(*content, work.vocabulary, origin);
  if (bytes.failed())
    return bytes.takeStatus();
  return writeWholeFile(path, *bytes);
}

static void makeShards(Work &work) {
  const std::unique_ptr<TokenWriter> writer = work.encoder.writer();
  // Asked before a part is taken: of all that fail, the first one is done.
  for (size_t index;
       !work.isOver && (index = work.next++) < work.parts.size();) {
    Status status = makeShard(work, index, *writer);
    if (status.ok())
      continue;
    work.isOver = true;
    const std::lock_guard<std::mutex> lock(work.mutex);
    if (index < work.firstFailed) {
      work.firstFailed = index;
      work.failure = std::move(status);
    }
  }
}

/// Whether the vocabulary lies beside the shards already. Another one is
/// somebody's work, and stays.
static Result<bool> liesThere(const std::string &path, std::string_view bytes,
                              const Options &options) {
  std::error_code error;
  if (!std::filesystem::exists(path, error))
    return false;
  Result<MappedFile> found = MappedFile::open(path);
  if (found.failed())
    return found.takeStatus();
  if (found->text() != bytes)
    return failed(path, ": another vocabulary than ", options.vocabulary,
                  "; take another --output, or remove what lies there");
  return true;
}

Result<std::string> tokenize(const Options &options) {
  const VocabularyRow &row = shardVocabularyOf(options.vocabulary);
  Result<NamedFile> pieces = NamedFile::read(options.vocabulary);
  if (pieces.failed())
    return pieces.takeStatus();
  Result<std::unique_ptr<Encoder>> encoder = row.open({&*pieces, 1});
  if (encoder.failed())
    return encoder.takeStatus();
  Result<Vocabulary> vocabulary = (*encoder)->vocabulary();
  if (vocabulary.failed())
    return vocabulary.takeStatus().at(options.vocabulary);
  std::vector<MappedFile> files;
  for (const std::string &path : options.texts) {
    Result<MappedFile> file = MappedFile::open(path);
    if (file.failed())
      return file.takeStatus();
    files.push_back(std::move(*file));
  }
  Work work(options, **encoder, std::move(*vocabulary));
  for (const MappedFile &file : files)
    for (size_t begin = 0; begin < file.size();) {
      const size_t end = endOfPart(file.text(), begin, options.shardBytes);
      work.parts.push_back({&file, begin, end});
      begin = end;
    }
  if (work.parts.empty())
    return failed(options.texts.front(), ": the file is empty");

  OutputFolder folder(options.output);
  TRC_RETURN_IF_FAILED(folder.claim());
  removeDeadPartFiles(options.output);
  std::error_code error;
  const std::string beyond =
      options.output + "/" + shardName(work.parts.size());
  if (std::filesystem::exists(beyond, error))
    return failed(beyond, ": a shard of another text; this one has ",
                  work.parts.size(),
                  " shards. Take another --output, or remove "
                  "the shards there");
  const std::string copy = text(options.output, "/", row.file());
  Result<bool> isThere = liesThere(copy, pieces->content, options);
  if (isThere.failed())
    return isThere.takeStatus();
  std::vector<std::thread> threads;
  const size_t count = std::min<size_t>(options.threads, work.parts.size());
  for (size_t i = 1; i < count; ++i)
    threads.emplace_back([&work] { makeShards(work); });
  makeShards(work);
  for (std::thread &thread : threads)
    thread.join();
  if (work.failure.failed())
    return std::move(work.failure);
  if (!*isThere)
    TRC_RETURN_IF_FAILED(writeWholeFile(copy, pieces->content));

  Result<std::string> said = checkShards(options);
  if (said.ok() && work.kept)
    *said += text(work.kept.load(), " shards were there already\n");
  if (said.ok() && work.damaged)
    *said += text(work.damaged.load(), " were damaged, and made again\n");
  return said;
}

Result<std::string> checkShards(const Options &options) {
  Result<Documents> documents = Documents::open(options.output);
  if (documents.failed())
    return documents.takeStatus();
  return text(options.output, ": ", documents->tokens(), " tokens, ",
              documents->sentences(), " sentences, ", documents->size(),
              " documents; ", documents->vocabulary().size(), " pieces\n");
}

} // namespace trc::data

//===- TokenShard.cpp - tokenized text, its sentences and documents -------===//

#include "data/TokenShard.h"

#include "program/Checksum.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace trc::train {

static constexpr char magic[] = "trc-shrd"; // of eight bytes
static constexpr uint32_t currentVersion = 1;

namespace {

/// As it stands in the file.
struct Header {
  char magic[8];
  uint32_t version;
  uint32_t tokenBytes; ///< 2, or 4 for more than 65536 pieces
  uint64_t vocabularyChecksum, pieces;
  int32_t pad, unknown, classify, separate, mask, reserved;
  ShardOrigin origin;
  uint64_t tokens, sentences, documents;
  uint64_t bodyChecksum;   ///< of all bytes after the header
  uint64_t headerChecksum; ///< of those in front of this number
};
static_assert(sizeof(Header) == 128 && sizeof(ShardOrigin) == 32);

/// Where the parts of the body begin; each is filled up to 8 bytes.
struct Layout {
  uint64_t sentences, documents, tokens, end;

  explicit Layout(const Header &header) {
    auto filled = [](uint64_t bytes) { return (bytes + 7) / 8 * 8; };
    sentences = sizeof(Header) + filled((header.pieces + 7) / 8);
    documents = sentences + filled(4 * header.sentences);
    tokens = documents + filled(4 * header.documents);
    end = tokens + filled(header.tokenBytes * header.tokens);
  }
};

} // namespace

static uint64_t sumOf(const void *data, size_t bytes) {
  return runtime::checksum({static_cast<const std::byte *>(data), bytes});
}

void TokenizedText::endSentence() {
  const auto end = static_cast<uint32_t>(tokens.size());
  if (end != (sentenceEnds.empty() ? 0 : sentenceEnds.back()))
    sentenceEnds.push_back(end);
}

void TokenizedText::endDocument() {
  const auto end = static_cast<uint32_t>(sentenceEnds.size());
  if (end != (documentEnds.empty() ? 0 : documentEnds.back()))
    documentEnds.push_back(end);
}

Result<std::string> packShard(const TokenizedText &content,
                              const Vocabulary &vocabulary,
                              const ShardOrigin &origin) {
  if (content.tokens.size() > std::numeric_limits<uint32_t>::max())
    return failed(content.tokens.size(), " tokens are too many for a shard; ",
                  "make smaller ones");
  Header header{};
  std::memcpy(header.magic, magic, sizeof header.magic);
  header.version = currentVersion;
  header.tokenBytes = vocabulary.size() <= 65536 ? 2 : 4;
  header.vocabularyChecksum = vocabulary.checksum;
  header.pieces = static_cast<uint64_t>(vocabulary.size());
  const SpecialPieces &special = vocabulary.specials;
  header.pad = special.pad;
  header.unknown = special.unknown;
  header.classify = special.classify;
  header.separate = special.separate;
  header.mask = special.mask;
  header.origin = origin;
  header.tokens = content.tokens.size();
  header.sentences = content.sentenceEnds.size();
  header.documents = content.documentEnds.size();

  const Layout layout(header);
  std::string bytes(layout.end, '\0');
  for (size_t i = 0; i < vocabulary.wordStarts.size(); ++i)
    if (vocabulary.wordStarts[i])
      bytes[sizeof header + i / 8] =
          static_cast<char>(bytes[sizeof header + i / 8] | 1 << i % 8);
  auto put = [&](uint64_t at, const void *from, size_t size) {
    if (size)
      std::memcpy(bytes.data() + at, from, size);
  };
  put(layout.sentences, content.sentenceEnds.data(), 4 * header.sentences);
  put(layout.documents, content.documentEnds.data(), 4 * header.documents);
  if (header.tokenBytes == 4) {
    put(layout.tokens, content.tokens.data(), 4 * header.tokens);
  } else {
    for (size_t i = 0; i < content.tokens.size(); ++i) {
      const auto token = static_cast<uint16_t>(content.tokens[i]);
      put(layout.tokens + 2 * i, &token, 2);
    }
  }
  header.bodyChecksum =
      sumOf(bytes.data() + sizeof header, bytes.size() - sizeof header);
  header.headerChecksum = sumOf(&header, sizeof header - 8);
  put(0, &header, sizeof header);
  return bytes;
}

/// The header, once the file has the bytes that it speaks of.
static Result<Header> readHeader(const MappedFile &file) {
  const std::string &path = file.path();
  Header header;
  if (file.size() < sizeof magic - 1 ||
      std::memcmp(file.data(), magic, sizeof header.magic) != 0)
    return failed(path, ": byte 0: not a token shard (trc-data tokenize makes "
                        "such)");
  if (file.size() < sizeof header)
    return failed(path, ": byte ", file.size(),
                  ": the file ends inside its header of ", sizeof header,
                  " bytes; run trc-data tokenize again");
  std::memcpy(&header, file.data(), sizeof header);
  if (header.version != currentVersion)
    return failed(path, ": byte 8: expected version ", currentVersion,
                  ", got version ", header.version,
                  "; tokenize the text again with this trc-data");
  if (header.headerChecksum != sumOf(&header, sizeof header - 8))
    return failed(path, ": byte 0: the header has changed since it was "
                        "written; run trc-data tokenize again");
  const uint64_t most = std::numeric_limits<uint32_t>::max();
  if ((header.tokenBytes != 2 && header.tokenBytes != 4) ||
      header.pieces > 1u << 30 || header.tokens > most ||
      header.sentences > header.tokens || header.documents > header.sentences)
    return failed(path, ": byte 0: sizes that no shard has");
  const uint64_t end = Layout(header).end;
  if (file.size() != end)
    return failed(path, ": byte ", std::min<uint64_t>(file.size(), end),
                  file.size() < end ? ": the file ends" : ": more bytes follow",
                  ", but its header says ", end,
                  " bytes; run trc-data tokenize again");
  return header;
}

/// Each end is behind the one before, and the last is `last`.
static bool areEnds(std::span<const uint32_t> ends, uint64_t last) {
  uint32_t before = 0;
  for (const uint32_t end : ends) {
    if (end <= before)
      return false;
    before = end;
  }
  return before == last;
}

Result<TokenShard> TokenShard::open(const std::string &path) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  Result<Header> read = readHeader(*file);
  if (read.failed())
    return read.takeStatus();
  const Header &header = *read;
  const uint64_t sum =
      sumOf(file->data() + sizeof header, file->size() - sizeof header);
  TRC_RETURN_IF_FAILED(file->check());
  if (sum != header.bodyChecksum)
    return failed(path, ": byte ", sizeof header, " to ", file->size(),
                  ": the checksum does not match, so that some of them have "
                  "changed; run trc-data tokenize again");

  TokenShard shard;
  shard.source = path;
  shard.from = header.origin;
  shard.vocab.checksum = header.vocabularyChecksum;
  shard.vocab.specials = {header.pad, header.unknown, header.classify,
                          header.separate, header.mask};
  shard.vocab.wordStarts.resize(header.pieces);
  for (size_t i = 0; i < header.pieces; ++i)
    shard.vocab.wordStarts[i] =
        file->data()[sizeof header + i / 8] >> i % 8 & 1;
  const Layout layout(header);
  auto ends = [&](uint64_t at, uint64_t count) {
    return std::span(reinterpret_cast<const uint32_t *>(file->data() + at),
                     count);
  };
  shard.sentences = ends(layout.sentences, header.sentences);
  shard.documents = ends(layout.documents, header.documents);
  shard.first = file->data() + layout.tokens;
  shard.width = header.tokenBytes;
  shard.tokenCount = header.tokens;
  shard.file = std::move(*file);

  if (!areEnds(shard.sentences, header.tokens) ||
      !areEnds(shard.documents, header.sentences))
    return failed(path, ": byte ", layout.sentences,
                  ": ends of sentences or documents that are not in order");
  const int64_t pieces = shard.vocab.size();
  for (const int32_t id : {header.pad, header.unknown, header.classify,
                           header.separate, header.mask})
    if (id < 0 || id >= pieces)
      return failed(path, ": byte 32: special piece ", id, " of ", pieces);
  for (size_t i = 0; i < shard.tokenCount; ++i)
    if (shard.token(i) < 0 || shard.token(i) >= pieces)
      return failed(path, ": byte ", layout.tokens + i * shard.width,
                    ": token ", shard.token(i), " of ", pieces, " pieces");
  return shard;
}

TokenShard TokenShard::inMemory(std::string name, TokenizedText content,
                                Vocabulary vocabulary) {
  TokenShard shard;
  auto owned = std::make_shared<const TokenizedText>(std::move(content));
  shard.source = std::move(name);
  shard.vocab = std::move(vocabulary);
  shard.sentences = owned->sentenceEnds;
  shard.documents = owned->documentEnds;
  shard.first = reinterpret_cast<const uint8_t *>(owned->tokens.data());
  shard.tokenCount = owned->tokens.size();
  shard.memory = std::move(owned);
  return shard;
}

int32_t TokenShard::token(size_t index) const {
  if (width == 2) {
    uint16_t value;
    std::memcpy(&value, first + 2 * index, 2);
    return value;
  }
  int32_t value;
  std::memcpy(&value, first + 4 * index, 4);
  return value;
}

} // namespace trc::train

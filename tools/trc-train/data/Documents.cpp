//===- Documents.cpp - all documents of a text, by number -----------------===//

#include "data/Documents.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace trc::train {

std::string shardName(uint64_t index) {
  char name[40];
  std::snprintf(name, sizeof name, "shard-%05llu.tokens",
                static_cast<unsigned long long>(index));
  return name;
}

bool holdsShards(const std::string &folder) {
  std::error_code error;
  return std::filesystem::exists(folder + "/" + shardName(0), error);
}

Result<Documents> Documents::open(const std::string &folder) {
  std::vector<TokenShard> shards;
  uint64_t count = 1;
  for (uint64_t i = 0; i < count; ++i) {
    const std::string path = folder + "/" + shardName(i);
    std::error_code error;
    if (i != 0 && !std::filesystem::exists(path, error))
      return failed(path, ": shard ", i, " of ", count,
                    " is not there; run trc-data tokenize to its end");
    Result<TokenShard> shard = TokenShard::open(path);
    if (shard.failed())
      return shard.takeStatus();
    count = shard->origin().count;
    if (shard->origin().index != i)
      return failed(path, ": byte 56: this is shard ", shard->origin().index,
                    " of a text, and its name says ", i);
    shards.push_back(std::move(*shard));
  }
  return of(std::move(shards));
}

Result<Documents> Documents::of(std::vector<TokenShard> shards) {
  Documents documents;
  if (shards.empty())
    return failed("no text to read documents from");
  documents.firsts.push_back(0);
  const TokenShard &first = shards.front();
  for (const TokenShard &shard : shards) {
    if (!(shard.vocabulary() == first.vocabulary()))
      return failed(shard.name(), ": of another vocabulary than ", first.name(),
                    "; tokenize both texts with one");
    if (shard.origin().count != first.origin().count ||
        shard.origin().isPlain != first.origin().isPlain)
      return failed(shard.name(), ": of another run of trc-data than ",
                    first.name(), "; tokenize the text again");
    documents.firsts.push_back(documents.firsts.back() +
                               shard.documentEnds().size());
  }
  const uint64_t all = documents.firsts.back();
  if (all == 0)
    return failed(first.name(), ": no document with a sentence in it");
  documents.shards =
      std::make_shared<const std::vector<TokenShard>>(std::move(shards));
  return documents.slice(0, all);
}

Documents Documents::slice(uint64_t start, uint64_t count) const {
  Documents part = *this;
  part.offset = offset + start;
  part.total = count;
  part.sentenceCount = part.tokenCount = 0;
  for (uint64_t i = 0; i < count; ++i) {
    const Place at = part.place(i);
    part.sentenceCount += at.lastSentence - at.firstSentence;
    part.tokenCount += tokensOf(at, at.lastSentence - 1).end -
                       tokensOf(at, at.firstSentence).begin;
  }
  return part;
}

Documents::Place Documents::place(uint64_t document) const {
  const uint64_t number = offset + document;
  const auto after = std::upper_bound(firsts.begin(), firsts.end(), number) - 1;
  const auto index = static_cast<size_t>(after - firsts.begin());
  const TokenShard &shard = (*shards)[index];
  const uint64_t within = number - firsts[index];
  const std::span<const uint32_t> ends = shard.documentEnds();
  return {&shard, within ? ends[within - 1] : 0, ends[within]};
}

Documents::Range Documents::tokensOf(const Place &place, size_t sentence) {
  const std::span<const uint32_t> ends = place.shard->sentenceEnds();
  return {sentence ? ends[sentence - 1] : 0, ends[sentence]};
}

size_t Documents::sentencesOf(uint64_t document) const {
  const Place at = place(document);
  return at.lastSentence - at.firstSentence;
}

size_t Documents::lengthOf(uint64_t document, size_t sentence) const {
  const Place at = place(document);
  const Range range = tokensOf(at, at.firstSentence + sentence);
  return range.end - range.begin;
}

void Documents::copy(uint64_t document, size_t sentence,
                     std::vector<int32_t> &to) const {
  const Place at = place(document);
  const Range range = tokensOf(at, at.firstSentence + sentence);
  for (size_t i = range.begin; i < range.end; ++i)
    to.push_back(at.shard->token(i));
}

Status Documents::check() const {
  for (const TokenShard &shard : *shards)
    TRC_RETURN_IF_FAILED(shard.check());
  return Status::success();
}

} // namespace trc::train

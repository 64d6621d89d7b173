//===- Encoder.cpp - text to tokens and back ------------------------------===//
//
// The pieces of a word are a linked list, its candidate pairs a heap by (rank,
// position): n log n also for a word of a million letters. A pair in the heap
// is stale when either side has been merged meanwhile.
//
//===----------------------------------------------------------------------===//

#include "text/Encoder.h"

#include "text/Utf8.h"

#include <queue>

namespace trc::train {

namespace {

class PlainWriter : public TokenWriter {
public:
  explicit PlainWriter(const Encoder &encoder) : encoder(encoder) {}

  Status append(std::string_view text, std::vector<int32_t> &to) override {
    Result<std::vector<int32_t>> tokens = encoder.encode(text);
    if (tokens.failed())
      return tokens.takeStatus();
    to.insert(to.end(), tokens->begin(), tokens->end());
    return Status::success();
  }

private:
  const Encoder &encoder;
};

} // namespace

std::unique_ptr<TokenWriter> Encoder::writer() const {
  return std::make_unique<PlainWriter>(*this);
}

Result<SpecialPieces> Encoder::specials() const {
  return failed(kind(), " have no special pieces ([CLS], [SEP], [MASK], <pad>, "
                        "<unk>)");
}

Result<Vocabulary> Encoder::vocabulary() const {
  return failed(kind(), " have no special pieces, and do not say where words "
                        "begin");
}

Result<std::vector<SourcePiece>>
Encoder::encodeWithSources(std::string_view) const {
  return failed(kind(), " do not say which part of a text a piece stands for");
}

Result<std::vector<int32_t>> ByteEncoder::encode(std::string_view text) const {
  std::vector<int32_t> tokens;
  tokens.reserve(text.size());
  for (const char byte : text)
    tokens.push_back(static_cast<uint8_t>(byte));
  return tokens;
}

std::string ByteEncoder::decode(std::span<const int32_t> tokens) const {
  std::string bytes;
  for (const int32_t token : tokens)
    if (token >= 0 && token < 256)
      bytes += static_cast<char>(token);
  return bytes;
}

BytePairEncoder::BytePairEncoder(BytePairTables tables)
    : tables(std::move(tables)) {}

namespace {
struct Piece {
  int32_t number; ///< -1: merged into the one before
  int32_t previous, next;
};
struct Candidate {
  int32_t rank, position, left, right, result;
  bool operator<(const Candidate &other) const {
    return rank != other.rank ? rank > other.rank : position > other.position;
  }
};
} // namespace

void BytePairEncoder::encodeWord(std::string_view word,
                                 std::vector<int32_t> &to) const {
  const auto length = static_cast<int32_t>(word.size());
  std::vector<Piece> pieces(word.size());
  for (int32_t i = 0; i < length; ++i)
    pieces[i] = {tables.ofByte[static_cast<uint8_t>(word[i])], i - 1,
                 i + 1 < length ? i + 1 : -1};

  std::priority_queue<Candidate> candidates;
  auto consider = [&](int32_t position) {
    const int32_t next = position < 0 ? -1 : pieces[position].next;
    if (next < 0)
      return;
    const int32_t left = pieces[position].number, right = pieces[next].number;
    auto merge = tables.merges.find(pairKey(left, right));
    if (merge != tables.merges.end())
      candidates.push(
          {merge->second.rank, position, left, right, merge->second.result});
  };
  for (int32_t i = 0; i < length; ++i)
    consider(i);

  while (!candidates.empty()) {
    const Candidate best = candidates.top();
    candidates.pop();
    Piece &left = pieces[best.position];
    if (left.number != best.left || left.next < 0 ||
        pieces[left.next].number != best.right)
      continue;
    Piece &right = pieces[left.next];
    left.number = best.result;
    left.next = right.next;
    right.number = -1;
    if (left.next >= 0)
      pieces[left.next].previous = best.position;
    consider(left.previous);
    consider(best.position);
  }
  for (int32_t i = 0; i >= 0 && i < length; i = pieces[i].next)
    to.push_back(pieces[i].number);
}

Result<std::vector<int32_t>>
BytePairEncoder::encode(std::string_view text) const {
  static constexpr std::string_view endOfText = "<|endoftext|>";
  auto special = tables.numbers.find(std::string(endOfText));
  const bool hasSpecial = special != tables.numbers.end();

  std::vector<int32_t> tokens;
  std::unordered_map<std::string, std::vector<int32_t>> known;
  auto word = [&](std::string_view word) {
    if (word.size() > 64) {
      encodeWord(word, tokens);
      return;
    }
    auto [found, isNew] = known.try_emplace(std::string(word));
    if (isNew)
      encodeWord(word, found->second);
    tokens.insert(tokens.end(), found->second.begin(), found->second.end());
    if (known.size() > 1u << 18)
      known.clear();
  };
  if (const size_t bad = findInvalidUtf8(text); bad != text.npos)
    return failed("byte ", bad, ": not UTF-8");
  size_t at = 0;
  while (at < text.size()) {
    const size_t end = hasSpecial ? text.find(endOfText, at) : text.npos;
    const std::string_view part = text.substr(at, end - at);
    if (Status status = cutter.cut(part, word); status.failed())
      return status;
    if (end == text.npos)
      break;
    tokens.push_back(special->second);
    at = end + endOfText.size();
  }
  return tokens;
}

std::string BytePairEncoder::decode(std::span<const int32_t> tokens) const {
  std::string bytes;
  for (const int32_t token : tokens)
    if (token >= 0 && token < vocabularySize())
      bytes += tables.pieces[static_cast<size_t>(token)];
  return bytes;
}

} // namespace trc::train

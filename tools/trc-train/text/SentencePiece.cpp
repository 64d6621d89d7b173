//===- SentencePiece.cpp - a vocabulary as ALBERT has it ------------------===//
//
// See SentencePiece.h. How far the best way to cut a word is ahead of the
// second best, the library says. It adds scores up as 32-bit floats from the
// start of the text, so the order of the two is certain where their distance is
// more than what so many additions to such a sum can be wrong by.
//
//===----------------------------------------------------------------------===//

#include "text/SentencePiece.h"

#include "data/MappedFile.h"
#include "program/Checksum.h"
#include "text/CharacterMap.h"
#include "text/PythonText.h"
#include "text/Utf8.h"

#include <sentencepiece_processor.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <limits>

namespace trc::train {

static constexpr std::string_view blank = "\u2581"; // how pieces write one

struct SentencePieceEncoder::Model {
  sentencepiece::SentencePieceProcessor processor;
  std::vector<std::pair<std::string_view, int32_t>> literals; ///< "[MASK]", ...
  /// What stands for pieces that end in a digit and a comma.
  std::unordered_map<int32_t, std::vector<int32_t>> numbers;
};

namespace {

struct CachedWord {
  int seen = 0; ///< how often it has come while not known
  bool isKnown = false;
  size_t start = 0, count = 0; ///< in `ids`
  float score = 0;
  float lead = 0; ///< over the second best way to cut it
};

struct WordHash {
  using is_transparent = void;
  size_t operator()(std::string_view word) const {
    return std::hash<std::string_view>()(word);
  }
};

} // namespace

struct SentencePieceEncoder::WordCache {
  std::unordered_map<std::string, CachedWord, WordHash, std::equal_to<>> known;
  std::vector<int32_t> ids;

  // Of text whose words come once (lists, code) too little is found to pay for
  // the looking: a while without follows, twice as long each time.
  int looked = 0, inVain = 0, pause = 0, nextPause = 128;

  bool isWorthIt() {
    if (pause > 0) {
      --pause;
      return false;
    }
    if (++looked == 64) {
      const bool isInVain = inVain > 48;
      pause = isInVain ? nextPause : 0;
      nextPause = isInVain ? std::min(2 * nextPause, 4096) : 128;
      looked = inVain = 0;
    }
    return true;
  }
};

class SentencePieceEncoder::Writer : public TokenWriter {
public:
  explicit Writer(const SentencePieceEncoder &encoder) : encoder(encoder) {}
  Status append(std::string_view text, std::vector<int32_t> &to) override {
    return encoder.encode(text, cache, to);
  }

private:
  const SentencePieceEncoder &encoder;
  WordCache cache;
};

std::unique_ptr<TokenWriter> SentencePieceEncoder::writer() const {
  return std::make_unique<Writer>(*this);
}

SentencePieceEncoder::SentencePieceEncoder()
    : model(std::make_unique<Model>()) {}
SentencePieceEncoder::~SentencePieceEncoder() = default;

int64_t SentencePieceEncoder::vocabularySize() const {
  return model->processor.GetPieceSize();
}

std::string SentencePieceEncoder::pieceOf(int32_t token) const {
  return token >= 0 && token < vocabularySize()
             ? model->processor.IdToPiece(token)
             : "";
}

bool SentencePieceEncoder::startsWord(int32_t token) const {
  return token < 0 || token >= vocabularySize() ||
         wordStarts[static_cast<size_t>(token)];
}

/// As ALBERT's `_is_start_piece_sp`.
static bool isWordStart(std::string_view piece) {
  static constexpr std::string_view signs = "!\"#$%&\"()*+,-./:;?@[\\]^_`{|}~";
  if (piece.starts_with(blank) || piece.starts_with('<'))
    return true;
  if (piece.size() == 1 && signs.find(piece[0]) != signs.npos)
    return true;
  for (const char byte : piece)
    if (!((byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
          signs.find(byte) != signs.npos))
      return true;
  return false;
}

Status SentencePieceEncoder::findSpecials(const std::string &name) {
  const auto &processor = model->processor;
  const std::pair<const char *, int32_t *> wanted[] = {
      {"[CLS]", &special.classify},
      {"[SEP]", &special.separate},
      {"[MASK]", &special.mask},
      {"<pad>", &special.pad},
      {"<unk>", &special.unknown}};
  for (const auto &[piece, id] : wanted) {
    // What is not there has the number of <unk>.
    *id = processor.PieceToId(piece);
    if (processor.IdToPiece(*id) != piece)
      return failed(name, ": \"", piece, "\" is none of its ",
                    processor.GetPieceSize(),
                    " pieces; ALBERT's vocabularies have [CLS], [SEP], "
                    "[MASK], <pad> and <unk> (trc-data vocabulary makes such)");
    model->literals.emplace_back(piece, *id);
  }
  if (!processor.IsUnknown(special.unknown))
    return failed(name, ": \"<unk>\" is an ordinary piece, and \"",
                  processor.IdToPiece(processor.unk_id()),
                  "\" the unknown one; ALBERT's is called <unk>");
  return Status::success();
}

/// Cuts "1990," in front of the comma: where that piece, `at`, stands, the
/// pieces of "1990" come first. `cut` gives those of a text.
template <typename Piece, typename Cut>
static bool cutNumber(const std::string &piece, Cut cut,
                      std::vector<Piece> &to) {
  if (piece.size() < 2 || piece.back() != ',')
    return false;
  // The last character in front of the comma.
  size_t start = piece.size() - 2;
  while (start > 0 && (piece[start] & 0xC0) == 0x80)
    --start;
  std::string_view last = std::string_view(piece).substr(start);
  if (!isPythonDigit(takeUtf8(last)))
    return false;
  std::string number = piece.substr(0, piece.size() - 1);
  for (size_t at; (at = number.find(blank)) != number.npos;)
    number.erase(at, blank.size());
  cut(number, piece.starts_with(blank), to);
  return true;
}

/// The pieces that stand for such a piece.
static std::vector<std::string>
piecesOfNumber(const sentencepiece::SentencePieceProcessor &processor,
               const std::string &number, bool keepsBlank) {
  std::vector<std::string> parts = processor.EncodeAsPieces(number);
  if (!keepsBlank && !parts.empty() && parts[0].starts_with(blank)) {
    parts[0].erase(0, blank.size());
    if (parts[0].empty())
      parts.erase(parts.begin());
  }
  parts.emplace_back(",");
  return parts;
}

Result<std::unique_ptr<SentencePieceEncoder>>
SentencePieceEncoder::open(const std::string &path) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  const std::string bytes(file->text());
  TRC_RETURN_IF_FAILED(file->check());
  return fromBytes(bytes, path);
}

Result<std::unique_ptr<SentencePieceEncoder>>
SentencePieceEncoder::fromBytes(std::string_view bytes,
                                const std::string &name) {
  std::unique_ptr<SentencePieceEncoder> encoder(new SentencePieceEncoder());
  auto &processor = encoder->model->processor;
  const auto loaded = processor.LoadFromSerializedProto(bytes);
  if (!loaded.ok() || processor.GetPieceSize() == 0)
    return failed(name, ": not a SentencePiece model, or a damaged one");
  if (!hasSoundCharacterMaps(bytes))
    return failed(name,
                  ": a damaged SentencePiece model: its map of characters "
                  "leads outside of itself");
  encoder->sum = runtime::checksum(std::as_bytes(std::span(bytes)));
  TRC_RETURN_IF_FAILED(encoder->findSpecials(name));

  const int count = processor.GetPieceSize();
  bool hasBlank = false, reachesOver = false;
  for (int id = 0; id < count; ++id) {
    const std::string &piece = processor.IdToPiece(id);
    if (!std::isfinite(processor.GetScore(id)))
      return failed(name, ": piece ", id, " (\"", printable(piece),
                    "\") has the score ", processor.GetScore(id),
                    "; the file is damaged");
    encoder->wordStarts.push_back(isWordStart(piece));
    hasBlank |= piece == blank;
    reachesOver |= piece.find(blank, 1) != piece.npos ||
                   (piece.size() > 1 && piece.find(' ') != piece.npos);
  }
  for (int id = 0; id < count; ++id) {
    std::vector<int32_t> parts;
    if (cutNumber(
            processor.IdToPiece(id),
            [&](const std::string &number, bool keepsBlank, auto &to) {
              for (const auto &part :
                   piecesOfNumber(processor, number, keepsBlank))
                to.push_back(processor.PieceToId(part));
            },
            parts))
      encoder->model->numbers.emplace(id, std::move(parts));
  }
  // Whether blanks are what words begin with, and the library knows a second
  // best: so it is with unigram models, which ALBERT has.
  std::string joined;
  for (const std::string &piece : processor.EncodeAsPieces(" a  a "))
    joined += piece;
  std::vector<std::vector<std::string>> ways;
  encoder->wordsAreApart =
      hasBlank && !reachesOver &&
      joined == std::string(blank) + "a" + std::string(blank) + "a" &&
      processor.NBestEncode("a", 2, &ways).ok();
  return encoder;
}

/// What the library makes of a normal text, numbers cut.
void SentencePieceEncoder::encodeWhole(std::string_view normal,
                                       std::vector<int32_t> &to) const {
  std::vector<int> ids;
  if (!model->processor.Encode(normal, &ids).ok())
    return; // fails for models that were not loaded, and for no text
  for (const int id : ids) {
    auto number = model->numbers.find(id);
    if (number == model->numbers.end())
      to.push_back(id);
    else
      to.insert(to.end(), number->second.begin(), number->second.end());
  }
}

namespace {

/// A stretch of text, or one of the special pieces written out.
struct Segment {
  std::string_view text;
  int32_t token = -1;
};

} // namespace

/// Capitals are made small before the special pieces are looked for, but for
/// those that have some: "<PAD>" is <pad>, "[mask]" is no piece.
static bool startsWithLiteral(std::string_view text, std::string_view piece) {
  if (piece.starts_with('['))
    return text.starts_with(piece);
  for (size_t i = 0; i < piece.size(); ++i) {
    const char byte = i < text.size() ? text[i] : '\0';
    if ((byte >= 'A' && byte <= 'Z' ? byte + 32 : byte) != piece[i])
      return false;
  }
  return true;
}

template <typename Literals>
static Segment takeSegment(std::string_view &rest, const Literals &literals) {
  for (size_t at = 0; (at = rest.find_first_of("[<", at)) != rest.npos; ++at)
    for (const auto &[piece, id] : literals) {
      if (!startsWithLiteral(rest.substr(at), piece))
        continue;
      const std::string_view before = rest.substr(0, at);
      if (at != 0) {
        rest.remove_prefix(at);
        return {before};
      }
      const std::string_view literal = rest.substr(0, piece.size());
      rest.remove_prefix(piece.size());
      return {literal, id};
    }
  const std::string_view all = rest;
  rest = {};
  return {all};
}

/// Whether the best way to cut a word is the best after a text of that score.
static bool isCertain(const CachedWord &word, size_t bytes, float before) {
  const float sum = std::fabs(before) + std::fabs(word.score) + word.lead;
  return word.lead > 2 * static_cast<float>(bytes + 2) * FLT_EPSILON * sum;
}

static constexpr size_t longestCached = 32;

Status SentencePieceEncoder::encode(std::string_view text, WordCache &cache,
                                    std::vector<int32_t> &to) const {
  const auto &processor = model->processor;
  auto &known = cache.known;
  auto &ids = cache.ids;
  if (known.size() > 1u << 18) {
    known.clear();
    ids.clear();
  }
  // Only on the way out: what is in the cache is UTF-8.
  auto notUtf8 = [&](std::string_view part) {
    const auto start = static_cast<size_t>(part.data() - text.data());
    return failed("byte ", start + findInvalidUtf8(part), ": not UTF-8");
  };
  // False where the text has to be looked at as a whole.
  auto encodeWords = [&](std::string_view segment) -> Result<bool> {
    float score = 0;
    std::string_view rest = segment;
    for (std::string_view word; !(word = takeWord(rest)).empty();) {
      if (word.size() > longestCached)
        return false;
      auto found = known.find(word);
      if (found == known.end()) {
        if (findInvalidUtf8(word) != word.npos)
          return notUtf8(word);
        // Many a word comes a few times only: not worth the look for a second
        // best.
        known.emplace(std::string(word), CachedWord());
        return false;
      }
      CachedWord &entry = found->second;
      if (!entry.isKnown && ++entry.seen < 3)
        return false;
      if (!entry.isKnown) {
        const std::string normal = normalizeForAlbert(word);
        const auto ways = processor.NBestEncodeAsImmutableProto(normal, 2);
        entry.isKnown = true;
        entry.start = ids.size();
        encodeWhole(normal, ids);
        entry.count = ids.size() - entry.start;
        entry.lead = std::numeric_limits<float>::max() / 8;
        if (ways.nbests_size() > 0)
          entry.score = ways.nbests(0).score();
        if (ways.nbests_size() > 1)
          entry.lead = entry.score - ways.nbests(1).score();
      }
      if (!isCertain(entry, 2 * word.size(), score))
        return false;
      score += entry.score;
      const auto begin = ids.begin() + static_cast<ptrdiff_t>(entry.start);
      to.insert(to.end(), begin, begin + static_cast<ptrdiff_t>(entry.count));
    }
    return true;
  };
  std::string_view rest = text;
  while (!rest.empty()) {
    const Segment segment = takeSegment(rest, model->literals);
    if (segment.token >= 0) {
      to.push_back(segment.token);
      continue;
    }
    const size_t before = to.size();
    const bool isLooking = wordsAreApart && cache.isWorthIt();
    Result<bool> done =
        isLooking ? encodeWords(segment.text) : Result<bool>(false);
    if (done.failed())
      return done.takeStatus();
    if (*done)
      continue;
    cache.inVain += isLooking;
    to.resize(before);
    if (findInvalidUtf8(segment.text) != segment.text.npos)
      return notUtf8(segment.text);
    encodeWhole(normalizeForAlbert(segment.text), to);
  }
  return Status::success();
}

Result<std::vector<int32_t>>
SentencePieceEncoder::encode(std::string_view text) const {
  WordCache cache;
  std::vector<int32_t> tokens;
  TRC_RETURN_IF_FAILED(encode(text, cache, tokens));
  return tokens;
}

Result<std::vector<SourcePiece>>
SentencePieceEncoder::encodeWithSources(std::string_view text) const {
  if (const size_t bad = findInvalidUtf8(text); bad != text.npos)
    return failed("byte ", bad, ": not UTF-8");
  const auto &processor = model->processor;
  std::vector<SourcePiece> result;
  std::string_view rest = text;
  while (!rest.empty()) {
    const Segment segment = takeSegment(rest, model->literals);
    const auto start = static_cast<uint32_t>(segment.text.data() - text.data());
    if (segment.token >= 0) {
      const auto size = static_cast<uint32_t>(segment.text.size());
      result.push_back({segment.token, {start, start + size}});
      continue;
    }
    const AlbertText normal = normalizeWithSources(segment.text);
    // From bytes of the normal text to those of the source; a piece begins
    // with its first character, not with the blank before it.
    auto put = [&](int32_t token, size_t begin, size_t end) {
      while (begin + 1 < end && normal.text[begin] == ' ')
        ++begin;
      ByteRange range;
      if (begin < end)
        range = {normal.sources[begin].begin, normal.sources[end - 1].end};
      else if (begin < normal.sources.size())
        range = {normal.sources[begin].begin, normal.sources[begin].begin};
      else if (!normal.sources.empty())
        range = {normal.sources.back().end, normal.sources.back().end};
      result.push_back({token, {start + range.begin, start + range.end}});
    };
    const auto whole = processor.EncodeAsImmutableProto(normal.text);
    for (const auto &piece : whole.pieces()) {
      const size_t begin = piece.begin(), end = piece.end();
      if (!cutNumber(
              piece.piece(),
              [&](const std::string &number, bool keepsBlank, auto &) {
                size_t at = begin;
                while (at < end && normal.text[at] == ' ')
                  ++at;
                const auto parts = processor.EncodeAsImmutableProto(number);
                bool isFirst = true;
                for (const auto &part : parts.pieces()) {
                  std::string name = part.piece();
                  if (isFirst && !keepsBlank && name.starts_with(blank))
                    name.erase(0, blank.size());
                  isFirst = false;
                  if (!name.empty())
                    put(processor.PieceToId(name),
                        std::min(at + part.begin(), end - 1),
                        std::min(at + part.end(), end - 1));
                }
                put(processor.PieceToId(","), end - 1, end);
              },
              result))
        put(static_cast<int32_t>(piece.id()), begin, end);
    }
  }
  return result;
}

std::string
SentencePieceEncoder::decode(std::span<const int32_t> tokens) const {
  std::vector<int> kept;
  for (const int32_t token : tokens)
    if (token >= 0 && token < vocabularySize() && !special.contains(token))
      kept.push_back(token);
  std::string plain = model->processor.DecodeIds(kept);
  while (plain.ends_with(' '))
    plain.pop_back();
  return plain.substr(std::min(plain.find_first_not_of(' '), plain.size()));
}

} // namespace trc::train

//===- BytePairFiles.cpp - vocab.json and merges.txt ----------------------===//

#include "text/BytePairFiles.h"

#include "text/Json.h"
#include "text/Utf8.h"

#include <optional>

namespace trc::train {

using nlohmann::json;

namespace {

/// Which byte a character of the files stands for.
struct Alphabet {
  std::unordered_map<int64_t, uint8_t> byteOf;

  Alphabet() {
    int64_t next = 0x100;
    for (int64_t byte = 0; byte < 256; ++byte) {
      const bool prints = (byte >= '!' && byte <= '~') ||
                          (byte >= 0xA1 && byte <= 0xAC) || byte >= 0xAE;
      byteOf[prints ? byte : next++] = static_cast<uint8_t>(byte);
    }
  }

  std::optional<std::string> bytesOf(std::string_view piece) const {
    std::string bytes;
    while (!piece.empty()) {
      auto found = byteOf.find(takeUtf8(piece));
      if (found == byteOf.end())
        return std::nullopt;
      bytes += static_cast<char>(found->second);
    }
    return bytes;
  }
};

} // namespace

static Status readVocabulary(const NamedFile &file, const Alphabet &alphabet,
                             BytePairTables &tables) {
  const std::string &path = file.name;
  Result<LocatedJson> parsed = parseJson(file.content, path);
  if (parsed.failed())
    return parsed.takeStatus();
  const json &entries = parsed->value;
  if (!entries.is_object())
    return failed(path, ": line 1: expected an object of pieces and their ",
                  "numbers, got ", entries.type_name());
  const size_t count = entries.size();
  tables.pieces.resize(count);
  std::vector<const std::string *> keys(count, nullptr);
  for (const auto &[piece, number] : entries.items()) {
    const std::string place =
        text(path, ": ", parsed->placeOf(piece), ": \"", piece, "\"");
    if (!number.is_number_unsigned())
      return failed(place, ": expected a number from 0 on, got ",
                    number.dump());
    const auto id = number.get<uint64_t>();
    if (id >= count)
      return failed(place, ": number ", id, ", but ", count,
                    " pieces are numbered 0 to ", count - 1, " without holes");
    if (keys[id])
      return failed(place, ": number ", id, " is also that of \"", *keys[id],
                    "\"");
    std::optional<std::string> bytes = alphabet.bytesOf(piece);
    if (!bytes || bytes->empty())
      return failed(place, ": not a piece of a byte-level BPE (a blank is ",
                    "written \u0120)");
    tables.numbers.emplace(*bytes, static_cast<int32_t>(id));
    tables.pieces[id] = std::move(*bytes);
    keys[id] = &parsed->offsets.find(piece)->first;
  }
  for (int byte = 0; byte < 256; ++byte) {
    auto found = tables.numbers.find(std::string(1, static_cast<char>(byte)));
    if (found == tables.numbers.end())
      return failed(path, ": no piece for the byte ", byte,
                    "; a byte-level BPE has one for each");
    tables.ofByte[byte] = found->second;
  }
  return Status::success();
}

static Status readMerge(std::string_view line, const std::string &place,
                        const Alphabet &alphabet, BytePairTables &tables) {
  const size_t blank = line.find(' ');
  if (blank == std::string_view::npos || blank == 0 ||
      line.find(' ', blank + 1) != std::string_view::npos ||
      blank + 1 == line.size())
    return failed(place, ": expected two pieces with a blank between, got \"",
                  line, "\"");
  int32_t numbers[2];
  std::string joined;
  for (int side = 0; side < 2; ++side) {
    const std::string_view piece =
        side == 0 ? line.substr(0, blank) : line.substr(blank + 1);
    std::optional<std::string> bytes = alphabet.bytesOf(piece);
    auto found = bytes ? tables.numbers.find(*bytes) : tables.numbers.end();
    if (found == tables.numbers.end())
      return failed(place, ": \"", piece, "\" is not in the vocabulary");
    numbers[side] = found->second;
    joined += *bytes;
  }
  auto result = tables.numbers.find(joined);
  if (result == tables.numbers.end())
    return failed(place, ": what \"", line,
                  "\" makes is not in the vocabulary");
  const auto rank = static_cast<int32_t>(tables.merges.size());
  if (!tables.merges
           .emplace(pairKey(numbers[0], numbers[1]),
                    Merge{rank, result->second})
           .second)
    return failed(place, ": \"", line, "\" stands there twice");
  return Status::success();
}

static Status readMerges(const NamedFile &file, const Alphabet &alphabet,
                         BytePairTables &tables) {
  std::string_view rest = file.content;
  for (size_t number = 1; !rest.empty(); ++number) {
    const size_t end = rest.find('\n');
    std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.ends_with('\r'))
      line.remove_suffix(1);
    if (number == 1 && line.starts_with("#version"))
      continue;
    if (line.empty() && rest.empty())
      break;
    TRC_RETURN_IF_FAILED(
        readMerge(line, text(file.name, ": line ", number), alphabet, tables));
  }
  return Status::success();
}

/// "<|endoftext|>", "<pad>", "[MASK]": no merge makes it.
static bool isSpecial(std::string_view piece) {
  return (piece.starts_with('<') && piece.ends_with('>')) ||
         (piece.starts_with('[') && piece.ends_with(']'));
}

/// A file that was cut at the end of a line reads well; what it lacks shows in
/// the vocabulary.
static Status checkMade(const std::string &vocabulary,
                        const std::string &merges,
                        const BytePairTables &tables) {
  std::vector<bool> isMade(tables.pieces.size());
  for (const auto &[pair, merge] : tables.merges)
    isMade[static_cast<size_t>(merge.result)] = true;
  for (size_t i = 0; i < isMade.size(); ++i)
    if (const std::string &piece = tables.pieces[i];
        piece.size() > 1 && !isMade[i] && !isSpecial(piece))
      return failed(merges, ": after ", tables.merges.size(),
                    " merges: none of them makes piece ", i, " of ", vocabulary,
                    "; the file was cut, or is of another vocabulary");
  return Status::success();
}

Result<BytePairTables> parseBytePairFiles(const NamedFile &vocabulary,
                                          const NamedFile &merges) {
  const Alphabet alphabet;
  BytePairTables tables;
  TRC_RETURN_IF_FAILED(readVocabulary(vocabulary, alphabet, tables));
  TRC_RETURN_IF_FAILED(readMerges(merges, alphabet, tables));
  TRC_RETURN_IF_FAILED(checkMade(vocabulary.name, merges.name, tables));
  return tables;
}

Result<BytePairTables> readBytePairFiles(const std::string &vocabulary,
                                         const std::string &merges) {
  Result<NamedFile> pieces = NamedFile::read(vocabulary);
  if (pieces.failed())
    return pieces.takeStatus();
  Result<NamedFile> pairs = NamedFile::read(merges);
  if (pairs.failed())
    return pairs.takeStatus();
  return parseBytePairFiles(*pieces, *pairs);
}

} // namespace trc::train

//===- Json.cpp - JSON of a user's file, with places ----------------------===//
//
// The parser reads through an iterator that counts, so its callbacks know where
// they are: after the closing quote of a key.
//
//===----------------------------------------------------------------------===//

#include "text/Json.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

namespace trc::train {

using nlohmann::json;

namespace {

class CountingIterator {
public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char *;
  using reference = const char &;

  CountingIterator() = default;
  CountingIterator(const char *at, const char *begin, size_t *offset)
      : at(at), begin(begin), offset(offset) {}
  reference operator*() const { return *at; }
  CountingIterator &operator++() {
    *offset = static_cast<size_t>(++at - begin);
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator old = *this;
    ++*this;
    return old;
  }
  bool operator==(const CountingIterator &other) const {
    return at == other.at;
  }
  bool operator!=(const CountingIterator &other) const {
    return at != other.at;
  }

private:
  const char *at = nullptr, *begin = nullptr;
  size_t *offset = nullptr;
};

} // namespace

std::string placeIn(std::string_view source, size_t offset) {
  const std::string_view before =
      source.substr(0, std::min(offset, source.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const size_t start = before.rfind('\n');
  const size_t column =
      before.size() - (start == std::string_view::npos ? 0 : start + 1) + 1;
  return text("line ", line, ", column ", column);
}

std::string LocatedJson::placeOf(const std::string &key) const {
  auto found = offsets.find(key);
  return placeIn(source, found == offsets.end() ? 0 : found->second);
}

/// Brackets in brackets. No file of a user needs more, and what walks over a
/// value calls itself for each.
static constexpr int deepest = 100;

/// "1e400", of the library's message "... parsing '1e400'".
static std::string numberIn(const std::string &message) {
  const size_t end = message.rfind('\''), start = message.find('\'');
  if (start == end)
    return "";
  return message.substr(start + 1, end - start - 1);
}

Result<LocatedJson> parseJson(std::string_view source,
                              const std::string &name) {
  LocatedJson result;
  result.source = source;
  size_t offset = 0;
  std::string problem;
  std::vector<std::set<std::string>> keys;
  auto callback = [&](int depth, json::parse_event_t event, json &parsed) {
    if (!problem.empty())
      return false; // the rest is thrown away
    const bool opens = event == json::parse_event_t::object_start ||
                       event == json::parse_event_t::array_start;
    if (opens && depth >= deepest) {
      problem = text(name, ": ", placeIn(source, offset ? offset - 1 : 0),
                     ": more than ", deepest, " brackets inside each other");
      return false;
    }
    if (event == json::parse_event_t::object_start)
      keys.emplace_back();
    if (event == json::parse_event_t::object_end)
      keys.pop_back();
    if (event != json::parse_event_t::key)
      return true;
    const std::string &key = parsed.get_ref<const std::string &>();
    const size_t start = offset - std::min(offset, key.size() + 2);
    if (keys.size() == 1)
      result.offsets.emplace(key, start);
    if (!keys.back().insert(key).second)
      problem = text(name, ": ", placeIn(source, start), ": the key \"", key,
                     "\" stands there twice");
    return true;
  };
  const char *begin = source.data(), *end = begin + source.size();
  try {
    result.value = json::parse(CountingIterator(begin, begin, &offset),
                               CountingIterator(end, begin, &offset), callback);
  } catch (const json::out_of_range &error) {
    if (!problem.empty())
      return Status::failure(problem);
    const std::string number = numberIn(error.what());
    const size_t start = source.substr(0, offset).rfind(number);
    return failed(name, ": ", placeIn(source, start), ": the number ",
                  number.substr(0, 40), number.size() > 40 ? "..." : "",
                  " is out of range");
  } catch (const json::parse_error &error) {
    if (!problem.empty())
      return Status::failure(problem);
    return failed(name, ": ", placeIn(source, error.byte ? error.byte - 1 : 0),
                  ": not JSON: unexpected ",
                  error.byte > source.size() ? "end of the file" : "character");
  }
  if (!problem.empty())
    return Status::failure(problem);
  return result;
}

Result<LocatedJson> parseJsonLine(std::string_view line,
                                  const std::string &place) {
  Result<LocatedJson> parsed = parseJson(line, "");
  if (parsed.ok())
    return parsed;
  // It knows this line as the first of a text without a name.
  const std::string message = parsed.takeStatus().message();
  return failed(place, message.substr(std::string(": line 1").size()));
}

} // namespace trc::train

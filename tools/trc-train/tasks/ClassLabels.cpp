//===- ClassLabels.cpp - what the labels of sentences mean ----------------===//

#include "tasks/ClassLabels.h"

#include "text/Utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>
#include <set>

namespace trc::train {

static std::optional<double> readNumber(const std::string &word) {
  double number = 0;
  const char *end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data(), end, number);
  if (error != std::errc() || stop != end || !std::isfinite(number))
    return std::nullopt;
  return number;
}

/// "bad, good", and how many more there are.
static std::string list(std::span<const std::string> names) {
  constexpr size_t shown = 8;
  std::string words;
  for (const std::string &name : names.first(std::min(names.size(), shown)))
    words += (words.empty() ? "" : ", ") + printable(name);
  if (names.size() > shown)
    words += text(" and ", names.size() - shown, " more");
  return words;
}

void ClassLabels::know(std::vector<std::string> names, std::string from) {
  known = std::move(names);
  source = std::move(from);
  for (size_t i = 0; i < known.size(); ++i)
    numbers.emplace(known[i], i);
}

Result<ClassLabels> ClassLabels::create(const SentenceTable &table,
                                        const std::string &path,
                                        std::span<const std::string> names,
                                        int64_t classes) {
  ClassLabels labels;
  labels.isNumber = classes == 1;
  if (labels.isNumber)
    return labels;
  if (!names.empty()) {
    labels.know({names.begin(), names.end()}, "id2label of the model's config");
    return labels;
  }
  if (readNumber(table.rows.front().label))
    return labels;
  std::set<std::string> different;
  for (const SentenceRow &row : table.rows)
    different.insert(row.label);
  labels.know({different.begin(), different.end()}, "the labels of " + path);
  labels.takesNumbers = false;
  if (classes && different.size() != static_cast<size_t>(classes))
    return failed(path, ": ", different.size(), " different labels, ",
                  list(labels.known), "; but the model has ", classes,
                  " classes (--classes ", different.size(), ")");
  return labels;
}

Result<double> ClassLabels::numberOf(const SentenceRow &row,
                                     const std::string &path) const {
  if (const auto name = numbers.find(row.label); name != numbers.end())
    return static_cast<double>(name->second);
  if (takesNumbers)
    if (const std::optional<double> number = readNumber(row.label))
      return *number;
  const std::string place =
      text(path, ": line ", row.line, ": label \"", printable(row.label), "\"");
  if (!known.empty())
    return failed(place, " is none of ", list(known), " (", source, ")");
  return failed(place, " is no number",
                isNumber ? "; a model of --classes 1 says one number"
                         : ", as the first label is; name all classes or none");
}

Status ClassLabels::checkNumber(double number, int64_t classes,
                                const std::string &place) {
  if (classes == 1 || (number == std::floor(number) && number >= 0 &&
                       number < static_cast<double>(classes)))
    return Status::success();
  return failed(place, "label ", fmt::format("{}", number),
                ", but the model has ", classes, " classes, 0 to ", classes - 1,
                " (--classes; 1: one number)");
}

} // namespace trc::train

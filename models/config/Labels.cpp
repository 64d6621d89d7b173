//===- Labels.cpp - the labels of a head in a config.json -----------------===//
//
// `transformers` writes each label twice: its name by its number (`id2label`),
// and its number by its name (`label2id`).
//
//===----------------------------------------------------------------------===//

#include "models/config/Labels.h"

#include "models/config/ConfigFields.h"

#include <algorithm>
#include <charconv>
#include <set>

using namespace trc::models;
using nlohmann::json;
using nlohmann::ordered_json;

/// The name that `transformers` gives a label that has none.
static std::string usualName(size_t number) {
  return "LABEL_" + std::to_string(number);
}

/// The number that a text is, if it is one of `count`; else `count`.
static size_t numberIn(const std::string &text, size_t count) {
  size_t number = count;
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end && number < count ? number : count;
}

/// The names by their numbers; none if a number or a name is missing, or is
/// there twice.
static std::vector<std::string> namesOf(const json &field, bool byNumber) {
  std::vector<std::string> names(field.size());
  std::set<std::string> different;
  for (const auto &[key, value] : field.items()) {
    if (!(byNumber ? value.is_string() : value.is_number_integer()))
      return {};
    const std::string name = byNumber ? value.get<std::string>() : key;
    const size_t number = numberIn(byNumber ? key : value.dump(), names.size());
    if (number == names.size() || name.empty() ||
        !different.insert(name).second)
      return {};
    names[number] = name;
  }
  // As many different names as numbers: a number that came twice lacks another.
  return std::count(names.begin(), names.end(), "") ? std::vector<std::string>()
                                                    : names;
}

void ConfigFields::labels(int64_t &target, std::vector<std::string> &names) {
  size("num_labels", target, 1 << 16);
  int64_t count = target;
  std::vector<std::string> found;
  const char *const byNumber = "id2label";
  for (const char *name : {byNumber, "label2id"}) {
    const json *field = find(name);
    if (!field)
      continue;
    if (!field->is_object() || field->empty() || field->size() > 1 << 16)
      return wrong(name, *field, "an object with the labels");
    if (count && count != static_cast<int64_t>(field->size()))
      return fail("fields 'num_labels', 'id2label' and 'label2id' contradict "
                  "each other: " +
                  std::to_string(count) + " labels and " +
                  std::to_string(field->size()) + " in '" + name + "'");
    count = static_cast<int64_t>(field->size());
    std::vector<std::string> its = namesOf(*field, name == byNumber);
    if (its.empty())
      return fail("field '" + std::string(name) +
                  "': expected a name for each number from 0 to " +
                  std::to_string(count - 1) + ", and none twice");
    if (!found.empty() && found != its)
      return fail("fields 'id2label' and 'label2id' contradict each other: "
                  "they give other names to the same numbers");
    found = std::move(its);
  }
  target = count;
  size_t usual = 0;
  while (usual < found.size() && found[usual] == usualName(usual))
    ++usual;
  if (usual < found.size())
    names = std::move(found);
}

void trc::models::writeLabels(ordered_json &json, int64_t labels,
                              const std::vector<std::string> &names) {
  ordered_json byNumber, byName;
  for (int64_t i = 0; i < labels; ++i) {
    const auto number = static_cast<size_t>(i);
    const std::string name =
        number < names.size() ? names[number] : usualName(number);
    byNumber[std::to_string(i)] = name;
    byName[name] = i;
  }
  json["id2label"] = byNumber;
  json["label2id"] = byName;
  json["problem_type"] =
      labels == 1 ? "regression" : "single_label_classification";
}

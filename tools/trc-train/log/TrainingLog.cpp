//===- TrainingLog.cpp - the numbers of a run, from its log ---------------===//

#include "log/TrainingLog.h"

#include "data/MappedFile.h"
#include "text/Json.h"

#include <algorithm>

namespace trc::train {

using nlohmann::json;

namespace {

class Reader {
public:
  std::vector<Curve> curves;

  Status take(const json &record, const std::string &place) {
    if (!record.is_object())
      return failed(place, ": expected an object in braces; trc-train --log ",
                    "writes such lines");
    // Some facts of a run are of no step.
    if (!record.contains("step") || !record["step"].is_number_unsigned())
      return Status::success();
    const auto step = record["step"].get<uint64_t>();
    for (const auto &[name, value] : record.items())
      if (name != "step" && value.is_number())
        add(name, {step, value.get<double>()});
    return Status::success();
  }

private:
  void add(const std::string &name, LoggedValue value) {
    auto its = std::ranges::find(curves, name, &Curve::name);
    if (its == curves.end())
      its = curves.insert(its, {name, {}});
    while (!its->values.empty() && its->values.back().step >= value.step)
      its->values.pop_back();
    its->values.push_back(value);
  }
};

} // namespace

Result<std::vector<Curve>> readTrainingLog(const std::string &path) {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  Reader reader;
  std::string_view rest = file->text();
  for (size_t line = 1; rest.find('\n') != rest.npos; ++line) {
    const size_t length = rest.find('\n');
    const std::string place = text(path, ": line ", line);
    Result<LocatedJson> parsed = parseJsonLine(rest.substr(0, length), place);
    if (parsed.failed())
      return parsed.takeStatus();
    TRC_RETURN_IF_FAILED(reader.take(parsed->value, place));
    rest.remove_prefix(length + 1);
  }
  TRC_RETURN_IF_FAILED(file->check());
  if (reader.curves.empty())
    return failed(path, ": there are no numbers of a run in it");
  return std::move(reader.curves);
}

} // namespace trc::train

//===- Checkpoint.cpp - everything a run needs to go on -------------------===//

#include "loop/Checkpoint.h"

#include "data/Mix.h"
#include "data/WholeFile.h"
#include "loop/Weights.h"
#include "text/Json.h"

#include <cstring>
#include <filesystem>

namespace trc::train {

namespace fs = std::filesystem;
using nlohmann::json;

/// Version 1 had no checksum of trainer.json.
static constexpr int formatVersion = 2;
static constexpr const char *modelFile = "model.safetensors";
static constexpr const char *optimizerFile = "optimizer.safetensors";
static constexpr const char *trainerFile = "trainer.json";

/// Calls `passed` with the number of bytes that are done, each time it has
/// grown by `piece`.
static uint64_t checksumBy(std::string_view bytes, size_t piece,
                           const std::function<void(size_t)> &passed) {
  uint64_t sum = bytes.size();
  size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) {
    uint64_t word;
    std::memcpy(&word, bytes.data() + at, 8);
    sum = (sum ^ word) * 0x9e3779b97f4a7c15u;
    sum ^= sum >> 32;
    if ((at + 8) % piece == 0)
      passed(at + 8);
  }
  uint64_t rest = 0;
  std::memcpy(&rest, bytes.data() + at, bytes.size() - at);
  return mix(sum ^ rest);
}

uint64_t checksum(std::string_view bytes) {
  return checksumBy(bytes, size_t(1) << 62, [](size_t) {});
}

/// JSON has no 64-bit numbers that everybody reads; this is text.
static std::string inDigits(uint64_t sum) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx",
                static_cast<unsigned long long>(sum));
  return digits;
}

static std::string checksumText(std::string_view bytes) {
  return inDigits(checksum(bytes));
}

/// Of a file that may be as large as the state: little of it is in memory at a
/// time.
static std::string checksumText(const MappedFile &file) {
  constexpr size_t piece = size_t(1) << 20;
  return inDigits(
      checksumBy(file.text(), piece, [&](size_t done) { file.letGo(done); }));
}

/// "recipe.clip"
static std::string joined(const std::string &place, const std::string &key) {
  return place.empty() ? key : text(place, ".", key);
}

/// Names the first field in which two runs differ; "" if none does.
static std::string difference(const json &was, const json &is,
                              const std::string &place = "") {
  if (was.is_object() && is.is_object()) {
    for (const auto &[key, value] : is.items()) {
      const std::string inner = joined(place, key);
      if (!was.contains(key))
        return text(inner, " was not set, is ", value.dump());
      if (std::string found = difference(was[key], value, inner);
          !found.empty())
        return found;
    }
    for (const auto &[key, value] : was.items())
      if (!is.contains(key))
        return text(joined(place, key), " was ", value.dump(), ", is not set");
    return "";
  }
  if (was == is)
    return "";
  // Of all ranks: who goes on with fewer need not say it.
  const char *mend =
      place == "recipe.accumulate"
          ? "; --global-batch=ROWS keeps it on any number of ranks"
          : "";
  return text(place, " was ", was.dump(), ", is ", is.dump(), mend);
}

/// Of trainer.json without the field that holds it.
static std::string ownChecksum(json facts) {
  facts.erase("checksum");
  return checksumText(facts.dump());
}

/// The files of the checkpoint are those that were written.
static Status checkFiles(const std::string &folder, const std::string &place,
                         const json &files) {
  if (!files.is_object())
    return failed(place, ": no \"files\"");
  for (const auto &[name, facts] : files.items()) {
    if (!facts.is_object() || !facts.contains("bytes") ||
        !facts["bytes"].is_number_unsigned() || !facts.contains("checksum") ||
        !facts["checksum"].is_string() || name.find('/') != name.npos)
      return failed(place, ": \"files\": \"", name, "\" needs bytes and a ",
                    "checksum");
    Result<MappedFile> file = MappedFile::open(text(folder, "/", name));
    if (file.failed())
      return file.takeStatus();
    const auto bytes = facts["bytes"].get<uint64_t>();
    if (file->size() != bytes)
      return failed(file->path(), ": ", file->size(), " bytes, but ", bytes,
                    " were written");
    if (checksumText(*file) != facts["checksum"].get<std::string>())
      return failed(file->path(), ": its bytes have changed since they were ",
                    "written (checksum ", checksumText(*file), ", was ",
                    facts["checksum"].get<std::string>(), ")");
  }
  return Status::success();
}

Result<Checkpoint> Checkpoint::open(const std::string &path, const json &run) {
  std::error_code ignored;
  if (!fs::is_directory(path, ignored))
    return failed(path, ": there is no such folder");
  if (fs::exists(path + "/" + trainerFile, ignored))
    return openOne(path, run);
  const std::vector<std::string> found = listCheckpoints(path);
  if (found.empty())
    return failed(path, ": no checkpoint: neither a ", trainerFile,
                  " nor a folder step-N");
  Result<Checkpoint> newest = openOne(found.back(), run);
  if (newest.ok() || found.size() == 1)
    return newest;
  const Status status = newest.takeStatus();
  if (status.code() == runtime::StatusCode::InvalidArgument)
    return Status::failure(status.code(), status.message());
  // Which one to go on from is the user's choice: steps are lost by it.
  return failed(status.message(), "; --resume ", found[found.size() - 2],
                " goes on from the one before");
}

json runOf(const std::string &path) {
  std::string folder = path;
  std::error_code ignored;
  if (!fs::exists(path + "/" + trainerFile, ignored)) {
    const std::vector<std::string> found = listCheckpoints(path);
    if (found.empty())
      return {};
    folder = found.back();
  }
  Result<MappedFile> file = MappedFile::open(folder + "/" + trainerFile);
  if (file.failed())
    return {};
  const json facts =
      json::parse(file->text(), nullptr, /*allow_exceptions=*/false);
  return facts.is_object() ? facts.value("run", json()) : json();
}

Result<Checkpoint> Checkpoint::openOne(const std::string &folder,
                                       const json &run) {
  Checkpoint checkpoint;
  checkpoint.folder = folder;
  const std::string place = checkpoint.folder + "/" + trainerFile;
  Result<MappedFile> file = MappedFile::open(place);
  if (file.failed())
    return file.takeStatus();
  Result<LocatedJson> parsed = parseJson(file->text(), place);
  if (parsed.failed())
    return parsed.takeStatus();
  const json &facts = parsed->value;
  if (!facts.is_object() || !facts.contains("version") ||
      !facts.contains("step") || !facts["step"].is_number_unsigned() ||
      !facts.contains("trc") || !facts["trc"].is_string() ||
      !facts.contains("run") || !facts.contains("files"))
    return failed(place, ": expected version, trc, step, run and files");
  if (facts["version"] != formatVersion && facts["version"] != 1)
    return failed(place, ": expected version 1 to ", formatVersion, ", got ",
                  facts["version"].dump());
  if (facts["version"] != 1 &&
      facts.value("checksum", json()) != ownChecksum(facts))
    return failed(place, ": its content has changed since it was written ",
                  "(checksum ", ownChecksum(facts), ", was ",
                  facts.value("checksum", json()).dump(), ")");
  if (std::string found = difference(facts["run"], run); !found.empty())
    return Status::failure(runtime::StatusCode::InvalidArgument,
                           text(checkpoint.folder, ": ", found,
                                "; a run goes on as it ",
                                "began (--init takes only the weights)"));
  TRC_RETURN_IF_FAILED(checkFiles(checkpoint.folder, place, facts["files"]));
  checkpoint.stepCount = facts["step"].get<uint64_t>();
  checkpoint.version = facts["trc"].get<std::string>();
  return checkpoint;
}

Status Checkpoint::load(TrainingSession &session,
                        const models::WeightNames &names) const {
  Result<SafetensorsFile> model =
      SafetensorsFile::open(folder + "/" + modelFile);
  if (model.failed())
    return model.takeStatus();
  Result<SafetensorsFile> other =
      SafetensorsFile::open(folder + "/" + optimizerFile);
  if (other.failed())
    return other.takeStatus();
  TRC_RETURN_IF_FAILED(loadState(*other, session, session.otherState()));
  return loadWeights(*model, session, names.complete());
}

static Status writeFiles(const std::string &folder,
                         const TrainingSession &session,
                         const CheckpointContent &content) {
  TRC_RETURN_IF_FAILED(
      saveWeights(folder + "/" + modelFile, session, content.names));
  TRC_RETURN_IF_FAILED(
      saveState(folder + "/" + optimizerFile, session, session.otherState()));
  std::vector<std::string> names = {modelFile, optimizerFile};
  for (const NamedFile &file : content.files) {
    TRC_RETURN_IF_FAILED(
        writeWholeFile(folder + "/" + file.name, file.content));
    names.push_back(file.name);
  }
  nlohmann::ordered_json facts;
  facts["version"] = formatVersion;
  facts["trc"] = trc_version();
  facts["step"] = content.step;
  facts["data_position"] = content.dataPosition;
  facts["run"] = content.run;
  for (const std::string &name : names) {
    Result<MappedFile> file = MappedFile::open(folder + "/" + name);
    if (file.failed())
      return file.takeStatus();
    facts["files"][name] = {{"bytes", file->size()},
                            {"checksum", checksumText(*file)}};
  }
  facts["checksum"] = ownChecksum(facts);
  return writeWholeFile(folder + "/" + trainerFile, facts.dump(2) + "\n");
}

Result<RunFolder::Added> saveCheckpoint(RunFolder &folder,
                                        const TrainingSession &session,
                                        const CheckpointContent &content) {
  return folder.add(content.step, [&](const std::string &half) {
    return writeFiles(half, session, content);
  });
}

} // namespace trc::train

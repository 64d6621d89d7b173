//===- RunFolder.cpp - the checkpoints of one run -------------------------===//

#include "loop/RunFolder.h"

#include "data/WholeFile.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

namespace trc::train {

namespace fs = std::filesystem;

/// The step of "step-00000100"; nothing for other names.
static std::optional<uint64_t> stepOf(std::string_view name) {
  if (!name.starts_with("step-"))
    return std::nullopt;
  name.remove_prefix(5);
  uint64_t step = 0;
  const char *end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data(), end, step);
  if (error != std::errc() || stop != end)
    return std::nullopt;
  return step;
}

static std::optional<uint64_t> stepOf(const fs::path &path) {
  return stepOf(std::string_view(path.filename().string()));
}

static fs::path halfOf(const fs::path &checkpoint) {
  return checkpoint.parent_path() /
         ("." + checkpoint.filename().string() + ".tmp");
}

static bool isHalf(const fs::path &path) {
  const std::string name = path.filename().string();
  return name.starts_with(".") && name.ends_with(".tmp") &&
         stepOf(std::string_view(name).substr(1, name.size() - 5));
}

template <typename Wanted>
static std::vector<fs::path> entries(const std::string &folder,
                                     Wanted &&wanted) {
  std::vector<fs::path> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end;
       at.increment(error))
    if (wanted(at->path()))
      found.push_back(at->path());
  return found;
}

std::vector<std::string> listCheckpoints(const std::string &folder) {
  std::vector<fs::path> paths = entries(
      folder, [](const fs::path &path) { return stepOf(path).has_value(); });
  std::sort(paths.begin(), paths.end(),
            [](const fs::path &a, const fs::path &b) {
              return std::pair(*stepOf(a), a) < std::pair(*stepOf(b), b);
            });
  return {paths.begin(), paths.end()};
}

/// Under its own name it is whole until it is gone.
static void removeCheckpoint(const fs::path &path) {
  std::error_code error;
  fs::rename(path, halfOf(path), error);
  if (!error)
    fs::remove_all(halfOf(path), error);
}

Result<RunFolder> RunFolder::claim(std::string path, size_t keep) {
  std::error_code ignored;
  RunFolder run(std::move(path));
  run.wasMade = !fs::exists(run.folder, ignored);
  run.keep = keep;
  Result<FolderLock> lock = FolderLock::take(run.folder);
  if (lock.failed())
    return lock.takeStatus();
  run.lock = std::move(*lock);
  run.removeHalf();
  return run;
}

RunFolder::~RunFolder() {
  if (folder.empty())
    return; // moved from
  lock = FolderLock();
  std::error_code ignored;
  if (wasMade && fs::is_empty(folder, ignored))
    fs::remove(folder, ignored);
}

bool RunFolder::holds(const std::string &checkpoint) const {
  std::error_code error;
  const fs::path parent = fs::canonical(checkpoint, error).parent_path();
  return !error && fs::equivalent(parent, folder, error);
}

void RunFolder::goOnFrom(const std::string &checkpoint, uint64_t step) {
  last = step;
  const std::vector<std::string> all = listCheckpoints(folder);
  std::error_code ignored;
  // A run that was killed after it had saved left one too many.
  if (!all.empty() && fs::equivalent(all.back(), checkpoint, ignored))
    removeOldest();
}

void RunFolder::removeHalf() {
  if (!lock.isHeld())
    return; // it may be another run's
  std::error_code ignored;
  for (const fs::path &path : entries(folder, isHalf))
    fs::remove_all(path, ignored);
}

void RunFolder::removeOldest() {
  const std::vector<std::string> all = listCheckpoints(folder);
  for (size_t i = 0; i + keep < all.size(); ++i)
    removeCheckpoint(all[i]);
}

/// "step-00000120.aside", or with a number where that is taken.
static std::string asideNameOf(const std::string &checkpoint) {
  std::error_code ignored;
  std::string name = checkpoint + ".aside";
  for (int i = 2; fs::exists(name, ignored); ++i)
    name = fmt::format("{}.aside-{}", checkpoint, i);
  return name;
}

Status RunFolder::setAsideNewer(uint64_t step, Added &added) {
  for (const std::string &checkpoint : listCheckpoints(folder)) {
    const uint64_t other = *stepOf(fs::path(checkpoint));
    if (last && other <= *last && other < step)
      continue;
    const std::string aside = asideNameOf(checkpoint);
    std::error_code error;
    fs::rename(checkpoint, aside, error);
    if (error)
      return failed(checkpoint, ": cannot be set aside as ", aside, ": ",
                    error.message());
    added.setAside.emplace_back(checkpoint, aside);
  }
  return Status::success();
}

Result<RunFolder::Added>
RunFolder::add(uint64_t step,
               const std::function<Status(const std::string &)> &write) {
  // A folder that was moved or removed meanwhile is made and locked again:
  // better a checkpoint there than none.
  if (lock.isHeld() && !lock.isStillThere()) {
    Result<FolderLock> again = FolderLock::take(folder);
    if (again.failed())
      return again.takeStatus();
    lock = std::move(*again);
  }
  Added added;
  added.path = fmt::format("{}/step-{:08}", folder, step);
  const std::string half = halfOf(added.path).string();
  std::error_code error;
  removeHalf();
  fs::create_directories(half, error);
  if (error)
    return failed(half, ": cannot be made: ", error.message());
  Status status = write(half);
  // Before the new one has its name: whoever is killed in between goes on from
  // where this run did.
  if (status.ok())
    status = setAsideNewer(step, added);
  if (status.ok()) {
    fs::rename(half, added.path, error);
    if (error)
      status = failed(added.path, ": cannot be made: ", error.message());
  }
  if (status.failed()) {
    fs::remove_all(half, error);
    return status;
  }
  syncFolder(folder);
  last = step;
  removeOldest();
  return added;
}

} // namespace trc::train

//===- WholeFile.cpp - files that appear complete or not at all -----------===//

#include "data/WholeFile.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace trc::train {

namespace fs = std::filesystem;

static std::string folderOf(const std::string &path) {
  return fs::path(path).parent_path().string();
}

/// The place itself rather than a link to it, whether or not it is there.
static std::string placeOf(const std::string &path) {
  std::error_code error;
  fs::path place = fs::canonical(path, error);
  if (!error)
    return place.string();
  const std::string folder = folderOf(path);
  place = fs::canonical(folder.empty() ? "." : folder, error);
  return error ? path : (place / fs::path(path).filename()).string();
}

WholeFile::WholeFile(std::string path)
    : path(std::move(path)), place(placeOf(this->path)) {}

WholeFile::~WholeFile() {
  if (exists)
    ::unlink(part.path().c_str());
}

Status WholeFile::problem(const char *what) {
  return failed(path, ": ", what, ": ", std::strerror(errno));
}

Status WholeFile::open() {
  removeDeadPartFiles(folderOf(place));
  return begin();
}

Status WholeFile::begin() {
  part = PartFile::make(place);
  exists = part.descriptor() >= 0;
  return exists ? Status::success() : problem("cannot be written");
}

Status WholeFile::write(const void *data, size_t bytes) {
  const char *from = static_cast<const char *>(data);
  while (bytes != 0) {
    // Linux writes at most 2 GiB at once.
    const ssize_t wrote =
        ::write(part.descriptor(), from, std::min<size_t>(bytes, 1u << 30));
    if (wrote < 0 && errno == EINTR)
      continue;
    if (wrote < 0)
      return problem("cannot be written");
    from += wrote;
    bytes -= static_cast<size_t>(wrote);
  }
  return Status::success();
}

Status WholeFile::finish() {
  return part.finish() ? Status::success() : problem("cannot be written");
}

Status WholeFile::replace() {
  if (std::rename(part.path().c_str(), place.c_str()) != 0)
    return problem("cannot be replaced");
  exists = false;
  return Status::success();
}

Status WholeFile::commit() {
  TRC_RETURN_IF_FAILED(finish());
  TRC_RETURN_IF_FAILED(replace());
  syncFolder(folderOf(place));
  return Status::success();
}

Status writeWholeFile(const std::string &path, std::string_view content) {
  WholeFile file(path);
  TRC_RETURN_IF_FAILED(file.open());
  TRC_RETURN_IF_FAILED(file.write(content.data(), content.size()));
  return file.commit();
}

Status WholeFiles::add(const std::string &path, std::string_view content) {
  auto file = std::make_unique<WholeFile>(path);
  const std::string folder = folderOf(file->place);
  if (folders.insert(folder).second)
    removeDeadPartFiles(folder);
  TRC_RETURN_IF_FAILED(file->begin());
  TRC_RETURN_IF_FAILED(file->write(content.data(), content.size()));
  TRC_RETURN_IF_FAILED(file->finish());
  files.push_back(std::move(file));
  return Status::success();
}

Status WholeFiles::commit() {
  for (const std::unique_ptr<WholeFile> &file : files)
    TRC_RETURN_IF_FAILED(file->replace());
  for (const std::string &folder : folders)
    syncFolder(folder);
  return Status::success();
}

Status makeFolder(const std::string &path) {
  std::error_code error;
  std::vector<std::string> above;
  for (fs::path at = fs::absolute(path, error).lexically_normal();
       !error && at.has_relative_path() && !fs::exists(at, error);
       at = at.parent_path())
    above.push_back(at.parent_path().string());
  fs::create_directories(path, error);
  if (error)
    return failed(path, ": cannot be made: ", error.message());
  for (const std::string &folder : above)
    syncFolder(folder);
  return Status::success();
}

void syncFolder(const std::string &folder) {
  const int descriptor = ::open(folder.empty() ? "." : folder.c_str(),
                                O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0)
    return;
  fsync(descriptor); // best effort: not every file system can
  ::close(descriptor);
}

} // namespace trc::train

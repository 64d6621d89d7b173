//===- WholeFile.h - files that appear complete or not at all ---*- C++ -*-===//
//
// What is written goes to a temporary name in the same folder, is brought to
// the disk, and is renamed. Who stops in between leaves the old file as it was.
// A link stays one: the file that it names is replaced, by one of its mode.
// What writers that were killed have left in the folder is removed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_WHOLEFILE_H
#define TRC_TOOLS_TRC_TRAIN_DATA_WHOLEFILE_H

#include "Failure.h"

#include "trc/Output/PartFile.h"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

class WholeFile {
public:
  explicit WholeFile(std::string path);
  /// Removes the temporary file unless `commit` succeeded.
  ~WholeFile();
  WholeFile(const WholeFile &) = delete;
  WholeFile &operator=(const WholeFile &) = delete;

  Status open();
  Status write(const void *data, size_t bytes);
  Status commit();

private:
  friend class WholeFiles;
  Status problem(const char *what);
  /// As `open`, in a folder that was cleared.
  Status begin();
  /// Brings the bytes to the disk; nothing is written afterwards.
  Status finish();
  /// Takes the place of the old file. The folder is not brought to the disk.
  Status replace();

  std::string path, place;
  PartFile part;
  bool exists = false;
};

Status writeWholeFile(const std::string &path, std::string_view content);

/// Files that belong together: none is replaced before the bytes of all are on
/// the disk.
class WholeFiles {
public:
  Status add(const std::string &path, std::string_view content);
  Status commit();

private:
  std::vector<std::unique_ptr<WholeFile>> files;
  std::set<std::string> folders; ///< of all of them
};

/// Makes a folder and those above it that are missing, and brings their names
/// to the disk. One that is there is left as it is.
Status makeFolder(const std::string &path);

/// Brings the names in a folder to the disk (after a rename).
void syncFolder(const std::string &folder);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_WHOLEFILE_H

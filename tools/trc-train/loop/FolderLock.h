//===- FolderLock.h - one run at a time in a folder -------------*- C++ -*-===//
//
// A file in the folder that this process holds locked (flock). The lock goes
// with the process, however it ends, so what a killed run left is no obstacle;
// the file says who holds it. It is removed by who gives the lock up.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_FOLDERLOCK_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_FOLDERLOCK_H

#include "Failure.h"

#include <string>

namespace trc::train {

class FolderLock {
public:
  FolderLock() = default;
  FolderLock(FolderLock &&other) noexcept { *this = std::move(other); }
  FolderLock &operator=(FolderLock &&other) noexcept;
  ~FolderLock();

  /// Makes the folder where it is missing. Fails where another process holds
  /// it, and names that process.
  static Result<FolderLock> take(const std::string &folder);

  /// False on a file system without locks: then nothing keeps another run out.
  bool isHeld() const { return held; }
  /// Whether the folder and the file in it are still those that were locked;
  /// they are not when somebody has removed or moved them.
  bool isStillThere() const;

private:
  std::string path; ///< of the file
  int descriptor = -1;
  bool held = false;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_FOLDERLOCK_H

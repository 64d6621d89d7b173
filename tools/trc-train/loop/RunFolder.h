//===- RunFolder.h - the checkpoints of one run -----------------*- C++ -*-===//
//
// The folder of a run, and which checkpoints stand in it:
//
//   step-00000100         a checkpoint, whole
//   .step-00000100.tmp    one that is being written, or removed
//   step-00000120.aside   one of steps that this run left by going on from
//                         an earlier one
//   .trc-train.lock       says which process trains here
//
// A checkpoint appears and goes by a rename, so what has its name is whole. The
// oldest go when there are more than wanted, after the one that was just made;
// this one, and the one that the run went on from until there is a later one,
// never go. What is newer than the run is set aside, since what comes last is
// what a run goes on from.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_RUNFOLDER_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_RUNFOLDER_H

#include "loop/FolderLock.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trc::train {

/// The checkpoints in a run's folder, oldest first.
std::vector<std::string> listCheckpoints(const std::string &folder);

class RunFolder {
public:
  /// Makes the folder, locks it and clears away what killed runs left half.
  /// `keep` is how many checkpoints stay, at least 1.
  static Result<RunFolder> claim(std::string path, size_t keep);
  RunFolder(RunFolder &&) = default;
  /// A folder that was made here and holds nothing is removed.
  ~RunFolder();

  const std::string &path() const { return folder; }
  /// False where nothing keeps another run out; the user is to be told.
  bool isLocked() const { return lock.isHeld(); }

  /// Whether `checkpoint` stands in this folder.
  bool holds(const std::string &checkpoint) const;
  /// The run goes on from `checkpoint`, which is of `step`.
  void goOnFrom(const std::string &checkpoint, uint64_t step);

  /// What `add` did.
  struct Added {
    std::string path;
    /// From, to: checkpoints of steps that this run has left.
    std::vector<std::pair<std::string, std::string>> setAside;
  };
  /// Makes the checkpoint of `step`, whose files `write` puts into the folder
  /// that it is given. After a failure the folder is as it was.
  Result<Added> add(uint64_t step,
                    const std::function<Status(const std::string &)> &write);

private:
  explicit RunFolder(std::string folder) : folder(std::move(folder)) {}
  Status setAsideNewer(uint64_t step, Added &added);
  void removeHalf();
  void removeOldest();

  std::string folder;
  FolderLock lock;
  size_t keep = 1;
  bool wasMade = false;
  std::optional<uint64_t> last; ///< step of this run's newest checkpoint
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_RUNFOLDER_H

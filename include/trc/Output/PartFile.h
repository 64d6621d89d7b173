//===- PartFile.h - a file that is not whole yet ----------------*- C++ -*-===//
//
// What is written whole stands beside its place until then, by the name
// `FILE.trc-part` and a number. Its writer holds a lock on it, which the system
// takes back however that process ends. So who writes into the folder next can
// tell what nobody will finish from what another is writing, and removes it.
// Plain C++, for writers that know nothing of LLVM.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OUTPUT_PARTFILE_H
#define TRC_OUTPUT_PARTFILE_H

#include <string>

namespace trc {

class PartFile {
public:
  PartFile() = default;
  ~PartFile();
  PartFile(PartFile &&other) noexcept { *this = std::move(other); }
  PartFile &operator=(PartFile &&other) noexcept;

  /// Makes one beside `place`, whose mode it takes where a file is there. Where
  /// that fails its descriptor is -1, and errno says why.
  static PartFile make(const std::string &place);

  int descriptor() const { return writer; }
  const std::string &path() const { return name; }

  /// Brings the bytes to the disk, and closes what they were written to; false,
  /// and errno says why, where that fails. The lock is held until this goes.
  bool finish();

private:
  std::string name;
  int writer = -1;
  int lock = -1; ///< after `finish`
};

/// Removes from a folder what writers that are gone have left there. Where the
/// file system has no locks, nothing.
void removeDeadPartFiles(const std::string &folder);

} // namespace trc

#endif // TRC_OUTPUT_PARTFILE_H

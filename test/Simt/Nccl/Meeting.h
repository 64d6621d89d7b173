//===- Meeting.h - where the ranks of a communicator meet -------*- C++ -*-===//
//
// A folder, whose name is the communicator's id: so ranks may be threads or
// processes. What a rank says is a file, which appears whole; the others look
// for it until it is there. The last to leave removes the folder.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_NCCL_MEETING_H
#define TRC_TEST_SIMT_NCCL_MEETING_H

#include <cstddef>
#include <string>
#include <vector>

namespace trc::simt::nccl {

class Meeting {
public:
  /// A new folder's name; empty where none could be made.
  static std::string create();
  Meeting(std::string folder, int rank, int ranks)
      : folder(std::move(folder)), rank(rank), ranks(ranks) {}

  bool say(const std::string &name, const std::string &bytes) const;
  bool hear(const std::string &name, std::string &bytes) const;
  void forget(const std::string &name) const;
  void leave() const;

private:
  std::string folder;
  int rank, ranks;
};

} // namespace trc::simt::nccl

#endif // TRC_TEST_SIMT_NCCL_MEETING_H

//===- PipeReader.h - bytes of a pipe that may never come -------*- C++ -*-===//
//
// Whoever opens a pipe by its name waits until another opens it for writing,
// and a pipe that nobody writes would be waited for without end. Here a pipe
// has a moment to be opened by a writer. One that has a writer is waited for as
// long as that takes, as standard input is: what writes a program may work for
// minutes before the first byte.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OUTPUT_PIPEREADER_H
#define TRC_OUTPUT_PIPEREADER_H

#include <cstddef>
#include <span>
#include <string>
#include <sys/types.h>

namespace trc {

/// Opens a file or a pipe for reading without waiting for anybody; -1, and
/// errno says why, where it cannot be.
int openWithoutWaiting(const std::string &path);

class PipeReader {
public:
  /// `stream` stays its owner's.
  explicit PipeReader(int stream) : stream(stream) {}

  /// How many bytes came, 0 at the end of the pipe, -1 where `fault` says what
  /// is wrong.
  ssize_t read(std::span<char> bytes, std::string &fault);

private:
  int stream;
  bool hadWriter = false;

  bool waitForBytes(int milliseconds);
};

} // namespace trc

#endif // TRC_OUTPUT_PIPEREADER_H

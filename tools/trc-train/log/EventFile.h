//===- EventFile.h - numbers of a run, for TensorBoard ----------*- C++ -*-===//
//
// The file that TensorBoard reads: records of TensorFlow (length, its checksum,
// bytes, their checksum), each an `Event` in protocol buffers. Of those only
// scalars are written, so that a few functions stand for the library. A record
// goes to the file in one piece; one that was cut when a run was killed is
// skipped by the reader.
//
// A run that goes on writes another file. It begins with a mark at which
// TensorBoard throws away what an interrupted run had written after that step.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOG_EVENTFILE_H
#define TRC_TOOLS_TRC_TRAIN_LOG_EVENTFILE_H

#include "Failure.h"

#include <span>
#include <string>

namespace trc::train {

struct Scalar {
  std::string_view tag; ///< "train/loss"
  double value;
};

class EventFile {
public:
  /// A new file in `folder`, which is made where it is missing. `time`: seconds
  /// since 1970, here and below. `step`: the last one done, of a run that goes
  /// on.
  static Result<EventFile> create(const std::string &folder, double time,
                                  uint64_t step);
  EventFile(EventFile &&other) noexcept;
  EventFile &operator=(EventFile &&other) noexcept;
  ~EventFile();

  const std::string &path() const { return name; }
  Status write(double time, uint64_t step, std::span<const Scalar> scalars);

private:
  EventFile() = default;
  Status writeRecord(const std::string &event);

  std::string name;
  int descriptor = -1;
};

/// CRC-32C, as records have it.
uint32_t crc32c(std::string_view bytes);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOG_EVENTFILE_H

//===- ByteRange.h - a part of a text ---------------------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_BYTERANGE_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_BYTERANGE_H

#include <cstdint>

namespace trc::train {

/// [begin, end) in bytes.
struct ByteRange {
  uint32_t begin = 0, end = 0;
  bool operator==(const ByteRange &) const = default;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_BYTERANGE_H

//===- BufferTable.h - buffers as CSV ---------------------------*- C++ -*-===//
//
// Reads and writes lists of buffers as the public allocation benchmarks
// (MiniMalloc and its kin) write them: a header, then a line per buffer.
//
//   id,lower,upper,size[,alignment][,offset][,anything else]
//
// `lower` is the first time at which the buffer lives, `upper` the first at
// which it does not any more. A column `end` may stand for `upper`: the last
// time at which it lives, as MiniMalloc reads it. Columns are found by name, in
// any order; `buffer` and `buffer_id` are other names of `id`, `start` and
// `begin` of `lower`. Columns with other names are passed through; so is
// MiniMalloc's `gaps`: a buffer is taken to be needed all its life.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_BUFFERTABLE_H
#define TRC_PLANNING_BUFFERTABLE_H

#include "trc/Planning/Offsets.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::planning {

struct BufferTable {
  std::string header;             ///< as it stood, without `offset`
  std::vector<std::string> lines; ///< one per buffer, without `offset`
  std::vector<Buffer> buffers;
  std::vector<int64_t> offsets; ///< one per buffer, or none without that column
};

/// Parses `text`. Returns an empty string, or what is wrong, at which line, and
/// how to mend it.
std::string parseBufferTable(std::string_view text, BufferTable &table);

/// The table with a last column `offset`.
std::string printBufferTable(const BufferTable &table,
                             std::span<const int64_t> offsets);

} // namespace trc::planning

#endif // TRC_PLANNING_BUFFERTABLE_H

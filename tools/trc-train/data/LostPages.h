//===- LostPages.h - pages of a mapped file that can't be read --*- C++ -*-===//
//
// Who reads a mapped file whose end was cut off meanwhile, or whose disk fails,
// gets SIGBUS, which ends a process without a word. Here the pages that cannot
// be read become zeros, and the mapping remembers that they did: its reader
// asks afterwards, and what it has read so far is of no use then.
//
// A mapping has an entry in a list that only grows, since a signal may walk
// along it at any time; entries are used again.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_LOSTPAGES_H
#define TRC_TOOLS_TRC_TRAIN_DATA_LOSTPAGES_H

#include <cstddef>

namespace trc::train {

class LostPages {
public:
  /// Watches [begin, begin + bytes), which is mapped and begins a page.
  static LostPages *watch(const void *begin, size_t bytes);
  /// Call before the memory is unmapped. The entry may be given out again.
  static void release(LostPages *entry);
  /// Whether a page of it could not be read.
  static bool any(const LostPages *entry);
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_LOSTPAGES_H

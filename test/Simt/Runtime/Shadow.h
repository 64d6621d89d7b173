//===- Shadow.h - what the checker knows of memory --------------*- C++ -*-===//
//
// Each granule of memory has a cell: who wrote it last and when, plainly and by
// an atomic, and two of those who read it. Most kernels touch whole words, so a
// page of memory starts with granules of four bytes, and is split into two or
// single bytes at the first access that is not a whole word. A page that the
// host alone has written has no cells at all.
//
//   page (4 KiB)  ->  uniform: unwritten | written by the host
//                 ->  1024 cells of 4 bytes, or 2048 of 2, or 4096 of 1
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_SHADOW_H
#define TRC_TEST_SIMT_RUNTIME_SHADOW_H

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace trc::simt {

/// A moment of one thread: a clock that never runs backwards, over all
/// launches, and the thread's number in its block. Zero is "never".
class Moment {
public:
  Moment() = default;
  Moment(uint64_t clock, unsigned thread) : bits(clock << 12 | thread) {}
  explicit operator bool() const { return bits != 0; }
  uint64_t clock() const { return bits >> 12; }
  unsigned thread() const { return bits & 0xfff; }

private:
  uint64_t bits = 0;
};

struct Cell {
  Moment write;              ///< by a plain access, or a copy
  Moment atomic;             ///< since then
  Moment reads[2];           ///< by different threads, since either
  uint32_t writePc = 0;      ///< offset in the module
  uint32_t readPc : 31 = 0;  ///< of a read or an atomic
  uint32_t inFlight : 1 = 0; ///< the destination of an asynchronous copy
};
static_assert(sizeof(Cell) == 40);

class Shadow {
public:
  /// The clock of what the host has written.
  static constexpr uint64_t hostClock = 1;

  Shadow(const void *base, size_t bytes);

  bool contains(const void *address, size_t bytes) const {
    auto *p = static_cast<const std::byte *>(address);
    return p >= base && p + bytes <= base + size;
  }
  const std::byte *begin() const { return base; }

  /// Calls f(cell) for each cell of [address, address + bytes), which lies
  /// inside.
  template <class F> void forCells(const void *address, size_t bytes, F f) {
    size_t offset = static_cast<const std::byte *>(address) - base;
    const size_t end = offset + bytes;
    while (offset < end) {
      const size_t inPage = offset % pageBytes;
      const size_t length = std::min(end - offset, pageBytes - inPage);
      Page &page = pages[offset / pageBytes];
      ensure(page, inPage | length);
      const size_t last = (inPage + length - 1) >> page.shift;
      for (size_t i = inPage >> page.shift; i <= last; ++i)
        f(page.cells[i]);
      offset += length;
    }
  }

  /// The host has written these bytes.
  void markWritten(const void *address, size_t bytes);

private:
  static constexpr size_t pageBytes = 4096;
  struct Page {
    uint8_t shift = 2;    ///< a granule is 1 << shift bytes
    bool written = false; ///< without cells: all written by the host
    std::unique_ptr<Cell[]> cells;
  };

  /// Gives the page cells, fine enough for offsets and lengths with the low
  /// bits of `alignment`.
  void ensure(Page &page, size_t alignment) {
    if (page.cells && !(alignment & ((size_t(1) << page.shift) - 1)))
      return;
    refine(page, alignment);
  }
  void refine(Page &page, size_t alignment);

  const std::byte *base;
  size_t size;
  std::vector<Page> pages;
};

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_SHADOW_H

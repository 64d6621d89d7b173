//===- Shadow.cpp - what the checker remembers of a stretch of memory -----===//

#include "Shadow.h"

#include <algorithm>

namespace trc::simt {

Shadow::Shadow(const void *base, size_t bytes)
    : base(static_cast<const std::byte *>(base)), size(bytes),
      pages((bytes + pageBytes - 1) / pageBytes) {}

void Shadow::refine(Page &page, size_t alignment) {
  uint8_t shift = page.shift;
  while (alignment & ((size_t(1) << shift) - 1))
    --shift;
  auto cells = std::make_unique<Cell[]>(pageBytes >> shift);
  for (size_t i = 0; i < pageBytes >> shift; ++i) {
    if (page.cells)
      cells[i] = page.cells[i >> (page.shift - shift)];
    else if (page.written)
      cells[i].write = Moment(hostClock, 0);
  }
  page.cells = std::move(cells);
  page.shift = shift;
}

void Shadow::markWritten(const void *address, size_t bytes) {
  size_t offset = static_cast<const std::byte *>(address) - base;
  const size_t end = offset + bytes;
  while (offset < end) {
    const size_t inPage = offset % pageBytes;
    const size_t length = std::min(end - offset, pageBytes - inPage);
    if (length == pageBytes) {
      Page &page = pages[offset / pageBytes];
      page.cells.reset();
      page.shift = 2;
      page.written = true;
    } else {
      forCells(base + offset, length, [](Cell &cell) {
        cell = Cell();
        cell.write = Moment(hostClock, 0);
      });
    }
    offset += length;
  }
}

} // namespace trc::simt

//===- Properties.cpp - sizes of a kernel ---------------------------------===//
//
// How much scratch memory it wants, where each buffer of it lies, and how many
// work items there are.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/LoopForm.h"

namespace trc::kernel {

int64_t scratchOffset(const Kernel &kernel, unsigned buffer) {
  int64_t offset = 0;
  for (unsigned i = 0; i < buffer; ++i) {
    const Buffer &before = kernel.buffers[i];
    if (before.kind != Buffer::Kind::Scratch)
      continue;
    int64_t bytes = before.elements * storageBytes(before.type);
    offset +=
        (bytes + scratchAlignment - 1) / scratchAlignment * scratchAlignment;
  }
  return offset;
}

int64_t scratchBytes(const Kernel &kernel) {
  return scratchOffset(kernel, static_cast<unsigned>(kernel.buffers.size()));
}

int64_t workItems(const Kernel &kernel) {
  int64_t items = 1;
  for (int64_t extent : kernel.parallel)
    items *= extent;
  return items;
}

} // namespace trc::kernel

//===- ReturnMemory.cpp - pages that are not needed -----------------------===//
//
// See ReturnMemory.h. Code and constants are what an object maps without the
// right to write; they are as they are in its file.
//
//===----------------------------------------------------------------------===//

#include "ReturnMemory.h"

#include <cstdint>

#include <link.h>
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

namespace trc::train {

/// Whether the loader has changed pages of it that are not to be written.
static bool hasTextRelocations(const dl_phdr_info &object) {
  for (size_t i = 0; i < object.dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = object.dlpi_phdr[i];
    if (segment.p_type != PT_DYNAMIC)
      continue;
    const auto *entry =
        reinterpret_cast<const ElfW(Dyn) *>(object.dlpi_addr + segment.p_vaddr);
    for (; entry->d_tag != DT_NULL; ++entry)
      if (entry->d_tag == DT_TEXTREL ||
          (entry->d_tag == DT_FLAGS && (entry->d_un.d_val & DF_TEXTREL)))
        return true;
  }
  return false;
}

static int returnCode(dl_phdr_info *object, size_t, void *) {
  // The program itself has no name; what the kernel maps has one without a
  // path.
  const char *name = object->dlpi_name;
  if ((*name && *name != '/') || hasTextRelocations(*object))
    return 0;
  const auto page = static_cast<uintptr_t>(sysconf(_SC_PAGESIZE));
  for (size_t i = 0; i < object->dlpi_phnum; ++i) {
    const ElfW(Phdr) &segment = object->dlpi_phdr[i];
    if (segment.p_type != PT_LOAD || (segment.p_flags & PF_W))
      continue;
    // Whole pages: a part of one may be another segment's.
    const uintptr_t begin = object->dlpi_addr + segment.p_vaddr;
    const uintptr_t first = (begin + page - 1) / page * page;
    const uintptr_t end = (begin + segment.p_filesz) / page * page;
    // What cannot be given back stays.
    if (first < end)
      madvise(reinterpret_cast<void *>(first), end - first, MADV_DONTNEED);
  }
  return 0;
}

void keepHeapsSmall() {
  // The usual threshold; to set it stops it from growing.
  mallopt(M_MMAP_THRESHOLD, 128 << 10);
}

void returnMemory() {
  malloc_trim(0);
  dl_iterate_phdr(returnCode, nullptr);
}

} // namespace trc::train

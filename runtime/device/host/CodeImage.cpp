//===- CodeImage.cpp - native code of a program, mapped -------------------===//
//
// The mapping, and the question to the CPU.
//
//===----------------------------------------------------------------------===//

#include "device/host/CodeImage.h"

#include <cstring>
#include <sys/mman.h>

namespace trc::runtime::host {
namespace {

constexpr const char *levels[] = {"x86-64-v4", "x86-64-v3"};
constexpr size_t levelCount = std::size(levels);

/// Whether CPU and operating system support a level.
bool supported(size_t level) {
#if defined(__x86_64__)
  __builtin_cpu_init();
  return level == 0 ? __builtin_cpu_supports("x86-64-v4")
                    : __builtin_cpu_supports("x86-64-v3");
#else
  return false;
#endif
}

size_t levelOf(std::string_view isa) {
  size_t level = 0;
  while (level < levelCount && isa != levels[level])
    ++level;
  return level;
}

} // namespace

std::span<const char *const> isaLevels() { return levels; }

Result<const char *> chooseIsa(std::string_view limit) {
  size_t level = 0;
  if (!limit.empty()) {
    level = levelOf(limit);
    if (level == levelCount)
      return failure(StatusCode::InvalidArgument, "no instruction set '", limit,
                     "'; there are 'x86-64-v3' and 'x86-64-v4'");
  }
  while (level < levelCount && !supported(level))
    ++level;
  return level < levelCount ? levels[level] : "none";
}

const KernelVariant *chooseVariant(std::span<const KernelVariant> variants,
                                   std::string_view isa) {
  for (size_t level = levelOf(isa); level < levelCount; ++level)
    for (const KernelVariant &variant : variants)
      if (variant.isa == levels[level])
        return &variant;
  return nullptr;
}

Result<std::unique_ptr<CodeImage>>
CodeImage::map(std::span<const std::byte> code) {
  const size_t bytes = code.empty() ? 1 : code.size();
  void *pages = mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED)
    return failure(StatusCode::OutOfMemory, "the system did not give ", bytes,
                   " bytes for code");
  std::unique_ptr<CodeImage> image(new CodeImage(pages, bytes));
  if (!code.empty())
    std::memcpy(pages, code.data(), code.size());
  if (mprotect(pages, bytes, PROT_READ | PROT_EXEC) != 0)
    return failure(StatusCode::Unsupported,
                   "the system does not let this process run code from memory");
  return image;
}

CodeImage::~CodeImage() { munmap(pages, bytes); }

NativeFunction CodeImage::function(const KernelVariant &variant) const {
  auto *address =
      static_cast<std::byte *>(pages) + variant.offset + variant.entry;
  return reinterpret_cast<NativeFunction>(address);
}

} // namespace trc::runtime::host

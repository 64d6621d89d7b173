//===- CodeImage.h - native code of a program, mapped -----------*- C++ -*-===//
//
// Kernel images are position independent and refer to nothing outside
// themselves, so loading is: copy into fresh pages, make them read + execute.
// No linker, no dlopen, no file; never writable and executable at once.
//
// Which variant of a kernel runs is decided here, once, by what the CPU and the
// operating system support.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_CODEIMAGE_H
#define TRC_RUNTIME_DEVICE_HOST_CODEIMAGE_H

#include "device/Device.h"

namespace trc::runtime::host {

/// The kernel ABI; see the schema.
using NativeFunction = void (*)(void *const *operands, int64_t begin,
                                int64_t end, void *scratch);

/// Instruction set levels that variants name, best first.
std::span<const char *const> isaLevels();

/// The best level of this machine that is not newer than `limit` (empty: no
/// limit); "none" where even the oldest is missing.
Result<const char *> chooseIsa(std::string_view limit);

/// The variant that fits a machine of level `isa`: the best that is not newer.
/// Null when there is none.
const KernelVariant *chooseVariant(std::span<const KernelVariant> variants,
                                   std::string_view isa);

class CodeImage {
public:
  static Result<std::unique_ptr<CodeImage>>
  map(std::span<const std::byte> code);
  ~CodeImage();
  CodeImage(const CodeImage &) = delete;
  CodeImage &operator=(const CodeImage &) = delete;

  NativeFunction function(const KernelVariant &variant) const;

private:
  CodeImage(void *pages, size_t bytes) : pages(pages), bytes(bytes) {}
  void *pages;
  size_t bytes;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_CODEIMAGE_H

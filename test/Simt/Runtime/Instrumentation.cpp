//===- Instrumentation.cpp - what clang makes checked kernels call --------===//
//
// While TRC_SIMT_CHECK is on, kernel text is compiled with -fsanitize=thread
// and -fsanitize=alignment,bounds,shift, but the runtimes of those sanitizers
// are never linked: the calls they make arrive here.
//
// A kernel that runs unchecked, or one that calls from outside a block, makes
// none of them.
//
//===----------------------------------------------------------------------===//

#include "Block.h"

#include <cstring>

#define SIMT_EXPORT extern "C" __attribute__((visibility("default"), noinline))

using namespace trc::simt;

namespace {
inline void access(const void *address, size_t bytes, SimtAccess kind,
                   const void *pc) {
  if (Block *block = Block::current())
    block->access(address, bytes, kind, pc);
}
} // namespace

// The names are clang's. NOLINTBEGIN(bugprone-reserved-identifier)
#define SIMT_ACCESSES(BYTES)                                                   \
  SIMT_EXPORT void __tsan_read##BYTES(void *p) {                               \
    access(p, BYTES, SimtRead, __builtin_return_address(0));                   \
  }                                                                            \
  SIMT_EXPORT void __tsan_write##BYTES(void *p) {                              \
    access(p, BYTES, SimtWrite, __builtin_return_address(0));                  \
  }                                                                            \
  SIMT_EXPORT void __tsan_unaligned_read##BYTES(void *p) {                     \
    access(p, BYTES, SimtRead, __builtin_return_address(0));                   \
  }                                                                            \
  SIMT_EXPORT void __tsan_unaligned_write##BYTES(void *p) {                    \
    access(p, BYTES, SimtWrite, __builtin_return_address(0));                  \
  }                                                                            \
  SIMT_EXPORT void __tsan_read_write##BYTES(void *p) {                         \
    access(p, BYTES, SimtRead, __builtin_return_address(0));                   \
    access(p, BYTES, SimtWrite, __builtin_return_address(0));                  \
  }                                                                            \
  SIMT_EXPORT void __tsan_unaligned_read_write##BYTES(void *p) {               \
    access(p, BYTES, SimtRead, __builtin_return_address(0));                   \
    access(p, BYTES, SimtWrite, __builtin_return_address(0));                  \
  }
SIMT_ACCESSES(1)
SIMT_ACCESSES(2)
SIMT_ACCESSES(4)
SIMT_ACCESSES(8)
SIMT_ACCESSES(16)

SIMT_EXPORT void __tsan_init() {}
SIMT_EXPORT void *__tsan_memcpy(void *to, const void *from, size_t bytes) {
  access(from, bytes, SimtRead, __builtin_return_address(0));
  access(to, bytes, SimtWrite, __builtin_return_address(0));
  return std::memcpy(to, from, bytes);
}
SIMT_EXPORT void *__tsan_memmove(void *to, const void *from, size_t bytes) {
  access(from, bytes, SimtRead, __builtin_return_address(0));
  access(to, bytes, SimtWrite, __builtin_return_address(0));
  return std::memmove(to, from, bytes);
}
SIMT_EXPORT void *__tsan_memset(void *to, int value, size_t bytes) {
  access(to, bytes, SimtWrite, __builtin_return_address(0));
  return std::memset(to, value, bytes);
}

// What -fsanitize=alignment,bounds,shift hands over begins with the place in
// the source; the line tables name it too, so only the alignment is read.
namespace {
struct TypeMismatch {
  const char *file;
  unsigned line, column;
  const void *type;
  unsigned char log2Alignment, kind;
};

void found(std::string what, const void *pc) {
  if (Block *block = Block::current())
    block->fail(std::move(what), pc);
}
} // namespace

SIMT_EXPORT void __ubsan_handle_type_mismatch_v1(TypeMismatch *data,
                                                 uintptr_t address) {
  found("misaligned access: the type wants " +
            std::to_string(1u << data->log2Alignment) +
            " bytes, the address is a multiple of " +
            std::to_string(address & -address),
        __builtin_return_address(0));
}
SIMT_EXPORT void __ubsan_handle_out_of_bounds(void *, uintptr_t index) {
  found("index " + std::to_string(static_cast<intptr_t>(index)) +
            " is outside of its array",
        __builtin_return_address(0));
}
SIMT_EXPORT void __ubsan_handle_shift_out_of_bounds(void *, uintptr_t,
                                                    uintptr_t by) {
  found("shift by " + std::to_string(by) + ", which C++ leaves undefined",
        __builtin_return_address(0));
}
// NOLINTEND(bugprone-reserved-identifier)

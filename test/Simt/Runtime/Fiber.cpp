//===- Fiber.cpp - stacks, and the switch between them --------------------===//

#include "Fiber.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

#if !defined(__x86_64__)
#error "the switch between fibers is written for x86-64"
#endif

// What the System V calling convention lets a function change is dead here; the
// rest lies on the stack that is left.
asm(R"(
.text
.globl trc_simt_switch
.hidden trc_simt_switch
.type trc_simt_switch,@function
trc_simt_switch:
  .cfi_startproc
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  ret
  .cfi_endproc
.size trc_simt_switch, .-trc_simt_switch
)");

namespace trc::simt {

FiberStacks::~FiberStacks() {
  if (base)
    munmap(base, count * stackBytes);
}

void FiberStacks::reserve(unsigned wanted) {
  if (wanted <= count)
    return;
  if (base)
    munmap(base, count * stackBytes);
  void *mapping = mmap(nullptr, wanted * stackBytes, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED) {
    std::perror("trc-simt: no memory for the stacks of a block");
    std::abort();
  }
  base = static_cast<std::byte *>(mapping);
  count = wanted;
  for (unsigned i = 0; i < count; ++i)
    mprotect(base + i * stackBytes, guardBytes, PROT_NONE);
}

void *FiberStacks::prepare(unsigned index, void (*entry)()) {
  // Neighbours start at different offsets, or their tops would all fall into
  // the same cache sets.
  std::byte *top = base + (index + 1) * stackBytes - 64 - (index % 16) * 256;
  auto **stack = reinterpret_cast<void **>(top);
  *--stack = nullptr; // where a return address would be: none
  *--stack = reinterpret_cast<void *>(entry);
  constexpr int savedRegisters = 6;
  stack -= savedRegisters;
  std::memset(static_cast<void *>(stack), 0, savedRegisters * sizeof(void *));
  return static_cast<void *>(stack);
}

bool FiberStacks::isGuard(const void *address) const {
  if (!contains(address))
    return false;
  const size_t offset = static_cast<const std::byte *>(address) - base;
  return offset % stackBytes < guardBytes;
}

} // namespace trc::simt

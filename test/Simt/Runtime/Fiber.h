//===- Fiber.h - stacks, and the switch between them ------------*- C++ -*-===//
//
// The threads of a block are fibers: each has a stack of its own, and control
// passes from one to the other only where the runtime says so. The switch is a
// few instructions, because a block of 256 threads makes thousands of them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_FIBER_H
#define TRC_TEST_SIMT_RUNTIME_FIBER_H

#include <cstddef>

namespace trc::simt {

/// Leaves the running stack in `*save` and goes on with the stack `load`.
/// Registers that a called function keeps are kept; the rounding mode and the
/// signal mask are those of the system's thread, the same for all its fibers.
extern "C" void trc_simt_switch(void **save, void *load);

/// Stacks of a fixed size, each with a page below it that faults.
class FiberStacks {
public:
  static constexpr size_t stackBytes = size_t(64) << 10;
  static constexpr size_t guardBytes = 4096;

  FiberStacks() = default;
  ~FiberStacks();
  FiberStacks(const FiberStacks &) = delete;
  FiberStacks &operator=(const FiberStacks &) = delete;

  /// Makes room for `count` stacks; what stood on the old ones is gone.
  void reserve(unsigned count);

  /// A stack that calls `entry` when it is first switched to. `entry` does not
  /// return.
  void *prepare(unsigned index, void (*entry)());

  bool contains(const void *address) const {
    auto *p = static_cast<const std::byte *>(address);
    return p >= base && p < base + count * stackBytes;
  }
  /// Whether the address is in a page between two stacks.
  bool isGuard(const void *address) const;

private:
  std::byte *base = nullptr;
  unsigned count = 0;
};

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_FIBER_H

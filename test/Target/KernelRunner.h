//===- KernelRunner.h - run compiled images in the test process -*- C++ -*-===//
//
// What the runtime does with an image, in small, and memory that faults on the
// first byte outside of a buffer.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_TARGET_KERNELRUNNER_H
#define TRC_TEST_TARGET_KERNELRUNNER_H

#include "trc/Target/Host/KernelCompiler.h"

#include <sys/mman.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

namespace trc::host {

inline bool machineHas(Isa isa) {
  return isa == Isa::X86_64_V3 ? __builtin_cpu_supports("x86-64-v3")
                               : __builtin_cpu_supports("x86-64-v4");
}

/// One for all tests; defined in CompareHost.cpp.
KernelCompiler &sharedCompiler();

/// An image mapped for execution.
class MappedKernel {
public:
  explicit MappedKernel(const CompiledKernel &kernel)
      : size(kernel.image.size()) {
    memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    std::memcpy(memory, kernel.image.data(), size);
    mprotect(memory, size, PROT_READ | PROT_EXEC);
    function = reinterpret_cast<Function *>(static_cast<char *>(memory) +
                                            kernel.entry);
  }
  MappedKernel(const MappedKernel &) = delete;
  MappedKernel(MappedKernel &&other)
      : memory(std::exchange(other.memory, nullptr)), size(other.size),
        function(other.function) {}
  ~MappedKernel() {
    if (memory)
      munmap(memory, size);
  }
  void operator()(void *const *operands, int64_t begin, int64_t end,
                  void *scratch = nullptr) const {
    function(operands, begin, end, scratch);
  }

private:
  using Function = void(void *const *, int64_t, int64_t, void *);
  void *memory;
  size_t size;
  Function *function;
};

/// `size` bytes between two pages that may not be touched, at the front or at
/// the back of what lies between.
class GuardedMemory {
public:
  GuardedMemory(size_t size, bool atEnd) {
    constexpr size_t page = 4096;
    size_t inside = (size + page - 1) / page * page;
    total = inside + 2 * page;
    memory = static_cast<char *>(
        mmap(nullptr, total, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (inside)
      mprotect(memory + page, inside, PROT_READ | PROT_WRITE);
    begin = memory + page + (atEnd ? inside - size : 0);
  }
  GuardedMemory(const GuardedMemory &) = delete;
  ~GuardedMemory() { munmap(memory, total); }
  void *data() const { return begin; }

private:
  char *memory, *begin;
  size_t total;
};

} // namespace trc::host

#endif // TRC_TEST_TARGET_KERNELRUNNER_H

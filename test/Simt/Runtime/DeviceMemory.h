//===- DeviceMemory.h - what cuMemAlloc gives -------------------*- C++ -*-===//
//
// Device memory is host memory with manners: each allocation ends at a page
// that faults, starts out as NaNs, and its addresses are never given out again,
// so that a late access to freed memory faults too. While the checker is on,
// the memory can be touched only while the device works: host code that follows
// a device pointer faults, as it would with a GPU.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_DEVICEMEMORY_H
#define TRC_TEST_SIMT_RUNTIME_DEVICEMEMORY_H

#include "Shadow.h"

#include <map>
#include <memory>
#include <string>

namespace trc::simt {

/// What unwritten memory holds: NaN as f32, f16 and bf16, -1 as an integer.
constexpr int poison = 0xff;

struct Allocation {
  std::byte *data = nullptr;
  size_t bytes = 0;
  std::byte *mapping = nullptr; ///< whole pages around the data
  size_t mapped = 0;
  std::unique_ptr<Shadow> shadow; ///< while the checker is on
};

class DeviceMemory {
public:
  explicit DeviceMemory(size_t capacity, bool checked);

  /// Null when less than `bytes` is left.
  void *allocate(size_t bytes);
  /// False where nothing starts at the address.
  bool free(void *address);

  /// The allocation that holds the address, or null.
  Allocation *find(const void *address);
  /// Whether all of the bytes lie in one allocation.
  bool holds(const void *address, size_t bytes);
  bool owns(const void *address) const {
    auto *p = static_cast<const std::byte *>(address);
    return p >= base && p < base + reserved;
  }
  /// What is at an address of the reservation that faulted.
  std::string describe(const void *address);

  void noteWrite(const void *address, size_t bytes);

  size_t capacity() const { return total; }
  size_t used() const { return inUse; }

  /// Opens the memory while it lives; calls may be nested.
  class Access {
  public:
    explicit Access(DeviceMemory &memory) : memory(memory) { memory.open(); }
    ~Access() { memory.close(); }
    Access(const Access &) = delete;

  private:
    DeviceMemory &memory;
  };

private:
  void open();
  void close();

  size_t total, inUse = 0;
  bool checked;
  std::byte *base = nullptr, *top = nullptr;
  size_t reserved = 0;
  unsigned opened = 0;
  std::map<const std::byte *, Allocation> allocations; ///< by start
};

/// The memory of the one device.
DeviceMemory &deviceMemory();
/// Whether TRC_SIMT_CHECK is on.
bool checking();

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_DEVICEMEMORY_H

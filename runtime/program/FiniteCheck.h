//===- FiniteCheck.h - who makes the first NaN or infinity ------*- C++ -*-===//
//
// A command makes an infinity where it writes one and reads none, and a NaN
// where it writes one and reads none: what hides scores behind minus infinity
// makes nothing of that, a difference of two infinities does. Results may
// overwrite what was read, so what is read is looked at before a command runs,
// once: of each range of memory it is known what it holds until it is written.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PROGRAM_FINITECHECK_H
#define TRC_RUNTIME_PROGRAM_FINITECHECK_H

#include "device/Device.h"

#include <cstdint>
#include <map>
#include <vector>

namespace trc::runtime {

class FiniteCheck {
public:
  explicit FiniteCheck(Device &device) : device(device) {}

  /// Before a command: an operand that it reads.
  Status read(const Tensor &operand);
  /// Behind it: result number `result`, which it wrote. Fails with NonFinite
  /// where it made what it should not.
  Status wrote(const Tensor &written, unsigned result);
  /// A command begins.
  void begin() { reads = Holds::Finite; }

private:
  enum class Holds : uint8_t { Finite, Infinity, NaN };
  struct Range {
    uintptr_t end;
    Holds holds;
  };

  Result<NonFinite> find(const Tensor &tensor, Holds &holds);
  void note(const Tensor &tensor, Holds holds);

  Device &device;
  std::map<uintptr_t, Range> known; ///< by where they begin; apart
  Holds reads = Holds::Finite;      ///< the worst of what the command reads
  std::vector<std::byte> looked;    ///< a tensor in the host's memory
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_PROGRAM_FINITECHECK_H

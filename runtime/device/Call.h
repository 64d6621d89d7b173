//===- Call.h - what a command says about its kernel call -------*- C++ -*-===//
//
// The request that the program layer hands to a device when it binds a
// command. Everything in it is alive during bind only: a device copies what it
// keeps.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CALL_H
#define TRC_RUNTIME_DEVICE_CALL_H

#include "base/ElementType.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace trc::runtime {

class Communicator;
class Peers;

/// The type of an operand, known when the program is bound.
struct OperandType {
  ElementType element = ElementType::F32;
  std::span<const int64_t> shape;
  bool written = false; ///< access is write or read_write
  /// What the kernel calls it; empty in programs that were compiled before
  /// operands had names, and of native kernels.
  std::string_view name = {};
  /// What its address is a multiple of, whatever its port is bound to.
  size_t alignment = mostAlignment;
  /// That of all memory (trc_buffer_create, trc_buffer_wrap).
  static constexpr size_t mostAlignment = 64;
};

/// One attribute of the command; the fields that the kernel documents are set.
struct Attribute {
  std::string_view name;
  std::span<const int64_t> ints;
  std::span<const double> floats;
  std::string_view text;
};

/// One kernel call. Indices count the kernels that the program loaded.
struct CallRequest {
  uint32_t kernel = 0;
  std::span<const OperandType> operands;
  std::span<const Attribute> attributes;
  std::span<const uint32_t> callees;
  int64_t extent = 1;  ///< work items, of a native kernel
  int64_t grain = 1;   ///< smallest range worth a worker's while
  int64_t scratch = 0; ///< private bytes per worker
  /// The other ranks; null in a program of one. Outlives the call.
  Communicator *communicator = nullptr;
  Peers *peers = nullptr; ///< of the device; see Device::join
  uint64_t tag = 0;       ///< of the command, the same on all ranks
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_DEVICE_CALL_H

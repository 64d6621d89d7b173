//===- Abi.h - the part of NCCL's interface we stand in for -----*- C++ -*-===//
//
// Numbers and layouts as <nccl.h> of NCCL 2.18 has them, written down apart
// from those of the runtime: what one has wrong the other finds.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_NCCL_ABI_H
#define TRC_TEST_SIMT_NCCL_ABI_H

#include <cstddef>

namespace trc::simt::nccl {

enum Result : int {
  Success = 0,
  UnhandledCudaError = 1,
  SystemError = 2,
  InternalError = 3,
  InvalidArgument = 4,
  InvalidUsage = 5,
  RemoteError = 6,
  InProgress = 7,
};

enum Type : int {
  Int8,
  Uint8,
  Int32,
  Uint32,
  Int64,
  Uint64,
  Float16,
  Float32,
  Float64,
  Bfloat16,
  TypeCount
};

enum Operator : int { Sum, Prod, Max, Min, OperatorCount };

struct UniqueId {
  char text[128];
};

/// What every version has of ncclConfig_t.
struct Config {
  size_t size;
  unsigned magic, version;
  int blocking;
};
constexpr unsigned configMagic = 0xcafebeef;

} // namespace trc::simt::nccl

#endif // TRC_TEST_SIMT_NCCL_ABI_H

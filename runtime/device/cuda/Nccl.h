//===- Nccl.h - NCCL, opened at run time ------------------------*- C++ -*-===//
//
// The facts of NCCL's interface that we use, and a table of its functions that
// is filled from libnccl.so.2 when the first program of several ranks asks for
// it. Names are the library's own. Communicators are not blocking: what a call
// begins is there once ncclCommGetAsyncError says so.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_NCCL_H
#define TRC_RUNTIME_DEVICE_CUDA_NCCL_H

#include "device/cuda/Driver.h"

#include <climits>

namespace trc::runtime::cuda {

using ncclComm_t = struct ncclComm *;
using ncclResult_t = int;
using ncclDataType_t = int;
using ncclRedOp_t = int;

struct ncclUniqueId {
  char internal[128];
};

/// What all versions from 2.18 on have of it: a library looks at `size` and
/// `version`, and takes the rest as not given.
struct ncclConfig_t {
  size_t size = sizeof(ncclConfig_t);
  unsigned magic = 0xcafebeef;
  unsigned version = 21800;
  int blocking = 0;
  int cgaClusterSize = INT_MIN, minCTAs = INT_MIN, maxCTAs = INT_MIN;
  const char *netName = nullptr;
  int splitShare = INT_MIN;
};

inline constexpr ncclResult_t ncclSuccess = 0;
inline constexpr ncclResult_t ncclInProgress = 7;

inline constexpr ncclDataType_t ncclInt8 = 0, ncclUint8 = 1, ncclInt32 = 2,
                                ncclUint32 = 3, ncclInt64 = 4, ncclUint64 = 5,
                                ncclFloat16 = 6, ncclFloat32 = 7,
                                ncclFloat64 = 8, ncclBfloat16 = 9;
inline constexpr ncclRedOp_t ncclSum = 0, ncclProd = 1, ncclMax = 2,
                             ncclMin = 3;

// The functions: result, symbol, parameters.
#define TRC_NCCL_FUNCTIONS(F)                                                  \
  F(ncclResult_t, ncclGetVersion, (int *version))                              \
  F(ncclResult_t, ncclGetUniqueId, (ncclUniqueId * id))                        \
  F(ncclResult_t, ncclCommInitRankConfig,                                      \
    (ncclComm_t * communicator, int ranks, ncclUniqueId id, int rank,          \
     ncclConfig_t *config))                                                    \
  F(ncclResult_t, ncclCommFinalize, (ncclComm_t communicator))                 \
  F(ncclResult_t, ncclCommDestroy, (ncclComm_t communicator))                  \
  F(ncclResult_t, ncclCommAbort, (ncclComm_t communicator))                    \
  F(ncclResult_t, ncclCommGetAsyncError,                                       \
    (ncclComm_t communicator, ncclResult_t * error))                           \
  F(const char *, ncclGetErrorString, (ncclResult_t error))                    \
  F(const char *, ncclGetLastError, (ncclComm_t communicator))                 \
  F(ncclResult_t, ncclGroupStart, ())                                          \
  F(ncclResult_t, ncclGroupEnd, ())                                            \
  F(ncclResult_t, ncclAllReduce,                                               \
    (const void *operand, void *result, size_t count, ncclDataType_t type,     \
     ncclRedOp_t what, ncclComm_t communicator, CUstream stream))              \
  F(ncclResult_t, ncclReduceScatter,                                           \
    (const void *operand, void *result, size_t count, ncclDataType_t type,     \
     ncclRedOp_t what, ncclComm_t communicator, CUstream stream))              \
  F(ncclResult_t, ncclAllGather,                                               \
    (const void *operand, void *result, size_t count, ncclDataType_t type,     \
     ncclComm_t communicator, CUstream stream))                                \
  F(ncclResult_t, ncclBroadcast,                                               \
    (const void *operand, void *result, size_t count, ncclDataType_t type,     \
     int root, ncclComm_t communicator, CUstream stream))                      \
  F(ncclResult_t, ncclSend,                                                    \
    (const void *operand, size_t count, ncclDataType_t type, int peer,         \
     ncclComm_t communicator, CUstream stream))                                \
  F(ncclResult_t, ncclRecv,                                                    \
    (void *result, size_t count, ncclDataType_t type, int peer,                \
     ncclComm_t communicator, CUstream stream))

/// The functions, all there.
class Nccl {
public:
// Parameters in parentheses are a list, and a name is declared.
// NOLINTBEGIN(bugprone-macro-parentheses)
#define TRC_NCCL_POINTER(result, name, parameters)                             \
  result(*name) parameters = nullptr;
  TRC_NCCL_FUNCTIONS(TRC_NCCL_POINTER)
#undef TRC_NCCL_POINTER
  // NOLINTEND(bugprone-macro-parentheses)

  /// Opened at the first call, for the life of the process. Refused in one line
  /// where there is none, or it is older than 2.18.
  static Result<const Nccl *> open();

  /// Calls as one group: `calls` hands the result of each to a function. The
  /// group is ended whatever they give; the first failure counts.
  template <typename Calls> ncclResult_t together(const Calls &calls) const {
    ncclResult_t first = ncclGroupStart();
    if (first != ncclSuccess)
      return first;
    calls([&](ncclResult_t result) {
      if (first == ncclSuccess && result != ncclInProgress)
        first = result;
    });
    const ncclResult_t ended = ncclGroupEnd();
    return first == ncclSuccess ? ended : first;
  }

  int version = 0; ///< 21805 for 2.18.5
  std::string versionText() const;

private:
  Status load();
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_NCCL_H

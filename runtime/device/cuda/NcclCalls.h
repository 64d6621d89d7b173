//===- NcclCalls.h - collectives of a GPU by NCCL ---------------*- C++ -*-===//
//
// A collective is work of the stream `collective`, with an event from the run's
// stream in front of it and one to it behind:
//
//   current     .. makes operands ─┐            ┌─ uses results ..
//   collective                     └─ NCCL ─────┘
//
// While a run is recorded, the fork and the join are part of the graph, so a
// step with its sums over ranks is one graph. What only begins is joined by
// `finish`, or where the recording ends (`Graph::end`).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_NCCLCALLS_H
#define TRC_RUNTIME_DEVICE_CUDA_NCCLCALLS_H

#include "device/cuda/CudaCalls.h"
#include "device/cuda/NcclRanks.h"

#include <optional>

namespace trc::runtime::cuda {

/// How NCCL adds up.
struct NcclReduction {
  ncclDataType_t type = ncclUint8;
  ncclRedOp_t what = ncclSum;
};

/// Of a sum over ranks. None where NCCL has not its type or its operation, or
/// says nothing of its NaNs.
std::optional<NcclReduction> ncclReductionOf(const CallRequest &request);

/// Outlived by `ranks`. A collective, for all but partition_id. None where NCCL
/// has not its operation (`ncclReductionOf`): the host does these.
Result<std::unique_ptr<PreparedCall>>
makeNcclCall(const std::shared_ptr<Context> &context, NcclRanks &ranks,
             std::string_view kernel, const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_NCCLCALLS_H

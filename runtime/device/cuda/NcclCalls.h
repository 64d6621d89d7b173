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

namespace trc::runtime::cuda {

/// Outlived by `ranks`. A collective, for all but partition_id. None where NCCL
/// has not its type or its operation, or says nothing of its NaNs: the host
/// does these.
Result<std::unique_ptr<PreparedCall>>
makeNcclCall(const std::shared_ptr<Context> &context, NcclRanks &ranks,
             std::string_view kernel, const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_NCCLCALLS_H

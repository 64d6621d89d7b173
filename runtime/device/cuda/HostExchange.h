//===- HostExchange.h - collectives of a GPU by the host --------*- C++ -*-===//
//
// What the host's collectives do (comm/Collectives.h), with operands and
// results in the memory of a GPU: copied to pinned memory, exchanged and added
// up by the host, copied back. So sums have the bits of the host device, and
// ranks may share a GPU.
//
//   main      .. makes operands ─┐                     ┌─ uses results ..
//   exchange                     └─ copy down ·········└ copy up
//   queue                                    └ collective ┘
//
// Of what only begins, the queue's thread waits for the copy down; nothing else
// of the host waits before `finish`. The pinned memory is the call's own: as
// much as its operands, and its results where they are of another size.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_HOSTEXCHANGE_H
#define TRC_RUNTIME_DEVICE_CUDA_HOSTEXCHANGE_H

#include "device/cuda/CudaCalls.h"

namespace trc::runtime::cuda {

/// A collective, or partition_id. `request.communicator` is given.
PreparedResult makeHostExchange(const std::shared_ptr<Context> &context,
                                std::string_view kernel,
                                const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_HOSTEXCHANGE_H

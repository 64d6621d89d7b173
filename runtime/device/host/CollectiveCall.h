//===- CollectiveCall.h - what the host computes with other ranks -*- C++ -*-=//
//
// Calls of collectives: the bytes are the communicator's business, their sums
// are made here, by the combiners of the reductions.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_COLLECTIVECALL_H
#define TRC_RUNTIME_DEVICE_HOST_COLLECTIVECALL_H

#include "comm/Collectives.h"
#include "device/host/HostCalls.h"
#include "device/host/LibraryKernel.h"
#include "schema/TensorNumbers.h"

namespace trc::runtime::host {

/// What collectives call their tensors; those with a name for one alone have it
/// in the same place.
namespace collective_at {
constexpr TensorNumbers tensors("stablehlo.all_reduce"),
    ofOne("stablehlo.reduce_scatter");
constexpr TensorNumber operands = tensors.of("operands"),
                       results = tensors.of("results");
static_assert(operands(1) == ofOne["operand"] && results(1) == ofOne["result"]);
/// Of partition_id.
constexpr unsigned onlyResult =
    TensorNumbers("stablehlo.partition_id")["result"];
} // namespace collective_at

/// Whether a kernel of that name asks other ranks, or which rank this is.
bool isCollective(std::string_view kernel);

/// Operands are one operand and one result; of partition_id only a result.
/// Attributes, as `normalize-collectives` writes them: `replica_groups` (rows
/// of `group_size` ranks, filled up by -1) or `source_target_pairs`; `body`, or
/// a callee, of what reduces. `request.communicator` is given.
Result<std::unique_ptr<PreparedCall>>
prepareCollectiveCall(Workplace place, std::string_view kernel,
                      const CallRequest &request,
                      std::span<const Callee> callees);

/// What such a call asks for, of `communicator`'s rank; `kernel` is not
/// partition_id. Without a `place` the caller's thread alone adds up, and a
/// body that is no operation by name is refused.
Result<CollectiveRequest> readCollective(const Workplace *place,
                                         std::string_view kernel,
                                         const CallRequest &request,
                                         std::span<const Callee> callees);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_COLLECTIVECALL_H

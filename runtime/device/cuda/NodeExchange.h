//===- NodeExchange.h - sums by NCCL and the host together ------*- C++ -*-===//
//
// A sum over ranks that stand on several nodes, with as many GPUs on each:
// NCCL adds up within a node, the host between nodes, each rank a share of the
// elements. So a node sends and receives each element once, however many GPUs
// it has.
//
//   node 0   rank 0   a0 b0 ─┐ NCCL   a01 ── host ── a ─┐ NCCL    a b
//            rank 1   a1 b1 ─┘        b01 ── host ── b ─┘         a b
//   node 1   rank 2   a2 b2 ─┐        a23 ── host ── a ─┐         a b
//            rank 3   a3 b3 ─┘        b23 ── host ── b ─┘         a b
//
//   main        .. makes operands ─┐                            ┌─ results ..
//   collective                     └─ scatter ─ copy down ·· copy up ─ gather
//   queue                                          └ collective ┘
//
// All calls of NCCL are made by the step's thread, in the order of the program,
// so all ranks make the same ones. Between nodes, sums are in order of nodes
// (comm/Collectives.h); within one, in NCCL's.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_NODEEXCHANGE_H
#define TRC_RUNTIME_DEVICE_CUDA_NODEEXCHANGE_H

#include "device/cuda/CudaCalls.h"
#include "device/cuda/NcclRanks.h"

namespace trc::runtime::cuda {

/// Outlived by `ranks`, which exchange by nodes (`onNode`). An all_reduce over
/// all ranks that NCCL can add up; none for others: the host does these.
PreparedResult makeNodeExchange(const std::shared_ptr<Context> &context,
                                NcclRanks &ranks, std::string_view kernel,
                                const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_NODEEXCHANGE_H

//===- NodeExchange.h - exchanges by NCCL and the host together -*- C++ -*-===//
//
// Exchanges of ranks that stand on several nodes, with as many GPUs on each:
// NCCL carries within a node, the host between nodes, each rank a share of the
// elements. So a node sends and receives each element once, however many GPUs
// it has. A sum (NodeSum.cpp):
//
//   node 0   rank 0   a0 b0 ─┐ NCCL   a01 ── host ── a ─┐ NCCL    a b
//            rank 1   a1 b1 ─┘        b01 ── host ── b ─┘         a b
//   node 1   rank 2   a2 b2 ─┐        a23 ── host ── a ─┐         a b
//            rank 3   a3 b3 ─┘        b23 ── host ── b ─┘         a b
//
// A reduce_scatter is its first half, and an all_gather its second
// (NodeParts.cpp).
//
//   main        .. makes operands ─┐                            ┌─ results ..
//   collective                     └─ NCCL ─ copy down ·· copy up ─ NCCL
//   queue                                          └ collective ┘
//
// All calls of NCCL are made by the step's thread, in the order of the program,
// so all ranks make the same ones. Between nodes, sums are in order of nodes
// (comm/Collectives.h); within one, in NCCL's.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_NODEEXCHANGE_H
#define TRC_RUNTIME_DEVICE_CUDA_NODEEXCHANGE_H

#include "comm/Collectives.h"
#include "device/QueuedCall.h"
#include "device/cuda/CudaCalls.h"
#include "device/cuda/CudaMemory.h"
#include "device/cuda/NcclCalls.h"

namespace trc::runtime::cuda {

/// What such exchanges have in common: streams, pinned memory, and what the
/// host carries between nodes.
class NodeExchange : public QueuedCall {
public:
  /// `reduction`: of what adds up.
  NodeExchange(std::shared_ptr<Context> context, NcclRanks &ranks,
               CollectiveQueue &queue, NcclReduction reduction,
               bool onlyBegins);
  ~NodeExchange() override;

  /// `asked` is what the program asks of all ranks.
  Status open(Communicator &communicator, CollectiveRequest asked);

  const char *note() const final { return ranks.note().c_str(); }

protected:
  /// A tensor, and what the host sends and receives of it, in elements and in
  /// pinned memory. The two may be one place.
  struct Part {
    size_t elements = 0; ///< of the operand
    size_t sent = 0, received = 0;
    bool inPlace = false;
    std::byte *down = nullptr, *up = nullptr;
    CUdeviceptr operand = 0, result = 0;
  };

  /// Sets what of each part the host carries, and makes `asked`, of which kind
  /// and elements are still the program's, the exchange between nodes.
  virtual void divide(CollectiveRequest &asked) = 0;
  /// In the stream `collective`: what is in front of the host's exchange and
  /// fills `down`, and what is behind it and takes from `up`.
  virtual Status before() = 0;
  virtual Status after() = 0;

  Status copyDown(const Part &part, size_t at, CUdeviceptr place,
                  size_t elements);
  Status copyUp(const Part &part, size_t at, CUdeviceptr place,
                size_t elements);
  /// Calls of NCCL among the ranks of the node, as one group: `calls` is given
  /// the library and what takes each call's result.
  template <typename Calls> Status onNode(const Calls &calls) {
    return ranks.issue(communicator, [&](const Nccl &nccl) {
      return nccl.together([&](auto &&add) { calls(nccl, add); });
    });
  }
  CUdeviceptr at(CUdeviceptr tensor, size_t element) const {
    return tensor + element * elementBytes;
  }
  /// As NCCL takes it.
  static void *pointer(CUdeviceptr place) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): an address of the GPU
    return reinterpret_cast<void *>(place);
  }

  std::shared_ptr<Context> context;
  NcclRanks &ranks;
  const NcclReduction reduction;
  ncclComm_t communicator = nullptr; ///< of the node
  size_t place = 0, size = 0;        ///< on the node, and of it
  size_t nodes = 0;
  size_t elementBytes = 0;
  std::vector<Part> parts;

private:
  Status start(void *const *places) override;
  Status exchange() override;
  Status end() override;
  Status allocate();

  std::unique_ptr<PinnedMemory> memory;
  std::unique_ptr<Collective> collective; ///< between nodes
  std::vector<const std::byte *> sent;    ///< in pinned memory, as `received`
  std::vector<std::byte *> received;
  std::unique_ptr<Event> ready, down, done;
};

using NodeExchangeFactory = std::unique_ptr<NodeExchange>(
    std::shared_ptr<Context> context, NcclRanks &ranks, CollectiveQueue &queue,
    NcclReduction reduction, bool onlyBegins);
/// An all_reduce.
NodeExchangeFactory makeNodeSum;
/// A reduce_scatter, and an all_gather, of ranks that are in order of nodes.
NodeExchangeFactory makeNodeScatter, makeNodeGather;

/// Outlived by `ranks`, which exchange by nodes (`onNode`). One of these three,
/// over all ranks, with sums that NCCL has; none for others: the host does
/// these.
PreparedResult makeNodeExchange(const std::shared_ptr<Context> &context,
                                NcclRanks &ranks, std::string_view kernel,
                                const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_NODEEXCHANGE_H

//===- NodeParts.cpp - halves of a sum by NCCL and the host ---------------===//
//
// See NodeExchange.h. Ranks fill up nodes one after the other, so what belongs
// to a node's ranks lies together, and this rank's of each node is what it
// exchanges with the ranks that have its place in the others.
//
//   2 nodes of 2       of rank 0   of rank 1 │ of rank 2   of rank 3
//   rank 1 scatters                    x                       x
//
//===----------------------------------------------------------------------===//

#include "device/cuda/NodeExchange.h"

namespace trc::runtime::cuda {
namespace {

class NodeScatter final : public NodeExchange {
public:
  using NodeExchange::NodeExchange;

private:
  void divide(CollectiveRequest &) override {
    for (Part &part : parts) {
      part.received = part.elements / (size * nodes);
      part.sent = part.received * nodes;
    }
  }

  /// Node for node: each one's sums are in the result until they are copied, so
  /// that no other memory of the GPU is needed.
  Status before() override {
    for (size_t node = 0; node < nodes; ++node) {
      TRC_RETURN_IF_FAILED(onNode([&](const Nccl &nccl, auto &&add) {
        for (const Part &part : parts)
          if (part.received != 0)
            add(nccl.ncclReduceScatter(
                pointer(at(part.operand, node * size * part.received)),
                pointer(part.result), part.received, reduction.type,
                reduction.what, communicator, context->collective));
      }));
      for (const Part &part : parts)
        TRC_RETURN_IF_FAILED(
            copyDown(part, node * part.received, part.result, part.received));
    }
    return Status::success();
  }

  Status after() override {
    for (const Part &part : parts)
      TRC_RETURN_IF_FAILED(copyUp(part, 0, part.result, part.received));
    return Status::success();
  }
};

class NodeGather final : public NodeExchange {
public:
  using NodeExchange::NodeExchange;

private:
  void divide(CollectiveRequest &) override {
    for (Part &part : parts) {
      part.sent = part.elements;
      part.received = part.elements * nodes;
    }
  }

  Status before() override {
    for (const Part &part : parts)
      TRC_RETURN_IF_FAILED(copyDown(part, 0, part.operand, part.sent));
    return Status::success();
  }

  /// What `node` has of the result.
  CUdeviceptr ofNode(const Part &part, size_t node) const {
    return at(part.result, node * size * part.sent);
  }

  Status after() override {
    for (const Part &part : parts)
      for (size_t node = 0; node < nodes; ++node)
        TRC_RETURN_IF_FAILED(copyUp(part, node * part.sent,
                                    at(ofNode(part, node), place * part.sent),
                                    part.sent));
    return onNode([&](const Nccl &nccl, auto &&add) {
      for (const Part &part : parts)
        for (size_t node = 0; node < nodes && part.sent != 0; ++node)
          add(nccl.ncclAllGather(
              pointer(at(ofNode(part, node), place * part.sent)),
              pointer(ofNode(part, node)), part.sent * elementBytes, ncclUint8,
              communicator, context->collective));
    });
  }
};

} // namespace

std::unique_ptr<NodeExchange> makeNodeScatter(std::shared_ptr<Context> context,
                                              NcclRanks &ranks,
                                              CollectiveQueue &queue,
                                              NcclReduction reduction,
                                              bool onlyBegins) {
  return std::make_unique<NodeScatter>(std::move(context), ranks, queue,
                                       reduction, onlyBegins);
}

std::unique_ptr<NodeExchange> makeNodeGather(std::shared_ptr<Context> context,
                                             NcclRanks &ranks,
                                             CollectiveQueue &queue,
                                             NcclReduction reduction,
                                             bool onlyBegins) {
  return std::make_unique<NodeGather>(std::move(context), ranks, queue,
                                      reduction, onlyBegins);
}

} // namespace trc::runtime::cuda

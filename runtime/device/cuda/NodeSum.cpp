//===- NodeSum.cpp - a sum of all ranks by NCCL and the host --------------===//
//
// See NodeExchange.h. A tensor's elements are cut into equal shares, one for
// each rank of a node; the few that are left over belong to the node's last.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/NodeExchange.h"

namespace trc::runtime::cuda {
namespace {

class NodeSum final : public NodeExchange {
public:
  using NodeExchange::NodeExchange;

private:
  /// Of each rank of the node, what is left over, and what is this rank's.
  size_t shareOf(const Part &part) const { return part.elements / size; }
  size_t restOf(const Part &part) const { return part.elements % size; }
  CUdeviceptr own(const Part &part) const {
    return at(part.result, shareOf(part) * place);
  }

  void divide(CollectiveRequest &) override {
    for (Part &part : parts) {
      part.sent = shareOf(part) + (place + 1 == size ? restOf(part) : 0);
      part.received = part.sent;
      part.inPlace = true;
    }
  }

  Status before() override {
    TRC_RETURN_IF_FAILED(onNode([&](const Nccl &nccl, auto &&add) {
      for (const Part &part : parts) {
        const size_t share = shareOf(part), rest = restOf(part);
        if (share != 0)
          add(nccl.ncclReduceScatter(pointer(part.operand), pointer(own(part)),
                                     share, reduction.type, reduction.what,
                                     communicator, context->collective));
        if (rest != 0)
          add(nccl.ncclAllReduce(pointer(at(part.operand, share * size)),
                                 pointer(at(part.result, share * size)), rest,
                                 reduction.type, reduction.what, communicator,
                                 context->collective));
      }
    }));
    for (const Part &part : parts)
      TRC_RETURN_IF_FAILED(copyDown(part, 0, own(part), part.sent));
    return Status::success();
  }

  Status after() override {
    for (const Part &part : parts)
      TRC_RETURN_IF_FAILED(copyUp(part, 0, own(part), part.received));
    return onNode([&](const Nccl &nccl, auto &&add) {
      for (const Part &part : parts) {
        const size_t share = shareOf(part), rest = restOf(part);
        if (share != 0)
          add(nccl.ncclAllGather(pointer(own(part)), pointer(part.result),
                                 share * elementBytes, ncclUint8, communicator,
                                 context->collective));
        void *left = pointer(at(part.result, share * size));
        if (rest != 0)
          add(nccl.ncclBroadcast(left, left, rest * elementBytes, ncclUint8,
                                 static_cast<int>(size) - 1, communicator,
                                 context->collective));
      }
    });
  }
};

} // namespace

std::unique_ptr<NodeExchange>
makeNodeSum(std::shared_ptr<Context> context, NcclRanks &ranks,
            CollectiveQueue &queue, NcclReduction reduction, bool onlyBegins) {
  return std::make_unique<NodeSum>(std::move(context), ranks, queue, reduction,
                                   onlyBegins);
}

} // namespace trc::runtime::cuda

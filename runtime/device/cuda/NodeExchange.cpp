//===- NodeExchange.cpp - sums by NCCL and the host together --------------===//
//
// See NodeExchange.h. A tensor's elements are cut into equal shares, one for
// each rank of a node; the few that are left over belong to the node's last.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/NodeExchange.h"
#include "device/QueuedCall.h"
#include "device/cuda/CudaMemory.h"
#include "device/cuda/NcclCalls.h"
#include "device/host/CollectiveCall.h"

namespace trc::runtime::cuda {
namespace {

class NodeExchange final : public QueuedCall {
public:
  NodeExchange(std::shared_ptr<Context> context, NcclRanks &ranks,
               CollectiveQueue &queue, NcclReduction reduction, bool onlyBegins)
      : QueuedCall(queue, onlyBegins), context(std::move(context)),
        ranks(ranks), reduction(reduction) {}
  ~NodeExchange() override {
    Context::Scope current(*context);
    (void)context->waitFor(context->collective, "leaving other ranks");
  }

  Status open(Communicator &communicator, CollectiveRequest asked);

  const char *note() const override { return ranks.note().c_str(); }

private:
  Status start(void *const *places) override {
    for (size_t i = 0; i < parts.size(); ++i) {
      parts[i].operand = asDevice(places[i]);
      parts[i].result = asDevice(places[parts.size() + i]);
    }
    TRC_RETURN_IF_FAILED(behind(context->main, *ready, context->collective));
    TRC_RETURN_IF_FAILED(addUpOnNode());
    return copyDown();
  }

  /// A tensor. This rank's share begins at `first`, in elements.
  struct Part {
    size_t share = 0, rest = 0; ///< of each rank, and left over
    size_t first = 0, own = 0;
    std::byte *pinned = nullptr; ///< of the share
    CUdeviceptr operand = 0, result = 0;
  };

  Status check(CUresult result, const char *what) const {
    return context->checkWork(result, what);
  }
  /// `later` comes behind what is in `earlier` now.
  Status behind(CUstream earlier, const Event &event, CUstream later) {
    constexpr const char *what = "exchanging with other ranks";
    TRC_RETURN_IF_FAILED(
        check(context->driver.cuEventRecord(event.get(), earlier), what));
    return check(context->driver.cuStreamWaitEvent(later, event.get(), 0),
                 what);
  }
  /// The address of an element.
  void *at(CUdeviceptr tensor, size_t element) const {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): an address of the GPU
    return reinterpret_cast<void *>(tensor + element * elementBytes);
  }

  Status addUpOnNode() {
    return ranks.issue(communicator, [&](const Nccl &nccl) {
      return nccl.together([&](auto &&add) {
        for (const Part &part : parts) {
          const size_t shared = part.share * size;
          if (part.share != 0)
            add(nccl.ncclReduceScatter(
                at(part.operand, 0), at(part.result, part.share * place),
                part.share, reduction.type, reduction.what, communicator,
                context->collective));
          if (part.rest != 0)
            add(nccl.ncclAllReduce(at(part.operand, shared),
                                   at(part.result, shared), part.rest,
                                   reduction.type, reduction.what, communicator,
                                   context->collective));
        }
      });
    });
  }

  Status giveToNode() {
    return ranks.issue(communicator, [&](const Nccl &nccl) {
      return nccl.together([&](auto &&add) {
        for (const Part &part : parts) {
          const size_t shared = part.share * size;
          if (part.share != 0)
            add(nccl.ncclAllGather(at(part.result, part.share * place),
                                   at(part.result, 0),
                                   part.share * elementBytes, ncclUint8,
                                   communicator, context->collective));
          if (part.rest != 0)
            add(nccl.ncclBroadcast(
                at(part.result, shared), at(part.result, shared),
                part.rest * elementBytes, ncclUint8, static_cast<int>(size) - 1,
                communicator, context->collective));
        }
      });
    });
  }

  Status copyDown() {
    for (const Part &part : parts)
      if (part.own != 0)
        TRC_RETURN_IF_FAILED(
            check(context->driver.cuMemcpyDtoHAsync_v2(
                      part.pinned, part.result + part.first * elementBytes,
                      part.own * elementBytes, context->collective),
                  "reading sums of the node"));
    return check(
        context->driver.cuEventRecord(down->get(), context->collective),
        "reading sums of the node");
  }

  /// On the queue's thread, or on the step's.
  Status exchange() override {
    Context::Scope current(*context);
    TRC_RETURN_IF_FAILED(context->waitFor(
        down->get(), "waiting for what other nodes are to have"));
    return collective->run(shares, sums);
  }

  Status end() override {
    for (const Part &part : parts)
      if (part.own != 0)
        TRC_RETURN_IF_FAILED(
            check(context->driver.cuMemcpyHtoDAsync_v2(
                      part.result + part.first * elementBytes, part.pinned,
                      part.own * elementBytes, context->collective),
                  "writing sums of all nodes"));
    TRC_RETURN_IF_FAILED(giveToNode());
    // What comes in main now finds the results.
    return behind(context->collective, *done, context->main);
  }

  std::shared_ptr<Context> context;
  NcclRanks &ranks;
  NcclReduction reduction;
  ncclComm_t communicator = nullptr; ///< of the node
  size_t place = 0, size = 0;        ///< on the node, and of it
  size_t elementBytes = 0;
  std::vector<Part> parts;
  std::unique_ptr<PinnedMemory> memory;
  std::unique_ptr<Collective> collective; ///< between nodes, of the shares
  std::vector<const std::byte *> shares;  ///< in pinned memory, as `sums`
  std::vector<std::byte *> sums;
  std::unique_ptr<Event> ready, down, done;
};

Status NodeExchange::open(Communicator &between, CollectiveRequest asked) {
  const std::vector<int> &node = ranks.onNode();
  size = node.size();
  while (node[place] != between.rank())
    ++place;
  elementBytes = asked.elementBytes;
  // A way of its own: all ranks are divided so.
  Result<ncclComm_t> found = ranks.group({-1}, node);
  if (found.failed())
    return found.takeStatus();
  communicator = *found;

  if (asked.parts.empty())
    asked.parts.push_back(asked.operandElements);
  constexpr size_t alignment = 64;
  size_t bytes = 0;
  std::vector<size_t> offsets;
  asked.operandElements = 0;
  for (size_t &elements : asked.parts) {
    Part part;
    part.share = elements / size;
    part.rest = elements % size;
    part.first = part.share * place;
    part.own = part.share + (place + 1 == size ? part.rest : 0);
    offsets.push_back(bytes);
    bytes += (part.own * elementBytes + alignment - 1) / alignment * alignment;
    parts.push_back(part);
    elements = part.own;
    asked.operandElements += part.own;
  }
  asked.resultElements = asked.operandElements;
  asked.group = ranks.acrossNodes();

  Result<std::unique_ptr<PinnedMemory>> pinned =
      PinnedMemory::allocate(context, std::max<size_t>(bytes, 1));
  if (pinned.failed())
    return pinned.takeStatus();
  memory = std::move(*pinned);
  for (size_t i = 0; i < parts.size(); ++i) {
    parts[i].pinned = memory->data() + offsets[i];
    shares.push_back(parts[i].pinned);
    sums.push_back(parts[i].pinned);
  }
  for (std::unique_ptr<Event> *event : {&ready, &down, &done}) {
    Result<std::unique_ptr<Event>> made = Event::create(context);
    if (made.failed())
      return made.takeStatus();
    *event = std::move(*made);
  }
  Result<std::unique_ptr<Collective>> made =
      prepareCollective(between, std::move(asked));
  if (made.failed())
    return made.takeStatus();
  collective = std::move(*made);
  return Status::success();
}

} // namespace

PreparedResult makeNodeExchange(const std::shared_ptr<Context> &context,
                                NcclRanks &ranks, std::string_view kernel,
                                const CallRequest &request) {
  Communicator &communicator = *request.communicator;
  Result<CollectiveRequest> asked =
      host::readCollective(nullptr, kernel, request, {});
  if (asked.failed())
    return asked.takeStatus();
  const std::optional<NcclReduction> reduction =
      asked->kind == CollectiveKind::AllReduce ? ncclReductionOf(request)
                                               : std::nullopt;
  if (!reduction ||
      asked->group.size() != static_cast<size_t>(communicator.size()))
    return std::unique_ptr<PreparedCall>();
  TRC_RETURN_IF_FAILED(
      checkCollective(communicator, *asked).at(std::string(kernel)));
  auto call = std::make_unique<NodeExchange>(
      context, ranks, communicator.queue(), *reduction, onlyBegins(kernel));
  TRC_RETURN_IF_FAILED(
      call->open(communicator, std::move(*asked)).at(std::string(kernel)));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda

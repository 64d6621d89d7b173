//===- NodeExchange.cpp - exchanges by NCCL and the host together ---------===//
//
// See NodeExchange.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/NodeExchange.h"
#include "device/host/CollectiveCall.h"

#include <algorithm>

namespace trc::runtime::cuda {

NodeExchange::NodeExchange(std::shared_ptr<Context> context, NcclRanks &ranks,
                           CollectiveQueue &queue, NcclReduction reduction,
                           bool onlyBegins)
    : QueuedCall(queue, onlyBegins), context(std::move(context)), ranks(ranks),
      reduction(reduction) {}

NodeExchange::~NodeExchange() {
  Context::Scope current(*context);
  (void)context->waitFor(context->collective, "leaving other ranks");
}

Status NodeExchange::open(Communicator &between, CollectiveRequest asked) {
  const std::vector<int> &node = ranks.onNode();
  size = node.size();
  nodes = ranks.acrossNodes().size();
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
  for (const size_t elements : asked.parts)
    parts.push_back({.elements = elements});
  divide(asked);
  asked.operandElements = asked.resultElements = 0;
  for (size_t i = 0; i < parts.size(); ++i) {
    asked.parts[i] = parts[i].sent;
    asked.operandElements += parts[i].sent;
    asked.resultElements += parts[i].received;
  }
  asked.group = ranks.acrossNodes();
  TRC_RETURN_IF_FAILED(allocate());
  Result<std::unique_ptr<Collective>> made =
      prepareCollective(between, std::move(asked));
  if (made.failed())
    return made.takeStatus();
  collective = std::move(*made);
  return Status::success();
}

Status NodeExchange::allocate() {
  constexpr size_t alignment = 64;
  const auto round = [&](size_t elements) {
    return (elements * elementBytes + alignment - 1) / alignment * alignment;
  };
  size_t bytes = 0;
  for (const Part &part : parts)
    bytes += round(part.sent) + (part.inPlace ? 0 : round(part.received));
  Result<std::unique_ptr<PinnedMemory>> pinned =
      PinnedMemory::allocate(context, std::max<size_t>(bytes, 1));
  if (pinned.failed())
    return pinned.takeStatus();
  memory = std::move(*pinned);
  std::byte *next = memory->data();
  for (Part &part : parts) {
    part.down = next;
    part.up = part.inPlace ? part.down : part.down + round(part.sent);
    next += round(part.sent) + (part.inPlace ? 0 : round(part.received));
    sent.push_back(part.down);
    received.push_back(part.up);
  }
  for (std::unique_ptr<Event> *event : {&ready, &down, &done}) {
    Result<std::unique_ptr<Event>> made = Event::create(context);
    if (made.failed())
      return made.takeStatus();
    *event = std::move(*made);
  }
  return Status::success();
}

Status NodeExchange::copyDown(const Part &part, size_t at, CUdeviceptr place,
                              size_t elements) {
  if (elements == 0)
    return Status::success();
  return context->checkWork(context->driver.cuMemcpyDtoHAsync_v2(
                                part.down + at * elementBytes, place,
                                elements * elementBytes, context->collective),
                            "reading what other nodes are to have");
}

Status NodeExchange::copyUp(const Part &part, size_t at, CUdeviceptr place,
                            size_t elements) {
  if (elements == 0)
    return Status::success();
  return context->checkWork(context->driver.cuMemcpyHtoDAsync_v2(
                                place, part.up + at * elementBytes,
                                elements * elementBytes, context->collective),
                            "writing what other nodes gave");
}

Status NodeExchange::start(void *const *places) {
  for (size_t i = 0; i < parts.size(); ++i) {
    parts[i].operand = asDevice(places[i]);
    parts[i].result = asDevice(places[parts.size() + i]);
  }
  TRC_RETURN_IF_FAILED(context->order(context->main, ready->get(),
                                      context->collective,
                                      "exchanging with other ranks"));
  TRC_RETURN_IF_FAILED(before());
  return context->checkWork(
      context->driver.cuEventRecord(down->get(), context->collective),
      "reading what other nodes are to have");
}

/// On the queue's thread, or on the step's.
Status NodeExchange::exchange() {
  Context::Scope current(*context);
  TRC_RETURN_IF_FAILED(context->waitFor(
      down->get(), "waiting for what other nodes are to have"));
  return collective->run(sent, received);
}

Status NodeExchange::end() {
  TRC_RETURN_IF_FAILED(after());
  // What comes in main now finds the results.
  return context->order(context->collective, done->get(), context->main,
                        "exchanging with other ranks");
}

namespace {

/// Whether rank r of the group is rank r of the program, and ranks fill up
/// nodes one after the other.
bool isInOrder(const NcclRanks &ranks, const std::vector<int> &group) {
  for (size_t i = 0; i < group.size(); ++i)
    if (group[i] != static_cast<int>(i))
      return false;
  return ranks.fillsNodes();
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
  std::optional<NcclReduction> reduction = NcclReduction();
  if (asked->combine)
    reduction = ncclReductionOf(request);
  if (!reduction ||
      asked->group.size() != static_cast<size_t>(communicator.size()))
    return std::unique_ptr<PreparedCall>();
  NodeExchangeFactory *make = nullptr;
  if (asked->kind == CollectiveKind::AllReduce)
    make = makeNodeSum;
  else if (!isInOrder(ranks, asked->group))
    return std::unique_ptr<PreparedCall>();
  else if (asked->kind == CollectiveKind::ReduceScatter)
    make = makeNodeScatter;
  else if (asked->kind == CollectiveKind::AllGather)
    make = makeNodeGather;
  else
    return std::unique_ptr<PreparedCall>();
  TRC_RETURN_IF_FAILED(
      checkCollective(communicator, *asked).at(std::string(kernel)));
  std::unique_ptr<NodeExchange> call = make(
      context, ranks, communicator.queue(), *reduction, onlyBegins(kernel));
  TRC_RETURN_IF_FAILED(
      call->open(communicator, std::move(*asked)).at(std::string(kernel)));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda

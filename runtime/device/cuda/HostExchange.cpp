//===- HostExchange.cpp - collectives of a GPU by the host ----------------===//
//
// See HostExchange.h. The copies of all calls go through one stream, in order:
// a call's next copy down comes behind its last copy up.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/HostExchange.h"
#include "device/QueuedCall.h"
#include "device/cuda/CudaMemory.h"
#include "device/host/CollectiveCall.h"

namespace trc::runtime::cuda {
namespace {

class HostExchange final : public QueuedCall {
public:
  /// A tensor on the GPU and its place in pinned memory.
  struct Part {
    size_t bytes = 0;
    size_t offset = 0; ///< in `memory`
    std::byte *pinned = nullptr;
    CUdeviceptr place = 0; ///< of the run
  };

  HostExchange(std::shared_ptr<Context> context, CollectiveQueue &queue,
               bool onlyBegins)
      : QueuedCall(queue, onlyBegins), context(std::move(context)) {}
  ~HostExchange() override {
    Context::Scope current(*context);
    context->driver.cuStreamSynchronize(context->exchange);
  }

  Status open(Communicator &communicator, CollectiveRequest asked,
              const CallRequest &request);

  const char *note() const override { return "the host"; }

private:
  Status start(void *const *places) override {
    for (std::vector<Part> *parts : {&operands, &results})
      for (Part &part : *parts)
        part.place = asDevice(*places++);
    return copyDown();
  }

  Status check(CUresult result, const char *what) const {
    return context->checkWork(result, what);
  }

  Status copyDown() {
    const Driver &driver = context->driver;
    TRC_RETURN_IF_FAILED(context->order(context->main, ready->get(),
                                        context->exchange,
                                        "handing operands to other ranks"));
    for (const Part &part : operands)
      if (part.bytes != 0)
        TRC_RETURN_IF_FAILED(
            check(driver.cuMemcpyDtoHAsync_v2(part.pinned, part.place,
                                              part.bytes, context->exchange),
                  "reading operands"));
    return check(driver.cuEventRecord(down->get(), context->exchange),
                 "reading operands");
  }

  /// On the queue's thread, or on the step's.
  Status exchange() override {
    Context::Scope current(*context);
    const Driver &driver = context->driver;
    TRC_RETURN_IF_FAILED(context->waitFor(
        down->get(), "waiting for what other ranks are to have"));
    TRC_RETURN_IF_FAILED(collective->run(sources, sums));
    for (const Part &part : results)
      if (part.bytes != 0)
        TRC_RETURN_IF_FAILED(
            check(driver.cuMemcpyHtoDAsync_v2(part.place, part.pinned,
                                              part.bytes, context->exchange),
                  "writing results"));
    return check(driver.cuEventRecord(up->get(), context->exchange),
                 "writing results");
  }

  /// What comes in main now finds the results.
  Status end() override {
    return check(context->driver.cuStreamWaitEvent(context->main, up->get(), 0),
                 "taking results of other ranks");
  }

  std::shared_ptr<Context> context;
  std::unique_ptr<Collective> collective;
  std::unique_ptr<PinnedMemory> memory;
  std::unique_ptr<Event> ready, down, up;
  std::vector<Part> operands, results;
  std::vector<const std::byte *> sources; ///< in pinned memory, as `sums`
  std::vector<std::byte *> sums;
};

Status HostExchange::open(Communicator &communicator, CollectiveRequest asked,
                          const CallRequest &request) {
  const size_t count = request.operands.size() / 2;
  // What is added up in place is so here.
  const bool inPlace = asked.kind == CollectiveKind::AllReduce;
  size_t bytes = 0;
  const auto add = [&](std::vector<Part> &parts, const OperandType &operand) {
    constexpr size_t alignment = 64;
    Part part;
    part.bytes = TensorType{operand.element, operand.shape}.bytes();
    part.offset = bytes;
    bytes += (part.bytes + alignment - 1) / alignment * alignment;
    parts.push_back(part);
  };
  for (const OperandType &operand : request.operands.first(count))
    add(operands, operand);
  if (inPlace)
    results = operands;
  else
    for (const OperandType &result : request.operands.subspan(count))
      add(results, result);

  Result<std::unique_ptr<PinnedMemory>> pinned =
      PinnedMemory::allocate(context, std::max<size_t>(bytes, 1));
  if (pinned.failed())
    return pinned.takeStatus();
  memory = std::move(*pinned);
  for (std::vector<Part> *parts : {&operands, &results})
    for (Part &part : *parts)
      part.pinned = memory->data() + part.offset;
  for (const Part &part : operands)
    sources.push_back(part.pinned);
  for (const Part &part : results)
    sums.push_back(part.pinned);

  for (std::unique_ptr<Event> *event : {&ready, &down, &up}) {
    Result<std::unique_ptr<Event>> made = Event::create(context);
    if (made.failed())
      return made.takeStatus();
    *event = std::move(*made);
  }
  Result<std::unique_ptr<Collective>> made =
      prepareCollective(communicator, std::move(asked));
  if (made.failed())
    return made.takeStatus();
  collective = std::move(*made);
  return Status::success();
}

/// A constant of the rank.
class RankNumber final : public PreparedCall {
public:
  RankNumber(std::shared_ptr<Context> context, int rank)
      : context(std::move(context)), rank(static_cast<unsigned>(rank)) {}
  Status run(void *const *operands) override {
    return context->checkWork(
        context->driver.cuMemsetD32Async(
            asDevice(operands[host::collective_at::onlyResult]), rank, 1,
            context->current),
        "writing the number of the rank");
  }

private:
  std::shared_ptr<Context> context;
  unsigned rank;
};

} // namespace

PreparedResult makeHostExchange(const std::shared_ptr<Context> &context,
                                std::string_view kernel,
                                const CallRequest &request) {
  Communicator &communicator = *request.communicator;
  if (kernel == "stablehlo.partition_id") {
    if (request.operands.size() != 1 ||
        request.operands[host::collective_at::onlyResult].element !=
            ElementType::UI32 ||
        !request.operands[host::collective_at::onlyResult].shape.empty())
      return failure(StatusCode::BadProgram, kernel, ": expected one ui32");
    return std::unique_ptr<PreparedCall>(
        std::make_unique<RankNumber>(context, communicator.rank()));
  }
  Result<CollectiveRequest> asked =
      host::readCollective(nullptr, kernel, request, {});
  if (asked.failed())
    return asked.takeStatus();
  auto call = std::make_unique<HostExchange>(context, communicator.queue(),
                                             onlyBegins(kernel));
  TRC_RETURN_IF_FAILED(call->open(communicator, std::move(*asked), request)
                           .at(std::string(kernel)));
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace trc::runtime::cuda

//===- HostState.cpp - state in the host's memory -------------------------===//
//
// See HostState.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/HostState.h"

#include <cstring>
#include <optional>
#include <utility>

namespace trc::runtime::cuda {

Result<std::unique_ptr<Memory>>
HostBlock::allocate(const std::shared_ptr<Context> &context, size_t bytes) {
  std::unique_ptr<HostBlock> block(new HostBlock(context));
  // The driver gives no block of nothing.
  const size_t given = bytes == 0 ? 1 : bytes;
  Result<std::unique_ptr<PinnedMemory>> pinned =
      PinnedMemory::allocate(context, given);
  if (pinned.failed())
    return pinned.takeStatus();
  block->pinned = std::move(*pinned);
  block->start = block->pinned->data();
  block->count = bytes;
  std::memset(block->start, 0, given);
  context->addHostBlock(block->start, given);
  return std::unique_ptr<Memory>(std::move(block));
}

HostBlock::~HostBlock() {
  if (!pinned)
    return;
  context->removeHostBlock(start);
  Context::Scope scope(*context);
  // What is enqueued may use it still.
  if (!context->endsIn({context->main, context->collective},
                       "freeing memory of the host"))
    pinned->abandon();
}

namespace {

class Transfer final : public PreparedCall {
public:
  Transfer(std::shared_ptr<Context> context, std::vector<size_t> bytes,
           bool isFetch)
      : context(std::move(context)), bytes(std::move(bytes)), isFetch(isFetch) {
  }

  Status open() {
    for (std::unique_ptr<Event> *event : {&ready, &done}) {
      Result<std::unique_ptr<Event>> made = Event::create(context);
      if (made.failed())
        return made.takeStatus();
      *event = std::move(*made);
    }
    return Status::success();
  }

  Status run(void *const *operands) override {
    const Driver &driver = context->driver;
    const CUstream stream = context->collective;
    TRC_RETURN_IF_FAILED(
        check(driver.cuEventRecord(ready->get(), context->current)));
    TRC_RETURN_IF_FAILED(
        check(driver.cuStreamWaitEvent(stream, ready->get(), 0)));
    for (size_t i = 0; i < bytes.size(); ++i) {
      if (bytes[i] == 0)
        continue;
      void *from = operands[i], *to = operands[bytes.size() + i];
      TRC_RETURN_IF_FAILED(
          check(isFetch ? driver.cuMemcpyHtoDAsync_v2(asDevice(to), from,
                                                      bytes[i], stream)
                        : driver.cuMemcpyDtoHAsync_v2(to, asDevice(from),
                                                      bytes[i], stream)));
    }
    TRC_RETURN_IF_FAILED(check(driver.cuEventRecord(done->get(), stream)));
    context->isCollectiveOpen = true;
    begunIn = context->recordings;
    return Status::success();
  }

  Status finish() override {
    const std::optional<uint64_t> begun = std::exchange(begunIn, {});
    // The end of a recording has joined all that was begun in it.
    if (begun != context->recordings)
      return Status::success();
    return check(
        context->driver.cuStreamWaitEvent(context->current, done->get(), 0));
  }

private:
  Status check(CUresult result) const {
    return context->checkWork(result, isFetch ? "copying from the host's memory"
                                              : "copying to the host's memory");
  }

  std::shared_ptr<Context> context;
  std::vector<size_t> bytes;
  bool isFetch;
  std::unique_ptr<Event> ready, done;
  /// Which recording it was begun in, and not joined yet.
  std::optional<uint64_t> begunIn;
};

/// n operands, n results of the same types.
PreparedResult makeTransfer(const std::shared_ptr<Context> &context,
                            const CallRequest &request, bool isFetch) {
  Result<std::vector<size_t>> bytes = bytesOfCopies(request);
  if (bytes.failed())
    return bytes.takeStatus();
  auto call = std::make_unique<Transfer>(context, std::move(*bytes), isFetch);
  TRC_RETURN_IF_FAILED(call->open());
  return std::unique_ptr<PreparedCall>(std::move(call));
}

} // namespace

PreparedResult makeFetch(const std::shared_ptr<Context> &context,
                         std::span<const CudaKernels::Kernel>,
                         const CallRequest &request) {
  return makeTransfer(context, request, /*isFetch=*/true);
}

PreparedResult makeStore(const std::shared_ptr<Context> &context,
                         std::span<const CudaKernels::Kernel>,
                         const CallRequest &request) {
  return makeTransfer(context, request, /*isFetch=*/false);
}

} // namespace trc::runtime::cuda

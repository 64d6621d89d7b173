//===- Progress.cpp - how far a GPU is with its exchanges -----------------===//
//
// See Progress.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Progress.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace trc::runtime::cuda {

Result<std::unique_ptr<Progress>>
Progress::create(const std::shared_ptr<Context> &context) {
  std::unique_ptr<Progress> made(new Progress(context));
  Result<std::unique_ptr<Memory>> numbers =
      CudaMemory::allocate(context, count * sizeof(uint32_t));
  if (numbers.failed())
    return numbers.takeStatus();
  made->numbers = std::move(*numbers);
  Result<std::unique_ptr<PinnedMemory>> words =
      PinnedMemory::allocate(context, 2 * sizeof(uint32_t));
  if (words.failed())
    return words.takeStatus();
  made->words = std::move(*words);
  std::memset(made->words->data(), 0, 2 * sizeof(uint32_t));

  std::vector<uint32_t> all(count);
  std::iota(all.begin(), all.end(), 0);
  const char *const what = "numbers of exchanges";
  Context::Scope current(*context);
  TRC_RETURN_IF_FAILED(context->checkWork(
      context->driver.cuMemcpyHtoDAsync_v2(asDevice(made->numbers->data()),
                                           all.data(), count * sizeof(uint32_t),
                                           context->main),
      what));
  TRC_RETURN_IF_FAILED(context->waitFor(context->main, what));
  return made;
}

Status Progress::copy(uint32_t number, Word to, CUstream stream) {
  return context->checkWork(
      context->driver.cuMemcpyDtoHAsync_v2(
          words->data() + to * sizeof(uint32_t),
          asDevice(numbers->data() + number * sizeof(uint32_t)),
          sizeof(uint32_t), stream),
      "saying how far the GPU is");
}

Status Progress::beginExchange(CUstream stream) {
  exchanges = std::min(exchanges + 1, count - 1);
  return copy(exchanges, Exchange, stream);
}

Status Progress::endRun() {
  exchanges = 0;
  const uint64_t ended = ++runs;
  TRC_RETURN_IF_FAILED(copy(0, Exchange, context->main));
  return copy(static_cast<uint32_t>(ended % count), Runs, context->main);
}

uint32_t Progress::read(Word from) const {
  // The GPU writes it.
  return reinterpret_cast<const std::atomic<uint32_t> *>(words->data())[from]
      .load(std::memory_order_relaxed);
}

DevicePlace Progress::place() const {
  const uint64_t enqueued = runs;
  const uint64_t inFlight = (enqueued - read(Runs)) % count;
  return {enqueued - std::min(enqueued, inFlight), read(Exchange)};
}

} // namespace trc::runtime::cuda

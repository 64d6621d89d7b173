//===- CoreDistance.cpp - how far apart the workers' cores are ------------===//

#include "device/host/CoreDistance.h"

#include <algorithm>

namespace trc::runtime::host {

void RoundTrip::doItems(void *context, unsigned /*worker*/, int64_t begin,
                        int64_t end) {
  auto &trip = *static_cast<RoundTrip *>(context);
  for (int64_t item = begin; item < end; ++item)
    item == 0 ? trip.send() : trip.answer();
}

std::optional<std::chrono::nanoseconds> RoundTrip::shortest() const {
  if (least == Clock::duration::max())
    return std::nullopt;
  return least;
}

bool RoundTrip::await(uint32_t number) {
  for (uint32_t looks = 1; ball.load(std::memory_order_acquire) != number;
       ++looks)
    if (looks % 64 == 0 && Clock::now() >= end)
      return false;
  return true;
}

void RoundTrip::send() {
  for (uint32_t trip = 0; trip < trips; ++trip) {
    const Clock::time_point sent = Clock::now();
    ball.store(2 * trip + 1, std::memory_order_release);
    if (!await(2 * trip + 2))
      return;
    least = std::min(least, Clock::now() - sent);
  }
}

void RoundTrip::answer() {
  for (uint32_t trip = 0; trip < trips; ++trip) {
    if (!await(2 * trip + 1))
      return;
    ball.store(2 * trip + 2, std::memory_order_release);
  }
}

} // namespace trc::runtime::host

//===- Rendezvous.cpp - where simulated ranks meet ------------------------===//
//
// One mutex for all meetings: simulated ranks need no speed.
//
//===----------------------------------------------------------------------===//

#include "Rendezvous.h"

#include <algorithm>

namespace trc::reference {

std::shared_ptr<const Rendezvous::Exchange>
Rendezvous::meet(const void *site, const Sizes &group, int64_t rank,
                 Tensors tensors, Sizes &missing) {
  std::unique_lock<std::mutex> lock(mutex);
  Key key(site, group);
  std::shared_ptr<Meeting> &slot = meetings[key];
  if (!slot) {
    slot = std::make_shared<Meeting>();
    slot->exchange = std::make_shared<Exchange>(group.size());
    slot->arrived.resize(group.size());
  }
  std::shared_ptr<Meeting> meeting = slot;
  size_t place = std::find(group.begin(), group.end(), rank) - group.begin();
  (*meeting->exchange)[place] = std::move(tensors);
  meeting->arrived[place] = true;
  if (++meeting->count == static_cast<int64_t>(group.size())) {
    // The others run on; the next meeting at this site is a new one.
    running += meeting->count - 1;
    meeting->complete = true;
    meetings.erase(key);
    changed.notify_all();
    return meeting->exchange;
  }
  --running;
  releaseIfStuck();
  changed.wait(lock,
               [&] { return meeting->complete || stuck || someoneFailed; });
  if (meeting->complete)
    return meeting->exchange;
  if (stuck)
    for (size_t i = 0; i < group.size(); ++i)
      if (!meeting->arrived[i])
        missing.push_back(group[i]);
  return nullptr;
}

void Rendezvous::leave(bool failed) {
  std::lock_guard<std::mutex> lock(mutex);
  someoneFailed |= failed;
  --running;
  releaseIfStuck();
  changed.notify_all();
}

void Rendezvous::releaseIfStuck() {
  if (running > 0 || meetings.empty() || someoneFailed)
    return;
  stuck = true;
  changed.notify_all();
}

} // namespace trc::reference

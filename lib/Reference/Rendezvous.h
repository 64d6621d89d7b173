//===- Rendezvous.h - where simulated ranks meet ----------------*- C++ -*-===//
//
// Ranks are threads. At a collective each brings its tensors to the meeting of
// its group at that operation, and waits until the group is complete; then all
// of them see what everyone brought.
//
// Ranks that disagree (one skips a collective, or goes to another) would wait
// for ever. So the meetings count: when every rank waits or has ended, nobody
// can complete a meeting any more, and all of them fail, with the names of
// those that are missing.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_REFERENCE_RENDEZVOUS_H
#define TRC_LIB_REFERENCE_RENDEZVOUS_H

#include "trc/Reference/Reduction.h"

#include <condition_variable>
#include <map>
#include <mutex>

namespace trc::reference {

class Rendezvous {
public:
  explicit Rendezvous(int64_t ranks) : running(ranks) {}

  /// What one meeting exchanged, by position in the group.
  using Exchange = std::vector<Tensors>;

  /// Brings `tensors` to the meeting at `site` of `group`, to which `rank`
  /// belongs. Null where the group cannot become complete; `missing` then says
  /// which ranks did not come, or is empty where another rank had failed.
  std::shared_ptr<const Exchange> meet(const void *site, const Sizes &group,
                                       int64_t rank, Tensors tensors,
                                       Sizes &missing);

  /// The rank takes part in no meeting any more. With `failed`, all that wait
  /// are released.
  void leave(bool failed);

private:
  struct Meeting {
    std::shared_ptr<Exchange> exchange;
    std::vector<bool> arrived;
    int64_t count = 0;
    bool complete = false;
  };
  using Key = std::pair<const void *, Sizes>;

  void releaseIfStuck();

  std::mutex mutex;
  std::condition_variable changed;
  std::map<Key, std::shared_ptr<Meeting>> meetings;
  /// Ranks that neither wait nor have ended.
  int64_t running;
  bool stuck = false;
  bool someoneFailed = false;
};

} // namespace trc::reference

#endif // TRC_LIB_REFERENCE_RENDEZVOUS_H

//===- LiveAtPeak.cpp - what an entry's arena is needed for ---------------===//
//
// For the text of a failure only: a plan has too few slots for this to take
// long, but it is nothing that a step does.
//
//===----------------------------------------------------------------------===//

#include "program/Program.h"

#include <algorithm>
#include <map>

namespace trc::runtime {

std::string liveAtPeakText(const Program &program,
                           const artifact::Entry &entry) {
  constexpr size_t shown = 4;
  const auto inArena = [](const artifact::Slot &slot) {
    return slot.kind() == artifact::SlotKind::arena && slot.size() != 0 &&
           slot.first_command() >= 0;
  };
  // Bytes that begin and end at each command; the peak is at one that begins.
  std::map<int32_t, int64_t> changes;
  for (uint32_t i = 0; i < countOf(entry.slots()); ++i)
    if (const artifact::Slot &slot = *entry.slots()->Get(i); inArena(slot)) {
      changes[slot.first_command()] += static_cast<int64_t>(slot.size());
      changes[slot.last_command() + 1] -= static_cast<int64_t>(slot.size());
    }
  int64_t bytes = 0, most = 0;
  int32_t peak = -1;
  for (auto [command, change] : changes)
    if ((bytes += change) > most) {
      most = bytes;
      peak = command;
    }
  std::vector<const artifact::Slot *> live;
  for (uint32_t i = 0; i < countOf(entry.slots()); ++i)
    if (const artifact::Slot &slot = *entry.slots()->Get(i);
        inArena(slot) && slot.first_command() <= peak &&
        peak <= slot.last_command())
      live.push_back(&slot);
  if (live.empty())
    return {};
  std::ranges::sort(live, {}, [](const artifact::Slot *slot) {
    return std::pair(~slot->size(), slot->first_command());
  });
  std::string result =
      text("at the peak of entry '", viewOf(entry.name()), "' there are ",
           live.size(), live.size() == 1 ? " value: " : " values: ");
  for (size_t i = 0; i < live.size() && i < shown; ++i) {
    const std::string place = locationText(program.root(), live[i]->origin());
    result += text(i == 0 ? "" : "; ", live[i]->size(), " bytes",
                   place.empty() ? "" : " of ", place);
  }
  return live.size() > shown ? result + "; .." : result;
}

} // namespace trc::runtime

//===- CompareState.cpp - whether ranks hold the same state ---------------===//

#include "ranks/CompareState.h"

#include "loop/Checkpoint.h"

#include <algorithm>

namespace trc::train {

/// The checksum of tensor `index`, as a rank said it.
static std::string_view part(const std::string &said, size_t index) {
  return std::string_view(said).substr(index * sizeof(uint64_t),
                                       sizeof(uint64_t));
}

Status compareChecksums(const std::vector<std::string> &gathered,
                        const std::vector<std::string> &names) {
  for (size_t i = 0; i < names.size(); ++i) {
    const auto sharers = [&](const std::string &said) {
      return std::ranges::count_if(gathered, [&](const std::string &other) {
        return part(other, i) == part(said, i);
      });
    };
    // What most have is right; of two that differ, what rank 0 has.
    const auto right = std::ranges::max_element(gathered, {}, sharers);
    for (size_t rank = 0; rank < gathered.size(); ++rank)
      if (part(gathered[rank], i) != part(*right, i))
        return failed("rank ", rank, " holds other bits of '", names[i],
                      "' than rank ", right - gathered.begin());
  }
  return Status::success();
}

Status compareState(Ranks &ranks, const TrainingSession &session) {
  if (ranks.isOnly())
    return Status::success();
  std::vector<std::string> names;
  std::string mine, bytes;
  for (const StateTensor &tensor : session.state()) {
    if (tensor.isDealtOut)
      continue; // each has another part
    bytes.resize(tensor.bytes);
    TRC_RETURN_IF_FAILED(session.readState(tensor, bytes.data()));
    const uint64_t sum = checksum(bytes);
    mine.append(reinterpret_cast<const char *>(&sum), sizeof sum);
    names.push_back(tensor.name);
  }
  Result<std::vector<std::string>> all = ranks.gather(mine);
  if (all.failed())
    return all.takeStatus();
  return compareChecksums(*all, names);
}

} // namespace trc::train

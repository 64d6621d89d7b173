//===- FiniteCheck.cpp - who makes the first NaN or infinity --------------===//
//
// See FiniteCheck.h.
//
//===----------------------------------------------------------------------===//

#include "program/FiniteCheck.h"

#include <algorithm>

namespace trc::runtime {

Result<NonFinite> FiniteCheck::find(const Tensor &tensor, Holds &holds) {
  Result<NonFinite> found = findNonFiniteOn(device, tensor, looked);
  holds = found.failed() || found->index < 0 ? Holds::Finite
          : found->nan                       ? Holds::NaN
                                             : Holds::Infinity;
  return found;
}

/// Forgets what the range's bytes held.
void FiniteCheck::note(const Tensor &tensor, Holds holds) {
  const auto begin = reinterpret_cast<uintptr_t>(tensor.data);
  const uintptr_t end = begin + tensor.type.bytes();
  auto at = known.lower_bound(begin);
  if (at != known.begin())
    if (auto before = std::prev(at); before->second.end > begin)
      at = before;
  while (at != known.end() && at->first < end)
    at = known.erase(at);
  known[begin] = {end, holds};
}

Status FiniteCheck::read(const Tensor &operand) {
  if (!isFloat(operand.type.element))
    return Status::success();
  const auto begin = reinterpret_cast<uintptr_t>(operand.data);
  const auto at = known.find(begin);
  if (at != known.end() && at->second.end == begin + operand.type.bytes()) {
    reads = std::max(reads, at->second.holds);
    return Status::success();
  }
  Holds holds = Holds::Finite;
  if (Result<NonFinite> found = find(operand, holds); found.failed())
    return found.takeStatus();
  note(operand, holds);
  reads = std::max(reads, holds);
  return Status::success();
}

Status FiniteCheck::wrote(const Tensor &written, unsigned result) {
  Holds holds = Holds::Finite;
  Result<NonFinite> found = find(written, holds);
  if (found.failed())
    return found.takeStatus();
  if (holds > reads)
    return failure(StatusCode::NonFinite, "made ",
                   holds == Holds::NaN ? "a NaN" : "an infinity",
                   " at element ", found->index, " of result ", result, " (",
                   written.type.str(), ")");
  note(written, holds);
  return Status::success();
}

} // namespace trc::runtime

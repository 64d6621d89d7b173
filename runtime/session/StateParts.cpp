//===- StateParts.cpp - state that is dealt out over ranks ----------------===//
//
// Of a tensor of n elements each rank has a run of as many, the last ones fewer
// and then zeros (schema: StateTensor.whole). Here the runs come together at
// rank 0, one tensor and some bytes of each rank at a time, or are cut out of
// the whole.
//
//===----------------------------------------------------------------------===//

#include "session/Session.h"

#include <algorithm>

namespace trc::runtime {
namespace {

/// What ranks have of a tensor, in bytes.
struct Shares {
  size_t whole, part;

  Shares(const TensorType &whole, const TensorType &part)
      : whole(whole.bytes()), part(part.bytes()) {}
  size_t begin(int rank) const {
    return std::min(static_cast<size_t>(rank) * part, whole);
  }
  size_t size(int rank) const { return begin(rank + 1) - begin(rank); }
};

/// Bytes of a rank that travel at a time.
constexpr size_t pieceBytes = size_t{4} << 20;

/// Not those of a program's collectives, whose last two bits are less.
uint64_t tagOf(size_t index) { return static_cast<uint64_t>(index) << 2 | 3; }

} // namespace

/// Null: each rank has all of it, or there is no such tensor.
const TensorType *Session::wholeType(size_t index) const {
  return index < stateMemory.size()
             ? wholeOf(*source, *source->root().state()->Get(
                                    static_cast<uint32_t>(index)))
             : nullptr;
}

Status Session::checkWhole(size_t index, size_t bytes) const {
  const TensorType &whole = *wholeType(index);
  return bytes == whole.bytes()
             ? Status::success()
             : failure(StatusCode::InvalidArgument, "state ", index,
                       ", on all ranks of type ", whole.str(), ": expected ",
                       whole.bytes(), " bytes, got ", bytes);
}

Status Session::writeWholeState(size_t index, const void *data, size_t bytes) {
  const TensorType *whole = wholeType(index);
  if (!whole)
    return writeState(index, data, bytes);
  TRC_RETURN_IF_FAILED(checkWhole(index, bytes));
  const Shares shares(*whole, stateType(index));
  const int rank = chosen.communicator->rank();
  const auto *own = static_cast<const std::byte *>(data) + shares.begin(rank);
  if (shares.size(rank) == shares.part)
    return writeState(index, own, shares.part);
  std::vector<std::byte> filled(shares.part);
  std::copy_n(own, shares.size(rank), filled.begin());
  return writeState(index, filled.data(), filled.size());
}

Status Session::gatherState(size_t index, void *data, size_t bytes) {
  const int rank = chosen.communicator ? chosen.communicator->rank() : 0;
  const TensorType *whole = wholeType(index);
  if (!whole)
    return rank == 0 ? readState(index, data, bytes) : Status::success();
  if (rank == 0)
    TRC_RETURN_IF_FAILED(checkWhole(index, bytes));
  const TensorType &part = stateType(index);
  Result<std::byte *> memory = state(index, part.bytes());
  if (memory.failed())
    return memory.takeStatus();

  const Shares shares(*whole, part);
  Communicator &communicator = *chosen.communicator;
  // Whoever is still busy, with a file say, is waited for as long as it lives.
  Result<std::vector<std::string>> here = communicator.gather("");
  if (here.failed())
    return here.takeStatus();
  Result<std::unique_ptr<Round>> round = communicator.prepare(tagOf(index));
  if (round.failed())
    return round.takeStatus();
  auto *to = static_cast<std::byte *>(data);
  if (rank == 0)
    TRC_RETURN_IF_FAILED(target->read(to, *memory, shares.size(0), nullptr));
  std::vector<std::byte> staging(
      rank == 0 ? 0 : std::min(pieceBytes, shares.size(rank)));
  for (size_t done = 0; done < shares.part; done += pieceBytes) {
    const auto left = [&](int of) {
      return std::min(pieceBytes, std::max(shares.size(of), done) - done);
    };
    std::vector<Piece> sends, receives;
    if (rank != 0 && left(rank) != 0) {
      TRC_RETURN_IF_FAILED(
          target->read(staging.data(), *memory + done, left(rank), nullptr));
      sends.push_back({0, staging.data(), left(rank)});
    }
    for (int other = 1; rank == 0 && other < communicator.size(); ++other)
      if (left(other) != 0)
        receives.push_back(
            {other, to + shares.begin(other) + done, left(other)});
    Status started = (*round)->start(sends, receives);
    Status finished = (*round)->finish();
    TRC_RETURN_IF_FAILED(std::move(started));
    TRC_RETURN_IF_FAILED(std::move(finished));
  }
  return Status::success();
}

} // namespace trc::runtime

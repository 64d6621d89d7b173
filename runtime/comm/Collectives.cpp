//===- Collectives.cpp - sharded sums, and bytes that only move -----------===//
//
// See Collectives.h. Whatever is allocated is allocated when a collective is
// prepared, but for what a transport notes of an address that it has not seen.
//
//===----------------------------------------------------------------------===//

#include "comm/Collectives.h"

#include <algorithm>
#include <cstring>
#include <numeric>

namespace trc::runtime {

Collective::~Collective() = default;

namespace {

/// What all kinds start from.
class Exchange : public Collective {
public:
  Exchange(Communicator &communicator, CollectiveRequest request)
      : asked(std::move(request)), members(asked.group.size()) {
    const auto own =
        std::find(asked.group.begin(), asked.group.end(), communicator.rank());
    place = static_cast<size_t>(own - asked.group.begin());
    sends.reserve(members + 1);
    receives.reserve(members + 1);
  }

protected:
  static std::byte *writable(const std::byte *data) {
    return const_cast<std::byte *>(data); // of a piece that is only sent
  }
  void clear() {
    sends.clear();
    receives.clear();
  }
  void send(size_t member, const std::byte *data, size_t bytes) {
    if (member != place && bytes != 0)
      sends.push_back({asked.group[member], writable(data), bytes});
  }
  void receive(size_t member, std::byte *data, size_t bytes) {
    if (member != place && bytes != 0)
      receives.push_back({asked.group[member], data, bytes});
  }
  static void copy(std::byte *to, const std::byte *from, size_t bytes) {
    if (bytes != 0 && to != from)
      std::memcpy(to, from, bytes);
  }

  CollectiveRequest asked;
  size_t members, place = 0;
  std::vector<Piece> sends, receives;
};

/// Bytes that only move: one round.
class Movement final : public Exchange {
public:
  Movement(Communicator &communicator, CollectiveRequest request,
           std::unique_ptr<Round> round)
      : Exchange(communicator, std::move(request)), round(std::move(round)),
        rank(communicator.rank()) {
    if (asked.parts.empty())
      asked.parts.push_back(asked.operandElements);
    sends.reserve(members * asked.parts.size() + 1);
    receives.reserve(members * asked.parts.size() + 1);
  }

  Status run(std::span<const std::byte *const> operands,
             std::span<std::byte *const> results) override {
    const std::byte *operand = operands.front();
    std::byte *result = results.front();
    const size_t bytes = asked.operandElements * asked.elementBytes;
    clear();
    switch (asked.kind) {
    case CollectiveKind::AllGather:
      for (size_t part = 0; part < asked.parts.size(); ++part) {
        const size_t each = asked.parts[part] * asked.elementBytes;
        for (size_t member = 0; member < members; ++member) {
          send(member, operands[part], each);
          receive(member, results[part] + member * each, each);
        }
        copy(results[part] + place * each, operands[part], each);
      }
      break;
    case CollectiveKind::AllToAll: {
      const size_t part = bytes / members;
      for (size_t member = 0; member < members; ++member) {
        send(member, operand + member * part, part);
        receive(member, result + member * part, part);
      }
      copy(result + place * part, operand + place * part, part);
      break;
    }
    case CollectiveKind::Broadcast:
      if (members == 0)
        std::memset(result, 0, bytes);
      else if (place != 0)
        receive(0, result, bytes);
      else
        for (size_t member = 1; member < members; ++member)
          send(member, operand, bytes);
      if (members != 0 && place == 0)
        copy(result, operand, bytes);
      break;
    default: // Permute
      if (asked.sendsTo >= 0 && asked.sendsTo != rank && bytes != 0)
        sends.push_back({asked.sendsTo, writable(operand), bytes});
      if (asked.receivesFrom < 0)
        std::memset(result, 0, bytes);
      else if (asked.receivesFrom == rank)
        copy(result, operand, bytes);
      else if (bytes != 0)
        receives.push_back({asked.receivesFrom, result, bytes});
      break;
    }
    Status started = round->start(sends, receives);
    Status finished = round->finish();
    return started.failed() ? std::move(started) : std::move(finished);
  }

private:
  std::unique_ptr<Round> round;
  int rank;
};

/// Sums by shares. Of a reduce-scatter the shares are cut out of the members'
/// parts, which are counted as the results are, and there is no second round.
class ShardedReduction final : public Exchange {
public:
  /// A segment in flight.
  struct Lane {
    std::unique_ptr<Round> scatter, gather;
  };

  ShardedReduction(Communicator &communicator, CollectiveRequest request)
      : Exchange(communicator, std::move(request)), rows(members),
        isScatter(asked.kind == CollectiveKind::ReduceScatter),
        shareElements(
            std::max<size_t>(1, asked.segmentBytes / asked.elementBytes)) {
    // A part of a reduce-scatter, or the whole of an all-reduce cut in shares.
    const size_t whole = isScatter
                             ? asked.resultElements
                             : (asked.operandElements + members - 1) / members;
    shareElements = std::min(shareElements, std::max<size_t>(1, whole));
    segments = (whole + shareElements - 1) / shareElements;
    std::vector<size_t> parts = asked.parts;
    if (parts.empty())
      parts.push_back(asked.operandElements);
    begins.push_back(0);
    for (const size_t elements : parts)
      begins.push_back(begins.back() +
                       (isScatter ? elements / members : elements));
    // A share may reach over all parts.
    sends.reserve(members * (parts.size() + 1));
    receives.reserve(members * (parts.size() + 1));
    lanes.resize(std::clamp<size_t>(segments, 1, asked.segmentsUnderWay));
    staging = communicator.staging(lanes.size() * (members - 1) *
                                   shareElements * asked.elementBytes);
  }

  /// The ways of all lanes; segments go in order, so that they may have the
  /// same tags.
  Status prepare(Communicator &communicator) {
    for (Lane &lane : lanes)
      for (auto [round, part] :
           {std::pair(&lane.scatter, 0), std::pair(&lane.gather, 1)}) {
        Result<std::unique_ptr<Round>> made =
            communicator.prepare(asked.tag << 2 | static_cast<uint64_t>(part));
        if (made.failed())
          return made.takeStatus();
        *round = std::move(*made);
      }
    return Status::success();
  }

  /// In flight at a time: the shares of the segments that follow and the sums
  /// of those before, while one is added up.
  Status run(std::span<const std::byte *const> givenOperands,
             std::span<std::byte *const> givenResults) override {
    operands = givenOperands;
    results = givenResults;
    Status status;
    size_t scattered = 0, added = 0, given = 0, gathered = 0;
    while (added < segments && status.ok()) {
      while (scattered < segments && scattered < added + lanes.size() &&
             status.ok())
        status = startScatter(scattered++);
      if (status.ok())
        status = lane(added).scatter->finish();
      if (status.failed())
        break;
      add(added++);
      if (isScatter)
        continue;
      // The lane's sums before these have come.
      if (given == gathered + lanes.size())
        status = lane(gathered++).gather->finish();
      if (status.ok())
        status = startGather(given++);
    }
    // Every start has its finish, also after a failure.
    for (; added < scattered; ++added)
      (void)lane(added).scatter->finish();
    for (; gathered < given; ++gathered)
      if (Status last = lane(gathered).gather->finish(); status.ok())
        status = std::move(last);
    return status;
  }

private:
  struct Range {
    size_t first, count; ///< elements
  };

  Lane &lane(size_t segment) { return lanes[segment % lanes.size()]; }

  /// What of segment `s` is the share of `member`, in the operands, or of a
  /// scatter in its results.
  Range share(size_t s, size_t member) const {
    if (isScatter) {
      const size_t begin = s * shareElements;
      return {begin, std::min(shareElements, asked.resultElements - begin)};
    }
    const size_t begin =
        std::min((s * members + member) * shareElements, asked.operandElements);
    return {begin, std::min(shareElements, asked.operandElements - begin)};
  }

  /// Calls `visit(part, from, count)` for what of the range lies in each part,
  /// in order; `from` counts within the part.
  template <typename Visit> void inParts(Range range, Visit visit) const {
    auto part = static_cast<size_t>(
        std::upper_bound(begins.begin(), begins.end(), range.first) -
        begins.begin() - 1);
    for (; range.count != 0; ++part) {
      const size_t count =
          std::min(range.count, begins[part + 1] - range.first);
      if (count != 0)
        visit(part, range.first - begins[part], count);
      range.first += count;
      range.count -= count;
    }
  }

  /// Where in operand `part` that is, of the share of `member`.
  size_t inOperand(size_t member, size_t part, size_t from) const {
    return isScatter ? member * (begins[part + 1] - begins[part]) + from : from;
  }

  /// Where the share of this rank that came from `member` is kept.
  std::byte *staged(size_t s, size_t member, size_t element) {
    const size_t place = s % lanes.size() * (members - 1) +
                         (member < this->place ? member : member - 1);
    return staging->data() +
           (place * shareElements + element) * asked.elementBytes;
  }

  Status startScatter(size_t s) {
    const size_t width = asked.elementBytes;
    clear();
    for (size_t member = 0; member < members; ++member) {
      inParts(share(s, member), [&](size_t part, size_t from, size_t count) {
        send(member, operands[part] + inOperand(member, part, from) * width,
             count * width);
      });
      if (member == place)
        continue;
      size_t got = 0;
      inParts(share(s, place), [&](size_t, size_t, size_t count) {
        receive(member, staged(s, member, got), count * width);
        got += count;
      });
    }
    return lane(s).scatter->start(sends, receives);
  }

  void add(size_t s) {
    const size_t width = asked.elementBytes;
    size_t added = 0;
    inParts(share(s, place), [&](size_t part, size_t from, size_t count) {
      for (size_t member = 0; member < members; ++member)
        rows[member] =
            member == place
                ? operands[part] + inOperand(place, part, from) * width
                : staged(s, member, added);
      asked.combine(results[part] + from * width, rows, count);
      added += count;
    });
  }

  Status startGather(size_t s) {
    const size_t width = asked.elementBytes;
    clear();
    for (size_t member = 0; member < members; ++member) {
      inParts(share(s, place), [&](size_t part, size_t from, size_t count) {
        send(member, results[part] + from * width, count * width);
      });
      inParts(share(s, member), [&](size_t part, size_t from, size_t count) {
        receive(member, results[part] + from * width, count * width);
      });
    }
    return lane(s).gather->start(sends, receives);
  }

  std::vector<Lane> lanes;
  /// A share of each other member for each lane; all collectives have it.
  std::shared_ptr<std::vector<std::byte>> staging;
  std::vector<const std::byte *> rows;        ///< that are added up
  std::vector<size_t> begins;                 ///< of the parts, and their end
  std::span<const std::byte *const> operands; ///< of the run
  std::span<std::byte *const> results;
  bool isScatter;
  size_t shareElements, segments = 0;
};

/// Whether the sizes are those of the kind.
bool sizesFit(const CollectiveRequest &asked) {
  const size_t members = asked.group.size();
  const bool mayHaveParts = asked.kind == CollectiveKind::AllReduce ||
                            asked.kind == CollectiveKind::ReduceScatter ||
                            asked.kind == CollectiveKind::AllGather;
  if (!asked.parts.empty() &&
      (!mayHaveParts || std::accumulate(asked.parts.begin(), asked.parts.end(),
                                        size_t{0}) != asked.operandElements))
    return false;
  if (asked.kind == CollectiveKind::ReduceScatter)
    for (const size_t elements : asked.parts)
      if (members == 0 || elements % members != 0)
        return false;
  switch (asked.kind) {
  case CollectiveKind::ReduceScatter:
    return asked.operandElements == asked.resultElements * members;
  case CollectiveKind::AllGather:
    return asked.resultElements == asked.operandElements * members;
  case CollectiveKind::AllToAll:
    return asked.resultElements == asked.operandElements && members != 0 &&
           asked.operandElements % members == 0;
  default:
    return asked.resultElements == asked.operandElements;
  }
}

} // namespace

Status checkCollective(const Communicator &communicator,
                       const CollectiveRequest &request) {
  const bool mayBeOutside = request.kind == CollectiveKind::Permute ||
                            request.kind == CollectiveKind::Broadcast;
  auto isRank = [&](int rank) {
    return rank >= 0 && rank < communicator.size();
  };
  if (!std::all_of(request.group.begin(), request.group.end(), isRank) ||
      request.sendsTo >= communicator.size() ||
      request.receivesFrom >= communicator.size())
    return failure(StatusCode::BadProgram,
                   "a group or a pair names a rank "
                   "that is none of ",
                   communicator.size());
  if (!mayBeOutside && std::find(request.group.begin(), request.group.end(),
                                 communicator.rank()) == request.group.end())
    return failure(StatusCode::BadProgram, "rank ", communicator.rank(),
                   " is in no group");
  if (!sizesFit(request))
    return failure(StatusCode::BadProgram, "among ", request.group.size(),
                   " ranks ", request.operandElements,
                   " elements do not become ", request.resultElements);
  return Status::success();
}

Result<std::unique_ptr<Collective>>
prepareCollective(Communicator &communicator, CollectiveRequest request) {
  TRC_RETURN_IF_FAILED(checkCollective(communicator, request));
  if (request.kind == CollectiveKind::AllReduce ||
      request.kind == CollectiveKind::ReduceScatter) {
    auto sum =
        std::make_unique<ShardedReduction>(communicator, std::move(request));
    TRC_RETURN_IF_FAILED(sum->prepare(communicator));
    return std::unique_ptr<Collective>(std::move(sum));
  }
  Result<std::unique_ptr<Round>> round = communicator.prepare(request.tag << 2);
  if (round.failed())
    return round.takeStatus();
  return std::unique_ptr<Collective>(std::make_unique<Movement>(
      communicator, std::move(request), std::move(*round)));
}

} // namespace trc::runtime

//===- Collectives.h - what ranks compute together --------------*- C++ -*-===//
//
// A collective of a program, prepared: from one operand to one result, both
// runs of elements. What is exchanged is contiguous; the compiler has seen to
// that (`normalize-collectives`). Sums, and what is gathered, may have several
// operands, each with its result, which travel together: shares are cut without
// regard to where one tensor ends and another begins, so that all ranks have as
// much to do, and nothing is copied together.
//
//   all_reduce            result[i] = sum over members of operand[i]
//   reduce_scatter        result[i] = the same, of this member's part
//   all_gather            members' operands, one after the other
//   all_to_all            part m of the result is this member's part of m's
//   collective_permute    the operand of the rank that sends here, or zeros
//   collective_broadcast  the operand of the group's first, or zeros
//
// Sums are *sharded*: each member adds up its share of the elements, in order
// of the group, and gives the sums to the others. So an element's sum is made
// once, in one order: its bits depend neither on timing nor on how the work was
// cut or carried, and all members have the same.
//
//             member 0     member 1     member 2
//   have      a0 b0 c0     a1 b1 c1     a2 b2 c2
//   round 1   a0 a1 a2     b0 b1 b2     c0 c1 c2     each receives its share
//   round 2   a  b  c      a  b  c      a  b  c      each sends its sums
//
// Both rounds together move 2 S (N - 1) / N bytes for an operand of S bytes, as
// a ring does, in two hops. Large operands go in segments, of which the next
// ones and the sums of the last travel while one is added up.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_COLLECTIVES_H
#define TRC_RUNTIME_COMM_COLLECTIVES_H

#include "comm/Communicator.h"
#include "schema/Collectives.h"

#include <functional>

namespace trc::runtime {

/// Combines `count` elements of each row into `sum`, in order of the rows.
/// `sum` may be one of the rows.
using CombineRows = std::function<void(
    std::byte *sum, std::span<const std::byte *const> rows, size_t count)>;

struct CollectiveRequest {
  CollectiveKind kind = CollectiveKind::AllReduce;
  uint64_t tag = 0; ///< of this collective, of 62 bits
  size_t elementBytes = 0;
  size_t operandElements = 0, resultElements = 0;
  /// AllReduce, ReduceScatter, AllGather: elements of each operand, where there
  /// are several; together `operandElements`.
  std::vector<size_t> parts;
  /// The group of this rank, in order; empty where it is in none.
  std::vector<int> group;
  int sendsTo = -1, receivesFrom = -1; ///< Permute; -1: nobody
  CombineRows combine;                 ///< AllReduce, ReduceScatter
  /// Bytes of a share at a time, and how many such segments are under way. As
  /// few as keep a link busy: what is under way passes through a core's cache
  /// several times, and of 3 MiB the copies of a sum take twice as long.
  size_t segmentBytes = size_t(128) << 10;
  size_t segmentsUnderWay = 2;

  /// For a sum beside other work. Where a step computes on the same cores,
  /// ranks come to their exchange late by a slice of a scheduler, which is
  /// milliseconds: what is under way has to last the link as long.
  void goesBesideWork() {
    segmentBytes = size_t(512) << 10;
    segmentsUnderWay = 6;
  }
};

class Collective {
public:
  virtual ~Collective();
  virtual Status run(std::span<const std::byte *const> operands,
                     std::span<std::byte *const> results) = 0;
  /// Of one operand.
  Status run(const std::byte *operand, std::byte *result) {
    return run(std::span(&operand, 1), std::span(&result, 1));
  }
};

/// Whether the sizes fit the kind and the group.
Status checkCollective(const Communicator &communicator,
                       const CollectiveRequest &request);

/// Checks that as well. `communicator` outlives the result.
Result<std::unique_ptr<Collective>>
prepareCollective(Communicator &communicator, CollectiveRequest request);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_COLLECTIVES_H

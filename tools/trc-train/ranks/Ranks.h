//===- Ranks.h - a run on several ranks, as one of them sees it -*- C++ -*-===//
//
// Each rank trains on its rows of the global batch; the step's program adds the
// gradients up (docs/distributed.md). What is left to the trainer is what ranks
// have to agree on: that they were asked for the same, when to end, and that
// their state is the same. Rank 0 speaks, writes the log and the checkpoints.
//
// All ranks call what is here in the same order, between steps. It waits for
// the others as long as they live: rank 0 may save or sample meanwhile.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_RANKS_RANKS_H
#define TRC_TOOLS_TRC_TRAIN_RANKS_RANKS_H

#include "Failure.h"
#include "trc/runtime.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

/// What a command says of ranks.
struct RankOptions {
  int count = 0; ///< 0: as many as were launched
  int rank = -1; ///< with `rendezvous`
  std::string rendezvous;
  std::string interface;      ///< that rank 0 listens on; empty: the usual
  std::string transport;      ///< between processes; empty: the usual
  double deadlineSeconds = 0; ///< 0: the usual
  /// Rows of a step over all ranks; 0: as --accumulate says.
  int64_t globalBatch = 0;
};

class Ranks {
public:
  /// Of the only rank.
  Ranks() = default;
  /// Meets the ranks that a launcher started; the only one where there are no
  /// others.
  static Result<Ranks> meet(const RankOptions &options);
  /// As many ranks as threads of this process.
  static Result<std::vector<Ranks>> makeThreads(int count,
                                                double deadlineSeconds);

  int rank() const { return facts.rank; }
  int size() const { return facts.ranks; }
  bool isFirst() const { return facts.rank == 0; }
  bool isOnly() const { return facts.ranks == 1; }
  /// On this machine.
  int localSize() const { return facts.local_ranks; }
  int localRank() const { return facts.local_rank; }
  /// "mpirun"; empty for threads.
  const std::string &launcher() const { return startedBy; }
  /// For sessions; null for the only rank.
  trc_communicator *communicator() const { return meeting.get(); }

  /// What each rank says, in their order.
  Result<std::vector<std::string>> gather(std::string_view mine);
  /// What rank 0 says.
  Result<std::string> takeFromFirst(std::string_view mine);
  /// Refuses what the ranks do not all say alike: "rank 2 has other {what}".
  Status agree(const std::string &what, std::string_view mine);
  /// The first that is not 0, in order of ranks.
  Result<int> firstNonZero(int mine);
  /// The others end, and say why.
  void abort(const std::string &why);

  struct Use {
    uint64_t bytesSent = 0;
    double secondsBlocked = 0;
  };
  /// So far.
  Use use() const;

private:
  struct Destroy {
    void operator()(trc_communicator *communicator) const {
      trc_communicator_destroy(communicator);
    }
  };
  explicit Ranks(trc_communicator *communicator);

  std::unique_ptr<trc_communicator, Destroy> meeting;
  trc_communicator_info facts = {0, 1, 0, 0, 0, 1, "", 0};
  std::string startedBy;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RANKS_RANKS_H

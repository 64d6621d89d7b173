//===- NcclRanks.h - the ranks of a program as NCCL knows them --*- C++ -*-===//
//
// One NCCL communicator for each way that a program groups its ranks, made when
// the first call of that way is prepared: the group's first rank makes an id,
// which goes to the others through the control connection.
//
// NCCL's kernels wait for their peers on the GPU, for ever. So whoever waits
// for the GPU looks here meanwhile (`Context::waitFor`): whether NCCL has an
// error, whether a rank was lost, and whether the deadline is over. It also
// says how far the GPU is (`Progress`), so that one that hangs is named. Then
// all communicators are aborted, which ends their kernels, and every wait fails
// with the one cause that all ranks get.
//
//   wait ── query ── look ── query ── look: rank 1 is lost ── abort ── failure
//
// Threads: NCCL takes one call at a time of a communicator. All calls are made
// here, under one lock; none of them blocks.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_NCCLRANKS_H
#define TRC_RUNTIME_DEVICE_CUDA_NCCLRANKS_H

#include "comm/Communicator.h"
#include "device/cuda/Context.h"
#include "device/cuda/Nccl.h"
#include "device/cuda/Progress.h"

#include <functional>
#include <map>
#include <mutex>
#include <vector>

namespace trc::runtime::cuda {

class NcclRanks final : public Watch {
public:
  /// Whether all ranks can: each has the library, of one version, and a GPU of
  /// its own. `wanted`: "nccl", "host", "nodes", or empty, which takes what
  /// there is. All ranks call it; null: the host carries. `how` becomes what
  /// carries, and why where NCCL was not taken.
  static Result<std::unique_ptr<NcclRanks>>
  join(const std::shared_ptr<Context> &context, Communicator &communicator,
       const std::string &wanted, std::string &how);
  ~NcclRanks() override;

  /// The communicator of this rank's group; null where it is in none. `way`
  /// names how all ranks are grouped: ranks ask for the same ways in the same
  /// order.
  Result<ncclComm_t> group(const std::vector<int64_t> &way,
                           const std::vector<int> &members);

  /// Calls functions of NCCL for a communicator in the stream `collective`, and
  /// returns when what they began is in it. `calls` gives the first result that
  /// is neither success nor "in progress".
  Status issue(ncclComm_t communicator,
               const std::function<ncclResult_t(const Nccl &)> &calls);

  /// Told to exchange by nodes, of which there are several: the ranks of this
  /// node, and those that have this rank's place in each, both in order. Else
  /// empty. A node is a host, or what TRC_NODE says instead.
  const std::vector<int> &onNode() const { return node; }
  const std::vector<int> &acrossNodes() const { return across; }
  /// Whether the first ranks are on the first node, the next ones on the
  /// second, and so on.
  bool fillsNodes() const { return inOrder; }

  Status look(double waitedSeconds) override;
  Status advance() override;

  const std::string &note() const { return noteText; }

private:
  NcclRanks(std::shared_ptr<Context> context, Communicator &communicator,
            const Nccl &nccl);

  /// `names`: of each rank's node.
  Status divide(const std::vector<std::string> &names);
  Status settle(ncclComm_t communicator);
  Status lookAt(double waitedSeconds);
  /// Ends everything with that cause.
  Status giveUp(Status cause);
  Status blame(ncclComm_t communicator, ncclResult_t result);
  void leave(ncclComm_t communicator);

  std::shared_ptr<Context> context;
  Communicator &ranks;
  const Nccl &nccl;
  std::unique_ptr<Progress> progress;
  std::string noteText;
  std::vector<int> node, across;
  bool inOrder = true; ///< `fillsNodes`
  std::mutex lock;     ///< of all below, and of all calls of NCCL
  std::map<std::vector<int64_t>, ncclComm_t> groups;
  std::vector<ncclComm_t> communicators; ///< that live
  std::string cause;                     ///< why all ended; empty: they did not
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_NCCLRANKS_H

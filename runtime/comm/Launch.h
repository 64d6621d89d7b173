//===- Launch.h - which rank this process is, and where ranks meet -*- C++ -*-//
//
// Told by options, or by what started the process:
//
//   torchrun       RANK, WORLD_SIZE, LOCAL_RANK, LOCAL_WORLD_SIZE, MASTER_ADDR
//                  and MASTER_PORT, of which torchrun itself holds the port:
//                  ranks meet at the next one
//   mpirun         OMPI_COMM_WORLD_*; rank 0 tells the others through PMIx
//                  where it listens, and a secret that it has thrown
//   srun           SLURM_*; with --mpi=pmix as mpirun, else at the first host
//                  of the step, at a port that the job's number gives
//
// Without a secret ranks meet on the loopback interface only, and show each
// other one that is this user's (SecretFile.h).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_LAUNCH_H
#define TRC_RUNTIME_COMM_LAUNCH_H

#include "base/Status.h"

#include <functional>
#include <optional>

namespace trc::runtime {

/// What a caller says; everything may be left out.
struct LaunchOptions {
  int ranks = 0, rank = -1;
  std::string rendezvous; ///< "HOST:PORT", where rank 0 listens
  std::string secretFile; ///< that only its owner may read
  std::string interface;  ///< that rank 0 listens on: "eth0", or its address
};

/// Ranks of a program at most, and those of them that are threads of one
/// process, which share its cores.
inline constexpr int mostRanks = 65536, mostThreadRanks = 256;

/// The launcher of ranks that know of each other by their options alone.
inline constexpr const char *byFlags = "--rendezvous";

struct Launch {
  std::string launcher; ///< "mpirun"
  int rank = 0, ranks = 1;
  int localRank = 0, localRanks = 1; ///< on this host
  std::string host;                  ///< of rank 0; empty: PMIx tells
  int port = 0;
  std::string secret;
  bool throughPmix = false;
};

using Environment = std::function<const char *(const char *)>;

/// What is wrong with a place where ranks meet; empty: nothing.
std::string faultOfRendezvous(const std::string &place);

/// Nothing where neither options nor the environment name several ranks. Sets
/// that contradict each other are refused with what was seen.
Result<std::optional<Launch>> readLaunch(const LaunchOptions &options,
                                         const Environment &environment);

/// As many ranks as the environment says that there are; 1 where it names none.
/// Reads no secret: of a pipe it can be read once.
Result<int> countLaunched(const Environment &environment);

/// What of a command is wrong for ranks that are threads of its process, with
/// the name of the option; empty: nothing.
std::string faultOfThreads(int64_t ranks, const std::string &interface,
                           const std::string &transport);

/// The first name of a Slurm node list: "node[03-07,9],x" is "node03".
std::string firstHost(std::string_view nodes);

/// Rank 0 gives `mine`, and every rank gets it, through the launcher's PMIx
/// (libpmix.so.2, opened here). Fails where that takes longer.
Result<std::string> shareThroughPmix(int rank, const std::string &mine,
                                     double deadlineSeconds);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_LAUNCH_H

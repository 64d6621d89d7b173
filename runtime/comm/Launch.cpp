//===- Launch.cpp - which rank this process is, and where ranks meet ------===//

#include "comm/Launch.h"

#include "comm/Interfaces.h"
#include "comm/SecretFile.h"
#include "comm/Socket.h"

#include <charconv>

namespace trc::runtime {
namespace {

bool setPlace(Launch &launch, const std::string &place) {
  const size_t colon = place.rfind(':');
  if (colon == std::string::npos || colon == 0)
    return false;
  launch.host = place.substr(0, colon);
  if (launch.host.front() == '[' && launch.host.back() == ']')
    launch.host = launch.host.substr(1, launch.host.size() - 2); // "[::1]"
  if (launch.host.empty())
    return false;
  const char *end = place.data() + place.size();
  const auto [stop, error] =
      std::from_chars(place.data() + colon + 1, end, launch.port);
  return error == std::errc() && stop == end && launch.port > 0 &&
         launch.port < 65536;
}

class Reader {
public:
  Reader(const LaunchOptions &options, const Environment &environment)
      : options(options), environment(environment) {}

  Result<std::optional<Launch>> run() {
    Result<std::optional<Launch>> launch = find();
    if (launch.ok() && *launch)
      TRC_RETURN_IF_FAILED(readSecret(**launch));
    return launch;
  }

  /// All but the secret.
  Result<std::optional<Launch>> find() {
    std::optional<Launch> launch =
        options.rendezvous.empty() ? byLauncher() : byOptions();
    if (fault.failed())
      return std::move(fault);
    if (!launch || launch->ranks == 1)
      return std::optional<Launch>();
    if (launch->rank < 0 || launch->rank >= launch->ranks)
      return failure(StatusCode::InvalidArgument, launch->launcher, ": rank ",
                     launch->rank, " of ", launch->ranks);
    if (options.ranks > 0 && options.ranks != launch->ranks)
      return failure(StatusCode::RanksDiffer, "asked for ", options.ranks,
                     " ranks, ", launch->launcher, " started ", launch->ranks);
    return launch;
  }

private:
  std::string textOf(const char *name) const {
    const char *value = environment(name);
    return value ? value : "";
  }

  /// -1 where there is none.
  int number(const char *name) {
    const std::string value = textOf(name);
    if (value.empty())
      return -1;
    int result = -1;
    const auto [end, error] =
        std::from_chars(value.data(), value.data() + value.size(), result);
    if (error != std::errc() || *end != '\0' || result < 0 ||
        result > 1 << 30) {
      if (fault.ok())
        fault = failure(StatusCode::InvalidArgument, name, "='", value,
                        "': expected a number");
      return -1;
    }
    return result;
  }

  std::optional<Launch> byOptions() {
    Launch launch;
    launch.launcher = byFlags;
    launch.ranks = options.ranks;
    launch.rank = options.rank;
    if (options.ranks < 1 || options.ranks > mostRanks || options.rank < 0)
      fault = failure(StatusCode::InvalidArgument,
                      "--rendezvous goes with --ranks and --rank");
    else if (!setPlace(launch, options.rendezvous))
      fault = failure(StatusCode::InvalidArgument,
                      "rendezvous: ", faultOfRendezvous(options.rendezvous));
    return launch;
  }

  std::optional<Launch> byLauncher() {
    std::optional<Launch> torch = byTorchrun(), mpi = byMpirun();
    if (torch && mpi && fault.ok() &&
        (torch->ranks != mpi->ranks || torch->rank != mpi->rank)) {
      fault = failure(StatusCode::RanksDiffer,
                      "launched by torchrun (RANK=", torch->rank,
                      ", WORLD_SIZE=", torch->ranks,
                      ") and by mpirun (OMPI_COMM_WORLD_RANK=", mpi->rank,
                      ", OMPI_COMM_WORLD_SIZE=", mpi->ranks,
                      "): unset one, or say --rendezvous");
      return std::nullopt;
    }
    if (torch)
      return torch;
    if (!mpi)
      mpi = bySlurm();
    if (!mpi && fault.ok())
      refuseHalf();
    return mpi;
  }

  /// "RANK=1, WORLD_SIZE=2": those of the variables that are set, or those that
  /// are not.
  std::string listed(std::initializer_list<const char *> names, bool areSet) {
    std::string list;
    for (const char *name : names)
      if ((environment(name) != nullptr) == areSet)
        list += text(list.empty() ? "" : ", ", name,
                     areSet ? text("=", textOf(name)) : std::string());
    return list;
  }

  /// Variables that say that there are several ranks, and not enough of them.
  /// Ranks that each train alone are worse than none.
  void refuseHalf() {
    const auto refuse = [&](std::initializer_list<const char *> names,
                            const char *mend) {
      fault = failure(StatusCode::InvalidArgument, listed(names, true),
                      ": this is one of several ranks, but not set: ",
                      listed(names, false), "; ", mend, ", or unset these");
    };
    if (number("WORLD_SIZE") > 1 || number("RANK") > 0)
      return refuse({"RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"},
                    "start ranks by torchrun");
    // A script of a Slurm job is no step, and says that it is process 0.
    if (number("SLURM_PROCID") > 0 && number("SLURM_NTASKS") > 1)
      return refuse({"SLURM_PROCID", "SLURM_NTASKS", "SLURM_STEP_ID"},
                    "start ranks by srun");
    if (number("PMI_SIZE") > 1)
      fault = failure(StatusCode::InvalidArgument,
                      listed({"PMI_RANK", "PMI_SIZE"}, true),
                      ": ranks of a launcher that is not known here (MPICH, "
                      "Intel MPI): start them by Open MPI's mpirun, torchrun "
                      "or srun, or say --ranks, --rank and --rendezvous");
  }

  std::optional<Launch> byTorchrun() {
    if (!environment("WORLD_SIZE") || !environment("RANK") ||
        !environment("MASTER_ADDR"))
      return std::nullopt;
    Launch launch;
    launch.launcher = "torchrun";
    launch.rank = number("RANK");
    launch.ranks = number("WORLD_SIZE");
    launch.localRank = std::max(0, number("LOCAL_RANK"));
    launch.localRanks = std::max(1, number("LOCAL_WORLD_SIZE"));
    launch.host = textOf("MASTER_ADDR");
    launch.port = number("MASTER_PORT") + 1; // that one is torchrun's own
    if (fault.ok() && (launch.port < 1 || launch.port > 65535))
      fault = failure(StatusCode::InvalidArgument, "MASTER_PORT='",
                      textOf("MASTER_PORT"),
                      "': expected a port below 65535, for ranks meet at the "
                      "next one");
    return launch;
  }

  std::optional<Launch> byMpirun() {
    if (!environment("OMPI_COMM_WORLD_SIZE"))
      return std::nullopt;
    Launch launch;
    launch.launcher = "mpirun";
    launch.rank = number("OMPI_COMM_WORLD_RANK");
    launch.ranks = number("OMPI_COMM_WORLD_SIZE");
    launch.localRank = std::max(0, number("OMPI_COMM_WORLD_LOCAL_RANK"));
    launch.localRanks = std::max(1, number("OMPI_COMM_WORLD_LOCAL_SIZE"));
    launch.throughPmix = true;
    return launch;
  }

  std::optional<Launch> bySlurm() {
    if (!environment("SLURM_PROCID") || !environment("SLURM_STEP_ID") ||
        !environment("SLURM_NTASKS"))
      return std::nullopt;
    Launch launch;
    launch.launcher = "srun";
    launch.rank = number("SLURM_PROCID");
    launch.ranks = number("SLURM_NTASKS");
    launch.localRank = std::max(0, number("SLURM_LOCALID"));
    // "2(x3)", the first of which is about the first host
    const std::string tasks = textOf("SLURM_STEP_TASKS_PER_NODE");
    (void)std::from_chars(tasks.data(), tasks.data() + tasks.size(),
                          launch.localRanks);
    if (environment("PMIX_RANK")) {
      launch.throughPmix = true;
      return launch;
    }
    launch.host = firstHost(textOf("SLURM_STEP_NODELIST"));
    const int job = std::max(0, number("SLURM_JOB_ID")),
              step = std::max(0, number("SLURM_STEP_ID"));
    launch.port = 20000 + (job % 1000) * 20 + step % 20;
    if (launch.host.empty())
      fault = failure(StatusCode::InvalidArgument,
                      "SLURM_STEP_NODELIST names no host");
    return launch;
  }

  Status readSecret(Launch &launch) {
    std::string file = options.secretFile;
    if (file.empty())
      file = textOf("TRC_SECRET_FILE");
    if (!file.empty()) {
      Result<std::string> secret = readSecretFile(file);
      if (secret.failed())
        return secret.takeStatus();
      launch.secret = std::move(*secret);
      return Status::success();
    }
    launch.secret = textOf("TRC_SECRET");
    if (!launch.secret.empty() && launch.secret.size() < fewestSecretBytes)
      return failure(StatusCode::InvalidArgument, "TRC_SECRET: expected ",
                     fewestSecretBytes, " bytes or more, got ",
                     launch.secret.size());
    std::string where = launch.host;
    if (!options.interface.empty()) {
      Result<std::string> address = addressOfInterface(options.interface);
      if (address.failed())
        return address.takeStatus();
      where = std::move(*address);
    }
    if (launch.secret.empty() && !launch.throughPmix && !isLoopback(where))
      return failure(StatusCode::InvalidArgument, "ranks that meet at ", where,
                     " want a secret: TRC_SECRET_FILE=FILE, the same on all "
                     "hosts, or TRC_SECRET");
    if (launch.secret.empty() && !launch.throughPmix) {
      Result<std::string> own = readOwnSecret(folderOfOwnSecret());
      if (own.failed())
        return own.takeStatus();
      launch.secret = std::move(*own);
    }
    return Status::success();
  }

  const LaunchOptions &options;
  const Environment &environment;
  Status fault;
};

} // namespace

std::string faultOfRendezvous(const std::string &place) {
  Launch launch;
  return setPlace(launch, place)
             ? std::string()
             : text("expected HOST:PORT, with a port from 1 to 65535, got ",
                    place);
}

Result<std::optional<Launch>> readLaunch(const LaunchOptions &options,
                                         const Environment &environment) {
  return Reader(options, environment).run();
}

Result<int> countLaunched(const Environment &environment) {
  const LaunchOptions none = {};
  Result<std::optional<Launch>> launch = Reader(none, environment).find();
  if (launch.failed())
    return launch.takeStatus();
  return *launch ? (*launch)->ranks : 1;
}

std::string faultOfThreads(int64_t ranks, const std::string &interface,
                           const std::string &transport) {
  if (ranks > mostThreadRanks)
    return text("--ranks: expected at most ", mostThreadRanks,
                " as threads of one process, got ", ranks,
                "; start more as processes, by mpirun, torchrun, srun or "
                "--rendezvous");
  for (const auto &[name, value] : {std::pair("--transport", transport),
                                    std::pair("--interface", interface)})
    if (!value.empty())
      return text(name, ": has no effect on ranks that are threads of one "
                        "process; start them by mpirun, torchrun, srun or "
                        "--rendezvous");
  return "";
}

std::string firstHost(std::string_view nodes) {
  const size_t open = nodes.find('['), comma = nodes.find(',');
  if (open == std::string_view::npos || comma < open)
    return std::string(nodes.substr(0, comma));
  const std::string_view inside = nodes.substr(open + 1);
  const size_t close = inside.find(']');
  std::string host(nodes.substr(0, open));
  host += inside.substr(0, inside.find_first_of("-,]"));
  if (close != std::string_view::npos) {
    const std::string_view rest = inside.substr(close + 1);
    host += rest.substr(0, rest.find(','));
  }
  return host;
}

} // namespace trc::runtime

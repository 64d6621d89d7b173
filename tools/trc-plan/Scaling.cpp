//===- Scaling.cpp - a step of an artifact on many ranks ------------------===//
//
// See Scaling.h.
//
//===----------------------------------------------------------------------===//

#include "Scaling.h"

#include "Calls.h"
#include "StepPicture.h"

#include "schema/Collectives.h"
#include "trc/Output/JsonInput.h"
#include "trc/Planning/Scaling.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <cstdio>
#include <map>

namespace trc::plan_tool {
namespace {

using namespace runtime;

/// Where no profile says how long a command takes.
struct Rates {
  double flops = 0, bytes = 0; ///< a second, of a rank
};

/// What a profile measured.
struct Profile {
  std::vector<double> seconds; ///< of each command in one run, in their order
  /// Of a processor that computes too, for a byte that was sent.
  double coreSecondsPerByte = 0;
};

Result<llvm::json::Value> parse(const std::string &text, const char *what) {
  llvm::Expected<llvm::json::Value> parsed = parseJson(text);
  if (parsed)
    return std::move(*parsed);
  return failure(StatusCode::InvalidArgument, what, ": ",
                 llvm::toString(parsed.takeError()));
}

/// A number that is missing is `otherwise`.
double number(const llvm::json::Object *object, llvm::StringRef name,
              double otherwise = 0) {
  return object ? object->getNumber(name).value_or(otherwise) : otherwise;
}

double sumOf(const llvm::json::Array *numbers) {
  double sum = 0;
  if (numbers)
    for (const llvm::json::Value &each : *numbers)
      sum += each.getAsNumber().value_or(0);
  return sum;
}

planning::Link readLink(const llvm::json::Object *object) {
  return {number(object, "gigabytes_per_second") * 1e9,
          number(object, "latency_us") * 1e-6};
}

class Reader {
public:
  Reader(const Program &program, Rates rates, std::optional<Profile> profile)
      : program(program), rates(rates), profile(std::move(profile)) {}

  /// `times`: how often the block runs.
  void add(const artifact::Block &block) {
    commands =
        forEachCall(block, [&](const artifact::Command &command, size_t own,
                               double times) { addCall(command, own, times); });
    markUpdate();
  }

  /// A profile has times of as many commands as there are, or of none.
  Status checkProfile() const {
    if (!profile || profile->seconds.empty() ||
        profile->seconds.size() == commands)
      return Status::success();
    return failure(StatusCode::InvalidArgument, "--profile: has times of ",
                   profile->seconds.size(), " commands, but the entry has ",
                   commands, ": it is of another entry or build");
  }

  planning::StepModel step;

private:
  /// Whether each rank gets the sums of its part only.
  static bool isScattered(const planning::StepExchange &exchange) {
    return exchange.addsUp && !exchange.joins;
  }

  /// What begins last of the exchanges that add up gradients. Where these are
  /// scattered, norms of all parts are added up behind them: scalars, so what
  /// is far smaller than a bucket of gradients is not one.
  int lastOfGradients() const {
    double scattered = 0; // the largest
    for (const planning::StepExchange &each : step.exchanges)
      if (isScattered(each))
        scattered = std::max(scattered, each.bytes);
    int last = -1;
    for (size_t i = 0; i < step.exchanges.size(); ++i)
      if (const planning::StepExchange &each = step.exchanges[i];
          each.addsUp && (isScattered(each) || each.bytes >= scattered / 100))
        last = static_cast<int>(i);
    return last;
  }

  /// Once all gradients travel, what is left is the update, which takes as long
  /// whatever the rows are. A rank that has the sums of its part updates that
  /// part, 1 / N of all, until the parts are joined.
  void markUpdate() {
    const int last = lastOfGradients();
    if (last < 0)
      return;
    int joins = -1;
    if (isScattered(step.exchanges[static_cast<size_t>(last)]))
      for (size_t i = static_cast<size_t>(last); i < step.exchanges.size(); ++i)
        if (const planning::StepExchange &each = step.exchanges[i];
            each.joins && !each.addsUp && !each.isDirect)
          joins = static_cast<int>(i);
    int begun = -1; // exchanges are begun in order
    for (planning::StepCommand &command : step.commands) {
      command.isFixed = begun >= last;
      command.parts = command.isFixed && begun < joins
                          ? int64_t{program.root().ranks()}
                          : 0;
      begun = std::max(begun, command.begins);
    }
  }

  void addCall(const artifact::Command &command, size_t own, double times) {
    const std::string_view name =
        viewOf(program.root()
                   .kernels()
                   ->Get(static_cast<uint32_t>(command.kernel()))
                   ->name());
    planning::StepCommand each;
    const bool isWaitedFor = !onlyBegins(name);
    if (std::optional<planning::StepExchange> exchange =
            exchangeOf(name, command)) {
      each.begins = static_cast<int>(step.exchanges.size());
      step.exchanges.push_back(*exchange);
      step.commands.push_back(each);
      if (isWaitedFor)
        step.commands.push_back({0, -1, each.begins});
      else
        begun[numberOf(command)] = each.begins;
      return;
    }
    if (name == "trc.finish") {
      each.finishes = begun[numberOf(command)];
      step.commands.push_back(each);
      return;
    }
    each.seconds =
        profile && own < profile->seconds.size()
            ? profile->seconds[own]
            : times *
                  std::max(static_cast<double>(command.flops()) / rates.flops,
                           static_cast<double>(command.bytes()) / rates.bytes);
    step.commands.push_back(each);
  }

  /// What a kernel of that name exchanges.
  std::optional<planning::StepExchange>
  exchangeOf(std::string_view kernel, const artifact::Command &command) const {
    const CollectiveKernel *collective = findCollective(kernel);
    if (!collective)
      return std::nullopt;
    const size_t count = countOf(command.operands()) / 2;
    switch (collective->kind) {
    case CollectiveKind::AllReduce:
      return planning::StepExchange{bytesOf(command, 0, count), true, true};
    case CollectiveKind::ReduceScatter:
      return planning::StepExchange{bytesOf(command, 0, count), true, false};
    case CollectiveKind::AllGather:
      return planning::StepExchange{bytesOf(command, count, count), false,
                                    true};
    // Nothing is added up, and every byte goes once.
    case CollectiveKind::AllToAll:
    case CollectiveKind::Permute:
      return planning::StepExchange{bytesOf(command, 0, count), false, true,
                                    true};
    case CollectiveKind::Broadcast:
      return planning::StepExchange{bytesOf(command, 0, count), false, true};
    }
    return std::nullopt;
  }

  static int64_t numberOf(const artifact::Command &command) {
    for (uint32_t i = 0; i < countOf(command.attributes()); ++i)
      if (const artifact::Attribute &each = *command.attributes()->Get(i);
          viewOf(each.name()) == "exchange" && countOf(each.ints()) == 1)
        return each.ints()->Get(0);
    return -1;
  }

  /// Of so many operands; results come behind as many.
  double bytesOf(const artifact::Command &command, size_t first,
                 size_t count) const {
    double bytes = 0;
    for (size_t i = first; i < first + count; ++i)
      bytes += static_cast<double>(
          program
              .type(command.operands()->Get(static_cast<uint32_t>(i))->type())
              .bytes());
    return bytes;
  }

  const Program &program;
  Rates rates;
  std::optional<Profile> profile;
  size_t commands = 0;
  std::map<int64_t, int> begun; ///< exchanges by their number in the program
};

Result<Profile> readProfile(const std::string &text) {
  Result<llvm::json::Value> parsed = parse(text, "--profile");
  if (parsed.failed())
    return parsed.takeStatus();
  const llvm::json::Object *root = parsed->getAsObject();
  const llvm::json::Array *commands =
      root ? root->getArray("commands") : nullptr;
  if (!commands)
    return failure(StatusCode::InvalidArgument,
                   "--profile: expected what trc-run --profile --measurements "
                   "writes, with commands");
  const llvm::json::Array *runs = root->getArray("runs_ns");
  const double times =
      runs && !runs->empty() ? static_cast<double>(runs->size()) : 1;
  Profile profile;
  for (const llvm::json::Value &each : *commands)
    profile.seconds.push_back(number(each.getAsObject(), "ns") * 1e-9 / times);
  const double sent = sumOf(root->getArray("sent_bytes"));
  if (root->getString("device").value_or("").starts_with("host") && sent > 0)
    profile.coreSecondsPerByte =
        sumOf(root->getArray("exchanging_ns")) * 1e-9 / sent;
  return profile;
}

struct ClusterFile {
  planning::Cluster cluster;
  Rates rates;
  double start = 0; ///< seconds until the first step of a run
};

/// A slip of the pen would be silent otherwise, where a field may be left out.
Status checkFields(const llvm::json::Object &object, const std::string &where,
                   const std::vector<llvm::StringRef> &numbers,
                   const std::vector<llvm::StringRef> &objects = {},
                   const std::vector<llvm::StringRef> &names = {}) {
  for (const auto &[key, value] : object) {
    const llvm::StringRef name = key;
    const bool isNumber = llvm::is_contained(numbers, name);
    const bool isName = llvm::is_contained(names, name);
    if (!isNumber && !isName && !llvm::is_contained(objects, name)) {
      std::vector<llvm::StringRef> known = numbers;
      known.insert(known.end(), objects.begin(), objects.end());
      known.insert(known.end(), names.begin(), names.end());
      return failure(StatusCode::InvalidArgument, "--cluster: ", where,
                     " has no field '", name.str(), "', but ",
                     llvm::join(known, ", "));
    }
    if (isNumber ? !value.getAsNumber()
        : isName ? !value.getAsString()
                 : !value.getAsObject())
      return failure(StatusCode::InvalidArgument, "--cluster: expected ",
                     name.str(), " of ", where, " to be ",
                     isNumber ? "a number"
                     : isName ? "a name"
                              : "an object");
  }
  return Status::success();
}

Status checkCluster(const llvm::json::Object &file) {
  TRC_RETURN_IF_FAILED(checkFields(
      file, "the file", {"ranks_per_node", "jitter", "start_seconds"},
      {"network", "inside", "rank", "host"}, {"exchange"}));
  const std::pair<const char *, std::vector<llvm::StringRef>> parts[] = {
      {"network", {"gigabytes_per_second", "latency_us"}},
      {"inside", {"gigabytes_per_second", "latency_us"}},
      {"rank", {"gigaflops", "gigabytes_per_second"}},
      {"host",
       {"sum_gigabytes_per_second", "core_seconds_per_gigabyte",
        "shared_cores"}}};
  for (const auto &[name, numbers] : parts)
    if (const llvm::json::Object *part = file.getObject(name))
      TRC_RETURN_IF_FAILED(checkFields(*part, name, numbers));
  return Status::success();
}

/// How a program for that target exchanges where nothing else is asked for.
planning::ExchangeWay exchangeOfTarget(std::string_view target) {
  return target == "cuda" ? planning::ExchangeWay::Nccl
                          : planning::ExchangeWay::Sharded;
}

Status readExchange(const llvm::json::Object &file,
                    planning::Cluster &cluster) {
  const std::optional<llvm::StringRef> name = file.getString("exchange");
  if (!name)
    return Status::success();
  const std::optional<planning::ExchangeWay> way =
      planning::parseExchangeWay(std::string_view(*name));
  if (!way) {
    std::vector<std::string> known;
    for (const planning::ExchangeWay each : planning::exchangeWays())
      known.emplace_back(planning::nameOf(each));
    return failure(StatusCode::InvalidArgument, "--cluster: no exchange '",
                   name->str(), "', but ", llvm::join(known, ", "));
  }
  cluster.exchange = *way;
  return Status::success();
}

Result<ClusterFile> readCluster(const std::string &text,
                                std::string_view target,
                                const std::optional<Profile> &profile) {
  Result<llvm::json::Value> parsed = parse(text, "--cluster");
  if (parsed.failed())
    return parsed.takeStatus();
  const llvm::json::Object *file = parsed->getAsObject();
  if (!file)
    return failure(StatusCode::InvalidArgument,
                   "--cluster: expected an object");
  TRC_RETURN_IF_FAILED(checkCluster(*file));
  ClusterFile result;
  planning::Cluster &cluster = result.cluster;
  cluster.exchange = exchangeOfTarget(target);
  TRC_RETURN_IF_FAILED(readExchange(*file, cluster));
  const llvm::json::Object *host = file->getObject("host");
  cluster.ranksPerNode =
      static_cast<int64_t>(number(file, "ranks_per_node", 1));
  cluster.network = readLink(file->getObject("network"));
  cluster.inside = readLink(file->getObject("inside"));
  cluster.sumBytesPerSecond = number(host, "sum_gigabytes_per_second") * 1e9;
  cluster.coreSecondsPerByte =
      number(host, "core_seconds_per_gigabyte",
             profile ? profile->coreSecondsPerByte * 1e9 : 0) *
      1e-9;
  cluster.coresOfStep = number(host, "shared_cores", 1);
  cluster.jitter = number(file, "jitter");
  result.start = number(file, "start_seconds");
  const llvm::json::Object *rank = file->getObject("rank");
  result.rates = {number(rank, "gigaflops") * 1e9,
                  number(rank, "gigabytes_per_second") * 1e9};
  if (!profile && (result.rates.flops <= 0 || result.rates.bytes <= 0))
    return failure(StatusCode::InvalidArgument,
                   "--cluster: expected rank.gigaflops and "
                   "rank.gigabytes_per_second, or a --profile");
  if (cluster.ranksPerNode < 1 || cluster.network.bytesPerSecond <= 0)
    return failure(StatusCode::InvalidArgument,
                   "--cluster: expected ranks_per_node from 1 on and "
                   "network.gigabytes_per_second above 0");
  // Nothing would take no time.
  if (cluster.ranksPerNode > 1 && cluster.inside.bytesPerSecond <= 0)
    return failure(StatusCode::InvalidArgument,
                   "--cluster: expected inside.gigabytes_per_second above 0, "
                   "for ranks_per_node is above 1");
  if (cluster.jitter < 0 || result.start < 0 || cluster.sumBytesPerSecond < 0 ||
      cluster.coreSecondsPerByte < 0 || cluster.coresOfStep < 0)
    return failure(StatusCode::InvalidArgument,
                   "--cluster: jitter, start_seconds and what host has are not "
                   "below 0");
  return result;
}

/// A line for each number of nodes. Weak: the step of one rank over this one.
/// Strong: rows dealt out, so 1 / ranks of it would be ideal.
std::string printSteps(const planning::StepModel &step,
                       const planning::Cluster &cluster,
                       const std::vector<int64_t> &nodes) {
  const double alone = planning::predictStep(step, 1, cluster).seconds;
  char text[160];
  std::string result = " nodes  ranks   step ms  exposed ms  exchange ms    "
                       "weak  strong  bound\n";
  for (const int64_t count : nodes) {
    const int64_t ranks = count * cluster.ranksPerNode;
    const planning::ScalingPoint weak =
        planning::predictStep(step, ranks, cluster);
    const double share = 1.0 / static_cast<double>(ranks);
    const planning::ScalingPoint strong =
        planning::predictStep(step, ranks, cluster, share);
    std::snprintf(text, sizeof text,
                  "%6lld %6lld %9.3f %11.3f %12.3f %6.1f%% %6.1f%%  %s\n",
                  static_cast<long long>(count), static_cast<long long>(ranks),
                  weak.seconds * 1e3, weak.exposed * 1e3, weak.exchanged * 1e3,
                  100 * alone / weak.seconds,
                  100 * alone * share / strong.seconds,
                  planning::nameOf(weak.bound));
    result += text;
  }
  return result;
}

/// A run over the rows that the first number of nodes needs `steps` for.
std::string printRuns(const planning::StepModel &step, const ClusterFile &file,
                      const ScalingRequest &request) {
  const auto first = static_cast<double>(request.nodes.front());
  planning::TrainingRun run;
  run.start = file.start;
  run.stepsOfOne = static_cast<double>(request.steps) * first;
  planning::TrainingRun withoutStart = run;
  withoutStart.start = 0;
  const auto secondsOf = [&](const planning::TrainingRun &each, int64_t nodes) {
    return planning::runSeconds(
        each, static_cast<double>(nodes),
        planning::predictStep(step, nodes * file.cluster.ranksPerNode,
                              file.cluster)
            .seconds);
  };
  char text[160];
  std::string result =
      "a run over the same rows\n"
      " nodes      steps       run s  efficiency  without start\n";
  for (const int64_t count : request.nodes) {
    const auto nodes = static_cast<double>(count);
    const auto efficiency = [&](const planning::TrainingRun &each) {
      return 100 * first * secondsOf(each, request.nodes.front()) /
             (nodes * secondsOf(each, count));
    };
    std::snprintf(text, sizeof text, "%6lld %10.0f %11.1f %10.1f%% %13.1f%%\n",
                  static_cast<long long>(count), run.stepsOfOne / nodes,
                  secondsOf(run, count), efficiency(run),
                  efficiency(withoutStart));
    result += text;
  }
  return result;
}

} // namespace

Result<ScalingAnswer> foretellScaling(const Program &program,
                                      const ScalingRequest &request) {
  const std::optional<size_t> index = program.findEntry(request.entry);
  if (!index)
    return failure(StatusCode::NotFound, "no entry '", request.entry, "'");
  if (program.root().ranks() < 2)
    return failure(StatusCode::Unsupported, "the program is for one rank: "
                                            "compile with --ranks=2 or more");
  std::optional<Profile> profile;
  if (!request.profile.empty()) {
    Result<Profile> read = readProfile(request.profile);
    if (read.failed())
      return read.takeStatus();
    profile = std::move(*read);
  }
  Result<ClusterFile> file =
      readCluster(request.cluster, viewOf(program.root().target()), profile);
  if (file.failed())
    return file.takeStatus();
  Reader reader(program, file->rates, std::move(profile));
  reader.add(*program.entry(*index).body());
  TRC_RETURN_IF_FAILED(reader.checkProfile());
  if (std::string fault = planning::checkModel(reader.step); !fault.empty())
    return failure(StatusCode::BadProgram, "entry '", request.entry,
                   "': ", fault);
  ScalingAnswer answer;
  answer.table = std::string("a model, not a measurement; exchange: ") +
                 planning::nameOf(file->cluster.exchange) + "\n" +
                 printSteps(reader.step, file->cluster, request.nodes);
  if (request.steps > 0)
    answer.table += printRuns(reader.step, *file, request);
  answer.picture = drawStep(planning::predictStep(
      reader.step, request.nodes.back() * file->cluster.ranksPerNode,
      file->cluster));
  return answer;
}

} // namespace trc::plan_tool

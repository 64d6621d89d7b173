//===- Scaling.cpp - how long a step takes on many ranks ------------------===//

#include "trc/Planning/Scaling.h"

#include <algorithm>
#include <cmath>

namespace trc::planning {

const char *nameOf(ScalingBound bound) {
  switch (bound) {
  case ScalingBound::Compute:
    return "compute";
  case ScalingBound::Tail:
    return "tail";
  case ScalingBound::Channel:
    return "channel";
  }
  return "";
}

std::string checkModel(const StepModel &step) {
  const auto count = static_cast<int>(step.exchanges.size());
  int begun = 0;
  std::vector<bool> finished(step.exchanges.size());
  for (const StepCommand &command : step.commands) {
    if (command.seconds < 0)
      return "a command takes less than no time";
    if (command.begins >= 0 && (command.begins != begun++ || begun > count))
      return "exchange " + std::to_string(command.begins) +
             " is not begun once and in order";
    if (command.finishes < 0)
      continue;
    if (command.finishes >= begun)
      return "exchange " + std::to_string(command.finishes) +
             " is finished before it is begun";
    finished[static_cast<size_t>(command.finishes)] = true;
  }
  if (begun != count ||
      std::find(finished.begin(), finished.end(), false) != finished.end())
    return "an exchange is not begun, or not finished";
  return {};
}

/// A stretch in which the step has less of its cores.
struct Travel {
  double starts, ends;
  double load; ///< the share that it has not
};

/// When work ends that begins at `now` and would take `work` alone. Travels are
/// in order of time; those before `next` are over.
static double endOfWork(double now, double work,
                        const std::vector<Travel> &travels, size_t &next) {
  while (work > 0) {
    while (next < travels.size() && travels[next].ends <= now)
      ++next;
    if (next == travels.size())
      return now + work;
    const Travel &travel = travels[next];
    const bool isBefore = now < travel.starts;
    const double rate = isBefore ? 1 : 1 - travel.load;
    const double until = isBefore ? travel.starts : travel.ends;
    const double done = rate * (until - now);
    if (work < done)
      return now + work / rate;
    work -= done;
    now = until;
  }
  return now;
}

/// What a rank does of a command, over what the model's times are for.
static double shareOf(const StepCommand &command, int64_t ranks,
                      double rowShare) {
  if (!command.isFixed)
    return rowShare;
  return command.parts > 0
             ? static_cast<double>(command.parts) / static_cast<double>(ranks)
             : 1;
}

ScalingPoint predictStep(const StepModel &step, int64_t ranks,
                         const Cluster &cluster, double rowShare) {
  ScalingPoint point;
  point.ranks = ranks;
  point.exchange = cluster.exchange;
  const double slowest =
      ranks > 1 ? 1 + cluster.jitter *
                          std::sqrt(2 * std::log(static_cast<double>(ranks)))
                : 1;
  double now = 0, channelFree = 0, longestTail = 0, queued = 0;
  std::vector<Travel> travels; // that take from the step's cores
  size_t nextTravel = 0;
  for (const StepCommand &command : step.commands) {
    if (command.finishes >= 0) {
      const double end =
          point.exchanges[static_cast<size_t>(command.finishes)].ends;
      if (end > now) {
        point.waits.push_back({now, end});
        point.exposed += end - now;
        now = end;
      }
    }
    now = endOfWork(
        now, command.seconds * slowest * shareOf(command, ranks, rowShare),
        travels, nextTravel);
    if (command.begins >= 0) {
      const StepExchange &exchange =
          step.exchanges[static_cast<size_t>(command.begins)];
      // No sooner than the cores that it shares have done its work.
      const double work =
          cluster.coresOfStep > 0
              ? coreSeconds(exchange, ranks, cluster) / cluster.coresOfStep
              : 0;
      const double takes =
          std::max(exchangeSeconds(exchange, ranks, cluster), work);
      const double starts = std::max(now, channelFree);
      queued = std::max(queued, channelFree - now);
      channelFree = starts + takes;
      point.exchanges.push_back({now, starts, channelFree});
      if (work > 0)
        travels.push_back({starts, channelFree, work / takes});
      point.exchanged += takes;
      longestTail = std::max(longestTail, takes);
    }
  }
  point.seconds = now;
  if (point.exposed > 0.01 * now)
    point.bound = queued > 0 && point.exposed > longestTail
                      ? ScalingBound::Channel
                      : ScalingBound::Tail;
  return point;
}

double runSeconds(const TrainingRun &run, double units, double stepSeconds) {
  return run.start + run.stepsOfOne / units * stepSeconds;
}

} // namespace trc::planning

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

static double timeOf(double bytes, const Link &link) {
  return link.bytesPerSecond > 0 ? bytes / link.bytesPerSecond : 0;
}

double exchangeSeconds(const StepExchange &exchange, int64_t ranks,
                       const Cluster &cluster) {
  if (ranks <= 1)
    return 0;
  const auto all = static_cast<double>(ranks);
  const double bytes = exchange.bytes;
  const double hops = int{exchange.addsUp} + int{exchange.joins};
  const auto here = static_cast<double>(std::min(ranks, cluster.ranksPerNode));
  // Of each rank to others of its node, and of a node to the others.
  const double inside = hops * bytes * (here - 1) / all;
  const double outside = hops * bytes * here * (all - here) / all;
  const double hop = ranks > cluster.ranksPerNode ? cluster.network.latency
                                                  : cluster.inside.latency;
  const double sums = exchange.addsUp && cluster.sumBytesPerSecond > 0
                          ? bytes * (1 + 1 / all) / cluster.sumBytesPerSecond
                          : 0;
  return std::max({timeOf(inside, cluster.inside),
                   timeOf(outside, cluster.network), sums}) +
         hops * hop;
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

ScalingPoint predictStep(const StepModel &step, int64_t ranks,
                         const Cluster &cluster, double rowShare) {
  ScalingPoint point;
  point.ranks = ranks;
  const double slowest =
      ranks > 1 ? 1 + cluster.jitter *
                          std::sqrt(2 * std::log(static_cast<double>(ranks)))
                : 1;
  double now = 0, channelFree = 0, longestTail = 0, queued = 0;
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
    now += command.seconds * slowest * (command.isFixed ? 1 : rowShare);
    if (command.begins >= 0) {
      const double takes = exchangeSeconds(
          step.exchanges[static_cast<size_t>(command.begins)], ranks, cluster);
      const double starts = std::max(now, channelFree);
      queued = std::max(queued, channelFree - now);
      channelFree = starts + takes;
      point.exchanges.push_back({now, starts, channelFree});
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

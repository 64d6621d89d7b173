//===- Scaling.cpp - how long a step takes on many ranks ------------------===//

#include "trc/Planning/Scaling.h"

#include <algorithm>

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

double exchangeSeconds(double bytes, int64_t ranks, const Cluster &cluster) {
  if (ranks <= 1)
    return 0;
  const auto all = static_cast<double>(ranks);
  const auto here = static_cast<double>(std::min(ranks, cluster.ranksPerNode));
  // Of each rank to others of its node, and of a node to the others.
  const double inside = 2 * bytes * (here - 1) / all;
  const double outside = 2 * bytes * here * (all - here) / all;
  const double hop = ranks > cluster.ranksPerNode ? cluster.network.latency
                                                  : cluster.inside.latency;
  return std::max(timeOf(inside, cluster.inside),
                  timeOf(outside, cluster.network)) +
         2 * hop;
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
                         const Cluster &cluster) {
  ScalingPoint point;
  point.ranks = ranks;
  std::vector<double> done(step.exchanges.size());
  double now = 0, channelFree = 0, longestTail = 0, queued = 0;
  for (const StepCommand &command : step.commands) {
    if (command.finishes >= 0) {
      const double end = done[static_cast<size_t>(command.finishes)];
      point.exposed += std::max(0.0, end - now);
      now = std::max(now, end);
    }
    now += command.seconds;
    if (command.begins >= 0) {
      const auto index = static_cast<size_t>(command.begins);
      const double takes =
          exchangeSeconds(step.exchanges[index], ranks, cluster);
      queued = std::max(queued, channelFree - now);
      channelFree = done[index] = std::max(now, channelFree) + takes;
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

} // namespace trc::planning

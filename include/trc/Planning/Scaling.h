//===- Scaling.h - how long a step takes on many ranks ----------*- C++ -*-===//
//
// A step is a row of commands with a time each; some begin an exchange with the
// other ranks, some wait for one. Exchanges go one after the other over one
// channel, which each rank has:
//
//   commands   a ── begin 0 ── b ── begin 1 ── c ── finish 0 ── finish 1 ── d
//   channel             [ exchange 0  ][ exchange 1         ]
//                                                   exposed  ^──────^
//
// An exchange of S bytes among N ranks is a reduction by shares: each rank
// sends 2 S (N - 1) / N bytes, in two hops. Ranks of a node share its link to
// the others, through which 2 S D (N - D) / N bytes of D ranks go.
//
// Plain structs, seconds and bytes; no IR, no files.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_SCALING_H
#define TRC_PLANNING_SCALING_H

#include <cstdint>
#include <string>
#include <vector>

namespace trc::planning {

struct StepCommand {
  double seconds = 0;
  int begins = -1;   ///< index of an exchange, or none
  int finishes = -1; ///< the same
};

struct StepModel {
  std::vector<StepCommand> commands; ///< in the order in which they run
  std::vector<double> exchanges;     ///< bytes of each
};

struct Link {
  double bytesPerSecond = 0; ///< 0: takes no time
  double latency = 0;        ///< seconds of a hop
};

struct Cluster {
  int64_t ranksPerNode = 1;
  Link network; ///< of a node to all others
  Link inside;  ///< of a rank to those of its node
};

/// Why a step takes as long as it does.
enum class ScalingBound {
  Compute, ///< it waits for less than a hundredth of it
  Tail,    ///< for what becomes ready last: at most one exchange
  Channel, ///< for exchanges that stand in a queue
};
const char *nameOf(ScalingBound bound);

struct ScalingPoint {
  int64_t ranks = 1;
  double seconds = 0;   ///< of a step
  double exposed = 0;   ///< of it, that it waits for others
  double exchanged = 0; ///< that the channel is busy
  ScalingBound bound = ScalingBound::Compute;
};

/// Of one exchange.
double exchangeSeconds(double bytes, int64_t ranks, const Cluster &cluster);

/// What is wrong with the model; empty: nothing. Exchanges are begun once each
/// and in order, and are finished after that.
std::string checkModel(const StepModel &step);

/// The step on so many ranks, each of which does what the model says.
ScalingPoint predictStep(const StepModel &step, int64_t ranks,
                         const Cluster &cluster);

} // namespace trc::planning

#endif // TRC_PLANNING_SCALING_H

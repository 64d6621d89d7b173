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
// sends 2 S (N - 1) / N bytes, in two hops; or half of it, in one: a
// reduce-scatter, which leaves each its share of the sums, or an all-gather,
// which joins shares. Ranks of a node share its link to
// the others, through which 2 S D (N - D) / N bytes of D ranks go. Where sums
// are a host's work, a rank reads S bytes of all and writes S / N, beside what
// travels: the slower of the two counts.
//
// Where an exchange is moved and added up by the cores that compute, these lose
// the time that it takes of them, spread over the time that it travels:
//
//   channel    [ exchange 0 ........ ]
//   commands   a ─ b ─ at 1 - load ── c
//
// Weak scaling: a rank keeps its rows. Strong: the rows are dealt out, and what
// is work on rows takes 1 / N of the time, the update as long as ever.
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
  double seconds = 0; ///< with the rows of one rank
  int begins = -1;    ///< index of an exchange, or none
  int finishes = -1;  ///< the same
  /// Takes as long whatever the rows are, as an update does.
  bool isFixed = false;
};

/// What ranks do together; both halves: an all-reduce.
struct StepExchange {
  double bytes = 0; ///< of what is added up, or of all shares
  bool addsUp = true, joins = true;
};

struct StepModel {
  std::vector<StepCommand> commands; ///< in the order in which they run
  std::vector<StepExchange> exchanges;
};

struct Link {
  double bytesPerSecond = 0; ///< 0: takes no time
  double latency = 0;        ///< seconds of a hop
};

struct Cluster {
  int64_t ranksPerNode = 1;
  Link network; ///< of a node to all others
  Link inside;  ///< of a rank to those of its node
  /// That a rank adds up in a second, reading and writing; 0: takes no time.
  double sumBytesPerSecond = 0;
  /// Of one core, to send a byte, take one and add it up; 0: takes none.
  double coreSecondsPerByte = 0;
  /// Of a rank's step, from which exchanges take that; 0: they have others.
  double coresOfStep = 0;
  /// Standard deviation of a rank's step, as a share of it. The slowest of N is
  /// waited for: sqrt(2 ln N) deviations later than the mean (the expected
  /// largest of N normal draws, for large N).
  double jitter = 0;
};

/// Why a step takes as long as it does.
enum class ScalingBound {
  Compute, ///< it waits for less than a hundredth of it
  Tail,    ///< for what becomes ready last: at most one exchange
  Channel, ///< for exchanges that stand in a queue
};
const char *nameOf(ScalingBound bound);

/// When an exchange was ready, travelled, and was there: seconds from the
/// step's beginning.
struct ExchangeTimes {
  double ready = 0, starts = 0, ends = 0;
};

/// A stretch in which the step waits for others.
struct Wait {
  double begins = 0, ends = 0;
};

struct ScalingPoint {
  int64_t ranks = 1;
  double seconds = 0;   ///< of a step
  double exposed = 0;   ///< of it, that it waits for others
  double exchanged = 0; ///< that the channel is busy
  ScalingBound bound = ScalingBound::Compute;
  std::vector<ExchangeTimes> exchanges; ///< in their order
  std::vector<Wait> waits;              ///< in their order
};

/// Of one exchange, that a core works for each rank.
double coreSeconds(const StepExchange &exchange, int64_t ranks,
                   const Cluster &cluster);

/// Of one exchange.
double exchangeSeconds(const StepExchange &exchange, int64_t ranks,
                       const Cluster &cluster);

/// What is wrong with the model; empty: nothing. Exchanges are begun once each
/// and in order, and are finished after that.
std::string checkModel(const StepModel &step);

/// The step on so many ranks, each with `rowShare` of the rows that the model's
/// times are for: 1 for weak scaling, 1 / ranks for strong.
ScalingPoint predictStep(const StepModel &step, int64_t ranks,
                         const Cluster &cluster, double rowShare = 1);

/// A run over a given number of rows: `start` seconds that do not depend on the
/// number of ranks, then as many steps as the rows need.
struct TrainingRun {
  double start = 0;      ///< seconds until the first step
  double stepsOfOne = 0; ///< that one unit (a rank or a node) would need
};

/// Of a run on so many units, whose step takes so long.
double runSeconds(const TrainingRun &run, double units, double stepSeconds);

} // namespace trc::planning

#endif // TRC_PLANNING_SCALING_H

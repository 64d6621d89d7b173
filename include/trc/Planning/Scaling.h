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
// What an exchange costs depends on how ranks do it (Exchange.h).
//
// Where an exchange is moved and added up by the cores that compute, these lose
// the time that it takes of them, spread over the time that it travels:
//
//   channel    [ exchange 0 ........ ]
//   commands   a ─ b ─ at 1 - load ── c
//
// Weak scaling: a rank keeps its rows. Strong: the rows are dealt out, and what
// is work on rows takes 1 / N of the time, the update as long as ever. Where
// each rank updates its part only, that takes 1 / N of one rank's update in
// both.
//
// Plain structs, seconds and bytes; no IR, no files.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_SCALING_H
#define TRC_PLANNING_SCALING_H

#include "trc/Planning/Exchange.h"

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
  /// Of what is fixed: `seconds` are of one of so many parts, and N ranks have
  /// 1 / N of all. 0: each rank does the whole.
  int64_t parts = 0;
};

struct StepModel {
  std::vector<StepCommand> commands; ///< in the order in which they run
  std::vector<StepExchange> exchanges;
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
  ExchangeWay exchange = ExchangeWay::Sharded;
  double seconds = 0;   ///< of a step
  double exposed = 0;   ///< of it, that it waits for others
  double exchanged = 0; ///< that the channel is busy
  ScalingBound bound = ScalingBound::Compute;
  std::vector<ExchangeTimes> exchanges; ///< in their order
  std::vector<Wait> waits;              ///< in their order
};

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

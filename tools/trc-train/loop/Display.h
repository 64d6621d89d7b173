//===- Display.h - what a person sees of a run ------------------*- C++ -*-===//
//
// On a terminal one line with a progress bar that is rewritten, and plain lines
// for what stays (held-out loss, checkpoints, samples). Elsewhere plain lines
// only. The same numbers go to a log of JSON lines, and to event files of
// TensorBoard, if these are wanted.
//
// A reader of the output that goes away (`trc-train | head`) asks the run to
// end, as the signal SIGPIPE would; lines that stay go to standard error then.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_DISPLAY_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_DISPLAY_H

#include "Failure.h"
#include "log/EventFile.h"
#include "loop/Numbers.h"

#include <nlohmann/json_fwd.hpp>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace trc::train {

struct StepReport {
  uint64_t step = 0, lastStep = 0;
  std::vector<Number> numbers;
  double tokensPerSecond = 0;
  double peakShare = -1; ///< below 0: not known
  /// Of the time, that passed before there was a batch; less than a hundredth
  /// is not shown.
  double waitingShare = 0;
};

/// "loss 3.2108  lr 6.00e-04"
std::string wordsOf(const std::vector<Number> &numbers);
/// "step 12/100  loss 3.2108  lr 6.00e-04  norm 0.84  12345 tokens/s  61% of
/// peak"
std::string stepLine(const StepReport &report);
/// "[#####.....]"
std::string progressBar(uint64_t step, uint64_t lastStep, uint64_t width);
/// The bar with as much of the step as fits into a line of a terminal, which
/// would else be broken in two and not be written again.
std::string barLine(const StepReport &report, size_t columns);
/// "12.3 MiB"
std::string bytesText(double bytes);

class Display {
public:
  /// A plain line for the first step, so that a run is seen to be one, and
  /// every `every` steps; 0: about a hundred in all. Of several ranks only one
  /// is heard: the others have displays that show nothing.
  explicit Display(uint64_t every, bool isHeard = true);
  ~Display();
  Display(const Display &) = delete;
  Display &operator=(const Display &) = delete;

  /// Where JSON lines go; `append` for a run that goes on.
  Status openLog(const std::string &path, bool append);

  /// Where TensorBoard's event files go; `step`: the one gone on from, or 0.
  Status openEvents(const std::string &folder, uint64_t step);

  /// Whether `step` shows the numbers of the step.
  bool wants(uint64_t step, uint64_t lastStep) const;
  void step(const StepReport &report);
  /// A line that stays.
  void say(const std::string &line);
  /// What went wrong, though the run goes on; to standard error.
  void warn(const std::string &line);
  /// A line of the log; the numbers of a step are events too.
  void log(const nlohmann::ordered_json &record);
  /// Whether all of the log and the events was written. A run does not end
  /// because of its log, but says that it is not whole, at once and at its end.
  Status closeLog();

private:
  void writeLine(const nlohmann::ordered_json &record);
  void writeEvent(const nlohmann::ordered_json &record);
  void noteLogFailure(const std::string &failure);
  void print(const std::string &bytes);
  void clearBar();

  bool isTerminal, isHeard;
  bool barShown = false;
  bool outputLost = false; ///< standard output cannot be written
  uint64_t every;
  std::FILE *logFile = nullptr;
  std::optional<EventFile> events;
  std::string logPath, logFailure;
  std::chrono::steady_clock::time_point lastDrawn;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_DISPLAY_H

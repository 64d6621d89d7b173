//===- Progress.h - a line while something takes long -----------*- C++ -*-===//
//
// Says on stderr what is being done once it has taken more than a second: one
// line that is rewritten on a terminal, one line per activity elsewhere. There
// it is a second of a processor, too: what a log holds is not to depend on
// what else the machine does.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_START_PROGRESS_H
#define TRC_TOOLS_START_PROGRESS_H

#include <chrono>
#include <condition_variable>
#include <ctime>
#include <mutex>
#include <string>
#include <thread>

class Progress {
public:
  Progress();
  ~Progress() { finish(); }
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;

  void say(std::string activity);
  /// Clears the line; nothing is printed afterwards.
  void finish();

private:
  void run();

  std::chrono::steady_clock::time_point start;
  std::clock_t startOfWork;
  bool isTerminal;
  bool printed = false;
  bool done = false;
  std::string activity, lastPrinted;
  std::mutex mutex;
  std::condition_variable changed;
  std::thread thread;
};

#endif // TRC_TOOLS_START_PROGRESS_H

//===- Display.cpp - what a person sees of a run --------------------------===//

#include "loop/Display.h"

#include "log/TrainingLog.h"
#include "loop/Interrupt.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace trc::train {

using namespace std::chrono_literals;

std::string wordsOf(const std::vector<Number> &numbers) {
  std::string words;
  for (const auto &[metric, value] : numbers)
    words += fmt::format("{}{} {}", words.empty() ? "" : "  ", metric.label,
                         fmt::format(fmt::runtime(metric.format), value));
  return words;
}

std::string stepLine(const StepReport &report) {
  std::string line = fmt::format("step {}/{}  {}", report.step, report.lastStep,
                                 wordsOf(report.numbers));
  line += fmt::format("  {:.0f} tokens/s", report.tokensPerSecond);
  if (report.peakShare >= 0)
    line += fmt::format("  {:.0f}% of peak", 100 * report.peakShare);
  if (report.waitingShare >= 0.01)
    line +=
        fmt::format("  {:.0f}% waiting for data", 100 * report.waitingShare);
  return line;
}

std::string progressBar(uint64_t step, uint64_t lastStep, uint64_t width) {
  const uint64_t full =
      lastStep == 0 ? width : std::min(width, step * width / lastStep);
  return "[" + std::string(full, '#') + std::string(width - full, '.') + "]";
}

std::string barLine(const StepReport &report, size_t columns) {
  const std::string line = stepLine(report);
  const size_t room = columns > line.size() + 3 ? columns - line.size() - 3 : 0;
  const std::string bar = progressBar(report.step, report.lastStep,
                                      std::clamp<size_t>(room, 8, 24));
  return (bar + " " + line).substr(0, columns);
}

/// Of the terminal, less the last, where the cursor would go on to the next
/// line.
static size_t terminalColumns() {
  struct winsize size = {};
  const bool isKnown =
      ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
  return isKnown ? size.ws_col - 1 : 79;
}

std::string bytesText(double bytes) {
  if (bytes < 1024)
    return fmt::format("{:.0f} bytes", bytes);
  if (bytes < 1024 * 1024)
    return fmt::format("{:.1f} KiB", bytes / 1024);
  if (bytes < 1024.0 * 1024 * 1024)
    return fmt::format("{:.1f} MiB", bytes / 1024 / 1024);
  return fmt::format("{:.2f} GiB", bytes / 1024 / 1024 / 1024);
}

Display::Display(uint64_t every, bool isHeard)
    : isTerminal(isatty(STDOUT_FILENO)), isHeard(isHeard), every(every) {}

Display::~Display() {
  clearBar();
  if (logFile)
    std::fclose(logFile);
}

void Display::noteLogFailure(const std::string &failure) {
  if (logFailure.empty())
    logFailure = failure;
  warn(failure + "; going on without it");
}

static std::string cannotWrite(const std::string &path) {
  return text(path, ": cannot be written: ", std::strerror(errno));
}

Status Display::closeLog() {
  if (logFile && std::fclose(logFile) != 0)
    noteLogFailure(cannotWrite(logPath));
  logFile = nullptr;
  events.reset();
  return logFailure.empty() ? Status::success() : failed(logFailure);
}

/// A line that was cut, by a full disk say, would spoil the one behind it.
static void dropCutLine(const std::string &path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return;
  const uintmax_t whole = std::filesystem::file_size(path, error);
  uintmax_t size = whole;
  std::ifstream file(path, std::ios::binary);
  for (char last = 0; size != 0; --size)
    if (!file.seekg(static_cast<std::streamoff>(size - 1)).get(last) ||
        last == '\n')
      break;
  if (file && size != whole)
    std::filesystem::resize_file(path, size, error);
}

Status Display::openLog(const std::string &path, bool append) {
  if (append)
    dropCutLine(path);
  logFile = std::fopen(path.c_str(), append ? "a" : "w");
  if (!logFile)
    return failed(path, ": cannot be written: ", std::strerror(errno));
  logPath = path;
  return Status::success();
}

/// Since 1970.
static double secondsOfEpoch() {
  return std::chrono::duration<double>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Status Display::openEvents(const std::string &folder, uint64_t step) {
  Result<EventFile> made = EventFile::create(folder, secondsOfEpoch(), step);
  if (made.failed())
    return made.takeStatus();
  events = std::move(*made);
  return Status::success();
}

bool Display::wants(uint64_t step, uint64_t lastStep) const {
  if (isTerminal)
    return std::chrono::steady_clock::now() - lastDrawn > 100ms ||
           step == lastStep;
  const uint64_t stride = every ? every : std::max<uint64_t>(1, lastStep / 100);
  return step == 1 || step % stride == 0 || step == lastStep;
}

void Display::print(const std::string &bytes) {
  if (outputLost || !isHeard)
    return;
  errno = 0;
  if (std::fputs(bytes.c_str(), stdout) >= 0 && std::fflush(stdout) == 0)
    return;
  const int reason = errno;
  outputLost = true;
  barShown = false;
  if (reason == EPIPE) {
    warn("nobody reads standard output any more: ending after this step");
    endAfterStep(SIGPIPE);
    return;
  }
  warn(text("standard output: cannot be written: ", std::strerror(reason),
            "; going on without it"));
}

void Display::clearBar() {
  const bool wasShown = barShown;
  barShown = false;
  if (wasShown)
    print("\r\033[K");
}

void Display::warn(const std::string &line) {
  if (!isHeard)
    return;
  clearBar();
  std::fputs(("trc-train: " + line + "\n").c_str(), stderr);
}

void Display::step(const StepReport &report) {
  if (isTerminal) {
    clearBar();
    const bool isBar = report.step != report.lastStep;
    const std::string line =
        isBar ? barLine(report, terminalColumns()) : stepLine(report) + "\n";
    print(line);
    barShown = isBar && !outputLost;
    lastDrawn = std::chrono::steady_clock::now();
  } else {
    print(stepLine(report) + "\n");
  }
}

void Display::say(const std::string &line) {
  clearBar();
  print(line + "\n");
  if (outputLost)
    std::fputs((line + "\n").c_str(), stderr);
}

void Display::log(const nlohmann::ordered_json &record) {
  writeLine(record);
  writeEvent(record);
}

void Display::writeLine(const nlohmann::ordered_json &record) {
  if (!logFile)
    return;
  // A NaN becomes null, as JSON has it.
  const std::string line =
      record.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) +
      "\n";
  if (std::fputs(line.c_str(), logFile) >= 0 && std::fflush(logFile) == 0)
    return;
  noteLogFailure(cannotWrite(logPath));
  std::fclose(logFile);
  logFile = nullptr;
}

void Display::writeEvent(const nlohmann::ordered_json &record) {
  if (!events || !record.contains("step"))
    return;
  std::vector<std::string> tags;
  std::vector<double> values;
  for (const auto &[key, value] : record.items()) {
    if (key == "step" || !value.is_number())
      continue;
    const std::optional<std::string> held = heldOutMetric(key);
    tags.push_back(held ? "held_out/" + *held : "train/" + key);
    values.push_back(value.get<double>());
  }
  std::vector<Scalar> scalars;
  scalars.reserve(tags.size());
  for (size_t i = 0; i < tags.size(); ++i)
    scalars.push_back({tags[i], values[i]});
  if (scalars.empty())
    return;
  Status status =
      events->write(secondsOfEpoch(), record["step"].get<uint64_t>(), scalars);
  if (status.ok())
    return;
  noteLogFailure(status.message());
  events.reset();
}

} // namespace trc::train

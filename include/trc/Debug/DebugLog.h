//===- DebugLog.h - what passes think, on demand ----------------*- C++ -*-===//
//
// A log for those who work on a pass: `trc-opt --debug-only=unroll-loops`
// prints what the pass of that name weighed and decided. LLVM's own
// `--debug-only` exists in builds with assertions only, and ours are without,
// so this one is always there; a topic that is off costs the test of a flag.
//
//   static trc::DebugTopic topic("unroll-loops");
//   TRC_LOG(topic) << "kept: " << trips << " trips\n";
//
// What a user is to know is a remark or a diagnostic, not a line of this log.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DEBUG_DEBUGLOG_H
#define TRC_DEBUG_DEBUGLOG_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <string>

namespace trc {

/// Something that can be logged, called like the pass; one per file, static.
class DebugTopic {
public:
  explicit DebugTopic(const char *name) noexcept;

  bool isOn() const { return on.load(std::memory_order_relaxed); }
  llvm::StringRef getName() const { return name; }

  /// Turns on the topics of that name; false when there is none.
  static bool turnOn(llvm::StringRef name);
  /// All names, sorted.
  static llvm::SmallVector<llvm::StringRef> names();

private:
  const char *name;
  std::atomic<bool> on = false;
  DebugTopic *next;
};

/// Collects what is streamed into it and writes it in one piece, since passes
/// run on many functions at once.
class LogLine {
public:
  explicit LogLine(const DebugTopic &topic) : os(text) {
    os << topic.getName() << ": ";
  }
  ~LogLine();
  LogLine(const LogLine &) = delete;
  LogLine &operator=(const LogLine &) = delete;

  llvm::raw_ostream &stream() { return os; }

private:
  std::string text;
  llvm::raw_string_ostream os;
};

/// A line of the log; what is streamed is not evaluated while the topic is off.
#define TRC_LOG(topic)                                                         \
  if (!(topic).isOn()) {                                                       \
  } else                                                                       \
    ::trc::LogLine(topic).stream()

} // namespace trc

#endif // TRC_DEBUG_DEBUGLOG_H

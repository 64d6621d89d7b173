//===- DebugLog.cpp - what passes think, on demand ------------------------===//
//
// Topics are static objects that form a list while the program starts, before
// there is a second thread.
//
//===----------------------------------------------------------------------===//

#include "trc/Debug/DebugLog.h"

#include "llvm/ADT/STLExtras.h"

#include <mutex>

using namespace trc;

static DebugTopic *first = nullptr;

DebugTopic::DebugTopic(const char *name) noexcept : name(name), next(first) {
  first = this;
}

bool DebugTopic::turnOn(llvm::StringRef name) {
  bool found = false;
  for (DebugTopic *topic = first; topic; topic = topic->next)
    if (topic->getName() == name)
      topic->on = found = true;
  return found;
}

llvm::SmallVector<llvm::StringRef> DebugTopic::names() {
  llvm::SmallVector<llvm::StringRef> all;
  for (DebugTopic *topic = first; topic; topic = topic->next)
    all.push_back(topic->getName());
  llvm::sort(all);
  all.erase(llvm::unique(all), all.end());
  return all;
}

LogLine::~LogLine() {
  static std::mutex mutex;
  if (!llvm::StringRef(text).ends_with("\n"))
    text += '\n';
  std::lock_guard<std::mutex> lock(mutex);
  llvm::errs() << text;
}

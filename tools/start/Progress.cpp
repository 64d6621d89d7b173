//===- Progress.cpp - a line while something takes long -------------------===//
//
// A thread wakes twice a second; a compile that ends within one prints nothing.
//
//===----------------------------------------------------------------------===//

#include "start/Progress.h"

#include <cstdio>
#include <unistd.h>

using namespace std::chrono_literals;

Progress::Progress()
    : start(std::chrono::steady_clock::now()), startOfWork(std::clock()),
      isTerminal(isatty(2)) {
  thread = std::thread([this] { run(); });
}

void Progress::say(std::string what) {
  std::lock_guard<std::mutex> lock(mutex);
  activity = std::move(what);
}

void Progress::run() {
  std::unique_lock<std::mutex> lock(mutex);
  while (!done) {
    changed.wait_for(lock, 500ms);
    auto elapsed = std::chrono::steady_clock::now() - start;
    if (done || elapsed < 1s || activity.empty())
      continue;
    if (!isTerminal && std::clock() - startOfWork < CLOCKS_PER_SEC)
      continue;
    double seconds = std::chrono::duration<double>(elapsed).count();
    if (isTerminal) {
      std::fprintf(stderr, "\r\033[K%s (%.0f s)", activity.c_str(), seconds);
      std::fflush(stderr);
      printed = true;
    } else if (activity != lastPrinted) {
      std::fprintf(stderr, "%s (%.0f s)\n", activity.c_str(), seconds);
      lastPrinted = activity;
    }
  }
}

void Progress::finish() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (done)
      return;
    done = true;
  }
  changed.notify_all();
  thread.join();
  if (printed)
    std::fputs("\r\033[K", stderr);
}

//===- PeakReport.cpp - what lives when memory is fullest -----------------===//
//
// Sums sizes over the recorded lifetimes.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/PeakReport.h"

#include <map>
#include <tuple>

using namespace mlir;
using namespace trc;
using namespace trc::plan;

PeakReport trc::describePeak(EntryOp entry) {
  PeakReport report;
  int64_t alignment = entry.getArenaAlignment().value_or(1);
  auto padded = [&](BufferOp buffer) {
    int64_t size = buffer.getSize();
    return (size + alignment - 1) / alignment * alignment;
  };
  SmallVector<BufferOp> arena;
  std::map<int64_t, int64_t> changes;
  for (auto buffer : entry.getBody().front().getOps<BufferOp>()) {
    if (buffer.getKind() != BufferKind::Arena || !buffer.getFirst() ||
        static_cast<int64_t>(*buffer.getFirst()) < 0)
      continue;
    arena.push_back(buffer);
    changes[*buffer.getFirst()] += padded(buffer);
    changes[*buffer.getLast() + 1] -= padded(buffer);
  }
  int64_t live = 0;
  for (auto [command, change] : changes) {
    live += change;
    if (live > report.bytes) {
      report.bytes = live;
      report.command = command;
    }
  }
  for (BufferOp buffer : arena) {
    int64_t first = *buffer.getFirst(), last = *buffer.getLast();
    if (report.command < first || report.command > last)
      continue;
    PeakBuffer &entry = report.buffers.emplace_back();
    entry.bytes = buffer.getSize();
    entry.operation = buffer.getOrigin().value_or("").str();
    if (buffer.getType()) {
      llvm::raw_string_ostream stream(entry.type);
      stream << *buffer.getType();
    }
    entry.location = resolveLocation(buffer.getLoc());
    entry.first = first;
    entry.last = last;
  }
  llvm::sort(report.buffers, [](const PeakBuffer &a, const PeakBuffer &b) {
    return std::tie(b.bytes, a.first, a.last, a.operation) <
           std::tie(a.bytes, b.first, b.last, b.operation);
  });
  return report;
}

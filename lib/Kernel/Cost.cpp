//===- Cost.cpp - what a kernel costs -------------------------------------===//
//
// Walks the loops once. The footprint of an access is the number of different
// elements that its index reaches, taken as the product of the extents of the
// loops it depends on.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/Cost.h"

#include "trc/Kernel/Index.h"

#include <algorithm>
#include <map>

using namespace trc::kernel;

namespace {

/// Bytes that memory gives a core in a nanosecond, cycles of a core in one, and
/// the time to start a kernel on all workers.
constexpr double bytesPerNanosecond = 10, cyclesPerNanosecond = 3,
                 launchNanoseconds = 1500;
/// What is computed once for a row overlaps with the row's vectors: a division
/// there must not keep the row's sweeps in kernels of their own.
constexpr double rowOverlap = 4;
/// A range of work below this is not worth waking a worker for.
constexpr double grainNanoseconds = 20000;

struct Walk {
  const Kernel &kernel;
  std::vector<int64_t> extents; ///< by loop id
  Cost cost;
  /// Distinct indices per buffer, and the elements that each reaches.
  std::map<unsigned, std::vector<std::pair<Affine, int64_t>>> footprints;

  void visit(const std::vector<Statement> &list, int64_t trips,
             std::optional<LoopId> lanes);
  void access(const Statement &statement, int64_t trips,
              std::optional<LoopId> lanes);
};

} // namespace

void Walk::access(const Statement &statement, int64_t trips,
                  std::optional<LoopId> lanes) {
  const Access &access = statement.access;
  int64_t stride = lanes ? coefficientOf(access.index, *lanes) : 0;
  bool isGather = lanes && stride != 0 && stride != 1;
  double perLane = isGather ? 1.5 : 1.0 / vectorLanes;
  cost.cycles += trips * perLane;

  int64_t reached = 1;
  for (auto [loop, coefficient] : access.index.terms)
    reached *= extents[loop];
  if (!access.dynamic.empty())
    reached = std::max(reached, trips);
  auto &seen = footprints[access.buffer];
  for (auto &[index, elements] : seen)
    if (index == access.index) {
      elements = std::max(elements, reached);
      return;
    }
  seen.emplace_back(access.index, reached);
}

void Walk::visit(const std::vector<Statement> &list, int64_t trips,
                 std::optional<LoopId> lanes) {
  for (const Statement &statement : list) {
    switch (statement.kind) {
    case Statement::Kind::Constant:
    case Statement::Kind::Index:
      break;
    case Statement::Kind::Load:
    case Statement::Kind::Store:
      access(statement, trips, lanes);
      break;
    case Statement::Kind::Compute: {
      cost.operations += trips;
      double wide =
          storageBytes(kernel.registers[statement.result]) > 4 ? 2 : 1;
      cost.cycles += describe(statement.opcode).cycles * wide * trips /
                     (lanes ? vectorLanes : rowOverlap);
      break;
    }
    case Statement::Kind::Loop: {
      const Loop &loop = statement.loop.front();
      if (loop.id >= extents.size())
        extents.resize(loop.id + 1, 1);
      extents[loop.id] = loop.extent;
      // Entering a vector loop, its tail and its horizontal reductions.
      if (loop.vector)
        cost.cycles += trips * (8.0 + 12.0 * loop.reductions.size());
      for (const Reduction &reduction : loop.reductions)
        cost.operations +=
            trips * loop.extent * int64_t(reduction.combiner.size());
      visit(loop.body, trips * loop.extent,
            loop.vector ? std::optional(loop.id) : lanes);
      break;
    }
    }
  }
}

Cost trc::kernel::costOf(const Kernel &kernel) {
  Walk walk{kernel, kernel.parallel, {}, {}};
  walk.visit(kernel.body, workItems(kernel),
             kernel.vectorParallel ? std::optional<LoopId>(0) : std::nullopt);
  for (const auto &[number, footprints] : walk.footprints) {
    const Buffer &buffer = kernel.buffers[number];
    if (buffer.kind == Buffer::Kind::Scratch)
      continue;
    int64_t elements = 0;
    for (const auto &[index, reached] : footprints)
      elements += reached;
    int64_t bytes =
        std::min(elements, buffer.elements) * storageBytes(buffer.type);
    (buffer.written ? walk.cost.bytesWritten : walk.cost.bytesRead) += bytes;
  }
  return walk.cost;
}

double Cost::nanoseconds() const {
  return launchNanoseconds + (bytesRead + bytesWritten) / bytesPerNanosecond +
         cycles / cyclesPerNanosecond;
}

int64_t trc::kernel::grainOf(const Kernel &kernel) {
  int64_t items = workItems(kernel);
  double each =
      std::max(0.01, (costOf(kernel).nanoseconds() - launchNanoseconds) /
                         std::max<int64_t>(items, 1));
  int64_t grain =
      std::max<int64_t>(1, static_cast<int64_t>(grainNanoseconds / each));
  // Ranges of a flat map are cut where vectors and cache lines end.
  constexpr int64_t flatUnit = 1024;
  if (kernel.vectorParallel)
    grain = (grain + flatUnit - 1) / flatUnit * flatUnit;
  return grain;
}

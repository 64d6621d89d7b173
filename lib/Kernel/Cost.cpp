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

struct Walk {
  const Kernel &kernel;
  const CostModel &model;
  std::vector<int64_t> extents; ///< by loop id
  Cost cost;
  /// Elements of a work item that are in work at a time.
  int64_t side = 1;
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
  double perLane = isGather ? model.gatherCycles : 1.0 / model.lanes;
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
                     (lanes ? model.lanes : model.rowLanes);
      break;
    }
    case Statement::Kind::Loop: {
      const Loop &loop = statement.loop.front();
      if (loop.id >= extents.size())
        extents.resize(loop.id + 1, 1);
      extents[loop.id] = loop.extent;
      if (loop.vector) {
        cost.cycles += trips * (model.loopCycles +
                                model.reductionCycles * loop.reductions.size());
        side = std::max(side, loop.reductions.empty()
                                  ? loop.extent
                                  : std::min(loop.extent, model.busyReduced));
      }
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

Cost trc::kernel::costOf(const Kernel &kernel, const CostModel &model) {
  Walk walk{kernel, model, kernel.parallel, {}, 1, {}};
  const int64_t items = workItems(kernel);
  walk.visit(kernel.body, items,
             kernel.vectorParallel ? std::optional<LoopId>(0) : std::nullopt);
  Cost &cost = walk.cost;
  for (const auto &[number, footprints] : walk.footprints) {
    const Buffer &buffer = kernel.buffers[number];
    int64_t elements = 0;
    for (const auto &[index, reached] : footprints)
      elements += reached;
    const int64_t bytes =
        std::min(elements, buffer.elements) * storageBytes(buffer.type);
    if (buffer.kind != Buffer::Kind::Scratch)
      (buffer.written ? cost.bytesWritten : cost.bytesRead) += bytes;
    else if (model.localBytes > 0 && bytes > model.localBytes)
      cost.bytesAgain += bytes * items;
  }
  const int64_t inWork = std::max<int64_t>(1, items * walk.side);
  cost.busy = std::min(1.0, static_cast<double>(inWork) /
                                static_cast<double>(model.busyElements));
  return cost;
}

double Cost::nanoseconds(const CostModel &model) const {
  return model.launchNanoseconds +
         (bytesRead + bytesWritten + bytesAgain) /
             (model.bytesPerNanosecond * busy) +
         cycles / (model.cyclesPerNanosecond * busy);
}

int64_t trc::kernel::grainOf(const Kernel &kernel, const CostModel &model) {
  int64_t items = workItems(kernel);
  double each = std::max(0.01, (costOf(kernel, model).nanoseconds(model) -
                                model.launchNanoseconds) /
                                   std::max<int64_t>(items, 1));
  int64_t grain =
      std::max<int64_t>(1, static_cast<int64_t>(model.grainNanoseconds / each));
  // Ranges of a flat map are cut where vectors and cache lines end.
  constexpr int64_t flatUnit = 1024;
  if (kernel.vectorParallel)
    grain = (grain + flatUnit - 1) / flatUnit * flatUnit;
  return grain;
}

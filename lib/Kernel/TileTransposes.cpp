//===- TileTransposes.cpp - keep transposing maps in the cache ------------===//
//
// A map that reads columns while it writes rows (or the other way) touches a
// new cache line with each element, and comes back to it only one work item
// later. Here one item takes several neighbouring rows, innermost:
//
//   item l0 { vector l1 { y[R*l0 + l1] = x[l0 + C*l1] } }
//   item l0 { vector l1 { loop l2 < 16 {
//     y[16*R*l0 + R*l2 + l1] = x[16*l0 + l2 + C*l1] } } }
//
// so that a line that was fetched is used for all of them. The number of rows
// divides the extent, so no index leaves its range.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/TileTransposes.h"

#include <algorithm>
#include <cstdlib>

namespace trc::kernel {
namespace {

/// The one loop of a plain map by lanes, or null.
Loop *onlyLoop(Kernel &kernel) {
  Loop *found = nullptr;
  for (Statement &statement : kernel.body) {
    if (statement.kind == Statement::Kind::Constant)
      continue;
    if (statement.kind != Statement::Kind::Loop || found)
      return nullptr;
    found = &statement.loop.front();
  }
  if (!found || !found->vector || found->bound || !found->reductions.empty())
    return nullptr;
  for (const Statement &statement : found->body)
    if (statement.kind == Statement::Kind::Loop)
      return nullptr;
  return found;
}

void split(Affine &affine, LoopId outer, LoopId inner, int64_t rows) {
  int64_t coefficient = coefficientOf(affine, outer);
  if (coefficient == 0)
    return;
  std::erase_if(affine.terms, [&](auto &term) { return term.first == outer; });
  affine.terms.push_back({outer, coefficient * rows});
  affine.terms.push_back({inner, coefficient});
}

} // namespace

void tileTransposes(Kernel &kernel) {
  if (kernel.vectorParallel || kernel.parallel.empty())
    return;
  Loop *vector = onlyLoop(kernel);
  if (!vector)
    return;
  auto items = static_cast<LoopId>(kernel.parallel.size() - 1);
  bool transposes = std::any_of(
      vector->body.begin(), vector->body.end(), [&](const Statement &s) {
        bool access =
            s.kind == Statement::Kind::Load || s.kind == Statement::Kind::Store;
        return access && s.access.dynamic.empty() &&
               std::abs(coefficientOf(s.access.index, vector->id)) > 8 &&
               std::abs(coefficientOf(s.access.index, items)) == 1;
      });
  int64_t extent = kernel.parallel.back(), rows = std::min<int64_t>(16, extent);
  while (rows > 1 && extent % rows != 0)
    --rows;
  if (!transposes || rows < 4)
    return;

  Statement statement;
  statement.kind = Statement::Kind::Loop;
  statement.loop.emplace_back();
  Loop &inner = statement.loop.front();
  inner.id = std::max<LoopId>(vector->id, items) + 1;
  inner.extent = rows;
  inner.body = std::move(vector->body);
  for (Statement &inside : inner.body) {
    split(inside.index, items, inner.id, rows);
    split(inside.access.index, items, inner.id, rows);
    for (Guard &guard : inside.access.guards)
      split(guard.value, items, inner.id, rows);
  }
  vector->body.clear();
  vector->body.push_back(std::move(statement));
  kernel.parallel.back() = extent / rows;
}

} // namespace trc::kernel

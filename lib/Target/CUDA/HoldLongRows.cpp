//===- HoldLongRows.cpp - a long row stays on its multiprocessor ----------===//
//
// A row of a vocabulary's logits is too long for the registers that a thread
// has to spare, and its scratch row too long for shared memory, so that each
// loop would read it from memory again. Both together have the room: a block
// of 512 threads holds the first rounds of a row in registers and the rest in
// shared memory, one block to a multiprocessor:
//
//   vector l1 { a = load x[..]; store row[l1], a; m = max(m, a) }
//   vector l2 { b = load row[l2]; e = exp(b - m); store row[l2], e; s += e }
//   vector l3 { f = load row[l3]; store y[..], f / s }
//
// So memory is read once and written once, and no element is computed twice.
// That a kernel has one such row, since what it loads and what it makes of it
// may share it, is decided here; where the parts lie, by `placeScratch`.
//
//===----------------------------------------------------------------------===//

#include "Mapping.h"

#include "trc/Target/CUDA/KernelText.h"

#include <algorithm>
#include <string>
#include <utility>

namespace trc::cuda {

using namespace kernel;

namespace {

/// When a row is first written and last read: (statement of the kernel's list,
/// statement of that loop).
struct Lifetime {
  using Position = std::pair<size_t, size_t>;
  Position firstStore{~size_t(0), 0}, lastLoad{0, 0};
  int64_t extent = 0;
  bool isPlain = true; ///< in vector loops of the kernel's own list only
};

bool isAccess(const Statement &statement) {
  return statement.kind == Statement::Kind::Load ||
         statement.kind == Statement::Kind::Store;
}

bool accesses(const std::vector<Statement> &body, unsigned row) {
  return std::any_of(body.begin(), body.end(), [&](const Statement &statement) {
    return (isAccess(statement) && statement.access.buffer == row) ||
           (statement.kind == Statement::Kind::Loop &&
            accesses(statement.loop.front().body, row));
  });
}

Lifetime lifetimeOf(const Kernel &kernel, unsigned row) {
  Lifetime life;
  for (size_t outer = 0; outer < kernel.body.size(); ++outer) {
    const Statement &statement = kernel.body[outer];
    const bool isLoop = statement.kind == Statement::Kind::Loop;
    if (!isLoop || !statement.loop.front().vector) {
      life.isPlain &= !accesses({statement}, row);
      continue;
    }
    const Loop &loop = statement.loop.front();
    for (size_t at = 0; at < loop.body.size(); ++at) {
      const Statement &inner = loop.body[at];
      if (inner.kind == Statement::Kind::Loop)
        life.isPlain &= !accesses({inner}, row);
      if (!isAccess(inner) || inner.access.buffer != row)
        continue;
      life.extent = loop.extent;
      const Lifetime::Position here(outer, at);
      if (inner.kind == Statement::Kind::Store)
        life.firstStore = std::min(life.firstStore, here);
      else
        life.lastLoad = std::max(life.lastLoad, here);
    }
  }
  return life;
}

void rename(std::vector<Statement> &body, unsigned from, unsigned to) {
  for (Statement &statement : body) {
    if (isAccess(statement) && statement.access.buffer == from)
      statement.access.buffer = to;
    for (Loop &loop : statement.loop)
      rename(loop.body, from, to);
  }
}

std::vector<unsigned> accessedRows(const Kernel &kernel) {
  const Facts facts(kernel);
  std::vector<unsigned> rows;
  for (unsigned i = 0; i < kernel.buffers.size(); ++i)
    if (kernel.buffers[i].kind == Buffer::Kind::Scratch && isAccessed(facts, i))
      rows.push_back(i);
  return rows;
}

/// Lets the row that is stored later take the place of the one that is read no
/// more by then. Registers hold both alike.
bool shareRow(Kernel &kernel, unsigned a, unsigned b) {
  Lifetime first = lifetimeOf(kernel, a), second = lifetimeOf(kernel, b);
  if (second.firstStore < first.firstStore) {
    std::swap(first, second);
    std::swap(a, b);
  }
  if (!first.isPlain || !second.isPlain || first.extent != second.extent ||
      !(first.lastLoad < second.firstStore) ||
      std::string(registerTypeName(kernel.buffers[a].type)) !=
          registerTypeName(kernel.buffers[b].type))
    return false;
  rename(kernel.body, b, a);
  return true;
}

} // namespace

bool holdLongRows(Kernel &kernel, Mapping &mapping) {
  int64_t longest = 0;
  for (const Loop *loop : Facts(kernel).vectorLoops)
    longest = std::max(longest, loop->extent);
  // Short rows need no help, and few leave the other threads idle.
  if (mapping.kind != Mapping::Kind::Group || mapping.width == 1 ||
      mapping.items < multiprocessors ||
      mapping.rounds(longest) * mapping.width <= registerBudget(mapping))
    return false;
  Mapping holding = mapping;
  holding.threads = holding.block = longRowThreads;
  holding.itemsPerBlock = 1;
  holding.grid = holding.items;
  holding.holdsLongRow = true;

  Kernel trial = kernel;
  keepRows(trial, holding, holding.rounds(longest) * holding.width);
  std::vector<unsigned> rows = accessedRows(trial);
  if (rows.size() == 2 && shareRow(trial, rows[0], rows[1]))
    rows = accessedRows(trial);
  if (rows.size() != 1)
    return false;
  const Facts facts(trial);
  std::vector<ScratchPlace> places;
  std::vector<int64_t> offsets;
  int64_t bytes = 0;
  if (!placeScratch(trial, facts, holding, places, offsets, bytes) ||
      places[rows[0]] != ScratchPlace::Divided)
    return false;
  kernel = std::move(trial);
  mapping = holding;
  return true;
}

} // namespace trc::cuda

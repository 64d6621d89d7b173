//===- Aliasing.cpp - which results may replace which operands ------------===//
//
// A result may take an operand's memory when every index at which the operand
// is read equals the index at which the result is written, and no read follows
// the write. Equal indices use the same parallel loops, so no other work item
// reads what this one writes. Inner loops that write stand for the element as
// well as the loops that read do, when both run over the same indices in the
// same way: the points of a vector loop may be threads, each of which runs all
// of a loop that is not one.
//
//===----------------------------------------------------------------------===//

#include "trc/Kernel/Cost.h"
#include "trc/Kernel/Index.h"

#include <algorithm>

using namespace trc::kernel;

namespace {

/// A read or write, with its loops named by their depth instead of their id, so
/// that accesses in different loops can be compared.
struct Use {
  bool isWrite = false;
  unsigned number = 0; ///< in the order of the kernel
  Affine index;
  std::vector<const Loop *> path; ///< outer first
  bool isPlain = true;            ///< no guards, no registers
};

/// The accesses of each buffer, in the order of the kernel.
struct Collector {
  std::vector<std::vector<Use>> uses;
  std::vector<const Loop *> path;
  unsigned count = 0;

  void visit(const std::vector<Statement> &list) {
    for (const Statement &statement : list) {
      const bool isWrite = statement.kind == Statement::Kind::Store;
      if (isWrite || statement.kind == Statement::Kind::Load)
        uses[statement.access.buffer].push_back(
            {isWrite, count++, statement.access.index, path,
             statement.access.guards.empty() &&
                 statement.access.dynamic.empty()});
      for (const Loop &loop : statement.loop) {
        path.push_back(&loop);
        visit(loop.body);
        path.pop_back();
      }
    }
  }
};

/// The index with each loop of `path` named by its place below the parallel
/// ones.
Affine canonical(const Use &use, size_t parallel) {
  Affine result;
  result.constant = use.index.constant;
  for (auto [loop, coefficient] : use.index.terms) {
    LoopId name = loop;
    for (size_t depth = 0; depth < use.path.size(); ++depth)
      if (use.path[depth]->id == loop)
        name = static_cast<LoopId>(parallel + depth);
    result.terms.emplace_back(name, coefficient);
  }
  return normalised(std::move(result));
}

/// Whether two paths run over the same indices, point by point.
bool areAlike(const Use &lhs, const Use &rhs) {
  return std::ranges::equal(
      lhs.path, rhs.path, [](const Loop *one, const Loop *other) {
        return one->extent == other->extent && one->vector == other->vector;
      });
}

/// Reads of the one buffer and writes of the other. Reading a result back is
/// harmless: it was written before.
std::vector<const Use *> usesOf(const Collector &all, unsigned read,
                                unsigned written) {
  std::vector<const Use *> uses;
  for (const Use &use : all.uses[read])
    if (!use.isWrite && read != written)
      uses.push_back(&use);
  for (const Use &use : all.uses[written])
    if (use.isWrite)
      uses.push_back(&use);
  std::ranges::sort(uses, {}, &Use::number);
  return uses;
}

bool isAlias(const Kernel &kernel, const Collector &all, unsigned read,
             unsigned written) {
  const Buffer &from = kernel.buffers[read], &to = kernel.buffers[written];
  if (from.elements != to.elements ||
      storageBytes(from.type) != storageBytes(to.type))
    return false;
  bool wasWritten = false;
  const Use *first = nullptr;
  for (const Use *use : usesOf(all, read, written)) {
    if (!use->isPlain || (wasWritten && !use->isWrite))
      return false;
    wasWritten |= use->isWrite;
    if (!first)
      first = use;
    size_t parallel = kernel.parallel.size();
    if (!(canonical(*first, parallel) == canonical(*use, parallel)) ||
        !areAlike(*first, *use))
      return false;
  }
  return true;
}

} // namespace

std::vector<std::pair<unsigned, unsigned>> trc::kernel::aliasesAmong(
    const Kernel &kernel,
    std::span<const std::pair<unsigned, unsigned>> pairs) {
  Collector all{std::vector<std::vector<Use>>(kernel.buffers.size()), {}};
  all.visit(kernel.body);
  std::vector<std::pair<unsigned, unsigned>> aliases;
  for (auto [read, written] : pairs)
    if (isAlias(kernel, all, read, written))
      aliases.emplace_back(read, written);
  return aliases;
}

bool trc::kernel::mayAlias(const Kernel &kernel, unsigned read,
                           unsigned written) {
  const std::pair<unsigned, unsigned> pair(read, written);
  return !aliasesAmong(kernel, {&pair, 1}).empty();
}

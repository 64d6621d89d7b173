//===- RecomputeRows.cpp - long rows are computed twice -------------------===//
//
// A scratch row that is too long for the registers of a block and for its
// shared memory would be kept in memory. Where its elements follow from what
// the kernel reads anyway, each loop computes them anew instead: the operands
// come from the cache, and arithmetic costs nothing next to that.
//
//   vector l1 { a = load x[l1]; e = exp(a - m); store row[l1], e .. }
//   vector l2 { b = load row[l2] .. }      a' = load x[l2]; b = exp(a' - m)
//
//===----------------------------------------------------------------------===//

#include "Mapping.h"

#include "trc/Kernel/Index.h"
#include "trc/Kernel/Rename.h"

#include <algorithm>
#include <set>

namespace trc::cuda {

using namespace kernel;

namespace {

class RowRecomputer {
public:
  RowRecomputer(Kernel &kernel, unsigned row) : kernel(kernel), row(row) {}

  void run() {
    std::vector<Statement> *list =
        countStores(kernel.body) == 1 ? findStore(kernel.body) : nullptr;
    if (list && collectSlice())
      replaceLoads(*list);
  }

private:
  /// The list of statements with the vector loop that stores to the row: the
  /// item's own, or those of a loop over its rows. Null if there is none.
  std::vector<Statement> *findStore(std::vector<Statement> &body) {
    for (Statement &statement : body) {
      if (statement.kind != Statement::Kind::Loop)
        continue;
      Loop &loop = statement.loop.front();
      if (!loop.vector) {
        if (auto *list = findStore(loop.body))
          return list;
        continue;
      }
      for (const Statement &inner : loop.body)
        if (isStore(inner)) {
          source = &loop;
          stored = inner.operands[0];
          return &body;
        }
    }
    return nullptr;
  }
  bool isStore(const Statement &statement) const {
    return statement.kind == Statement::Kind::Store &&
           statement.access.buffer == row;
  }
  unsigned countStores(const std::vector<Statement> &body) const {
    unsigned count = 0;
    for (const Statement &statement : body) {
      count += isStore(statement);
      for (const Loop &loop : statement.loop)
        count += countStores(loop.body);
    }
    return count;
  }

  /// The statements of the loop that the stored value follows from. False when
  /// one of them reads what the kernel writes, or is a loop.
  bool collectSlice() {
    std::set<Register> wanted{stored};
    for (size_t i = source->body.size(); i-- > 0;) {
      const Statement &statement = source->body[i];
      if (statement.kind == Statement::Kind::Loop) {
        for (const Reduction &reduction : statement.loop.front().reductions)
          for (Register reg : reduction.results)
            if (wanted.count(reg))
              return false;
        continue;
      }
      if (statement.kind == Statement::Kind::Store ||
          !wanted.count(statement.result))
        continue;
      if (statement.kind == Statement::Kind::Load &&
          kernel.buffers[statement.access.buffer].written)
        return false;
      wanted.insert(statement.operands.begin(), statement.operands.end());
      for (auto [reg, stride] : statement.access.dynamic)
        wanted.insert(reg);
      if (statement.access.fill != noRegister)
        wanted.insert(statement.access.fill);
      slice.insert(slice.begin(), statement);
    }
    // What stands before the loop is the same in all of them.
    return true;
  }

  void replaceLoads(std::vector<Statement> &body) {
    for (Statement &statement : body) {
      if (statement.kind != Statement::Kind::Loop ||
          &statement.loop.front() == source)
        continue;
      Loop &loop = statement.loop.front();
      if (!loop.vector || loop.extent != source->extent)
        continue;
      for (size_t at = 0; at < loop.body.size(); ++at) {
        const Statement &load = loop.body[at];
        if (load.kind != Statement::Kind::Load || load.access.buffer != row ||
            !(load.access.index == loopIndex(loop.id)))
          continue;
        std::vector<Statement> copy = copySlice(loop.id, load.result);
        loop.body.erase(loop.body.begin() + std::ptrdiff_t(at));
        loop.body.insert(loop.body.begin() + std::ptrdiff_t(at), copy.begin(),
                         copy.end());
        at += copy.size() - 1;
      }
    }
  }

  /// The slice over the counter of `loop`, its last value in `result`.
  std::vector<Statement> copySlice(LoopId loop, Register result) {
    Names names;
    std::vector<Statement> copy = slice;
    for (Statement &statement : copy) {
      statement = renamed(std::move(statement), names, source->id, loop);
      Register fresh = result;
      if (statement.result != stored) {
        fresh = Register(kernel.registers.size());
        kernel.registers.push_back(kernel.registers[statement.result]);
      }
      names[statement.result] = fresh;
      statement.result = fresh;
    }
    return copy;
  }

  Kernel &kernel;
  unsigned row;
  const Loop *source = nullptr;
  Register stored = noRegister;
  std::vector<Statement> slice;
};

/// Without loads, stores to a scratch row do nothing.
void eraseStores(std::vector<Statement> &body, unsigned row) {
  body.erase(std::remove_if(body.begin(), body.end(),
                            [&](const Statement &statement) {
                              return statement.kind == Statement::Kind::Store &&
                                     statement.access.buffer == row;
                            }),
             body.end());
  for (Statement &statement : body)
    for (Loop &loop : statement.loop)
      eraseStores(loop.body, row);
}

} // namespace

int64_t bytesReadAgain(const Kernel &kernel, const Mapping &mapping) {
  if (mapping.kind != Mapping::Kind::Group)
    return 0;
  // Half of an H100's second-level cache: what both sides of the chip read,
  // each of them holds. Blocks that run together have all threads, at most.
  constexpr int64_t cacheBytes = 25'000'000, threadsTogether = 2048;
  const int64_t rowsTogether =
      std::min(mapping.items, multiprocessors * threadsTogether /
                                  mapping.block * mapping.itemsPerBlock);
  int64_t bytes = 0;
  std::set<unsigned> seen;
  for (const Statement &statement : kernel.body) {
    if (statement.kind != Statement::Kind::Loop ||
        !statement.loop.front().vector)
      continue;
    const Loop &loop = statement.loop.front();
    std::set<unsigned> now;
    for (const Statement &inner : loop.body) {
      const unsigned row = inner.access.buffer;
      if (inner.kind != Statement::Kind::Load ||
          kernel.buffers[row].kind == Buffer::Kind::Scratch ||
          coefficientOf(inner.access.index, loop.id) != 1 ||
          !now.insert(row).second)
        continue;
      const int64_t rowBytes =
          loop.extent * storageBytes(kernel.buffers[row].type);
      if (!seen.insert(row).second && rowsTogether * rowBytes > cacheBytes)
        bytes += mapping.items * rowBytes;
    }
  }
  return bytes;
}

void recomputeLongRows(Kernel &kernel, const Mapping &mapping) {
  for (unsigned row = 0; row < kernel.buffers.size(); ++row) {
    Facts facts(kernel);
    std::vector<ScratchPlace> places;
    std::vector<int64_t> offsets;
    int64_t bytes = 0;
    placeScratch(kernel, facts, mapping, places, offsets, bytes);
    if (kernel.buffers[row].kind != Buffer::Kind::Scratch ||
        places[row] != ScratchPlace::Local)
      continue;
    RowRecomputer(kernel, row).run();
    Facts after(kernel);
    bool isRead = std::any_of(
        after.accesses.begin(), after.accesses.end(), [&](const Use &use) {
          return use.access->buffer == row && !use.isStore;
        });
    if (isRead)
      continue;
    // A row that nobody accesses takes no place, and buffers keep their
    // numbers.
    eraseStores(kernel.body, row);
  }
}

} // namespace trc::cuda

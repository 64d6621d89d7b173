//===- WriteLoops.cpp - loops of a kernel's text --------------------------===//
//
// Control flow of KernelWriter. Threads of a group meet in reductions and at
// barriers only, and every one of them comes there: nothing returns early.
//
//===----------------------------------------------------------------------===//

#include "KernelWriter.h"

#include "trc/Kernel/Cost.h"
#include "trc/Kernel/Index.h"

#include <algorithm>
#include <utility>

namespace trc::cuda {

using namespace kernel;

void KernelWriter::writeList(const List &list, const Tail &tail) {
  const Statement *at = list.data(), *end = at + list.size();
  auto isLoop = [](const Statement &statement) {
    return statement.kind == Statement::Kind::Loop;
  };
  for (;;) {
    const Statement *next = std::find_if(at, end, isLoop);
    writeRun(at, next, next == end ? tail : Tail());
    if (next == end)
      return;
    writeLoop(next->loop.front());
    at = next + 1;
  }
}

void KernelWriter::writeLoop(const Loop &loop) {
  if (!loop.vector)
    return writeSequentialLoop(loop);
  if (mapping.kind == Mapping::Kind::Group)
    return writeGroupLoop(loop);
  return writeVectorLoop(loop);
}

std::string KernelWriter::loopEnd(const Loop &loop) {
  std::string extent = std::to_string(loop.extent);
  if (!loop.bound)
    return extent;
  auto [low, high] = rangeOf(*loop.bound, facts.extents);
  std::string bound = affineText(*loop.bound);
  if (high <= loop.extent)
    return low == high ? bound : "(" + bound + ")";
  std::string name = "end" + std::to_string(loop.id);
  line("const ", indexType, " ", name, " = min(static_cast<", indexType, ">(",
       bound, "), static_cast<", indexType, ">(", extent, "));");
  return name;
}

/// In a thread of its own, or around lanes.
void KernelWriter::writeSequentialLoop(const Loop &loop) {
  bool asArrays = hasLanes();
  writeAccumulators(loop, asArrays);
  std::string counter = "r" + std::to_string(loop.id);
  counters[loop.id] = counter;
  std::string end = loopEnd(loop);
  open("for (", indexType, " ", counter, " = 0; ", counter, " < ", end, "; ++",
       counter, ")");
  Tail tail;
  if (!loop.reductions.empty())
    tail = [&] {
      for (const Reduction &reduction : loop.reductions)
        writeCombine(reduction);
    };
  writeList(loop.body, tail);
  close();
  for (const Reduction &reduction : loop.reductions)
    if (reduction.results.size() > 1)
      for (size_t i = 0; i < reduction.results.size(); ++i) {
        Register reg = reduction.results[i];
        isArray[reg] = asArrays;
        std::string name = "t" + std::to_string(reduction.results[0]);
        if (!asArrays) {
          line("const ", typeOf(reg), " v", reg, " = ", name, ".v", i, ";");
          continue;
        }
        line(typeOf(reg), " v", reg, "[", mapping.width, "];");
        openLanes();
        line("v", reg, "[k] = ", name, "[k].v", i, ";");
        closeLanes();
      }
}

/// Each thread has its lanes (lanes), or all of them (thread).
void KernelWriter::writeVectorLoop(const Loop &loop) {
  LoopId outer = std::exchange(vectorLoop, loop.id);
  if (mapping.kind == Mapping::Kind::Lanes) {
    counters[loop.id] = "column";
    writeList(loop.body);
    vectorLoop = outer;
    return;
  }
  vectorLoop = outer;
  writeAccumulators(loop, /*asArrays=*/false);
  vectorLoop = loop.id;
  std::string counter = "c" + std::to_string(loop.id);
  std::string end = loopEnd(loop);
  counters[loop.id] = counter;
  open("for (", indexType, " ", counter, " = 0; ", counter, " < ", end, "; ++",
       counter, ")");
  roundText = counter;
  writeList(loop.body, [&] {
    for (const Reduction &reduction : loop.reductions)
      writeCombine(reduction);
  });
  roundText = "0";
  close();
  vectorLoop = outer;
  for (const Reduction &reduction : loop.reductions)
    writeFinish(reduction);
}

bool KernelWriter::touchesShared(const List &list) const {
  return std::any_of(list.begin(), list.end(), [&](const Statement &statement) {
    bool accesses = statement.kind == Statement::Kind::Load ||
                    statement.kind == Statement::Kind::Store;
    if (accesses && isScratch(statement.access.buffer))
      return !isPrivate(statement.access.buffer);
    // What was stored to a result is read back through the same memory.
    if (statement.kind == Statement::Kind::Load)
      return kernel.buffers[statement.access.buffer].written;
    return statement.kind == Statement::Kind::Loop &&
           touchesShared(statement.loop.front().body);
  });
}

/// Whether the loop writes what may be the memory of a buffer that every thread
/// reads on its own (a number per row, say): a thread that is ahead must not
/// replace what another has yet to read.
bool KernelWriter::replacesShared(const Loop &loop) const {
  auto isShared = [&](const Use &use) {
    return !use.isStore && use.access->dynamic.empty() &&
           (use.vectorLoop == noLoop ||
            coefficientOf(use.access->index, use.vectorLoop) == 0);
  };
  for (const Use &store : facts.accesses)
    if (store.isStore && store.vectorLoop == loop.id &&
        !isScratch(store.access->buffer))
      for (const Use &load : facts.accesses)
        if (isShared(load) && !isScratch(load.access->buffer) &&
            !kernel.buffers[load.access->buffer].written &&
            mayAlias(kernel, load.access->buffer, store.access->buffer))
          return true;
  return false;
}

bool KernelWriter::holdsRegisters(const List &list) const {
  return std::any_of(list.begin(), list.end(), [&](const Statement &statement) {
    bool accesses = statement.kind == Statement::Kind::Load ||
                    statement.kind == Statement::Kind::Store;
    if (accesses)
      return isPrivate(statement.access.buffer);
    return statement.kind == Statement::Kind::Loop &&
           holdsRegisters(statement.loop.front().body);
  });
}

void KernelWriter::writeBarrier() {
  line(mapping.threads == 32 ? "__syncwarp();" : "__syncthreads();");
}

/// Rounds of a divided row: those in registers, which are unrolled, of them one
/// that may be the row's last, and those in shared memory.
void KernelWriter::writeLongRow(const Loop &loop, const Tail &tail) {
  const int64_t step = mapping.threads * mapping.width;
  const int64_t rounds = mapping.rounds(loop.extent);
  const int64_t held = heldRounds(mapping, loop.extent);
  const int64_t whole = loop.extent / step;
  const std::string counter = counters.at(loop.id);
  const std::string round = "n" + std::to_string(loop.id);
  auto write = [&](int64_t from, int64_t to, bool isWhole) {
    if (from == to)
      return;
    if (!isBeyondHeld)
      line("#pragma unroll");
    open("for (", indexType, " ", round, " = ", from, "; ", round, " < ", to,
         "; ++", round, ")");
    line("const ", indexType, " ", counter, " = ", round, " * ", step,
         " + lane * ", mapping.width, ";");
    if (!isWhole)
      open("if (", counter, " < ", loop.extent, ")");
    roundText = round;
    writeList(loop.body, tail);
    roundText = "0";
    if (!isWhole)
      close();
    close();
  };
  write(0, std::min(held, whole), true);
  write(std::min(held, whole), held, false);
  isBeyondHeld = true;
  write(held, rounds, whole == rounds);
  isBeyondHeld = false;
}

/// The threads of a group share the iterations.
void KernelWriter::writeGroupLoop(const Loop &loop) {
  std::string id = std::to_string(loop.id), counter = "c" + id;
  int64_t width = mapping.width, step = mapping.threads * width;
  int64_t rounds = mapping.rounds(loop.extent);
  bool isExact = rounds * step == loop.extent && !loop.bound;
  bool shared = touchesShared(loop.body);
  if (shared || replacesShared(loop))
    writeBarrier();
  writeAccumulators(loop, /*asArrays=*/false);
  std::string end = loopEnd(loop);
  counters[loop.id] = counter;
  vectorLoop = loop.id;
  Tail tail;
  if (!loop.reductions.empty())
    tail = [&] {
      for (const Reduction &reduction : loop.reductions)
        writeCombine(reduction);
    };
  auto finish = [&] {
    roundText = "0";
    vectorLoop = noLoop;
    for (const Reduction &reduction : loop.reductions)
      writeFinish(reduction);
    if (shared)
      writeBarrier();
  };
  if (mapping.holdsLongRow && holdsRegisters(loop.body)) {
    writeLongRow(loop, tail);
    return finish();
  }
  std::string first = width == 1 ? "lane" : "lane * " + std::to_string(width);
  bool isRow = holdsRegisters(loop.body);
  if (rounds == 1 || isRow) {
    std::string start = first;
    if (rounds > 1) {
      std::string round = "n" + id;
      bool isLocal = false;
      for (unsigned i = 0; i < kernel.buffers.size(); ++i)
        isLocal |= isScratch(i) && places[i] == ScratchPlace::Local;
      if (!isLocal)
        line("#pragma unroll");
      open("for (", indexType, " ", round, " = 0; ", round, " < ", rounds,
           "; ++", round, ")");
      start = round + " * " + std::to_string(step) + " + " + first;
      roundText = round;
    } else {
      openBlock();
    }
    line("const ", indexType, " ", counter, " = ", start, ";");
    if (!isExact)
      open("if (", counter, " < ", end, ")");
  } else {
    open("for (", indexType, " ", counter, " = ", first, "; ", counter, " < ",
         end, "; ", counter, " += ", step, ")");
  }
  writeList(loop.body, tail);
  if ((rounds == 1 || isRow) && !isExact)
    close();
  close();
  finish();
}

} // namespace trc::cuda

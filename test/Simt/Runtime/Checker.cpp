//===- Checker.cpp - races and other misuse of memory ---------------------===//

#include "Checker.h"

#include "Block.h"

#include <algorithm>
#include <utility>

namespace trc::simt {

void Checker::beginLaunch(const Module &of) {
  module = &of;
  launchFirst = next;
  blocks.clear();
  recent = nullptr;
}

void Checker::beginBlock(SimtIndex index, SimtIndex blockExtent,
                         unsigned threads, const SharedMemory &memory) {
  block = index;
  extent = blockExtent;
  shared = memory;
  const size_t sharedBytes = memory.end - memory.begin;
  if (!sharedShadow || sharedShadow->begin() != memory.begin ||
      !sharedShadow->contains(memory.begin, sharedBytes))
    sharedShadow = std::make_unique<Shadow>(memory.begin, sharedBytes);
  blockFirst = next;
  blocks.push_back({blockFirst, block});
  clocks.assign(threads,
                {0, std::make_shared<const std::vector<uint32_t>>(threads)});
}

void Checker::endBlock() {
  uint32_t last = 0;
  for (const Clock &clock : clocks)
    last = std::max(last, clock.epoch);
  next = blockFirst + last + 1;
}

void Checker::arrive(SyncPoint &point, unsigned thread) {
  Clock &clock = clocks[thread];
  const std::vector<uint32_t> &others = *clock.others;
  if (point.known.empty()) {
    point.known = others;
    point.common = &others;
  } else if (point.common != &others) {
    for (size_t i = 0; i < others.size(); ++i)
      point.known[i] = std::max(point.known[i], others[i]);
  }
  point.known[thread] = ++clock.epoch;
}

void Checker::leave(SyncPoint &point, std::span<const unsigned> threads) {
  const Known all = close(point);
  for (unsigned thread : threads)
    clocks[thread].others = all; // which holds all that the thread knew
}

Checker::Known Checker::close(SyncPoint &point) {
  point.common = nullptr;
  return std::make_shared<const std::vector<uint32_t>>(
      std::exchange(point.known, {}));
}

void Checker::acquire(const Known &known, unsigned thread) {
  if (!known || known->empty())
    return;
  std::vector<uint32_t> joined = *clocks[thread].others;
  for (size_t i = 0; i < joined.size(); ++i)
    joined[i] = std::max(joined[i], (*known)[i]);
  clocks[thread].others =
      std::make_shared<const std::vector<uint32_t>>(std::move(joined));
}

void Checker::merge(SyncPoint &into, const SyncPoint &from) {
  into.common = nullptr;
  if (into.known.empty())
    into.known = from.known;
  else
    for (size_t i = 0; i < from.known.size(); ++i)
      into.known[i] = std::max(into.known[i], from.known[i]);
}

bool Checker::concurrent(Moment then, unsigned thread,
                         const Space &space) const {
  const uint64_t clock = then.clock();
  if (clock < launchFirst || clock < space.firstWritten)
    return false;
  if (clock < blockFirst)
    return true; // another block of this launch
  const unsigned other = then.thread();
  return other != thread &&
         clock - blockFirst >= (*clocks[thread].others)[other];
}

Finding::Note Checker::noteOf(Moment moment, const char *did,
                              uint32_t pc) const {
  // The last block that began at or before the moment.
  auto it = std::upper_bound(
      blocks.begin(), blocks.end(), moment.clock(),
      [](uint64_t clock, const auto &entry) { return clock < entry.first; });
  std::string text = "thread ";
  text += toString(threadIndex(moment.thread(), extent));
  if (it != blocks.begin() && std::prev(it)->first != blockFirst)
    text += " of block " + toString(std::prev(it)->second);
  return {text + " " + did, pc ? module->base + pc : nullptr};
}

void Checker::find(unsigned thread, std::string what, const void *pc,
                   std::vector<Finding::Note> notes) {
  addFinding({std::move(what),
              {block, threadIndex(thread, extent), pc},
              std::move(notes)});
}

void Checker::checkCell(Cell &cell, unsigned thread, SimtAccess kind,
                        const void *pc, const Space &space) {
  const auto in = [&space](const char *what) {
    return std::string(what) + " " + space.name + " memory";
  };
  const auto valid = [&space](Moment moment) {
    return moment && moment.clock() >= space.firstWritten;
  };
  const bool written = valid(cell.write), updated = valid(cell.atomic);
  if (kind != SimtWrite && !written && !updated)
    find(thread, in("read of unwritten"), pc);
  if (written && cell.inFlight && cell.write.clock() >= blockFirst) {
    find(thread,
         std::string(kind == SimtRead ? "read" : "write") +
             " of the destination of an asynchronous copy before its wait",
         pc, {noteOf(cell.write, "started the copy", cell.writePc)});
    return;
  }
  const char *race = kind == SimtRead ? "read-after-write race in"
                                      : "write-after-write race in";
  if (written && concurrent(cell.write, thread, space))
    find(thread, in(race), pc,
         {noteOf(cell.write, "wrote, and nothing orders the two,",
                 cell.writePc)});
  if (updated && kind != SimtAtomic && concurrent(cell.atomic, thread, space))
    find(thread, in(race), pc,
         {noteOf(cell.atomic, "made an atomic, and nothing orders the two,",
                 cell.readPc)});
  const uint32_t offset =
      module->contains(pc) ? static_cast<const char *>(pc) - module->base : 0;
  if (kind == SimtRead) {
    noteRead(cell, thread, space);
    cell.readPc = offset;
    return;
  }
  for (Moment read : cell.reads)
    if (read && concurrent(read, thread, space)) {
      find(thread, in("write-after-read race in"), pc,
           {noteOf(read, "read, and nothing orders the two,", cell.readPc)});
      break;
    }
  cell.reads[0] = cell.reads[1] = Moment();
  if (kind == SimtAtomic) {
    cell.atomic = now(thread);
    cell.readPc = offset;
    return;
  }
  cell.write = now(thread);
  cell.atomic = Moment();
  cell.inFlight = 0;
  cell.writePc = offset;
}

/// Of all who read a cell, two are remembered: the last, and one that is not
/// ordered before it, of another warp where there is one. A write that any of
/// the forgotten would clash with clashes with one of these, but for threads
/// that are ordered by barriers of a part of the block.
void Checker::noteRead(Cell &cell, unsigned thread, const Space &space) {
  Moment &last = cell.reads[0], &other = cell.reads[1];
  const Moment current = now(thread);
  if (last && last.thread() == thread && last.clock() >= blockFirst) {
    last = current;
    return;
  }
  const bool keepLast = last && concurrent(last, thread, space);
  const bool keepOther = other && concurrent(other, thread, space);
  const bool otherIsFar = keepOther && (other.clock() < blockFirst ||
                                        other.thread() / 32 != thread / 32);
  if (!otherIsFar && (keepLast || !keepOther))
    other = keepLast ? last : Moment();
  last = current;
}

bool Checker::resolve(unsigned thread, const void *address, size_t bytes,
                      SimtAccess kind, const void *pc, Space &space) {
  auto *p = static_cast<const std::byte *>(address);
  if (p >= shared.begin && p < shared.end) {
    const bool dynamic =
        p >= shared.dynamic && p < shared.dynamic + shared.dynamicCapacity;
    const std::byte *limit =
        dynamic ? shared.dynamic + shared.dynamicBytes : shared.end;
    if (p + bytes > limit) {
      find(thread,
           std::string(kind == SimtRead ? "read" : "write") + " of " +
               std::to_string(bytes) + " bytes at byte " +
               std::to_string(p - shared.dynamic) +
               " of dynamic shared memory of " +
               std::to_string(shared.dynamicBytes) + " bytes",
           pc);
      return false;
    }
    space = {sharedShadow.get(), "shared", blockFirst};
    return true;
  }
  if (deviceMemory().owns(p)) {
    if (!recent || p < recent->data || p >= recent->data + recent->bytes)
      recent = deviceMemory().find(p);
    if (!recent || p + bytes > recent->data + recent->bytes) {
      recent = nullptr;
      find(thread,
           std::string(kind == SimtRead ? "read" : "write") + " of " +
               std::to_string(bytes) + " bytes " +
               deviceMemory().describe(address),
           pc);
      return false;
    }
    space = {recent->shadow.get(), "global", Shadow::hostClock};
    return space.shadow != nullptr;
  }
  return false; // the thread's own stack, constants, pinned memory
}

bool Checker::access(unsigned thread, const void *address, size_t bytes,
                     SimtAccess kind, const void *pc) {
  Space space;
  if (!resolve(thread, address, bytes, kind, pc, space))
    return false;
  space.shadow->forCells(address, bytes, [&](Cell &cell) {
    checkCell(cell, thread, kind, pc, space);
  });
  return true;
}

bool Checker::beginCopy(unsigned thread, const void *to, size_t bytes,
                        const void *pc) {
  if (!access(thread, to, bytes, SimtWrite, pc))
    return false;
  sharedShadow->forCells(to, bytes, [](Cell &cell) { cell.inFlight = 1; });
  return true;
}

void Checker::endCopy(const void *to, size_t bytes, Moment since) {
  sharedShadow->forCells(to, bytes, [&](Cell &cell) {
    cell.inFlight = 0;
    cell.write = since;
    cell.atomic = Moment();
  });
}

} // namespace trc::simt

//===- Mapping.cpp - which threads do which part of a kernel --------------===//
//
// Rules of thumb, all from shapes: rows of up to 1024 elements belong to a warp
// when there are enough of them, longer ones to a block with a few vectors per
// thread; small maps are cut into small blocks so that every multiprocessor
// gets some.
//
//===----------------------------------------------------------------------===//

#include "Mapping.h"

#include "trc/Kernel/Index.h"
#include "trc/Target/CUDA/KernelText.h"

#include <algorithm>
#include <string_view>

namespace trc::cuda {

using namespace kernel;

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

static void setExtent(std::vector<int64_t> &extents, LoopId loop,
                      int64_t extent) {
  if (extents.size() <= loop)
    extents.resize(loop + 1, 1);
  extents[loop] = extent;
}

Facts::Facts(const Kernel &kernel)
    : varying(kernel.registers.size()), uses(kernel.registers.size()) {
  for (size_t i = 0; i < kernel.parallel.size(); ++i)
    setExtent(extents, LoopId(i), kernel.parallel[i]);
  visit(kernel, kernel.body, kernel.vectorParallel ? 0 : noLoop);
}

bool Facts::isVarying(const Access &access, LoopId loop) const {
  if (loop == noLoop)
    return false;
  bool differs = coefficientOf(access.index, loop) != 0 ||
                 (access.fill != noRegister && varying[access.fill]);
  for (auto [reg, stride] : access.dynamic)
    differs |= varying[reg];
  for (const Guard &guard : access.guards)
    differs |= coefficientOf(guard.value, loop) != 0;
  return differs;
}

void Facts::visit(const Kernel &kernel, const std::vector<Statement> &body,
                  LoopId vectorLoop) {
  for (const Statement &statement : body) {
    for (Register reg : statement.operands)
      ++uses[reg];
    for (auto [reg, stride] : statement.access.dynamic)
      ++uses[reg];
    if (statement.access.fill != noRegister)
      ++uses[statement.access.fill];
    switch (statement.kind) {
    case Statement::Kind::Constant:
      break;
    case Statement::Kind::Index:
      varying[statement.result] =
          vectorLoop != noLoop &&
          coefficientOf(statement.index, vectorLoop) != 0;
      break;
    case Statement::Kind::Load:
      // What a thread stored itself may differ from what others did.
      varying[statement.result] =
          isVarying(statement.access, vectorLoop) ||
          (vectorLoop != noLoop &&
           kernel.buffers[statement.access.buffer].written);
      [[fallthrough]];
    case Statement::Kind::Store:
      accesses.push_back({&statement.access,
                          statement.kind == Statement::Kind::Store,
                          vectorLoop});
      break;
    case Statement::Kind::Compute:
      for (Register reg : statement.operands)
        varying[statement.result] = varying[statement.result] || varying[reg];
      break;
    case Statement::Kind::Loop: {
      const Loop &loop = statement.loop.front();
      setExtent(extents, loop.id, loop.extent);
      if (loop.vector) {
        vectorLoops.push_back(&loop);
        hasVectorReduction |= !loop.reductions.empty();
        hasBound |= loop.bound.has_value();
      } else {
        hasSequentialLoop = true;
      }
      // Carried values differ by lane as soon as what is added does.
      if (!loop.vector && vectorLoop != noLoop)
        for (const Reduction &reduction : loop.reductions)
          for (const auto *list : {&reduction.results, &reduction.accumulated,
                                   &reduction.elements, &reduction.combined})
            for (Register reg : *list)
              varying[reg] = true;
      visit(kernel, loop.body, loop.vector ? loop.id : vectorLoop);
      for (const Reduction &reduction : loop.reductions) {
        visit(kernel, reduction.combiner, noLoop);
        for (const auto *list :
             {&reduction.inits, &reduction.values, &reduction.combined})
          for (Register reg : *list)
            ++uses[reg];
      }
      break;
    }
    }
  }
}

bool isContiguous(const Access &access, LoopId loop, int64_t width,
                  const Facts &facts) {
  auto isMultiple = [&](const Affine &affine) {
    for (auto [term, coefficient] : affine.terms)
      if (term != loop && coefficient % width != 0)
        return false;
    return true;
  };
  if (coefficientOf(access.index, loop) != 1 ||
      access.index.constant % width != 0 || !isMultiple(access.index))
    return false;
  for (auto [reg, stride] : access.dynamic)
    if (facts.varying[reg] || stride % width != 0)
      return false;
  for (const Guard &guard : access.guards) {
    int64_t coefficient = coefficientOf(guard.value, loop);
    if (coefficient == 0)
      continue;
    if (coefficient != 1 || !isMultiple(guard.value) ||
        (guard.lower - guard.value.constant) % width != 0 ||
        (guard.upper - guard.value.constant) % width != 0)
      return false;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// The decision
//===----------------------------------------------------------------------===//

namespace {

constexpr int64_t usualBlock = 256, largestBlock = 1024, warp = 32;
constexpr int64_t registerBytes = 4;

int64_t roundUp(int64_t value, int64_t to) {
  return (value + to - 1) / to * to;
}

/// Index of `access` with the vector loop's name taken out, to be compared.
Affine canonical(const Use &use) {
  Affine index = use.access->index;
  for (auto &[loop, coefficient] : index.terms)
    if (loop == use.vectorLoop)
      loop = noLoop;
  return normalised(std::move(index));
}

bool isOwnLane(const Use &use) {
  const Access &access = *use.access;
  return use.vectorLoop != noLoop && access.dynamic.empty() &&
         access.guards.empty() && access.index == loopIndex(use.vectorLoop);
}

/// Whether each thread that has one lane of every vector loop, or the same
/// lanes of each, reads of written buffers only what it wrote itself.
bool readsOnlyItsOwn(const Kernel &kernel, const Facts &facts,
                     unsigned buffer) {
  const Use *first = nullptr;
  for (const Use &use : facts.accesses) {
    if (use.access->buffer != buffer)
      continue;
    if (!first)
      first = &use;
    if (kernel.buffers[buffer].kind == Buffer::Kind::Scratch) {
      if (!isOwnLane(use) ||
          facts.extents[use.vectorLoop] != facts.extents[first->vectorLoop])
        return false;
      continue;
    }
    if (use.vectorLoop == noLoop || !use.access->dynamic.empty() ||
        coefficientOf(use.access->index, use.vectorLoop) == 0 ||
        !(canonical(*first) == canonical(use)))
      return false;
  }
  return true;
}

bool isReadBack(const Facts &facts, unsigned buffer) {
  return std::any_of(facts.accesses.begin(), facts.accesses.end(),
                     [&](const Use &use) {
                       return use.access->buffer == buffer && !use.isStore;
                     });
}

bool haveOneExtent(const Facts &facts) {
  for (const Loop *loop : facts.vectorLoops)
    if (loop->extent != facts.vectorLoops[0]->extent)
      return false;
  return !facts.vectorLoops.empty();
}

/// Whether every lane can be a thread of its own.
bool areLanesIndependent(const Kernel &kernel, const Facts &facts) {
  if (facts.hasVectorReduction || facts.hasBound || !haveOneExtent(facts) ||
      facts.vectorLoops[0]->extent == 0)
    return false;
  for (unsigned i = 0; i < kernel.buffers.size(); ++i)
    if (kernel.buffers[i].written && isReadBack(facts, i) &&
        !readsOnlyItsOwn(kernel, facts, i))
      return false;
  // What one thread stores for all may lie where the others still read.
  return std::none_of(
      facts.accesses.begin(), facts.accesses.end(),
      [](const Use &use) { return use.isStore && use.vectorLoop == noLoop; });
}

/// The most neighbouring elements for which at least half of the bytes are
/// accessed as vectors; 1 when there is no such number.
int64_t chooseWidth(const Kernel &kernel, const Facts &facts,
                    const std::vector<int64_t> &alignment, LoopId flatLoop) {
  int64_t smallest = 16, largest = 1;
  for (const Buffer &buffer : kernel.buffers)
    if (buffer.kind == Buffer::Kind::Operand && storageBytes(buffer.type) > 1)
      smallest = std::min<int64_t>(smallest, storageBytes(buffer.type));
  largest = smallest == 2 ? 8 : smallest == 8 ? 2 : 4;
  auto divides = [&](int64_t width) {
    if (flatLoop != noLoop)
      return kernel.parallel[flatLoop] % width == 0;
    for (const Loop *loop : facts.vectorLoops)
      if (loop->extent % width != 0)
        return false;
    return true;
  };
  if (facts.hasBound)
    return 1;
  // All vectors of a run are loaded ahead of it, into registers.
  constexpr int64_t mostLoaded = 96;
  int64_t loads = std::count_if(
      facts.accesses.begin(), facts.accesses.end(), [&](const Use &use) {
        return !use.isStore && use.vectorLoop != noLoop &&
               coefficientOf(use.access->index, use.vectorLoop) != 0;
      });
  for (int64_t width = largest; width > 1; width /= 2) {
    if (!divides(width) || loads * width > mostLoaded)
      continue;
    int64_t wide = 0, all = 0;
    for (const Use &use : facts.accesses) {
      const Buffer &buffer = kernel.buffers[use.access->buffer];
      if (use.vectorLoop == noLoop || buffer.kind == Buffer::Kind::Scratch)
        continue;
      bool moves =
          coefficientOf(use.access->index, use.vectorLoop) != 0 ||
          std::any_of(use.access->dynamic.begin(), use.access->dynamic.end(),
                      [&](auto &term) { return facts.varying[term.first]; });
      if (!moves)
        continue; // one element for all
      int64_t bytes = storageBytes(buffer.type);
      bool aligned = use.access->buffer >= alignment.size() ||
                     alignment[use.access->buffer] %
                             std::min<int64_t>(16, bytes * width) ==
                         0;
      all += bytes;
      if (aligned && isContiguous(*use.access, use.vectorLoop, width, facts))
        wide += bytes;
    }
    if (2 * wide >= all && wide > 0)
      return width;
  }
  return 1;
}

int64_t countScratchRows(const Kernel &kernel) {
  return std::count_if(kernel.buffers.begin(), kernel.buffers.end(),
                       [](const Buffer &buffer) {
                         return buffer.kind == Buffer::Kind::Scratch;
                       });
}

/// A block size that gives every multiprocessor a block, if that is possible.
int64_t chooseBlock(int64_t threads) {
  int64_t block = usualBlock;
  while (block > warp && (threads + block - 1) / block < multiprocessors)
    block /= 2;
  return block;
}

void finishThreads(Mapping &mapping, int64_t threads, int64_t block) {
  mapping.block = block > 0 ? block : chooseBlock(threads);
  mapping.grid =
      std::max<int64_t>(1, (threads + mapping.block - 1) / mapping.block);
}

void chooseGroup(const Kernel &kernel, const Facts &facts, Mapping &mapping,
                 int64_t block) {
  mapping.kind = Mapping::Kind::Group;
  int64_t longest = 1;
  for (const Loop *loop : facts.vectorLoops)
    longest = std::max(longest, loop->extent);
  int64_t vectors = (longest + mapping.width - 1) / mapping.width;
  int64_t rows = countScratchRows(kernel);
  auto fits = [&](int64_t threads) {
    mapping.threads = threads;
    return rows * mapping.rounds(longest) * mapping.width <=
           registerBudget(mapping);
  };
  constexpr int64_t warpsPerBlock = usualBlock / warp;
  constexpr int64_t mostRounds = 8; // of a warp
  // Kernels that share a launch have enough rows together.
  bool isMany = mapping.items >= warpsPerBlock * multiprocessors / 2;
  if ((isMany || block == usualBlock) && vectors <= warp * mostRounds &&
      fits(warp)) {
    mapping.threads = warp;
    mapping.itemsPerBlock = warpsPerBlock;
    mapping.block = usualBlock;
    mapping.grid = (mapping.items + warpsPerBlock - 1) / warpsPerBlock;
    return;
  }
  if (block > 0 && fits(block)) {
    mapping.block = block;
    mapping.grid = mapping.items;
    return;
  }
  // Few rows: as many threads as help. Many: some vectors each.
  int64_t vectorsPerThread = mapping.items >= 2 * multiprocessors ? 4 : 1;
  int64_t threads =
      roundUp((vectors + vectorsPerThread - 1) / vectorsPerThread, warp);
  threads = std::clamp(threads, std::min(roundUp(vectors, warp), 4 * warp),
                       largestBlock);
  // Rather a few warps more than some that have no part in the last round.
  for (int64_t whole = threads; whole <= std::min(2 * threads, largestBlock);
       whole += warp)
    if (vectors % whole == 0) {
      threads = whole;
      break;
    }
  while (threads < largestBlock && !fits(threads))
    threads = std::min(largestBlock, 2 * threads);
  mapping.threads = mapping.block = threads;
  mapping.grid = mapping.items;
}

} // namespace

bool isAccessed(const Facts &facts, unsigned buffer) {
  return std::any_of(
      facts.accesses.begin(), facts.accesses.end(),
      [&](const Use &use) { return use.access->buffer == buffer; });
}

int64_t rowExtent(const Facts &facts, unsigned buffer) {
  for (const Use &use : facts.accesses)
    if (use.access->buffer == buffer && use.vectorLoop != noLoop)
      return facts.extents[use.vectorLoop];
  return 1;
}

int64_t registerBudget(const Mapping &mapping) {
  if (mapping.holdsLongRow)
    return 64;
  if (mapping.kind != Mapping::Kind::Group || mapping.threads <= 512)
    return 48;
  return 24;
}

int64_t heldRounds(const Mapping &mapping, int64_t extent) {
  return std::min(mapping.rounds(extent),
                  registerBudget(mapping) / mapping.width);
}

/// Shared memory of a block that its reductions take: a value for each warp.
static int64_t reductionBytes(const Facts &facts, const Mapping &mapping) {
  int64_t values = 0;
  for (const Loop *loop : facts.vectorLoops)
    for (const Reduction &reduction : loop->reductions)
      values += int64_t(reduction.results.size());
  return mapping.itemsPerBlock > 1 ? 0 : values * (mapping.threads / warp) * 8;
}

Mapping chooseMapping(const Kernel &kernel, const Facts &facts,
                      const std::vector<int64_t> &alignment, int64_t block) {
  Mapping mapping;
  LoopId flatLoop = kernel.vectorParallel ? 0 : noLoop;
  mapping.items = kernel.vectorParallel ? 1 : workItems(kernel);
  if (kernel.vectorParallel || areLanesIndependent(kernel, facts)) {
    mapping.kind = Mapping::Kind::Lanes;
    mapping.extent = kernel.vectorParallel ? kernel.parallel[0]
                                           : facts.vectorLoops[0]->extent;
    mapping.across = findTransposed(kernel, facts);
    if (mapping.across != noLoop) {
      mapping.block = usualBlock;
      mapping.grid = countTiles(kernel, mapping);
      return mapping;
    }
    mapping.width = chooseWidth(kernel, facts, alignment, flatLoop);
    // A thread that goes through many rows is slow; better more of them.
    constexpr int64_t enough = multiprocessors * 64;
    int64_t elements = mapping.items * mapping.extent;
    if (facts.hasSequentialLoop && elements / mapping.width < enough)
      mapping.width = 1;
    finishThreads(mapping, elements / mapping.width, block);
    return mapping;
  }
  constexpr int64_t shortRow = 16;
  int64_t longest = 0;
  for (const Loop *loop : facts.vectorLoops)
    longest = std::max(longest, loop->extent);
  if (longest == 0 || (longest <= shortRow && countScratchRows(kernel) == 0)) {
    mapping.kind = Mapping::Kind::Thread;
    finishThreads(mapping, mapping.items, block);
    return mapping;
  }
  mapping.width = chooseWidth(kernel, facts, alignment, flatLoop);
  chooseGroup(kernel, facts, mapping, block);
  return mapping;
}

bool placeScratch(const Kernel &kernel, const Facts &facts,
                  const Mapping &mapping, std::vector<ScratchPlace> &places,
                  std::vector<int64_t> &sharedOffsets, int64_t &sharedBytes) {
  places.assign(kernel.buffers.size(), ScratchPlace::Shared);
  sharedOffsets.assign(kernel.buffers.size(), 0);
  sharedBytes = 0;
  int64_t budget = registerBudget(mapping), perItem = 0;
  const int64_t most = mostSharedBytes - reductionBytes(facts, mapping);
  for (unsigned i = 0; i < kernel.buffers.size(); ++i) {
    const Buffer &buffer = kernel.buffers[i];
    if (buffer.kind != Buffer::Kind::Scratch || !isAccessed(facts, i))
      continue;
    bool own = readsOnlyItsOwn(kernel, facts, i);
    const int64_t rounds = mapping.rounds(rowExtent(facts, i));
    int64_t elements = rounds * mapping.width;
    if (own && mapping.holdsLongRow) {
      const int64_t held = heldRounds(mapping, rowExtent(facts, i));
      const int64_t bytes =
          (rounds - held) * mapping.threads * mapping.width * registerBytes;
      if (registerTypeName(buffer.type) != std::string_view("f32") ||
          perItem + bytes > most)
        return false;
      places[i] = ScratchPlace::Divided;
      budget -= held * mapping.width;
      sharedOffsets[i] = perItem;
      perItem += bytes;
      continue;
    }
    if (own && elements <= budget && mapping.kind != Mapping::Kind::Thread) {
      places[i] = ScratchPlace::Registers;
      budget -= elements;
      continue;
    }
    int64_t bytes = roundUp(buffer.elements * storageBytes(buffer.type), 16);
    if ((perItem + bytes) * mapping.itemsPerBlock <= most &&
        mapping.kind == Mapping::Kind::Group) {
      sharedOffsets[i] = perItem;
      perItem += bytes;
    } else if (own) {
      places[i] = ScratchPlace::Local;
    } else {
      return false;
    }
  }
  sharedBytes = perItem * mapping.itemsPerBlock;
  return true;
}

} // namespace trc::cuda

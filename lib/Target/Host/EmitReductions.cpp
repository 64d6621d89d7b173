//===- EmitReductions.cpp - accumulators and how they combine -------------===//
//
// A reduction of a vector loop has 64 accumulators: four vectors, which chunks
// of the loop take in turns. At its end halves are combined until one is left.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

#include <algorithm>

using namespace llvm;

namespace trc::host {

KernelEmitter::Values KernelEmitter::flatten(const Accumulators &sums) {
  Values flat;
  for (const auto &reduction : sums)
    for (const Values &parts : reduction)
      flat.append(parts);
  return flat;
}

void KernelEmitter::unflatten(ArrayRef<Value *> values, Accumulators &sums) {
  for (auto &reduction : sums)
    for (Values &parts : reduction)
      for (Value *&value : parts) {
        value = values.front();
        values = values.drop_front();
      }
}

/// accumulated = combiner(accumulated, elements), chunk by chunk; lanes outside
/// of the current mask keep what they have.
void KernelEmitter::combine(const kernel::Reduction &reduction,
                            std::vector<Values> &accumulated,
                            const std::vector<Values> &elements) {
  bool varying = accumulated[0][0]->getType()->isVectorTy();
  for (size_t i = 0; i < accumulated.size(); ++i) {
    registers[reduction.accumulated[i]] = {accumulated[i], varying};
    registers[reduction.elements[i]] = {elements[i], varying};
  }
  emitBody(reduction.combiner);
  for (size_t i = 0; i < accumulated.size(); ++i) {
    const RegisterValue &combined = registers[reduction.combined[i]];
    for (unsigned chunk = 0; chunk < accumulated[i].size(); ++chunk) {
      Value *value = varying ? part(combined, chunk) : combined.parts[0];
      Value *mask = varying ? current.masks[chunk] : nullptr;
      accumulated[i][chunk] =
          mask ? b.CreateSelect(mask, value, accumulated[i][chunk]) : value;
    }
  }
}

/// A reduction whose body is too heavy to be repeated: one chunk per iteration,
/// the accumulators taking turns. The order is that of four side by side.
void KernelEmitter::emitTurns(const kernel::Loop &loop, Accumulators &sums) {
  auto turn = [&](int64_t left) {
    for (auto &reduction : sums)
      for (Values &parts : reduction)
        std::rotate(parts.begin(), parts.begin() + left, parts.end());
  };
  auto step = [&](const Block &block) {
    emitBlock(loop.id, loop.body, /*sideBySide=*/false, loop.reductions, block,
              sums);
    turn(1);
  };
  int64_t fullEnd = loop.extent / lanes * lanes;
  if (fullEnd > 0) {
    Values out = emitLoop(int64(0), int64(fullEnd), lanes, false, flatten(sums),
                          [&](Value *base, ArrayRef<Value *> carried) {
                            unflatten(carried, sums);
                            step(fullBlock(base, 1));
                            return flatten(sums);
                          });
    unflatten(out, sums);
  }
  if (fullEnd < loop.extent)
    step(partialBlock(int64(fullEnd), loop.extent - fullEnd));
  int64_t turns = (loop.extent + lanes - 1) / lanes % reductionChunks;
  turn((reductionChunks - turns) % reductionChunks);
}

/// 64 lanes to one: halves of the chunks first, then halves of the lanes. Upper
/// lanes go on computing something that nobody reads.
void KernelEmitter::finishReduction(const kernel::Reduction &reduction,
                                    std::vector<Values> &sums) {
  for (unsigned half = unsigned(sums[0].size()) / 2; half > 0; half /= 2) {
    std::vector<Values> low, high;
    for (const Values &parts : sums) {
      low.emplace_back(parts.begin(), parts.begin() + half);
      high.emplace_back(parts.begin() + half, parts.end());
    }
    current = fullBlock(nullptr, half);
    combine(reduction, low, high);
    sums = std::move(low);
  }
  current = fullBlock(nullptr, 1);
  for (int half = lanes / 2; half > 0; half /= 2) {
    SmallVector<int, lanes> rotation;
    for (int lane = 0; lane < int(lanes); ++lane)
      rotation.push_back((lane + half) % int(lanes));
    std::vector<Values> high;
    for (const Values &parts : sums)
      high.push_back({b.CreateShuffleVector(parts[0], rotation)});
    combine(reduction, sums, high);
  }
  for (auto [reg, parts] : zip(reduction.results, sums))
    registers[reg] = {{b.CreateExtractElement(parts[0], uint64_t(0))}, false};
}

} // namespace trc::host

//===- EmitPrefetch.cpp - fetch the next row during the last pass ---------===//
//
// A row kernel (softmax, layer norm) reads its row in a first pass from memory
// and again, from cache, in later ones: while the later passes compute, memory
// is idle. So the last pass fetches what the first pass over the next row will
// read. A fetch never faults, so the last row needs no test.
//
//===----------------------------------------------------------------------===//

#include "KernelEmitter.h"

using namespace llvm;

namespace trc::host {

using kernel::Statement;

static int64_t coefficientOf(const kernel::Affine &affine,
                             kernel::LoopId loop) {
  int64_t sum = 0;
  for (auto [term, coefficient] : affine.terms)
    sum += term == loop ? coefficient : 0;
  return sum;
}

void KernelEmitter::choosePrefetches(const std::vector<Statement> &body,
                                     kernel::LoopId row) {
  prefetches.clear();
  const kernel::Loop *first = nullptr, *last = nullptr;
  for (const Statement &statement : body)
    if (statement.kind == Statement::Kind::Loop) {
      const kernel::Loop &loop = statement.loop.front();
      if (!loop.vector || loop.bound)
        return;
      first = first ? first : &loop;
      last = &loop;
    }
  if (first == last || first->extent != last->extent)
    return;
  prefetchLoop = last->id;
  for (const Statement &statement : first->body) {
    const kernel::Access &access = statement.access;
    if (statement.kind != Statement::Kind::Load || !access.dynamic.empty() ||
        !access.guards.empty() || kernel.buffers[access.buffer].written ||
        coefficientOf(access.index, first->id) != 1)
      continue;
    int64_t step = coefficientOf(access.index, row);
    if (step == 0)
      continue; // the same for every row: in cache
    kernel::Affine next = access.index;
    next.constant += step;
    for (auto &term : next.terms)
      if (term.first == first->id)
        term.first = last->id;
    prefetches.push_back({access.buffer, std::move(next), {}, {},
                          kernel::noRegister});
  }
}

void KernelEmitter::emitPrefetches(unsigned chunk) {
  constexpr int64_t cacheLine = 64;
  for (const kernel::Access &access : prefetches) {
    int64_t bytes =
        kernel::storageBytes(kernel.buffers[access.buffer].type) *
        int64_t(lanes);
    // Narrow types: several chunks share a line, one of them fetches it.
    if (bytes < cacheLine && chunk % (cacheLine / bytes) != 0)
      continue;
    Value *start = b.CreateAdd(emitAffine(access.index).start,
                               int64(int64_t(chunk) * lanes));
    Value *pointer = elementPointer(access, start);
    for (int64_t offset = 0; offset < bytes; offset += cacheLine)
      b.CreateIntrinsic(
          b.getVoidTy(), Intrinsic::prefetch,
          {b.CreateConstGEP1_64(b.getInt8Ty(), pointer, uint64_t(offset)),
           b.getInt32(/*read*/ 0), b.getInt32(/*all caches*/ 3),
           b.getInt32(/*data*/ 1)});
  }
}

} // namespace trc::host

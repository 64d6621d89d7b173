//===- KernelEmitter.h - loop form to an LLVM function ----------*- C++ -*-===//
//
// Walks a kernel once and builds SSA directly. A register's value is one scalar
// when uniform. When it varies with the vector loop around it, it is a list of
// vectors of 16 lanes, the *chunks* being worked on:
//
//   vector loop, plain body        one chunk at a time, several per iteration
//   with a loop inside its body    all chunks of a block side by side, so that
//                                  the inner loop runs once for 64 columns
//   with reductions                block of 64 = 4 chunks, each with its own
//                                  accumulator: the order of `vectorLanes`
//
// So iterations of a vector loop run side by side, in no order: none may read
// or write what another writes. (Where several store to one place, the last
// stays.)
//
// Extents are constants, so a block that is not full is a second copy of the
// body under a constant mask, and only where one exists. But for images that
// kernels of several sizes share: there is one, and its mask is computed.
//
// Loops: EmitLoops.cpp; accumulators: EmitReductions.cpp; loads and stores:
// EmitAccess.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_HOST_KERNELEMITTER_H
#define TRC_LIB_TARGET_HOST_KERNELEMITTER_H

#include "ComputeEmitter.h"

#include "trc/Target/Host/KernelCompiler.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>

namespace trc::host {

class KernelEmitter {
public:
  KernelEmitter(const kernel::Kernel &kernel, llvm::Module &module,
                Elements elements);

  /// The function, named as the kernel.
  llvm::Function *emit();

private:
  using Value = llvm::Value;
  using Values = llvm::SmallVector<Value *, 4>;

  /// Chunks of `vectorLanes` lanes, the block of a reduction.
  static constexpr unsigned reductionChunks =
      unsigned(kernel::vectorLanes / lanes);

  /// One value per chunk, or a single scalar.
  struct RegisterValue {
    Values parts;
    bool varying = false;
  };

  /// A block of chunks that starts at `base`. A null mask means all lanes.
  struct Block {
    Value *base = nullptr;
    Values masks;
    /// Lanes in use, per chunk; null means all.
    Values active;
  };

  /// What a vector loop's reductions have so far: [reduction][value][chunk].
  using Accumulators = std::vector<std::vector<Values>>;

  // EmitLoops.cpp
  using LoopBody =
      llvm::function_ref<Values(Value *counter, llvm::ArrayRef<Value *>)>;
  /// for (counter = begin; counter < end; counter += step): threads `carried`
  /// through and returns what comes out.
  Values emitLoop(Value *begin, Value *end, int64_t step, bool mayBeEmpty,
                  const Values &carried, LoopBody body);
  void emitItems(Value *begin, Value *end);
  void emitVectorItems(Value *begin, Value *end);
  void emitBody(const std::vector<kernel::Statement> &body);
  void emitStatement(const kernel::Statement &statement);
  void emitCompute(const kernel::Statement &statement);
  void emitSequentialLoop(const kernel::Loop &loop);
  void emitVectorLoop(const kernel::Loop &loop);
  /// Runs `body` over the block's chunks and adds its values to `sums`.
  void emitBlock(kernel::LoopId loop,
                 const std::vector<kernel::Statement> &body, bool sideBySide,
                 const std::vector<kernel::Reduction> &reductions,
                 const Block &block, Accumulators &sums);
  // EmitReductions.cpp
  void emitTurns(const kernel::Loop &loop, Accumulators &sums);
  Values flatten(const Accumulators &sums);
  void unflatten(llvm::ArrayRef<Value *> values, Accumulators &sums);
  void combine(const kernel::Reduction &reduction,
               std::vector<Values> &accumulated,
               const std::vector<Values> &elements);
  void finishReduction(const kernel::Reduction &reduction,
                       std::vector<Values> &sums);
  Value *loopEnd(const kernel::Loop &loop);
  Block fullBlock(Value *base, unsigned chunks);
  Block partialBlock(Value *base, int64_t remaining);
  Block partialBlock(Value *base, Value *remaining, unsigned chunks);
  Block chunkOf(const Block &block, unsigned chunk);

  // EmitAccess.cpp
  /// value + laneStride * lane, for the first chunk's lanes.
  struct Index {
    Value *start = nullptr;
    int64_t laneStride = 0;
  };
  Index emitAffine(const kernel::Affine &affine);
  void emitIndex(const kernel::Statement &statement);
  void emitLoad(const kernel::Statement &statement);
  void emitStore(const kernel::Statement &statement);
  struct Place;
  Place locate(const kernel::Access &access);
  /// Where all guards hold, for chunk `chunk`; null means everywhere.
  Value *emitGuards(const kernel::Access &access, unsigned chunk,
                    bool &varying);
  Value *pointers(const Place &place, unsigned chunk);
  Value *elementPointer(const kernel::Access &access, Value *index);
  Value *loadScalar(const Place &place, kernel::ElementType type);
  void storeScalar(const Place &place, kernel::ElementType type, Value *value,
                   Value *condition);
  Value *part(const RegisterValue &value, unsigned chunk);
  /// Smallest and largest value that `affine` may take, from the extents.
  std::pair<int64_t, int64_t> range(const kernel::Affine &affine) const;

  Value *int64(int64_t value) { return b.getInt64(uint64_t(value)); }
  Value *lanesFrom(Value *start, int64_t stride, llvm::Type *type);

  static constexpr kernel::LoopId none = ~0u;
  const kernel::Kernel &kernel;
  llvm::Module &module;
  const Elements elements;
  llvm::IRBuilder<> b;
  ComputeEmitter compute;
  llvm::Function *function = nullptr;
  llvm::SmallVector<Value *, 8> bufferPointers;
  std::vector<RegisterValue> registers;
  std::map<kernel::LoopId, Value *> counters;
  std::map<kernel::LoopId, int64_t> extents;

  /// The vector loop being emitted, and the chunks at work.
  kernel::LoopId vectorLoop = none;
  Block current;
  unsigned chunks() const { return unsigned(current.masks.size()); }
};

} // namespace trc::host

#endif // TRC_LIB_TARGET_HOST_KERNELEMITTER_H

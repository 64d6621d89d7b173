//===- Mapping.h - which threads do which part of a kernel ------*- C++ -*-===//
//
// Facts about a kernel in the loop form, and the decision how its loops become
// threads (KernelText.h names the three ways). Both depend on the kernel alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_MAPPING_H
#define TRC_LIB_TARGET_CUDA_MAPPING_H

#include "trc/Kernel/LoopForm.h"
#include "trc/Target/CUDA/Launch.h"

#include <vector>

namespace trc::cuda {

inline constexpr kernel::LoopId noLoop = ~0u;

/// A load or store and the loops around it.
struct Use {
  const kernel::Access *access = nullptr;
  bool isStore = false;
  kernel::LoopId vectorLoop = noLoop; ///< around it
};

struct Facts {
  explicit Facts(const kernel::Kernel &kernel);

  /// Extents by loop id.
  std::vector<int64_t> extents;
  /// Registers that differ between iterations of the vector loop around them.
  std::vector<bool> varying;
  /// How often each register is read.
  std::vector<unsigned> uses;
  std::vector<const kernel::Loop *> vectorLoops;
  std::vector<Use> accesses;
  bool hasSequentialLoop = false;
  bool hasVectorReduction = false;
  bool hasBound = false; ///< on a vector loop

private:
  void visit(const kernel::Kernel &kernel,
             const std::vector<kernel::Statement> &body,
             kernel::LoopId vectorLoop);
  bool isVarying(const kernel::Access &access, kernel::LoopId loop) const;
};

/// Whether `width` neighbouring iterations of `loop` access neighbouring
/// elements, the first of which is a multiple of `width`, and whether its
/// guards hold for all of them or none.
bool isContiguous(const kernel::Access &access, kernel::LoopId loop,
                  int64_t width, const Facts &facts);

struct Mapping {
  enum class Kind {
    Lanes,  ///< a thread per `width` elements of a work item
    Group,  ///< `threads` threads per work item
    Thread, ///< a thread per work item
  };
  Kind kind = Kind::Thread;
  int64_t width = 1;   ///< neighbouring elements of a thread
  int64_t threads = 1; ///< Group: 32, or all of a block
  int64_t extent = 1;  ///< Lanes: of the vector loops
  /// Lanes: the parallel loop along which some operand is read side by side,
  /// through tiles in shared memory; none where all lie along the lanes.
  kernel::LoopId across = noLoop;
  int64_t items = 1; ///< work items; Group: `itemsPerBlock` in each block
  int64_t itemsPerBlock = 1;
  int64_t block = 1; ///< threads of a block
  int64_t grid = 1;
  /// A block has its multiprocessor, and all registers, for one long row
  /// (HoldLongRows.cpp).
  bool holdsLongRow = false;

  /// How often the threads of a group go round for `loopExtent` iterations.
  int64_t rounds(int64_t loopExtent) const {
    int64_t step = kind == Kind::Group ? threads * width : width;
    return kind == Kind::Lanes ? 1 : (loopExtent + step - 1) / step;
  }
};

/// `alignment` and `block` as in TextOptions.
Mapping chooseMapping(const kernel::Kernel &kernel, const Facts &facts,
                      const std::vector<int64_t> &alignment, int64_t block);

/// Side of the tiles that a map which transposes goes through.
inline constexpr int64_t transposedSide = 32;

/// The loop that `Mapping::across` should be (WriteTransposed.cpp), or noLoop.
kernel::LoopId findTransposed(const kernel::Kernel &kernel, const Facts &facts);

/// Blocks of a mapping with `across`, one for each tile.
int64_t countTiles(const kernel::Kernel &kernel, const Mapping &mapping);

/// Where a scratch buffer lies.
enum class ScratchPlace {
  Registers, ///< each thread reads what it wrote, few enough
  Shared,
  Divided, ///< the first rounds as Registers, the rest in shared memory, where
           ///< each thread reads what it wrote
  Local,   ///< each thread reads what it wrote, but too many for both
};

/// One per buffer; what is said of operands means nothing. `sharedBytes` is
/// what a block needs. Returns false when there is no place for some.
bool placeScratch(const kernel::Kernel &kernel, const Facts &facts,
                  const Mapping &mapping, std::vector<ScratchPlace> &places,
                  std::vector<int64_t> &sharedOffsets, int64_t &sharedBytes);

bool isAccessed(const Facts &facts, unsigned buffer);

/// The extent of the vector loops that access scratch buffer `buffer`.
int64_t rowExtent(const Facts &facts, unsigned buffer);

/// Elements that a thread may hold in registers across loops.
int64_t registerBudget(const Mapping &mapping);

/// Rounds of a divided row that are in registers.
int64_t heldRounds(const Mapping &mapping, int64_t extent);

/// Lets later vector loops find in a scratch row what an earlier one beside
/// them loaded or stored, so that a row is read once. `budget` elements per
/// thread.
void keepRows(kernel::Kernel &kernel, const Mapping &mapping, int64_t budget);

/// Threads of a block that holds a long row: with 128 registers for each.
inline constexpr int64_t longRowThreads = 512;

/// Where a row is too long for `mapping` but not for a multiprocessor, keeps it
/// there, as the kernel's only scratch row, and adapts `mapping`. Returns
/// whether it did.
bool holdLongRows(kernel::Kernel &kernel, Mapping &mapping);

/// Lets each loop compute anew the elements of a scratch row that would
/// otherwise be `Local`.
void recomputeLongRows(kernel::Kernel &kernel, const Mapping &mapping);

/// Makes the loops for a maximum and for the sum of exponentials relative to it
/// one, over rows that a block does not keep.
void joinSoftmax(kernel::Kernel &kernel, const Mapping &mapping);

/// Bytes that a kernel reads again, since its loops load the same elements of
/// rows that are longer than what the blocks that run together find in a cache.
int64_t bytesReadAgain(const kernel::Kernel &kernel, const Mapping &mapping);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_MAPPING_H

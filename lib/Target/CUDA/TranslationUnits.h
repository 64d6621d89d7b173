//===- TranslationUnits.h - many kernels' texts as one ----------*- C++ -*-===//
//
// NVRTC takes 43 ms for a translation unit that holds an empty kernel, 55 for
// one with a kernel as fusion makes them, and 128 for twenty of these (13.0,
// processor time). So texts share a unit, and kernels of a unit have one image.
//
// Which ones share depends on the texts and their order alone: the image of a
// program does not tell how many threads compiled it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_TRANSLATIONUNITS_H
#define TRC_LIB_TARGET_CUDA_TRANSLATIONUNITS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace trc::cuda {

/// The text of one kernel: includes and what else stands at its head, then
/// definitions, one of which is the function `symbol`.
struct KernelSource {
  llvm::StringRef text, symbol;
  /// Compiled long, or with constants in memory that the kernels of an image
  /// have in common: has a unit of its own.
  bool isAlone = false;
};

/// Which sources make each unit, by their numbers.
llvm::SmallVector<llvm::SmallVector<unsigned>>
divideIntoUnits(llvm::ArrayRef<KernelSource> sources);

/// The text of a unit. That of a single source is its own.
std::string writeUnit(llvm::ArrayRef<KernelSource> sources);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_TRANSLATIONUNITS_H

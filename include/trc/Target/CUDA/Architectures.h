//===- Architectures.h - GPUs to compile for --------------------*- C++ -*-===//
//
// Their names are NVRTC's: sm_80, sm_90a. A program holds a cubin for each, and
// PTX for `portableArchitecture`, which the driver of any later GPU compiles;
// who names that one alone has PTX alone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_ARCHITECTURES_H
#define TRC_TARGET_CUDA_ARCHITECTURES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <vector>

namespace trc::cuda {

inline constexpr llvm::StringLiteral portableArchitecture = "compute_80";

/// The architecture whose cubin is assembled from that PTX: who compiles for it
/// has both.
inline constexpr llvm::StringLiteral assembledFromPortable = "sm_80";

/// Where no GPU says otherwise.
std::vector<std::string> defaultArchitectures();

/// What each kernel has an image for where these are asked for, none for the
/// default ones: each of them, and PTX at the end.
std::vector<std::string> imagesFor(llvm::ArrayRef<std::string> asked);

/// Whether every one of these multiplies by groups of four warps (wgmma), so
/// that kernels may have the shape that is best for it.
bool haveGroupProducts(llvm::ArrayRef<std::string> asked);

/// What is wrong with `name` as an architecture; empty when nothing is.
std::string checkArchitecture(llvm::StringRef name);

/// The architecture of the first GPU of this machine, or nothing when no driver
/// or no GPU answers, or one that is too old for our programs. Opens the
/// driver's library; passes never ask.
std::optional<std::string> architectureHere();

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_ARCHITECTURES_H

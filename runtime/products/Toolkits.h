//===- Toolkits.h - which CUDA's libraries to open --------------*- C++ -*-===//
//
// A machine may have libraries of two major versions of CUDA, and a driver that
// takes one of them: cuBLASLt of 13 does not start on a driver for 12, nor does
// such a driver load what NVRTC of 13 made.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_PRODUCTS_TOOLKITS_H
#define TRC_RUNTIME_PRODUCTS_TOOLKITS_H

#include <array>

namespace trc::runtime {

/// Major versions in the order in which libraries are looked for: the newest
/// first, but behind 12 where this machine's driver is for 12. A machine
/// without a driver is taken for one with the newest.
std::array<int, 2> toolkitsToTry();

} // namespace trc::runtime

#endif // TRC_RUNTIME_PRODUCTS_TOOLKITS_H

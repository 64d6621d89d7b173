//===- KernelHeader.h - a file that kernel text includes --------*- C++ -*-===//
//
// Carried by the compiler as a string, so that it needs no files beside it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_KERNELHEADER_H
#define TRC_TARGET_KERNELHEADER_H

namespace trc {

struct KernelHeader {
  const char *name; ///< as it is included: "trc/types.cuh"
  const char *text;
};

} // namespace trc

#endif // TRC_TARGET_KERNELHEADER_H

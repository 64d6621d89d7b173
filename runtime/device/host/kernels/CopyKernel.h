//===- CopyKernel.h - a kernel made of box copies ---------------*- C++ -*-===//
//
// Stages run one after another; the parts of one stage write to disjoint
// elements and run side by side. A part may be moved at run time by indices
// that are read from scalar operands and clamped.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_COPYKERNEL_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_COPYKERNEL_H

#include "BoxCopy.h"

namespace trc::runtime::host {

class CopyKernel final : public BoundKernel {
public:
  /// An index operand: clamped to [0, limit], times `stride` elements.
  struct DynamicIndex {
    size_t operand;
    ElementType type;
    int64_t limit;
    int64_t stride;
  };
  struct Part {
    BoxCopy box;
    size_t source, target; ///< operands
    /// Skipped where source and target are the same memory.
    bool skipInPlace = false;
    std::vector<DynamicIndex> fromIndices = {}, toIndices = {};
  };

  /// `elementSize`: of the parts' elements.
  explicit CopyKernel(int64_t elementSize) : elementSize(elementSize) {
    phases.clear();
  }
  void addStage(std::vector<Part> parts);
  /// A part that copies a dense tensor as it is.
  static Part whole(int64_t elementSize, int64_t elements, size_t source,
                    size_t target);

  int64_t extentOf(unsigned phase, void *const *operands) const override;
  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override;

private:
  int64_t elementSize;
  std::vector<std::vector<Part>> stages;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_COPYKERNEL_H

//===- TileConvolution.h - convolutions of f32 in AMX's tiles ---*- C++ -*-===//
//
//   forward, by source   PlacesConvolution.cpp
//   by weights           WeightsConvolution.cpp
//
// Last come the phases of the kernel that does it otherwise, which do nothing
// unless a number could not be split.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_TILECONVOLUTION_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_TILECONVOLUTION_H

#include "ConvolutionGrid.h"
#include "RoundUp.h"

namespace trc::runtime::host {

/// The convolution, forward or a gradient (`roles` are its), as products in
/// tiles (AmxConvolution.h), for so many workers. It takes `other`, which does
/// the whole of it where a number is not finite or from 2^127 on. Null, and
/// `other` as it was, where there are no tiles, the types are not f32, or tiles
/// would be filled with little: few channels, small images.
std::unique_ptr<BoundKernel>
makeTileConvolution(const ConvolutionRoles &roles, unsigned workers,
                    std::unique_ptr<BoundKernel> &other);

/// Rows of a tile; channels of a panel.
inline constexpr int64_t tilePlaces = 16, panelChannels = 32;

/// Of scratch for packed operands, which stay in a core's second cache.
inline constexpr int64_t mostPackedBytes = 3 << 18;

/// What the directions share.
class TileConvolution : public BoundKernel {
public:
  TileConvolution(const ConvolutionRoles &roles, ConvolutionGrid grid,
                  std::unique_ptr<BoundKernel> other)
      : roles(roles), grid(std::move(grid)), other(std::move(other)) {}

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const final;

  int64_t extentOf(unsigned phase, void *const *operands) const override {
    return phase < ownPhases ? phases[phase].extent
                             : other->extentOf(phase - ownPhases, operands);
  }

protected:
  /// An item of a phase that splits numbers: whether it could.
  virtual bool doItem(unsigned phase, const RunArguments &arguments,
                      int64_t item) const = 0;
  /// An item of the phase behind those.
  virtual void finish(const RunArguments & /*arguments*/,
                      int64_t /*item*/) const {}

  /// The phases of this kernel, of which the first `count` split numbers, and
  /// what it needs; the other's follow.
  void setPhases(std::vector<Phase> first, size_t count, int64_t workspace,
                 int64_t scratch);

  /// The workspace behind what says of each item whether it could split.
  char *own(const RunArguments &arguments) const {
    return static_cast<char *>(arguments.workspace) +
           roundUp(countSplitting, 64);
  }
  static float *dataOf(const RunArguments &arguments,
                       const StridedTensor &tensor) {
    return static_cast<float *>(arguments.operands[tensor.operand]);
  }

  ConvolutionRoles roles;
  ConvolutionGrid grid;

private:
  std::unique_ptr<BoundKernel> other;
  unsigned ownPhases = 0;
  std::vector<int64_t> splitting; ///< of these phases, the first item's number
  int64_t countSplitting = 0;     ///< items of all of them
};

std::unique_ptr<BoundKernel>
makePlacesConvolution(const ConvolutionRoles &roles, ConvolutionGrid grid,
                      unsigned workers, std::unique_ptr<BoundKernel> other);
std::unique_ptr<BoundKernel>
makeWeightsConvolution(const ConvolutionRoles &roles, ConvolutionGrid grid,
                       unsigned workers, std::unique_ptr<BoundKernel> other);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_TILECONVOLUTION_H

//===- TileConvolution.cpp - convolutions of f32 in AMX's tiles -----------===//

#include "TileConvolution.h"
#include "Tiles.h"

#include <algorithm>

namespace trc::runtime::host {

Status TileConvolution::run(unsigned phase, const RunArguments &arguments,
                            int64_t begin, int64_t end) const {
  auto *couldNot = static_cast<char *>(arguments.workspace);
  if (phase < ownPhases) {
    for (int64_t item = begin; item < end; ++item)
      if (phase == splitting.size())
        finish(arguments, item);
      else
        couldNot[splitting[phase] + item] = !doItem(phase, arguments, item);
    return Status::success();
  }
  if (std::all_of(couldNot, couldNot + countSplitting,
                  [](char could) { return !could; }))
    return Status::success();
  RunArguments rest = arguments;
  rest.workspace = own(arguments);
  return other->run(phase - ownPhases, rest, begin, end);
}

void TileConvolution::setPhases(std::vector<Phase> first, size_t count,
                                int64_t workspace, int64_t scratch) {
  for (size_t i = 0; i < count; ++i) {
    splitting.push_back(countSplitting);
    countSplitting += first[i].extent;
  }
  ownPhases = static_cast<unsigned>(first.size());
  phases = std::move(first);
  phases.insert(phases.end(), other->phases.begin(), other->phases.end());
  workspaceBytes =
      roundUp(countSplitting, 64) + std::max(workspace, other->workspaceBytes);
  scratchBytes = std::max(scratch, other->scratchBytes);
}

namespace {

using Kind = onednn::Convolution::Kind;

/// Multiplications from which on tiles pay; how much of them is padding at
/// most: places that hold nothing, and channels up to whole panels.
constexpr double leastWork = 1 << 22, mostPadding = 2;

/// Channels times taps with which a number is multiplied at least, so that
/// splitting it takes no longer.
constexpr int64_t leastReuse = 128;

bool isF32(const ConvolutionRoles &roles) {
  return roles.source.type == ElementType::F32 &&
         roles.destination.type == ElementType::F32 &&
         roles.weights.type == ElementType::F32;
}

/// Multiplications with an addition each.
double workOf(const ConvolutionRoles &roles) {
  double work = static_cast<double>(roles.source.extents[1]);
  for (int64_t extent : roles.destination.extents)
    work *= static_cast<double>(extent);
  for (size_t i = 2; i < roles.weights.extents.size(); ++i)
    work *= static_cast<double>(roles.weights.extents[i]);
  return work;
}

/// Products in tiles over those that are asked for.
double paddingOf(const ConvolutionRoles &roles, const ConvolutionGrid &grid) {
  const auto ofPanels = [](const StridedTensor &tensor) {
    const int64_t channels = tensor.extents[1];
    return static_cast<double>(roundUp(channels, panelChannels)) /
           static_cast<double>(channels);
  };
  return grid.padding(roles.kind) * ofPanels(roles.source) *
         ofPanels(roles.destination);
}

bool isWorthTiles(const ConvolutionRoles &roles, const ConvolutionGrid &grid) {
  const auto taps = static_cast<int64_t>(grid.taps.size());
  const int64_t channels =
      std::min(roles.source.extents[1], roles.destination.extents[1]);
  return workOf(roles) >= leastWork && taps >= grid.parts() &&
         taps * channels >= leastReuse && paddingOf(roles, grid) <= mostPadding;
}

} // namespace

std::unique_ptr<BoundKernel>
makeTileConvolution(const ConvolutionRoles &roles, unsigned workers,
                    std::unique_ptr<BoundKernel> &other) {
  if (!multipliesF32InTiles() || !isF32(roles))
    return nullptr;
  std::optional<ConvolutionGrid> grid = ConvolutionGrid::of(roles);
  if (!grid || !isWorthTiles(roles, *grid))
    return nullptr;
  const auto make = roles.kind == Kind::ByWeights ? makeWeightsConvolution
                                                  : makePlacesConvolution;
  return make(roles, std::move(*grid), std::max(workers, 1u), std::move(other));
}

} // namespace trc::runtime::host

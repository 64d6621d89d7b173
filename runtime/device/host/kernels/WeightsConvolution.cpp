//===- WeightsConvolution.cpp - gradients of weights in AMX's tiles -------===//
//
// Sums are over places. An item is a group of channels of either side and a
// part of all places, of which stretches are packed into scratch. Where there
// are several parts, their sums are in the workspace, and are added up in
// order. The shape alone says how many parts there are, so the number of
// workers cannot be seen in the bits.
//
//===----------------------------------------------------------------------===//

#include "AmxConvolution.h"
#include "TileConvolution.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

/// Panels of 32 channels of one side, in groups.
struct Panels {
  int64_t all, ofGroup, groups;

  Panels(const StridedTensor &tensor, int64_t most)
      : all(ceilDivide(tensor.extents[1], panelChannels)),
        ofGroup(ceilDivide(all, ceilDivide(all, most))),
        groups(ceilDivide(all, ofGroup)) {}
};

/// Sums are blocks of 32 outputs by 32 inputs; those of a group and a part are
/// neighbours, tap by tap.
class WeightsConvolution final : public TileConvolution {
public:
  WeightsConvolution(const ConvolutionRoles &r, ConvolutionGrid g,
                     unsigned workers, std::unique_ptr<BoundKernel> other)
      : TileConvolution(r, std::move(g), std::move(other)),
        taps(static_cast<int64_t>(grid.taps.size())),
        inputs(roles.source, mostInputs()),
        outputs(roles.destination, mostPanels) {
    cut(workers);
    const int64_t halo = grid.mostShift - grid.lowestShift;
    tilesOfSource = ceilDivide(stretch + halo, tilePlaces);
    rowsOfBlock = (tilesOfSource - 1) * tilePlaces;
    pairsAt = outputs.ofGroup * stretch / panelChannels * amx::stepBytes;
    listAt = pairsAt + static_cast<int64_t>(grid.met.size()) * inputs.ofGroup *
                           2 * rowsOfBlock * amx::rowBytes;
    offsetsAt =
        listAt +
        roundUp(tilesOfSource * static_cast<int64_t>(sizeof(PlacesOfTile)), 64);
    sumsAt = offsetsAt + roundUp(stretch / panelChannels * 8, 64);
    std::vector<Phase> phases = {Phase{groups() * divisions, 1}};
    if (!sumsInScratch)
      phases.push_back(
          Phase{groups() * blocksOfGroup() * slicesOfBlock, slicesOfBlock});
    setPhases(std::move(phases), 1,
              sumsInScratch ? 0 : groups() * divisions * sumsOfGroup() * 4,
              sumsAt + (sumsInScratch ? sumsOfGroup() * 4 : 0));
  }

protected:
  bool doItem(unsigned, const RunArguments &arguments,
              int64_t item) const override {
    const int64_t group = item % groups(), division = item / groups();
    const int64_t begin = division * ofDivision;
    const int64_t end = std::min(begin + ofDivision, grid.places);
    float *sums = sumsInScratch
                      ? reinterpret_cast<float *>(
                            static_cast<char *>(arguments.scratch) + sumsAt)
                      : sumsOf(arguments, group, division);
    bool could = true;
    for (int64_t first = begin; first < end; first += stretch)
      could = multiply(arguments, group, first,
                       std::min(stretch, roundUp(end - first, panelChannels)),
                       sums, first > begin) &&
              could;
    for (int64_t block = 0; sumsInScratch && block < blocksOfGroup(); ++block)
      write(arguments, group, block, 0, panelChannels, sums);
    return could;
  }

  /// Some outputs of a block.
  void finish(const RunArguments &arguments, int64_t item) const override {
    const int64_t slice = item % slicesOfBlock, block = item / slicesOfBlock;
    const int64_t group = block / blocksOfGroup();
    write(arguments, group, block % blocksOfGroup(), slice * outputsOfSlice,
          outputsOfSlice, sumsOf(arguments, group, 0));
  }

private:
  /// Of a group; of the source fewer, where it is packed in several parts.
  static constexpr int64_t mostPanels = 4;
  int64_t mostInputs() const {
    return grid.met.size() > 1 ? mostPanels / 2 : mostPanels;
  }
  static constexpr int64_t slicesOfBlock = 4,
                           outputsOfSlice = panelChannels / slicesOfBlock;

  /// Parts of all places, how many of one are packed at a time, and groups.
  void cut(unsigned workers) {
    constexpr int64_t enough = 4, leastPlaces = 512, mostSums = 640 << 10;
    divisions =
        std::clamp<int64_t>(ceilDivide(enough, groups()), 1,
                            std::max<int64_t>(1, grid.places / leastPlaces));
    ofDivision = roundUp(ceilDivide(grid.places, divisions), panelChannels);
    divisions = ceilDivide(grid.places, ofDivision);
    // Smaller groups pack the same numbers more often.
    for (int64_t most = mostPanels / 2; most > 0; most /= 2)
      if (groups() * divisions < workers) {
        inputs = Panels(roles.source, std::min(most, mostInputs()));
        outputs = Panels(roles.destination, most);
      }
    sumsInScratch = divisions == 1 && sumsOfGroup() * 4 <= mostSums;
    const int64_t ofPlace = static_cast<int64_t>(grid.met.size()) *
                                inputs.ofGroup * 2 * amx::rowBytes +
                            outputs.ofGroup * amx::stepBytes / panelChannels;
    const int64_t most = std::max<int64_t>(mostPackedBytes / ofPlace, 128);
    stretch = roundUp(ceilDivide(ofDivision, ceilDivide(ofDivision, most)),
                      panelChannels);
  }

  bool multiply(const RunArguments &arguments, int64_t group, int64_t first,
                int64_t places, float *sums, bool accumulate) const {
    auto *columns = static_cast<char *>(arguments.scratch);
    char *pairs = columns + pairsAt;
    auto *list = reinterpret_cast<PlacesOfTile *>(columns + listAt);
    auto *offsets = reinterpret_cast<int64_t *>(columns + offsetsAt);
    grid.listDestination(first, places / tilePlaces, list);
    int64_t steps = 0; // those where the destination has anything
    for (int64_t i = 0; i < places / tilePlaces; i += 2)
      if (list[i].there || list[i + 1].there)
        offsets[steps++] = i * tilePlaces * amx::rowBytes;
    bool could = amx::packPlaceColumns(operand(arguments, roles.destination,
                                               firstOutput(group), outputs,
                                               list, places / tilePlaces),
                                       columns);
    const int64_t ofPart = inputs.ofGroup * 2 * rowsOfBlock * amx::rowBytes;
    for (size_t i = 0; i < grid.met.size(); ++i) {
      grid.listSource(grid.met[i], first + grid.lowestShift, tilesOfSource,
                      list);
      could =
          amx::packPairRows(operand(arguments, roles.source, firstInput(group),
                                    inputs, list, tilesOfSource),
                            pairs + i * ofPart) &&
          could;
    }
    const int64_t countInputs =
        std::min(inputs.ofGroup, inputs.all - firstInput(group));
    const int64_t countOutputs =
        std::min(outputs.ofGroup, outputs.all - firstOutput(group));
    amx::beginTiles();
    for (const ConvolutionGrid::Tap &tap : grid.taps) {
      const char *rows = pairs + tap.met * ofPart +
                         (tap.shift - grid.lowestShift) * amx::rowBytes;
      for (int64_t i = 0; i < countInputs; ++i)
        for (int64_t o = 0; o < countOutputs; ++o)
          amx::multiplyPairs(columns + o * steps * amx::stepBytes,
                             rows + i * 2 * rowsOfBlock * amx::rowBytes,
                             rowsOfBlock * amx::rowBytes, offsets, steps,
                             sums +
                                 (i * outputs.ofGroup + o) * amx::blockElements,
                             accumulate);
      sums += blocksOfGroup() * amx::blockElements;
    }
    amx::endTiles();
    return could;
  }

  /// Writes `count` outputs of a block from `begin` on, the sum of all parts;
  /// `sums` are the group's of the first part.
  void write(const RunArguments &arguments, int64_t group, int64_t block,
             int64_t begin, int64_t count, const float *sums) const {
    const int64_t input =
        (firstInput(group) + block / outputs.ofGroup) * panelChannels;
    const int64_t output =
        (firstOutput(group) + block % outputs.ofGroup) * panelChannels;
    const int64_t end =
        std::min(begin + count, roles.destination.extents[1] - output);
    const int64_t countInputs =
        std::min(panelChannels, roles.source.extents[1] - input);
    const Ints &strides = roles.weights.strides;
    for (int64_t o = begin; o < end; ++o)
      for (int64_t t = 0; t < taps; ++t) {
        const float *from = sums +
                            (t * blocksOfGroup() + block) * amx::blockElements +
                            o * panelChannels;
        float row[panelChannels];
        std::copy_n(from, panelChannels, row);
        for (int64_t division = 1; division < divisions; ++division)
          for (int64_t i = 0; i < panelChannels; ++i)
            row[i] += from[division * groups() * sumsOfGroup() + i];
        float *to = dataOf(arguments, roles.weights) + grid.taps[t].weights +
                    (output + o) * strides[0] + input * strides[1];
        for (int64_t i = 0; i < countInputs; ++i)
          to[i * strides[1]] = row[i];
      }
  }

  static amx::PlacesOperand operand(const RunArguments &arguments,
                                    const StridedTensor &tensor, int64_t first,
                                    const Panels &panels,
                                    const PlacesOfTile *list, int64_t tiles) {
    return {dataOf(arguments, tensor) +
                first * panelChannels * tensor.strides[1],
            tensor.strides[1],
            std::min(panels.ofGroup * panelChannels,
                     tensor.extents[1] - first * panelChannels),
            list, tiles};
  }

  int64_t groups() const { return inputs.groups * outputs.groups; }
  int64_t firstInput(int64_t group) const {
    return group % inputs.groups * inputs.ofGroup;
  }
  int64_t firstOutput(int64_t group) const {
    return group / inputs.groups * outputs.ofGroup;
  }
  int64_t blocksOfGroup() const { return inputs.ofGroup * outputs.ofGroup; }
  int64_t sumsOfGroup() const {
    return taps * blocksOfGroup() * amx::blockElements;
  }
  float *sumsOf(const RunArguments &arguments, int64_t group,
                int64_t division) const {
    return reinterpret_cast<float *>(own(arguments)) +
           (division * groups() + group) * sumsOfGroup();
  }

  int64_t taps;
  Panels inputs, outputs;
  int64_t divisions, ofDivision;      ///< of all places
  int64_t stretch;                    ///< places packed at a time
  bool sumsInScratch;                 ///< and written out by the same item
  int64_t tilesOfSource, rowsOfBlock; ///< rows packed for 16 channels
  int64_t pairsAt, listAt, offsetsAt, sumsAt; ///< in scratch
};

} // namespace

std::unique_ptr<BoundKernel>
makeWeightsConvolution(const ConvolutionRoles &roles, ConvolutionGrid grid,
                       unsigned workers, std::unique_ptr<BoundKernel> other) {
  return std::make_unique<WeightsConvolution>(roles, std::move(grid), workers,
                                              std::move(other));
}

} // namespace trc::runtime::host

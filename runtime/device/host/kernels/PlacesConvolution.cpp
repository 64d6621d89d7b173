//===- PlacesConvolution.cpp - forward and by source in AMX's tiles -------===//
//
// The weights are put into tiles first, unless each is used by one item alone,
// which then does it. An item is a stretch of places, whose rows are packed
// into scratch, a piece of the channels that are summed over at a time, and a
// group of panels of 32 outputs. Every element is one sum over pieces, taps and
// channels, whatever the stretches and groups, so the number of workers cannot
// be seen in the bits.
//
//===----------------------------------------------------------------------===//

#include "AmxConvolution.h"
#include "TileConvolution.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

/// What is made is `to`, in one part or in those of the source, and what is
/// read is `from`, likewise.
class PlacesConvolution final : public TileConvolution {
public:
  PlacesConvolution(const ConvolutionRoles &r, ConvolutionGrid g,
                    unsigned workers, std::unique_ptr<BoundKernel> other)
      : TileConvolution(r, std::move(g), std::move(other)),
        isForward(roles.kind == onednn::Convolution::Kind::Forward),
        from(isForward ? roles.source : roles.destination),
        to(isForward ? roles.destination : roles.source),
        taps(static_cast<int64_t>(grid.taps.size())),
        made(isForward ? 1 : grid.parts()),
        blocks(ceilDivide(from.extents[1], amx::rowChannels)),
        blocksOfPiece(ceilDivide(blocks, ceilDivide(blocks, mostBlocks))),
        pieces(ceilDivide(blocks, blocksOfPiece)),
        panels(ceilDivide(to.extents[1], panelChannels)),
        before(isForward ? -grid.lowestShift : grid.mostShift) {
    const int64_t halo = grid.mostShift - grid.lowestShift;
    cut(workers, halo);
    rowsOfBlock = roundUp(stretch + halo, tilePlaces);
    listOffsets();
    const int64_t tiles = std::max(rowsOfBlock, stretch) / tilePlaces;
    listAt = countRead() * blocksOfPiece * rowsOfBlock * amx::rowBytes;
    heldAt = listAt +
             roundUp(tiles * static_cast<int64_t>(sizeof(PlacesOfTile)), 64);
    sumsAt = heldAt + roundUp(tiles * 8, 64);
    const int64_t countSums = pieces > 1 ? made * panelsOfGroup() * pairs() : 1;
    weightsAt = sumsAt + countSums * amx::blockElements * 4;
    const Phase multiplies = {stretches * groups, 1};
    if (stretches == 1)
      setPhases({multiplies}, 1, 0,
                weightsAt + taps * blocksOfPiece * amx::stepBytes);
    else
      setPhases({Phase{panels * pieces, 1}, multiplies}, 2,
                panels * taps * blocks * amx::stepBytes, weightsAt);
  }

protected:
  bool doItem(unsigned phase, const RunArguments &arguments,
              int64_t item) const override {
    if (phase == 0 && stretches > 1)
      return pack(arguments, item / pieces, item % pieces, 0, taps,
                  weightsOf(arguments, item / pieces, item % pieces, 0));
    return multiply(arguments, item / groups, item % groups);
  }

private:
  /// Of 32 channels, in a piece.
  static constexpr int64_t mostBlocks = 4;

  /// Places of an item, as many as stay in a cache, and panels of outputs.
  /// Groups of panels pack the same places each, which takes as long as one
  /// panel and tap; stretches of places read the same weights each.
  void cut(unsigned workers, int64_t halo) {
    constexpr int64_t least = 64, mostPacking = 32, mostSums = 1 << 18;
    const int64_t enough = 2 * workers;
    int64_t most =
        mostPackedBytes / (countRead() * blocksOfPiece * amx::rowBytes) - halo;
    stretches = ceilDivide(grid.places, std::max(most, least));
    groups = std::clamp<int64_t>(taps * panels / mostPacking, 1,
                                 ceilDivide(enough, stretches));
    if (pieces > 1)
      most = std::min(most,
                      mostSums / (made * panelsOfGroup() * panelChannels * 4));
    stretches = std::max(ceilDivide(grid.places, std::max(most, least)),
                         ceilDivide(enough, groups));
    if (groups % workers != 0)
      stretches = roundUp(stretches, workers);
    stretch = std::max(
        roundUp(ceilDivide(grid.places, stretches), 2 * tilePlaces), least);
    stretches = ceilDivide(grid.places, stretch);
    if (stretches * groups < workers)
      groups = std::min(panels, ceilDivide(enough, stretches));
  }
  int64_t panelsOfGroup() const { return ceilDivide(panels, groups); }
  int64_t pairs() const { return stretch / (2 * tilePlaces); }

  int64_t countBlocks(int64_t piece) const {
    return std::min(blocksOfPiece, blocks - piece * blocksOfPiece);
  }
  /// Where each tap's rows of each 32 channels are, from those of a place on:
  /// in the last piece, and in the others.
  void listOffsets() {
    for (int64_t piece = std::max<int64_t>(pieces - 2, 0); piece < pieces;
         ++piece)
      for (const ConvolutionGrid::Tap &tap : grid.taps)
        for (int64_t block = 0; block < countBlocks(piece); ++block)
          offsets[piece != pieces - 1].push_back(
              (((isForward ? tap.met : 0) * blocksOfPiece + block) *
                   rowsOfBlock +
               before + (isForward ? tap.shift : -tap.shift)) *
              amx::rowBytes);
  }

  /// A panel's weights of a piece, for some taps.
  bool pack(const RunArguments &arguments, int64_t panel, int64_t piece,
            int64_t tap, int64_t end, char *packed) const {
    const StridedTensor &weights = roles.weights;
    const int64_t outputStride = weights.strides[isForward ? 0 : 1];
    const int64_t channelStride = weights.strides[isForward ? 1 : 0];
    const float *data =
        dataOf(arguments, weights) + panel * panelChannels * outputStride;
    const int64_t outputs =
        std::min(panelChannels, to.extents[1] - panel * panelChannels);
    const int64_t count = countBlocks(piece);
    bool could = true;
    for (int64_t block = 0; block < count; ++block) {
      const int64_t first = (piece * blocksOfPiece + block) * amx::rowChannels;
      for (int64_t t = tap; t < end; ++t)
        could = amx::packWeights(
                    {data + first * channelStride + grid.taps[t].weights,
                     outputStride, channelStride, outputs,
                     std::min(amx::rowChannels, from.extents[1] - first)},
                    packed + ((t - tap) * count + block) * amx::stepBytes) &&
                could;
    }
    return could;
  }

  /// What an item works with.
  struct Item {
    const RunArguments &arguments;
    int64_t place, panel, endPanel;
    char *rows;
    PlacesOfTile *list;
    int64_t *held; ///< tiles of the list with anything there
    float *sums;
  };

  bool multiply(const RunArguments &arguments, int64_t ofStretch,
                int64_t group) const {
    auto *scratch = static_cast<char *>(arguments.scratch);
    const Item item = {arguments,
                       ofStretch * stretch,
                       group * panels / groups,
                       (group + 1) * panels / groups,
                       scratch,
                       reinterpret_cast<PlacesOfTile *>(scratch + listAt),
                       reinterpret_cast<int64_t *>(scratch + heldAt),
                       reinterpret_cast<float *>(scratch + sumsAt)};
    bool could = true;
    amx::beginTiles();
    for (int64_t piece = 0; piece < pieces; ++piece) {
      could = packRows(item, piece) && could;
      for (int64_t part = 0; part < made; ++part)
        could = multiplyPart(item, piece, part) && could;
    }
    amx::endTiles();
    return could;
  }

  bool packRows(const Item &item, int64_t piece) const {
    const int64_t first = piece * blocksOfPiece * amx::rowChannels;
    const int64_t tiles = rowsOfBlock / tilePlaces;
    bool could = true;
    for (int64_t i = 0; i < countRead(); ++i) {
      if (isForward)
        grid.listSource(grid.met[i], item.place - before, tiles, item.list);
      else
        grid.listDestination(item.place - before, tiles, item.list);
      could =
          amx::packPlaceRows(
              {dataOf(item.arguments, from) + first * from.strides[1],
               from.strides[1],
               std::min(blocksOfPiece * amx::rowChannels,
                        from.extents[1] - first),
               item.list, tiles},
              item.rows + i * blocksOfPiece * rowsOfBlock * amx::rowBytes) &&
          could;
    }
    return could;
  }

  bool multiplyPart(const Item &item, int64_t piece, int64_t part) const {
    if (isForward)
      grid.listDestination(item.place, stretch / tilePlaces, item.list);
    else
      grid.listSource(part, item.place, stretch / tilePlaces, item.list);
    int64_t held = 0;
    for (int64_t i = 0; i < stretch / tilePlaces; ++i)
      if (item.list[i].there)
        item.held[held++] = i;
    bool could = true;
    if (!held)
      return could;
    const bool isLast = piece == pieces - 1;
    const int64_t tap = isForward ? 0 : grid.begin(part);
    const int64_t end = isForward ? taps : grid.begin(part + 1);
    const int64_t steps = (end - tap) * countBlocks(piece);
    // The weights that come next are fetched, a share with each two tiles.
    const int64_t share =
        roundUp(ceilDivide(steps * amx::stepBytes, ceilDivide(held, 2)), 64);
    for (int64_t panel = item.panel; panel < item.endPanel; ++panel) {
      const amx::PlacesResult result = {
          dataOf(item.arguments, to) + panel * panelChannels * to.strides[1],
          to.strides[1],
          std::min(panelChannels, to.extents[1] - panel * panelChannels)};
      const Weights weights = weightsFor(item, panel, piece, tap, end, share);
      could = weights.could && could;
      amx::Following next = weights.next;
      float *sums = item.sums;
      if (pieces > 1)
        sums += (part * panelsOfGroup() + panel - item.panel) * pairs() *
                amx::blockElements;
      for (int64_t i = 0; i < held; i += 2) {
        const int64_t one = item.held[i],
                      two = item.held[std::min(i + 1, held - 1)];
        amx::multiplyPlaces(item.rows + one * tilePlaces * amx::rowBytes,
                            (two - one) * tilePlaces * amx::rowBytes,
                            offsets[!isLast].data() + tap * countBlocks(piece),
                            weights.first, steps, next, sums, piece > 0);
        if (next.bytes)
          next.first += share;
        if (isLast) {
          amx::storePlaces(sums, result, item.list[one]);
          if (two != one)
            amx::storePlaces(sums + tilePlaces * panelChannels, result,
                             item.list[two]);
        }
        if (pieces > 1)
          sums += amx::blockElements;
      }
    }
    return could;
  }

  struct Weights {
    const char *first;
    amx::Following next; ///< of what is fetched meanwhile
    bool could;
  };
  Weights weightsFor(const Item &item, int64_t panel, int64_t piece,
                     int64_t tap, int64_t end, int64_t share) const {
    if (stretches == 1) {
      char *packed = item.rows + weightsAt;
      const bool could = pack(item.arguments, panel, piece, tap, end, packed);
      return {packed, {nullptr, 0}, could};
    }
    Weights found = {
        weightsOf(item.arguments, panel, piece, tap), {nullptr, 0}, true};
    if (panel + 1 < item.endPanel)
      found.next = {weightsOf(item.arguments, panel + 1, piece, tap), share};
    else if (piece + 1 < pieces)
      found.next = {weightsOf(item.arguments, item.panel, piece + 1, tap),
                    share};
    return found;
  }
  char *weightsOf(const RunArguments &arguments, int64_t ofPanel, int64_t piece,
                  int64_t tap) const {
    return own(arguments) + ((ofPanel * blocks + piece * blocksOfPiece) * taps +
                             tap * countBlocks(piece)) *
                                amx::stepBytes;
  }
  /// Parts of what is read: of the source, or all of the destination.
  int64_t countRead() const {
    return isForward ? static_cast<int64_t>(grid.met.size()) : 1;
  }

  const bool isForward;
  const StridedTensor &from, &to;
  const int64_t taps;
  const int64_t made; ///< parts of what is made
  const int64_t blocks, blocksOfPiece, pieces, panels;
  const int64_t before; ///< places that a tap reaches back
  int64_t stretch, stretches, groups = 1;
  int64_t rowsOfBlock; ///< rows packed for 32 channels
  Ints offsets[2];
  int64_t listAt, heldAt, sumsAt, weightsAt; ///< in scratch
};

} // namespace

std::unique_ptr<BoundKernel>
makePlacesConvolution(const ConvolutionRoles &roles, ConvolutionGrid grid,
                      unsigned workers, std::unique_ptr<BoundKernel> other) {
  return std::make_unique<PlacesConvolution>(roles, std::move(grid), workers,
                                             std::move(other));
}

} // namespace trc::runtime::host

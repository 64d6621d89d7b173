//===- DirectConvolution.cpp - convolutions by oneDNN ---------------------===//
//
// Tensors whose channels lie innermost, which is how JAX writes them, are read
// and written in place; others (PyTorch's) are copied, a block of images at a
// time, into scratch and the layout that the library likes. The weights are
// brought into a layout of its own first, with the taps in its order.
//
//   forward, by source   items are blocks of images; where the weights do not
//                        fit into a core's cache and an image is small, blocks
//                        of several, for a part of the result's channels
//   by weights           items are blocks of images too; each makes a sum of
//   its
//                        own, and these are added up in order
//
// How many blocks there are depends on the shape alone, so the number of
// workers cannot be seen in the bits. Sums of bf16 are kept in f32.
//
//===----------------------------------------------------------------------===//

#include "DirectConvolution.h"
#include "BoxCopy.h"
#include "RoundUp.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <array>

namespace trc::runtime::host {

namespace {

using onednn::Argument;
using onednn::Layout;
using onednn::Plan;
using onednn::Primitive;
using Kind = onednn::Convolution::Kind;

/// Below this many multiplications, code is not generated for a convolution;
/// a block of images has so many that calls do not matter.
constexpr double leastWork = 1 << 16, leastBlock = 1 << 22;

/// Weights that a core's cache holds, and places over which it does not matter
/// that they are read again.
constexpr int64_t mostCached = 1 << 18, fewPlaces = 128;

constexpr int64_t aligned(int64_t bytes) { return roundUp(bytes, 64); }

/// Strides of [images, features, spatial..] with the features innermost.
Ints channelsLast(const Ints &extents) {
  Ints strides(extents.size());
  strides[1] = 1;
  int64_t step = extents[1];
  for (size_t i = extents.size(); i-- > 2;) {
    strides[i] = step;
    step *= extents[i];
  }
  strides[0] = step;
  return strides;
}

bool sameStrides(const Ints &extents, const Ints &first, const Ints &second) {
  for (size_t i = 0; i < extents.size(); ++i)
    if (extents[i] != 1 && first[i] != second[i])
      return false;
  return true;
}

/// A source or destination, and how blocks of its images get to the library.
struct Activation {
  unsigned operand = 0;
  int64_t imageBytes = 0; ///< from one image to the next in the operand
  int64_t partBytes = 0;  ///< from one part of its channels to the next
  Layout layout;          ///< of a block, channels last
  /// Between the operand and the copy in scratch; null: used in place.
  std::unique_ptr<Primitive> reorder;
  int64_t copyAt = 0; ///< in scratch
};

class DirectConvolution final : public BoundKernel {
public:
  /// Null where the library has nothing for it.
  static std::unique_ptr<BoundKernel> make(const ConvolutionRoles &roles,
                                           double work) {
    const int64_t most = partsOf(roles);
    for (int64_t parts : {most, int64_t(1)}) {
      std::unique_ptr<DirectConvolution> kernel(new DirectConvolution());
      kernel->parts = parts;
      if (kernel->prepare(roles, work))
        return kernel;
      if (parts == 1)
        break;
    }
    return nullptr;
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    bool done = true;
    if (packs && steps[phase] == Step::Pack) {
      for (int64_t part = begin / pack.items(); begin < end; ++part) {
        const int64_t first = part * pack.items();
        const int64_t last = std::min(end, first + pack.items());
        pack.run(static_cast<char *>(plainOf(arguments)) + part * weightsBytes,
                 packedOf(arguments, part), begin - first, last - first);
        begin = last;
      }
      return Status::success();
    }
    if (packs && steps[phase] == Step::Unpack) {
      pack.run(packedOf(arguments, 0), plainOf(arguments), begin, end);
      return Status::success();
    }
    for (int64_t item = begin; item < end && done; ++item)
      switch (steps[phase]) {
      case Step::Flip:
        flip.run(weightsOf(arguments), flippedOf(arguments), item, item + 1);
        break;
      case Step::Pack:
        done = moveWeights->run({plainOf(arguments), packedOf(arguments, 0)},
                                arguments.scratch);
        break;
      case Step::Convolve:
        done = convolve(arguments, item);
        break;
      case Step::AddUp:
        addUp(arguments, item);
        break;
      case Step::Unpack:
        done = moveWeights->run({packedOf(arguments, 0), plainOf(arguments)},
                                arguments.scratch);
        break;
      case Step::FlipBack:
        flip.run(flippedOf(arguments), weightsOf(arguments), item, item + 1);
        break;
      }
    return done ? Status::success()
                : failure(StatusCode::OutOfMemory,
                          "there was not enough memory for a convolution");
  }

private:
  enum class Step { Flip, Pack, Convolve, AddUp, Unpack, FlipBack };

  DirectConvolution() = default;

  /// Into how many parts the channels of the result are cut, so that one's
  /// weights stay in a cache for the images of a block.
  static int64_t partsOf(const ConvolutionRoles &roles) {
    const Ints &weights = roles.weights.extents;
    int64_t elements = 1;
    for (int64_t extent : weights)
      elements *= extent;
    const bool isGrouped = weights.size() != roles.source.extents.size();
    const int64_t channels = resultOf(roles).extents[1];
    if (roles.kind == Kind::ByWeights || isGrouped || elements < mostCached ||
        placesOf(roles) >= fewPlaces || channels % 256 != 0)
      return 1;
    return 4;
  }

  /// Positions of an image of the destination.
  static int64_t placesOf(const ConvolutionRoles &roles) {
    int64_t places = 1;
    for (size_t i = 2; i < roles.destination.extents.size(); ++i)
      places *= roles.destination.extents[i];
    return places;
  }

  static const StridedTensor &resultOf(const ConvolutionRoles &roles) {
    return roles.kind == Kind::BySource ? roles.source : roles.destination;
  }

  bool prepare(ConvolutionRoles roles, double work) {
    kind = roles.kind;
    images = roles.source.extents[0];
    block = chooseBlock(roles, work);
    if (parts > 1) {
      const bool bySource = kind == Kind::BySource;
      (bySource ? roles.source : roles.destination).extents[1] /= parts;
      int64_t &channels = roles.weights.extents[bySource ? 1 : 0];
      channels /= parts;
      weightsBytes = channels * roles.weights.strides[bySource ? 1 : 0] *
                     byteSize(roles.weights.type);
    }
    onednn::Convolution c;
    c.kind = kind;
    c.strides = roles.strides;
    c.gaps = roles.gaps;
    c.low = roles.low;
    c.high = roles.high;
    c.weights = Layout::any(roles.source.type, roles.weights.extents);
    c.weightsGradient = Layout::any(ElementType::F32, roles.weights.extents);
    const Plan plan = choosePlan(roles, c);
    if (!plan)
      return false;
    constexpr std::array<Argument, 3> arguments[] = {
        {Argument::Source, Argument::Weights, Argument::Destination},
        {Argument::SourceGradient, Argument::Weights,
         Argument::DestinationGradient},
        {Argument::Source, Argument::WeightsGradient,
         Argument::DestinationGradient}};
    const auto &of = arguments[static_cast<int>(kind)];
    convolution = Primitive::make(plan, {of.begin(), of.end()});
    int64_t most = plan.scratchBytes();
    const Layout packed = plan.layout(of[1]);
    source.layout = plan.layout(of[0]);
    destination.layout = plan.layout(of[2]);
    if (!convolution ||
        !prepareActivation(roles.source, source, kind == Kind::BySource,
                           most) ||
        !prepareActivation(roles.destination, destination,
                           kind == Kind::Forward, most) ||
        !prepareWeights(roles, packed, most))
      return false;
    listSteps();
    scratchBytes = aligned(most);
    for (Activation *activation : {&source, &destination})
      if (activation->reorder) {
        activation->copyAt = scratchBytes;
        scratchBytes += aligned(activation->layout.bytes());
      }
    workspaceBytes =
        packedAt + packedBytes * (isPacked ? std::max(sums(), parts) : 0);
    if (parts > 1) {
      Activation &result = kind == Kind::BySource ? source : destination;
      const StridedTensor &tensor = resultOf(roles);
      result.partBytes =
          tensor.extents[1] * tensor.strides[1] * byteSize(tensor.type);
    }
    return parts == 1 || packs;
  }

  /// Images of an item: a divisor of all.
  int64_t chooseBlock(const ConvolutionRoles &roles, double work) const {
    if (kind != Kind::ByWeights) {
      const int64_t places = parts > 1 ? fewPlaces : 0;
      int64_t count = 1;
      while (count < images &&
             (images % count || work / images * count < leastBlock ||
              placesOf(roles) * count < places))
        ++count;
      return count;
    }
    // A sum is written and read again, which takes as long as some thousand
    // positions of the destination take to be multiplied.
    int64_t count = std::clamp<int64_t>(images * placesOf(roles) / 3000, 2, 8);
    if (work < 2 * leastBlock)
      count = 1;
    while (images % count)
      --count;
    return images / count;
  }

  int64_t sums() const { return kind == Kind::ByWeights ? images / block : 1; }

  /// A block of images with the channels innermost, or, where it is copied
  /// anyway, as the library likes it.
  Layout layoutOf(const StridedTensor &tensor, bool asLiked) const {
    Ints extents = tensor.extents;
    extents[0] = block;
    if (asLiked && !sameStrides(extents, tensor.strides, channelsLast(extents)))
      return Layout::any(tensor.type, extents);
    return Layout::strided(tensor.type, extents, channelsLast(extents));
  }

  Plan choosePlan(const ConvolutionRoles &roles, onednn::Convolution &c) const {
    for (bool asLiked : {true, false}) {
      c.source = layoutOf(roles.source, asLiked);
      c.destination = layoutOf(roles.destination, asLiked);
      Plan plan = Plan::convolution(c);
      if (plan && !plan.isPlain())
        return plan;
    }
    return Plan();
  }

  bool prepareActivation(const StridedTensor &tensor, Activation &activation,
                         bool isResult, int64_t &scratch) const {
    Ints extents = tensor.extents;
    extents[0] = block;
    activation.operand = tensor.operand;
    activation.imageBytes = tensor.strides[0] * byteSize(tensor.type);
    const Layout given = Layout::strided(tensor.type, extents, tensor.strides);
    if (given == activation.layout)
      return true;
    const Plan plan = isResult ? Plan::reorder(activation.layout, given)
                               : Plan::reorder(given, activation.layout);
    if (!plan)
      return false;
    scratch = std::max<int64_t>(scratch, plan.scratchBytes());
    activation.reorder = makeReorder(plan);
    return activation.reorder != nullptr;
  }

  static std::unique_ptr<Primitive> makeReorder(const Plan &plan) {
    return Primitive::make(plan, {Argument::Source, Argument::Destination});
  }

  bool prepareWeights(const ConvolutionRoles &roles, const Layout &packed,
                      int64_t &scratch) {
    const StridedTensor &weights = roles.weights;
    weightsOperand = weights.operand;
    isFlipped = std::any_of(roles.flipped.begin(), roles.flipped.end(),
                            [](bool flipped) { return flipped; });
    const Layout plain =
        Layout::strided(weights.type, weights.extents, weights.strides);
    packedBytes = aligned(packed.bytes());
    if (preparePacking(roles, packed)) {
      isPacked = isFlipped || !(plain == packed) || sums() > 1 || parts > 1;
      isFlipped = false;
      return true;
    }
    if (isFlipped) {
      flip = BoxCopy(byteSize(weights.type));
      for (size_t i = 0; i < weights.extents.size(); ++i)
        addTo(flip, roles, i, weights.extents[i], 1, weights.strides[i]);
      flip.finish();
      packedAt = aligned(flip.elements() * byteSize(weights.type));
    }
    isPacked = !(plain == packed) || sums() > 1;
    if (!isPacked)
      return true;
    const Plan plan = kind == Kind::ByWeights ? Plan::reorder(packed, plain)
                                              : Plan::reorder(plain, packed);
    if (!plan)
      return false;
    scratch = std::max<int64_t>(scratch, plan.scratchBytes());
    moveWeights = makeReorder(plan);
    return moveWeights != nullptr;
  }

  /// Packing that is a copy of a box, which all workers share and which flips
  /// on the way. Whether it is one: the library's layout has no padding, and no
  /// other type.
  bool preparePacking(const ConvolutionRoles &roles, const Layout &packed) {
    const StridedTensor &weights = roles.weights;
    const std::optional<Layout::Blocks> blocks = packed.blocks();
    if (!blocks ||
        weights.type !=
            (kind == Kind::ByWeights ? ElementType::F32 : roles.source.type))
      return false;
    pack = BoxCopy(byteSize(weights.type));
    Ints inner = weights.extents; // left of each dimension
    Ints step(inner.size(), 1);
    int64_t at = 1;
    for (size_t b = blocks->inner.size(); b-- > 0;) {
      const auto [dimension, extent] = blocks->inner[b];
      addTo(pack, roles, dimension, extent, step[dimension], at);
      step[dimension] *= extent;
      inner[dimension] /= extent;
      at *= extent;
    }
    for (size_t i = 0; i < inner.size(); ++i)
      addTo(pack, roles, i, inner[i], step[i], blocks->strides[i]);
    pack.finish();
    packs = true;
    return true;
  }

  /// Adds a part of a dimension of the weights to what copies them: `extent` of
  /// its elements, each `step`-th; `there` is their stride where the library
  /// works.
  void addTo(BoxCopy &copy, const ConvolutionRoles &roles, size_t dimension,
             int64_t extent, int64_t step, int64_t there) const {
    const StridedTensor &weights = roles.weights;
    const size_t first = weights.extents.size() - roles.flipped.size();
    int64_t from = weights.strides[dimension] * step, to = there;
    if (kind == Kind::ByWeights)
      std::swap(from, to);
    if (dimension >= first && roles.flipped[dimension - first]) {
      copy.fromBase += (extent - 1) * from;
      from = -from;
    }
    copy.addDimension(extent, from, to);
  }

  void listSteps() {
    phases.clear();
    const auto add = [&](bool wanted, Step step, int64_t extent,
                         int64_t grain) {
      if (!wanted)
        return;
      steps.push_back(step);
      phases.push_back(Phase{extent, grain});
    };
    const bool makesWeights = kind == Kind::ByWeights;
    add(isFlipped && !makesWeights, Step::Flip, flip.items(), flip.grain());
    const int64_t items = packs ? pack.items() : 1;
    const int64_t grain = packs ? pack.grain() : 1;
    add(isPacked && !makesWeights, Step::Pack, parts * items, grain);
    add(true, Step::Convolve, parts * (images / block), 1);
    add(sums() > 1, Step::AddUp, packedBytes / 64, 256);
    add(isPacked && makesWeights, Step::Unpack, items, grain);
    add(isFlipped && makesWeights, Step::FlipBack, flip.items(), flip.grain());
  }

  bool convolve(const RunArguments &arguments, int64_t item) const {
    char *sourceData = blockOf(arguments, source, item);
    char *destinationData = blockOf(arguments, destination, item);
    char *inSource = inPlaceOr(source, sourceData, arguments);
    char *inDestination = inPlaceOr(destination, destinationData, arguments);
    const bool makesSource = kind == Kind::BySource;
    const bool makesDestination = kind == Kind::Forward;
    bool done = true;
    if (source.reorder && !makesSource)
      done = source.reorder->run({sourceData, inSource}, arguments.scratch);
    if (done && destination.reorder && !makesDestination)
      done = destination.reorder->run({destinationData, inDestination},
                                      arguments.scratch);
    const int64_t weights =
        kind == Kind::ByWeights ? item : item / (images / block);
    done = done && convolution->run(
                       {inSource, packedOf(arguments, weights), inDestination},
                       arguments.scratch);
    if (done && source.reorder && makesSource)
      done = source.reorder->run({inSource, sourceData}, arguments.scratch);
    if (done && destination.reorder && makesDestination)
      done = destination.reorder->run({inDestination, destinationData},
                                      arguments.scratch);
    return done;
  }

  /// Sixteen elements of every sum, into the first.
  void addUp(const RunArguments &arguments, int64_t item) const {
    float *to = static_cast<float *>(packedOf(arguments, 0)) + item * 16;
    for (int64_t sum = 1; sum < sums(); ++sum) {
      const float *from =
          static_cast<float *>(packedOf(arguments, sum)) + item * 16;
      for (int64_t i = 0; i < 16; ++i)
        to[i] += from[i];
    }
  }

  char *blockOf(const RunArguments &arguments, const Activation &activation,
                int64_t item) const {
    const int64_t blocks = images / block;
    return static_cast<char *>(arguments.operands[activation.operand]) +
           item % blocks * block * activation.imageBytes +
           item / blocks * activation.partBytes;
  }
  static char *inPlaceOr(const Activation &activation, char *data,
                         const RunArguments &arguments) {
    return activation.reorder
               ? static_cast<char *>(arguments.scratch) + activation.copyAt
               : data;
  }

  void *weightsOf(const RunArguments &arguments) const {
    return arguments.operands[weightsOperand];
  }
  static void *flippedOf(const RunArguments &arguments) {
    return arguments.workspace;
  }
  /// The weights with the taps in the library's order.
  void *plainOf(const RunArguments &arguments) const {
    return isFlipped ? flippedOf(arguments) : weightsOf(arguments);
  }
  void *packedOf(const RunArguments &arguments, int64_t sum) const {
    return isPacked ? static_cast<char *>(arguments.workspace) + packedAt +
                          sum * packedBytes
                    : plainOf(arguments);
  }

  Kind kind = Kind::Forward;
  int64_t images = 1, block = 1, parts = 1;
  int64_t weightsBytes = 0; ///< from one part of the plain weights to the next
  Activation source, destination;
  std::unique_ptr<Primitive> convolution, moveWeights;
  unsigned weightsOperand = 1;
  BoxCopy flip, pack;
  bool packs = false; ///< `pack` does what else takes `moveWeights` and `flip`
  bool isFlipped = false, isPacked = false;
  int64_t packedAt = 0, packedBytes = 0; ///< in the workspace
  std::vector<Step> steps;               ///< what each phase does
};

} // namespace

std::unique_ptr<BoundKernel>
makeDirectConvolution(const ConvolutionShape &shape,
                      const ConvolutionRoles &roles) {
  const auto isKnown = [](ElementType type) {
    return type == ElementType::F32 || type == ElementType::BF16;
  };
  if (!onednn::isThere() || shape.work() < leastWork ||
      shape.types[binary_at::lhs] != shape.types[binary_at::rhs] ||
      !isKnown(shape.types[binary_at::lhs]) ||
      !isKnown(shape.types[binary_at::result]) ||
      (shape.types[binary_at::lhs] == ElementType::F32 &&
       shape.types[binary_at::result] != ElementType::F32) ||
      shape.spatial.empty() || shape.spatial.size() > 3)
    return nullptr;
  return DirectConvolution::make(roles, shape.work());
}

} // namespace trc::runtime::host

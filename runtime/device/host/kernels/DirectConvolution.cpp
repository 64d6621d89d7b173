//===- DirectConvolution.cpp - convolutions by oneDNN ---------------------===//
//
// Channels lie innermost while the library works, which is how JAX writes them;
// tensors that lie otherwise are copied, a block of images at a time, into
// scratch. The weights are brought into the library's own layout first.
//
//   forward, by source   items are blocks of images
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
#include "ConvolutionRoles.h"

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

constexpr int64_t aligned(int64_t bytes) { return (bytes + 63) / 64 * 64; }

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
    std::unique_ptr<DirectConvolution> kernel(new DirectConvolution());
    return kernel->prepare(roles, work) ? std::move(kernel) : nullptr;
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    bool done = true;
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

  bool prepare(const ConvolutionRoles &roles, double work) {
    kind = roles.kind;
    images = roles.source.extents[0];
    block = chooseBlock(roles, work);
    onednn::Convolution c;
    c.kind = kind;
    c.strides = roles.strides;
    c.gaps = roles.gaps;
    c.low = roles.low;
    c.high = roles.high;
    c.source = describe(roles.source, source);
    c.destination = describe(roles.destination, destination);
    c.weights = Layout::any(roles.source.type, roles.weights.extents);
    c.weightsGradient = Layout::any(ElementType::F32, roles.weights.extents);
    const Plan plan = Plan::convolution(c);
    if (!plan || plan.isPlain())
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
    workspaceBytes = packedAt + packedBytes * (isPacked ? sums() : 0);
    return true;
  }

  /// Images of an item: a divisor of all.
  int64_t chooseBlock(const ConvolutionRoles &roles, double work) const {
    if (kind != Kind::ByWeights) {
      int64_t count = 1;
      while (count < images &&
             (images % count || work / images * count < leastBlock))
        ++count;
      return count;
    }
    // A sum is written and read again, which takes as long as some thousand
    // positions of the destination take to be multiplied.
    int64_t positions = images;
    for (size_t i = 2; i < roles.destination.extents.size(); ++i)
      positions *= roles.destination.extents[i];
    int64_t count = std::clamp<int64_t>(positions / 3000, 2, 8);
    if (work < 2 * leastBlock)
      count = 1;
    while (images % count)
      --count;
    return images / count;
  }

  int64_t sums() const { return kind == Kind::ByWeights ? images / block : 1; }

  Layout describe(const StridedTensor &tensor, Activation &activation) const {
    Ints extents = tensor.extents;
    extents[0] = block;
    activation.operand = tensor.operand;
    activation.imageBytes = tensor.strides[0] * byteSize(tensor.type);
    activation.layout =
        Layout::strided(tensor.type, extents, channelsLast(extents));
    return activation.layout;
  }

  bool prepareActivation(const StridedTensor &tensor, Activation &activation,
                         bool isResult, int64_t &scratch) const {
    Ints extents = tensor.extents;
    extents[0] = block;
    if (sameStrides(extents, tensor.strides, channelsLast(extents)))
      return true;
    const Layout given = Layout::strided(tensor.type, extents, tensor.strides);
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
    const size_t first = weights.extents.size() - roles.flipped.size();
    flip = BoxCopy(byteSize(weights.type));
    for (size_t i = 0; i < weights.extents.size(); ++i) {
      const int64_t extent = weights.extents[i], stride = weights.strides[i];
      const bool turns = i >= first && roles.flipped[i - first] && extent > 1;
      flip.addDimension(extent, turns ? -stride : stride, stride);
      flip.fromBase += turns ? (extent - 1) * stride : 0;
      isFlipped |= turns;
    }
    flip.finish();
    if (isFlipped)
      packedAt = aligned(flip.elements() * byteSize(weights.type));
    const Layout plain =
        Layout::strided(weights.type, weights.extents, weights.strides);
    isPacked = !(plain == packed) || sums() > 1;
    if (!isPacked)
      return true;
    packedBytes = aligned(packed.bytes());
    const Plan plan = kind == Kind::ByWeights ? Plan::reorder(packed, plain)
                                              : Plan::reorder(plain, packed);
    if (!plan)
      return false;
    scratch = std::max<int64_t>(scratch, plan.scratchBytes());
    moveWeights = makeReorder(plan);
    return moveWeights != nullptr;
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
    add(isPacked && !makesWeights, Step::Pack, 1, 1);
    add(true, Step::Convolve, images / block, 1);
    add(sums() > 1, Step::AddUp, packedBytes / 64, 256);
    add(isPacked && makesWeights, Step::Unpack, 1, 1);
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
    const int64_t sum = kind == Kind::ByWeights ? item : 0;
    done = done &&
           convolution->run({inSource, packedOf(arguments, sum), inDestination},
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
    return static_cast<char *>(arguments.operands[activation.operand]) +
           item * block * activation.imageBytes;
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
  int64_t images = 1, block = 1;
  Activation source, destination;
  std::unique_ptr<Primitive> convolution, moveWeights;
  unsigned weightsOperand = 1;
  BoxCopy flip;
  bool isFlipped = false, isPacked = false;
  int64_t packedAt = 0, packedBytes = 0; ///< in the workspace
  std::vector<Step> steps;               ///< what each phase does
};

} // namespace

std::unique_ptr<BoundKernel>
makeDirectConvolution(const ConvolutionShape &shape) {
  const auto isKnown = [](ElementType type) {
    return type == ElementType::F32 || type == ElementType::BF16;
  };
  if (!onednn::isThere() || shape.work() < leastWork ||
      shape.types[0] != shape.types[1] || !isKnown(shape.types[0]) ||
      !isKnown(shape.types[2]) ||
      (shape.types[0] == ElementType::F32 &&
       shape.types[2] != ElementType::F32) ||
      shape.spatial.empty() || shape.spatial.size() > 3)
    return nullptr;
  const std::optional<ConvolutionRoles> roles = ConvolutionRoles::of(shape);
  return roles ? DirectConvolution::make(*roles, shape.work()) : nullptr;
}

} // namespace trc::runtime::host

//===- Random.cpp - rng_bit_generator and rng -----------------------------===//
//
// The counter-based generators of Salmon and others ("Parallel random numbers:
// as easy as 1, 2, 3"), with the words dealt out to elements as XLA does it, so
// that a program draws the same numbers here and there:
//
//   ThreeFry, up to 32 bits   in pairs of elements: ThreeFry.h
//   ThreeFry, 64 bits         element i takes block i, its first word low
//   Philox, up to 32 bits     element 4 i + w takes word w of block i
//   Philox, 64 bits           element 2 i + w takes words 2 w (low) and 2 w + 1
//
// DEFAULT is Philox. Any element can be computed alone, so work items are
// elements and no order matters.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"
#include "Philox.h"
#include "ThreeFry.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

namespace trc::runtime::host {

namespace {

/// What the calls' tensors are.
namespace bit_generator {
constexpr TensorNumbers tensors("stablehlo.rng_bit_generator");
constexpr unsigned initialState = tensors["initial_state"],
                   outputState = tensors["output_state"],
                   output = tensors["output"];
} // namespace bit_generator
namespace rng {
constexpr TensorNumbers tensors("stablehlo.rng");
constexpr unsigned a = tensors["a"], b = tensors["b"],
                   result = tensors["result"];
} // namespace rng

uint64_t join(uint32_t low, uint32_t high) {
  return low | static_cast<uint64_t>(high) << 32;
}

class BitGeneratorKernel final : public BoundKernel {
public:
  BitGeneratorKernel(const Binding &binding, bool threeFry)
      : type(binding.type(bit_generator::output)), useThreeFry(threeFry),
        stateWords(binding.elements(bit_generator::initialState)),
        elements(binding.elements(bit_generator::output)) {
    wide = byteSize(type) == 8;
    // Item 0 also writes the new state, so there is at least one.
    phases = {Phase{std::max<int64_t>(1, elements), 4096}};
    if (!useThreeFry) {
      int64_t perBlock = wide ? 2 : 4;
      blocks = (elements + perBlock - 1) / perBlock;
      return;
    }
    blocks = elements;
    IntsRef shape = binding.shape(bit_generator::output);
    if (wide || shape.empty())
      return;
    size_t paired = findPairedDimension(shape);
    pairs = true;
    extent = shape[paired];
    inner = countElements(shape.subspan(paired + 1));
    blocks =
        countElements(shape.subspan(0, paired)) * ((extent + 1) / 2) * inner;
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    uint64_t state[3] = {};
    std::memcpy(state, arguments.operands[bit_generator::initialState],
                stateWords * sizeof(uint64_t));
    if (begin == 0)
      writeState(state, static_cast<uint64_t *>(
                            arguments.operands[bit_generator::outputState]));
    end = std::min(end, elements);
    uint64_t values[blockElements];
    for (int64_t i = begin; i < end; i += blockElements) {
      int64_t count = std::min(blockElements, end - i);
      if (useThreeFry)
        drawThreeFry(state, i, count, values);
      else
        drawPhilox(state, i, count, values);
      // As bits, also where the type is a float.
      char *target =
          bytes(arguments.operands[bit_generator::output]) + i * byteSize(type);
      if (!isFloat(type))
        store(type, arguments.operands[bit_generator::output], i, count,
              values);
      else
        for (int64_t j = 0; j < count; ++j)
          std::memcpy(target + j * byteSize(type), &values[j], byteSize(type));
    }
    return Status::success();
  }

private:
  /// A Philox state of two words keeps no high word of the counter: the key
  /// takes its place.
  uint64_t highWord(const uint64_t *state) const {
    return stateWords > 2 ? state[2] : state[0];
  }

  void writeState(const uint64_t *state, uint64_t *next) const {
    uint64_t low = state[1] + static_cast<uint64_t>(blocks);
    next[0] = state[0];
    next[1] = low;
    if (stateWords > 2)
      next[2] = state[2] + (low < state[1]);
  }

  void drawThreeFry(const uint64_t *state, int64_t first, int64_t count,
                    uint64_t *values) const {
    for (int64_t j = 0; j < count; ++j) {
      int64_t i = first + j;
      if (!pairs) {
        Words2 words = threeFry(state[0], state[1] + static_cast<uint64_t>(i));
        values[j] = wide ? join(words.word[0], words.word[1]) : words.word[0];
        continue;
      }
      int64_t at = i / inner % extent;
      int64_t outer = i / inner / extent;
      int64_t block = (outer * ((extent + 1) / 2) + at / 2) * inner + i % inner;
      Words2 words =
          threeFry(state[0], state[1] + static_cast<uint64_t>(block));
      values[j] = words.word[at % 2];
    }
  }

  void drawPhilox(const uint64_t *state, int64_t first, int64_t count,
                  uint64_t *values) const {
    int64_t perBlock = wide ? 2 : 4;
    Words4 words = {};
    for (int64_t j = 0; j < count; ++j) {
      int64_t word = (first + j) % perBlock;
      if (j == 0 || word == 0) {
        auto number = static_cast<uint64_t>((first + j) / perBlock);
        uint64_t low = state[1] + number;
        words = philox(state[0], low, highWord(state) + (low < number));
      }
      values[j] = wide ? join(words.word[2 * word], words.word[2 * word + 1])
                       : words.word[word];
    }
  }

  ElementType type;
  bool useThreeFry, wide = false, pairs = false;
  int64_t stateWords, elements, blocks = 0, extent = 1, inner = 1;
};

Status bindBitGenerator(const BindRequest &request,
                        std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  std::string_view algorithm = binding.textOr("rng_algorithm", "DEFAULT");
  bool threeFry = algorithm == "THREE_FRY";
  binding.require(threeFry || algorithm == "PHILOX" || algorithm == "DEFAULT",
                  "unknown algorithm '" + std::string(algorithm) + "'");
  binding.expectSameType(bit_generator::initialState,
                         bit_generator::outputState);
  binding.expectSameShape(bit_generator::initialState,
                          bit_generator::outputState);
  int64_t words = binding.elements(bit_generator::initialState);
  binding.require(
      byteSize(binding.type(bit_generator::initialState)) == 8 &&
          binding.rank(bit_generator::initialState) == 1 &&
          (words == 2 || (words == 3 && !threeFry)),
      std::string("expected a state of 2 elements of 64 bits (or 3 for PHILOX "
                  "and DEFAULT), got ") +
          toString(binding.shape(bit_generator::initialState)) + " of " +
          name(binding.type(bit_generator::initialState)));
  if (binding.ok())
    kernel = std::make_unique<BitGeneratorKernel>(binding, threeFry);
  return binding.status();
}

/// The shape is not read. Numbers of the attribute
/// `seed`: this old operation has no state of its own.
class RngKernel final : public BoundKernel {
public:
  RngKernel(ElementType type, int64_t elements, bool normal, uint64_t seed)
      : type(type), normal(normal), seed(seed) {
    phases = {Phase{elements, 2048}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    void *const *o = arguments.operands;
    void *result = o[rng::result];
    for (int64_t i = begin; i < end; ++i) {
      uint64_t bits = draw(2 * static_cast<uint64_t>(i));
      if (!isFloat(type)) {
        drawInteger(o, result, i, bits);
        continue;
      }
      double a, b;
      load(type, o[rng::a], 0, 1, &a);
      load(type, o[rng::b], 0, 1, &b);
      double unit = uniform(bits), value;
      if (normal) { // Box and Muller: mean a, standard deviation b
        double angle = 2 * std::numbers::pi *
                       uniform(draw(2 * static_cast<uint64_t>(i) + 1));
        value = a + b * std::sqrt(-2 * std::log1p(-unit)) * std::cos(angle);
      } else {
        value = a + unit * (b - a);
      }
      store(type, result, i, 1, &value);
      double rounded;
      load(type, result, i, 1, &rounded);
      // Rounding may reach the end, which is not part of the interval.
      if (!normal && b > a && rounded >= b)
        store(type, result, i, 1, &a);
    }
    return Status::success();
  }

private:
  uint64_t draw(uint64_t counter) const {
    Words2 words = threeFry(seed, counter);
    return join(words.word[0], words.word[1]);
  }
  /// In [0, 1), with as many random bits as the type has mantissa bits.
  double uniform(uint64_t bits) const {
    int mantissa = type == ElementType::F64   ? 52
                   : type == ElementType::F32 ? 23
                   : type == ElementType::F16 ? 10
                                              : 7;
    return std::ldexp(static_cast<double>(bits >> (64 - mantissa)), -mantissa);
  }
  void drawInteger(void *const *o, void *result, int64_t i,
                   uint64_t bits) const {
    uint64_t a, b;
    load(type, o[rng::a], 0, 1, &a);
    load(type, o[rng::b], 0, 1, &b);
    bool empty = isSigned(type)
                     ? static_cast<int64_t>(a) >= static_cast<int64_t>(b)
                     : a >= b;
    uint64_t value = empty ? a : a + bits % (b - a);
    store(type, result, i, 1, &value);
  }

  ElementType type;
  bool normal;
  uint64_t seed;
};

Status bindRng(const BindRequest &request,
               std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(4);
  for (const size_t i : {rng::a, rng::b}) {
    binding.expectSameType(rng::result, i);
    binding.expectRank(i, 0);
  }
  std::string_view distribution = binding.text("rng_distribution");
  bool normal = distribution == "NORMAL";
  binding.require(normal || distribution == "UNIFORM",
                  "unknown distribution '" + std::string(distribution) + "'");
  binding.require(!normal || isFloat(binding.type(rng::result)),
                  "a normal distribution is of floating-point numbers");
  int64_t seed = binding.integerOr("seed", 0);
  if (binding.ok())
    kernel = std::make_unique<RngKernel>(binding.type(rng::result),
                                         binding.elements(rng::result), normal,
                                         static_cast<uint64_t>(seed));
  return binding.status();
}

} // namespace

void addRandomKernels(KernelRegistry &registry) {
  registry.add("stablehlo.rng_bit_generator", bindBitGenerator);
  registry.add("stablehlo.rng", bindRng);
}

} // namespace trc::runtime::host

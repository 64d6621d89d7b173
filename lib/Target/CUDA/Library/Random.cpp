//===- Random.cpp - stablehlo.rng_bit_generator and stablehlo.rng ---------===//
//
// A thread per element draws its block of words (docs/numerics.md says which);
// the first thread also writes the next state.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"

#include <algorithm>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using kernel::ElementType;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

/// The dimension along which Threefry pairs elements: the first of even extent,
/// else the longest.
static size_t findPairedDimension(ArrayRef<int64_t> shape) {
  for (size_t i = 0; i < shape.size(); ++i)
    if (shape[i] % 2 == 0)
      return i;
  return std::max_element(shape.begin(), shape.end()) - shape.begin();
}

LogicalResult cuda::generateBitGenerator(const LibraryRequest &request,
                                         Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(2), words = call.elements(0);
  bool threeFry = call.textOr("rng_algorithm", "DEFAULT") == "THREE_FRY";
  bool wide = call.elementBytes(2) == 8;
  ArrayRef<int64_t> shape = call.shape(2);

  LibraryText text("rng_bit_generator", 256);
  text.include("trc/random.cuh");
  text.include("trc/elements.cuh");
  text.useWideIndices(true);
  std::string state = text.operand(0, "u64", LibraryText::Read);
  std::string next = text.operand(1, "u64", LibraryText::Written);
  std::string target = text.operand(2, call.stored(2), LibraryText::Written);
  raw_string_ostream &os = text.body;

  int64_t blocks = elements;
  std::string draw;
  if (!threeFry) {
    int64_t perBlock = wide ? 2 : 4;
    blocks = ceilDivide(elements, perBlock);
    os << "  const u64 state0 = " << state << "[0], state1 = " << state
       << "[1];\n  const u64 high = " << (words > 2 ? state + "[2]" : "state0")
       << ";\n";
    draw = "  const u64 low = state1 + item / " + std::to_string(perBlock) +
           ";\n  const Words4 drawn = philox(state0, low, high + (low < "
           "state1));\n  const u64 bits = " +
           (wide ? "join_words(drawn.word[item % 2 * 2], drawn.word[item % 2 * "
                   "2 + 1])"
                 : std::string("drawn.word[item % 4]")) +
           ";\n";
  } else {
    os << "  const u64 state0 = " << state << "[0], state1 = " << state
       << "[1];\n";
    if (wide || shape.empty()) {
      draw = "  const Words2 drawn = three_fry(state0, state1 + item);\n  "
             "const u64 bits = ";
      draw += wide ? "join_words(drawn.word[0], drawn.word[1]);\n"
                   : "drawn.word[0];\n";
    } else {
      size_t paired = findPairedDimension(shape);
      int64_t extent = std::max<int64_t>(shape[paired], 1);
      int64_t inner =
          std::max<int64_t>(productOf(shape.drop_front(paired + 1)), 1);
      int64_t half = (extent + 1) / 2;
      blocks = productOf(shape.take_front(paired)) * half *
               productOf(shape.drop_front(paired + 1));
      draw = "  const i64 at = item / " + literal(inner) + " % " +
             literal(extent) + ", outer = item / " + literal(inner * extent) +
             ";\n  const i64 block = (outer * " + literal(half) +
             " + at / 2) * " + literal(inner) + " + item % " + literal(inner) +
             ";\n  const Words2 drawn = three_fry(state0, state1 + block);\n  "
             "const u64 bits = at % 2 ? drawn.word[1] : drawn.word[0];\n";
    }
  }
  os << "  const i64 item = " << text.flatThread()
     << ";\n  if (item == 0) {\n    const u64 low = state1 + "
     << literal(blocks) << "ull;\n    " << next << "[0] = state0;\n    " << next
     << "[1] = low;\n";
  if (words > 2)
    os << "    " << next << "[2] = high + (low < state1);\n";
  os << "  }\n  if (item >= " << literal(elements) << ")\n    return;\n"
     << draw << "  " << target << "[item] = " << call.element(2)
     << "::from_bits(bits);\n";
  kernels.push_back(
      text.finish(ceilDivide(std::max<int64_t>(elements, 1), 256)));
  return success();
}

LogicalResult cuda::generateRng(const LibraryRequest &request,
                                Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(3);
  if (elements == 0)
    return success();
  ElementType type = call.type(3);
  std::string element = call.element(3).str();
  LibraryText text("rng", 256);
  text.include("trc/random.cuh");
  text.include("trc/elements.cuh");
  text.useWideIndices(true);
  std::string a = text.operand(0, call.stored(0), LibraryText::Read);
  std::string b = text.operand(1, call.stored(1), LibraryText::Read);
  std::string target = text.operand(3, call.stored(3), LibraryText::Written);
  text.beginItems(elements);
  raw_string_ostream &os = text.body;
  std::string seed =
      std::to_string(static_cast<uint64_t>(call.integerOr("seed", 0))) + "ull";
  os << "  const auto a = " << element << "::from_stored(" << a
     << "[0]), b = " << element << "::from_stored(" << b
     << "[0]);\n  auto draw = [](u64 counter) {\n    const Words2 drawn = "
        "three_fry("
     << seed
     << ", counter);\n    return join_words(drawn.word[0], drawn.word[1]);\n  "
        "};\n  const u64 bits = draw(2 * static_cast<u64>(item));\n";
  if (!kernel::isFloat(type)) {
    os << "  const u64 drawn = a >= b ? static_cast<u64>(a)\n                  "
          "        : static_cast<u64>(a) + bits % (static_cast<u64>(b) - "
          "static_cast<u64>(a));\n  "
       << target << "[item] = narrow<" << element << ">(drawn);\n";
    kernels.push_back(text.finish(ceilDivide(elements, 256)));
    return success();
  }
  int mantissa = type == ElementType::F64   ? 52
                 : type == ElementType::F32 ? 23
                 : type == ElementType::F16 ? 10
                                            : 7;
  os << "  // In [0, 1), with as many random bits as the mantissa has.\n  auto "
        "uniform = [](u64 bits) {\n    return static_cast<f64>(bits >> "
     << 64 - mantissa << ") / " << (uint64_t(1) << mantissa)
     << ".0;\n  };\n  const f64 unit = uniform(bits);\n";
  if (call.textOr("rng_distribution", "UNIFORM") == "NORMAL")
    os << "  // Box and Muller: mean a, standard deviation b.\n  const f64 "
          "angle = 6.28318530717958647693 *\n                    "
          "uniform(draw(2 "
          "* static_cast<u64>(item) + 1));\n  const f64 value = a + b * "
          "sqrt(-2 "
          "* log1p(-unit)) * cos(angle);\n  "
       << target << "[item] = narrow<" << element << ">(value);\n";
  else
    os << "  const f64 value = a + unit * (static_cast<f64>(b) - a);\n  const "
          "auto drawn = narrow<"
       << element
       << ">(value);\n  // Rounding may reach the end, which is not part of "
          "the "
          "interval.\n  "
       << target << "[item] = b > a && " << element
       << "::from_stored(drawn) >= b ? " << element
       << "::to_stored(a) : drawn;\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

//===- Random.cpp - stablehlo.rng_bit_generator and stablehlo.rng ---------===//
//
// A thread per element draws its block of words: trc/draw.cuh.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "ProblemText.h"

#include "schema/TensorNumbers.h"

#include <algorithm>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

/// The calls' tensors.
namespace bits_of {
constexpr TensorNumbers tensors("stablehlo.rng_bit_generator");
constexpr unsigned initialState = tensors["initial_state"],
                   outputState = tensors["output_state"],
                   output = tensors["output"];
} // namespace bits_of

namespace numbers_of {
constexpr TensorNumbers tensors("stablehlo.rng");
constexpr unsigned a = tensors["a"], b = tensors["b"],
                   result = tensors["result"];
} // namespace numbers_of

} // namespace

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
  int64_t elements = call.elements(bits_of::output),
          words = call.elements(bits_of::initialState);
  bool threeFry = call.textOr("rng_algorithm", "DEFAULT") == "THREE_FRY";
  bool wide = call.elementBytes(bits_of::output) == 8;
  ArrayRef<int64_t> shape = call.shape(bits_of::output);

  LibraryText text("rng_bit_generator", 256);
  text.include("trc/draw.cuh");
  text.useWideIndices(true);
  std::string element = call.element(bits_of::output).str(), bits;
  int64_t blocks = elements;
  if (!threeFry) {
    blocks = ceilDivide(elements, wide ? 2 : 4);
    bits = "PhiloxBits<" + element + ">";
  } else if (wide || shape.empty()) {
    bits = "ThreeFryBits<" + element + ">";
  } else {
    size_t paired = findPairedDimension(shape);
    int64_t extent = std::max<int64_t>(shape[paired], 1);
    int64_t inner =
        std::max<int64_t>(productOf(shape.drop_front(paired + 1)), 1);
    blocks = productOf(shape.take_front(paired)) * ((extent + 1) / 2) *
             productOf(shape.drop_front(paired + 1));
    bits =
        "PairedThreeFryBits<" + literal(extent) + ", " + literal(inner) + ">";
  }
  ProblemText problem(text);
  problem.type("Element", element);
  problem.type("Bits", bits);
  problem.number("elements", elements);
  problem.number("words", words);
  problem.number("blocks", blocks);
  problem.finish();
  std::string state =
      text.operand(bits_of::initialState, "u64", LibraryText::Read);
  std::string next =
      text.operand(bits_of::outputState, "u64", LibraryText::Written);
  text.body << "  draw_bits<Problem>(" << state << ", " << next << ", "
            << text.operand(bits_of::output, call.stored(bits_of::output),
                            LibraryText::Written)
            << ");\n";
  kernels.push_back(
      text.finish(ceilDivide(std::max<int64_t>(elements, 1), 256)));
  return success();
}

LogicalResult cuda::generateRng(const LibraryRequest &request,
                                Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(numbers_of::result);
  if (elements == 0)
    return success();
  bool isNormal = kernel::isFloat(call.type(numbers_of::result)) &&
                  call.textOr("rng_distribution", "UNIFORM") == "NORMAL";
  LibraryText text("rng", 256);
  text.include("trc/draw.cuh");
  text.useWideIndices(true);
  ProblemText problem(text);
  problem.type("Element", call.element(numbers_of::result));
  problem.type("Distribution", isNormal ? "Normal" : "Uniform");
  problem.number("elements", elements);
  problem.number("seed", call.integerOr("seed", 0));
  problem.finish();
  std::string a = text.operand(numbers_of::a, call.stored(numbers_of::a),
                               LibraryText::Read);
  std::string b = text.operand(numbers_of::b, call.stored(numbers_of::b),
                               LibraryText::Read);
  text.body << "  draw_numbers<Problem>(" << a << ", " << b << ", "
            << text.operand(numbers_of::result, call.stored(numbers_of::result),
                            LibraryText::Written)
            << ");\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

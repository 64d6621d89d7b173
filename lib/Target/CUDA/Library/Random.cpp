//===- Random.cpp - stablehlo.rng_bit_generator and stablehlo.rng ---------===//
//
// A thread per element draws its block of words: trc/draw.cuh.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "ProblemText.h"

#include <algorithm>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
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
  text.include("trc/draw.cuh");
  text.useWideIndices(true);
  std::string element = call.element(2).str(), bits;
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
  std::string state = text.operand(0, "u64", LibraryText::Read);
  std::string next = text.operand(1, "u64", LibraryText::Written);
  text.body << "  draw_bits<Problem>(" << state << ", " << next << ", "
            << text.operand(2, call.stored(2), LibraryText::Written) << ");\n";
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
  bool isNormal = kernel::isFloat(call.type(3)) &&
                  call.textOr("rng_distribution", "UNIFORM") == "NORMAL";
  LibraryText text("rng", 256);
  text.include("trc/draw.cuh");
  text.useWideIndices(true);
  ProblemText problem(text);
  problem.type("Element", call.element(3));
  problem.type("Distribution", isNormal ? "Normal" : "Uniform");
  problem.number("elements", elements);
  problem.number("seed", call.integerOr("seed", 0));
  problem.finish();
  std::string a = text.operand(0, call.stored(0), LibraryText::Read);
  std::string b = text.operand(1, call.stored(1), LibraryText::Read);
  text.body << "  draw_numbers<Problem>(" << a << ", " << b << ", "
            << text.operand(3, call.stored(3), LibraryText::Written) << ");\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

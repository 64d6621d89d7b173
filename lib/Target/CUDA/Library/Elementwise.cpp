//===- Elementwise.cpp - operations on one element of each operand --------===//
//
// Only what fusions leave: f64 transcendental functions, CHLO's rarer ones.
// A thread per element; the meaning stands in trc/elementwise.cuh, in a type of
// the operation's name.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "Reducer.h"

#include "schema/FloatFormat.h"

#include "llvm/ADT/StringExtras.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using kernel::ElementType;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

/// "stablehlo.round_nearest_afz" -> "round_nearest_afz".
static StringRef withoutDialect(StringRef name) {
  return name.split('.').second;
}

/// A kernel that sets every element of the last operand to `expression`, which
/// may say `$0`, `$1`, .. for the elements of the operands in memory.
static LogicalResult emitElements(const CallReader &call, StringRef header,
                                  const Twine &expression, Kernels &kernels) {
  unsigned result = call.numOperands() - 1;
  int64_t elements = call.elements(result);
  if (elements == 0)
    return success();
  LibraryText text(withoutDialect(call.request.name), 256);
  text.include(header);
  text.useIndicesFor(elements);
  std::string line = expression.str();
  for (unsigned i = 0; i < result; ++i) {
    std::string operand = text.operand(i, call.stored(i), LibraryText::Read);
    bool isScalar = call.rank(i) == 0 && call.rank(result) > 0;
    std::string element = operand + (isScalar ? "[0]" : "[item]");
    std::string placeholder = "$" + std::to_string(i);
    for (size_t at; (at = line.find(placeholder)) != std::string::npos;)
      line.replace(at, placeholder.size(), element);
  }
  std::string target =
      text.operand(result, call.stored(result), LibraryText::Written);
  text.beginItems(elements);
  text.body << "  " << target << "[item] = " << line << ";\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

/// "E::from_stored($i)"
static std::string value(const CallReader &call, unsigned operand) {
  return (call.element(operand) + "::from_stored($" + Twine(operand) + ")")
      .str();
}

LogicalResult cuda::generateUnary(const LibraryRequest &request,
                                  Kernels &kernels) {
  CallReader call(request);
  StringRef name = withoutDialect(request.name);
  std::string functor =
      convertToCamelFromSnakeCase(name, /*capitalizeFirst=*/true);
  std::string applied = functor + "::apply<" + call.element(0).str() + ">(" +
                        value(call, 0) + ")";
  if (call.type(1) != call.type(0)) // is_finite
    applied += " ? 1 : 0";
  else
    applied = call.element(1).str() + "::to_stored(" + applied + ")";
  return emitElements(call, "trc/elementwise.cuh", applied, kernels);
}

LogicalResult cuda::generateBinary(const LibraryRequest &request,
                                   Kernels &kernels) {
  CallReader call(request);
  std::string element = call.element(0).str();
  return emitElements(call, "trc/elementwise.cuh",
                      element + "::to_stored(" + binaryFunctor(request.name) +
                          "::apply<" + element + ">(" + value(call, 0) + ", " +
                          value(call, 1) + "))",
                      kernels);
}

LogicalResult cuda::generateNextAfter(const LibraryRequest &request,
                                      Kernels &kernels) {
  CallReader call(request);
  std::string infinity =
      utohexstr(floatFormat(call.type(0)).infinity(), /*LowerCase=*/true);
  return emitElements(call, "trc/elementwise.cuh",
                      "NextAfter::apply<" + call.element(0) + ">($0, $1, 0x" +
                          infinity + "ull)",
                      kernels);
}

LogicalResult cuda::generateReducePrecision(const LibraryRequest &request,
                                            Kernels &kernels) {
  CallReader call(request);
  FloatFormat format = floatFormat(call.type(0));
  return emitElements(call, "trc/elementwise.cuh",
                      "reduce_precision<" + call.element(0) + ", " +
                          Twine(format.mantissaBits) + ", " +
                          Twine(format.bias()) + ", " +
                          Twine(call.integerOr("exponent_bits", 8)) + ", " +
                          Twine(call.integerOr("mantissa_bits", 23)) + ">($0)",
                      kernels);
}

LogicalResult cuda::generateCompare(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  bool total = call.textOr("compare_type", "") == "TOTALORDER" &&
               kernel::isFloat(call.type(0));
  auto side = [&](unsigned operand) {
    return total ? ("total_order_key<" + call.element(0) + ">($" +
                    Twine(operand) + ")")
                       .str()
                 : value(call, operand);
  };
  return emitElements(
      call, "trc/elementwise.cuh",
      "compare<Direction::" + call.textOr("comparison_direction", "EQ") + ">(" +
          side(0) + ", " + side(1) + ") ? 1 : 0",
      kernels);
}

LogicalResult cuda::generateSelect(const LibraryRequest &request,
                                   Kernels &kernels) {
  return emitElements(CallReader(request), "trc/types.cuh", "$0 ? $1 : $2",
                      kernels);
}

LogicalResult cuda::generateClamp(const LibraryRequest &request,
                                  Kernels &kernels) {
  CallReader call(request);
  return emitElements(call, "trc/elementwise.cuh",
                      call.element(3) + "::to_stored(clamp_value(" +
                          value(call, 0) + ", " + value(call, 1) + ", " +
                          value(call, 2) + "))",
                      kernels);
}

LogicalResult cuda::generateConvert(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  return emitElements(call, "trc/elements.cuh",
                      "convert<" + call.element(1) + ", " + call.element(0) +
                          ">(" + value(call, 0) + ")",
                      kernels);
}

LogicalResult cuda::generateBitcast(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  int64_t from = kernel::bitWidth(call.type(0));
  int64_t to = kernel::bitWidth(call.type(1));
  int64_t elements = call.elements(from < to ? 1 : 0);
  if (elements == 0)
    return success();
  LibraryText text("bitcast_convert", 256);
  text.include("trc/elementwise.cuh");
  text.useIndicesFor(elements * (std::max(from, to) / std::min(from, to)));
  std::string source = text.operand(0, call.stored(0), LibraryText::Read);
  std::string target = text.operand(1, call.stored(1), LibraryText::Written);
  text.beginItems(elements);
  text.body << "  bitcast_element<" << call.element(1) << ", "
            << call.element(0) << ">(" << source << ", " << target
            << ", item);\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

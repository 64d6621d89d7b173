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
#include "schema/TensorNumbers.h"

#include "llvm/ADT/StringExtras.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

// The calls' tensors. Every result stands behind what it is made of.

namespace after {
constexpr TensorNumbers tensors("chlo.next_after");
constexpr unsigned x = tensors["x"], y = tensors["y"];
} // namespace after

namespace selected {
constexpr TensorNumbers tensors("stablehlo.select");
constexpr unsigned pred = tensors["pred"], onTrue = tensors["on_true"],
                   onFalse = tensors["on_false"];
} // namespace selected

namespace clamped {
constexpr TensorNumbers tensors("stablehlo.clamp");
constexpr unsigned min = tensors["min"], operand = tensors["operand"],
                   max = tensors["max"], result = tensors["result"];
} // namespace clamped

} // namespace

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

/// "$i", of an element in memory.
static std::string stored(unsigned operand) {
  return "$" + std::to_string(operand);
}

/// "E::from_stored($i)"
static std::string value(const CallReader &call, unsigned operand) {
  return (call.element(operand) + "::from_stored(" + stored(operand) + ")")
      .str();
}

LogicalResult cuda::generateUnary(const LibraryRequest &request,
                                  Kernels &kernels) {
  CallReader call(request);
  StringRef name = withoutDialect(request.name);
  std::string functor =
      convertToCamelFromSnakeCase(name, /*capitalizeFirst=*/true);
  std::string applied = functor + "::apply<" +
                        call.element(unary_at::operand).str() + ">(" +
                        value(call, unary_at::operand) + ")";
  if (call.type(unary_at::result) != call.type(unary_at::operand)) // is_finite
    applied += " ? 1 : 0";
  else
    applied =
        call.element(unary_at::result).str() + "::to_stored(" + applied + ")";
  return emitElements(call, "trc/elementwise.cuh", applied, kernels);
}

LogicalResult cuda::generateBinary(const LibraryRequest &request,
                                   Kernels &kernels) {
  CallReader call(request);
  std::string element = call.element(binary_at::lhs).str();
  return emitElements(call, "trc/elementwise.cuh",
                      element + "::to_stored(" + binaryFunctor(request.name) +
                          "::apply<" + element + ">(" +
                          value(call, binary_at::lhs) + ", " +
                          value(call, binary_at::rhs) + "))",
                      kernels);
}

LogicalResult cuda::generateNextAfter(const LibraryRequest &request,
                                      Kernels &kernels) {
  CallReader call(request);
  std::string infinity = utohexstr(floatFormat(call.type(after::x)).infinity(),
                                   /*LowerCase=*/true);
  return emitElements(call, "trc/elementwise.cuh",
                      "NextAfter::apply<" + call.element(after::x) + ">(" +
                          stored(after::x) + ", " + stored(after::y) + ", 0x" +
                          infinity + "ull)",
                      kernels);
}

LogicalResult cuda::generateReducePrecision(const LibraryRequest &request,
                                            Kernels &kernels) {
  CallReader call(request);
  FloatFormat format = floatFormat(call.type(unary_at::operand));
  return emitElements(call, "trc/elementwise.cuh",
                      "reduce_precision<" + call.element(unary_at::operand) +
                          ", " + Twine(format.mantissaBits) + ", " +
                          Twine(format.bias()) + ", " +
                          Twine(call.integerOr("exponent_bits", 8)) + ", " +
                          Twine(call.integerOr("mantissa_bits", 23)) + ">(" +
                          stored(unary_at::operand) + ")",
                      kernels);
}

LogicalResult cuda::generateCompare(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  bool total = call.textOr("compare_type", "") == "TOTALORDER" &&
               kernel::isFloat(call.type(binary_at::lhs));
  auto side = [&](unsigned operand) {
    return total ? ("total_order_key<" + call.element(operand) + ">(" +
                    stored(operand) + ")")
                       .str()
                 : value(call, operand);
  };
  return emitElements(
      call, "trc/elementwise.cuh",
      "compare<Direction::" + call.textOr("comparison_direction", "EQ") + ">(" +
          side(binary_at::lhs) + ", " + side(binary_at::rhs) + ") ? 1 : 0",
      kernels);
}

LogicalResult cuda::generateSelect(const LibraryRequest &request,
                                   Kernels &kernels) {
  return emitElements(CallReader(request), "trc/types.cuh",
                      stored(selected::pred) + " ? " +
                          stored(selected::onTrue) + " : " +
                          stored(selected::onFalse),
                      kernels);
}

LogicalResult cuda::generateClamp(const LibraryRequest &request,
                                  Kernels &kernels) {
  CallReader call(request);
  return emitElements(
      call, "trc/elementwise.cuh",
      call.element(clamped::result) + "::to_stored(clamp_value(" +
          value(call, clamped::min) + ", " + value(call, clamped::operand) +
          ", " + value(call, clamped::max) + "))",
      kernels);
}

LogicalResult cuda::generateConvert(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  return emitElements(call, "trc/elements.cuh",
                      "convert<" + call.element(unary_at::result) + ", " +
                          call.element(unary_at::operand) + ">(" +
                          value(call, unary_at::operand) + ")",
                      kernels);
}

LogicalResult cuda::generateBitcast(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  int64_t from = kernel::bitWidth(call.type(unary_at::operand));
  int64_t to = kernel::bitWidth(call.type(unary_at::result));
  int64_t elements =
      call.elements(from < to ? unary_at::result : unary_at::operand);
  if (elements == 0)
    return success();
  LibraryText text("bitcast_convert", 256);
  text.include("trc/elementwise.cuh");
  text.useIndicesFor(elements * (std::max(from, to) / std::min(from, to)));
  std::string source = text.operand(
      unary_at::operand, call.stored(unary_at::operand), LibraryText::Read);
  std::string target = text.operand(
      unary_at::result, call.stored(unary_at::result), LibraryText::Written);
  text.beginItems(elements);
  text.body << "  bitcast_element<" << call.element(unary_at::result) << ", "
            << call.element(unary_at::operand) << ">(" << source << ", "
            << target << ", item);\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

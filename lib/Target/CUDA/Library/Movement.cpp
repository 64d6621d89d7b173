//===- Movement.cpp - operations that only move elements ------------------===//
//
// Each says which boxes it copies; CopyKernel writes the text.
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"
#include "Generators.h"

#include "schema/TensorNumbers.h"

#include "llvm/ADT/bit.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

// The calls' tensors.

/// An optimization_barrier has as many results as operands; so have copies.
namespace both {
constexpr TensorNumbers tensors("stablehlo.optimization_barrier");
constexpr TensorNumber operand = tensors.of("operand"),
                       result = tensors.of("result");
} // namespace both

namespace joined {
constexpr TensorNumbers tensors("stablehlo.concatenate");
constexpr unsigned inputs = tensors["inputs"];
constexpr TensorNumber result = tensors.of("result");
} // namespace joined

namespace padded {
constexpr TensorNumbers tensors("stablehlo.pad");
constexpr unsigned operand = tensors["operand"],
                   paddingValue = tensors["padding_value"],
                   result = tensors["result"];
} // namespace padded

namespace sliced {
constexpr TensorNumbers tensors("stablehlo.dynamic_slice");
constexpr unsigned operand = tensors["operand"],
                   startIndices = tensors["start_indices"];
constexpr TensorNumber result = tensors.of("result");
} // namespace sliced

namespace updated {
constexpr TensorNumbers tensors("stablehlo.dynamic_update_slice");
constexpr unsigned operand = tensors["operand"], update = tensors["update"],
                   startIndices = tensors["start_indices"];
constexpr TensorNumber result = tensors.of("result");
} // namespace updated

/// What reads nothing has its result only.
constexpr unsigned onlyResult = TensorNumbers("stablehlo.iota")["output"];

} // namespace

LogicalResult cuda::generateCopy(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  unsigned count = call.numOperands() / 2;
  SmallVector<CopyPart> parts;
  for (unsigned i = 0; i < count; ++i)
    if (const size_t from = both::operand(count, i),
        to = both::result(count, i);
        !call.isSamePlace(from, to))
      parts.push_back(makeWhole(from, to, call.elements(from)));
  emitCopies(call, "copy", parts, kernels);
  return success();
}

/// A constant: what the option `value` says, or zeros.
static LogicalResult fillConstant(const CallReader &call, unsigned operand,
                                  bool zero, Kernels &kernels) {
  int64_t elements = call.elements(operand);
  if (elements == 0)
    return success();
  LibraryText text("fill", 256);
  text.include("trc/elements.cuh");
  text.useIndicesFor(elements);
  std::string to =
      text.operand(operand, call.stored(operand), LibraryText::Written);
  text.beginItems(elements);
  text.body << "  " << to << "[item] = ";
  if (zero) {
    text.body << "0;\n";
  } else if (kernel::isFloat(call.type(operand))) {
    uint64_t bits = bit_cast<uint64_t>(call.numberOr("value", 0));
    text.body << "narrow<" << call.element(operand) << ">(__longlong_as_double("
              << literal(int64_t(bits)) << "));\n";
  } else {
    text.body << "narrow<" << call.element(operand) << ">("
              << literal(call.integerOr("value", 0)) << ");\n";
  }
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

static CopyPart makeFill(const CallReader &call, unsigned scalar,
                         unsigned target) {
  return makePart(scalar, target, {call.elements(target)}, {0}, {1});
}

LogicalResult cuda::generateFill(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  if (call.numOperands() == 1)
    return fillConstant(call, onlyResult, /*zero=*/false, kernels);
  emitCopies(call, "fill", makeFill(call, unary_at::operand, unary_at::result),
             kernels);
  return success();
}

LogicalResult cuda::generateZero(const LibraryRequest &request,
                                 Kernels &kernels) {
  return fillConstant(CallReader(request), onlyResult, /*zero=*/true, kernels);
}

LogicalResult cuda::generateTranspose(const LibraryRequest &request,
                                      Kernels &kernels) {
  CallReader call(request);
  Extents strides = stridesOf(call.shape(unary_at::operand)), from;
  for (int64_t dimension : call.list("permutation"))
    from.push_back(strides[dimension]);
  emitCopies(call, "transpose",
             makePart(unary_at::operand, unary_at::result,
                      call.shape(unary_at::result), from,
                      stridesOf(call.shape(unary_at::result))),
             kernels);
  return success();
}

LogicalResult cuda::generateBroadcast(const LibraryRequest &request,
                                      Kernels &kernels) {
  CallReader call(request);
  Extents strides = stridesOf(call.shape(unary_at::operand)),
          from(call.rank(unary_at::result), 0);
  for (auto [i, dimension] : enumerate(call.list("broadcast_dimensions")))
    from[dimension] = call.shape(unary_at::operand)[i] == 1 ? 0 : strides[i];
  emitCopies(call, "broadcast_in_dim",
             makePart(unary_at::operand, unary_at::result,
                      call.shape(unary_at::result), from,
                      stridesOf(call.shape(unary_at::result))),
             kernels);
  return success();
}

LogicalResult cuda::generateSlice(const LibraryRequest &request,
                                  Kernels &kernels) {
  CallReader call(request);
  Extents strides = stridesOf(call.shape(unary_at::operand)), from;
  Extents start = call.list("start_indices");
  Extents step = call.listOr("strides", call.rank(unary_at::operand), 1);
  int64_t base = 0;
  for (int64_t i = 0; i < call.rank(unary_at::operand); ++i) {
    base += start[i] * strides[i];
    // A step beyond the extent is never taken, and might overflow.
    from.push_back(call.shape(unary_at::result)[i] > 1 ? strides[i] * step[i]
                                                       : 0);
  }
  CopyPart part = makePart(unary_at::operand, unary_at::result,
                           call.shape(unary_at::result), from,
                           stridesOf(call.shape(unary_at::result)));
  part.fromBase = base;
  emitCopies(call, "slice", part, kernels);
  return success();
}

LogicalResult cuda::generateReverse(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  ArrayRef<int64_t> shape = call.shape(unary_at::operand);
  Extents to = stridesOf(shape), from = to;
  int64_t base = 0;
  for (int64_t dimension : call.list("dimensions")) {
    base += from[dimension] * std::max<int64_t>(shape[dimension] - 1, 0);
    from[dimension] = -from[dimension];
  }
  CopyPart part =
      makePart(unary_at::operand, unary_at::result, shape, from, to);
  part.fromBase = base;
  emitCopies(call, "reverse", part, kernels);
  return success();
}

LogicalResult cuda::generateConcatenate(const LibraryRequest &request,
                                        Kernels &kernels) {
  CallReader call(request);
  const size_t count = call.numOperands() - 1, result = joined::result(count);
  int64_t dimension = call.integerOr("dimension", 0), position = 0;
  Extents to = stridesOf(call.shape(result));
  SmallVector<CopyPart> parts;
  for (size_t i = 0; i < count; ++i) {
    const unsigned input = joined::inputs + i;
    ArrayRef<int64_t> shape = call.shape(input);
    parts.push_back(makePart(input, result, shape, stridesOf(shape), to));
    parts.back().toBase = position * to[dimension];
    position += shape[dimension];
  }
  emitCopies(call, "concatenate", parts, kernels);
  return success();
}

/// Fills, then copies what of the operand lands inside.
LogicalResult cuda::generatePad(const LibraryRequest &request,
                                Kernels &kernels) {
  CallReader call(request);
  ArrayRef<int64_t> in = call.shape(padded::operand),
                    out = call.shape(padded::result);
  Extents low = call.list("edge_padding_low");
  Extents interior =
      call.listOr("interior_padding", call.rank(padded::operand), 0);
  Extents from = stridesOf(in), to = stridesOf(out);
  CopyPart part{padded::operand, padded::result, 0, 0, {}, {}, {}};
  for (size_t i = 0; i < in.size(); ++i) {
    // Elements j of the operand with 0 <= low + j * step < out.
    int64_t step = interior[i] + 1;
    int64_t first = low[i] >= 0 ? 0 : (-low[i] + step - 1) / step;
    int64_t last = out[i] - low[i] <= 0
                       ? 0
                       : std::min(in[i], (out[i] - low[i] - 1) / step + 1);
    int64_t count = std::max<int64_t>(0, last - first);
    if (count) {
      part.fromBase += first * from[i];
      part.toBase += (low[i] + first * step) * to[i];
    }
    part.dimensions.push_back(
        {count, from[i], count > 1 ? to[i] * step : to[i]});
  }
  if (part.items() != call.elements(padded::result))
    emitCopies(call, "fill",
               makeFill(call, padded::paddingValue, padded::result), kernels);
  emitCopies(call, "pad", part, kernels);
  return success();
}

static SmallVector<DynamicStart>
startsOf(unsigned first, ArrayRef<int64_t> shape, ArrayRef<int64_t> sizes) {
  SmallVector<DynamicStart> starts;
  Extents strides = stridesOf(shape);
  for (unsigned i = 0; i < shape.size(); ++i)
    if (shape[i] > sizes[i]) // else it is clamped to zero
      starts.push_back({first + i, shape[i] - sizes[i], strides[i]});
  return starts;
}

LogicalResult cuda::generateDynamicSlice(const LibraryRequest &request,
                                         Kernels &kernels) {
  CallReader call(request);
  const size_t result = sliced::result(call.rank(sliced::operand));
  ArrayRef<int64_t> shape = call.shape(sliced::operand),
                    sizes = call.shape(result);
  CopyPart part = makePart(sliced::operand, result, sizes, stridesOf(shape),
                           stridesOf(sizes));
  part.fromStarts = startsOf(sliced::startIndices, shape, sizes);
  emitCopies(call, "dynamic_slice", part, kernels);
  return success();
}

LogicalResult cuda::generateDynamicUpdateSlice(const LibraryRequest &request,
                                               Kernels &kernels) {
  CallReader call(request);
  const size_t result = updated::result(call.rank(updated::operand));
  ArrayRef<int64_t> shape = call.shape(updated::operand),
                    sizes = call.shape(updated::update);
  if (!call.isSamePlace(updated::operand, result))
    emitCopies(
        call, "copy",
        makeWhole(updated::operand, result, call.elements(updated::operand)),
        kernels);
  CopyPart part = makePart(updated::update, result, sizes, stridesOf(sizes),
                           stridesOf(shape));
  part.toStarts = startsOf(updated::startIndices, shape, sizes);
  emitCopies(call, "dynamic_update_slice", part, kernels);
  return success();
}

LogicalResult cuda::generateIota(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(onlyResult);
  if (elements == 0)
    return success();
  int64_t dimension = call.integerOr("iota_dimension", 0);
  LibraryText text("iota", 256);
  text.include("trc/elements.cuh");
  text.useIndicesFor(elements);
  std::string to =
      text.operand(onlyResult, call.stored(onlyResult), LibraryText::Written);
  text.beginItems(elements);
  text.body << "  " << to << "[item] = narrow<" << call.element(onlyResult)
            << ">(static_cast<long long>(item / "
            << literal(stridesOf(call.shape(onlyResult))[dimension]) << " % "
            << literal(call.shape(onlyResult)[dimension]) << "));\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

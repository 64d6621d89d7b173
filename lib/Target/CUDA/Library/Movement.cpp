//===- Movement.cpp - operations that only move elements ------------------===//
//
// Each says which boxes it copies; CopyKernel writes the text.
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"
#include "Generators.h"

#include "llvm/ADT/bit.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

LogicalResult cuda::generateCopy(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  unsigned count = call.numOperands() / 2;
  SmallVector<CopyPart> parts;
  for (unsigned i = 0; i < count; ++i)
    if (!call.isSamePlace(i, count + i))
      parts.push_back(makeWhole(i, count + i, call.elements(i)));
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
    return fillConstant(call, 0, /*zero=*/false, kernels);
  emitCopies(call, "fill", makeFill(call, 0, 1), kernels);
  return success();
}

LogicalResult cuda::generateZero(const LibraryRequest &request,
                                 Kernels &kernels) {
  return fillConstant(CallReader(request), 0, /*zero=*/true, kernels);
}

LogicalResult cuda::generateTranspose(const LibraryRequest &request,
                                      Kernels &kernels) {
  CallReader call(request);
  Extents strides = stridesOf(call.shape(0)), from;
  for (int64_t dimension : call.list("permutation"))
    from.push_back(strides[dimension]);
  emitCopies(call, "transpose",
             makePart(0, 1, call.shape(1), from, stridesOf(call.shape(1))),
             kernels);
  return success();
}

LogicalResult cuda::generateBroadcast(const LibraryRequest &request,
                                      Kernels &kernels) {
  CallReader call(request);
  Extents strides = stridesOf(call.shape(0)), from(call.rank(1), 0);
  for (auto [i, dimension] : enumerate(call.list("broadcast_dimensions")))
    from[dimension] = call.shape(0)[i] == 1 ? 0 : strides[i];
  emitCopies(call, "broadcast_in_dim",
             makePart(0, 1, call.shape(1), from, stridesOf(call.shape(1))),
             kernels);
  return success();
}

LogicalResult cuda::generateSlice(const LibraryRequest &request,
                                  Kernels &kernels) {
  CallReader call(request);
  Extents strides = stridesOf(call.shape(0)), from;
  Extents start = call.list("start_indices");
  Extents step = call.listOr("strides", call.rank(0), 1);
  int64_t base = 0;
  for (int64_t i = 0; i < call.rank(0); ++i) {
    base += start[i] * strides[i];
    // A step beyond the extent is never taken, and might overflow.
    from.push_back(call.shape(1)[i] > 1 ? strides[i] * step[i] : 0);
  }
  CopyPart part = makePart(0, 1, call.shape(1), from, stridesOf(call.shape(1)));
  part.fromBase = base;
  emitCopies(call, "slice", part, kernels);
  return success();
}

LogicalResult cuda::generateReverse(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  ArrayRef<int64_t> shape = call.shape(0);
  Extents to = stridesOf(shape), from = to;
  int64_t base = 0;
  for (int64_t dimension : call.list("dimensions")) {
    base += from[dimension] * std::max<int64_t>(shape[dimension] - 1, 0);
    from[dimension] = -from[dimension];
  }
  CopyPart part = makePart(0, 1, shape, from, to);
  part.fromBase = base;
  emitCopies(call, "reverse", part, kernels);
  return success();
}

LogicalResult cuda::generateConcatenate(const LibraryRequest &request,
                                        Kernels &kernels) {
  CallReader call(request);
  unsigned result = call.numOperands() - 1;
  int64_t dimension = call.integerOr("dimension", 0), position = 0;
  Extents to = stridesOf(call.shape(result));
  SmallVector<CopyPart> parts;
  for (unsigned i = 0; i < result; ++i) {
    ArrayRef<int64_t> shape = call.shape(i);
    parts.push_back(makePart(i, result, shape, stridesOf(shape), to));
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
  ArrayRef<int64_t> in = call.shape(0), out = call.shape(2);
  Extents low = call.list("edge_padding_low");
  Extents interior = call.listOr("interior_padding", call.rank(0), 0);
  Extents from = stridesOf(in), to = stridesOf(out);
  CopyPart part{0, 2, 0, 0, {}, {}, {}};
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
  if (part.items() != call.elements(2))
    emitCopies(call, "fill", makeFill(call, 1, 2), kernels);
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
  unsigned result = call.rank(0) + 1;
  ArrayRef<int64_t> shape = call.shape(0), sizes = call.shape(result);
  CopyPart part =
      makePart(0, result, sizes, stridesOf(shape), stridesOf(sizes));
  part.fromStarts = startsOf(1, shape, sizes);
  emitCopies(call, "dynamic_slice", part, kernels);
  return success();
}

LogicalResult cuda::generateDynamicUpdateSlice(const LibraryRequest &request,
                                               Kernels &kernels) {
  CallReader call(request);
  unsigned result = call.rank(0) + 2;
  ArrayRef<int64_t> shape = call.shape(0), sizes = call.shape(1);
  if (!call.isSamePlace(0, result))
    emitCopies(call, "copy", makeWhole(0, result, call.elements(0)), kernels);
  CopyPart part =
      makePart(1, result, sizes, stridesOf(sizes), stridesOf(shape));
  part.toStarts = startsOf(2, shape, sizes);
  emitCopies(call, "dynamic_update_slice", part, kernels);
  return success();
}

LogicalResult cuda::generateIota(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(0);
  if (elements == 0)
    return success();
  int64_t dimension = call.integerOr("iota_dimension", 0);
  LibraryText text("iota", 256);
  text.include("trc/elements.cuh");
  text.useIndicesFor(elements);
  std::string to = text.operand(0, call.stored(0), LibraryText::Written);
  text.beginItems(elements);
  text.body << "  " << to << "[item] = narrow<" << call.element(0)
            << ">(static_cast<long long>(item / "
            << literal(stridesOf(call.shape(0))[dimension]) << " % "
            << literal(call.shape(0)[dimension]) << "));\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

//===- Reduce.cpp - stablehlo.reduce and stablehlo.map --------------------===//
//
// What fusions do not hold: several results with bodies of their own, or types
// and operations that have no vector form. The reduced elements of one result
// are cut into pieces where there are few results:
//
//   block per piece    long rows. A known operation takes elements in turn
//                      (coalesced); a body that may not commute takes a
//                      stretch per thread. Then the block folds its threads.
//   thread per piece   everything else; neighbouring results are neighbouring
//                      threads, so sums over rows of a matrix are coalesced.
//
// Pieces of one result are combined in order by a second kernel, after the
// initial value. No thread starts from it, so it need not be neutral.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"
#include "Reducer.h"
#include "Workspaces.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

struct ReduceShape {
  explicit ReduceShape(const CallReader &call);
  unsigned tensors;
  Extents keptExtents, keptSteps, reducedExtents, reducedSteps;
  int64_t results = 1, reduced = 1;
  ReductionSplit split;
  int64_t pieces() const { return split.pieces; }
  int64_t pieceLength() const { return ceilDivide(reduced, pieces()); }
};

/// Merges a dimension into the one outside of it, where both are one.
void append(Extents &extents, Extents &steps, int64_t extent, int64_t step) {
  if (!extents.empty() && steps.back() == extent * step) {
    extents.back() *= extent;
    steps.back() = step;
    return;
  }
  extents.push_back(extent);
  steps.push_back(step);
}

} // namespace

ReduceShape::ReduceShape(const CallReader &call)
    : tensors(call.numOperands() / 3) {
  ArrayRef<int64_t> shape = call.shape(0);
  Extents dimensions = call.list("dimensions"), steps = stridesOf(shape);
  for (int64_t i = 0; i < static_cast<int64_t>(shape.size()); ++i) {
    if (contains(dimensions, i)) {
      append(reducedExtents, reducedSteps, shape[i], steps[i]);
      reduced *= shape[i];
    } else {
      append(keptExtents, keptSteps, shape[i], steps[i]);
      results *= shape[i];
    }
  }
  bool innermost = contains(dimensions, call.rank(0) - 1);
  split = splitReduction(results, reduced, innermost, tensors);
}

/// What becomes of a piece's item: the result, or a part in the workspace.
static void writePiece(const CallReader &call, const Reducer &reducer,
                       const ReduceShape &shape, LibraryText &text,
                       StringRef indent) {
  if (shape.pieces() > 1) {
    text.body << indent << "reinterpret_cast<Item *>("
              << text.operand(call.workspace(), "unsigned char",
                              LibraryText::Written)
              << ")[result * " << literal(shape.pieces())
              << " + piece] = sum;\n";
    return;
  }
  text.body << indent << "sum = combine("
            << reducer.load(text, shape.tensors, "0") << ", sum);\n"
            << indent << reducer.store(text, 2 * shape.tensors, "result", "sum")
            << ";\n";
}

LogicalResult cuda::generateReduce(const LibraryRequest &request,
                                   Kernels &kernels) {
  CallReader call(request);
  ReduceShape shape(call);
  Reducer reducer(call, shape.tensors);
  if (shape.results == 0)
    return success();
  if (failed(call.expectWorkspace(
          reduceBytes(shape.split, shape.results, shape.tensors))))
    return mlir::failure();
  unsigned n = shape.tensors;
  if (shape.reduced == 0) {
    LibraryText text("reduce_nothing", 256);
    reducer.declare(text);
    text.useIndicesFor(shape.results);
    text.beginItems(shape.results);
    text.body << "  "
              << reducer.store(text, 2 * n, "item", reducer.load(text, n, "0"))
              << ";\n";
    kernels.push_back(text.finish(ceilDivide(shape.results, 256)));
    return success();
  }

  int64_t length = shape.pieceLength();
  LibraryText text("reduce", shape.split.block);
  reducer.declare(text);
  text.useIndicesFor(
      std::max(call.elements(0), shape.results * shape.pieces()));
  StringRef index = text.indexType();
  raw_string_ostream &os = text.body;
  int64_t blocks;
  if (shape.split.rows) {
    blocks = shape.results * shape.pieces();
    os << "  const " << index << " item = static_cast<" << index
       << ">(blockIdx.x);\n";
  } else {
    blocks = ceilDivide(shape.results * shape.pieces(), 256);
    text.beginItems(shape.results * shape.pieces());
  }
  // Neighbouring threads have neighbouring results.
  os << "  const " << index << " result = item % " << literal(shape.results)
     << ", piece = item / " << literal(shape.results) << ";\n  const " << index
     << " begin = piece * " << literal(length) << ";\n  const " << index
     << " end = " << literal(shape.reduced) << " - begin < " << literal(length)
     << " ? " << literal(shape.reduced) << " : begin + " << literal(length)
     << ";\n";
  SmallVector<std::string> kept =
      text.splitIndex("result", shape.keptExtents, "k", "  ");
  os << "  const long long base = " << LibraryText::sumOf(kept, shape.keptSteps)
     << ";\n  auto load = [&](" << index << " at) {\n";
  SmallVector<std::string> reduced =
      text.splitIndex("at", shape.reducedExtents, "r", "    ");
  os << "    return "
     << reducer.load(text, 0,
                     "base + " +
                         LibraryText::sumOf(reduced, shape.reducedSteps))
     << ";\n  };\n";
  if (!shape.split.rows) {
    os << "  Item sum = load(begin);\n  for (" << index
       << " at = begin + 1; at < end; ++at)\n    sum = combine(sum, "
          "load(at));\n";
    writePiece(call, reducer, shape, text, "  ");
  } else {
    text.include("trc/fold.cuh");
    os << "  const " << index << " thread = static_cast<" << index
       << ">(threadIdx.x);\n";
    if (reducer.commutes())
      os << "  const " << index
         << " first = begin + thread, last = end, step = " << shape.split.block
         << ";\n  const " << index << " threads = end - begin < "
         << shape.split.block << " ? end - begin : " << shape.split.block
         << ";\n";
    else
      os << "  const " << index << " share = (end - begin + "
         << shape.split.block - 1 << ") / " << shape.split.block
         << ";\n  const " << index
         << " first = begin + thread * share, step = 1;\n  const " << index
         << " last = first + share < end ? first + share : end;\n  const "
         << index << " threads = (end - begin + share - 1) / share;\n";
    os << "  Item sum = {};\n  if (first < last)\n    sum = load(first);\n  "
          "for ("
       << index
       << " at = first + step; at < last; at += step)\n    sum = combine(sum, "
          "load(at));\n  sum = fold_block<"
       << shape.split.block
       << ">(sum, static_cast<unsigned "
          "int>(threads),\n                  [](const Item &a, const Item &b) "
          "{ return combine(a, b); });\n  if (threadIdx.x == 0) {\n";
    writePiece(call, reducer, shape, text, "    ");
    os << "  }\n";
  }
  kernels.push_back(text.finish(blocks));
  if (shape.pieces() == 1)
    return success();

  LibraryText join("reduce_pieces", 256);
  reducer.declare(join);
  join.useIndicesFor(shape.results * shape.pieces());
  join.beginItems(shape.results, "result");
  join.body << "  const Item *parts = reinterpret_cast<const Item *>("
            << join.operand(call.workspace(), "unsigned char",
                            LibraryText::Written)
            << ") + result * " << literal(shape.pieces())
            << ";\n  Item sum = " << reducer.load(join, n, "0")
            << ";\n  for (int piece = 0; piece < " << literal(shape.pieces())
            << "; ++piece)\n    sum = combine(sum, parts[piece]);\n  "
            << reducer.store(join, 2 * n, "result", "sum") << ";\n";
  kernels.push_back(join.finish(ceilDivide(shape.results, 256)));
  return success();
}

/// result[i] = callee(inputs[i]...)
LogicalResult cuda::generateMap(const LibraryRequest &request,
                                Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(0);
  if (elements == 0)
    return success();
  LibraryText text("map", 256);
  text.useIndicesFor(elements);
  std::string callee = call.callee(0, text);
  text.beginItems(elements);
  text.body << "  " << callee << "(";
  for (unsigned i = 0; i < call.numOperands(); ++i)
    text.body << (i ? ", " : "")
              << text.operand(i, call.stored(i),
                              i + 1 < call.numOperands() ? LibraryText::Read
                                                         : LibraryText::Written)
              << " + item";
  text.body << ");\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

//===- Reduce.cpp - stablehlo.reduce and stablehlo.map --------------------===//
//
// What fusions do not hold: several results with bodies of their own, or types
// and operations that have no vector form. The reduced elements of one result
// are cut into pieces where there are few results:
//
//   block per piece    long rows
//   thread per piece   everything else
//
// and pieces of one result are combined in order by a second kernel
// (trc/reduction.cuh).
//
//===----------------------------------------------------------------------===//

#include "Generators.h"
#include "ProblemText.h"
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
  const size_t input = reduction::inputs(tensors);
  ArrayRef<int64_t> shape = call.shape(input);
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
  bool innermost = contains(dimensions, call.rank(input) - 1);
  split = splitReduction(results, reduced, innermost, tensors);
}

static void writeProblem(const ReduceShape &shape, const Reducer &reducer,
                         LibraryText &text) {
  std::string type = reducer.type(text);
  ProblemText problem(text);
  problem.type("Reducer", type);
  problem.numbers("KeptExtents", shape.keptExtents);
  problem.numbers("KeptSteps", shape.keptSteps);
  problem.numbers("ReducedExtents", shape.reducedExtents);
  problem.numbers("ReducedSteps", shape.reducedSteps);
  problem.number("results", shape.results);
  problem.number("reduced", shape.reduced);
  problem.number("pieces", shape.pieces());
  problem.number("pieceLength", shape.pieceLength());
  problem.finish();
}

LogicalResult cuda::generateReduce(const LibraryRequest &request,
                                   Kernels &kernels) {
  CallReader call(request);
  ReduceShape shape(call);
  if (shape.results == 0)
    return success();
  if (failed(call.expectWorkspace(
          reduceBytes(shape.split, shape.results, shape.tensors))))
    return mlir::failure();
  Reducer reducer(call, shape.tensors);
  unsigned n = shape.tensors;
  auto begin = [&](LibraryText &text) {
    text.include("trc/reduction.cuh");
    text.useIndicesFor(std::max(call.elements(reduction::inputs(n)),
                                shape.results * shape.pieces()));
    writeProblem(shape, reducer, text);
    text.body << "  using Kernel = Reduction<Problem>;\n";
  };
  auto results = [&](LibraryText &text) {
    std::string initial = reducer.inputs(text, reduction::initValues(n));
    return "Kernel::Results{" + initial + ", " +
           reducer.outputs(text, reduction::results(n)) + "}";
  };
  auto parts = [&](LibraryText &text) {
    return "Kernel::Parts(" +
           text.operand(call.workspace(), "unsigned char",
                        LibraryText::Written) +
           ")";
  };
  int64_t blocksOfResults = ceilDivide(shape.results, 256);
  if (shape.reduced == 0) {
    LibraryText text("reduce_nothing", 256);
    begin(text);
    text.body << "  Kernel::store_initial(" << results(text) << ");\n";
    kernels.push_back(text.finish(blocksOfResults));
    return success();
  }

  int64_t pieces = shape.results * shape.pieces();
  LibraryText text("reduce", shape.split.block);
  begin(text);
  std::string inputs = reducer.inputs(text, reduction::inputs(n));
  text.body << "  Kernel::reduce_by_" << (shape.split.rows ? "block" : "thread")
            << "(" << inputs << ", "
            << (shape.pieces() > 1 ? parts(text) : results(text)) << ");\n";
  kernels.push_back(
      text.finish(shape.split.rows ? pieces : ceilDivide(pieces, 256)));
  if (shape.pieces() == 1)
    return success();

  LibraryText join("reduce_pieces", 256);
  begin(join);
  std::string from = parts(join);
  join.body << "  Kernel::join(" << from << ", " << results(join) << ");\n";
  kernels.push_back(join.finish(blocksOfResults));
  return success();
}

/// result[i] = callee(inputs[i]...)
LogicalResult cuda::generateMap(const LibraryRequest &request,
                                Kernels &kernels) {
  CallReader call(request);
  constexpr TensorNumbers tensors("stablehlo.map");
  const unsigned result = tensors.of("result")(call.numOperands() - 1);
  int64_t elements = call.elements(result);
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
                              i == result ? LibraryText::Written
                                          : LibraryText::Read)
              << " + item";
  text.body << ");\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

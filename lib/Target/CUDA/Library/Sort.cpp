//===- Sort.cpp - stablehlo.sort and chlo.top_k ---------------------------===//
//
// What one block can sort takes one kernel; longer lines take a kernel for the
// chunks, one for each doubling of the runs, and one that moves (trc/sort.cuh).
// A workspace holds two arrays of positions.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "ProblemText.h"
#include "Workspaces.h"

#include "schema/TensorNumbers.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

/// What the calls' tensors are.
namespace sorted {
constexpr TensorNumbers tensors("stablehlo.sort");
constexpr TensorNumber inputs = tensors.of("inputs"),
                       results = tensors.of("results");
} // namespace sorted
namespace top_k {
constexpr TensorNumbers tensors("chlo.top_k");
constexpr unsigned operand = tensors["operand"], values = tensors["values"],
                   indices = tensors["indices"];
static_assert(indices == values + 1); // the order's two outputs
} // namespace top_k

// As in trc/merge_sort.cuh.
constexpr int64_t threads = 256, itemsPerThread = 4,
                  chunk = threads * itemsPerThread;

/// The box that is sorted: `lines` of `length` elements, `step` apart.
struct SortShape {
  SortShape(ArrayRef<int64_t> shape, int64_t dimension)
      : length(shape[dimension]), step(stridesOf(shape)[dimension]),
        elements(productOf(shape)), lines(length ? elements / length : 0) {}
  bool fitsBlock() const { return length <= chunk; }
  int64_t length, step, elements, lines;
};

/// What differs between the two operations.
struct SortTask {
  SortShape shape;
  StringRef name;
  /// The problem's `Order`; writes what it is made of before the kernel.
  function_ref<std::string(LibraryText &)> order;
  /// Operands one behind the other: what is sorted, and the order's `Outputs`.
  struct Tensors {
    size_t first, count;
  };
  Tensors inputs, outputs;
  int64_t moved; ///< elements of a line
};

} // namespace

static LogicalResult emitSort(const CallReader &call, const SortTask &task,
                              Kernels &kernels) {
  const SortShape &shape = task.shape;
  if (shape.elements > UINT32_MAX)
    return call.fail("more than 2^32 elements are not supported");
  if (shape.elements == 0 || task.moved == 0)
    return success();
  if (failed(call.expectWorkspace(sortBytes(shape.length, shape.elements))))
    return mlir::failure();
  auto begin = [&](LibraryText &text) {
    text.include("trc/sort.cuh");
    text.useWideIndices(true);
    std::string order = task.order(text);
    ProblemText problem(text);
    problem.type("Order", order);
    problem.number("length", shape.length);
    problem.number("step", shape.step);
    problem.number("lines", shape.lines);
    problem.number("moved", task.moved);
    problem.finish();
    text.body << "  const Problem::Order order = {"
              << call.tuple(task.inputs.first, task.inputs.count,
                            LibraryText::Read, text)
              << "};\n";
  };
  auto outputs = [&](LibraryText &text) {
    return call.tuple(task.outputs.first, task.outputs.count,
                      LibraryText::Written, text);
  };
  if (shape.fitsBlock()) {
    LibraryText text(task.name, threads);
    begin(text);
    text.body << "  Sort<Problem>::in_block(order, " << outputs(text) << ");\n";
    kernels.push_back(text.finish(shape.lines));
    return success();
  }

  auto positions = [&](LibraryText &text, unsigned array) {
    std::string words =
        text.operand(call.workspace(), "u32", LibraryText::Written);
    return array ? words + " + " + literal(shape.elements) : words;
  };
  int64_t blocks = shape.lines * ceilDivide(shape.length, chunk);
  unsigned array = 0;
  {
    LibraryText text("sort_chunks", threads);
    begin(text);
    text.body << "  Sort<Problem>::chunks(order, " << positions(text, array)
              << ");\n";
    kernels.push_back(text.finish(blocks));
  }
  for (int64_t run = chunk; run < shape.length; run *= 2) {
    LibraryText text("merge_runs", threads);
    begin(text);
    text.body << "  Sort<Problem>::merge<" << run << ">(order, "
              << positions(text, array) << ", " << positions(text, 1 - array)
              << ");\n";
    array = 1 - array;
    kernels.push_back(text.finish(blocks));
  }
  LibraryText text(task.name, threads);
  begin(text);
  std::string sorted = positions(text, array);
  text.body << "  Sort<Problem>::move(order, " << sorted << ", "
            << outputs(text) << ");\n";
  kernels.push_back(text.finish(ceilDivide(shape.lines * task.moved, threads)));
  return success();
}

LogicalResult cuda::generateSort(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  unsigned tensors = call.numOperands() / 2;
  int64_t dimension = call.integerOr("dimension", -1);
  const size_t input = sorted::inputs(tensors);
  SortShape shape(call.shape(input),
                  dimension < 0 ? dimension + call.rank(input) : dimension);
  auto order = [&](LibraryText &text) {
    std::string type = "OrderByBody<" + call.functor(0, "Compare", text) +
                       ", " + literal(shape.step);
    for (unsigned i = 0; i < tensors; ++i)
      type += ", " + call.stored(input + i).str();
    return type + ">";
  };
  return emitSort(call,
                  {shape,
                   "sort",
                   order,
                   {input, tensors},
                   {sorted::results(tensors), tensors},
                   shape.length},
                  kernels);
}

/// The first of a stable sort from the largest on.
LogicalResult cuda::generateTopK(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  SortShape shape(call.shape(top_k::operand), call.rank(top_k::operand) - 1);
  int64_t k = call.integerOr("k", 0);
  auto order = [&](LibraryText &) {
    return "OrderFromLargest<" + call.element(top_k::operand).str() + ", " +
           literal(k) + ">";
  };
  return emitSort(
      call, {shape, "top_k", order, {top_k::operand, 1}, {top_k::values, 2}, k},
      kernels);
}

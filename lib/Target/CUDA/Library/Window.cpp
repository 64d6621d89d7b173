//===- Window.cpp - stablehlo.reduce_window and select_and_scatter --------===//
//
// See trc/window.cuh. select_and_scatter is two kernels; the workspace holds
// the element that each window keeps.
//
//===----------------------------------------------------------------------===//

#include "Generators.h"
#include "ProblemText.h"
#include "Reducer.h"
#include "Workspaces.h"

#include "schema/TensorNumbers.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

/// What select_and_scatter calls its tensors.
namespace at {
constexpr TensorNumbers tensors("stablehlo.select_and_scatter");
constexpr unsigned operand = tensors["operand"], source = tensors["source"],
                   initValue = tensors["init_value"],
                   result = tensors["result"];
} // namespace at

} // namespace

/// The window of `call`, over a tensor of `shape`.
static void writeWindow(const CallReader &call, ArrayRef<int64_t> shape,
                        ArrayRef<int64_t> places, ProblemText &problem) {
  size_t rank = shape.size();
  Extents padding = call.listOr("padding", 2 * rank, 0), low;
  for (size_t i = 0; i < rank; ++i)
    low.push_back(padding[2 * i]);
  problem.type("Offset", "i64");
  problem.numbers("Shape", shape);
  problem.numbers("Steps", stridesOf(shape));
  problem.numbers("Places", places);
  problem.numbers("WindowExtents", call.list("window_dimensions"));
  problem.numbers("WindowSteps", call.listOr("window_strides", rank, 1));
  problem.numbers("WindowDilations", call.listOr("window_dilations", rank, 1));
  problem.numbers("BaseDilations", call.listOr("base_dilations", rank, 1));
  problem.numbers("Low", low);
  problem.numbers("Reversed", Extents(rank, 0));
}

LogicalResult cuda::generateReduceWindow(const LibraryRequest &request,
                                         Kernels &kernels) {
  CallReader call(request);
  unsigned n = call.numOperands() / 3;
  const size_t input = reduction::inputs(n), result = reduction::results(n);
  int64_t results = call.elements(result);
  if (results == 0)
    return success();
  Reducer reducer(call, n);
  LibraryText text("reduce_window", 256);
  text.include("trc/window.cuh");
  text.useIndicesFor(results);
  std::string type = reducer.type(text);
  ProblemText problem(text);
  problem.type("Reducer", type);
  writeWindow(call, call.shape(input), call.shape(result), problem);
  problem.number("results", results);
  problem.finish();
  std::string initial = reducer.inputs(text, reduction::initValues(n));
  std::string inputs = reducer.inputs(text, input);
  text.body << "  reduce_window<Problem>(" << inputs << ", " << initial << ", "
            << reducer.outputs(text, result) << ");\n";
  kernels.push_back(text.finish(ceilDivide(results, 256)));
  return success();
}

LogicalResult cuda::generateSelectAndScatter(const LibraryRequest &request,
                                             Kernels &kernels) {
  CallReader call(request);
  int64_t elements = call.elements(at::result),
          windows = call.elements(at::source);
  if (elements == 0)
    return success();
  if (failed(call.expectWorkspace(selectAndScatterBytes(windows))))
    return mlir::failure();
  auto begin = [&](LibraryText &text) {
    text.include("trc/window.cuh");
    text.useIndicesFor(std::max(windows, elements));
  };

  if (windows > 0) {
    LibraryText text("select", 256);
    begin(text);
    std::string select = call.functor(0, "Select", text);
    ProblemText problem(text);
    problem.type("Select", "::" + select);
    writeWindow(call, call.shape(at::operand), call.shape(at::source), problem);
    problem.number("windows", windows);
    problem.finish();
    std::string data =
        text.operand(at::operand, call.stored(at::operand), LibraryText::Read);
    text.body << "  select_in_window<Problem>(" << data << ", "
              << text.operand(call.workspace(), "i64", LibraryText::Written)
              << ");\n";
    kernels.push_back(text.finish(ceilDivide(windows, 256)));
  }

  Reducer reducer(call, 1, /*callee=*/1);
  LibraryText text("select_and_scatter", 256);
  begin(text);
  std::string type = reducer.type(text);
  ProblemText problem(text);
  problem.type("Reducer", type);
  writeWindow(call, call.shape(at::operand), call.shape(at::source), problem);
  problem.number("elements", elements);
  problem.finish();
  std::string initial = reducer.inputs(text, at::initValue), kept = "nullptr";
  if (windows > 0)
    kept = text.operand(call.workspace(), "i64", LibraryText::Written);
  std::string sources = reducer.inputs(text, at::source);
  text.body << "  scatter_selected<Problem>(" << sources << ", " << initial
            << ", " << kept << ", " << reducer.outputs(text, at::result)
            << ");\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

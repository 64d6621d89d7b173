//===- Window.cpp - stablehlo.reduce_window and select_and_scatter --------===//
//
//   reduce_window        a thread per place goes over the window
//   select_and_scatter   a thread per window finds the element that it keeps;
//                        then a thread per element of the result combines, in
//                        their order, the windows that kept it. So no two
//                        threads write one element.
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

struct Window {
  explicit Window(const CallReader &call, ArrayRef<int64_t> shape,
                  ArrayRef<int64_t> places);
  Extents shape, places;
  Extents extents, steps, baseDilations, windowDilations, low;
};

} // namespace

Window::Window(const CallReader &call, ArrayRef<int64_t> shape,
               ArrayRef<int64_t> places)
    : shape(shape), places(places) {
  size_t rank = shape.size();
  extents = call.list("window_dimensions");
  steps = call.listOr("window_strides", rank, 1);
  baseDilations = call.listOr("base_dilations", rank, 1);
  windowDilations = call.listOr("window_dilations", rank, 1);
  Extents padding = call.listOr("padding", 2 * rank, 0);
  for (size_t i = 0; i < rank; ++i)
    low.push_back(padding[2 * i]);
}

/// Loops over the window at `places`, row-major; `at` is -1 in padding and
/// gaps, else the element's position. The body follows; close with
/// `closeLoops`.
static void openLoops(const Window &window, ArrayRef<std::string> places,
                      raw_string_ostream &os) {
  Extents strides = stridesOf(window.shape);
  for (size_t i = 0; i < window.shape.size(); ++i)
    os << "  for (int w" << i << " = 0; w" << i << " < " << window.extents[i]
       << "; ++w" << i << ")\n";
  os << "  {\n    long long at = 0;\n    bool inside = true;\n";
  for (size_t i = 0; i < window.shape.size(); ++i) {
    os << "    {\n      const long long x = static_cast<long long>("
       << places[i] << ") * " << literal(window.steps[i]) << " + w" << i
       << " * " << literal(window.windowDilations[i]) << " - ("
       << literal(window.low[i]) << ");\n      inside = inside && x >= 0";
    if (window.baseDilations[i] != 1)
      os << " && x % " << window.baseDilations[i] << " == 0";
    os << " && x / " << window.baseDilations[i] << " < "
       << literal(window.shape[i]) << ";\n      at += x / "
       << window.baseDilations[i] << " * " << literal(strides[i])
       << ";\n    }\n";
  }
}

LogicalResult cuda::generateReduceWindow(const LibraryRequest &request,
                                         Kernels &kernels) {
  CallReader call(request);
  unsigned n = call.numOperands() / 3;
  Window window(call, call.shape(0), call.shape(2 * n));
  int64_t results = call.elements(2 * n);
  if (results == 0)
    return success();
  Reducer reducer(call, n);
  LibraryText text("reduce_window", 256);
  reducer.declare(text);
  text.useIndicesFor(results);
  text.beginItems(results);
  SmallVector<std::string> places =
      text.splitIndex("item", window.places, "p", "  ");
  text.body << "  const Item init = " << reducer.load(text, n, "0")
            << ";\n  Item sum = init;\n";
  openLoops(window, places, text.body);
  text.body << "    sum = combine(sum, inside ? " << reducer.load(text, 0, "at")
            << " : init);\n  }\n  " << reducer.store(text, 2 * n, "item", "sum")
            << ";\n";
  kernels.push_back(text.finish(ceilDivide(results, 256)));
  return success();
}

LogicalResult cuda::generateSelectAndScatter(const LibraryRequest &request,
                                             Kernels &kernels) {
  CallReader call(request);
  Window window(call, call.shape(0), call.shape(1));
  int64_t elements = call.elements(3), windows = call.elements(1);
  if (elements == 0)
    return success();
  if (failed(call.expectWorkspace(selectAndScatterBytes(windows))))
    return mlir::failure();

  if (windows > 0) {
    LibraryText text("select", 256);
    text.include("trc/elements.cuh");
    text.useIndicesFor(std::max(windows, elements));
    std::string select = call.callee(0, text);
    std::string data = text.operand(0, call.stored(0), LibraryText::Read);
    std::string kept =
        text.operand(call.workspace(), "long long", LibraryText::Written);
    text.beginItems(windows);
    SmallVector<std::string> places =
        text.splitIndex("item", window.places, "p", "  ");
    text.body << "  long long kept = -1;\n";
    openLoops(window, places, text.body);
    text.body << "    if (!inside)\n      continue;\n    unsigned char keeps = "
                 "0;\n    if (kept >= 0)\n      "
              << select << "(" << data << " + kept, " << data
              << " + at, &keeps);\n    if (!keeps)\n      kept = at;\n  }\n  "
              << kept << "[item] = kept;\n";
    kernels.push_back(text.finish(ceilDivide(windows, 256)));
  }

  Reducer reducer(call, 1, /*callee=*/1);
  LibraryText text("select_and_scatter", 256);
  reducer.declare(text);
  text.useIndicesFor(std::max(windows, elements));
  text.beginItems(elements);
  raw_string_ostream &os = text.body;
  SmallVector<std::string> names =
      text.splitIndex("item", window.shape, "i", "  ");
  os << "  Item sum = " << reducer.load(text, 2, "0") << ";\n";
  if (windows > 0) {
    std::string kept =
        text.operand(call.workspace(), "long long", LibraryText::Written);
    Extents strides = stridesOf(window.places);
    std::string place;
    // Windows that reach the element: first <= p * step <= last.
    for (size_t i = 0; i < window.shape.size(); ++i) {
      std::string p = "p" + std::to_string(i);
      int64_t span = (window.extents[i] - 1) * window.windowDilations[i];
      int64_t step = window.steps[i];
      os << "  const long long last" << i << " = static_cast<long long>("
         << names[i] << ") * " << literal(window.baseDilations[i]) << " + "
         << literal(window.low[i]) << ";\n  const long long first" << i
         << " = last" << i << " - " << literal(span) << ";\n  for (long long "
         << p << " = first" << i << " <= 0 ? 0 : (first" << i << " + "
         << step - 1 << ") / " << step << "; " << p << " * " << step
         << " <= last" << i << " && " << p << " < " << literal(window.places[i])
         << "; ++" << p << ") {\n";
      place += (i ? " + " : "") + p + " * " + literal(strides[i]);
    }
    if (place.empty())
      place = "0";
    os << "    const long long place = " << place << ";\n    if (" << kept
       << "[place] == item)\n      sum = combine(sum, "
       << reducer.load(text, 1, "place") << ");\n";
    for (size_t i = 0; i < window.shape.size(); ++i)
      os << "  }\n";
  }
  os << "  " << reducer.store(text, 3, "item", "sum") << ";\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}

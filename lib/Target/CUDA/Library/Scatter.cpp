//===- Scatter.cpp - stablehlo.scatter and trc.scatter_rows ---------------===//
//
// Updates that meet in one element are combined in their order, without
// atomics: the entries (where to, which update) are sorted by where to, and
// whoever holds the first entry of a run combines the run (trc/scatter.cuh,
// trc/scatter_rows.cuh).
//
//   stablehlo.scatter   key: position in the dimensions that are not lanes;
//                       entry: position in the window and number of the vector
//   trc.scatter_rows    key: row; lanes: columns; sums in two stages, so that a
//                       row with many updates does not wait for one thread
//
//===----------------------------------------------------------------------===//

#include "CopyKernel.h"
#include "Generators.h"
#include "IndexVectors.h"
#include "ProblemText.h"
#include "RadixSort.h"
#include "Reducer.h"
#include "Workspaces.h"

#include "schema/TensorNumbers.h"

#include <numeric>

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

constexpr int64_t mostKeys = (int64_t(1) << 32) - 2;

//===----------------------------------------------------------------------===//
// stablehlo.scatter
//===----------------------------------------------------------------------===//

namespace {

/// The call's tensors.
namespace at {
constexpr TensorNumbers tensors("stablehlo.scatter");
constexpr TensorNumber inputs = tensors.of("inputs"),
                       scatterIndices = tensors.of("scatter_indices"),
                       updates = tensors.of("updates"),
                       results = tensors.of("results");
} // namespace at

struct ScatterShape {
  explicit ScatterShape(const CallReader &call);

  /// A dimension of the window within which an entry has a position.
  struct WindowDimension {
    int64_t extent, operandDim, updateStep;
  };

  unsigned tensors, indices;
  IndexVectors vectors;
  llvm::SmallVector<WindowDimension> moving, lanes;
  Extents operand;  ///< its shape
  Extents keyed;    ///< its dimensions that are no lanes
  Extents keySteps; ///< of `keyed`, row-major in the space of keys
  Extents vectorUpdateSteps;
  int64_t keys, entries, numLanes;
};

} // namespace

ScatterShape::ScatterShape(const CallReader &call)
    : tensors((call.numOperands() - 1) / 3),
      indices(at::scatterIndices(tensors)),
      operand(call.shape(at::inputs(tensors))) {
  ArrayRef<int64_t> updates = call.shape(at::updates(tensors));
  Extents windowDims = call.list("update_window_dims");
  Extents inserted = call.list("inserted_window_dims");
  Extents batching = call.list("input_batching_dims");
  Extents map = call.list("scatter_dims_to_operand_dims");
  Extents updateSteps = stridesOf(updates), outer;
  for (int64_t i = 0; i < static_cast<int64_t>(updates.size()); ++i)
    if (!contains(windowDims, i))
      outer.push_back(i);
  vectors = readIndexVectors(call, indices, "scatter_dims_to_operand_dims",
                             "input_batching_dims",
                             "scatter_indices_batching_dims", outer);
  for (const IndexVectors::Dimension &dimension : vectors.dimensions)
    vectorUpdateSteps.push_back(updateSteps[dimension.counterpart]);
  size_t next = 0;
  for (int64_t i = 0; i < static_cast<int64_t>(operand.size()); ++i) {
    if (contains(inserted, i) || contains(batching, i)) {
      keyed.push_back(i);
      continue;
    }
    int64_t dimension = windowDims[next++];
    WindowDimension window = {updates[dimension], i, updateSteps[dimension]};
    if (contains(map, i)) {
      keyed.push_back(i);
      moving.push_back(window);
    } else {
      lanes.push_back(window);
    }
  }
  Extents keyedExtents;
  for (int64_t dimension : keyed)
    keyedExtents.push_back(operand[dimension]);
  keySteps = stridesOf(keyedExtents);
  keys = productOf(keyedExtents);
  entries = vectors.count();
  for (const WindowDimension &window : moving)
    entries *= window.extent;
  numLanes = 1;
  for (const WindowDimension &window : lanes)
    numLanes *= window.extent;
}

/// What keys depend on, and no more: sorts by equal keys are one kernel.
static void writeKeys(const CallReader &call, const ScatterShape &shape,
                      ProblemText &problem) {
  // Of an entry: its vector's indices, then those in the window.
  int64_t numVector = shape.vectors.dimensions.size();
  Extents extents = shape.vectors.extents();
  Extents steps = shape.vectors.indexSteps();
  for (const ScatterShape::WindowDimension &window : shape.moving) {
    extents.push_back(window.extent);
    steps.push_back(0);
  }
  Extents keyExtents, components, windowIndices, batchIndices;
  for (int64_t dimension : shape.keyed) {
    keyExtents.push_back(shape.operand[dimension]);
    const IndexVectors::Component *component =
        shape.vectors.componentOf(dimension);
    components.push_back(component ? component->offset : -1);
    windowIndices.push_back(-1);
    for (auto [i, window] : enumerate(shape.moving))
      if (window.operandDim == dimension)
        windowIndices.back() = numVector + static_cast<int64_t>(i);
    batchIndices.push_back(-1);
    for (auto [i, batching] : enumerate(shape.vectors.dimensions))
      if (batching.operandDim == dimension)
        batchIndices.back() = static_cast<int64_t>(i);
  }
  problem.type("IndexElement", call.element(shape.indices));
  problem.number("keys", shape.keys);
  problem.numbers("EntryExtents", extents);
  problem.numbers("VectorSteps", steps);
  problem.numbers("KeyExtents", keyExtents);
  problem.numbers("KeySteps", shape.keySteps);
  problem.numbers("Components", components);
  problem.numbers("WindowIndices", windowIndices);
  problem.numbers("BatchIndices", batchIndices);
}

static void writeCombination(const CallReader &call, const ScatterShape &shape,
                             StringRef reducer, ProblemText &problem) {
  Extents strides = stridesOf(shape.operand), operandSteps;
  for (int64_t dimension : shape.keyed)
    operandSteps.push_back(strides[dimension]);
  Extents updateSteps = shape.vectorUpdateSteps;
  for (const ScatterShape::WindowDimension &window : shape.moving)
    updateSteps.push_back(window.updateStep);
  Extents laneExtents, laneSteps, laneUpdateSteps;
  for (const ScatterShape::WindowDimension &window : shape.lanes) {
    laneExtents.push_back(window.extent);
    laneSteps.push_back(strides[window.operandDim]);
    laneUpdateSteps.push_back(window.updateStep);
  }
  problem.type("Reducer", reducer);
  problem.number("entries", shape.entries);
  problem.number("lanes", shape.numLanes);
  problem.numbers("UpdateSteps", updateSteps);
  problem.numbers("OperandSteps", operandSteps);
  problem.numbers("LaneExtents", laneExtents);
  problem.numbers("LaneSteps", laneSteps);
  problem.numbers("LaneUpdateSteps", laneUpdateSteps);
}

/// The function object that gives an entry's key.
static std::string keysOf(const CallReader &call, const ScatterShape &shape,
                          LibraryText &text) {
  return "ScatterKeys<Problem>{" +
         text.operand(shape.indices, call.stored(shape.indices),
                      LibraryText::Read) +
         "}";
}

/// Sorted, or each entry its own run.
static GeneratedKernel combineEntries(const CallReader &call,
                                      const ScatterShape &shape,
                                      const RadixSort *sort) {
  int64_t items = shape.entries * shape.numLanes;
  LibraryText text("scatter", 256);
  text.useIndicesFor(std::max(items, call.elements(at::inputs(shape.tensors))));
  text.include("trc/scatter.cuh");
  std::string reducer = bodyReducer(call, shape.tensors, 0, text);
  ProblemText problem(text);
  writeKeys(call, shape, problem);
  writeCombination(call, shape, reducer, problem);
  problem.finish();
  std::string keys;
  if (!sort)
    keys = keysOf(call, shape, text);
  std::string updates = call.tuple(at::updates(shape.tensors), shape.tensors,
                                   LibraryText::Read, text);
  std::string results = call.tuple(at::results(shape.tensors), shape.tensors,
                                   LibraryText::Written, text);
  if (sort) {
    std::string words =
        text.operand(call.workspace(), "u32", LibraryText::Written);
    keys = words + " + " + literal(sort->sortedKeys()) + ", " + words + " + " +
           literal(sort->sortedPositions());
  }
  text.body << "  Scatter<Problem>::"
            << (sort ? "combine_runs" : "combine_each") << "(" << keys
            << ",\n      " << updates << ", " << results << ");\n";
  return text.finish(ceilDivide(items, 256));
}

LogicalResult cuda::generateScatter(const LibraryRequest &request,
                                    Kernels &kernels) {
  CallReader call(request);
  ScatterShape shape(call);
  if (shape.keys > mostKeys || shape.entries > INT32_MAX)
    return call.fail("more than 2^31 updates, or 2^32 places for them, are not "
                     "supported; split the operation");
  SmallVector<CopyPart> copies;
  for (unsigned i = 0; i < shape.tensors; ++i) {
    const size_t input = at::inputs(shape.tensors, i),
                 result = at::results(shape.tensors, i);
    if (!call.isSamePlace(input, result))
      copies.push_back(makeWhole(input, result, call.elements(input)));
  }
  emitCopies(call, "copy", copies, kernels);
  if (shape.entries * shape.numLanes == 0 || productOf(shape.operand) == 0)
    return success();
  int64_t bytes = scatterBytes(shape.entries, shape.numLanes,
                               call.flagOr("unique_indices", false));
  if (bytes == 0) {
    kernels.push_back(combineEntries(call, shape, nullptr));
    return success();
  }
  if (failed(call.expectWorkspace(bytes)))
    return mlir::failure();
  RadixSort sort{shape.entries, shape.keys};
  sort.emit(
      [&](LibraryText &text) {
        text.include("trc/scatter.cuh");
        ProblemText problem(text);
        writeKeys(call, shape, problem);
        problem.finish();
        return keysOf(call, shape, text);
      },
      call.workspace(), kernels);
  kernels.push_back(combineEntries(call, shape, &sort));
  return success();
}

//===----------------------------------------------------------------------===//
// trc.scatter_rows
//===----------------------------------------------------------------------===//

namespace {

/// The call's tensors.
namespace rows_at {
constexpr TensorNumbers tensors("trc.scatter_rows");
constexpr unsigned init = tensors["init"], indices = tensors["indices"],
                   updates = tensors["updates"], result = tensors["result"];
} // namespace rows_at

struct RowsShape {
  explicit RowsShape(const CallReader &call)
      : rows(call.shape(rows_at::init)[0]),
        columns(productOf(call.shape(rows_at::init).drop_front())),
        updates(call.elements(rows_at::indices)), sort{updates, rows},
        isWide(call.type(rows_at::init) == kernel::ElementType::F64 ||
               !kernel::isFloat(call.type(rows_at::init))) {}
  int64_t workspaceBytes() const {
    return scatterRowsBytes(rows, columns, updates, isWide);
  }
  int64_t rows, columns, updates;
  RadixSort sort;
  bool isWide;
};

/// As in trc/scatter_rows.cuh.
constexpr int64_t segmentChunk = 32;

} // namespace

LogicalResult cuda::generateScatterRows(const LibraryRequest &request,
                                        Kernels &kernels) {
  CallReader call(request);
  RowsShape shape(call);
  if (shape.rows > mostKeys || shape.updates > mostKeys)
    return call.fail("expected fewer than 2^32 rows");
  if (!call.isSamePlace(rows_at::init, rows_at::result))
    emitCopies(
        call, "copy",
        makeWhole(rows_at::init, rows_at::result, call.elements(rows_at::init)),
        kernels);
  if (shape.workspaceBytes() == 0)
    return success();
  if (failed(call.expectWorkspace(shape.workspaceBytes())))
    return mlir::failure();

  int64_t bytes = call.elementBytes(rows_at::init);
  int64_t width = std::gcd(16 / bytes, shape.columns);
  for (unsigned operand : {rows_at::updates, rows_at::result})
    width = std::gcd(width, call.alignment(operand) / bytes);
  auto begin = [&](LibraryText &text) {
    text.include("trc/scatter_rows.cuh");
    ProblemText problem(text);
    problem.type("Element", call.element(rows_at::init));
    problem.number("rows", shape.rows);
    problem.number("columns", shape.columns);
    problem.number("updates", shape.updates);
    problem.number("width", width);
    problem.finish();
  };
  shape.sort.emit(
      [&](LibraryText &text) {
        text.include("trc/scatter_rows.cuh");
        return "RowKeys<" + call.element(rows_at::indices).str() + ", " +
               literal(shape.rows) + ">{" +
               text.operand(rows_at::indices, call.stored(rows_at::indices),
                            LibraryText::Read) +
               "}";
      },
      call.workspace(), kernels);

  int64_t lanes = shape.columns / width;
  int64_t chunks = ceilDivide(shape.updates, segmentChunk);
  // Joining has nothing to do where there is one chunk.
  for (bool joins : {false, true}) {
    int64_t items = (joins ? chunks - 1 : chunks) * lanes;
    if (items == 0)
      continue;
    LibraryText text(joins ? "join_rows" : "scatter_rows", 256);
    begin(text);
    std::string updates;
    if (!joins)
      updates = text.operand(rows_at::updates, call.stored(rows_at::updates),
                             LibraryText::Read);
    std::string result = text.operand(
        rows_at::result, call.stored(rows_at::result), LibraryText::Written);
    std::string words =
        text.operand(call.workspace(), "u32", LibraryText::Written);
    text.body << "  auto *partial = reinterpret_cast<"
              << call.element(rows_at::init) << "::Value *>(" << words << " + "
              << literal(radixSortBytes(shape.updates) / 4)
              << ");\n  const u32 *rows = " << words << " + "
              << literal(shape.sort.sortedKeys()) << ";\n";
    if (joins)
      text.body << "  join_segments<Problem>(rows, partial, " << result
                << ");\n";
    else
      text.body << "  add_segments<Problem>(rows, " << words << " + "
                << literal(shape.sort.sortedPositions()) << ", " << updates
                << ", " << result << ", partial);\n";
    kernels.push_back(text.finish(ceilDivide(items, 256)));
  }
  return success();
}

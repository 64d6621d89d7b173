//===- Scatter.cpp - stablehlo.scatter and trc.scatter_rows ---------------===//
//
// Updates that meet in one element are combined in their order, without
// atomics: the entries (where to, which update) are sorted by where to, and
// whoever holds the first entry of a run combines the run. The dimensions of a
// window along which no index ever moves it are *lanes*: they are not sorted,
// and every lane of an entry has its own thread. Entries that fall outside get
// the largest key and so come last.
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
#include "RadixSort.h"
#include "Workspaces.h"

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
    : tensors((call.numOperands() - 1) / 3), indices(tensors),
      operand(call.shape(0)) {
  unsigned firstUpdate = tensors + 1;
  ArrayRef<int64_t> updates = call.shape(firstUpdate);
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

static Extents extentsOf(ArrayRef<ScatterShape::WindowDimension> windows) {
  Extents result;
  for (const ScatterShape::WindowDimension &window : windows)
    result.push_back(window.extent);
  return result;
}

/// Index names of an entry: of its vector, then of its place in the window.
static SmallVector<std::string> splitEntry(const ScatterShape &shape,
                                           LibraryText &text, StringRef entry,
                                           StringRef indent) {
  Extents extents = shape.vectors.extents();
  extents.append(extentsOf(shape.moving));
  return text.splitIndex(entry, extents, "e", indent);
}

/// The function object that gives an entry's key: its position among the keys,
/// or their number where it falls outside.
static std::string writeKeys(const CallReader &call, const ScatterShape &shape,
                             LibraryText &text) {
  text.include("trc/elements.cuh");
  std::string indices = text.operand(shape.indices, call.stored(shape.indices),
                                     LibraryText::Read);
  LibraryText inner("", 1); // for its lines only
  SmallVector<std::string> names =
      splitEntry(shape, inner, "static_cast<int>(entry)", "    ");
  size_t numVector = shape.vectors.dimensions.size();
  std::string vector = LibraryText::sumOf(ArrayRef(names).take_front(numVector),
                                          shape.vectors.indexSteps());
  raw_string_ostream &os = inner.body;
  os << "    long long key = 0;\n";
  for (auto [dimension, step] : zip_equal(shape.keyed, shape.keySteps)) {
    std::string inside = "0";
    for (auto [i, window] : enumerate(shape.moving))
      if (window.operandDim == dimension)
        inside = names[numVector + i];
    for (auto [i, batching] : enumerate(shape.vectors.dimensions))
      if (batching.operandDim == dimension)
        os << "    key += " << names[i] << " * " << literal(step) << ";\n";
    const IndexVectors::Component *component =
        shape.vectors.componentOf(dimension);
    if (!component)
      continue;
    std::string at = "at" + std::to_string(dimension);
    std::string extent = literal(shape.operand[dimension]);
    // Bounds first, so that no sum overflows.
    os << "    const long long " << at << " = load_index<"
       << call.element(shape.indices) << ">(indices, " << vector << " + "
       << literal(component->offset) << ");\n    if (" << at << " >= " << extent
       << " || " << at << " <= -" << extent << " || " << at << " + " << inside
       << " < 0 || " << at << " + " << inside << " >= " << extent
       << ")\n      return " << literal(shape.keys) << "u;\n    key += (" << at
       << " + " << inside << ") * " << literal(step) << ";\n";
  }
  text.preamble() << "struct Keys {\n  const " << call.stored(shape.indices)
                  << " *indices;\n  __device__ unsigned int "
                     "operator()(unsigned int entry) const {\n"
                  << os.str()
                  << "    return static_cast<unsigned int>(key);\n  }\n};\n";
  return "Keys{" + indices + "}";
}

/// Sorted: a thread per entry and lane, of which the first entry of a run does
/// the run. Else each entry is its own run.
static GeneratedKernel combineEntries(const CallReader &call,
                                      const ScatterShape &shape,
                                      const RadixSort *sort) {
  LibraryText text("scatter", 256);
  text.include("trc/elements.cuh");
  int64_t items = shape.entries * shape.numLanes;
  text.useIndicesFor(std::max(items, call.elements(0)));
  std::string callee = call.callee(0, text);
  std::string keys;
  if (!sort)
    keys = writeKeys(call, shape, text);
  unsigned n = shape.tensors;
  SmallVector<std::string> updates, results;
  for (unsigned i = 0; i < n; ++i) {
    updates.push_back(
        text.operand(n + 1 + i, call.stored(i), LibraryText::Read));
    results.push_back(
        text.operand(2 * n + 1 + i, call.stored(i), LibraryText::Written));
  }
  raw_string_ostream &os = text.body;
  if (sort) {
    std::string words =
        text.operand(call.workspace(), "unsigned int", LibraryText::Written);
    os << "  const unsigned int *keys = " << words << " + "
       << literal(sort->sortedKeys())
       << ";\n  const unsigned int *entries = " << words << " + "
       << literal(sort->sortedPositions()) << ";\n";
  }
  text.beginItems(items);
  StringRef index = text.indexType();
  os << "  const " << index << " first = item / " << literal(shape.numLanes)
     << ";\n  const " << index << " lane = item % " << literal(shape.numLanes)
     << ";\n";
  if (sort)
    os << "  const unsigned int key = keys[first];\n  if (key >= "
       << literal(shape.keys)
       << "u || (first > 0 && keys[first - 1] == key))\n    return;\n";
  else
    os << "  const unsigned int key = " << keys
       << "(first);\n  if (key >= " << literal(shape.keys)
       << "u)\n    return;\n";

  // Where it goes.
  Extents strides = stridesOf(shape.operand), keyedExtents, keyedSteps,
          laneSteps, laneUpdateSteps;
  for (int64_t dimension : shape.keyed) {
    keyedExtents.push_back(shape.operand[dimension]);
    keyedSteps.push_back(strides[dimension]);
  }
  for (const ScatterShape::WindowDimension &window : shape.lanes) {
    laneSteps.push_back(strides[window.operandDim]);
    laneUpdateSteps.push_back(window.updateStep);
  }
  // Keys may exceed an int.
  os << "  const long long wideKey = key;\n";
  LibraryText wide("", 1);
  wide.useWideIndices(true);
  SmallVector<std::string> keyNames =
      wide.splitIndex("wideKey", keyedExtents, "k", "  ");
  os << wide.body.str();
  SmallVector<std::string> laneNames =
      text.splitIndex("lane", extentsOf(shape.lanes), "l", "  ");
  os << "  const long long to = " << LibraryText::sumOf(keyNames, keyedSteps)
     << " + " << LibraryText::sumOf(laneNames, laneSteps) << ";\n";
  for (unsigned i = 0; i < n; ++i)
    os << "  " << call.stored(i) << " sum" << i << " = " << results[i]
       << "[to];\n";
  StringRef indent = sort ? "    " : "  ";
  if (sort)
    os << "  for (" << index << " at = first; at < " << literal(shape.entries)
       << " && keys[at] == key; ++at) {\n    const " << index
       << " entry = entries[at];\n";
  else
    os << "  const " << index << " entry = first;\n";
  SmallVector<std::string> names = splitEntry(shape, text, "entry", indent);
  Extents steps = shape.vectorUpdateSteps;
  for (const ScatterShape::WindowDimension &window : shape.moving)
    steps.push_back(window.updateStep);
  os << indent << "const long long from = " << LibraryText::sumOf(names, steps)
     << " + " << LibraryText::sumOf(laneNames, laneUpdateSteps) << ";\n";
  for (unsigned i = 0; i < n; ++i)
    os << indent << "const " << call.stored(i) << " update" << i << " = "
       << updates[i] << "[from];\n"
       << indent << call.stored(i) << " next" << i << ";\n";
  os << indent << callee << "(";
  for (StringRef name : {"sum", "update", "next"})
    for (unsigned i = 0; i < n; ++i)
      os << (name == "sum" && i == 0 ? "&" : ", &") << name << i;
  os << ");\n";
  for (unsigned i = 0; i < n; ++i)
    os << indent << "sum" << i << " = next" << i << ";\n";
  if (sort)
    os << "  }\n";
  for (unsigned i = 0; i < n; ++i)
    os << "  " << results[i] << "[to] = sum" << i << ";\n";
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
  for (unsigned i = 0; i < shape.tensors; ++i)
    if (!call.isSamePlace(i, 2 * shape.tensors + 1 + i))
      copies.push_back(
          makeWhole(i, 2 * shape.tensors + 1 + i, call.elements(i)));
  emitCopies(call, "copy", copies, kernels);
  if (shape.entries * shape.numLanes == 0 || call.elements(0) == 0)
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
  sort.emit([&](LibraryText &text) { return writeKeys(call, shape, text); },
            call.workspace(), kernels);
  kernels.push_back(combineEntries(call, shape, &sort));
  return success();
}

//===----------------------------------------------------------------------===//
// trc.scatter_rows
//===----------------------------------------------------------------------===//

namespace {

struct RowsShape {
  explicit RowsShape(const CallReader &call)
      : rows(call.shape(0)[0]), columns(productOf(call.shape(0).drop_front())),
        updates(call.elements(1)), sort{updates, rows},
        isWide(call.type(0) == kernel::ElementType::F64 ||
               !kernel::isFloat(call.type(0))) {}
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
  if (!call.isSamePlace(0, 3))
    emitCopies(call, "copy", makeWhole(0, 3, call.elements(0)), kernels);
  if (shape.workspaceBytes() == 0)
    return success();
  if (failed(call.expectWorkspace(shape.workspaceBytes())))
    return mlir::failure();

  shape.sort.emit(
      [&](LibraryText &text) {
        text.include("trc/elements.cuh");
        std::string rows = text.operand(1, call.stored(1), LibraryText::Read);
        text.preamble()
            << "struct Keys {\n  const " << call.stored(1)
            << " *rows;\n  __device__ unsigned int operator()(unsigned int "
               "update) const {\n    const long long row = load_index<"
            << call.element(1)
            << ">(rows, update);\n    return row < 0 || "
               "row > "
            << literal(shape.rows) << " ? " << shape.rows
            << "u : static_cast<unsigned int>(row);\n  }\n};\n";
        return "Keys{" + rows + "}";
      },
      call.workspace(), kernels);

  int64_t bytes = call.elementBytes(0);
  int64_t width = std::gcd(16 / bytes, shape.columns);
  for (unsigned operand : {2, 3})
    width = std::gcd(width, call.alignment(operand) / bytes);
  std::string arguments = "<" + call.element(0).str() + ", " +
                          std::to_string(width) + "u, " + literal(shape.rows) +
                          "u, " + literal(shape.columns) + "u, " +
                          literal(shape.updates) + "u>";
  int64_t lanes = shape.columns / width;
  int64_t chunks = ceilDivide(shape.updates, segmentChunk);
  // Joining has nothing to do where there is one chunk.
  for (bool joins : {false, true}) {
    int64_t items = (joins ? chunks - 1 : chunks) * lanes;
    if (items == 0)
      continue;
    LibraryText text(joins ? "join_rows" : "scatter_rows", 256);
    text.include("trc/scatter_rows.cuh");
    std::string updates;
    if (!joins)
      updates = text.operand(2, call.stored(2), LibraryText::Read);
    std::string result = text.operand(3, call.stored(3), LibraryText::Written);
    std::string words =
        text.operand(call.workspace(), "unsigned int", LibraryText::Written);
    text.body << "  auto *partial = reinterpret_cast<" << call.element(0)
              << "::Value *>(" << words << " + "
              << literal(radixSortBytes(shape.updates) / 4)
              << ");\n  const unsigned int *rows = " << words << " + "
              << literal(shape.sort.sortedKeys()) << ";\n";
    if (joins)
      text.body << "  join_segments" << arguments << "(rows, partial, "
                << result << ");\n";
    else
      text.body << "  add_segments" << arguments << "(rows, " << words << " + "
                << literal(shape.sort.sortedPositions()) << ", " << updates
                << ", " << result << ", partial);\n";
    kernels.push_back(text.finish(ceilDivide(items, 256)));
  }
  return success();
}

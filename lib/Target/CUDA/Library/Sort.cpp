//===- Sort.cpp - stablehlo.sort and chlo.top_k ---------------------------===//
//
// Positions along the sorted dimension are sorted, then elements are moved once
// (trc/merge_sort.cuh). What one block can sort takes one kernel; longer ones
// take a kernel for the chunks, one for each doubling of the runs, and one that
// moves. A workspace holds two arrays of positions.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "Workspaces.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

// As in trc/merge_sort.cuh.
constexpr int64_t threads = 256, itemsPerThread = 4,
                  chunk = threads * itemsPerThread;

/// The box that is sorted: `slices` lines of `length` elements, `step` apart.
struct SortShape {
  SortShape(ArrayRef<int64_t> shape, int64_t dimension)
      : length(shape[dimension]), step(stridesOf(shape)[dimension]),
        elements(productOf(shape)), slices(length ? elements / length : 0) {}
  bool fitsBlock() const { return length <= chunk; }
  /// Where the line of `slice` begins.
  std::string base(StringRef slice) const {
    return (slice + " / " + literal(step) + " * " + literal(step * length) +
            " + " + slice + " % " + literal(step))
        .str();
  }
  int64_t length, step, elements, slices;
};

/// What differs between the two operations.
struct SortTask {
  SortShape shape;
  StringRef name;
  /// Writes what `Before` is made of, and returns an expression for it, given
  /// where the line begins.
  function_ref<std::string(LibraryText &, StringRef base)> writeBefore;
  /// Lines that move the element at position `from` to place `to` of the line.
  function_ref<void(LibraryText &, StringRef indent)> writeMove;
  int64_t places; ///< of a line that are moved
};

} // namespace

static LogicalResult emitSort(const CallReader &call, const SortTask &task,
                              Kernels &kernels) {
  const SortShape &shape = task.shape;
  if (shape.elements > UINT32_MAX)
    return call.fail("more than 2^32 elements are not supported");
  if (shape.elements == 0 || task.places == 0)
    return success();
  if (failed(call.expectWorkspace(sortBytes(shape.length, shape.elements))))
    return mlir::failure();
  auto prepare = [](LibraryText &text) {
    text.include("trc/merge_sort.cuh");
    text.include("trc/elements.cuh");
    text.useWideIndices(true);
  };
  if (shape.fitsBlock()) {
    LibraryText text(task.name, threads);
    prepare(text);
    text.body << "  const long long slice = blockIdx.x;\n  const long long "
                 "base = "
              << shape.base("slice") << ";\n";
    std::string before = task.writeBefore(text, "base");
    text.body << "  const unsigned int *sorted = sort_in_block(" << before
              << ", 0, " << shape.length
              << ");\n  for (unsigned int to = threadIdx.x; to < "
              << task.places
              << "; to += sortThreads) {\n    const unsigned int "
                 "from = sorted[to];\n";
    task.writeMove(text, "    ");
    text.body << "  }\n";
    kernels.push_back(text.finish(shape.slices));
    return success();
  }

  auto positions = [&](LibraryText &text, StringRef name, unsigned array) {
    std::string words =
        text.operand(call.workspace(), "unsigned int", LibraryText::Written);
    text.body << "  unsigned int *" << name << " = " << words << " + slice * "
              << literal(shape.length);
    if (array)
      text.body << " + " << literal(shape.elements);
    text.body << ";\n";
  };
  int64_t chunks = ceilDivide(shape.length, chunk);
  auto beginLine = [&](LibraryText &text) {
    text.body << "  const long long slice = blockIdx.x / " << chunks
              << ";\n  const unsigned int first = blockIdx.x % " << chunks
              << " * sortChunk;\n  const long long base = "
              << shape.base("slice") << ";\n";
  };
  unsigned array = 0;
  {
    LibraryText text("sort_chunks", threads);
    prepare(text);
    beginLine(text);
    std::string before = task.writeBefore(text, "base");
    positions(text, "to", array);
    text.body << "  const unsigned int length = " << shape.length
              << "u - first < sortChunk ? " << shape.length
              << "u - first : sortChunk;\n  const unsigned int *sorted = "
                 "sort_in_block("
              << before
              << ", first, length);\n  for (unsigned int i = threadIdx.x; i < "
                 "length; i += sortThreads)\n    to[first + i] = sorted[i];\n";
    kernels.push_back(text.finish(shape.slices * chunks));
  }
  for (int64_t run = chunk; run < shape.length; run *= 2) {
    LibraryText text("merge_runs", threads);
    prepare(text);
    beginLine(text);
    std::string before = task.writeBefore(text, "base");
    positions(text, "from", array);
    array = 1 - array;
    positions(text, "to", array);
    text.body << "  const unsigned int at = first + threadIdx.x * "
                 "sortItems;\n  merge_runs("
              << before << ", from, to, " << shape.length << "u, " << run
              << "u, at, at + sortItems);\n";
    kernels.push_back(text.finish(shape.slices * chunks));
  }
  LibraryText text(task.name, threads);
  prepare(text);
  int64_t items = shape.slices * task.places;
  text.beginItems(items);
  text.body << "  const long long slice = item / " << literal(task.places)
            << ";\n  const long long to = item % " << literal(task.places)
            << ";\n  const long long base = " << shape.base("slice") << ";\n";
  positions(text, "sorted", array);
  text.body << "  const unsigned int from = sorted[to];\n";
  task.writeMove(text, "  ");
  kernels.push_back(text.finish(ceilDivide(items, threads)));
  return success();
}

LogicalResult cuda::generateSort(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  unsigned tensors = call.numOperands() / 2;
  int64_t dimension = call.integerOr("dimension", -1);
  SortShape shape(call.shape(0),
                  dimension < 0 ? dimension + call.rank(0) : dimension);
  auto writeBefore = [&](LibraryText &text, StringRef base) {
    std::string callee = call.callee(0, text), object = "Before{" + base.str();
    raw_string_ostream &os = text.preamble();
    os << "struct Before {\n  long long base;\n";
    for (unsigned i = 0; i < tensors; ++i)
      os << "  const " << call.stored(i) << " *data" << i << ";\n";
    os << "  __device__ bool operator()(unsigned int a, unsigned int b) const "
          "{\n    const long long left = base + static_cast<long long>(a) * "
       << literal(shape.step)
       << ",\n                    right = base + static_cast<long long>(b) * "
       << literal(shape.step) << ";\n    unsigned char before;\n    " << callee
       << "(";
    for (unsigned i = 0; i < tensors; ++i) {
      os << "data" << i << " + left, data" << i << " + right, ";
      object += ", " + text.operand(i, call.stored(i), LibraryText::Read);
    }
    os << "&before);\n    return before != 0;\n  }\n};\n";
    return object + "}";
  };
  auto writeMove = [&](LibraryText &text, StringRef indent) {
    for (unsigned i = 0; i < tensors; ++i)
      text.body << indent
                << text.operand(tensors + i, call.stored(i),
                                LibraryText::Written)
                << "[base + static_cast<long long>(to) * "
                << literal(shape.step)
                << "] = " << text.operand(i, call.stored(i), LibraryText::Read)
                << "[base + static_cast<long long>(from) * "
                << literal(shape.step) << "];\n";
  };
  return emitSort(call, {shape, "sort", writeBefore, writeMove, shape.length},
                  kernels);
}

//===----------------------------------------------------------------------===//
// chlo.top_k: the first of a stable sort from the largest on
//===----------------------------------------------------------------------===//

LogicalResult cuda::generateTopK(const LibraryRequest &request,
                                 Kernels &kernels) {
  CallReader call(request);
  SortShape shape(call.shape(0), call.rank(0) - 1);
  int64_t k = call.integerOr("k", 0);
  auto writeBefore = [&](LibraryText &text, StringRef base) {
    std::string data = text.operand(0, call.stored(0), LibraryText::Read);
    // NaN is first: in the total order it is above all, if its sign is +.
    text.preamble() << "struct Before {\n  const " << call.stored(0)
                    << " *line;\n  __device__ bool operator()(unsigned int a, "
                       "unsigned int b) const {\n    return order_key<"
                    << call.element(0) << ">(line[a]) > order_key<"
                    << call.element(0) << ">(line[b]);\n  }\n};\n";
    return "Before{" + data + " + " + base.str() + "}";
  };
  auto writeMove = [&](LibraryText &text, StringRef indent) {
    std::string from = text.operand(0, call.stored(0), LibraryText::Read);
    std::string values = text.operand(1, call.stored(1), LibraryText::Written);
    std::string indices = text.operand(2, call.stored(2), LibraryText::Written);
    text.body << indent << values << "[slice * " << literal(k)
              << " + to] = " << from << "[base + from];\n"
              << indent << indices << "[slice * " << literal(k)
              << " + to] = static_cast<int>(from);\n";
  };
  return emitSort(call, {shape, "top_k", writeBefore, writeMove, k}, kernels);
}

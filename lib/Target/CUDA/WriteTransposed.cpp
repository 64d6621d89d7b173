//===- WriteTransposed.cpp - operands that a map reads across -------------===//
//
// A map that transposes stores along one loop and loads along another. Whoever
// follows the stores loads with a stride, 32 bytes of memory for each element.
// So a block takes a tile of 32 x 32 elements, and goes through shared memory:
//
//   load    threads side by side along the loop `across`     in0[.. + i1]
//           -> tile0[column][i1]                 barrier
//   work    threads side by side along the columns           out1[.. + column]
//           <- tile0[column][i1]
//
// A row of the tile is one element longer than it has to be, so that neither
// way two threads of a warp meet in a bank. Everything else that the map reads
// and writes lies along the columns, where the body runs as it always does.
//
//===----------------------------------------------------------------------===//

#include "KernelWriter.h"

#include "trc/Kernel/Cost.h"
#include "trc/Kernel/Index.h"

#include <algorithm>

namespace trc::cuda {

using namespace kernel;

static constexpr int64_t side = transposedSide, rowsOfThreads = 8;

/// Whether the load goes side by side along the parallel loop `across`, and
/// with a stride along the columns.
static bool isAcross(const Kernel &kernel, const Facts &facts, const Use &use,
                     LoopId across) {
  const Access &access = *use.access;
  if (use.isStore || use.vectorLoop == noLoop || !access.dynamic.empty() ||
      !access.guards.empty() ||
      kernel.buffers[access.buffer].kind != Buffer::Kind::Operand ||
      coefficientOf(access.index, across) != 1 ||
      coefficientOf(access.index, use.vectorLoop) <= 1)
    return false;
  // Others may have replaced what the block has yet to read.
  for (unsigned i = 0; i < kernel.buffers.size(); ++i)
    if (kernel.buffers[i].written &&
        (i == access.buffer || mayAlias(kernel, access.buffer, i)))
      return false;
  return facts.extents[across] >= side / 2;
}

LoopId findTransposed(const Kernel &kernel, const Facts &facts) {
  if (kernel.vectorParallel || facts.hasSequentialLoop || facts.hasBound ||
      facts.vectorLoops.size() != 1 || facts.vectorLoops[0]->extent < side / 2)
    return noLoop;
  for (LoopId across = 0; across < kernel.parallel.size(); ++across)
    if (std::any_of(facts.accesses.begin(), facts.accesses.end(),
                    [&](const Use &use) {
                      return isAcross(kernel, facts, use, across);
                    }))
      return across;
  return noLoop;
}

/// Loads the tiles, and opens the loop over the elements of a thread.
void KernelWriter::writeTransposed() {
  LoopId across = mapping.across, columns = facts.vectorLoops[0]->id;
  int64_t height = kernel.parallel[across], width = mapping.extent;
  int64_t tilesAlong = (width + side - 1) / side;
  int64_t tiles = (height + side - 1) / side * tilesAlong;
  auto cast = [&](const std::string &text) {
    return "static_cast<" + std::string(indexType) + ">(" + text + ")";
  };
  std::string number = "i" + std::to_string(across);
  line("// A tile of ", side, " x ", side, ": ", number, " by columns.");
  line("const ", indexType, " tile = ", cast(blockNumber), " % ", tiles, ";");
  line("const ", indexType, " item = ", cast(blockNumber), " / ", tiles, ";");
  line("const ", indexType, " first = tile / ", tilesAlong, " * ", side, ";");
  line("const ", indexType, " firstColumn = tile % ", tilesAlong, " * ", side,
       ";");
  line("const ", indexType, " near = ", cast("threadIdx.x % 32"), ";");
  line("const ", indexType, " far = ", cast("threadIdx.x / 32"), ";");
  int64_t inner = 1;
  for (size_t i = kernel.parallel.size(); i-- > 0;) {
    if (i == across)
      continue;
    std::string name = "i" + std::to_string(i);
    line("const ", indexType, " ", name, " = item",
         inner > 1 ? " / " + std::to_string(inner) : std::string(), " % ",
         kernel.parallel[i], ";");
    counters[LoopId(i)] = name;
    inner *= kernel.parallel[i];
  }
  std::vector<std::pair<std::string, const Access *>> loads;
  for (const Use &use : facts.accesses) {
    if (!isAcross(kernel, facts, use, across))
      continue;
    std::string name = "tile" + std::to_string(loads.size());
    tiled[use.access] = name + "[near][k]";
    loads.emplace_back(name, use.access);
    line("__shared__ ", memoryTypeName(kernel.buffers[use.access->buffer].type),
         " ", name, "[", side, "][", side + 1, "];");
  }
  auto openRows = [&] {
    line("#pragma unroll");
    open("for (", indexType, " k = far; k < ", side, "; k += ", rowsOfThreads,
         ")");
  };
  openRows();
  counters[across] = "(first + near)";
  counters[columns] = "(firstColumn + k)";
  open("if (first + near < ", height, " && firstColumn + k < ", width, ")");
  for (auto &[name, access] : loads)
    line(name, "[k][near] = ", bufferName(access->buffer), "[",
         affineText(access->index), "];");
  close();
  close();
  line("__syncthreads();");
  openRows();
  line("const ", indexType, " ", number, " = first + k;");
  line("const ", indexType, " column = firstColumn + near;");
  counters[across] = number;
  counters[columns] = "column";
  open("if (", number, " < ", height, " && column < ", width, ")");
}

int64_t countTiles(const Kernel &kernel, const Mapping &mapping) {
  int64_t height = kernel.parallel[mapping.across];
  return mapping.items / height * ((height + side - 1) / side) *
         ((mapping.extent + side - 1) / side);
}

} // namespace trc::cuda

//===- Epilogue.cpp - a product's epilogue as a kernel of its own ---------===//
//
// Products are cuBLASLt's, with their epilogues. Which epilogues it has an
// algorithm for differs by version, GPU and types; where it has none, the
// runtime asks for the plain product and launches this behind it. So it is no
// kernel of the plan but a callee of the product (LibraryKernels.cpp).
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "ProblemText.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

LogicalResult
cuda::generateEpilogue(const LibraryRequest &request,
                       SmallVectorImpl<GeneratedKernel> &kernels) {
  CallReader call(request);
  const bool hasBias = call.flagOr("bias", false),
             hasPre = call.flagOr("pre", false),
             keepsPre = call.flagOr("kept_pre", false),
             sumsBias = call.flagOr("bias_gradient", false);
  const StringRef activation = call.textOr("activation", "none");
  if (!hasBias && activation == "none")
    return success();
  // lhs, rhs, [plus], [bias], [pre], result, [kept_pre], [bias_gradient]
  const unsigned first = call.flagOr("plus", false) ? 3 : 2;
  const unsigned result = first + hasBias + hasPre;
  constexpr int64_t columnsOfBlock = 32, rowsOfBlock = 64;
  const Extents size = call.list("size"), leading = call.list("leading"),
                stride = call.list("stride");
  const int64_t batch = size[0], rows = size[1], columns = size[2];
  const int64_t rowBlocks = sumsBias ? 1 : ceilDivide(rows, rowsOfBlock);

  LibraryText text("epilogue", 256);
  text.include("trc/epilogue.cuh");
  ProblemText problem(text);
  problem.type("Stored", call.stored(result));
  problem.number("rows", rows);
  problem.number("columns", columns);
  problem.number("leading", leading[2]);
  problem.number("stride", stride[2]);
  problem.number("rowsOfBlock", ceilDivide(rows, rowBlocks));
  problem.flag("hasBias", hasBias);
  problem.flag("gelu", activation == "gelu");
  problem.flag("geluGradient", activation == "dgelu");
  problem.flag("keepsPre", keepsPre);
  problem.flag("sumsBias", sumsBias);
  problem.finish();
  unsigned next = first;
  auto pointer = [&](bool isThere, LibraryText::Use use) {
    return isThere ? text.operand(next, call.stored(next), use)
                   : std::string("nullptr");
  };
  text.body << "  Epilogue<Problem>::apply(";
  for (auto [isThere, use] : {std::pair(hasBias, LibraryText::Read),
                              std::pair(hasPre, LibraryText::Read),
                              std::pair(true, LibraryText::Written),
                              std::pair(keepsPre, LibraryText::Written)}) {
    text.body << pointer(isThere, use) << ", ";
    next += isThere;
  }
  text.body << pointer(sumsBias, LibraryText::Written) << ");\n";
  kernels.push_back(text.finish(ceilDivide(columns, columnsOfBlock)));
  kernels.back().launch.grid[1] = rowBlocks;
  kernels.back().launch.grid[2] = batch;
  return success();
}

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
  const int bias = request.numberOf("bias"), pre = request.numberOf("pre"),
            result = request.numberOf("result"),
            keptPre = request.numberOf("kept_pre"),
            biasGradient = request.numberOf("bias_gradient");
  const StringRef activation = call.textOr("activation", "none");
  if (bias < 0 && activation == "none")
    return success();
  if (result < 0)
    return call.fail("expected an operand 'result'");
  constexpr int64_t columnsOfBlock = 32, rowsOfBlock = 64;
  const Extents size = call.list("size"), leading = call.list("leading"),
                stride = call.list("stride");
  const int64_t batch = size[0], rows = size[1], columns = size[2];
  const int64_t rowBlocks =
      biasGradient >= 0 ? 1 : ceilDivide(rows, rowsOfBlock);

  LibraryText text("epilogue", 256);
  text.include("trc/epilogue.cuh");
  ProblemText problem(text);
  problem.type("Stored", call.stored(result));
  problem.number("rows", rows);
  problem.number("columns", columns);
  problem.number("leading", leading[2]);
  problem.number("stride", stride[2]);
  problem.number("rowsOfBlock", ceilDivide(rows, rowBlocks));
  problem.flag("hasBias", bias >= 0);
  problem.flag("gelu", activation == "gelu");
  problem.flag("geluGradient", activation == "dgelu");
  problem.flag("keepsPre", keptPre >= 0);
  problem.flag("sumsBias", biasGradient >= 0);
  problem.finish();
  auto pointer = [&](int operand, LibraryText::Use use) {
    return operand >= 0 ? text.operand(operand, call.stored(operand), use)
                        : std::string("nullptr");
  };
  text.body << "  Epilogue<Problem>::apply(";
  for (auto [operand, use] :
       {std::pair(bias, LibraryText::Read), std::pair(pre, LibraryText::Read),
        std::pair(result, LibraryText::Written),
        std::pair(keptPre, LibraryText::Written)})
    text.body << pointer(operand, use) << ", ";
  text.body << pointer(biasGradient, LibraryText::Written) << ");\n";
  kernels.push_back(text.finish(ceilDivide(columns, columnsOfBlock)));
  kernels.back().launch.grid[1] = rowBlocks;
  kernels.back().launch.grid[2] = batch;
  return success();
}

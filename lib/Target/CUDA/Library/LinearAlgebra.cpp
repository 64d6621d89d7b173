//===- LinearAlgebra.cpp - stablehlo.cholesky and triangular_solve --------===//
//
// See trc/linear_algebra.cuh. The workspace holds the factors, or the
// solutions, in f64.
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

static StringRef truth(bool value) { return value ? "true" : "false"; }

LogicalResult cuda::generateCholesky(const LibraryRequest &request,
                                     Kernels &kernels) {
  CallReader call(request);
  if (call.elements(0) == 0)
    return success();
  if (failed(call.expectWorkspace(factorBytes(call.elements(0)))))
    return mlir::failure();
  int64_t n = call.shape(0).back();
  LibraryText text("cholesky", 256);
  text.include("trc/linear_algebra.cuh");
  std::string a = text.operand(0, call.stored(0), LibraryText::Read);
  std::string result = text.operand(1, call.stored(1), LibraryText::Written);
  std::string factor =
      text.operand(call.workspace(), "f64", LibraryText::Written);
  text.body << "  factorise<" << call.element(0) << ", " << literal(n) << ", "
            << truth(call.flagOr("lower", false)) << ">(" << a << ", " << result
            << ", " << factor << ");\n";
  kernels.push_back(text.finish(call.elements(0) / (n * n)));
  return success();
}

LogicalResult cuda::generateTriangularSolve(const LibraryRequest &request,
                                            Kernels &kernels) {
  CallReader call(request);
  if (call.elements(1) == 0)
    return success();
  if (failed(call.expectWorkspace(factorBytes(call.elements(1)))))
    return mlir::failure();
  bool leftSide = call.flagOr("left_side", true);
  bool lower = call.flagOr("lower", true);
  StringRef transpose = call.textOr("transpose_a", "NO_TRANSPOSE");
  bool transposed = transpose == "TRANSPOSE" || transpose == "ADJOINT";
  // x op(a) = b is op(a)^T x^T = b^T: turns the right side into the left.
  bool flip = transposed == leftSide;
  bool forward = lower != flip;
  int64_t n = call.shape(0).back();
  int64_t rank = call.rank(1);
  int64_t others = call.shape(1)[leftSide ? rank - 1 : rank - 2];
  int64_t items = call.elements(1) / n;
  LibraryText text("triangular_solve", 128);
  text.include("trc/linear_algebra.cuh");
  text.useWideIndices(true);
  std::string a = text.operand(0, call.stored(0), LibraryText::Read);
  std::string b = text.operand(1, call.stored(1), LibraryText::Read);
  std::string result = text.operand(2, call.stored(2), LibraryText::Written);
  std::string x = text.operand(call.workspace(), "f64", LibraryText::Written);
  text.beginItems(items);
  text.body << "  solve<" << call.element(0) << ", " << literal(n) << ", "
            << literal(others) << ", " << truth(leftSide) << ", "
            << truth(forward) << ", " << truth(flip) << ", "
            << truth(call.flagOr("unit_diagonal", false)) << ">(item, " << a
            << ", " << b << ", " << result << ", " << x << ");\n";
  kernels.push_back(text.finish(ceilDivide(items, 128)));
  return success();
}

//===- LinearAlgebra.cpp - stablehlo.cholesky and triangular_solve --------===//
//
// See trc/linear_algebra.cuh. The workspace holds the factors, or the
// solutions, in f64.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "Workspaces.h"

#include "schema/TensorNumbers.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

/// The calls' tensors.
namespace factor_of {
constexpr TensorNumbers tensors("stablehlo.cholesky");
constexpr unsigned a = tensors["a"], result = tensors["result"];
} // namespace factor_of

namespace solution_of {
constexpr TensorNumbers tensors("stablehlo.triangular_solve");
constexpr unsigned a = tensors["a"], b = tensors["b"],
                   result = tensors["result"];
} // namespace solution_of

} // namespace

static StringRef truth(bool value) { return value ? "true" : "false"; }

LogicalResult cuda::generateCholesky(const LibraryRequest &request,
                                     Kernels &kernels) {
  CallReader call(request);
  if (call.elements(factor_of::a) == 0)
    return success();
  if (failed(call.expectWorkspace(factorBytes(call.elements(factor_of::a)))))
    return mlir::failure();
  int64_t n = call.shape(factor_of::a).back();
  LibraryText text("cholesky", 256);
  text.include("trc/linear_algebra.cuh");
  std::string a =
      text.operand(factor_of::a, call.stored(factor_of::a), LibraryText::Read);
  std::string result = text.operand(
      factor_of::result, call.stored(factor_of::result), LibraryText::Written);
  std::string factor =
      text.operand(call.workspace(), "f64", LibraryText::Written);
  text.body << "  factorise<" << call.element(factor_of::a) << ", "
            << literal(n) << ", " << truth(call.flagOr("lower", false)) << ">("
            << a << ", " << result << ", " << factor << ");\n";
  kernels.push_back(text.finish(call.elements(factor_of::a) / (n * n)));
  return success();
}

LogicalResult cuda::generateTriangularSolve(const LibraryRequest &request,
                                            Kernels &kernels) {
  CallReader call(request);
  if (call.elements(solution_of::b) == 0)
    return success();
  if (failed(call.expectWorkspace(factorBytes(call.elements(solution_of::b)))))
    return mlir::failure();
  bool leftSide = call.flagOr("left_side", true);
  bool lower = call.flagOr("lower", true);
  StringRef transpose = call.textOr("transpose_a", "NO_TRANSPOSE");
  bool transposed = transpose == "TRANSPOSE" || transpose == "ADJOINT";
  // x op(a) = b is op(a)^T x^T = b^T: turns the right side into the left.
  bool flip = transposed == leftSide;
  bool forward = lower != flip;
  int64_t n = call.shape(solution_of::a).back();
  int64_t rank = call.rank(solution_of::b);
  int64_t others = call.shape(solution_of::b)[leftSide ? rank - 1 : rank - 2];
  int64_t items = call.elements(solution_of::b) / n;
  LibraryText text("triangular_solve", 128);
  text.include("trc/linear_algebra.cuh");
  text.useWideIndices(true);
  std::string a = text.operand(solution_of::a, call.stored(solution_of::a),
                               LibraryText::Read);
  std::string b = text.operand(solution_of::b, call.stored(solution_of::b),
                               LibraryText::Read);
  std::string result =
      text.operand(solution_of::result, call.stored(solution_of::result),
                   LibraryText::Written);
  std::string x = text.operand(call.workspace(), "f64", LibraryText::Written);
  text.beginItems(items);
  text.body << "  solve<" << call.element(solution_of::a) << ", " << literal(n)
            << ", " << literal(others) << ", " << truth(leftSide) << ", "
            << truth(forward) << ", " << truth(flip) << ", "
            << truth(call.flagOr("unit_diagonal", false)) << ">(item, " << a
            << ", " << b << ", " << result << ", " << x << ");\n";
  kernels.push_back(text.finish(ceilDivide(items, 128)));
  return success();
}

// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins && !sanitize %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}

// trc.matmul against trc.contract, and its epilogues against their formulas.

// Transposed operands, leading dimensions, rows of batches in turn.
func.func @main() {
  %i = stablehlo.iota dim = 0 : tensor<24xf32>
  %b = stablehlo.optimization_barrier %i : tensor<24xf32>
  %s = stablehlo.sine %b : tensor<24xf32>
  %c = stablehlo.cosine %b : tensor<24xf32>
  %x = stablehlo.reshape %s : (tensor<24xf32>) -> tensor<4x6xf32>
  %y = stablehlo.reshape %c : (tensor<24xf32>) -> tensor<6x4xf32>
  %0 = trc.matmul(%x, %y), size = [1, 4, 4, 6], leading = [6, 4, 4], stride = [0, 0, 0]
      : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %w0 = trc.contract %x, %y, lhs = [0, 1], rhs = [1, 2], result = [0, 2]
      : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  check.expect_almost_eq %0, %w0, tolerance = 1.0e-6 : tensor<4x4xf32>
  %1 = trc.matmul(%x, %y), size = [1, 6, 6, 4], leading = [6, 4, 6], stride = [0, 0, 0] {transpose_lhs, transpose_rhs}
      : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
  %w1 = trc.contract %x, %y, lhs = [0, 1], rhs = [2, 0], result = [1, 2]
      : (tensor<4x6xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
  check.expect_almost_eq %1, %w1, tolerance = 1.0e-6 : tensor<6x6xf32>

  // Heads [T,H,D] of queries and keys; rows of the result's heads in turn.
  %q = stablehlo.reshape %s : (tensor<24xf32>) -> tensor<4x2x3xf32>
  %k = stablehlo.reshape %c : (tensor<24xf32>) -> tensor<4x2x3xf32>
  %2 = trc.matmul(%q, %k), size = [2, 4, 4, 3], leading = [6, 6, 8], stride = [3, 3, 4] {transpose_rhs}
      : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x4xf32>
  %w2 = trc.contract %q, %k, lhs = [0, 1, 2], rhs = [3, 1, 2], result = [0, 1, 3]
      : (tensor<4x2x3xf32>, tensor<4x2x3xf32>) -> tensor<4x2x4xf32>
  check.expect_almost_eq %2, %w2, tolerance = 1.0e-6 : tensor<4x2x4xf32>
  return
}

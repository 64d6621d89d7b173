// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins && !sanitize %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda %t.cuda.trc %}
// Where the library has no algorithm for a product with its epilogue, a kernel
// follows the plain product, and the profile says so.
// RUN: %if stand-ins && !sanitize %{ env TRC_SIMT_EPILOGUES=0 %simt-checked trc-run --device=cuda --profile %t.cuda.trc | FileCheck %s --check-prefix=UNFUSED %}
// UNFUSED: cublaslt.matmul {{.*}}; product and epilogue one after the other: cuBLASLt has no algorithm for both{{ *$}}

// What is added: a tensor, and a bias along the columns.
func.func @main() {
  %cx = stablehlo.constant dense<[[1.0, -2.0], [0.5, 3.0], [0.0, 1.0]]> : tensor<3x2xf32>
  %cw = stablehlo.constant dense<[[1.0, 0.5, 1.0, 0.5, 1.0, 0.5, 1.0, 0.5], [0.25, -1.0, 0.25, -1.0, 0.25, -1.0, 0.25, -1.0]]> : tensor<2x8xf32>
  %cb = stablehlo.constant dense<[0.5, -0.5, 0.5, -0.5, 0.5, -0.5, 0.5, -0.5]> : tensor<8xf32>
  %x = stablehlo.optimization_barrier %cx : tensor<3x2xf32>
  %w = stablehlo.optimization_barrier %cw : tensor<2x8xf32>
  %b = stablehlo.optimization_barrier %cb : tensor<8xf32>
  %cp = stablehlo.constant dense<[[1.0, -2.0, 1.0, -2.0, 1.0, -2.0, 1.0, -2.0], [0.5, 3.0, 0.5, 3.0, 0.5, 3.0, 0.5, 3.0], [0.0, 1.0, 0.0, 1.0, 0.0, 1.0, 0.0, 1.0]]> : tensor<3x8xf32>
  %p = stablehlo.optimization_barrier %cp : tensor<3x8xf32>
  %0 = trc.matmul(%x, %w) plus(%p) bias(%b), size = [1, 3, 8, 2], leading = [2, 8, 8], stride = [0, 0, 0]
      : (tensor<3x2xf32>, tensor<2x8xf32>, tensor<3x8xf32>, tensor<8xf32>) -> tensor<3x8xf32>
  check.expect_eq_const %0, dense<[[2.0, 0.0, 2.0, 0.0, 2.0, 0.0, 2.0, 0.0], [2.25, -0.25, 2.25, -0.25, 2.25, -0.25, 2.25, -0.25], [0.75, -0.5, 0.75, -0.5, 0.75, -0.5, 0.75, -0.5]]> : tensor<3x8xf32>
  return
}

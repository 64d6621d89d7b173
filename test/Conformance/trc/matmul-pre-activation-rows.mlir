// RUN: %check-reference %s
// RUN: trc-compile --from=specialize %s -o %t.trc && trc-run --threads=2 --no-pin %t.trc
// RUN: %if stand-ins && !sanitize %{ %simt-checked trc-compile --target=cuda --from=specialize %s -o %t.cuda.trc && %simt-checked trc-run --device=cuda --profile %t.cuda.trc | FileCheck %s %}
// CHECK: cublaslt.matmul {{.*}}; product and epilogue one after the other: cuBLASLt has no pre-activations with rows of this length

// cuBLASLt keeps pre-activations with rows of multiples of 8 elements alone: others are a
// plain product and a kernel, with a sum over rows for the gradient of the bias.
func.func @main() {
  %cx = stablehlo.constant dense<[[1.0, -2.0], [0.5, 3.0], [0.0, 1.0]]> : tensor<3x2xf32>
  %cw = stablehlo.constant dense<[[1.0, 0.5, 1.0, 0.5, 1.0], [0.25, -1.0, 0.25, -1.0, 0.25]]> : tensor<2x5xf32>
  %cb = stablehlo.constant dense<[0.5, -0.5, 0.5, -0.5, 0.5]> : tensor<5xf32>
  %x = stablehlo.optimization_barrier %cx : tensor<3x2xf32>
  %w = stablehlo.optimization_barrier %cw : tensor<2x5xf32>
  %b = stablehlo.optimization_barrier %cb : tensor<5xf32>
  %y, %pre = trc.matmul(%x, %w) bias(%b), size = [1, 3, 5, 2], leading = [2, 5, 5], stride = [0, 0, 0], activation = "gelu", compute = "tf32"
      : (tensor<3x2xf32>, tensor<2x5xf32>, tensor<5xf32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  check.expect_eq_const %pre, dense<[[1.0, 2.0, 1.0, 2.0, 1.0], [1.75, -3.25, 1.75, -3.25, 1.75], [0.75, -1.5, 0.75, -1.5, 0.75]]> : tensor<3x5xf32>
  check.expect_almost_eq_const %y, dense<[[0.8411920, 1.9545977, 0.8411920, 1.9545977, 0.8411920], [1.6797954, -0.0015686, 1.6797954, -0.0015686, 1.6797954], [0.5799606, -0.1004284, 0.5799606, -0.1004284, 0.5799606]]> : tensor<3x5xf32>, tolerance = 2.0e-3
  %d, %db = trc.matmul(%x, %w) pre(%pre), size = [1, 3, 5, 2], leading = [2, 5, 5], stride = [0, 0, 0], activation = "dgelu", compute = "tf32"
      : (tensor<3x2xf32>, tensor<2x5xf32>, tensor<3x5xf32>) -> (tensor<3x5xf32>, tensor<5xf32>)
  check.expect_almost_eq_const %d, dense<[[0.5414820, 2.7152481, 0.5414820, 2.7152481, 0.5414820], [1.3894962, 0.0153020, 1.3894962, 0.0153020, 1.3894962], [0.2497346, 0.1277108, 0.2497346, 0.1277108, 0.2497346]]> : tensor<3x5xf32>, tolerance = 1.0e-2
  check.expect_almost_eq_const %db, dense<[2.1807128, 2.8582609, 2.1807128, 2.8582609, 2.1807128]> : tensor<5xf32>, tolerance = 3.0e-2
  return
}

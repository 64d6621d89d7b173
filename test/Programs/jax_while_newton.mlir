// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_while_newton
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_while_newton {
  func.func public @program(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg0, %iterArg_1 = %cst) : tensor<9xf32>, tensor<9xf32>, tensor<f32>
    cond {
      %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
      %1 = stablehlo.compare GT, %iterArg_1, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.divide %iterArg, %iterArg_0 : tensor<9xf32>
      %2 = stablehlo.add %iterArg_0, %1 : tensor<9xf32>
      %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
      %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
      %4 = stablehlo.multiply %3, %2 : tensor<9xf32>
      %5 = stablehlo.subtract %4, %iterArg_0 : tensor<9xf32>
      %6 = stablehlo.abs %5 : tensor<9xf32>
      %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
      stablehlo.return %iterArg, %4, %7 : tensor<9xf32>, tensor<9xf32>, tensor<f32>
    }
    return %0#1 : tensor<9xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x9E64A43F0AB0034032A80F400F04983F764A793F38A8843FC6195A3F9529073F1E05AC3F"> : tensor<9xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<9xf32>
    %s0 = call @program(%a0) : (tensor<9xf32>) -> (tensor<9xf32>)
    check.expect_almost_eq_const %s0, dense<"0x460F913FBF9BB73F6EC5BF3FF67D8B3F889F7C3FC84E823FAE4A6C3FD8033A3FF362943F"> : tensor<9xf32>, tolerance = 2.996425152e-05
    return
  }
}

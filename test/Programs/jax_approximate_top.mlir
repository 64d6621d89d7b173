// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_approximate_top
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_approximate_top {
  func.func @top_k_lt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare LT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func @top_k_gt_f32_comparator(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> tensor<i1> {
    %0 = stablehlo.compare GT, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }
  func.func public @program(%arg0: tensor<4x9xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0][0]"}, tensor<4x3xi32> {jax.result_info = "result[0][1]"}, tensor<4x2xf32> {jax.result_info = "result[1][0]"}, tensor<4x2xi32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1:2 = stablehlo.custom_call @ApproxTopK(%arg0, %0, %cst, %c) {backend_config = "", called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 3 : i64}} : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
    %2 = stablehlo.iota dim = 1 : tensor<4x9xi32>
    %c_0 = stablehlo.constant dense<-1> : tensor<i32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3:2 = stablehlo.custom_call @ApproxTopK(%arg0, %2, %cst_1, %c_0) {backend_config = "", called_computations = [@top_k_lt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 1 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<4x9xf32>, tensor<4x9xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x2xf32>, tensor<4x2xi32>)
    return %1#0, %1#1, %3#0, %3#1 : tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x2xf32>, tensor<4x2xi32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x1E53C4BF6F3C38BFE26F703F181BBCBFBF506C3FB7DAC8BDBCA256BE5CF878BF31E364BFA6BA84BE3E20D13DF872E5BDCFC741BF662025BF8FEFEF3E930D81BC6E1D7C3F11D2A9BDA05995BF24CDBFBFE252AEBE0EA4253F7AAC623E0DB718405904653E20B80940EE0D45BF80BA463EC594A2BE3850F33E1DD596BFDFD193BDBFF1BABF377670BF8652E0BE270F333F"> : tensor<4x9xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x9xf32>
    %s0:4 = call @program(%a0) : (tensor<4x9xf32>) -> (tensor<4x3xf32>, tensor<4x3xi32>, tensor<4x2xf32>, tensor<4x2xi32>)
    check.expect_almost_eq_const %s0#0, dense<"0xE26F703FBF506C3FB7DAC8BD6E1D7C3F8FEFEF3E3E20D13D0DB7184020B809400EA4253F270F333F3850F33E80BA463E"> : tensor<4x3xf32>, tolerance = 4.772345066e-05
    check.expect_eq_const %s0#1, dense<"0x020000000400000005000000070000000500000001000000050000000700000003000000080000000200000000000000"> : tensor<4x3xi32>
    check.expect_almost_eq_const %s0#2, dense<"0x1E53C4BF181BBCBFCFC741BF662025BF24CDBFBFA05995BFBFF1BABF1DD596BF"> : tensor<4x2xf32>, tolerance = 3.067573071e-05
    check.expect_eq_const %s0#3, dense<"0x0000000003000000030000000400000001000000000000000500000003000000"> : tensor<4x2xi32>
    return
  }
}

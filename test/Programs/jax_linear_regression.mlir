// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_linear_regression
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_linear_regression {
  func.func public @program(%arg0: tensor<6x2xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<8x6xf32>, %arg3: tensor<8x2xf32>) -> (tensor<6x2xf32> {jax.result_info = "result[0][0]"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].trace"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<8x2xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<8x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<8x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %7 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<8x2xf32>
    %10 = stablehlo.dot_general %9, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x6xf32>) -> tensor<2x6xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<6x2xf32>
    %14 = stablehlo.add %11, %13 : tensor<6x2xf32>
    %cst_5 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<6x2xf32>
    %17 = stablehlo.add %arg0, %16 : tensor<6x2xf32>
    return %17, %14, %6 : tensor<6x2xf32>, tensor<6x2xf32>, tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xB65529BF244B3240D40DE93E120897BE7FF5E4BE51B5023D19019F3E8ADCAB3E20948C3E5D5181BF5A5ABDBFF1E51040"> : tensor<6x2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x2xf32>
    %c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x2xf32>
    %c2 = stablehlo.constant dense<"0x111E203F553429BD7E0C143D3B89D63E71A7E23E928C2940A69823BF064A42BFBFEDB1BEB95D13BF50ECE83D480B2CBF4FA95BBF222E0F3FC780A8BFA7DEC73E429291BFECE3D43F99948DBD0FE39DBFE64EFE3FD1A470BE9184B7BD3514D3BEB311813F00B735BFF3F2B3BEAA5011C09A6E02C0D73D953F5C37EE3E9388A0BF274CB63FAB327A3F45CBC7BD37F0A83FDB9CCA3F4B51913F77E46B3E4E77903D6D211DBF6E4F36BE2C7D94BCB25201BE9AC3873F8ACF943F2B251ABF35EA45BE"> : tensor<8x6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8x6xf32>
    %c3 = stablehlo.constant dense<"0xC5F71FBE1E3F99BE003B25C015547BBD210499BF71ED083F5A541B3E3D398EBFCC59AEBE9F10D4BEE283603FCC109F3D631C96BF9931853FD87CC1BE4D801440"> : tensor<8x2xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8x2xf32>
    %s0:3 = call @program(%a0, %a1, %a2, %a3) : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<8x6xf32>, tensor<8x2xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<f32>)
    %s1:3 = call @program(%s0#0, %s0#1, %a2, %a3) : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<8x6xf32>, tensor<8x2xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<f32>)
    %s2:3 = call @program(%s1#0, %s1#1, %a2, %a3) : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<8x6xf32>, tensor<8x2xf32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x70F5E2BD15A3C43F21160B3D213745BCC617BD3CE4174FBE3912863E1B6F4B3F268A24BDBBF0F7BD5FB925BEA0BF09BE"> : tensor<6x2xf32>, tolerance = 1.536226869e-04
    check.expect_almost_eq_const %s2#1, dense<"0x0CB919C0EC69B04006A6EB3F68EB98BFE8B906C0A801923F1607543EE083FBBF013FA23F756C6BC0DDA3B4C007532341"> : tensor<6x2xf32>, tolerance = 1.020777035e-03
    check.expect_almost_eq_const %s2#2, dense<0x408BB78B> : tensor<f32>, tolerance = 4.366155148e-04
    return
  }
}

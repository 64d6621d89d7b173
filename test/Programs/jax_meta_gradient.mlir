// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_meta_gradient
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_meta_gradient {
  func.func public @program(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<6x4xf32>, %arg3: tensor<6x2xf32>) -> (tensor<4x2xf32> {jax.result_info = "result[0][0]"}, tensor<4x2xf32> {jax.result_info = "result[0][1][0].trace"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<6x2xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<6x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<6x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<6x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %9 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %11 = stablehlo.multiply %10, %6 : tensor<6x2xf32>
    %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x4xf32>) -> tensor<2x4xf32>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<4x2xf32>
    %16 = stablehlo.subtract %arg0, %15 : tensor<4x2xf32>
    %17 = stablehlo.dot_general %arg2, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
    %18 = stablehlo.subtract %17, %arg3 : tensor<6x2xf32>
    %19 = stablehlo.multiply %18, %18 : tensor<6x2xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<6x2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %24 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<6x2xf32>
    %27 = stablehlo.dot_general %26, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x4xf32>) -> tensor<2x4xf32>
    %28 = stablehlo.transpose %27, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %29 = stablehlo.negate %28 : tensor<4x2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %31 = stablehlo.multiply %30, %29 : tensor<4x2xf32>
    %32 = stablehlo.transpose %31, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %33 = stablehlo.dot_general %32, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<6x4xf32>) -> tensor<2x6xf32>
    %34 = stablehlo.transpose %33, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %35 = stablehlo.multiply %10, %34 : tensor<6x2xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %37 = stablehlo.multiply %36, %35 : tensor<6x2xf32>
    %38 = stablehlo.dot_general %37, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x4xf32>) -> tensor<2x4xf32>
    %39 = stablehlo.transpose %38, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %40 = stablehlo.add %28, %39 : tensor<4x2xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %42 = stablehlo.multiply %41, %arg1 : tensor<4x2xf32>
    %43 = stablehlo.add %40, %42 : tensor<4x2xf32>
    %cst_14 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<4x2xf32>
    %46 = stablehlo.add %arg0, %45 : tensor<4x2xf32>
    return %46, %43, %23 : tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x6F948ABF8F1A283F770AC6BEF38AB6BE7B905D3FECFB94BE521513BF555A00BF"> : tensor<4x2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x2xf32>
    %c1 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x2xf32>
    %c2 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6x4xf32>
    %c3 = stablehlo.constant dense<"0xB65529BF244B3240D40DE93E120897BE7FF5E4BE51B5023D19019F3E8ADCAB3E20948C3E5D5181BF5A5ABDBFF1E51040"> : tensor<6x2xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<6x2xf32>
    %s0:3 = call @program(%a0, %a1, %a2, %a3) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<6x4xf32>, tensor<6x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>)
    %s1:3 = call @program(%s0#0, %s0#1, %a2, %a3) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<6x4xf32>, tensor<6x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>)
    %s2:3 = call @program(%s1#0, %s1#1, %a2, %a3) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<6x4xf32>, tensor<6x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x2AC40BBFE9C1FF3EAB9D90BEC7D4C1BE9298353F408995BEEBEE98BEEA27E13D"> : tensor<4x2xf32>, tolerance = 7.093592882e-05
    check.expect_almost_eq_const %s2#1, dense<"0x98821CC0B5B3483F50A8F8BECB64EA3DD6AB353FB59BC53C38FD9BBF9FE834C0"> : tensor<4x2xf32>, tolerance = 2.826698065e-04
    check.expect_almost_eq_const %s2#2, dense<0x3FC91114> : tensor<f32>, tolerance = 1.570833683e-04
    return
  }
}

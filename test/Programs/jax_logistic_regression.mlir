// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_logistic_regression
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_logistic_regression {
  func.func public @program(%arg0: tensor<f32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>, %arg3: tensor<5xf32>, %arg4: tensor<9x5xf32>, %arg5: tensor<9xf32>) -> (tensor<f32> {jax.result_info = "result[0][0]['b']"}, tensor<5xf32> {jax.result_info = "result[0][0]['w']"}, tensor<f32> {jax.result_info = "result[0][1][0].trace['b']"}, tensor<5xf32> {jax.result_info = "result[0][1][0].trace['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x5xf32>, tensor<5xf32>) -> tensor<9xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.add %0, %1 : tensor<9xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<9xf32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %6 = stablehlo.subtract %5, %2 : tensor<9xf32>
    %7 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %9 = stablehlo.add %8, %2 : tensor<9xf32>
    %10 = stablehlo.abs %6 : tensor<9xf32>
    %11 = stablehlo.negate %10 : tensor<9xf32>
    %12 = stablehlo.exponential %11 : tensor<9xf32>
    %13 = stablehlo.log_plus_one %12 : tensor<9xf32>
    %14 = stablehlo.add %4, %13 : tensor<9xf32>
    %15 = stablehlo.select %7, %9, %14 : tensor<9xi1>, tensor<9xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %16 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.select %16, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %cst_4 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %19 = stablehlo.compare EQ, %15, %18, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %21 = stablehlo.select %19, %20, %15 : tensor<9xi1>, tensor<9xf32>
    %22 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<9xf32>
    %24 = stablehlo.exponential %23 : tensor<9xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<9xf32>
    %cst_7 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %28 = stablehlo.compare EQ, %2, %27, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %30 = stablehlo.select %28, %29, %2 : tensor<9xi1>, tensor<9xf32>
    %cst_9 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %32 = stablehlo.compare EQ, %15, %31, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %34 = stablehlo.select %32, %33, %15 : tensor<9xi1>, tensor<9xf32>
    %35 = stablehlo.subtract %30, %34 : tensor<9xf32>
    %36 = stablehlo.exponential %35 : tensor<9xf32>
    %37 = stablehlo.multiply %arg5, %2 : tensor<9xf32>
    %38 = stablehlo.subtract %15, %37 : tensor<9xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %40 = stablehlo.divide %39, %cst_12 : tensor<f32>
    %41 = stablehlo.multiply %arg1, %arg1 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %43 = stablehlo.multiply %42, %arg1 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.reduce(%41 init: %cst_14) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %45 = stablehlo.multiply %cst_15, %44 : tensor<f32>
    %46 = stablehlo.add %40, %45 : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.multiply %cst_16, %cst_17 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %49 = stablehlo.multiply %48, %43 : tensor<5xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<9.000000e+00> : tensor<f32>
    %50 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %52 = stablehlo.negate %51 : tensor<9xf32>
    %53 = stablehlo.multiply %arg5, %52 : tensor<9xf32>
    %54 = stablehlo.multiply %51, %36 : tensor<9xf32>
    %55 = stablehlo.add %53, %54 : tensor<9xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<9xf32>, tensor<f32>) -> tensor<f32>
    %57 = stablehlo.dot_general %55, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9xf32>, tensor<9x5xf32>) -> tensor<5xf32>
    %58 = stablehlo.add %49, %57 : tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %59 = stablehlo.multiply %cst_21, %arg2 : tensor<f32>
    %60 = stablehlo.add %56, %59 : tensor<f32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %62 = stablehlo.multiply %61, %arg3 : tensor<5xf32>
    %63 = stablehlo.add %58, %62 : tensor<5xf32>
    %cst_23 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %64 = stablehlo.multiply %cst_23, %60 : tensor<f32>
    %cst_24 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %66 = stablehlo.multiply %65, %63 : tensor<5xf32>
    %67 = stablehlo.add %arg0, %64 : tensor<f32>
    %68 = stablehlo.add %arg1, %66 : tensor<5xf32>
    return %67, %68, %60, %63, %46 : tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<f32>
    %c1 = stablehlo.constant dense<"0xAB0DC2BD297602BFFD7A9A3E001528C0CFA5573E"> : tensor<5xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<5xf32>
    %c2 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<f32>
    %c3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<5xf32>
    %c4 = stablehlo.constant dense<"0x6108463F31774F3EC87809BC42224E3FED98863F07A682BED722903FC8721D3E3F8BB93EF5F85BBFC57E603F27F6EE3F06C1FD3E8FC2573FF09646BF5F762F3DA71351BFB28531BFDB4C49BEBEB67B3FAC3EB7BE8E7A2ABF6FDDD8BE509C6C3F34C427C0FE16ABBFEE2A93BFDC7570BF9D813DBFE152893EE69314BFDDA0BFBF9040ACBD0DBD024056EF243F88673B3F65FF2FBFBD0A963E07AD893E05C4DD3E7014F4BC78CB813E4F609FBFF5730BBE6C84093E"> : tensor<9x5xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<9x5xf32>
    %c5 = stablehlo.constant dense<"0x000000000000803F000000000000803F0000000000000000000000000000803F0000803F"> : tensor<9xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<9xf32>
    %s0:5 = call @program(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<9x5xf32>, tensor<9xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<f32>)
    %s1:5 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %a4, %a5) : (tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<9x5xf32>, tensor<9xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<f32>)
    %s2:5 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %a4, %a5) : (tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<9x5xf32>, tensor<9xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<0x3D874F98> : tensor<f32>, tolerance = 6.606978178e-06
    check.expect_almost_eq_const %s2#1, dense<"0x6A0F47BC27B2D5BE8D1DA43E27B724C051F6433E"> : tensor<5xf32>, tolerance = 2.573678732e-04
    check.expect_almost_eq_const %s2#2, dense<0xBEA26313> : tensor<f32>, tolerance = 3.171621263e-05
    check.expect_almost_eq_const %s2#3, dense<"0x8179CBBE07F5E2BE18E8B8BD903C81BEB454BC3D"> : tensor<5xf32>, tolerance = 4.432756603e-05
    check.expect_almost_eq_const %s2#4, dense<0x3F3468D0> : tensor<f32>, tolerance = 7.047243118e-05
    return
  }
}

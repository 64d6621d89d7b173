// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_equinox_mlp
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_equinox_mlp {
  func.func public @program(%arg0: tensor<8x4xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<3x8xf32>, %arg5: tensor<3xf32>, %arg6: tensor<8x4xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8x8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<3x8xf32>, %arg11: tensor<3xf32>, %arg12: tensor<5x4xf32>, %arg13: tensor<5xi32>) -> (tensor<8x4xf32> {jax.result_info = "result[0][0].layers[0].weight"}, tensor<8xf32> {jax.result_info = "result[0][0].layers[0].bias"}, tensor<8x8xf32> {jax.result_info = "result[0][0].layers[1].weight"}, tensor<8xf32> {jax.result_info = "result[0][0].layers[1].bias"}, tensor<3x8xf32> {jax.result_info = "result[0][0].layers[2].weight"}, tensor<3xf32> {jax.result_info = "result[0][0].layers[2].bias"}, tensor<8x4xf32> {jax.result_info = "result[0][1][0].trace.layers[0].weight"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace.layers[0].bias"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].trace.layers[1].weight"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace.layers[1].bias"}, tensor<3x8xf32> {jax.result_info = "result[0][1][0].trace.layers[2].weight"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace.layers[2].bias"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<5x4xf32>) -> tensor<8x5xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %4 = stablehlo.add %1, %3 : tensor<5x8xf32>
    %5 = call @relu(%4) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %7 = stablehlo.compare GT, %4, %6, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %10 = stablehlo.dot_general %arg2, %5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x8xf32>, tensor<5x8xf32>) -> tensor<8x5xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %14 = stablehlo.add %11, %13 : tensor<5x8xf32>
    %15 = call @relu(%14) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %17 = stablehlo.compare GT, %14, %16, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %20 = stablehlo.dot_general %arg4, %15, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x8xf32>, tensor<5x8xf32>) -> tensor<3x5xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %22 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %24 = stablehlo.add %21, %23 : tensor<5x3xf32>
    %25 = stablehlo.broadcast_in_dim %arg13, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %26:2 = call @take_along_axis(%24, %25) : (tensor<5x3xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %27:2 = call @_take(%26#0, %c) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.reduce(%24 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.reshape %28 : (tensor<5xf32>) -> tensor<5x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %31 = stablehlo.compare EQ, %24, %30, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %32 = stablehlo.convert %31 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.maximum %34, %28 : tensor<5xf32>
    %36 = stablehlo.compare EQ, %28, %35, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %39 = stablehlo.select %36, %37, %38 : tensor<5xi1>, tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %41 = stablehlo.compare EQ, %40, %35, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<5xi1>, tensor<5xf32>
    %45 = stablehlo.divide %39, %44 : tensor<5xf32>
    %46 = stablehlo.is_finite %35 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %48 = stablehlo.select %46, %35, %47 : tensor<5xi1>, tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.broadcast_in_dim %48, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %52 = stablehlo.subtract %24, %51 : tensor<5x3xf32>
    %53 = stablehlo.exponential %52 : tensor<5x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%53 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %55 = stablehlo.sign %54 : tensor<5xf32>
    %56 = stablehlo.abs %54 : tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %58 = stablehlo.compare GE, %54, %57, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %59 = stablehlo.log %56 : tensor<5xf32>
    %60 = stablehlo.add %59, %48 : tensor<5xf32>
    %61 = stablehlo.subtract %60, %27#0 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %63 = stablehlo.divide %62, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %64 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %66 = stablehlo.negate %65 : tensor<5xf32>
    %67 = stablehlo.divide %65, %56 : tensor<5xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %69 = stablehlo.select %58, %68, %67 : tensor<5xi1>, tensor<5xf32>
    %70 = stablehlo.select %58, %67, %68 : tensor<5xi1>, tensor<5xf32>
    %71 = stablehlo.negate %69 : tensor<5xf32>
    %72 = stablehlo.add %70, %71 : tensor<5xf32>
    %73 = stablehlo.broadcast_in_dim %72, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %74 = stablehlo.multiply %73, %53 : tensor<5x3xf32>
    %75 = call @_take_0(%27#1, %66) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %76 = call @take_along_axis_1(%26#1, %75) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    %77 = stablehlo.add %74, %76 : tensor<5x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %79 = stablehlo.reshape %78 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<1x3xf32>, tensor<f32>) -> tensor<3xf32>
    %81 = stablehlo.transpose %77, dims = [1, 0] : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %82 = stablehlo.dot_general %81, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<3x8xf32>) -> tensor<5x8xf32>
    %83 = stablehlo.dot_general %81, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x5xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %85 = stablehlo.select %17, %82, %84 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%85 init: %cst_23) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %87 = stablehlo.reshape %86 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%87 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %89 = stablehlo.transpose %85, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %90 = stablehlo.dot_general %89, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
    %91 = stablehlo.dot_general %89, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %93 = stablehlo.select %7, %90, %92 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%93 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.reshape %94 : (tensor<8xf32>) -> tensor<1x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.transpose %93, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %98 = stablehlo.dot_general %97, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %100 = stablehlo.multiply %99, %arg6 : tensor<8x4xf32>
    %101 = stablehlo.add %98, %100 : tensor<8x4xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %103 = stablehlo.multiply %102, %arg7 : tensor<8xf32>
    %104 = stablehlo.add %96, %103 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %106 = stablehlo.multiply %105, %arg8 : tensor<8x8xf32>
    %107 = stablehlo.add %91, %106 : tensor<8x8xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %109 = stablehlo.multiply %108, %arg9 : tensor<8xf32>
    %110 = stablehlo.add %88, %109 : tensor<8xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %112 = stablehlo.multiply %111, %arg10 : tensor<3x8xf32>
    %113 = stablehlo.add %83, %112 : tensor<3x8xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %115 = stablehlo.multiply %114, %arg11 : tensor<3xf32>
    %116 = stablehlo.add %80, %115 : tensor<3xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %118 = stablehlo.multiply %117, %101 : tensor<8x4xf32>
    %cst_35 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %120 = stablehlo.multiply %119, %104 : tensor<8xf32>
    %cst_36 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %122 = stablehlo.multiply %121, %107 : tensor<8x8xf32>
    %cst_37 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %124 = stablehlo.multiply %123, %110 : tensor<8xf32>
    %cst_38 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<3x8xf32>
    %126 = stablehlo.multiply %125, %113 : tensor<3x8xf32>
    %cst_39 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %128 = stablehlo.multiply %127, %116 : tensor<3xf32>
    %129 = stablehlo.add %arg0, %118 : tensor<8x4xf32>
    %130 = stablehlo.add %arg1, %120 : tensor<8xf32>
    %131 = stablehlo.add %arg2, %122 : tensor<8x8xf32>
    %132 = stablehlo.add %arg3, %124 : tensor<8xf32>
    %133 = stablehlo.add %arg4, %126 : tensor<3x8xf32>
    %134 = stablehlo.add %arg5, %128 : tensor<3xf32>
    return %129, %130, %131, %132, %133, %134, %101, %104, %107, %110, %113, %116, %63 : tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x3xf32>, %arg1: tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x1xi1>, tensor<5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x1x1xi1>, tensor<i1>) -> tensor<5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<5x1xi1>, tensor<5x1xf32>
    return %15, %5 : tensor<5x1xf32>, tensor<5x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<5x1xf32>, %arg1: tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x1xf32>, tensor<1xi32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<5xi1>, tensor<5xf32>
    return %13, %3 : tensor<5xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<5xf32>) -> tensor<5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x1xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    return %1 : tensor<5x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<5x1x1xi32>, %arg1: tensor<5x1xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xA87E5EBE7C81933EC0BFD1BD24E5D83E48964CBEBC44EBBE3C639DBE2049AA3D607B82BE844093BEF0F6D73DF8DF2B3E547BA4BE1C8DD53E606F0B3EB892F63E20B767BD184FCB3EA03AEB3E00DA33BC88DD1D3E64B580BEE0A2873DD466F3BE6002FABD442AD13EC006E9BD40F55A3D80BA5FBD70C501BE18BB983E3CFFD33E"> : tensor<8x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8x4xf32>
    %c1 = stablehlo.constant dense<"0x749ACABEB8C11FBEC0E4BCBE70C99E3E24769CBE28C60A3EA42BA73E806B47BD"> : tensor<8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
    %c2 = stablehlo.constant dense<"0xAF52643D214F4ABE28588FBE3AB5E6BD0D2678BEE94FA33D0635763E94330A3E718344BE51E5863E9D1431BB736AFB3DA872A9BD9C170DBE09D49D3D4595453E292B6BBD03EF59BEBCD1723E9D08143E61966EBEA35A643EB301183E929EAEBE01939BBE4C0E703C491CA03E3FC162BE5FC832BDE1475BBD14DDE83DA6F188BB82CDAEBE0A87563EC6638E3E64C9683E7805A63E9EB2DEBD5037C93D1479AFBA2F5EA33E34C3AF3ED7A5173D2616E23DCF1761BEA27A88BDB23FF2BD69DCED3DE1CD3DBE3EC9AC3E8C7ACF3D20E7153EC6D8F4BB3909873E9039B9BD87D5C13DC7BA863E25F04B3E1F4D883EC0F4A83E71CAB7BDC4A35A3EBCAE7ABE43D2B1BE"> : tensor<8x8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8x8xf32>
    %c3 = stablehlo.constant dense<"0x1A2294BE4B8BC7BD0D1BB03D615377BE6DE9B2BC2BBB66BEC34C983D9D63A83E"> : tensor<8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8xf32>
    %c4 = stablehlo.constant dense<"0xB5179CBE3D035DBE941735BE27EE8DBC60D8FCBC1A39783E23595BBE32F665BE7C85E83C292CDD3B868D91BECE4836BBEA142F3E8F069ABE16AA0ABE240D19BCCFC20B3EB34487BE2F9C973E4C0A9C3EB19A95BEBD881BBD8E0E0C3C163C173E"> : tensor<3x8xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3x8xf32>
    %c5 = stablehlo.constant dense<[0x3E31E57A, 0xBDE066AE, 0x3E352D09]> : tensor<3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<3xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<8x4xf32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8xf32>
    %c8 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<8x8xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x8xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<3x8xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3xf32>
    %c12 = stablehlo.constant dense<"0x2F916CC0CBB71ABF7105C63FA0918BBF18D8E9BE32BDCABEADC7E23EFE66E03DBFC38DBF2C871F3FE1F87ABF8BA21FBF0FBEA33D687A28C00369183EE3DF6FBF08B2463F6EE3643E716E8A3FC6B80E3F"> : tensor<5x4xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<5x4xf32>
    %c13 = stablehlo.constant dense<"0x0200000001000000020000000100000001000000"> : tensor<5xi32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<5xi32>
    %s0:13 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13) : (tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<f32>)
    %s1:13 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %a12, %a13) : (tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<f32>)
    %s2:13 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %a12, %a13) : (tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<8x4xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<3x8xf32>, tensor<3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xA87E5EBE7C81933EC0BFD1BD24E5D83E440927BE1250F4BEB632A0BE07FEB53D227990BED47694BE5A17EF3DC166243ECA94B0BE883DD63E60D5163E167FF33EEECD2D3CA96DD13EED0BE43ED8C1463CA042893D195661BE1DAD813D782B00BFFF9AD9BD0FA7D13E344AEABDF1B7713DC7346F3CC621F1BDF25B903E87DBE03E"> : tensor<8x4xf32>, tolerance = 5.006632805e-05
    check.expect_almost_eq_const %s2#1, dense<"0x749ACABEB1B126BE1286B9BEE9D0A93E888F9FBE70B8143E4CE0A33E13254EBD"> : tensor<8xf32>, tolerance = 3.957096338e-05
    check.expect_almost_eq_const %s2#2, dense<"0xAF52643D214F4ABE28588FBE3AB5E6BD0D2678BEE94FA33D0635763E94330A3E718344BE3B56853E6C9D2DBC0B62F33D6C41A7BDFAEC11BE8BAF903D065D4C3E292B6BBDDF3D6FBE148B823E0D74323E77F765BE6D77443E5D98353E025FB1BE01939BBE4C0E703C491CA03E3FC162BE5FC832BDE1475BBD14DDE83DA6F188BB82CDAEBEBDFA6B3E8C15893E2510623E5543A53EC09C9DBDC128AD3D22A13F3C2F5EA33E80E0A83EA8030A3D2616E23DCF1761BE8798AEBDB23FF2BD69DCED3DE1CD3DBE3893AC3E08C6DE3DD3D2243EC1AC84BB66D3863E8BF9A0BD3B9BC33DC7BA863E6756503E947F8E3EB5BEB63E19E3AABDEFD4613E3D6066BE7557AFBE"> : tensor<8x8xf32>, tolerance = 3.569237292e-05
    check.expect_almost_eq_const %s2#3, dense<"0x1A2294BE36C8C9BD4DE59E3D615377BE0E3B8E3C4ECC75BE6C8FB63D631BBC3E"> : tensor<8xf32>, tolerance = 3.673964441e-05
    check.expect_almost_eq_const %s2#4, dense<"0xB5179CBE68DA61BE84B554BE27EE8DBC7A4F8ABDFB08783EA38888BEC1B39EBE7C85E83CBE7E093C9A418DBECE4836BB7421373E5EC499BE038B86BD10E59C3DCFC20B3E62B085BE3B1FA33E4C0A9C3E9DDA86BEC6D91CBD93B80EBC0EAA163E"> : tensor<3x8xf32>, tolerance = 3.185976446e-05
    check.expect_almost_eq_const %s2#5, dense<[0x3BF61D17, 0x3D889479, 0x3E2AE406]> : tensor<3xf32>, tolerance = 1.668854654e-05
    check.expect_almost_eq_const %s2#6, dense<"0x00000000000000000000000000000000977C33BE9951E13D117B073D84AA6BBC5FAE063E5E44863C7A0760BD754F173D82D0E23D6022F7BB462B72BD086FD63C6135A1BE068063BD44D1943D6F80DABD1F99CE3EF92119BEE1263E3B998DE83D24C591BDDFF9B9BBF7F35E39AC32CEBC233AA6BEF7D228BDE14AB53D2DC3EBBD"> : tensor<8x4xf32>, tolerance = 4.035119712e-05
    check.expect_almost_eq_const %s2#7, dense<"0x00000000B907853C88A709BD2FF7E2BD38940C3DE3C96FBD6ED1E03CE85A903C"> : tensor<8xf32>, tolerance = 1.108230278e-05
    check.expect_almost_eq_const %s2#8, dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000007DD7603CCA721F3D56A3A83C8588E3BBA25AD03C26DFFD3C38FE09BD0000000047E4D23D209CB3BDF2BF23BEB09228BD2E7D0F3E44C513BE196EA03C000000000000000000000000000000000000000000000000000000000000000000000000E381D2BD8EC54D3DCB31003D5A86343B771416BE4426833DFE2688BD00000000BBA4243D9AFF223C000000000000000052DB633D000000000000000000000000407ECC39A10613BDF23493BDCF5477BCBE0097BBA00067BDC08391BB00000000CB4CB3BCFA0A6FBD583E07BE4B00E8BC3BF52ABD8430C2BD30FBBCBC"> : tensor<8x8xf32>, tolerance = 1.599119008e-05
    check.expect_almost_eq_const %s2#9, dense<"0x00000000BC47DC3B30B75A3C00000000522442BED622343D976BA0BDAA0C46BE"> : tensor<8xf32>, tolerance = 1.934076846e-05
    check.expect_almost_eq_const %s2#10, dense<"0x00000000E6D7A33C899D183E0000000032B8313E50D50F3ABBA17E3E2C45D13E00000000699D2CBCAAC5E5BC00000000B45D31BDDBD6C5BAE2F9A8BE68B4CEBE0000000064121BBCA9C9F7BD00000000C56005BE64D87B3A10A4A63D7831A4BB"> : tensor<3x8xf32>, tolerance = 4.087308645e-05
    check.expect_almost_eq_const %s2#11, dense<[0x3F47DA92, 0xBF553F8C, 0x3D564FA7]> : tensor<3xf32>, tolerance = 8.330008984e-05
    check.expect_almost_eq_const %s2#12, dense<0x3F834A90> : tensor<f32>, tolerance = 1.025712967e-04
    return
  }
}

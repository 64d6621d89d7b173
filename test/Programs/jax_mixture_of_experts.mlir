// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_mixture_of_experts
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_mixture_of_experts {
  func.func public @program(%arg0: tensor<4x8x6xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<4x6x8xf32>, %arg3: tensor<i32>, %arg4: tensor<4x8x6xf32>, %arg5: tensor<6x4xf32>, %arg6: tensor<4x6x8xf32>, %arg7: tensor<4x8x6xf32>, %arg8: tensor<6x4xf32>, %arg9: tensor<4x6x8xf32>, %arg10: tensor<10x6xf32>, %arg11: tensor<10x6xf32>) -> (tensor<4x8x6xf32> {jax.result_info = "result[0][0]['down']"}, tensor<6x4xf32> {jax.result_info = "result[0][0]['gate']"}, tensor<4x6x8xf32> {jax.result_info = "result[0][0]['up']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<4x8x6xf32> {jax.result_info = "result[0][1][0].mu['down']"}, tensor<6x4xf32> {jax.result_info = "result[0][1][0].mu['gate']"}, tensor<4x6x8xf32> {jax.result_info = "result[0][1][0].mu['up']"}, tensor<4x8x6xf32> {jax.result_info = "result[0][1][0].nu['down']"}, tensor<6x4xf32> {jax.result_info = "result[0][1][0].nu['gate']"}, tensor<4x6x8xf32> {jax.result_info = "result[0][1][0].nu['up']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x6xf32>, tensor<6x4xf32>) -> tensor<10x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %2 = stablehlo.reshape %1 : (tensor<10xf32>) -> tensor<10x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %5 = stablehlo.convert %4 : (tensor<10x4xi1>) -> tensor<10x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<10xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<10xi1>, tensor<10xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<10xi1>, tensor<10xf32>
    %18 = stablehlo.divide %12, %17 : tensor<10xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<10x4xf32>
    %22 = stablehlo.exponential %21 : tensor<10x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %26 = stablehlo.divide %22, %25 : tensor<10x4xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<10x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<10x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<10x1xf32>
    %values, %indices = chlo.top_k(%26, k = 2) : tensor<10x4xf32> -> (tensor<10x2xf32>, tensor<10x2xi32>)
    %30 = stablehlo.reshape %indices : (tensor<10x2xi32>) -> tensor<10x2x1xi32>
    %31 = call @_one_hot(%indices) : (tensor<10x2xi32>) -> tensor<10x2x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%values init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<10x2xf32>, tensor<f32>) -> tensor<10xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<10xf32>) -> tensor<10x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x2xf32>
    %35 = stablehlo.divide %values, %34 : tensor<10x2xf32>
    %36 = stablehlo.multiply %33, %33 : tensor<10x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<10x1xf32>
    %38 = stablehlo.divide %37, %36 : tensor<10x1xf32>
    %39 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<10x2xf32>) -> tensor<10x2x1xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<10x2x1xf32>) -> tensor<10x2x4xf32>
    %41 = stablehlo.multiply %31, %40 : tensor<10x2x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<10x2x4xf32>, tensor<f32>) -> tensor<10x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %44 = stablehlo.compare GT, %42, %43, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %45 = call @cumsum(%44) : (tensor<10x4xi1>) -> tensor<10x4xi32>
    %c = stablehlo.constant dense<6> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<10x4xi32>
    %47 = stablehlo.compare LE, %45, %46, SIGNED : (tensor<10x4xi32>, tensor<10x4xi32>) -> tensor<10x4xi1>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %49 = stablehlo.compare GT, %42, %48, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %50 = stablehlo.and %47, %49 : tensor<10x4xi1>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<10x4xi1>) -> tensor<10x4x1xi1>
    %c_14 = stablehlo.constant dense<1> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<10x4xi32>
    %53 = stablehlo.subtract %45, %52 : tensor<10x4xi32>
    %54 = call @_one_hot_1(%53) : (tensor<10x4xi32>) -> tensor<10x4x6xf32>
    %55 = stablehlo.convert %51 : (tensor<10x4x1xi1>) -> tensor<10x4x1xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<10x4x1xf32>) -> tensor<10x4x6xf32>
    %57 = stablehlo.multiply %56, %54 : tensor<10x4x6xf32>
    %58 = stablehlo.dot_general %57, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4x6xf32>, tensor<10x6xf32>) -> tensor<4x6x6xf32>
    %59 = stablehlo.dot_general %58, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %60 = stablehlo.multiply %59, %59 : tensor<4x6x8xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<4x6x8xf32>
    %62 = stablehlo.multiply %59, %59 : tensor<4x6x8xf32>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %64 = stablehlo.multiply %63, %62 : tensor<4x6x8xf32>
    %cst_16 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %66 = stablehlo.multiply %65, %61 : tensor<4x6x8xf32>
    %67 = stablehlo.add %59, %66 : tensor<4x6x8xf32>
    %cst_17 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<4x6x8xf32>
    %70 = stablehlo.tanh %69 : tensor<4x6x8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %72 = stablehlo.subtract %71, %70 : tensor<4x6x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %74 = stablehlo.add %73, %70 : tensor<4x6x8xf32>
    %cst_20 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<4x6x8xf32>
    %77 = stablehlo.multiply %59, %76 : tensor<4x6x8xf32>
    %78 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<10x4x1xf32>) -> tensor<10x4x6xf32>
    %80 = stablehlo.multiply %57, %79 : tensor<10x4x6xf32>
    %81 = stablehlo.dot_general %arg0, %77, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x6xf32>, tensor<4x6x8xf32>) -> tensor<4x6x6xf32>
    %82 = stablehlo.dot_general %80, %81, contracting_dims = [2, 1] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<10x4x6xf32>, tensor<4x6x6xf32>) -> tensor<10x6xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.reduce(%26 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<10x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %85 = stablehlo.divide %83, %84 : tensor<4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %87 = stablehlo.compare GT, %42, %86, FLOAT : (tensor<10x4xf32>, tensor<10x4xf32>) -> tensor<10x4xi1>
    %88 = stablehlo.convert %87 : (tensor<10x4xi1>) -> tensor<10x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<10x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %91 = stablehlo.divide %89, %90 : tensor<4xf32>
    %92 = stablehlo.multiply %85, %91 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_26) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %94 = stablehlo.multiply %cst_27, %93 : tensor<f32>
    %95 = stablehlo.subtract %82, %arg11 : tensor<10x6xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<10x6xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<10x6xf32>
    %98 = stablehlo.multiply %97, %95 : tensor<10x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%96 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %100 = stablehlo.divide %99, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %101 = stablehlo.multiply %cst_31, %94 : tensor<f32>
    %102 = stablehlo.add %100, %101 : tensor<f32>
    %cst_32 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %103 = stablehlo.multiply %cst_32, %cst_33 : tensor<f32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_35 = stablehlo.constant dense<6.000000e+01> : tensor<f32>
    %104 = stablehlo.divide %cst_34, %cst_35 : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [] : (tensor<f32>) -> tensor<10x6xf32>
    %106 = stablehlo.multiply %105, %98 : tensor<10x6xf32>
    %cst_36 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %107 = stablehlo.multiply %cst_36, %103 : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.multiply %108, %91 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %111 = stablehlo.divide %109, %110 : tensor<4xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [1] : (tensor<4xf32>) -> tensor<10x4xf32>
    %113 = stablehlo.dot_general %106, %80, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x6xf32>, tensor<10x4x6xf32>) -> tensor<6x4x6xf32>
    %114 = stablehlo.transpose %113, dims = [1, 0, 2] : (tensor<6x4x6xf32>) -> tensor<4x6x6xf32>
    %115 = stablehlo.dot_general %106, %81, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<10x6xf32>, tensor<4x6x6xf32>) -> tensor<10x4x6xf32>
    %116 = stablehlo.dot_general %114, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x8x6xf32>) -> tensor<4x6x8xf32>
    %117 = stablehlo.dot_general %114, %77, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x6xf32>, tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
    %118 = stablehlo.transpose %117, dims = [0, 2, 1] : (tensor<4x6x8xf32>) -> tensor<4x8x6xf32>
    %119 = stablehlo.multiply %57, %115 : tensor<10x4x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%119 init: %cst_38) applies stablehlo.add across dimensions = [2] : (tensor<10x4x6xf32>, tensor<f32>) -> tensor<10x4xf32>
    %121 = stablehlo.reshape %120 : (tensor<10x4xf32>) -> tensor<10x4x1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<10x4x1xf32>, tensor<f32>) -> tensor<10x4xf32>
    %123 = stablehlo.multiply %59, %116 : tensor<4x6x8xf32>
    %124 = stablehlo.multiply %116, %76 : tensor<4x6x8xf32>
    %cst_40 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %126 = stablehlo.multiply %125, %123 : tensor<4x6x8xf32>
    %127 = stablehlo.multiply %126, %72 : tensor<4x6x8xf32>
    %128 = stablehlo.multiply %127, %70 : tensor<4x6x8xf32>
    %129 = stablehlo.add %127, %128 : tensor<4x6x8xf32>
    %cst_41 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<4x6x8xf32>
    %132 = stablehlo.add %124, %131 : tensor<4x6x8xf32>
    %cst_42 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %134 = stablehlo.multiply %133, %131 : tensor<4x6x8xf32>
    %135 = stablehlo.multiply %134, %64 : tensor<4x6x8xf32>
    %136 = stablehlo.add %132, %135 : tensor<4x6x8xf32>
    %137 = stablehlo.dot_general %136, %58, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x6x8xf32>, tensor<4x6x6xf32>) -> tensor<4x8x6xf32>
    %138 = stablehlo.transpose %137, dims = [0, 2, 1] : (tensor<4x8x6xf32>) -> tensor<4x6x8xf32>
    %139 = stablehlo.broadcast_in_dim %122, dims = [0, 2] : (tensor<10x4xf32>) -> tensor<10x2x4xf32>
    %140 = stablehlo.multiply %31, %139 : tensor<10x2x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_43) applies stablehlo.add across dimensions = [2] : (tensor<10x2x4xf32>, tensor<f32>) -> tensor<10x2xf32>
    %142 = stablehlo.reshape %141 : (tensor<10x2xf32>) -> tensor<10x2x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<10x2x1xf32>, tensor<f32>) -> tensor<10x2xf32>
    %144 = stablehlo.broadcast_in_dim %38, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x2xf32>
    %145 = stablehlo.multiply %143, %144 : tensor<10x2xf32>
    %146 = stablehlo.multiply %145, %values : tensor<10x2xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%146 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<10x2xf32>, tensor<f32>) -> tensor<10xf32>
    %148 = stablehlo.reshape %147 : (tensor<10xf32>) -> tensor<10x1xf32>
    %149 = stablehlo.negate %148 : tensor<10x1xf32>
    %150 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x2xf32>
    %151 = stablehlo.divide %143, %150 : tensor<10x2xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%149 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
    %153 = stablehlo.broadcast_in_dim %152, dims = [0] : (tensor<10xf32>) -> tensor<10x2xf32>
    %154 = stablehlo.add %151, %153 : tensor<10x2xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<10x4xf32>
    %156 = "stablehlo.scatter"(%155, %30, %154) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %264 = stablehlo.add %arg12, %arg13 : tensor<f32>
      stablehlo.return %264 : tensor<f32>
    }) : (tensor<10x4xf32>, tensor<10x2x1xi32>, tensor<10x2xf32>) -> tensor<10x4xf32>
    %157 = stablehlo.add %112, %156 : tensor<10x4xf32>
    %158 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %159 = stablehlo.multiply %157, %158 : tensor<10x4xf32>
    %160 = stablehlo.multiply %159, %22 : tensor<10x4xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<10x4xf32>, tensor<f32>) -> tensor<10xf32>
    %162 = stablehlo.reshape %161 : (tensor<10xf32>) -> tensor<10x1xf32>
    %163 = stablehlo.negate %162 : tensor<10x1xf32>
    %164 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<10x1xf32>) -> tensor<10x4xf32>
    %165 = stablehlo.divide %157, %164 : tensor<10x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%163 init: %cst_49) applies stablehlo.add across dimensions = [1] : (tensor<10x1xf32>, tensor<f32>) -> tensor<10xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<10xf32>) -> tensor<10x4xf32>
    %168 = stablehlo.add %165, %167 : tensor<10x4xf32>
    %169 = stablehlo.multiply %168, %22 : tensor<10x4xf32>
    %170 = stablehlo.dot_general %169, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x4xf32>, tensor<10x6xf32>) -> tensor<4x6xf32>
    %171 = stablehlo.transpose %170, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %173 = stablehlo.multiply %172, %118 : tensor<4x8x6xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %175 = stablehlo.multiply %174, %arg4 : tensor<4x8x6xf32>
    %176 = stablehlo.add %173, %175 : tensor<4x8x6xf32>
    %cst_52 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %178 = stablehlo.multiply %177, %171 : tensor<6x4xf32>
    %cst_53 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %180 = stablehlo.multiply %179, %arg5 : tensor<6x4xf32>
    %181 = stablehlo.add %178, %180 : tensor<6x4xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %183 = stablehlo.multiply %182, %138 : tensor<4x6x8xf32>
    %cst_55 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %185 = stablehlo.multiply %184, %arg6 : tensor<4x6x8xf32>
    %186 = stablehlo.add %183, %185 : tensor<4x6x8xf32>
    %187 = stablehlo.multiply %118, %118 : tensor<4x8x6xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %189 = stablehlo.multiply %188, %187 : tensor<4x8x6xf32>
    %cst_57 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %191 = stablehlo.multiply %190, %arg7 : tensor<4x8x6xf32>
    %192 = stablehlo.add %189, %191 : tensor<4x8x6xf32>
    %193 = stablehlo.multiply %171, %171 : tensor<6x4xf32>
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %195 = stablehlo.multiply %194, %193 : tensor<6x4xf32>
    %cst_59 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %197 = stablehlo.multiply %196, %arg8 : tensor<6x4xf32>
    %198 = stablehlo.add %195, %197 : tensor<6x4xf32>
    %199 = stablehlo.multiply %138, %138 : tensor<4x6x8xf32>
    %cst_60 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %201 = stablehlo.multiply %200, %199 : tensor<4x6x8xf32>
    %cst_61 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %203 = stablehlo.multiply %202, %arg9 : tensor<4x6x8xf32>
    %204 = stablehlo.add %201, %203 : tensor<4x6x8xf32>
    %c_62 = stablehlo.constant dense<2147483647> : tensor<i32>
    %205 = stablehlo.compare LT, %arg3, %c_62, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %206 = stablehlo.add %arg3, %c_63 : tensor<i32>
    %c_64 = stablehlo.constant dense<2147483647> : tensor<i32>
    %207 = call @_where(%205, %206, %c_64) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %208 = stablehlo.convert %207 : (tensor<i32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %209 = stablehlo.convert %207 : (tensor<i32>) -> tensor<f32>
    %210 = stablehlo.power %cst_65, %209 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %211 = stablehlo.subtract %cst_66, %210 : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %213 = stablehlo.divide %176, %212 : tensor<4x8x6xf32>
    %214 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %215 = stablehlo.divide %181, %214 : tensor<6x4xf32>
    %216 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %217 = stablehlo.divide %186, %216 : tensor<4x6x8xf32>
    %218 = stablehlo.convert %207 : (tensor<i32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %219 = stablehlo.convert %207 : (tensor<i32>) -> tensor<f32>
    %220 = stablehlo.power %cst_67, %219 : tensor<f32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %221 = stablehlo.subtract %cst_68, %220 : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %223 = stablehlo.divide %192, %222 : tensor<4x8x6xf32>
    %224 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %225 = stablehlo.divide %198, %224 : tensor<6x4xf32>
    %226 = stablehlo.broadcast_in_dim %221, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %227 = stablehlo.divide %204, %226 : tensor<4x6x8xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %229 = stablehlo.add %223, %228 : tensor<4x8x6xf32>
    %230 = stablehlo.sqrt %229 : tensor<4x8x6xf32>
    %cst_70 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %232 = stablehlo.add %230, %231 : tensor<4x8x6xf32>
    %233 = stablehlo.divide %213, %232 : tensor<4x8x6xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %235 = stablehlo.add %225, %234 : tensor<6x4xf32>
    %236 = stablehlo.sqrt %235 : tensor<6x4xf32>
    %cst_72 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %238 = stablehlo.add %236, %237 : tensor<6x4xf32>
    %239 = stablehlo.divide %215, %238 : tensor<6x4xf32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %241 = stablehlo.add %227, %240 : tensor<4x6x8xf32>
    %242 = stablehlo.sqrt %241 : tensor<4x6x8xf32>
    %cst_74 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %244 = stablehlo.add %242, %243 : tensor<4x6x8xf32>
    %245 = stablehlo.divide %217, %244 : tensor<4x6x8xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %247 = stablehlo.multiply %246, %arg0 : tensor<4x8x6xf32>
    %248 = stablehlo.add %233, %247 : tensor<4x8x6xf32>
    %cst_76 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %250 = stablehlo.multiply %249, %arg1 : tensor<6x4xf32>
    %251 = stablehlo.add %239, %250 : tensor<6x4xf32>
    %cst_77 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %253 = stablehlo.multiply %252, %arg2 : tensor<4x6x8xf32>
    %254 = stablehlo.add %245, %253 : tensor<4x6x8xf32>
    %cst_78 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x8x6xf32>
    %256 = stablehlo.multiply %255, %248 : tensor<4x8x6xf32>
    %cst_79 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %258 = stablehlo.multiply %257, %251 : tensor<6x4xf32>
    %cst_80 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<4x6x8xf32>
    %260 = stablehlo.multiply %259, %254 : tensor<4x6x8xf32>
    %261 = stablehlo.add %arg0, %256 : tensor<4x8x6xf32>
    %262 = stablehlo.add %arg1, %258 : tensor<6x4xf32>
    %263 = stablehlo.add %arg2, %260 : tensor<4x6x8xf32>
    return %261, %262, %263, %207, %176, %181, %186, %192, %198, %204, %102 : tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<10x2xi32>) -> tensor<10x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<10x2xi32>) -> tensor<10x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<10x2x1xi32>) -> tensor<10x2x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<10x2x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<10x2x4xi32>, tensor<10x2x4xi32>) -> tensor<10x2x4xi1>
    %5 = stablehlo.convert %4 : (tensor<10x2x4xi1>) -> tensor<10x2x4xf32>
    return %5 : tensor<10x2x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<10x4xi1>) -> tensor<10x4xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<10x4xi1>) -> tensor<10x4xi32>
    %1 = call @cumsum_0(%0) : (tensor<10x4xi32>) -> tensor<10x4xi32>
    return %1 : tensor<10x4xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<10x4xi32>) -> tensor<10x4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[9, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 10, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<10x4xi32>, tensor<i32>) -> tensor<10x4xi32>
    return %1 : tensor<10x4xi32>
  }
  func.func private @_one_hot_1(%arg0: tensor<10x4xi32>) -> tensor<10x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<10x4xi32>) -> tensor<10x4x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x6xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<10x4x1xi32>) -> tensor<10x4x6xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x6xi32>) -> tensor<10x4x6xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<10x4x6xi32>, tensor<10x4x6xi32>) -> tensor<10x4x6xi1>
    %5 = stablehlo.convert %4 : (tensor<10x4x6xi1>) -> tensor<10x4x6xf32>
    return %5 : tensor<10x4x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x9FC0D73BFFF038BFF8AB9F3E461A5FBEF5F5863EB70E70BEB931D03EE062C23E791A683EAF7CDEBE46BF753D574F10BFA38E563E39AA0C3F490E2ABE7B2102BFEE4E453F99E30A3E8999613F89C349BF28C472BCFD9852BFD1DDF33EBAF5183F7364BDBE91B803BE4E6CB13DA01B3CBE83FF853D3291103FFEF13B3F42FE1C3E83E1933ECFC69E3E284EAEBE32D9133E23375B3CCB8281BE1F97143F33679B3E62B2013E1781223E72BE37BEFBC0213F72344F3F5911EE3ED022F53D05770CBF3ECAA6BE302C42BEF9CC453E2AE40CBB29ACD83E358F183F57CCAA3E640380BEFB0331BE1998F8BDF83936BE5307C6BD605260BE07AC443E3A5F953E371ECB3EA6C7A2BC90EF06BF2483033E2919D1BCEEC89EBE706D4BBF867477BE95ADA23DE60B803ECAA03E3FF60F7A3E67A90C3DED66DBBD821007BF8BFE53BD25C816BFE3AB2D3D377CA2BE5D94753F1682A6BDC56ABF3E32F4543CEC9040BFCEB5A33EE8787A3EE32F923EC081ADBDD1A7B83D980B10BFD4AFA6BD30A7C63DDF28923D0B280E3DE4FEE9BE3131883E46388CBECB0ADC3EC89BE43EB8BB67BEE75B52BE4F2640BEA6ED14BFC8F6D1BE69C95E3E467CD93DAC0E463E0E3C9DBD56CB373FEF42EEBE87521BBF486CBBBE9269DCBE73B324BEB14A7B3EE1A34BBE87557C3E2C6D62BD46D6EBBD06A3163E3C54D8BEDE5D813D6FCFC43D5E1A33BF7AADA33D82CD11BE372DB93EB186DB3E4760563FAC335FBD2CCF6ABF32287F3EC34D90BDE4AEF23EE7105ABEE7F4923E8856553E01C7183EB8984DBE4E681EBE281389BE40DA0FBFD6B10FBFE570A8BEE092A83E576D0E3F79B7EDBEAF066A3ED59B6CBE9EBFDD3D436A9EBEB37920BEA123CC3D918A283DEEAE28BF2EB025BD0CD1F3BEF0B368BDA20A56BFA076B2BE63FC0FBD6B4EE2BC1BF3DA3EC7A3C33EE40CC93E317A8EBDBD7CACBE84476C3F92742ABE404B323F43DF503E40B883BEB977AD3E162C9F3E9A072E3F4EFE8DBF3D7E393EDD42573FDCDFCB3E66A4AC3E85D956BD2DEB5A3E06732EBECB782FBDD28A30BF14C327BF3601363E098C653EFFD8A63E"> : tensor<4x8x6xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x8x6xf32>
    %c1 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x4xf32>
    %c2 = stablehlo.constant dense<"0xA96E8DBC87BD2ABF7D16E6BD65FDBA3D7915C43EA351C2BE4ABF17BD1A52A33E6CF4D93E4E3D983DBC69CD3E740F133EFF21BA3E31A76E3EE6BC293EA039933E0F85CABD4150243FA295FF3CC698813E30C367BF725F203ED31335BD9D7C5D3E6DD5573C987AA63E0CF1DCBD5483583F4F65413D9A62ADBE552E3ABD4980A73D1C88A9BE8B4DE33EFA8C613F8878F0BCC43EB43DD049403EA9920E3F15324CBFC4AE40BE16BB183FACC643BF6EE62FBDB93913BE822F5F3FE9EEDB3E3FE6273EB975BCBEBAB7FB3CE4358A3EF1B90CBFC415863F85D094BFD26FB23E79179CBE415A1CBF3432FFBD4B565F3E9D7A7CBEBA0C63BF0D9DE1BDAE2802BE4497553FD0BB603F2EF114BF4A55C4BCC4C988BE25BE9DBE3A1A4E3FF974F6BE92DDF4BE15A6A63E7A8192BE68156A3F5A90FB3E7FFD92BE1387BF3EFB7641BFE73A593F86CF963DAC2C7D3F8117E53E178C87BE4AFDA8BE0BD2943EA3D99D3E58952EBF39CEB53E057C2BBE3F9FCEBDFBCDD7BE9C0899BDDEDE963E9D9BBBBEDFDFECBE7AF7C0BE71A64C3DD407D1BCE2C0073FFF1B00BF9FBB04BED50B8ABE47C384BE00C1DE3D3401C53E0FAB023EB2F7D3BDFA8C4EBB7D776FBE8F23D53E382441BE2945913E7626B83E2D3BA53EA25FCABE3807FCBE71AE453ABF78973E9F5E583EFAD3B8BE2DE627BFC73E59BCBBD7203D7F17A43E427C12BD57511D3E57879EBE3F5D80BF72E1BE3ED468FFBB1B6F0BBD02B61E3C94838D3E360DE13ECCB48ABE33F409BFE6A4F03EE10A2EBE7FAF2CBE3C76EF3D5C948D3EC43443BED8BAA23E46F29B3D010701BE76B1E13EA9ABB43D9BE58CBE4F4955BED1B4683D5073CDBE9132CFBEAFAC123D1182F63B5B1BB9BD677041BF1DBD933A53B3A3BEB99E25BFF6BEAD3EB712583CA1DA2E3F9633A13EE2176ABE46E925BE0845A83DF61CD7BD7AFF50BE7FE21A3EEB33793E9844943DFE6420BB87BFF1BE8159AD3DB3FF8CBE3D2BE8BEF163923E976F11BFD6B3223FEA8230BEC46464BE6EA2203F4686D23C24BA20BFF9B82DBE9E6394BE403E63BFB3D3B4BE3B9574BE9701A93EB114883E"> : tensor<4x6x8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4x6x8xf32>
    %c3 = stablehlo.constant dense<0> : tensor<i32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<i32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8x6xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<4x8x6xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x4xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6x8xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4x6x8xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8x6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<4x8x6xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6x4xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x6x8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<4x6x8xf32>
    %c10 = stablehlo.constant dense<"0x8012563EEE6CD93E19EC133F721316BF4C34B63D9E022C3FEAE4153F923F41BFCE6F0B403A68313F2A6842BEC91E0C3E8688A33F18E2DCBC1504BABDA7835C406ECE57BF1711D0BEEE4D913F6E53BE3FD888B23FC7E2E33F24A04ABF72B31D3F44817E3C3956E73E9B340E404A8E49BF567CAF3F72645E3F396B773F2819523F955B53BFF9BB543F86DBF5BEFFAD7BBF144D85BFB792243D7F89F93EA3220D3FF87573BED4D18D3D544497BB09239ABE1ECC15C0784C0E40E56B00BDBC23283D8B39CF3F334C183F4410B4BE43C63B3FD7E56A3FE614B53F9848CA3E82FFBB3F221FFE3DCBEDF9BDFF3643BF5F010EC0"> : tensor<10x6xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<10x6xf32>
    %c11 = stablehlo.constant dense<"0x58C899BF62C997BED947613FCA473A3E690B21BFF9A0AA3F93F6EC3DFB5090BF4759D03CB63677BFB1DA913DF7F1E23E0DCE90B9D1DC593EB052383FF09092BD6444C63F63EBF6BEF2FB04BFE1869F3F5C35543F2152A6BF3F766EBF9C923B3F84EB853FB06FAA3E2095BCBF43B9613ED5AD3B3FDCE7BABE8172623FBBAD1F3EC96981BFBF645FBEF40DBF3E0161A5BF797D53BFF9095CBEB743FABEE388653E5EF5583F0812AE3ECD96233EAE742A3FF0FA5BBF371A313F7F2BA1BE3168D9BFCA4B3ABE07C8D33F7B16C0BE41FB1B3F2AAA383FFAEE3FBE1060B43F6A1EF83E08ED143EF6F8643E928C11BFC34FA13F"> : tensor<10x6xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<10x6xf32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) : (tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<10x6xf32>, tensor<10x6xf32>) -> (tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11) : (tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<10x6xf32>, tensor<10x6xf32>) -> (tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11) : (tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<10x6xf32>, tensor<10x6xf32>) -> (tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<i32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<4x8x6xf32>, tensor<6x4xf32>, tensor<4x6x8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x518C123D065C31BFEAF9AE3EDDC67DBEA4796F3E5F3987BE3432C13E8F3BB33E4D8F493E952BCFBE7DA9B73DCCC108BF898B383E0C08053F7FC348BEC2E2F4BEACF84C3FC9B7DC3DB044693F7D1A42BF18BD763CF9475ABF417FE43E97A5203FC91AAEBE2A38CABDD4E2EE3D16DD5ABE438F143D0AEA083F4F61343FBE40FD3D4BA2843EE014AE3EF3219FBE6E20323ECFB882BC51A290BE88FA0C3F50AFAA3EFA03203E3A4B403E056F56BE205B293F48DF563F09B4DE3E3DD9B73D87CD04BFC520B6BE9ED023BE5E31273E1D6403BD718FE73E3037203F55EFB93E3D6C62BE231B19BE9F99BBBD56D618BE136D01BE3EFE41BE9ECA623E8CA4993EF074DA3ED6BF183C4C960EBFC5D1213E5C6E363B363796BE2BC843BF3D105DBEF5654B3DAD288F3E4C4B463FCADA753ECBDE833D52159EBD35C00EBF8A50A7BD91180FBF70BB4C3C952A93BE76457D3FB19E52BDC767C03E216E7EBCCEF338BF5B6D943E44215D3ED36FA13EF16861BDB5CBF23DF0560ABF01F152BD9381F73DAE3F2A3DBEC0983BE1DEE1BE68BE713E38C279BEC2A9CC3E6AC1D53E131683BE3CA570BEBDDE5EBEAE3D0DBF09ABC2BEF0757D3E3E799C3D993C643E58C6DABD164D303FB6A4FDBE2BBB13BF2221ACBE2A47CDBEDA3418BE81BE8C3E12042DBE3BB65D3E3C0DD7BC8B64B2BD4CC1233E7A10C9BEB160BE3DD7DB873D8BC53ABF7E914C3D559230BE978FC83EFD2ECC3E5BE45D3FF5ACACBDE23F63BF1C6A603EA5E625BD9C4CE33EB3AD3BBE4AB3833EC3A6363E7D5EF43DB8DA2EBEC32B3DBE82E573BECF3008BF514E17BFF6CF9DBEF557993E9BC3063F197ADEBEB765843E27E184BE23EBA73D0D2A91BE60D702BEB1E98E3D01F6493CD41321BFE8EF2EBC259101BF819BB1BD77684EBFC120A3BED88C84BDDF460E3B3C9ACB3EDC48B43E4F6FD83E1C1F22BDCCBEBBBE98EF723F031549BE726B313F6D88323E8E1569BE182D9E3EE0BC953E299B353F40D691BF7BF61A3EC1A04F3FDA31DB3E13549D3E860CB9BCE297793E34D90FBEA93054BC1B3638BFC81320BF8C65173E5BCB463EBBBE973E"> : tensor<4x8x6xf32>, tolerance = 1.139350891e-04
    check.expect_almost_eq_const %s2#1, dense<"0x7295563FF724A93EC820D03D03C215409ED722BF191D853FC83A024031D0D53ED694F9BDED6C27BFD095663EDAEC2D3DA0360AC0C0C8C9BED2AA523E3B8D53BF69518D3EEB9C743FC11FB03EE95E08BF2E3C363CCE4304BF87EEB3BF98C80C3D"> : tensor<6x4xf32>, tolerance = 2.339966536e-04
    check.expect_almost_eq_const %s2#2, dense<"0x21D93EBDF36632BF24CC11BE1D74F83D9B77D33E2990D1BE63CBE5BBF002943EEC0EE93EF1CE363D0C85DB3E50A6E83D7784C93E964C503E36760B3EB2F4863EB6B503BE89B31C3F16C17A3D00ED903E1A4060BF8C1F023E0D7697BD8C223F3EDEE284BC23B1B53E13D90CBE7732603F92A68C3C43389EBE109881BC39BBE13D9BD3B8BE3220D43E1E3D693FA14173BDA64BED3D400C223ECDF2063FFCA653BFA86423BEFB1C113F7A313CBF777595BD14EDE8BDD29A573F8CC4CC3E5DC3093EC3D1CBBEABE9433AB697993E0C0E05BFEBED893F330491BF90D1C13EDA6DABBED9E123BF89461EBE13C9403EC0EF5DBED4A66ABFBC150EBEB6DDC6BD55115D3FF123593F756B11BFC8825CBDC70B73BE0C02ADBEA687463FE4E902BF69E7E5BE2BF0B53E4FEF9CBEF2BA713F464BEC3E30B883BE6077CE3E3AC939BF4DDD513FBDEE323D697E753FD379F43E9B7870BE77BB99BE15F7A33E8A3AAD3E954536BF772DC53E2E2B4ABEDA3C91BD5412E7BED80337BD077F873E4D6CACBE937EDDBE6F4ED0BE6EDDA33D952763BD6E17003F20DAF0BE2E7623BEB35C99BE4FDE6ABE999BA13D4E63D43E7C38C83DF3A908BEB452DC3C54BF50BE6AD1C53E6D955FBEBC9CA03E4181C73E5C0D963E0843BBBEB9CDECBEC01DFB3CC325883E83D6393ED530C8BED03420BFF7F130BD81051A3C870A953E75DE19BDD074FD3D562FA2BE881179BF4880AF3E4512B63CD6AD86BBDFAF1F3DFAD29C3E2B5AF03E81F699BE5C4D02BFB201003FF0854CBE2B0E0EBE1002163E06E69C3E3EDD61BE247A933EF91E3E3D08821FBE1E73D23E0E17F23D1D137BBE675073BE1A54DF3CF018BEBE1ADABFBEE119C33B3DEAB2BCEB90F6BD7B0549BF3EDFE8BCA0E3B2BE02FC1DBF08799E3EA0CA2F3D8F36273F7D91B03EED694CBE052507BE759D553DC59C99BD6B5D6FBE7BC1F83D19BD5A3EC29CD13DF7BAE13CBC7B00BFE1E0EA3DFD477BBE4405D9BE982E833E33D409BFCA0F1B3F123B4FBE26E745BECE04193F38558CBB3A5928BF7C414CBE32AAA3BEA48E5BBFBE8FA5BE12DE55BE80C3993E796D973E"> : tensor<4x6x8xf32>, tolerance = 1.132940650e-04
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0x82E728BA4A3602BA35C529BB1EAE6A3A8DBD203A04B43E3A8F7A1C3CABD8EA3BFE8A0C3DE9AF4ABC1F1A12BCA64DE8BB85D7013B244C0A3B50294D3C8A7693BB8C847CBBFBC2023A42539DBA87103EBAE0994EBA732C4D3A2836713AB8240CBB240C94BA04A503BA087F19BAF38CB639338198378D908F3AB07D293CB2D0D53B761ABE3C9BF316BC974BCCBBBC56C0BBD932A03B3C37613B89A1693C07D6B2BB66ED84BB265106BB45C9223A63D114B9968B41BBA02D8A3A3921B83A2B6327BBECC9D93A6D0932B971AB973ABD3AAA397D30ADB8FAF2B1BAB3888CBA08C381BACA2F11B983CC98BB2F6AE8B97D76633BB5BA56BB465D86BBD62AD839B1AB9BBCBD39DCBA6039543C825056BB5E5808BBE18DA6B702DC7BBC605801BA987A2D3CAD737CB9DC8464BAF2FF2E39379F29BB23C6F3B93334E53AF075503B50D33BBAA22C1E3B2F5443BA2E8CAFB9ACA4EFBA3581D8B7B74F8C399C5544B9C910CD3AB7F02039203787BABEE4D1BB64635CBBF0B113BA70ABC9BCE0BB02BA793B8A3C525FB23AA6BC3D371F93163BF99038BA8D748A3A8DF3A239D77E373B4AE72A3BF99B213CA64A76BBC8DD2BBBB1AFE1BAC537063B255E05BB4754BE3AF65C163AC850513AA6E449BB602BF4BB02E7A6BB23845C382E84EEBA82A10ABC58660B3CE7038CBA6201A5BA07FA8A381FF205BC1BDB61BB2BD6B63B526AB23A60164C3BC7DA2A3B3B00CEBAE8BB3B3A2C739DB8E371713BD47A03BBBF909A3B3A0573BA9335F539F18A79BB7FE4013B5160213B67B7223B9195B9BA7831D839D90B2CBA9D5C2ABB9645133AD7E5D0B8D0CBCB3AFFA9393B96150EBC5AA595BAD6880A3A2EE6D637613CD1B8FAC340BA741AAC3A7877913A80A9CBBCF64F74BCA3CF2C3C089A583BAEB22EBD476073BBEF4C6F3AA25466B9BCEBC13AF0C48E3AA3538CBB3553E5BAF4E1963A30A3BBB8A08B2639023843B82D95EA3AE67F7CBAD85B353B029378374CA69CB8FD2A24397DB9613B5347B73B4C78A2BB5A61833B975481BB5B1C14BB9A289EBBD2588CBA30131D3BCEF60CBADACD103A08E59B3A2E09943A"> : tensor<4x8x6xf32>, tolerance = 4.265087098e-06
    check.expect_almost_eq_const %s2#5, dense<"0x6B4526BB29752BBA9D3220BC4A7B543C7CFAF83B27BED839F12A62BC84CFBD3B619EDF3B906CE13B0FF70DBD65ABAB3CAABE24BC5E8BF3BB5946A4BBC253B83CFA283C3CB9A1DEB9E8B488BBF1B2E1BBCDC3D93B8DBC99BADBF53DBC0B97C83B"> : tensor<6x4xf32>, tolerance = 3.465944156e-06
    check.expect_almost_eq_const %s2#6, dense<"0x098D9837CE83143BA02A863958E88DBA1BB667B99EB81E3A5A7FFEB923BB9B3A7D92F3B80F9BB23BDA6DDDB84526093B334342BA1B40A33B45E7EF3A185A4D39E3D0C7394636D83CE47D28BBD074E4BAF08427BA79AA943CCA724B3CA662063CFF1BD838AD7A1BBCE8FDCD394BC31BBB68BE803A5E8903BC0CB167BB80EA91BAB6CE0939E1294B3CB86CFEBA5981F63ADFDF68B91FD9303C8ACA0A3C69181B3B7487C8B758E0433CCA2FD3B9BBC75E3A504B82BA38470E3C14BD763B05A82D3B0C7E183A0A74913A843617BABE5594BA6E5A08BACD5122BADCC22DBA43EE603ADE6DB438AEEEEC39C5BF073B05A323BBB5788D3A2DD1DF37FA849DB99F55EBB95A115F3A52CDED385DDD903CD84397BC26F1283CEEFB413A0F971E3A1A516BBBC619C3BA10004039C4FA8CBC5ADD963CA32924BCC11726B9C03517BA3BAA1D3BE700F338E67B283A06CE8CB9AC400ABA301448B91E3903B982F557B937F0A23859151AB9F289813AE6C1A5BA338AAE39EA7F3ABAF9406C386E8121B91B1B5DB9CE18343AF4963BBB384FB53B6F12423C9AEADBBA93C9693B1845053C811A08BB2394233B4AEF43BB783A813BFEC0BF3B908C72B9C04115BB0446603C8F43473A55A238BA1A18E2BA9CCD9A3BAFD39ABB54C895BB262820BC35DD473CA764723B310A3D3B44D693BBBD24203C0CCBAA3C7809A13BFBF755B99944883C185818B890EFF2BA98E6FD3A8D0273BB51D0D9BB0D6C38BA110EF9BA487E01BC146DC23A422D2BBB1E2839BADCDD4A3B738EE3BBA8A812BA18A225BB73579C3BAB95873AA09D143CBEA79D3BED67D73C6DF951BB64B58FBBC6BCA43A5003B33B9954F5BA49BBD7BBCC55243B5E2FCB3B1415453B7AA4403A9809B63A99443A3BB98773BA3460E83CE37678BBFD31363DE3BB06BCB9D76DBAF90F8ABA0E7A853B769D44BBEDD1293C1DEE943BB6401F3DA3DEDABB145D30BC400E163BD77964BB626E1FBB7C5331BBE459E63A064929BC55FA5A3ADC5FE53A1CCB82BA8B328A3B9520743A85CC6F3B0383473B9045633C4DB32DBB51E9B9B9536A00BB4FC6053CC93B75BA"> : tensor<4x6x8xf32>, tolerance = 4.448126629e-06
    check.expect_almost_eq_const %s2#7, dense<"0xC32AA5320A5C37325F5A9534F95E0D333E2289326FB3C2329A558B36A87C153617B24E383533D436B843643696681436266C403412BA48349119D736D2EA5C35CE322435D793593228217E33B077BA3213E7DD32763ED6321F071433B88847347D72643396A8333262017032891EA931C72E882DD8A855339ED39C364F87F5359678BE37E81F6C3633CDE035B346C935FED09035E3A30A3500D9103700D4A63593063F357EC35334E58887321CDD6D30B67DC03413A2423360E7AE331A6790347878F333DCE8A830F6676E333D9395313868A92F6CC6A3339DBB563362E94B335F7754310EBB75352B6729327CD30935208CF934F5F84935A5112733E1BA7837B0990C340F98E9361208F93459797B34B61BB432E11825379467C1320AC29E3652453031676406334B22FE30B7BB9134090D19320387053485A1DF34895BB3329F6581341DCEC4323A139C311F1A1534BCE85F2E7F4D80314A0DC9306C70DB331AD0A430599D4033CE89EB35281422358F1CA4330DDAD237771D293327C648370238A133CD03A73063EE6934C96BAE323E994233F0BE9E319B43B33476449F34B7388536921F1A35769D993452C9023496B23D346BAC44343377B73341EE81327312DE326721DB34A9011B36CFDD973594491331BDA41C344DCE4636390D4936BFFF6833EA53C033D2BCA4310E293C366B2D063513A7B035AC86A3336A49D534F3D99334A4EDD63389C2B432C845842FD8C11835896F3D34FAF97235D6701733234F18320BD62635F55031344F838534628F8934F72EAF334FFEEC312F36A1326DA1953472D76232E8C9B3312AFDDB33F997B1343B4355366BE162334EBD62327CC76A2ED3966F30782CE03203839933E4C0813359DEDC37F0651D3751369A365D52F2346DF19F389728183561AD1B334E3E0C31118EC0333C39503367774735295B0634810A6F3303A3FB2F5F488F305EF7892F626E1434FF822B331F18AB3467787630D515822FEFD888300B8C0535EE0FB03507288835657532353D122E357830613424CA8135A9454C332B347D3482474A32AC6B59320AD27633728B7133"> : tensor<4x8x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#8, dense<"0x64C08E3414C19D32F8418736720EED3663CD22366CA1EE315D4C063747EBBD35541A0F361F640136CF605338B7929937BC318F3642E816369FE4A3353AD8B337E46FBC367427023231FA483587E806366B1CFE35C4157333FBE3BE36D81DD135"> : tensor<6x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<"0x94AC832D474A6334ABC136312F1D4D334601083111D684324C602432760D7B334FDB22307708AA35BBDE1C3061883F34321FBF32816F8F3550991C34E5DAC1312046D431C517F83718409034FA280634870C9A327DB67137E216DB36D44042360F10023051AA8036C34EE031FBEA76347EF0273300E73A36528610353DC98B33CEF24530E428DE3635302434B6411A3468CF2A31C343AB367BE44A36C6228C34A11FF92D37F5CA3677F0EC313109FC32441F2C335FFB5A36554D24356593A73496476D328D7B5833FDC8673218A56133C0B33C32023F8D32920E99327ED90133454AB62F80830F3231B84034E31E8C3427195633F114212E4AE07C3109EA1E329BD405337C7AA63222515A3717E56F37D7C59536AAC4CC328A8D7F32509E1E35CE44C633F5AFA932A9A94E378F536E3747388D3624CFA03016246932782F993444B6173005D29032DCD5483136BB4532B5F2D130133E3B30D573EC30179C862FC45371307A0B2C3333B18C336F8E9F31B250B0326BB70D2F8DA689309110F830ED41A6323E3BB234222FA935832BC23679FBF5332A4D0B35D58037368DA83E34B2558B34CC7BC234EB8E2E3551A6BC35B60A1531113F633435C70137DA2ED332AAF2AE325646023478228135C58083359C126E35A7C284363CE8CD36A7191A351015B63464685D35BA0284360AB29737F618913567BD8931250E4137E9F5842FF6491834E4852334753116357873F435CF93C132550E213486052E36C1CDC63371F69734DB2BAE32ED7AD9344FCE053666796A322FA28D34209B7B35CFA1413354786A365043833542C9F437D646E134DCC25235C18D9933A2EBAE3582E01934BA7EEE359DC48C3462FCE73510DCC534031DC9325EDBB433710BBA349C5F1B33F6360D384DDE2335D035AD384FD538360C742B33D9254133CC763535695CC434BEBB9A368D7269352B3B86383616F63520999E366A0E6F34164204359AC281344985AA34DD600D34BF819836FE69FA3286270634C045343363504A3599671833A0A01735688FD034D6EF06377D739934F8F8B53129562834FCE63C36D9031A33"> : tensor<4x6x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<0x3F3DC0C5> : tensor<f32>, tolerance = 7.412226796e-05
    return
  }
}

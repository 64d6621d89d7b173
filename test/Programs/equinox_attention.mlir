// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_equinox_attention
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_equinox_attention {
  func.func public @program(%arg0: tensor<6x6xf32>, %arg1: tensor<6x6xf32>, %arg2: tensor<6x6xf32>, %arg3: tensor<6x6xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6x6xf32>, %arg7: tensor<6x6xf32>, %arg8: tensor<6x6xf32>, %arg9: tensor<6x6xf32>, %arg10: tensor<6xf32>, %arg11: tensor<6xf32>, %arg12: tensor<2x5x6xf32>, %arg13: tensor<2x6xf32>) -> (tensor<6x6xf32> {jax.result_info = "result[0][0].attend.query_proj.weight"}, tensor<6x6xf32> {jax.result_info = "result[0][0].attend.key_proj.weight"}, tensor<6x6xf32> {jax.result_info = "result[0][0].attend.value_proj.weight"}, tensor<6x6xf32> {jax.result_info = "result[0][0].attend.output_proj.weight"}, tensor<6xf32> {jax.result_info = "result[0][0].norm.weight"}, tensor<6xf32> {jax.result_info = "result[0][0].norm.bias"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace.attend.query_proj.weight"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace.attend.key_proj.weight"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace.attend.value_proj.weight"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].trace.attend.output_proj.weight"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace.norm.weight"}, tensor<6xf32> {jax.result_info = "result[0][1][0].trace.norm.bias"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg12 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x6xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_var(%arg12, %c) : (tensor<2x5x6xf32>, tensor<i32>) -> tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<2x5x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x5x1xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x5x1xf32>
    %10 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x6xf32>
    %11 = stablehlo.subtract %arg12, %10 : tensor<2x5x6xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x6xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<2x5x6xf32>
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x5x6xf32>
    %17 = stablehlo.multiply %16, %13 : tensor<2x5x6xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1, 2] : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x5x6xf32>
    %21 = stablehlo.add %17, %20 : tensor<2x5x6xf32>
    %22 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %23 = stablehlo.transpose %22, dims = [1, 2, 0] : (tensor<6x2x5xf32>) -> tensor<2x5x6xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x5x6xf32>) -> tensor<2x5x2x3xf32>
    %25 = stablehlo.dot_general %arg1, %21, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %26 = stablehlo.transpose %25, dims = [1, 2, 0] : (tensor<6x2x5xf32>) -> tensor<2x5x6xf32>
    %27 = stablehlo.reshape %26 : (tensor<2x5x6xf32>) -> tensor<2x5x2x3xf32>
    %28 = stablehlo.dot_general %arg2, %21, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %29 = stablehlo.transpose %28, dims = [1, 2, 0] : (tensor<6x2x5xf32>) -> tensor<2x5x6xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x5x6xf32>) -> tensor<2x5x2x3xf32>
    %cst_3 = stablehlo.constant dense<1.73205078> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x5x2x3xf32>
    %32 = stablehlo.divide %24, %31 : tensor<2x5x2x3xf32>
    %33 = stablehlo.dot_general %32, %27, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x3xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %35 = stablehlo.reshape %34 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %37 = stablehlo.compare EQ, %33, %36, FLOAT : (tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xi1>
    %38 = stablehlo.convert %37 : (tensor<2x2x5x5xi1>) -> tensor<2x2x5x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_5) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %41 = stablehlo.maximum %40, %34 : tensor<2x2x5xf32>
    %42 = stablehlo.compare EQ, %34, %41, FLOAT : (tensor<2x2x5xf32>, tensor<2x2x5xf32>) -> tensor<2x2x5xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<2x2x5xi1>, tensor<2x2x5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %47 = stablehlo.compare EQ, %46, %41, FLOAT : (tensor<2x2x5xf32>, tensor<2x2x5xf32>) -> tensor<2x2x5xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %50 = stablehlo.select %47, %48, %49 : tensor<2x2x5xi1>, tensor<2x2x5xf32>
    %51 = stablehlo.divide %45, %50 : tensor<2x2x5xf32>
    %52 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %54 = stablehlo.subtract %33, %53 : tensor<2x2x5x5xf32>
    %55 = stablehlo.exponential %54 : tensor<2x2x5x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %59 = stablehlo.divide %55, %58 : tensor<2x2x5x5xf32>
    %60 = stablehlo.multiply %57, %57 : tensor<2x2x5x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x2x5x1xf32>
    %62 = stablehlo.divide %61, %60 : tensor<2x2x5x1xf32>
    %63 = stablehlo.dot_general %59, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x3xf32>
    %64 = stablehlo.transpose %63, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf32>) -> tensor<2x5x2x3xf32>
    %65 = stablehlo.reshape %64 : (tensor<2x5x2x3xf32>) -> tensor<2x5x6xf32>
    %66 = stablehlo.dot_general %arg3, %65, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %67 = stablehlo.transpose %66, dims = [1, 2, 0] : (tensor<6x2x5xf32>) -> tensor<2x5x6xf32>
    %68 = stablehlo.add %arg12, %67 : tensor<2x5x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<2x5x6xf32>, tensor<f32>) -> tensor<2x6xf32>
    %cst_15 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %71 = stablehlo.divide %69, %70 : tensor<2x6xf32>
    %72 = stablehlo.subtract %71, %arg13 : tensor<2x6xf32>
    %73 = stablehlo.multiply %72, %72 : tensor<2x6xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %75 = stablehlo.multiply %74, %72 : tensor<2x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.reduce(%73 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %77 = stablehlo.divide %76, %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %78 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %80 = stablehlo.multiply %79, %75 : tensor<2x6xf32>
    %cst_21 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %82 = stablehlo.divide %80, %81 : tensor<2x6xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 2] : (tensor<2x6xf32>) -> tensor<2x5x6xf32>
    %84 = stablehlo.transpose %83, dims = [2, 0, 1] : (tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %85 = stablehlo.dot_general %84, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %86 = stablehlo.dot_general %84, %65, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<2x5x6xf32>) -> tensor<6x6xf32>
    %87 = stablehlo.reshape %85 : (tensor<2x5x6xf32>) -> tensor<2x5x2x3xf32>
    %88 = stablehlo.transpose %87, dims = [0, 2, 1, 3] : (tensor<2x5x2x3xf32>) -> tensor<2x2x5x3xf32>
    %89 = stablehlo.dot_general %88, %59, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x3xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x3x5xf32>
    %90 = stablehlo.transpose %89, dims = [0, 3, 1, 2] : (tensor<2x2x3x5xf32>) -> tensor<2x5x2x3xf32>
    %91 = stablehlo.dot_general %88, %30, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x3xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x5xf32>
    %92 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %93 = stablehlo.multiply %91, %92 : tensor<2x2x5x5xf32>
    %94 = stablehlo.multiply %93, %55 : tensor<2x2x5x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%94 init: %cst_22) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %96 = stablehlo.reshape %95 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %97 = stablehlo.negate %96 : tensor<2x2x5x1xf32>
    %98 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %99 = stablehlo.divide %91, %98 : tensor<2x2x5x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.reduce(%97 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x1xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %102 = stablehlo.add %99, %101 : tensor<2x2x5x5xf32>
    %103 = stablehlo.multiply %102, %55 : tensor<2x2x5x5xf32>
    %104 = stablehlo.dot_general %103, %32, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x3xf32>
    %105 = stablehlo.transpose %104, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf32>) -> tensor<2x5x2x3xf32>
    %106 = stablehlo.dot_general %103, %27, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x3xf32>) -> tensor<2x2x5x3xf32>
    %107 = stablehlo.transpose %106, dims = [0, 2, 1, 3] : (tensor<2x2x5x3xf32>) -> tensor<2x5x2x3xf32>
    %cst_24 = stablehlo.constant dense<1.73205078> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x5x2x3xf32>
    %109 = stablehlo.divide %107, %108 : tensor<2x5x2x3xf32>
    %110 = stablehlo.reshape %90 : (tensor<2x5x2x3xf32>) -> tensor<2x5x6xf32>
    %111 = stablehlo.transpose %110, dims = [2, 0, 1] : (tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %112 = stablehlo.dot_general %111, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %113 = stablehlo.dot_general %111, %21, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<2x5x6xf32>) -> tensor<6x6xf32>
    %114 = stablehlo.reshape %105 : (tensor<2x5x2x3xf32>) -> tensor<2x5x6xf32>
    %115 = stablehlo.transpose %114, dims = [2, 0, 1] : (tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %116 = stablehlo.dot_general %115, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %117 = stablehlo.add %112, %116 : tensor<2x5x6xf32>
    %118 = stablehlo.dot_general %115, %21, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<2x5x6xf32>) -> tensor<6x6xf32>
    %119 = stablehlo.reshape %109 : (tensor<2x5x2x3xf32>) -> tensor<2x5x6xf32>
    %120 = stablehlo.transpose %119, dims = [2, 0, 1] : (tensor<2x5x6xf32>) -> tensor<6x2x5xf32>
    %121 = stablehlo.dot_general %120, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<6x6xf32>) -> tensor<2x5x6xf32>
    %122 = stablehlo.add %117, %121 : tensor<2x5x6xf32>
    %123 = stablehlo.dot_general %120, %21, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<2x5x6xf32>) -> tensor<6x6xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%122 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %125 = stablehlo.reshape %124 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %129 = stablehlo.multiply %122, %13 : tensor<2x5x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x6xf32>, tensor<f32>) -> tensor<6xf32>
    %131 = stablehlo.reshape %130 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%131 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %136 = stablehlo.multiply %135, %arg6 : tensor<6x6xf32>
    %137 = stablehlo.add %123, %136 : tensor<6x6xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %139 = stablehlo.multiply %138, %arg7 : tensor<6x6xf32>
    %140 = stablehlo.add %118, %139 : tensor<6x6xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %142 = stablehlo.multiply %141, %arg8 : tensor<6x6xf32>
    %143 = stablehlo.add %113, %142 : tensor<6x6xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %145 = stablehlo.multiply %144, %arg9 : tensor<6x6xf32>
    %146 = stablehlo.add %86, %145 : tensor<6x6xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %148 = stablehlo.multiply %147, %arg10 : tensor<6xf32>
    %149 = stablehlo.add %134, %148 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %151 = stablehlo.multiply %150, %arg11 : tensor<6xf32>
    %152 = stablehlo.add %128, %151 : tensor<6xf32>
    %cst_37 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %154 = stablehlo.multiply %153, %137 : tensor<6x6xf32>
    %cst_38 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %156 = stablehlo.multiply %155, %140 : tensor<6x6xf32>
    %cst_39 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %158 = stablehlo.multiply %157, %143 : tensor<6x6xf32>
    %cst_40 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %160 = stablehlo.multiply %159, %146 : tensor<6x6xf32>
    %cst_41 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %162 = stablehlo.multiply %161, %149 : tensor<6xf32>
    %cst_42 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %164 = stablehlo.multiply %163, %152 : tensor<6xf32>
    %165 = stablehlo.add %arg0, %154 : tensor<6x6xf32>
    %166 = stablehlo.add %arg1, %156 : tensor<6x6xf32>
    %167 = stablehlo.add %arg2, %158 : tensor<6x6xf32>
    %168 = stablehlo.add %arg3, %160 : tensor<6x6xf32>
    %169 = stablehlo.add %arg4, %162 : tensor<6xf32>
    %170 = stablehlo.add %arg5, %164 : tensor<6xf32>
    return %165, %166, %167, %168, %169, %170, %137, %140, %143, %146, %149, %152, %77 : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<2x5x6xf32>, %arg1: tensor<i32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x6xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x6xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x6xf32>
    %6 = chlo.square %5 : tensor<2x5x6xf32> -> tensor<2x5x6xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x6xf32>, tensor<f32>) -> tensor<2x5xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<2x5x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.compare GT, %8, %cst_3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = call @_where(%13, %12, %cst_4) : (tensor<i1>, tensor<2x5x1xf32>, tensor<f32>) -> tensor<2x5x1xf32>
    return %14 : tensor<2x5x1xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<2x5x1xf32>, %arg2: tensor<f32>) -> tensor<2x5x1xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<1xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<5x1xf32>) -> tensor<2x5x1xf32>
    %4 = stablehlo.select %arg0, %arg1, %3 : tensor<i1>, tensor<2x5x1xf32>
    return %4 : tensor<2x5x1xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x8DAA35BE3FE0703E6642ABBD1718B13E6C0B27BE8F18C0BEA88180BEA4098B3D7C1355BE287670BE9955B03DD3550C3E7E4C86BE245DAE3E4EB2E33D7C53C93EDD313DBD4700A63E4E10C03E23D912BC83E5003E222E52BE387E5D3D94BCC6BEB921CCBD58C8AA3EE743BEBD4AC7323D6FAC36BD62EAD3BD8E68793E4718AD3E5CC080BE9EA889BE6040B63E4CEB30BE"> : tensor<6x6xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x6xf32>
    %c1 = stablehlo.constant dense<"0x85D2833D409B69BE1385A5BE043305BEC9448FBE9E93BC3DD3258E3ED2941F3E09EA62BEA4C39B3E99794CBBAE27113E5DA9C3BD56EB22BE913EB63D3926643E50C687BDEAA57BBE19318C3E3EEF2A3E9FBF89BE1DD7833EAC852F3E16A2C9BE44A4B3BEA8988A3C32E1B83EC0EA82BEC4704EBD23347DBDA171063E16219EBB48D8C9BE0CB7773EE36AA43E4366863E"> : tensor<6x6xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x6xf32>
    %c2 = stablehlo.constant dense<"0x803DB4BE14347FBE6E1B51BE11E3A3BCF3FA11BDC84F8F3E10487DBEBAC484BE0F3F063D5563FF3BE711A8BEE17B52BBBC2A4A3E7EDAB1BEA91D20BE7CBA30BCCF61213EC7319CBE7410AF3E032EB43E86BFACBE6A9833BD47B9213C7CA12E3E001B62BEBDD4713E4B06303E75E3CDBD39338E3E689A893E535938BEEEA88CBC741124BEF2603BBE4BBD153DF349A2BD"> : tensor<6x6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6x6xf32>
    %c3 = stablehlo.constant dense<"0xB8AABD3E02BC4E3EAB2587BD02207B3E0E0EB43EC035C43E334F6D3E2708B2BE1DD3893D6EBD483ED164AB3EC4F888BED3AE0C3E9712B63E949770BE9ED981BE19262C3EE88DA43E545D82BE0F22EF3D4E719F3E31EE91BDFA3A4E3D4D919FBE06BB9D3C18A9BF3EFEE381BEFB9A523E4FD9A23E9667C2BEF0D0B03B61E787BD7990073D5243C9BE3957173ED464903E"> : tensor<6x6xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<6x6xf32>
    %c4 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6x6xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<6x6xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6x6xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6x6xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6xf32>
    %c12 = stablehlo.constant dense<"0x416BFC3F24CC9E3FE3171FBF093F873E82585EBF82AD30BF806A313FAB848BBFE158A63F39CDAC3FDE80CF3EB24A9C3FED67133F74A50ABFB1FE373D7A7FE63F86F7423D5214683E8070203FE7468A3F278978BEEDCE733EB306403F84C3BEBC202D23BFEAC2B9BF37DA5B3ECD9F133E7B58EA3EB91E33BF63C2DA3ED3D803BE8D1E223F7355313E8B95183FDFDDE23E5DE9333FF90212BF9978393E47B1083E66B6A3BFC8D59D3EEAB567BE737107BFFD33373FFDFF043FF1AEC4BF2E6F9A3FD65998BD1111B8BF38A59BBF3A71383F6F7B40BFF3D550BF410501BFC542C8BEDB41B4BE6CD07EBFA08E7B3E91C6393F"> : tensor<2x5x6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<2x5x6xf32>
    %c13 = stablehlo.constant dense<"0x5F68B1BE06D508C0D99B0B3E3E2CD23EE70585BE72AA9ABFF0CC8CBF4F9E063EE16C703F4A78AABF4F842CBF3702C43E"> : tensor<2x6xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<2x6xf32>
    %s0:13 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x5x6xf32>, tensor<2x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
    %s1:13 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %a12, %a13) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x5x6xf32>, tensor<2x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
    %s2:13 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %a12, %a13) : (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<2x5x6xf32>, tensor<2x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xB5F534BEC90D703E7BE4ABBD80ABB13E0CFB26BE3B7FC0BEC45580BED5278E3DF22356BE6EF86EBE208CB23DC2E6083E5E6687BE6188B13E046AE13D49BBC83E072835BD9320A43E7157BF3EECDD2ABC3177023EDAA052BE22D65C3D37BBC5BE8551CEBD0ABBAB3E012CBDBD7F3D2A3D405638BD156CD1BDA8C0783EE14FAD3EF39680BE0BD389BEC564B63EF0F430BE"> : tensor<6x6xf32>, tolerance = 3.920538723e-05
    check.expect_almost_eq_const %s2#1, dense<"0x1FC18D3D98D26BBE73A5A5BE8E2DFFBD9F8C90BE2D76B13D15FE8D3EA8071D3ECD8D61BEB2929C3E12CEFFBAB2D60F3E2713C4BD2A9024BE5939B83D9D76653EAC0287BD567C7CBE02558C3ED00C283E304189BE5425853E55022D3EA3DEC8BE8831B4BE2B718B3CE4E4B83E5D4783BEEE6F4BBDC26D79BD8E08053EB9D1DBBB516AC9BE2194783E0C41A43EC55F873E"> : tensor<6x6xf32>, tolerance = 3.933892548e-05
    check.expect_almost_eq_const %s2#2, dense<"0xE1A6BBBE48277CBEB77B40BE1CCB56BD13A93EBD7A45A33E058B74BE4DF17ABE2D6F673C38B7123D9358A0BE78A14FBDBBDF363EBF7996BE6D4427BE5767D0BC755A2E3E2D08A9BE7337A73ED65EC43EBC61AEBEAEBC6CBD933AC93CC1E3203E0A6D8BBE3AE7943E7B954A3E42482CBE538B903EADC99B3E8AED2BBE253D16BD8A7E25BEDCCC2DBE61ACF33C921F9EBD"> : tensor<6x6xf32>, tolerance = 3.835360408e-05
    check.expect_almost_eq_const %s2#3, dense<"0x7B35AF3E4B542D3E8F0FCBBDA3F2883EC149CF3EC517D23EE3D58B3E5D2DA9BE919A063B7209383E4A41C83EF6F186BE8F9A253EDF1EC23ED0DE64BEC0688ABE57E7113E87F49B3EFE0597BE815E9B3DAE23923E8D362EBD1519CF3DFAEE8FBE0C447F3C93C7BC3E6BBE86BEFE4F563E3E7FA93E5B95BFBE043D833C709C8CBD16A00FBC508FC9BE9D8E443E27D9953E"> : tensor<6x6xf32>, tolerance = 4.103375971e-05
    check.expect_almost_eq_const %s2#4, dense<"0x8785803F79A7803F4155803F0601813F54A67F3FB405833F"> : tensor<6xf32>, tolerance = 1.023611546e-04
    check.expect_almost_eq_const %s2#5, dense<"0x420A683B9F2FACBC1638833B45B41E3C6D3835BD20EF00BD"> : tensor<6xf32>, tolerance = 4.424326494e-06
    check.expect_almost_eq_const %s2#6, dense<"0x307954BB53836F3BCB24C43A2382ADBBD87AA4B9DDCE7B3B66EFC4BA9E4600BCBF24A73B4293E2BB6FB3B0BBEC5A873CB11C293C8F2DF6BC592DB53B458DB13BC1A81FBC8D7B933C479EDC3BF6E2063C5660FFBBF0CF093B454D7D3A827F2ABC77FFB83B782526BC2ABF25BB8D172D3C8E15E23A5B9FB8BBCD044D3B70780DBB1F95C6BAA518CF3A3A3FCDBAA8A7CF39"> : tensor<6x6xf32>, tolerance = 3.005102091e-06
    check.expect_almost_eq_const %s2#7, dense<"0x03DAC1BC6D082E3C6FF1C63AEB82DCBC095D423C3F78DA3C43EF9E3A10B7433CB35FCEBBCDFFF7BB312CB6BBEA63CE3B1EAC5A3AA54DFD3BA76A98BB77BECABBA913E5BA2C56843BC3019ABA97E7673CD2099DBB2E534DBCE6FE423CE7DDF9BBE188BF3B5BFA13BAED008EB97D6F903B9CC491BBA051A3BB6348F83BE561183CFB488BBB850444BB50558D39C82A23BC"> : tensor<6x6xf32>, tolerance = 2.691789530e-06
    check.expect_almost_eq_const %s2#8, dense<"0x78C58B3D61C203BC6086A3BD61FB1F3EF4335D3D642F46BEC4832FBDCB5B80BD623BB53D1FF60ABE3B5990BDA981663EB577B13D0DA380BEF3780F3D288F843DC8E67DBDAC61FA3D8F77973D3A141EBE6C58883CC5B8883D36C895BD9AB1883D2438813E450C8ABEB4CF00BEDFA1A93EF6C4D6BCBF0532BEF6ED61BD65E9B23D4132EF3BD78B79BD35D1F73CBA83D8BB"> : tensor<6x6xf32>, tolerance = 3.313131034e-05
    check.expect_almost_eq_const %s2#9, dense<"0x9AE00A3E881C203EEF461D3EC99EE3BDDB5386BE7E1103BEECF751BE9554A0BDCB80A03E4E51A13D2E3E8EBEBD3D90BCEED4F0BDF74AE5BD101253BDD504AA3D52A0013EC29DA23D5A10473E85A2473EC5C9F33D993D12BE789E80BEA6D513BE9CAB8A3C69D7DA3C5A6D343D5C6292BC19A681BD3ABED1BC38D05BBD1D2E633C75204D3EAF69933A948A60BE53574EBD"> : tensor<6x6xf32>, tolerance = 3.134826124e-05
    check.expect_almost_eq_const %s2#10, dense<"0x4E04BCBC989012BD1F7863BCF83D2CBDF25A973B2698F1BD"> : tensor<6xf32>, tolerance = 1.179659814e-05
    check.expect_almost_eq_const %s2#11, dense<"0x86E9C0BC46C0EF3D5A047BBCFC585EBD429F5E3E27BD203E"> : tensor<6xf32>, tolerance = 2.174043953e-05
    check.expect_almost_eq_const %s2#12, dense<0x3F55896C> : tensor<f32>, tolerance = 8.341281414e-05
    return
  }
}

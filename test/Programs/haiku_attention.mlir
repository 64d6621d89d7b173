// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_haiku_attention
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_haiku_attention {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: tensor<8x2xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8x8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8x8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<8x8xf32>, %arg12: tensor<8xf32>, %arg13: tensor<8xf32>, %arg14: tensor<2xf32>, %arg15: tensor<8x2xf32>, %arg16: tensor<8xf32>, %arg17: tensor<8x8xf32>, %arg18: tensor<8xf32>, %arg19: tensor<8x8xf32>, %arg20: tensor<8xf32>, %arg21: tensor<8x8xf32>, %arg22: tensor<8xf32>, %arg23: tensor<8x8xf32>, %arg24: tensor<2x5x8xf32>, %arg25: tensor<2x2xf32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['layer_norm']['offset']"}, tensor<8xf32> {jax.result_info = "result[0][0]['layer_norm']['scale']"}, tensor<2xf32> {jax.result_info = "result[0][0]['linear']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0][0]['linear']['w']"}, tensor<8xf32> {jax.result_info = "result[0][0]['multi_head_attention/key']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][0]['multi_head_attention/key']['w']"}, tensor<8xf32> {jax.result_info = "result[0][0]['multi_head_attention/linear']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][0]['multi_head_attention/linear']['w']"}, tensor<8xf32> {jax.result_info = "result[0][0]['multi_head_attention/query']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][0]['multi_head_attention/query']['w']"}, tensor<8xf32> {jax.result_info = "result[0][0]['multi_head_attention/value']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][0]['multi_head_attention/value']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['layer_norm']['offset']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['layer_norm']['scale']"}, tensor<2xf32> {jax.result_info = "result[0][1][0].trace['linear']['b']"}, tensor<8x2xf32> {jax.result_info = "result[0][1][0].trace['linear']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/key']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/key']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/linear']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/linear']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/query']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/query']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/value']['b']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].trace['multi_head_attention/value']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg24 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_var(%arg24, %c) : (tensor<2x5x8xf32>, tensor<i32>) -> tensor<2x5x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x5x1xf32>
    %7 = stablehlo.rsqrt %6 : tensor<2x5x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<2x5x8xf32>
    %12 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %13 = stablehlo.subtract %arg24, %12 : tensor<2x5x8xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<2x5x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<2x5x8xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x5x8xf32>
    %18 = stablehlo.dot_general %17, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %19 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x5x8xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %22 = stablehlo.dot_general %17, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %23 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %24 = stablehlo.add %22, %23 : tensor<2x5x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %26 = stablehlo.dot_general %17, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %27 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %28 = stablehlo.add %26, %27 : tensor<2x5x8xf32>
    %29 = stablehlo.reshape %28 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %30 = stablehlo.dot_general %21, %25, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %32 = stablehlo.divide %30, %31 : tensor<2x2x5x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %34 = stablehlo.reshape %33 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %36 = stablehlo.compare EQ, %32, %35, FLOAT : (tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x5x5xi1>
    %37 = stablehlo.convert %36 : (tensor<2x2x5x5xi1>) -> tensor<2x2x5x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %40 = stablehlo.maximum %39, %33 : tensor<2x2x5xf32>
    %41 = stablehlo.compare EQ, %33, %40, FLOAT : (tensor<2x2x5xf32>, tensor<2x2x5xf32>) -> tensor<2x2x5xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %44 = stablehlo.select %41, %42, %43 : tensor<2x2x5xi1>, tensor<2x2x5xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %46 = stablehlo.compare EQ, %45, %40, FLOAT : (tensor<2x2x5xf32>, tensor<2x2x5xf32>) -> tensor<2x2x5xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x2x5xf32>
    %49 = stablehlo.select %46, %47, %48 : tensor<2x2x5xi1>, tensor<2x2x5xf32>
    %50 = stablehlo.divide %44, %49 : tensor<2x2x5xf32>
    %51 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %53 = stablehlo.subtract %32, %52 : tensor<2x2x5x5xf32>
    %54 = stablehlo.exponential %53 : tensor<2x2x5x5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_11) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %58 = stablehlo.divide %54, %57 : tensor<2x2x5x5xf32>
    %59 = stablehlo.multiply %56, %56 : tensor<2x2x5x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2x2x5x1xf32>
    %61 = stablehlo.divide %60, %59 : tensor<2x2x5x1xf32>
    %62 = stablehlo.dot_general %29, %58, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x2x4xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %63 = stablehlo.transpose %62, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %64 = stablehlo.reshape %63 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %65 = stablehlo.dot_general %64, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %66 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<8xf32>) -> tensor<2x5x8xf32>
    %67 = stablehlo.add %65, %66 : tensor<2x5x8xf32>
    %68 = stablehlo.add %arg24, %67 : tensor<2x5x8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_14 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %71 = stablehlo.divide %69, %70 : tensor<2x8xf32>
    %72 = stablehlo.dot_general %71, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x2xf32>) -> tensor<2x2xf32>
    %73 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %74 = stablehlo.add %72, %73 : tensor<2x2xf32>
    %75 = stablehlo.subtract %74, %arg25 : tensor<2x2xf32>
    %76 = stablehlo.multiply %75, %75 : tensor<2x2xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %78 = stablehlo.multiply %77, %75 : tensor<2x2xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%76 init: %cst_16) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %80 = stablehlo.divide %79, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %81 = stablehlo.divide %cst_18, %cst_19 : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %81, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %83 = stablehlo.multiply %82, %78 : tensor<2x2xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%83 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.dot_general %83, %71, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %86 = stablehlo.transpose %85, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
    %87 = stablehlo.dot_general %83, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2xf32>, tensor<8x2xf32>) -> tensor<2x8xf32>
    %cst_21 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %89 = stablehlo.divide %87, %88 : tensor<2x8xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 2] : (tensor<2x8xf32>) -> tensor<2x5x8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %92 = stablehlo.dot_general %90, %64, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %94 = stablehlo.dot_general %90, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %95 = stablehlo.reshape %94 : (tensor<2x5x8xf32>) -> tensor<2x5x2x4xf32>
    %96 = stablehlo.transpose %95, dims = [0, 2, 3, 1] : (tensor<2x5x2x4xf32>) -> tensor<2x2x4x5xf32>
    %97 = stablehlo.dot_general %96, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x5xf32>
    %98 = stablehlo.dot_general %96, %58, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x2x4x5xf32>, tensor<2x2x5x5xf32>) -> tensor<2x2x4x5xf32>
    %99 = stablehlo.transpose %98, dims = [0, 3, 1, 2] : (tensor<2x2x4x5xf32>) -> tensor<2x5x2x4xf32>
    %100 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %101 = stablehlo.multiply %97, %100 : tensor<2x2x5x5xf32>
    %102 = stablehlo.multiply %101, %54 : tensor<2x2x5x5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_23) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x5xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %104 = stablehlo.reshape %103 : (tensor<2x2x5xf32>) -> tensor<2x2x5x1xf32>
    %105 = stablehlo.negate %104 : tensor<2x2x5x1xf32>
    %106 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<2x2x5x1xf32>) -> tensor<2x2x5x5xf32>
    %107 = stablehlo.divide %97, %106 : tensor<2x2x5x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%105 init: %cst_24) applies stablehlo.add across dimensions = [3] : (tensor<2x2x5x1xf32>, tensor<f32>) -> tensor<2x2x5xf32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [0, 1, 2] : (tensor<2x2x5xf32>) -> tensor<2x2x5x5xf32>
    %110 = stablehlo.add %107, %109 : tensor<2x2x5x5xf32>
    %111 = stablehlo.multiply %110, %54 : tensor<2x2x5x5xf32>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2x5x5xf32>
    %113 = stablehlo.divide %111, %112 : tensor<2x2x5x5xf32>
    %114 = stablehlo.dot_general %113, %21, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %115 = stablehlo.transpose %114, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %116 = stablehlo.dot_general %113, %25, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x5x5xf32>, tensor<2x5x2x4xf32>) -> tensor<2x2x5x4xf32>
    %117 = stablehlo.transpose %116, dims = [0, 2, 1, 3] : (tensor<2x2x5x4xf32>) -> tensor<2x5x2x4xf32>
    %118 = stablehlo.reshape %99 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %120 = stablehlo.dot_general %118, %17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %122 = stablehlo.dot_general %118, %arg11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %123 = stablehlo.reshape %115 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.reduce(%123 init: %cst_27) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.dot_general %123, %17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %127 = stablehlo.dot_general %123, %arg5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %128 = stablehlo.add %122, %127 : tensor<2x5x8xf32>
    %129 = stablehlo.reshape %117 : (tensor<2x5x2x4xf32>) -> tensor<2x5x8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.reduce(%129 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %131 = stablehlo.dot_general %129, %17, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<8x8xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %133 = stablehlo.dot_general %129, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x5x8xf32>, tensor<8x8xf32>) -> tensor<2x5x8xf32>
    %134 = stablehlo.add %128, %133 : tensor<2x5x8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %136 = stablehlo.reshape %135 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.reduce(%136 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %138 = stablehlo.multiply %134, %13 : tensor<2x5x8xf32>
    %139 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %140 = stablehlo.multiply %138, %139 : tensor<2x5x8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%140 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %142 = stablehlo.reshape %141 : (tensor<8xf32>) -> tensor<1x1x8xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_32) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %145 = stablehlo.multiply %144, %arg12 : tensor<8xf32>
    %146 = stablehlo.add %137, %145 : tensor<8xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %148 = stablehlo.multiply %147, %arg13 : tensor<8xf32>
    %149 = stablehlo.add %143, %148 : tensor<8xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %151 = stablehlo.multiply %150, %arg14 : tensor<2xf32>
    %152 = stablehlo.add %84, %151 : tensor<2xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %154 = stablehlo.multiply %153, %arg15 : tensor<8x2xf32>
    %155 = stablehlo.add %86, %154 : tensor<8x2xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %157 = stablehlo.multiply %156, %arg16 : tensor<8xf32>
    %158 = stablehlo.add %124, %157 : tensor<8xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %160 = stablehlo.multiply %159, %arg17 : tensor<8x8xf32>
    %161 = stablehlo.add %126, %160 : tensor<8x8xf32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %163 = stablehlo.multiply %162, %arg18 : tensor<8xf32>
    %164 = stablehlo.add %91, %163 : tensor<8xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %166 = stablehlo.multiply %165, %arg19 : tensor<8x8xf32>
    %167 = stablehlo.add %93, %166 : tensor<8x8xf32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %169 = stablehlo.multiply %168, %arg20 : tensor<8xf32>
    %170 = stablehlo.add %130, %169 : tensor<8xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %172 = stablehlo.multiply %171, %arg21 : tensor<8x8xf32>
    %173 = stablehlo.add %132, %172 : tensor<8x8xf32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %175 = stablehlo.multiply %174, %arg22 : tensor<8xf32>
    %176 = stablehlo.add %119, %175 : tensor<8xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %178 = stablehlo.multiply %177, %arg23 : tensor<8x8xf32>
    %179 = stablehlo.add %121, %178 : tensor<8x8xf32>
    %cst_45 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %181 = stablehlo.multiply %180, %146 : tensor<8xf32>
    %cst_46 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %183 = stablehlo.multiply %182, %149 : tensor<8xf32>
    %cst_47 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %185 = stablehlo.multiply %184, %152 : tensor<2xf32>
    %cst_48 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %187 = stablehlo.multiply %186, %155 : tensor<8x2xf32>
    %cst_49 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %189 = stablehlo.multiply %188, %158 : tensor<8xf32>
    %cst_50 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %191 = stablehlo.multiply %190, %161 : tensor<8x8xf32>
    %cst_51 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %193 = stablehlo.multiply %192, %164 : tensor<8xf32>
    %cst_52 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %195 = stablehlo.multiply %194, %167 : tensor<8x8xf32>
    %cst_53 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %197 = stablehlo.multiply %196, %170 : tensor<8xf32>
    %cst_54 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %199 = stablehlo.multiply %198, %173 : tensor<8x8xf32>
    %cst_55 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %201 = stablehlo.multiply %200, %176 : tensor<8xf32>
    %cst_56 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %203 = stablehlo.multiply %202, %179 : tensor<8x8xf32>
    %204 = stablehlo.add %arg0, %181 : tensor<8xf32>
    %205 = stablehlo.add %arg1, %183 : tensor<8xf32>
    %206 = stablehlo.add %arg2, %185 : tensor<2xf32>
    %207 = stablehlo.add %arg3, %187 : tensor<8x2xf32>
    %208 = stablehlo.add %arg4, %189 : tensor<8xf32>
    %209 = stablehlo.add %arg5, %191 : tensor<8x8xf32>
    %210 = stablehlo.add %arg6, %193 : tensor<8xf32>
    %211 = stablehlo.add %arg7, %195 : tensor<8x8xf32>
    %212 = stablehlo.add %arg8, %197 : tensor<8xf32>
    %213 = stablehlo.add %arg9, %199 : tensor<8x8xf32>
    %214 = stablehlo.add %arg10, %201 : tensor<8xf32>
    %215 = stablehlo.add %arg11, %203 : tensor<8x8xf32>
    return %204, %205, %206, %207, %208, %209, %210, %211, %212, %213, %214, %215, %146, %149, %152, %155, %158, %161, %164, %167, %170, %173, %176, %179, %80 : tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<2x5x8xf32>, %arg1: tensor<i32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x5x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x8xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2x5x8xf32>
    %6 = chlo.square %5 : tensor<2x5x8xf32> -> tensor<2x5x8xf32>
    %7 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %8 = stablehlo.subtract %cst_1, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x5x8xf32>, tensor<f32>) -> tensor<2x5xf32>
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
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<2x5x1xf32>
    return %2 : tensor<2x5x1xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2xf32>
    %c3 = stablehlo.constant dense<"0xFF26ACBEC664013FC5F6A7BBFF208DBE83DE323E006E0CBF48FA70BE59A0B13DBC9CF13A153FA9BEF0F51C3C548E4D3EB0FD59BE5A62D8BED82ECA3D7D0D823E"> : tensor<8x2xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8x2xf32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<8xf32>
    %c5 = stablehlo.constant dense<"0xE274EFBE8C621DBE3F31D7BE2A4AAA3EFF28A7BEEAE1073EC8EAB53EE23540BDDE60E3BE62C2E03CAAC01FBF68EFC5BEBCADC63EF3149DBAC8D3D23BE8AF843C16F245BFB1AE5B3BABCAA23EA2C402BD2933C33E854D74BDD88AFDBC0CDDE93DA56CC63E2E5CFCBE019FAFBE6F8ED73D21B9B43E8F338FBC348DEE3CC0F046BC03541BBE969E92BEE0A18FBEBE2FF23E3E5625BF7F437DBE30AD2CBEEF356BBEB2FAF33E22CD1FBF6DC04ABDFCB599BEF0D0FA3D1E19A6BCEBC0063F3C1098BC368CFC3CE9DF1B3F79DF773E7F0E05BF2A3D29BE42434D3E206EA4BE459147BF56FF9F3EDB67BF3E85508A3EEAA6A4BDC2BFBE3E17C5373FEB476D3E698948BE"> : tensor<8x8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8x8xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<8xf32>
    %c7 = stablehlo.constant dense<"0x40453DBFAADDA53C8D6F1A3F944A24BE6B15EDBC1F6C26BEDBB0013DF1E7F53CAEF008BFC05F95BE27C150BEEABEE2BBA59E343F2E27F4BD6F0F70BE92E6BBBE1F86A03ED478C7BE872BC73E7827413E6FAF6FBD200BAABDCE9A49BFAC09EA3D151B183DE696C6BD5A324BBE89E6B7BEE9107EBE8012643EA19CDC3D888120BDA462033F09C0483F7F97383E30D1C0BE41B934BFAB0574BA9D2DB1BE349597BEFAD894BA73F62CBEAD912EBF36C3903E0DB92D3F146B4DBE5393D03D26239F3C8980FEBE427622BB696C5C3DA3BD8C3EFAC8073F9B89C33E4B2DF6BE170C7ABE6B772BBFBCDD073FB3AF0EBE933C63BD1B058CBE9AE3DF3E8CDEE6BEC245FD3D"> : tensor<8x8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x8xf32>
    %c8 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<8xf32>
    %c9 = stablehlo.constant dense<"0x6EF641BF620231BF7E65A13DA1A10ABE7F4094BEE87AE1BE210ADCBE192DE93DF5B0F8BEE2DD353F8CDE94BD9A4EBA3E220FF7BE8DB891BEA33912BE1F6E2D3ECD93E3BEF8A4D9BCCED3B8BE0CA72CBF4D68D4BE819BFCBD9F19FC3E35CD9D3E1EF2DDBE246F54BE61F79C3E1538183F906320BE005BA93CC9047DBE645C20BF3217A6BD6E8DB23E95ACF6BE19438BBE9DBD40BFEDE219BF63F337BE6AA41CBF5F642EBFD9ED17BFE264D7BD7B0B8CBED30C1A3ECB08B6BE171E2A3FEAA4593E26A2F8BC6039953E8257B13E4E24D9BEAE92863E20BD01BF410F923D516714BFC3A639BEAFBC433E78C191BE5713BB3E463EF2BD79ADEF3B5752CB3EC7A1B43E"> : tensor<8x8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8x8xf32>
    %c10 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<8xf32>
    %c11 = stablehlo.constant dense<"0xA1EF02BF22B4963E346F0F3FEB5F253FF261A7BEE2CF9CBEA4759DBDA057983E4D62BEBE1207CF3D35FEEABEBC62EEBD607BE23CB10D043F58EBAB3EB567DA3E14C9E7BEECF7BA3D61311EBFCA6AEB3C82A8543EBF9DC4BE4D22623DE8AA8CBEEAF5CA3EAF24ABBE3020933EF1865B3DFF2AC0BEF2F16BBE5DE1283FCB71133F9EAE74BEF85F5DBDC268AC3E3CD1B73E1F58DB3CAD0B44BEE851343F0A72013FBD1847BE0B04CEBE764A30BEB4C412BD67EEC8BDA16FBE3E20ACAF3EC7A341BE54DB8BBEA8FFBEBE7CE8B6BDED857DBE334EAD3D16F7AD3E3440D6BEC60201BF7310833E64F902BE34C7943E06DD373FAB5207BF9EB159BDAEFA1EBF6375243F"> : tensor<8x8xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<8x8xf32>
    %c12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<8xf32>
    %c13 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<8xf32>
    %c14 = stablehlo.constant dense<[0x00000000, 0x00000000]> : tensor<2xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<2xf32>
    %c15 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x2xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<8x2xf32>
    %c16 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<8xf32>
    %c17 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<8x8xf32>
    %c18 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<8xf32>
    %c19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<8x8xf32>
    %c20 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<8xf32>
    %c21 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<8x8xf32>
    %c22 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<8xf32>
    %c23 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<8x8xf32>
    %c24 = stablehlo.constant dense<"0xCCEE8F3F019F1FBF9F63E63E07248ABF472668BFB7096B3F827333BFCCAD89BF5898093F63B019BF1617A8BF6275BA3F85ECCCBF86AB6CBF3BAC413FA54B3FBFAB9432BF23EA3C3D595C1DBFDDBF1AC0397A82BFE675343FF017B33F1F3824BFD4A55BBE7039A03FD9A7BD3F363FB5BE4CBA5F3FBB9AADBFAD9D31BFC17219C0FF2188BF175307BF2FBC1D3CBEE826BE1E211CBF17D144BF773DE23E212274BFDAFA2E3FD2F5303DBD6884BE881B0DBF853410C0E05DEFBED4F3263E069A5CBE36F270BD58BCB9BF69546F3F084F2EBE4B70BB3FD12063BF928803BC5A9DBA3F04148B3EF8B15E3F604E50BD072EAC3FAFC028BFDDD44BBF404896BF597D24C0FD0B65BFC0E872BFC286053F722A053F7165663F231CABBF01EB523F56C2D8BF3481A23FE0560E408EC4193FCBA194BF9083B33EDE20343F9131D03F40D115BF"> : tensor<2x5x8xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<2x5x8xf32>
    %c25 = stablehlo.constant dense<[[0x3E780D14, 0x3FCF799B], [0x3F83D13C, 0x3F67618C]]> : tensor<2x2xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<2x2xf32>
    %s0:25 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25) : (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<2x5x8xf32>, tensor<2x2xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>)
    %s1:25 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %a24, %a25) : (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<2x5x8xf32>, tensor<2x2xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>)
    %s2:25 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %a24, %a25) : (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<2x5x8xf32>, tensor<2x2xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<8x2xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8x8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x6620623E2ADFACBCF45633BED4C7373E226E583E69B5C1BD4C001FBE71A2403E"> : tensor<8xf32>, tolerance = 2.208267152e-05
    check.expect_almost_eq_const %s2#1, dense<"0xC3DB833F8561803FB0556D3F187F7A3FA1A8753FD9D7843FB71D603F445E5B3F"> : tensor<8xf32>, tolerance = 1.037837148e-04
    check.expect_almost_eq_const %s2#2, dense<[0x3EE72BA2, 0x3EA3BF7F]> : tensor<2xf32>, tolerance = 4.515047669e-05
    check.expect_almost_eq_const %s2#3, dense<"0x42A7253E22525B3FD71C033E874B2BBE2B50183EAB8611BFC36898BEB41D5D3D2E2865BD6AAD9FBE26508FBE45D48FBDF24C163D0FBBAEBD7D0800BF196161BE"> : tensor<8x2xf32>, tolerance = 8.567219973e-05
    check.expect_almost_eq_const %s2#4, dense<"0xA9C6292FF1D205B10681C5AFFCA98531250601308C6C07B0A370FDAF66668630"> : tensor<8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#5, dense<"0x6527F1BE419A23BE1EBCCEBE75CA9F3EDCA8A6BE318A073ECAEAB03EB3F08DBDFDF1D8BEF554303D95E626BF27EBBDBE26D7CB3ED4CB94BBD04AA63CCEA1353D028B46BF7E3C01BBB799A03E10558CBCFA41BD3EDD5982BD304007BD1E8EF43D5B13CD3E84FAEDBEABABB2BE42EAA93D946AB93EE8D017BDDB57283C40BC11BD224F1DBE897090BE75E98CBE5512FA3EE09E26BF4ABA82BE5C2C34BE15025FBE4586EF3E691326BFD37635BD38D09ABE82ACF93D327958BBEB53083FA4B436BC2406103D23151C3FA3E4633EE5DC02BF711023BED9C5593E83749ABEB9F744BF3D5E953E7337B93EEC7A993E7621B8BD844EBA3E8C45393FFA416B3E70AF5ABE"> : tensor<8x8xf32>, tolerance = 7.755585909e-05
    check.expect_almost_eq_const %s2#6, dense<"0x8252D1BB1E4DC0BD6416C0BDE2809BBD8996D1BDDEBB9F3D023A77BEF3E4133E"> : tensor<8xf32>, tolerance = 2.414322197e-05
    check.expect_almost_eq_const %s2#7, dense<"0xB5E736BF2006B33D7A62293FA8BAD8BD9B5B1F3DB94365BEF5EA553EFDA8B0BD396307BFF1209CBE206B60BE0537BABCB3FC2F3FF4BBE5BDB7248ABE7F40B5BE4A9C8B3EEF77A2BE1F50F83E118A623E3BBBBE3C8B650FBEA06520BF7EF5983CDE4F3B3C1CD0F4BC835AEBBD2845A7BEF0DC32BEA93C2B3E9DAA853EBADA09BE7D8E013F2F7E3A3F58CA003E03F7D6BE6BDE43BFA151403D6F58FABEFE3A54BEACB00A3C4FEF2BBE0BEE2FBFB520983E82982E3F19BC4BBECD3DEA3DBD649C3CEC4200BF32F194BC2149273D72A8813E95C7023FF0E2C83E7BE906BF2A6464BEA06C32BF6034203F6B2DD4BC847F66BB2CD52DBE9071B73E5FA969BEC9016BBC"> : tensor<8x8xf32>, tolerance = 7.651125789e-05
    check.expect_almost_eq_const %s2#8, dense<"0xD4E4253DE70A0FBC2022AC3CCA872F3D618DC7BB2D30EDBCC1E897BC5DBFE83C"> : tensor<8xf32>, tolerance = 4.285410792e-06
    check.expect_almost_eq_const %s2#9, dense<"0x89CF3DBF293230BFAA70D73DB371FABD97FF96BE1A15EBBE9316E2BE5F3BFB3D7F98F3BE1E86363F477386BDA3D6C13E6AE7F5BE3B2598BE7E1D11BEA5E23A3EB03EDBBE7010E2BCFA0BB6BE9C7429BF6B0DD6BE334F0CBEECADF63ECC65A43E64F0DEBE918151BEF5E4A13EF0A11A3F955B21BE0B98163D48436DBED05621BF15B8BEBDCD59B23E6A1CFFBEC46B92BE5E0B40BFD16B15BF630132BE3B811EBFD27F30BFD04918BFADC8E8BD059595BED0161F3E9916B5BE8E99283FA7F64E3E8EF566BC28188E3EE0B7AC3E3106CEBE6C85873E1FA404BF485B8A3D5D9410BF27DD5BBE98124D3E8BBA98BEFC33A93E78BCF6BD8020C63C9E8BCF3E78CCA83E"> : tensor<8x8xf32>, tolerance = 7.501734495e-05
    check.expect_almost_eq_const %s2#10, dense<"0xE93C37BDDF78EBBC8A264C3E4485993D6185233D132C47BDAFD4023DBCA1313E"> : tensor<8xf32>, tolerance = 1.993657649e-05
    check.expect_almost_eq_const %s2#11, dense<"0x9C9500BFCA62973E92721A3F3178293F3956A7BE23F3A0BE957E8CBDA21EA63E1A73C5BE1DCABF3D5739D7BE9105D0BD90DFDA3CF0B5033F9E46AD3E7798DF3E0D04F4BE1C039F3D848B0ABF458E6C3D090F6A3EE8F1CFBEB1F68C3D2B2345BE7A83D63ED33CA4BE1231583EA3F1D03CD049BDBED6F671BEA83D293FB4C3143FFB5A54BEE0701ABD6C8D863E4A61A93E615AE63C4E1C49BEA781343F10DAFC3E4A2942BE9200CDBE966842BEF54E35BDB0EEF7BDC8C3C93E135DAB3EF88B74BEF5C39FBED7D8CABECF07383D89444ABE7AB6D53DBABCA03E0F8ECCBE0BE1CDBE04F0963EBF98D7BD45D9263E86A62B3F8B2811BF91A65ABC8C2525BF5D14FD3E"> : tensor<8x8xf32>, tolerance = 7.051033378e-05
    check.expect_almost_eq_const %s2#12, dense<"0xADC107BF70EAA53C27D2743F3F1A9FBF3AF449BFA973FE3E7943993FA6A079BF"> : tensor<8xf32>, tolerance = 1.242988467e-04
    check.expect_almost_eq_const %s2#13, dense<"0xEB33DEBC9DEE9DBC826ADE3E71BA843E16F5B93DE088D6BDE78D793FD2AB453F"> : tensor<8xf32>, tolerance = 9.748215079e-05
    check.expect_almost_eq_const %s2#14, dense<[0xBFB252BC, 0xBED089EA]> : tensor<2xf32>, tolerance = 1.393149853e-04
    check.expect_almost_eq_const %s2#15, dense<"0xB116B1BF9BFA2FBE8A68F5BE6CE4A5BE4F75E2BD801B99BECAABE63D103933BE52E62B3D39381ABF010E603FEC21293F499033BF138291BFFDC1E83F518A4B3F"> : tensor<8x2xf32>, tolerance = 1.818420053e-04
    check.expect_almost_eq_const %s2#16, dense<"0xC33505B1EA51C03185EB3E328FC2ABB22B5C0F307B14E63166668E310000B0B1"> : tensor<8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#17, dense<"0x80E2B5BCF1821FBDCC4E1E3CD501673DAD24AEBC0681A43CFFD3AA3D4456303E9B223DBDCB88823C8229D63DB784A7BDD22A11BD6183BB3CE69784BD8BF41EBE09935D3BD3BAA33B39F0643CE643A3BCE480B03D72F79A3C380D0D39287C6FBDA2D984BD766B2FBED3396BBD8DC2683EE76D87BD2C1F143E96760D3EE66D533E41280D3DE10A0D3DA9471BBD806849BD4908583D777B473D8DF0173D7AA39BBD6A93DC3B79C48B3DFEC4803D3CF1ADBDA7B0AF3A631AEEBDA0B451BD0DD18FBD4478F83A42F0043D83DFB53C6A5C4ABD08E934BD0AF4BCBDC8AF08BE4931B7BDE0F4A53D9A2E413D37F3DEBDBE3DDB3AEE53BD3CC90236BD232C92BB2B559E3D"> : tensor<8x8xf32>, tolerance = 2.273046523e-05
    check.expect_almost_eq_const %s2#18, dense<"0x835B053FA290353E047F6EBD60B4813E5A6BC53D311C7FBE1297213F7FEB0ABF"> : tensor<8xf32>, tolerance = 6.312114000e-05
    check.expect_almost_eq_const %s2#19, dense<"0x093D1ABF180EC1BDBB29333E2C5D2BBE4333C93C137F583EF235D9BEAC75F63EAABCECBCCBE9213D204E3F3D50958B3D66B1843D7D0B2DBCAABBEF3D1D33ABBC51A8AA3CAE7A4BBEA21D67BEC837B2BDA5C64BBE7A3B3B3EBFF5EABE8971A53E9786E7BDDA0D29BEA91A05BEB3E3ACBD5CE609BED35D3C3E852DD5BE3647B13E5FB7B53EC3BCC93D3E0B75BD38C00D3E64BC0F3D4C6D21BE98F8B93E72B0B0BE9B6482BD3D24003C8755463D743191BD34081EBBE1DE8BBC51AD27BD910F45BC6380B13D008BED3CACD896BC603AB73DF6BD063D254ABFBC6225083E9EC682BD20D174BE2F2664BE23A808BECCC013BEDE8C2DBEADB6853E263D19BF63C0013F"> : tensor<8x8xf32>, tolerance = 6.024938226e-05
    check.expect_almost_eq_const %s2#20, dense<"0x68533EBE3035B13C629A8FBD5F295BBEFB924E3CBC09273E33159F3DDC2249BE"> : tensor<8xf32>, tolerance = 2.140250057e-05
    check.expect_almost_eq_const %s2#21, dense<"0x62C37DBDEB9C67BD5112D0BD3A7825BD4B7BC93C8968D33D27337F3D18ED64BDC8B755BD4CA2D8BAB7F008BDB61892BDCEE73ABC64A4973D1BA2DEBBEF54A9BD76D371BD5E37093D93538FBBABA5AFBD03131D3CDFFAAC3D21AB5B3D2B41B6BD1B5E1CBC44D23CBDD6AE59BD9C0BEABB3F2EEE3BA5B0B4BDC6B0BABD93CC823C1AA41C3DD59F2E3D91D27D3DCE180F3D77C06CBB178C8CBDB11880BC54EA103D4D41883D16690FBCA7F2333DF295B33D4FB9A1BC71AE77BC52392F3D8837953DE6A2BCBD7D41463D5DF1093DC26DF1BD9219D2BC3C88513D8674ECBA4652D8BDCCD1123EB496A3BCE9F5423D6FF0293E5C51883C7421D9BDDC2705BDCDBE243E"> : tensor<8x8xf32>, tolerance = 1.659562439e-05
    check.expect_almost_eq_const %s2#22, dense<"0xE87E03BFBACF21BE078F04BF8AFE20BE4742813E282B803EBB0FC7BEFE1560BF"> : tensor<8xf32>, tolerance = 8.753355742e-05
    check.expect_almost_eq_const %s2#23, dense<"0xF5CC79BE3352AEBDCE50D9BD4EDEF2BC0D5DAC3D63623B3D3CD1B7BDCA9522BED32E39BD544C2ABC74AED8BD4E9413BDB9AA233D02A4D73B691A04BDB6816ABDBFAF11BEAB3623BD92EA4FBEBEC782BD78DDD83D0058E53D06B430BEF4A2CFBE0CE4403E0899673D578E443E5EFC533D59BEFEBC7E28F33C862454BB4F69A3BC7B645A3D9885E93B656D4F3E507A8A3D02726BBDD0BCE03C75C0B73C3BE5623D0C8250BD32E9A7BCBE0D8C3D8B0C2A3DDA0ACC3C6A8BE0BD401DA33D5359673ECFB29FBE31B7BDBD9E6DB0BE832DCCBD7B12383E60A0093EA11D74BEDB9B05BFAFDD8B3ED1B6A23DF21FA93EF270C73DB07F3EBEFC834EBE88C29D3E53A63A3F"> : tensor<8x8xf32>, tolerance = 7.291004062e-05
    check.expect_almost_eq_const %s2#24, dense<0x3F05FB00> : tensor<f32>, tolerance = 5.233612061e-05
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_state_space
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_jax_state_space {
  func.func public @program(%arg0: tensor<6x3xf32>, %arg1: tensor<6x3xf32>, %arg2: tensor<6x3xf32>, %arg3: tensor<4x12xf32>, %arg4: tensor<6x4xf32>, %arg5: tensor<6xf32>, %arg6: tensor<6x6xf32>, %arg7: tensor<3x6xf32>, %arg8: tensor<i32>, %arg9: tensor<6x3xf32>, %arg10: tensor<6x3xf32>, %arg11: tensor<6x3xf32>, %arg12: tensor<4x12xf32>, %arg13: tensor<6x4xf32>, %arg14: tensor<6xf32>, %arg15: tensor<6x6xf32>, %arg16: tensor<3x6xf32>, %arg17: tensor<6x3xf32>, %arg18: tensor<6x3xf32>, %arg19: tensor<6x3xf32>, %arg20: tensor<4x12xf32>, %arg21: tensor<6x4xf32>, %arg22: tensor<6xf32>, %arg23: tensor<6x6xf32>, %arg24: tensor<3x6xf32>, %arg25: tensor<2x6x4xf32>, %arg26: tensor<2x6x4xf32>) -> (tensor<6x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['c']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['decay']"}, tensor<4x12xf32> {jax.result_info = "result[0][0]['in']"}, tensor<6x4xf32> {jax.result_info = "result[0][0]['out']"}, tensor<6xf32> {jax.result_info = "result[0][0]['skip']"}, tensor<6x6xf32> {jax.result_info = "result[0][0]['step']"}, tensor<3x6xf32> {jax.result_info = "result[0][0]['taps']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].mu['b']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].mu['c']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].mu['decay']"}, tensor<4x12xf32> {jax.result_info = "result[0][1][0].mu['in']"}, tensor<6x4xf32> {jax.result_info = "result[0][1][0].mu['out']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].mu['skip']"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].mu['step']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].mu['taps']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].nu['b']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].nu['c']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].nu['decay']"}, tensor<4x12xf32> {jax.result_info = "result[0][1][0].nu['in']"}, tensor<6x4xf32> {jax.result_info = "result[0][1][0].nu['out']"}, tensor<6xf32> {jax.result_info = "result[0][1][0].nu['skip']"}, tensor<6x6xf32> {jax.result_info = "result[0][1][0].nu['step']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].nu['taps']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg25, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<4x12xf32>) -> tensor<2x6x12xf32>
    %1 = stablehlo.slice %0 [0:2, 0:6, 0:6] : (tensor<2x6x12xf32>) -> tensor<2x6x6xf32>
    %2 = stablehlo.slice %0 [0:2, 0:6, 6:12] : (tensor<2x6x12xf32>) -> tensor<2x6x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:2 = call @_pad(%1, %c) : (tensor<2x6x6xf32>, tensor<i32>) -> (tensor<2x8x6xf32>, tensor<f32>)
    %4 = stablehlo.slice %3#0 [0:2, 0:6, 0:6] : (tensor<2x8x6xf32>) -> tensor<2x6x6xf32>
    %5 = stablehlo.slice %arg7 [0:1, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x6xf32>) -> tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %9 = stablehlo.multiply %4, %8 : tensor<2x6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %11 = stablehlo.add %10, %9 : tensor<2x6x6xf32>
    %12 = stablehlo.slice %3#0 [0:2, 1:7, 0:6] : (tensor<2x8x6xf32>) -> tensor<2x6x6xf32>
    %13 = stablehlo.slice %arg7 [1:2, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x6xf32>) -> tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %17 = stablehlo.multiply %12, %16 : tensor<2x6x6xf32>
    %18 = stablehlo.add %11, %17 : tensor<2x6x6xf32>
    %19 = stablehlo.slice %3#0 [0:2, 2:8, 0:6] : (tensor<2x8x6xf32>) -> tensor<2x6x6xf32>
    %20 = stablehlo.slice %arg7 [2:3, 0:6] : (tensor<3x6xf32>) -> tensor<1x6xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x6xf32>) -> tensor<6xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %24 = stablehlo.multiply %19, %23 : tensor<2x6x6xf32>
    %25 = stablehlo.add %18, %24 : tensor<2x6x6xf32>
    %26:3 = call @silu(%25) : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>)
    %27 = stablehlo.dot_general %26#0, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x6xf32>) -> tensor<2x6x6xf32>
    %28:3 = call @softplus(%27) : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>)
    %29 = stablehlo.broadcast_in_dim %28#0, dims = [0, 1, 2] : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %30 = stablehlo.negate %29 : tensor<2x6x6x1xf32>
    %31 = stablehlo.exponential %arg2 : tensor<6x3xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [2, 3] : (tensor<6x3xf32>) -> tensor<1x1x6x3xf32>
    %33 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x3xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x6x3xf32>) -> tensor<2x6x6x3xf32>
    %35 = stablehlo.multiply %33, %34 : tensor<2x6x6x3xf32>
    %36 = stablehlo.exponential %35 : tensor<2x6x6x3xf32>
    %37 = stablehlo.broadcast_in_dim %28#0, dims = [0, 1, 2] : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %38 = stablehlo.dot_general %26#0, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x3xf32>) -> tensor<2x6x3xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 3] : (tensor<2x6x3xf32>) -> tensor<2x6x1x3xf32>
    %40 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x3xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x6x1x3xf32>) -> tensor<2x6x6x3xf32>
    %42 = stablehlo.multiply %40, %41 : tensor<2x6x6x3xf32>
    %43 = stablehlo.broadcast_in_dim %26#0, dims = [0, 1, 2] : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x3xf32>
    %45 = stablehlo.multiply %42, %44 : tensor<2x6x6x3xf32>
    %46 = stablehlo.slice %36 [0:2, 0:5:2, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x3x6x3xf32>
    %47 = stablehlo.slice %45 [0:2, 0:5:2, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x3x6x3xf32>
    %48 = stablehlo.slice %36 [0:2, 1:6:2, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x3x6x3xf32>
    %49 = stablehlo.slice %45 [0:2, 1:6:2, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x3x6x3xf32>
    %50 = stablehlo.multiply %46, %48 : tensor<2x3x6x3xf32>
    %51 = stablehlo.multiply %48, %47 : tensor<2x3x6x3xf32>
    %52 = stablehlo.add %51, %49 : tensor<2x3x6x3xf32>
    %53 = stablehlo.slice %50 [0:2, 0:2:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %54 = stablehlo.slice %52 [0:2, 0:2:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %55 = stablehlo.slice %50 [0:2, 1:3:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %56 = stablehlo.slice %52 [0:2, 1:3:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %57 = stablehlo.multiply %53, %55 : tensor<2x1x6x3xf32>
    %58 = stablehlo.multiply %55, %54 : tensor<2x1x6x3xf32>
    %59 = stablehlo.add %58, %56 : tensor<2x1x6x3xf32>
    %60 = stablehlo.slice %50 [0:2, 2:3:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %61 = stablehlo.slice %52 [0:2, 2:3:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %62 = stablehlo.multiply %57, %60 : tensor<2x1x6x3xf32>
    %63 = stablehlo.multiply %60, %59 : tensor<2x1x6x3xf32>
    %64 = stablehlo.add %63, %61 : tensor<2x1x6x3xf32>
    %65 = stablehlo.slice %50 [0:2, 0:1, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %66 = stablehlo.concatenate %65, %62, dim = 1 : (tensor<2x1x6x3xf32>, tensor<2x1x6x3xf32>) -> tensor<2x2x6x3xf32>
    %67 = stablehlo.slice %52 [0:2, 0:1, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %68 = stablehlo.concatenate %67, %64, dim = 1 : (tensor<2x1x6x3xf32>, tensor<2x1x6x3xf32>) -> tensor<2x2x6x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.pad %66, %cst_0, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x2x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.pad %57, %cst_1, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %71 = stablehlo.add %69, %70 : tensor<2x3x6x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.pad %68, %cst_2, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x2x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.pad %59, %cst_3, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %74 = stablehlo.add %72, %73 : tensor<2x3x6x3xf32>
    %75 = stablehlo.slice %71 [0:2, 0:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x2x6x3xf32>
    %76 = stablehlo.slice %74 [0:2, 0:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x2x6x3xf32>
    %77 = stablehlo.slice %36 [0:2, 2:6:2, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x2x6x3xf32>
    %78 = stablehlo.slice %45 [0:2, 2:6:2, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x2x6x3xf32>
    %79 = stablehlo.multiply %75, %77 : tensor<2x2x6x3xf32>
    %80 = stablehlo.multiply %77, %76 : tensor<2x2x6x3xf32>
    %81 = stablehlo.add %80, %78 : tensor<2x2x6x3xf32>
    %82 = stablehlo.slice %36 [0:2, 0:1, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x1x6x3xf32>
    %83 = stablehlo.concatenate %82, %79, dim = 1 : (tensor<2x1x6x3xf32>, tensor<2x2x6x3xf32>) -> tensor<2x3x6x3xf32>
    %84 = stablehlo.slice %45 [0:2, 0:1, 0:6, 0:3] : (tensor<2x6x6x3xf32>) -> tensor<2x1x6x3xf32>
    %85 = stablehlo.concatenate %84, %81, dim = 1 : (tensor<2x1x6x3xf32>, tensor<2x2x6x3xf32>) -> tensor<2x3x6x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.pad %83, %cst_4, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.pad %71, %cst_5, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %88 = stablehlo.add %86, %87 : tensor<2x6x6x3xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.pad %85, %cst_6, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.pad %74, %cst_7, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %91 = stablehlo.add %89, %90 : tensor<2x6x6x3xf32>
    %92 = stablehlo.dot_general %26#0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x3xf32>) -> tensor<2x6x3xf32>
    %93 = stablehlo.dot_general %91, %92, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6x3xf32>, tensor<2x6x3xf32>) -> tensor<2x6x6xf32>
    %94 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %96 = stablehlo.multiply %95, %26#0 : tensor<2x6x6xf32>
    %97 = stablehlo.add %93, %96 : tensor<2x6x6xf32>
    %98:3 = call @silu(%2) : (tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>)
    %99 = stablehlo.multiply %97, %98#0 : tensor<2x6x6xf32>
    %100 = stablehlo.dot_general %99, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x4xf32>) -> tensor<2x6x4xf32>
    %101 = stablehlo.subtract %100, %arg26 : tensor<2x6x4xf32>
    %102 = stablehlo.multiply %101, %101 : tensor<2x6x4xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x4xf32>
    %104 = stablehlo.multiply %103, %101 : tensor<2x6x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%102 init: %cst_9) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %106 = stablehlo.divide %105, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %107 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (tensor<f32>) -> tensor<2x6x4xf32>
    %109 = stablehlo.multiply %108, %104 : tensor<2x6x4xf32>
    %110 = stablehlo.dot_general %109, %99, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<2x6x6xf32>) -> tensor<4x6xf32>
    %111 = stablehlo.transpose %110, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %112 = stablehlo.dot_general %109, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<6x4xf32>) -> tensor<2x6x6xf32>
    %113 = stablehlo.multiply %97, %112 : tensor<2x6x6xf32>
    %114 = stablehlo.multiply %112, %98#0 : tensor<2x6x6xf32>
    %115 = call @silu_0(%98#1, %98#2, %2, %113) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %116 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %117 = stablehlo.multiply %116, %114 : tensor<2x6x6xf32>
    %118 = stablehlo.multiply %114, %26#0 : tensor<2x6x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %120 = stablehlo.reshape %119 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %122 = stablehlo.dot_general %114, %91, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x6x3xf32>) -> tensor<2x6x3xf32>
    %123 = stablehlo.dot_general %114, %92, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x3xf32>) -> tensor<2x6x6x3xf32>
    %124 = stablehlo.dot_general %122, %26#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x3xf32>, tensor<2x6x6xf32>) -> tensor<3x6xf32>
    %125 = stablehlo.transpose %124, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %126 = stablehlo.dot_general %122, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x3xf32>, tensor<6x3xf32>) -> tensor<2x6x6xf32>
    %127 = stablehlo.add %117, %126 : tensor<2x6x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.pad %123, %cst_15, low = [0, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x5x6x3xf32>
    %129 = stablehlo.slice %128 [0:2, 0:5:2, 0:6, 0:3] : (tensor<2x5x6x3xf32>) -> tensor<2x3x6x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %130 = stablehlo.pad %123, %cst_16, low = [0, 0, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x5x6x3xf32>
    %131 = stablehlo.slice %130 [0:2, 0:5:2, 0:6, 0:3] : (tensor<2x5x6x3xf32>) -> tensor<2x3x6x3xf32>
    %132 = stablehlo.slice %131 [0:2, 0:1, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x1x6x3xf32>
    %133 = stablehlo.slice %131 [0:2, 1:3, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x2x6x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.pad %132, %cst_17, low = [0, 0, 0, 0], high = [0, 5, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %135 = stablehlo.multiply %77, %133 : tensor<2x2x6x3xf32>
    %136 = stablehlo.multiply %133, %76 : tensor<2x2x6x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.pad %133, %cst_18, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x2x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %138 = stablehlo.add %134, %137 : tensor<2x6x6x3xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.pad %136, %cst_19, low = [0, 2, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x2x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.pad %135, %cst_20, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x2x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %141 = stablehlo.add %129, %140 : tensor<2x3x6x3xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.pad %141, %cst_21, low = [0, -1, 0, 0], high = [0, -1, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x1x6x3xf32>
    %143 = stablehlo.slice %142 [0:2, 0:1:2, 0:6, 0:3] : (tensor<2x1x6x3xf32>) -> tensor<2x1x6x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.pad %141, %cst_22, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %145 = stablehlo.slice %144 [0:2, 0:3:2, 0:6, 0:3] : (tensor<2x3x6x3xf32>) -> tensor<2x2x6x3xf32>
    %146 = stablehlo.slice %145 [0:2, 0:1, 0:6, 0:3] : (tensor<2x2x6x3xf32>) -> tensor<2x1x6x3xf32>
    %147 = stablehlo.slice %145 [0:2, 1:2, 0:6, 0:3] : (tensor<2x2x6x3xf32>) -> tensor<2x1x6x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.pad %146, %cst_23, low = [0, 0, 0, 0], high = [0, 2, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %149 = stablehlo.multiply %60, %147 : tensor<2x1x6x3xf32>
    %150 = stablehlo.add %143, %149 : tensor<2x1x6x3xf32>
    %151 = stablehlo.multiply %147, %59 : tensor<2x1x6x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.pad %147, %cst_24, low = [0, 2, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %153 = stablehlo.add %148, %152 : tensor<2x3x6x3xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = stablehlo.pad %151, %cst_25, low = [0, 2, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %155 = stablehlo.multiply %55, %150 : tensor<2x1x6x3xf32>
    %156 = stablehlo.multiply %150, %54 : tensor<2x1x6x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.pad %150, %cst_26, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %158 = stablehlo.add %153, %157 : tensor<2x3x6x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.pad %156, %cst_27, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %160 = stablehlo.add %154, %159 : tensor<2x3x6x3xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.pad %155, %cst_28, low = [0, 0, 0, 0], high = [0, 2, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x1x6x3xf32>, tensor<f32>) -> tensor<2x3x6x3xf32>
    %162 = stablehlo.add %158, %161 : tensor<2x3x6x3xf32>
    %163 = stablehlo.multiply %48, %162 : tensor<2x3x6x3xf32>
    %164 = stablehlo.multiply %162, %47 : tensor<2x3x6x3xf32>
    %165 = stablehlo.multiply %46, %160 : tensor<2x3x6x3xf32>
    %166 = stablehlo.add %164, %165 : tensor<2x3x6x3xf32>
    %167 = stablehlo.multiply %160, %48 : tensor<2x3x6x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.pad %162, %cst_29, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %169 = stablehlo.add %138, %168 : tensor<2x6x6x3xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.pad %166, %cst_30, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %171 = stablehlo.add %139, %170 : tensor<2x6x6x3xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.pad %163, %cst_31, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %173 = stablehlo.add %169, %172 : tensor<2x6x6x3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.pad %167, %cst_32, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 1, 0, 0] : (tensor<2x3x6x3xf32>, tensor<f32>) -> tensor<2x6x6x3xf32>
    %175 = stablehlo.add %171, %174 : tensor<2x6x6x3xf32>
    %176 = stablehlo.multiply %42, %173 : tensor<2x6x6x3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_33) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %178 = stablehlo.reshape %177 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %179 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x3xf32>
    %180 = stablehlo.multiply %173, %179 : tensor<2x6x6x3xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%178 init: %cst_34) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x1xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %182 = stablehlo.add %127, %181 : tensor<2x6x6xf32>
    %183 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x3xf32>
    %184 = stablehlo.multiply %183, %180 : tensor<2x6x6x3xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %185 = stablehlo.reduce(%184 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x3xf32>
    %186 = stablehlo.reshape %185 : (tensor<2x6x3xf32>) -> tensor<2x6x1x3xf32>
    %187 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<2x6x1x3xf32>) -> tensor<2x6x6x3xf32>
    %188 = stablehlo.multiply %180, %187 : tensor<2x6x6x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.reduce(%188 init: %cst_36) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %190 = stablehlo.reshape %189 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%186 init: %cst_37) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1x3xf32>, tensor<f32>) -> tensor<2x6x3xf32>
    %192 = stablehlo.dot_general %191, %26#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x3xf32>, tensor<2x6x6xf32>) -> tensor<3x6xf32>
    %193 = stablehlo.transpose %192, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %194 = stablehlo.dot_general %191, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x3xf32>, tensor<6x3xf32>) -> tensor<2x6x6xf32>
    %195 = stablehlo.add %182, %194 : tensor<2x6x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.reduce(%190 init: %cst_38) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x1xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %197 = stablehlo.multiply %175, %36 : tensor<2x6x6x3xf32>
    %198 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<2x6x6x1xf32>) -> tensor<2x6x6x3xf32>
    %199 = stablehlo.multiply %198, %197 : tensor<2x6x6x3xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_39) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %201 = stablehlo.reshape %200 : (tensor<6x3xf32>) -> tensor<1x1x6x3xf32>
    %202 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<1x1x6x3xf32>) -> tensor<2x6x6x3xf32>
    %203 = stablehlo.multiply %197, %202 : tensor<2x6x6x3xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_40) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x3xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %205 = stablehlo.reshape %204 : (tensor<2x6x6xf32>) -> tensor<2x6x6x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%201 init: %cst_41) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %207 = stablehlo.multiply %206, %31 : tensor<6x3xf32>
    %208 = stablehlo.negate %205 : tensor<2x6x6x1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.reduce(%208 init: %cst_42) applies stablehlo.add across dimensions = [3] : (tensor<2x6x6x1xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %210 = stablehlo.add %196, %209 : tensor<2x6x6xf32>
    %211 = call @softplus_1(%28#1, %28#2, %210) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %212 = stablehlo.dot_general %211, %26#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<6x6xf32>
    %213 = stablehlo.transpose %212, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %214 = stablehlo.dot_general %211, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x6xf32>, tensor<6x6xf32>) -> tensor<2x6x6xf32>
    %215 = stablehlo.add %195, %214 : tensor<2x6x6xf32>
    %216 = call @silu_0(%26#1, %26#2, %25, %215) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %217 = stablehlo.multiply %19, %216 : tensor<2x6x6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %218 = stablehlo.reduce(%217 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %219 = stablehlo.reshape %218 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %220 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %221 = stablehlo.multiply %216, %220 : tensor<2x6x6xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.reduce(%219 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %224 = stablehlo.pad %223, %cst_45, low = [2, 0], high = [0, 0], interior = [0, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.pad %221, %cst_46, low = [0, 2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x8x6xf32>
    %226 = stablehlo.multiply %12, %216 : tensor<2x6x6xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.reduce(%226 init: %cst_47) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %228 = stablehlo.reshape %227 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %229 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %230 = stablehlo.multiply %216, %229 : tensor<2x6x6xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %231 = stablehlo.reduce(%228 init: %cst_48) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %232 = stablehlo.broadcast_in_dim %231, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.pad %232, %cst_49, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %234 = stablehlo.add %224, %233 : tensor<3x6xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %235 = stablehlo.pad %230, %cst_50, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x8x6xf32>
    %236 = stablehlo.add %225, %235 : tensor<2x8x6xf32>
    %237 = stablehlo.multiply %4, %216 : tensor<2x6x6xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_51) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %239 = stablehlo.reshape %238 : (tensor<6xf32>) -> tensor<1x1x6xf32>
    %240 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<2x6x6xf32>
    %241 = stablehlo.multiply %216, %240 : tensor<2x6x6xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %242 = stablehlo.reduce(%239 init: %cst_52) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %244 = stablehlo.pad %243, %cst_53, low = [0, 0], high = [2, 0], interior = [0, 0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<3x6xf32>
    %245 = stablehlo.add %234, %244 : tensor<3x6xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %246 = stablehlo.pad %241, %cst_54, low = [0, 0, 0], high = [0, 2, 0], interior = [0, 0, 0] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x8x6xf32>
    %247 = stablehlo.add %236, %246 : tensor<2x8x6xf32>
    %248 = call @_pad_2(%3#1, %247) : (tensor<f32>, tensor<2x8x6xf32>) -> tensor<2x6x6xf32>
    %249 = stablehlo.concatenate %248, %115, dim = 2 : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x12xf32>
    %250 = stablehlo.dot_general %249, %arg25, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x12xf32>, tensor<2x6x4xf32>) -> tensor<12x4xf32>
    %251 = stablehlo.transpose %250, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %252 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %253 = stablehlo.multiply %252, %193 : tensor<6x3xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %255 = stablehlo.multiply %254, %arg9 : tensor<6x3xf32>
    %256 = stablehlo.add %253, %255 : tensor<6x3xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %258 = stablehlo.multiply %257, %125 : tensor<6x3xf32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %260 = stablehlo.multiply %259, %arg10 : tensor<6x3xf32>
    %261 = stablehlo.add %258, %260 : tensor<6x3xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %263 = stablehlo.multiply %262, %207 : tensor<6x3xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %265 = stablehlo.multiply %264, %arg11 : tensor<6x3xf32>
    %266 = stablehlo.add %263, %265 : tensor<6x3xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %268 = stablehlo.multiply %267, %251 : tensor<4x12xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %270 = stablehlo.multiply %269, %arg12 : tensor<4x12xf32>
    %271 = stablehlo.add %268, %270 : tensor<4x12xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %273 = stablehlo.multiply %272, %111 : tensor<6x4xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %275 = stablehlo.multiply %274, %arg13 : tensor<6x4xf32>
    %276 = stablehlo.add %273, %275 : tensor<6x4xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %277 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %278 = stablehlo.multiply %277, %121 : tensor<6xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %280 = stablehlo.multiply %279, %arg14 : tensor<6xf32>
    %281 = stablehlo.add %278, %280 : tensor<6xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %283 = stablehlo.multiply %282, %213 : tensor<6x6xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %285 = stablehlo.multiply %284, %arg15 : tensor<6x6xf32>
    %286 = stablehlo.add %283, %285 : tensor<6x6xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %288 = stablehlo.multiply %287, %245 : tensor<3x6xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %289 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %290 = stablehlo.multiply %289, %arg16 : tensor<3x6xf32>
    %291 = stablehlo.add %288, %290 : tensor<3x6xf32>
    %292 = stablehlo.multiply %193, %193 : tensor<6x3xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %294 = stablehlo.multiply %293, %292 : tensor<6x3xf32>
    %cst_72 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %296 = stablehlo.multiply %295, %arg17 : tensor<6x3xf32>
    %297 = stablehlo.add %294, %296 : tensor<6x3xf32>
    %298 = stablehlo.multiply %125, %125 : tensor<6x3xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %300 = stablehlo.multiply %299, %298 : tensor<6x3xf32>
    %cst_74 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %302 = stablehlo.multiply %301, %arg18 : tensor<6x3xf32>
    %303 = stablehlo.add %300, %302 : tensor<6x3xf32>
    %304 = stablehlo.multiply %207, %207 : tensor<6x3xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %306 = stablehlo.multiply %305, %304 : tensor<6x3xf32>
    %cst_76 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %307 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %308 = stablehlo.multiply %307, %arg19 : tensor<6x3xf32>
    %309 = stablehlo.add %306, %308 : tensor<6x3xf32>
    %310 = stablehlo.multiply %251, %251 : tensor<4x12xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %312 = stablehlo.multiply %311, %310 : tensor<4x12xf32>
    %cst_78 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %314 = stablehlo.multiply %313, %arg20 : tensor<4x12xf32>
    %315 = stablehlo.add %312, %314 : tensor<4x12xf32>
    %316 = stablehlo.multiply %111, %111 : tensor<6x4xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %318 = stablehlo.multiply %317, %316 : tensor<6x4xf32>
    %cst_80 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %320 = stablehlo.multiply %319, %arg21 : tensor<6x4xf32>
    %321 = stablehlo.add %318, %320 : tensor<6x4xf32>
    %322 = stablehlo.multiply %121, %121 : tensor<6xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %324 = stablehlo.multiply %323, %322 : tensor<6xf32>
    %cst_82 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %325 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %326 = stablehlo.multiply %325, %arg22 : tensor<6xf32>
    %327 = stablehlo.add %324, %326 : tensor<6xf32>
    %328 = stablehlo.multiply %213, %213 : tensor<6x6xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %330 = stablehlo.multiply %329, %328 : tensor<6x6xf32>
    %cst_84 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %331 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %332 = stablehlo.multiply %331, %arg23 : tensor<6x6xf32>
    %333 = stablehlo.add %330, %332 : tensor<6x6xf32>
    %334 = stablehlo.multiply %245, %245 : tensor<3x6xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %336 = stablehlo.multiply %335, %334 : tensor<3x6xf32>
    %cst_86 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %338 = stablehlo.multiply %337, %arg24 : tensor<3x6xf32>
    %339 = stablehlo.add %336, %338 : tensor<3x6xf32>
    %c_87 = stablehlo.constant dense<2147483647> : tensor<i32>
    %340 = stablehlo.compare LT, %arg8, %c_87, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_88 = stablehlo.constant dense<1> : tensor<i32>
    %341 = stablehlo.add %arg8, %c_88 : tensor<i32>
    %c_89 = stablehlo.constant dense<2147483647> : tensor<i32>
    %342 = call @_where(%340, %341, %c_89) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %343 = stablehlo.convert %342 : (tensor<i32>) -> tensor<f32>
    %cst_90 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %344 = stablehlo.convert %342 : (tensor<i32>) -> tensor<f32>
    %345 = stablehlo.power %cst_90, %344 : tensor<f32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %346 = stablehlo.subtract %cst_91, %345 : tensor<f32>
    %347 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %348 = stablehlo.divide %256, %347 : tensor<6x3xf32>
    %349 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %350 = stablehlo.divide %261, %349 : tensor<6x3xf32>
    %351 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %352 = stablehlo.divide %266, %351 : tensor<6x3xf32>
    %353 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %354 = stablehlo.divide %271, %353 : tensor<4x12xf32>
    %355 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %356 = stablehlo.divide %276, %355 : tensor<6x4xf32>
    %357 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %358 = stablehlo.divide %281, %357 : tensor<6xf32>
    %359 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %360 = stablehlo.divide %286, %359 : tensor<6x6xf32>
    %361 = stablehlo.broadcast_in_dim %346, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %362 = stablehlo.divide %291, %361 : tensor<3x6xf32>
    %363 = stablehlo.convert %342 : (tensor<i32>) -> tensor<f32>
    %cst_92 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %364 = stablehlo.convert %342 : (tensor<i32>) -> tensor<f32>
    %365 = stablehlo.power %cst_92, %364 : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %366 = stablehlo.subtract %cst_93, %365 : tensor<f32>
    %367 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %368 = stablehlo.divide %297, %367 : tensor<6x3xf32>
    %369 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %370 = stablehlo.divide %303, %369 : tensor<6x3xf32>
    %371 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %372 = stablehlo.divide %309, %371 : tensor<6x3xf32>
    %373 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %374 = stablehlo.divide %315, %373 : tensor<4x12xf32>
    %375 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %376 = stablehlo.divide %321, %375 : tensor<6x4xf32>
    %377 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %378 = stablehlo.divide %327, %377 : tensor<6xf32>
    %379 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %380 = stablehlo.divide %333, %379 : tensor<6x6xf32>
    %381 = stablehlo.broadcast_in_dim %366, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %382 = stablehlo.divide %339, %381 : tensor<3x6xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %384 = stablehlo.add %368, %383 : tensor<6x3xf32>
    %385 = stablehlo.sqrt %384 : tensor<6x3xf32>
    %cst_95 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %387 = stablehlo.add %385, %386 : tensor<6x3xf32>
    %388 = stablehlo.divide %348, %387 : tensor<6x3xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %390 = stablehlo.add %370, %389 : tensor<6x3xf32>
    %391 = stablehlo.sqrt %390 : tensor<6x3xf32>
    %cst_97 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %392 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %393 = stablehlo.add %391, %392 : tensor<6x3xf32>
    %394 = stablehlo.divide %350, %393 : tensor<6x3xf32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %396 = stablehlo.add %372, %395 : tensor<6x3xf32>
    %397 = stablehlo.sqrt %396 : tensor<6x3xf32>
    %cst_99 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %399 = stablehlo.add %397, %398 : tensor<6x3xf32>
    %400 = stablehlo.divide %352, %399 : tensor<6x3xf32>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %402 = stablehlo.add %374, %401 : tensor<4x12xf32>
    %403 = stablehlo.sqrt %402 : tensor<4x12xf32>
    %cst_101 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %405 = stablehlo.add %403, %404 : tensor<4x12xf32>
    %406 = stablehlo.divide %354, %405 : tensor<4x12xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %408 = stablehlo.add %376, %407 : tensor<6x4xf32>
    %409 = stablehlo.sqrt %408 : tensor<6x4xf32>
    %cst_103 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %411 = stablehlo.add %409, %410 : tensor<6x4xf32>
    %412 = stablehlo.divide %356, %411 : tensor<6x4xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %414 = stablehlo.add %378, %413 : tensor<6xf32>
    %415 = stablehlo.sqrt %414 : tensor<6xf32>
    %cst_105 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %417 = stablehlo.add %415, %416 : tensor<6xf32>
    %418 = stablehlo.divide %358, %417 : tensor<6xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %420 = stablehlo.add %380, %419 : tensor<6x6xf32>
    %421 = stablehlo.sqrt %420 : tensor<6x6xf32>
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %423 = stablehlo.add %421, %422 : tensor<6x6xf32>
    %424 = stablehlo.divide %360, %423 : tensor<6x6xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %426 = stablehlo.add %382, %425 : tensor<3x6xf32>
    %427 = stablehlo.sqrt %426 : tensor<3x6xf32>
    %cst_109 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %429 = stablehlo.add %427, %428 : tensor<3x6xf32>
    %430 = stablehlo.divide %362, %429 : tensor<3x6xf32>
    %cst_110 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %431 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %432 = stablehlo.multiply %431, %arg0 : tensor<6x3xf32>
    %433 = stablehlo.add %388, %432 : tensor<6x3xf32>
    %cst_111 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %435 = stablehlo.multiply %434, %arg1 : tensor<6x3xf32>
    %436 = stablehlo.add %394, %435 : tensor<6x3xf32>
    %cst_112 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %438 = stablehlo.multiply %437, %arg2 : tensor<6x3xf32>
    %439 = stablehlo.add %400, %438 : tensor<6x3xf32>
    %cst_113 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %441 = stablehlo.multiply %440, %arg3 : tensor<4x12xf32>
    %442 = stablehlo.add %406, %441 : tensor<4x12xf32>
    %cst_114 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %444 = stablehlo.multiply %443, %arg4 : tensor<6x4xf32>
    %445 = stablehlo.add %412, %444 : tensor<6x4xf32>
    %cst_115 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %447 = stablehlo.multiply %446, %arg5 : tensor<6xf32>
    %448 = stablehlo.add %418, %447 : tensor<6xf32>
    %cst_116 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %450 = stablehlo.multiply %449, %arg6 : tensor<6x6xf32>
    %451 = stablehlo.add %424, %450 : tensor<6x6xf32>
    %cst_117 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %453 = stablehlo.multiply %452, %arg7 : tensor<3x6xf32>
    %454 = stablehlo.add %430, %453 : tensor<3x6xf32>
    %cst_118 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %455 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %456 = stablehlo.multiply %455, %433 : tensor<6x3xf32>
    %cst_119 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %457 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %458 = stablehlo.multiply %457, %436 : tensor<6x3xf32>
    %cst_120 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %459 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %460 = stablehlo.multiply %459, %439 : tensor<6x3xf32>
    %cst_121 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %461 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<4x12xf32>
    %462 = stablehlo.multiply %461, %442 : tensor<4x12xf32>
    %cst_122 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %463 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %464 = stablehlo.multiply %463, %445 : tensor<6x4xf32>
    %cst_123 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %465 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %466 = stablehlo.multiply %465, %448 : tensor<6xf32>
    %cst_124 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %467 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %468 = stablehlo.multiply %467, %451 : tensor<6x6xf32>
    %cst_125 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %470 = stablehlo.multiply %469, %454 : tensor<3x6xf32>
    %471 = stablehlo.add %arg0, %456 : tensor<6x3xf32>
    %472 = stablehlo.add %arg1, %458 : tensor<6x3xf32>
    %473 = stablehlo.add %arg2, %460 : tensor<6x3xf32>
    %474 = stablehlo.add %arg3, %462 : tensor<4x12xf32>
    %475 = stablehlo.add %arg4, %464 : tensor<6x4xf32>
    %476 = stablehlo.add %arg5, %466 : tensor<6xf32>
    %477 = stablehlo.add %arg6, %468 : tensor<6x6xf32>
    %478 = stablehlo.add %arg7, %470 : tensor<3x6xf32>
    return %471, %472, %473, %474, %475, %476, %477, %478, %342, %256, %261, %266, %271, %276, %281, %286, %291, %297, %303, %309, %315, %321, %327, %333, %339, %106 : tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<f32>
  }
  func.func private @_pad(%arg0: tensor<2x6x6xf32>, %arg1: tensor<i32>) -> (tensor<2x8x6xf32>, tensor<f32>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.pad %arg0, %0, low = [0, 2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x6x6xf32>, tensor<f32>) -> tensor<2x8x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %1, %cst : tensor<2x8x6xf32>, tensor<f32>
  }
  func.func private @silu(%arg0: tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x6xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x6xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x6xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x6xf32>
    return %9, %8, %5 : tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>
  }
  func.func private @softplus(%arg0: tensor<2x6x6xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x6x6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2x6x6xf32>
    %7 = stablehlo.abs %3 : tensor<2x6x6xf32>
    %8 = stablehlo.negate %7 : tensor<2x6x6xf32>
    %9 = stablehlo.exponential %8 : tensor<2x6x6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<2x6x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<2x6x6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<2x6x6xf32>
    %22 = stablehlo.exponential %21 : tensor<2x6x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<2x6x6xi1>, tensor<2x6x6xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<2x6x6xf32>
    %31 = stablehlo.exponential %30 : tensor<2x6x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x6x6xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<2x6x6xf32>
    return %12, %22, %33 : tensor<2x6x6xf32>, tensor<2x6x6xf32>, tensor<2x6x6xf32>
  }
  func.func private @silu_0(%arg0: tensor<2x6x6xf32>, %arg1: tensor<2x6x6xf32>, %arg2: tensor<2x6x6xf32>, %arg3: tensor<2x6x6xf32>) -> tensor<2x6x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x6x6xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x6x6xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x6x6xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x6xf32>
    return %3 : tensor<2x6x6xf32>
  }
  func.func private @softplus_1(%arg0: tensor<2x6x6xf32>, %arg1: tensor<2x6x6xf32>, %arg2: tensor<2x6x6xf32>) -> tensor<2x6x6xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<2x6x6xf32>
    return %0 : tensor<2x6x6xf32>
  }
  func.func private @_pad_2(%arg0: tensor<f32>, %arg1: tensor<2x8x6xf32>) -> tensor<2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg1, %cst, low = [0, -2, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x8x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1 = stablehlo.slice %0 [0:2, 0:6, 0:6] : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    return %1 : tensor<2x6x6xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x3E6DF5BE6A4E87BE97CDD9BEA09C15BF99C804BF0B87EFBEEEEF213F5FEA0F3D4E8F723EC5BCF13EADB171BD76BF933EACAE36BE0FC864BF5056D13B4364CABE139E5A3E3F1D463D"> : tensor<6x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x3xf32>
    %c1 = stablehlo.constant dense<"0xAC0B1EBFBE396D3E50D018BE9041623F3F888EBED37E2BBE2F28B7BEFA70FE3ECC5516BE767B18BF824B663D18788EBE8CDA6FBEB48D55BE811D89BE7D22843E43F1DBBDBEE215BC"> : tensor<6x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x3xf32>
    %c2 = stablehlo.constant dense<"0xEE11B8BE9FF54ABE325AA3BEF06AE0BEE52CC7BE48A5B3BEE4E7F23E8EDFD73C7BEB353E934DB53E414535BD329F5D3E010309BE0B962BBFBC009D3B32CB97BE8EF6233EEF95143D"> : tensor<6x3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6x3xf32>
    %c3 = stablehlo.constant dense<"0x65E3C5BD7944BFBED2D3D63E67F16E3EC32F1ABFB057603EBF548ABFA762313F146F5ABEB01D6FBE6132C2BE9AFC803E1905C3BE18E14DBE5A605C3DBEB0973DC52C553F02422ABDB1E6973FF98295BEDEE700BF894E773E284606BFB554AABEEABEEBBE69A73ABEC311C0BE3E28373FCDB208BDA52F513E5209183F6048D7BEF8CC823E20C500BEE8302B3FD7B77A3ECEE295BEAF3640BF58B1173F823AF8BC6BCB893EE99D9A3ED439D63E293D1F3FC25405BE54FACA3EEC6E6FBFF0020FBF"> : tensor<4x12xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x12xf32>
    %c4 = stablehlo.constant dense<"0x678AA53E7F58F63D1C6CEB3C4EAA723F1E5778BE0522DB3ED3504D3FBF3F373E5FAF17BD10967FBE5A0AA03D6EF8EC3CF23060BF9EB92DBE6DE6903D1B26A3BE3C75FA3D0A97BD3E40BF003EE56066BEF4B2853C9AE35FBE43FE12BFF083D23C"> : tensor<6x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x4xf32>
    %c5 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6xf32>
    %c6 = stablehlo.constant dense<"0x39922C3D57030CBFB7CC043EFB939C3D95D286BE27761C3F6AE4973E0210DDBE5B45763D11D3D8BDFB867EBE1F137BBE0894113F054C4C3E21E70F3F50387ABFAB5F97BE2412643E8EF470BC902FD8BDD2790DBF078EC3BD8EB5F53E027214BFB314173ECAE0A73EB45F2DBE22641B3E386ED33E92CCA8BC04AF9C3B615C6DBEE9CCEC3DEBB038BE8FBD253F278F6BBE"> : tensor<6x6xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6x6xf32>
    %c7 = stablehlo.constant dense<"0xE9589A3DC2D4893DFD77AE3E18D1F03C6472923E3A08343D5A43773D0BB30EBEFD965B3E3AA161BE81518B3EC7BAEC3E7536A83E003DE9BE506023BE427388BFB1217EBED37C71BE"> : tensor<3x6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<3x6xf32>
    %c8 = stablehlo.constant dense<0> : tensor<i32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<i32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6x3xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x3xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6x3xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x12xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<4x12xf32>
    %c13 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6x4xf32>
    %c14 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<6x6xf32>
    %c16 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<3x6xf32>
    %c17 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<6x3xf32>
    %c18 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<6x3xf32>
    %c19 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<6x3xf32>
    %c20 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x12xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<4x12xf32>
    %c21 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x4xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<6x4xf32>
    %c22 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<6xf32>
    %c23 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x6xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<6x6xf32>
    %c24 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<3x6xf32>
    %c25 = stablehlo.constant dense<"0x9E66533F946202BFB8F885BC0A93AD3E4DBF7F3E8C210F3EC98E0DC055C2CEBD3CAE69BF02A0283F6A87363FD33BBBBE016BAB3EF8BF00BE1B9D423F265128BE2930D7BEE92740BF9D4587BE890162BF1BFD2E3E9303D6BF347A903FDE0F253F3AFA5EBF58E2F2BED206FB3CE69E39C0091B983EBF74873E2914753E4285FCBFD9BD19BF36CF03BE2F32C0BF85768EBE50BAFE3F339726BF9E44F5BE7F82403F1348E93E983CACBE0D2D2FBD4D3FDA3EF6B54CBE66E7A63E2CCFF73E0E82ACBF"> : tensor<2x6x4xf32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<2x6x4xf32>
    %c26 = stablehlo.constant dense<"0x6E7C67BF7D931FBF33C28FBF5DB79E3FBF5D26BFBD2A1CBE2D473A3FC7EB07C0C7435FBF649DA83DF2D5BA3F744921BFF3002E3F21BEBBBFA5B0B2BD60EAB93FEC4B02C0A3C340BD78421EC0D520D8BF07FC313F48260C3F9D6B083F05A509C026784D3F6CCCA33BC6F3893F483648BDA09C81BF3494F23D3EDAAC3E869FDFBF448AC33EC284AE3E42853EBFDBF417C03082BCBE464C0940FFFDC8BFE059DF3FF9C6793FE0515BBF7A28A8BE53383FBE125D8CBFE6E351BFF94A30BFFBEB6C3E"> : tensor<2x6x4xf32>
    %a26 = stablehlo.optimization_barrier %c26 : tensor<2x6x4xf32>
    %s0:26 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25, %a26) : (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<f32>)
    %s1:26 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %a25, %a26) : (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<f32>)
    %s2:26 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %a25, %a26) : (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x3xf32>, tensor<4x12xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<3x6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xD66702BF4CFA84BE2026E9BE31680EBFEB62FFBE0FB0E0BE5C0F293F5D55853D11A8883E0463E23E1102EEBCD46D843EC8ED17BEE0676CBF3820143D36BFD9BEAEA1783E1DAD963C"> : tensor<6x3xf32>, tolerance = 9.234600067e-05
    check.expect_almost_eq_const %s2#1, dense<"0xB46116BF84C9853E7965F4BD83BC673F88AB81BEDD9211BEECFEC0BE59C0063F98D231BEC2D510BF178CB03D46647EBEE19C86BE59CD4CBEB6C296BE2D49933E4B0105BE6CAF9D3C"> : tensor<6x3xf32>, tolerance = 9.052202106e-05
    check.expect_almost_eq_const %s2#2, dense<"0x9CD4A8BE989362BE529C94BE688AEFBE9860B8BE084DA5BE2E35F33E43FA6DBB40C6523E581AA63EAAFB30BD10763F3EAFD9D4BDFD4633BF038D0E3DAA4989BEE237053E9A1B873D"> : tensor<6x3xf32>, tolerance = 7.003019452e-05
    check.expect_almost_eq_const %s2#3, dense<"0x23DFFEBD0850B0BE7F0DE63EB24B803E46CB21BFC5CF7E3E287487BFB4D9293F23AB3BBE026250BE078CD1BE4A4A633EF165D2BE2AB86BBEF723A43DEB21353D0977563FE78292BD36BF9B3F4BC086BED09408BFD049893EFF25FFBE2EA7B8BE6014FBBED4CF56BE2573CFBE4623303FEDFF15BD83F46F3E4BB61F3F660EDABEF50E923E1B891FBE6B4B2B3FAEB98C3E9C3EA5BE9BB338BFE55F1F3F782577BD51C0983ED2C78B3E0595E53ED5A0173FD50D24BE6EB0BB3E901E77BF083E16BF"> : tensor<4x12xf32>, tolerance = 1.216772795e-04
    check.expect_almost_eq_const %s2#4, dense<"0x24EBB43E92DDB83DFE4DA4BA6D5B7A3FEB798BBE335BEA3EA8B8453F91B3553EF31EE5BB231C8FBEDE8DDD3DA280713DE5D667BFDA5C4CBE936FCE3D5088B2BEBAF71B3E3B39AE3ED973C63D979282BE32293D3DA48D7EBE47FD0CBF7651643D"> : tensor<6x4xf32>, tolerance = 9.779575467e-05
    check.expect_almost_eq_const %s2#5, dense<"0x81D8833FA082783F84D1833F8FD8833FEED7833F325D833F"> : tensor<6xf32>, tolerance = 1.030046344e-04
    check.expect_almost_eq_const %s2#6, dense<"0xA40C493C0DA013BF0871003E445C3E3D132796BE9125243F9A30A73EAE72E9BE17B4FE3C2D7D9BBD6AC85FBE2CD78CBEC91F193FE0BD663EFD0C163F338972BF6B0A89BEDB65813E4CD035BD54349CBDBACD05BFA95700BE7697E63E9B151CBF3388353E4FF1983E090F4CBEE6F0393ED1A8E23EF4BD193CA54DCDBC413D51BE646AF03DDB5E57BEF20C1E3FC7634DBE"> : tensor<6x6xf32>, tolerance = 9.474059939e-05
    check.expect_almost_eq_const %s2#7, dense<"0x7AD6433D37671C3D71D4BD3EE2DE12BAC9C68F3EE1F9913D5AE8F83C97412BBE490D603E973180BE6DEE773E331DFC3ECD98B73E2C35DABE791F42BEF5C184BF40738EBEA8F152BE"> : tensor<3x6xf32>, tolerance = 1.037169099e-04
    check.expect_eq_const %s2#8, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#9, dense<"0xE6491F3A3609A7B7F1135A39E8264BB949918EB7BC58F7B8BCDF6FB8FCCB8AB9AFEA87B8D567413BE78326B94529A23A7D95AAB9A5AE16390D4513B91AB1673965297FB89421F938"> : tensor<6x3xf32>, tolerance = 2.951135160e-07
    check.expect_almost_eq_const %s2#10, dense<"0x56CEB6B94336B6B8F67D5AB956E918B8343AB6B88F0D86B8C3442C37CC3F75B99E2180386336DCBA6BAB32B99A3E86BA25A3D3382EE8CE37B4D22038A38FFEB8328CB737C21071B8"> : tensor<6x3xf32>, tolerance = 1.680087647e-07
    check.expect_almost_eq_const %s2#11, dense<"0xB54B8DB7117D9235E35293B6BB209B382DBCCBB71ADA27B7591C7935F2AF483603969AB4A0829F38D3BD7CB5BAE2A636291F81B85D7C5E383D8057B61031A6B6E1B4213731FABCB5"> : tensor<6x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<"0xE8D06B39E4EDD1BB8EBFA1B8A66568B7A46F333AA40D4CBAF8FB33B75F43A33B311F0CBA3C8406BA2BD9BE394C31E13A9DE5593BF72B1B3B956CEAB751B69B3A8DB686B9DDBCF53995F10CBABBC788BA8D21333AEDC98EB9D8C504B92CD0033968C2643BB558943AB4AE543A669BB83AAE80A9382C59F1BA485CCEBA72D0ED39CFD1F8B8AFFE973CC6690BB9414AC5BA11A05C3BCDD88BBB66D199B9DF758F3BB1414CB9CE795C3A2A4453BAFA24653B1A2AA13A9068423A3BE0913AEA5EE039"> : tensor<4x12xf32>, tolerance = 1.855405979e-06
    check.expect_almost_eq_const %s2#13, dense<"0x395695BAF2598C390978793A646756BBE815303B1E431EBC5940593C250113BC047039BAF571DF39C5968EBA7BED36BBE0EB9F39DB97243AB5113EBA1E7DBF3BDA1783BBA679493ADFADA639CCB2823BE8A68ABA41556E3AAA0303B9F3643CBB"> : tensor<6x4xf32>, tolerance = 1.325997058e-06
    check.expect_almost_eq_const %s2#14, dense<"0x774881BBBEB3803B57689DB9E11248BB1CDD9EBA917163B9"> : tensor<6xf32>, tolerance = 3.945406061e-07
    check.expect_almost_eq_const %s2#15, dense<"0xBCC69C38AFC10736BCB79D34F6C9E4381DA88C370DD196B6BDE1F2B71A1CA036A4FE9035945D13B88A7974B7FD3D6D37B7B987B78D8972B63AEF52B446B68BB7D9F893B63FA29BB71623D739FDE4C4B7FB096EB62F4D2E3A288497380A841438FD3A2DB82D4158377C716E36656F42B8A1A227B7D04D8CB65C8D0A382894BBB658AFF633042C9338943D2037DB696AB6"> : tensor<6x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#16, dense<"0x21D7C339F8AD0E3C32C463BACB9B2A3A9907A7B8879AD7B78F2B683BC295103B578C5DB8668E313B6CB0913BC32710BBC4834ABCA0D928BCBD63A03AE9FFBABA912DE73B42DB47BB"> : tensor<3x6xf32>, tolerance = 1.236051694e-06
    check.expect_almost_eq_const %s2#17, dense<"0x9D7F8032C06AE32DF68FF3302346FB3097DF772FE1EA3430E4925A2FE1694531529A3B2F8B5CBF3478338E3021C6873301B69331479D6D305AEA63304FC60831CC0F322F4CBF1E30"> : tensor<6x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#18, dense<"0x7102AC3170FDB02F8D11F73055F0F22F6C4F5130A462D82FD6B09B2F77CE2331D382962F5A13FC334980A23066873C33B833033062B2172F3568B12EDB532C302721FF2E19E42B2F"> : tensor<6x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#19, dense<"0x0A0B542DC54BB02A9F29872BCFB3832F6E40FA2D8493C32C0CDCAF29DE45CD2ADA348E2766EF872FAA41A32967EF992BF2062D2F12BBFA2EB9B1EB2AD633BA2B43BB842C0C97BD29"> : tensor<6x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#20, dense<"0xB9AF4C31E04CFD357F31882F667A2332CF11A932492DDA32D0440B2E8FBF93358C10473235F137323700BA31DA01023484E6F034DACE8B34B8217F2E66EE7C33A1EB8B3139BB1A32AA374932E4C16433BEFBA332DC8A8D317628BB3073E157307D2C06356E36AB336F58E53223F10934E90CF92F65861334A2BAD933634D54329FBB2230392D6A377DD9CE30982DC633EF59F83422E65B35F6F67031D2DC5035212CED30A45B1233FBE3E332263F0B358E6284332FF4C43247435833107E1932"> : tensor<4x12xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#21, dense<"0x56436233B26C48317BBB1E33EACEE834C59AA034A8DA843657DEFC36D0F364361756AE3289C10032C3484E33EEC8A93410278431D9C98B32BA05B732D0BFB93537CC2E352274CE324898A831CA172D35264F4833590F12333890493142E5B334"> : tensor<6x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#22, dense<"0xF5562935FCE83C356C318131B0BACA34721F8033EB353831"> : tensor<6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#23, dense<"0x3805802FF5C9432ADEEBDC27DCF20530863C4B2D5B90662BD656192EFBA44A2CB515782992345F2E4BDF172DE3B1112D8B574D2D63AD9E2B5373BD27212B462D446B9E2BCBB6762D0280F7319897DC2D5788102BA5879E32EDEF7A2F4132662EE9CC9E2E558F062D2C47112B4A52C52E9D12942C2F9B482BF657482E7477082C0EC3C5261B4B5E2F5515822C7DAC172B"> : tensor<6x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#24, dense<"0xB24E1732DA496D36FC220433D3539532CBC4A430F5D1122E66D50935CD1C97340328472F3E01A034F5CE5835737E5234D1BECF369116A03657B58233DBA5D73394570736CF19D134"> : tensor<3x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#25, dense<0x3FA4F318> : tensor<f32>, tolerance = 1.288668633e-04
    return
  }
}

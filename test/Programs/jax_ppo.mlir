// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_ppo
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_ppo {
  func.func public @program(%arg0: tensor<4x8xf32>, %arg1: tensor<8x3xf32>, %arg2: tensor<8x1xf32>, %arg3: tensor<i32>, %arg4: tensor<4x8xf32>, %arg5: tensor<8x3xf32>, %arg6: tensor<8x1xf32>, %arg7: tensor<4x8xf32>, %arg8: tensor<8x3xf32>, %arg9: tensor<8x1xf32>, %arg10: tensor<6x4xf32>, %arg11: tensor<6xi32>, %arg12: tensor<6xf32>, %arg13: tensor<6xf32>, %arg14: tensor<6xf32>) -> (tensor<4x8xf32> {jax.result_info = "result[0][0]['body']"}, tensor<8x3xf32> {jax.result_info = "result[0][0]['policy']"}, tensor<8x1xf32> {jax.result_info = "result[0][0]['value']"}, tensor<i32> {jax.result_info = "result[0][1][1][0].count"}, tensor<4x8xf32> {jax.result_info = "result[0][1][1][0].mu['body']"}, tensor<8x3xf32> {jax.result_info = "result[0][1][1][0].mu['policy']"}, tensor<8x1xf32> {jax.result_info = "result[0][1][1][0].mu['value']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][1][0].nu['body']"}, tensor<8x3xf32> {jax.result_info = "result[0][1][1][0].nu['policy']"}, tensor<8x1xf32> {jax.result_info = "result[0][1][1][0].nu['value']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x8xf32>) -> tensor<6x8xf32>
    %1 = stablehlo.tanh %0 : tensor<6x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<6x8xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x3xf32>) -> tensor<6x3xf32>
    %5:3 = call @log_softmax(%4) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>)
    %6 = stablehlo.broadcast_in_dim %arg11, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %7:2 = call @take_along_axis(%5#0, %6) : (tensor<6x3xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %8 = stablehlo.reshape %7#0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %9 = stablehlo.subtract %8, %arg12 : tensor<6xf32>
    %10 = stablehlo.exponential %9 : tensor<6xf32>
    %11 = stablehlo.multiply %10, %arg13 : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.200000e+00> : tensor<f32>
    %12:3 = call @clip(%10, %cst_0, %cst_1) : (tensor<6xf32>, tensor<f32>, tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %13 = stablehlo.multiply %12#0, %arg13 : tensor<6xf32>
    %14 = stablehlo.minimum %11, %13 : tensor<6xf32>
    %15 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.select %15, %16, %17 : tensor<6xi1>, tensor<6xf32>
    %19 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<6xi1>, tensor<6xf32>
    %23 = stablehlo.divide %18, %22 : tensor<6xf32>
    %24 = stablehlo.compare EQ, %13, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<6xi1>, tensor<6xf32>
    %28 = stablehlo.compare EQ, %11, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<6xi1>, tensor<6xf32>
    %32 = stablehlo.divide %27, %31 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%14 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_11 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %34 = stablehlo.divide %33, %cst_11 : tensor<f32>
    %35 = stablehlo.negate %34 : tensor<f32>
    %36 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<8x1xf32>) -> tensor<6x1xf32>
    %37 = stablehlo.reshape %36 : (tensor<6x1xf32>) -> tensor<6xf32>
    %38 = stablehlo.subtract %37, %arg14 : tensor<6xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %44 = stablehlo.multiply %cst_15, %43 : tensor<f32>
    %45 = stablehlo.add %35, %44 : tensor<f32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.multiply %cst_16, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_18 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.multiply %48, %41 : tensor<6xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %51 = stablehlo.dot_general %50, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x1xf32>, tensor<6x8xf32>) -> tensor<1x8xf32>
    %52 = stablehlo.transpose %51, dims = [1, 0] : (tensor<1x8xf32>) -> tensor<8x1xf32>
    %53 = stablehlo.dot_general %50, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x1xf32>, tensor<8x1xf32>) -> tensor<6x8xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.negate %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %55 = stablehlo.divide %54, %cst_20 : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.multiply %56, %32 : tensor<6xf32>
    %58 = stablehlo.multiply %56, %23 : tensor<6xf32>
    %59 = stablehlo.multiply %57, %arg13 : tensor<6xf32>
    %60 = call @clip_0(%12#1, %12#2, %59) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %61 = stablehlo.multiply %58, %arg13 : tensor<6xf32>
    %62 = stablehlo.add %60, %61 : tensor<6xf32>
    %63 = stablehlo.multiply %62, %10 : tensor<6xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %65 = call @take_along_axis_1(%7#1, %64) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x3xf32>
    %66 = call @log_softmax_2(%5#1, %5#2, %65) : (tensor<6x3xf32>, tensor<6x1xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %67 = stablehlo.dot_general %66, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x8xf32>) -> tensor<3x8xf32>
    %68 = stablehlo.transpose %67, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %69 = stablehlo.dot_general %66, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<8x3xf32>) -> tensor<6x8xf32>
    %70 = stablehlo.add %53, %69 : tensor<6x8xf32>
    %71 = stablehlo.multiply %70, %3 : tensor<6x8xf32>
    %72 = stablehlo.multiply %71, %1 : tensor<6x8xf32>
    %73 = stablehlo.add %71, %72 : tensor<6x8xf32>
    %74 = stablehlo.dot_general %73, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %76 = chlo.square %75 : tensor<4x8xf32> -> tensor<4x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %78 = chlo.square %77 : tensor<4x8xf32> -> tensor<4x8xf32>
    %79 = stablehlo.add %76, %78 : tensor<4x8xf32>
    %80 = chlo.square %68 : tensor<8x3xf32> -> tensor<8x3xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %82 = chlo.square %81 : tensor<8x3xf32> -> tensor<8x3xf32>
    %83 = stablehlo.add %80, %82 : tensor<8x3xf32>
    %84 = chlo.square %52 : tensor<8x1xf32> -> tensor<8x1xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %86 = chlo.square %85 : tensor<8x1xf32> -> tensor<8x1xf32>
    %87 = stablehlo.add %84, %86 : tensor<8x1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.reduce(%79 init: %cst_24) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%83 init: %cst_25) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%87 init: %cst_26) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.add %cst_27, %88 : tensor<f32>
    %92 = stablehlo.add %91, %89 : tensor<f32>
    %93 = stablehlo.add %92, %90 : tensor<f32>
    %94 = stablehlo.sqrt %93 : tensor<f32>
    %cst_28 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %95 = stablehlo.compare LT, %94, %cst_28, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %96 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %97 = stablehlo.divide %75, %96 : tensor<4x8xf32>
    %cst_29 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %99 = stablehlo.multiply %97, %98 : tensor<4x8xf32>
    %100 = stablehlo.select %95, %75, %99 : tensor<i1>, tensor<4x8xf32>
    %101 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %102 = stablehlo.divide %68, %101 : tensor<8x3xf32>
    %cst_30 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %104 = stablehlo.multiply %102, %103 : tensor<8x3xf32>
    %105 = stablehlo.select %95, %68, %104 : tensor<i1>, tensor<8x3xf32>
    %106 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %107 = stablehlo.divide %52, %106 : tensor<8x1xf32>
    %cst_31 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %109 = stablehlo.multiply %107, %108 : tensor<8x1xf32>
    %110 = stablehlo.select %95, %52, %109 : tensor<i1>, tensor<8x1xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %112 = stablehlo.multiply %111, %100 : tensor<4x8xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %114 = stablehlo.multiply %113, %arg4 : tensor<4x8xf32>
    %115 = stablehlo.add %112, %114 : tensor<4x8xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %117 = stablehlo.multiply %116, %105 : tensor<8x3xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %119 = stablehlo.multiply %118, %arg5 : tensor<8x3xf32>
    %120 = stablehlo.add %117, %119 : tensor<8x3xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %122 = stablehlo.multiply %121, %110 : tensor<8x1xf32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %124 = stablehlo.multiply %123, %arg6 : tensor<8x1xf32>
    %125 = stablehlo.add %122, %124 : tensor<8x1xf32>
    %126 = stablehlo.multiply %100, %100 : tensor<4x8xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<4x8xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %130 = stablehlo.multiply %129, %arg7 : tensor<4x8xf32>
    %131 = stablehlo.add %128, %130 : tensor<4x8xf32>
    %132 = stablehlo.multiply %105, %105 : tensor<8x3xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<8x3xf32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %136 = stablehlo.multiply %135, %arg8 : tensor<8x3xf32>
    %137 = stablehlo.add %134, %136 : tensor<8x3xf32>
    %138 = stablehlo.multiply %110, %110 : tensor<8x1xf32>
    %cst_42 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %140 = stablehlo.multiply %139, %138 : tensor<8x1xf32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %142 = stablehlo.multiply %141, %arg9 : tensor<8x1xf32>
    %143 = stablehlo.add %140, %142 : tensor<8x1xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %144 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_44 = stablehlo.constant dense<1> : tensor<i32>
    %145 = stablehlo.add %arg3, %c_44 : tensor<i32>
    %c_45 = stablehlo.constant dense<2147483647> : tensor<i32>
    %146 = call @_where(%144, %145, %c_45) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %147 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %148 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %149 = stablehlo.power %cst_46, %148 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.subtract %cst_47, %149 : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %152 = stablehlo.divide %115, %151 : tensor<4x8xf32>
    %153 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %154 = stablehlo.divide %120, %153 : tensor<8x3xf32>
    %155 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %156 = stablehlo.divide %125, %155 : tensor<8x1xf32>
    %157 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %cst_48 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %158 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %159 = stablehlo.power %cst_48, %158 : tensor<f32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.subtract %cst_49, %159 : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %162 = stablehlo.divide %131, %161 : tensor<4x8xf32>
    %163 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %164 = stablehlo.divide %137, %163 : tensor<8x3xf32>
    %165 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %166 = stablehlo.divide %143, %165 : tensor<8x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %168 = stablehlo.add %162, %167 : tensor<4x8xf32>
    %169 = stablehlo.sqrt %168 : tensor<4x8xf32>
    %cst_51 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %171 = stablehlo.add %169, %170 : tensor<4x8xf32>
    %172 = stablehlo.divide %152, %171 : tensor<4x8xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %174 = stablehlo.add %164, %173 : tensor<8x3xf32>
    %175 = stablehlo.sqrt %174 : tensor<8x3xf32>
    %cst_53 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %177 = stablehlo.add %175, %176 : tensor<8x3xf32>
    %178 = stablehlo.divide %154, %177 : tensor<8x3xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %180 = stablehlo.add %166, %179 : tensor<8x1xf32>
    %181 = stablehlo.sqrt %180 : tensor<8x1xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %183 = stablehlo.add %181, %182 : tensor<8x1xf32>
    %184 = stablehlo.divide %156, %183 : tensor<8x1xf32>
    %cst_56 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %186 = stablehlo.multiply %185, %172 : tensor<4x8xf32>
    %cst_57 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %188 = stablehlo.multiply %187, %178 : tensor<8x3xf32>
    %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %190 = stablehlo.multiply %189, %184 : tensor<8x1xf32>
    %191 = stablehlo.add %arg0, %186 : tensor<4x8xf32>
    %192 = stablehlo.add %arg1, %188 : tensor<8x3xf32>
    %193 = stablehlo.add %arg2, %190 : tensor<8x1xf32>
    return %191, %192, %193, %146, %115, %120, %125, %131, %137, %143, %45 : tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<f32>
  }
  func.func private @log_softmax(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x3xf32>
    %6 = stablehlo.exponential %5 : tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x3xf32>
    return %11, %6, %8 : tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<6x3xf32>, %arg1: tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<6x1xi1>, tensor<6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xi32>) -> tensor<6x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<6x1x1xi32>, tensor<6x1x1xi32>) -> tensor<6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<6x1x1xi1>, tensor<i1>) -> tensor<6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x3xf32>, tensor<6x1x1xi32>) -> tensor<6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<6x1xi1>, tensor<6x1xf32>
    return %15, %5 : tensor<6x1xf32>, tensor<6x1x1xi32>
  }
  func.func private @clip(%arg0: tensor<6xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<6xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<6xi1>, tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<6xi1>, tensor<6xf32>
    %12 = stablehlo.divide %6, %11 : tensor<6xf32>
    %13 = stablehlo.convert %arg2 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.minimum %14, %2 : tensor<6xf32>
    %16 = stablehlo.compare EQ, %2, %15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.select %16, %17, %18 : tensor<6xi1>, tensor<6xf32>
    %20 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %21 = stablehlo.compare EQ, %20, %15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<6xi1>, tensor<6xf32>
    %25 = stablehlo.divide %19, %24 : tensor<6xf32>
    return %15, %12, %25 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @clip_0(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<6x1x1xi32>, %arg1: tensor<6x1xf32>) -> tensor<6x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<6x3xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x3xf32>
    return %7 : tensor<6x3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x34BA4E3D6082A33E504AEC3EA332E0BD907D49BEDBDC9ABEB07375BEF301913EAE79E63E785ADEBDC8529ABD268081BF13FE70BE53A417BF8FE62DBEDA838CBF29FB203E1A93953E365F753EBBEDB93DADC3D63BAF00E9BDDF749D3ED75F4F3EDFDCB9BEB2C9243E5A1D1FBE68B6E4BC750247BFADBF4CBF40BCD03E4954AD3E"> : tensor<4x8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x8xf32>
    %c1 = stablehlo.constant dense<"0x0B55B4BC21CC003FE4DD03BF5701013F5C1F22BECD7FEEBD2EBC0A3FB1E89B3DB2C2C3BC063FA83E1D53E33CC7758DBE80C80ABE47CDEBBE598D273F7B636B3E1C81073F332C6A3ECC6C803D6551903EB62B823C3BBD093E738399BEC650173E"> : tensor<8x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x3xf32>
    %c2 = stablehlo.constant dense<"0x49469A3F43854B3C022532BF8593823D1920C8BE721B16BEEF1DF5BDAA2ECFBE"> : tensor<8x1xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8x1xf32>
    %c3 = stablehlo.constant dense<0> : tensor<i32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<i32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<4x8xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8x3xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x1xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<8x1xf32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<4x8xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<8x3xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x1xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8x1xf32>
    %c10 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x4xf32>
    %c11 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6xi32>
    %c12 = stablehlo.constant dense<"0x0D9472BFFDB53CBF7E9D0BC09C0C96BF78DF76BF8D1F04BF"> : tensor<6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<6xf32>
    %c13 = stablehlo.constant dense<"0xE62A223E3DDADCBE212D84BFF61AEE3E67E85E3F98015CBE"> : tensor<6xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6xf32>
    %c14 = stablehlo.constant dense<"0xF85F6CBEC03D77BF03C3A93EF9EE7EBE62454DBF9B821640"> : tensor<6xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6xf32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11, %a12, %a13, %a14) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11, %a12, %a13, %a14) : (tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<i32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<4x8xf32>, tensor<8x3xf32>, tensor<8x1xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x53C0A43DC71F943EADEEDC3E1BDE0EBEAD2768BE11A28BBE4E1C8ABE0CA6813E2B1CD73E97C80DBEFBC639BDC95885BF554A52BECCFB0FBFE3270FBE37AD88BF0740023E65D2A43E860B8A3E93C6783D07B4153D5CC6ABBDACD6AC3EBE186E3E6083AABE23AD3A3EEFD43DBEFC23093B61AF4EBF766054BF0F5AC13E55FA9D3E"> : tensor<4x8xf32>, tolerance = 1.067786098e-04
    check.expect_almost_eq_const %s2#1, dense<"0x893155BDA377083F2459F8BE5780F53E94E440BE8DFDB0BD770B033F48BD3C3DCF8CC93BED9FB73E60E013BB69849CBE1708D8BDCD2EFBBEA7392F3F1412853EF3A3FF3E5FA24B3E89EEBD3D3BF2803EA7F756BCA77C283E61DFA8BE338C343E"> : tensor<8x3xf32>, tolerance = 6.844734550e-05
    check.expect_almost_eq_const %s2#2, dense<"0xE070963F2E3590BCA1D539BF6D0DC03D5A70BABE07DCEEBD355319BED2D7BFBE"> : tensor<8x1xf32>, tolerance = 1.175319672e-04
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0xA8BB92BC7A8B4E3B17E33B3C1CEA823A1D33303B8983EAB8FD1D5E3AB6CCDA3B88D0273DD3BE843BA53AFDBCAF6D623B5A3A8BBC2AD6D3BBD994C7BBE54E28BC01AA953DDB2022BB99BF51BDF899693BA99801BDD02AA5BBA822BBBBCDF7C2BC488F32BCB4A755B897AAD83B25EC05BAD9F6443BC8A6603A484E8B3A3CA0503B"> : tensor<4x8xf32>, tolerance = 7.307816297e-06
    check.expect_almost_eq_const %s2#5, dense<"0xAB92173B5C826DBA2964B8BA28DC2D38C227C33AA296C8BA36EAA83AE23B613A13C40CBB3325D9BBE7B4C33B74822B3ACBE212BB3D5E2F3B8EDBE3B9FA8589BBF8277D3BEB1FAF3959A467BBC597603BE392E138E21098BB480EA23B54D69FB9"> : tensor<8x3xf32>, tolerance = 6.626748946e-07
    check.expect_almost_eq_const %s2#6, dense<"0x29B1043D89431F3CC04E273C691011BDACE993BAFBCFBCBC2164573C73E51DBD"> : tensor<8x1xf32>, tolerance = 3.854889795e-06
    check.expect_almost_eq_const %s2#7, dense<"0x8E7F5C371610D8342F31B43647A62D33ABA19F34ADDB113037E2F9324946F435876F8F38F4B33635939C23387DD50135FB404637AECBE735347ACA3509C290362D296439DA8D8934927AE0380E300A350D792B3859518D359F87B13543D6C137A421A3362442A3302F94EF3509C53632E75DC63428B30433DAAA44330F92DE34"> : tensor<4x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#8, dense<"0x77256934A0AA10338E30AC33848E802F50E3C033423CCC33C0B09033EF790033C4C248345B40EF35B831C33580DBA03247A15A3465F09B3476F00432680B40356D0F2335DCC89F31423308350837003539C61030D0F86A35C2FC8535EE2AA631"> : tensor<8x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<"0x02F1343812E8803658F28D369F215638C46ACC339BF3B637191AEB36F4DB7F38"> : tensor<8x1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<0x3FB742B5> : tensor<f32>, tolerance = 1.431723237e-04
    return
  }
}

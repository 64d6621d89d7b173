// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_low_rank_adapters
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_low_rank_adapters {
  func.func public @program(%arg0: tensor<6x2xf32>, %arg1: tensor<6x2xf32>, %arg2: tensor<2x6xf32>, %arg3: tensor<2x6xf32>, %arg4: tensor<i32>, %arg5: tensor<6x2xf32>, %arg6: tensor<6x2xf32>, %arg7: tensor<2x6xf32>, %arg8: tensor<2x6xf32>, %arg9: tensor<6x2xf32>, %arg10: tensor<6x2xf32>, %arg11: tensor<2x6xf32>, %arg12: tensor<2x6xf32>, %arg13: tensor<6x6xf32>, %arg14: tensor<6x6xf32>, %arg15: tensor<8x6xf32>, %arg16: tensor<8xi32>) -> (tensor<6x2xf32> {jax.result_info = "result[0][0]['down'][0]"}, tensor<6x2xf32> {jax.result_info = "result[0][0]['down'][1]"}, tensor<2x6xf32> {jax.result_info = "result[0][0]['up'][0]"}, tensor<2x6xf32> {jax.result_info = "result[0][0]['up'][1]"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].mu['down'][0]"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].mu['down'][1]"}, tensor<2x6xf32> {jax.result_info = "result[0][1][0].mu['up'][0]"}, tensor<2x6xf32> {jax.result_info = "result[0][1][0].mu['up'][1]"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].nu['down'][0]"}, tensor<6x2xf32> {jax.result_info = "result[0][1][0].nu['down'][1]"}, tensor<2x6xf32> {jax.result_info = "result[0][1][0].nu['up'][0]"}, tensor<2x6xf32> {jax.result_info = "result[0][1][0].nu['up'][1]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg15, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x6xf32>) -> tensor<8x6xf32>
    %1 = stablehlo.dot_general %arg15, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<8x2xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<2x6xf32>) -> tensor<8x6xf32>
    %5 = stablehlo.add %0, %4 : tensor<8x6xf32>
    %6 = stablehlo.tanh %5 : tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<8x6xf32>
    %9 = stablehlo.dot_general %6, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x6xf32>) -> tensor<8x6xf32>
    %10 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x2xf32>) -> tensor<8x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<8x2xf32>
    %13 = stablehlo.dot_general %12, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<2x6xf32>) -> tensor<8x6xf32>
    %14 = stablehlo.add %9, %13 : tensor<8x6xf32>
    %15 = stablehlo.tanh %14 : tensor<8x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<8x6xf32>
    %18 = stablehlo.broadcast_in_dim %arg16, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %19:2 = call @take_along_axis(%15, %18) : (tensor<8x6xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %20:2 = call @_take(%19#0, %c) : (tensor<8x1xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>)
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.reshape %21 : (tensor<8xf32>) -> tensor<8x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %24 = stablehlo.compare EQ, %15, %23, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %25 = stablehlo.convert %24 : (tensor<8x6xi1>) -> tensor<8x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.maximum %27, %21 : tensor<8xf32>
    %29 = stablehlo.compare EQ, %21, %28, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.select %29, %30, %31 : tensor<8xi1>, tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %34 = stablehlo.compare EQ, %33, %28, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.select %34, %35, %36 : tensor<8xi1>, tensor<8xf32>
    %38 = stablehlo.divide %32, %37 : tensor<8xf32>
    %39 = stablehlo.is_finite %28 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %41 = stablehlo.select %39, %28, %40 : tensor<8xi1>, tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x6xf32>
    %45 = stablehlo.subtract %15, %44 : tensor<8x6xf32>
    %46 = stablehlo.exponential %45 : tensor<8x6xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<8xf32>
    %48 = stablehlo.sign %47 : tensor<8xf32>
    %49 = stablehlo.abs %47 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %51 = stablehlo.compare GE, %47, %50, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %52 = stablehlo.log %49 : tensor<8xf32>
    %53 = stablehlo.add %52, %41 : tensor<8xf32>
    %54 = stablehlo.subtract %53, %20#0 : tensor<8xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_16 : tensor<f32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_18 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %57 = stablehlo.divide %cst_17, %cst_18 : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %59 = stablehlo.negate %58 : tensor<8xf32>
    %60 = stablehlo.divide %58, %49 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %62 = stablehlo.select %51, %61, %60 : tensor<8xi1>, tensor<8xf32>
    %63 = stablehlo.select %51, %60, %61 : tensor<8xi1>, tensor<8xf32>
    %64 = stablehlo.negate %62 : tensor<8xf32>
    %65 = stablehlo.add %63, %64 : tensor<8xf32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<8xf32>) -> tensor<8x6xf32>
    %67 = stablehlo.multiply %66, %46 : tensor<8x6xf32>
    %68 = call @_take_0(%20#1, %59) : (tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    %69 = call @take_along_axis_1(%19#1, %68) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x6xf32>
    %70 = stablehlo.add %67, %69 : tensor<8x6xf32>
    %71 = stablehlo.multiply %70, %17 : tensor<8x6xf32>
    %72 = stablehlo.multiply %71, %15 : tensor<8x6xf32>
    %73 = stablehlo.add %71, %72 : tensor<8x6xf32>
    %74 = stablehlo.dot_general %73, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<8x2xf32>) -> tensor<6x2xf32>
    %75 = stablehlo.transpose %74, dims = [1, 0] : (tensor<6x2xf32>) -> tensor<2x6xf32>
    %76 = stablehlo.dot_general %73, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<2x6xf32>) -> tensor<8x2xf32>
    %cst_20 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<8x2xf32>
    %79 = stablehlo.dot_general %78, %6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x6xf32>) -> tensor<2x6xf32>
    %80 = stablehlo.transpose %79, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %81 = stablehlo.dot_general %78, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<6x2xf32>) -> tensor<8x6xf32>
    %82 = stablehlo.dot_general %73, %arg14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x6xf32>) -> tensor<8x6xf32>
    %83 = stablehlo.add %81, %82 : tensor<8x6xf32>
    %84 = stablehlo.multiply %83, %8 : tensor<8x6xf32>
    %85 = stablehlo.multiply %84, %6 : tensor<8x6xf32>
    %86 = stablehlo.add %84, %85 : tensor<8x6xf32>
    %87 = stablehlo.dot_general %86, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<8x2xf32>) -> tensor<6x2xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<6x2xf32>) -> tensor<2x6xf32>
    %89 = stablehlo.dot_general %86, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<2x6xf32>) -> tensor<8x2xf32>
    %cst_21 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x2xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<8x2xf32>
    %92 = stablehlo.dot_general %91, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x6xf32>) -> tensor<2x6xf32>
    %93 = stablehlo.transpose %92, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<6x2xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %97 = stablehlo.multiply %96, %arg5 : tensor<6x2xf32>
    %98 = stablehlo.add %95, %97 : tensor<6x2xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %100 = stablehlo.multiply %99, %80 : tensor<6x2xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %102 = stablehlo.multiply %101, %arg6 : tensor<6x2xf32>
    %103 = stablehlo.add %100, %102 : tensor<6x2xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %105 = stablehlo.multiply %104, %88 : tensor<2x6xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %107 = stablehlo.multiply %106, %arg7 : tensor<2x6xf32>
    %108 = stablehlo.add %105, %107 : tensor<2x6xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %110 = stablehlo.multiply %109, %75 : tensor<2x6xf32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %112 = stablehlo.multiply %111, %arg8 : tensor<2x6xf32>
    %113 = stablehlo.add %110, %112 : tensor<2x6xf32>
    %114 = stablehlo.multiply %93, %93 : tensor<6x2xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<6x2xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %118 = stablehlo.multiply %117, %arg9 : tensor<6x2xf32>
    %119 = stablehlo.add %116, %118 : tensor<6x2xf32>
    %120 = stablehlo.multiply %80, %80 : tensor<6x2xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<6x2xf32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %124 = stablehlo.multiply %123, %arg10 : tensor<6x2xf32>
    %125 = stablehlo.add %122, %124 : tensor<6x2xf32>
    %126 = stablehlo.multiply %88, %88 : tensor<2x6xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<2x6xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %130 = stablehlo.multiply %129, %arg11 : tensor<2x6xf32>
    %131 = stablehlo.add %128, %130 : tensor<2x6xf32>
    %132 = stablehlo.multiply %75, %75 : tensor<2x6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<2x6xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %136 = stablehlo.multiply %135, %arg12 : tensor<2x6xf32>
    %137 = stablehlo.add %134, %136 : tensor<2x6xf32>
    %c_38 = stablehlo.constant dense<2147483647> : tensor<i32>
    %138 = stablehlo.compare LT, %arg4, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_39 = stablehlo.constant dense<1> : tensor<i32>
    %139 = stablehlo.add %arg4, %c_39 : tensor<i32>
    %c_40 = stablehlo.constant dense<2147483647> : tensor<i32>
    %140 = call @_where_2(%138, %139, %c_40) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %141 = stablehlo.convert %140 : (tensor<i32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %142 = stablehlo.convert %140 : (tensor<i32>) -> tensor<f32>
    %143 = stablehlo.power %cst_41, %142 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.subtract %cst_42, %143 : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %146 = stablehlo.divide %98, %145 : tensor<6x2xf32>
    %147 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %148 = stablehlo.divide %103, %147 : tensor<6x2xf32>
    %149 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %150 = stablehlo.divide %108, %149 : tensor<2x6xf32>
    %151 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %152 = stablehlo.divide %113, %151 : tensor<2x6xf32>
    %153 = stablehlo.convert %140 : (tensor<i32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %154 = stablehlo.convert %140 : (tensor<i32>) -> tensor<f32>
    %155 = stablehlo.power %cst_43, %154 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.subtract %cst_44, %155 : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %158 = stablehlo.divide %119, %157 : tensor<6x2xf32>
    %159 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %160 = stablehlo.divide %125, %159 : tensor<6x2xf32>
    %161 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %162 = stablehlo.divide %131, %161 : tensor<2x6xf32>
    %163 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %164 = stablehlo.divide %137, %163 : tensor<2x6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %166 = stablehlo.add %158, %165 : tensor<6x2xf32>
    %167 = stablehlo.sqrt %166 : tensor<6x2xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %169 = stablehlo.add %167, %168 : tensor<6x2xf32>
    %170 = stablehlo.divide %146, %169 : tensor<6x2xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %172 = stablehlo.add %160, %171 : tensor<6x2xf32>
    %173 = stablehlo.sqrt %172 : tensor<6x2xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %175 = stablehlo.add %173, %174 : tensor<6x2xf32>
    %176 = stablehlo.divide %148, %175 : tensor<6x2xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %178 = stablehlo.add %162, %177 : tensor<2x6xf32>
    %179 = stablehlo.sqrt %178 : tensor<2x6xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %181 = stablehlo.add %179, %180 : tensor<2x6xf32>
    %182 = stablehlo.divide %150, %181 : tensor<2x6xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %184 = stablehlo.add %164, %183 : tensor<2x6xf32>
    %185 = stablehlo.sqrt %184 : tensor<2x6xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %187 = stablehlo.add %185, %186 : tensor<2x6xf32>
    %188 = stablehlo.divide %152, %187 : tensor<2x6xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %190 = stablehlo.multiply %189, %arg0 : tensor<6x2xf32>
    %191 = stablehlo.add %170, %190 : tensor<6x2xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %193 = stablehlo.multiply %192, %arg1 : tensor<6x2xf32>
    %194 = stablehlo.add %176, %193 : tensor<6x2xf32>
    %cst_55 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %196 = stablehlo.multiply %195, %arg2 : tensor<2x6xf32>
    %197 = stablehlo.add %182, %196 : tensor<2x6xf32>
    %cst_56 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %199 = stablehlo.multiply %198, %arg3 : tensor<2x6xf32>
    %200 = stablehlo.add %188, %199 : tensor<2x6xf32>
    %cst_57 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %202 = stablehlo.multiply %201, %191 : tensor<6x2xf32>
    %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %204 = stablehlo.multiply %203, %194 : tensor<6x2xf32>
    %cst_59 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %206 = stablehlo.multiply %205, %197 : tensor<2x6xf32>
    %cst_60 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %208 = stablehlo.multiply %207, %200 : tensor<2x6xf32>
    %209 = stablehlo.add %arg0, %202 : tensor<6x2xf32>
    %210 = stablehlo.add %arg1, %204 : tensor<6x2xf32>
    %211 = stablehlo.add %arg2, %206 : tensor<2x6xf32>
    %212 = stablehlo.add %arg3, %208 : tensor<2x6xf32>
    return %209, %210, %211, %212, %140, %98, %103, %108, %113, %119, %125, %131, %137, %56 : tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x6xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x6xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x1xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1>}> : (tensor<8x1xf32>, tensor<1xi32>) -> tensor<8xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8xi1>, tensor<8xf32>
    return %13, %3 : tensor<8xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<8xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x1xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xB65529BF244B3240D40DE93E120897BE7FF5E4BE51B5023D19019F3E8ADCAB3E20948C3E5D5181BF5A5ABDBFF1E51040"> : tensor<6x2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x2xf32>
    %c1 = stablehlo.constant dense<"0x72A89DBF41E6353ED495BD3DD41AC6BF3488BEBED6F74FBEE4E100BF15EF48BFA5D7763FDDA1CEBF0F93923FBC4D903F"> : tensor<6x2xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x2xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2x6xf32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<2x6xf32>
    %c4 = stablehlo.constant dense<0> : tensor<i32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<i32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x2xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6x2xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<2x6xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<2x6xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6x2xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x2xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x2xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<2x6xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<2x6xf32>
    %c13 = stablehlo.constant dense<"0x39922C3D57030CBFB7CC043EFB939C3D95D286BE27761C3F6AE4973E0210DDBE5B45763D11D3D8BDFB867EBE1F137BBE0894113F054C4C3E21E70F3F50387ABFAB5F97BE2412643E8EF470BC902FD8BDD2790DBF078EC3BD8EB5F53E027214BFB314173ECAE0A73EB45F2DBE22641B3E386ED33E92CCA8BC04AF9C3B615C6DBEE9CCEC3DEBB038BE8FBD253F278F6BBE"> : tensor<6x6xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6x6xf32>
    %c14 = stablehlo.constant dense<"0x469212BF29C3F9BDE28D04BEB62F223FA4D6D83E7AF54CBE14B22C3FC6A0FD3E3CFF9EBE69EE2F3F199B66BEB14DA83E7377EC3ECD66D8BEF68F03BEC0F2BA3E0156A73E9F0FA43ED3F8F33D519A72BF0A31C53D2AEBA43DA6C69CBEF8A121BFC9AC043E6335DB3EA551B43DF21BB3BE9A8A34BECC6B6DBE0A03D83CB1A4673F082F863EF2C79EBE02070BBE13008DBE"> : tensor<6x6xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6x6xf32>
    %c15 = stablehlo.constant dense<"0x111E203F553429BD7E0C143D3B89D63E71A7E23E928C2940A69823BF064A42BFBFEDB1BEB95D13BF50ECE83D480B2CBF4FA95BBF222E0F3FC780A8BFA7DEC73E429291BFECE3D43F99948DBD0FE39DBFE64EFE3FD1A470BE9184B7BD3514D3BEB311813F00B735BFF3F2B3BEAA5011C09A6E02C0D73D953F5C37EE3E9388A0BF274CB63FAB327A3F45CBC7BD37F0A83FDB9CCA3F4B51913F77E46B3E4E77903D6D211DBF6E4F36BE2C7D94BCB25201BE9AC3873F8ACF943F2B251ABF35EA45BE"> : tensor<8x6xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<8x6xf32>
    %c16 = stablehlo.constant dense<"0x0100000004000000050000000400000000000000000000000500000000000000"> : tensor<8xi32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<8xi32>
    %s0:14 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16) : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<f32>)
    %s1:14 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %a13, %a14, %a15, %a16) : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<f32>)
    %s2:14 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %a13, %a14, %a15, %a16) : (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<8x6xf32>, tensor<8xi32>) -> (tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<i32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<6x2xf32>, tensor<6x2xf32>, tensor<2x6xf32>, tensor<2x6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x73702DBFB551334024B3E13E9CD28EBEF1F6ECBEB7C0423D13EE963E6EECB33EAC82943EAE4B83BFAB67BFBF91EC1140"> : tensor<6x2xf32>, tolerance = 2.801862001e-04
    check.expect_almost_eq_const %s2#1, dense<"0x5FD89BBF00CC263E2553DE3D2921C8BFA852B6BE4C9040BEADE904BF4EEA4CBF7AAA7A3F99D1CEBFFA9D943FD351923F"> : tensor<6x2xf32>, tolerance = 1.615771413e-04
    check.expect_almost_eq_const %s2#2, dense<"0xC850F33CBB10F3BC87FAC73C0B4BA03C46FDE1BCAB30F0BC67B2F3BC8A8DF33C0728A6BC1394CABCF474C73C94BAEF3C"> : tensor<2x6xf32>, tolerance = 2.974815480e-06
    check.expect_almost_eq_const %s2#3, dense<"0xE411EA3C4692EF3CEB5DEDBCED6AE7BC9B85B3BBC73DF1BC7004F13C1D88F5BCC7BBF3BC062CEEBCE4F5F4BCF930F53C"> : tensor<2x6xf32>, tolerance = 2.997213043e-06
    check.expect_eq_const %s2#4, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#5, dense<"0x8A91713A555772BAE76EED37082550B80AF0573A052858BA74ACE13AB286E5BAF4DD79B9CF6980396FE9393B87BF39BB"> : tensor<6x2xf32>, tolerance = 2.836789703e-07
    check.expect_almost_eq_const %s2#6, dense<"0x454B8BB84B46BB397BA585BA5C70FF3AD30248BA49126BB909B2C63A64B5B93ABD93D3B9068873B9E91120BAAF39D2B9"> : tensor<6x2xf32>, tolerance = 1.948844176e-07
    check.expect_almost_eq_const %s2#7, dense<"0xBD9F59BE93DD3D3EAEB7C3BC4B7664BC05B7993C4C570A3E445CF53E2200C3BEF42C853C56F7B83D05D1C7BC72C764BE"> : tensor<2x6xf32>, tolerance = 4.792195559e-05
    check.expect_almost_eq_const %s2#8, dense<"0xEABE69BDAD49C7BC51E30D3DA8D6D23B69B1143D7566BC3C564204BE874A9F3DB8BC103D9E5DC63CCD9C693D7892D1BD"> : tensor<2x6xf32>, tolerance = 1.291593015e-05
    check.expect_almost_eq_const %s2#9, dense<"0x0888493304DA4A33230B962E7FB2152F66093133B0743133AC493B34C8C34234ADA0753111FD82313CB0EE34C942EE34"> : tensor<6x2xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<"0xE34FDB2FF2882732A58D7933FDE36C34DA3C0A3305E67331F5051234A7A10534F21A4B326D90D331A907B4322B262332"> : tensor<6x2xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<"0xFF01FD3A8129C33A3FC59C38C1450D3961E8B6373B575C3AF28C1F3C45A3CB3BC0093F39723B683A97B9A6389C0D183B"> : tensor<2x6xf32>, tolerance = 9.738193825e-07
    check.expect_almost_eq_const %s2#12, dense<"0x4BEA1D394F31E837E4AC6338990402362DEDA4388511C537F094433A82F2813995EA5E38D672E73788A00D395F44E239"> : tensor<2x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#13, dense<0x3FE58E0E> : tensor<f32>, tolerance = 1.793397665e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_schedule_and_clipping
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_schedule_and_clipping {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<5x7xf32>, %arg5: tensor<7x3xf32>, %arg6: tensor<7xf32>, %arg7: tensor<5x7xf32>, %arg8: tensor<7x3xf32>, %arg9: tensor<7xf32>, %arg10: tensor<i32>, %arg11: tensor<6x5xf32>, %arg12: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<i32> {jax.result_info = "result[0][1][1][0].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1][1][0].mu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1][1][0].mu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1][1][0].mu['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1][1][0].nu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1][1][0].nu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1][1][0].nu['c']"}, tensor<i32> {jax.result_info = "result[0][1][1][2].count"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x7xf32>
    %4 = stablehlo.tanh %3 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<6x7xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x3xf32>) -> tensor<6x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg12, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %9:2 = call @take_along_axis(%7, %8) : (tensor<6x3xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10:2 = call @_take(%9#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.reshape %11 : (tensor<6xf32>) -> tensor<6x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %14 = stablehlo.compare EQ, %7, %13, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %15 = stablehlo.convert %14 : (tensor<6x3xi1>) -> tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.maximum %17, %11 : tensor<6xf32>
    %19 = stablehlo.compare EQ, %11, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<6xi1>, tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<6xi1>, tensor<6xf32>
    %28 = stablehlo.divide %22, %27 : tensor<6xf32>
    %29 = stablehlo.is_finite %18 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %31 = stablehlo.select %29, %18, %30 : tensor<6xi1>, tensor<6xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %35 = stablehlo.subtract %7, %34 : tensor<6x3xf32>
    %36 = stablehlo.exponential %35 : tensor<6x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_10) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.sign %37 : tensor<6xf32>
    %39 = stablehlo.abs %37 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.compare GE, %37, %40, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %42 = stablehlo.log %39 : tensor<6xf32>
    %43 = stablehlo.add %42, %31 : tensor<6xf32>
    %44 = stablehlo.subtract %43, %10#0 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_13 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %46 = stablehlo.divide %45, %cst_13 : tensor<f32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_15 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %47 = stablehlo.divide %cst_14, %cst_15 : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %49 = stablehlo.negate %48 : tensor<6xf32>
    %50 = stablehlo.divide %48, %39 : tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.select %41, %51, %50 : tensor<6xi1>, tensor<6xf32>
    %53 = stablehlo.select %41, %50, %51 : tensor<6xi1>, tensor<6xf32>
    %54 = stablehlo.negate %52 : tensor<6xf32>
    %55 = stablehlo.add %53, %54 : tensor<6xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %57 = stablehlo.multiply %56, %36 : tensor<6x3xf32>
    %58 = call @_take_0(%10#1, %49) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    %59 = call @take_along_axis_1(%9#1, %58) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x3xf32>
    %60 = stablehlo.add %57, %59 : tensor<6x3xf32>
    %61 = stablehlo.dot_general %60, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x7xf32>) -> tensor<3x7xf32>
    %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<3x7xf32>) -> tensor<7x3xf32>
    %63 = stablehlo.dot_general %60, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<7x3xf32>) -> tensor<6x7xf32>
    %64 = stablehlo.multiply %63, %6 : tensor<6x7xf32>
    %65 = stablehlo.multiply %64, %4 : tensor<6x7xf32>
    %66 = stablehlo.add %64, %65 : tensor<6x7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6x7xf32>, tensor<f32>) -> tensor<7xf32>
    %68 = stablehlo.reshape %67 : (tensor<7xf32>) -> tensor<1x7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<1x7xf32>, tensor<f32>) -> tensor<7xf32>
    %70 = stablehlo.dot_general %66, %arg11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %72 = chlo.square %71 : tensor<5x7xf32> -> tensor<5x7xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %74 = chlo.square %73 : tensor<5x7xf32> -> tensor<5x7xf32>
    %75 = stablehlo.add %72, %74 : tensor<5x7xf32>
    %76 = chlo.square %62 : tensor<7x3xf32> -> tensor<7x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %78 = chlo.square %77 : tensor<7x3xf32> -> tensor<7x3xf32>
    %79 = stablehlo.add %76, %78 : tensor<7x3xf32>
    %80 = chlo.square %69 : tensor<7xf32> -> tensor<7xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %82 = chlo.square %81 : tensor<7xf32> -> tensor<7xf32>
    %83 = stablehlo.add %80, %82 : tensor<7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.reduce(%75 init: %cst_22) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.reduce(%79 init: %cst_23) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%83 init: %cst_24) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.add %cst_25, %84 : tensor<f32>
    %88 = stablehlo.add %87, %85 : tensor<f32>
    %89 = stablehlo.add %88, %86 : tensor<f32>
    %90 = stablehlo.sqrt %89 : tensor<f32>
    %cst_26 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %91 = stablehlo.compare LT, %90, %cst_26, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %92 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %93 = stablehlo.divide %71, %92 : tensor<5x7xf32>
    %cst_27 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %95 = stablehlo.multiply %93, %94 : tensor<5x7xf32>
    %96 = stablehlo.select %91, %71, %95 : tensor<i1>, tensor<5x7xf32>
    %97 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %98 = stablehlo.divide %62, %97 : tensor<7x3xf32>
    %cst_28 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %100 = stablehlo.multiply %98, %99 : tensor<7x3xf32>
    %101 = stablehlo.select %91, %62, %100 : tensor<i1>, tensor<7x3xf32>
    %102 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %103 = stablehlo.divide %69, %102 : tensor<7xf32>
    %cst_29 = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %105 = stablehlo.multiply %103, %104 : tensor<7xf32>
    %106 = stablehlo.select %91, %69, %105 : tensor<i1>, tensor<7xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %108 = stablehlo.multiply %107, %96 : tensor<5x7xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %110 = stablehlo.multiply %109, %arg4 : tensor<5x7xf32>
    %111 = stablehlo.add %108, %110 : tensor<5x7xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %113 = stablehlo.multiply %112, %101 : tensor<7x3xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %115 = stablehlo.multiply %114, %arg5 : tensor<7x3xf32>
    %116 = stablehlo.add %113, %115 : tensor<7x3xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %118 = stablehlo.multiply %117, %106 : tensor<7xf32>
    %cst_35 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %120 = stablehlo.multiply %119, %arg6 : tensor<7xf32>
    %121 = stablehlo.add %118, %120 : tensor<7xf32>
    %122 = stablehlo.multiply %96, %96 : tensor<5x7xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %124 = stablehlo.multiply %123, %122 : tensor<5x7xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %126 = stablehlo.multiply %125, %arg7 : tensor<5x7xf32>
    %127 = stablehlo.add %124, %126 : tensor<5x7xf32>
    %128 = stablehlo.multiply %101, %101 : tensor<7x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %130 = stablehlo.multiply %129, %128 : tensor<7x3xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %132 = stablehlo.multiply %131, %arg8 : tensor<7x3xf32>
    %133 = stablehlo.add %130, %132 : tensor<7x3xf32>
    %134 = stablehlo.multiply %106, %106 : tensor<7xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %136 = stablehlo.multiply %135, %134 : tensor<7xf32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %138 = stablehlo.multiply %137, %arg9 : tensor<7xf32>
    %139 = stablehlo.add %136, %138 : tensor<7xf32>
    %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
    %140 = stablehlo.compare LT, %arg3, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_43 = stablehlo.constant dense<1> : tensor<i32>
    %141 = stablehlo.add %arg3, %c_43 : tensor<i32>
    %c_44 = stablehlo.constant dense<2147483647> : tensor<i32>
    %142 = call @_where_2(%140, %141, %c_44) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %143 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %144 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %145 = stablehlo.power %cst_45, %144 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %146 = stablehlo.subtract %cst_46, %145 : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %148 = stablehlo.divide %111, %147 : tensor<5x7xf32>
    %149 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %150 = stablehlo.divide %116, %149 : tensor<7x3xf32>
    %151 = stablehlo.broadcast_in_dim %146, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %152 = stablehlo.divide %121, %151 : tensor<7xf32>
    %153 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %cst_47 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %154 = stablehlo.convert %142 : (tensor<i32>) -> tensor<f32>
    %155 = stablehlo.power %cst_47, %154 : tensor<f32>
    %cst_48 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %156 = stablehlo.subtract %cst_48, %155 : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %158 = stablehlo.divide %127, %157 : tensor<5x7xf32>
    %159 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %160 = stablehlo.divide %133, %159 : tensor<7x3xf32>
    %161 = stablehlo.broadcast_in_dim %156, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %162 = stablehlo.divide %139, %161 : tensor<7xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %164 = stablehlo.add %158, %163 : tensor<5x7xf32>
    %165 = stablehlo.sqrt %164 : tensor<5x7xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %167 = stablehlo.add %165, %166 : tensor<5x7xf32>
    %168 = stablehlo.divide %148, %167 : tensor<5x7xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %170 = stablehlo.add %160, %169 : tensor<7x3xf32>
    %171 = stablehlo.sqrt %170 : tensor<7x3xf32>
    %cst_52 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %173 = stablehlo.add %171, %172 : tensor<7x3xf32>
    %174 = stablehlo.divide %150, %173 : tensor<7x3xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %176 = stablehlo.add %162, %175 : tensor<7xf32>
    %177 = stablehlo.sqrt %176 : tensor<7xf32>
    %cst_54 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %179 = stablehlo.add %177, %178 : tensor<7xf32>
    %180 = stablehlo.divide %152, %179 : tensor<7xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %182 = stablehlo.multiply %181, %arg0 : tensor<5x7xf32>
    %183 = stablehlo.add %168, %182 : tensor<5x7xf32>
    %cst_56 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %185 = stablehlo.multiply %184, %arg1 : tensor<7x3xf32>
    %186 = stablehlo.add %174, %185 : tensor<7x3xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %188 = stablehlo.multiply %187, %arg2 : tensor<7xf32>
    %189 = stablehlo.add %180, %188 : tensor<7xf32>
    %c_58 = stablehlo.constant dense<0> : tensor<i32>
    %190 = stablehlo.subtract %arg10, %c_58 : tensor<i32>
    %c_59 = stablehlo.constant dense<0> : tensor<i32>
    %c_60 = stablehlo.constant dense<2> : tensor<i32>
    %191 = call @clip(%190, %c_59, %c_60) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %192 = stablehlo.convert %191 : (tensor<i32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %193 = stablehlo.divide %192, %cst_61 : tensor<f32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %194 = stablehlo.subtract %cst_62, %193 : tensor<f32>
    %cst_63 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %195 = stablehlo.multiply %cst_63, %194 : tensor<f32>
    %cst_64 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %196 = stablehlo.add %195, %cst_64 : tensor<f32>
    %c_65 = stablehlo.constant dense<2> : tensor<i32>
    %197 = stablehlo.compare LT, %arg10, %c_65, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_66 = stablehlo.constant dense<2> : tensor<i32>
    %198 = stablehlo.subtract %arg10, %c_66 : tensor<i32>
    %199 = stablehlo.convert %198 : (tensor<i32>) -> tensor<f32>
    %cst_67 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %200 = stablehlo.minimum %199, %cst_67 : tensor<f32>
    %cst_68 = stablehlo.constant dense<3.14159274> : tensor<f32>
    %201 = stablehlo.multiply %cst_68, %200 : tensor<f32>
    %cst_69 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %202 = stablehlo.divide %201, %cst_69 : tensor<f32>
    %203 = stablehlo.cosine %202 : tensor<f32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %204 = stablehlo.add %cst_70, %203 : tensor<f32>
    %cst_71 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %205 = stablehlo.multiply %cst_71, %204 : tensor<f32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %206 = stablehlo.power %205, %cst_72 : tensor<f32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.multiply %cst_73, %206 : tensor<f32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.add %207, %cst_74 : tensor<f32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %209 = stablehlo.multiply %cst_75, %208 : tensor<f32>
    %210 = call @_where_3(%197, %196, %209) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %211 = stablehlo.multiply %cst_76, %210 : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %213 = stablehlo.multiply %212, %183 : tensor<5x7xf32>
    %214 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %215 = stablehlo.multiply %214, %186 : tensor<7x3xf32>
    %216 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %217 = stablehlo.multiply %216, %189 : tensor<7xf32>
    %c_77 = stablehlo.constant dense<2147483647> : tensor<i32>
    %218 = stablehlo.compare LT, %arg10, %c_77, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_78 = stablehlo.constant dense<1> : tensor<i32>
    %219 = stablehlo.add %arg10, %c_78 : tensor<i32>
    %c_79 = stablehlo.constant dense<2147483647> : tensor<i32>
    %220 = call @_where_2(%218, %219, %c_79) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %221 = stablehlo.add %arg0, %213 : tensor<5x7xf32>
    %222 = stablehlo.add %arg1, %215 : tensor<7x3xf32>
    %223 = stablehlo.add %arg2, %217 : tensor<7xf32>
    return %221, %222, %223, %142, %111, %116, %121, %127, %133, %139, %220, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<f32>
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
  func.func private @_take(%arg0: tensor<6x1xf32>, %arg1: tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1>}> : (tensor<6x1xf32>, tensor<1xi32>) -> tensor<6xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<6xi1>, tensor<6xf32>
    return %13, %3 : tensor<6xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<6xf32>) -> tensor<6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    return %1 : tensor<6x1xf32>
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
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xA9939A3CE3FC4B3F0427DF3D980E41BF1393853EAFD83BBF375A373FC07F9DBED05F01BFF8C499BEA44888BEC37ACB3EA70C963E72B26EB892AAF83E524A273EB530A6BDE349223FAA6578BF96D20DBF479E47BDC2EF02BF873742BF398138BE4BEC38BFB4D6723EA0520E3E5EF6093F032F80BE160FFCBC9E825E3EC012EC3ED615BB3ED93D62BE967CFABE"> : tensor<5x7xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x7xf32>
    %c1 = stablehlo.constant dense<"0x3146093C428BFFBD3382C9BEFFDDADBDB00E1FBD5C1AAF3E6DC18F3BF8EA823EF0FC6FBF02294CBF99DEA83E33CDB13EDB1D42BD565557BE462FBD3E604C443EAF30473EAB683CBE3EF5823E6B8A0B3EE270BB3E"> : tensor<7x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<7x3xf32>
    %c2 = stablehlo.constant dense<"0x5BE779BD324E993D27E2403D9D7812BE7B8D6C3D6A150ABEBFD6BF3D"> : tensor<7xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<7xf32>
    %c3 = stablehlo.constant dense<0> : tensor<i32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<i32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<5x7xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<7x3xf32>
    %c6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<7xf32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<5x7xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<7x3xf32>
    %c9 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<7xf32>
    %c10 = stablehlo.constant dense<0> : tensor<i32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<i32>
    %c11 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6x5xf32>
    %c12 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<6xi32>
    %s0:12 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<f32>)
    %s1:12 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %a11, %a12) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<f32>)
    %s2:12 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %a11, %a12) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x291106BEA42E2B3FE42E2DBD5E3618BFC4CFC33EB72759BF74995A3FEECBE6BE5F32B2BE15FDE3BE0DEEE6BD8E830A3FFD3C0E3E532B173E4516203F9EA4363C020A8F3D262FF33ED95B51BFA7F6CABE460C48BED087B7BE679865BF3CCCE6BC95ED10BF6DA1AC3D9F18913E834CC53E0AE8CFBD0E6833BE936F853DCFED9B3E0377023F0D7781BE8AD1AEBE"> : tensor<5x7xf32>, tolerance = 8.968567252e-05
    check.expect_almost_eq_const %s2#1, dense<"0xE77CAFBD9F9589BE741F81BEC162753D2D2440BE42DDF83EB0E41A3ED0ECED3D80844DBFF0C622BFC98B333E9D5BFB3E86F9C93D444FB6BE6065033F178C9E3EBB6A633D2AA140BE824FD13DFC37913EB94C593E"> : tensor<7x3xf32>, tolerance = 8.028030396e-05
    check.expect_almost_eq_const %s2#2, dense<"0x8DE856BE08F868BDCD893B3E3EB2103C7FC2B5BDED32563C53E918BD"> : tensor<7xf32>, tolerance = 2.098714858e-05
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0xB250F03AD11884387077443A35F2A3BA05FAC7BA03147F39D4E688B9D8948D3B48714EBB6193AB3CB31235BB36CE35BC1B05953B48D5C6BA8D40E9BA4D4F593B148F99BBA1ADA03B213C8DBA8EA2CEBA2C5E7E3A0897A8BB3B27A93B5D0D0BBD480ACFBA305F8F3C85908CBBB4C05E3B5E18AEBA9F6F8B3AF2F9A03C7A26143C5B2450BC0EA958B9F32C45BA"> : tensor<5x7xf32>, tolerance = 3.394829109e-06
    check.expect_almost_eq_const %s2#5, dense<"0x0F462B3A2DB8443BB1896FBBA66DFAB9C05B313C538829BC0EFC31BB554CA73B9A9C1CBB4CACA8BC773AFF3C551C2DBCBAD2EEBA874A463C317028BCB36184BA1218983AE0B21DB93166903C345E02BD6DAC683C"> : tensor<7x3xf32>, tolerance = 3.182812035e-06
    check.expect_almost_eq_const %s2#6, dense<"0x651EC73ACEBEDB395E53F7BABBB612BCF9068E3BD9F90FBBD321053A"> : tensor<7xf32>, tolerance = 8.954699151e-07
    check.expect_almost_eq_const %s2#7, dense<"0xEE41133446ABC72FDE71C4327B868C3361C8303497CD8F31AE82433179D05335EA36D834AE5096379871A734674CA836AF4A6135FD32D1332E321234288BEF34A83B6F35FCB5833589F2813318ADDA33D1572C3313C19D35B8D6913573FF45388598ED33848152377A5056353B4A0935A02AA93362F85933CECD8537DC4B5F367426DC3638A1B7332E9CEF32"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#8, dense<"0xBB68BD3313D3D43424E44535BFE1343237D2A036778E9336D92FAA34A621C035863EF734A4759037F6F5253838D99A36E57D1E3468DECA36ED559136AAB0AF335C5E9D33C38AAE3138A8533705BF2D38531E0D37"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<"0xA825C9332D2D3B321BE94C3412955A3606A75E358B8A6334ADE68C32"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_eq_const %s2#10, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#11, dense<0x3F8ED493> : tensor<f32>, tolerance = 1.115862250e-04
    return
  }
}

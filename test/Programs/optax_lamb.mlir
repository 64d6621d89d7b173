// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_lamb
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_lamb {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<5x7xf32>, %arg5: tensor<7x3xf32>, %arg6: tensor<7xf32>, %arg7: tensor<5x7xf32>, %arg8: tensor<7x3xf32>, %arg9: tensor<7xf32>, %arg10: tensor<6x5xf32>, %arg11: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1][0].mu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1][0].mu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1][0].mu['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1][0].nu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1][0].nu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1][0].nu['c']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg10, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x7xf32>
    %4 = stablehlo.tanh %3 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<6x7xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x3xf32>) -> tensor<6x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg11, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
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
    %70 = stablehlo.dot_general %66, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<5x7xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %75 = stablehlo.multiply %74, %arg4 : tensor<5x7xf32>
    %76 = stablehlo.add %73, %75 : tensor<5x7xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %78 = stablehlo.multiply %77, %62 : tensor<7x3xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %80 = stablehlo.multiply %79, %arg5 : tensor<7x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<7x3xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %83 = stablehlo.multiply %82, %69 : tensor<7xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %85 = stablehlo.multiply %84, %arg6 : tensor<7xf32>
    %86 = stablehlo.add %83, %85 : tensor<7xf32>
    %87 = stablehlo.multiply %71, %71 : tensor<5x7xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<5x7xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %91 = stablehlo.multiply %90, %arg7 : tensor<5x7xf32>
    %92 = stablehlo.add %89, %91 : tensor<5x7xf32>
    %93 = stablehlo.multiply %62, %62 : tensor<7x3xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %95 = stablehlo.multiply %94, %93 : tensor<7x3xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %97 = stablehlo.multiply %96, %arg8 : tensor<7x3xf32>
    %98 = stablehlo.add %95, %97 : tensor<7x3xf32>
    %99 = stablehlo.multiply %69, %69 : tensor<7xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %101 = stablehlo.multiply %100, %99 : tensor<7xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %103 = stablehlo.multiply %102, %arg9 : tensor<7xf32>
    %104 = stablehlo.add %101, %103 : tensor<7xf32>
    %c_31 = stablehlo.constant dense<2147483647> : tensor<i32>
    %105 = stablehlo.compare LT, %arg3, %c_31, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_32 = stablehlo.constant dense<1> : tensor<i32>
    %106 = stablehlo.add %arg3, %c_32 : tensor<i32>
    %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
    %107 = call @_where_2(%105, %106, %c_33) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %108 = stablehlo.convert %107 : (tensor<i32>) -> tensor<f32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %109 = stablehlo.convert %107 : (tensor<i32>) -> tensor<f32>
    %110 = stablehlo.power %cst_34, %109 : tensor<f32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.subtract %cst_35, %110 : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %113 = stablehlo.divide %76, %112 : tensor<5x7xf32>
    %114 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %115 = stablehlo.divide %81, %114 : tensor<7x3xf32>
    %116 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %117 = stablehlo.divide %86, %116 : tensor<7xf32>
    %118 = stablehlo.convert %107 : (tensor<i32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %119 = stablehlo.convert %107 : (tensor<i32>) -> tensor<f32>
    %120 = stablehlo.power %cst_36, %119 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.subtract %cst_37, %120 : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %123 = stablehlo.divide %92, %122 : tensor<5x7xf32>
    %124 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %125 = stablehlo.divide %98, %124 : tensor<7x3xf32>
    %126 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %127 = stablehlo.divide %104, %126 : tensor<7xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %129 = stablehlo.add %123, %128 : tensor<5x7xf32>
    %130 = stablehlo.sqrt %129 : tensor<5x7xf32>
    %cst_39 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %132 = stablehlo.add %130, %131 : tensor<5x7xf32>
    %133 = stablehlo.divide %113, %132 : tensor<5x7xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %135 = stablehlo.add %125, %134 : tensor<7x3xf32>
    %136 = stablehlo.sqrt %135 : tensor<7x3xf32>
    %cst_41 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %138 = stablehlo.add %136, %137 : tensor<7x3xf32>
    %139 = stablehlo.divide %115, %138 : tensor<7x3xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %141 = stablehlo.add %127, %140 : tensor<7xf32>
    %142 = stablehlo.sqrt %141 : tensor<7xf32>
    %cst_43 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %144 = stablehlo.add %142, %143 : tensor<7xf32>
    %145 = stablehlo.divide %117, %144 : tensor<7xf32>
    %146 = call @norm(%arg0) : (tensor<5x7xf32>) -> tensor<1x1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %148 = stablehlo.compare LE, %146, %147, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %150 = call @_where_3(%148, %149, %arg0) : (tensor<1x1xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %151 = stablehlo.reshape %146 : (tensor<1x1xf32>) -> tensor<f32>
    %152 = call @norm_4(%150) : (tensor<5x7xf32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.compare LE, %151, %cst_46, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %154 = call @_where_5(%153, %cst_47, %152) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %155 = call @norm(%133) : (tensor<5x7xf32>) -> tensor<1x1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %157 = stablehlo.compare LE, %155, %156, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %159 = call @_where_3(%157, %158, %133) : (tensor<1x1xi1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %160 = stablehlo.reshape %155 : (tensor<1x1xf32>) -> tensor<f32>
    %161 = call @norm_4(%159) : (tensor<5x7xf32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.compare LE, %160, %cst_50, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = call @_where_5(%162, %cst_51, %161) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.multiply %cst_52, %154 : tensor<f32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.add %163, %cst_53 : tensor<f32>
    %166 = stablehlo.divide %164, %165 : tensor<f32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.compare EQ, %154, %cst_54, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.compare EQ, %163, %cst_55, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %169 = stablehlo.or %167, %168 : tensor<i1>
    %cst_56 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %170 = call @_where_6(%169, %cst_56, %166) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %172 = stablehlo.multiply %133, %171 : tensor<5x7xf32>
    %173 = call @norm_7(%arg1) : (tensor<7x3xf32>) -> tensor<1x1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %175 = stablehlo.compare LE, %173, %174, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %177 = call @_where_8(%175, %176, %arg1) : (tensor<1x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %178 = stablehlo.reshape %173 : (tensor<1x1xf32>) -> tensor<f32>
    %179 = call @norm_9(%177) : (tensor<7x3xf32>) -> tensor<f32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %180 = stablehlo.compare LE, %178, %cst_59, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = call @_where_5(%180, %cst_60, %179) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %182 = call @norm_7(%139) : (tensor<7x3xf32>) -> tensor<1x1xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %184 = stablehlo.compare LE, %182, %183, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %186 = call @_where_8(%184, %185, %139) : (tensor<1x1xi1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %187 = stablehlo.reshape %182 : (tensor<1x1xf32>) -> tensor<f32>
    %188 = call @norm_9(%186) : (tensor<7x3xf32>) -> tensor<f32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.compare LE, %187, %cst_63, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = call @_where_5(%189, %cst_64, %188) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %191 = stablehlo.multiply %cst_65, %181 : tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.add %190, %cst_66 : tensor<f32>
    %193 = stablehlo.divide %191, %192 : tensor<f32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %194 = stablehlo.compare EQ, %181, %cst_67, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.compare EQ, %190, %cst_68, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %196 = stablehlo.or %194, %195 : tensor<i1>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %197 = call @_where_6(%196, %cst_69, %193) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %198 = stablehlo.broadcast_in_dim %197, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %199 = stablehlo.multiply %139, %198 : tensor<7x3xf32>
    %200 = call @norm_10(%arg2) : (tensor<7xf32>) -> tensor<1xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %202 = stablehlo.compare LE, %200, %201, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %204 = call @_where_11(%202, %203, %arg2) : (tensor<1xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %205 = stablehlo.reshape %200 : (tensor<1xf32>) -> tensor<f32>
    %206 = call @norm_12(%204) : (tensor<7xf32>) -> tensor<f32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.compare LE, %205, %cst_72, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = call @_where_5(%207, %cst_73, %206) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %209 = call @norm_10(%145) : (tensor<7xf32>) -> tensor<1xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %211 = stablehlo.compare LE, %209, %210, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_75 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %213 = call @_where_11(%211, %212, %145) : (tensor<1xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %214 = stablehlo.reshape %209 : (tensor<1xf32>) -> tensor<f32>
    %215 = call @norm_12(%213) : (tensor<7xf32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.compare LE, %214, %cst_76, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_77 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = call @_where_5(%216, %cst_77, %215) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %218 = stablehlo.multiply %cst_78, %208 : tensor<f32>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.add %217, %cst_79 : tensor<f32>
    %220 = stablehlo.divide %218, %219 : tensor<f32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.compare EQ, %208, %cst_80, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_81 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %222 = stablehlo.compare EQ, %217, %cst_81, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %223 = stablehlo.or %221, %222 : tensor<i1>
    %cst_82 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = call @_where_6(%223, %cst_82, %220) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %226 = stablehlo.multiply %145, %225 : tensor<7xf32>
    %cst_83 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %228 = stablehlo.multiply %227, %172 : tensor<5x7xf32>
    %cst_84 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %230 = stablehlo.multiply %229, %199 : tensor<7x3xf32>
    %cst_85 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %232 = stablehlo.multiply %231, %226 : tensor<7xf32>
    %233 = stablehlo.add %arg0, %228 : tensor<5x7xf32>
    %234 = stablehlo.add %arg1, %230 : tensor<7x3xf32>
    %235 = stablehlo.add %arg2, %232 : tensor<7xf32>
    return %233, %234, %235, %107, %76, %81, %86, %92, %98, %104, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>
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
  func.func private @norm(%arg0: tensor<5x7xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<1x1xi1>, %arg1: tensor<5x7xf32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<5x7xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<5x7xi1>, tensor<5x7xf32>
    return %1 : tensor<5x7xf32>
  }
  func.func private @norm_4(%arg0: tensor<5x7xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_7(%arg0: tensor<7x3xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_8(%arg0: tensor<1x1xi1>, %arg1: tensor<7x3xf32>, %arg2: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<7x3xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<7x3xi1>, tensor<7x3xf32>
    return %1 : tensor<7x3xf32>
  }
  func.func private @norm_9(%arg0: tensor<7x3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_10(%arg0: tensor<7xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_11(%arg0: tensor<1xi1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<7xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<7xi1>, tensor<7xf32>
    return %1 : tensor<7xf32>
  }
  func.func private @norm_12(%arg0: tensor<7xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
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
    %c10 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x5xf32>
    %c11 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6xi32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x3E32A33B6E8A483F46A6C23D157F3DBF0FA88C3EA8673FBF7CE83A3F4E9BA4BE91A2FBBEDCE1A0BEF32981BE6B97D23E91EF8E3EAF8D623C32C5FF3ED310193E27BF89BD0FBB1E3FC2D874BF68430ABF023B80BD2BC5FEBE5AC645BFB6472ABE9C5E35BF919E643EA4871C3ED268063FD21E72BEF5D836BD8749503EEFF4E43EA532C23E202970BE1762F3BE"> : tensor<5x7xf32>, tolerance = 9.564324617e-05
    check.expect_almost_eq_const %s2#1, dense<"0x74140DBB3B990ABEE019C4BEC92498BD0E744ABDF486B43E0A6F753C96047B3EAA4A6DBF637249BFAA71A33E8739B73EC7A616BD723262BEC29DC23EB71D4F3E845C3C3EA5C346BEDD0F7B3EE263163EE304B63E"> : tensor<7x3xf32>, tolerance = 9.269205332e-05
    check.expect_almost_eq_const %s2#2, dense<"0xB7B882BD3E91933D4D644C3DDD950FBEFFFD603D7E3307BEF715BA3D"> : tensor<7xf32>, tolerance = 1.402201205e-05
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0xD951C23B8055DD373531223B26F161BBA269EFBB29FB8439A6F96FBA92B5783C438620BCA8798C3DCD7006BCA30412BDFDB6653C2123B0BBAB22D0BB5D79263CF0A268BCE47C6A3C2EA095BB8F3896BB7E1A613BDA499CBCBD2E783C4AE4E5BDEA6AC2BBAC8D6A3DDF9E7DBC28D94F3CE14F53BB029D823B0363883DAF20DD3CCD0C25BD096C153B8C6D4ABB"> : tensor<5x7xf32>, tolerance = 1.122518331e-05
    check.expect_almost_eq_const %s2#5, dense<"0xE1469B3BC586303C362A7EBCB4D58ABA7E97103DD1400CBDE3B121BC8EC6B13C39DB41BC870785BD4BB1CD3D885311BD21B28FBB1ED70C3DB5C1F5BC9A77ABBB7FFAA33B96A36F396EC2623DD797D4BD416D463D"> : tensor<7x3xf32>, tolerance = 1.038052365e-05
    check.expect_almost_eq_const %s2#6, dense<"0xF92F9A3BCA89483AD57E02BC5317DDBCC8B4333C0A6205BCC0EB1A3B"> : tensor<7xf32>, tolerance = 2.698866092e-06
    check.expect_almost_eq_const %s2#7, dense<"0x8907C135FD41042EA53C8534F9A80135573C1536724633312F011333D2761E37F28983360F934939AFCE373617EA5938B0AE063773CE9E35916CDE354F948D36965B0A375E250C37915D66359DA56535F1F40135C1097B376CFF1C37BC02073A90B6C1350DC60C39513225378A96DD369F80E234DE5B2F35852B3E39242DF9375B298B38113B7C34386FD234"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#8, dense<"0x95567D35CED5A0361B842737D3F043339BE05538C348493834D08536B8B8A3378450C53693B73439B43CD839834A58385BB85135CFBB49387F9719381F4B98359C9F8A3507223931143E0339E122E739BBD3C938"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<"0x07DE72355016D1322D083036CE62F937DCA9A3363A6B363602487834"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<0x3FA66146> : tensor<f32>, tolerance = 1.299843550e-04
    return
  }
}

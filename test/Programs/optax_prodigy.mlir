// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_prodigy
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_prodigy {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<5x7xf32>, %arg4: tensor<7x3xf32>, %arg5: tensor<7xf32>, %arg6: tensor<5x7xf32>, %arg7: tensor<7x3xf32>, %arg8: tensor<7xf32>, %arg9: tensor<5x7xf32>, %arg10: tensor<7x3xf32>, %arg11: tensor<7xf32>, %arg12: tensor<5x7xf32>, %arg13: tensor<7x3xf32>, %arg14: tensor<7xf32>, %arg15: tensor<f32>, %arg16: tensor<f32>, %arg17: tensor<i32>, %arg18: tensor<6x5xf32>, %arg19: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1].exp_avg['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].exp_avg['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].exp_avg['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1].exp_avg_sq['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].exp_avg_sq['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].exp_avg_sq['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1].grad_sum['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].grad_sum['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].grad_sum['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1].params0['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].params0['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].params0['c']"}, tensor<f32> {jax.result_info = "result[0][1].estim_lr"}, tensor<f32> {jax.result_info = "result[0][1].numerator_weighted"}, tensor<i32> {jax.result_info = "result[0][1].count"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg18, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x7xf32>
    %4 = stablehlo.tanh %3 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<6x7xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x3xf32>) -> tensor<6x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg19, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
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
    %70 = stablehlo.dot_general %66, %arg18, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %c_19 = stablehlo.constant dense<2147483647> : tensor<i32>
    %72 = stablehlo.compare LT, %arg17, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %73 = stablehlo.add %arg17, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
    %74 = call @_where_2(%72, %73, %c_21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %75 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %76 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f32>
    %77 = stablehlo.power %cst_22, %76 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.subtract %cst_23, %77 : tensor<f32>
    %cst_24 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %79 = stablehlo.power %78, %cst_24 : tensor<f32>
    %80 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.convert %74 : (tensor<i32>) -> tensor<f32>
    %82 = stablehlo.power %cst_25, %81 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.subtract %cst_26, %82 : tensor<f32>
    %84 = stablehlo.divide %79, %83 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %85 = stablehlo.multiply %arg15, %cst_27 : tensor<f32>
    %86 = stablehlo.multiply %85, %84 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %88 = stablehlo.multiply %87, %71 : tensor<5x7xf32>
    %89 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %90 = stablehlo.multiply %89, %62 : tensor<7x3xf32>
    %91 = stablehlo.broadcast_in_dim %arg15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %92 = stablehlo.multiply %91, %69 : tensor<7xf32>
    %93 = stablehlo.subtract %arg12, %arg0 : tensor<5x7xf32>
    %94 = stablehlo.subtract %arg13, %arg1 : tensor<7x3xf32>
    %95 = stablehlo.subtract %arg14, %arg2 : tensor<7xf32>
    %96 = stablehlo.reshape %71 : (tensor<5x7xf32>) -> tensor<35xf32>
    %97 = stablehlo.reshape %93 : (tensor<5x7xf32>) -> tensor<35xf32>
    %98 = stablehlo.dot_general %96, %97, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<35xf32>, tensor<35xf32>) -> tensor<f32>
    %99 = stablehlo.reshape %62 : (tensor<7x3xf32>) -> tensor<21xf32>
    %100 = stablehlo.reshape %94 : (tensor<7x3xf32>) -> tensor<21xf32>
    %101 = stablehlo.dot_general %99, %100, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<21xf32>, tensor<21xf32>) -> tensor<f32>
    %102 = stablehlo.dot_general %69, %95, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<7xf32>, tensor<7xf32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.add %cst_28, %98 : tensor<f32>
    %104 = stablehlo.add %103, %101 : tensor<f32>
    %105 = stablehlo.add %104, %102 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %107 = stablehlo.multiply %106, %arg3 : tensor<5x7xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %109 = stablehlo.multiply %108, %88 : tensor<5x7xf32>
    %110 = stablehlo.add %107, %109 : tensor<5x7xf32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %112 = stablehlo.multiply %111, %arg4 : tensor<7x3xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %114 = stablehlo.multiply %113, %90 : tensor<7x3xf32>
    %115 = stablehlo.add %112, %114 : tensor<7x3xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %117 = stablehlo.multiply %116, %arg5 : tensor<7xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %119 = stablehlo.multiply %118, %92 : tensor<7xf32>
    %120 = stablehlo.add %117, %119 : tensor<7xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %122 = stablehlo.multiply %121, %arg6 : tensor<5x7xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %124 = stablehlo.multiply %123, %88 : tensor<5x7xf32>
    %125 = stablehlo.multiply %124, %88 : tensor<5x7xf32>
    %126 = stablehlo.add %122, %125 : tensor<5x7xf32>
    %cst_37 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %128 = stablehlo.multiply %127, %arg7 : tensor<7x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %130 = stablehlo.multiply %129, %90 : tensor<7x3xf32>
    %131 = stablehlo.multiply %130, %90 : tensor<7x3xf32>
    %132 = stablehlo.add %128, %131 : tensor<7x3xf32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %134 = stablehlo.multiply %133, %arg8 : tensor<7xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %136 = stablehlo.multiply %135, %92 : tensor<7xf32>
    %137 = stablehlo.multiply %136, %92 : tensor<7xf32>
    %138 = stablehlo.add %134, %137 : tensor<7xf32>
    %cst_41 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %140 = stablehlo.multiply %139, %arg9 : tensor<5x7xf32>
    %141 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %142 = stablehlo.multiply %141, %88 : tensor<5x7xf32>
    %cst_42 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %144 = stablehlo.divide %142, %143 : tensor<5x7xf32>
    %145 = stablehlo.add %140, %144 : tensor<5x7xf32>
    %cst_43 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %147 = stablehlo.multiply %146, %arg10 : tensor<7x3xf32>
    %148 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %149 = stablehlo.multiply %148, %90 : tensor<7x3xf32>
    %cst_44 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %151 = stablehlo.divide %149, %150 : tensor<7x3xf32>
    %152 = stablehlo.add %147, %151 : tensor<7x3xf32>
    %cst_45 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %154 = stablehlo.multiply %153, %arg11 : tensor<7xf32>
    %155 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %156 = stablehlo.multiply %155, %92 : tensor<7xf32>
    %cst_46 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %158 = stablehlo.divide %156, %157 : tensor<7xf32>
    %159 = stablehlo.add %154, %158 : tensor<7xf32>
    %cst_47 = stablehlo.constant dense<0.999499857> : tensor<f32>
    %160 = stablehlo.multiply %cst_47, %arg16 : tensor<f32>
    %cst_48 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %161 = stablehlo.divide %arg15, %cst_48 : tensor<f32>
    %162 = stablehlo.multiply %161, %86 : tensor<f32>
    %163 = stablehlo.multiply %162, %105 : tensor<f32>
    %164 = stablehlo.add %160, %163 : tensor<f32>
    %165 = stablehlo.abs %145 : tensor<5x7xf32>
    %166 = stablehlo.abs %152 : tensor<7x3xf32>
    %167 = stablehlo.abs %159 : tensor<7xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%165 init: %cst_49) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%166 init: %cst_50) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%167 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %171 = stablehlo.add %cst_52, %168 : tensor<f32>
    %172 = stablehlo.add %171, %169 : tensor<f32>
    %173 = stablehlo.add %172, %170 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.multiply %cst_53, %164 : tensor<f32>
    %175 = stablehlo.divide %174, %173 : tensor<f32>
    %176 = stablehlo.maximum %arg15, %175 : tensor<f32>
    %cst_54 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %177 = stablehlo.multiply %cst_54, %86 : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %179 = stablehlo.multiply %178, %arg0 : tensor<5x7xf32>
    %180 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %181 = stablehlo.multiply %180, %110 : tensor<5x7xf32>
    %182 = stablehlo.sqrt %126 : tensor<5x7xf32>
    %cst_55 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %183 = stablehlo.multiply %176, %cst_55 : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %183, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %185 = stablehlo.add %182, %184 : tensor<5x7xf32>
    %186 = stablehlo.divide %181, %185 : tensor<5x7xf32>
    %187 = stablehlo.subtract %179, %186 : tensor<5x7xf32>
    %cst_56 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %188 = stablehlo.multiply %cst_56, %86 : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %188, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %190 = stablehlo.multiply %189, %arg1 : tensor<7x3xf32>
    %191 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %192 = stablehlo.multiply %191, %115 : tensor<7x3xf32>
    %193 = stablehlo.sqrt %132 : tensor<7x3xf32>
    %cst_57 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %194 = stablehlo.multiply %176, %cst_57 : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %194, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %196 = stablehlo.add %193, %195 : tensor<7x3xf32>
    %197 = stablehlo.divide %192, %196 : tensor<7x3xf32>
    %198 = stablehlo.subtract %190, %197 : tensor<7x3xf32>
    %cst_58 = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %199 = stablehlo.multiply %cst_58, %86 : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %201 = stablehlo.multiply %200, %arg2 : tensor<7xf32>
    %202 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %203 = stablehlo.multiply %202, %120 : tensor<7xf32>
    %204 = stablehlo.sqrt %138 : tensor<7xf32>
    %cst_59 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %205 = stablehlo.multiply %176, %cst_59 : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %207 = stablehlo.add %204, %206 : tensor<7xf32>
    %208 = stablehlo.divide %203, %207 : tensor<7xf32>
    %209 = stablehlo.subtract %201, %208 : tensor<7xf32>
    %210 = stablehlo.add %arg0, %187 : tensor<5x7xf32>
    %211 = stablehlo.add %arg1, %198 : tensor<7x3xf32>
    %212 = stablehlo.add %arg2, %209 : tensor<7xf32>
    return %210, %211, %212, %110, %115, %120, %126, %132, %138, %145, %152, %159, %arg12, %arg13, %arg14, %176, %164, %74, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
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
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xA9939A3CE3FC4B3F0427DF3D980E41BF1393853EAFD83BBF375A373FC07F9DBED05F01BFF8C499BEA44888BEC37ACB3EA70C963E72B26EB892AAF83E524A273EB530A6BDE349223FAA6578BF96D20DBF479E47BDC2EF02BF873742BF398138BE4BEC38BFB4D6723EA0520E3E5EF6093F032F80BE160FFCBC9E825E3EC012EC3ED615BB3ED93D62BE967CFABE"> : tensor<5x7xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x7xf32>
    %c1 = stablehlo.constant dense<"0x3146093C428BFFBD3382C9BEFFDDADBDB00E1FBD5C1AAF3E6DC18F3BF8EA823EF0FC6FBF02294CBF99DEA83E33CDB13EDB1D42BD565557BE462FBD3E604C443EAF30473EAB683CBE3EF5823E6B8A0B3EE270BB3E"> : tensor<7x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<7x3xf32>
    %c2 = stablehlo.constant dense<"0x5BE779BD324E993D27E2403D9D7812BE7B8D6C3D6A150ABEBFD6BF3D"> : tensor<7xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<7xf32>
    %c3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<5x7xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<7x3xf32>
    %c5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<7xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<5x7xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<7x3xf32>
    %c8 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<7xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<5x7xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<7x3xf32>
    %c11 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<7xf32>
    %c12 = stablehlo.constant dense<"0xA9939A3CE3FC4B3F0427DF3D980E41BF1393853EAFD83BBF375A373FC07F9DBED05F01BFF8C499BEA44888BEC37ACB3EA70C963E72B26EB892AAF83E524A273EB530A6BDE349223FAA6578BF96D20DBF479E47BDC2EF02BF873742BF398138BE4BEC38BFB4D6723EA0520E3E5EF6093F032F80BE160FFCBC9E825E3EC012EC3ED615BB3ED93D62BE967CFABE"> : tensor<5x7xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<5x7xf32>
    %c13 = stablehlo.constant dense<"0x3146093C428BFFBD3382C9BEFFDDADBDB00E1FBD5C1AAF3E6DC18F3BF8EA823EF0FC6FBF02294CBF99DEA83E33CDB13EDB1D42BD565557BE462FBD3E604C443EAF30473EAB683CBE3EF5823E6B8A0B3EE270BB3E"> : tensor<7x3xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<7x3xf32>
    %c14 = stablehlo.constant dense<"0x5BE779BD324E993D27E2403D9D7812BE7B8D6C3D6A150ABEBFD6BF3D"> : tensor<7xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<7xf32>
    %c15 = stablehlo.constant dense<0x358637BD> : tensor<f32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<f32>
    %c16 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<f32>
    %c17 = stablehlo.constant dense<0> : tensor<i32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<i32>
    %c18 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<6x5xf32>
    %c19 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<6xi32>
    %s0:19 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>)
    %s1:19 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %a18, %a19) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>)
    %s2:19 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %a18, %a19) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x07939A3CDDFC4B3FDD26DF3D920E41BF1C93853EB5D83BBF3D5A373FC97F9DBECA5F01BF01C599BE9B4888BECC7ACB3E9E0C963E55706DB89BAAF83E3D4A273E8E30A6BDDD49223FA46578BF90D20DBF989E47BDBCEF02BF8D3742BF248138BE45EC38BF9FD6723EB5520E3E58F6093FFA2E80BEB80FFCBC89825E3EB712EC3EDF15BB3EEE3D62BE8D7CFABE"> : tensor<5x7xf32>, tolerance = 9.703009129e-05
    check.expect_almost_eq_const %s2#1, dense<"0xF044093C698BFFBD2A82C9BED8DDADBD010F1FBD651AAF3EF2C38F3BEFEA823EEAFC6FBFFC284CBF90DEA83E3CCDB13E8A1D42BD6B5557BE4F2FBD3E754C443E9A30473EC0683CBE35F5823E808A0B3ED970BB3E"> : tensor<7x3xf32>, tolerance = 9.374529123e-05
    check.expect_almost_eq_const %s2#2, dense<"0xACE779BD0B4E993D78E2403D887812BE2A8D6C3D55150ABE98D6BF3D"> : tensor<7xf32>, tolerance = 1.430379152e-05
    check.expect_almost_eq_const %s2#3, dense<"0xAFE3CE316FA67D2D35E81731A4A763B125FE0AB27C576E2F87267DB0D34D8632AF3A29B247A79433B0FE08B27D181BB3AD2572323422BDB10885E3B1AA743032611B78B2399074324C2DA5B132239AB1B5BC74319093ABB272728132C2D3F3B3165FD2B1B4797B33DFE98AB209E6613204AF50B116858F314525913350FFE532A1DE2EB397B8503119685DB1"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#4, dense<"0x44BCB931E8FD4532056E91B2EB128DB08F8D1A33F82416B3DC842DB23387CA32878967B2237D8CB3C3B0DA333E671CB3685690B1D98E0F331608FBB22D3AC3B19311B731A689C22F94136F33E2FCE2B32FE65633"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#5, dense<"0x5C43A33132790E305C6113B2971BE8B2D5112E32718A10B289582F31"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#6, dense<"0x3B57DA21661824199D6B6B205A2F0421FE174522ECE2101D4D73231F40053823101692229B716125E5773F2249687524DD8C1523C978B621300704223BD49E229C001D23B58C1823792C8B216C62722139C41821AB2A96238FF32A23F2A117268EC0E121604B212583DE442343270223F124DE204E245221F6ED562554EB06248FFC9B246039DE20AF0EFA20"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<"0x49F9AF21EBF6C722A2C557233D0A4B1F68B1732422FD652415969922853BD12364BB0823015C4925B1F5F32520907924FF8A5421E0405224C2B92024566BC221F0F4AA21610CC11D08C811255B6903260393EB24"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#8, dense<"0xA2F787219A164F1E4B995D221A68092407909A226224552259D69C20"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<"0xF9FAE53098FA8C2C80DC28303B107DB07F811AB19C78842ECFB38CAF314B9531F21D3CB1A43EA532EF4818B1EB672CB22E9686312E3ED2B0CBE9FCB0662644312EE689B1F8ED8731C99CB7B03E57ABB0B4068830E5B9BEB109E58F31398507B3E2D9E9B075C58B32F46A9AB1791C7B318FF967B0C7899F306958A132D9AAFF310A6342B24C046830321E76B0"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<"0x2B77CE30FE165C314BA9A1B1B4D19CAF7CCD2B32EFE626B2B2E240B1E721E1318DB080B1382B9CB23E19F3320ADC2DB27072A0B09D941F324E860BB24704D9B04680CB300C40D82E43E184326F52FCB258E26E32"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<"0x267CB530E55F1E2F5DD423B1B70101B2627F41314FAC20B193EA4230"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<"0xA9939A3CE3FC4B3F0427DF3D980E41BF1393853EAFD83BBF375A373FC07F9DBED05F01BFF8C499BEA44888BEC37ACB3EA70C963E72B26EB892AAF83E524A273EB530A6BDE349223FAA6578BF96D20DBF479E47BDC2EF02BF873742BF398138BE4BEC38BFB4D6723EA0520E3E5EF6093F032F80BE160FFCBC9E825E3EC012EC3ED615BB3ED93D62BE967CFABE"> : tensor<5x7xf32>, tolerance = 9.703012705e-05
    check.expect_almost_eq_const %s2#13, dense<"0x3146093C428BFFBD3382C9BEFFDDADBDB00E1FBD5C1AAF3E6DC18F3BF8EA823EF0FC6FBF02294CBF99DEA83E33CDB13EDB1D42BD565557BE462FBD3E604C443EAF30473EAB683CBE3EF5823E6B8A0B3EE270BB3E"> : tensor<7x3xf32>, tolerance = 9.374532700e-05
    check.expect_almost_eq_const %s2#14, dense<"0x5BE779BD324E993D27E2403D9D7812BE7B8D6C3D6A150ABEBFD6BF3D"> : tensor<7xf32>, tolerance = 1.430382282e-05
    check.expect_almost_eq_const %s2#15, dense<0x358637BD> : tensor<f32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#16, dense<0x290D0201> : tensor<f32>, tolerance = 1.000000000e-07
    check.expect_eq_const %s2#17, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#18, dense<0x3FAB4260> : tensor<f32>, tolerance = 1.337963104e-04
    return
  }
}

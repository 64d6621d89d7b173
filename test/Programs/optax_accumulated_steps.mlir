// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_accumulated_steps
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_accumulated_steps {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<5x7xf32>, %arg7: tensor<7x3xf32>, %arg8: tensor<7xf32>, %arg9: tensor<5x7xf32>, %arg10: tensor<7x3xf32>, %arg11: tensor<7xf32>, %arg12: tensor<5x7xf32>, %arg13: tensor<7x3xf32>, %arg14: tensor<7xf32>, %arg15: tensor<6x5xf32>, %arg16: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<i32> {jax.result_info = "result[0][1].mini_step"}, tensor<i32> {jax.result_info = "result[0][1].gradient_step"}, tensor<i32> {jax.result_info = "result[0][1].inner_opt_state[0].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1].inner_opt_state[0].mu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].inner_opt_state[0].mu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].inner_opt_state[0].mu['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1].inner_opt_state[0].nu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].inner_opt_state[0].nu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].inner_opt_state[0].nu['c']"}, tensor<5x7xf32> {jax.result_info = "result[0][1].acc_grads['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].acc_grads['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].acc_grads['c']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg15, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x7xf32>
    %4 = stablehlo.tanh %3 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<6x7xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x3xf32>) -> tensor<6x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg16, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
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
    %70 = stablehlo.dot_general %66, %arg15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %72:15 = "stablehlo.case"(%c_19) ({
      %76 = stablehlo.subtract %71, %arg12 : tensor<5x7xf32>
      %c_20 = stablehlo.constant dense<1> : tensor<i32>
      %77 = stablehlo.add %arg3, %c_20 : tensor<i32>
      %78 = stablehlo.convert %77 : (tensor<i32>) -> tensor<f32>
      %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %80 = stablehlo.divide %76, %79 : tensor<5x7xf32>
      %81 = stablehlo.add %arg12, %80 : tensor<5x7xf32>
      %82 = stablehlo.subtract %62, %arg13 : tensor<7x3xf32>
      %c_21 = stablehlo.constant dense<1> : tensor<i32>
      %83 = stablehlo.add %arg3, %c_21 : tensor<i32>
      %84 = stablehlo.convert %83 : (tensor<i32>) -> tensor<f32>
      %85 = stablehlo.broadcast_in_dim %84, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %86 = stablehlo.divide %82, %85 : tensor<7x3xf32>
      %87 = stablehlo.add %arg13, %86 : tensor<7x3xf32>
      %88 = stablehlo.subtract %69, %arg14 : tensor<7xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %89 = stablehlo.add %arg3, %c_22 : tensor<i32>
      %90 = stablehlo.convert %89 : (tensor<i32>) -> tensor<f32>
      %91 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %92 = stablehlo.divide %88, %91 : tensor<7xf32>
      %93 = stablehlo.add %arg14, %92 : tensor<7xf32>
      %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %95 = stablehlo.multiply %94, %81 : tensor<5x7xf32>
      %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %97 = stablehlo.multiply %96, %arg6 : tensor<5x7xf32>
      %98 = stablehlo.add %95, %97 : tensor<5x7xf32>
      %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %99 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %100 = stablehlo.multiply %99, %87 : tensor<7x3xf32>
      %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %102 = stablehlo.multiply %101, %arg7 : tensor<7x3xf32>
      %103 = stablehlo.add %100, %102 : tensor<7x3xf32>
      %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
      %104 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %105 = stablehlo.multiply %104, %93 : tensor<7xf32>
      %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %106 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %107 = stablehlo.multiply %106, %arg8 : tensor<7xf32>
      %108 = stablehlo.add %105, %107 : tensor<7xf32>
      %109 = stablehlo.multiply %81, %81 : tensor<5x7xf32>
      %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %110 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %111 = stablehlo.multiply %110, %109 : tensor<5x7xf32>
      %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %112 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %113 = stablehlo.multiply %112, %arg9 : tensor<5x7xf32>
      %114 = stablehlo.add %111, %113 : tensor<5x7xf32>
      %115 = stablehlo.multiply %87, %87 : tensor<7x3xf32>
      %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %117 = stablehlo.multiply %116, %115 : tensor<7x3xf32>
      %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %119 = stablehlo.multiply %118, %arg10 : tensor<7x3xf32>
      %120 = stablehlo.add %117, %119 : tensor<7x3xf32>
      %121 = stablehlo.multiply %93, %93 : tensor<7xf32>
      %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
      %122 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %123 = stablehlo.multiply %122, %121 : tensor<7xf32>
      %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %124 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %125 = stablehlo.multiply %124, %arg11 : tensor<7xf32>
      %126 = stablehlo.add %123, %125 : tensor<7xf32>
      %c_35 = stablehlo.constant dense<2147483647> : tensor<i32>
      %127 = stablehlo.compare LT, %arg5, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_36 = stablehlo.constant dense<1> : tensor<i32>
      %128 = stablehlo.add %arg5, %c_36 : tensor<i32>
      %c_37 = stablehlo.constant dense<2147483647> : tensor<i32>
      %129 = func.call @_where_2(%127, %128, %c_37) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %130 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
      %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %131 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
      %132 = stablehlo.power %cst_38, %131 : tensor<f32>
      %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %133 = stablehlo.subtract %cst_39, %132 : tensor<f32>
      %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %135 = stablehlo.divide %98, %134 : tensor<5x7xf32>
      %136 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %137 = stablehlo.divide %103, %136 : tensor<7x3xf32>
      %138 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %139 = stablehlo.divide %108, %138 : tensor<7xf32>
      %140 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
      %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
      %141 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
      %142 = stablehlo.power %cst_40, %141 : tensor<f32>
      %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %143 = stablehlo.subtract %cst_41, %142 : tensor<f32>
      %144 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %145 = stablehlo.divide %114, %144 : tensor<5x7xf32>
      %146 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %147 = stablehlo.divide %120, %146 : tensor<7x3xf32>
      %148 = stablehlo.broadcast_in_dim %143, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %149 = stablehlo.divide %126, %148 : tensor<7xf32>
      %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %151 = stablehlo.add %145, %150 : tensor<5x7xf32>
      %152 = stablehlo.sqrt %151 : tensor<5x7xf32>
      %cst_43 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %153 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %154 = stablehlo.add %152, %153 : tensor<5x7xf32>
      %155 = stablehlo.divide %135, %154 : tensor<5x7xf32>
      %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %156 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %157 = stablehlo.add %147, %156 : tensor<7x3xf32>
      %158 = stablehlo.sqrt %157 : tensor<7x3xf32>
      %cst_45 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %159 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %160 = stablehlo.add %158, %159 : tensor<7x3xf32>
      %161 = stablehlo.divide %137, %160 : tensor<7x3xf32>
      %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %162 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %163 = stablehlo.add %149, %162 : tensor<7xf32>
      %164 = stablehlo.sqrt %163 : tensor<7xf32>
      %cst_47 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
      %165 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %166 = stablehlo.add %164, %165 : tensor<7xf32>
      %167 = stablehlo.divide %139, %166 : tensor<7xf32>
      %cst_48 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %168 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %169 = stablehlo.multiply %168, %155 : tensor<5x7xf32>
      %cst_49 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %170 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %171 = stablehlo.multiply %170, %161 : tensor<7x3xf32>
      %cst_50 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
      %172 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %173 = stablehlo.multiply %172, %167 : tensor<7xf32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %174 = stablehlo.compare EQ, %arg3, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_52 = stablehlo.constant dense<2147483647> : tensor<i32>
      %175 = stablehlo.compare LT, %arg3, %c_52, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %176 = stablehlo.add %arg3, %c_53 : tensor<i32>
      %c_54 = stablehlo.constant dense<2147483647> : tensor<i32>
      %177 = func.call @_where_2(%175, %176, %c_54) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_55 = stablehlo.constant dense<2> : tensor<i32>
      %178 = func.call @remainder(%177, %c_55) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %c_56 = stablehlo.constant dense<2147483647> : tensor<i32>
      %179 = stablehlo.compare LT, %arg4, %c_56, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_57 = stablehlo.constant dense<1> : tensor<i32>
      %180 = stablehlo.add %arg4, %c_57 : tensor<i32>
      %c_58 = stablehlo.constant dense<2147483647> : tensor<i32>
      %181 = func.call @_where_2(%179, %180, %c_58) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %182 = stablehlo.convert %174 : (tensor<i1>) -> tensor<i32>
      %183 = stablehlo.multiply %182, %181 : tensor<i32>
      %184 = stablehlo.convert %174 : (tensor<i1>) -> tensor<i32>
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %185 = stablehlo.subtract %c_59, %184 : tensor<i32>
      %186 = stablehlo.convert %185 : tensor<i32>
      %187 = stablehlo.multiply %186, %arg4 : tensor<i32>
      %188 = stablehlo.add %183, %187 : tensor<i32>
      %189 = func.call @_where_2(%174, %129, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %190 = func.call @_where_3(%174, %98, %arg6) : (tensor<i1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
      %191 = func.call @_where_4(%174, %103, %arg7) : (tensor<i1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
      %192 = func.call @_where_5(%174, %108, %arg8) : (tensor<i1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
      %193 = func.call @_where_3(%174, %114, %arg9) : (tensor<i1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
      %194 = func.call @_where_4(%174, %120, %arg10) : (tensor<i1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
      %195 = func.call @_where_5(%174, %126, %arg11) : (tensor<i1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
      %196 = stablehlo.convert %174 : (tensor<i1>) -> tensor<i32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %197 = stablehlo.subtract %c_60, %196 : tensor<i32>
      %198 = stablehlo.convert %197 : (tensor<i32>) -> tensor<f32>
      %199 = stablehlo.broadcast_in_dim %198, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %200 = stablehlo.multiply %199, %81 : tensor<5x7xf32>
      %201 = stablehlo.convert %174 : (tensor<i1>) -> tensor<i32>
      %c_61 = stablehlo.constant dense<1> : tensor<i32>
      %202 = stablehlo.subtract %c_61, %201 : tensor<i32>
      %203 = stablehlo.convert %202 : (tensor<i32>) -> tensor<f32>
      %204 = stablehlo.broadcast_in_dim %203, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %205 = stablehlo.multiply %204, %87 : tensor<7x3xf32>
      %206 = stablehlo.convert %174 : (tensor<i1>) -> tensor<i32>
      %c_62 = stablehlo.constant dense<1> : tensor<i32>
      %207 = stablehlo.subtract %c_62, %206 : tensor<i32>
      %208 = stablehlo.convert %207 : (tensor<i32>) -> tensor<f32>
      %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %210 = stablehlo.multiply %209, %93 : tensor<7xf32>
      %211 = stablehlo.convert %174 : (tensor<i1>) -> tensor<f32>
      %212 = stablehlo.broadcast_in_dim %211, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %213 = stablehlo.multiply %212, %169 : tensor<5x7xf32>
      %214 = stablehlo.convert %174 : (tensor<i1>) -> tensor<f32>
      %215 = stablehlo.broadcast_in_dim %214, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %216 = stablehlo.multiply %215, %171 : tensor<7x3xf32>
      %217 = stablehlo.convert %174 : (tensor<i1>) -> tensor<f32>
      %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %219 = stablehlo.multiply %218, %173 : tensor<7xf32>
      stablehlo.return %213, %216, %219, %178, %188, %189, %190, %191, %192, %193, %194, %195, %200, %205, %210 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>
    }, {
      %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %76 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %78 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7xf32>
      stablehlo.return %76, %77, %78, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>
    }) : (tensor<i32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>)
    %73 = stablehlo.add %arg0, %72#0 : tensor<5x7xf32>
    %74 = stablehlo.add %arg1, %72#1 : tensor<7x3xf32>
    %75 = stablehlo.add %arg2, %72#2 : tensor<7xf32>
    return %73, %74, %75, %72#3, %72#4, %72#5, %72#6, %72#7, %72#8, %72#9, %72#10, %72#11, %72#12, %72#13, %72#14, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>
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
  func.func private @remainder(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_2(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.remainder %arg0, %2 : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %8 = stablehlo.and %7, %4 : tensor<i1>
    %9 = stablehlo.add %3, %2 : tensor<i32>
    %10 = stablehlo.select %8, %9, %3 : tensor<i1>, tensor<i32>
    return %10 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<5x7xf32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<7x3xf32>, %arg2: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<7x3xf32>
    return %0 : tensor<7x3xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<7xf32>
    return %0 : tensor<7xf32>
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
    %c4 = stablehlo.constant dense<0> : tensor<i32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<i32>
    %c5 = stablehlo.constant dense<0> : tensor<i32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<i32>
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
    %c12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<5x7xf32>
    %c13 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<7x3xf32>
    %c14 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<7xf32>
    %c15 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<6x5xf32>
    %c16 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<6xi32>
    %s0:16 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s1:16 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %a15, %a16) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s2:16 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %a15, %a16) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x9450113CA86D493F2DACCA3D3D7F3EBFC9B18A3E08683EBF92E9393F769EA2BEEAA0FDBEAEE39EBEEE2983BE7999D03EF1ED903E0BE8223C48C9FD3EE60C1D3EDDB591BD88BA1F3F4FD675BF3B430BBFF59370BD676000BFE2C644BFCD432EBEF05C36BF4899683E0C90183E0367073F9A2076BE3AFD26BD3245543E0AF4E63E8C34C03E457B6CBEE05DF5BE"> : tensor<5x7xf32>, tolerance = 9.603013396e-05
    check.expect_almost_eq_const %s2#1, dense<"0x6784D4BA0D030ABE7D63C4BE2A6399BD600448BD1239B43E76B76B3C84987B3E956D6DBFA79949BFE3BFA33EE9EBB63E2C2819BDC29261BEFC4DC23ECC894E3E43F33C3E12A646BE10AD7B3ED7C7153E2C52B63E"> : tensor<7x3xf32>, tolerance = 9.274533391e-05
    check.expect_almost_eq_const %s2#2, dense<"0x856E91BD61D3843DD7D7693D313B08BECB97433DFCAFFFBDE85BAB3D"> : tensor<7xf32>, tolerance = 1.330382973e-05
    check.expect_eq_const %s2#3, dense<1> : tensor<i32>
    check.expect_eq_const %s2#4, dense<1> : tensor<i32>
    check.expect_eq_const %s2#5, dense<1> : tensor<i32>
    check.expect_almost_eq_const %s2#6, dense<"0xD79C113B8584B23650D4553A453AA0BADAA643BB30BFA738112CB2B92B0DBD3BA2366EBB0F40D13CC8D640BB88515ABC7F6DAA3BAA1D05BBFF2120BBBF62783B539FAEBBD320AC3B7382E8BA35F8D8BA3040AC3A8384F1BBE736B63B359C2BBD411014BB3EFEB03C478AC3BBE8FD9E3B13E092BA3206CA3AFF4FCC3C5BE0213C2F2776BC1FE7923A92D49BBA"> : tensor<5x7xf32>, tolerance = 4.189701751e-06
    check.expect_almost_eq_const %s2#7, dense<"0x73B9023BBF598B3B79B6CCBB9994C6B9FA8D593C555953BC884074BB1A8B0E3CEDF5A2BBE3C1C5BC23EB193DC5285CBCB02CCBBAD4134A3C3EAE30BCA66709BBF3D8003B45EB08393A44A83C23C21FBD0B40973C"> : tensor<7x3xf32>, tolerance = 3.900350258e-06
    check.expect_almost_eq_const %s2#8, dense<"0xB8D0E53A7F8C483967754FBB9F5C23BCD306753B17764BBBE0D2763A"> : tensor<7xf32>, tolerance = 9.970813058e-07
    check.expect_almost_eq_const %s2#9, dense<"0xDF840435B02D472C65E28E339F742034613F6F3566DE2F307F684632B8605F368154B13587D48838016B68355FF29437F88835367A7FDD340544203560CCC035C1943E36012D393690F0A834A21C9334827039349D48B63662834F36171038397A04093583CA433886F96E3671FD1D36C2D306340B167F34DF72823859C623371059BD37B3E00634F5C41734"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<"0x629CD53478BBF235DCF58236B876763200E89337B5968B37436FBA358DFBFD36E1F92536C46C74387411143914789737ECFF80347B387F37AD1943375200EC345585CF34D255EA30CAF530385F841F3994FA0E38"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<"0x100CA534BA5F7B31427F863554CB2637749EBB35325D81359161BE33"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<"0x4919B03C22F4C43960F81E3C28A257BC21D1C3BCFCA2CF3A96A94FBB86025B3D7D9713BDA9097D3E7D7DF8BC764B05BE2F18533DAC6C9ABC407DB4BC4AC31A3D2C0556BDBD905D3D67037DBCA0E98BBCE3E0423C18B686BD7C846A3D06F5CEBEBE1CA2BCDD64553EBC405BBD235B323DE29C52BC16E25F3C8F4B733E5948CD3DEEF117BE16258F3B0D752BBC"> : tensor<5x7xf32>, tolerance = 4.042131305e-05
    check.expect_almost_eq_const %s2#13, dense<"0x72A3663C2DB5183D0D5E52BD5B7492BB5CB7023E7447FCBD9CD10ABDD270923D08101ABDA69572BE8135BA3E5CD501BEECD991BC41B9063E04FCE8BD82D987BC562D833C8A85153A2DFC4E3E24A3BFBE194A303E"> : tensor<7x3xf32>, tolerance = 3.742915392e-05
    check.expect_almost_eq_const %s2#14, dense<"0x21488F3C5A945E3BB499D0BCABEBCDBD876C303D2F40E7BC90F3FD3B"> : tensor<7xf32>, tolerance = 1.005471572e-05
    check.expect_almost_eq_const %s2#15, dense<0x3FA512C6> : tensor<f32>, tolerance = 1.289635420e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_adafactor
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_adafactor {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<5xf32>, %arg5: tensor<1xf32>, %arg6: tensor<1xf32>, %arg7: tensor<7xf32>, %arg8: tensor<1xf32>, %arg9: tensor<1xf32>, %arg10: tensor<1xf32>, %arg11: tensor<7x3xf32>, %arg12: tensor<7xf32>, %arg13: tensor<6x5xf32>, %arg14: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<5xf32> {jax.result_info = "result[0][1][0].v_row['a']"}, tensor<1xf32> {jax.result_info = "result[0][1][0].v_row['b']"}, tensor<1xf32> {jax.result_info = "result[0][1][0].v_row['c']"}, tensor<7xf32> {jax.result_info = "result[0][1][0].v_col['a']"}, tensor<1xf32> {jax.result_info = "result[0][1][0].v_col['b']"}, tensor<1xf32> {jax.result_info = "result[0][1][0].v_col['c']"}, tensor<1xf32> {jax.result_info = "result[0][1][0].v['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1][0].v['b']"}, tensor<7xf32> {jax.result_info = "result[0][1][0].v['c']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x7xf32>) -> tensor<6x7xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x7xf32>
    %4 = stablehlo.tanh %3 : tensor<6x7xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x7xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<6x7xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<7x3xf32>) -> tensor<6x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
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
    %70 = stablehlo.dot_general %66, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x7xf32>, tensor<6x5xf32>) -> tensor<7x5xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<7x5xf32>) -> tensor<5x7xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %72 = stablehlo.subtract %arg3, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %73 = stablehlo.add %72, %c_20 : tensor<i32>
    %74 = stablehlo.convert %73 : (tensor<i32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %75 = stablehlo.power %74, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.subtract %cst_22, %75 : tensor<f32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %80 = stablehlo.multiply %71, %71 : tensor<5x7xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %82 = stablehlo.add %80, %81 : tensor<5x7xf32>
    %83 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %84 = stablehlo.multiply %83, %arg4 : tensor<5xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %85 = stablehlo.subtract %cst_27, %76 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.reduce(%82 init: %cst_28) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_29 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %88 = stablehlo.divide %86, %87 : tensor<5xf32>
    %89 = stablehlo.broadcast_in_dim %85, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %90 = stablehlo.multiply %89, %88 : tensor<5xf32>
    %91 = stablehlo.add %84, %90 : tensor<5xf32>
    %92 = stablehlo.broadcast_in_dim %76, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %93 = stablehlo.multiply %92, %arg7 : tensor<7xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.subtract %cst_30, %76 : tensor<f32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%82 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<5x7xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_32 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %97 = stablehlo.divide %95, %96 : tensor<7xf32>
    %98 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<7xf32>
    %100 = stablehlo.add %93, %99 : tensor<7xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%91 init: %cst_33) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_34 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %104 = stablehlo.divide %102, %103 : tensor<1xf32>
    %105 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %106 = stablehlo.divide %91, %105 : tensor<5xf32>
    %cst_35 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %108 = stablehlo.power %106, %107 : tensor<5xf32>
    %cst_36 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %110 = stablehlo.power %100, %109 : tensor<7xf32>
    %111 = stablehlo.broadcast_in_dim %108, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x7xf32>
    %113 = stablehlo.multiply %71, %112 : tensor<5x7xf32>
    %114 = stablehlo.broadcast_in_dim %110, dims = [1] : (tensor<7xf32>) -> tensor<1x7xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1] : (tensor<1x7xf32>) -> tensor<5x7xf32>
    %116 = stablehlo.multiply %113, %115 : tensor<5x7xf32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %117 = stablehlo.subtract %arg3, %c_37 : tensor<i32>
    %c_38 = stablehlo.constant dense<1> : tensor<i32>
    %118 = stablehlo.add %117, %c_38 : tensor<i32>
    %119 = stablehlo.convert %118 : (tensor<i32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %120 = stablehlo.power %119, %cst_39 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %121 = stablehlo.subtract %cst_40, %120 : tensor<f32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %125 = stablehlo.multiply %62, %62 : tensor<7x3xf32>
    %cst_44 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %127 = stablehlo.add %125, %126 : tensor<7x3xf32>
    %128 = stablehlo.broadcast_in_dim %121, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %129 = stablehlo.multiply %128, %arg11 : tensor<7x3xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.subtract %cst_45, %121 : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %132 = stablehlo.multiply %131, %127 : tensor<7x3xf32>
    %133 = stablehlo.add %129, %132 : tensor<7x3xf32>
    %cst_46 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %135 = stablehlo.power %133, %134 : tensor<7x3xf32>
    %136 = stablehlo.multiply %62, %135 : tensor<7x3xf32>
    %c_47 = stablehlo.constant dense<0> : tensor<i32>
    %137 = stablehlo.subtract %arg3, %c_47 : tensor<i32>
    %c_48 = stablehlo.constant dense<1> : tensor<i32>
    %138 = stablehlo.add %137, %c_48 : tensor<i32>
    %139 = stablehlo.convert %138 : (tensor<i32>) -> tensor<f32>
    %cst_49 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %140 = stablehlo.power %139, %cst_49 : tensor<f32>
    %cst_50 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.subtract %cst_50, %140 : tensor<f32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %145 = stablehlo.multiply %69, %69 : tensor<7xf32>
    %cst_54 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %147 = stablehlo.add %145, %146 : tensor<7xf32>
    %148 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %149 = stablehlo.multiply %148, %arg12 : tensor<7xf32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.subtract %cst_55, %141 : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %152 = stablehlo.multiply %151, %147 : tensor<7xf32>
    %153 = stablehlo.add %149, %152 : tensor<7xf32>
    %cst_56 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %155 = stablehlo.power %153, %154 : tensor<7xf32>
    %156 = stablehlo.multiply %69, %155 : tensor<7xf32>
    %c_57 = stablehlo.constant dense<2147483647> : tensor<i32>
    %157 = stablehlo.compare LT, %arg3, %c_57, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_58 = stablehlo.constant dense<1> : tensor<i32>
    %158 = stablehlo.add %arg3, %c_58 : tensor<i32>
    %c_59 = stablehlo.constant dense<2147483647> : tensor<i32>
    %159 = call @_where_2(%157, %158, %c_59) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %160 = stablehlo.multiply %116, %116 : tensor<5x7xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_60) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_61 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %162 = stablehlo.divide %161, %cst_61 : tensor<f32>
    %163 = stablehlo.sqrt %162 : tensor<f32>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.divide %163, %cst_62 : tensor<f32>
    %cst_63 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.maximum %cst_63, %164 : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %165, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %167 = stablehlo.divide %116, %166 : tensor<5x7xf32>
    %168 = stablehlo.multiply %136, %136 : tensor<7x3xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.reduce(%168 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %170 = stablehlo.divide %169, %cst_65 : tensor<f32>
    %171 = stablehlo.sqrt %170 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %172 = stablehlo.divide %171, %cst_66 : tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %173 = stablehlo.maximum %cst_67, %172 : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %175 = stablehlo.divide %136, %174 : tensor<7x3xf32>
    %176 = stablehlo.multiply %156, %156 : tensor<7xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%176 init: %cst_68) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_69 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %178 = stablehlo.divide %177, %cst_69 : tensor<f32>
    %179 = stablehlo.sqrt %178 : tensor<f32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %180 = stablehlo.divide %179, %cst_70 : tensor<f32>
    %cst_71 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.maximum %cst_71, %180 : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %183 = stablehlo.divide %156, %182 : tensor<7xf32>
    %cst_72 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %185 = stablehlo.multiply %184, %167 : tensor<5x7xf32>
    %cst_73 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %187 = stablehlo.multiply %186, %175 : tensor<7x3xf32>
    %cst_74 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %189 = stablehlo.multiply %188, %183 : tensor<7xf32>
    %190 = stablehlo.multiply %arg0, %arg0 : tensor<5x7xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_75) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %192 = stablehlo.divide %191, %cst_76 : tensor<f32>
    %193 = stablehlo.sqrt %192 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %194 = stablehlo.compare LE, %193, %cst_77, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_78 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %196 = call @_where_3(%194, %195, %arg0) : (tensor<i1>, tensor<5x7xf32>, tensor<5x7xf32>) -> tensor<5x7xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %197 = stablehlo.compare LE, %193, %cst_79, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %198 = stablehlo.multiply %196, %196 : tensor<5x7xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%198 init: %cst_80) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %cst_81 = stablehlo.constant dense<3.500000e+01> : tensor<f32>
    %200 = stablehlo.divide %199, %cst_81 : tensor<f32>
    %201 = stablehlo.sqrt %200 : tensor<f32>
    %cst_82 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %202 = call @_where_4(%197, %cst_82, %201) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %204 = stablehlo.multiply %185, %203 : tensor<5x7xf32>
    %205 = stablehlo.multiply %arg1, %arg1 : tensor<7x3xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_83) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %207 = stablehlo.divide %206, %cst_84 : tensor<f32>
    %208 = stablehlo.sqrt %207 : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %209 = stablehlo.compare LE, %208, %cst_85, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_86 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %211 = call @_where_5(%209, %210, %arg1) : (tensor<i1>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %212 = stablehlo.compare LE, %208, %cst_87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %213 = stablehlo.multiply %211, %211 : tensor<7x3xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.reduce(%213 init: %cst_88) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_89 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %215 = stablehlo.divide %214, %cst_89 : tensor<f32>
    %216 = stablehlo.sqrt %215 : tensor<f32>
    %cst_90 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %217 = call @_where_4(%212, %cst_90, %216) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %219 = stablehlo.multiply %187, %218 : tensor<7x3xf32>
    %220 = stablehlo.multiply %arg2, %arg2 : tensor<7xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %221 = stablehlo.reduce(%220 init: %cst_91) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_92 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %222 = stablehlo.divide %221, %cst_92 : tensor<f32>
    %223 = stablehlo.sqrt %222 : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %224 = stablehlo.compare LE, %223, %cst_93, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %226 = call @_where_6(%224, %225, %arg2) : (tensor<i1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %227 = stablehlo.compare LE, %223, %cst_95, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %228 = stablehlo.multiply %226, %226 : tensor<7xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_96) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %230 = stablehlo.divide %229, %cst_97 : tensor<f32>
    %231 = stablehlo.sqrt %230 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %232 = call @_where_4(%227, %cst_98, %231) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %234 = stablehlo.multiply %189, %233 : tensor<7xf32>
    %cst_99 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %236 = stablehlo.multiply %235, %204 : tensor<5x7xf32>
    %cst_100 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %238 = stablehlo.multiply %237, %219 : tensor<7x3xf32>
    %cst_101 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %239 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %240 = stablehlo.multiply %239, %234 : tensor<7xf32>
    %241 = stablehlo.add %arg0, %236 : tensor<5x7xf32>
    %242 = stablehlo.add %arg1, %238 : tensor<7x3xf32>
    %243 = stablehlo.add %arg2, %240 : tensor<7xf32>
    return %241, %242, %243, %159, %91, %122, %142, %100, %123, %143, %79, %133, %153, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>
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
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<5x7xf32>, %arg2: tensor<5x7xf32>) -> tensor<5x7xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<5x7xf32>
    return %0 : tensor<5x7xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<7x3xf32>, %arg2: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<7x3xf32>
    return %0 : tensor<7x3xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<7xf32>, %arg2: tensor<7xf32>) -> tensor<7xf32> {
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
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000"> : tensor<5xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<5xf32>
    %c5 = stablehlo.constant dense<[0x00000000]> : tensor<1xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<1xf32>
    %c6 = stablehlo.constant dense<[0x00000000]> : tensor<1xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<1xf32>
    %c7 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<7xf32>
    %c8 = stablehlo.constant dense<[0x00000000]> : tensor<1xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<1xf32>
    %c9 = stablehlo.constant dense<[0x00000000]> : tensor<1xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<1xf32>
    %c10 = stablehlo.constant dense<[0x00000000]> : tensor<1xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<1xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<7x3xf32>
    %c12 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<7xf32>
    %c13 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6x5xf32>
    %c14 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6xi32>
    %s0:14 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s1:14 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %a13, %a14) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s2:14 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %a13, %a14) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x147190BCC6F74B3FB1E1D93D027E3CBFE2488D3EAF6D3CBF3EE7393F51B9A3BE7AB8FDBEDFC29EBE79A585BE4757D03EC8118F3ED5B6F93B9992003F60E8043E4F7F98BDA55B1A3F875777BF251A0ABF9D6E85BDB77C00BF77A344BFF4542EBE3D4D38BF5619693E91FC173E2A10073F86E67DBE52130EBDE800553EF524E33E2E7DC03E519264BE554CF8BE"> : tensor<5x7xf32>, tolerance = 9.661793113e-05
    check.expect_almost_eq_const %s2#1, dense<"0x58B0D4BA954F0ABECB48C4BEE50797BD88284ABD987AB43ECD35733C704E7B3E67646DBF0C7749BF617BA33E282FB73E875E16BDAE3962BE9BA0C23EE4FC4E3E39743C3E693946BE471D7B3E6E4B163E5C17B63E"> : tensor<7x3xf32>, tolerance = 9.273132682e-05
    check.expect_almost_eq_const %s2#2, dense<"0xA09D82BDC5E6923D9C0C4C3DDCA10FBECFE4603DE24807BE2357BA3D"> : tensor<7xf32>, tolerance = 1.402658820e-05
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0x8B8F6139BAC2513CD8E5983A5719063D752D593C"> : tensor<5xf32>, tolerance = 3.273900971e-06
    check.expect_almost_eq_const %s2#5, dense<[0x00000000]> : tensor<1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#6, dense<[0x00000000]> : tensor<1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<"0x5275F53AD9799D3A70B2723D14F73A3B0B258D3C61B1A63AAE63153A"> : tensor<7xf32>, tolerance = 5.925220251e-06
    check.expect_almost_eq_const %s2#8, dense<[0x00000000]> : tensor<1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<[0x00000000]> : tensor<1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<[0x00000000]> : tensor<1xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<"0xA17BA039E4FECE3AAD91563B4E94AB37CF678D3C36E7833CFE5CAC3A58BED73B042E043B57526A3D1A8E0D3E3316903C071A8639DEA4813CD28D453C690AD8392350C239E3EC963596762B3DC8DF163EB69F033D"> : tensor<7x3xf32>, tolerance = 1.473380327e-05
    check.expect_almost_eq_const %s2#12, dense<"0xEB1FA03952B033372D6D713A231E243CDD16D93A5DB36B3A0A909E38"> : tensor<7xf32>, tolerance = 1.001695078e-06
    check.expect_almost_eq_const %s2#13, dense<0x3FA6E471> : tensor<f32>, tolerance = 1.303846478e-04
    return
  }
}

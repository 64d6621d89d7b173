// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_schedule_free
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_schedule_free {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<i32>, %arg6: tensor<f32>, %arg7: tensor<i32>, %arg8: tensor<5x7xf32>, %arg9: tensor<7x3xf32>, %arg10: tensor<7xf32>, %arg11: tensor<i32>, %arg12: tensor<5x7xf32>, %arg13: tensor<7x3xf32>, %arg14: tensor<7xf32>, %arg15: tensor<6x5xf32>, %arg16: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<f32> {jax.result_info = "result[0][1].b1"}, tensor<f32> {jax.result_info = "result[0][1].weight_sum"}, tensor<i32> {jax.result_info = "result[0][1].step_count"}, tensor<f32> {jax.result_info = "result[0][1].max_lr"}, tensor<i32> {jax.result_info = "result[0][1].base_optimizer_state[0].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1].base_optimizer_state[0].nu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].base_optimizer_state[0].nu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].base_optimizer_state[0].nu['c']"}, tensor<i32> {jax.result_info = "result[0][1].base_optimizer_state[2].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1].z['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].z['b']"}, tensor<7xf32> {jax.result_info = "result[0][1].z['c']"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %72 = stablehlo.subtract %arg5, %c_19 : tensor<i32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %c_21 = stablehlo.constant dense<2> : tensor<i32>
    %73 = call @clip(%72, %c_20, %c_21) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %74 = stablehlo.convert %73 : (tensor<i32>) -> tensor<f32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %75 = stablehlo.divide %74, %cst_22 : tensor<f32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.subtract %cst_23, %75 : tensor<f32>
    %cst_24 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %77 = stablehlo.multiply %cst_24, %76 : tensor<f32>
    %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %78 = stablehlo.add %77, %cst_25 : tensor<f32>
    %79 = stablehlo.maximum %arg6, %78 : tensor<f32>
    %c_26 = stablehlo.constant dense<2147483647> : tensor<i32>
    %80 = stablehlo.compare LT, %arg5, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %81 = stablehlo.add %arg5, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
    %82 = call @_where_2(%80, %81, %c_28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.power %79, %cst_29 : tensor<f32>
    %84 = stablehlo.add %arg4, %83 : tensor<f32>
    %85 = stablehlo.compare NE, %83, %83, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %86 = stablehlo.compare NE, %84, %84, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %87 = stablehlo.or %85, %86 : tensor<i1>
    %88 = stablehlo.divide %83, %84 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_31 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %89 = call @nan_to_num(%88, %cst_30, %cst_31) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %90 = call @_where_4(%87, %cst_32, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %91 = stablehlo.multiply %71, %71 : tensor<5x7xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<5x7xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %95 = stablehlo.multiply %94, %arg8 : tensor<5x7xf32>
    %96 = stablehlo.add %93, %95 : tensor<5x7xf32>
    %97 = stablehlo.multiply %62, %62 : tensor<7x3xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<7x3xf32>
    %cst_36 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %101 = stablehlo.multiply %100, %arg9 : tensor<7x3xf32>
    %102 = stablehlo.add %99, %101 : tensor<7x3xf32>
    %103 = stablehlo.multiply %69, %69 : tensor<7xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %105 = stablehlo.multiply %104, %103 : tensor<7xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %107 = stablehlo.multiply %106, %arg10 : tensor<7xf32>
    %108 = stablehlo.add %105, %107 : tensor<7xf32>
    %c_39 = stablehlo.constant dense<2147483647> : tensor<i32>
    %109 = stablehlo.compare LT, %arg7, %c_39, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_40 = stablehlo.constant dense<1> : tensor<i32>
    %110 = stablehlo.add %arg7, %c_40 : tensor<i32>
    %c_41 = stablehlo.constant dense<2147483647> : tensor<i32>
    %111 = call @_where_2(%109, %110, %c_41) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %112 = stablehlo.convert %111 : (tensor<i32>) -> tensor<f32>
    %cst_42 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %113 = stablehlo.convert %111 : (tensor<i32>) -> tensor<f32>
    %114 = stablehlo.power %cst_42, %113 : tensor<f32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %115 = stablehlo.subtract %cst_43, %114 : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %117 = stablehlo.divide %96, %116 : tensor<5x7xf32>
    %118 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %119 = stablehlo.divide %102, %118 : tensor<7x3xf32>
    %120 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %121 = stablehlo.divide %108, %120 : tensor<7xf32>
    %122 = stablehlo.sqrt %117 : tensor<5x7xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %124 = stablehlo.add %122, %123 : tensor<5x7xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %126 = stablehlo.divide %125, %124 : tensor<5x7xf32>
    %127 = stablehlo.sqrt %119 : tensor<7x3xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %129 = stablehlo.add %127, %128 : tensor<7x3xf32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %131 = stablehlo.divide %130, %129 : tensor<7x3xf32>
    %132 = stablehlo.sqrt %121 : tensor<7xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %134 = stablehlo.add %132, %133 : tensor<7xf32>
    %cst_49 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %136 = stablehlo.divide %135, %134 : tensor<7xf32>
    %137 = stablehlo.multiply %126, %71 : tensor<5x7xf32>
    %138 = stablehlo.multiply %131, %62 : tensor<7x3xf32>
    %139 = stablehlo.multiply %136, %69 : tensor<7xf32>
    %c_50 = stablehlo.constant dense<0> : tensor<i32>
    %140 = stablehlo.subtract %arg11, %c_50 : tensor<i32>
    %c_51 = stablehlo.constant dense<0> : tensor<i32>
    %c_52 = stablehlo.constant dense<2> : tensor<i32>
    %141 = call @clip(%140, %c_51, %c_52) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %142 = stablehlo.convert %141 : (tensor<i32>) -> tensor<f32>
    %cst_53 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %143 = stablehlo.divide %142, %cst_53 : tensor<f32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.subtract %cst_54, %143 : tensor<f32>
    %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %145 = stablehlo.multiply %cst_55, %144 : tensor<f32>
    %cst_56 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %146 = stablehlo.add %145, %cst_56 : tensor<f32>
    %cst_57 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %147 = stablehlo.multiply %cst_57, %146 : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %149 = stablehlo.multiply %148, %137 : tensor<5x7xf32>
    %150 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %151 = stablehlo.multiply %150, %138 : tensor<7x3xf32>
    %152 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %153 = stablehlo.multiply %152, %139 : tensor<7xf32>
    %c_58 = stablehlo.constant dense<2147483647> : tensor<i32>
    %154 = stablehlo.compare LT, %arg11, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_59 = stablehlo.constant dense<1> : tensor<i32>
    %155 = stablehlo.add %arg11, %c_59 : tensor<i32>
    %c_60 = stablehlo.constant dense<2147483647> : tensor<i32>
    %156 = call @_where_2(%154, %155, %c_60) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %157 = stablehlo.add %arg12, %149 : tensor<5x7xf32>
    %158 = stablehlo.add %arg13, %151 : tensor<7x3xf32>
    %159 = stablehlo.add %arg14, %153 : tensor<7xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %161 = stablehlo.multiply %160, %arg12 : tensor<5x7xf32>
    %162 = stablehlo.subtract %arg0, %161 : tensor<5x7xf32>
    %cst_62 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %164 = stablehlo.divide %162, %163 : tensor<5x7xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %166 = stablehlo.multiply %165, %arg13 : tensor<7x3xf32>
    %167 = stablehlo.subtract %arg1, %166 : tensor<7x3xf32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %169 = stablehlo.divide %167, %168 : tensor<7x3xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %171 = stablehlo.multiply %170, %arg14 : tensor<7xf32>
    %172 = stablehlo.subtract %arg2, %171 : tensor<7xf32>
    %cst_66 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %174 = stablehlo.divide %172, %173 : tensor<7xf32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %175 = stablehlo.subtract %cst_67, %90 : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %177 = stablehlo.multiply %176, %164 : tensor<5x7xf32>
    %178 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %179 = stablehlo.multiply %178, %157 : tensor<5x7xf32>
    %180 = stablehlo.add %177, %179 : tensor<5x7xf32>
    %cst_68 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %181 = stablehlo.subtract %cst_68, %90 : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %183 = stablehlo.multiply %182, %169 : tensor<7x3xf32>
    %184 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %185 = stablehlo.multiply %184, %158 : tensor<7x3xf32>
    %186 = stablehlo.add %183, %185 : tensor<7x3xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.subtract %cst_69, %90 : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %189 = stablehlo.multiply %188, %174 : tensor<7xf32>
    %190 = stablehlo.broadcast_in_dim %90, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %191 = stablehlo.multiply %190, %159 : tensor<7xf32>
    %192 = stablehlo.add %189, %191 : tensor<7xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %194 = stablehlo.multiply %193, %180 : tensor<5x7xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %196 = stablehlo.multiply %195, %157 : tensor<5x7xf32>
    %197 = stablehlo.add %194, %196 : tensor<5x7xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %199 = stablehlo.multiply %198, %186 : tensor<7x3xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %201 = stablehlo.multiply %200, %158 : tensor<7x3xf32>
    %202 = stablehlo.add %199, %201 : tensor<7x3xf32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %204 = stablehlo.multiply %203, %192 : tensor<7xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %206 = stablehlo.multiply %205, %159 : tensor<7xf32>
    %207 = stablehlo.add %204, %206 : tensor<7xf32>
    %208 = stablehlo.subtract %197, %arg0 : tensor<5x7xf32>
    %209 = stablehlo.subtract %202, %arg1 : tensor<7x3xf32>
    %210 = stablehlo.subtract %207, %arg2 : tensor<7xf32>
    %211 = stablehlo.add %arg0, %208 : tensor<5x7xf32>
    %212 = stablehlo.add %arg1, %209 : tensor<7x3xf32>
    %213 = stablehlo.add %arg2, %210 : tensor<7xf32>
    return %211, %212, %213, %arg3, %84, %82, %79, %111, %96, %102, %108, %156, %157, %158, %159, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>
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
  func.func private @clip(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.maximum %0, %arg0 : tensor<i32>
    %2 = stablehlo.convert %arg2 : tensor<i32>
    %3 = stablehlo.minimum %2, %1 : tensor<i32>
    return %3 : tensor<i32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @nan_to_num(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = call @_where_3(%0, %1, %arg0) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %3 = stablehlo.compare EQ, %2, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %4 = stablehlo.convert %arg2 : tensor<f32>
    %5 = call @_where_3(%3, %4, %2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %6 = stablehlo.compare EQ, %5, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %7 = call @_where_3(%6, %cst_1, %5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    return %7 : tensor<f32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xA9939A3CE3FC4B3F0427DF3D980E41BF1393853EAFD83BBF375A373FC07F9DBED05F01BFF8C499BEA44888BEC37ACB3EA70C963E72B26EB892AAF83E524A273EB530A6BDE349223FAA6578BF96D20DBF479E47BDC2EF02BF873742BF398138BE4BEC38BFB4D6723EA0520E3E5EF6093F032F80BE160FFCBC9E825E3EC012EC3ED615BB3ED93D62BE967CFABE"> : tensor<5x7xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x7xf32>
    %c1 = stablehlo.constant dense<"0x3146093C428BFFBD3382C9BEFFDDADBDB00E1FBD5C1AAF3E6DC18F3BF8EA823EF0FC6FBF02294CBF99DEA83E33CDB13EDB1D42BD565557BE462FBD3E604C443EAF30473EAB683CBE3EF5823E6B8A0B3EE270BB3E"> : tensor<7x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<7x3xf32>
    %c2 = stablehlo.constant dense<"0x5BE779BD324E993D27E2403D9D7812BE7B8D6C3D6A150ABEBFD6BF3D"> : tensor<7xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<7xf32>
    %c3 = stablehlo.constant dense<0x3F666666> : tensor<f32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<f32>
    %c4 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<f32>
    %c5 = stablehlo.constant dense<1> : tensor<i32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<i32>
    %c6 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<f32>
    %c7 = stablehlo.constant dense<0> : tensor<i32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<i32>
    %c8 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<5x7xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<7x3xf32>
    %c10 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<7xf32>
    %c11 = stablehlo.constant dense<0> : tensor<i32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<i32>
    %c12 = stablehlo.constant dense<"0xA9939A3CE3FC4B3F0427DF3D980E41BF1393853EAFD83BBF375A373FC07F9DBED05F01BFF8C499BEA44888BEC37ACB3EA70C963E72B26EB892AAF83E524A273EB530A6BDE349223FAA6578BF96D20DBF479E47BDC2EF02BF873742BF398138BE4BEC38BFB4D6723EA0520E3E5EF6093F032F80BE160FFCBC9E825E3EC012EC3ED615BB3ED93D62BE967CFABE"> : tensor<5x7xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<5x7xf32>
    %c13 = stablehlo.constant dense<"0x3146093C428BFFBD3382C9BEFFDDADBDB00E1FBD5C1AAF3E6DC18F3BF8EA823EF0FC6FBF02294CBF99DEA83E33CDB13EDB1D42BD565557BE462FBD3E604C443EAF30473EAB683CBE3EF5823E6B8A0B3EE270BB3E"> : tensor<7x3xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<7x3xf32>
    %c14 = stablehlo.constant dense<"0x5BE779BD324E993D27E2403D9D7812BE7B8D6C3D6A150ABEBFD6BF3D"> : tensor<7xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<7xf32>
    %c15 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<6x5xf32>
    %c16 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<6xi32>
    %s0:16 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s1:16 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %a15, %a16) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    %s2:16 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %a15, %a16) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xA8381A3C57C8483FDC1BCB3D23993EBFBE4B8A3E348D3EBFC8C2393FBA4FA2BEE4E3FDBE6F9C9EBED86583BE1854D03E2131913E081B193C7C75FD3ECB901D3EEACB92BD95D81F3F780276BF32610BBFCFF96DBD058B00BFE1A844BF18D32EBE6D8936BF6B28693ECBE6173E2491073FDF7176BE134924BDE7D8543EF532E73E3CF1BF3E76FF6ABEC7B4F5BE"> : tensor<5x7xf32>, tolerance = 9.609751701e-05
    check.expect_almost_eq_const %s2#1, dense<"0x30DD36BA9A5109BE50C6C4BE79F299BDF2C045BD85EFB33E7070613C6E5E7C3E88A56DBF17BC49BF3207A43E34A0B63E9D671ABD272861BEB916C23E70B94D3E9FBD3D3ED17645BEDB357C3E2D36153EFD9FB63E"> : tensor<7x3xf32>, tolerance = 9.283070564e-05
    check.expect_almost_eq_const %s2#2, dense<"0x5C6890BD7DF9833D189F663D19BB08BEB0D2443D9C7B00BE06E4AC3D"> : tensor<7xf32>, tolerance = 1.335262209e-05
    check.expect_almost_eq_const %s2#3, dense<0x3F666666> : tensor<f32>, tolerance = 8.999999762e-05
    check.expect_almost_eq_const %s2#4, dense<0x396BEDF9> : tensor<f32>, tolerance = 1.000000000e-07
    check.expect_eq_const %s2#5, dense<4> : tensor<i32>
    check.expect_almost_eq_const %s2#6, dense<0x3C23D70A> : tensor<f32>, tolerance = 9.999999776e-07
    check.expect_eq_const %s2#7, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#8, dense<"0x08DEC4356236302EA191633438A8F534E4082A36C49A2C317BFE11330E172437C2928436D9454B39A8A72F36D5E55D3825AC07376FC9A235AEB9E935EF5C9036D2EE0D370CE90B3743C874356B5C5E35B15207359BA4843785CF1C378AA3083A0358C635C85C1139420C2E370C41E6362630D234FE463935040A41398367F6372E7C8D381573AC348659DC34"> : tensor<5x7xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#9, dense<"0xF8039435E9BFAF3657F93A376BA74133C6565B3842A84E38A24188361946B53708CEE836613436396FF2DB39B0875F3890564935D9E642388F8714380F3DA73509A99335025B9C31F4020439206AEC397857D238"> : tensor<7x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<"0x4C527735367B6B32C1E63E36158CFA37658D92368D343D36FE0D8834"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_eq_const %s2#11, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#12, dense<"0x14A6813BE499463FD541BF3DD1293DBF21F88C3E963B40BF33253B3F6C13A5BE7014FBBE9D67A1BE548F80BE2521D33EE5618E3EB79B713C0E1A003FD6EF173E409887BD6B6D1E3F6AA574BFF2F509BF8BF981BDD958FEBE181446BF883D29BEB22C35BFB392633E65621D3E0F32063F4B9E70BE5A283ABDC1474F3E725FE43E59C0C23E84A86FBE40F9F2BE"> : tensor<5x7xf32>, tolerance = 9.556490183e-05
    check.expect_almost_eq_const %s2#13, dense<"0x9631BDBB03C50EBEB616C2BE13388EBDEF105CBD65B8B63E8FBB9C3C7DFF763E44546CBF535548BF153CA13EEE66B93EA31303BD68E266BEE5F1C43EEE0D533E2063383E696C4ABECB99763E5EC91A3E62DBB33E"> : tensor<7x3xf32>, tolerance = 9.231607914e-05
    check.expect_almost_eq_const %s2#14, dense<"0xE9AB9BBDCEAB6D3DC9F97B3D271603BE287A2D3DBDF4F5BD6D22A23D"> : tensor<7xf32>, tolerance = 1.280141920e-05
    check.expect_almost_eq_const %s2#15, dense<0x3FA8B117> : tensor<f32>, tolerance = 1.317904353e-04
    return
  }
}

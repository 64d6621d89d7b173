// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_multi_transform
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_multi_transform {
  func.func public @program(%arg0: tensor<4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<9x5xf32>, %arg3: tensor<i32>, %arg4: tensor<5x4xf32>, %arg5: tensor<5x4xf32>, %arg6: tensor<i32>, %arg7: tensor<4xf32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<4xf32>, %arg11: tensor<5x4xf32>, %arg12: tensor<9x5xf32>, %arg13: tensor<6x3xi32>, %arg14: tensor<6xi32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['b']"}, tensor<5x4xf32> {jax.result_info = "result[0][0]['w']"}, tensor<9x5xf32> {jax.result_info = "result[0][0]['words']"}, tensor<i32> {jax.result_info = "result[0][1][1].inner_states['decayed'].inner_state[0].count"}, tensor<5x4xf32> {jax.result_info = "result[0][1][1].inner_states['decayed'].inner_state[0].mu['w']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][1].inner_states['decayed'].inner_state[0].nu['w']"}, tensor<i32> {jax.result_info = "result[0][1][1].inner_states['decayed'].inner_state[2].count"}, tensor<4xf32> {jax.result_info = "result[0][1][1].inner_states['plain'].inner_state[0].trace['b']"}, tensor<i32> {jax.result_info = "result[0][1][1].inner_states['plain'].inner_state[1].count"}, tensor<i32> {jax.result_info = "result[0][2].count"}, tensor<4xf32> {jax.result_info = "result[0][2].ema['b']"}, tensor<5x4xf32> {jax.result_info = "result[0][2].ema['w']"}, tensor<9x5xf32> {jax.result_info = "result[0][2].ema['words']"}, tensor<f32> {jax.result_info = "result[1][0]"}, tensor<5x4xf32> {jax.result_info = "result[1][1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %1 = stablehlo.compare LT, %arg13, %0, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6x3xi32>
    %3 = stablehlo.add %arg13, %2 : tensor<6x3xi32>
    %4 = stablehlo.select %1, %3, %arg13 : tensor<6x3xi1>, tensor<6x3xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<6x3xi32>) -> tensor<6x3x1xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<6x3x1xi32>) -> tensor<6x3x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x3x5xf32>, tensor<f32>) -> tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %9 = stablehlo.divide %7, %8 : tensor<6x5xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x4xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %13 = stablehlo.add %10, %12 : tensor<6x4xf32>
    %14 = call @_one_hot(%arg14) : (tensor<6xi32>) -> tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<6x4xf32>
    %cst_3 = stablehlo.constant dense<2.500000e-02> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<6x4xf32>
    %19:3 = call @log_softmax(%13) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>)
    %20 = stablehlo.multiply %18, %19#0 : tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.negate %21 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %24 = stablehlo.divide %23, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.negate %26 : tensor<6xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %29 = stablehlo.multiply %18, %28 : tensor<6x4xf32>
    %30 = call @log_softmax_0(%19#1, %19#2, %29) : (tensor<6x4xf32>, tensor<6x1xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.reshape %31 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.dot_general %30, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x5xf32>) -> tensor<4x5xf32>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %36 = stablehlo.dot_general %30, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<5x4xf32>) -> tensor<6x5xf32>
    %cst_11 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %38 = stablehlo.divide %36, %37 : tensor<6x5xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 2] : (tensor<6x5xf32>) -> tensor<6x3x5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %41 = "stablehlo.scatter"(%40, %5, %39) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %219 = stablehlo.add %arg15, %arg16 : tensor<f32>
      stablehlo.return %219 : tensor<f32>
    }) : (tensor<9x5xf32>, tensor<6x3x1xi32>, tensor<6x3x5xf32>) -> tensor<9x5xf32>
    %42 = chlo.square %33 : tensor<4xf32> -> tensor<4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = chlo.square %43 : tensor<4xf32> -> tensor<4xf32>
    %45 = stablehlo.add %42, %44 : tensor<4xf32>
    %46 = chlo.square %35 : tensor<5x4xf32> -> tensor<5x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %48 = chlo.square %47 : tensor<5x4xf32> -> tensor<5x4xf32>
    %49 = stablehlo.add %46, %48 : tensor<5x4xf32>
    %50 = chlo.square %41 : tensor<9x5xf32> -> tensor<9x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %52 = chlo.square %51 : tensor<9x5xf32> -> tensor<9x5xf32>
    %53 = stablehlo.add %50, %52 : tensor<9x5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54 = stablehlo.reduce(%45 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%49 init: %cst_17) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%53 init: %cst_18) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.add %cst_19, %54 : tensor<f32>
    %58 = stablehlo.add %57, %55 : tensor<f32>
    %59 = stablehlo.add %58, %56 : tensor<f32>
    %60 = stablehlo.sqrt %59 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %61 = stablehlo.compare LT, %60, %cst_20, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %62 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %63 = stablehlo.divide %33, %62 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %65 = stablehlo.multiply %63, %64 : tensor<4xf32>
    %66 = stablehlo.select %61, %33, %65 : tensor<i1>, tensor<4xf32>
    %67 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %68 = stablehlo.divide %35, %67 : tensor<5x4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %70 = stablehlo.multiply %68, %69 : tensor<5x4xf32>
    %71 = stablehlo.select %61, %35, %70 : tensor<i1>, tensor<5x4xf32>
    %72 = stablehlo.broadcast_in_dim %60, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %73 = stablehlo.divide %41, %72 : tensor<9x5xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %75 = stablehlo.multiply %73, %74 : tensor<9x5xf32>
    %76 = stablehlo.select %61, %41, %75 : tensor<i1>, tensor<9x5xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %78 = stablehlo.multiply %77, %71 : tensor<5x4xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %80 = stablehlo.multiply %79, %arg4 : tensor<5x4xf32>
    %81 = stablehlo.add %78, %80 : tensor<5x4xf32>
    %82 = stablehlo.multiply %71, %71 : tensor<5x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<5x4xf32>
    %cst_27 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %86 = stablehlo.multiply %85, %arg5 : tensor<5x4xf32>
    %87 = stablehlo.add %84, %86 : tensor<5x4xf32>
    %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
    %88 = stablehlo.compare LT, %arg3, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_29 = stablehlo.constant dense<1> : tensor<i32>
    %89 = stablehlo.add %arg3, %c_29 : tensor<i32>
    %c_30 = stablehlo.constant dense<2147483647> : tensor<i32>
    %90 = call @_where(%88, %89, %c_30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %91 = stablehlo.convert %90 : (tensor<i32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %92 = stablehlo.convert %90 : (tensor<i32>) -> tensor<f32>
    %93 = stablehlo.power %cst_31, %92 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %94 = stablehlo.subtract %cst_32, %93 : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %96 = stablehlo.divide %81, %95 : tensor<5x4xf32>
    %97 = stablehlo.convert %90 : (tensor<i32>) -> tensor<f32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %98 = stablehlo.convert %90 : (tensor<i32>) -> tensor<f32>
    %99 = stablehlo.power %cst_33, %98 : tensor<f32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.subtract %cst_34, %99 : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %102 = stablehlo.divide %87, %101 : tensor<5x4xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %104 = stablehlo.add %102, %103 : tensor<5x4xf32>
    %105 = stablehlo.sqrt %104 : tensor<5x4xf32>
    %cst_36 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %107 = stablehlo.add %105, %106 : tensor<5x4xf32>
    %108 = stablehlo.divide %96, %107 : tensor<5x4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %110 = stablehlo.multiply %109, %arg1 : tensor<5x4xf32>
    %111 = stablehlo.add %108, %110 : tensor<5x4xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %c_39 = stablehlo.constant dense<6> : tensor<i32>
    %c_40 = stablehlo.constant dense<17> : tensor<i32>
    %c_41 = stablehlo.constant dense<20> : tensor<i32>
    %112 = stablehlo.broadcast_in_dim %c_38, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %113 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %114 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %115 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %116 = stablehlo.concatenate %112, %113, %114, %115, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %cst_42 = stablehlo.constant dense<4.000000e-03> : tensor<f32>
    %cst_43 = stablehlo.constant dense<2.500000e+01> : tensor<f32>
    %cst_44 = stablehlo.constant dense<4.000000e-02> : tensor<f32>
    %cst_45 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %118 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %119 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %120 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %121 = stablehlo.concatenate %117, %118, %119, %120, dim = 0 : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    %122 = call @cumprod(%121) : (tensor<4xf32>) -> tensor<4xf32>
    %123 = stablehlo.slice %116 [1:4] : (tensor<4xi32>) -> tensor<3xi32>
    %124 = stablehlo.slice %116 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %125 = stablehlo.subtract %123, %124 : tensor<3xi32>
    %c_46 = stablehlo.constant dense<1> : tensor<i32>
    %126 = stablehlo.broadcast_in_dim %c_46, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %127 = stablehlo.maximum %125, %126 : tensor<3xi32>
    %128 = stablehlo.slice %116 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %129 = stablehlo.convert %128 : tensor<3xi32>
    %130 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %131 = stablehlo.compare LE, %129, %130, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %132 = stablehlo.slice %116 [1:4] : (tensor<4xi32>) -> tensor<3xi32>
    %133 = stablehlo.convert %132 : tensor<3xi32>
    %134 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %135 = stablehlo.compare LT, %134, %133, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %136 = stablehlo.and %131, %135 : tensor<3xi1>
    %137 = stablehlo.slice %116 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
    %138 = stablehlo.convert %137 : tensor<3xi32>
    %139 = stablehlo.broadcast_in_dim %arg6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %140 = stablehlo.subtract %139, %138 : tensor<3xi32>
    %141 = stablehlo.convert %140 : (tensor<3xi32>) -> tensor<3xf32>
    %142 = stablehlo.convert %127 : (tensor<3xi32>) -> tensor<3xf32>
    %143 = stablehlo.divide %141, %142 : tensor<3xf32>
    %144 = stablehlo.slice %122 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %145 = stablehlo.slice %122 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %146 = stablehlo.subtract %145, %144 : tensor<3xf32>
    %147 = stablehlo.multiply %146, %143 : tensor<3xf32>
    %148 = stablehlo.add %147, %144 : tensor<3xf32>
    %149 = stablehlo.convert %136 : (tensor<3xi1>) -> tensor<3xf32>
    %150 = stablehlo.convert %148 : tensor<3xf32>
    %151 = stablehlo.dot_general %149, %150, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    %152 = stablehlo.slice %116 [3:4] : (tensor<4xi32>) -> tensor<1xi32>
    %153 = stablehlo.reshape %152 : (tensor<1xi32>) -> tensor<i32>
    %154 = stablehlo.convert %153 : tensor<i32>
    %155 = stablehlo.compare LE, %154, %arg6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %156 = stablehlo.slice %122 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %157 = stablehlo.reshape %156 : (tensor<1xf32>) -> tensor<f32>
    %158 = stablehlo.convert %155 : (tensor<i1>) -> tensor<f32>
    %159 = stablehlo.multiply %158, %157 : tensor<f32>
    %160 = stablehlo.add %151, %159 : tensor<f32>
    %cst_47 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %161 = stablehlo.multiply %cst_47, %160 : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %163 = stablehlo.multiply %162, %111 : tensor<5x4xf32>
    %c_48 = stablehlo.constant dense<2147483647> : tensor<i32>
    %164 = stablehlo.compare LT, %arg6, %c_48, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_49 = stablehlo.constant dense<1> : tensor<i32>
    %165 = stablehlo.add %arg6, %c_49 : tensor<i32>
    %c_50 = stablehlo.constant dense<2147483647> : tensor<i32>
    %166 = call @_where(%164, %165, %c_50) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %168 = stablehlo.multiply %167, %arg7 : tensor<4xf32>
    %169 = stablehlo.add %66, %168 : tensor<4xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %171 = stablehlo.multiply %170, %169 : tensor<4xf32>
    %172 = stablehlo.add %66, %171 : tensor<4xf32>
    %c_53 = stablehlo.constant dense<0> : tensor<i32>
    %173 = stablehlo.subtract %arg8, %c_53 : tensor<i32>
    %174 = stablehlo.convert %173 : (tensor<i32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %175 = stablehlo.divide %174, %cst_54 : tensor<f32>
    %176 = stablehlo.floor %175 : tensor<f32>
    %c_55 = stablehlo.constant dense<0> : tensor<i32>
    %177 = stablehlo.compare LE, %173, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %cst_56 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %178 = stablehlo.power %cst_56, %176 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %179 = stablehlo.multiply %cst_57, %178 : tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %180 = call @_where_2(%177, %cst_58, %179) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_59 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %181 = stablehlo.multiply %cst_59, %180 : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %183 = stablehlo.multiply %182, %172 : tensor<4xf32>
    %c_60 = stablehlo.constant dense<2147483647> : tensor<i32>
    %184 = stablehlo.compare LT, %arg8, %c_60, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_61 = stablehlo.constant dense<1> : tensor<i32>
    %185 = stablehlo.add %arg8, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<2147483647> : tensor<i32>
    %186 = call @_where(%184, %185, %c_62) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %188 = stablehlo.add %arg0, %183 : tensor<4xf32>
    %189 = stablehlo.add %arg1, %163 : tensor<5x4xf32>
    %190 = stablehlo.add %arg2, %187 : tensor<9x5xf32>
    %cst_64 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %192 = stablehlo.multiply %191, %188 : tensor<4xf32>
    %cst_65 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %194 = stablehlo.multiply %193, %arg10 : tensor<4xf32>
    %195 = stablehlo.add %192, %194 : tensor<4xf32>
    %cst_66 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %197 = stablehlo.multiply %196, %189 : tensor<5x4xf32>
    %cst_67 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %199 = stablehlo.multiply %198, %arg11 : tensor<5x4xf32>
    %200 = stablehlo.add %197, %199 : tensor<5x4xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %202 = stablehlo.multiply %201, %190 : tensor<9x5xf32>
    %cst_69 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %204 = stablehlo.multiply %203, %arg12 : tensor<9x5xf32>
    %205 = stablehlo.add %202, %204 : tensor<9x5xf32>
    %c_70 = stablehlo.constant dense<2147483647> : tensor<i32>
    %206 = stablehlo.compare LT, %arg9, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_71 = stablehlo.constant dense<1> : tensor<i32>
    %207 = stablehlo.add %arg9, %c_71 : tensor<i32>
    %c_72 = stablehlo.constant dense<2147483647> : tensor<i32>
    %208 = call @_where(%206, %207, %c_72) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %209 = stablehlo.convert %208 : (tensor<i32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %210 = stablehlo.convert %208 : (tensor<i32>) -> tensor<f32>
    %211 = stablehlo.power %cst_73, %210 : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %212 = stablehlo.subtract %cst_74, %211 : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %214 = stablehlo.divide %195, %213 : tensor<4xf32>
    %215 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %216 = stablehlo.divide %200, %215 : tensor<5x4xf32>
    %217 = stablehlo.broadcast_in_dim %212, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %218 = stablehlo.divide %205, %217 : tensor<9x5xf32>
    return %188, %189, %190, %90, %81, %87, %166, %169, %186, %208, %195, %200, %205, %24, %216 : tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<f32>, tensor<5x4xf32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<6x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi1>
    %5 = stablehlo.convert %4 : (tensor<6x4xi1>) -> tensor<6x4xf32>
    return %5 : tensor<6x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x4xf32>
    %6 = stablehlo.exponential %5 : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x4xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x4xf32>
    return %11, %6, %8 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<6x4xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x4xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x4xf32>
    return %7 : tensor<6x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @cumprod(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : tensor<4xf32>
    %1 = call @cumprod_1(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @cumprod_1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4xf32>
    %c1 = stablehlo.constant dense<"0x2F91ECBFCBB79ABE7105463FA0910BBF18D869BE32BD4ABEADC7623EFE66603DBFC30DBF2C879F3EE1F8FABE8BA29FBE0FBE233D687AA8BF0369983DE3DFEFBE08B2C63E6EE3E43D716E0A3FC6B88E3E"> : tensor<5x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<5x4xf32>
    %c2 = stablehlo.constant dense<"0x6108463F31774F3EC87809BC42224E3FED98863F07A682BED722903FC8721D3E3F8BB93EF5F85BBFC57E603F27F6EE3F06C1FD3E8FC2573FF09646BF5F762F3DA71351BFB28531BFDB4C49BEBEB67B3FAC3EB7BE8E7A2ABF6FDDD8BE509C6C3F34C427C0FE16ABBFEE2A93BFDC7570BF9D813DBFE152893EE69314BFDDA0BFBF9040ACBD0DBD024056EF243F88673B3F65FF2FBFBD0A963E07AD893E05C4DD3E7014F4BC78CB813E4F609FBFF5730BBE6C84093E"> : tensor<9x5xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<9x5xf32>
    %c3 = stablehlo.constant dense<0> : tensor<i32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<i32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<5x4xf32>
    %c5 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<5x4xf32>
    %c6 = stablehlo.constant dense<0> : tensor<i32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<i32>
    %c7 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<4xf32>
    %c8 = stablehlo.constant dense<0> : tensor<i32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<i32>
    %c9 = stablehlo.constant dense<0> : tensor<i32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<i32>
    %c10 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<4xf32>
    %c11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<5x4xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<9x5xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<9x5xf32>
    %c13 = stablehlo.constant dense<"0x040000000800000008000000060000000000000000000000070000000500000004000000040000000200000006000000050000000800000006000000040000000300000003000000"> : tensor<6x3xi32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6x3xi32>
    %c14 = stablehlo.constant dense<"0x010000000100000002000000000000000300000002000000"> : tensor<6xi32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6xi32>
    %s0:15 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<6x3xi32>, tensor<6xi32>) -> (tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<f32>, tensor<5x4xf32>)
    %s1:15 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %a13, %a14) : (tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<6x3xi32>, tensor<6xi32>) -> (tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<f32>, tensor<5x4xf32>)
    %s2:15 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %a13, %a14) : (tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<6x3xi32>, tensor<6xi32>) -> (tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<4xf32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<5x4xf32>, tensor<9x5xf32>, tensor<f32>, tensor<5x4xf32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBE1BBCF1, 0x3E03A271, 0x3D2EAB30, 0xBC9C824B]> : tensor<4xf32>, tolerance = 1.520879418e-05
    check.expect_almost_eq_const %s2#1, dense<"0x1381E3BF232576BEE083353F830D1ABFB5522BBE8DED7DBEF328243E8FB9A9BBA242FBBE90F77F3E6D040CBFE62EBDBEC5D51A3D92CF9FBFF229653C6F9106BF16C1A63E1C342F3EBD91F43EC087AC3E"> : tensor<5x4xf32>, tolerance = 1.777376533e-04
    check.expect_almost_eq_const %s2#2, dense<"0x6108463F31774F3EC87809BC42224E3FED98863F07A682BED722903FC8721D3E3F8BB93EF5F85BBFC57E603F27F6EE3F06C1FD3E8FC2573FF09646BF5F762F3DA71351BFB28531BFDB4C49BEBEB67B3FAC3EB7BE8E7A2ABF6FDDD8BE509C6C3F34C427C0FE16ABBFEE2A93BFDC7570BF9D813DBFE152893EE69314BFDDA0BFBF9040ACBD0DBD024056EF243F88673B3F65FF2FBFBD0A963E07AD893E05C4DD3E7014F4BC78CB813E4F609FBFF5730BBE6C84093E"> : tensor<9x5xf32>, tolerance = 2.621350288e-04
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0x72EECBBC36104DBC92CF973CF9A69A3C868955BD2EF8D23AA524293D8134173C6BED5ABD62ECDC3CDB49A03C6892E23BF8EB50BAEEAE44BDFE1C203D6E561F3C2AD6593CD5FD87BC354C083DA885F5BC"> : tensor<5x4xf32>, tolerance = 5.344907567e-06
    check.expect_almost_eq_const %s2#5, dense<"0x08FBD537E191D536BEDD6B37E6C074375A1CEB38B8F83C3421819238A3706C369CE1F63884EEFA379B68843769180536DBB557344713C638FA478238623081366955F036AACD3B37F1343E3801E31938"> : tensor<5x4xf32>, tolerance = 1.000000000e-07
    check.expect_eq_const %s2#6, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#7, dense<[0x3F20B94C, 0xBF0A31E5, 0xBE314FFD, 0x3DAE64B2]> : tensor<4xf32>, tolerance = 6.278274059e-05
    check.expect_eq_const %s2#8, dense<3> : tensor<i32>
    check.expect_eq_const %s2#9, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#10, dense<[0xBCEFEACB, 0x3CC97602, 0x3C07640C, 0xBB69E9D2]> : tensor<4xf32>, tolerance = 2.928676270e-06
    check.expect_almost_eq_const %s2#11, dense<"0xD94EFBBE71D095BD43504D3E657D1FBE83155ABD16FB79BD7263523DDC43D03B978910BEF5119B3D6C4110BEE8C8BDBD6776123C9BB9B1BECC673E3CF3490ABE4B52C53DCD6C1E3DD4EB0C3EEE93AB3D"> : tensor<5x4xf32>, tolerance = 4.908359349e-05
    check.expect_almost_eq_const %s2#12, dense<"0xE0AA563E88E4603DF90415BBF5725F3E4FE7913E7E9F8DBD583E9C3E8DAC2A3D2E21C93D3F736EBE505A733E6484013FE088093E43E2693E684557BE84333E3CA4A362BE236F40BE9D355ABDCD6D883E2BA3C6BD87CC38BEE614EBBD313E803EDADB35BF1B76B9BEA0879FBE5C5482BEC26C4DBEE4DB943DEA0E21BEA3B9CFBEACB8BABC73B80D3F18CA323E79254B3E0CC83EBE3EA5A23D9C3D953DDE64F03D914A04BC93B28C3D89C3ACBEC12A17BD9811153D"> : tensor<9x5xf32>, tolerance = 7.103859186e-05
    check.expect_almost_eq_const %s2#13, dense<0x3FE46B78> : tensor<f32>, tolerance = 1.784529686e-04
    check.expect_almost_eq_const %s2#14, dense<"0x79D5E7BF78348ABE50673D3F7B2113BF392F49BE0A9C66BED215423E5C20C03C4C5605BFB90D8F3EB91305BF0314AFBEEC1C073DF3F3A3BF97A62F3D3B25FFBEE307B63E0326123E4600023F38489E3E"> : tensor<5x4xf32>, tolerance = 1.811202168e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_muon
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_muon {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<7xf32>, %arg5: tensor<7xf32>, %arg6: tensor<i32>, %arg7: tensor<5x7xf32>, %arg8: tensor<7x3xf32>, %arg9: tensor<3xf32>, %arg10: tensor<6x5xf32>, %arg11: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<i32> {jax.result_info = "result[0][1].inner_states['adam'].inner_state[0].count"}, tensor<7xf32> {jax.result_info = "result[0][1].inner_states['adam'].inner_state[0].mu['c']"}, tensor<7xf32> {jax.result_info = "result[0][1].inner_states['adam'].inner_state[0].nu['c']"}, tensor<i32> {jax.result_info = "result[0][1].inner_states['muon'].inner_state[0].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1].inner_states['muon'].inner_state[0].mu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1].inner_states['muon'].inner_state[0].mu['b']"}, tensor<3xf32> {jax.result_info = "result[0][1].inner_states['muon'].inner_state[0].ns_coeffs"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %cst_19 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<5x7xf32>
    %cst_20 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %75 = stablehlo.multiply %74, %arg7 : tensor<5x7xf32>
    %76 = stablehlo.add %73, %75 : tensor<5x7xf32>
    %cst_21 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %78 = stablehlo.multiply %77, %62 : tensor<7x3xf32>
    %cst_22 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %80 = stablehlo.multiply %79, %arg8 : tensor<7x3xf32>
    %81 = stablehlo.add %78, %80 : tensor<7x3xf32>
    %c_23 = stablehlo.constant dense<2147483647> : tensor<i32>
    %82 = stablehlo.compare LT, %arg6, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %83 = stablehlo.add %arg6, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<2147483647> : tensor<i32>
    %84 = call @_where_2(%82, %83, %c_25) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_26 = stablehlo.constant dense<2147483647> : tensor<i32>
    %85 = stablehlo.compare LT, %84, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_27 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.add %84, %c_27 : tensor<i32>
    %c_28 = stablehlo.constant dense<2147483647> : tensor<i32>
    %87 = call @_where_2(%85, %86, %c_28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %88 = stablehlo.convert %87 : (tensor<i32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %89 = stablehlo.convert %87 : (tensor<i32>) -> tensor<f32>
    %90 = stablehlo.power %cst_29, %89 : tensor<f32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.subtract %cst_30, %90 : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %93 = stablehlo.divide %76, %92 : tensor<5x7xf32>
    %94 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %95 = stablehlo.divide %81, %94 : tensor<7x3xf32>
    %96 = stablehlo.convert %84 : (tensor<i32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %97 = stablehlo.convert %84 : (tensor<i32>) -> tensor<f32>
    %98 = stablehlo.power %cst_31, %97 : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.subtract %cst_32, %98 : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %101 = stablehlo.divide %71, %100 : tensor<5x7xf32>
    %102 = stablehlo.broadcast_in_dim %99, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %103 = stablehlo.divide %62, %102 : tensor<7x3xf32>
    %cst_33 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %105 = stablehlo.multiply %104, %93 : tensor<5x7xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %107 = stablehlo.multiply %106, %101 : tensor<5x7xf32>
    %108 = stablehlo.add %105, %107 : tensor<5x7xf32>
    %cst_35 = stablehlo.constant dense<0.949999988> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %110 = stablehlo.multiply %109, %95 : tensor<7x3xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %112 = stablehlo.multiply %111, %103 : tensor<7x3xf32>
    %113 = stablehlo.add %110, %112 : tensor<7x3xf32>
    %114 = stablehlo.reshape %108 : (tensor<5x7xf32>) -> tensor<1x5x7xf32>
    %115 = call @norm(%114) : (tensor<1x5x7xf32>) -> tensor<1xf32>
    %cst_37 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %117 = stablehlo.add %115, %116 : tensor<1xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x5x7xf32>
    %120 = stablehlo.divide %114, %119 : tensor<1x5x7xf32>
    %c_38 = stablehlo.constant dense<0> : tensor<i32>
    %121:2 = call @closed_call(%arg9, %c_38, %120) : (tensor<3xf32>, tensor<i32>, tensor<1x5x7xf32>) -> (tensor<i32>, tensor<1x5x7xf32>)
    %122:2 = call @closed_call(%arg9, %121#0, %121#1) : (tensor<3xf32>, tensor<i32>, tensor<1x5x7xf32>) -> (tensor<i32>, tensor<1x5x7xf32>)
    %123:2 = call @closed_call(%arg9, %122#0, %122#1) : (tensor<3xf32>, tensor<i32>, tensor<1x5x7xf32>) -> (tensor<i32>, tensor<1x5x7xf32>)
    %124:2 = call @closed_call(%arg9, %123#0, %123#1) : (tensor<3xf32>, tensor<i32>, tensor<1x5x7xf32>) -> (tensor<i32>, tensor<1x5x7xf32>)
    %125:2 = call @closed_call(%arg9, %124#0, %124#1) : (tensor<3xf32>, tensor<i32>, tensor<1x5x7xf32>) -> (tensor<i32>, tensor<1x5x7xf32>)
    %126 = stablehlo.reshape %125#1 : (tensor<1x5x7xf32>) -> tensor<5x7xf32>
    %127 = stablehlo.reshape %113 : (tensor<7x3xf32>) -> tensor<1x7x3xf32>
    %128 = stablehlo.transpose %127, dims = [0, 2, 1] : (tensor<1x7x3xf32>) -> tensor<1x3x7xf32>
    %129 = call @norm_3(%128) : (tensor<1x3x7xf32>) -> tensor<1xf32>
    %cst_39 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %131 = stablehlo.add %129, %130 : tensor<1xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<1x3x7xf32>
    %134 = stablehlo.divide %128, %133 : tensor<1x3x7xf32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %135:2 = call @closed_call_4(%arg9, %c_40, %134) : (tensor<3xf32>, tensor<i32>, tensor<1x3x7xf32>) -> (tensor<i32>, tensor<1x3x7xf32>)
    %136:2 = call @closed_call_4(%arg9, %135#0, %135#1) : (tensor<3xf32>, tensor<i32>, tensor<1x3x7xf32>) -> (tensor<i32>, tensor<1x3x7xf32>)
    %137:2 = call @closed_call_4(%arg9, %136#0, %136#1) : (tensor<3xf32>, tensor<i32>, tensor<1x3x7xf32>) -> (tensor<i32>, tensor<1x3x7xf32>)
    %138:2 = call @closed_call_4(%arg9, %137#0, %137#1) : (tensor<3xf32>, tensor<i32>, tensor<1x3x7xf32>) -> (tensor<i32>, tensor<1x3x7xf32>)
    %139:2 = call @closed_call_4(%arg9, %138#0, %138#1) : (tensor<3xf32>, tensor<i32>, tensor<1x3x7xf32>) -> (tensor<i32>, tensor<1x3x7xf32>)
    %140 = stablehlo.transpose %139#1, dims = [0, 2, 1] : (tensor<1x3x7xf32>) -> tensor<1x7x3xf32>
    %141 = stablehlo.reshape %140 : (tensor<1x7x3xf32>) -> tensor<7x3xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.400000e+00> : tensor<f32>
    %142 = stablehlo.maximum %cst_41, %cst_42 : tensor<f32>
    %143 = stablehlo.sqrt %142 : tensor<f32>
    %144 = stablehlo.convert %143 : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %146 = stablehlo.multiply %145, %126 : tensor<5x7xf32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_44 = stablehlo.constant dense<0.428571433> : tensor<f32>
    %147 = stablehlo.maximum %cst_43, %cst_44 : tensor<f32>
    %148 = stablehlo.sqrt %147 : tensor<f32>
    %149 = stablehlo.convert %148 : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %149, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %151 = stablehlo.multiply %150, %141 : tensor<7x3xf32>
    %cst_45 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %153 = stablehlo.multiply %152, %146 : tensor<5x7xf32>
    %cst_46 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %155 = stablehlo.multiply %154, %151 : tensor<7x3xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %156 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %157 = stablehlo.multiply %156, %69 : tensor<7xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %159 = stablehlo.multiply %158, %arg4 : tensor<7xf32>
    %160 = stablehlo.add %157, %159 : tensor<7xf32>
    %161 = stablehlo.multiply %69, %69 : tensor<7xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %163 = stablehlo.multiply %162, %161 : tensor<7xf32>
    %cst_50 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %165 = stablehlo.multiply %164, %arg5 : tensor<7xf32>
    %166 = stablehlo.add %163, %165 : tensor<7xf32>
    %c_51 = stablehlo.constant dense<2147483647> : tensor<i32>
    %167 = stablehlo.compare LT, %arg3, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_52 = stablehlo.constant dense<1> : tensor<i32>
    %168 = stablehlo.add %arg3, %c_52 : tensor<i32>
    %c_53 = stablehlo.constant dense<2147483647> : tensor<i32>
    %169 = call @_where_2(%167, %168, %c_53) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_54 = stablehlo.constant dense<2147483647> : tensor<i32>
    %170 = stablehlo.compare LT, %169, %c_54, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_55 = stablehlo.constant dense<1> : tensor<i32>
    %171 = stablehlo.add %169, %c_55 : tensor<i32>
    %c_56 = stablehlo.constant dense<2147483647> : tensor<i32>
    %172 = call @_where_2(%170, %171, %c_56) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %173 = stablehlo.convert %172 : (tensor<i32>) -> tensor<f32>
    %cst_57 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %174 = stablehlo.convert %172 : (tensor<i32>) -> tensor<f32>
    %175 = stablehlo.power %cst_57, %174 : tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.subtract %cst_58, %175 : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %178 = stablehlo.divide %160, %177 : tensor<7xf32>
    %179 = stablehlo.convert %169 : (tensor<i32>) -> tensor<f32>
    %cst_59 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %180 = stablehlo.convert %169 : (tensor<i32>) -> tensor<f32>
    %181 = stablehlo.power %cst_59, %180 : tensor<f32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %182 = stablehlo.subtract %cst_60, %181 : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %184 = stablehlo.divide %69, %183 : tensor<7xf32>
    %cst_61 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %186 = stablehlo.multiply %185, %178 : tensor<7xf32>
    %cst_62 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %188 = stablehlo.multiply %187, %184 : tensor<7xf32>
    %189 = stablehlo.add %186, %188 : tensor<7xf32>
    %190 = stablehlo.convert %169 : (tensor<i32>) -> tensor<f32>
    %cst_63 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %191 = stablehlo.convert %169 : (tensor<i32>) -> tensor<f32>
    %192 = stablehlo.power %cst_63, %191 : tensor<f32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %193 = stablehlo.subtract %cst_64, %192 : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %193, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %195 = stablehlo.divide %166, %194 : tensor<7xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %197 = stablehlo.add %195, %196 : tensor<7xf32>
    %198 = stablehlo.sqrt %197 : tensor<7xf32>
    %cst_66 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %200 = stablehlo.add %198, %199 : tensor<7xf32>
    %201 = stablehlo.divide %189, %200 : tensor<7xf32>
    %cst_67 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %203 = stablehlo.multiply %202, %201 : tensor<7xf32>
    %204 = stablehlo.add %arg0, %153 : tensor<5x7xf32>
    %205 = stablehlo.add %arg1, %155 : tensor<7x3xf32>
    %206 = stablehlo.add %arg2, %203 : tensor<7xf32>
    return %204, %205, %206, %169, %160, %166, %84, %76, %81, %arg9, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<f32>
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
  func.func private @norm(%arg0: tensor<1x5x7xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x5x7xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @closed_call(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x5x7xf32>) -> (tensor<i32>, tensor<1x5x7xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x5x7xf32>) -> tensor<1x7x5xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x5x7xf32>, tensor<1x7x5xf32>) -> tensor<1x5x5xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x5x5xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x5x5xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x5x5xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x5x5xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x5x5xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x5x7xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x5x7xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x5x5xf32>, tensor<1x5x7xf32>) -> tensor<1x5x7xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x5x7xf32>
    return %0, %18 : tensor<i32>, tensor<1x5x7xf32>
  }
  func.func private @norm_3(%arg0: tensor<1x3x7xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x3x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x3x7xf32>, tensor<f32>) -> tensor<1xf32>
    %2 = stablehlo.sqrt %1 : tensor<1xf32>
    return %2 : tensor<1xf32>
  }
  func.func private @closed_call_4(%arg0: tensor<3xf32>, %arg1: tensor<i32>, %arg2: tensor<1x3x7xf32>) -> (tensor<i32>, tensor<1x3x7xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.transpose %arg2, dims = [0, 2, 1] : (tensor<1x3x7xf32>) -> tensor<1x7x3xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x3x7xf32>, tensor<1x7x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.slice %arg0 [1:2] : (tensor<3xf32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x3x3xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<1x3x3xf32>
    %7 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<1x3x3xf32>
    %10 = stablehlo.multiply %9, %2 : tensor<1x3x3xf32>
    %11 = stablehlo.dot_general %10, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x3x3xf32>, tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x3x3xf32>
    %13 = stablehlo.slice %arg0 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %14 = stablehlo.reshape %13 : (tensor<1xf32>) -> tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<1x3x7xf32>
    %16 = stablehlo.multiply %15, %arg2 : tensor<1x3x7xf32>
    %17 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1x3x3xf32>, tensor<1x3x7xf32>) -> tensor<1x3x7xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x3x7xf32>
    return %0, %18 : tensor<i32>, tensor<1x3x7xf32>
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
    %c4 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<7xf32>
    %c5 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<7xf32>
    %c6 = stablehlo.constant dense<0> : tensor<i32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<i32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<5x7xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<7x3xf32>
    %c9 = stablehlo.constant dense<[0x405C72B0, 0xC098CCCD, 0x40020419]> : tensor<3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<3xf32>
    %c10 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x5xf32>
    %c11 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6xi32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<7xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x7DB2033BD5374A3F73DAF03DFFF13EBFA9CE8F3E727937BF1250383FD7219CBEEEFC03BF588E9EBE95F87CBE88EDD13EC7918D3E5AAB78BC0DDCF53E5D65203E80C486BD42421F3F162373BFBAA510BF3FBB54BD62DFFEBE632246BFBDD22ABEAA3C36BF34946B3E91FD0E3E013D063F1B6E72BE059F2ABDFB384E3EF6BDE73ECAB3BC3E22DF59BE6228FDBE"> : tensor<5x7xf32>, tolerance = 9.497541189e-05
    check.expect_almost_eq_const %s2#1, dense<"0x927B403BD64A01BE5DF6C5BEAFAFBDBD1AF530BD984BB53ECD0D903BD99C813E7B566FBF9BE948BF8E15A33E7117B13E46A358BD9D835BBE1417C23E0340463E6AAA463E07D63DBE3B537F3EE6BA173E45A4B83E"> : tensor<7x3xf32>, tolerance = 9.349133372e-05
    check.expect_almost_eq_const %s2#2, dense<"0x9671C9BD2CD93C3D4672AA3D04E8D8BDE36AAC3C2272C8BD4755693D"> : tensor<7xf32>, tolerance = 1.059112847e-05
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0x665FA23BA9747739656FF6BB6E9ADEBCD7C31C3CB25B07BCB5101E3B"> : tensor<7xf32>, tolerance = 2.717324719e-06
    check.expect_almost_eq_const %s2#5, dense<"0xE5F085350008933104511F36409DFC37B4F77C36895E3B360BA98034"> : tensor<7xf32>, tolerance = 1.000000000e-07
    check.expect_eq_const %s2#6, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#7, dense<"0x1197523BD18BDF37F30FA43AA0E0EEBAA8598ABBE712F3387B2DEDB97226053CC3D6AABB9095123D516B83BBD2399ABC4BFDF13B5E3736BB478C5DBB9BA2B33BA59BFDBB9F6CF33BBBC614BB54D313BB7729EF3A05372BBC91AF013C8F3073BD16A359BBAAF4FB3CE65108BCFEA2D93B6918C7BA23F8133B6C950F3D9931683CD1FDACBC0D1BD53A2E42D3BA"> : tensor<5x7xf32>, tolerance = 5.937248096e-06
    check.expect_almost_eq_const %s2#8, dense<"0xEE321E3B766AC93BF7410CBC8AC54FBA505A9C3C23DC95BC7BC599BBD83A393C32B0D8BBE8C40BBD408A593DAE8A9BBC882520BB650D953CB40881BC877D38BB7F45223B30C0B1397D9FEE3CFC9E61BD789ED43C"> : tensor<7x3xf32>, tolerance = 5.508325994e-06
    check.expect_almost_eq_const %s2#9, dense<[0x405C72B0, 0xC098CCCD, 0x40020419]> : tensor<3xf32>, tolerance = 4.775000095e-04
    check.expect_almost_eq_const %s2#10, dense<0x3FA700D8> : tensor<f32>, tolerance = 1.304713249e-04
    return
  }
}

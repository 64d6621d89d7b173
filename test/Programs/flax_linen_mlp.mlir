// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_mlp
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_flax_linen_mlp {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<8xf32>, %arg4: tensor<3xf32>, %arg5: tensor<8x3xf32>, %arg6: tensor<i32>, %arg7: tensor<8xf32>, %arg8: tensor<4x8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<8xf32>, %arg11: tensor<3xf32>, %arg12: tensor<8x3xf32>, %arg13: tensor<8xf32>, %arg14: tensor<4x8xf32>, %arg15: tensor<8xf32>, %arg16: tensor<8xf32>, %arg17: tensor<3xf32>, %arg18: tensor<8x3xf32>, %arg19: tensor<5x4xf32>, %arg20: tensor<5xi32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['layers_0']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][0]['layers_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][0]['layers_2']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][0]['layers_2']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][0]['layers_3']['bias']"}, tensor<8x3xf32> {jax.result_info = "result[0][0]['layers_3']['kernel']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<8xf32> {jax.result_info = "result[0][1][0].mu['layers_0']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].mu['layers_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].mu['layers_2']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].mu['layers_2']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].mu['layers_3']['bias']"}, tensor<8x3xf32> {jax.result_info = "result[0][1][0].mu['layers_3']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].nu['layers_0']['bias']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].nu['layers_0']['kernel']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].nu['layers_2']['bias']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].nu['layers_2']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].nu['layers_3']['bias']"}, tensor<8x3xf32> {jax.result_info = "result[0][1][0].nu['layers_3']['kernel']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg19, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<5x8xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<5x8xf32>
    %6 = stablehlo.multiply %3, %3 : tensor<5x8xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<5x8xf32>
    %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %10 = stablehlo.multiply %9, %5 : tensor<5x8xf32>
    %11 = stablehlo.add %3, %10 : tensor<5x8xf32>
    %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<5x8xf32>
    %14 = stablehlo.tanh %13 : tensor<5x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<5x8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %18 = stablehlo.add %17, %14 : tensor<5x8xf32>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<5x8xf32>
    %21 = stablehlo.multiply %3, %20 : tensor<5x8xf32>
    %22 = chlo.square %21 : tensor<5x8xf32> -> tensor<5x8xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %24 = stablehlo.multiply %23, %21 : tensor<5x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%21 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_7 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.divide %25, %26 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%22 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_9 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %30 = stablehlo.divide %28, %29 : tensor<5xf32>
    %31 = chlo.square %27 : tensor<5xf32> -> tensor<5xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.multiply %32, %27 : tensor<5xf32>
    %34 = stablehlo.subtract %30, %31 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.maximum %35, %34 : tensor<5xf32>
    %37 = stablehlo.compare EQ, %34, %36, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.select %37, %38, %39 : tensor<5xi1>, tensor<5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.compare EQ, %41, %36, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %45 = stablehlo.select %42, %43, %44 : tensor<5xi1>, tensor<5xf32>
    %46 = stablehlo.divide %40, %45 : tensor<5xf32>
    %47 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %48 = stablehlo.broadcast_in_dim %36, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %49 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %50 = stablehlo.subtract %21, %49 : tensor<5x8xf32>
    %cst_17 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %52 = stablehlo.add %48, %51 : tensor<5x1xf32>
    %53 = stablehlo.rsqrt %52 : tensor<5x1xf32>
    %54 = stablehlo.divide %53, %52 : tensor<5x1xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<5x1xf32>
    %57 = stablehlo.reshape %arg3 : (tensor<8xf32>) -> tensor<1x8xf32>
    %58 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %59 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %60 = stablehlo.multiply %58, %59 : tensor<5x8xf32>
    %61 = stablehlo.multiply %50, %60 : tensor<5x8xf32>
    %62 = stablehlo.reshape %arg2 : (tensor<8xf32>) -> tensor<1x8xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %64 = stablehlo.add %61, %63 : tensor<5x8xf32>
    %65 = stablehlo.dot_general %64, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %66 = stablehlo.reshape %arg4 : (tensor<3xf32>) -> tensor<1x3xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %68 = stablehlo.add %65, %67 : tensor<5x3xf32>
    %69 = stablehlo.broadcast_in_dim %arg20, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %70:2 = call @take_along_axis(%68, %69) : (tensor<5x3xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %71:2 = call @_take(%70#0, %c) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.reduce(%68 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %73 = stablehlo.reshape %72 : (tensor<5xf32>) -> tensor<5x1xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %75 = stablehlo.compare EQ, %68, %74, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %76 = stablehlo.convert %75 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.reduce(%76 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %79 = stablehlo.maximum %78, %72 : tensor<5xf32>
    %80 = stablehlo.compare EQ, %72, %79, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<5xi1>, tensor<5xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %85 = stablehlo.compare EQ, %84, %79, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %88 = stablehlo.select %85, %86, %87 : tensor<5xi1>, tensor<5xf32>
    %89 = stablehlo.divide %83, %88 : tensor<5xf32>
    %90 = stablehlo.is_finite %79 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %92 = stablehlo.select %90, %79, %91 : tensor<5xi1>, tensor<5xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %94 = stablehlo.broadcast_in_dim %92, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %96 = stablehlo.subtract %68, %95 : tensor<5x3xf32>
    %97 = stablehlo.exponential %96 : tensor<5x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %99 = stablehlo.sign %98 : tensor<5xf32>
    %100 = stablehlo.abs %98 : tensor<5xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %102 = stablehlo.compare GE, %98, %101, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %103 = stablehlo.log %100 : tensor<5xf32>
    %104 = stablehlo.add %103, %92 : tensor<5xf32>
    %105 = stablehlo.subtract %104, %71#0 : tensor<5xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %107 = stablehlo.divide %106, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %108 = stablehlo.divide %cst_33, %cst_34 : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %110 = stablehlo.negate %109 : tensor<5xf32>
    %111 = stablehlo.divide %109, %100 : tensor<5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %113 = stablehlo.select %102, %112, %111 : tensor<5xi1>, tensor<5xf32>
    %114 = stablehlo.select %102, %111, %112 : tensor<5xi1>, tensor<5xf32>
    %115 = stablehlo.negate %113 : tensor<5xf32>
    %116 = stablehlo.add %114, %115 : tensor<5xf32>
    %117 = stablehlo.broadcast_in_dim %116, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %118 = stablehlo.multiply %117, %97 : tensor<5x3xf32>
    %119 = call @_take_0(%71#1, %110) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %120 = call @take_along_axis_1(%70#1, %119) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    %121 = stablehlo.add %118, %120 : tensor<5x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.reduce(%121 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %123 = stablehlo.reshape %122 : (tensor<3xf32>) -> tensor<1x3xf32>
    %124 = stablehlo.reshape %123 : (tensor<1x3xf32>) -> tensor<3xf32>
    %125 = stablehlo.dot_general %121, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %127 = stablehlo.dot_general %121, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<8x3xf32>) -> tensor<5x8xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %129 = stablehlo.reshape %128 : (tensor<8xf32>) -> tensor<1x8xf32>
    %130 = stablehlo.reshape %129 : (tensor<1x8xf32>) -> tensor<8xf32>
    %131 = stablehlo.multiply %50, %127 : tensor<5x8xf32>
    %132 = stablehlo.multiply %127, %60 : tensor<5x8xf32>
    %133 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %134 = stablehlo.multiply %133, %131 : tensor<5x8xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %135 = stablehlo.reduce(%134 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %136 = stablehlo.reshape %135 : (tensor<8xf32>) -> tensor<1x8xf32>
    %137 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %138 = stablehlo.multiply %131, %137 : tensor<5x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_39) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %140 = stablehlo.reshape %139 : (tensor<5xf32>) -> tensor<5x1xf32>
    %141 = stablehlo.reshape %136 : (tensor<1x8xf32>) -> tensor<8xf32>
    %142 = stablehlo.multiply %140, %56 : tensor<5x1xf32>
    %143 = stablehlo.negate %132 : tensor<5x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.reduce(%143 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %145 = stablehlo.reshape %144 : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.reduce(%142 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%145 init: %cst_42) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %148 = stablehlo.multiply %146, %46 : tensor<5xf32>
    %149 = stablehlo.negate %148 : tensor<5xf32>
    %150 = stablehlo.multiply %149, %33 : tensor<5xf32>
    %151 = stablehlo.add %147, %150 : tensor<5xf32>
    %cst_43 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %153 = stablehlo.divide %148, %152 : tensor<5xf32>
    %154 = stablehlo.broadcast_in_dim %153, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
    %cst_44 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %156 = stablehlo.divide %151, %155 : tensor<5xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
    %158 = stablehlo.add %132, %157 : tensor<5x8xf32>
    %159 = stablehlo.multiply %154, %24 : tensor<5x8xf32>
    %160 = stablehlo.add %158, %159 : tensor<5x8xf32>
    %161 = stablehlo.multiply %3, %160 : tensor<5x8xf32>
    %162 = stablehlo.multiply %160, %20 : tensor<5x8xf32>
    %cst_45 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %164 = stablehlo.multiply %163, %161 : tensor<5x8xf32>
    %165 = stablehlo.multiply %164, %16 : tensor<5x8xf32>
    %166 = stablehlo.multiply %165, %14 : tensor<5x8xf32>
    %167 = stablehlo.add %165, %166 : tensor<5x8xf32>
    %cst_46 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %169 = stablehlo.multiply %168, %167 : tensor<5x8xf32>
    %170 = stablehlo.add %162, %169 : tensor<5x8xf32>
    %cst_47 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %172 = stablehlo.multiply %171, %169 : tensor<5x8xf32>
    %173 = stablehlo.multiply %172, %8 : tensor<5x8xf32>
    %174 = stablehlo.add %170, %173 : tensor<5x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.reduce(%174 init: %cst_48) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %176 = stablehlo.reshape %175 : (tensor<8xf32>) -> tensor<1x8xf32>
    %177 = stablehlo.reshape %176 : (tensor<1x8xf32>) -> tensor<8xf32>
    %178 = stablehlo.dot_general %174, %arg19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %179 = stablehlo.transpose %178, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %180 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %181 = stablehlo.multiply %180, %177 : tensor<8xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %183 = stablehlo.multiply %182, %arg7 : tensor<8xf32>
    %184 = stablehlo.add %181, %183 : tensor<8xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %186 = stablehlo.multiply %185, %179 : tensor<4x8xf32>
    %cst_52 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %188 = stablehlo.multiply %187, %arg8 : tensor<4x8xf32>
    %189 = stablehlo.add %186, %188 : tensor<4x8xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %191 = stablehlo.multiply %190, %130 : tensor<8xf32>
    %cst_54 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %193 = stablehlo.multiply %192, %arg9 : tensor<8xf32>
    %194 = stablehlo.add %191, %193 : tensor<8xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %196 = stablehlo.multiply %195, %141 : tensor<8xf32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %198 = stablehlo.multiply %197, %arg10 : tensor<8xf32>
    %199 = stablehlo.add %196, %198 : tensor<8xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %201 = stablehlo.multiply %200, %124 : tensor<3xf32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %203 = stablehlo.multiply %202, %arg11 : tensor<3xf32>
    %204 = stablehlo.add %201, %203 : tensor<3xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %206 = stablehlo.multiply %205, %126 : tensor<8x3xf32>
    %cst_60 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %208 = stablehlo.multiply %207, %arg12 : tensor<8x3xf32>
    %209 = stablehlo.add %206, %208 : tensor<8x3xf32>
    %210 = stablehlo.multiply %177, %177 : tensor<8xf32>
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %212 = stablehlo.multiply %211, %210 : tensor<8xf32>
    %cst_62 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %214 = stablehlo.multiply %213, %arg13 : tensor<8xf32>
    %215 = stablehlo.add %212, %214 : tensor<8xf32>
    %216 = stablehlo.multiply %179, %179 : tensor<4x8xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %218 = stablehlo.multiply %217, %216 : tensor<4x8xf32>
    %cst_64 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %220 = stablehlo.multiply %219, %arg14 : tensor<4x8xf32>
    %221 = stablehlo.add %218, %220 : tensor<4x8xf32>
    %222 = stablehlo.multiply %130, %130 : tensor<8xf32>
    %cst_65 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %224 = stablehlo.multiply %223, %222 : tensor<8xf32>
    %cst_66 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %226 = stablehlo.multiply %225, %arg15 : tensor<8xf32>
    %227 = stablehlo.add %224, %226 : tensor<8xf32>
    %228 = stablehlo.multiply %141, %141 : tensor<8xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<8xf32>
    %cst_68 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %232 = stablehlo.multiply %231, %arg16 : tensor<8xf32>
    %233 = stablehlo.add %230, %232 : tensor<8xf32>
    %234 = stablehlo.multiply %124, %124 : tensor<3xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %236 = stablehlo.multiply %235, %234 : tensor<3xf32>
    %cst_70 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %238 = stablehlo.multiply %237, %arg17 : tensor<3xf32>
    %239 = stablehlo.add %236, %238 : tensor<3xf32>
    %240 = stablehlo.multiply %126, %126 : tensor<8x3xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %242 = stablehlo.multiply %241, %240 : tensor<8x3xf32>
    %cst_72 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %244 = stablehlo.multiply %243, %arg18 : tensor<8x3xf32>
    %245 = stablehlo.add %242, %244 : tensor<8x3xf32>
    %c_73 = stablehlo.constant dense<2147483647> : tensor<i32>
    %246 = stablehlo.compare LT, %arg6, %c_73, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_74 = stablehlo.constant dense<1> : tensor<i32>
    %247 = stablehlo.add %arg6, %c_74 : tensor<i32>
    %c_75 = stablehlo.constant dense<2147483647> : tensor<i32>
    %248 = call @_where_2(%246, %247, %c_75) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %249 = stablehlo.convert %248 : (tensor<i32>) -> tensor<f32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %250 = stablehlo.convert %248 : (tensor<i32>) -> tensor<f32>
    %251 = stablehlo.power %cst_76, %250 : tensor<f32>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.subtract %cst_77, %251 : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %254 = stablehlo.divide %184, %253 : tensor<8xf32>
    %255 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %256 = stablehlo.divide %189, %255 : tensor<4x8xf32>
    %257 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %258 = stablehlo.divide %194, %257 : tensor<8xf32>
    %259 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %260 = stablehlo.divide %199, %259 : tensor<8xf32>
    %261 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %262 = stablehlo.divide %204, %261 : tensor<3xf32>
    %263 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %264 = stablehlo.divide %209, %263 : tensor<8x3xf32>
    %265 = stablehlo.convert %248 : (tensor<i32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %266 = stablehlo.convert %248 : (tensor<i32>) -> tensor<f32>
    %267 = stablehlo.power %cst_78, %266 : tensor<f32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %268 = stablehlo.subtract %cst_79, %267 : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %270 = stablehlo.divide %215, %269 : tensor<8xf32>
    %271 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %272 = stablehlo.divide %221, %271 : tensor<4x8xf32>
    %273 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %274 = stablehlo.divide %227, %273 : tensor<8xf32>
    %275 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %276 = stablehlo.divide %233, %275 : tensor<8xf32>
    %277 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %278 = stablehlo.divide %239, %277 : tensor<3xf32>
    %279 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %280 = stablehlo.divide %245, %279 : tensor<8x3xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %282 = stablehlo.add %270, %281 : tensor<8xf32>
    %283 = stablehlo.sqrt %282 : tensor<8xf32>
    %cst_81 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %284 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %285 = stablehlo.add %283, %284 : tensor<8xf32>
    %286 = stablehlo.divide %254, %285 : tensor<8xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %288 = stablehlo.add %272, %287 : tensor<4x8xf32>
    %289 = stablehlo.sqrt %288 : tensor<4x8xf32>
    %cst_83 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %291 = stablehlo.add %289, %290 : tensor<4x8xf32>
    %292 = stablehlo.divide %256, %291 : tensor<4x8xf32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %294 = stablehlo.add %274, %293 : tensor<8xf32>
    %295 = stablehlo.sqrt %294 : tensor<8xf32>
    %cst_85 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %296 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %297 = stablehlo.add %295, %296 : tensor<8xf32>
    %298 = stablehlo.divide %258, %297 : tensor<8xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %300 = stablehlo.add %276, %299 : tensor<8xf32>
    %301 = stablehlo.sqrt %300 : tensor<8xf32>
    %cst_87 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %303 = stablehlo.add %301, %302 : tensor<8xf32>
    %304 = stablehlo.divide %260, %303 : tensor<8xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %306 = stablehlo.add %278, %305 : tensor<3xf32>
    %307 = stablehlo.sqrt %306 : tensor<3xf32>
    %cst_89 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %309 = stablehlo.add %307, %308 : tensor<3xf32>
    %310 = stablehlo.divide %262, %309 : tensor<3xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %312 = stablehlo.add %280, %311 : tensor<8x3xf32>
    %313 = stablehlo.sqrt %312 : tensor<8x3xf32>
    %cst_91 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %314 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %315 = stablehlo.add %313, %314 : tensor<8x3xf32>
    %316 = stablehlo.divide %264, %315 : tensor<8x3xf32>
    %cst_92 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %318 = stablehlo.multiply %317, %arg0 : tensor<8xf32>
    %319 = stablehlo.add %286, %318 : tensor<8xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %321 = stablehlo.multiply %320, %arg1 : tensor<4x8xf32>
    %322 = stablehlo.add %292, %321 : tensor<4x8xf32>
    %cst_94 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %323 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %324 = stablehlo.multiply %323, %arg2 : tensor<8xf32>
    %325 = stablehlo.add %298, %324 : tensor<8xf32>
    %cst_95 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %327 = stablehlo.multiply %326, %arg3 : tensor<8xf32>
    %328 = stablehlo.add %304, %327 : tensor<8xf32>
    %cst_96 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %329 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %330 = stablehlo.multiply %329, %arg4 : tensor<3xf32>
    %331 = stablehlo.add %310, %330 : tensor<3xf32>
    %cst_97 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %333 = stablehlo.multiply %332, %arg5 : tensor<8x3xf32>
    %334 = stablehlo.add %316, %333 : tensor<8x3xf32>
    %cst_98 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %336 = stablehlo.multiply %335, %319 : tensor<8xf32>
    %cst_99 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %338 = stablehlo.multiply %337, %322 : tensor<4x8xf32>
    %cst_100 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %339 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %340 = stablehlo.multiply %339, %325 : tensor<8xf32>
    %cst_101 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %342 = stablehlo.multiply %341, %328 : tensor<8xf32>
    %cst_102 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %343 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %344 = stablehlo.multiply %343, %331 : tensor<3xf32>
    %cst_103 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %345 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %346 = stablehlo.multiply %345, %334 : tensor<8x3xf32>
    %347 = stablehlo.add %arg0, %336 : tensor<8xf32>
    %348 = stablehlo.add %arg1, %338 : tensor<4x8xf32>
    %349 = stablehlo.add %arg2, %340 : tensor<8xf32>
    %350 = stablehlo.add %arg3, %342 : tensor<8xf32>
    %351 = stablehlo.add %arg4, %344 : tensor<3xf32>
    %352 = stablehlo.add %arg5, %346 : tensor<8x3xf32>
    return %347, %348, %349, %350, %351, %352, %248, %184, %189, %194, %199, %204, %209, %215, %221, %227, %233, %239, %245, %107 : tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>
  }
  func.func private @take_along_axis(%arg0: tensor<5x3xf32>, %arg1: tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<5x1xi1>, tensor<5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<5x1xi32>) -> tensor<5x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<5x1x1xi32>, tensor<5x1x1xi32>) -> tensor<5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<5x1x1xi1>, tensor<i1>) -> tensor<5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf32>, tensor<5x1x1xi32>) -> tensor<5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<5x1xi1>, tensor<5x1xf32>
    return %15, %5 : tensor<5x1xf32>, tensor<5x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<5x1xf32>, %arg1: tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x1xf32>, tensor<1xi32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<5xi1>, tensor<5xf32>
    return %13, %3 : tensor<5xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<5xf32>) -> tensor<5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x1xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    return %1 : tensor<5x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<5x1x1xi32>, %arg1: tensor<5x1xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x350C733FDD25583F59A364BEE4CF13BF78A514BEE3340FBF9ABC3DBEA247EBBEB6B3683FC08C093E7D60C5BE664BB6BE88F206BF89478F3D92CF003F6E8818BD7559753FFED2013F93351EBFFB2CA2BDA4E490BD1A51583FD661263F90A4113E3626223E78CD45BE523BB33EDEB18CBECDD88D3FC4770F3F2A92AB3D8AB106BD"> : tensor<4x8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x8xf32>
    %c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
    %c3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3xf32>
    %c5 = stablehlo.constant dense<"0x43FEA13E0E5747BF8B2DCABDA8A71BBF9B419D3ED148443EC57BA8BE68C7D43E66B7ED3BFA0D7DBEC481073E04841DBEE708A4BE0F39E73DA3E996BE6915913EF06D043EFF1331BC53D82DBFCB7EDD3E1D438ABE275F1C3FD20CBCBECA0BA33E"> : tensor<8x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8x3xf32>
    %c6 = stablehlo.constant dense<0> : tensor<i32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<i32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8xf32>
    %c8 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<4x8xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8xf32>
    %c10 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<8xf32>
    %c11 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x3xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<8x3xf32>
    %c13 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<8xf32>
    %c14 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<4x8xf32>
    %c15 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<8xf32>
    %c16 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<8xf32>
    %c17 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<3xf32>
    %c18 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x3xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<8x3xf32>
    %c19 = stablehlo.constant dense<"0x2F916CC0CBB71ABF7105C63FA0918BBF18D8E9BE32BDCABEADC7E23EFE66E03DBFC38DBF2C871F3FE1F87ABF8BA21FBF0FBEA33D687A28C00369183EE3DF6FBF08B2463F6EE3643E716E8A3FC6B80E3F"> : tensor<5x4xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<5x4xf32>
    %c20 = stablehlo.constant dense<"0x0200000001000000020000000100000001000000"> : tensor<5xi32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<5xi32>
    %s0:20 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20) : (tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>)
    %s1:20 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %a19, %a20) : (tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>)
    %s2:20 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %a19, %a20) : (tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<i32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xF379F4BC155BF53C74FEF23C4214D23C5579F43CC299F5BC010DF43CD298F2BC"> : tensor<8xf32>, tolerance = 2.998054400e-06
    check.expect_almost_eq_const %s2#1, dense<"0xBD736B3F12D25F3F9B7581BE93F01ABF364122BE0E8607BF125F52BE1839DFBE3D68673FF102D63DDD94D4BEA660C4BE6E990EBF51C8CC3DA2CAF23E5719F5BBF0AE6D3F637E093F048C16BF912F4ABDA75D27BDC9A2503F81062E3F9735E63D8E75033EFC1727BEB94BA43E8D9E7ABE68248A3FD5D0073FEFFDE83DE0997DBD"> : tensor<4x8xf32>, tolerance = 1.079236031e-04
    check.expect_almost_eq_const %s2#2, dense<"0x686EF4BC6943F43CCFF1F33C90A4F43CC5D6F33C076AF2BC6AF0F33C3F26F4BC"> : tensor<8xf32>, tolerance = 2.986362576e-06
    check.expect_almost_eq_const %s2#3, dense<"0x8D4E783F8280783F8D61783F0CC6833FB7D5833F2C7D783FBBA4783F96D7833F"> : tensor<8xf32>, tolerance = 1.030016661e-04
    check.expect_almost_eq_const %s2#4, dense<[0xBCF46935, 0x3CF43806, 0x3CF4C759]> : tensor<3xf32>, tolerance = 2.988021262e-06
    check.expect_almost_eq_const %s2#5, dense<"0xF058B03EE2A63FBFD7C403BEA51E14BF511EAB3E3D9A253E164699BED385C53E2935183DC3D28DBED9B2D13DAF9EFDBDF5BD94BE7F60123EF943A6BE7404823E7C2E223E1F1B9C3CF6D426BF7DDCCE3E123F8DBE9551153F386FCBBE0D64B23E"> : tensor<8x3xf32>, tolerance = 7.486401796e-05
    check.expect_eq_const %s2#6, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#7, dense<"0x1CE9A33D0AA3AFBDB1296FBD9A38E1BB515066BD7F84733D7EAB0BBE52EF1E3E"> : tensor<8xf32>, tolerance = 1.552098095e-05
    check.expect_almost_eq_const %s2#8, dense<"0x0AC78F3C21AC18BD8BAE8C3CFFD7173C7B4A92BA778A15BDC47F3F3B4CDA17BC21EC763BF04C0C3DA49C823DCF53B53BCCB53D3DBD917ABC73D6273C053407BE67ED803DF3789ABD21AEC3BC0936E5BC8760D0BC42D5073D2AADE3BD622FD13D3F26FF3CDA33D7BC8C60313C48703FBCAC80E43A9421A73A5F0140BDA17E2A3C"> : tensor<4x8xf32>, tolerance = 1.320343763e-05
    check.expect_almost_eq_const %s2#9, dense<"0x9CC4C63DF0B3C4BDA32887BD6F4504BD9AB904BD39A5A23C9A31C3BD3C02A93D"> : tensor<8xf32>, tolerance = 9.705469012e-06
    check.expect_almost_eq_const %s2#10, dense<"0xD983373DEC99123D5B9A143DC49B25BB0DBC37BCD7234C3C3B1D203CB3F732BD"> : tensor<8xf32>, tolerance = 4.480347410e-06
    check.expect_almost_eq_const %s2#11, dense<[0x3DE1F17D, 0xBD983D48, 0xBD13686B]> : tensor<3xf32>, tolerance = 1.103238836e-05
    check.expect_almost_eq_const %s2#12, dense<"0x102704BC739891BD561DA23DA18A3FBD475D63BCF361783DD2CA3CBDB275503D07579DBB69BCA73DFD24C93CA905DABD1B913ABDC7A5E2BCFFF1953D6FA1823D5EE61FBDFBB8CABC7F17F5BB0A36073C95A44ABA8784383C6B4E8B3DFC5EA2BD"> : tensor<8x3xf32>, tolerance = 1.064561084e-05
    check.expect_almost_eq_const %s2#13, dense<"0xDA278C39C1909E392B9819393EF19936FA7D0A390AEE1739765B4D3A0BA6883A"> : tensor<8xf32>, tolerance = 1.042546122e-07
    check.expect_almost_eq_const %s2#14, dense<"0x297F5A372EAC6E3898D25737C691AB36F2D87D35E00A643865D9E336FF08813727B96B350C014E3819163639DD5702368A91BA38E5911F37E900AB36C64E413AE5ED2A3996EA7439F586C53705A509387F32E13703713C38A511073A995AE53941B02638B0B7EC37DC2EB636B09EB93614361E34CEEA9133B061BC388C8EA336"> : tensor<4x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#15, dense<"0x1F6FCE39DBC3CA39B393403997223638671C3A386B5B8F37D5D1C8392F039639"> : tensor<8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#16, dense<"0x9296AA385FFF743853826938625C983498A3AC36D69EEA36332A9F362DB7A238"> : tensor<8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#17, dense<[0x3A0565B4, 0x39732ABA, 0x38617F9C]> : tensor<3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#18, dense<"0x0A5B79368A555739D3D08639610ECC382C112D37AD2C1E396FFABD38A171E438761E7F3530379239A4F6CF3725F5F2394DECB438941F0238C9D26539A9F43D39E7509738BBAED5371F1F6D363F906936EB91D933BE1E03370E95443954098739"> : tensor<8x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#19, dense<0x3F8FDEB7> : tensor<f32>, tolerance = 1.123984218e-04
    return
  }
}

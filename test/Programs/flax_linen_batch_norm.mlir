// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_linen_batch_norm
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_flax_linen_batch_norm {
  func.func public @program(%arg0: tensor<6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<3xf32>, %arg5: tensor<6x3xf32>, %arg6: tensor<6xf32>, %arg7: tensor<6xf32>, %arg8: tensor<6x4xf32>, %arg9: tensor<6xi32>) -> (tensor<6xf32> {jax.result_info = "result[0][0]['layers_0']['bias']"}, tensor<4x6xf32> {jax.result_info = "result[0][0]['layers_0']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][0]['layers_1']['bias']"}, tensor<6xf32> {jax.result_info = "result[0][0]['layers_1']['scale']"}, tensor<3xf32> {jax.result_info = "result[0][0]['layers_3']['bias']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['layers_3']['kernel']"}, tensor<6xf32> {jax.result_info = "result[0][1]['layers_1']['mean']"}, tensor<6xf32> {jax.result_info = "result[0][1]['layers_1']['var']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<6xf32>) -> tensor<1x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %3 = stablehlo.add %0, %2 : tensor<6x6xf32>
    %4 = chlo.square %3 : tensor<6x6xf32> -> tensor<6x6xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<6x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %9 = stablehlo.divide %7, %8 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %12 = stablehlo.divide %10, %11 : tensor<6xf32>
    %13 = chlo.square %9 : tensor<6xf32> -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.multiply %14, %9 : tensor<6xf32>
    %16 = stablehlo.subtract %12, %13 : tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<6xf32>
    %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<6xi1>, tensor<6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<6xi1>, tensor<6xf32>
    %28 = stablehlo.divide %22, %27 : tensor<6xf32>
    %cst_11 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.multiply %29, %arg6 : tensor<6xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %32 = stablehlo.multiply %31, %9 : tensor<6xf32>
    %33 = stablehlo.add %30, %32 : tensor<6xf32>
    %cst_13 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %35 = stablehlo.multiply %34, %arg7 : tensor<6xf32>
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %37 = stablehlo.multiply %36, %18 : tensor<6xf32>
    %38 = stablehlo.add %35, %37 : tensor<6xf32>
    %39 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %40 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %42 = stablehlo.subtract %3, %41 : tensor<6x6xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %44 = stablehlo.add %40, %43 : tensor<1x6xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x6xf32>
    %46 = stablehlo.divide %45, %44 : tensor<1x6xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x6xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<1x6xf32>
    %49 = stablehlo.reshape %arg3 : (tensor<6xf32>) -> tensor<1x6xf32>
    %50 = stablehlo.multiply %45, %49 : tensor<1x6xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %52 = stablehlo.multiply %42, %51 : tensor<6x6xf32>
    %53 = stablehlo.reshape %arg2 : (tensor<6xf32>) -> tensor<1x6xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %55 = stablehlo.add %52, %54 : tensor<6x6xf32>
    %56 = call @relu(%55) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %58 = stablehlo.compare GT, %55, %57, FLOAT : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %60 = stablehlo.dot_general %56, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %61 = stablehlo.reshape %arg4 : (tensor<3xf32>) -> tensor<1x3xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %63 = stablehlo.add %60, %62 : tensor<6x3xf32>
    %64 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %65:2 = call @take_along_axis(%63, %64) : (tensor<6x3xf32>, tensor<6x1xi32>) -> (tensor<6x1xf32>, tensor<6x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %66:2 = call @_take(%65#0, %c) : (tensor<6x1xf32>, tensor<i32>) -> (tensor<6xf32>, tensor<1xi32>)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %67 = stablehlo.reduce(%63 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %68 = stablehlo.reshape %67 : (tensor<6xf32>) -> tensor<6x1xf32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %70 = stablehlo.compare EQ, %63, %69, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %71 = stablehlo.convert %70 : (tensor<6x3xi1>) -> tensor<6x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.reduce(%71 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %74 = stablehlo.maximum %73, %67 : tensor<6xf32>
    %75 = stablehlo.compare EQ, %67, %74, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<6xi1>, tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %80 = stablehlo.compare EQ, %79, %74, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %83 = stablehlo.select %80, %81, %82 : tensor<6xi1>, tensor<6xf32>
    %84 = stablehlo.divide %78, %83 : tensor<6xf32>
    %85 = stablehlo.is_finite %74 : (tensor<6xf32>) -> tensor<6xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %87 = stablehlo.select %85, %74, %86 : tensor<6xi1>, tensor<6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %89 = stablehlo.broadcast_in_dim %87, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %91 = stablehlo.subtract %63, %90 : tensor<6x3xf32>
    %92 = stablehlo.exponential %91 : tensor<6x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %94 = stablehlo.sign %93 : tensor<6xf32>
    %95 = stablehlo.abs %93 : tensor<6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %97 = stablehlo.compare GE, %93, %96, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %98 = stablehlo.log %95 : tensor<6xf32>
    %99 = stablehlo.add %98, %87 : tensor<6xf32>
    %100 = stablehlo.subtract %99, %66#0 : tensor<6xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.reduce(%100 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %102 = stablehlo.divide %101, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %103 = stablehlo.divide %cst_33, %cst_34 : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %103, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %105 = stablehlo.negate %104 : tensor<6xf32>
    %106 = stablehlo.divide %104, %95 : tensor<6xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %108 = stablehlo.select %97, %107, %106 : tensor<6xi1>, tensor<6xf32>
    %109 = stablehlo.select %97, %106, %107 : tensor<6xi1>, tensor<6xf32>
    %110 = stablehlo.negate %108 : tensor<6xf32>
    %111 = stablehlo.add %109, %110 : tensor<6xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %113 = stablehlo.multiply %112, %92 : tensor<6x3xf32>
    %114 = call @_take_0(%66#1, %105) : (tensor<1xi32>, tensor<6xf32>) -> tensor<6x1xf32>
    %115 = call @take_along_axis_1(%65#1, %114) : (tensor<6x1x1xi32>, tensor<6x1xf32>) -> tensor<6x3xf32>
    %116 = stablehlo.add %113, %115 : tensor<6x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.reduce(%116 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
    %118 = stablehlo.reshape %117 : (tensor<3xf32>) -> tensor<1x3xf32>
    %119 = stablehlo.reshape %118 : (tensor<1x3xf32>) -> tensor<3xf32>
    %120 = stablehlo.dot_general %116, %56, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x6xf32>) -> tensor<3x6xf32>
    %121 = stablehlo.transpose %120, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %122 = stablehlo.dot_general %116, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x6xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %124 = stablehlo.select %58, %122, %123 : tensor<6x6xi1>, tensor<6x6xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.reduce(%124 init: %cst_38) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %126 = stablehlo.reshape %125 : (tensor<6xf32>) -> tensor<1x6xf32>
    %127 = stablehlo.reshape %126 : (tensor<1x6xf32>) -> tensor<6xf32>
    %128 = stablehlo.multiply %42, %124 : tensor<6x6xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_39) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %130 = stablehlo.reshape %129 : (tensor<6xf32>) -> tensor<1x6xf32>
    %131 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (tensor<1x6xf32>) -> tensor<6x6xf32>
    %132 = stablehlo.multiply %124, %131 : tensor<6x6xf32>
    %133 = stablehlo.multiply %45, %130 : tensor<1x6xf32>
    %134 = stablehlo.multiply %130, %49 : tensor<1x6xf32>
    %135 = stablehlo.reshape %133 : (tensor<1x6xf32>) -> tensor<6xf32>
    %136 = stablehlo.multiply %134, %48 : tensor<1x6xf32>
    %137 = stablehlo.negate %132 : tensor<6x6xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.reduce(%137 init: %cst_40) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %139 = stablehlo.reshape %138 : (tensor<6xf32>) -> tensor<1x6xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %140 = stablehlo.reduce(%136 init: %cst_41) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%139 init: %cst_42) applies stablehlo.add across dimensions = [0] : (tensor<1x6xf32>, tensor<f32>) -> tensor<6xf32>
    %142 = stablehlo.multiply %140, %28 : tensor<6xf32>
    %143 = stablehlo.negate %142 : tensor<6xf32>
    %144 = stablehlo.multiply %143, %15 : tensor<6xf32>
    %145 = stablehlo.add %141, %144 : tensor<6xf32>
    %cst_43 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %147 = stablehlo.divide %142, %146 : tensor<6xf32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %cst_44 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %150 = stablehlo.divide %145, %149 : tensor<6xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %152 = stablehlo.add %132, %151 : tensor<6x6xf32>
    %153 = stablehlo.multiply %148, %6 : tensor<6x6xf32>
    %154 = stablehlo.add %152, %153 : tensor<6x6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_45) applies stablehlo.add across dimensions = [0] : (tensor<6x6xf32>, tensor<f32>) -> tensor<6xf32>
    %156 = stablehlo.reshape %155 : (tensor<6xf32>) -> tensor<1x6xf32>
    %157 = stablehlo.reshape %156 : (tensor<1x6xf32>) -> tensor<6xf32>
    %158 = stablehlo.dot_general %154, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %159 = stablehlo.transpose %158, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %cst_46 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %161 = stablehlo.multiply %160, %157 : tensor<6xf32>
    %cst_47 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %163 = stablehlo.multiply %162, %159 : tensor<4x6xf32>
    %cst_48 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %165 = stablehlo.multiply %164, %127 : tensor<6xf32>
    %cst_49 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %167 = stablehlo.multiply %166, %135 : tensor<6xf32>
    %cst_50 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %169 = stablehlo.multiply %168, %119 : tensor<3xf32>
    %cst_51 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %171 = stablehlo.multiply %170, %121 : tensor<6x3xf32>
    %172 = stablehlo.add %arg0, %161 : tensor<6xf32>
    %173 = stablehlo.add %arg1, %163 : tensor<4x6xf32>
    %174 = stablehlo.add %arg2, %165 : tensor<6xf32>
    %175 = stablehlo.add %arg3, %167 : tensor<6xf32>
    %176 = stablehlo.add %arg4, %169 : tensor<3xf32>
    %177 = stablehlo.add %arg5, %171 : tensor<6x3xf32>
    return %172, %173, %174, %175, %176, %177, %33, %38, %102 : tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<6x6xf32>) -> tensor<6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x6xf32>
    return %1 : tensor<6x6xf32>
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
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6xf32>
    %c1 = stablehlo.constant dense<"0x350C733FDD25583F59A364BEE4CF13BF78A514BEE3340FBF9ABC3DBEA247EBBEB6B3683FC08C093E7D60C5BE664BB6BE88F206BF89478F3D92CF003F6E8818BD7559753FFED2013F93351EBFFB2CA2BDA4E490BD1A51583FD661263F90A4113E"> : tensor<4x6xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x6xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6xf32>
    %c3 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<6xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3xf32>
    %c5 = stablehlo.constant dense<"0xBC0DBB3E972D66BF7874E9BD1DBC33BF7B95B53E57A6623E478CC2BE2BB2F53EE23E093CE51992BE4C781C3E2AE235BE3B69BDBE217F053E4942AEBE3587A73E97EA183EE3784CBC"> : tensor<6x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x3xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6xf32>
    %c7 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<6xf32>
    %c8 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6x4xf32>
    %c9 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6xi32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x4xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9) : (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x4xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9) : (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6x4xf32>, tensor<6xi32>) -> (tensor<6xf32>, tensor<4x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<3xf32>, tensor<6x3xf32>, tensor<6xf32>, tensor<6xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xCDCC0C31666626B1CDCC4CAF0000E0B0000000B16866A6AF"> : tensor<6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#1, dense<"0x4EB0733F7FAB553F130C65BE2B060CBF1DB10BBEBAF010BFF0C524BE0836F2BE8189683F2D56163EFDF3CABE7988B9BE7A4308BF4F574F3DF322013F3FE702BDA903743FE46DFE3EE3E21DBF5A0EE8BD1DAB8CBD230B5D3FBA2A273F71CF0A3E"> : tensor<4x6xf32>, tolerance = 9.531808496e-05
    check.expect_almost_eq_const %s2#2, dense<"0xFD01F1BC6E83533D0FEEB93B1ADD403913EAE43CE440133C"> : tensor<6xf32>, tolerance = 5.163901299e-06
    check.expect_almost_eq_const %s2#3, dense<"0xE4A97C3F9C3D843F6D50813FBD4B813F8CFD813F9F8B813F"> : tensor<6xf32>, tolerance = 1.033130169e-04
    check.expect_almost_eq_const %s2#4, dense<[0xBCD75FF4, 0x3C895EDD, 0x3C1C022F]> : tensor<3xf32>, tolerance = 2.629087120e-06
    check.expect_almost_eq_const %s2#5, dense<"0x6EB7A33E869968BF9E7771BDA7113CBFEDCEC33E9B89673ED67FCBBEA15AF93E0351993C743C94BEFE24393EBF494EBE3BD5C2BE1C3B263E4634B9BE4415BB3E67BA0E3EF4CD26BD"> : tensor<6x3xf32>, tolerance = 9.085925817e-05
    check.expect_almost_eq_const %s2#6, dense<"0xC1F41FBE62DFAABD1E54923D8423DD3DA40AD33D6D54953D"> : tensor<6xf32>, tolerance = 1.562070996e-05
    check.expect_almost_eq_const %s2#7, dense<"0xB2B8823F80605C3FB1DA833F23D35A3F58C5813FACD55E3F"> : tensor<6xf32>, tolerance = 1.030111432e-04
    check.expect_almost_eq_const %s2#8, dense<0x3F2D6132> : tensor<f32>, tolerance = 6.772643328e-05
    return
  }
}

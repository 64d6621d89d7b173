// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_nnx_batch_and_group_norm
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_flax_nnx_batch_and_group_norm {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<3x3x2x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3xf32>, %arg7: tensor<8x3xf32>, %arg8: tensor<8xf32>, %arg9: tensor<8xf32>, %arg10: tensor<2x6x6x2xf32>, %arg11: tensor<2xi32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['batch']['bias'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['batch']['scale'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['conv']['bias'].value"}, tensor<3x3x2x8xf32> {jax.result_info = "result[0][0]['conv']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['group']['bias'].value"}, tensor<8xf32> {jax.result_info = "result[0][0]['group']['scale'].value"}, tensor<3xf32> {jax.result_info = "result[0][0]['head']['bias'].value"}, tensor<8x3xf32> {jax.result_info = "result[0][0]['head']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][1]['batch']['mean'].value"}, tensor<8xf32> {jax.result_info = "result[0][1]['batch']['var'].value"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.convolution(%arg10, %arg3) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x2xf32>, tensor<3x3x2x8xf32>) -> tensor<2x6x6x8xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<2x6x6x8xf32>
    %4 = chlo.square %3 : tensor<2x6x6x8xf32> -> tensor<2x6x6x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %6 = stablehlo.multiply %5, %3 : tensor<2x6x6x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %9 = stablehlo.divide %7, %8 : tensor<8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%4 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8xf32>
    %13 = chlo.square %9 : tensor<8xf32> -> tensor<8xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.multiply %14, %9 : tensor<8xf32>
    %16 = stablehlo.subtract %12, %13 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %18 = stablehlo.maximum %17, %16 : tensor<8xf32>
    %19 = stablehlo.compare EQ, %16, %18, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.select %19, %20, %21 : tensor<8xi1>, tensor<8xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.compare EQ, %23, %18, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %27 = stablehlo.select %24, %25, %26 : tensor<8xi1>, tensor<8xf32>
    %28 = stablehlo.divide %22, %27 : tensor<8xf32>
    %cst_11 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %30 = stablehlo.multiply %29, %arg8 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %32 = stablehlo.multiply %31, %9 : tensor<8xf32>
    %33 = stablehlo.add %30, %32 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<9.900000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.multiply %34, %arg9 : tensor<8xf32>
    %cst_14 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.multiply %36, %18 : tensor<8xf32>
    %38 = stablehlo.add %35, %37 : tensor<8xf32>
    %39 = stablehlo.reshape %9 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %40 = stablehlo.reshape %18 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %41 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %42 = stablehlo.subtract %3, %41 : tensor<2x6x6x8xf32>
    %cst_15 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %44 = stablehlo.add %40, %43 : tensor<1x1x1x8xf32>
    %45 = stablehlo.rsqrt %44 : tensor<1x1x1x8xf32>
    %46 = stablehlo.divide %45, %44 : tensor<1x1x1x8xf32>
    %cst_16 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<1x1x1x8xf32>
    %48 = stablehlo.multiply %47, %46 : tensor<1x1x1x8xf32>
    %49 = stablehlo.reshape %arg1 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %50 = stablehlo.multiply %45, %49 : tensor<1x1x1x8xf32>
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %52 = stablehlo.multiply %42, %51 : tensor<2x6x6x8xf32>
    %53 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %55 = stablehlo.add %52, %54 : tensor<2x6x6x8xf32>
    %56 = call @relu(%55) : (tensor<2x6x6x8xf32>) -> tensor<2x6x6x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %58 = stablehlo.compare GT, %55, %57, FLOAT : (tensor<2x6x6x8xf32>, tensor<2x6x6x8xf32>) -> tensor<2x6x6x8xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %60 = stablehlo.reshape %56 : (tensor<2x6x6x8xf32>) -> tensor<2x6x6x2x4xf32>
    %61 = chlo.square %60 : tensor<2x6x6x2x4xf32> -> tensor<2x6x6x2x4xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<2x6x6x2x4xf32>
    %63 = stablehlo.multiply %62, %60 : tensor<2x6x6x2x4xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%60 init: %cst_20) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x6x6x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_21 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %66 = stablehlo.divide %64, %65 : tensor<2x2xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%61 init: %cst_22) applies stablehlo.add across dimensions = [1, 2, 4] : (tensor<2x6x6x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_23 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %69 = stablehlo.divide %67, %68 : tensor<2x2xf32>
    %70 = chlo.square %66 : tensor<2x2xf32> -> tensor<2x2xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %72 = stablehlo.multiply %71, %66 : tensor<2x2xf32>
    %73 = stablehlo.subtract %69, %70 : tensor<2x2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %75 = stablehlo.maximum %74, %73 : tensor<2x2xf32>
    %76 = stablehlo.compare EQ, %73, %75, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %79 = stablehlo.select %76, %77, %78 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %81 = stablehlo.compare EQ, %80, %75, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_29 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %84 = stablehlo.select %81, %82, %83 : tensor<2x2xi1>, tensor<2x2xf32>
    %85 = stablehlo.divide %79, %84 : tensor<2x2xf32>
    %86 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
    %87 = stablehlo.reshape %86 : (tensor<2x2x4xf32>) -> tensor<2x8xf32>
    %88 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
    %89 = stablehlo.reshape %88 : (tensor<2x2x4xf32>) -> tensor<2x8xf32>
    %90 = stablehlo.reshape %87 : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %91 = stablehlo.reshape %89 : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %92 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %93 = stablehlo.subtract %56, %92 : tensor<2x6x6x8xf32>
    %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2x1x1x8xf32>
    %95 = stablehlo.add %91, %94 : tensor<2x1x1x8xf32>
    %96 = stablehlo.rsqrt %95 : tensor<2x1x1x8xf32>
    %97 = stablehlo.divide %96, %95 : tensor<2x1x1x8xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x1x1x8xf32>
    %99 = stablehlo.multiply %98, %97 : tensor<2x1x1x8xf32>
    %100 = stablehlo.reshape %arg5 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x1x1x8xf32>
    %102 = stablehlo.multiply %96, %101 : tensor<2x1x1x8xf32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %104 = stablehlo.multiply %93, %103 : tensor<2x6x6x8xf32>
    %105 = stablehlo.reshape %arg4 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %107 = stablehlo.add %104, %106 : tensor<2x6x6x8xf32>
    %108 = stablehlo.add %56, %107 : tensor<2x6x6x8xf32>
    %109 = call @relu(%108) : (tensor<2x6x6x8xf32>) -> tensor<2x6x6x8xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %111 = stablehlo.compare GT, %108, %110, FLOAT : (tensor<2x6x6x8xf32>, tensor<2x6x6x8xf32>) -> tensor<2x6x6x8xi1>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%109 init: %cst_35) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %cst_36 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %115 = stablehlo.divide %113, %114 : tensor<2x8xf32>
    %116 = stablehlo.dot_general %115, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
    %117 = stablehlo.reshape %arg6 : (tensor<3xf32>) -> tensor<1x3xf32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %119 = stablehlo.add %116, %118 : tensor<2x3xf32>
    %120 = stablehlo.broadcast_in_dim %arg11, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %121:2 = call @take_along_axis(%119, %120) : (tensor<2x3xf32>, tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %122:2 = call @_take(%121#0, %c) : (tensor<2x1xf32>, tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>)
    %cst_37 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %123 = stablehlo.reduce(%119 init: %cst_37) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %124 = stablehlo.reshape %123 : (tensor<2xf32>) -> tensor<2x1xf32>
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %126 = stablehlo.compare EQ, %119, %125, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %127 = stablehlo.convert %126 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.reduce(%127 init: %cst_38) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_39 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %130 = stablehlo.maximum %129, %123 : tensor<2xf32>
    %131 = stablehlo.compare EQ, %123, %130, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %134 = stablehlo.select %131, %132, %133 : tensor<2xi1>, tensor<2xf32>
    %cst_42 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %136 = stablehlo.compare EQ, %135, %130, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_43 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %139 = stablehlo.select %136, %137, %138 : tensor<2xi1>, tensor<2xf32>
    %140 = stablehlo.divide %134, %139 : tensor<2xf32>
    %141 = stablehlo.is_finite %130 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %143 = stablehlo.select %141, %130, %142 : tensor<2xi1>, tensor<2xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %145 = stablehlo.broadcast_in_dim %143, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %147 = stablehlo.subtract %119, %146 : tensor<2x3xf32>
    %148 = stablehlo.exponential %147 : tensor<2x3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_47) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %150 = stablehlo.sign %149 : tensor<2xf32>
    %151 = stablehlo.abs %149 : tensor<2xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %153 = stablehlo.compare GE, %149, %152, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %154 = stablehlo.log %151 : tensor<2xf32>
    %155 = stablehlo.add %154, %143 : tensor<2xf32>
    %156 = stablehlo.subtract %155, %122#0 : tensor<2xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_49) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_50 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %158 = stablehlo.divide %157, %cst_50 : tensor<f32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_52 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %159 = stablehlo.divide %cst_51, %cst_52 : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %161 = stablehlo.negate %160 : tensor<2xf32>
    %162 = stablehlo.divide %160, %151 : tensor<2xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %164 = stablehlo.select %153, %163, %162 : tensor<2xi1>, tensor<2xf32>
    %165 = stablehlo.select %153, %162, %163 : tensor<2xi1>, tensor<2xf32>
    %166 = stablehlo.negate %164 : tensor<2xf32>
    %167 = stablehlo.add %165, %166 : tensor<2xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %169 = stablehlo.multiply %168, %148 : tensor<2x3xf32>
    %170 = call @_take_0(%122#1, %161) : (tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    %171 = call @take_along_axis_1(%121#1, %170) : (tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    %172 = stablehlo.add %169, %171 : tensor<2x3xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %173 = stablehlo.reduce(%172 init: %cst_54) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %174 = stablehlo.reshape %173 : (tensor<3xf32>) -> tensor<1x3xf32>
    %175 = stablehlo.reshape %174 : (tensor<1x3xf32>) -> tensor<3xf32>
    %176 = stablehlo.dot_general %172, %115, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<2x8xf32>) -> tensor<3x8xf32>
    %177 = stablehlo.transpose %176, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %178 = stablehlo.dot_general %172, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<8x3xf32>) -> tensor<2x8xf32>
    %cst_55 = stablehlo.constant dense<3.600000e+01> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x8xf32>
    %180 = stablehlo.divide %178, %179 : tensor<2x8xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 3] : (tensor<2x8xf32>) -> tensor<2x6x6x8xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %183 = stablehlo.select %111, %181, %182 : tensor<2x6x6x8xi1>, tensor<2x6x6x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.reduce(%183 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %185 = stablehlo.reshape %184 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %186 = stablehlo.reshape %185 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %187 = stablehlo.multiply %93, %183 : tensor<2x6x6x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.reduce(%187 init: %cst_58) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %189 = stablehlo.reshape %188 : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %190 = stablehlo.broadcast_in_dim %102, dims = [0, 1, 2, 3] : (tensor<2x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %191 = stablehlo.multiply %183, %190 : tensor<2x6x6x8xf32>
    %192 = stablehlo.multiply %96, %189 : tensor<2x1x1x8xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_59) applies stablehlo.add across dimensions = [0] : (tensor<2x1x1x8xf32>, tensor<f32>) -> tensor<1x1x8xf32>
    %194 = stablehlo.reshape %193 : (tensor<1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %195 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x1x1x8xf32>
    %196 = stablehlo.multiply %189, %195 : tensor<2x1x1x8xf32>
    %197 = stablehlo.reshape %194 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %198 = stablehlo.multiply %196, %99 : tensor<2x1x1x8xf32>
    %199 = stablehlo.negate %191 : tensor<2x6x6x8xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %200 = stablehlo.reduce(%199 init: %cst_60) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %201 = stablehlo.reshape %200 : (tensor<2x8xf32>) -> tensor<2x1x1x8xf32>
    %202 = stablehlo.add %183, %191 : tensor<2x6x6x8xf32>
    %203 = stablehlo.reshape %198 : (tensor<2x1x1x8xf32>) -> tensor<2x8xf32>
    %204 = stablehlo.reshape %201 : (tensor<2x1x1x8xf32>) -> tensor<2x8xf32>
    %205 = stablehlo.reshape %203 : (tensor<2x8xf32>) -> tensor<2x2x4xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.reduce(%205 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %207 = stablehlo.reshape %204 : (tensor<2x8xf32>) -> tensor<2x2x4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_62) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %209 = stablehlo.multiply %206, %85 : tensor<2x2xf32>
    %210 = stablehlo.negate %209 : tensor<2x2xf32>
    %211 = stablehlo.multiply %210, %72 : tensor<2x2xf32>
    %212 = stablehlo.add %208, %211 : tensor<2x2xf32>
    %cst_63 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %214 = stablehlo.divide %209, %213 : tensor<2x2xf32>
    %215 = stablehlo.broadcast_in_dim %214, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x6x6x2x4xf32>
    %cst_64 = stablehlo.constant dense<1.440000e+02> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %217 = stablehlo.divide %212, %216 : tensor<2x2xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 3] : (tensor<2x2xf32>) -> tensor<2x6x6x2x4xf32>
    %219 = stablehlo.multiply %215, %63 : tensor<2x6x6x2x4xf32>
    %220 = stablehlo.add %218, %219 : tensor<2x6x6x2x4xf32>
    %221 = stablehlo.reshape %220 : (tensor<2x6x6x2x4xf32>) -> tensor<2x6x6x8xf32>
    %222 = stablehlo.add %202, %221 : tensor<2x6x6x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %224 = stablehlo.select %58, %222, %223 : tensor<2x6x6x8xi1>, tensor<2x6x6x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %225 = stablehlo.reduce(%224 init: %cst_66) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %226 = stablehlo.reshape %225 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %227 = stablehlo.reshape %226 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %228 = stablehlo.multiply %42, %224 : tensor<2x6x6x8xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %229 = stablehlo.reduce(%228 init: %cst_67) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %230 = stablehlo.reshape %229 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %231 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<2x6x6x8xf32>
    %232 = stablehlo.multiply %224, %231 : tensor<2x6x6x8xf32>
    %233 = stablehlo.multiply %45, %230 : tensor<1x1x1x8xf32>
    %234 = stablehlo.multiply %230, %49 : tensor<1x1x1x8xf32>
    %235 = stablehlo.reshape %233 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %236 = stablehlo.multiply %234, %48 : tensor<1x1x1x8xf32>
    %237 = stablehlo.negate %232 : tensor<2x6x6x8xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.reduce(%237 init: %cst_68) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %239 = stablehlo.reshape %238 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %240 = stablehlo.reshape %236 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %241 = stablehlo.reshape %239 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %242 = stablehlo.multiply %240, %28 : tensor<8xf32>
    %243 = stablehlo.negate %242 : tensor<8xf32>
    %244 = stablehlo.multiply %243, %15 : tensor<8xf32>
    %245 = stablehlo.add %241, %244 : tensor<8xf32>
    %cst_69 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %246 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %247 = stablehlo.divide %242, %246 : tensor<8xf32>
    %248 = stablehlo.broadcast_in_dim %247, dims = [3] : (tensor<8xf32>) -> tensor<2x6x6x8xf32>
    %cst_70 = stablehlo.constant dense<7.200000e+01> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %250 = stablehlo.divide %245, %249 : tensor<8xf32>
    %251 = stablehlo.broadcast_in_dim %250, dims = [3] : (tensor<8xf32>) -> tensor<2x6x6x8xf32>
    %252 = stablehlo.add %232, %251 : tensor<2x6x6x8xf32>
    %253 = stablehlo.multiply %248, %6 : tensor<2x6x6x8xf32>
    %254 = stablehlo.add %252, %253 : tensor<2x6x6x8xf32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.reduce(%254 init: %cst_71) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x6x6x8xf32>, tensor<f32>) -> tensor<8xf32>
    %256 = stablehlo.reshape %255 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %257 = stablehlo.reshape %256 : (tensor<1x1x1x8xf32>) -> tensor<8xf32>
    %258 = stablehlo.convolution(%arg10, %254) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x6x6x2xf32>, tensor<2x6x6x8xf32>) -> tensor<3x3x2x8xf32>
    %cst_72 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %260 = stablehlo.multiply %259, %227 : tensor<8xf32>
    %cst_73 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %261 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %262 = stablehlo.multiply %261, %235 : tensor<8xf32>
    %cst_74 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %264 = stablehlo.multiply %263, %257 : tensor<8xf32>
    %cst_75 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<3x3x2x8xf32>
    %266 = stablehlo.multiply %265, %258 : tensor<3x3x2x8xf32>
    %cst_76 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %267 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %268 = stablehlo.multiply %267, %186 : tensor<8xf32>
    %cst_77 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %269 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %270 = stablehlo.multiply %269, %197 : tensor<8xf32>
    %cst_78 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %272 = stablehlo.multiply %271, %175 : tensor<3xf32>
    %cst_79 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %274 = stablehlo.multiply %273, %177 : tensor<8x3xf32>
    %275 = stablehlo.add %arg0, %260 : tensor<8xf32>
    %276 = stablehlo.add %arg1, %262 : tensor<8xf32>
    %277 = stablehlo.add %arg2, %264 : tensor<8xf32>
    %278 = stablehlo.add %arg3, %266 : tensor<3x3x2x8xf32>
    %279 = stablehlo.add %arg4, %268 : tensor<8xf32>
    %280 = stablehlo.add %arg5, %270 : tensor<8xf32>
    %281 = stablehlo.add %arg6, %272 : tensor<3xf32>
    %282 = stablehlo.add %arg7, %274 : tensor<8x3xf32>
    return %275, %276, %277, %278, %279, %280, %281, %282, %33, %38, %158 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<2x6x6x8xf32>) -> tensor<2x6x6x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x6x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x6x6x8xf32>
    return %1 : tensor<2x6x6x8xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xi32>) -> (tensor<2x1xf32>, tensor<2x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x1xi1>, tensor<2x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<2x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x1x1xi32>, tensor<2x1x1xi32>) -> tensor<2x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<2x1x1xi1>, tensor<i1>) -> tensor<2x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1x1xi32>) -> tensor<2x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x1xi1>, tensor<2x1xf32>
    return %15, %5 : tensor<2x1xf32>, tensor<2x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<2x1xf32>, %arg1: tensor<i32>) -> (tensor<2xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x1xf32>, tensor<1xi32>) -> tensor<2xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<2xi1>, tensor<2xf32>
    return %13, %3 : tensor<2xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<2xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x1xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<2x1x1xi32>, %arg1: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x1x1xi32>, tensor<2x1xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8xf32>
    %c2 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8xf32>
    %c3 = stablehlo.constant dense<"0x0926813E6E0D6ABE732942BE907695BEAE4261BEE060193E99FD3B3EA6CD83BEFFA7CB3EF1B3E0BE7A4CA3BE6BEE0B3D5F4593BEB5797A3D96B0D33E88BE033E68FA1A3EE1D2F6BD08606C3EB1D3BC3DC00725BE021361BE22C2443EEA5C883E958E6A3E387500BE7B96653E1C0ACA3E27A602BF51B7E63D4654DA3EB3AC95BEDE5819BEA08FF33EAAC84F3E5BBC4EBD0A38D3BE9FB854BE1F3FFFBEB186C03E1D8FB03EB430B73DE4DD823C248D923EDA6B5EBD309DB1BDCE09333E0163B1BD5660003E84855D3DC0E8D9BE7A20E03EE1B55A3E533ACE3E911ECA3E101D48BEDFE4993E65307ABECC59893E048B39BD33605F3E6AB7D33DC19E21BE212C713D151402BF71B439BE874044BDC11D003F0C6BD8BE1D1E85BE1ADEA0BEE702BBBE8387B23C58E9D83EA8FEA13ED66C003EB7110A3E8592333EE1705B3E9E5D06BD89E52DBE0FD6B93EB8422CBD6188D7BEB2C71EBE008AE03E7CE4C2BD3318053F51B808BE73E4AC3E32E753BEA5EF953EF7D0AD3D8F0B173DC888DD3E0554D1BD1C28B3BEE7EC2F3E144FA5BD93F29EBEA08D05BF4252B43D6AB105BE9E37F53E618C83BE4E429B3EDA073DBEDF13A0BE82F9383DA42C27BE00865D3E95E3483EF90F55BD6313CB3EABAECDBE2A38233E68468E3E3D4FEC3DBC7B983E0B2294BD430ECCBE2611043C4C3041BE651DA43EE7D57C3EA4A089BD3F0B743E362EA9BDAF42A9BE594948BE491F583E3620883EAC0AE73D7365103D7B7EAEBE0464333EC571F1BD9B1BF43EF127A6BD37CAC73D3B0EDA3E6A48643D6CF979BE3B3DE73C"> : tensor<3x3x2x8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<3x3x2x8xf32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<8xf32>
    %c5 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<8xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<3xf32>
    %c7 = stablehlo.constant dense<"0xE2C8DE3ED086BBBE3A27CA3D3046513EDF55773ED1366BBEDA001F3FC31C3ABEFFFEDEBEB357AF3EB53FEA3E0CE4D23E3C23423DDBE6373FF5D8113E77DDD1BEE5550FBFA0992C3E67A872BED712ADBD29AF383E938B1DBF907E31BE1BDA153E"> : tensor<8x3xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x3xf32>
    %c8 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<8xf32>
    %c9 = stablehlo.constant dense<"0x0000803F0000803F0000803F0000803F0000803F0000803F0000803F0000803F"> : tensor<8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<8xf32>
    %c10 = stablehlo.constant dense<"0x57A894BE42E3223E16F9CFBFBE5D39C00CCD47BF9443D4BFB84B803F2CA73E3F1B68D73EAC42CA3F7D37443F26284EBFC3D3693FEA1D613E58CF2BC011B0A73F07A956BED07FB6BFCB6467BDDEB214BDD7F60EBEF74B953FB834EFBD315D2CBF700A403D4C13E4BFF10EEB3EBF47C1BE4054E8BF14703DBFC54C99BE1C394ABFB561543F055F143FAC0174BF5256943FFB2ADFBF999962BEB52C76BF1E51903EBEF3BCBF2ABA9E3F507A1A409502863FED2CDA3E3D7FD63E0F6F75BF4A6F10BEF25405BF28681E3F58E1B2BFE713EEBEACB7233E687FF0BE5114B13E1315B2BF6FA88FBEC73B5FBFD9E5F73FE86FCE3FB7B4A4BFC721B6BF2C5F6FBFD899013F37887ABE371BBD3FBF37243F7A1A48BF7A5D1ABF85029ABD1CE8BF3F20AA3DBFBA6ACA3F4519853F9D4AB3BF9D2CF6BEBEBA2EBEAD6AF53D8351123FA94B35BFF3B3ABBE488CB6BEF23127BFFE69D9BE618302BFEEE3E4BEB52BA73DE470A3BEC0EBA33EC7BE893F83A319BEAE03B4BE7D05AEBFA9F871BE066F213F24955BBE3E440EBF71241E3F3190BA3D31E69FBE6CBC24BFE2BB75BF3FFA52BF4A1B583E18B50FC0E080ABBF310F8C3ECD2A8ABF74D7E4BDD29766BFDBA81B3F0053963F774C943F50C5BBBF1BBFE53EE224673EDF2C973FBBA299BEF6E911C0C91243BEB03DE0BEB16DDDBF8987F63FC4A0D0BF1A37C03F652810BD7301C03FDB5914BFEDFAD93E7D0B11409C97B43E7D34C73FDB3E95BF941A5DBEE28EE33DA69980BF0F63593E5FB20BBE008C91BDD779F0BC8E0ABC3FFCA79FBFBD1674BF614FB3BF"> : tensor<2x6x6x2xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<2x6x6x2xf32>
    %c11 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<2xi32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x6x6x2xf32>, tensor<2xi32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x6x6x2xf32>, tensor<2xi32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11) : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2x6x6x2xf32>, tensor<2xi32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x2x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xB4472D3D60E8F0BC5BDE563D726599BC5E5F38BDB45D9A3C997B8E3C6F6C263B"> : tensor<8xf32>, tolerance = 1.049162969e-05
    check.expect_almost_eq_const %s2#1, dense<"0xF269843F4BD3773F164E823F32907D3F2163733F9278833FDD13823FC83B803F"> : tensor<8xf32>, tolerance = 2.068966389e-04
    check.expect_almost_eq_const %s2#2, dense<"0x33339330000018B1CDCC98B09A995930CD4CBF3133332331000090B0CD0CD8B1"> : tensor<8xf32>, tolerance = 2.000000000e-07
    check.expect_almost_eq_const %s2#3, dense<"0x87F4833EA66F62BEE6930FBEEB8D9BBE726463BECB3A0C3E19833F3E398A88BE1F6FCA3EE510E1BEDB5E9DBEE772F93C008094BE791B613DFFFBD43E5D6A113E7C81173E2A68ECBD4598803EC23BBD3D86A623BE8CC460BEC485433E0B407E3E226F6B3EB096FCBDB391763E3EBECE3EA1A203BF100AFD3D13D0D93EA50E98BEB9411CBE6AD1F33E41DE5F3E18924FBDBC82D2BEB65655BE2EADFDBE4CEDC23ECA0FB33E2B6BA73DA1DB8BBC612B953EBD255DBD8193A0BD119C313EDE5CAFBD31A9FC3DADCA943D3CBFD5BEB93EDA3E07B3603E5D1CCC3ED9D3C33E917653BE2734993EF56B77BECA876B3EA82B37BD7E7A5F3EE06BEA3DF98626BE17DA9A3D379101BF9B0132BE9A0897BBF3ECFA3E1A29D6BE221A8FBEE27C9DBE3FE8C2BE07EB923C99B7D73EC1EEA33EA787083E4F7F093E9B343D3E3DB35D3E3D95DEBC1D0C2DBEE9A9B83E7D301DBDD4FAD6BE733A1EBE165EDC3EFC91C4BD6297013F2CB30CBE1F53AB3E779169BED208983E1921A73DCE5FF33CE7EAE13E7592AFBD7241B1BE53E5363EB0828FBD59D8A4BE90D803BFD49DA23D087C0CBEA48FF33ECCC784BE408F9B3E22D34CBEC3C59CBE5C6C443D7FC62FBE82EB633E7AEB4E3EA52652BD4F80CF3EEFFAC5BEE3841C3E7DF68F3E3217DE3D9EAC953EA098AFBD2A16CDBE7544B43BEC9A67BEB6B7A23EA506803E9D0223BD80F3753E4CD372BDAB77A7BEF4F243BE7958703EF363853E08A3EB3D6988F23C97AEAFBEC4672B3E927EF4BD6AB6F63E83F5B6BD1B91E63D6424DA3E83E6903D6EEA7CBE20F08E3C"> : tensor<3x3x2x8xf32>, tolerance = 1.030046463e-04
    check.expect_almost_eq_const %s2#4, dense<"0x8113A43C5460FABBC85BA73C36EFD7BA341960BC929EAF3B68CAEF3BB61241B9"> : tensor<8xf32>, tolerance = 4.085901380e-06
    check.expect_almost_eq_const %s2#5, dense<"0x1BAE823F77C27E3FAF52803FB7BB7F3FC6AC7C3F9684813F75ED7F3F382C7F3F"> : tensor<8xf32>, tolerance = 2.041876554e-04
    check.expect_almost_eq_const %s2#6, dense<[0x3D08836D, 0xBD854D9D, 0x3D0217CB]> : tensor<3xf32>, tolerance = 1.301788837e-05
    check.expect_almost_eq_const %s2#7, dense<"0x1A55F23E1CF9D6BE8ABFE93DC273663E1BB6453E9FC44EBE0F9D233FE7716FBED68CCDBE9174B63E0A5ED13EDAA8E43E893A273D53502B3F44ED4A3E53A0C1BE49C71CBFE8E4413E61045BBEA9D102BE60534D3EE94D16BFDAA163BEBD062B3E"> : tensor<8x3xf32>, tolerance = 1.338388801e-04
    check.expect_almost_eq_const %s2#8, dense<"0xD6FABA3966D388BB1AFADE3A2CC0B3BB7AD6CF3A85FF04BB3E06EFBB503D87B9"> : tensor<8xf32>, tolerance = 1.458889060e-06
    check.expect_almost_eq_const %s2#9, dense<"0x6921803FD321813FC8637E3F3249813F3393813F9AE87D3FD93F823FB720803F"> : tensor<8xf32>, tolerance = 2.035146952e-04
    check.expect_almost_eq_const %s2#10, dense<0x3F621E44> : tensor<f32>, tolerance = 1.766548634e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_flax_nnx_mlp
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_flax_nnx_mlp {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<3xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<8xf32>, %arg5: tensor<4x8xf32>, %arg6: tensor<3xf32>, %arg7: tensor<8x3xf32>, %arg8: tensor<5x4xf32>, %arg9: tensor<5xi32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['a']['bias'].value"}, tensor<4x8xf32> {jax.result_info = "result[0][0]['a']['kernel'].value"}, tensor<3xf32> {jax.result_info = "result[0][0]['b']['bias'].value"}, tensor<8x3xf32> {jax.result_info = "result[0][0]['b']['kernel'].value"}, tensor<8xf32> {jax.result_info = "result[0][1][0].nu['a']['bias'].value"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].nu['a']['kernel'].value"}, tensor<3xf32> {jax.result_info = "result[0][1][0].nu['b']['bias'].value"}, tensor<8x3xf32> {jax.result_info = "result[0][1][0].nu['b']['kernel'].value"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<1x8xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x8xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.add %0, %2 : tensor<5x8xf32>
    %4:5 = call @elu(%3) : (tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xi1>)
    %5 = stablehlo.dot_general %4#0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.reshape %arg2 : (tensor<3xf32>) -> tensor<1x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.add %5, %7 : tensor<5x3xf32>
    %9 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %10:2 = call @take_along_axis(%8, %9) : (tensor<5x3xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:2 = call @_take(%10#0, %c) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%8 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.reshape %12 : (tensor<5xf32>) -> tensor<5x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %15 = stablehlo.compare EQ, %8, %14, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %16 = stablehlo.convert %15 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<5xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<5xi1>, tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<5xi1>, tensor<5xf32>
    %29 = stablehlo.divide %23, %28 : tensor<5xf32>
    %30 = stablehlo.is_finite %19 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %32 = stablehlo.select %30, %19, %31 : tensor<5xi1>, tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %36 = stablehlo.subtract %8, %35 : tensor<5x3xf32>
    %37 = stablehlo.exponential %36 : tensor<5x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %39 = stablehlo.sign %38 : tensor<5xf32>
    %40 = stablehlo.abs %38 : tensor<5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.compare GE, %38, %41, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %43 = stablehlo.log %40 : tensor<5xf32>
    %44 = stablehlo.add %43, %32 : tensor<5xf32>
    %45 = stablehlo.subtract %44, %11#0 : tensor<5xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %47 = stablehlo.divide %46, %cst_12 : tensor<f32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_14 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %48 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.negate %49 : tensor<5xf32>
    %51 = stablehlo.divide %49, %40 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %53 = stablehlo.select %42, %52, %51 : tensor<5xi1>, tensor<5xf32>
    %54 = stablehlo.select %42, %51, %52 : tensor<5xi1>, tensor<5xf32>
    %55 = stablehlo.negate %53 : tensor<5xf32>
    %56 = stablehlo.add %54, %55 : tensor<5xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %58 = stablehlo.multiply %57, %37 : tensor<5x3xf32>
    %59 = call @_take_2(%11#1, %50) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %60 = call @take_along_axis_3(%10#1, %59) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    %61 = stablehlo.add %58, %60 : tensor<5x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.reduce(%61 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %63 = stablehlo.reshape %62 : (tensor<3xf32>) -> tensor<1x3xf32>
    %64 = stablehlo.reshape %63 : (tensor<1x3xf32>) -> tensor<3xf32>
    %65 = stablehlo.dot_general %61, %4#0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
    %66 = stablehlo.transpose %65, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %67 = stablehlo.dot_general %61, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<8x3xf32>) -> tensor<5x8xf32>
    %68 = call @elu_4(%4#1, %4#2, %4#3, %4#4, %67) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xi1>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %70 = stablehlo.reshape %69 : (tensor<8xf32>) -> tensor<1x8xf32>
    %71 = stablehlo.reshape %70 : (tensor<1x8xf32>) -> tensor<8xf32>
    %72 = stablehlo.dot_general %68, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %74 = stablehlo.multiply %71, %71 : tensor<8xf32>
    %cst_18 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %76 = stablehlo.multiply %75, %74 : tensor<8xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.multiply %77, %arg4 : tensor<8xf32>
    %79 = stablehlo.add %76, %78 : tensor<8xf32>
    %80 = stablehlo.multiply %73, %73 : tensor<4x8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<4x8xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %84 = stablehlo.multiply %83, %arg5 : tensor<4x8xf32>
    %85 = stablehlo.add %82, %84 : tensor<4x8xf32>
    %86 = stablehlo.multiply %64, %64 : tensor<3xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<3xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %90 = stablehlo.multiply %89, %arg6 : tensor<3xf32>
    %91 = stablehlo.add %88, %90 : tensor<3xf32>
    %92 = stablehlo.multiply %66, %66 : tensor<8x3xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<8x3xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %96 = stablehlo.multiply %95, %arg7 : tensor<8x3xf32>
    %97 = stablehlo.add %94, %96 : tensor<8x3xf32>
    %cst_26 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %99 = stablehlo.add %79, %98 : tensor<8xf32>
    %100 = stablehlo.rsqrt %99 : tensor<8xf32>
    %cst_27 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %102 = stablehlo.add %85, %101 : tensor<4x8xf32>
    %103 = stablehlo.rsqrt %102 : tensor<4x8xf32>
    %cst_28 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %105 = stablehlo.add %91, %104 : tensor<3xf32>
    %106 = stablehlo.rsqrt %105 : tensor<3xf32>
    %cst_29 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %108 = stablehlo.add %97, %107 : tensor<8x3xf32>
    %109 = stablehlo.rsqrt %108 : tensor<8x3xf32>
    %110 = stablehlo.multiply %100, %71 : tensor<8xf32>
    %111 = stablehlo.multiply %103, %73 : tensor<4x8xf32>
    %112 = stablehlo.multiply %106, %64 : tensor<3xf32>
    %113 = stablehlo.multiply %109, %66 : tensor<8x3xf32>
    %cst_30 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %115 = stablehlo.multiply %114, %110 : tensor<8xf32>
    %cst_31 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %117 = stablehlo.multiply %116, %111 : tensor<4x8xf32>
    %cst_32 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %119 = stablehlo.multiply %118, %112 : tensor<3xf32>
    %cst_33 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %121 = stablehlo.multiply %120, %113 : tensor<8x3xf32>
    %122 = stablehlo.add %arg0, %115 : tensor<8xf32>
    %123 = stablehlo.add %arg1, %117 : tensor<4x8xf32>
    %124 = stablehlo.add %arg2, %119 : tensor<3xf32>
    %125 = stablehlo.add %arg3, %121 : tensor<8x3xf32>
    return %122, %123, %124, %125, %79, %85, %91, %97, %47 : tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>
  }
  func.func private @elu(%arg0: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.compare GT, %arg0, %0, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %3 = stablehlo.compare GT, %arg0, %2, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4:2 = call @_where(%3, %cst_1, %arg0) : (tensor<5x8xi1>, tensor<f32>, tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>)
    %5 = stablehlo.exponential_minus_one %4#0 : tensor<5x8xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %7 = stablehlo.add %5, %6 : tensor<5x8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %9 = stablehlo.multiply %8, %5 : tensor<5x8xf32>
    %10 = call @_where_0(%1, %arg0, %9) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    return %10, %3, %4#1, %7, %1 : tensor<5x8xf32>, tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xi1>
  }
  func.func private @_where(%arg0: tensor<5x8xi1>, %arg1: tensor<f32>, %arg2: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    return %2, %3 : tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @_where_0(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5x8xi1>, tensor<5x8xf32>
    return %0 : tensor<5x8xf32>
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
    %2 = call @_where_1(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_2(%arg0: tensor<1xi32>, %arg1: tensor<5xf32>) -> tensor<5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x1xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    return %1 : tensor<5x1xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<5x1x1xi32>, %arg1: tensor<5x1xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func private @elu_4(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>, %arg3: tensor<5x8xi1>, %arg4: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %0:2 = call @_where_5(%arg3, %arg4) : (tensor<5x8xi1>, tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<5x8xf32>
    %3 = stablehlo.multiply %2, %arg2 : tensor<5x8xf32>
    %4 = call @_where_6(%arg0, %arg1, %3) : (tensor<5x8xi1>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %5 = stablehlo.add %0#0, %4 : tensor<5x8xf32>
    return %5 : tensor<5x8xf32>
  }
  func.func private @_where_5(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<5x8xi1>, tensor<5x8xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<5x8xi1>, tensor<5x8xf32>
    return %2, %1 : tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @_where_6(%arg0: tensor<5x8xi1>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<5x8xi1>, tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x96FB083F0940F8BE98F0CDBE94871EBFC1ECEEBEB2AEA23EE864C73E6DCC0BBF9402583F5C556EBF59342DBF6A6B943D58341CBFACD5043EEC87603F64BC8B3E1161A43EE8E582BEB5B6FA3EFD47483E820AAFBE31BAEEBE99B1D03E7FA2103F05C9F83E0C4088BEC283F33E964B563F01938ABF1CB6743EB692673F00C11EBF"> : tensor<4x8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x8xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3xf32>
    %c3 = stablehlo.constant dense<"0xA51CF63E2429003F118120BE8B2396BE3C53153EFF75ED3BC48C603E599892BE69B3B43DDA550BBFE108B1BE2B42203F8B7FB9BEDEF628BED55E9E3E2A3FE53E605029BD63DAAEBE84F0013F43684C3DBE8866BE49A134BEC3AA5DBE27BED83D"> : tensor<8x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<8x3xf32>
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<8xf32>
    %c5 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4x8xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<3xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x3xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x3xf32>
    %c8 = stablehlo.constant dense<"0x2F916CC0CBB71ABF7105C63FA0918BBF18D8E9BE32BDCABEADC7E23EFE66E03DBFC38DBF2C871F3FE1F87ABF8BA21FBF0FBEA33D687A28C00369183EE3DF6FBF08B2463F6EE3643E716E8A3FC6B80E3F"> : tensor<5x4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<5x4xf32>
    %c9 = stablehlo.constant dense<"0x0200000001000000020000000100000001000000"> : tensor<5xi32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<5xi32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) : (tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9) : (tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9) : (tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<5x4xf32>, tensor<5xi32>) -> (tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xD9B79F3DD7539B3DF49B88BDFCC28FBDA2017FBDFA609FBDA59F85BDCAD893BD"> : tensor<8xf32>, tolerance = 7.798738033e-06
    check.expect_almost_eq_const %s2#1, dense<"0x70731D3FC262D0BE6DF9EFBE8D1C33BF03150ABF9257823E4AE1A63E22961FBF6DC1453F023381BFF0941CBF0B8B113E30A40BBF494B893D33B44E3FAC2EB03EDC7ACB3E82F136BE304CD83EBF09F63D111CD2BE15A20ABF7865B13E6B24FA3ECB5B103FD042B0BE7806FE3EFE914F3FAD2083BF4F3D333E8CBB573F69CD11BF"> : tensor<4x8xf32>, tolerance = 1.024434686e-04
    check.expect_almost_eq_const %s2#2, dense<[0xBD9442AA, 0x3D90EF5F, 0xBD8DC349]> : tensor<3xf32>, tolerance = 7.239277661e-06
    check.expect_almost_eq_const %s2#3, dense<"0xBD70D13E9E21173FBA3EBFBDC1A17BBE02B75E3E47A780BD0B9E193E1DBB5FBED986A93CB7531ABFC10EDEBE0107333F78B399BE46FECFBDD0027C3E9853073F7A2EEABDBBFC8ABE7AEBE13EDF44EE3D68AB22BE41BD58BE22D69BBEC346433E"> : tensor<8x3xf32>, tolerance = 6.993256211e-05
    check.expect_almost_eq_const %s2#4, dense<"0xD76D9D3A5796083BD7A7E03B48EFDC3A5071923A9232783A598B003AB3B2BF3A"> : tensor<8xf32>, tolerance = 6.855945569e-07
    check.expect_almost_eq_const %s2#5, dense<"0x92A53938A5568737B513B239D86E93391062DD386E302338FFBE80392E07D63865E0393AC9311D3B36E5B03B83C44D3C55251E3CD50ED13A69E96439D992B13BBD41AC3ABED2333A1F1E403B331C863B0BC05A3ABBCB2339C4FC9839E7578E3AA0092439D499BC37B8677636DB23D638CADD813975B046394057CA388AF14C38"> : tensor<4x8xf32>, tolerance = 1.255905908e-06
    check.expect_almost_eq_const %s2#6, dense<[0x3C223009, 0x3D2BECB5, 0x3C3694E4]> : tensor<3xf32>, tolerance = 4.197378829e-06
    check.expect_almost_eq_const %s2#7, dense<"0xF0A7A03B9344E1395103403BEEA77C39DA2E1A3D15682F3D8BD8793A81EE093DD5EABE3C4B8B5D398BED1D3993B01C3ABE160D3A9BE8463C87B8913C268BC2395669AD3BD907403BA593B13BE887073A62A9293B6FE21837A289093AFAFA103A"> : tensor<8x3xf32>, tolerance = 4.282386974e-06
    check.expect_almost_eq_const %s2#8, dense<0x3F430090> : tensor<f32>, tolerance = 7.617273331e-05
    return
  }
}

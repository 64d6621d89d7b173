// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_novograd
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_novograd {
  func.func public @program(%arg0: tensor<5x7xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7xf32>, %arg3: tensor<i32>, %arg4: tensor<5x7xf32>, %arg5: tensor<7x3xf32>, %arg6: tensor<7xf32>, %arg7: tensor<f32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<6x5xf32>, %arg11: tensor<6xi32>) -> (tensor<5x7xf32> {jax.result_info = "result[0][0]['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][0]['b']"}, tensor<7xf32> {jax.result_info = "result[0][0]['c']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<5x7xf32> {jax.result_info = "result[0][1][0].mu['a']"}, tensor<7x3xf32> {jax.result_info = "result[0][1][0].mu['b']"}, tensor<7xf32> {jax.result_info = "result[0][1][0].mu['c']"}, tensor<f32> {jax.result_info = "result[0][1][0].nu['a']"}, tensor<f32> {jax.result_info = "result[0][1][0].nu['b']"}, tensor<f32> {jax.result_info = "result[0][1][0].nu['c']"}, tensor<f32> {jax.result_info = "result[1]"}) {
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
    %c_19 = stablehlo.constant dense<2147483647> : tensor<i32>
    %72 = stablehlo.compare LT, %arg3, %c_19, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_20 = stablehlo.constant dense<1> : tensor<i32>
    %73 = stablehlo.add %arg3, %c_20 : tensor<i32>
    %c_21 = stablehlo.constant dense<2147483647> : tensor<i32>
    %74 = call @_where_2(%72, %73, %c_21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_22 = stablehlo.constant dense<1> : tensor<i32>
    %75 = stablehlo.compare EQ, %74, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %76 = stablehlo.convert %75 : (tensor<i1>) -> tensor<i32>
    %77:3 = "stablehlo.case"(%76) ({
      %90 = func.call @norm(%71) : (tensor<5x7xf32>) -> tensor<f32>
      %91 = stablehlo.multiply %90, %90 : tensor<f32>
      %92 = func.call @norm_3(%62) : (tensor<7x3xf32>) -> tensor<f32>
      %93 = stablehlo.multiply %92, %92 : tensor<f32>
      %94 = func.call @norm_4(%69) : (tensor<7xf32>) -> tensor<f32>
      %95 = stablehlo.multiply %94, %94 : tensor<f32>
      %cst_27 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
      %96 = stablehlo.multiply %cst_27, %91 : tensor<f32>
      %cst_28 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %97 = stablehlo.multiply %cst_28, %arg7 : tensor<f32>
      %98 = stablehlo.add %96, %97 : tensor<f32>
      %cst_29 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
      %99 = stablehlo.multiply %cst_29, %93 : tensor<f32>
      %cst_30 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %100 = stablehlo.multiply %cst_30, %arg8 : tensor<f32>
      %101 = stablehlo.add %99, %100 : tensor<f32>
      %cst_31 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
      %102 = stablehlo.multiply %cst_31, %95 : tensor<f32>
      %cst_32 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
      %103 = stablehlo.multiply %cst_32, %arg9 : tensor<f32>
      %104 = stablehlo.add %102, %103 : tensor<f32>
      stablehlo.return %98, %101, %104 : tensor<f32>, tensor<f32>, tensor<f32>
    }, {
      %90 = func.call @norm(%71) : (tensor<5x7xf32>) -> tensor<f32>
      %91 = stablehlo.multiply %90, %90 : tensor<f32>
      %92 = func.call @norm_3(%62) : (tensor<7x3xf32>) -> tensor<f32>
      %93 = stablehlo.multiply %92, %92 : tensor<f32>
      %94 = func.call @norm_4(%69) : (tensor<7xf32>) -> tensor<f32>
      %95 = stablehlo.multiply %94, %94 : tensor<f32>
      stablehlo.return %91, %93, %95 : tensor<f32>, tensor<f32>, tensor<f32>
    }) : (tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
    %c_23 = stablehlo.constant dense<1> : tensor<i32>
    %78 = stablehlo.compare EQ, %74, %c_23, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %79 = stablehlo.convert %78 : (tensor<i1>) -> tensor<i32>
    %80:3 = "stablehlo.case"(%79) ({
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.add %77#0, %cst_27 : tensor<f32>
      %91 = stablehlo.sqrt %90 : tensor<f32>
      %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %92 = stablehlo.add %91, %cst_28 : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %94 = stablehlo.divide %71, %93 : tensor<5x7xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %96 = stablehlo.multiply %95, %arg0 : tensor<5x7xf32>
      %97 = stablehlo.add %94, %96 : tensor<5x7xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %98 = stablehlo.add %77#1, %cst_30 : tensor<f32>
      %99 = stablehlo.sqrt %98 : tensor<f32>
      %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %100 = stablehlo.add %99, %cst_31 : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %102 = stablehlo.divide %62, %101 : tensor<7x3xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %104 = stablehlo.multiply %103, %arg1 : tensor<7x3xf32>
      %105 = stablehlo.add %102, %104 : tensor<7x3xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %106 = stablehlo.add %77#2, %cst_33 : tensor<f32>
      %107 = stablehlo.sqrt %106 : tensor<f32>
      %cst_34 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %108 = stablehlo.add %107, %cst_34 : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %110 = stablehlo.divide %69, %109 : tensor<7xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %112 = stablehlo.multiply %111, %arg2 : tensor<7xf32>
      %113 = stablehlo.add %110, %112 : tensor<7xf32>
      %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %114 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %115 = stablehlo.multiply %114, %arg4 : tensor<5x7xf32>
      %116 = stablehlo.add %115, %97 : tensor<5x7xf32>
      %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %117 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %118 = stablehlo.multiply %117, %arg5 : tensor<7x3xf32>
      %119 = stablehlo.add %118, %105 : tensor<7x3xf32>
      %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
      %120 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %121 = stablehlo.multiply %120, %arg6 : tensor<7xf32>
      %122 = stablehlo.add %121, %113 : tensor<7xf32>
      stablehlo.return %116, %119, %122 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>
    }, {
      %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %90 = stablehlo.add %77#0, %cst_27 : tensor<f32>
      %91 = stablehlo.sqrt %90 : tensor<f32>
      %cst_28 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %92 = stablehlo.add %91, %cst_28 : tensor<f32>
      %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %94 = stablehlo.divide %71, %93 : tensor<5x7xf32>
      %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %95 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
      %96 = stablehlo.multiply %95, %arg0 : tensor<5x7xf32>
      %97 = stablehlo.add %94, %96 : tensor<5x7xf32>
      %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %98 = stablehlo.add %77#1, %cst_30 : tensor<f32>
      %99 = stablehlo.sqrt %98 : tensor<f32>
      %cst_31 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %100 = stablehlo.add %99, %cst_31 : tensor<f32>
      %101 = stablehlo.broadcast_in_dim %100, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %102 = stablehlo.divide %62, %101 : tensor<7x3xf32>
      %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %103 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
      %104 = stablehlo.multiply %103, %arg1 : tensor<7x3xf32>
      %105 = stablehlo.add %102, %104 : tensor<7x3xf32>
      %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %106 = stablehlo.add %77#2, %cst_33 : tensor<f32>
      %107 = stablehlo.sqrt %106 : tensor<f32>
      %cst_34 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
      %108 = stablehlo.add %107, %cst_34 : tensor<f32>
      %109 = stablehlo.broadcast_in_dim %108, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %110 = stablehlo.divide %69, %109 : tensor<7xf32>
      %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %111 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<7xf32>
      %112 = stablehlo.multiply %111, %arg2 : tensor<7xf32>
      %113 = stablehlo.add %110, %112 : tensor<7xf32>
      stablehlo.return %97, %105, %113 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>
    }) : (tensor<i32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>)
    %cst_24 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x7xf32>
    %82 = stablehlo.multiply %81, %80#0 : tensor<5x7xf32>
    %cst_25 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %84 = stablehlo.multiply %83, %80#1 : tensor<7x3xf32>
    %cst_26 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %86 = stablehlo.multiply %85, %80#2 : tensor<7xf32>
    %87 = stablehlo.add %arg0, %82 : tensor<5x7xf32>
    %88 = stablehlo.add %arg1, %84 : tensor<7x3xf32>
    %89 = stablehlo.add %arg2, %86 : tensor<7xf32>
    return %87, %88, %89, %74, %80#0, %80#1, %80#2, %77#0, %77#1, %77#2, %46 : tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
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
  func.func private @norm(%arg0: tensor<5x7xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_3(%arg0: tensor<7x3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_4(%arg0: tensor<7xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
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
    %c4 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x7xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<5x7xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<7x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<7x3xf32>
    %c6 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000"> : tensor<7xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<7xf32>
    %c7 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<f32>
    %c8 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<f32>
    %c9 = stablehlo.constant dense<0x00000000> : tensor<f32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<f32>
    %c10 = stablehlo.constant dense<"0xB3B4E0BED20D15BF26E6BD3CA5B5503F453EDD3E466BA03FA27898BF1FB910BF09FC47BFE2E803C02C7CE93DEB30BBBDE07453BDB1F7733FB90245BF961BC6BE5E9F7DBF33ECE0BE61B900BFC733543F8B46A1BE10295A3E2DB5A0BF795097BF067BF2BDDB2E913F874C933F6A2C093FF5CE30C03D58D03F"> : tensor<6x5xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x5xf32>
    %c11 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<6xi32>
    %s0:11 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %s1:11 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    %s2:11 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %a10, %a11) : (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<6x5xf32>, tensor<6xi32>) -> (tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<i32>, tensor<5x7xf32>, tensor<7x3xf32>, tensor<7xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x1C0F8B3CBDFC4B3FDE73DD3DECC840BF6AD8863E79DD3BBFB76C373F6401A0BEF59300BFE7E9A4BE0B0787BED642D13E3DC8933EAD29D53A67B8F93E3DFB233ECCF59CBDD721213FBB0478BF13770DBF11154CBD775901BFE16E43BF41D613BEFF7338BF5F28603E7E77133EC8F1083F5F597FBE8D6C03BD5DCA483EA6C2E73E1B94C13E7B2D63BE3A00FABE"> : tensor<5x7xf32>, tolerance = 9.688221812e-05
    check.expect_almost_eq_const %s2#1, dense<"0xE345E03B730E03BEB014C7BE933BADBDC8E448BD842CB43E7663EB3BEF577F3EB4146FBFEC5E47BF25039A3E7B14B73EEDD13CBD0A5561BEA285C13EA7F2453E7499453EB8773CBEB48E753EFD692A3EFD2EB43E"> : tensor<7x3xf32>, tolerance = 9.339096546e-05
    check.expect_almost_eq_const %s2#2, dense<"0x75F58DBD8233973D21AF7B3DE7D4C2BDD762213D8FC2F5BD7A1BB73D"> : tensor<7xf32>, tolerance = 1.199999973e-05
    check.expect_eq_const %s2#3, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#4, dense<"0xA98BBB3D7309133865F4343D123155BD79BCF1BDCF55713B78ED5BBCFB9D713E355F1ABE2CA5863FF478EFBD35370BBF2F0B5B3EA79CA3BD7C4BCABDFFF91F3E5B025EBE6BDA603E665490BDAF5089BDE4F7533DB32098BEB5826B3EC5EADDBF2C17B0BD8861603FFDAB76BE5CCD3F3E08DA49BD299A823D7009833F0C87D03E32F41BBF42CA2F3D92B533BD"> : tensor<5x7xf32>, tolerance = 1.733727098e-04
    check.expect_almost_eq_const %s2#5, dense<"0xF035973DFC0B1C3EF4A667BEF8FA7DBC64B0FB3E8CC0F3BE1F9A07BE6BA0963EB7A625BE75A067BF2837B33FBA9BFDBEF7E485BD0A04F53ECC8AD3BEB2A29EBD22C89B3DCDA3B63AB73B463F3E54BABFC76C2E3F"> : tensor<7x3xf32>, tolerance = 1.455695868e-04
    check.expect_almost_eq_const %s2#6, dense<"0xB3CACB3EA662593DD03B2BBFCC5414C0AD61663F3C5E37BFFB0A4B3E"> : tensor<7xf32>, tolerance = 2.317675591e-04
    check.expect_almost_eq_const %s2#7, dense<0x3ED9E42A> : tensor<f32>, tolerance = 4.255688787e-05
    check.expect_almost_eq_const %s2#8, dense<0x3F008CC2> : tensor<f32>, tolerance = 5.021477938e-05
    check.expect_almost_eq_const %s2#9, dense<0x3C6143BC> : tensor<f32>, tolerance = 1.374905929e-06
    check.expect_almost_eq_const %s2#10, dense<0x3FA5BE2E> : tensor<f32>, tolerance = 1.294866323e-04
    return
  }
}

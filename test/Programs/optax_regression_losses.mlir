// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_optax_regression_losses
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_optax_regression_losses {
  func.func public @program(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<7x5xf32>, %arg3: tensor<7x3xf32>) -> (tensor<5x3xf32> {jax.result_info = "result[0][0]"}, tensor<5x3xf32> {jax.result_info = "result[0][1][0].trace"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x5xf32>, tensor<5x3xf32>) -> tensor<7x3xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<7x3xf32>
    %2 = stablehlo.abs %1 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %4 = stablehlo.compare GE, %1, %3, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %6 = stablehlo.minimum %2, %5 : tensor<7x3xf32>
    %7 = stablehlo.compare EQ, %2, %6, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %10 = stablehlo.select %7, %8, %9 : tensor<7x3xi1>, tensor<7x3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %12 = stablehlo.compare EQ, %11, %6, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<7x3xi1>, tensor<7x3xf32>
    %16 = stablehlo.divide %10, %15 : tensor<7x3xf32>
    %17 = stablehlo.subtract %2, %6 : tensor<7x3xf32>
    %18 = stablehlo.multiply %6, %6 : tensor<7x3xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %20 = stablehlo.multiply %19, %6 : tensor<7x3xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %22 = stablehlo.multiply %21, %18 : tensor<7x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %24 = stablehlo.multiply %23, %17 : tensor<7x3xf32>
    %25 = stablehlo.add %22, %24 : tensor<7x3xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_10 : tensor<f32>
    %28 = stablehlo.subtract %0, %arg3 : tensor<7x3xf32>
    %29 = stablehlo.negate %28 : tensor<7x3xf32>
    %30 = stablehlo.maximum %28, %29 : tensor<7x3xf32>
    %31 = stablehlo.subtract %28, %29 : tensor<7x3xf32>
    %32 = stablehlo.compare NE, %31, %31, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %33 = stablehlo.add %28, %29 : tensor<7x3xf32>
    %34 = stablehlo.abs %31 : tensor<7x3xf32>
    %35 = stablehlo.negate %34 : tensor<7x3xf32>
    %36 = stablehlo.exponential %35 : tensor<7x3xf32>
    %37 = stablehlo.log_plus_one %36 : tensor<7x3xf32>
    %38 = stablehlo.add %30, %37 : tensor<7x3xf32>
    %39 = stablehlo.select %32, %33, %38 : tensor<7x3xi1>, tensor<7x3xf32>
    %cst_11 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %41 = stablehlo.compare EQ, %28, %40, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %43 = stablehlo.select %41, %42, %28 : tensor<7x3xi1>, tensor<7x3xf32>
    %cst_13 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %45 = stablehlo.compare EQ, %39, %44, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %47 = stablehlo.select %45, %46, %39 : tensor<7x3xi1>, tensor<7x3xf32>
    %48 = stablehlo.subtract %43, %47 : tensor<7x3xf32>
    %49 = stablehlo.exponential %48 : tensor<7x3xf32>
    %cst_15 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %51 = stablehlo.compare EQ, %29, %50, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %53 = stablehlo.select %51, %52, %29 : tensor<7x3xi1>, tensor<7x3xf32>
    %cst_17 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %55 = stablehlo.compare EQ, %39, %54, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %57 = stablehlo.select %55, %56, %39 : tensor<7x3xi1>, tensor<7x3xf32>
    %58 = stablehlo.subtract %53, %57 : tensor<7x3xf32>
    %59 = stablehlo.exponential %58 : tensor<7x3xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %60 = stablehlo.log %cst_19 : tensor<f32>
    %61 = stablehlo.convert %60 : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %63 = stablehlo.subtract %39, %62 : tensor<7x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_21 : tensor<f32>
    %66 = stablehlo.add %27, %65 : tensor<f32>
    %67 = chlo.square %0 : tensor<7x3xf32> -> tensor<7x3xf32>
    %cst_22 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %69 = stablehlo.multiply %68, %0 : tensor<7x3xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.reduce(%67 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %72 = chlo.square %arg3 : tensor<7x3xf32> -> tensor<7x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75:2 = call @clip(%71, %cst_25) : (tensor<7x1xf32>, tensor<f32>) -> (tensor<7x1xf32>, tensor<7x1xf32>)
    %76 = stablehlo.sqrt %75#0 : tensor<7x1xf32>
    %cst_26 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %78 = stablehlo.divide %77, %76 : tensor<7x1xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = call @clip_0(%74, %cst_27) : (tensor<7x1xf32>, tensor<f32>) -> tensor<7x1xf32>
    %80 = stablehlo.sqrt %79 : tensor<7x1xf32>
    %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %82 = stablehlo.divide %0, %81 : tensor<7x3xf32>
    %83 = stablehlo.multiply %76, %76 : tensor<7x1xf32>
    %cst_28 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %85 = stablehlo.divide %84, %83 : tensor<7x1xf32>
    %86 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %87 = stablehlo.divide %arg3, %86 : tensor<7x3xf32>
    %88 = stablehlo.multiply %82, %87 : tensor<7x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_30 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %91 = stablehlo.subtract %90, %89 : tensor<7xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %92 = stablehlo.reduce(%91 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %93 = stablehlo.divide %92, %cst_32 : tensor<f32>
    %94 = stablehlo.add %66, %93 : tensor<f32>
    %95 = stablehlo.subtract %0, %arg3 : tensor<7x3xf32>
    %96 = stablehlo.multiply %95, %95 : tensor<7x3xf32>
    %cst_33 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %97 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %98 = stablehlo.multiply %97, %95 : tensor<7x3xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%96 init: %cst_34) applies stablehlo.add across dimensions = [0, 1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_35 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %100 = stablehlo.divide %99, %cst_35 : tensor<f32>
    %101 = stablehlo.add %94, %100 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_37 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %102 = stablehlo.divide %cst_36, %cst_37 : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %104 = stablehlo.multiply %103, %98 : tensor<7x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_39 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %105 = stablehlo.divide %cst_38, %cst_39 : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %107 = stablehlo.negate %106 : tensor<7xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %109 = stablehlo.multiply %108, %87 : tensor<7x3xf32>
    %110 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %111 = stablehlo.multiply %109, %110 : tensor<7x3xf32>
    %112 = stablehlo.multiply %111, %0 : tensor<7x3xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.reduce(%112 init: %cst_40) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %114 = stablehlo.reshape %113 : (tensor<7xf32>) -> tensor<7x1xf32>
    %115 = stablehlo.negate %114 : tensor<7x1xf32>
    %116 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %117 = stablehlo.divide %109, %116 : tensor<7x3xf32>
    %118 = stablehlo.add %104, %117 : tensor<7x3xf32>
    %119 = stablehlo.multiply %115, %78 : tensor<7x1xf32>
    %120 = call @clip_1(%75#1, %119) : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %121 = stablehlo.reduce(%120 init: %cst_41) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %123 = stablehlo.multiply %122, %69 : tensor<7x3xf32>
    %124 = stablehlo.add %118, %123 : tensor<7x3xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_43 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %125 = stablehlo.divide %cst_42, %cst_43 : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %125, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %127 = stablehlo.multiply %126, %59 : tensor<7x3xf32>
    %128 = stablehlo.multiply %126, %49 : tensor<7x3xf32>
    %129 = stablehlo.add %124, %128 : tensor<7x3xf32>
    %130 = stablehlo.negate %127 : tensor<7x3xf32>
    %131 = stablehlo.add %129, %130 : tensor<7x3xf32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_45 = stablehlo.constant dense<2.100000e+01> : tensor<f32>
    %132 = stablehlo.divide %cst_44, %cst_45 : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<7x3xf32>
    %cst_47 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %137 = stablehlo.multiply %136, %133 : tensor<7x3xf32>
    %138 = stablehlo.multiply %137, %20 : tensor<7x3xf32>
    %139 = stablehlo.negate %135 : tensor<7x3xf32>
    %140 = stablehlo.add %138, %139 : tensor<7x3xf32>
    %141 = stablehlo.multiply %140, %16 : tensor<7x3xf32>
    %142 = stablehlo.add %135, %141 : tensor<7x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %144 = stablehlo.select %4, %143, %142 : tensor<7x3xi1>, tensor<7x3xf32>
    %145 = stablehlo.select %4, %142, %143 : tensor<7x3xi1>, tensor<7x3xf32>
    %146 = stablehlo.add %131, %145 : tensor<7x3xf32>
    %147 = stablehlo.negate %144 : tensor<7x3xf32>
    %148 = stablehlo.add %146, %147 : tensor<7x3xf32>
    %149 = stablehlo.dot_general %148, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x3xf32>, tensor<7x5xf32>) -> tensor<3x5xf32>
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %cst_49 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %152 = stablehlo.multiply %151, %arg1 : tensor<5x3xf32>
    %153 = stablehlo.add %150, %152 : tensor<5x3xf32>
    %cst_50 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %155 = stablehlo.multiply %154, %153 : tensor<5x3xf32>
    %156 = stablehlo.add %arg0, %155 : tensor<5x3xf32>
    return %156, %153, %101 : tensor<5x3xf32>, tensor<5x3xf32>, tensor<f32>
  }
  func.func private @clip(%arg0: tensor<7x1xf32>, %arg1: tensor<f32>) -> (tensor<7x1xf32>, tensor<7x1xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xf32>
    %3 = stablehlo.compare EQ, %arg0, %2, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<7x1xi1>, tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (tensor<7x1xf32>, tensor<7x1xf32>) -> tensor<7x1xi1>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<7x1xi1>, tensor<7x1xf32>
    %12 = stablehlo.divide %6, %11 : tensor<7x1xf32>
    return %2, %12 : tensor<7x1xf32>, tensor<7x1xf32>
  }
  func.func private @clip_0(%arg0: tensor<7x1xf32>, %arg1: tensor<f32>) -> tensor<7x1xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x1xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<7x1xf32>
    return %2 : tensor<7x1xf32>
  }
  func.func private @clip_1(%arg0: tensor<7x1xf32>, %arg1: tensor<7x1xf32>) -> tensor<7x1xf32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<7x1xf32>
    return %0 : tensor<7x1xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x4BDEE23FAB13A1BF855A7EBB6385C93E7E370EBF5E8E2EBF4F2C95BFC527403F62945FBFF998333FD89E63BDC338A23F049CA1BE546487BF7B18643F"> : tensor<5x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x3xf32>
    %c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<5x3xf32>
    %c2 = stablehlo.constant dense<"0x4484F9BF34A822BF616DA4BF7DE781BF597E84BF0B2F9D3E66EEA3BFDE6E7CBE48769A3EEB91AB3FAF4031BFC53028BF3FD580BFC148DFBF374F81BE85E70E40D1A6523FE3BF233F69439E3F473008BF1A8FB03F4236203F151D164066FA33BFAA6C963E065CAD3F40771CBFB6D5573FB9E25BBF0E435B3FD07551BFA24914BF77D031BF38F1F3BFE50AE1BE"> : tensor<7x5xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<7x5xf32>
    %c3 = stablehlo.constant dense<"0x3146893C428B7FBE338249BFFFDD2DBEB00E9FBD5C1A2F3F6DC10F3CF8EA023FF0FCEFBF0229CCBF99DE283F33CD313FDB1DC2BD5655D7BE462F3D3F604CC43EAF30C73EAB68BCBE3EF5023F6B8A8B3EE2703B3F"> : tensor<7x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<7x3xf32>
    %s0:3 = call @program(%a0, %a1, %a2, %a3) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<7x5xf32>, tensor<7x3xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<f32>)
    %s1:3 = call @program(%s0#0, %s0#1, %a2, %a3) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<7x5xf32>, tensor<7x3xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<f32>)
    %s2:3 = call @program(%s1#0, %s1#1, %a2, %a3) : (tensor<5x3xf32>, tensor<5x3xf32>, tensor<7x5xf32>, tensor<7x3xf32>) -> (tensor<5x3xf32>, tensor<5x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x0942383F2FFD6CBE43049F3E400D8BBD9B0505BF7218A4BEB3EDC2BF3B0E953F6E2591BEE38EDFBE273EC23E6456713F7566B2BE809E26BF85DE273F"> : tensor<5x3xf32>, tolerance = 1.522879004e-04
    check.expect_almost_eq_const %s2#1, dense<"0x07ED8140C06D85C04EF585BF0B83E93FAFF0D23D647AD1BF03246C3FACFAA6BF6D551EC058EC9640B723C8BFDF58D03FC9E306BED0D8DABF1D33A13F"> : tensor<5x3xf32>, tolerance = 4.716350555e-04
    check.expect_almost_eq_const %s2#2, dense<0x408507D2> : tensor<f32>, tolerance = 4.157204628e-04
    return
  }
}

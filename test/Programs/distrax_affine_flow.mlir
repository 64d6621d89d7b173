// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_distrax_affine_flow
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_distrax_affine_flow {
  func.func public @program(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<i32>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<6x4xf32>) -> (tensor<4xf32> {jax.result_info = "result[0][0]['scale']"}, tensor<4xf32> {jax.result_info = "result[0][0]['shift']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['scale']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].mu['shift']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['scale']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].nu['shift']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.exponential %arg0 : tensor<4xf32>
    %1 = stablehlo.negate %arg0 : tensor<4xf32>
    %2 = stablehlo.exponential %1 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.divide %6, %4 : tensor<4xf32>
    %8 = stablehlo.abs %4 : tensor<4xf32>
    %9 = stablehlo.log %8 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.tanh %arg7 : tensor<6x4xf32>
    %12 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<6x4xf32>
    %15 = stablehlo.multiply %12, %14 : tensor<6x4xf32>
    %16 = stablehlo.negate %arg0 : tensor<4xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %19 = chlo.atanh %15 : tensor<6x4xf32> -> tensor<6x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %21 = stablehlo.add %20, %15 : tensor<6x4xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %23 = stablehlo.divide %22, %21 : tensor<6x4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %25 = stablehlo.subtract %24, %15 : tensor<6x4xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.log %cst_8 : tensor<f32>
    %27 = stablehlo.convert %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %29 = stablehlo.subtract %28, %19 : tensor<6x4xf32>
    %cst_9 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %31 = stablehlo.multiply %30, %19 : tensor<6x4xf32>
    %32:3 = call @softplus(%31) : (tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>)
    %33 = stablehlo.subtract %29, %32#0 : tensor<6x4xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<6x4xf32>
    %36 = stablehlo.negate %35 : tensor<6x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.reduce(%36 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.add %18, %37 : tensor<6xf32>
    %39 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %41 = stablehlo.subtract %19, %40 : tensor<6x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.reduce(%42 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %44 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %46 = stablehlo.convert %45 : tensor<6x4xf32>
    %47 = stablehlo.subtract %41, %46 : tensor<6x4xf32>
    %48 = stablehlo.multiply %44, %47 : tensor<6x4xf32>
    %49 = stablehlo.negate %9 : tensor<4xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%50 init: %cst_15) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %52 = stablehlo.add %43, %51 : tensor<6xf32>
    %53 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<6x4xf32>
    %55 = stablehlo.subtract %48, %54 : tensor<6x4xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %57 = stablehlo.divide %55, %56 : tensor<6x4xf32>
    %58 = chlo.square %57 : tensor<6x4xf32> -> tensor<6x4xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %60 = stablehlo.multiply %59, %57 : tensor<6x4xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %62 = stablehlo.multiply %61, %58 : tensor<6x4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %63 = stablehlo.log %cst_19 : tensor<f32>
    %cst_20 = stablehlo.constant dense<0.918938517> : tensor<f32>
    %64 = stablehlo.add %cst_20, %63 : tensor<f32>
    %65 = stablehlo.convert %64 : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %65, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %67 = stablehlo.subtract %62, %66 : tensor<6x4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.reduce(%67 init: %cst_21) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %69 = stablehlo.add %68, %52 : tensor<6xf32>
    %70 = stablehlo.add %69, %38 : tensor<6xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %72 = stablehlo.divide %71, %cst_23 : tensor<f32>
    %73 = stablehlo.negate %72 : tensor<f32>
    %cst_24 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.negate %cst_24 : tensor<f32>
    %cst_25 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %75 = stablehlo.divide %74, %cst_25 : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<6x4xf32>
    %80 = stablehlo.multiply %79, %60 : tensor<6x4xf32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %82 = stablehlo.divide %80, %81 : tensor<6x4xf32>
    %83 = stablehlo.multiply %44, %82 : tensor<6x4xf32>
    %84 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %85 = stablehlo.negate %84 : tensor<6x4xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<6x4xf32>
    %88 = stablehlo.negate %87 : tensor<6x4xf32>
    %89 = call @softplus_0(%32#1, %32#2, %88) : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %cst_29 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %91 = stablehlo.multiply %90, %89 : tensor<6x4xf32>
    %92 = stablehlo.add %83, %91 : tensor<6x4xf32>
    %93 = stablehlo.negate %87 : tensor<6x4xf32>
    %94 = stablehlo.add %92, %93 : tensor<6x4xf32>
    %95 = stablehlo.multiply %23, %94 : tensor<6x4xf32>
    %96 = stablehlo.divide %95, %25 : tensor<6x4xf32>
    %97 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.reduce(%97 init: %cst_30) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %99 = stablehlo.negate %98 : tensor<4xf32>
    %100 = stablehlo.multiply %12, %96 : tensor<6x4xf32>
    %101 = stablehlo.multiply %96, %14 : tensor<6x4xf32>
    %102 = stablehlo.negate %100 : tensor<6x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%102 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%101 init: %cst_32) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    %105 = stablehlo.multiply %104, %2 : tensor<4xf32>
    %106 = stablehlo.negate %105 : tensor<4xf32>
    %107 = stablehlo.add %99, %106 : tensor<4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %109 = stablehlo.multiply %108, %107 : tensor<4xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %111 = stablehlo.multiply %110, %arg3 : tensor<4xf32>
    %112 = stablehlo.add %109, %111 : tensor<4xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %114 = stablehlo.multiply %113, %103 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %116 = stablehlo.multiply %115, %arg4 : tensor<4xf32>
    %117 = stablehlo.add %114, %116 : tensor<4xf32>
    %118 = stablehlo.multiply %107, %107 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<4xf32>
    %cst_38 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %122 = stablehlo.multiply %121, %arg5 : tensor<4xf32>
    %123 = stablehlo.add %120, %122 : tensor<4xf32>
    %124 = stablehlo.multiply %103, %103 : tensor<4xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.multiply %125, %124 : tensor<4xf32>
    %cst_40 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %128 = stablehlo.multiply %127, %arg6 : tensor<4xf32>
    %129 = stablehlo.add %126, %128 : tensor<4xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %130 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_41 = stablehlo.constant dense<1> : tensor<i32>
    %131 = stablehlo.add %arg2, %c_41 : tensor<i32>
    %c_42 = stablehlo.constant dense<2147483647> : tensor<i32>
    %132 = call @_where(%130, %131, %c_42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %133 = stablehlo.convert %132 : (tensor<i32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %134 = stablehlo.convert %132 : (tensor<i32>) -> tensor<f32>
    %135 = stablehlo.power %cst_43, %134 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %136 = stablehlo.subtract %cst_44, %135 : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %138 = stablehlo.divide %112, %137 : tensor<4xf32>
    %139 = stablehlo.broadcast_in_dim %136, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %140 = stablehlo.divide %117, %139 : tensor<4xf32>
    %141 = stablehlo.convert %132 : (tensor<i32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %142 = stablehlo.convert %132 : (tensor<i32>) -> tensor<f32>
    %143 = stablehlo.power %cst_45, %142 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %144 = stablehlo.subtract %cst_46, %143 : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %146 = stablehlo.divide %123, %145 : tensor<4xf32>
    %147 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %148 = stablehlo.divide %129, %147 : tensor<4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %150 = stablehlo.add %146, %149 : tensor<4xf32>
    %151 = stablehlo.sqrt %150 : tensor<4xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %153 = stablehlo.add %151, %152 : tensor<4xf32>
    %154 = stablehlo.divide %138, %153 : tensor<4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %156 = stablehlo.add %148, %155 : tensor<4xf32>
    %157 = stablehlo.sqrt %156 : tensor<4xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %159 = stablehlo.add %157, %158 : tensor<4xf32>
    %160 = stablehlo.divide %140, %159 : tensor<4xf32>
    %cst_51 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %162 = stablehlo.multiply %161, %154 : tensor<4xf32>
    %cst_52 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %164 = stablehlo.multiply %163, %160 : tensor<4xf32>
    %165 = stablehlo.add %arg0, %162 : tensor<4xf32>
    %166 = stablehlo.add %arg1, %164 : tensor<4xf32>
    return %165, %166, %132, %112, %117, %123, %129, %73 : tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @softplus(%arg0: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6x4xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6x4xf32>
    %7 = stablehlo.abs %3 : tensor<6x4xf32>
    %8 = stablehlo.negate %7 : tensor<6x4xf32>
    %9 = stablehlo.exponential %8 : tensor<6x4xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6x4xf32>
    %11 = stablehlo.add %1, %10 : tensor<6x4xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<6x4xi1>, tensor<6x4xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<6x4xf32>
    %22 = stablehlo.exponential %21 : tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<6x4xi1>, tensor<6x4xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<6x4xf32>
    %31 = stablehlo.exponential %30 : tensor<6x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<6x4xf32>
    return %12, %22, %33 : tensor<6x4xf32>, tensor<6x4xf32>, tensor<6x4xf32>
  }
  func.func private @softplus_0(%arg0: tensor<6x4xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<6x4xf32>
    return %0 : tensor<6x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4xf32>
    %c1 = stablehlo.constant dense<[0x3BECA1FB, 0xBDAA476B, 0x3D131EBE, 0x3D32A764]> : tensor<4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<i32>
    %c3 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4xf32>
    %c4 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<4xf32>
    %c5 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4xf32>
    %c6 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<4xf32>
    %c7 = stablehlo.constant dense<"0x01EDCE3E4FF7193E9123133D71AA973F73369BBE43F5083F8452803FAE0F653E379B3DBDCABD9FBEF10CC83D451B143D981E8CBF052859BE0920B53DA2EFCBBE45891C3ECCFCEC3E10EF203E8FFC8FBEB11FA73C40EE8BBED4BD37BF7692033D"> : tensor<6x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<6x4xf32>
    %s0:8 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
    %s1:8 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %a7) : (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
    %s2:8 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %a7) : (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<6x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<[0xBCF5D94D, 0xBCF5D130, 0xBCF5D1F6, 0xBCF5D5D1]> : tensor<4xf32>, tolerance = 3.001084365e-06
    check.expect_almost_eq_const %s2#1, dense<[0x3D18A955, 0xBDE7D1EF, 0x3BC21B67, 0x3C5E943C]> : tensor<4xf32>, tolerance = 1.131933853e-05
    check.expect_eq_const %s2#2, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#3, dense<[0x3EADD5C1, 0x3EA0E6CA, 0x3EAD701B, 0x3EACD236]> : tensor<4xf32>, tolerance = 3.395214379e-05
    check.expect_almost_eq_const %s2#4, dense<[0xBD7D8D18, 0x3D5B0B7F, 0x3CD53AF1, 0x3D17236E]> : tensor<4xf32>, tolerance = 6.190213561e-06
    check.expect_almost_eq_const %s2#5, dense<[0x3B99E5A4, 0x3B83EC41, 0x3B9945B2, 0x3B9824B5]> : tensor<4xf32>, tolerance = 4.696564749e-07
    check.expect_almost_eq_const %s2#6, dense<[0x3922CA7B, 0x38F2FF7C, 0x37E7F1A8, 0x3867EB2F]> : tensor<4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<0x404D9247> : tensor<f32>, tolerance = 3.212053061e-04
    return
  }
}

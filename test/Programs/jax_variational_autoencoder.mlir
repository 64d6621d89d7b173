// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_variational_autoencoder
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_variational_autoencoder {
  func.func public @program(%arg0: tensor<3x6xf32>, %arg1: tensor<8x6xf32>, %arg2: tensor<6x3xf32>, %arg3: tensor<6x8xf32>, %arg4: tensor<6x3xf32>, %arg5: tensor<i32>, %arg6: tensor<3x6xf32>, %arg7: tensor<8x6xf32>, %arg8: tensor<6x3xf32>, %arg9: tensor<6x8xf32>, %arg10: tensor<6x3xf32>, %arg11: tensor<3x6xf32>, %arg12: tensor<8x6xf32>, %arg13: tensor<6x3xf32>, %arg14: tensor<6x8xf32>, %arg15: tensor<6x3xf32>, %arg16: tensor<5x8xf32>, %arg17: tensor<2xui32>) -> (tensor<3x6xf32> {jax.result_info = "result[0][0]['decode']"}, tensor<8x6xf32> {jax.result_info = "result[0][0]['encode']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['mean']"}, tensor<6x8xf32> {jax.result_info = "result[0][0]['out']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['variance']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].mu['decode']"}, tensor<8x6xf32> {jax.result_info = "result[0][1][0].mu['encode']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].mu['mean']"}, tensor<6x8xf32> {jax.result_info = "result[0][1][0].mu['out']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].mu['variance']"}, tensor<3x6xf32> {jax.result_info = "result[0][1][0].nu['decode']"}, tensor<8x6xf32> {jax.result_info = "result[0][1][0].nu['encode']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].nu['mean']"}, tensor<6x8xf32> {jax.result_info = "result[0][1][0].nu['out']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].nu['variance']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg16, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %1 = stablehlo.tanh %0 : tensor<5x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<5x6xf32>
    %4 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    %5 = stablehlo.dot_general %1, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
    %6 = call @_normal(%arg17) : (tensor<2xui32>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<5x3xf32>
    %9 = stablehlo.exponential %8 : tensor<5x3xf32>
    %10 = stablehlo.multiply %9, %6 : tensor<5x3xf32>
    %11 = stablehlo.add %4, %10 : tensor<5x3xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<3x6xf32>) -> tensor<5x6xf32>
    %13 = stablehlo.tanh %12 : tensor<5x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x6xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<5x6xf32>
    %16 = stablehlo.dot_general %13, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<6x8xf32>) -> tensor<5x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %18 = stablehlo.compare GT, %arg16, %17, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %19 = stablehlo.convert %18 : (tensor<5x8xi1>) -> tensor<5x8xf32>
    %20:3 = call @log_sigmoid(%16) : (tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
    %21 = stablehlo.negate %16 : tensor<5x8xf32>
    %22:3 = call @log_sigmoid(%21) : (tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
    %23 = stablehlo.negate %19 : tensor<5x8xf32>
    %24 = stablehlo.multiply %23, %20#0 : tensor<5x8xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %26 = stablehlo.subtract %25, %19 : tensor<5x8xf32>
    %27 = stablehlo.multiply %26, %22#0 : tensor<5x8xf32>
    %28 = stablehlo.subtract %24, %27 : tensor<5x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %31 = stablehlo.add %30, %5 : tensor<5x3xf32>
    %32 = stablehlo.multiply %4, %4 : tensor<5x3xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %34 = stablehlo.multiply %33, %4 : tensor<5x3xf32>
    %35 = stablehlo.subtract %31, %32 : tensor<5x3xf32>
    %36 = stablehlo.exponential %5 : tensor<5x3xf32>
    %37 = stablehlo.subtract %35, %36 : tensor<5x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_8 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.multiply %39, %38 : tensor<5xf32>
    %41 = stablehlo.add %29, %40 : tensor<5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_10 : tensor<f32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %44 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_13 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.multiply %46, %45 : tensor<5xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %49 = stablehlo.negate %48 : tensor<5x3xf32>
    %50 = stablehlo.multiply %49, %36 : tensor<5x3xf32>
    %51 = stablehlo.negate %48 : tensor<5x3xf32>
    %52 = stablehlo.add %50, %48 : tensor<5x3xf32>
    %53 = stablehlo.multiply %51, %34 : tensor<5x3xf32>
    %54 = stablehlo.broadcast_in_dim %45, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
    %55 = stablehlo.negate %54 : tensor<5x8xf32>
    %56 = stablehlo.multiply %26, %55 : tensor<5x8xf32>
    %57 = stablehlo.multiply %23, %54 : tensor<5x8xf32>
    %58 = call @log_sigmoid_0(%22#1, %22#2, %56) : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %59 = stablehlo.negate %58 : tensor<5x8xf32>
    %60 = call @log_sigmoid_0(%20#1, %20#2, %57) : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %61 = stablehlo.add %59, %60 : tensor<5x8xf32>
    %62 = stablehlo.dot_general %61, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x6xf32>) -> tensor<8x6xf32>
    %63 = stablehlo.transpose %62, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %64 = stablehlo.dot_general %61, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<6x8xf32>) -> tensor<5x6xf32>
    %65 = stablehlo.multiply %64, %15 : tensor<5x6xf32>
    %66 = stablehlo.multiply %65, %13 : tensor<5x6xf32>
    %67 = stablehlo.add %65, %66 : tensor<5x6xf32>
    %68 = stablehlo.dot_general %67, %11, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<5x3xf32>) -> tensor<6x3xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
    %70 = stablehlo.dot_general %67, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<3x6xf32>) -> tensor<5x3xf32>
    %71 = stablehlo.add %53, %70 : tensor<5x3xf32>
    %72 = stablehlo.multiply %70, %6 : tensor<5x3xf32>
    %73 = stablehlo.multiply %72, %9 : tensor<5x3xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %75 = stablehlo.multiply %74, %73 : tensor<5x3xf32>
    %76 = stablehlo.add %52, %75 : tensor<5x3xf32>
    %77 = stablehlo.dot_general %76, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x6xf32>) -> tensor<3x6xf32>
    %78 = stablehlo.transpose %77, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %79 = stablehlo.dot_general %76, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<6x3xf32>) -> tensor<5x6xf32>
    %80 = stablehlo.dot_general %71, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x6xf32>) -> tensor<3x6xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %82 = stablehlo.dot_general %71, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<6x3xf32>) -> tensor<5x6xf32>
    %83 = stablehlo.add %79, %82 : tensor<5x6xf32>
    %84 = stablehlo.multiply %83, %3 : tensor<5x6xf32>
    %85 = stablehlo.multiply %84, %1 : tensor<5x6xf32>
    %86 = stablehlo.add %84, %85 : tensor<5x6xf32>
    %87 = stablehlo.dot_general %86, %arg16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x6xf32>, tensor<5x8xf32>) -> tensor<6x8xf32>
    %88 = stablehlo.transpose %87, dims = [1, 0] : (tensor<6x8xf32>) -> tensor<8x6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %90 = stablehlo.multiply %89, %69 : tensor<3x6xf32>
    %cst_16 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %92 = stablehlo.multiply %91, %arg6 : tensor<3x6xf32>
    %93 = stablehlo.add %90, %92 : tensor<3x6xf32>
    %cst_17 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %95 = stablehlo.multiply %94, %88 : tensor<8x6xf32>
    %cst_18 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %97 = stablehlo.multiply %96, %arg7 : tensor<8x6xf32>
    %98 = stablehlo.add %95, %97 : tensor<8x6xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %100 = stablehlo.multiply %99, %81 : tensor<6x3xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %102 = stablehlo.multiply %101, %arg8 : tensor<6x3xf32>
    %103 = stablehlo.add %100, %102 : tensor<6x3xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %105 = stablehlo.multiply %104, %63 : tensor<6x8xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %107 = stablehlo.multiply %106, %arg9 : tensor<6x8xf32>
    %108 = stablehlo.add %105, %107 : tensor<6x8xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %110 = stablehlo.multiply %109, %78 : tensor<6x3xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %112 = stablehlo.multiply %111, %arg10 : tensor<6x3xf32>
    %113 = stablehlo.add %110, %112 : tensor<6x3xf32>
    %114 = stablehlo.multiply %69, %69 : tensor<3x6xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %116 = stablehlo.multiply %115, %114 : tensor<3x6xf32>
    %cst_26 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %118 = stablehlo.multiply %117, %arg11 : tensor<3x6xf32>
    %119 = stablehlo.add %116, %118 : tensor<3x6xf32>
    %120 = stablehlo.multiply %88, %88 : tensor<8x6xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %122 = stablehlo.multiply %121, %120 : tensor<8x6xf32>
    %cst_28 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %124 = stablehlo.multiply %123, %arg12 : tensor<8x6xf32>
    %125 = stablehlo.add %122, %124 : tensor<8x6xf32>
    %126 = stablehlo.multiply %81, %81 : tensor<6x3xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %128 = stablehlo.multiply %127, %126 : tensor<6x3xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %130 = stablehlo.multiply %129, %arg13 : tensor<6x3xf32>
    %131 = stablehlo.add %128, %130 : tensor<6x3xf32>
    %132 = stablehlo.multiply %63, %63 : tensor<6x8xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %134 = stablehlo.multiply %133, %132 : tensor<6x8xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %135 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %136 = stablehlo.multiply %135, %arg14 : tensor<6x8xf32>
    %137 = stablehlo.add %134, %136 : tensor<6x8xf32>
    %138 = stablehlo.multiply %78, %78 : tensor<6x3xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %140 = stablehlo.multiply %139, %138 : tensor<6x3xf32>
    %cst_34 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %142 = stablehlo.multiply %141, %arg15 : tensor<6x3xf32>
    %143 = stablehlo.add %140, %142 : tensor<6x3xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %144 = stablehlo.compare LT, %arg5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %145 = stablehlo.add %arg5, %c_35 : tensor<i32>
    %c_36 = stablehlo.constant dense<2147483647> : tensor<i32>
    %146 = call @_where(%144, %145, %c_36) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %147 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %148 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %149 = stablehlo.power %cst_37, %148 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %150 = stablehlo.subtract %cst_38, %149 : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %152 = stablehlo.divide %93, %151 : tensor<3x6xf32>
    %153 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %154 = stablehlo.divide %98, %153 : tensor<8x6xf32>
    %155 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %156 = stablehlo.divide %103, %155 : tensor<6x3xf32>
    %157 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %158 = stablehlo.divide %108, %157 : tensor<6x8xf32>
    %159 = stablehlo.broadcast_in_dim %150, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %160 = stablehlo.divide %113, %159 : tensor<6x3xf32>
    %161 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %162 = stablehlo.convert %146 : (tensor<i32>) -> tensor<f32>
    %163 = stablehlo.power %cst_39, %162 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %164 = stablehlo.subtract %cst_40, %163 : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %166 = stablehlo.divide %119, %165 : tensor<3x6xf32>
    %167 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %168 = stablehlo.divide %125, %167 : tensor<8x6xf32>
    %169 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %170 = stablehlo.divide %131, %169 : tensor<6x3xf32>
    %171 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %172 = stablehlo.divide %137, %171 : tensor<6x8xf32>
    %173 = stablehlo.broadcast_in_dim %164, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %174 = stablehlo.divide %143, %173 : tensor<6x3xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %176 = stablehlo.add %166, %175 : tensor<3x6xf32>
    %177 = stablehlo.sqrt %176 : tensor<3x6xf32>
    %cst_42 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %179 = stablehlo.add %177, %178 : tensor<3x6xf32>
    %180 = stablehlo.divide %152, %179 : tensor<3x6xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %182 = stablehlo.add %168, %181 : tensor<8x6xf32>
    %183 = stablehlo.sqrt %182 : tensor<8x6xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %185 = stablehlo.add %183, %184 : tensor<8x6xf32>
    %186 = stablehlo.divide %154, %185 : tensor<8x6xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %188 = stablehlo.add %170, %187 : tensor<6x3xf32>
    %189 = stablehlo.sqrt %188 : tensor<6x3xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %191 = stablehlo.add %189, %190 : tensor<6x3xf32>
    %192 = stablehlo.divide %156, %191 : tensor<6x3xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %194 = stablehlo.add %172, %193 : tensor<6x8xf32>
    %195 = stablehlo.sqrt %194 : tensor<6x8xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %197 = stablehlo.add %195, %196 : tensor<6x8xf32>
    %198 = stablehlo.divide %158, %197 : tensor<6x8xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %200 = stablehlo.add %174, %199 : tensor<6x3xf32>
    %201 = stablehlo.sqrt %200 : tensor<6x3xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %203 = stablehlo.add %201, %202 : tensor<6x3xf32>
    %204 = stablehlo.divide %160, %203 : tensor<6x3xf32>
    %cst_51 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<3x6xf32>
    %206 = stablehlo.multiply %205, %180 : tensor<3x6xf32>
    %cst_52 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %208 = stablehlo.multiply %207, %186 : tensor<8x6xf32>
    %cst_53 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %210 = stablehlo.multiply %209, %192 : tensor<6x3xf32>
    %cst_54 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<6x8xf32>
    %212 = stablehlo.multiply %211, %198 : tensor<6x8xf32>
    %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %214 = stablehlo.multiply %213, %204 : tensor<6x3xf32>
    %215 = stablehlo.add %arg0, %206 : tensor<3x6xf32>
    %216 = stablehlo.add %arg1, %208 : tensor<8x6xf32>
    %217 = stablehlo.add %arg2, %210 : tensor<6x3xf32>
    %218 = stablehlo.add %arg3, %212 : tensor<6x8xf32>
    %219 = stablehlo.add %arg4, %214 : tensor<6x3xf32>
    return %215, %216, %217, %218, %219, %146, %93, %98, %103, %108, %113, %119, %125, %131, %137, %143, %43 : tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<f32>
  }
  func.func private @_normal(%arg0: tensor<2xui32>) -> tensor<5x3xf32> {
    %0 = call @_normal_real(%arg0) : (tensor<2xui32>) -> tensor<5x3xf32>
    return %0 : tensor<5x3xf32>
  }
  func.func private @_normal_real(%arg0: tensor<2xui32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<-0.99999994> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<5x3xf32>
    %1 = chlo.erf_inv %0 : tensor<5x3xf32> -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<1.41421354> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<5x3xf32>
    return %3 : tensor<5x3xf32>
  }
  func.func private @_uniform(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<5x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %2 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.iota dim = 0 : tensor<5x3xui64>
    %7 = stablehlo.iota dim = 1 : tensor<5x3xui64>
    %c = stablehlo.constant dense<3> : tensor<ui64>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %9 = stablehlo.multiply %8, %6 : tensor<5x3xui64>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %10 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %11 = stablehlo.multiply %10, %7 : tensor<5x3xui64>
    %12 = stablehlo.add %9, %11 : tensor<5x3xui64>
    %c_1 = stablehlo.constant dense<32> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<5x3xui64>
    %14 = stablehlo.shift_right_logical %12, %13 : tensor<5x3xui64>
    %15 = stablehlo.convert %12 : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %16 = stablehlo.convert %14 : (tensor<5x3xui64>) -> tensor<5x3xui32>
    %17:2 = call @threefry2x32(%3, %5, %16, %15) : (tensor<ui32>, tensor<ui32>, tensor<5x3xui32>, tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>)
    %18 = stablehlo.xor %17#0, %17#1 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<9> : tensor<ui32>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<5x3xui32>
    %c_3 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %22 = stablehlo.or %20, %21 : tensor<5x3xui32>
    %23 = stablehlo.bitcast_convert %22 : (tensor<5x3xui32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %25 = stablehlo.subtract %23, %24 : tensor<5x3xf32>
    %26 = stablehlo.subtract %1, %0 : tensor<1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %28 = stablehlo.multiply %25, %27 : tensor<5x3xf32>
    %29 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %30 = stablehlo.add %28, %29 : tensor<5x3xf32>
    %31 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<5x3xf32>
    %32 = stablehlo.maximum %31, %30 : tensor<5x3xf32>
    return %32 : tensor<5x3xf32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<5x3xui32>, %arg3: tensor<5x3xui32>) -> (tensor<5x3xui32>, tensor<5x3xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<5x3xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<5x3xui32>, tensor<5x3xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<5x3xui32>, %arg2: tensor<5x3xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<5x3xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<5x3xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<5x3xui32>
    %9 = stablehlo.or %5, %8 : tensor<5x3xui32>
    %10 = stablehlo.xor %3, %9 : tensor<5x3xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<5x3xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<5x3xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<5x3xui32>
    %19 = stablehlo.or %15, %18 : tensor<5x3xui32>
    %20 = stablehlo.xor %13, %19 : tensor<5x3xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<5x3xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<5x3xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<5x3xui32>
    %29 = stablehlo.or %25, %28 : tensor<5x3xui32>
    %30 = stablehlo.xor %23, %29 : tensor<5x3xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<5x3xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<5x3xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<5x3xui32>
    %39 = stablehlo.or %35, %38 : tensor<5x3xui32>
    %40 = stablehlo.xor %33, %39 : tensor<5x3xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %42 = stablehlo.add %33, %41 : tensor<5x3xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %44 = stablehlo.add %40, %43 : tensor<5x3xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<5x3xui32>
    %48 = stablehlo.add %44, %47 : tensor<5x3xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<5x3xui32>, tensor<5x3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @log_sigmoid(%arg0: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<5x8xf32>
    %1:3 = call @softplus(%0) : (tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>)
    %2 = stablehlo.negate %1#0 : tensor<5x8xf32>
    return %2, %1#1, %1#2 : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @softplus(%arg0: tensor<5x8xf32>) -> (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<5x8xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<5x8xf32>
    %7 = stablehlo.abs %3 : tensor<5x8xf32>
    %8 = stablehlo.negate %7 : tensor<5x8xf32>
    %9 = stablehlo.exponential %8 : tensor<5x8xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<5x8xf32>
    %11 = stablehlo.add %1, %10 : tensor<5x8xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<5x8xi1>, tensor<5x8xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<5x8xf32>
    %22 = stablehlo.exponential %21 : tensor<5x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<5x8xi1>, tensor<5x8xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<5x8xf32>
    %31 = stablehlo.exponential %30 : tensor<5x8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<5x8xf32>
    return %12, %22, %33 : tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @log_sigmoid_0(%arg0: tensor<5x8xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %0 = stablehlo.negate %arg2 : tensor<5x8xf32>
    %1 = call @softplus_1(%arg0, %arg1, %0) : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.negate %1 : tensor<5x8xf32>
    return %2 : tensor<5x8xf32>
  }
  func.func private @softplus_1(%arg0: tensor<5x8xf32>, %arg1: tensor<5x8xf32>, %arg2: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<5x8xf32>
    return %0 : tensor<5x8xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xA7F4763D9C875C3D30938B3E46A7C03C9F506A3E9506103D7BCF453DAB51E4BDFEAB2F3EFC8034BECFE85E3E3962BD3EF791863E3497BABE73B302BE03525ABF274E4BBEA93041BE"> : tensor<3x6xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x6xf32>
    %c1 = stablehlo.constant dense<"0x0E18803E115D87BCCAE06C3CFCA02B3EC152353EA8A3873F85E082BE6B6E9BBECC570EBE28C96BBEA7563A3DA0A289BEA5BAAFBE9D16653E6CCD06BF52E51F3E04EAE8BEF04F2A3F5B87E2BC7E9EFCBE51724B3FDA83C0BD74D012BDF7DC28BEB882CE3E335F91BE8FF50FBE108168BFF7B050BF59C9EE3EB0923E3E426D00BF86D6113F8928C83ED1D51FBD9326073F1617223F1182E83EC6B6BC3D4A25E73CAE687BBE25D991BD1495EDBBB6EA4EBDF638D93EDD18EE3EDEA176BEF7549EBD"> : tensor<8x6xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x6xf32>
    %c2 = stablehlo.constant dense<"0x3E6DF5BE6A4E87BE97CDD9BEA09C15BF99C804BF0B87EFBEEEEF213F5FEA0F3D4E8F723EC5BCF13EADB171BD76BF933EACAE36BE0FC864BF5056D13B4364CABE139E5A3E3F1D463D"> : tensor<6x3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6x3xf32>
    %c3 = stablehlo.constant dense<"0xF7604D3F5F42FEBEDFAAB1BD803E05BD395DF03CF758F33D6F5971BCD6B805BFA02814BC53898E3E083016BE38DD10BEB6B7C73D6323BBBD9E88C1BD497030BD271CD03E2F675DBF027CCBBEAD6795BE66087A3F4F8F12BE3F5CC33EADFCC63E3FB4223ED676393EDF8890BFA287223E92DB92BF9B4BF43E8DCFC2BEA74A233FA4A551BFDBCBD8BD7C96E23D520A213FFA521EBE0EF996BD470BA63E234AF33C181FADBE16B419BE701BD4BE130FFB3D5ADF23BE2407D53C261BB3BE572064BE"> : tensor<6x8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<6x8xf32>
    %c4 = stablehlo.constant dense<"0xAC0B1EBFBE396D3E50D018BE9041623F3F888EBED37E2BBE2F28B7BEFA70FE3ECC5516BE767B18BF824B663D18788EBE8CDA6FBEB48D55BE811D89BE7D22843E43F1DBBDBEE215BC"> : tensor<6x3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x3xf32>
    %c5 = stablehlo.constant dense<0> : tensor<i32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<i32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<3x6xf32>
    %c7 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x6xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x6xf32>
    %c8 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6x3xf32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6x8xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6x3xf32>
    %c11 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x6xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<3x6xf32>
    %c12 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x6xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<8x6xf32>
    %c13 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6x3xf32>
    %c14 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x8xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6x8xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<6x3xf32>
    %c16 = stablehlo.constant dense<"0x45FC84BFD0EC2BBF05B8103F9A0D1EBF1B6CFABEC08D253E3234B0BFD69505BF8F8095BFDFF4F2BEFC197C3E701B863F0324CA3F8710CF3E6006EE3FE87EA63F8558413FCD78AA3E7E08C43E5A070F3E09ED98BF515D92BF06B6323FDCF1483F4C367A3FA1E5B03E8000673E4A9FF8BE4FF04DBF7D35383F6BF936BE9ACB4DBEE16A5C3F41E15DBFB384E0BEBAD455BFEE3724BFF2BFC23EEB232E3D2E4C013F"> : tensor<5x8xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<5x8xf32>
    %c17 = stablehlo.constant dense<[0, 3]> : tensor<2xui32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<2xui32>
    %s0:17 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17) : (tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<5x8xf32>, tensor<2xui32>) -> (tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<f32>)
    %s1:17 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %a16, %a17) : (tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<5x8xf32>, tensor<2xui32>) -> (tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<f32>)
    %s2:17 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %a16, %a17) : (tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<5x8xf32>, tensor<2xui32>) -> (tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<i32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<3x6xf32>, tensor<8x6xf32>, tensor<6x3xf32>, tensor<6x8xf32>, tensor<6x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xA338F83CF218C53C49EF9A3EE969D3BB2284843E8CEAA83BB50CDA3CBBA4A7BD8DEF103EF34453BEB923403EB3BFCC3E53F3953EF0F6C9BE69F5C7BDCDA452BF0F9669BE278C22BE"> : tensor<3x6xf32>, tolerance = 8.228271604e-05
    check.expect_almost_eq_const %s2#1, dense<"0xED10623EA8D90DBDA5B8053DD0EE2B3E11DC163E3D56843FF35491BE091A8CBE17E62CBEC4E34FBE09639A3D4D0199BEC800BFBEA7F67F3E96650EBF4F9D013EE441F8BE52F3313FD5386CBD9843EEBE6BA14A3F209783BD56E2C4BB98A40DBE1055DD3E817982BEA5C92BBE7FD860BF590C49BFE68BE03EA1165C3E1A82F1BE782B0A3F21CCB83EFA0315BC02B4FF3E99781A3F76BDF73E76B1F93D8E266A3D6E848CBE1E3C2BBD834C17BDEAC5A9BC2265E83EAA00FD3EE79A8ABE12CC42BD"> : tensor<8x6xf32>, tolerance = 1.033881783e-04
    check.expect_almost_eq_const %s2#2, dense<"0x2111E6BE1AA596BE5BA2CABEA41C0EBF025BFABE5883FEBE5BA0293F73ABB13BFF88883E4F06F03EF18FEFBC3176843E106B53BEDC2A5DBF8AB5C0BC94E3C0BE4EC8783E25F2973C"> : tensor<6x3xf32>, tolerance = 8.639352322e-05
    check.expect_almost_eq_const %s2#3, dense<"0x0CBC453FE7CF06BF2A23EFBD511F80BDC083923A1B63183EF5321EBD2F0FFCBE42DFAB3CA5E69D3EA8EAEEBDB370E4BD4477023EAA85F8BD01B884BD8382BCBC7AC5C03E98DF55BFBD63BCBE970986BE95DA803F7B9E30BE1ED0B43E1968B83E7372413E1928583E3CB38CBFF12E413E18098FBFB5F4E43E5C7EB3BEB3A01B3F8E4E59BFC0669BBD88FF0F3E89BA283FE83AFFBD1F4ED4BDCBD7963EB472C7B8856EBCBE5719F6BD23BEC4BEB53BC03DC78F05BEB2F170BA667BC2BE2C7081BE"> : tensor<6x8xf32>, tolerance = 1.117465019e-04
    check.expect_almost_eq_const %s2#4, dense<"0x435F16BF48984E3E777737BEE0AE5A3F7CFB7EBEEEF548BE88CFA7BE7623EF3EE8F734BEF6E318BF1F30B03D99B39DBE3D3187BE3BF836BEC85E98BEA883933E645EA0BD680220BD"> : tensor<6x3xf32>, tolerance = 8.542308807e-05
    check.expect_eq_const %s2#5, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#6, dense<"0x0573A13D70CEB53B73EB0FBE44DADD3DFA0ED1BDE518CC3BE2EDB73A5A2771BC54B8983DE2633A3D411C413CCAB56CBD70A8A3BC8919693CC16959BDC24DBCBD5EA3C13ABE922EBD"> : tensor<3x6xf32>, tolerance = 1.405466050e-05
    check.expect_almost_eq_const %s2#7, dense<"0x66167D3CC2D68F3AFF1147BA06CFD03A342AD03C34550D3B1BAEDC39BA7C90BB4284D63B8F4F97BAED3A94BC67460C3BC36BD43A5CBD18BB3A697B3B0B9B313B706CE53B762DEFBBCDC3443B4BDD2CBCD892E8BADB62CCBB48E6B4BC822613BB70001EBCED40E6BC9127FE3B370FA3BBF7AE50BD0B2A793B532DC2BBDC011DBD15F4C83C0594083C28BEA5BC19F2293AE55DBD3CED68D3BC6181CDBB47DFFCBBF881A43A654012BC92D1A33CBB55E7BB924045BC74169CBB88CCC53C7E961EBC"> : tensor<8x6xf32>, tolerance = 5.094810948e-06
    check.expect_almost_eq_const %s2#8, dense<"0x3612D8BCFDD9023D5447F8BCC4D31CBC007952BDD869013C9BB495BC2184EE3CAE971ABD2BCBAB3B5DD1A1BD94161A3DB399183C7C3A8ABD9A785A3D11E82EBA757738BC2094F33C"> : tensor<6x3xf32>, tolerance = 7.901261002e-06
    check.expect_almost_eq_const %s2#9, dense<"0x535D4E3C09B5AC3C8599BA3C3736263CF5E22B3BCDEE8DBC16CC0F3A03A9F5BB8A213DBCF263D5BCA516DCBC952DCFBC4D029CBC62C3C33C76D430BCDEEC84B965B1E43C7917A7BBEF03D6BB6953CBBC34154BBD23EC813B0934513B2075843BC628E0BCAC295ABD223264BD575A29BDCB39DFBC9D2D393DC56D6EBC14B1D43B2E43CD3C7D143CBCC46C72BC7BABBBBC9A1440BD0A5BE23B345F153C3856443C2E2CA73C06085DBCC4FEB8BCCF2C943B62EB87BC2BC6913ABFDB143D366A1D3D"> : tensor<6x8xf32>, tolerance = 5.571187288e-06
    check.expect_almost_eq_const %s2#10, dense<"0x5EE4DEBCDDFF5D3D3DC5E13BA6C9B63BD42A75BCDA5C353B6F4ECEBCE1014F3D824A8E3BC7B290BA65932CBD5ACB333C7293153C327E64BD53AEF73B4B45A5BC6BF00FBC3FCA553C"> : tensor<6x3xf32>, tolerance = 5.578441173e-06
    check.expect_almost_eq_const %s2#11, dense<"0xD41385390E76AE359C52533A162FFC39CCF5DE39A2B9D435291F35356AED1C37286D6D399415B038EAE1BC36CFB30E3982DC87375AF60937471BF138E93AB539D3A6C533232A9D38"> : tensor<3x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<"0xB10432370F367236B42ABC35955978344C8DE5376714D03470D52A326D7057355707F0350E32BA33D9BC63370DED47342BA2EB33F016EF34787629354E0DAC34A9E106362E691536B9F0C4345A00D0362028CD348D1CDE35BDFDAA3733FDC634455C9536AE891A38256983365A1F8A35DFF5E238F67D3D354DD9E9356CA67C38D886CF3796393E3610C18D376FEBC8326F98BD3740FAEB3705D6DE3555E64136A5D2A83337376E3694718F37ED060C360D4CD13684888F3597D7CB3767178536"> : tensor<8x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#13, dense<"0xF353EE3712C82F38F5412638FF668A364EE7EB38730B3F36539C633784281738EF4A7B38D88EFC35A35A8A39499A7738A60A8C367A814A3979BDF638B78E3435AC6ABC36F0871B38"> : tensor<6x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#14, dense<"0xD875DD36D0EF9737043FB137A9548C36FBD4B2347FB94D37C4483B33F0D41836F2D0B536A0F5E73797BEF637F55EDD3780647C375340C437D315A7363BC9923354200638EA1A9C353799FD353764D2373BF4D238180C3E35322E1135A2356735A871FF3721B7F3386AA40539FBB39338FFBA013833EFAF38DCC3123737D3E8355347D937890AB536D245163774CBB237F077BC38E5A80336946D6E36B8DDCA36F7999037DA7DFB36D855AE37D61580355C4948378685BA33040C61385BBA7B38"> : tensor<6x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#15, dense<"0xDA56FE370E95FE3888550336D594B435565328376910CD343BFED9376F1CDE38AFDB51350E62083432559C383327AB36A0DD6936E5BB0739801921369F978A37DAE772365D05EC36"> : tensor<6x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#16, dense<0x40B86169> : tensor<f32>, tolerance = 5.761890888e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_mixture_density
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_mixture_density {
  func.func public @program(%arg0: tensor<2x6xf32>, %arg1: tensor<6x9xf32>, %arg2: tensor<i32>, %arg3: tensor<2x6xf32>, %arg4: tensor<6x9xf32>, %arg5: tensor<2x6xf32>, %arg6: tensor<6x9xf32>, %arg7: tensor<7x2xf32>, %arg8: tensor<7x1xf32>) -> (tensor<2x6xf32> {jax.result_info = "result[0][0]['a']"}, tensor<6x9xf32> {jax.result_info = "result[0][0]['b']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<2x6xf32> {jax.result_info = "result[0][1][0].mu['a']"}, tensor<6x9xf32> {jax.result_info = "result[0][1][0].mu['b']"}, tensor<2x6xf32> {jax.result_info = "result[0][1][0].nu['a']"}, tensor<6x9xf32> {jax.result_info = "result[0][1][0].nu['b']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x2xf32>, tensor<2x6xf32>) -> tensor<7x6xf32>
    %1 = stablehlo.tanh %0 : tensor<7x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x6xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<7x6xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<6x9xf32>) -> tensor<7x9xf32>
    %5 = stablehlo.slice %4 [0:7, 0:3] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %6 = stablehlo.slice %4 [0:7, 3:6] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %7 = stablehlo.slice %4 [0:7, 6:9] : (tensor<7x9xf32>) -> tensor<7x3xf32>
    %8:3 = call @softplus(%7) : (tensor<7x3xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>)
    %cst_0 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %10 = stablehlo.add %8#0, %9 : tensor<7x3xf32>
    %11 = chlo.square %10 : tensor<7x3xf32> -> tensor<7x3xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<7x3xf32>
    %cst_2 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %15 = stablehlo.multiply %14, %11 : tensor<7x3xf32>
    %16 = stablehlo.log %15 : tensor<7x3xf32>
    %17 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %18 = stablehlo.subtract %17, %6 : tensor<7x3xf32>
    %19 = chlo.square %18 : tensor<7x3xf32> -> tensor<7x3xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %21 = stablehlo.multiply %20, %18 : tensor<7x3xf32>
    %22 = stablehlo.divide %19, %11 : tensor<7x3xf32>
    %23 = stablehlo.multiply %11, %11 : tensor<7x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %25 = stablehlo.divide %24, %23 : tensor<7x3xf32>
    %26 = stablehlo.add %16, %22 : tensor<7x3xf32>
    %cst_5 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %28 = stablehlo.divide %26, %27 : tensor<7x3xf32>
    %29:3 = call @log_softmax(%5) : (tensor<7x3xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>)
    %30 = stablehlo.add %28, %29#0 : tensor<7x3xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31 = stablehlo.reduce(%30 init: %cst_6) applies stablehlo.maximum across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %32 = stablehlo.reshape %31 : (tensor<7xf32>) -> tensor<7x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %34 = stablehlo.compare EQ, %30, %33, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %35 = stablehlo.convert %34 : (tensor<7x3xi1>) -> tensor<7x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %38 = stablehlo.maximum %37, %31 : tensor<7xf32>
    %39 = stablehlo.compare EQ, %31, %38, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %42 = stablehlo.select %39, %40, %41 : tensor<7xi1>, tensor<7xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %44 = stablehlo.compare EQ, %43, %38, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %47 = stablehlo.select %44, %45, %46 : tensor<7xi1>, tensor<7xf32>
    %48 = stablehlo.divide %42, %47 : tensor<7xf32>
    %49 = stablehlo.is_finite %38 : (tensor<7xf32>) -> tensor<7xi1>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %51 = stablehlo.select %49, %38, %50 : tensor<7xi1>, tensor<7xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %53 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %55 = stablehlo.subtract %30, %54 : tensor<7x3xf32>
    %56 = stablehlo.exponential %55 : tensor<7x3xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_16) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %58 = stablehlo.sign %57 : tensor<7xf32>
    %59 = stablehlo.abs %57 : tensor<7xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %61 = stablehlo.compare GE, %57, %60, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %62 = stablehlo.log %59 : tensor<7xf32>
    %63 = stablehlo.add %62, %51 : tensor<7xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %65 = stablehlo.divide %64, %cst_19 : tensor<f32>
    %66 = stablehlo.negate %65 : tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %67 = stablehlo.negate %cst_20 : tensor<f32>
    %cst_21 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %68 = stablehlo.divide %67, %cst_21 : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %68, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %70 = stablehlo.divide %69, %59 : tensor<7xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %72 = stablehlo.select %61, %71, %70 : tensor<7xi1>, tensor<7xf32>
    %73 = stablehlo.select %61, %70, %71 : tensor<7xi1>, tensor<7xf32>
    %74 = stablehlo.negate %72 : tensor<7xf32>
    %75 = stablehlo.add %73, %74 : tensor<7xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %77 = stablehlo.multiply %76, %56 : tensor<7x3xf32>
    %78 = call @log_softmax_0(%29#1, %29#2, %77) : (tensor<7x3xf32>, tensor<7x1xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %cst_23 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %80 = stablehlo.divide %77, %79 : tensor<7x3xf32>
    %81 = stablehlo.multiply %80, %25 : tensor<7x3xf32>
    %82 = stablehlo.multiply %81, %19 : tensor<7x3xf32>
    %83 = stablehlo.negate %82 : tensor<7x3xf32>
    %84 = stablehlo.divide %80, %11 : tensor<7x3xf32>
    %85 = stablehlo.multiply %84, %21 : tensor<7x3xf32>
    %86 = stablehlo.negate %85 : tensor<7x3xf32>
    %87 = stablehlo.divide %80, %15 : tensor<7x3xf32>
    %cst_24 = stablehlo.constant dense<6.28318548> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<7x3xf32>
    %90 = stablehlo.add %83, %89 : tensor<7x3xf32>
    %91 = stablehlo.multiply %90, %13 : tensor<7x3xf32>
    %92 = call @softplus_1(%8#1, %8#2, %91) : (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xf32>
    %93 = stablehlo.concatenate %78, %86, %92, dim = 1 : (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x9xf32>
    %94 = stablehlo.dot_general %93, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<7x6xf32>) -> tensor<9x6xf32>
    %95 = stablehlo.transpose %94, dims = [1, 0] : (tensor<9x6xf32>) -> tensor<6x9xf32>
    %96 = stablehlo.dot_general %93, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<7x9xf32>, tensor<6x9xf32>) -> tensor<7x6xf32>
    %97 = stablehlo.multiply %96, %3 : tensor<7x6xf32>
    %98 = stablehlo.multiply %97, %1 : tensor<7x6xf32>
    %99 = stablehlo.add %97, %98 : tensor<7x6xf32>
    %100 = stablehlo.dot_general %99, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x6xf32>, tensor<7x2xf32>) -> tensor<6x2xf32>
    %101 = stablehlo.transpose %100, dims = [1, 0] : (tensor<6x2xf32>) -> tensor<2x6xf32>
    %cst_25 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %103 = stablehlo.multiply %102, %101 : tensor<2x6xf32>
    %cst_26 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %105 = stablehlo.multiply %104, %arg3 : tensor<2x6xf32>
    %106 = stablehlo.add %103, %105 : tensor<2x6xf32>
    %cst_27 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %108 = stablehlo.multiply %107, %95 : tensor<6x9xf32>
    %cst_28 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %110 = stablehlo.multiply %109, %arg4 : tensor<6x9xf32>
    %111 = stablehlo.add %108, %110 : tensor<6x9xf32>
    %112 = stablehlo.multiply %101, %101 : tensor<2x6xf32>
    %cst_29 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %114 = stablehlo.multiply %113, %112 : tensor<2x6xf32>
    %cst_30 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %116 = stablehlo.multiply %115, %arg5 : tensor<2x6xf32>
    %117 = stablehlo.add %114, %116 : tensor<2x6xf32>
    %118 = stablehlo.multiply %95, %95 : tensor<6x9xf32>
    %cst_31 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<6x9xf32>
    %cst_32 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %122 = stablehlo.multiply %121, %arg6 : tensor<6x9xf32>
    %123 = stablehlo.add %120, %122 : tensor<6x9xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %124 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_33 = stablehlo.constant dense<1> : tensor<i32>
    %125 = stablehlo.add %arg2, %c_33 : tensor<i32>
    %c_34 = stablehlo.constant dense<2147483647> : tensor<i32>
    %126 = call @_where(%124, %125, %c_34) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %c_35 = stablehlo.constant dense<2147483647> : tensor<i32>
    %127 = stablehlo.compare LT, %126, %c_35, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_36 = stablehlo.constant dense<1> : tensor<i32>
    %128 = stablehlo.add %126, %c_36 : tensor<i32>
    %c_37 = stablehlo.constant dense<2147483647> : tensor<i32>
    %129 = call @_where(%127, %128, %c_37) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %130 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.convert %129 : (tensor<i32>) -> tensor<f32>
    %132 = stablehlo.power %cst_38, %131 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %133 = stablehlo.subtract %cst_39, %132 : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %135 = stablehlo.divide %106, %134 : tensor<2x6xf32>
    %136 = stablehlo.broadcast_in_dim %133, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %137 = stablehlo.divide %111, %136 : tensor<6x9xf32>
    %138 = stablehlo.convert %126 : (tensor<i32>) -> tensor<f32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %139 = stablehlo.convert %126 : (tensor<i32>) -> tensor<f32>
    %140 = stablehlo.power %cst_40, %139 : tensor<f32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %141 = stablehlo.subtract %cst_41, %140 : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %143 = stablehlo.divide %101, %142 : tensor<2x6xf32>
    %144 = stablehlo.broadcast_in_dim %141, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %145 = stablehlo.divide %95, %144 : tensor<6x9xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %147 = stablehlo.multiply %146, %135 : tensor<2x6xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %149 = stablehlo.multiply %148, %143 : tensor<2x6xf32>
    %150 = stablehlo.add %147, %149 : tensor<2x6xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %152 = stablehlo.multiply %151, %137 : tensor<6x9xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %154 = stablehlo.multiply %153, %145 : tensor<6x9xf32>
    %155 = stablehlo.add %152, %154 : tensor<6x9xf32>
    %156 = stablehlo.convert %126 : (tensor<i32>) -> tensor<f32>
    %cst_46 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %157 = stablehlo.convert %126 : (tensor<i32>) -> tensor<f32>
    %158 = stablehlo.power %cst_46, %157 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %159 = stablehlo.subtract %cst_47, %158 : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %161 = stablehlo.divide %117, %160 : tensor<2x6xf32>
    %162 = stablehlo.broadcast_in_dim %159, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %163 = stablehlo.divide %123, %162 : tensor<6x9xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %165 = stablehlo.add %161, %164 : tensor<2x6xf32>
    %166 = stablehlo.sqrt %165 : tensor<2x6xf32>
    %cst_49 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %168 = stablehlo.add %166, %167 : tensor<2x6xf32>
    %169 = stablehlo.divide %150, %168 : tensor<2x6xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %171 = stablehlo.add %163, %170 : tensor<6x9xf32>
    %172 = stablehlo.sqrt %171 : tensor<6x9xf32>
    %cst_51 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %174 = stablehlo.add %172, %173 : tensor<6x9xf32>
    %175 = stablehlo.divide %155, %174 : tensor<6x9xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %176 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %177 = stablehlo.multiply %176, %arg0 : tensor<2x6xf32>
    %178 = stablehlo.add %169, %177 : tensor<2x6xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %180 = stablehlo.multiply %179, %arg1 : tensor<6x9xf32>
    %181 = stablehlo.add %175, %180 : tensor<6x9xf32>
    %cst_54 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %182 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x6xf32>
    %183 = stablehlo.multiply %182, %178 : tensor<2x6xf32>
    %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %184 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<6x9xf32>
    %185 = stablehlo.multiply %184, %181 : tensor<6x9xf32>
    %186 = stablehlo.add %arg0, %183 : tensor<2x6xf32>
    %187 = stablehlo.add %arg1, %185 : tensor<6x9xf32>
    return %186, %187, %126, %106, %111, %117, %123, %66 : tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<f32>
  }
  func.func private @softplus(%arg0: tensor<7x3xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<7x3xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<7x3xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<7x3xf32>
    %7 = stablehlo.abs %3 : tensor<7x3xf32>
    %8 = stablehlo.negate %7 : tensor<7x3xf32>
    %9 = stablehlo.exponential %8 : tensor<7x3xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<7x3xf32>
    %11 = stablehlo.add %1, %10 : tensor<7x3xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<7x3xi1>, tensor<7x3xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<7x3xi1>, tensor<7x3xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<7x3xi1>, tensor<7x3xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<7x3xf32>
    %22 = stablehlo.exponential %21 : tensor<7x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<7x3xf32>, tensor<7x3xf32>) -> tensor<7x3xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<7x3xi1>, tensor<7x3xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<7x3xf32>
    %31 = stablehlo.exponential %30 : tensor<7x3xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<7x3xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<7x3xf32>
    return %12, %22, %33 : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x3xf32>
  }
  func.func private @log_softmax(%arg0: tensor<7x3xf32>) -> (tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<7xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<7x3xf32>
    %6 = stablehlo.exponential %5 : tensor<7x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %9 = stablehlo.log %8 : tensor<7x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<7x3xf32>
    return %11, %6, %8 : tensor<7x3xf32>, tensor<7x3xf32>, tensor<7x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<7x3xf32>, %arg1: tensor<7x1xf32>, %arg2: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<7x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x3xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.reshape %1 : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<7x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<7x1xf32>, tensor<f32>) -> tensor<7xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<7xf32>) -> tensor<7x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<7x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<7x3xf32>
    return %7 : tensor<7x3xf32>
  }
  func.func private @softplus_1(%arg0: tensor<7x3xf32>, %arg1: tensor<7x3xf32>, %arg2: tensor<7x3xf32>) -> tensor<7x3xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<7x3xf32>
    return %0 : tensor<7x3xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x5F68B1BE06D508C0D99B0B3E3E2CD23EE70585BE72AA9ABFF0CC8CBF4F9E063EE16C703F4A78AABF4F842CBF3702C43E"> : tensor<2x6xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<2x6xf32>
    %c1 = stablehlo.constant dense<"0x3B14B53D24FF98BE034D2F3F5DE480BC9967A63D9BDC58BEE609193F26D345BEE5C4213F13CF3DBE2DC6D7BED4896CBF7336BCBDC0442E3E9D99B8BED65C643F71CD2DBE69F3523D29E96FBE700F093F77FB913E212EBA3D59F910BFED94593D6A7E23BEF8BB123D9944E63EAFD262BEDA82343FDC4F01BDBD8D36BD2CB036BFE8CBAF3ED12997BE14B4A6BD7184503FA976D73E042FA1BEF8455EBF963FE33E7DEF6FBDF933C33E49D6893E0372B73E6001C23D33B395BD04147B3D3371193DEFF7223EA2A2643EEE3C8A3E4ECFA73E044775BE14DAFE3D"> : tensor<6x9xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x9xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<i32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<2x6xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x9xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x9xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<2x6xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<2x6xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x9xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6x9xf32>
    %c7 = stablehlo.constant dense<"0x8B65083F0AC1DCBF72A5893E8BD30A3EADA6FC3F33AC82BFA729713E6EFD2DBFE9F9873FAD103EBF9365C7BF0149823F0D1D35C02AB4D4BE"> : tensor<7x2xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<7x2xf32>
    %c8 = stablehlo.constant dense<"0x9886F4BE23A735BA9E269B3F7198CD3E9CE4E63F8EAC223F22CDCFBE"> : tensor<7x1xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<7x1xf32>
    %s0:8 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<7x2xf32>, tensor<7x1xf32>) -> (tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<f32>)
    %s1:8 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %a7, %a8) : (tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<7x2xf32>, tensor<7x1xf32>) -> (tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<f32>)
    %s2:8 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %a7, %a8) : (tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<7x2xf32>, tensor<7x1xf32>) -> (tensor<2x6xf32>, tensor<6x9xf32>, tensor<i32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<2x6xf32>, tensor<6x9xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x88139FBE593D0BC03313CC3D364DE53EEEF661BE37B696BF665C91BFD0FAC73DECE4793F53BAA5BFDBED24BF8FB3BB3E"> : tensor<2x6xf32>, tolerance = 2.175619364e-04
    check.expect_almost_eq_const %s2#1, dense<"0x79CE563D2602ACBECCB8383F630053BD8D83EA3DA92933BE9034173FD52F1FBE55FB173FA8DF2DBEA011C5BE3AB175BFFFD367BD845B0B3ED65BCBBEE09B5C3F46FF53BE30FEEE3CC67C4BBE7284123FD27F7E3E0CB7013EB28A19BF5E0F863C4F7D24BE2D9EE1BA0FEBF93EE4F580BE9D2A2B3F558B8C3BBDABA3BDCDFD2DBF348DC23E41B486BED2EB34BD813F533FDA78C53E513EB4BE35E654BF20ECD03E1BC5D7BCE0ADD53ED17B853EB3EACA3E2E1F693D51DA54BD6C49C83D05ECE33A4F3B473EA4FA413E86F56E3E94F6963E48BB8DBE2482C13D"> : tensor<6x9xf32>, tolerance = 9.597355127e-05
    check.expect_eq_const %s2#2, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#3, dense<"0x3AA2BFBC89E1D13A9379123CE0F06EBC7D92A7BC06C341BA5C99673C8264213B958211BC790786BB0BDBA8BB7F54BD38"> : tensor<2x6xf32>, tolerance = 2.339278534e-06
    check.expect_almost_eq_const %s2#4, dense<"0x664DE93B6DB7893CC50AC4BC3076E93CD4F008BC1ADF8FBCC86E693B39106BBC97145F3CB3962CB9671FE6BC9278E73C6C8CA4BC0CC29B3C9E3B7E3D7736A23B30B5CF3C11E3A33A5733EFBB5373A0BC2840DC3C72A0E3BC1073283C0058D73C7B56DEBAFD10933C0E2C46BC7B42513B60C9D73CAEF1F1BC04DBBA3C552396BC485C67BD000CDEBB9416DFBCC1E1C639577E843BE324123C0D6454BC7FEFCB3CC24583BBA6DD95BB6425723B1ABFBBBB4BFC2C3C29C960BA46E3D5BC8EE9DC3CCA4DADBC39248F3CD022753D81B1003CF718D63C6FA55A3B"> : tensor<6x9xf32>, tolerance = 6.206857413e-06
    check.expect_almost_eq_const %s2#5, dense<"0x8F2EC33764C6DF330CD55E36A80411372236963761E20D33FE820F3739E8973422F3583670A73735F9BBF535E9D5C332"> : tensor<2x6xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#6, dense<"0x27920F36856541379A5AC537159D103867E06A3673805437B7866035EDFD0B3714F8FC36A3F15E345B070938559F0E38CDC89237FC858E37BEAA26391EE4CE35A07ADB376DCDC134FB8D193686C48337F395FA37FC8E09389EB3AE36F05FEE377394F43434685B373B46C8364FDA2E35A334F1376A2E1B3892E8BC37AB9085379B0D0A397C6923366C72FD37359287340D6E4035106459363DC2E836EB89DC3731E46935BD906B35791E513544BBB23540939736B4F37E34F700ED37C01E0238CBF4A1372DEF743747F61A39A0904F36BA35E93730004635"> : tensor<6x9xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<0x3FA38B24> : tensor<f32>, tolerance = 1.277683735e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_llama
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_jax_llama {
  func.func public @program(%arg0: tensor<12x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<16x8xf32>, %arg4: tensor<8x16xf32>, %arg5: tensor<11x8xf32>, %arg6: tensor<8x12xf32>, %arg7: tensor<8x8xf32>, %arg8: tensor<i32>, %arg9: tensor<12x8xf32>, %arg10: tensor<8x12xf32>, %arg11: tensor<8x8xf32>, %arg12: tensor<16x8xf32>, %arg13: tensor<8x16xf32>, %arg14: tensor<11x8xf32>, %arg15: tensor<8x12xf32>, %arg16: tensor<8x8xf32>, %arg17: tensor<12x8xf32>, %arg18: tensor<8x12xf32>, %arg19: tensor<8x8xf32>, %arg20: tensor<16x8xf32>, %arg21: tensor<8x16xf32>, %arg22: tensor<11x8xf32>, %arg23: tensor<8x12xf32>, %arg24: tensor<8x8xf32>, %arg25: tensor<2x6xi32>) -> (tensor<12x8xf32> {jax.result_info = "result[0][0]['down']"}, tensor<8x12xf32> {jax.result_info = "result[0][0]['gate']"}, tensor<8x8xf32> {jax.result_info = "result[0][0]['k']"}, tensor<16x8xf32> {jax.result_info = "result[0][0]['o']"}, tensor<8x16xf32> {jax.result_info = "result[0][0]['q']"}, tensor<11x8xf32> {jax.result_info = "result[0][0]['table']"}, tensor<8x12xf32> {jax.result_info = "result[0][0]['up']"}, tensor<8x8xf32> {jax.result_info = "result[0][0]['v']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<12x8xf32> {jax.result_info = "result[0][1][0].mu['down']"}, tensor<8x12xf32> {jax.result_info = "result[0][1][0].mu['gate']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].mu['k']"}, tensor<16x8xf32> {jax.result_info = "result[0][1][0].mu['o']"}, tensor<8x16xf32> {jax.result_info = "result[0][1][0].mu['q']"}, tensor<11x8xf32> {jax.result_info = "result[0][1][0].mu['table']"}, tensor<8x12xf32> {jax.result_info = "result[0][1][0].mu['up']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].mu['v']"}, tensor<12x8xf32> {jax.result_info = "result[0][1][0].nu['down']"}, tensor<8x12xf32> {jax.result_info = "result[0][1][0].nu['gate']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].nu['k']"}, tensor<16x8xf32> {jax.result_info = "result[0][1][0].nu['o']"}, tensor<8x16xf32> {jax.result_info = "result[0][1][0].nu['q']"}, tensor<11x8xf32> {jax.result_info = "result[0][1][0].nu['table']"}, tensor<8x12xf32> {jax.result_info = "result[0][1][0].nu['up']"}, tensor<8x8xf32> {jax.result_info = "result[0][1][0].nu['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x6xi32>
    %1 = stablehlo.compare LT, %arg25, %0, SIGNED : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x6xi32>
    %3 = stablehlo.add %arg25, %2 : tensor<2x6xi32>
    %4 = stablehlo.select %1, %3, %arg25 : tensor<2x6xi1>, tensor<2x6xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %6 = "stablehlo.gather"(%arg5, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 8>}> : (tensor<11x8xf32>, tensor<2x6x1xi32>) -> tensor<2x6x8xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<2x6x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<2x6x1xf32>
    %cst_2 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<2x6x1xf32>
    %14 = stablehlo.rsqrt %13 : tensor<2x6x1xf32>
    %15 = stablehlo.divide %14, %13 : tensor<2x6x1xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %17 = stablehlo.multiply %16, %15 : tensor<2x6x1xf32>
    %18 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %19 = stablehlo.multiply %6, %18 : tensor<2x6x8xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x16xf32>) -> tensor<2x6x16xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x6x16xf32>) -> tensor<2x6x4x4xf32>
    %22 = stablehlo.dot_general %19, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x8xf32>) -> tensor<2x6x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %24 = stablehlo.dot_general %19, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x8xf32>) -> tensor<2x6x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x6x8xf32>) -> tensor<2x6x2x4xf32>
    %26 = stablehlo.iota dim = 0 : tensor<6xi32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %28 = stablehlo.iota dim = 0 : tensor<2xi32>
    %29 = stablehlo.convert %28 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.divide %29, %30 : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.power %32, %31 : tensor<2xf32>
    %34 = stablehlo.convert %27 : (tensor<6x1xi32>) -> tensor<6x1xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
    %38 = stablehlo.divide %36, %37 : tensor<6x2xf32>
    %39 = stablehlo.cosine %38 : tensor<6x2xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 2] : (tensor<6x2xf32>) -> tensor<6x1x2xf32>
    %41 = stablehlo.sine %38 : tensor<6x2xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 2] : (tensor<6x2xf32>) -> tensor<6x1x2xf32>
    %43 = stablehlo.slice %23 [0:2, 0:6, 0:2, 0:2] : (tensor<2x6x2x4xf32>) -> tensor<2x6x2x2xf32>
    %44 = stablehlo.slice %23 [0:2, 0:6, 0:2, 2:4] : (tensor<2x6x2x4xf32>) -> tensor<2x6x2x2xf32>
    %45 = stablehlo.broadcast_in_dim %40, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %47 = stablehlo.multiply %43, %46 : tensor<2x6x2x2xf32>
    %48 = stablehlo.broadcast_in_dim %42, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %50 = stablehlo.multiply %44, %49 : tensor<2x6x2x2xf32>
    %51 = stablehlo.subtract %47, %50 : tensor<2x6x2x2xf32>
    %52 = stablehlo.broadcast_in_dim %40, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %54 = stablehlo.multiply %44, %53 : tensor<2x6x2x2xf32>
    %55 = stablehlo.broadcast_in_dim %42, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %57 = stablehlo.multiply %43, %56 : tensor<2x6x2x2xf32>
    %58 = stablehlo.add %54, %57 : tensor<2x6x2x2xf32>
    %59 = stablehlo.concatenate %51, %58, dim = 3 : (tensor<2x6x2x2xf32>, tensor<2x6x2x2xf32>) -> tensor<2x6x2x4xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 4] : (tensor<2x6x2x4xf32>) -> tensor<2x6x2x2x4xf32>
    %61 = stablehlo.reshape %60 : (tensor<2x6x2x2x4xf32>) -> tensor<2x6x4x4xf32>
    %62 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 4] : (tensor<2x6x2x4xf32>) -> tensor<2x6x2x2x4xf32>
    %63 = stablehlo.reshape %62 : (tensor<2x6x2x2x4xf32>) -> tensor<2x6x4x4xf32>
    %64 = stablehlo.iota dim = 0 : tensor<6xi32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %66 = stablehlo.iota dim = 0 : tensor<2xi32>
    %67 = stablehlo.convert %66 : (tensor<2xi32>) -> tensor<2xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %69 = stablehlo.divide %67, %68 : tensor<2xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %71 = stablehlo.power %70, %69 : tensor<2xf32>
    %72 = stablehlo.convert %65 : (tensor<6x1xi32>) -> tensor<6x1xf32>
    %73 = stablehlo.broadcast_in_dim %71, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %74 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x2xf32>
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<6x2xf32>
    %76 = stablehlo.divide %74, %75 : tensor<6x2xf32>
    %77 = stablehlo.cosine %76 : tensor<6x2xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 2] : (tensor<6x2xf32>) -> tensor<6x1x2xf32>
    %79 = stablehlo.sine %76 : tensor<6x2xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 2] : (tensor<6x2xf32>) -> tensor<6x1x2xf32>
    %81 = stablehlo.slice %21 [0:2, 0:6, 0:4, 0:2] : (tensor<2x6x4x4xf32>) -> tensor<2x6x4x2xf32>
    %82 = stablehlo.slice %21 [0:2, 0:6, 0:4, 2:4] : (tensor<2x6x4x4xf32>) -> tensor<2x6x4x2xf32>
    %83 = stablehlo.broadcast_in_dim %78, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %85 = stablehlo.multiply %81, %84 : tensor<2x6x4x2xf32>
    %86 = stablehlo.broadcast_in_dim %80, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %88 = stablehlo.multiply %82, %87 : tensor<2x6x4x2xf32>
    %89 = stablehlo.subtract %85, %88 : tensor<2x6x4x2xf32>
    %90 = stablehlo.broadcast_in_dim %78, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %91 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %92 = stablehlo.multiply %82, %91 : tensor<2x6x4x2xf32>
    %93 = stablehlo.broadcast_in_dim %80, dims = [1, 2, 3] : (tensor<6x1x2xf32>) -> tensor<1x6x1x2xf32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %95 = stablehlo.multiply %81, %94 : tensor<2x6x4x2xf32>
    %96 = stablehlo.add %92, %95 : tensor<2x6x4x2xf32>
    %97 = stablehlo.concatenate %89, %96, dim = 3 : (tensor<2x6x4x2xf32>, tensor<2x6x4x2xf32>) -> tensor<2x6x4x4xf32>
    %98 = stablehlo.dot_general %97, %61, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x4xf32>, tensor<2x6x4x4xf32>) -> tensor<2x4x6x6xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %100 = stablehlo.divide %98, %99 : tensor<2x4x6x6xf32>
    %c_9 = stablehlo.constant dense<true> : tensor<i1>
    %101 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %102 = call @tril(%101) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_10 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %103:3 = call @_where(%102, %100, %cst_10) : (tensor<6x6xi1>, tensor<2x4x6x6xf32>, tensor<f32>) -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>)
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %104 = stablehlo.reduce(%103#0 init: %cst_11) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %105 = stablehlo.reshape %104 : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %106 = stablehlo.broadcast_in_dim %105, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %107 = stablehlo.compare EQ, %103#0, %106, FLOAT : (tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xi1>
    %108 = stablehlo.convert %107 : (tensor<2x4x6x6xi1>) -> tensor<2x4x6x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %111 = stablehlo.maximum %110, %104 : tensor<2x4x6xf32>
    %112 = stablehlo.compare EQ, %104, %111, FLOAT : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xi1>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %115 = stablehlo.select %112, %113, %114 : tensor<2x4x6xi1>, tensor<2x4x6xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %117 = stablehlo.compare EQ, %116, %111, FLOAT : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xi1>
    %cst_17 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<2x4x6xf32>
    %120 = stablehlo.select %117, %118, %119 : tensor<2x4x6xi1>, tensor<2x4x6xf32>
    %121 = stablehlo.divide %115, %120 : tensor<2x4x6xf32>
    %122 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %124 = stablehlo.subtract %103#0, %123 : tensor<2x4x6x6xf32>
    %125 = stablehlo.exponential %124 : tensor<2x4x6x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.reduce(%125 init: %cst_19) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %129 = stablehlo.divide %125, %128 : tensor<2x4x6x6xf32>
    %130 = stablehlo.multiply %127, %127 : tensor<2x4x6x1xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %132 = stablehlo.divide %131, %130 : tensor<2x4x6x1xf32>
    %133 = stablehlo.dot_general %63, %129, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4x4xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x4x6xf32>
    %134 = stablehlo.transpose %133, dims = [0, 3, 1, 2] : (tensor<2x4x4x6xf32>) -> tensor<2x6x4x4xf32>
    %135 = stablehlo.reshape %134 : (tensor<2x6x4x4xf32>) -> tensor<2x6x16xf32>
    %136 = stablehlo.dot_general %135, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<16x8xf32>) -> tensor<2x6x8xf32>
    %137 = stablehlo.add %6, %136 : tensor<2x6x8xf32>
    %138 = stablehlo.multiply %137, %137 : tensor<2x6x8xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %139 = stablehlo.reduce(%138 init: %cst_21) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %cst_22 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %142 = stablehlo.divide %140, %141 : tensor<2x6x1xf32>
    %cst_23 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %144 = stablehlo.add %142, %143 : tensor<2x6x1xf32>
    %145 = stablehlo.rsqrt %144 : tensor<2x6x1xf32>
    %146 = stablehlo.divide %145, %144 : tensor<2x6x1xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %148 = stablehlo.multiply %147, %146 : tensor<2x6x1xf32>
    %149 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %150 = stablehlo.multiply %137, %149 : tensor<2x6x8xf32>
    %151 = stablehlo.dot_general %150, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x12xf32>) -> tensor<2x6x12xf32>
    %152:3 = call @silu(%151) : (tensor<2x6x12xf32>) -> (tensor<2x6x12xf32>, tensor<2x6x12xf32>, tensor<2x6x12xf32>)
    %153 = stablehlo.dot_general %150, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x12xf32>) -> tensor<2x6x12xf32>
    %154 = stablehlo.multiply %152#0, %153 : tensor<2x6x12xf32>
    %155 = stablehlo.dot_general %154, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x12xf32>, tensor<12x8xf32>) -> tensor<2x6x8xf32>
    %156 = stablehlo.add %137, %155 : tensor<2x6x8xf32>
    %157 = stablehlo.multiply %156, %156 : tensor<2x6x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %158 = stablehlo.reduce(%157 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %cst_26 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %161 = stablehlo.divide %159, %160 : tensor<2x6x1xf32>
    %cst_27 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %163 = stablehlo.add %161, %162 : tensor<2x6x1xf32>
    %164 = stablehlo.rsqrt %163 : tensor<2x6x1xf32>
    %165 = stablehlo.divide %164, %163 : tensor<2x6x1xf32>
    %cst_28 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %166 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %167 = stablehlo.multiply %166, %165 : tensor<2x6x1xf32>
    %168 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %169 = stablehlo.multiply %156, %168 : tensor<2x6x8xf32>
    %170 = stablehlo.transpose %arg5, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %171 = stablehlo.dot_general %169, %170, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x11xf32>) -> tensor<2x6x11xf32>
    %172 = stablehlo.slice %171 [0:2, 0:5, 0:11] : (tensor<2x6x11xf32>) -> tensor<2x5x11xf32>
    %173 = stablehlo.slice %arg25 [0:2, 1:6] : (tensor<2x6xi32>) -> tensor<2x5xi32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %175:2 = call @take_along_axis(%172, %174) : (tensor<2x5x11xf32>, tensor<2x5x1xi32>) -> (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>)
    %c_29 = stablehlo.constant dense<0> : tensor<i32>
    %176:2 = call @_take(%175#0, %c_29) : (tensor<2x5x1xf32>, tensor<i32>) -> (tensor<2x5xf32>, tensor<1xi32>)
    %cst_30 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %177 = stablehlo.reduce(%172 init: %cst_30) applies stablehlo.maximum across dimensions = [2] : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x5xf32>
    %178 = stablehlo.reshape %177 : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %179 = stablehlo.broadcast_in_dim %178, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    %180 = stablehlo.compare EQ, %172, %179, FLOAT : (tensor<2x5x11xf32>, tensor<2x5x11xf32>) -> tensor<2x5x11xi1>
    %181 = stablehlo.convert %180 : (tensor<2x5x11xi1>) -> tensor<2x5x11xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %182 = stablehlo.reduce(%181 init: %cst_31) applies stablehlo.add across dimensions = [2] : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x5xf32>
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %184 = stablehlo.maximum %183, %177 : tensor<2x5xf32>
    %185 = stablehlo.compare EQ, %177, %184, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %188 = stablehlo.select %185, %186, %187 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_35 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %190 = stablehlo.compare EQ, %189, %184, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_36 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %193 = stablehlo.select %190, %191, %192 : tensor<2x5xi1>, tensor<2x5xf32>
    %194 = stablehlo.divide %188, %193 : tensor<2x5xf32>
    %195 = stablehlo.is_finite %184 : (tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %196 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %197 = stablehlo.select %195, %184, %196 : tensor<2x5xi1>, tensor<2x5xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %199 = stablehlo.broadcast_in_dim %197, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    %201 = stablehlo.subtract %172, %200 : tensor<2x5x11xf32>
    %202 = stablehlo.exponential %201 : tensor<2x5x11xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.reduce(%202 init: %cst_40) applies stablehlo.add across dimensions = [2] : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x5xf32>
    %204 = stablehlo.sign %203 : tensor<2x5xf32>
    %205 = stablehlo.abs %203 : tensor<2x5xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %206 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %207 = stablehlo.compare GE, %203, %206, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %208 = stablehlo.log %205 : tensor<2x5xf32>
    %209 = stablehlo.add %208, %197 : tensor<2x5xf32>
    %210 = stablehlo.subtract %209, %176#0 : tensor<2x5xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_43 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %212 = stablehlo.divide %211, %cst_43 : tensor<f32>
    %cst_44 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_45 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %213 = stablehlo.divide %cst_44, %cst_45 : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %215 = stablehlo.negate %214 : tensor<2x5xf32>
    %216 = stablehlo.divide %214, %205 : tensor<2x5xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %218 = stablehlo.select %207, %217, %216 : tensor<2x5xi1>, tensor<2x5xf32>
    %219 = stablehlo.select %207, %216, %217 : tensor<2x5xi1>, tensor<2x5xf32>
    %220 = stablehlo.negate %218 : tensor<2x5xf32>
    %221 = stablehlo.add %219, %220 : tensor<2x5xf32>
    %222 = stablehlo.broadcast_in_dim %221, dims = [0, 1] : (tensor<2x5xf32>) -> tensor<2x5x11xf32>
    %223 = stablehlo.multiply %222, %202 : tensor<2x5x11xf32>
    %224 = call @_take_1(%176#1, %215) : (tensor<1xi32>, tensor<2x5xf32>) -> tensor<2x5x1xf32>
    %225 = call @take_along_axis_2(%175#1, %224) : (tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    %226 = stablehlo.add %223, %225 : tensor<2x5x11xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %227 = stablehlo.pad %226, %cst_47, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<2x5x11xf32>, tensor<f32>) -> tensor<2x6x11xf32>
    %228 = stablehlo.dot_general %227, %169, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x11xf32>, tensor<2x6x8xf32>) -> tensor<11x8xf32>
    %229 = stablehlo.transpose %228, dims = [1, 0] : (tensor<11x8xf32>) -> tensor<8x11xf32>
    %230 = stablehlo.dot_general %227, %170, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x11xf32>, tensor<8x11xf32>) -> tensor<2x6x8xf32>
    %231 = stablehlo.transpose %229, dims = [1, 0] : (tensor<8x11xf32>) -> tensor<11x8xf32>
    %232 = stablehlo.multiply %156, %230 : tensor<2x6x8xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %233 = stablehlo.reduce(%232 init: %cst_48) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %234 = stablehlo.reshape %233 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %235 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %236 = stablehlo.multiply %230, %235 : tensor<2x6x8xf32>
    %237 = stablehlo.multiply %234, %167 : tensor<2x6x1xf32>
    %cst_49 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %239 = stablehlo.divide %237, %238 : tensor<2x6x1xf32>
    %cst_50 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %240 = stablehlo.reduce(%239 init: %cst_50) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %242 = stablehlo.multiply %156, %241 : tensor<2x6x8xf32>
    %243 = stablehlo.add %236, %242 : tensor<2x6x8xf32>
    %244 = stablehlo.multiply %241, %156 : tensor<2x6x8xf32>
    %245 = stablehlo.add %243, %244 : tensor<2x6x8xf32>
    %246 = stablehlo.dot_general %245, %154, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x6x12xf32>) -> tensor<8x12xf32>
    %247 = stablehlo.transpose %246, dims = [1, 0] : (tensor<8x12xf32>) -> tensor<12x8xf32>
    %248 = stablehlo.dot_general %245, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<12x8xf32>) -> tensor<2x6x12xf32>
    %249 = stablehlo.multiply %152#0, %248 : tensor<2x6x12xf32>
    %250 = stablehlo.multiply %248, %153 : tensor<2x6x12xf32>
    %251 = stablehlo.dot_general %249, %150, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x12xf32>, tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %252 = stablehlo.transpose %251, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %253 = stablehlo.dot_general %249, %arg6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x12xf32>, tensor<8x12xf32>) -> tensor<2x6x8xf32>
    %254 = call @silu_3(%152#1, %152#2, %151, %250) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>, tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %255 = stablehlo.dot_general %254, %150, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x12xf32>, tensor<2x6x8xf32>) -> tensor<12x8xf32>
    %256 = stablehlo.transpose %255, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
    %257 = stablehlo.dot_general %254, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x12xf32>, tensor<8x12xf32>) -> tensor<2x6x8xf32>
    %258 = stablehlo.add %253, %257 : tensor<2x6x8xf32>
    %259 = stablehlo.multiply %137, %258 : tensor<2x6x8xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_51) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %261 = stablehlo.reshape %260 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %262 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %263 = stablehlo.multiply %258, %262 : tensor<2x6x8xf32>
    %264 = stablehlo.add %245, %263 : tensor<2x6x8xf32>
    %265 = stablehlo.multiply %261, %148 : tensor<2x6x1xf32>
    %cst_52 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %266 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %267 = stablehlo.divide %265, %266 : tensor<2x6x1xf32>
    %cst_53 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %268 = stablehlo.reduce(%267 init: %cst_53) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %270 = stablehlo.multiply %137, %269 : tensor<2x6x8xf32>
    %271 = stablehlo.add %264, %270 : tensor<2x6x8xf32>
    %272 = stablehlo.multiply %269, %137 : tensor<2x6x8xf32>
    %273 = stablehlo.add %271, %272 : tensor<2x6x8xf32>
    %274 = stablehlo.dot_general %273, %135, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x6x16xf32>) -> tensor<8x16xf32>
    %275 = stablehlo.transpose %274, dims = [1, 0] : (tensor<8x16xf32>) -> tensor<16x8xf32>
    %276 = stablehlo.dot_general %273, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<16x8xf32>) -> tensor<2x6x16xf32>
    %277 = stablehlo.reshape %276 : (tensor<2x6x16xf32>) -> tensor<2x6x4x4xf32>
    %278 = stablehlo.transpose %277, dims = [0, 2, 3, 1] : (tensor<2x6x4x4xf32>) -> tensor<2x4x4x6xf32>
    %279 = stablehlo.dot_general %278, %63, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x6xf32>, tensor<2x6x4x4xf32>) -> tensor<2x4x6x6xf32>
    %280 = stablehlo.dot_general %278, %129, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x4x6xf32>
    %281 = stablehlo.transpose %280, dims = [0, 3, 1, 2] : (tensor<2x4x4x6xf32>) -> tensor<2x6x4x4xf32>
    %282 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %283 = stablehlo.multiply %279, %282 : tensor<2x4x6x6xf32>
    %284 = stablehlo.multiply %283, %125 : tensor<2x4x6x6xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %285 = stablehlo.reduce(%284 init: %cst_54) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x6xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %286 = stablehlo.reshape %285 : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %287 = stablehlo.negate %286 : tensor<2x4x6x1xf32>
    %288 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2, 3] : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x6xf32>
    %289 = stablehlo.divide %279, %288 : tensor<2x4x6x6xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%287 init: %cst_55) applies stablehlo.add across dimensions = [3] : (tensor<2x4x6x1xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2] : (tensor<2x4x6xf32>) -> tensor<2x4x6x6xf32>
    %292 = stablehlo.add %289, %291 : tensor<2x4x6x6xf32>
    %293 = stablehlo.multiply %292, %125 : tensor<2x4x6x6xf32>
    %294 = call @_where_4(%103#1, %103#2, %293) : (tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>, tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
    %cst_56 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %295 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %296 = stablehlo.divide %294, %295 : tensor<2x4x6x6xf32>
    %297 = stablehlo.dot_general %296, %97, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6x6xf32>, tensor<2x6x4x4xf32>) -> tensor<2x4x6x4xf32>
    %298 = stablehlo.transpose %297, dims = [0, 2, 1, 3] : (tensor<2x4x6x4xf32>) -> tensor<2x6x4x4xf32>
    %299 = stablehlo.dot_general %296, %61, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x6x6xf32>, tensor<2x6x4x4xf32>) -> tensor<2x4x6x4xf32>
    %300 = stablehlo.transpose %299, dims = [0, 2, 1, 3] : (tensor<2x4x6x4xf32>) -> tensor<2x6x4x4xf32>
    %301 = stablehlo.slice %300 [0:2, 0:6, 0:4, 0:2] : (tensor<2x6x4x4xf32>) -> tensor<2x6x4x2xf32>
    %302 = stablehlo.slice %300 [0:2, 0:6, 0:4, 2:4] : (tensor<2x6x4x4xf32>) -> tensor<2x6x4x2xf32>
    %303 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %304 = stablehlo.multiply %302, %303 : tensor<2x6x4x2xf32>
    %305 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %306 = stablehlo.multiply %302, %305 : tensor<2x6x4x2xf32>
    %307 = stablehlo.negate %301 : tensor<2x6x4x2xf32>
    %308 = stablehlo.broadcast_in_dim %86, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %309 = stablehlo.multiply %307, %308 : tensor<2x6x4x2xf32>
    %310 = stablehlo.add %306, %309 : tensor<2x6x4x2xf32>
    %311 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x4x2xf32>
    %312 = stablehlo.multiply %301, %311 : tensor<2x6x4x2xf32>
    %313 = stablehlo.add %304, %312 : tensor<2x6x4x2xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.pad %310, %cst_57, low = [0, 0, 0, 2], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x4x2xf32>, tensor<f32>) -> tensor<2x6x4x4xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = stablehlo.pad %313, %cst_58, low = [0, 0, 0, 0], high = [0, 0, 0, 2], interior = [0, 0, 0, 0] : (tensor<2x6x4x2xf32>, tensor<f32>) -> tensor<2x6x4x4xf32>
    %316 = stablehlo.add %314, %315 : tensor<2x6x4x4xf32>
    %317 = stablehlo.reshape %281 : (tensor<2x6x4x4xf32>) -> tensor<2x6x2x2x4xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%317 init: %cst_59) applies stablehlo.add across dimensions = [3] : (tensor<2x6x2x2x4xf32>, tensor<f32>) -> tensor<2x6x2x4xf32>
    %319 = stablehlo.reshape %298 : (tensor<2x6x4x4xf32>) -> tensor<2x6x2x2x4xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.reduce(%319 init: %cst_60) applies stablehlo.add across dimensions = [3] : (tensor<2x6x2x2x4xf32>, tensor<f32>) -> tensor<2x6x2x4xf32>
    %321 = stablehlo.slice %320 [0:2, 0:6, 0:2, 0:2] : (tensor<2x6x2x4xf32>) -> tensor<2x6x2x2xf32>
    %322 = stablehlo.slice %320 [0:2, 0:6, 0:2, 2:4] : (tensor<2x6x2x4xf32>) -> tensor<2x6x2x2xf32>
    %323 = stablehlo.broadcast_in_dim %55, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %324 = stablehlo.multiply %322, %323 : tensor<2x6x2x2xf32>
    %325 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %326 = stablehlo.multiply %322, %325 : tensor<2x6x2x2xf32>
    %327 = stablehlo.negate %321 : tensor<2x6x2x2xf32>
    %328 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %329 = stablehlo.multiply %327, %328 : tensor<2x6x2x2xf32>
    %330 = stablehlo.add %326, %329 : tensor<2x6x2x2xf32>
    %331 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (tensor<1x6x1x2xf32>) -> tensor<2x6x2x2xf32>
    %332 = stablehlo.multiply %321, %331 : tensor<2x6x2x2xf32>
    %333 = stablehlo.add %324, %332 : tensor<2x6x2x2xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %334 = stablehlo.pad %330, %cst_61, low = [0, 0, 0, 2], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6x2x4xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.pad %333, %cst_62, low = [0, 0, 0, 0], high = [0, 0, 0, 2], interior = [0, 0, 0, 0] : (tensor<2x6x2x2xf32>, tensor<f32>) -> tensor<2x6x2x4xf32>
    %336 = stablehlo.add %334, %335 : tensor<2x6x2x4xf32>
    %337 = stablehlo.reshape %318 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %338 = stablehlo.dot_general %337, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> tensor<8x8xf32>
    %339 = stablehlo.transpose %338, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %340 = stablehlo.dot_general %337, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x8xf32>) -> tensor<2x6x8xf32>
    %341 = stablehlo.reshape %336 : (tensor<2x6x2x4xf32>) -> tensor<2x6x8xf32>
    %342 = stablehlo.dot_general %341, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<2x6x8xf32>) -> tensor<8x8xf32>
    %343 = stablehlo.transpose %342, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %344 = stablehlo.dot_general %341, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x8xf32>, tensor<8x8xf32>) -> tensor<2x6x8xf32>
    %345 = stablehlo.add %340, %344 : tensor<2x6x8xf32>
    %346 = stablehlo.reshape %316 : (tensor<2x6x4x4xf32>) -> tensor<2x6x16xf32>
    %347 = stablehlo.dot_general %346, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<2x6x8xf32>) -> tensor<16x8xf32>
    %348 = stablehlo.transpose %347, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %349 = stablehlo.dot_general %346, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x16xf32>, tensor<8x16xf32>) -> tensor<2x6x8xf32>
    %350 = stablehlo.add %345, %349 : tensor<2x6x8xf32>
    %351 = stablehlo.multiply %6, %350 : tensor<2x6x8xf32>
    %cst_63 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_63) applies stablehlo.add across dimensions = [2] : (tensor<2x6x8xf32>, tensor<f32>) -> tensor<2x6xf32>
    %353 = stablehlo.reshape %352 : (tensor<2x6xf32>) -> tensor<2x6x1xf32>
    %354 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<2x6x1xf32>) -> tensor<2x6x8xf32>
    %355 = stablehlo.multiply %350, %354 : tensor<2x6x8xf32>
    %356 = stablehlo.add %273, %355 : tensor<2x6x8xf32>
    %357 = stablehlo.multiply %353, %17 : tensor<2x6x1xf32>
    %cst_64 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %358 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<2x6x1xf32>
    %359 = stablehlo.divide %357, %358 : tensor<2x6x1xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_65) applies stablehlo.add across dimensions = [2] : (tensor<2x6x1xf32>, tensor<f32>) -> tensor<2x6xf32>
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1] : (tensor<2x6xf32>) -> tensor<2x6x8xf32>
    %362 = stablehlo.multiply %6, %361 : tensor<2x6x8xf32>
    %363 = stablehlo.add %356, %362 : tensor<2x6x8xf32>
    %364 = stablehlo.multiply %361, %6 : tensor<2x6x8xf32>
    %365 = stablehlo.add %363, %364 : tensor<2x6x8xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %366 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %367 = "stablehlo.scatter"(%366, %5, %365) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %596 = stablehlo.add %arg26, %arg27 : tensor<f32>
      stablehlo.return %596 : tensor<f32>
    }) : (tensor<11x8xf32>, tensor<2x6x1xi32>, tensor<2x6x8xf32>) -> tensor<11x8xf32>
    %368 = stablehlo.add %231, %367 : tensor<11x8xf32>
    %cst_67 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %369 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %370 = stablehlo.multiply %369, %247 : tensor<12x8xf32>
    %cst_68 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %372 = stablehlo.multiply %371, %arg9 : tensor<12x8xf32>
    %373 = stablehlo.add %370, %372 : tensor<12x8xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %374 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %375 = stablehlo.multiply %374, %256 : tensor<8x12xf32>
    %cst_70 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %376 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %377 = stablehlo.multiply %376, %arg10 : tensor<8x12xf32>
    %378 = stablehlo.add %375, %377 : tensor<8x12xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %379 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %380 = stablehlo.multiply %379, %343 : tensor<8x8xf32>
    %cst_72 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %382 = stablehlo.multiply %381, %arg11 : tensor<8x8xf32>
    %383 = stablehlo.add %380, %382 : tensor<8x8xf32>
    %cst_73 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %384 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %385 = stablehlo.multiply %384, %275 : tensor<16x8xf32>
    %cst_74 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %387 = stablehlo.multiply %386, %arg12 : tensor<16x8xf32>
    %388 = stablehlo.add %385, %387 : tensor<16x8xf32>
    %cst_75 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %390 = stablehlo.multiply %389, %348 : tensor<8x16xf32>
    %cst_76 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %392 = stablehlo.multiply %391, %arg13 : tensor<8x16xf32>
    %393 = stablehlo.add %390, %392 : tensor<8x16xf32>
    %cst_77 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %394 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %395 = stablehlo.multiply %394, %368 : tensor<11x8xf32>
    %cst_78 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %397 = stablehlo.multiply %396, %arg14 : tensor<11x8xf32>
    %398 = stablehlo.add %395, %397 : tensor<11x8xf32>
    %cst_79 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %399 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %400 = stablehlo.multiply %399, %252 : tensor<8x12xf32>
    %cst_80 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %402 = stablehlo.multiply %401, %arg15 : tensor<8x12xf32>
    %403 = stablehlo.add %400, %402 : tensor<8x12xf32>
    %cst_81 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %404 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %405 = stablehlo.multiply %404, %339 : tensor<8x8xf32>
    %cst_82 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %406 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %407 = stablehlo.multiply %406, %arg16 : tensor<8x8xf32>
    %408 = stablehlo.add %405, %407 : tensor<8x8xf32>
    %409 = stablehlo.multiply %247, %247 : tensor<12x8xf32>
    %cst_83 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %411 = stablehlo.multiply %410, %409 : tensor<12x8xf32>
    %cst_84 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %412 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %413 = stablehlo.multiply %412, %arg17 : tensor<12x8xf32>
    %414 = stablehlo.add %411, %413 : tensor<12x8xf32>
    %415 = stablehlo.multiply %256, %256 : tensor<8x12xf32>
    %cst_85 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %417 = stablehlo.multiply %416, %415 : tensor<8x12xf32>
    %cst_86 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %419 = stablehlo.multiply %418, %arg18 : tensor<8x12xf32>
    %420 = stablehlo.add %417, %419 : tensor<8x12xf32>
    %421 = stablehlo.multiply %343, %343 : tensor<8x8xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %422 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %423 = stablehlo.multiply %422, %421 : tensor<8x8xf32>
    %cst_88 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %424 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %425 = stablehlo.multiply %424, %arg19 : tensor<8x8xf32>
    %426 = stablehlo.add %423, %425 : tensor<8x8xf32>
    %427 = stablehlo.multiply %275, %275 : tensor<16x8xf32>
    %cst_89 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %428 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %429 = stablehlo.multiply %428, %427 : tensor<16x8xf32>
    %cst_90 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %430 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %431 = stablehlo.multiply %430, %arg20 : tensor<16x8xf32>
    %432 = stablehlo.add %429, %431 : tensor<16x8xf32>
    %433 = stablehlo.multiply %348, %348 : tensor<8x16xf32>
    %cst_91 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %434 = stablehlo.broadcast_in_dim %cst_91, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %435 = stablehlo.multiply %434, %433 : tensor<8x16xf32>
    %cst_92 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %436 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %437 = stablehlo.multiply %436, %arg21 : tensor<8x16xf32>
    %438 = stablehlo.add %435, %437 : tensor<8x16xf32>
    %439 = stablehlo.multiply %368, %368 : tensor<11x8xf32>
    %cst_93 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %440 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %441 = stablehlo.multiply %440, %439 : tensor<11x8xf32>
    %cst_94 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %442 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %443 = stablehlo.multiply %442, %arg22 : tensor<11x8xf32>
    %444 = stablehlo.add %441, %443 : tensor<11x8xf32>
    %445 = stablehlo.multiply %252, %252 : tensor<8x12xf32>
    %cst_95 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %447 = stablehlo.multiply %446, %445 : tensor<8x12xf32>
    %cst_96 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %448 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %449 = stablehlo.multiply %448, %arg23 : tensor<8x12xf32>
    %450 = stablehlo.add %447, %449 : tensor<8x12xf32>
    %451 = stablehlo.multiply %339, %339 : tensor<8x8xf32>
    %cst_97 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %453 = stablehlo.multiply %452, %451 : tensor<8x8xf32>
    %cst_98 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %455 = stablehlo.multiply %454, %arg24 : tensor<8x8xf32>
    %456 = stablehlo.add %453, %455 : tensor<8x8xf32>
    %c_99 = stablehlo.constant dense<2147483647> : tensor<i32>
    %457 = stablehlo.compare LT, %arg8, %c_99, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_100 = stablehlo.constant dense<1> : tensor<i32>
    %458 = stablehlo.add %arg8, %c_100 : tensor<i32>
    %c_101 = stablehlo.constant dense<2147483647> : tensor<i32>
    %459 = call @_where_5(%457, %458, %c_101) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %460 = stablehlo.convert %459 : (tensor<i32>) -> tensor<f32>
    %cst_102 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %461 = stablehlo.convert %459 : (tensor<i32>) -> tensor<f32>
    %462 = stablehlo.power %cst_102, %461 : tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %463 = stablehlo.subtract %cst_103, %462 : tensor<f32>
    %464 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %465 = stablehlo.divide %373, %464 : tensor<12x8xf32>
    %466 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %467 = stablehlo.divide %378, %466 : tensor<8x12xf32>
    %468 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %469 = stablehlo.divide %383, %468 : tensor<8x8xf32>
    %470 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %471 = stablehlo.divide %388, %470 : tensor<16x8xf32>
    %472 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %473 = stablehlo.divide %393, %472 : tensor<8x16xf32>
    %474 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %475 = stablehlo.divide %398, %474 : tensor<11x8xf32>
    %476 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %477 = stablehlo.divide %403, %476 : tensor<8x12xf32>
    %478 = stablehlo.broadcast_in_dim %463, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %479 = stablehlo.divide %408, %478 : tensor<8x8xf32>
    %480 = stablehlo.convert %459 : (tensor<i32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %481 = stablehlo.convert %459 : (tensor<i32>) -> tensor<f32>
    %482 = stablehlo.power %cst_104, %481 : tensor<f32>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %483 = stablehlo.subtract %cst_105, %482 : tensor<f32>
    %484 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %485 = stablehlo.divide %414, %484 : tensor<12x8xf32>
    %486 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %487 = stablehlo.divide %420, %486 : tensor<8x12xf32>
    %488 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %489 = stablehlo.divide %426, %488 : tensor<8x8xf32>
    %490 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %491 = stablehlo.divide %432, %490 : tensor<16x8xf32>
    %492 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %493 = stablehlo.divide %438, %492 : tensor<8x16xf32>
    %494 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %495 = stablehlo.divide %444, %494 : tensor<11x8xf32>
    %496 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %497 = stablehlo.divide %450, %496 : tensor<8x12xf32>
    %498 = stablehlo.broadcast_in_dim %483, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %499 = stablehlo.divide %456, %498 : tensor<8x8xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %501 = stablehlo.add %485, %500 : tensor<12x8xf32>
    %502 = stablehlo.sqrt %501 : tensor<12x8xf32>
    %cst_107 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %503 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %504 = stablehlo.add %502, %503 : tensor<12x8xf32>
    %505 = stablehlo.divide %465, %504 : tensor<12x8xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %507 = stablehlo.add %487, %506 : tensor<8x12xf32>
    %508 = stablehlo.sqrt %507 : tensor<8x12xf32>
    %cst_109 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %509 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %510 = stablehlo.add %508, %509 : tensor<8x12xf32>
    %511 = stablehlo.divide %467, %510 : tensor<8x12xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_110, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %513 = stablehlo.add %489, %512 : tensor<8x8xf32>
    %514 = stablehlo.sqrt %513 : tensor<8x8xf32>
    %cst_111 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %515 = stablehlo.broadcast_in_dim %cst_111, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %516 = stablehlo.add %514, %515 : tensor<8x8xf32>
    %517 = stablehlo.divide %469, %516 : tensor<8x8xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %518 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %519 = stablehlo.add %491, %518 : tensor<16x8xf32>
    %520 = stablehlo.sqrt %519 : tensor<16x8xf32>
    %cst_113 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %521 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %522 = stablehlo.add %520, %521 : tensor<16x8xf32>
    %523 = stablehlo.divide %471, %522 : tensor<16x8xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_114, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %525 = stablehlo.add %493, %524 : tensor<8x16xf32>
    %526 = stablehlo.sqrt %525 : tensor<8x16xf32>
    %cst_115 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %527 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %528 = stablehlo.add %526, %527 : tensor<8x16xf32>
    %529 = stablehlo.divide %473, %528 : tensor<8x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %530 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %531 = stablehlo.add %495, %530 : tensor<11x8xf32>
    %532 = stablehlo.sqrt %531 : tensor<11x8xf32>
    %cst_117 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %533 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %534 = stablehlo.add %532, %533 : tensor<11x8xf32>
    %535 = stablehlo.divide %475, %534 : tensor<11x8xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %536 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %537 = stablehlo.add %497, %536 : tensor<8x12xf32>
    %538 = stablehlo.sqrt %537 : tensor<8x12xf32>
    %cst_119 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %539 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %540 = stablehlo.add %538, %539 : tensor<8x12xf32>
    %541 = stablehlo.divide %477, %540 : tensor<8x12xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %542 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %543 = stablehlo.add %499, %542 : tensor<8x8xf32>
    %544 = stablehlo.sqrt %543 : tensor<8x8xf32>
    %cst_121 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %545 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %546 = stablehlo.add %544, %545 : tensor<8x8xf32>
    %547 = stablehlo.divide %479, %546 : tensor<8x8xf32>
    %cst_122 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %548 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %549 = stablehlo.multiply %548, %arg0 : tensor<12x8xf32>
    %550 = stablehlo.add %505, %549 : tensor<12x8xf32>
    %cst_123 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %551 = stablehlo.broadcast_in_dim %cst_123, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %552 = stablehlo.multiply %551, %arg1 : tensor<8x12xf32>
    %553 = stablehlo.add %511, %552 : tensor<8x12xf32>
    %cst_124 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %554 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %555 = stablehlo.multiply %554, %arg2 : tensor<8x8xf32>
    %556 = stablehlo.add %517, %555 : tensor<8x8xf32>
    %cst_125 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %557 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %558 = stablehlo.multiply %557, %arg3 : tensor<16x8xf32>
    %559 = stablehlo.add %523, %558 : tensor<16x8xf32>
    %cst_126 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %560 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %561 = stablehlo.multiply %560, %arg4 : tensor<8x16xf32>
    %562 = stablehlo.add %529, %561 : tensor<8x16xf32>
    %cst_127 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %563 = stablehlo.broadcast_in_dim %cst_127, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %564 = stablehlo.multiply %563, %arg5 : tensor<11x8xf32>
    %565 = stablehlo.add %535, %564 : tensor<11x8xf32>
    %cst_128 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %566 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %567 = stablehlo.multiply %566, %arg6 : tensor<8x12xf32>
    %568 = stablehlo.add %541, %567 : tensor<8x12xf32>
    %cst_129 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %569 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %570 = stablehlo.multiply %569, %arg7 : tensor<8x8xf32>
    %571 = stablehlo.add %547, %570 : tensor<8x8xf32>
    %cst_130 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %572 = stablehlo.broadcast_in_dim %cst_130, dims = [] : (tensor<f32>) -> tensor<12x8xf32>
    %573 = stablehlo.multiply %572, %550 : tensor<12x8xf32>
    %cst_131 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %574 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %575 = stablehlo.multiply %574, %553 : tensor<8x12xf32>
    %cst_132 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %576 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %577 = stablehlo.multiply %576, %556 : tensor<8x8xf32>
    %cst_133 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %578 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
    %579 = stablehlo.multiply %578, %559 : tensor<16x8xf32>
    %cst_134 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %580 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %581 = stablehlo.multiply %580, %562 : tensor<8x16xf32>
    %cst_135 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %582 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<11x8xf32>
    %583 = stablehlo.multiply %582, %565 : tensor<11x8xf32>
    %cst_136 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %584 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %585 = stablehlo.multiply %584, %568 : tensor<8x12xf32>
    %cst_137 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %586 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %587 = stablehlo.multiply %586, %571 : tensor<8x8xf32>
    %588 = stablehlo.add %arg0, %573 : tensor<12x8xf32>
    %589 = stablehlo.add %arg1, %575 : tensor<8x12xf32>
    %590 = stablehlo.add %arg2, %577 : tensor<8x8xf32>
    %591 = stablehlo.add %arg3, %579 : tensor<16x8xf32>
    %592 = stablehlo.add %arg4, %581 : tensor<8x16xf32>
    %593 = stablehlo.add %arg5, %583 : tensor<11x8xf32>
    %594 = stablehlo.add %arg6, %585 : tensor<8x12xf32>
    %595 = stablehlo.add %arg7, %587 : tensor<8x8xf32>
    return %588, %589, %590, %591, %592, %593, %594, %595, %459, %373, %378, %383, %388, %393, %398, %403, %408, %414, %420, %426, %432, %438, %444, %450, %456, %212 : tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<2x4x6x6xf32>, %arg2: tensor<f32>) -> (tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<2x4x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    return %3, %1, %4 : tensor<2x4x6x6xf32>, tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>
  }
  func.func private @silu(%arg0: tensor<2x6x12xf32>) -> (tensor<2x6x12xf32>, tensor<2x6x12xf32>, tensor<2x6x12xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<2x6x12xf32>
    %1 = stablehlo.exponential %0 : tensor<2x6x12xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x6x12xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x6x12xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x6x12xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2x6x12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x6x12xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2x6x12xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x6x12xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<2x6x12xf32>
    return %9, %8, %5 : tensor<2x6x12xf32>, tensor<2x6x12xf32>, tensor<2x6x12xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<2x5x11xf32>, %arg1: tensor<2x5x1xi32>) -> (tensor<2x5x1xf32>, tensor<2x5x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x1xi1>
    %c_0 = stablehlo.constant dense<11> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x5x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<2x5x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<2x5x1xi1>, tensor<2x5x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<2x5x1xi32>) -> tensor<2x5x1x1xi32>
    %c_1 = stablehlo.constant dense<10> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x5x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x5x1x1xi32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x5x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x5x1x1xi32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<2x5x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x5x1x1xi1>, tensor<i1>) -> tensor<2x5x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x5x11xf32>, tensor<2x5x1x1xi32>) -> tensor<2x5x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<2x5x1xi1>, tensor<2x5x1xf32>
    return %15, %5 : tensor<2x5x1xf32>, tensor<2x5x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<2x5x1xf32>, %arg1: tensor<i32>) -> (tensor<2x5xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_0(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 2, 5, 1>}> : (tensor<2x5x1xf32>, tensor<1xi32>) -> tensor<2x5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<2x5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<2x5xi1>, tensor<2x5xf32>
    return %13, %3 : tensor<2x5xf32>, tensor<1xi32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_1(%arg0: tensor<1xi32>, %arg1: tensor<2x5xf32>) -> tensor<2x5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x1xf32>, tensor<1xi32>, tensor<2x5xf32>) -> tensor<2x5x1xf32>
    return %1 : tensor<2x5x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<2x5x1x1xi32>, %arg1: tensor<2x5x1xf32>) -> tensor<2x5x11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x5x11xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x5x11xf32>, tensor<2x5x1x1xi32>, tensor<2x5x1xf32>) -> tensor<2x5x11xf32>
    return %1 : tensor<2x5x11xf32>
  }
  func.func private @silu_3(%arg0: tensor<2x6x12xf32>, %arg1: tensor<2x6x12xf32>, %arg2: tensor<2x6x12xf32>, %arg3: tensor<2x6x12xf32>) -> tensor<2x6x12xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<2x6x12xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<2x6x12xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<2x6x12xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x6x12xf32>
    return %3 : tensor<2x6x12xf32>
  }
  func.func private @_where_4(%arg0: tensor<2x4x6x6xi1>, %arg1: tensor<2x4x6x6xf32>, %arg2: tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x6x6xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<2x4x6x6xi1>, tensor<2x4x6x6xf32>
    return %1 : tensor<2x4x6x6xf32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x605081BE4E4E8F3E908EC13E0BA934BD175D4FBF8D46F2BDA9F097BE23A88F3DB52B083FB5DCB1BC12F5B73E4F3CE7BE2AE770BE524A9F3E7B22BFBE5646BF3E1F8C1C3FD3E5DB3EC471123D26F3F53D4BF12B3DEBC4DD3E83EC693DABA4293C470997BD1B8D5FBEB4AB25BE0599B83EC840B33D869BF73C6139433EBADF5BBEB11FBE3DE2EFD5BDB23F253ED3219EBD8B748CBE40180D3F2B101E3EF543BDBC7346123F994902BDF14A6EBEA400B83EA0C6013FF257893D949A803DFB3AFB3E1F3699BCB12CDB3DC0AA96BE01B4E63C9FF775BD5662B3BCC623A1BEC2764CBE249873BEF325FB3ED44DADBDE6B00EBDEA433C3F56A926BF29DD3DBD38CFDB3D3D8493BE3BD6643EAD3B843D9CA7BCBD2AD3F3BE684E2DBE0321383E988A493CBC52973A9513983E6BB81F3E0C3A35BE3091A4BD6FD22FBE2C8516BC54FD3ABE7EA5BFBED6AFB33E94F79C3CBEDA44BC35877FBE619879BE649DECBC22429C3D572883BE5B6317BD27FAB1BD07053C3F7AA641BCAED3E33E2D4302BE52F9F93D"> : tensor<12x8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<12x8xf32>
    %c1 = stablehlo.constant dense<"0x1B9EB33EE2D6DA3D738ABA3D6A9991BEEF8D1FBF63753DBE3451B73EB1EC233F40F2E9BE106E25BEC8BCA23DECBF82BE7C8FBEBD397755BED0E688BE7284023FCBFA0BBEBE0F283E8538DDBE33F5243E8882293F377AA3BD98DB823E727F9E3D2F588E3C5E639E3EE6F941BEA4D7C63D799548BF2E6FADBD387E353CCD085D3C637AD03DDE2DD83EF8EDFC3EF3A78D3E1C369C3EB0F93CBF052A22BE9754583D74002B3E0B1F3B3E399A1C3E2F89643E8C72813E46F770BE56C3B23EE7D0DD3E8BDC8A3EB867EDBE676A173D680225BFA8AD8ABDF9C7103E5B38893DADAAE33E2DFAD2BD422376BE955E343D5321153EAE6BD2BECECBF13D564AA6BD4DCAB63E91ECC93EDD13213E55FE9E3BF0DD8BBC9089183D52D7A9BEB8AFE23EBCFD663E4F0C2DBBCFE0553EDE71FA3B02589E3D6704D13DEE763CBE082CC3BE4293C6BD8219E53E29AE8FBE3E9F84BE6F8AAD3DA3CBC83CA37799BDBF1991BE6C7AC43D3FAA5DBE2220C33E3E677A3EC10EA73E878A1C3E79BF5D3E8F08F6BBF41B783E"> : tensor<8x12xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<8x12xf32>
    %c2 = stablehlo.constant dense<"0x8EE09FBDFD37D3BE39114DBC71CF3EBE3FEAECBE2E8209BFF1115EBEE0795D3E3E7E6D3DAB228F3E870774BE371942BE2A39DA3E89CA17BF22E33DBE386849BE8295AA3ED3F84ABD6EF5EFBE9D9054BE4CEBD0BDCEB6423EC2B3A4BE6C57F83EA7E2D03ECCD28ABD991AFBBEBCA899BE51F47F3E7D129BBD2E03E9BEE4373B3E11BCA5BD582B303E416DB6BEBA0EB43D7969083DEE4C32BE5FF6E1BE466A13BE8885413D16DE17BEFC34FCBD4F29183E7D0274BDA8CF59BD54FBD1BDA38E48BF1BFECA3E952C4D3EE13E01BED15ABFBE7768B6BD824FA3BD0B6DB43E664D9B3E22E38CBE5867153D305C30BE7852563FA4E1E7BE574704BEAA5CD43D59E9E63E"> : tensor<8x8xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<8x8xf32>
    %c3 = stablehlo.constant dense<"0xA421B43D9062D63DDE91B23DAE220CBDDC406BBEBFA73C3EC2E40EBE2698C2BE5B6E22BF8CB0AC3DAED8C6BEBCE9BABDC6AE693EDA32F7BD8846EE3E7AC02C3D7B4145BEBF2C4EBEF733B1BE1F3586BE797231BF20CEA93D4E89C13CCC4C94BE1411D8BA298E39BE73DABE3EE7DE20BDBE5D81BEC42D213EB0091BBE7DBD8A3E1B8EEA3EA44B68BD7EDEA8BEACA8F43D6A30E5BDBB17B7BE489E5FBE2C96023D6CFC9C3EA4D8D1BE7BC287BEF815E13EB4652CBEE78303BE257FB03E0618AEBC1E078D3EBDCA263B41AEF63E8039B13DEB3841BF1E2CE03E30EBCBBEB32CB53E459DD33E7CDAD63E2E8D623DF432083E3A5AAABE458D18BE57ECF4BC80E2B23EA153EC3E161B693C2E6B1F3EC067123D17E7183E656D05BF9B020E3E580DB2BEC863DA3D60A62ABDC15FACBE16AD06B9F06FBE3C75D1A63CBF92FD3ED6D02DBE9DEF60BEFB6E10BFF840BE3DF98E533DC7A2553ED5D9BC3D7F6DACBEAB5E263D40CE473E2AB908BEA92BE03E8F45DABD9C2CA73E1606313BF824E23C10C388BDC5F68ABE7039FCBD27CC01BF4BB5F83ED555363FA9AAAFBEB280993EE30F063F587136BC2F9F923B426DCD3E20DB3DBE6ABDA1BE08FCD13DC99DC8BE951A6BBEC125F2BE9A25883E7FAD603ED0753B3F34FA2D3E7C5EA23B16BB0ABD8C9F05BFE53EA1BE373E11BF3139E2BE76F8AF3E1DD8E33EA255C2BE9677DFBE6F139C3D"> : tensor<16x8xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<16x8xf32>
    %c4 = stablehlo.constant dense<"0x3E2697BC996AF33D4B9B0BBF0C1138BDCFE58F3D4E32E63D434D4F3F5FC2D1BE6E0498BEAB769A3D2E9187BD1E815C3EB1AE8D3E4B61FDBDA120673EE288FD3D6FD1043E2904063F35AB953E247BFD3D565AD53D76B859BCE612A63EE22B3E3D0A7264BC755091BE2DC392BC6CCE9D3E0F1F0CBF6EAD67BE3CF7173DCC2320BFE20960BD26603DBD8AD7443CD9BA2DBEA04913BE2BBC2BBEA59893BDC4C11D3D2B7E72BE8F318A3D0E71083E217E2DBE063A763ED4B5613E877AA8BECC55273E88D0153D17F2E2BE8AE74FBF82B25EBE27B2B23D13BAEF3D12E0B9BC51BA0ABE80A91E3FA65182BE7DD3E2BCDF6DAE3D4BEC163E018515BEE8ECD73CB84F50BE1D236EBE5B260ABF880E883C2CAFCA3E219D083F51A38F3EE27FC13E898C4C3EEA9FE23EF07D95BD9371C03DF9A60ABE57F73C3E0D3D77BEB5AC8B3C54580CBF0DBE4CBEF4F3463EDAA02DBFFC6A8C3EC80F07BF67EF023F8696BABE49DF893DA73A9EBEFFCDBEBD6D65B93E4F73CC3DBF32C9BED651F4BE8E7F24BE2CD05EBDE08923BC5DCE65BEEAC5A8BE2C74AFBE482A37BEE8E45EBE04B4CF3EECFC953E87BC32BDC032E63DD019783ECAD225BEE14F85BED449633EDABA623E200EA63E73702DBFAD2BA8BE894E843D23EA7FBCF319DA3E5CF1CFBEF57D8CBE775C1C3CB33B163E81E94F3EE084923EC9CB51BDB739EDBEA24CD13C6D5615BED495FF3E"> : tensor<8x16xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<8x16xf32>
    %c5 = stablehlo.constant dense<"0x5CAB1D3E518A0BBF559F52BE1B17F7BE057D72BF732CAFBEE6E34A3F02CC353ED57852BE4E09373F6BE5F2BE72E537BEBD4B59BF6CD93A3E9E35EE3CAA06023F7A191FBED28E423C1CA23F3FE087C03D446D19BE7EC0F3BDF4E3F5BEA2709EBFB839F3BE55DE50BD530B03BE4E0364BE5C0AAD3E68F9113FE77AC5BC7DCC8FBE8A44C13EF29AE5BEDEFF323FCC01BB3E12858BBE92C50DBF86512E3E270E073EDF0F093EDEBA053F1B0AFBBE570BDC3D57A9DEBEFBAAAABE52EE4C3F5AB7FFBDDD02FEBD01D88EBF139647BFEC8F96BEB75B8B3FEA7C03BF776A833BB85BF23EF2648F3CA1253F3F3C3CC9BE776DFA3D2EE2863E990B5A3D49DD663F470CA2BF10E41D3EE9F82C3FA6E600BE54024CBFC7C818BEA54591BEC4860ABF37379E3D81CDC63EDA1B0D3E53D9493FC4592C3FD9C2553E0C33CF3EA55B6A3F158E59BDE94D843EDBC979BCCC2BAA3E7132BD3D013E833F8CE7C73DE9E1A9BED08C18BF"> : tensor<11x8xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<11x8xf32>
    %c6 = stablehlo.constant dense<"0xE62B08BFB8833BBEC3E90CBE7A4AD83EAE9EF23D780DFDBED0EDC0BDD4D4FA3EDC088ABE53878A3EE63AE03D584038BE6409CCBD0BE9C3BE0699FBBB1A63A93E62A19CBE71BC5CBE18DFD2BEB453083E31C616BFD41CE03CB163B4BE19740DBEB871F83DB7BD8EBE456025BCCE55633E000D47BEEC6950BEE0DE6FBE4B4BE3BCBD995B3EB8BCECBE68B716BE1BFF073F88C2523E52CBCE3BC2ACBDBED146883E4C78053E0270483D6AEB21BCCB2C4DBC7A17FB3D19739B3D940AA5BD3DB3CABE191B943EB31D8FBE47DDD5BC6279EBBE99AFA7BEC515C03E5FC91B3F396FB33ED81026BD2D334BBEF8F33DBE1047293D6A6E933E3EB7753DA6211C3E37343EBEDCF6743D9E7940BE53408DBECA3FDABEC3B8C2BEEEF6303E556182BDF780D13E92C3EEBD41EC3CBDDA8EF9BE9DEE87BE5595243D9EAFF13DF48E9ABE1D3DD8BD1CFDF03D4966D73D22782B3F12C099BD583DDCBD6E757DBD0E582ABDB98B14BE7C45E93D4B03AFBE5F784D3EF7792DBEC473EA3E5E7C053E4857ECBDB75CB83D"> : tensor<8x12xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<8x12xf32>
    %c7 = stablehlo.constant dense<"0xEF40B7BE9F94E03ECA2DDABE1FA367BD7F6E0A3F6FD4CEBDB58E5D3B03BBBD3D6AC91F3EC47AB13EB233043ED24586BEFE5180BEF277723E23D552BFB6E086BE005A733D3FE512BEB11376BED37CBB3D0EBFC3BE648EA13E9EC30E3EAC198C3E1D20EB3D70A1B03E99ED143D6B19773C99ECD53E02D6103F2E516D3E99D01D3E273191BE0A2C26BD11C2713E64C1483E5EDAC13E84DAB4BDFF3BC13EA643293C61023EBFBD7AAFBE768EDB3EEF57B43E6DF206BB929D0FBC1D6B073D4BC8B4BED9B2BC3EA9616D3E4A2C13BF4BF1B8BD33CA253D6FE42D3E5E55E4BE1D3A983EB04DB33E8B6D923E7000AABEF889F33E1BCE00BFAD26C83D1387B6BEB55454BD"> : tensor<8x8xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<8x8xf32>
    %c8 = stablehlo.constant dense<0> : tensor<i32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<i32>
    %c9 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<12x8xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<12x8xf32>
    %c10 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x12xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<8x12xf32>
    %c11 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<8x8xf32>
    %c12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16x8xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<16x8xf32>
    %c13 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<8x16xf32>
    %c14 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<11x8xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<11x8xf32>
    %c15 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x12xf32>
    %a15 = stablehlo.optimization_barrier %c15 : tensor<8x12xf32>
    %c16 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a16 = stablehlo.optimization_barrier %c16 : tensor<8x8xf32>
    %c17 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<12x8xf32>
    %a17 = stablehlo.optimization_barrier %c17 : tensor<12x8xf32>
    %c18 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x12xf32>
    %a18 = stablehlo.optimization_barrier %c18 : tensor<8x12xf32>
    %c19 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a19 = stablehlo.optimization_barrier %c19 : tensor<8x8xf32>
    %c20 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<16x8xf32>
    %a20 = stablehlo.optimization_barrier %c20 : tensor<16x8xf32>
    %c21 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x16xf32>
    %a21 = stablehlo.optimization_barrier %c21 : tensor<8x16xf32>
    %c22 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<11x8xf32>
    %a22 = stablehlo.optimization_barrier %c22 : tensor<11x8xf32>
    %c23 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x12xf32>
    %a23 = stablehlo.optimization_barrier %c23 : tensor<8x12xf32>
    %c24 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<8x8xf32>
    %a24 = stablehlo.optimization_barrier %c24 : tensor<8x8xf32>
    %c25 = stablehlo.constant dense<"0x060000000000000002000000050000000500000008000000060000000400000009000000000000000700000008000000"> : tensor<2x6xi32>
    %a25 = stablehlo.optimization_barrier %c25 : tensor<2x6xi32>
    %s0:26 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23, %a24, %a25) : (tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<2x6xi32>) -> (tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<f32>)
    %s1:26 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %s0#13, %s0#14, %s0#15, %s0#16, %s0#17, %s0#18, %s0#19, %s0#20, %s0#21, %s0#22, %s0#23, %s0#24, %a25) : (tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<2x6xi32>) -> (tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<f32>)
    %s2:26 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %s1#13, %s1#14, %s1#15, %s1#16, %s1#17, %s1#18, %s1#19, %s1#20, %s1#21, %s1#22, %s1#23, %s1#24, %a25) : (tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<2x6xi32>) -> (tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<i32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<12x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<16x8xf32>, tensor<8x16xf32>, tensor<11x8xf32>, tensor<8x12xf32>, tensor<8x8xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x159B8EBE306A813EF6E3D03ED85667BCE30157BF4AB517BE569A88BE7DBDCC3DD8C50F3F6999FA3B8442AA3EF6A3E7BE38CE87BEDCEB8F3EC01CB0BE9C6ECE3EEC5B153F040BCD3EF94AC63BE6CFD13D2DB68F3D8821EC3EE6B51C3D03F5203D9FC536BD0D5C41BE5EF506BEECB0C73EA56F6B3D3BAA093A7BD3613EBD8F78BE6D95803DB9A809BE216B433E455841BD7D218ABE60AF143F07D53C3E529EB4BC93720C3FFB407DBD3F1450BE900BC73E1D4EF43EFB3A243D8D8E823D0C3C053F7137253C6748093E1E8887BE27FB6A3D786AB8BD90AF51BDE5E691BEDE8F68BED75A55BEEC42053FA4975FBD8EA2ADBB1594343F84582EBF8E858CBC00569E3D3D80A2BE1B69463E16BE0F3DCC3FF7BD4C7FE4BEC7470FBEBB4E2F3E4A1F263DD76BE6BC86418C3E5F743D3EEA1E30BE87159EBD43C320BECACFA23C724957BEF4C5C5BE578FA43E2187463DFCCC1EBD268C61BE527C5BBE0E0066BD47BBD63D898F6CBE168A07BCCB13EFBDF557343FDD36863C9E54E53E432820BED0A6BD3D"> : tensor<12x8xf32>, tolerance = 8.398725390e-05
    check.expect_almost_eq_const %s2#1, dense<"0xF943A43E98D30A3EE3EE843DF63FA0BE919F26BF3C431FBE729EC63E649B2B3F9A3EF9BE784F08BE9F2BE03D0EE066BE1004FCBDF23D73BEFAE373BE199BF73E7292DEBDA6C8463E66F4CDBE07A6213EAAD3213F64E14CBDD234923EB703DC3DBBD7403DC6DB8F3EE14325BE4F52893DEE3450BF8FD763BDBC1496BC85EB86BC02EA063E3EC9CF3EB68FED3E4C937C3E258AAB3EE79544BFF8923FBEC7A9A93D85BC493E717F1C3ECFA0FC3D4686473EBFCC903EC9DA87BE7967A33EE81EEC3EB1369A3EAAEEEFBE13240B3C835A1DBFE9611ABD7217E43D25821A3D9605F33E227195BD50568ABE0B0B693C09B2333E9A2CE1BE96BEB73D4ED755BDCA7EA73E189CBA3EECCB3F3EEDB20C3D47BD40BDCA1BEE3B7F099BBE7702F23EC85A483E809C05BDAA144F3E3714A6BC3E7ADB3D5EEC063E6EA05ABE7A01B4BEB91389BDFD88D63EDE2383BE92856ABEE512EB3D9E7A5F3D94ACA3BD73E781BE2D9C873D42507CBE7BFAB43EBDE45B3EECB8973EDDD63A3EFC817C3EFBF1B63C5069593E"> : tensor<8x12xf32>, tolerance = 8.133076429e-05
    check.expect_almost_eq_const %s2#2, dense<"0xFB68DDBDFDDEC3BE978D2CBD1DF75CBED627FCBEF93211BF45B77CBE44C43E3E8220AC3D70379D3E375889BE4F2A60BEFC99E93EDC5A1FBFFE965CBE181868BEF2779B3E2575A1BD0598E0BEE8B537BE086E03BE3F3C283EDC4F9ABE5E02E93E419BC13E37EB96BDA43405BFE84B8ABE1F2A623E4BEE3BBD0DEDD9BE2E4B1F3E3D8850BDFA76113E051CA8BE5E41F13DF21C873B1B9113BE1C99D2BE4191E9BD122A9A3D79A036BEDBBDC0BD43C22F3E1607F6BCDFC4C0BCE872ABBD1A2550BFC828BC3E07D26B3EDCC21FBE2798CEBE50C9A5BDDBA7E0BDBA5BA53ECA308C3E03459CBE133B883D24D711BEBEA6553F4642E2BE8DFBCBBD2C0C973D844AF63E"> : tensor<8x8xf32>, tolerance = 8.345755339e-05
    check.expect_almost_eq_const %s2#3, dense<"0x5D8ADF3DC1CC093E9DF8EF3DCCA18DBB5A864CBE02871E3EEC18E9BD658ED1BE2E301BBF7760E93D561AB8BEE1B5C2BD2C9F4C3E42B619BE8504FD3EBB4AD03C6BAF45BE58BF6CBE0580C0BE127595BE86E629BFBFF7E53DFDF1C5BB1E4385BEC534F9BC84DC57BEDB3CCE3EE44017BCD19B90BEE1773E3E5DD4F9BDA35A773E4909F53E25DEDCBC298999BE9EE5183EB28BACBD0942C6BE6EF143BEB7393B3BAB5EAC3E2FBEC2BEF76271BEDBC1D13EADA20DBE26FBFFBDE75CB63E98B047BD9596833E8871DFBC6268E73E13BD683DDBD046BFB530EF3E8DEEDABEDD29C43EA45BC53ECFE6C73E64D0AE3D76F6263EE49BB9BE063837BEB8F640B939D1A33ED2FFDC3E3631353D9A2C3E3E539A863DE055F43DFB180DBF7DC72C3EBA21A4BEC739083ED7B891BDC2B9BBBE5461F6BC9ED2593DF6064C3DDF07EF3E4A510FBE209E7FBE844911BFB1AEFB3D1622A73DE5E4363E197B7F3D170D9DBE549A2E3C49AB2A3EC9A5D4BD5D6CEF3E4F6F9DBD7DD0973E99ADDCBCE0E86A3DC875C3BDCF559ABE51BEBEBD8652F4BEF709043F43A52E3FEC08BFBEADE2A83EB7C00D3FEA487FBC5A05063DDB0BBE3E7D9D5CBE258792BE969D073ED8A9BABE0B824CBEEDC300BFE674953E9D6E7F3EDE21433FC83D0F3E06FCCCBC7FCA7ABBAB470DBFDA40B0BE34A509BFFB05D3BE091CBF3EDF77D43E5953D1BEC046D0BE5D27413D"> : tensor<16x8xf32>, tolerance = 7.766243815e-05
    check.expect_almost_eq_const %s2#4, dense<"0xCF573D3CA338023E665305BFA9F998BDD54A253DD569AD3D210B483F55BED0BEE45DA7BE8D523D3D4D2AC3BD8EF2793E8D0F9D3E0D04CCBD90AB823E885FC03D6051233EDF540D3FF765873E706F1D3ECA2B093E4B5A31BD4DC4963E63879C3D4B1A813C5FD29FBEACC12C3C1BEEA93E9E5413BF7ED265BE1357CB3C68AC18BF8474CABC35A131BDC37A8FBC5CEB4BBE200E32BE02220DBEF6352CBD27BB8A3D681188BEEE80C33D9407D63DF00D0FBED935783E817C543E40CD9BBE589F083EFD4E883DD2C1D3BE239357BF931640BEA56C6A3DC00C0F3E05913FBDF318D8BD671B263FCF5591BE895378BCCEC7EA3DDBD3343EE44819BEDFF5663DAD826EBE86654FBE887C02BF040853BCEAF8D93E8929103FAA239E3EFBADB23E2BEC2D3EB918E43E726834BD9FF38A3D884725BE3E3D1E3E5BF488BE88DC3C3D38AC04BF43FB2DBEBDB2653EB52835BFB9A59B3E06F4FEBE2A80F63E2FEBC9BED2DE183D0997A8BEBA8683BD0471AB3ED071903DC27BD8BEAB3C00BF21F30EBE79A9C8BCD823A43C3C2A82BEA0D799BE5485BEBEEC5D55BEF7497DBE5959C03E385CA53ED4D590BC84B7AA3D7FDC883E407211BE30DB6BBE011B733E5B27493E0722973E410635BF14DE98BE2849103DA5392CBC21B9CA3E49E0C8BEFACF9BBE57F1A7BCE233EF3D7E486E3E90C2833EC0C6ADBCCB15DEBE3CC3613D0F2DEEBDC572073F"> : tensor<8x16xf32>, tolerance = 8.420888782e-05
    check.expect_almost_eq_const %s2#5, dense<"0xC382253EBD0704BF42DE33BE1AC0E7BE65D66ABFCD83BEBE94D54B3F0B33173E44E033BE59C03C3F0EA2E3BEDD9856BEB6FC60BFF687593E6BCC7DBA6FB7093F5A5400BEEB3806BC3BF3373F71D8FC3D2F56F5BD6A9318BE7C81E6BE31A99ABFAAD7E3BEFF76BCBC7C5FCBBD2C6081BE18B79D3E90AA193FC55D5ABD437780BE7349D03E4ECBF4BEBECD323F6E1CCA3E4A3379BEFCF406BF25BB0F3EEF02233E96E7D53DB21B0D3F25B8EBBECE4A0C3E0E67CFBE1F0CBABE7174453FB6EF1DBE261DC3BD335B8BBFCE0840BF75CFA5BE3E8D873F0DA2F7BEB4E8D3BCCCDD003FC27F4DBCC174373F61EDB9BE0B06BD3D46F6703E464A123D022C5F3F02349EBF13C00C3E1159343FED841FBE025A44BF1425F4BD4BA5A0BE84DB02BF418C413D2758CD3ED9BD2B3E964F423F8EFE333F170C633EA304C03EACCB623F2EE8A8BDE4AA933E5FB6553C66F59A3EFFA87F3D62D37E3F93B8023EB8B99FBE0AE110BF"> : tensor<11x8xf32>, tolerance = 1.235962152e-04
    check.expect_almost_eq_const %s2#6, dense<"0x60CF0FBF5EE759BED123E6BD03A6E73E1A4E003E3CABEDBE100A84BDDB19053FD7B975BE064C763E650FA33D416720BE5CC004BE5E09D3BE3E7713BDA3BCB83E09FEABBE701E79BE7EB8C3BE5D76243E271A0FBF734B6A3DBC8BA9BE2D602ABE9CA3BB3D269F7FBE3D9C17BD0399443EE95028BE5DC36EBEEC5451BE76AE6CBD52503D3E38B9DDBE3ACCF0BDBF81003F755F713E0DD4123DC95DAEBE53CE713E197ACD3D98CB9B3C891521BDC7582EBD2C5EE13D21253C3D2F5F80BDB395D9BE1A7AA33E904C80BEAEAB383B32F9F7BE0212B7BE4F75CF3E7641143F4D62C23EECFC56BD1AD069BE0CB65CBE100A6D3DB416843E219FFD3CACBAFD3DF6352BBE2303B83D5C315FBEABF97BBE9A85E9BE8A17BBBE879D4F3E832A0ABD1640C33E8139B1BD9E1B9BBD2EC9EABEB22671BE8011263C109A173E4C1297BED2B79ABD4319173E176D9A3D23D6233F19DDD2BD1FE29FBDA8DDBBBDB2A790BD9C4033BEE162133EAE41BEBE07786A3E04DB4BBEE779DB3E1C0F243EF60314BEA6A8763D"> : tensor<8x12xf32>, tolerance = 6.399862170e-05
    check.expect_almost_eq_const %s2#7, dense<"0x4540C6BED5E9EF3E1F18E9BECE7CA5BD7F2C033FFB9692BDD84E063D54C1803D2887013EF37DA23EC0841A3EE49395BE419D8EBEEF58543ECD855ABF70FD6EBE5057F53C2D41E9BDB15B8ABE26B27C3DD337CABE4B8D933EC60F233E50247A3E4E13AE3D0BABBF3E62F3873DC9D64BBCFB3AC83E106B093F94CD4F3E1FEFFE3DFD8CA0BE0A732CBCB441883E7A86673E9196D03E1126EABDF2DAB23EF3A4C43C129545BFF8FBA8BE8B8EEA3EAEFCA43EC7B6FBBCB67112BD56114D3B9780A5BE21C6CB3E18DE4E3EB1C11ABF1853EFBDEB688A3DDF49483E2327EABE917B893EF946C23ECBC9863E61F29ABE2476013F734908BFC6D7023E6D29A7BE04E9A5BD"> : tensor<8x8xf32>, tolerance = 8.536041379e-05
    check.expect_eq_const %s2#8, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#9, dense<"0x72362E3B567C0B3CB96641BCE02114BD7FA2333D0851BB3C9AE63BBDDD4912BD2BAC7DB9C1C718BB8B21A039B7E0303A99E33C3B3BFDB33B628E23BB027235BB37D6463BCF36AC3C70031F3B5A1C59389DD89DBB4C75DFBB14DF173A3B2060BCEDC530BBFD8157BC4013F5BBF39FB2BB52D2683C2D534F3C44EAC7BBCE03B73B0EAECB3A3C29FD3BF2CB38BBF7F2C4BB2FA285BA29D374BBF2C4D2BBF86EE73A4CBC22388222913CDD3316BC11AC13BC37A3103C13F9233B43BA60BA6EB645BCA3A8F4BB67C0ACBBA64343BD9C8937BDC2682E3D3420F13C7FD760BCAC84393C5C5124BC4B7C27BD6C880FBDD15885BC288E063DEEB42D3D3F0B83BC910BFD3C1C2B593BD18A3F3CBD4A3F3C421A123C6A55FFBB6781F2BB1A16AEBA247F27BC46A09F394926C83AA1BB00BB09578DBA1C708E3A80024639FA3089BB4C0EB73A04389DB82535A73C614D4DBB2C49503BB44788BBF5524BBC789D883BC8B737BC98BE89BA28AE65BC0848ED3B5AE00B3CB7D11FBCAF6570BBABA5453CE372433C"> : tensor<12x8xf32>, tolerance = 4.767193645e-06
    check.expect_almost_eq_const %s2#10, dense<"0x83EAFD3C2E7F12BA99B9B63A491C04393ABFD939A2A828BBAE1933BC67F39FBC2EDDB23B6AD19BBA0EFC90BBB27187BB898C243D5BDBCD3991AE04BCC916153A60155CBBC16C8FBC7F7623BC4203B8BBDEC85E3CDF5858BB26AE85BBA3831ABCAB2180BC43758739225459BC52237E3A0906C03B22A63CBC7C812A3C5CC6183D9EC690BB79EF923855459D3B8388833C93AC67BDB1AF0F3A2954F03AD13070BA6025A3BB16B2723C4007DB3C556F783B191598BC25C5783BED88FC3B799FC2BB7F2D79BDF3350EB92A96533C8D25F7BA092C3FBC6450053D04DBCA3CF06C28BDD19CD1BCA242CA3B40081F3CD5ECA0BC1AB2A63C93035B3A9F81B1BC194A053B8A26FB3BF123E5BC9B35CFBB99D8413D9923673CBAA69CBB7EF7A7BB771E633C46A2EF3CA04EE6B8B709003C06C17EBABD23E9BB486B113CA18E35BC0DFF3BBD8942923A021901BAE612BCBB21EAC5BC1710B7BCFF881DB8160DF8BB3E2F0B3ACCF91B3CF818173B8ED9AA3BD814EC3C68B971BB87D342BA8197D0BB4BC93E3C"> : tensor<8x12xf32>, tolerance = 6.083440408e-06
    check.expect_almost_eq_const %s2#11, dense<"0xBB97123C04F4DABB65AC6E3B378B603B0D4C903B667DA83B05FA823B1F49AB3B67CECBBAD3C984BB71A0923BB56AF33BE8E55BBCDA739B3BBD1E543B8887283C39A1473CC77B103B89F94CBB78C327BB90B8ED3BFB83963B672EABBA3DE88F3C6B8F853BFAECAE3A60BF1E3B8E8BB7BB63C9AF3B25C2E4BB3E3BD5BA0FE2A63AB3A683BCA7A2D23C3ACDC8BB1448DFBC4497EF3BA3AC1FBDB26183BC9992F3BC2A928DBA0B14003C3C8335BB0418C5B94F1720BC1BBB9DBB2B772DBA92F0BA3B5129EE3B89B770BC5E639F3CB042903CD251143BBB38873CFA00763C6A9B3B3C9523463CBB6F27BCEAD595BB5DC521BAE24F933A9C139DBB211D633B537B2DBC"> : tensor<8x8xf32>, tolerance = 3.898299858e-06
    check.expect_almost_eq_const %s2#12, dense<"0x619F9BBAC19E8ABD1164F7BC79FBE8BC2296F6BB4F1DAA3CA566CABBB743063D880F7EBA635903BD363E6ABB3F173F3BCA888D3A69AF2A3C3FFE4FBCC6836DB75D7CF4BB810DC23D8C1C353D5D25503DFD53E7BB6F0716BD0BD6423DA62881BD3ED51A3C69F2F73C0D9BECBC9B14EDBC9B60ED3C9CB23EBB476BC1BC43DE943CC6E265BAA01C89BDD546BEBC63DFADBCE01801BBCA67AF3C8C10CFBB8C2E003DDC01BABB3EAD05BDE4442BBB1F31003CB988E0BB404E3BBB74FD853ABA5CF33B5783EC39CEE7D33DF6B9123D81C2113D27B76E3AF860E3BCE880C23CD4B27BBD7FBA203C052B9C3C77BA0CBD31CBF5BC03ED073D3960143C5DEBD6BC0FA35B3C186D4E3C2932C4BC30CFE0BC25F318BD14D7143D4AFA0F3D0DD2D2BC16CC07BBD8AF14BC61FD643CF38A3B3D2D29493DB83DCABC0DD3A2BCAA81253C934FCBBC0D62F23C561591BA059B48BDE2F0A2BDFBA2853DABCA1C3DBB5392BD35F8843CC661003C274B54BDF4A3A4BCBADAF5BCF6178D3CE4F0F93C2F8FEEBCA036DA3CBCA8473C8799D2BC300786BC249FE1BC9A611F3D763B223D93E39CBC70228BBCC06185BB66A8AFBB3649103D7269043D20FE98BC48ED9EBC65135DBCF10BE2BB66E9033D7E324EBCBA6811BD6F4598BD58228E3DAEB5113D634999BDE7585F3CED30393CD74881BD9D00ECBCBDB82DBD9F5FAD3CF094C53C0B0C42BDAF5B403D"> : tensor<16x8xf32>, tolerance = 1.034694761e-05
    check.expect_almost_eq_const %s2#13, dense<"0xFBE72DBB379340B8DDA6C4B97530703B70F08A3B2CEEC839C67C8A3A38CB35B99E6AF23A2B51AE3BE2730A3B185B7CBBA787E3BBAB7238BAB4AE11BB5B870A3CB9D118BA13A06ABB0270073BC2DD00BCE7FA3FBB106C3B3B9205413C1F8E3CBC11D129BCC233F13BED8766BCFF03CCBA2FF8F83A928B733B2B0474BA1AE7E7BBDD33C8BBC67F28BADBAB153CC08DB23B4356613B95A82BBB5F225CBC30C1A9BBE819F13B86C2E9BB08747E3CC7D682BB17B0A53AED3B50BADBF15FBB79F39E3C46E0A4BB501776BB9DBFFC3B6FBD1CBB58E5513B562E2AB9D30E983A61DEDFBB151EA2BA4AF7083B374126398EDDE8BB55198DBAB571AF3AC265E4BBCF3F213CBCB414BB9C129BBB2937333C734573BCB59B65BB5705AFBA4D71FF3AC5AC0C3C404EF9BAD81A56BCAACC0F3B9BB7033BEA54583C91FD473B530226BCA48FB0BB4EAB23BB96FC30BB41C3913B0134DCBBB41127BB72A92C3B14D1E13B9848883C9B9A083A9F15EABB81117A3BDDCDBA3B4664FD3BC3DCBA3A9E1A82BAD095F3BBB3F094BB8831113B214039BC91E9243CCB4DD53B4ECDDE3B57FD8A3CD5C7CBBA4F2A14BB66ADCC3C948F98BBAD77B3BA0074B3BC0BFEBC39D49F923B0370153C137C9239275259BB84D66E3AA4AAF5BAD2B8D83B9CFDE03963CEEB3B5112023D499AD83BD8DF37BB5CC3B23A576AB5BB0F5922BBDC4779BB927FDFBBA902CDBB"> : tensor<8x16xf32>, tolerance = 3.175574914e-06
    check.expect_almost_eq_const %s2#14, dense<"0x40802D3B5E5E9CBCB27A8CBDC460D9BDA34CDFBDE0A5DE3D1ED25FBABE2F963D4A7B54B96B4150B8A4051DBAB20C5F3AD6B9E13A1735C8BAAE3CF8399651BFB9B6893DBDAC7E823A06BE853D7EE68EBBF21934BDFE5D323D986485BD911831BCB114BDBAC3EF81BA6EF96ABAF70F943B6522053C5E6FE4BBAE77383ADF001ABBE6CA7DBCED0A073DA39A2ABB159C11BD78982CBDDF3B8DBB0936393D7B228DBC384E1D3DF4B321BD1C8B81BCD5B01CBDA2023DBDE5CE1C3D69F8D03BCE56DE3C7CCEA8BCAA91FFBC9FCDD4BDF630993CD3E8603E26FD29BE473F9C3C5BFB68BCA21BE03BBCF2803CE495B8BCF1F39A3CB676A43CDB265D39C7B70F3D4E23B8BC591B293781E790BC5C8A813D3B5BA6BC1649A4BD0EB8823D4EA081BD3226303D733A413A3EFB91BBEB8F1E3CBB3003BDD375323A7DD7403DF595773BB21D183C06EC22BC205DD4BB9BCDC23BFE1B083DC9275D3D29173BBD06007EBA9E6166BC"> : tensor<11x8xf32>, tolerance = 2.196381539e-05
    check.expect_almost_eq_const %s2#15, dense<"0x6A3BD73B9B86953BB18974BA2A3926BB4D33A6395790ADBB9FA746BB6E8158BCE11339BBA68D823A77987A3BEE26A5B9010C5C3D9614183C9893AD3BFFB6CDBB48F1C23BA92EAF3AEB6B38BBAA50E1BB0BDBF0BBA07A87BA294B23B963CD663B06180C3D05F8E5BB2B30C03B0449093C11C940BCED54993BB339BCBA45CE833C4FC1533B3FE6FFBB2ED177BCB87EE63B158797BD826A19BC57ADA1BBA4CC283B29128E3B33137B3BCE75093C88D73A3C93F66DBAB9E05E3BF3C1AAB78C24963B5A140FBE5B5A5BBCF4C454BCE210E73904A8273C99C54ABBBF6C323CEDA8A9BBF618CDBA8C982D3C7DC60D3C018BD2399F9DE03D9F5F2B3C40595C3CA1A881B8A94904BC95880E3C11FCC3BBF37D5B3C85E8033A496E2FBC76BF45BC66B5E63B9F2DC7BCADEB9A3B8836F2BB6B8F05BC811C3D3C83A2EDBBEB40613952F0B4BC781E13BCC6A0053CC0614F3CAF16793B598EBCBBBFB10D3C7373383B7A8A683AD81BEEBB6A254A3BC9C873BAA6AF203C79374A3B323D98BB06E47B3AC1D1613B"> : tensor<8x12xf32>, tolerance = 1.397260725e-05
    check.expect_almost_eq_const %s2#16, dense<"0x0DBC5A3AAD1ABDBB6864363C9C5CF83A05A97F3BF43668BBD2A869BC8A4BF13C7245B53C9AB0DA3C27A3A7BB989F373DABEDC83C9486A53C3FE1BF3DD9D57ABDB54EA03CBAB519BD732BBB3B0EE8FC3C0BE01CBB9392443B42FE38BBFFCCEC3CB008943CADA2BCBCE95B78BCB9A11C3B6D57373B4E6C003C72BBA13C25BBBA3C139D123C682D24BD42F194BD5B085EBDFDD998BCD7199C3B89A3473C5CF55C3B993A4A3C857A793A1C87DEBCC2A50B3D22B94F3C2953B83B8E97793D30C277BD075F95BC3ECB863C2797203D3B6DA63B228119BC66C1D8BBBE5C3CBA6A2ADA3C68E1A8BBE2AD3E3B2869A0BCDEF09BBC2A83003D2D6188BCCE7829BD6504A33C"> : tensor<8x8xf32>, tolerance = 9.369134158e-06
    check.expect_almost_eq_const %s2#17, dense<"0x53772035873AA6367FD4BF3674BB6038F815A7388E6EB537A0CDB43851E15F383A4C2731A31F7C3444E0A73135FA21338AB0B6347902A53579329934767BB234095908355C1CB037A7D38434A241B43248F2AA3516892F3670C1D534357116373005B534FE4B003739CE193658EEB135D85909378EC1E5369EA3CE358D40EB356021D233955E23361D42B934E483C535FEB28B3357981E353707E135120F9D3436B42F30336E563735637836B1E07436D1E75D3613DEEF34F4A48133AC4CCF3637B63636C5950436CFCDD0389415C33876989B3849ED2538730C0537227C0637B6239536D74D8E3883F550380D33453771E3373894B0993858EB483767322338C0090635B76EC43605EBCB36F7728936C2E42836F537273656BFCD34EAF3BD36CCCE883125E2E2344CA0443457B396333E8B133456628633530D51351FB9CC33B2F553325A079937BAD4EB34A88F453599DC5335ADB3E7366AB097351C09D73664A0EB335D712537EFCA12366FB948362C119C3662E3803565E5D736E09AD136"> : tensor<12x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#18, dense<"0xD3602438C8627032A26D2534B7B55D30A51C4132C47A9834EEC0A636F47882378FBAA5356DEE9A335E025735D89D3E35B1C58938CF73EB313D864B36FD3CE33287F71835C819523700D78B3646E76636B496FC36DC7EF234325237356463723618CE2D3789C15431515F22371ADB2333E3E6C0353C5DD236E062A2366FF16F38CEB25635194AA531C9E37B35B641303728A00939DEF25E32FA0E3C345CAD1233944D8735303717376D6202388ABC503593766C3735581D35AB072336CF2AF135D43F1E391BF38231BF5512373C5E1E34BEA7B936FB3935380EBFE9373D409138B59DDE37DDA3D435B31D8536B992863744AAA13797320A337F76BC37AE253934025E2236A41A0638BA28EA359AD7C03810CD083776788B351D9B9135EAEA043770081338D67C4A31B9736736B7512733515B0F365C0D6A36EF2EB2365EBEB33808EE7A33617DED32EDDBB435F284C637D2B8A937958AC52FA4EE2436DC404A3247DC7936C39894344F42973526AA0E389F2C1D35D46BC0328242E4352185BA36"> : tensor<8x12xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#19, dense<"0x35D059365834F6352D631A35AAC60C354DD3573550EB8F3528FF3035B992953531FC5734B8A1873523FD5C35F2512536047FF536FAC18235062DE634B025913668E6DA36DD9064345E79D6345270BF34A8EA89365662A5356D69313587E2543780303C356D23D633886D813420ACAB3521E9B335D77308365AE1F833F48DCC33788230372C9DE337DB070E368BF1013867B62136E4B9813873702F37C750183838E36F338F7526361ABAC13468E0023304058836354B8635DF6AD734F9C2BC35F1BB213677CD1537BD888537525D5C37A955BC35E86C3B376CD52637DEA1BC3602EAC63681258E36C5DA69356FAC2C330FD12A35FE7584352FB20435EBB29836"> : tensor<8x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#20, dense<"0x8C6B87356EA5473911D61C381A0C0D388E2C1B368422A137FFA3633648844E380D685D336AB83A3886EF2C35C6DC1935AB9971335F06A23661310637C994F7358D74A7363AE7C439FA01AB3816EEE438F5CF113667367C38B07FCB388E9A3B390C8D8A36C3092638E0C30D3810810E38204B13387264E3343A88CB37CD6B6E37A94F7435866B4739C7E8BA37432E9E3775698C3416BEA5378EBC2F36D7A14238B840AF3531BF443827FFA7348B7B28367980FF35220C153531660B350B0064368AB50B36F9DFEB39ECC862380B6363385D01BF349C5C11381887D537D7EB3439F204A436F78D8B37EEA448382C2C1938AEA74038371963360943F3375E2B01376670DB36F22EC4376C4900389ADB6F3811556138BC275538B31EE137B89A863483919C36733911375F22B438FD77D0380724D23720C99337C0E7A836A228D937CF661638E0BE1D3480C9CD38527E8839AB7435392CFB8038365B59394747343728DD44364887F1385D9C8F3772C22138B4BD4A37623428386D7E1638666F1638D76CCA36456DE1378F5C393755A4013851D6803855238638B76B7937982D4437084A0B36E187D135FB4F5338F0E031386F1577377335833751804F37D16204369E48303801821537C8CD563867FA6D3984504D3949195A38F61F6E3910C200370FEFBB3666993339D6E71538CFD9A4385E7B98378C9DDD37FDC7C938D008DB38"> : tensor<16x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#21, dense<"0x14219A34AB66CF2F8C4A9C32401B1935FE254835ED2F1432A7FD82333D4F1E31DBBA1534A69DAE35721C5334545044358969033692268A33E0016134719A47364A537932D1D5333546C25B34B43029365490C13423E1B23428FCC036FCDDB43639359A36F9DA3D3689E82937445EAF3442D25B34B69CBE359DF95235EC2C14360226CD356DE8FB326B997436E2C3AB35F6A300353B4F99340BFEF536F82A9E35A05A2C3679373E363DD34737472D3335D3DB353445533B35851DAA35A4308137A33C8B3595EF23355C3F24365B297F348CA0DF34A9780631D8284F3410C10036B7658F3393645134BCE48F335AC7143634585D33F18E0234B74B0436E75C8F3643516134E53779357CD8B136719F1A37D0BC1035117AC433CB1343342EEF4D3618F58B34F5FC083799B1D434C995B834DEE2ED3679684A356DADA136AB549F3574C587340A009F34CF6A6D353FA20036C06F963411DF97344C440336CAC63D37352FE5334C8B2336F6AE7935EBFBC535CED025364B33A1348386C73491B419367FA96135FE725934F629C736B8D6973629E6FB35506B043606B0453743C5D2337344CC346944F637D75D1536820EAC35B322A3373D1BFD35C5630836128E7F36CE9B6C3123EDF33463921E33858877348491EE357DDB9B33616B0E36E9882B3859B8F23534CEB33412F6B333C211A83525E79034623C2535D7D708365D97D935"> : tensor<8x16xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#22, dense<"0xD951BB357C7D8C37DD864839F179F239759B013AEE05FE39B3055333B56D6A39585EEB305A9E3030D3D581325670FE3200100134FB7DCD3334201C328877B931B9F3B5386D2DD63536443639368658357EACA438210FA338F6433439CEE2AA369C2EB53347A17033905A3033E0155F3525BF36361528043672FCBB32D20674348A4634377213443816E72C35C81F6A3827D0AE3848EA8E350CFAB238CF9F8037863F89386E789D3881D92D3725AE8538A0C3BB38A94D79384CB0EE354D41093832E0B3374CF482382A59F93995387837EF79063B4A3C943A84857D370FD20937756EFE35D19F283768C7AE3704E07437550FA53781A19C362346513840F8AB37E1EA2A34ABB370378AA42D394A578F3736DE8939DFAA2D39E4922C394D579E38ADABCB34AE695B35AE3C8B36BE393338CFDA03358394C838A1332635613F813670508736604F1A3604E7C8359A243E38D7CCFC38954FB138F9EE6635F6220837"> : tensor<11x8xf32>, tolerance = 2.051945543e-07
    check.expect_almost_eq_const %s2#23, dense<"0x75CEF135ED406F356ABDBA33C8158D34312E8332E8AC9835A08CD234B7FDED369055BA3425FA2C33C4FF2335B85EF0318EEBF538F9477D36BF07C8357FB1D835903FC13500F3EC336601B834448E2836B10D15362D6F413326075C3210873735E85753382A5211365A7D1936A4FE3F36F04BBD36B67B7D354984B733C95F3037B3B1EB3443F33836907E26377B901636C5F66C39241E8136BFB687350CD59034E6A84D3519542335E8B651368CE9B036986CC3349FA9FE3442541E33275F8635D2D54F3A67BB11374DF00737A999DE32E05C8E3683BBD03438FFB036DE8BAB35137E85359A409C36F8054C36E917A8354BEA003A7953AF36DE661A3710C6DB311368313680894F363E09C93572C6FE368B7DC634CEAC9E36CEC0C9360D49483663F7C837C8FE7D35A63C3136AF6436369643B536DB460F36D89C02327706A63720065F3609533C36E0EEE13682373F356199BE351C8951362F0ACA345DCF0933F2011036A3CCD43418834033F8AC88367615E134DF5F71352A8041336D340635"> : tensor<8x12xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#24, dense<"0x984C00339D7AB73544B8C33606A70035EA963F3512FD1735073A193743391A380750B537955E0438E9562937AE74AD38225D12388CF7973737B4BA3953651F391BE88E375E5E81388E02B635F4DE2638D54C1736548B0C35C9971737DF4E2038714B6637B55EC93750A31C3712E6C134DD1D27350B77413602E096374CBDBC3794F45B3684A7883828F860392FACF93859FD9237D79EFF3562230A37B54F14374F0FE036423AD234788B0D38A47046387468083773DA103639E120398B4320395D697937E7A64037D6B28B389C34F035790AC93642617F363DF7E23320651238BC65A73586750336DFFD8B37315476377E3636385F7D3C37C41E9238C5CD9137"> : tensor<8x8xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#25, dense<0x4067C170> : tensor<f32>, tolerance = 3.621181488e-04
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_experts_by_sorting
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_experts_by_sorting {
  func.func public @program(%arg0: tensor<5x3xf32>, %arg1: tensor<3x5x5xf32>, %arg2: tensor<i32>, %arg3: tensor<5x3xf32>, %arg4: tensor<3x5x5xf32>, %arg5: tensor<5x3xf32>, %arg6: tensor<3x5x5xf32>, %arg7: tensor<9x5xf32>, %arg8: tensor<9x5xf32>) -> (tensor<5x3xf32> {jax.result_info = "result[0][0]['gate']"}, tensor<3x5x5xf32> {jax.result_info = "result[0][0]['weight']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<5x3xf32> {jax.result_info = "result[0][1][0].mu['gate']"}, tensor<3x5x5xf32> {jax.result_info = "result[0][1][0].mu['weight']"}, tensor<5x3xf32> {jax.result_info = "result[0][1][0].nu['gate']"}, tensor<3x5x5xf32> {jax.result_info = "result[0][1][0].nu['weight']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg7, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x5xf32>, tensor<5x3xf32>) -> tensor<9x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %2 = stablehlo.reshape %1 : (tensor<9xf32>) -> tensor<9x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x3xi1>
    %5 = stablehlo.convert %4 : (tensor<9x3xi1>) -> tensor<9x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<9xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<9xi1>, tensor<9xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<9xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<9xi1>, tensor<9xf32>
    %18 = stablehlo.divide %12, %17 : tensor<9xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<9x3xf32>
    %22 = stablehlo.exponential %21 : tensor<9x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<9xf32>) -> tensor<9x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %26 = stablehlo.divide %22, %25 : tensor<9x3xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<9x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<9x1xf32>
    %30 = call @argmax(%26) : (tensor<9x3xf32>) -> tensor<9xi32>
    %31 = call @argsort(%30) : (tensor<9xi32>) -> tensor<9xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %32 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %33 = call @clip(%30, %c_9) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %35 = stablehlo.compare LT, %33, %34, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %37 = stablehlo.add %33, %36 : tensor<9xi32>
    %38 = stablehlo.select %35, %37, %33 : tensor<9xi1>, tensor<9xi32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %c_12 = stablehlo.constant dense<1> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %41 = "stablehlo.scatter"(%32, %39, %40) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>):
      %231 = stablehlo.add %arg9, %arg10 : tensor<i32>
      stablehlo.return %231 : tensor<i32>
    }) : (tensor<3xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %43 = stablehlo.compare LT, %31, %42, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_14 = stablehlo.constant dense<9> : tensor<i32>
    %44 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %45 = stablehlo.add %31, %44 : tensor<9xi32>
    %46 = stablehlo.select %43, %45, %31 : tensor<9xi1>, tensor<9xi32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %48 = "stablehlo.gather"(%arg7, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<9x1xi32>) -> tensor<9x5xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<9x5xf32>) -> tensor<3x9x5xf32>
    %50 = stablehlo.iota dim = 1 : tensor<3x9x5xi32>
    %51 = call @cumsum(%41) : (tensor<3xi32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %53 = stablehlo.slice %52 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %54 = stablehlo.slice %51 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %55 = stablehlo.concatenate %53, %54, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %56 = stablehlo.broadcast_in_dim %51, dims = [0] : (tensor<3xi32>) -> tensor<3x9x5xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0] : (tensor<3xi32>) -> tensor<3x9x5xi32>
    %58 = stablehlo.compare LE, %57, %50, SIGNED : (tensor<3x9x5xi32>, tensor<3x9x5xi32>) -> tensor<3x9x5xi1>
    %59 = stablehlo.compare LT, %50, %56, SIGNED : (tensor<3x9x5xi32>, tensor<3x9x5xi32>) -> tensor<3x9x5xi1>
    %60 = stablehlo.and %58, %59 : tensor<3x9x5xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x9x5xf32>
    %62 = stablehlo.select %60, %49, %61 : tensor<3x9x5xi1>, tensor<3x9x5xf32>
    %63 = stablehlo.dot_general %62, %arg1, contracting_dims = [2, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x9x5xf32>, tensor<3x5x5xf32>) -> tensor<9x5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %65:3 = call @silu(%63) : (tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %68 = stablehlo.compare LT, %31, %67, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_20 = stablehlo.constant dense<9> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %70 = stablehlo.add %31, %69 : tensor<9xi32>
    %71 = stablehlo.select %68, %70, %31 : tensor<9xi1>, tensor<9xi32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %74 = stablehlo.iota dim = 0 : tensor<9xui32>
    %75 = stablehlo.reshape %74 : (tensor<9xui32>) -> tensor<9x1xui32>
    %c_22 = stablehlo.constant dense<1> : tensor<ui32>
    %76 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<ui32>) -> tensor<9x5xui32>
    %77 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<9x1xui32>) -> tensor<9x5xui32>
    %78 = stablehlo.add %77, %76 : tensor<9x5xui32>
    %c_23 = stablehlo.constant dense<0> : tensor<ui32>
    %79 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<ui32>) -> tensor<9x5xui32>
    %80 = "stablehlo.scatter"(%79, %72, %78) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<ui32>, %arg10: tensor<ui32>):
      stablehlo.return %arg10 : tensor<ui32>
    }) : (tensor<9x5xui32>, tensor<9x1xi32>, tensor<9x5xui32>) -> tensor<9x5xui32>
    %81 = "stablehlo.gather"(%80, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xui32>, tensor<9x1xi32>) -> tensor<9x5xui32>
    %c_24 = stablehlo.constant dense<0> : tensor<ui32>
    %82 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<ui32>) -> tensor<9x5xui32>
    %83 = stablehlo.compare EQ, %80, %82, UNSIGNED : (tensor<9x5xui32>, tensor<9x5xui32>) -> tensor<9x5xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %85 = stablehlo.select %83, %66, %84 : tensor<9x5xi1>, tensor<9x5xf32>
    %86 = stablehlo.compare EQ, %78, %81, UNSIGNED : (tensor<9x5xui32>, tensor<9x5xui32>) -> tensor<9x5xi1>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %88 = stablehlo.select %86, %65#0, %87 : tensor<9x5xi1>, tensor<9x5xf32>
    %c_27 = stablehlo.constant dense<0> : tensor<ui32>
    %89 = stablehlo.broadcast_in_dim %c_27, dims = [] : (tensor<ui32>) -> tensor<9x5xui32>
    %90 = stablehlo.compare EQ, %80, %89, UNSIGNED : (tensor<9x5xui32>, tensor<9x5xui32>) -> tensor<9x5xi1>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %92 = stablehlo.select %90, %73, %91 : tensor<9x5xi1>, tensor<9x5xf32>
    %93 = stablehlo.compare EQ, %78, %81, UNSIGNED : (tensor<9x5xui32>, tensor<9x5xui32>) -> tensor<9x5xi1>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %95 = "stablehlo.scatter"(%85, %72, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %231 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %231 : tensor<f32>
    }) : (tensor<9x5xf32>, tensor<9x1xi32>, tensor<9x5xf32>) -> tensor<9x5xf32>
    %96 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %97:2 = call @take_along_axis(%26, %96) : (tensor<9x3xf32>, tensor<9x1xi32>) -> (tensor<9x1xf32>, tensor<9x1x1xi32>)
    %98 = stablehlo.broadcast_in_dim %97#0, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %99 = stablehlo.multiply %95, %98 : tensor<9x5xf32>
    %100 = stablehlo.subtract %99, %arg8 : tensor<9x5xf32>
    %101 = stablehlo.multiply %100, %100 : tensor<9x5xf32>
    %cst_30 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %103 = stablehlo.multiply %102, %100 : tensor<9x5xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.reduce(%101 init: %cst_31) applies stablehlo.add across dimensions = [0, 1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<4.500000e+01> : tensor<f32>
    %105 = stablehlo.divide %104, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = stablehlo.constant dense<4.500000e+01> : tensor<f32>
    %106 = stablehlo.divide %cst_33, %cst_34 : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %108 = stablehlo.multiply %107, %103 : tensor<9x5xf32>
    %109 = stablehlo.multiply %95, %108 : tensor<9x5xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_35) applies stablehlo.add across dimensions = [1] : (tensor<9x5xf32>, tensor<f32>) -> tensor<9xf32>
    %111 = stablehlo.reshape %110 : (tensor<9xf32>) -> tensor<9x1xf32>
    %112 = stablehlo.broadcast_in_dim %97#0, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x5xf32>
    %113 = stablehlo.multiply %108, %112 : tensor<9x5xf32>
    %114 = call @take_along_axis_0(%97#1, %111) : (tensor<9x1x1xi32>, tensor<9x1xf32>) -> tensor<9x3xf32>
    %c_36 = stablehlo.constant dense<8> : tensor<1xi32>
    %c_37 = stablehlo.constant dense<0> : tensor<i32>
    %115 = stablehlo.broadcast_in_dim %c_37, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %116 = stablehlo.compare GE, %72, %115, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %117 = stablehlo.broadcast_in_dim %c_36, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
    %119 = stablehlo.compare LE, %72, %118, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %120 = stablehlo.and %116, %119 : tensor<9x1xi1>
    %c_38 = stablehlo.constant dense<true> : tensor<i1>
    %121 = stablehlo.reduce(%120 init: %c_38) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
    %122 = "stablehlo.gather"(%113, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<9x5xf32>, tensor<9x1xi32>) -> tensor<9x5xf32>
    %123 = stablehlo.broadcast_in_dim %121, dims = [0] : (tensor<9xi1>) -> tensor<9x5xi1>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %125 = stablehlo.select %123, %122, %124 : tensor<9x5xi1>, tensor<9x5xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %127 = stablehlo.select %93, %125, %126 : tensor<9x5xi1>, tensor<9x5xf32>
    %128 = call @silu_1(%65#1, %65#2, %63, %127) : (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>) -> tensor<9x5xf32>
    %129 = stablehlo.broadcast_in_dim %48, dims = [1, 2] : (tensor<9x5xf32>) -> tensor<3x9x5xf32>
    %130 = stablehlo.iota dim = 1 : tensor<3x9x5xi32>
    %131 = call @cumsum(%41) : (tensor<3xi32>) -> tensor<3xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %132 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %133 = stablehlo.slice %132 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %134 = stablehlo.slice %131 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %135 = stablehlo.concatenate %133, %134, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %136 = stablehlo.broadcast_in_dim %131, dims = [0] : (tensor<3xi32>) -> tensor<3x9x5xi32>
    %137 = stablehlo.broadcast_in_dim %135, dims = [0] : (tensor<3xi32>) -> tensor<3x9x5xi32>
    %138 = stablehlo.compare LE, %137, %130, SIGNED : (tensor<3x9x5xi32>, tensor<3x9x5xi32>) -> tensor<3x9x5xi1>
    %139 = stablehlo.compare LT, %130, %136, SIGNED : (tensor<3x9x5xi32>, tensor<3x9x5xi32>) -> tensor<3x9x5xi1>
    %140 = stablehlo.and %138, %139 : tensor<3x9x5xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<3x9x5xf32>
    %142 = stablehlo.select %140, %129, %141 : tensor<3x9x5xi1>, tensor<3x9x5xf32>
    %143 = stablehlo.broadcast_in_dim %128, dims = [1, 2] : (tensor<9x5xf32>) -> tensor<3x9x5xf32>
    %144 = stablehlo.iota dim = 1 : tensor<3x9x5xi32>
    %145 = call @cumsum(%41) : (tensor<3xi32>) -> tensor<3xi32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %146 = stablehlo.broadcast_in_dim %c_43, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %147 = stablehlo.slice %146 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
    %148 = stablehlo.slice %145 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
    %149 = stablehlo.concatenate %147, %148, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
    %150 = stablehlo.broadcast_in_dim %145, dims = [0] : (tensor<3xi32>) -> tensor<3x9x5xi32>
    %151 = stablehlo.broadcast_in_dim %149, dims = [0] : (tensor<3xi32>) -> tensor<3x9x5xi32>
    %152 = stablehlo.compare LE, %151, %144, SIGNED : (tensor<3x9x5xi32>, tensor<3x9x5xi32>) -> tensor<3x9x5xi1>
    %153 = stablehlo.compare LT, %144, %150, SIGNED : (tensor<3x9x5xi32>, tensor<3x9x5xi32>) -> tensor<3x9x5xi1>
    %154 = stablehlo.and %152, %153 : tensor<3x9x5xi1>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<3x9x5xf32>
    %156 = stablehlo.select %154, %143, %155 : tensor<3x9x5xi1>, tensor<3x9x5xf32>
    %157 = stablehlo.dot_general %142, %156, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<3x9x5xf32>, tensor<3x9x5xf32>) -> tensor<3x5x5xf32>
    %158 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %159 = stablehlo.multiply %114, %158 : tensor<9x3xf32>
    %160 = stablehlo.multiply %159, %22 : tensor<9x3xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_45) applies stablehlo.add across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %162 = stablehlo.reshape %161 : (tensor<9xf32>) -> tensor<9x1xf32>
    %163 = stablehlo.negate %162 : tensor<9x1xf32>
    %164 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %165 = stablehlo.divide %114, %164 : tensor<9x3xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %166 = stablehlo.reduce(%163 init: %cst_46) applies stablehlo.add across dimensions = [1] : (tensor<9x1xf32>, tensor<f32>) -> tensor<9xf32>
    %167 = stablehlo.broadcast_in_dim %166, dims = [0] : (tensor<9xf32>) -> tensor<9x3xf32>
    %168 = stablehlo.add %165, %167 : tensor<9x3xf32>
    %169 = stablehlo.multiply %168, %22 : tensor<9x3xf32>
    %170 = stablehlo.dot_general %169, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x3xf32>, tensor<9x5xf32>) -> tensor<3x5xf32>
    %171 = stablehlo.transpose %170, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %173 = stablehlo.multiply %172, %171 : tensor<5x3xf32>
    %cst_48 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %175 = stablehlo.multiply %174, %arg3 : tensor<5x3xf32>
    %176 = stablehlo.add %173, %175 : tensor<5x3xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %177 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %178 = stablehlo.multiply %177, %157 : tensor<3x5x5xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %180 = stablehlo.multiply %179, %arg4 : tensor<3x5x5xf32>
    %181 = stablehlo.add %178, %180 : tensor<3x5x5xf32>
    %182 = stablehlo.multiply %171, %171 : tensor<5x3xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %184 = stablehlo.multiply %183, %182 : tensor<5x3xf32>
    %cst_52 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %185 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %186 = stablehlo.multiply %185, %arg5 : tensor<5x3xf32>
    %187 = stablehlo.add %184, %186 : tensor<5x3xf32>
    %188 = stablehlo.multiply %157, %157 : tensor<3x5x5xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %190 = stablehlo.multiply %189, %188 : tensor<3x5x5xf32>
    %cst_54 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %192 = stablehlo.multiply %191, %arg6 : tensor<3x5x5xf32>
    %193 = stablehlo.add %190, %192 : tensor<3x5x5xf32>
    %c_55 = stablehlo.constant dense<2147483647> : tensor<i32>
    %194 = stablehlo.compare LT, %arg2, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_56 = stablehlo.constant dense<1> : tensor<i32>
    %195 = stablehlo.add %arg2, %c_56 : tensor<i32>
    %c_57 = stablehlo.constant dense<2147483647> : tensor<i32>
    %196 = call @_where(%194, %195, %c_57) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %197 = stablehlo.convert %196 : (tensor<i32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %198 = stablehlo.convert %196 : (tensor<i32>) -> tensor<f32>
    %199 = stablehlo.power %cst_58, %198 : tensor<f32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %200 = stablehlo.subtract %cst_59, %199 : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %202 = stablehlo.divide %176, %201 : tensor<5x3xf32>
    %203 = stablehlo.broadcast_in_dim %200, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %204 = stablehlo.divide %181, %203 : tensor<3x5x5xf32>
    %205 = stablehlo.convert %196 : (tensor<i32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %206 = stablehlo.convert %196 : (tensor<i32>) -> tensor<f32>
    %207 = stablehlo.power %cst_60, %206 : tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %208 = stablehlo.subtract %cst_61, %207 : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %210 = stablehlo.divide %187, %209 : tensor<5x3xf32>
    %211 = stablehlo.broadcast_in_dim %208, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %212 = stablehlo.divide %193, %211 : tensor<3x5x5xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %214 = stablehlo.add %210, %213 : tensor<5x3xf32>
    %215 = stablehlo.sqrt %214 : tensor<5x3xf32>
    %cst_63 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %217 = stablehlo.add %215, %216 : tensor<5x3xf32>
    %218 = stablehlo.divide %202, %217 : tensor<5x3xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %220 = stablehlo.add %212, %219 : tensor<3x5x5xf32>
    %221 = stablehlo.sqrt %220 : tensor<3x5x5xf32>
    %cst_65 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %223 = stablehlo.add %221, %222 : tensor<3x5x5xf32>
    %224 = stablehlo.divide %204, %223 : tensor<3x5x5xf32>
    %cst_66 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %226 = stablehlo.multiply %225, %218 : tensor<5x3xf32>
    %cst_67 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<3x5x5xf32>
    %228 = stablehlo.multiply %227, %224 : tensor<3x5x5xf32>
    %229 = stablehlo.add %arg0, %226 : tensor<5x3xf32>
    %230 = stablehlo.add %arg1, %228 : tensor<3x5x5xf32>
    return %229, %230, %196, %176, %181, %187, %193, %105 : tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<f32>
  }
  func.func private @argmax(%arg0: tensor<9x3xf32>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<9x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<9x3xf32>, tensor<9x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<9xf32>, tensor<9xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<f32>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %10 : tensor<f32>, tensor<i32>
    }
    return %1#1 : tensor<9xi32>
  }
  func.func private @argsort(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<9xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<9xi32>, tensor<9xi32>) -> (tensor<9xi32>, tensor<9xi32>)
    return %1#1 : tensor<9xi32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @cumsum(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @silu(%arg0: tensor<9x5xf32>) -> (tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<9x5xf32>
    %1 = stablehlo.exponential %0 : tensor<9x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %3 = stablehlo.add %2, %1 : tensor<9x5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %5 = stablehlo.divide %4, %3 : tensor<9x5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<9x5xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<9x5xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<9x5xf32>
    %9 = stablehlo.multiply %arg0, %5 : tensor<9x5xf32>
    return %9, %8, %5 : tensor<9x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<9x3xf32>, %arg1: tensor<9x1xi32>) -> (tensor<9x1xf32>, tensor<9x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<9x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<9x1xi1>, tensor<9x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<9x1xi32>) -> tensor<9x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<9x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<9x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<9x1x1xi32>, tensor<9x1x1xi32>) -> tensor<9x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<9x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<9x1x1xi1>, tensor<i1>) -> tensor<9x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<9x3xf32>, tensor<9x1x1xi32>) -> tensor<9x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<9x1xi1>, tensor<9x1xf32>
    return %15, %5 : tensor<9x1xf32>, tensor<9x1x1xi32>
  }
  func.func private @take_along_axis_0(%arg0: tensor<9x1x1xi32>, %arg1: tensor<9x1xf32>) -> tensor<9x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<9x3xf32>, tensor<9x1x1xi32>, tensor<9x1xf32>) -> tensor<9x3xf32>
    return %1 : tensor<9x3xf32>
  }
  func.func private @silu_1(%arg0: tensor<9x5xf32>, %arg1: tensor<9x5xf32>, %arg2: tensor<9x5xf32>, %arg3: tensor<9x5xf32>) -> tensor<9x5xf32> {
    %0 = stablehlo.multiply %arg2, %arg3 : tensor<9x5xf32>
    %1 = stablehlo.multiply %arg3, %arg1 : tensor<9x5xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<9x5xf32>
    %3 = stablehlo.add %1, %2 : tensor<9x5xf32>
    return %3 : tensor<9x5xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x4BDEE23FAB13A1BF855A7EBB6385C93E7E370EBF5E8E2EBF4F2C95BFC527403F62945FBFF998333FD89E63BDC338A23F049CA1BE546487BF7B18643F"> : tensor<5x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x3xf32>
    %c1 = stablehlo.constant dense<"0x322C103E6EE9F3BE393A6BBEA8D5473EF91E94BE3126C13E980B31BF92B71ABFE2ABCFBDFB70A13E921A1BBEB0C521BD86E209BF099861BE0F6D603E50F078BF9445C9BD828CE63D8E0F8A3E8B354EBFD3D9893E7D6BFA3E02D8CFBEFED40EBD3CD9293F06514FBD6FB6FA3E36330EBF023CE9BD106CEC3E6EA3AEBBDB5559BD7A0B97BD3982F0BE8779023F8A0027BF3554153D1BA018BC807E3E3D9AFF533F89388D3D65CFE2BC2761E13E53EB143ED22C6F3E78C018BF606373BDACF212BEBD14B43E88677ABE08B7A4BE4C7F9C3EFC32ACBD5EA17C3E3CE7FFBED6A8503FA42E183EBE1FDA3CCCD1573E080DCBBE1607173EBAA9CB3EC72D043E5C1AB3BE5A06AABE950803BE6D1B01BFDCD6343EF3C66EBF465EF33D6BF42FBEDB79CEBB0D1FCC3E7D08813D424E053F"> : tensor<3x5x5xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<3x5x5xf32>
    %c2 = stablehlo.constant dense<0> : tensor<i32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<i32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<5x3xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5x5xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3x5x5xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<5x3xf32>
    %c6 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<3x5x5xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<3x5x5xf32>
    %c7 = stablehlo.constant dense<"0x6108463F31774F3EC87809BC42224E3FED98863F07A682BED722903FC8721D3E3F8BB93EF5F85BBFC57E603F27F6EE3F06C1FD3E8FC2573FF09646BF5F762F3DA71351BFB28531BFDB4C49BEBEB67B3FAC3EB7BE8E7A2ABF6FDDD8BE509C6C3F34C427C0FE16ABBFEE2A93BFDC7570BF9D813DBFE152893EE69314BFDDA0BFBF9040ACBD0DBD024056EF243F88673B3F65FF2FBFBD0A963E07AD893E05C4DD3E7014F4BC78CB813E4F609FBFF5730BBE6C84093E"> : tensor<9x5xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<9x5xf32>
    %c8 = stablehlo.constant dense<"0x494E2140DDFB99BFFDC0873F37FE7DBEA1D5D7BE744B8FBF11BCF1BE6E4714406BAB1ABFA247ECBEC57745BF1FB2BE3F85F411BF703268BFC9405B3E2452ECBF66CC953FFD69093F7CA3623E266954BFB8A2093FFA94BF3F0475AF3DAAA435BF55D62B3F9631FE3F8D5045BE66A322BF42A46D3FCD3CD23E4F3EBFBFD2ECE1BF7EDB93BFEA9E15BF510DBFBE771803C062FAA4BF956ECA3EA69D263F5CEA653F63F5C5BD1DC43BBFD7F475BF711F693FA71C203F"> : tensor<9x5xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<9x5xf32>
    %s0:8 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) : (tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>) -> (tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<f32>)
    %s1:8 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %a7, %a8) : (tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>) -> (tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<f32>)
    %s2:8 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %a7, %a8) : (tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<9x5xf32>, tensor<9x5xf32>) -> (tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<i32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<5x3xf32>, tensor<3x5x5xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x3E07DF3F39E9A4BF175ED63CDE32BA3EAEE815BFBBDF26BF810499BF5D7C383F89E357BF493D3B3F3953AFBDCAFEA53F48F5B0BE218F83BFAB725C3F"> : tensor<5x3xf32>, tolerance = 1.742408514e-04
    check.expect_almost_eq_const %s2#1, dense<"0x091AE33D1AA301BFFCA94CBEA834293EBBBC84BE9FD5B13ECEB938BFC56522BFFA7206BE48D2B03E10BEF8BD50DC1BBC2F3502BF3E2580BE47B4413ED64B80BF195D03BE1DF8113EBA7B753E4C8446BF7328993E57E4043F1431DFBE8335A2BB0D28223FEF32A5BD4357EB3E628706BF9D5913BEDEC5FB3E7EDC10BD9423AABD144D33BD97DFFFBE4599F53ED7B12EBFF2F6D23BEA33A93CB71D873C79524C3F559A1F3DCF1B193B0FBFF03E006EEC3DC5F5863E281511BF282EB7BDC838E9BDD56AC33E52928CBE895595BE4B258D3EB1A75DBD03B08D3EE090F0BE4E58583F9DE6F23D5EAB673DFA18393EF6B6BBBEF8A1353ED54DBC3E90D9CA3D41C1A3BE40AE9ABE3F93C8BDE2C608BFD630163E9F1967BFEA06B63D4F3011BEB96111BD4745BD3EDC68BE3D6645FB3E"> : tensor<3x5x5xf32>, tolerance = 1.002314329e-04
    check.expect_eq_const %s2#2, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#3, dense<"0x6727DA3AE11AB73A25A148BB6B3BCC3A5ED1C33A690648BBF061773A7E386D3A374DF2BA1A1BFDBAA841343B5AD056BA9218A03B391900BCCF33403B"> : tensor<5x3xf32>, tolerance = 7.818513550e-07
    check.expect_almost_eq_const %s2#4, dense<"0x8DBA0F3BE845D23A0352C9B8FC00AB3BEF9935BAE185A63BB894893BC8D3D23A57FF223CA70310BB2F47BDB9948B0BBB39FFE7BB7D1DF43B37E51D3BB5F3003B9F3FA73A2F7339BA3143B13B837EDCB900DAEBBA3E0A97BA981B383AE03AA4BB1640C0399624093C4A601D3B674FA9BB3838973B49EFDFB975FD373C2CBCD63B1DF29CBC0931843B450FE53BBDB7C53B26D9623B24D7FCBB2F114D3BA926EE3AA6B59A3C67A4E4BB7EB7DEBA53A9943BDAEFFDBAEAF70BBD5751A23C006D96BBC392B5BBA0B9B43B120E44BB6F31BB3B378845BC2E7D35BA500C2CBC26EC32BB636C103B8DE692BC25E50B3B94EF0DBDCCEC0ABA636A8E3BCD86AC39DC9D17B96ED935BC4733A9BB53F74F3BA92FC53C9A6F81BA86750D3D9D4D84BB509FB439F6748F3A990A8ABA39C9C83C"> : tensor<3x5x5xf32>, tolerance = 3.465230763e-06
    check.expect_almost_eq_const %s2#5, dense<"0x65C0F2331CBAAB33D1DBCB34271CD7339C43C233E3DDCB34854C1B3367091033C3C714340018273477E3A434E14CF932392E833592D02836C106C034"> : tensor<5x3xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#6, dense<"0x93B955344C63E133487CD32F9B1D9735B418A73281498F35A70D41355BAAE233F79A893652645234853DB631992B4734877F0936D07A1836FF457E3452352C34B0878E33360FB0325229A235223EF6311A08103491796833347EAD329B2D8B354438BB31EF833E36F0D77B3465F892352DE668355A3200327FC2AB3635B2EA35F21C7C37C60F3235A62C0636C4FDC53570E3023563C32336E51CD63431F71034BF8A74373AE40436784AFC331AFC613581E52334961A4938EEF58537704A74358C50A935C92DA635E4E9C234812BB3352B00C836856DA7324BF89736D2CAA2347A6F5434664E5E377F994734E1EC4E388630483285F94E35FF089731F7F46A301872A936FB7E913540E8DD343C5FC837A2352B3343974D38416A31356020BD31C8307633B94943331ECDCE37"> : tensor<3x5x5xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#7, dense<0x3F980FE2> : tensor<f32>, tolerance = 1.187984705e-04
    return
  }
}

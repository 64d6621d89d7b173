// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jraph_graph_attention
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jraph_graph_attention {
  func.func public @program(%arg0: tensor<6x1xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<6x1xf32>, %arg3: tensor<4x3xf32>, %arg4: tensor<6x4xf32>, %arg5: tensor<6x3xf32>) -> (tensor<6x1xf32> {jax.result_info = "result[0][0]['a']"}, tensor<4x3xf32> {jax.result_info = "result[0][0]['query']"}, tensor<6x1xf32> {jax.result_info = "result[0][1][0].trace['a']"}, tensor<4x3xf32> {jax.result_info = "result[0][1][0].trace['query']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[1, 3, 1, 5, 2, 1, 2, 4, 4]> : tensor<9xi32>
    %c_0 = stablehlo.constant dense<[1, 4, 5, 3, 5, 2, 1, 2, 1]> : tensor<9xi32>
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.compare LT, %c, %1, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_2 = stablehlo.constant dense<6> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %4 = stablehlo.add %c, %3 : tensor<9xi32>
    %5 = stablehlo.select %2, %4, %c : tensor<9xi1>, tensor<9xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<9x1xi32>) -> tensor<9x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %9 = stablehlo.compare LT, %c_0, %8, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_4 = stablehlo.constant dense<6> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %11 = stablehlo.add %c_0, %10 : tensor<9xi32>
    %12 = stablehlo.select %9, %11, %c_0 : tensor<9xi1>, tensor<9xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %14 = "stablehlo.gather"(%0, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<9x1xi32>) -> tensor<9x3xf32>
    %15 = stablehlo.concatenate %7, %14, dim = 1 : (tensor<9x3xf32>, tensor<9x3xf32>) -> tensor<9x6xf32>
    %16 = stablehlo.dot_general %15, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x6xf32>, tensor<6x1xf32>) -> tensor<9x1xf32>
    %17:2 = call @leaky_relu(%16) : (tensor<9x1xf32>) -> (tensor<9x1xf32>, tensor<9x1xi1>)
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %19 = stablehlo.broadcast_in_dim %c_0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %20 = "stablehlo.scatter"(%18, %19, %17#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.maximum %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<9x1xi32>, tensor<9x1xf32>) -> tensor<6x1xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %22 = "stablehlo.gather"(%18, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %23 = "stablehlo.gather"(%20, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %24 = stablehlo.compare EQ, %17#0, %23, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %25 = stablehlo.compare EQ, %22, %23, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %29 = stablehlo.select %24, %27, %28 : tensor<9x1xi1>, tensor<9x1xf32>
    %30 = "stablehlo.scatter"(%26, %19, %29) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<9x1xi32>, tensor<9x1xf32>) -> tensor<6x1xf32>
    %31 = "stablehlo.gather"(%30, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %34 = "stablehlo.scatter"(%32, %19, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<9x1xi32>, tensor<9x1xf32>) -> tensor<6x1xf32>
    %35 = "stablehlo.gather"(%34, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %37 = stablehlo.add %31, %36 : tensor<9x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %39 = stablehlo.divide %38, %37 : tensor<9x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %41 = stablehlo.divide %40, %31 : tensor<9x1xf32>
    %42 = stablehlo.select %25, %39, %41 : tensor<9x1xi1>, tensor<9x1xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %44 = stablehlo.select %24, %42, %43 : tensor<9x1xi1>, tensor<9x1xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %46 = stablehlo.add %31, %45 : tensor<9x1xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %48 = stablehlo.divide %47, %46 : tensor<9x1xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %50 = stablehlo.select %25, %48, %49 : tensor<9x1xi1>, tensor<9x1xf32>
    %cst_18 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %52 = stablehlo.add %51, %50 : tensor<9x1xf32>
    %53 = stablehlo.divide %52, %35 : tensor<9x1xf32>
    %54 = "stablehlo.gather"(%21, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %55 = stablehlo.multiply %54, %53 : tensor<9x1xf32>
    %c_19 = stablehlo.constant dense<0> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %57 = stablehlo.compare LT, %c_0, %56, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_20 = stablehlo.constant dense<6> : tensor<i32>
    %58 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %59 = stablehlo.add %c_0, %58 : tensor<9xi32>
    %60 = stablehlo.select %57, %59, %c_0 : tensor<9xi1>, tensor<9xi32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %62 = "stablehlo.gather"(%20, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %63 = stablehlo.subtract %17#0, %62 : tensor<9x1xf32>
    %64 = stablehlo.exponential %63 : tensor<9x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %66 = stablehlo.broadcast_in_dim %c_0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %67 = "stablehlo.scatter"(%65, %66, %64) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<9x1xi32>, tensor<9x1xf32>) -> tensor<6x1xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %69 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %70 = stablehlo.compare LT, %c_0, %69, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_24 = stablehlo.constant dense<6> : tensor<i32>
    %71 = stablehlo.broadcast_in_dim %c_24, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %72 = stablehlo.add %c_0, %71 : tensor<9xi32>
    %73 = stablehlo.select %70, %72, %c_0 : tensor<9xi1>, tensor<9xi32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %75 = "stablehlo.gather"(%67, %74) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %76 = stablehlo.divide %64, %75 : tensor<9x1xf32>
    %77 = stablehlo.multiply %75, %75 : tensor<9x1xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %79 = stablehlo.divide %78, %77 : tensor<9x1xf32>
    %80 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %81 = stablehlo.multiply %7, %80 : tensor<9x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %83 = stablehlo.broadcast_in_dim %c_0, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %84 = "stablehlo.scatter"(%82, %83, %81) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<9x1xi32>, tensor<9x3xf32>) -> tensor<6x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %86:2 = call @leaky_relu_0(%84) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xi1>)
    %87 = stablehlo.subtract %86#0, %arg5 : tensor<6x3xf32>
    %88 = stablehlo.multiply %87, %87 : tensor<6x3xf32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %90 = stablehlo.multiply %89, %87 : tensor<6x3xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%88 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_30 : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_32 = stablehlo.constant dense<1.800000e+01> : tensor<f32>
    %93 = stablehlo.divide %cst_31, %cst_32 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %95 = stablehlo.multiply %94, %90 : tensor<6x3xf32>
    %96 = call @leaky_relu_2(%86#1, %95) : (tensor<6x3xi1>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %c_33 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %97 = stablehlo.broadcast_in_dim %c_34, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %98 = stablehlo.compare GE, %83, %97, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %99 = stablehlo.broadcast_in_dim %c_33, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
    %101 = stablehlo.compare LE, %83, %100, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %102 = stablehlo.and %98, %101 : tensor<9x1xi1>
    %c_35 = stablehlo.constant dense<true> : tensor<i1>
    %103 = stablehlo.reduce(%102 init: %c_35) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
    %104 = "stablehlo.gather"(%96, %83) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<6x3xf32>, tensor<9x1xi32>) -> tensor<9x3xf32>
    %105 = stablehlo.broadcast_in_dim %103, dims = [0] : (tensor<9xi1>) -> tensor<9x3xi1>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<9x3xf32>
    %107 = stablehlo.select %105, %104, %106 : tensor<9x3xi1>, tensor<9x3xf32>
    %108 = stablehlo.multiply %7, %107 : tensor<9x3xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.reduce(%108 init: %cst_37) applies stablehlo.add across dimensions = [1] : (tensor<9x3xf32>, tensor<f32>) -> tensor<9xf32>
    %110 = stablehlo.reshape %109 : (tensor<9xf32>) -> tensor<9x1xf32>
    %111 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (tensor<9x1xf32>) -> tensor<9x3xf32>
    %112 = stablehlo.multiply %107, %111 : tensor<9x3xf32>
    %113 = stablehlo.multiply %110, %79 : tensor<9x1xf32>
    %114 = stablehlo.multiply %113, %64 : tensor<9x1xf32>
    %115 = stablehlo.negate %114 : tensor<9x1xf32>
    %116 = stablehlo.divide %110, %75 : tensor<9x1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %118 = "stablehlo.scatter"(%117, %74, %115) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<9x1xi32>, tensor<9x1xf32>) -> tensor<6x1xf32>
    %c_39 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %119 = stablehlo.broadcast_in_dim %c_40, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %120 = stablehlo.compare GE, %66, %119, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %121 = stablehlo.broadcast_in_dim %c_39, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
    %123 = stablehlo.compare LE, %66, %122, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %124 = stablehlo.and %120, %123 : tensor<9x1xi1>
    %c_41 = stablehlo.constant dense<true> : tensor<i1>
    %125 = stablehlo.reduce(%124 init: %c_41) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
    %126 = "stablehlo.gather"(%118, %66) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %127 = stablehlo.broadcast_in_dim %125, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %129 = stablehlo.select %127, %126, %128 : tensor<9x1xi1>, tensor<9x1xf32>
    %130 = stablehlo.add %116, %129 : tensor<9x1xf32>
    %131 = stablehlo.multiply %130, %64 : tensor<9x1xf32>
    %132 = stablehlo.negate %131 : tensor<9x1xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %134 = "stablehlo.scatter"(%133, %61, %132) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x1xf32>, tensor<9x1xi32>, tensor<9x1xf32>) -> tensor<6x1xf32>
    %c_44 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_45 = stablehlo.constant dense<0> : tensor<i32>
    %135 = stablehlo.broadcast_in_dim %c_45, dims = [] : (tensor<i32>) -> tensor<9x1xi32>
    %136 = stablehlo.compare GE, %19, %135, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %137 = stablehlo.broadcast_in_dim %c_44, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<9x1xi32>
    %139 = stablehlo.compare LE, %19, %138, SIGNED : (tensor<9x1xi32>, tensor<9x1xi32>) -> tensor<9x1xi1>
    %140 = stablehlo.and %136, %139 : tensor<9x1xi1>
    %c_46 = stablehlo.constant dense<true> : tensor<i1>
    %141 = stablehlo.reduce(%140 init: %c_46) applies stablehlo.and across dimensions = [1] : (tensor<9x1xi1>, tensor<i1>) -> tensor<9xi1>
    %142 = "stablehlo.gather"(%134, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<6x1xf32>, tensor<9x1xi32>) -> tensor<9x1xf32>
    %143 = stablehlo.broadcast_in_dim %141, dims = [0] : (tensor<9xi1>) -> tensor<9x1xi1>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %145 = stablehlo.select %143, %142, %144 : tensor<9x1xi1>, tensor<9x1xf32>
    %146 = stablehlo.multiply %145, %44 : tensor<9x1xf32>
    %147 = stablehlo.add %131, %146 : tensor<9x1xf32>
    %148 = call @leaky_relu_4(%17#1, %147) : (tensor<9x1xi1>, tensor<9x1xf32>) -> tensor<9x1xf32>
    %149 = stablehlo.dot_general %148, %15, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<9x1xf32>, tensor<9x6xf32>) -> tensor<1x6xf32>
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<1x6xf32>) -> tensor<6x1xf32>
    %151 = stablehlo.dot_general %148, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<9x1xf32>, tensor<6x1xf32>) -> tensor<9x6xf32>
    %152 = stablehlo.slice %151 [0:9, 0:3] : (tensor<9x6xf32>) -> tensor<9x3xf32>
    %153 = stablehlo.slice %151 [0:9, 3:6] : (tensor<9x6xf32>) -> tensor<9x3xf32>
    %154 = stablehlo.add %112, %152 : tensor<9x3xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %156 = "stablehlo.scatter"(%155, %13, %153) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<9x1xi32>, tensor<9x3xf32>) -> tensor<6x3xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %158 = "stablehlo.scatter"(%157, %6, %154) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %174 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %174 : tensor<f32>
    }) : (tensor<6x3xf32>, tensor<9x1xi32>, tensor<9x3xf32>) -> tensor<6x3xf32>
    %159 = stablehlo.add %156, %158 : tensor<6x3xf32>
    %160 = stablehlo.dot_general %159, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %161 = stablehlo.transpose %160, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %cst_50 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %163 = stablehlo.multiply %162, %arg2 : tensor<6x1xf32>
    %164 = stablehlo.add %150, %163 : tensor<6x1xf32>
    %cst_51 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %166 = stablehlo.multiply %165, %arg3 : tensor<4x3xf32>
    %167 = stablehlo.add %161, %166 : tensor<4x3xf32>
    %cst_52 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<6x1xf32>
    %169 = stablehlo.multiply %168, %164 : tensor<6x1xf32>
    %cst_53 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %171 = stablehlo.multiply %170, %167 : tensor<4x3xf32>
    %172 = stablehlo.add %arg0, %169 : tensor<6x1xf32>
    %173 = stablehlo.add %arg1, %171 : tensor<4x3xf32>
    return %172, %173, %164, %167, %92 : tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<f32>
  }
  func.func private @leaky_relu(%arg0: tensor<9x1xf32>) -> (tensor<9x1xf32>, tensor<9x1xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<9x1xf32>
    %4 = call @_where(%1, %arg0, %3) : (tensor<9x1xi1>, tensor<9x1xf32>, tensor<9x1xf32>) -> tensor<9x1xf32>
    return %4, %1 : tensor<9x1xf32>, tensor<9x1xi1>
  }
  func.func private @_where(%arg0: tensor<9x1xi1>, %arg1: tensor<9x1xf32>, %arg2: tensor<9x1xf32>) -> tensor<9x1xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<9x1xi1>, tensor<9x1xf32>
    return %0 : tensor<9x1xf32>
  }
  func.func private @leaky_relu_0(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xi1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %1 = stablehlo.compare GE, %arg0, %0, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<6x3xf32>
    %4 = call @_where_1(%1, %arg0, %3) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    return %4, %1 : tensor<6x3xf32>, tensor<6x3xi1>
  }
  func.func private @_where_1(%arg0: tensor<6x3xi1>, %arg1: tensor<6x3xf32>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<6x3xi1>, tensor<6x3xf32>
    return %0 : tensor<6x3xf32>
  }
  func.func private @leaky_relu_2(%arg0: tensor<6x3xi1>, %arg1: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0:2 = call @_where_3(%arg0, %arg1) : (tensor<6x3xi1>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>)
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<6x3xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<6x3xf32>
    return %3 : tensor<6x3xf32>
  }
  func.func private @_where_3(%arg0: tensor<6x3xi1>, %arg1: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<6x3xi1>, tensor<6x3xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<6x3xi1>, tensor<6x3xf32>
    return %2, %1 : tensor<6x3xf32>, tensor<6x3xf32>
  }
  func.func private @leaky_relu_4(%arg0: tensor<9x1xi1>, %arg1: tensor<9x1xf32>) -> tensor<9x1xf32> {
    %0:2 = call @_where_5(%arg0, %arg1) : (tensor<9x1xi1>, tensor<9x1xf32>) -> (tensor<9x1xf32>, tensor<9x1xf32>)
    %cst = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %2 = stablehlo.multiply %1, %0#1 : tensor<9x1xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<9x1xf32>
    return %3 : tensor<9x1xf32>
  }
  func.func private @_where_5(%arg0: tensor<9x1xi1>, %arg1: tensor<9x1xf32>) -> (tensor<9x1xf32>, tensor<9x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x1xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<9x1xi1>, tensor<9x1xf32>
    %2 = stablehlo.select %arg0, %arg1, %0 : tensor<9x1xi1>, tensor<9x1xf32>
    return %2, %1 : tensor<9x1xf32>, tensor<9x1xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x8BA8B23E7B72603F2510F83EB839144075BB15BF3427603F"> : tensor<6x1xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x1xf32>
    %c1 = stablehlo.constant dense<"0x77C12CBEB72DA63E687E85BE0F4902BF4295423E0A9CF7BFA203BD3F7AC0043F46F9DEBE93665ABD0A498EBF8C4537BD"> : tensor<4x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x3xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000"> : tensor<6x1xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<6x1xf32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x3xf32>
    %c4 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x4xf32>
    %c5 = stablehlo.constant dense<"0x476499BF042229BF7F2088BFC803BBBFBFFAA5BF67B495BFE96BCA3FF6E4B33D9199173FFB15973F0C0F17BE54AF383F585AE4BE09FD0EC0F2D5823C54FD7CBFCCA2083F8EA4F73D"> : tensor<6x3xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x3xf32>
    %s0:5 = call @program(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>) -> (tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<f32>)
    %s1:5 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %a4, %a5) : (tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>) -> (tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<f32>)
    %s2:5 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %a4, %a5) : (tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x4xf32>, tensor<6x3xf32>) -> (tensor<6x1xf32>, tensor<4x3xf32>, tensor<6x1xf32>, tensor<4x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x46F6993EDB53583F4155223FB839144075BB15BF3427603F"> : tensor<6x1xf32>, tolerance = 2.316022873e-04
    check.expect_almost_eq_const %s2#1, dense<"0xE952913DEC5C1B3F5BEEAEBD6CBA05BF22C6073EC57CF3BF76A19B3F1FDEBA3E36E6C8BEDC4B15BDCB3781BF69A34A3C"> : tensor<4x3xf32>, tolerance = 1.902245164e-04
    check.expect_almost_eq_const %s2#2, dense<"0xB1C8073EF77C1C3EC4CF1EBF60403930482F3831C3D793B0"> : tensor<6x1xf32>, tolerance = 6.203577518e-05
    check.expect_almost_eq_const %s2#3, dense<"0x68568CBFEEA282BF58EC4CBF79B5ED3AED8B8D3E8A8D28BE9768943FE87A1A3FD00D7DBE7BF5A0BD420CD8BE09E290BE"> : tensor<4x3xf32>, tolerance = 1.159441829e-04
    check.expect_almost_eq_const %s2#4, dense<0x3FC54B1B> : tensor<f32>, tolerance = 1.541354537e-04
    return
  }
}

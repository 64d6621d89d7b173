// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_embeddings_dlrm
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_jax_embeddings_dlrm {
  func.func public @program(%arg0: tensor<3x4xf32>, %arg1: tensor<15xf32>, %arg2: tensor<9x4xf32>, %arg3: tensor<7x4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<15xf32>, %arg6: tensor<9x4xf32>, %arg7: tensor<7x4xf32>, %arg8: tensor<6x2xi32>, %arg9: tensor<6x3xf32>, %arg10: tensor<6xf32>) -> (tensor<3x4xf32> {jax.result_info = "result[0][0]['dense']"}, tensor<15xf32> {jax.result_info = "result[0][0]['out']"}, tensor<9x4xf32> {jax.result_info = "result[0][0]['tables'][0]"}, tensor<7x4xf32> {jax.result_info = "result[0][0]['tables'][1]"}, tensor<3x4xf32> {jax.result_info = "result[0][1][0].sum_of_squares['dense']"}, tensor<15xf32> {jax.result_info = "result[0][1][0].sum_of_squares['out']"}, tensor<9x4xf32> {jax.result_info = "result[0][1][0].sum_of_squares['tables'][0]"}, tensor<7x4xf32> {jax.result_info = "result[0][1][0].sum_of_squares['tables'][1]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.slice %arg8 [0:6, 0:1] : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<9> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %5 = stablehlo.add %1, %4 : tensor<6xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<6xi1>, tensor<6xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %8 = "stablehlo.gather"(%arg2, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<9x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
    %9 = stablehlo.slice %arg8 [0:6, 1:2] : (tensor<6x2xi32>) -> tensor<6x1xi32>
    %10 = stablehlo.reshape %9 : (tensor<6x1xi32>) -> tensor<6xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %12 = stablehlo.compare LT, %10, %11, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %14 = stablehlo.add %10, %13 : tensor<6xi32>
    %15 = stablehlo.select %12, %14, %10 : tensor<6xi1>, tensor<6xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %17 = "stablehlo.gather"(%arg3, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> : (tensor<7x4xf32>, tensor<6x1xi32>) -> tensor<6x4xf32>
    %18 = stablehlo.broadcast_in_dim %8, dims = [0, 2] : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %20 = stablehlo.concatenate %18, %19, dim = 1 : (tensor<6x1x4xf32>, tensor<6x1x4xf32>) -> tensor<6x2x4xf32>
    %21 = stablehlo.dot_general %arg9, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<3x4xf32>) -> tensor<6x4xf32>
    %22 = call @relu(%21) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %24 = stablehlo.compare GT, %21, %23, FLOAT : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %26 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<6x4xf32>) -> tensor<6x1x4xf32>
    %27 = stablehlo.concatenate %20, %26, dim = 1 : (tensor<6x2x4xf32>, tensor<6x1x4xf32>) -> tensor<6x3x4xf32>
    %28 = stablehlo.dot_general %27, %27, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x3x4xf32>, tensor<6x3x4xf32>) -> tensor<6x3x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %30 = call @triu(%29) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %32 = stablehlo.compare NE, %30, %31, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %33 = call @cumsum(%32) : (tensor<3x3xi1>) -> tensor<9xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %35 = call @clip(%33, %c_7) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %36 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %37 = stablehlo.compare LT, %35, %36, SIGNED : (tensor<9xi32>, tensor<9xi32>) -> tensor<9xi1>
    %c_9 = stablehlo.constant dense<3> : tensor<i32>
    %38 = stablehlo.broadcast_in_dim %c_9, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %39 = stablehlo.add %35, %38 : tensor<9xi32>
    %40 = stablehlo.select %37, %39, %35 : tensor<9xi1>, tensor<9xi32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<9xi32>) -> tensor<9x1xi32>
    %c_10 = stablehlo.constant dense<1> : tensor<i32>
    %42 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %43 = "stablehlo.scatter"(%34, %41, %42) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
      %160 = stablehlo.add %arg11, %arg12 : tensor<i32>
      stablehlo.return %160 : tensor<i32>
    }) : (tensor<3xi32>, tensor<9x1xi32>, tensor<9xi32>) -> tensor<3xi32>
    %44 = call @cumsum_1(%43) : (tensor<3xi32>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<3> : tensor<i32>
    %45 = call @floor_divide(%44, %c_11) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_12 = stablehlo.constant dense<3> : tensor<i32>
    %46 = call @remainder(%45, %c_12) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_13 = stablehlo.constant dense<1> : tensor<i32>
    %47 = call @floor_divide(%44, %c_13) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_14 = stablehlo.constant dense<3> : tensor<i32>
    %48 = call @remainder(%47, %c_14) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %49 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %50 = stablehlo.compare LT, %46, %49, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_16 = stablehlo.constant dense<3> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %52 = stablehlo.add %46, %51 : tensor<3xi32>
    %53 = stablehlo.select %50, %52, %46 : tensor<3xi1>, tensor<3xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %55 = stablehlo.compare LT, %48, %54, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %56 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %57 = stablehlo.add %48, %56 : tensor<3xi32>
    %58 = stablehlo.select %55, %57, %48 : tensor<3xi1>, tensor<3xi32>
    %59 = stablehlo.broadcast_in_dim %53, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %60 = stablehlo.broadcast_in_dim %58, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %61 = stablehlo.concatenate %59, %60, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %62 = "stablehlo.gather"(%28, %61) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 6, 1, 1>}> : (tensor<6x3x3xf32>, tensor<3x2xi32>) -> tensor<6x3xf32>
    %63 = stablehlo.reshape %27 : (tensor<6x3x4xf32>) -> tensor<6x12xf32>
    %64 = stablehlo.concatenate %63, %62, dim = 1 : (tensor<6x12xf32>, tensor<6x3xf32>) -> tensor<6x15xf32>
    %65 = stablehlo.dot_general %64, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x15xf32>, tensor<15xf32>) -> tensor<6xf32>
    %66:3 = call @log_sigmoid(%65) : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %67 = stablehlo.negate %65 : tensor<6xf32>
    %68:3 = call @log_sigmoid(%67) : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %69 = stablehlo.negate %arg10 : tensor<6xf32>
    %70 = stablehlo.multiply %69, %66#0 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %72 = stablehlo.subtract %71, %arg10 : tensor<6xf32>
    %73 = stablehlo.multiply %72, %68#0 : tensor<6xf32>
    %74 = stablehlo.subtract %70, %73 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %76 = stablehlo.divide %75, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %77 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %79 = stablehlo.negate %78 : tensor<6xf32>
    %80 = stablehlo.multiply %72, %79 : tensor<6xf32>
    %81 = stablehlo.multiply %69, %78 : tensor<6xf32>
    %82 = call @log_sigmoid_4(%68#1, %68#2, %80) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %83 = stablehlo.negate %82 : tensor<6xf32>
    %84 = call @log_sigmoid_4(%66#1, %66#2, %81) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %85 = stablehlo.add %83, %84 : tensor<6xf32>
    %86 = stablehlo.dot_general %85, %64, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6x15xf32>) -> tensor<15xf32>
    %87 = stablehlo.dot_general %85, %arg1, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<15xf32>) -> tensor<6x15xf32>
    %88 = stablehlo.slice %87 [0:6, 0:12] : (tensor<6x15xf32>) -> tensor<6x12xf32>
    %89 = stablehlo.slice %87 [0:6, 12:15] : (tensor<6x15xf32>) -> tensor<6x3xf32>
    %90 = stablehlo.reshape %88 : (tensor<6x12xf32>) -> tensor<6x3x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x3x3xf32>
    %92 = "stablehlo.scatter"(%91, %61, %89) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %160 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %160 : tensor<f32>
    }) : (tensor<6x3x3xf32>, tensor<3x2xi32>, tensor<6x3xf32>) -> tensor<6x3x3xf32>
    %93 = stablehlo.dot_general %92, %27, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x3x3xf32>, tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
    %94 = stablehlo.add %90, %93 : tensor<6x3x4xf32>
    %95 = stablehlo.dot_general %92, %27, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x3x3xf32>, tensor<6x3x4xf32>) -> tensor<6x3x4xf32>
    %96 = stablehlo.add %94, %95 : tensor<6x3x4xf32>
    %97 = stablehlo.slice %96 [0:6, 0:2, 0:4] : (tensor<6x3x4xf32>) -> tensor<6x2x4xf32>
    %98 = stablehlo.slice %96 [0:6, 2:3, 0:4] : (tensor<6x3x4xf32>) -> tensor<6x1x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_25) applies stablehlo.add across dimensions = [1] : (tensor<6x1x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %101 = stablehlo.select %24, %99, %100 : tensor<6x4xi1>, tensor<6x4xf32>
    %102 = stablehlo.dot_general %101, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %104 = stablehlo.slice %97 [0:6, 0:1, 0:4] : (tensor<6x2x4xf32>) -> tensor<6x1x4xf32>
    %105 = stablehlo.reshape %104 : (tensor<6x1x4xf32>) -> tensor<6x4xf32>
    %106 = stablehlo.slice %97 [0:6, 1:2, 0:4] : (tensor<6x2x4xf32>) -> tensor<6x1x4xf32>
    %107 = stablehlo.reshape %106 : (tensor<6x1x4xf32>) -> tensor<6x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %109 = "stablehlo.scatter"(%108, %16, %107) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %160 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %160 : tensor<f32>
    }) : (tensor<7x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<7x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %111 = "stablehlo.scatter"(%110, %7, %105) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %160 = stablehlo.add %arg11, %arg12 : tensor<f32>
      stablehlo.return %160 : tensor<f32>
    }) : (tensor<9x4xf32>, tensor<6x1xi32>, tensor<6x4xf32>) -> tensor<9x4xf32>
    %112 = stablehlo.multiply %103, %103 : tensor<3x4xf32>
    %113 = stablehlo.add %112, %arg4 : tensor<3x4xf32>
    %114 = stablehlo.multiply %86, %86 : tensor<15xf32>
    %115 = stablehlo.add %114, %arg5 : tensor<15xf32>
    %116 = stablehlo.multiply %111, %111 : tensor<9x4xf32>
    %117 = stablehlo.add %116, %arg6 : tensor<9x4xf32>
    %118 = stablehlo.multiply %109, %109 : tensor<7x4xf32>
    %119 = stablehlo.add %118, %arg7 : tensor<7x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %121 = stablehlo.compare GT, %113, %120, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_30 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %123 = stablehlo.add %113, %122 : tensor<3x4xf32>
    %124 = stablehlo.rsqrt %123 : tensor<3x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = call @_where_6(%121, %124, %cst_31) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<f32>) -> tensor<3x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %127 = stablehlo.compare GT, %115, %126, FLOAT : (tensor<15xf32>, tensor<15xf32>) -> tensor<15xi1>
    %cst_33 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %129 = stablehlo.add %115, %128 : tensor<15xf32>
    %130 = stablehlo.rsqrt %129 : tensor<15xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = call @_where_7(%127, %130, %cst_34) : (tensor<15xi1>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %133 = stablehlo.compare GT, %117, %132, FLOAT : (tensor<9x4xf32>, tensor<9x4xf32>) -> tensor<9x4xi1>
    %cst_36 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %135 = stablehlo.add %117, %134 : tensor<9x4xf32>
    %136 = stablehlo.rsqrt %135 : tensor<9x4xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = call @_where_8(%133, %136, %cst_37) : (tensor<9x4xi1>, tensor<9x4xf32>, tensor<f32>) -> tensor<9x4xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %139 = stablehlo.compare GT, %119, %138, FLOAT : (tensor<7x4xf32>, tensor<7x4xf32>) -> tensor<7x4xi1>
    %cst_39 = stablehlo.constant dense<1.000000e-07> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %141 = stablehlo.add %119, %140 : tensor<7x4xf32>
    %142 = stablehlo.rsqrt %141 : tensor<7x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = call @_where_9(%139, %142, %cst_40) : (tensor<7x4xi1>, tensor<7x4xf32>, tensor<f32>) -> tensor<7x4xf32>
    %144 = stablehlo.multiply %125, %103 : tensor<3x4xf32>
    %145 = stablehlo.multiply %131, %86 : tensor<15xf32>
    %146 = stablehlo.multiply %137, %111 : tensor<9x4xf32>
    %147 = stablehlo.multiply %143, %109 : tensor<7x4xf32>
    %cst_41 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %149 = stablehlo.multiply %148, %144 : tensor<3x4xf32>
    %cst_42 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %150 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %151 = stablehlo.multiply %150, %145 : tensor<15xf32>
    %cst_43 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %153 = stablehlo.multiply %152, %146 : tensor<9x4xf32>
    %cst_44 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %155 = stablehlo.multiply %154, %147 : tensor<7x4xf32>
    %156 = stablehlo.add %arg0, %149 : tensor<3x4xf32>
    %157 = stablehlo.add %arg1, %151 : tensor<15xf32>
    %158 = stablehlo.add %arg2, %153 : tensor<9x4xf32>
    %159 = stablehlo.add %arg3, %155 : tensor<7x4xf32>
    return %156, %157, %158, %159, %113, %115, %117, %119, %76 : tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x4xf32>
    return %1 : tensor<6x4xf32>
  }
  func.func private @triu(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %2 = stablehlo.add %0, %1 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.select %4, %5, %arg0 : tensor<3x3xi1>, tensor<3x3xf32>
    return %6 : tensor<3x3xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x3xi1>) -> tensor<9xi32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xi1>) -> tensor<9xi1>
    %1 = stablehlo.convert %0 : (tensor<9xi1>) -> tensor<9xi32>
    %2 = call @cumsum_0(%1) : (tensor<9xi32>) -> tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<9xi32>) -> tensor<9xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[8, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 9>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<9xi32>, tensor<i32>) -> tensor<9xi32>
    return %1 : tensor<9xi32>
  }
  func.func private @clip(%arg0: tensor<9xi32>, %arg1: tensor<i32>) -> tensor<9xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<9xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<9xi32>
    return %2 : tensor<9xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<3xi32>) -> tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    return %1 : tensor<3xi32>
  }
  func.func private @floor_divide(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<3xi32>
    %2 = stablehlo.sign %arg0 : tensor<3xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %10 = stablehlo.and %5, %9 : tensor<3xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<3xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    return %13 : tensor<3xi32>
  }
  func.func private @_where(%arg0: tensor<3xi1>, %arg1: tensor<3xi32>, %arg2: tensor<3xi32>) -> tensor<3xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<3xi1>, tensor<3xi32>
    return %0 : tensor<3xi32>
  }
  func.func private @remainder(%arg0: tensor<3xi32>, %arg1: tensor<i32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<3xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %12 = stablehlo.and %11, %6 : tensor<3xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<3xi32>
    %14 = stablehlo.add %4, %13 : tensor<3xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<3xi1>, tensor<3xi32>
    return %15 : tensor<3xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @log_sigmoid(%arg0: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<6xf32>
    %1:3 = call @softplus(%0) : (tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
    %2 = stablehlo.negate %1#0 : tensor<6xf32>
    return %2, %1#1, %1#2 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @softplus(%arg0: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<6xf32>
    %4 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<6xf32>
    %7 = stablehlo.abs %3 : tensor<6xf32>
    %8 = stablehlo.negate %7 : tensor<6xf32>
    %9 = stablehlo.exponential %8 : tensor<6xf32>
    %10 = stablehlo.log_plus_one %9 : tensor<6xf32>
    %11 = stablehlo.add %1, %10 : tensor<6xf32>
    %12 = stablehlo.select %4, %6, %11 : tensor<6xi1>, tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.compare EQ, %arg0, %13, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.select %14, %15, %arg0 : tensor<6xi1>, tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %18 = stablehlo.compare EQ, %12, %17, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.select %18, %19, %12 : tensor<6xi1>, tensor<6xf32>
    %21 = stablehlo.subtract %16, %20 : tensor<6xf32>
    %22 = stablehlo.exponential %21 : tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %23 = stablehlo.compare EQ, %cst_4, %cst_5, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.select %23, %cst_7, %cst_6 : tensor<i1>, tensor<f32>
    %cst_8 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.compare EQ, %12, %25, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.select %26, %27, %12 : tensor<6xi1>, tensor<6xf32>
    %29 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %30 = stablehlo.subtract %29, %28 : tensor<6xf32>
    %31 = stablehlo.exponential %30 : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %33 = stablehlo.multiply %32, %31 : tensor<6xf32>
    return %12, %22, %33 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
  func.func private @log_sigmoid_4(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6xf32>
    %1 = call @softplus_5(%arg0, %arg1, %0) : (tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %2 = stablehlo.negate %1 : tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @softplus_5(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.multiply %arg2, %arg0 : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @_where_6(%arg0: tensor<3x4xi1>, %arg1: tensor<3x4xf32>, %arg2: tensor<f32>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x4xi1>, tensor<3x4xf32>
    return %2 : tensor<3x4xf32>
  }
  func.func private @_where_7(%arg0: tensor<15xi1>, %arg1: tensor<15xf32>, %arg2: tensor<f32>) -> tensor<15xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<15xi1>, tensor<15xf32>
    return %2 : tensor<15xf32>
  }
  func.func private @_where_8(%arg0: tensor<9x4xi1>, %arg1: tensor<9x4xf32>, %arg2: tensor<f32>) -> tensor<9x4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<9x4xi1>, tensor<9x4xf32>
    return %2 : tensor<9x4xf32>
  }
  func.func private @_where_9(%arg0: tensor<7x4xi1>, %arg1: tensor<7x4xf32>, %arg2: tensor<f32>) -> tensor<7x4xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<7x4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<7x4xi1>, tensor<7x4xf32>
    return %2 : tensor<7x4xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x58E39BBF3F1C8EBE09CEA7BE923F173E89B331BF5E06913ED438BDBF832EBDBD78DA0440177705BE480195BEFDDC23C0"> : tensor<3x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x4xf32>
    %c1 = stablehlo.constant dense<"0xC4421FC0642D10BFC74F1DBF20FC0B3EDEB7E83FA2E88CBFB78254BF5CE1D1BE2C3035BF63F2023F269AD8BFA8B1003F2C9583BFFB8615BF4AEBBCBF"> : tensor<15xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<15xf32>
    %c2 = stablehlo.constant dense<"0xB51821C02FFF893FBCFD43BFA67E52BF48CDFBBE4CA565BD997089BDDDA40B4065AE22BF73E44B3F376D863EC5F2833EC5E5E4BFB57B48C06703373E9CCF6E3ED9CA933FC111883FAB2225BF40AFD0BEF2F3B93F8EF5A6BF2E43483F7914ED3EED4FD0BF22942BBEE424273E80DC1CC0D99CA43F60458FBE923ED33F1A07E7BEB3D7F13F9A5FB23ED9AAF63EEF702240"> : tensor<9x4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<9x4xf32>
    %c3 = stablehlo.constant dense<"0x20821D3D66E46DBFA2646DBF618B203E393B68BEB071C33FA129B23E87377BBEF91FBA3E30F144BF7158A23F420811C022E3EFBED58DF43E2DF3B1BE4982843E43C0F0BE225418BF4B13483FCA88DFBEDCF9133B9A6494BF73D791BF8E04EB3FC5CFDCBF00C90AC0B736023F140F96BF"> : tensor<7x4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<7x4xf32>
    %c4 = stablehlo.constant dense<"0xCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3D"> : tensor<3x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<3x4xf32>
    %c5 = stablehlo.constant dense<"0xCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3D"> : tensor<15xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<15xf32>
    %c6 = stablehlo.constant dense<"0xCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3D"> : tensor<9x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<9x4xf32>
    %c7 = stablehlo.constant dense<"0xCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3D"> : tensor<7x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<7x4xf32>
    %c8 = stablehlo.constant dense<"0x050000000100000003000000020000000600000000000000060000000600000006000000050000000400000000000000"> : tensor<6x2xi32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<6x2xi32>
    %c9 = stablehlo.constant dense<"0x476499BF042229BF7F2088BFC803BBBFBFFAA5BF67B495BFE96BCA3FF6E4B33D9199173FFB15973F0C0F17BE54AF383F585AE4BE09FD0EC0F2D5823C54FD7CBFCCA2083F8EA4F73D"> : tensor<6x3xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<6x3xf32>
    %c10 = stablehlo.constant dense<"0x00000000000000000000803F000000000000803F0000803F"> : tensor<6xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<6xf32>
    %s0:9 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) : (tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<6x2xi32>, tensor<6x3xf32>, tensor<6xf32>) -> (tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<f32>)
    %s1:9 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %a8, %a9, %a10) : (tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<6x2xi32>, tensor<6x3xf32>, tensor<6xf32>) -> (tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<f32>)
    %s2:9 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %a8, %a9, %a10) : (tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<6x2xi32>, tensor<6x3xf32>, tensor<6xf32>) -> (tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<3x4xf32>, tensor<15xf32>, tensor<9x4xf32>, tensor<7x4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x691C90BF0AA167BE9023F6BE90DF963E12AE47BF32F1C93E648CD0BF6BAB573DD0EB01401F7F0DBD7841E1BEC5B51AC0"> : tensor<3x4xf32>, tolerance = 2.417344332e-04
    check.expect_almost_eq_const %s2#1, dense<"0xB3B315C0F12ECFBEF4A032BFD84EAE3D014EE63FD48590BF81C878BF89DB8EBE27911FBF51DC0B3F0F64EABFD1B6BE3E7DAE96BF4B3EF2BE323AB1BF"> : tensor<15xf32>, tolerance = 2.339092970e-04
    check.expect_almost_eq_const %s2#2, dense<"0xB51821C02FFF893FBCFD43BFA67E52BF48CDFBBE4CA565BD997089BDDDA40B4065AE22BF73E44B3F376D863EC5F2833E86A0D3BF03F949C0CBF3A53E2E86203EB36A7B3FBA478D3F378F1ABF7DD6D3BE63FDB93FEAEBA6BF6E54483F7925ED3E40F8CFBF996635BE52E52D3E9F581DC0D99CA43F60458FBE923ED33F1A07E7BEB3D7F13F9A5FB23ED9AAF63EEF702240"> : tensor<9x4xf32>, tolerance = 3.155823469e-04
    check.expect_almost_eq_const %s2#3, dense<"0xCBA53DBDB5398DBFD34973BF2D5C2C3E1D4468BE8471C33F9B73B23EDE9F7ABE46B3643EC2E064BF3118B63F95F407C022E3EFBED58DF43E2DF3B1BE4982843E43C0F0BE225418BF4B13483FCA88DFBEB647143BE26494BF62D991BF4505EB3FC818DFBF29770AC080AD033FAEA297BF"> : tensor<7x4xf32>, tolerance = 2.163522959e-04
    check.expect_almost_eq_const %s2#4, dense<"0x474D0B3E3B9A153F4A06A23F5055993FAC660B3E036F553FD345823F4BF8763F0C61E03D62F4163F9DE0583F3CB64D3F"> : tensor<3x4xf32>, tolerance = 1.265816927e-04
    check.expect_almost_eq_const %s2#5, dense<"0x7DACE43E4B6E4C3F56AE053E816AE23D8ADFD03D5F42DC3DBA6B9B3ECE46AD3ED222043E72A3D53DB019D83E60BAD13E74C2B03EB04C343E21C9AC3E"> : tensor<15xf32>, tolerance = 7.985579371e-05
    check.expect_almost_eq_const %s2#6, dense<"0xCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DC44BE53E6191D23DE9CF1C3F1F46083EF275013FFE02DA3D2012D93D5816CD3DFDCCCC3D00CDCC3DF3CCCC3DD8CCCC3D03E4CC3D2685CD3DD024CD3D8142CD3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3D"> : tensor<9x4xf32>, tolerance = 6.125474572e-05
    check.expect_almost_eq_const %s2#7, dense<"0xACF4073E3205E93E4F79D03D4D07CE3DCECCCC3DCDCCCC3D7BCDCC3D9ACDCC3D2E10073FA51B853E3296953F4F3A783FCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCDCCCC3DCFCCCC3DCDCCCC3DF06BCF3DF801CD3DFD0ECD3D5EFCCD3D"> : tensor<7x4xf32>, tolerance = 1.168646097e-04
    check.expect_almost_eq_const %s2#8, dense<0x3E189A6E> : tensor<f32>, tolerance = 1.490266025e-05
    return
  }
}

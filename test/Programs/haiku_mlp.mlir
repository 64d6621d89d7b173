// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_haiku_mlp
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_haiku_mlp {
  func.func public @program(%arg0: tensor<8xf32>, %arg1: tensor<4x8xf32>, %arg2: tensor<3xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<8xf32>, %arg5: tensor<4x8xf32>, %arg6: tensor<3xf32>, %arg7: tensor<8x3xf32>, %arg8: tensor<5x4xf32>, %arg9: tensor<5xi32>) -> (tensor<8xf32> {jax.result_info = "result[0][0]['mlp/~/linear_0']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0][0]['mlp/~/linear_0']['w']"}, tensor<3xf32> {jax.result_info = "result[0][0]['mlp/~/linear_1']['b']"}, tensor<8x3xf32> {jax.result_info = "result[0][0]['mlp/~/linear_1']['w']"}, tensor<8xf32> {jax.result_info = "result[0][1][0].trace['mlp/~/linear_0']['b']"}, tensor<4x8xf32> {jax.result_info = "result[0][1][0].trace['mlp/~/linear_0']['w']"}, tensor<3xf32> {jax.result_info = "result[0][1][0].trace['mlp/~/linear_1']['b']"}, tensor<8x3xf32> {jax.result_info = "result[0][1][0].trace['mlp/~/linear_1']['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg8, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<8xf32>) -> tensor<5x8xf32>
    %2 = stablehlo.add %0, %1 : tensor<5x8xf32>
    %3 = call @relu(%2) : (tensor<5x8xf32>) -> tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %5 = stablehlo.compare GT, %2, %4, FLOAT : (tensor<5x8xf32>, tensor<5x8xf32>) -> tensor<5x8xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %7 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<5x3xf32>
    %9 = stablehlo.add %7, %8 : tensor<5x3xf32>
    %10 = stablehlo.broadcast_in_dim %arg9, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %11:2 = call @take_along_axis(%9, %10) : (tensor<5x3xf32>, tensor<5x1xi32>) -> (tensor<5x1xf32>, tensor<5x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12:2 = call @_take(%11#0, %c) : (tensor<5x1xf32>, tensor<i32>) -> (tensor<5xf32>, tensor<1xi32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.reshape %13 : (tensor<5xf32>) -> tensor<5x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %16 = stablehlo.compare EQ, %9, %15, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %17 = stablehlo.convert %16 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %20 = stablehlo.maximum %19, %13 : tensor<5xf32>
    %21 = stablehlo.compare EQ, %13, %20, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.select %21, %22, %23 : tensor<5xi1>, tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.compare EQ, %25, %20, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<5xi1>, tensor<5xf32>
    %30 = stablehlo.divide %24, %29 : tensor<5xf32>
    %31 = stablehlo.is_finite %20 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.select %31, %20, %32 : tensor<5xi1>, tensor<5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %37 = stablehlo.subtract %9, %36 : tensor<5x3xf32>
    %38 = stablehlo.exponential %37 : tensor<5x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.sign %39 : tensor<5xf32>
    %41 = stablehlo.abs %39 : tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %43 = stablehlo.compare GE, %39, %42, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %44 = stablehlo.log %41 : tensor<5xf32>
    %45 = stablehlo.add %44, %33 : tensor<5xf32>
    %46 = stablehlo.subtract %45, %12#0 : tensor<5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %48 = stablehlo.divide %47, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %49 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %51 = stablehlo.negate %50 : tensor<5xf32>
    %52 = stablehlo.divide %50, %41 : tensor<5xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %54 = stablehlo.select %43, %53, %52 : tensor<5xi1>, tensor<5xf32>
    %55 = stablehlo.select %43, %52, %53 : tensor<5xi1>, tensor<5xf32>
    %56 = stablehlo.negate %54 : tensor<5xf32>
    %57 = stablehlo.add %55, %56 : tensor<5xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %59 = stablehlo.multiply %58, %38 : tensor<5x3xf32>
    %60 = call @_take_0(%12#1, %51) : (tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    %61 = call @take_along_axis_1(%11#1, %60) : (tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    %62 = stablehlo.add %59, %61 : tensor<5x3xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.reduce(%62 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
    %64 = stablehlo.dot_general %62, %3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x8xf32>) -> tensor<3x8xf32>
    %65 = stablehlo.transpose %64, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
    %66 = stablehlo.dot_general %62, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<8x3xf32>) -> tensor<5x8xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %68 = stablehlo.select %5, %66, %67 : tensor<5x8xi1>, tensor<5x8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.reduce(%68 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
    %70 = stablehlo.dot_general %68, %arg8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
    %71 = stablehlo.transpose %70, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %73 = stablehlo.multiply %72, %arg4 : tensor<8xf32>
    %74 = stablehlo.add %69, %73 : tensor<8xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %76 = stablehlo.multiply %75, %arg5 : tensor<4x8xf32>
    %77 = stablehlo.add %71, %76 : tensor<4x8xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %79 = stablehlo.multiply %78, %arg6 : tensor<3xf32>
    %80 = stablehlo.add %63, %79 : tensor<3xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %82 = stablehlo.multiply %81, %arg7 : tensor<8x3xf32>
    %83 = stablehlo.add %65, %82 : tensor<8x3xf32>
    %cst_25 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.multiply %84, %74 : tensor<8xf32>
    %cst_26 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
    %87 = stablehlo.multiply %86, %77 : tensor<4x8xf32>
    %cst_27 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %89 = stablehlo.multiply %88, %80 : tensor<3xf32>
    %cst_28 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %91 = stablehlo.multiply %90, %83 : tensor<8x3xf32>
    %92 = stablehlo.add %arg0, %85 : tensor<8xf32>
    %93 = stablehlo.add %arg1, %87 : tensor<4x8xf32>
    %94 = stablehlo.add %arg2, %89 : tensor<3xf32>
    %95 = stablehlo.add %arg3, %91 : tensor<8x3xf32>
    return %92, %93, %94, %95, %74, %77, %80, %83, %48 : tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<3xf32>, tensor<8x3xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<5x8xf32>) -> tensor<5x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<5x8xf32>
    return %1 : tensor<5x8xf32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 5, 1>}> : (tensor<5x1xf32>, tensor<1xi32>) -> tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<5xi1>, tensor<5xf32>
    return %13, %3 : tensor<5xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<5xf32>) -> tensor<5x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x1xf32>, tensor<1xi32>, tensor<5xf32>) -> tensor<5x1xf32>
    return %1 : tensor<5x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<5x1x1xi32>, %arg1: tensor<5x1xf32>) -> tensor<5x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<5x1x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    return %1 : tensor<5x3xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000"> : tensor<8xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<8xf32>
    %c1 = stablehlo.constant dense<"0x0C4971BF20325CBF14C6C83D57742CBE186CB8BE083F0CBFBDDC08BF7808113EECAE1ABF033D623FB530B9BD10C3E73E0AAB19BF1046B5BEA5E635BE50BE573EF98C0DBF5C5F07BDD9EBE5BEABC656BF7A1D04BF7F1E1DBEB6CD1C3F434DC43E430C0ABFBB2184BE4443C33E765B3D3F378547BEB1ACD23CFB5F9DBE4C7C47BF"> : tensor<4x8xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x8xf32>
    %c2 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000]> : tensor<3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<3xf32>
    %c3 = stablehlo.constant dense<"0xD4A1D2BE9A700ABEEB49BDBE8CCA953ED10993BE2B0DEF3DDB04A03EC21229BD0402C8BE3DB4C53CC1850CBFDF1BAEBE4AC3AE3E582C8ABAF772B93B166E693C3A1E2EBFFF3C413B1C328F3ED00DE6BCEBB3AB3E21E556BDBA05DFBC5AB6CD3D"> : tensor<8x3xf32>
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
    check.expect_almost_eq_const %s2#0, dense<"0x29E0543D718884BB8B0922BD80A185BC795E61BDA743C4BDD2E264BD00A7383C"> : tensor<8xf32>, tolerance = 9.583216161e-06
    check.expect_almost_eq_const %s2#1, dense<"0xE22177BF52CA57BF9E40113E4FF419BE28EB91BE848D0CBFD4EB11BF66FBCA3D60832CBF6623633F73ADEBBDB38EE23E2DA310BF3E9037BE167DC8BD8FB8633E17BE09BFA1082ABD7E10D2BE9EAE52BF860207BF8A8146BEB950123F7933C23E214810BF4DAA81BE9EE4CF3E17F63F3F0CBD21BE7DC67F3D37FB9DBEBEEC4ABF"> : tensor<4x8xf32>, tolerance = 9.653607607e-05
    check.expect_almost_eq_const %s2#2, dense<[0xBE5C89C7, 0x3E5FEEDD, 0xBB59457A]> : tensor<3xf32>, tolerance = 2.186846286e-05
    check.expect_almost_eq_const %s2#3, dense<"0x949640BF4619CB3CF15041BEFD18953D0437A4BECB74BD3E75629F3E690D2ABD4840C7BE9085B3BC7AB30FBFD02C90BE5D073D3EDDE0063ED2ACF23CC4F913BE9D6B1BBF4F96B53DE1C3983D21EB8D3D69D9E23E57F4DCBDD87892BA4BE0043E"> : tensor<8x3xf32>, tolerance = 7.522976398e-05
    check.expect_almost_eq_const %s2#4, dense<"0x7AAD84BEFC6B44BC49BB123E9566813D7A3F543E3656DA3E52CF683EA82732BD"> : tensor<8xf32>, tolerance = 4.264389873e-05
    check.expect_almost_eq_const %s2#5, dense<"0x7CC9EE3D29CA88BCB38222BEE3508FBD16968CBEAD95DD3CF722203E5910303ED8B1A73E0DA3B1BC99DFB63D1346213D8201FABD6F6C4DBFEB29BEBE666582BD0EE984BD3F02283D8CD90FBEF5B77DBDCFEF003DD6EC463E63D4353E309BEA3CB9D4F23D1BB4073BF9FEB6BDBE6121BDBADE0ABE44C81EBE64DD013BEC15573D"> : tensor<4x8xf32>, tolerance = 8.024358153e-05
    check.expect_almost_eq_const %s2#6, dense<[0x3F67EFE3, 0xBF8214D9, 0x3DE1CE7F]> : tensor<3xf32>, tolerance = 1.016261220e-04
    check.expect_almost_eq_const %s2#7, dense<"0x8961AB3F05393ABF0D8A1CBF7267583F4B99333EE2A682BF3BE9733B9FC83C3AB28D91BBB7AD463EBB9C833D0A3E84BE7E631D3FE98F17BF9172BABCC3211A3FC64B9ABEBFF799BE9C40443F75B7DBBEC1C9ACBE065E5B3EB3EFEEBD5ACCC7BD"> : tensor<8x3xf32>, tolerance = 1.338914037e-04
    check.expect_almost_eq_const %s2#8, dense<0x3F3BE440> : tensor<f32>, tolerance = 7.339515686e-05
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_sorting
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_sorting {
  func.func public @program(%arg0: tensor<6x7xf32>) -> (tensor<6x7xf32> {jax.result_info = "result[0]"}, tensor<6x7xi32> {jax.result_info = "result[1]"}, tensor<6x3xf32> {jax.result_info = "result[2][0]"}, tensor<6x3xi32> {jax.result_info = "result[2][1]"}, tensor<5xf32> {jax.result_info = "result[3]"}) {
    %0 = call @sort(%arg0) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %1 = call @argsort(%arg0) : (tensor<6x7xf32>) -> tensor<6x7xi32>
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<6x7xf32> -> (tensor<6x3xf32>, tensor<6x3xi32>)
    %2 = call @round(%arg0) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    %3 = stablehlo.reshape %2 : (tensor<6x7xf32>) -> tensor<42xf32>
    %4:3 = call @_unique_sorted_mask(%3) : (tensor<42xf32>) -> (tensor<42xf32>, tensor<42xi1>, tensor<42xi32>)
    %5 = call @cumsum(%4#1) : (tensor<42xi1>) -> tensor<42xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %7 = call @clip(%5, %c_0) : (tensor<42xi32>, tensor<i32>) -> tensor<42xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<42xi32>
    %9 = stablehlo.compare LT, %7, %8, SIGNED : (tensor<42xi32>, tensor<42xi32>) -> tensor<42xi1>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<42xi32>
    %11 = stablehlo.add %7, %10 : tensor<42xi32>
    %12 = stablehlo.select %9, %11, %7 : tensor<42xi1>, tensor<42xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<42xi32>) -> tensor<42x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<42xi32>
    %15 = "stablehlo.scatter"(%6, %13, %14) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %26 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %26 : tensor<i32>
    }) : (tensor<5xi32>, tensor<42x1xi32>, tensor<42xi32>) -> tensor<5xi32>
    %16 = call @cumsum_1(%15) : (tensor<5xi32>) -> tensor<5xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %17 = call @floor_divide(%16, %c_4) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_5 = stablehlo.constant dense<42> : tensor<i32>
    %18 = call @remainder(%17, %c_5) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %20 = stablehlo.compare LT, %18, %19, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_7 = stablehlo.constant dense<42> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.add %18, %21 : tensor<5xi32>
    %23 = stablehlo.select %20, %22, %18 : tensor<5xi1>, tensor<5xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %25 = "stablehlo.gather"(%4#0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<42xf32>, tensor<5x1xi32>) -> tensor<5xf32>
    return %0, %1, %values, %indices, %25 : tensor<6x7xf32>, tensor<6x7xi32>, tensor<6x3xf32>, tensor<6x3xi32>, tensor<5xf32>
  }
  func.func private @sort(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<6x7xf32>) -> tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @argsort(%arg0: tensor<6x7xf32>) -> tensor<6x7xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<6x7xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<6x7xf32>, tensor<6x7xi32>) -> (tensor<6x7xf32>, tensor<6x7xi32>)
    return %1#1 : tensor<6x7xi32>
  }
  func.func private @round(%arg0: tensor<6x7xf32>) -> tensor<6x7xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<6x7xf32>
    return %0 : tensor<6x7xf32>
  }
  func.func private @_unique_sorted_mask(%arg0: tensor<42xf32>) -> (tensor<42xf32>, tensor<42xi1>, tensor<42xi32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<42xf32>) -> tensor<42x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<42x1xf32>) -> tensor<1x42xf32>
    %2 = stablehlo.reverse %1, dims = [0] : tensor<1x42xf32>
    %3 = call @lexsort(%2) : (tensor<1x42xf32>) -> tensor<42xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<42xi32>
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (tensor<42xi32>, tensor<42xi32>) -> tensor<42xi1>
    %c_0 = stablehlo.constant dense<42> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<42xi32>
    %7 = stablehlo.add %3, %6 : tensor<42xi32>
    %8 = stablehlo.select %5, %7, %3 : tensor<42xi1>, tensor<42xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<42xi32>) -> tensor<42x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<42xf32>, tensor<42x1xi32>) -> tensor<42xf32>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<42xi1>
    %12 = stablehlo.slice %10 [1:42] : (tensor<42xf32>) -> tensor<41xf32>
    %13 = stablehlo.slice %10 [0:41] : (tensor<42xf32>) -> tensor<41xf32>
    %14 = stablehlo.compare NE, %12, %13, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %15 = stablehlo.compare NE, %12, %12, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %16 = stablehlo.compare NE, %13, %13, FLOAT : (tensor<41xf32>, tensor<41xf32>) -> tensor<41xi1>
    %17 = stablehlo.and %15, %16 : tensor<41xi1>
    %18 = stablehlo.not %17 : tensor<41xi1>
    %19 = stablehlo.and %14, %18 : tensor<41xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %20 = stablehlo.reduce(%19 init: %c_2) applies stablehlo.or across dimensions = [] : (tensor<41xi1>, tensor<i1>) -> tensor<41xi1>
    %c_3 = stablehlo.constant dense<1> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %22 = "stablehlo.scatter"(%11, %21, %20) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      stablehlo.return %arg2 : tensor<i1>
    }) : (tensor<42xi1>, tensor<1xi32>, tensor<41xi1>) -> tensor<42xi1>
    return %10, %22, %3 : tensor<42xf32>, tensor<42xi1>, tensor<42xi32>
  }
  func.func private @lexsort(%arg0: tensor<1x42xf32>) -> tensor<42xi32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:42] : (tensor<1x42xf32>) -> tensor<1x42xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x42xf32>) -> tensor<42xf32>
    %2 = stablehlo.iota dim = 0 : tensor<42xi32>
    %3:2 = "stablehlo.sort"(%1, %2) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.select %4, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %6 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %7 = stablehlo.select %6, %cst_1, %5 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %9 = stablehlo.select %8, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %11 = stablehlo.select %10, %cst_4, %9 : tensor<i1>, tensor<f32>
      %12 = stablehlo.compare LT, %7, %11, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    }) : (tensor<42xf32>, tensor<42xi32>) -> (tensor<42xf32>, tensor<42xi32>)
    return %3#1 : tensor<42xi32>
  }
  func.func private @cumsum(%arg0: tensor<42xi1>) -> tensor<42xi32> {
    %0 = stablehlo.convert %arg0 : (tensor<42xi1>) -> tensor<42xi32>
    %1 = call @cumsum_0(%0) : (tensor<42xi32>) -> tensor<42xi32>
    return %1 : tensor<42xi32>
  }
  func.func private @cumsum_0(%arg0: tensor<42xi32>) -> tensor<42xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[41, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 42>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<42xi32>, tensor<i32>) -> tensor<42xi32>
    return %1 : tensor<42xi32>
  }
  func.func private @clip(%arg0: tensor<42xi32>, %arg1: tensor<i32>) -> tensor<42xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<42xi32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<42xi32>
    return %2 : tensor<42xi32>
  }
  func.func private @cumsum_1(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %0 = call @cumsum_2(%arg0) : (tensor<5xi32>) -> tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @cumsum_2(%arg0: tensor<5xi32>) -> tensor<5xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    return %1 : tensor<5xi32>
  }
  func.func private @floor_divide(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %1 = stablehlo.divide %arg0, %0 : tensor<5xi32>
    %2 = stablehlo.sign %arg0 : tensor<5xi32>
    %3 = stablehlo.sign %arg1 : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %5 = stablehlo.compare NE, %2, %4, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.remainder %arg0, %6 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %9 = stablehlo.compare NE, %7, %8, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %10 = stablehlo.and %5, %9 : tensor<5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %12 = stablehlo.subtract %1, %11 : tensor<5xi32>
    %13 = call @_where(%10, %12, %1) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    return %13 : tensor<5xi32>
  }
  func.func private @_where(%arg0: tensor<5xi1>, %arg1: tensor<5xi32>, %arg2: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<5xi1>, tensor<5xi32>
    return %0 : tensor<5xi32>
  }
  func.func private @remainder(%arg0: tensor<5xi32>, %arg1: tensor<i32>) -> tensor<5xi32> {
    %0 = stablehlo.convert %arg1 : tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = call @_where_3(%1, %c_0, %0) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %4 = stablehlo.remainder %arg0, %3 : tensor<5xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %12 = stablehlo.and %11, %6 : tensor<5xi1>
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %4, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %4 : tensor<5xi1>, tensor<5xi32>
    return %15 : tensor<5xi32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xD3E017BFE6B001C03C5DC53FAE7D35BEFE718A3FDDF7FF3FA1F3903F400B873FE69C8A3FEAC689BF4E2A8CBD564A10C01884F1BE3870F83FC8ED023FCEAF863E4AFFB4BF9E64093D16B943BF2656D13F34D2B93F680CEA3ED0FC593FC8A807C0DB05FB3E8D8BCDBED692AF3E1EF472BF700EB9BE76BB1EC05D63973F795811BFBB5527BF4E89A33D1562203FD01E0D3F300C1FBE998D263F163EC1BFA6BBACBF0E0085BEA30C8C3F"> : tensor<6x7xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x7xf32>
    %s0:5 = call @program(%a0) : (tensor<6x7xf32>) -> (tensor<6x7xf32>, tensor<6x7xi32>, tensor<6x3xf32>, tensor<6x3xi32>, tensor<5xf32>)
    check.expect_almost_eq_const %s0#0, dense<"0xD3E017BF76BB1EC0C8A807C0163EC1BF564A10C01884F1BE1EF472BF700EB9BEE6B001C04AFFB4BF795811BFA6BBACBF0E0085BE1562203F680CEA3E300C1FBEEAC689BFAE7D35BE16B943BF4E89A33DA30C8C3FC8ED023FCEAF863E998D263F4E2A8CBDBB5527BFD692AF3EA1F3903FD01E0D3FD0FC593F5D63973F9E64093D8D8BCDBE2656D13F34D2B93F400B873FE69C8A3F3C5DC53FDB05FB3EFE718A3FDDF7FF3F3870F83F"> : tensor<6x7xf32>, tolerance = 4.960383415e-05
    check.expect_eq_const %s0#1, dense<"0x010000000000000003000000040000000600000002000000050000000400000002000000050000000300000000000000010000000600000002000000040000000300000001000000000000000600000005000000020000000600000004000000050000000000000003000000010000000100000004000000030000000000000005000000060000000200000003000000040000000500000001000000000000000200000006000000"> : tensor<6x7xi32>
    check.expect_almost_eq_const %s0#2, dense<"0xDDF7FF3F3C5DC53FA1F3903F3870F83FE69C8A3F400B873F2656D13F34D2B93FC8ED023FD0FC593FDB05FB3E680CEA3E5D63973F1562203F4E89A33DA30C8C3F998D263FD01E0D3F"> : tensor<6x3xf32>, tolerance = 3.999503374e-05
    check.expect_eq_const %s0#3, dense<"0x050000000200000006000000060000000100000000000000050000000600000000000000010000000300000000000000020000000600000005000000060000000200000000000000"> : tensor<6x3xi32>
    check.expect_almost_eq_const %s0#4, dense<"0x000000C0000080BF000000800000803F00000040"> : tensor<5xf32>, tolerance = 4.000000000e-05
    return
  }
}

// Printed by JAX 0.10.2: python test/Partition/Inputs/print_sharded.py
module @jit_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 0 : i32} loc("state['averages']['mean']"), %arg1: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 1 : i32} loc("state['averages']['variance']"), %arg2: tensor<3x3x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 2 : i32} loc("state['params']['first']"), %arg3: tensor<24x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>, tf.aliasing_output = 3 : i32} loc("state['params']['head']"), %arg4: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 4 : i32} loc("state['params']['offset']"), %arg5: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}]>, tf.aliasing_output = 5 : i32} loc("state['params']['scale']"), %arg6: tensor<3x3x4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>, tf.aliasing_output = 6 : i32} loc("state['params']['second']"), %arg7: tensor<8x8x8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}, {}, {}]>} loc("x"), %arg8: tensor<8xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}]>} loc("y")) -> (tensor<4xf32> {jax.result_info = "result[0]['averages']['mean']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4xf32> {jax.result_info = "result[0]['averages']['variance']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x1x4xf32> {jax.result_info = "result[0]['params']['first']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<24x3xf32> {jax.result_info = "result[0]['params']['head']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, tensor<4xf32> {jax.result_info = "result[0]['params']['offset']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<4xf32> {jax.result_info = "result[0]['params']['scale']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<3x3x4x6xf32> {jax.result_info = "result[0]['params']['second']", sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}, {}]>}, tensor<8xf32> {jax.result_info = "result[1]['best']", sdy.sharding = #sdy.sharding<@mesh, [{}]>}, tensor<8x3xf32> {jax.result_info = "result[1]['logits']", sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>}, tensor<f32> {jax.result_info = "result[1]['loss']", sdy.sharding = #sdy.sharding<@mesh, []>}) {
    %0 = stablehlo.convolution(%arg7, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x1xf32>, tensor<3x3x1x4xf32>) -> tensor<8x8x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4:5 = call @_var(%0, %c) : (tensor<8x8x8x4xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<8x8x8x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>)
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<4xf32>
    %9 = stablehlo.add %6, %8 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.multiply %10, %arg1 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.multiply %12, %4#0 : tensor<4xf32>
    %14 = stablehlo.add %11, %13 : tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %17 = stablehlo.subtract %0, %16 : tensor<8x8x8x4xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %19 = stablehlo.add %4#0, %18 : tensor<4xf32>
    %20 = stablehlo.rsqrt %19 : tensor<4xf32>
    %21 = stablehlo.divide %20, %19 : tensor<4xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<4xf32>
    %24 = stablehlo.broadcast_in_dim %20, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %26 = stablehlo.multiply %17, %25 : tensor<8x8x8x4xf32>
    %27 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<8x8x8x4xf32>
    %30 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %32 = stablehlo.add %29, %31 : tensor<8x8x8x4xf32>
    %33 = call @relu(%32) : (tensor<8x8x8x4xf32>) -> tensor<8x8x8x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8x8x4xf32>
    %35 = stablehlo.compare GT, %32, %34, FLOAT : (tensor<8x8x8x4xf32>, tensor<8x8x8x4xf32>) -> tensor<8x8x8x4xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8x8x4xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.reduce_window"(%33, %37) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %131 = stablehlo.maximum %arg9, %arg10 : tensor<f32>
      stablehlo.return %131 : tensor<f32>
    }) : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<8x4x4x4xf32>
    %39 = stablehlo.convolution(%38, %arg6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x4x4x4xf32>, tensor<3x3x4x6xf32>) -> tensor<8x2x2x6xf32>
    %40 = sdy.sharding_constraint %39 <@mesh, [{"data"}, {}, {}, {}]> : tensor<8x2x2x6xf32>
    %41 = stablehlo.reshape %40 : (tensor<8x2x2x6xf32>) -> tensor<8x24xf32>
    %42 = stablehlo.dot_general %41, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x3xf32>) -> tensor<8x3xf32>
    %43:3 = call @log_softmax(%42) : (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x1xf32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %44 = stablehlo.reduce(%42 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.reshape %44 : (tensor<8xf32>) -> tensor<8x1xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %47 = stablehlo.compare EQ, %42, %46, FLOAT : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xi1>
    %48 = stablehlo.convert %47 : (tensor<8x3xi1>) -> tensor<8x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %50 = sdy.sharding_constraint %44 <@mesh, [{}]> : tensor<8xf32>
    %51 = stablehlo.iota dim = 0 : tensor<8xi32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %53 = stablehlo.compare LT, %51, %52, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_13 = stablehlo.constant dense<8> : tensor<i32>
    %54 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %55 = stablehlo.add %51, %54 : tensor<8xi32>
    %56 = stablehlo.select %53, %55, %51 : tensor<8xi1>, tensor<8xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %57 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %58 = stablehlo.compare LT, %arg8, %57, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %c_15 = stablehlo.constant dense<3> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<8xi32>
    %60 = stablehlo.add %arg8, %59 : tensor<8xi32>
    %61 = stablehlo.select %58, %60, %arg8 : tensor<8xi1>, tensor<8xi32>
    %62 = stablehlo.broadcast_in_dim %56, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %63 = stablehlo.broadcast_in_dim %61, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %64 = stablehlo.concatenate %62, %63, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %65 = "stablehlo.gather"(%43#0, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x3xf32>, tensor<8x2xi32>) -> tensor<8xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.reduce(%65 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %67 = stablehlo.divide %66, %cst_17 : tensor<f32>
    %68 = stablehlo.negate %67 : tensor<f32>
    %69:2 = call @sort(%50) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8x1xui32>)
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.negate %cst_18 : tensor<f32>
    %cst_19 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %71 = stablehlo.divide %70, %cst_19 : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %74 = "stablehlo.scatter"(%73, %64, %72) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %131 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %131 : tensor<f32>
    }) : (tensor<8x3xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x3xf32>
    %75 = call @log_softmax_0(%43#1, %43#2, %74) : (tensor<8x3xf32>, tensor<8x1xf32>, tensor<8x3xf32>) -> tensor<8x3xf32>
    %76 = stablehlo.dot_general %75, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x24xf32>) -> tensor<3x24xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<3x24xf32>) -> tensor<24x3xf32>
    %78 = stablehlo.dot_general %75, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<24x3xf32>) -> tensor<8x24xf32>
    %79 = stablehlo.reshape %78 : (tensor<8x24xf32>) -> tensor<8x2x2x6xf32>
    %80 = sdy.sharding_constraint %79 <@mesh, [{"data"}, {}, {}, {}]> : tensor<8x2x2x6xf32>
    %81 = stablehlo.convolution(%38, %80) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x4x4x4xf32>, tensor<8x2x2x6xf32>) -> tensor<3x3x4x6xf32>
    %82 = stablehlo.reverse %arg6, dims = [0, 1] : tensor<3x3x4x6xf32>
    %83 = stablehlo.convolution(%80, %82) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x2x6xf32>, tensor<3x3x4x6xf32>) -> tensor<8x4x4x4xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = stablehlo.pad %33, %cst_21, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<8x8x8x4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = "stablehlo.select_and_scatter"(%84, %83, %cst_22) <{padding = dense<0> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %131 = stablehlo.compare GE, %arg9, %arg10, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %131 : tensor<i1>
    }, {
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %131 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %131 : tensor<f32>
    }) : (tensor<8x8x8x4xf32>, tensor<8x4x4x4xf32>, tensor<f32>) -> tensor<8x8x8x4xf32>
    %86 = stablehlo.slice %85 [0:8, 0:8, 0:8, 0:4] : (tensor<8x8x8x4xf32>) -> tensor<8x8x8x4xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8x8x4xf32>
    %88 = stablehlo.select %35, %86, %87 : tensor<8x8x8x4xi1>, tensor<8x8x8x4xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %90 = stablehlo.reshape %89 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.reduce(%90 init: %cst_25) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %92 = stablehlo.multiply %26, %88 : tensor<8x8x8x4xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %93 = stablehlo.reduce(%92 init: %cst_26) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %94 = stablehlo.reshape %93 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %95 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %96 = stablehlo.multiply %88, %95 : tensor<8x8x8x4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%94 init: %cst_27) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %98 = stablehlo.multiply %17, %96 : tensor<8x8x8x4xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %99 = stablehlo.reduce(%98 init: %cst_28) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %100 = stablehlo.reshape %99 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %101 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %102 = stablehlo.multiply %96, %101 : tensor<8x8x8x4xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.reduce(%100 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %104 = stablehlo.multiply %103, %23 : tensor<4xf32>
    %105 = stablehlo.negate %102 : tensor<8x8x8x4xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.reduce(%105 init: %cst_30) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %107 = stablehlo.reshape %106 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %108 = stablehlo.reduce(%107 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %109 = call @_var_1(%4#1, %4#2, %4#3, %4#4, %104) : (tensor<8x8x8x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<8x8x8x4xf32>
    %110 = stablehlo.add %102, %109 : tensor<8x8x8x4xf32>
    %cst_32 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %112 = stablehlo.divide %108, %111 : tensor<4xf32>
    %113 = stablehlo.broadcast_in_dim %112, dims = [3] : (tensor<4xf32>) -> tensor<8x8x8x4xf32>
    %114 = stablehlo.add %110, %113 : tensor<8x8x8x4xf32>
    %115 = stablehlo.convolution(%arg7, %114) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x1xf32>, tensor<8x8x8x4xf32>) -> tensor<3x3x1x4xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<3x3x1x4xf32>
    %117 = stablehlo.multiply %116, %115 : tensor<3x3x1x4xf32>
    %118 = stablehlo.subtract %arg2, %117 : tensor<3x3x1x4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x3xf32>
    %120 = stablehlo.multiply %119, %77 : tensor<24x3xf32>
    %121 = stablehlo.subtract %arg3, %120 : tensor<24x3xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %123 = stablehlo.multiply %122, %91 : tensor<4xf32>
    %124 = stablehlo.subtract %arg4, %123 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %126 = stablehlo.multiply %125, %97 : tensor<4xf32>
    %127 = stablehlo.subtract %arg5, %126 : tensor<4xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x3x4x6xf32>
    %129 = stablehlo.multiply %128, %81 : tensor<3x3x4x6xf32>
    %130 = stablehlo.subtract %arg6, %129 : tensor<3x3x4x6xf32>
    return %9, %14, %118, %121, %124, %127, %130, %69#0, %42, %68 : tensor<4xf32>, tensor<4xf32>, tensor<3x3x1x4xf32>, tensor<24x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<3x3x4x6xf32>, tensor<8xf32>, tensor<8x3xf32>, tensor<f32>
  }
  func.func private @_var(%arg0: tensor<8x8x8x4xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>, tensor<8x8x8x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1x1x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf32>) -> tensor<8x8x8x4xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x8x8x4xf32>
    %6 = chlo.square %5 : tensor<8x8x8x4xf32> -> tensor<8x8x8x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x8x4xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x8x8x4xf32>
    %9 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %10 = stablehlo.subtract %cst_2, %9 : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.compare GT, %10, %cst_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_5 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %15:2 = call @_where(%14, %13, %cst_5) : (tensor<i1>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    return %15#0, %8, %10, %14, %15#1 : tensor<4xf32>, tensor<8x8x8x4xf32>, tensor<f32>, tensor<i1>, tensor<4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<i1>, tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    return %2, %3 : tensor<4xf32>, tensor<4xf32>
  }
  func.func private @relu(%arg0: tensor<8x8x8x4xf32>) -> tensor<8x8x8x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x8x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x8x8x4xf32>
    return %1 : tensor<8x8x8x4xf32>
  }
  func.func private @log_softmax(%arg0: tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<8xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<8x3xf32>
    %6 = stablehlo.exponential %5 : tensor<8x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %9 = stablehlo.log %8 : tensor<8x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<8x3xf32>
    return %11, %6, %8 : tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x1xf32>
  }
  func.func private @sort(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8x1xui32>) {
    %0 = stablehlo.iota dim = 0 : tensor<8xui32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %4 = stablehlo.select %3, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %6 = stablehlo.select %5, %cst_1, %4 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %8 = stablehlo.select %7, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %9 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %10 = stablehlo.select %9, %cst_4, %8 : tensor<i1>, tensor<f32>
      %11 = stablehlo.compare LT, %6, %10, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    }) : (tensor<8xf32>, tensor<8xui32>) -> (tensor<8xf32>, tensor<8xui32>)
    %2 = stablehlo.broadcast_in_dim %1#1, dims = [0] : (tensor<8xui32>) -> tensor<8x1xui32>
    return %1#0, %2 : tensor<8xf32>, tensor<8x1xui32>
  }
  func.func private @log_softmax_0(%arg0: tensor<8x3xf32>, %arg1: tensor<8x1xf32>, %arg2: tensor<8x3xf32>) -> tensor<8x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<8x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<8x3xf32>
    return %7 : tensor<8x3xf32>
  }
  func.func private @_var_1(%arg0: tensor<8x8x8x4xf32>, %arg1: tensor<f32>, %arg2: tensor<i1>, %arg3: tensor<4xf32>, %arg4: tensor<4xf32>) -> tensor<8x8x8x4xf32> {
    %0 = call @_where_2(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (tensor<4xf32>) -> tensor<8x8x8x4xf32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<8x8x8x4xf32>
    %5 = stablehlo.negate %4 : tensor<8x8x8x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x4xf32>, tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.reshape %6 : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1x1x4xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x1x1x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [3] : (tensor<4xf32>) -> tensor<8x8x8x4xf32>
    %12 = stablehlo.add %4, %11 : tensor<8x8x8x4xf32>
    return %12 : tensor<8x8x8x4xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<i1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

module @jit_f attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2, "model"=2]> {stablehlo.mesh = {axes = [{name = "data", size = 2 : i64}, {name = "model", size = 2 : i64}]}}
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<8xf32>) -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<3x4xf32> {jax.result_info = "result[1]"}, tensor<4xf32> {jax.result_info = "result[2]"}, tensor<8xf32> {jax.result_info = "result[3]"}, tensor<f32> {jax.result_info = "result[4]"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1, %arg2) in_shardings=[<@mesh, [{"data"}, {}]>, <@mesh, [{}, {"model"}]>, <@mesh, [{"data", "model"}]>] out_shardings=[<@mesh, [{"data"}, {"model"}]>, <@mesh, [{}, {"model"}]>, <@mesh, [{"data"}]>, <@mesh, [{"data", "model"}]>, <@mesh, []>] manual_axes={"data", "model"} (%arg3: tensor<2x3xf32>, %arg4: tensor<3x2xf32>, %arg5: tensor<2xf32>) {
      %1 = stablehlo.dot_general %arg3, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
      %2 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      %3 = stablehlo.dot_general %2, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %22 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %22 : tensor<f32>
      }) : (tensor<3x2xf32>) -> tensor<3x2xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
      %6 = "stablehlo.all_reduce"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %22 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %22 : tensor<f32>
      }) : (tensor<2xf32>) -> tensor<2xf32>
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<2> : tensor<ui32>
      %7 = stablehlo.partition_id : tensor<ui32>
      %8 = stablehlo.divide %7, %c : tensor<ui32>
      %9 = stablehlo.remainder %8, %c_0 : tensor<ui32>
      %10 = stablehlo.convert %9 : (tensor<ui32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<2> : tensor<ui32>
      %c_2 = stablehlo.constant dense<2> : tensor<ui32>
      %11 = stablehlo.partition_id : tensor<ui32>
      %12 = stablehlo.divide %11, %c_1 : tensor<ui32>
      %13 = stablehlo.remainder %12, %c_2 : tensor<ui32>
      %14 = stablehlo.convert %13 : (tensor<ui32>) -> tensor<i32>
      %c_3 = stablehlo.constant dense<10> : tensor<i32>
      %15 = stablehlo.multiply %c_3, %14 : tensor<i32>
      %16 = stablehlo.add %10, %15 : tensor<i32>
      %17 = stablehlo.convert %16 : (tensor<i32>) -> tensor<f32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<2xf32>
      %19 = stablehlo.multiply %arg5, %18 : tensor<2xf32>
      %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %20 = stablehlo.reduce(%arg5 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
      %21 = "stablehlo.all_reduce"(%20) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
        %22 = stablehlo.add %arg6, %arg7 : tensor<f32>
        stablehlo.return %22 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      sdy.return %1, %4, %6, %19, %21 : tensor<2x2xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>
    } : (tensor<4x3xf32>, tensor<3x4xf32>, tensor<8xf32>) -> (tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<f32>)
    return %0#0, %0#1, %0#2, %0#3, %0#4 : tensor<4x4xf32>, tensor<3x4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<f32>
  }
}

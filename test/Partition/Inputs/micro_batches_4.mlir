// Printed by JAX 0.10.2: python test/Partition/Inputs/print_sharded.py
module @jit_step attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=4]> {stablehlo.mesh = {axes = [{name = "data", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<6x5xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>} loc("state['a']"), %arg1: tensor<5x3xf32> {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>} loc("state['b']"), %arg2: tensor<16x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("x"), %arg3: tensor<16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>} loc("y")) -> (tensor<6x5xf32> {jax.result_info = "result[0]['a']"}, tensor<5x3xf32> {jax.result_info = "result[0]['b']"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.reshape %arg2 : (tensor<16x6xf32>) -> tensor<2x8x6xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"data"}, {}]> : tensor<2x8x6xf32>
    %2 = stablehlo.reshape %arg3 : (tensor<16x3xf32>) -> tensor<2x8x3xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{}, {"data"}, {}]> : tensor<2x8x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:8 = stablehlo.while(%iterArg = %1, %iterArg_4 = %3, %iterArg_5 = %arg0, %iterArg_6 = %arg1, %iterArg_7 = %c, %iterArg_8 = %4, %iterArg_9 = %5, %iterArg_10 = %6) : tensor<2x8x6xf32>, tensor<2x8x3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<i32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<2xf32>
    cond {
      %c_11 = stablehlo.constant dense<2> : tensor<i32>
      %14 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %14 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_7) : (tensor<2x8x6xf32>, tensor<i32>) -> tensor<8x6xf32>
      %15 = func.call @dynamic_index_in_dim_0(%iterArg_4, %iterArg_7) : (tensor<2x8x3xf32>, tensor<i32>) -> tensor<8x3xf32>
      %16:3 = func.call @closed_call(%iterArg_5, %iterArg_6, %iterArg_8, %iterArg_9, %14, %15) : (tensor<6x5xf32>, tensor<5x3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<8x6xf32>, tensor<8x3xf32>) -> (tensor<6x5xf32>, tensor<5x3xf32>, tensor<f32>)
      %17 = func.call @dynamic_update_index_in_dim(%iterArg_10, %16#2, %iterArg_7) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.add %iterArg_7, %c_11 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_4, %iterArg_5, %iterArg_6, %18, %16#0, %16#1, %17 : tensor<2x8x6xf32>, tensor<2x8x3xf32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<i32>, tensor<6x5xf32>, tensor<5x3xf32>, tensor<2xf32>
    }
    %cst_2 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %9 = stablehlo.multiply %8, %7#5 : tensor<6x5xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<6x5xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %12 = stablehlo.multiply %11, %7#6 : tensor<5x3xf32>
    %13 = stablehlo.subtract %arg1, %12 : tensor<5x3xf32>
    return %10, %13, %7#7 : tensor<6x5xf32>, tensor<5x3xf32>, tensor<2xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x8x6xf32>, %arg1: tensor<i32>) -> tensor<8x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 6] : (tensor<2x8x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x6xf32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x8x3xf32>, %arg1: tensor<i32>) -> tensor<8x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 8, 3] : (tensor<2x8x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x3xf32>) -> tensor<8x3xf32>
    return %1 : tensor<8x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x5xf32>, %arg1: tensor<5x3xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5x3xf32>, %arg4: tensor<8x6xf32>, %arg5: tensor<8x3xf32>) -> (tensor<6x5xf32>, tensor<5x3xf32>, tensor<f32>) {
    %0 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x5xf32>) -> tensor<8x5xf32>
    %1 = stablehlo.tanh %0 : tensor<8x5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<8x5xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
    %5 = stablehlo.subtract %4, %arg5 : tensor<8x3xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<8x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<8x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %11 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %13 = stablehlo.multiply %12, %8 : tensor<8x3xf32>
    %14 = stablehlo.dot_general %13, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %16 = stablehlo.dot_general %13, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8x5xf32>
    %17 = stablehlo.multiply %16, %3 : tensor<8x5xf32>
    %18 = stablehlo.multiply %17, %1 : tensor<8x5xf32>
    %19 = stablehlo.add %17, %18 : tensor<8x5xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x5xf32>, tensor<8x6xf32>) -> tensor<5x6xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<5x6xf32>) -> tensor<6x5xf32>
    %22 = stablehlo.add %arg2, %21 : tensor<6x5xf32>
    %23 = stablehlo.add %arg3, %15 : tensor<5x3xf32>
    return %22, %23, %10 : tensor<6x5xf32>, tensor<5x3xf32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}

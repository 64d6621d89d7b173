// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_generate_with_cache
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_generate_with_cache {
  func.func public @program(%arg0: tensor<7x4xf32>, %arg1: tensor<1xi32>) -> (tensor<6x4xf32> {jax.result_info = "result[0][0]"}, tensor<i32> {jax.result_info = "result[0][1]"}, tensor<6xi32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1xi32>) -> tensor<i32>
    %2 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4:6 = stablehlo.while(%iterArg = %2, %iterArg_1 = %arg0, %iterArg_2 = %c_0, %iterArg_3 = %0, %iterArg_4 = %1, %iterArg_5 = %3) : tensor<6xi32>, tensor<7x4xf32>, tensor<i32>, tensor<6x4xf32>, tensor<i32>, tensor<6xi32>
    cond {
      %c_6 = stablehlo.constant dense<6> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg_2, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_2) : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
      %6:3 = func.call @closed_call(%iterArg_1, %iterArg_3, %iterArg_4, %5) : (tensor<7x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> (tensor<6x4xf32>, tensor<i32>, tensor<i32>)
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_5, %6#2, %iterArg_2) : (tensor<6xi32>, tensor<i32>, tensor<i32>) -> tensor<6xi32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_2, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_1, %8, %6#0, %6#1, %7 : tensor<6xi32>, tensor<7x4xf32>, tensor<i32>, tensor<6x4xf32>, tensor<i32>, tensor<6xi32>
    }
    return %4#3, %4#4, %4#5 : tensor<6x4xf32>, tensor<i32>, tensor<6xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xi32>, tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<i32>
    return %1 : tensor<i32>
  }
  func.func private @closed_call(%arg0: tensor<7x4xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<i32>, %arg3: tensor<i32>) -> (tensor<6x4xf32>, tensor<i32>, tensor<i32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<7> : tensor<i32>
    %1 = stablehlo.add %arg2, %c_0 : tensor<i32>
    %2 = stablehlo.select %0, %1, %arg2 : tensor<i1>, tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.compare LT, %c_1, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<4> : tensor<i32>
    %4 = stablehlo.add %c_3, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.select %3, %4, %c_5 : tensor<i1>, tensor<i32>
    %6 = stablehlo.dynamic_slice %arg0, %2, %5, sizes = [1, 4] : (tensor<7x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x4xf32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare LT, %arg3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<6> : tensor<i32>
    %10 = stablehlo.add %arg3, %c_7 : tensor<i32>
    %11 = stablehlo.select %9, %10, %arg3 : tensor<i1>, tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.dynamic_update_slice %arg1, %8, %11, %c_8 : (tensor<6x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
    %13 = stablehlo.iota dim = 0 : tensor<6xi32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.compare LE, %13, %14, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %16 = stablehlo.compare LT, %arg2, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_10 = stablehlo.constant dense<7> : tensor<i32>
    %17 = stablehlo.add %arg2, %c_10 : tensor<i32>
    %18 = stablehlo.select %16, %17, %arg2 : tensor<i1>, tensor<i32>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.compare LT, %c_11, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %c_14 = stablehlo.constant dense<4> : tensor<i32>
    %20 = stablehlo.add %c_13, %c_14 : tensor<i32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.select %19, %20, %c_15 : tensor<i1>, tensor<i32>
    %22 = stablehlo.dynamic_slice %arg0, %18, %21, sizes = [1, 4] : (tensor<7x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x4xf32>) -> tensor<4xf32>
    %24 = stablehlo.dot_general %12, %23, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %25 = call @_where(%15, %24, %cst) : (tensor<6xi1>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_16 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_16) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.maximum %cst_17, %26 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %30 = stablehlo.subtract %25, %29 : tensor<6xf32>
    %31 = stablehlo.exponential %30 : tensor<6xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0] : (tensor<1xf32>) -> tensor<6xf32>
    %35 = stablehlo.divide %31, %34 : tensor<6xf32>
    %36 = stablehlo.dot_general %35, %12, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6x4xf32>) -> tensor<4xf32>
    %37 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<7x4xf32>) -> tensor<4x7xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4xf32>, tensor<4x7xf32>) -> tensor<7xf32>
    %39 = call @argmax(%38) : (tensor<7xf32>) -> tensor<i32>
    return %12, %39, %arg2 : tensor<6x4xf32>, tensor<i32>, tensor<i32>
  }
  func.func private @_where(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<f32>) -> tensor<6xf32> {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<6xi1>, tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func private @argmax(%arg0: tensor<7xf32>) -> tensor<i32> {
    %0 = stablehlo.iota dim = 0 : tensor<7xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [0] : (tensor<7xf32>, tensor<7xi32>, tensor<f32>, tensor<i32>) -> (tensor<f32>, tensor<i32>)
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
    return %1#1 : tensor<i32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xi32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<6xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xi32>, tensor<1xi32>, tensor<i32>) -> tensor<6xi32>
    return %1 : tensor<6xi32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x20821D3D66E46DBFA2646DBF618B203E393B68BEB071C33FA129B23E87377BBEF91FBA3E30F144BF7158A23F420811C022E3EFBED58DF43E2DF3B1BE4982843E43C0F0BE225418BF4B13483FCA88DFBEDCF9133B9A6494BF73D791BF8E04EB3FC5CFDCBF00C90AC0B736023F140F96BF"> : tensor<7x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<7x4xf32>
    %c1 = stablehlo.constant dense<[3]> : tensor<1xi32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<1xi32>
    %s0:3 = call @program(%a0, %a1) : (tensor<7x4xf32>, tensor<1xi32>) -> (tensor<6x4xf32>, tensor<i32>, tensor<6xi32>)
    check.expect_almost_eq_const %s0#0, dense<"0x22E3EFBED58DF43E2DF3B1BE4982843E393B68BEB071C33FA129B23E87377BBE393B68BEB071C33FA129B23E87377BBE393B68BEB071C33FA129B23E87377BBE393B68BEB071C33FA129B23E87377BBE393B68BEB071C33FA129B23E87377BBE"> : tensor<6x4xf32>, tolerance = 3.053813934e-05
    check.expect_eq_const %s0#1, dense<1> : tensor<i32>
    check.expect_eq_const %s0#2, dense<"0x030000000100000001000000010000000100000001000000"> : tensor<6xi32>
    return
  }
}

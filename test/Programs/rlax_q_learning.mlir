// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_rlax_q_learning
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_rlax_q_learning {
  func.func public @program(%arg0: tensor<4x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<5xi32>, %arg4: tensor<5xf32>, %arg5: tensor<5x4xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0][0]"}, tensor<4x3xf32> {jax.result_info = "result[0][1][0].trace"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.dot_general %arg5, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x4xf32>, tensor<4x3xf32>) -> tensor<5x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = stablehlo.reshape %3 : (tensor<5xf32>) -> tensor<5x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %6 = stablehlo.compare EQ, %2, %5, FLOAT : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xi1>
    %7 = stablehlo.convert %6 : (tensor<5x3xi1>) -> tensor<5x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x3xf32>, tensor<f32>) -> tensor<5xf32>
    %9 = stablehlo.convert %1 : tensor<5xf32>
    %10 = stablehlo.multiply %9, %3 : tensor<5xf32>
    %11 = stablehlo.add %arg4, %10 : tensor<5xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.select %c, %11, %11 : tensor<i1>, tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %15 = stablehlo.compare LT, %arg3, %14, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %17 = stablehlo.add %arg3, %16 : tensor<5xi32>
    %18 = stablehlo.select %15, %17, %arg3 : tensor<5xi1>, tensor<5xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %20 = "stablehlo.gather"(%0, %19) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<5x3xf32>, tensor<5x1xi32>) -> tensor<5x1xf32>
    %21 = stablehlo.reshape %20 : (tensor<5x1xf32>) -> tensor<5xf32>
    %22 = stablehlo.subtract %12, %21 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.subtract %22, %23 : tensor<5xf32>
    %25 = stablehlo.multiply %24, %24 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.multiply %26, %24 : tensor<5xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.multiply %28, %25 : tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %31 = stablehlo.divide %30, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %32 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_12 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.multiply %34, %33 : tensor<5xf32>
    %36 = stablehlo.multiply %35, %27 : tensor<5xf32>
    %37 = stablehlo.negate %36 : tensor<5xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x3xf32>
    %c_14 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_15 = stablehlo.constant dense<2147483647> : tensor<i32>
    %40 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %41 = stablehlo.minimum %c_14, %40 : tensor<1xi32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %43 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<5x1xi32>
    %44 = stablehlo.clamp %43, %19, %42 : tensor<5x1xi32>
    %45 = "stablehlo.scatter"(%39, %44, %38) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %63 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %63 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<5x1xi32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c_18 = stablehlo.constant dense<true> : tensor<i1>
    %47 = stablehlo.select %c_18, %46, %36 : tensor<i1>, tensor<5xf32>
    %48 = stablehlo.multiply %9, %47 : tensor<5xf32>
    %49 = stablehlo.divide %48, %8 : tensor<5xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0] : (tensor<5xf32>) -> tensor<5x3xf32>
    %51 = stablehlo.multiply %50, %7 : tensor<5x3xf32>
    %52 = stablehlo.dot_general %51, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %54 = stablehlo.dot_general %45, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x3xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %56 = stablehlo.add %53, %55 : tensor<4x3xf32>
    %cst_19 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %58 = stablehlo.multiply %57, %arg1 : tensor<4x3xf32>
    %59 = stablehlo.add %56, %58 : tensor<4x3xf32>
    %cst_20 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %61 = stablehlo.multiply %60, %59 : tensor<4x3xf32>
    %62 = stablehlo.add %arg0, %61 : tensor<4x3xf32>
    return %62, %59, %31 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x8F4E4FBD0F6AC73D4A31A0BDAB571CBEE87F693DD39014BF29D1E23E604D1F3EC3C805BE580A83BC0CBEAABE0EED5BBC"> : tensor<4x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x3xf32>
    %c2 = stablehlo.constant dense<"0x2F916CC0CBB71ABF7105C63FA0918BBF18D8E9BE32BDCABEADC7E23EFE66E03DBFC38DBF2C871F3FE1F87ABF8BA21FBF0FBEA33D687A28C00369183EE3DF6FBF08B2463F6EE3643E716E8A3FC6B80E3F"> : tensor<5x4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<5x4xf32>
    %c3 = stablehlo.constant dense<"0x0200000001000000020000000100000001000000"> : tensor<5xi32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<5xi32>
    %c4 = stablehlo.constant dense<"0xAB0DC2BD297602BFFD7A9A3E001528C0CFA5573E"> : tensor<5xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<5xf32>
    %c5 = stablehlo.constant dense<"0x3BB89F3E74BE103E56460B3EDB172D402746A23F8594DE3D38D094BFFF3A893FE872463E8920183FC47D5EBFE598283EE9BE1DBF0BDA39BE8D0511BF86637BC065CB45BF2364BC3E9E0F7B3FBE7047BE"> : tensor<5x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<5x4xf32>
    %s0:3 = call @program(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<5x4xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>)
    %s1:3 = call @program(%s0#0, %s0#1, %a2, %a3, %a4, %a5) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<5x4xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>)
    %s2:3 = call @program(%s1#0, %s1#1, %a2, %a3, %a4, %a5) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<5x4xf32>, tensor<5xi32>, tensor<5xf32>, tensor<5x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x8F4E4FBDE0FC133E36774E3DAB571CBEB823143F567F06BF29D1E23E6B12293ED2467BBE580A83BC630009BE6A92443C"> : tensor<4x3xf32>, tolerance = 5.786700249e-05
    check.expect_almost_eq_const %s2#1, dense<"0x000000007B4C52BEE4D2DABE00000000087819C04B937FBE00000000CA4149BD0663003F0000000076EA6BBF71B374BD"> : tensor<4x3xf32>, tolerance = 2.397951126e-04
    check.expect_almost_eq_const %s2#2, dense<0x3E72CF87> : tensor<f32>, tolerance = 2.371197790e-05
    return
  }
}

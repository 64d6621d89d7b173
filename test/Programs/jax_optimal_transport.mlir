// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_optimal_transport
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_optimal_transport {
  func.func public @program(%arg0: tensor<4x3xf32>, %arg1: tensor<6x4xf32>, %arg2: tensor<5x3xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0][0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<6x3xf32>) -> tensor<6x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<5x3xf32>) -> tensor<1x5x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<6x1x3xf32>) -> tensor<6x5x3xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x5x3xf32>) -> tensor<6x5x3xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<6x5x3xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<6x5x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5x3xf32>
    %8 = stablehlo.multiply %7, %5 : tensor<6x5x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<6x5x3xf32>, tensor<f32>) -> tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %13 = stablehlo.divide %9, %12 : tensor<6x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %16 = stablehlo.divide %9, %15 : tensor<6x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x6x5xf32>
    %c_8 = stablehlo.constant dense<false> : tensor<i1>
    %19 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<4x6xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x6x5xf32>
    %c_11 = stablehlo.constant dense<false> : tensor<i1>
    %22 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i1>) -> tensor<4x5xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %24:14 = stablehlo.while(%iterArg = %13, %iterArg_29 = %14, %iterArg_30 = %16, %iterArg_31 = %17, %iterArg_32 = %c_13, %iterArg_33 = %c, %iterArg_34 = %10, %iterArg_35 = %11, %iterArg_36 = %18, %iterArg_37 = %19, %iterArg_38 = %20, %iterArg_39 = %21, %iterArg_40 = %22, %iterArg_41 = %23) : tensor<6x5xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<5xf32>, tensor<4x6x5xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x5xf32>, tensor<4x5xi1>, tensor<4x5xf32>
    cond {
      %c_42 = stablehlo.constant dense<4> : tensor<i32>
      %65 = stablehlo.compare LT, %iterArg_32, %c_42, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %65 : tensor<i1>
    } do {
      %65:9 = func.call @closed_call(%iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_33, %iterArg_34, %iterArg_35) : (tensor<6x5xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>, tensor<i32>, tensor<6xf32>, tensor<5xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<5xf32>, tensor<6x5xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>)
      %66 = func.call @dynamic_update_index_in_dim(%iterArg_36, %65#3, %iterArg_32) : (tensor<4x6x5xf32>, tensor<6x5xf32>, tensor<i32>) -> tensor<4x6x5xf32>
      %67 = func.call @dynamic_update_index_in_dim_0(%iterArg_37, %65#4, %iterArg_32) : (tensor<4x6xi1>, tensor<6xi1>, tensor<i32>) -> tensor<4x6xi1>
      %68 = func.call @dynamic_update_index_in_dim_1(%iterArg_38, %65#5, %iterArg_32) : (tensor<4x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %69 = func.call @dynamic_update_index_in_dim(%iterArg_39, %65#6, %iterArg_32) : (tensor<4x6x5xf32>, tensor<6x5xf32>, tensor<i32>) -> tensor<4x6x5xf32>
      %70 = func.call @dynamic_update_index_in_dim_2(%iterArg_40, %65#7, %iterArg_32) : (tensor<4x5xi1>, tensor<5xi1>, tensor<i32>) -> tensor<4x5xi1>
      %71 = func.call @dynamic_update_index_in_dim_3(%iterArg_41, %65#8, %iterArg_32) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %c_42 = stablehlo.constant dense<1> : tensor<i32>
      %72 = stablehlo.add %iterArg_32, %c_42 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %72, %65#0, %65#1, %65#2, %66, %67, %68, %69, %70, %71 : tensor<6x5xf32>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<5xf32>, tensor<4x6x5xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x5xf32>, tensor<4x5xi1>, tensor<4x5xf32>
    }
    %25 = stablehlo.broadcast_in_dim %24#6, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %26 = stablehlo.broadcast_in_dim %24#7, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %27 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %28 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %29 = stablehlo.add %27, %28 : tensor<6x5xf32>
    %cst_14 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %31 = stablehlo.divide %9, %30 : tensor<6x5xf32>
    %32 = stablehlo.subtract %29, %31 : tensor<6x5xf32>
    %33 = stablehlo.exponential %32 : tensor<6x5xf32>
    %34 = stablehlo.multiply %33, %9 : tensor<6x5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.reduce(%34 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %39 = stablehlo.multiply %33, %38 : tensor<6x5xf32>
    %40 = stablehlo.multiply %38, %9 : tensor<6x5xf32>
    %41 = stablehlo.multiply %40, %33 : tensor<6x5xf32>
    %42 = stablehlo.negate %41 : tensor<6x5xf32>
    %cst_19 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %44 = stablehlo.divide %42, %43 : tensor<6x5xf32>
    %45 = stablehlo.add %39, %44 : tensor<6x5xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%41 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %47 = stablehlo.reshape %46 : (tensor<6xf32>) -> tensor<6x1xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%41 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %49 = stablehlo.reshape %48 : (tensor<5xf32>) -> tensor<1x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.reduce(%47 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %c_25 = stablehlo.constant dense<0> : tensor<i32>
    %53:10 = stablehlo.while(%iterArg = %24#8, %iterArg_29 = %24#9, %iterArg_30 = %24#10, %iterArg_31 = %24#11, %iterArg_32 = %24#12, %iterArg_33 = %24#13, %iterArg_34 = %c_25, %iterArg_35 = %52, %iterArg_36 = %51, %iterArg_37 = %50) : tensor<4x6x5xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x5xf32>, tensor<4x5xi1>, tensor<4x5xf32>, tensor<i32>, tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>
    cond {
      %c_38 = stablehlo.constant dense<4> : tensor<i32>
      %65 = stablehlo.compare LT, %iterArg_34, %c_38, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %65 : tensor<i1>
    } do {
      %c_38 = stablehlo.constant dense<4> : tensor<i32>
      %65 = stablehlo.subtract %c_38, %iterArg_34 : tensor<i32>
      %c_39 = stablehlo.constant dense<1> : tensor<i32>
      %66 = stablehlo.subtract %65, %c_39 : tensor<i32>
      %67 = func.call @dynamic_index_in_dim(%iterArg, %66) : (tensor<4x6x5xf32>, tensor<i32>) -> tensor<6x5xf32>
      %68 = func.call @dynamic_index_in_dim_4(%iterArg_29, %66) : (tensor<4x6xi1>, tensor<i32>) -> tensor<6xi1>
      %69 = func.call @dynamic_index_in_dim_5(%iterArg_30, %66) : (tensor<4x6xf32>, tensor<i32>) -> tensor<6xf32>
      %70 = func.call @dynamic_index_in_dim(%iterArg_31, %66) : (tensor<4x6x5xf32>, tensor<i32>) -> tensor<6x5xf32>
      %71 = func.call @dynamic_index_in_dim_6(%iterArg_32, %66) : (tensor<4x5xi1>, tensor<i32>) -> tensor<5xi1>
      %72 = func.call @dynamic_index_in_dim_7(%iterArg_33, %66) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %73:3 = func.call @closed_call_8(%iterArg_35, %iterArg_36, %iterArg_37, %67, %68, %69, %70, %71, %72) : (tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>, tensor<6x5xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>) -> (tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>)
      %c_40 = stablehlo.constant dense<1> : tensor<i32>
      %74 = stablehlo.add %iterArg_34, %c_40 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_29, %iterArg_30, %iterArg_31, %iterArg_32, %iterArg_33, %74, %73#0, %73#1, %73#2 : tensor<4x6x5xf32>, tensor<4x6xi1>, tensor<4x6xf32>, tensor<4x6x5xf32>, tensor<4x5xi1>, tensor<4x5xf32>, tensor<i32>, tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>
    }
    %54 = stablehlo.add %45, %53#7 : tensor<6x5xf32>
    %55 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (tensor<6x5xf32>) -> tensor<6x5x3xf32>
    %56 = stablehlo.multiply %55, %8 : tensor<6x5x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<6x5x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %58 = stablehlo.reshape %57 : (tensor<6x3xf32>) -> tensor<6x1x3xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_27) applies stablehlo.add across dimensions = [1] : (tensor<6x1x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %60 = stablehlo.dot_general %59, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %61 = stablehlo.transpose %60, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %cst_28 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %63 = stablehlo.multiply %62, %61 : tensor<4x3xf32>
    %64 = stablehlo.add %arg0, %63 : tensor<4x3xf32>
    return %64, %35 : tensor<4x3xf32>, tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<6x5xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6x5xf32>, %arg3: tensor<5xf32>, %arg4: tensor<i32>, %arg5: tensor<6xf32>, %arg6: tensor<5xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<5xf32>, tensor<6x5xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg4, %c : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %3 = stablehlo.subtract %2, %arg0 : tensor<6x5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %6 = stablehlo.maximum %5, %4 : tensor<6xf32>
    %7 = stablehlo.is_finite %6 : (tensor<6xf32>) -> tensor<6xi1>
    %8 = stablehlo.select %7, %6, %arg1 : tensor<6xi1>, tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %11 = stablehlo.subtract %3, %10 : tensor<6x5xf32>
    %12 = stablehlo.exponential %11 : tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.abs %13 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.compare GE, %13, %15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %17 = stablehlo.log %14 : tensor<6xf32>
    %18 = stablehlo.add %17, %8 : tensor<6xf32>
    %19 = stablehlo.negate %18 : tensor<6xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %22 = stablehlo.subtract %21, %arg2 : tensor<6x5xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %25 = stablehlo.maximum %24, %23 : tensor<5xf32>
    %26 = stablehlo.is_finite %25 : (tensor<5xf32>) -> tensor<5xi1>
    %27 = stablehlo.select %26, %25, %arg3 : tensor<5xi1>, tensor<5xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %30 = stablehlo.subtract %22, %29 : tensor<6x5xf32>
    %31 = stablehlo.exponential %30 : tensor<6x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.abs %32 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %35 = stablehlo.compare GE, %32, %34, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %36 = stablehlo.log %33 : tensor<5xf32>
    %37 = stablehlo.add %36, %27 : tensor<5xf32>
    %38 = stablehlo.negate %37 : tensor<5xf32>
    return %0, %19, %38, %12, %16, %14, %31, %35, %33 : tensor<i32>, tensor<6xf32>, tensor<5xf32>, tensor<6x5xf32>, tensor<6xi1>, tensor<6xf32>, tensor<6x5xf32>, tensor<5xi1>, tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x6x5xf32>, %arg1: tensor<6x5xf32>, %arg2: tensor<i32>) -> tensor<4x6x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<6x5xf32>) -> tensor<1x6x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<4x6x5xf32>, tensor<1x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x6x5xf32>
    return %1 : tensor<4x6x5xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<4x6xi1>, %arg1: tensor<6xi1>, %arg2: tensor<i32>) -> tensor<4x6xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xi1>) -> tensor<1x6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xi1>, tensor<1x6xi1>, tensor<i32>, tensor<i32>) -> tensor<4x6xi1>
    return %1 : tensor<4x6xi1>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<4x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_2(%arg0: tensor<4x5xi1>, %arg1: tensor<5xi1>, %arg2: tensor<i32>) -> tensor<4x5xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xi1>) -> tensor<1x5xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x5xi1>, tensor<1x5xi1>, tensor<i32>, tensor<i32>) -> tensor<4x5xi1>
    return %1 : tensor<4x5xi1>
  }
  func.func private @dynamic_update_index_in_dim_3(%arg0: tensor<4x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x6x5xf32>, %arg1: tensor<i32>) -> tensor<6x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 6, 5] : (tensor<4x6x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x6x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6x5xf32>) -> tensor<6x5xf32>
    return %1 : tensor<6x5xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<4x6xi1>, %arg1: tensor<i32>) -> tensor<6xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xi1>, tensor<i32>, tensor<i32>) -> tensor<1x6xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x6xi1>) -> tensor<6xi1>
    return %1 : tensor<6xi1>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<4x6xf32>, %arg1: tensor<i32>) -> tensor<6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x6xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @dynamic_index_in_dim_6(%arg0: tensor<4x5xi1>, %arg1: tensor<i32>) -> tensor<5xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<4x5xi1>, tensor<i32>, tensor<i32>) -> tensor<1x5xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x5xi1>) -> tensor<5xi1>
    return %1 : tensor<5xi1>
  }
  func.func private @dynamic_index_in_dim_7(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<6x5xf32>, %arg1: tensor<6xf32>, %arg2: tensor<5xf32>, %arg3: tensor<6x5xf32>, %arg4: tensor<6xi1>, %arg5: tensor<6xf32>, %arg6: tensor<6x5xf32>, %arg7: tensor<5xi1>, %arg8: tensor<5xf32>) -> (tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>) {
    %0 = stablehlo.negate %arg2 : tensor<5xf32>
    %1 = stablehlo.divide %0, %arg8 : tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.select %arg7, %2, %1 : tensor<5xi1>, tensor<5xf32>
    %4 = stablehlo.select %arg7, %1, %2 : tensor<5xi1>, tensor<5xf32>
    %5 = stablehlo.negate %3 : tensor<5xf32>
    %6 = stablehlo.add %4, %5 : tensor<5xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<5xf32>) -> tensor<6x5xf32>
    %8 = stablehlo.multiply %7, %arg6 : tensor<6x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.reshape %9 : (tensor<6xf32>) -> tensor<6x1xf32>
    %11 = stablehlo.negate %8 : tensor<6x5xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %13 = stablehlo.divide %11, %12 : tensor<6x5xf32>
    %14 = stablehlo.add %arg0, %13 : tensor<6x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.add %arg1, %15 : tensor<6xf32>
    %17 = stablehlo.negate %16 : tensor<6xf32>
    %18 = stablehlo.divide %17, %arg5 : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %20 = stablehlo.select %arg4, %19, %18 : tensor<6xi1>, tensor<6xf32>
    %21 = stablehlo.select %arg4, %18, %19 : tensor<6xi1>, tensor<6xf32>
    %22 = stablehlo.negate %20 : tensor<6xf32>
    %23 = stablehlo.add %21, %22 : tensor<6xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<6xf32>) -> tensor<6x5xf32>
    %25 = stablehlo.multiply %24, %arg3 : tensor<6x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.reshape %26 : (tensor<5xf32>) -> tensor<1x5xf32>
    %28 = stablehlo.negate %25 : tensor<6x5xf32>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %30 = stablehlo.divide %28, %29 : tensor<6x5xf32>
    %31 = stablehlo.add %14, %30 : tensor<6x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%27 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    return %31, %33, %32 : tensor<6x5xf32>, tensor<6xf32>, tensor<5xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x77C12CBEB72DA63E687E85BE0F4902BF4295423E0A9CF7BFA203BD3F7AC0043F46F9DEBE93665ABD0A498EBF8C4537BD"> : tensor<4x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x4xf32>
    %c2 = stablehlo.constant dense<"0x4BDEE23FAB13A1BF855A7EBB6385C93E7E370EBF5E8E2EBF4F2C95BFC527403F62945FBFF998333FD89E63BDC338A23F049CA1BE546487BF7B18643F"> : tensor<5x3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<5x3xf32>
    %s0:2 = call @program(%a0, %a1, %a2) : (tensor<4x3xf32>, tensor<6x4xf32>, tensor<5x3xf32>) -> (tensor<4x3xf32>, tensor<f32>)
    %s1:2 = call @program(%s0#0, %a1, %a2) : (tensor<4x3xf32>, tensor<6x4xf32>, tensor<5x3xf32>) -> (tensor<4x3xf32>, tensor<f32>)
    %s2:2 = call @program(%s1#0, %a1, %a2) : (tensor<4x3xf32>, tensor<6x4xf32>, tensor<5x3xf32>) -> (tensor<4x3xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x4CFDFDBD5D81F33ED5758FBE4CFB31BFE3262A3EE4B4DABF48999B3F377EC43E14381ABEDA25413D13CF66BF790A26BD"> : tensor<4x3xf32>, tolerance = 1.708645344e-04
    check.expect_almost_eq_const %s2#1, dense<0x414CCF83> : tensor<f32>, tolerance = 1.280066204e-03
    return
  }
}

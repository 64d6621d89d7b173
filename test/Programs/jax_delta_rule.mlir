// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_delta_rule
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_jax_delta_rule {
  func.func public @program(%arg0: tensor<5x4xf32>, %arg1: tensor<5x4xf32>, %arg2: tensor<5x4xf32>, %arg3: tensor<5x4xf32>, %arg4: tensor<i32>, %arg5: tensor<5x4xf32>, %arg6: tensor<5x4xf32>, %arg7: tensor<5x4xf32>, %arg8: tensor<5x4xf32>, %arg9: tensor<5x4xf32>, %arg10: tensor<5x4xf32>, %arg11: tensor<5x4xf32>, %arg12: tensor<5x4xf32>, %arg13: tensor<6x2x5xf32>, %arg14: tensor<6x2x4xf32>) -> (tensor<5x4xf32> {jax.result_info = "result[0][0]['b']"}, tensor<5x4xf32> {jax.result_info = "result[0][0]['k']"}, tensor<5x4xf32> {jax.result_info = "result[0][0]['q']"}, tensor<5x4xf32> {jax.result_info = "result[0][0]['v']"}, tensor<i32> {jax.result_info = "result[0][1][0].count"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].mu['b']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].mu['k']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].mu['q']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].mu['v']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].nu['b']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].nu['k']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].nu['q']"}, tensor<5x4xf32> {jax.result_info = "result[0][1][0].nu['v']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg13, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<5x4xf32>) -> tensor<6x2x4xf32>
    %1 = stablehlo.dot_general %arg13, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<5x4xf32>) -> tensor<6x2x4xf32>
    %2 = stablehlo.dot_general %arg13, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<5x4xf32>) -> tensor<6x2x4xf32>
    %3:2 = call @norm(%1) : (tensor<6x2x4xf32>) -> (tensor<6x2x1xf32>, tensor<6x2x1xf32>)
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %5 = stablehlo.add %3#0, %4 : tensor<6x2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<6x2x1xf32>) -> tensor<6x2x4xf32>
    %7 = stablehlo.divide %1, %6 : tensor<6x2x4xf32>
    %8 = stablehlo.multiply %5, %5 : tensor<6x2x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %10 = stablehlo.divide %9, %8 : tensor<6x2x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %12 = stablehlo.dot_general %arg13, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2x5xf32>, tensor<5x4xf32>) -> tensor<6x2x4xf32>
    %13 = stablehlo.negate %12 : tensor<6x2x4xf32>
    %14 = stablehlo.exponential %13 : tensor<6x2x4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %16 = stablehlo.add %15, %14 : tensor<6x2x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %18 = stablehlo.divide %17, %16 : tensor<6x2x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<6x2x4xf32>
    %21 = stablehlo.multiply %18, %20 : tensor<6x2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6x2x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %24:8 = stablehlo.while(%iterArg = %0, %iterArg_59 = %7, %iterArg_60 = %2, %iterArg_61 = %18, %iterArg_62 = %c, %iterArg_63 = %11, %iterArg_64 = %22, %iterArg_65 = %23) : tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<i32>, tensor<2x4x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4x4xf32>
    cond {
      %c_66 = stablehlo.constant dense<6> : tensor<i32>
      %179 = stablehlo.compare LT, %iterArg_62, %c_66, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %179 : tensor<i1>
    } do {
      %179 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_62) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %180 = func.call @dynamic_index_in_dim(%iterArg_59, %iterArg_62) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %181 = func.call @dynamic_index_in_dim(%iterArg_60, %iterArg_62) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %182 = func.call @dynamic_index_in_dim(%iterArg_61, %iterArg_62) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %183:3 = func.call @closed_call(%iterArg_63, %179, %180, %181, %182) : (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
      %184 = func.call @dynamic_update_index_in_dim(%iterArg_64, %183#1, %iterArg_62) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %185 = func.call @dynamic_update_index_in_dim_0(%iterArg_65, %183#2, %iterArg_62) : (tensor<6x2x4x4xf32>, tensor<2x4x4xf32>, tensor<i32>) -> tensor<6x2x4x4xf32>
      %c_66 = stablehlo.constant dense<1> : tensor<i32>
      %186 = stablehlo.add %iterArg_62, %c_66 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_59, %iterArg_60, %iterArg_61, %186, %183#0, %184, %185 : tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<i32>, tensor<2x4x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4x4xf32>
    }
    %25 = stablehlo.subtract %24#6, %arg14 : tensor<6x2x4xf32>
    %26 = stablehlo.multiply %25, %25 : tensor<6x2x4xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<6x2x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%26 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<6x2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %30 = stablehlo.divide %29, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_12 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %32 = stablehlo.divide %cst_11, %cst_12 : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %34 = stablehlo.multiply %33, %28 : tensor<6x2x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<2x4x4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<6x2x4xf32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %40:12 = stablehlo.while(%iterArg = %34, %iterArg_59 = %24#7, %iterArg_60 = %0, %iterArg_61 = %7, %iterArg_62 = %2, %iterArg_63 = %18, %iterArg_64 = %c_18, %iterArg_65 = %35, %iterArg_66 = %36, %iterArg_67 = %37, %iterArg_68 = %38, %iterArg_69 = %39) : tensor<6x2x4xf32>, tensor<6x2x4x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<i32>, tensor<2x4x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>
    cond {
      %c_70 = stablehlo.constant dense<6> : tensor<i32>
      %179 = stablehlo.compare LT, %iterArg_64, %c_70, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %179 : tensor<i1>
    } do {
      %c_70 = stablehlo.constant dense<6> : tensor<i32>
      %179 = stablehlo.subtract %c_70, %iterArg_64 : tensor<i32>
      %c_71 = stablehlo.constant dense<1> : tensor<i32>
      %180 = stablehlo.subtract %179, %c_71 : tensor<i32>
      %181 = func.call @dynamic_index_in_dim(%iterArg, %180) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %182 = func.call @dynamic_index_in_dim_1(%iterArg_59, %180) : (tensor<6x2x4x4xf32>, tensor<i32>) -> tensor<2x4x4xf32>
      %183 = func.call @dynamic_index_in_dim(%iterArg_60, %180) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %184 = func.call @dynamic_index_in_dim(%iterArg_61, %180) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %185 = func.call @dynamic_index_in_dim(%iterArg_62, %180) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %186 = func.call @dynamic_index_in_dim(%iterArg_63, %180) : (tensor<6x2x4xf32>, tensor<i32>) -> tensor<2x4xf32>
      %187:5 = func.call @closed_call_2(%iterArg_65, %181, %182, %183, %184, %185, %186) : (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>)
      %188 = func.call @dynamic_update_index_in_dim(%iterArg_66, %187#1, %180) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %189 = func.call @dynamic_update_index_in_dim(%iterArg_67, %187#2, %180) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %190 = func.call @dynamic_update_index_in_dim(%iterArg_68, %187#3, %180) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %191 = func.call @dynamic_update_index_in_dim(%iterArg_69, %187#4, %180) : (tensor<6x2x4xf32>, tensor<2x4xf32>, tensor<i32>) -> tensor<6x2x4xf32>
      %c_72 = stablehlo.constant dense<1> : tensor<i32>
      %192 = stablehlo.add %iterArg_64, %c_72 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_59, %iterArg_60, %iterArg_61, %iterArg_62, %iterArg_63, %192, %187#0, %188, %189, %190, %191 : tensor<6x2x4xf32>, tensor<6x2x4x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<i32>, tensor<2x4x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>, tensor<6x2x4xf32>
    }
    %41 = stablehlo.multiply %40#11, %21 : tensor<6x2x4xf32>
    %42 = stablehlo.dot_general %41, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x4xf32>, tensor<6x2x5xf32>) -> tensor<4x5xf32>
    %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %44 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<6x2x1xf32>) -> tensor<6x2x4xf32>
    %45 = stablehlo.multiply %40#9, %44 : tensor<6x2x4xf32>
    %46 = stablehlo.multiply %45, %1 : tensor<6x2x4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %47 = stablehlo.reduce(%46 init: %cst_19) applies stablehlo.add across dimensions = [2] : (tensor<6x2x4xf32>, tensor<f32>) -> tensor<6x2xf32>
    %48 = stablehlo.reshape %47 : (tensor<6x2xf32>) -> tensor<6x2x1xf32>
    %49 = stablehlo.negate %48 : tensor<6x2x1xf32>
    %50 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<6x2x1xf32>) -> tensor<6x2x4xf32>
    %51 = stablehlo.divide %40#9, %50 : tensor<6x2x4xf32>
    %52 = call @norm_3(%1, %3#1, %49) : (tensor<6x2x4xf32>, tensor<6x2x1xf32>, tensor<6x2x1xf32>) -> tensor<6x2x4xf32>
    %53 = stablehlo.add %51, %52 : tensor<6x2x4xf32>
    %54 = stablehlo.dot_general %40#10, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x4xf32>, tensor<6x2x5xf32>) -> tensor<4x5xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %56 = stablehlo.dot_general %53, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x4xf32>, tensor<6x2x5xf32>) -> tensor<4x5xf32>
    %57 = stablehlo.transpose %56, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %58 = stablehlo.dot_general %40#8, %arg13, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<6x2x4xf32>, tensor<6x2x5xf32>) -> tensor<4x5xf32>
    %59 = stablehlo.transpose %58, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<5x4xf32>
    %cst_20 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %61 = stablehlo.multiply %60, %43 : tensor<5x4xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %63 = stablehlo.multiply %62, %arg5 : tensor<5x4xf32>
    %64 = stablehlo.add %61, %63 : tensor<5x4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %66 = stablehlo.multiply %65, %57 : tensor<5x4xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %68 = stablehlo.multiply %67, %arg6 : tensor<5x4xf32>
    %69 = stablehlo.add %66, %68 : tensor<5x4xf32>
    %cst_24 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %71 = stablehlo.multiply %70, %59 : tensor<5x4xf32>
    %cst_25 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %73 = stablehlo.multiply %72, %arg7 : tensor<5x4xf32>
    %74 = stablehlo.add %71, %73 : tensor<5x4xf32>
    %cst_26 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %76 = stablehlo.multiply %75, %55 : tensor<5x4xf32>
    %cst_27 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %78 = stablehlo.multiply %77, %arg8 : tensor<5x4xf32>
    %79 = stablehlo.add %76, %78 : tensor<5x4xf32>
    %80 = stablehlo.multiply %43, %43 : tensor<5x4xf32>
    %cst_28 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %82 = stablehlo.multiply %81, %80 : tensor<5x4xf32>
    %cst_29 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %84 = stablehlo.multiply %83, %arg9 : tensor<5x4xf32>
    %85 = stablehlo.add %82, %84 : tensor<5x4xf32>
    %86 = stablehlo.multiply %57, %57 : tensor<5x4xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %88 = stablehlo.multiply %87, %86 : tensor<5x4xf32>
    %cst_31 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %90 = stablehlo.multiply %89, %arg10 : tensor<5x4xf32>
    %91 = stablehlo.add %88, %90 : tensor<5x4xf32>
    %92 = stablehlo.multiply %59, %59 : tensor<5x4xf32>
    %cst_32 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %94 = stablehlo.multiply %93, %92 : tensor<5x4xf32>
    %cst_33 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %96 = stablehlo.multiply %95, %arg11 : tensor<5x4xf32>
    %97 = stablehlo.add %94, %96 : tensor<5x4xf32>
    %98 = stablehlo.multiply %55, %55 : tensor<5x4xf32>
    %cst_34 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %100 = stablehlo.multiply %99, %98 : tensor<5x4xf32>
    %cst_35 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %102 = stablehlo.multiply %101, %arg12 : tensor<5x4xf32>
    %103 = stablehlo.add %100, %102 : tensor<5x4xf32>
    %c_36 = stablehlo.constant dense<2147483647> : tensor<i32>
    %104 = stablehlo.compare LT, %arg4, %c_36, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_37 = stablehlo.constant dense<1> : tensor<i32>
    %105 = stablehlo.add %arg4, %c_37 : tensor<i32>
    %c_38 = stablehlo.constant dense<2147483647> : tensor<i32>
    %106 = call @_where(%104, %105, %c_38) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %107 = stablehlo.convert %106 : (tensor<i32>) -> tensor<f32>
    %cst_39 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.convert %106 : (tensor<i32>) -> tensor<f32>
    %109 = stablehlo.power %cst_39, %108 : tensor<f32>
    %cst_40 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %110 = stablehlo.subtract %cst_40, %109 : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %112 = stablehlo.divide %64, %111 : tensor<5x4xf32>
    %113 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %114 = stablehlo.divide %69, %113 : tensor<5x4xf32>
    %115 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %116 = stablehlo.divide %74, %115 : tensor<5x4xf32>
    %117 = stablehlo.broadcast_in_dim %110, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %118 = stablehlo.divide %79, %117 : tensor<5x4xf32>
    %119 = stablehlo.convert %106 : (tensor<i32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %120 = stablehlo.convert %106 : (tensor<i32>) -> tensor<f32>
    %121 = stablehlo.power %cst_41, %120 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.subtract %cst_42, %121 : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %124 = stablehlo.divide %85, %123 : tensor<5x4xf32>
    %125 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %126 = stablehlo.divide %91, %125 : tensor<5x4xf32>
    %127 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %128 = stablehlo.divide %97, %127 : tensor<5x4xf32>
    %129 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %130 = stablehlo.divide %103, %129 : tensor<5x4xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %132 = stablehlo.add %124, %131 : tensor<5x4xf32>
    %133 = stablehlo.sqrt %132 : tensor<5x4xf32>
    %cst_44 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %135 = stablehlo.add %133, %134 : tensor<5x4xf32>
    %136 = stablehlo.divide %112, %135 : tensor<5x4xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %137 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %138 = stablehlo.add %126, %137 : tensor<5x4xf32>
    %139 = stablehlo.sqrt %138 : tensor<5x4xf32>
    %cst_46 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %141 = stablehlo.add %139, %140 : tensor<5x4xf32>
    %142 = stablehlo.divide %114, %141 : tensor<5x4xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %144 = stablehlo.add %128, %143 : tensor<5x4xf32>
    %145 = stablehlo.sqrt %144 : tensor<5x4xf32>
    %cst_48 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %147 = stablehlo.add %145, %146 : tensor<5x4xf32>
    %148 = stablehlo.divide %116, %147 : tensor<5x4xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %150 = stablehlo.add %130, %149 : tensor<5x4xf32>
    %151 = stablehlo.sqrt %150 : tensor<5x4xf32>
    %cst_50 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %153 = stablehlo.add %151, %152 : tensor<5x4xf32>
    %154 = stablehlo.divide %118, %153 : tensor<5x4xf32>
    %cst_51 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %156 = stablehlo.multiply %155, %arg0 : tensor<5x4xf32>
    %157 = stablehlo.add %136, %156 : tensor<5x4xf32>
    %cst_52 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %159 = stablehlo.multiply %158, %arg1 : tensor<5x4xf32>
    %160 = stablehlo.add %142, %159 : tensor<5x4xf32>
    %cst_53 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %161 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %162 = stablehlo.multiply %161, %arg2 : tensor<5x4xf32>
    %163 = stablehlo.add %148, %162 : tensor<5x4xf32>
    %cst_54 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %164 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %165 = stablehlo.multiply %164, %arg3 : tensor<5x4xf32>
    %166 = stablehlo.add %154, %165 : tensor<5x4xf32>
    %cst_55 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %168 = stablehlo.multiply %167, %157 : tensor<5x4xf32>
    %cst_56 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %170 = stablehlo.multiply %169, %160 : tensor<5x4xf32>
    %cst_57 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %172 = stablehlo.multiply %171, %163 : tensor<5x4xf32>
    %cst_58 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<5x4xf32>
    %174 = stablehlo.multiply %173, %166 : tensor<5x4xf32>
    %175 = stablehlo.add %arg0, %168 : tensor<5x4xf32>
    %176 = stablehlo.add %arg1, %170 : tensor<5x4xf32>
    %177 = stablehlo.add %arg2, %172 : tensor<5x4xf32>
    %178 = stablehlo.add %arg3, %174 : tensor<5x4xf32>
    return %175, %176, %177, %178, %106, %64, %69, %74, %79, %85, %91, %97, %103, %30 : tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<f32>
  }
  func.func private @norm(%arg0: tensor<6x2x4xf32>) -> (tensor<6x2x1xf32>, tensor<6x2x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<6x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x2x4xf32>, tensor<f32>) -> tensor<6x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<6x2xf32>) -> tensor<6x2x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<6x2x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6x2x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<6x2x1xf32>
    return %3, %5 : tensor<6x2x1xf32>, tensor<6x2x1xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6x2x4xf32>, %arg1: tensor<i32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 4] : (tensor<6x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<2x4x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x4xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.subtract %0, %arg3 : tensor<2x4xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [0, 2] : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %3 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<2x4x4xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2x4x4xf32>
    %7 = stablehlo.dot_general %arg1, %6, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4xf32>
    return %6, %7, %arg0 : tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6x2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<i32>) -> tensor<6x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x4xf32>) -> tensor<1x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<6x2x4xf32>, tensor<1x2x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x4xf32>
    return %1 : tensor<6x2x4xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<6x2x4x4xf32>, %arg1: tensor<2x4x4xf32>, %arg2: tensor<i32>) -> tensor<6x2x4x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x4x4xf32>) -> tensor<1x2x4x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<6x2x4x4xf32>, tensor<1x2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x4x4xf32>
    return %1 : tensor<6x2x4x4xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<6x2x4x4xf32>, %arg1: tensor<i32>) -> tensor<2x4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 4, 4] : (tensor<6x2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4x4xf32>) -> tensor<2x4x4xf32>
    return %1 : tensor<2x4x4xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<2x4x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x4x4xf32>, %arg3: tensor<2x4xf32>, %arg4: tensor<2x4xf32>, %arg5: tensor<2x4xf32>, %arg6: tensor<2x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) {
    %0:7 = stablehlo.optimization_barrier %arg2, %arg3, %arg4, %arg5, %arg6, %arg0, %arg1 : tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>
    %1 = stablehlo.dot_general %0#2, %0#0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.subtract %1, %0#3 : tensor<2x4xf32>
    %3 = stablehlo.broadcast_in_dim %0#4, dims = [0, 2] : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %4 = stablehlo.dot_general %0#2, %2, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<2x4x4xf32>
    %7 = stablehlo.subtract %0#0, %6 : tensor<2x4x4xf32>
    %8 = stablehlo.dot_general %0#6, %0#1, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %9 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %10 = stablehlo.add %0#5, %9 : tensor<2x4x4xf32>
    %11 = stablehlo.dot_general %0#6, %7, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %12 = stablehlo.negate %10 : tensor<2x4x4xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x1x4xf32>) -> tensor<2x4x4xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2x4x4xf32>
    %15 = stablehlo.multiply %12, %4 : tensor<2x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %18 = stablehlo.dot_general %14, %0#2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %19 = stablehlo.dot_general %14, %2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %21 = stablehlo.negate %18 : tensor<2x4xf32>
    %22 = stablehlo.dot_general %18, %0#2, batching_dims = [0] x [0], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %23 = stablehlo.transpose %22, dims = [0, 2, 1] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %24 = stablehlo.add %10, %23 : tensor<2x4x4xf32>
    %25 = stablehlo.dot_general %18, %0#0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<2x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %26 = stablehlo.add %19, %25 : tensor<2x4xf32>
    return %24, %11, %26, %21, %20 : tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
  func.func private @norm_3(%arg0: tensor<6x2x4xf32>, %arg1: tensor<6x2x1xf32>, %arg2: tensor<6x2x1xf32>) -> tensor<6x2x4xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<6x2x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x2x1xf32>, tensor<f32>) -> tensor<6x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<6x2xf32>) -> tensor<6x2x4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<6x2x4xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<6x2x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<6x2x4xf32>
    return %5 : tensor<6x2x4xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xB0CF4F3E21C091BDB2490CBB3BE8ABBE5028653E7891FBBEDD43C83E789F543F03F82ABE736183BFD42C5ABF1CF0EA3E79AA4DBE7F8F503F2D8D79BEC771A83EF792C1BE3B8ADCBE35F3273D7510013F"> : tensor<5x4xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x4xf32>
    %c1 = stablehlo.constant dense<"0x2C8DFF3D2097673DF1D65E3D7C798A3FB9D1013F6A10323DF419EEBE9991DB3E53C29E3D4167733E36FEB1BEB7E0863DA8647CBE6FAE94BDE10868BE6B1CC9BF513C9EBE83B6163E4BD9C83E658D9FBD"> : tensor<5x4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<5x4xf32>
    %c2 = stablehlo.constant dense<"0xF240BDBF788C77BEC06A1E3F674FDFBE46133BBEF53022BE8A6C353E9885333DCBD2E2BEAD3E7F3E1AC7C8BE776A7FBE72FE023D53C886BF38DB733D4FE6BFBED3F49E3E581CB73D827DDD3ED65A643E"> : tensor<5x4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<5x4xf32>
    %c3 = stablehlo.constant dense<"0x93CAF33E7F0C073E7DEAF8BE5012013EF1964F3CACC4023FD19DB3BEF90B28BC4F75FD3C2A41CC3E19D6103C5359943E02C5843E261404BFE9C929BE93AD75BE9AFE103E9628DE3DCA64373E3EC8C53D"> : tensor<5x4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<5x4xf32>
    %c4 = stablehlo.constant dense<0> : tensor<i32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<i32>
    %c5 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<5x4xf32>
    %c6 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<5x4xf32>
    %c7 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<5x4xf32>
    %c8 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a8 = stablehlo.optimization_barrier %c8 : tensor<5x4xf32>
    %c9 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a9 = stablehlo.optimization_barrier %c9 : tensor<5x4xf32>
    %c10 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a10 = stablehlo.optimization_barrier %c10 : tensor<5x4xf32>
    %c11 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a11 = stablehlo.optimization_barrier %c11 : tensor<5x4xf32>
    %c12 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x4xf32>
    %a12 = stablehlo.optimization_barrier %c12 : tensor<5x4xf32>
    %c13 = stablehlo.constant dense<"0x1690A23D0704A0BD1FC4B03FE4CF9D3F4ED18DBF55A6AF3EE3A3B7BE07087BBF9406C83E7D38423FAD01A13F9A54283FC283AB3F36E7C23EBE278BBE231C82BF4228403FC50C0CC065455E3C3CED30BEF12996BF42280CBF47EC993FAC6ACE3EC9D145BF4486893EE6F5A0BEC6DF01BF114A583F039BB73E05B78EBE6A533BBFEE41B7BEE5F970BFF7C90A3F0B9363BF155E223DE46C5DBFDAF51FBFA22062BF6923C93F0959BBBF16D10BBF5C329FBF0743A13E656DA63F0315D4BE31D67FBF1E3008BFDB4C8B3FBAFBED3F9EE2803F2CD4B33EB4B335C0DC62473F3F5FB2BE1DEF74BFB7193F4038010E3FBB8792BF"> : tensor<6x2x5xf32>
    %a13 = stablehlo.optimization_barrier %c13 : tensor<6x2x5xf32>
    %c14 = stablehlo.constant dense<"0xE2D8A23FA210003F50C62DBF30C1B1BEA2791C40D964463E6D53393FF367DABF54BDB3BF07B2343FF97916BE665F90BF8C0AA53E6C6C07BF155F913F54268BBFF899513EB626FCBFA2A583BF414690BF22E93CBDCE8EEEBE1BC8993FCC009C3EBD829B3D927AAFBE851A57BF1295E13EF08A18BFA4228CBF263345BF7EFF90BF0BA9E2BD3E7BA9BF8FC43CBD60DE65BF05C8B0BE299E423FAD6F84BFBBE1B2BE1F3300C0F15CE2BF4AAC05BE8DC02D3F7285F03EE6E2C63E4F20B7BF3C07D4BE"> : tensor<6x2x4xf32>
    %a14 = stablehlo.optimization_barrier %c14 : tensor<6x2x4xf32>
    %s0:14 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<6x2x5xf32>, tensor<6x2x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<f32>)
    %s1:14 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %s0#6, %s0#7, %s0#8, %s0#9, %s0#10, %s0#11, %s0#12, %a13, %a14) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<6x2x5xf32>, tensor<6x2x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<f32>)
    %s2:14 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %s1#6, %s1#7, %s1#8, %s1#9, %s1#10, %s1#11, %s1#12, %a13, %a14) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<6x2x5xf32>, tensor<6x2x4xf32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<i32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x3DA6323E9640CFBD050303BDDFA89CBEB5D1813EE67705BFF480D73E114C5C3F04420CBEFB1582BF3FD561BF57AFDB3E66072FBEF6DE483F994060BEFB31993E1DCCD0BE5BDDEBBE4D52353C9FA6083F"> : tensor<5x4xf32>, tolerance = 1.016295791e-04
    check.expect_almost_eq_const %s2#1, dense<"0x2239C23D6D53D93C21D0AC3D70A1863FEB7E093F7B58323D0ABFDEBE35F0EA3EC20F433D4D17553E36B9A2BE191D1B3D76A75DBE1A20D2BD6A5D49BE5CF3CCBFC695ADBEC9E4EF3D3720D83EAC0BDDBD"> : tensor<5x4xf32>, tolerance = 1.601176739e-04
    check.expect_almost_eq_const %s2#2, dense<"0x4F7FB9BF0AE658BE4AD6163F33F6CFBE141757BEFDB540BEB826543E714F8D3CE531F2BE69EA8E3EFA93B9BE9CE960BE43D21F3BC9F782BF7D8D9F3DBF08BCBE1E0AAE3EA06DF43DCD4DCE3E5B85813E"> : tensor<5x4xf32>, tolerance = 1.449197650e-04
    check.expect_almost_eq_const %s2#3, dense<"0x2368E43E5DC6253E9A2404BF7FB31F3E2A8B2E3D64750A3F7344A4BE77B3A03CC494783D6922BD3E4CBEADBC5814853EEB0F943ED6D8F8BE82070BBEE31D8ABE7B99E43DC0B50D3E2E4E1A3E447E013E"> : tensor<5x4xf32>, tolerance = 5.408537388e-05
    check.expect_eq_const %s2#4, dense<3> : tensor<i32>
    check.expect_almost_eq_const %s2#5, dense<"0xED160F3B21DF093C23CB063B85C58CBB24A786BBC11A843BE7E666BAF1C90ABB9ECC29BCEF06213AA6598E3B365ADB3B960A58BB18F3F83B9A8097B91048913B8FEC9E3B4D0EA73B698D2B3B9586ADBB"> : tensor<5x4xf32>, tolerance = 1.036372595e-06
    check.expect_almost_eq_const %s2#6, dense<"0xE6F1393D74B8F93C2927D1BC99EDF03CF2C951BC7A56043BE3FB8BBB8E51F0BB2E2A9D3D9651C53CCFD47ABC54A9513C8B8C29BCE13CCB3C142521BC58A0B73C2442853CC5CFE93C4E6098BCA9250C3D"> : tensor<5x4xf32>, tolerance = 7.674060762e-06
    check.expect_almost_eq_const %s2#7, dense<"0x117385BC7AA9A3BCC0A2043D88F044BDF4605D3A575FA33BCF5B04BCB95B5B3BD2B9703C70B988BCBF2324BC76AE06BD9289B23B30D7A0BB969B92B9EA18E93A3B6472BCE93A69BC0B3FF73C2ADCDCBC"> : tensor<5x4xf32>, tolerance = 4.808095098e-06
    check.expect_almost_eq_const %s2#8, dense<"0xA5BC543C983B02BDAA6E0D3CAB56B9BB2436D5BC7C956FBCD32804BD5A8F5CBCF10A4DBD0E7A923D0FF0403D014CF73D084C0EBDE3558DBDF51163BCBA8BCF3C27D9153D75FD7DBD397E273B403261BD"> : tensor<5x4xf32>, tolerance = 1.207504347e-05
    check.expect_almost_eq_const %s2#9, dense<"0x28BA86344B1941360A083E3406E150352E913F35BE7C313552890C33A1F44434373593365851F233371F5135E625FD350DC1F03481481D36042E3232FD275E35A5178635E4C58F35F4A49734E83CA235"> : tensor<5x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#10, dense<"0x5D3EB238A7681E3801C2DE37923B1338AE5BE036A24AC034C53E483511BE1236C325803955B3CD37111E2237E1D805373D6992364622D237837E84365D56AC37605936375D810A38F33D6F3767DD4738"> : tensor<5x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#11, dense<"0xC5BC4837003A8A37B27E3E383F9CC638891442338D538C35428432360DA26635EC4913372456423746EA8F3651F33E38E3AFAE35A0238835BDEF92344AC02235EE6C2237E7370C37432924386C1CFA37"> : tensor<5x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#12, dense<"0xCC3FE53694032D38045D4B36C01AB13577B4E9373D89113794A93238EB9BFC3661C8DE3840256B397A87BC38E521203A02595238CFC84E390CB3023731E0E03777DB6538D8C726396D19BB345D8B0339"> : tensor<5x4xf32>, tolerance = 1.000000000e-07
    check.expect_almost_eq_const %s2#13, dense<0x3F7B4D9C> : tensor<f32>, tolerance = 9.816529751e-05
    return
  }
}

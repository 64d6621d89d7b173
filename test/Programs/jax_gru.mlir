// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_gru
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jax_gru {
  func.func public @program(%arg0: tensor<6x18xf32>, %arg1: tensor<6x3xf32>, %arg2: tensor<4x18xf32>, %arg3: tensor<6x18xf32>, %arg4: tensor<6x3xf32>, %arg5: tensor<4x18xf32>, %arg6: tensor<5x4x4xf32>, %arg7: tensor<4xi32>) -> (tensor<6x18xf32> {jax.result_info = "result[0][0]['h']"}, tensor<6x3xf32> {jax.result_info = "result[0][0]['out']"}, tensor<4x18xf32> {jax.result_info = "result[0][0]['x']"}, tensor<6x18xf32> {jax.result_info = "result[0][1][0].trace['h']"}, tensor<6x3xf32> {jax.result_info = "result[0][1][0].trace['out']"}, tensor<4x18xf32> {jax.result_info = "result[0][1][0].trace['x']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10:14 = stablehlo.while(%iterArg = %arg6, %iterArg_37 = %arg2, %iterArg_38 = %arg0, %iterArg_39 = %c, %iterArg_40 = %0, %iterArg_41 = %1, %iterArg_42 = %2, %iterArg_43 = %3, %iterArg_44 = %4, %iterArg_45 = %5, %iterArg_46 = %6, %iterArg_47 = %7, %iterArg_48 = %8, %iterArg_49 = %9) : tensor<5x4x4xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<i32>, tensor<4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>
    cond {
      %c_50 = stablehlo.constant dense<5> : tensor<i32>
      %90 = stablehlo.compare LT, %iterArg_39, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %90 : tensor<i1>
    } do {
      %90 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_39) : (tensor<5x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %91:10 = func.call @closed_call(%iterArg_37, %iterArg_38, %iterArg_40, %90) : (tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>, tensor<4x4xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>)
      %92 = func.call @dynamic_update_index_in_dim(%iterArg_41, %91#1, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %93 = func.call @dynamic_update_index_in_dim(%iterArg_42, %91#2, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %94 = func.call @dynamic_update_index_in_dim(%iterArg_43, %91#3, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %95 = func.call @dynamic_update_index_in_dim(%iterArg_44, %91#4, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %96 = func.call @dynamic_update_index_in_dim(%iterArg_45, %91#5, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %97 = func.call @dynamic_update_index_in_dim(%iterArg_46, %91#6, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %98 = func.call @dynamic_update_index_in_dim(%iterArg_47, %91#7, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %99 = func.call @dynamic_update_index_in_dim(%iterArg_48, %91#8, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %100 = func.call @dynamic_update_index_in_dim(%iterArg_49, %91#9, %iterArg_39) : (tensor<5x4x6xf32>, tensor<4x6xf32>, tensor<i32>) -> tensor<5x4x6xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %101 = stablehlo.add %iterArg_39, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %101, %91#0, %92, %93, %94, %95, %96, %97, %98, %99, %100 : tensor<5x4x4xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<i32>, tensor<4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>
    }
    %11 = stablehlo.dot_general %10#4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.broadcast_in_dim %arg7, dims = [0] : (tensor<4xi32>) -> tensor<4x1xi32>
    %13:2 = call @take_along_axis(%11, %12) : (tensor<4x3xf32>, tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>)
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %14:2 = call @_take(%13#0, %c_9) : (tensor<4x1xf32>, tensor<i32>) -> (tensor<4xf32>, tensor<1xi32>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst_10) applies stablehlo.maximum across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.reshape %15 : (tensor<4xf32>) -> tensor<4x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %18 = stablehlo.compare EQ, %11, %17, FLOAT : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %19 = stablehlo.convert %18 : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_12 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<4xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<4xi1>, tensor<4xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<4xi1>, tensor<4xf32>
    %32 = stablehlo.divide %26, %31 : tensor<4xf32>
    %33 = stablehlo.is_finite %22 : (tensor<4xf32>) -> tensor<4xi1>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<4xi1>, tensor<4xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %39 = stablehlo.subtract %11, %38 : tensor<4x3xf32>
    %40 = stablehlo.exponential %39 : tensor<4x3xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.sign %41 : tensor<4xf32>
    %43 = stablehlo.abs %41 : tensor<4xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %46 = stablehlo.log %43 : tensor<4xf32>
    %47 = stablehlo.add %46, %35 : tensor<4xf32>
    %48 = stablehlo.subtract %47, %14#0 : tensor<4xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_23 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_23 : tensor<f32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %cst_25 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_26 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %52 = stablehlo.divide %cst_25, %cst_26 : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %52, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %54 = stablehlo.negate %53 : tensor<4xf32>
    %55 = stablehlo.divide %53, %43 : tensor<4xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %57 = stablehlo.select %45, %56, %55 : tensor<4xi1>, tensor<4xf32>
    %58 = stablehlo.select %45, %55, %56 : tensor<4xi1>, tensor<4xf32>
    %59 = stablehlo.negate %57 : tensor<4xf32>
    %60 = stablehlo.add %58, %59 : tensor<4xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %62 = stablehlo.multiply %61, %40 : tensor<4x3xf32>
    %63 = call @_take_0(%14#1, %54) : (tensor<1xi32>, tensor<4xf32>) -> tensor<4x1xf32>
    %64 = call @take_along_axis_1(%13#1, %63) : (tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    %65 = stablehlo.add %62, %64 : tensor<4x3xf32>
    %66 = stablehlo.dot_general %65, %10#4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<4x6xf32>) -> tensor<3x6xf32>
    %67 = stablehlo.transpose %66, dims = [1, 0] : (tensor<3x6xf32>) -> tensor<6x3xf32>
    %68 = stablehlo.dot_general %65, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x3xf32>, tensor<6x3xf32>) -> tensor<4x6xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<4x18xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<6x18xf32>
    %c_30 = stablehlo.constant dense<0> : tensor<i32>
    %71:15 = stablehlo.while(%iterArg = %arg6, %iterArg_37 = %10#5, %iterArg_38 = %10#6, %iterArg_39 = %10#7, %iterArg_40 = %10#8, %iterArg_41 = %10#9, %iterArg_42 = %10#10, %iterArg_43 = %10#11, %iterArg_44 = %10#12, %iterArg_45 = %10#13, %iterArg_46 = %arg0, %iterArg_47 = %c_30, %iterArg_48 = %69, %iterArg_49 = %70, %iterArg_50 = %68) : tensor<5x4x4xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<6x18xf32>, tensor<i32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>
    cond {
      %c_51 = stablehlo.constant dense<5> : tensor<i32>
      %90 = stablehlo.compare LT, %iterArg_47, %c_51, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %90 : tensor<i1>
    } do {
      %c_51 = stablehlo.constant dense<5> : tensor<i32>
      %90 = stablehlo.subtract %c_51, %iterArg_47 : tensor<i32>
      %c_52 = stablehlo.constant dense<1> : tensor<i32>
      %91 = stablehlo.subtract %90, %c_52 : tensor<i32>
      %92 = func.call @dynamic_index_in_dim(%iterArg, %91) : (tensor<5x4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
      %93 = func.call @dynamic_index_in_dim_2(%iterArg_37, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %94 = func.call @dynamic_index_in_dim_2(%iterArg_38, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %95 = func.call @dynamic_index_in_dim_2(%iterArg_39, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %96 = func.call @dynamic_index_in_dim_2(%iterArg_40, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %97 = func.call @dynamic_index_in_dim_2(%iterArg_41, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %98 = func.call @dynamic_index_in_dim_2(%iterArg_42, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %99 = func.call @dynamic_index_in_dim_2(%iterArg_43, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %100 = func.call @dynamic_index_in_dim_2(%iterArg_44, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %101 = func.call @dynamic_index_in_dim_2(%iterArg_45, %91) : (tensor<5x4x6xf32>, tensor<i32>) -> tensor<4x6xf32>
      %102:3 = func.call @closed_call_3(%iterArg_46, %iterArg_48, %iterArg_49, %iterArg_50, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101) : (tensor<6x18xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>, tensor<4x4xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> (tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>)
      %c_53 = stablehlo.constant dense<1> : tensor<i32>
      %103 = stablehlo.add %iterArg_47, %c_53 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_37, %iterArg_38, %iterArg_39, %iterArg_40, %iterArg_41, %iterArg_42, %iterArg_43, %iterArg_44, %iterArg_45, %iterArg_46, %103, %102#0, %102#1, %102#2 : tensor<5x4x4xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<5x4x6xf32>, tensor<6x18xf32>, tensor<i32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>
    }
    %cst_31 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<6x18xf32>
    %73 = stablehlo.multiply %72, %arg3 : tensor<6x18xf32>
    %74 = stablehlo.add %71#13, %73 : tensor<6x18xf32>
    %cst_32 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %76 = stablehlo.multiply %75, %arg4 : tensor<6x3xf32>
    %77 = stablehlo.add %67, %76 : tensor<6x3xf32>
    %cst_33 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<4x18xf32>
    %79 = stablehlo.multiply %78, %arg5 : tensor<4x18xf32>
    %80 = stablehlo.add %71#12, %79 : tensor<4x18xf32>
    %cst_34 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<6x18xf32>
    %82 = stablehlo.multiply %81, %74 : tensor<6x18xf32>
    %cst_35 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %84 = stablehlo.multiply %83, %77 : tensor<6x3xf32>
    %cst_36 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<4x18xf32>
    %86 = stablehlo.multiply %85, %80 : tensor<4x18xf32>
    %87 = stablehlo.add %arg0, %82 : tensor<6x18xf32>
    %88 = stablehlo.add %arg1, %84 : tensor<6x3xf32>
    %89 = stablehlo.add %arg2, %86 : tensor<4x18xf32>
    return %87, %88, %89, %74, %77, %80, %50 : tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x4x4xf32>, %arg1: tensor<i32>) -> tensor<4x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 4] : (tensor<5x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x18xf32>, %arg1: tensor<6x18xf32>, %arg2: tensor<4x6xf32>, %arg3: tensor<4x4xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x18xf32>) -> tensor<4x18xf32>
    %1 = stablehlo.slice %0 [0:4, 0:6] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %2 = stablehlo.slice %0 [0:4, 6:12] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %3 = stablehlo.slice %0 [0:4, 12:18] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %4 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x6xf32>, tensor<6x18xf32>) -> tensor<4x18xf32>
    %5 = stablehlo.slice %4 [0:4, 0:6] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %6 = stablehlo.slice %4 [0:4, 6:12] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %7 = stablehlo.slice %4 [0:4, 12:18] : (tensor<4x18xf32>) -> tensor<4x6xf32>
    %8 = stablehlo.add %2, %6 : tensor<4x6xf32>
    %9 = stablehlo.negate %8 : tensor<4x6xf32>
    %10 = stablehlo.exponential %9 : tensor<4x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %12 = stablehlo.add %11, %10 : tensor<4x6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %14 = stablehlo.divide %13, %12 : tensor<4x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<4x6xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<4x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %19 = stablehlo.subtract %18, %14 : tensor<4x6xf32>
    %20 = stablehlo.add %1, %5 : tensor<4x6xf32>
    %21 = stablehlo.negate %20 : tensor<4x6xf32>
    %22 = stablehlo.exponential %21 : tensor<4x6xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %24 = stablehlo.add %23, %22 : tensor<4x6xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %26 = stablehlo.divide %25, %24 : tensor<4x6xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<4x6xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<4x6xf32>
    %30 = stablehlo.multiply %26, %7 : tensor<4x6xf32>
    %31 = stablehlo.add %3, %30 : tensor<4x6xf32>
    %32 = stablehlo.tanh %31 : tensor<4x6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x6xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<4x6xf32>
    %35 = stablehlo.multiply %19, %32 : tensor<4x6xf32>
    %36 = stablehlo.multiply %14, %arg2 : tensor<4x6xf32>
    %37 = stablehlo.add %35, %36 : tensor<4x6xf32>
    return %37, %arg2, %17, %29, %7, %26, %32, %34, %19, %14 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x4x6xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<i32>) -> tensor<5x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<4x6xf32>) -> tensor<1x4x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x4x6xf32>, tensor<1x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x4x6xf32>
    return %1 : tensor<5x4x6xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<4x3xf32>, %arg1: tensor<4x1xi32>) -> (tensor<4x1xf32>, tensor<4x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<4x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<4x1xi1>, tensor<4x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %c_1 = stablehlo.constant dense<2> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<4x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<4x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<4x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<4x1x1xi1>, tensor<i1>) -> tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<4x1x1xi32>) -> tensor<4x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<4x1xi1>, tensor<4x1xf32>
    return %15, %5 : tensor<4x1xf32>, tensor<4x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<4x1xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>, tensor<1xi32>) {
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1>}> : (tensor<4x1xf32>, tensor<1xi32>) -> tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<4xi1>, tensor<4xf32>
    return %13, %3 : tensor<4xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<4xf32>) -> tensor<4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x1xf32>, tensor<1xi32>, tensor<4xf32>) -> tensor<4x1xf32>
    return %1 : tensor<4x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<4x1x1xi32>, %arg1: tensor<4x1xf32>) -> tensor<4x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<4x1x1xi32>, tensor<4x1xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<5x4x6xf32>, %arg1: tensor<i32>) -> tensor<4x6xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 6] : (tensor<5x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x6xf32>) -> tensor<4x6xf32>
    return %1 : tensor<4x6xf32>
  }
  func.func private @closed_call_3(%arg0: tensor<6x18xf32>, %arg1: tensor<4x18xf32>, %arg2: tensor<6x18xf32>, %arg3: tensor<4x6xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x6xf32>, %arg6: tensor<4x6xf32>, %arg7: tensor<4x6xf32>, %arg8: tensor<4x6xf32>, %arg9: tensor<4x6xf32>, %arg10: tensor<4x6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4x6xf32>, %arg13: tensor<4x6xf32>) -> (tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>) {
    %0 = stablehlo.multiply %arg13, %arg3 : tensor<4x6xf32>
    %1 = stablehlo.multiply %arg3, %arg5 : tensor<4x6xf32>
    %2 = stablehlo.multiply %arg12, %arg3 : tensor<4x6xf32>
    %3 = stablehlo.multiply %arg3, %arg10 : tensor<4x6xf32>
    %4 = stablehlo.multiply %2, %arg11 : tensor<4x6xf32>
    %5 = stablehlo.multiply %4, %arg10 : tensor<4x6xf32>
    %6 = stablehlo.add %4, %5 : tensor<4x6xf32>
    %7 = stablehlo.multiply %arg9, %6 : tensor<4x6xf32>
    %8 = stablehlo.multiply %6, %arg8 : tensor<4x6xf32>
    %9 = stablehlo.multiply %8, %arg7 : tensor<4x6xf32>
    %10 = stablehlo.negate %3 : tensor<4x6xf32>
    %11 = stablehlo.add %1, %10 : tensor<4x6xf32>
    %12 = stablehlo.multiply %11, %arg6 : tensor<4x6xf32>
    %13 = stablehlo.concatenate %9, %12, %7, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x18xf32>
    %14 = stablehlo.dot_general %13, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x18xf32>, tensor<4x6xf32>) -> tensor<18x6xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<18x6xf32>) -> tensor<6x18xf32>
    %16 = stablehlo.add %arg2, %15 : tensor<6x18xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x18xf32>, tensor<6x18xf32>) -> tensor<4x6xf32>
    %18 = stablehlo.add %0, %17 : tensor<4x6xf32>
    %19 = stablehlo.concatenate %9, %12, %6, dim = 1 : (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<4x18xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x18xf32>, tensor<4x4xf32>) -> tensor<18x4xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<18x4xf32>) -> tensor<4x18xf32>
    %22 = stablehlo.add %arg1, %21 : tensor<4x18xf32>
    return %22, %16, %18 : tensor<4x18xf32>, tensor<6x18xf32>, tensor<4x6xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0xDCFB1F3E969424BFAA6E833EF4178C3E284E273F271665BF80A828BF47D1D83EDBD6533DAE8DF4394273913EAAB6043F394CF23E9000D93EDF2B883E0B898BBDE37E01BC9DBA7C3E47E891BE39FF19BF02FCDABD35D47EBE35E01FBE9A2834BE2551B33EB9A184BE27DCCCBE4D1EED3ED560AE3E12121C3FEB1647BFB78B8F3D7627863D7A906ABE85F4EEBE0DABFA3E2F592C3EB002223C883462BEFF052ABF58BAA43C760B993DB9D3D7BE1E0425BEE47816BE5ABFE03DFE2BC1BE0A7BE23EC2F98CBECF078C3CE7BCDC3E919255BFF209023F259F47BEDAF9733E21130FBE76BDD3BA1DD3333F2AB0DBBD90FE943F38BE173F4A561A3FD8DE16BE7486F1BE0E99E2BDE8488ABE5FB836BE6171E73D057413BF7FA606BF580C613F9D2006BFEE98A7BE7150973D2920F63E30E1E3BCF025483F7B5E80BF161FDF3DFE9315BFB400083FBF3F16BE0A39473FD987843FE15C00BF5DE218BE465374BF7E559A3E34476C3D6EC04D3E365E21BD9086F73BA3FE553E1E4569BEC257ADBD2D82A63DAA2205BE44EBDD3D49EDB53ECAC1813C4A8D5A3FFAF5473E25E54F3DF5E895BDC1998C3C33DBBE3D3928F4BD24544EBD"> : tensor<6x18xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<6x18xf32>
    %c1 = stablehlo.constant dense<"0x476499BF042229BF7F2088BFC803BBBFBFFAA5BF67B495BFE96BCA3FF6E4B33D9199173FFB15973F0C0F17BE54AF383F585AE4BE09FD0EC0F2D5823C54FD7CBFCCA2083F8EA4F73D"> : tensor<6x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<6x3xf32>
    %c2 = stablehlo.constant dense<"0x9B54BABE53D61CBE928618BF4D1426BF89889F3E68B90CBF4AC28E3E847714BF5B7380BEA2B07D3E9A5322BFE19BA9BC02B2B33D98AC813F68DC333DB64E16BEC55AEA3E60EA763E6A443F3FC1D9D1BF842BC9BE8DDB41BF77FE203F2905F63EDB7E383F3B05953E18D689BE88BD05BF7A155CBF8B7B0BBFDB8927BECA6CDE3DF7DDA8BE609CEFBEB27D9C3D58F6C43E74C47DBCED69EEBEC41D59BFC7D181BFA99009BFB83B99BE9E9F88BEB76B5FBE0222DB3E18D819BE8FCE733E8AFD853EC54B01BF6AF097BFF7C91C3E8895973ED8730CBB70F599BD97085E3F997F9C3E2A48DE3E942275BE5659163FDCDEE23E651E15BEC7D6933E4ECBF7BED6E1D93D4678853F51A760BFB2A83F3EE2839EBECCD0083F50B93B3F067493BED859303F"> : tensor<4x18xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4x18xf32>
    %c3 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x18xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<6x18xf32>
    %c4 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<6x3xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x3xf32>
    %c5 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x18xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<4x18xf32>
    %c6 = stablehlo.constant dense<"0x34C391BE28805B3F8290B3BE1DA1913F8B99C73F804987BF34315FBDA0C7443FA8C5E93E296160BF7567B4BF037787BFB11EE63D73B8943FD2629ABEF115044024B8093F9E31E43F2034F3BF9FF979BFAD0842BF1F6610BF38F6843FEE8DA03E3F431D3FAEFCAC3F6BA7C4BF435591BF28E547BF8175AC3FB745963EF3AE123F6EF6003FE0347D3FBD08143E6490D2BF0831633F223471BFEE5715BE651A993FF66AB83EA3023F3F7B07423FC42ECC3F9D90EBBE3CD43E3B4460A23E1EE1B23EADEBFBBEB180A2BDE4FC6F3F885A43BFBA43B33F1773B43F0FEDC9BE5A0229C04B6C0C3F44A61A3F0EE2A2BFF8AE413E6C0DE1BF763A523FBB2876BFE4A6FD3ED67B8CBD5C03243F940EAB3E871CADBE68E773BFF5B8A53FBC1F3C3E76D5C5BE7C43AA3EF8F6A3BEE4BC42BFC2DC56BF0108213E11720A3F64CC723FCCA6C23E"> : tensor<5x4x4xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<5x4x4xf32>
    %c7 = stablehlo.constant dense<[1, 2, 1, 0]> : tensor<4xi32>
    %a7 = stablehlo.optimization_barrier %c7 : tensor<4xi32>
    %s0:7 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) : (tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<5x4x4xf32>, tensor<4xi32>) -> (tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<f32>)
    %s1:7 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %s0#4, %s0#5, %a6, %a7) : (tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<5x4x4xf32>, tensor<4xi32>) -> (tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<f32>)
    %s2:7 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %s1#4, %s1#5, %a6, %a7) : (tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<5x4x4xf32>, tensor<4xi32>) -> (tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<6x18xf32>, tensor<6x3xf32>, tensor<4x18xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xC3F51E3E4C9324BF3989833E4AB48D3E4423273F9CAC64BFCF4528BF5170DA3E31514A3DD81262BA6A58913E1A77053FC892F13EC270D83E4776873E7ECC86BDEB6BAF3A0F836D3E631092BEFA021ABFF698DFBD28917EBE3E561FBE8AB834BEDEB9B53EECBC73BE7C14CBBEA556F73ED84BC23E14461C3F293143BF9AB2953D84AC053DAF0080BE83A8EEBE004E033FD2062C3E35E6223C558B62BE95A127BF7D611E3C40F6953D13A9DABEAE7B35BEB57B1EBEA81FBD3DC69CBEBEB41DE33E1B7F93BE3B53843C3CD9E73E08DE4FBF6A7B0B3F45AE50BE2C38743E44FE0EBED77206BB81EB353F1EFCEFBDC1BD943FD3B2163F28FE153F6F261CBE566FF9BE4D1B03BEC09B8BBE78C840BE312AE63DC8A60DBFBDE500BF7EA2693FA85507BFC23CA7BE5524973DA3A3F53EA90AF0BC24BE483F847280BF1891DF3DB82013BF5656083F0F500FBEA630533F579C843F43D3FCBE65BC16BEA33378BF5976953E09D1513D75E55F3E84A923BD8B6BF73B8C0B563E05FA6ABEEC069BBDE8FDA53DA28607BEFA76CF3D994DB33E896C153C66755C3F57C5503E1CD1433D043398BDF91C5E3C90DDA53DB79D25BE5C881CBD"> : tensor<6x18xf32>, tolerance = 1.162040830e-04
    check.expect_almost_eq_const %s2#1, dense<"0x08B497BFE86A27BF4CAC8ABF9CA8C1BF73209FBFDFE995BF564DCF3F8DF14C3D3D84173F41079C3FBFF62CBEB346343FE285EBBE5F870FC0BD5C1D3D8C557BBF200A0A3FBC2BDF3D"> : tensor<6x3xf32>, tolerance = 2.242637396e-04
    check.expect_almost_eq_const %s2#2, dense<"0x867BBABE49E71CBEC1D918BF572325BF3C1CA63E65AC0DBF7E298B3E05EE17BF804590BEE38D6C3E3B3C30BFF5F425BC448DFA3D4538833FF93791BD66A468BE9EE8CD3E98B8A83EBF563F3F42DAD1BF8D99C7BE08CF42BF85A5223FE367F83E57E1373F8DC4933EC9C08DBE5A4105BF97FC4BBFDAEE07BF843D37BE194EE63DB9E78EBEACE0E4BEBF696F3DF7B0B33E358F8FBCE473EEBEAFF557BFF4AF82BFDA600ABF3B6397BEEFAE83BE6DF23FBE28FBE53E9F35C9BD6FD16E3ECC12863E7ADD05BFC85A97BF7E594B3E3103973E074EB53DA8EA19BE47B95D3F4D9C9C3E2AFCDE3ECF006DBE31E10E3F4B48E23E02BA13BE01E9993E28D0E6BEAAD5F33D1B4C843FBB6769BF85E31B3E4E85A1BEC47D1F3F16304D3FBFCE2BBEB6E7223F"> : tensor<4x18xf32>, tolerance = 1.639473200e-04
    check.expect_almost_eq_const %s2#3, dense<"0xCD42933B7C26F2B8FBFBFBB9A08574BCD830643B8E4EF4BBB2EBE4BB5FAA74BC1705353C7F6BD33B98E61E3A5B6C60BC59D29F3B91559E3BD6F9273C28160BBC84AC2ABD7557883DD04DBF3A38BE80391F6D333C64DDCEBAF9DE04BB2414453B4A4EB1BC5B88CBBD874586BC56C0BDBD3AAF40BE06CB9DBB3D1292BD34D86CBC1D7B1F3E4232C93D1811D8BB473AE4BD9EFAEA3AAA7C9DB9480EA23A663A34BD315A473D3443E53BDB74DA3CFAA4A03DED35223D0D8BAD3D4BD59BBC5306B6BB6A777E3D4395B73B841ED6BDF637D9BD70D32EBE27653A3D1E2535BAFB85D1B9C80A873AA5E81DBD2974423D939B1B3C213C9E3C2A42A73DED1CD93C4C2F973D3FDAB23DBF555C3CB62D463D479C743BA8CEE1BD018ADBBD07AC25BE5AECD03C2A3D55BBBB1CCE39BCC7873BF193AA3B5BDD03BC14F5473B620D8DB955E92EBDB969B1BBC370E9BC281E65BE477A3BBB79F2FEBCA81F1ABC56FC7B3D08F7123DF4FE483CDA3A9DBDDE26153B77724D378DB3D63A10CCF13B08E331BD101CC43AF25F353CAFF1033D67ACCA3C9AFCFF3C4A791FBD5B4826BD724D333CEDE59D3BACBFC13CA6E4743DC143503E25FA83BD"> : tensor<6x18xf32>, tolerance = 2.237478495e-05
    check.expect_almost_eq_const %s2#4, dense<"0xC0EB67BDDAC717BDCCD9BF3DF01C7B3ED18B7BBE63C2DD396B803CBE8722323E3EDE253C88913EBE697AD23DA6A8AA3D22D8643DFF466E3D918FE9BD2E91BABC0762F3BC9DF9563D"> : tensor<6x3xf32>, tolerance = 2.456505448e-05
    check.expect_almost_eq_const %s2#5, dense<"0xC189CA3A7213AC39385FD63BA21791BC598E81BD4D508E3CFC75033D712D833D6467153E5F8E9F3D985B843EA03049BD534C26BE046368BD2A110A3F68FFBE3E5E62733EDDF8D3BE053A06BB2FF1BE38345851BC8CAE8B3C7AF304BD7F35B8BC5392563CC56F583CB053153D87FE02BCDEAF9ABE366288BD2D718D3D246D9CBCCEBD6EBE83CEC4BD4C03A23D4BE61B3EB8F8113C49FDC3390D33B9BC6D33073DF3F46B3C18C795BCC8A03BBD246B14BEDE86D6BDE18C7DBEB0509F3C872341BB1F4FA23DE885ADBCA8085CBE5143553C72B8CEBE2FA9B73EFEB0AF3B35DF91BAB634CABB7E0417BDCFD0103E8B0BA63BAE4EA4BB8DED62BDE17A22BE134972BDC25E3C3DCC8E253EADFA283EF064043DCEC4D6BE9AA9A3BED09B07BF63E1803E"> : tensor<4x18xf32>, tolerance = 5.393244028e-05
    check.expect_almost_eq_const %s2#6, dense<0x3F3987FE> : tensor<f32>, tolerance = 7.247313261e-05
    return
  }
}

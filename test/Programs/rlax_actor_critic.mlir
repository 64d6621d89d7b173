// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_rlax_actor_critic
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_rlax_actor_critic {
  func.func public @program(%arg0: tensor<4x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4x3xf32>, %arg3: tensor<4xf32>, %arg4: tensor<6x4xf32>, %arg5: tensor<6xi32>, %arg6: tensor<6xf32>) -> (tensor<4x3xf32> {jax.result_info = "result[0][0]['policy']"}, tensor<4xf32> {jax.result_info = "result[0][0]['value']"}, tensor<4x3xf32> {jax.result_info = "result[0][1][0].trace['policy']"}, tensor<4xf32> {jax.result_info = "result[0][1][0].trace['value']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<8.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<6xf32>
    %5 = stablehlo.slice %0 [5:6] : (tensor<6xf32>) -> tensor<1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1xf32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11:10 = stablehlo.while(%iterArg = %arg6, %iterArg_49 = %1, %iterArg_50 = %0, %iterArg_51 = %4, %iterArg_52 = %c, %iterArg_53 = %6, %iterArg_54 = %7, %iterArg_55 = %8, %iterArg_56 = %9, %iterArg_57 = %10) : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_58 = stablehlo.constant dense<6> : tensor<i32>
      %121 = stablehlo.compare LT, %iterArg_52, %c_58, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %121 : tensor<i1>
    } do {
      %c_58 = stablehlo.constant dense<6> : tensor<i32>
      %121 = stablehlo.subtract %c_58, %iterArg_52 : tensor<i32>
      %c_59 = stablehlo.constant dense<1> : tensor<i32>
      %122 = stablehlo.subtract %121, %c_59 : tensor<i32>
      %123 = func.call @dynamic_index_in_dim(%iterArg, %122) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %124 = func.call @dynamic_index_in_dim_0(%iterArg_49, %122) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %125 = func.call @dynamic_index_in_dim(%iterArg_50, %122) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %126 = func.call @dynamic_index_in_dim_0(%iterArg_51, %122) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %127:5 = func.call @closed_call(%iterArg_53, %123, %124, %125, %126) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>)
      %128 = func.call @dynamic_update_index_in_dim(%iterArg_54, %127#1, %122) : (tensor<6xf32>, tensor<f32>, tensor<i32>) -> tensor<6xf32>
      %129 = func.call @dynamic_update_index_in_dim(%iterArg_55, %127#2, %122) : (tensor<6xf32>, tensor<f32>, tensor<i32>) -> tensor<6xf32>
      %130 = func.call @dynamic_update_index_in_dim(%iterArg_56, %127#3, %122) : (tensor<6xf32>, tensor<f32>, tensor<i32>) -> tensor<6xf32>
      %131 = func.call @dynamic_update_index_in_dim(%iterArg_57, %127#4, %122) : (tensor<6xf32>, tensor<f32>, tensor<i32>) -> tensor<6xf32>
      %c_60 = stablehlo.constant dense<1> : tensor<i32>
      %132 = stablehlo.add %iterArg_52, %c_60 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_49, %iterArg_50, %iterArg_51, %132, %127#0, %128, %129, %130, %131 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    %c_6 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.select %c_6, %11#6, %11#6 : tensor<i1>, tensor<6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %14 = stablehlo.subtract %12, %0 : tensor<6xf32>
    %15 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %18 = stablehlo.divide %15, %17 : tensor<6x3xf32>
    %19:3 = call @log_softmax(%18) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>)
    %20 = call @_one_hot(%arg5) : (tensor<6xi32>) -> tensor<6x3xf32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %22 = stablehlo.compare LT, %arg5, %21, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_11 = stablehlo.constant dense<2> : tensor<i32>
    %23 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %24 = stablehlo.compare GT, %arg5, %23, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %25 = stablehlo.or %22, %24 : tensor<6xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %27 = stablehlo.compare EQ, %20, %26, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %28 = stablehlo.multiply %19#0, %20 : tensor<6x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = call @_where(%27, %cst_13, %28) : (tensor<6x3xi1>, tensor<f32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %31:2 = call @_where_1(%25, %cst_15, %30) : (tensor<6xi1>, tensor<f32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    %c_16 = stablehlo.constant dense<true> : tensor<i1>
    %32 = stablehlo.select %c_16, %14, %14 : tensor<i1>, tensor<6xf32>
    %33 = stablehlo.negate %31#0 : tensor<6xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<6xf32>
    %35 = stablehlo.multiply %34, %16 : tensor<6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_18 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %37 = stablehlo.divide %36, %cst_18 : tensor<f32>
    %38 = stablehlo.subtract %12, %0 : tensor<6xf32>
    %39 = stablehlo.multiply %38, %38 : tensor<6xf32>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %41 = stablehlo.multiply %40, %38 : tensor<6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%39 init: %cst_20) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %43 = stablehlo.divide %42, %cst_21 : tensor<f32>
    %44 = stablehlo.add %37, %43 : tensor<f32>
    %45 = stablehlo.dot_general %arg4, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %cst_23 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %48 = stablehlo.divide %45, %47 : tensor<6x3xf32>
    %49:3 = call @log_softmax(%48) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>)
    %50:3 = call @log_softmax_2(%49#0) : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>)
    %51 = stablehlo.exponential %50#0 : tensor<6x3xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %53 = stablehlo.compare EQ, %51, %52, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %54:2 = call @_where_3(%53, %cst_25, %50#0) : (tensor<6x3xi1>, tensor<f32>, tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>)
    %55 = stablehlo.multiply %54#0, %51 : tensor<6x3xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_26) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %57 = stablehlo.negate %56 : tensor<6xf32>
    %58 = stablehlo.multiply %57, %46 : tensor<6xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.reduce(%58 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %60 = stablehlo.divide %59, %cst_28 : tensor<f32>
    %61 = stablehlo.negate %60 : tensor<f32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %62 = stablehlo.multiply %cst_29, %61 : tensor<f32>
    %63 = stablehlo.add %44, %62 : tensor<f32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %64 = stablehlo.multiply %cst_30, %cst_31 : tensor<f32>
    %65 = stablehlo.negate %64 : tensor<f32>
    %cst_32 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %66 = stablehlo.divide %65, %cst_32 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %68 = stablehlo.multiply %67, %46 : tensor<6xf32>
    %69 = stablehlo.negate %68 : tensor<6xf32>
    %70 = stablehlo.broadcast_in_dim %69, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %71 = stablehlo.multiply %54#0, %70 : tensor<6x3xf32>
    %72 = stablehlo.multiply %70, %51 : tensor<6x3xf32>
    %73 = call @_where_4(%53, %54#1, %72) : (tensor<6x3xi1>, tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %74 = stablehlo.multiply %71, %51 : tensor<6x3xf32>
    %75 = stablehlo.add %73, %74 : tensor<6x3xf32>
    %76 = call @log_softmax_5(%50#1, %50#2, %75) : (tensor<6x3xf32>, tensor<6x1xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %77 = call @log_softmax_6(%49#1, %49#2, %76) : (tensor<6x3xf32>, tensor<6x1xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %79 = stablehlo.divide %77, %78 : tensor<6x3xf32>
    %80 = stablehlo.dot_general %79, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %81 = stablehlo.transpose %80, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %cst_34 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_35 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %82 = stablehlo.divide %cst_34, %cst_35 : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %84 = stablehlo.multiply %83, %41 : tensor<6xf32>
    %85 = stablehlo.negate %84 : tensor<6xf32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_37 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %86 = stablehlo.divide %cst_36, %cst_37 : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %88 = stablehlo.multiply %87, %16 : tensor<6xf32>
    %89 = stablehlo.multiply %88, %32 : tensor<6xf32>
    %90 = stablehlo.negate %89 : tensor<6xf32>
    %91 = call @_where_7(%25, %31#1, %90) : (tensor<6xi1>, tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %93 = stablehlo.multiply %92, %20 : tensor<6x3xf32>
    %94 = call @log_softmax_6(%19#1, %19#2, %93) : (tensor<6x3xf32>, tensor<6x1xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %96 = stablehlo.divide %94, %95 : tensor<6x3xf32>
    %97 = stablehlo.dot_general %96, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x3xf32>, tensor<6x4xf32>) -> tensor<3x4xf32>
    %98 = stablehlo.transpose %97, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %99 = stablehlo.add %81, %98 : tensor<4x3xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_40 = stablehlo.constant dense<false> : tensor<i1>
    %101 = stablehlo.select %c_40, %100, %84 : tensor<i1>, tensor<6xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %103:7 = stablehlo.while(%iterArg = %101, %iterArg_49 = %11#7, %iterArg_50 = %11#8, %iterArg_51 = %11#9, %iterArg_52 = %c_43, %iterArg_53 = %cst_41, %iterArg_54 = %102) : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<6xf32>
    cond {
      %c_55 = stablehlo.constant dense<6> : tensor<i32>
      %121 = stablehlo.compare LT, %iterArg_52, %c_55, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %121 : tensor<i1>
    } do {
      %121 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_52) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %122 = func.call @dynamic_index_in_dim(%iterArg_49, %iterArg_52) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %123 = func.call @dynamic_index_in_dim(%iterArg_50, %iterArg_52) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %124 = func.call @dynamic_index_in_dim(%iterArg_51, %iterArg_52) : (tensor<6xf32>, tensor<i32>) -> tensor<f32>
      %125:2 = func.call @closed_call_8(%iterArg_53, %121, %122, %123, %124) : (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
      %126 = func.call @dynamic_update_index_in_dim(%iterArg_54, %125#1, %iterArg_52) : (tensor<6xf32>, tensor<f32>, tensor<i32>) -> tensor<6xf32>
      %c_55 = stablehlo.constant dense<1> : tensor<i32>
      %127 = stablehlo.add %iterArg_52, %c_55 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_49, %iterArg_50, %iterArg_51, %127, %125#0, %126 : tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<i32>, tensor<f32>, tensor<6xf32>
    }
    %104 = stablehlo.add %85, %103#6 : tensor<6xf32>
    %105 = stablehlo.broadcast_in_dim %103#5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.pad %105, %cst_44, low = [5], high = [0], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<6xf32>
    %107 = stablehlo.add %104, %106 : tensor<6xf32>
    %108 = stablehlo.dot_general %107, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6x4xf32>) -> tensor<4xf32>
    %cst_45 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %109 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %110 = stablehlo.multiply %109, %arg2 : tensor<4x3xf32>
    %111 = stablehlo.add %99, %110 : tensor<4x3xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %arg3 : tensor<4xf32>
    %114 = stablehlo.add %108, %113 : tensor<4xf32>
    %cst_47 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %116 = stablehlo.multiply %115, %111 : tensor<4x3xf32>
    %cst_48 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %117 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %118 = stablehlo.multiply %117, %114 : tensor<4xf32>
    %119 = stablehlo.add %arg0, %116 : tensor<4x3xf32>
    %120 = stablehlo.add %arg1, %118 : tensor<4xf32>
    return %119, %120, %111, %114, %63 : tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<6xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<6xf32>, %arg1: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [1] : (tensor<6xf32>, tensor<i32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.subtract %cst, %arg4 : tensor<f32>
    %1 = stablehlo.convert %0 : tensor<f32>
    %2 = stablehlo.multiply %1, %arg3 : tensor<f32>
    %3 = stablehlo.convert %arg4 : tensor<f32>
    %4 = stablehlo.multiply %3, %arg0 : tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %6 = stablehlo.convert %arg2 : tensor<f32>
    %7 = stablehlo.multiply %6, %5 : tensor<f32>
    %8 = stablehlo.add %arg1, %7 : tensor<f32>
    return %8, %8, %1, %3, %6 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<6xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<6xf32>, tensor<1xf32>, tensor<i32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @log_softmax(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x3xf32>
    %6 = stablehlo.exponential %5 : tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x3xf32>
    return %11, %6, %8 : tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>
  }
  func.func private @_one_hot(%arg0: tensor<6xi32>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<1x3xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x1xi32>) -> tensor<6x3xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xi32>) -> tensor<6x3xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<6x3xi32>, tensor<6x3xi32>) -> tensor<6x3xi1>
    %5 = stablehlo.convert %4 : (tensor<6x3xi1>) -> tensor<6x3xf32>
    return %5 : tensor<6x3xf32>
  }
  func.func private @_where(%arg0: tensor<6x3xi1>, %arg1: tensor<f32>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6x3xi1>, tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
  func.func private @_where_1(%arg0: tensor<6xi1>, %arg1: tensor<f32>, %arg2: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6xi1>, tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    return %2, %3 : tensor<6xf32>, tensor<6xf32>
  }
  func.func private @log_softmax_2(%arg0: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<6x3xf32>
    %6 = stablehlo.exponential %5 : tensor<6x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %9 = stablehlo.log %8 : tensor<6x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<6x3xf32>
    return %11, %6, %8 : tensor<6x3xf32>, tensor<6x3xf32>, tensor<6x1xf32>
  }
  func.func private @_where_3(%arg0: tensor<6x3xi1>, %arg1: tensor<f32>, %arg2: tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<6x3xi1>, tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    return %2, %3 : tensor<6x3xf32>, tensor<6x3xf32>
  }
  func.func private @_where_4(%arg0: tensor<6x3xi1>, %arg1: tensor<6x3xf32>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6x3xi1>, tensor<6x3xf32>
    return %1 : tensor<6x3xf32>
  }
  func.func private @log_softmax_5(%arg0: tensor<6x3xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x3xf32>
    return %7 : tensor<6x3xf32>
  }
  func.func private @log_softmax_6(%arg0: tensor<6x3xf32>, %arg1: tensor<6x1xf32>, %arg2: tensor<6x3xf32>) -> tensor<6x3xf32> {
    %0 = stablehlo.negate %arg2 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<6x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<6xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<6x3xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<6x3xf32>
    return %7 : tensor<6x3xf32>
  }
  func.func private @_where_7(%arg0: tensor<6xi1>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<6xi1>, tensor<6xf32>
    return %1 : tensor<6xf32>
  }
  func.func private @closed_call_8(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<f32>
    %1 = stablehlo.multiply %arg4, %0 : tensor<f32>
    %2 = stablehlo.multiply %arg3, %1 : tensor<f32>
    %3 = stablehlo.multiply %arg2, %1 : tensor<f32>
    return %2, %3 : tensor<f32>, tensor<f32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x77C12CBEB72DA63E687E85BE0F4902BF4295423E0A9CF7BFA203BD3F7AC0043F46F9DEBE93665ABD0A498EBF8C4537BD"> : tensor<4x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<4x3xf32>
    %c1 = stablehlo.constant dense<[0x3D93E53D, 0xBF54D946, 0x3EB7E66E, 0x3EDF513D]> : tensor<4xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4xf32>
    %c2 = stablehlo.constant dense<"0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x3xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<4x3xf32>
    %c3 = stablehlo.constant dense<[0x00000000, 0x00000000, 0x00000000, 0x00000000]> : tensor<4xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4xf32>
    %c4 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x4xf32>
    %c5 = stablehlo.constant dense<"0x010000000100000001000000000000000200000002000000"> : tensor<6xi32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6xi32>
    %c6 = stablehlo.constant dense<"0x1A28E5BEF5D7723EFB3AD73F37192CBFEFBEEDBEAEF1833C"> : tensor<6xf32>
    %a6 = stablehlo.optimization_barrier %c6 : tensor<6xf32>
    %s0:5 = call @program(%a0, %a1, %a2, %a3, %a4, %a5, %a6) : (tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>)
    %s1:5 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %a4, %a5, %a6) : (tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>)
    %s2:5 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %a4, %a5, %a6) : (tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<6x4xf32>, tensor<6xi32>, tensor<6xf32>) -> (tensor<4x3xf32>, tensor<4xf32>, tensor<4x3xf32>, tensor<4xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0x12AA273DB245523E86C9B3BE34A60ABFCC225D3E29BFF6BF06F7A93F4738283F73B6D9BEAB472B3D3BDA98BFB8CD6ABD"> : tensor<4x3xf32>, tolerance = 1.927708745e-04
    check.expect_almost_eq_const %s2#1, dense<[0x3E9AB843, 0xBF2348E0, 0x3F16A5E8, 0x3EDA986F]> : tensor<4xf32>, tolerance = 6.378307343e-05
    check.expect_almost_eq_const %s2#2, dense<"0xC90380BFCAF60F3F8E21E03E0651F73D5495E5BD91DD0DBC0BA6283F9B001EBFFB562ABD5175FBBE10DDE63E14C2243D"> : tensor<4x3xf32>, tolerance = 1.000115514e-04
    check.expect_almost_eq_const %s2#3, dense<[0xBF85E5B0, 0xBF4E497E, 0xBF721069, 0x3DDED3C7]> : tensor<4xf32>, tolerance = 1.046072006e-04
    check.expect_almost_eq_const %s2#4, dense<0x3BE04531> : tensor<f32>, tolerance = 6.844185758e-07
    return
  }
}

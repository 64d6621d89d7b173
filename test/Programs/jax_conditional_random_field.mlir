// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jax_conditional_random_field
// RUN: %check-reference %s
// RUN: %check-host %s

module @with_jax_conditional_random_field {
  func.func public @program(%arg0: tensor<3x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<2x6x4xf32>, %arg3: tensor<2x6xi32>) -> (tensor<3x3xf32> {jax.result_info = "result[0]['t']"}, tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1][0]"}, tensor<2x6xi32> {jax.result_info = "result[1][1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<4x3xf32>) -> tensor<2x6x3xf32>
    %1 = stablehlo.slice %0 [0:2, 0:1, 0:3] : (tensor<2x6x3xf32>) -> tensor<2x1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.slice %0 [0:2, 1:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<2x5x3xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0, 2] : (tensor<2x5x3xf32>) -> tensor<5x2x3xf32>
    %5 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x2x3x3xf32>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<5x2x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x2x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11:8 = stablehlo.while(%iterArg = %4, %iterArg_43 = %5, %iterArg_44 = %7, %iterArg_45 = %c_2, %iterArg_46 = %2, %iterArg_47 = %8, %iterArg_48 = %9, %iterArg_49 = %10) : tensor<5x2x3xf32>, tensor<1x3x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<5x2x3x3xf32>, tensor<5x2x3xi1>, tensor<5x2x3xf32>
    cond {
      %c_50 = stablehlo.constant dense<5> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_45, %c_50, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %130 : tensor<i1>
    } do {
      %130 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_45) : (tensor<5x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %131:4 = func.call @closed_call(%iterArg_43, %iterArg_44, %iterArg_46, %130) : (tensor<1x3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>)
      %132 = func.call @dynamic_update_index_in_dim(%iterArg_47, %131#1, %iterArg_45) : (tensor<5x2x3x3xf32>, tensor<2x3x3xf32>, tensor<i32>) -> tensor<5x2x3x3xf32>
      %133 = func.call @dynamic_update_index_in_dim_0(%iterArg_48, %131#2, %iterArg_45) : (tensor<5x2x3xi1>, tensor<2x3xi1>, tensor<i32>) -> tensor<5x2x3xi1>
      %134 = func.call @dynamic_update_index_in_dim_1(%iterArg_49, %131#3, %iterArg_45) : (tensor<5x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<5x2x3xf32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %135 = stablehlo.add %iterArg_45, %c_50 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_43, %iterArg_44, %135, %131#0, %132, %133, %134 : tensor<5x2x3xf32>, tensor<1x3x3xf32>, tensor<2x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<5x2x3x3xf32>, tensor<5x2x3xi1>, tensor<5x2x3xf32>
    }
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11#4 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %13 = stablehlo.reshape %12 : (tensor<2xf32>) -> tensor<2x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %15 = stablehlo.compare EQ, %11#4, %14, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %16 = stablehlo.convert %15 : (tensor<2x3xi1>) -> tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.maximum %18, %12 : tensor<2xf32>
    %20 = stablehlo.compare EQ, %12, %19, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %23 = stablehlo.select %20, %21, %22 : tensor<2xi1>, tensor<2xf32>
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %25 = stablehlo.compare EQ, %24, %19, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.select %25, %26, %27 : tensor<2xi1>, tensor<2xf32>
    %29 = stablehlo.divide %23, %28 : tensor<2xf32>
    %30 = stablehlo.is_finite %19 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.select %30, %19, %31 : tensor<2xi1>, tensor<2xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [0] : (tensor<2xf32>) -> tensor<2x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %36 = stablehlo.subtract %11#4, %35 : tensor<2x3xf32>
    %37 = stablehlo.exponential %36 : tensor<2x3xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_13) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %39 = stablehlo.sign %38 : tensor<2xf32>
    %40 = stablehlo.abs %38 : tensor<2xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %42 = stablehlo.compare GE, %38, %41, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %43 = stablehlo.log %40 : tensor<2xf32>
    %44 = stablehlo.add %43, %32 : tensor<2xf32>
    %45 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %46 = stablehlo.broadcast_in_dim %c_15, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %47 = stablehlo.compare LT, %45, %46, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_16 = stablehlo.constant dense<6> : tensor<i32>
    %48 = stablehlo.broadcast_in_dim %c_16, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %49 = stablehlo.add %45, %48 : tensor<6xi32>
    %50 = stablehlo.select %47, %49, %45 : tensor<6xi1>, tensor<6xi32>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %51 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<i32>) -> tensor<2x6xi32>
    %52 = stablehlo.compare LT, %arg3, %51, SIGNED : (tensor<2x6xi32>, tensor<2x6xi32>) -> tensor<2x6xi1>
    %c_18 = stablehlo.constant dense<3> : tensor<i32>
    %53 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<2x6xi32>
    %54 = stablehlo.add %arg3, %53 : tensor<2x6xi32>
    %55 = stablehlo.select %52, %54, %arg3 : tensor<2x6xi1>, tensor<2x6xi32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [0] : (tensor<6xi32>) -> tensor<6x1xi32>
    %57 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %58 = stablehlo.broadcast_in_dim %56, dims = [1, 2] : (tensor<6x1xi32>) -> tensor<2x6x1xi32>
    %59 = stablehlo.concatenate %58, %57, dim = 2 : (tensor<2x6x1xi32>, tensor<2x6x1xi32>) -> tensor<2x6x2xi32>
    %60 = "stablehlo.gather"(%0, %59) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x6x3xf32>, tensor<2x6x2xi32>) -> tensor<2x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_19) applies stablehlo.add across dimensions = [1] : (tensor<2x6xf32>, tensor<f32>) -> tensor<2xf32>
    %62 = stablehlo.subtract %44, %61 : tensor<2xf32>
    %63 = stablehlo.slice %arg3 [0:2, 0:5] : (tensor<2x6xi32>) -> tensor<2x5xi32>
    %64 = stablehlo.slice %arg3 [0:2, 1:6] : (tensor<2x6xi32>) -> tensor<2x5xi32>
    %c_20 = stablehlo.constant dense<0> : tensor<i32>
    %65 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %66 = stablehlo.compare LT, %63, %65, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_21 = stablehlo.constant dense<3> : tensor<i32>
    %67 = stablehlo.broadcast_in_dim %c_21, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %68 = stablehlo.add %63, %67 : tensor<2x5xi32>
    %69 = stablehlo.select %66, %68, %63 : tensor<2x5xi1>, tensor<2x5xi32>
    %c_22 = stablehlo.constant dense<0> : tensor<i32>
    %70 = stablehlo.broadcast_in_dim %c_22, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %71 = stablehlo.compare LT, %64, %70, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_23 = stablehlo.constant dense<3> : tensor<i32>
    %72 = stablehlo.broadcast_in_dim %c_23, dims = [] : (tensor<i32>) -> tensor<2x5xi32>
    %73 = stablehlo.add %64, %72 : tensor<2x5xi32>
    %74 = stablehlo.select %71, %73, %64 : tensor<2x5xi1>, tensor<2x5xi32>
    %75 = stablehlo.broadcast_in_dim %69, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1] : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %77 = stablehlo.concatenate %75, %76, dim = 2 : (tensor<2x5x1xi32>, tensor<2x5x1xi32>) -> tensor<2x5x2xi32>
    %78 = "stablehlo.gather"(%arg0, %77) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<2x5x2xi32>) -> tensor<2x5xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%78 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %80 = stablehlo.subtract %62, %79 : tensor<2xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %82 = stablehlo.divide %81, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_28 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %83 = stablehlo.divide %cst_27, %cst_28 : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %83, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %85 = stablehlo.negate %84 : tensor<2xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %88 = "stablehlo.scatter"(%87, %77, %86) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %130 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %130 : tensor<f32>
    }) : (tensor<3x3xf32>, tensor<2x5x2xi32>, tensor<2x5xf32>) -> tensor<3x3xf32>
    %89 = stablehlo.negate %84 : tensor<2xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0] : (tensor<2xf32>) -> tensor<2x6xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x6x3xf32>
    %92 = "stablehlo.scatter"(%91, %59, %90) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %130 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %130 : tensor<f32>
    }) : (tensor<2x6x3xf32>, tensor<2x6x2xi32>, tensor<2x6xf32>) -> tensor<2x6x3xf32>
    %93 = stablehlo.divide %84, %40 : tensor<2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %95 = stablehlo.select %42, %94, %93 : tensor<2xi1>, tensor<2xf32>
    %96 = stablehlo.select %42, %93, %94 : tensor<2xi1>, tensor<2xf32>
    %97 = stablehlo.negate %95 : tensor<2xf32>
    %98 = stablehlo.add %96, %97 : tensor<2xf32>
    %99 = stablehlo.broadcast_in_dim %98, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %100 = stablehlo.multiply %99, %37 : tensor<2x3xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<5x2x3xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %103:7 = stablehlo.while(%iterArg = %11#5, %iterArg_43 = %11#6, %iterArg_44 = %11#7, %iterArg_45 = %c_34, %iterArg_46 = %101, %iterArg_47 = %100, %iterArg_48 = %102) : tensor<5x2x3x3xf32>, tensor<5x2x3xi1>, tensor<5x2x3xf32>, tensor<i32>, tensor<3x3xf32>, tensor<2x3xf32>, tensor<5x2x3xf32>
    cond {
      %c_49 = stablehlo.constant dense<5> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_45, %c_49, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %130 : tensor<i1>
    } do {
      %c_49 = stablehlo.constant dense<5> : tensor<i32>
      %130 = stablehlo.subtract %c_49, %iterArg_45 : tensor<i32>
      %c_50 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.subtract %130, %c_50 : tensor<i32>
      %132 = func.call @dynamic_index_in_dim_2(%iterArg, %131) : (tensor<5x2x3x3xf32>, tensor<i32>) -> tensor<2x3x3xf32>
      %133 = func.call @dynamic_index_in_dim_3(%iterArg_43, %131) : (tensor<5x2x3xi1>, tensor<i32>) -> tensor<2x3xi1>
      %134 = func.call @dynamic_index_in_dim(%iterArg_44, %131) : (tensor<5x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %135:3 = func.call @closed_call_4(%iterArg_46, %iterArg_47, %132, %133, %134) : (tensor<3x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>) -> (tensor<3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>)
      %136 = func.call @dynamic_update_index_in_dim_1(%iterArg_48, %135#2, %131) : (tensor<5x2x3xf32>, tensor<2x3xf32>, tensor<i32>) -> tensor<5x2x3xf32>
      %c_51 = stablehlo.constant dense<1> : tensor<i32>
      %137 = stablehlo.add %iterArg_45, %c_51 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_43, %iterArg_44, %137, %135#0, %135#1, %136 : tensor<5x2x3x3xf32>, tensor<5x2x3xi1>, tensor<5x2x3xf32>, tensor<i32>, tensor<3x3xf32>, tensor<2x3xf32>, tensor<5x2x3xf32>
    }
    %104 = stablehlo.add %88, %103#4 : tensor<3x3xf32>
    %105 = stablehlo.transpose %103#6, dims = [1, 0, 2] : (tensor<5x2x3xf32>) -> tensor<2x5x3xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %106 = stablehlo.pad %105, %cst_35, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x6x3xf32>
    %107 = stablehlo.add %92, %106 : tensor<2x6x3xf32>
    %108 = stablehlo.broadcast_in_dim %103#5, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %109 = stablehlo.pad %108, %cst_36, low = [0, 0, 0], high = [0, 5, 0], interior = [0, 0, 0] : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x6x3xf32>
    %110 = stablehlo.add %107, %109 : tensor<2x6x3xf32>
    %111 = stablehlo.dot_general %110, %arg2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x6x3xf32>, tensor<2x6x4xf32>) -> tensor<3x4xf32>
    %112 = stablehlo.transpose %111, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %114 = stablehlo.multiply %113, %104 : tensor<3x3xf32>
    %115 = stablehlo.subtract %arg0, %114 : tensor<3x3xf32>
    %cst_38 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
    %117 = stablehlo.multiply %116, %112 : tensor<4x3xf32>
    %118 = stablehlo.subtract %arg1, %117 : tensor<4x3xf32>
    %119 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x6x4xf32>, tensor<4x3xf32>) -> tensor<2x6x3xf32>
    %120 = stablehlo.slice %119 [0:2, 0:1, 0:3] : (tensor<2x6x3xf32>) -> tensor<2x1x3xf32>
    %121 = stablehlo.reshape %120 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %122 = stablehlo.slice %119 [0:2, 1:6, 0:3] : (tensor<2x6x3xf32>) -> tensor<2x5x3xf32>
    %123 = stablehlo.transpose %122, dims = [1, 0, 2] : (tensor<2x5x3xf32>) -> tensor<5x2x3xf32>
    %c_39 = stablehlo.constant dense<0> : tensor<i32>
    %124 = stablehlo.broadcast_in_dim %c_39, dims = [] : (tensor<i32>) -> tensor<5x2x3xi32>
    %c_40 = stablehlo.constant dense<0> : tensor<i32>
    %125:5 = stablehlo.while(%iterArg = %123, %iterArg_43 = %arg0, %iterArg_44 = %c_40, %iterArg_45 = %121, %iterArg_46 = %124) : tensor<5x2x3xf32>, tensor<3x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<5x2x3xi32>
    cond {
      %c_47 = stablehlo.constant dense<5> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_44, %c_47, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %130 : tensor<i1>
    } do {
      %130 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_44) : (tensor<5x2x3xf32>, tensor<i32>) -> tensor<2x3xf32>
      %131:2 = func.call @closed_call_5(%iterArg_43, %iterArg_45, %130) : (tensor<3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
      %132 = func.call @dynamic_update_index_in_dim_6(%iterArg_46, %131#1, %iterArg_44) : (tensor<5x2x3xi32>, tensor<2x3xi32>, tensor<i32>) -> tensor<5x2x3xi32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %133 = stablehlo.add %iterArg_44, %c_47 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_43, %133, %131#0, %132 : tensor<5x2x3xf32>, tensor<3x3xf32>, tensor<i32>, tensor<2x3xf32>, tensor<5x2x3xi32>
    }
    %126 = call @argmax_7(%125#3) : (tensor<2x3xf32>) -> tensor<2xi32>
    %c_41 = stablehlo.constant dense<0> : tensor<i32>
    %127 = stablehlo.broadcast_in_dim %c_41, dims = [] : (tensor<i32>) -> tensor<5x2xi32>
    %c_42 = stablehlo.constant dense<0> : tensor<i32>
    %128:4 = stablehlo.while(%iterArg = %125#4, %iterArg_43 = %c_42, %iterArg_44 = %126, %iterArg_45 = %127) : tensor<5x2x3xi32>, tensor<i32>, tensor<2xi32>, tensor<5x2xi32>
    cond {
      %c_46 = stablehlo.constant dense<5> : tensor<i32>
      %130 = stablehlo.compare LT, %iterArg_43, %c_46, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %130 : tensor<i1>
    } do {
      %c_46 = stablehlo.constant dense<5> : tensor<i32>
      %130 = stablehlo.subtract %c_46, %iterArg_43 : tensor<i32>
      %c_47 = stablehlo.constant dense<1> : tensor<i32>
      %131 = stablehlo.subtract %130, %c_47 : tensor<i32>
      %132 = func.call @dynamic_index_in_dim_8(%iterArg, %131) : (tensor<5x2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
      %133:2 = func.call @closed_call_9(%iterArg_44, %132) : (tensor<2xi32>, tensor<2x3xi32>) -> (tensor<2xi32>, tensor<2xi32>)
      %134 = func.call @dynamic_update_index_in_dim_10(%iterArg_45, %133#1, %131) : (tensor<5x2xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5x2xi32>
      %c_48 = stablehlo.constant dense<1> : tensor<i32>
      %135 = stablehlo.add %iterArg_43, %c_48 : tensor<i32>
      stablehlo.return %iterArg, %135, %133#0, %134 : tensor<5x2x3xi32>, tensor<i32>, tensor<2xi32>, tensor<5x2xi32>
    }
    %129 = call @append(%128#3, %126) : (tensor<5x2xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    return %115, %118, %82, %129 : tensor<3x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<2x6xi32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<5x2x3xf32>, %arg1: tensor<i32>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<5x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
  func.func private @closed_call(%arg0: tensor<1x3x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x3x3xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
    %6 = stablehlo.add %3, %5 : tensor<2x3x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.maximum %8, %7 : tensor<2x3xf32>
    %10 = stablehlo.is_finite %9 : (tensor<2x3xf32>) -> tensor<2x3xi1>
    %11 = stablehlo.select %10, %9, %arg1 : tensor<2x3xi1>, tensor<2x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x1x3xf32>) -> tensor<2x3x3xf32>
    %14 = stablehlo.subtract %6, %13 : tensor<2x3x3xf32>
    %15 = stablehlo.exponential %14 : tensor<2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %17 = stablehlo.abs %16 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %19 = stablehlo.compare GE, %16, %18, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %20 = stablehlo.log %17 : tensor<2x3xf32>
    %21 = stablehlo.add %20, %11 : tensor<2x3xf32>
    return %21, %15, %19, %17 : tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x3xi1>, tensor<2x3xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<5x2x3x3xf32>, %arg1: tensor<2x3x3xf32>, %arg2: tensor<i32>) -> tensor<5x2x3x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<5x2x3x3xf32>, tensor<1x2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x3x3xf32>
    return %1 : tensor<5x2x3x3xf32>
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: tensor<5x2x3xi1>, %arg1: tensor<2x3xi1>, %arg2: tensor<i32>) -> tensor<5x2x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xi1>) -> tensor<1x2x3xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x2x3xi1>, tensor<1x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x3xi1>
    return %1 : tensor<5x2x3xi1>
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: tensor<5x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<i32>) -> tensor<5x2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x2x3xf32>, tensor<1x2x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x3xf32>
    return %1 : tensor<5x2x3xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<5x2x3x3xf32>, %arg1: tensor<i32>) -> tensor<2x3x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 2, 3, 3] : (tensor<5x2x3x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3x3xf32>) -> tensor<2x3x3xf32>
    return %1 : tensor<2x3x3xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<5x2x3xi1>, %arg1: tensor<i32>) -> tensor<2x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<5x2x3xi1>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xi1>) -> tensor<2x3xi1>
    return %1 : tensor<2x3xi1>
  }
  func.func private @closed_call_4(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x3xf32>, %arg3: tensor<2x3xi1>, %arg4: tensor<2x3xf32>) -> (tensor<3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = stablehlo.divide %arg1, %arg4 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.select %arg3, %1, %0 : tensor<2x3xi1>, tensor<2x3xf32>
    %3 = stablehlo.select %arg3, %0, %1 : tensor<2x3xi1>, tensor<2x3xf32>
    %4 = stablehlo.negate %2 : tensor<2x3xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %7 = stablehlo.multiply %6, %arg2 : tensor<2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x1x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %14 = stablehlo.reshape %13 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %16 = stablehlo.add %arg0, %15 : tensor<3x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x3x1xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %16, %17, %10 : tensor<3x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>
  }
  func.func private @closed_call_5(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<2x3x3xf32>
    %4 = stablehlo.add %2, %3 : tensor<2x3x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.add %5, %arg2 : tensor<2x3xf32>
    %7 = call @argmax(%4) : (tensor<2x3x3xf32>) -> tensor<2x3xi32>
    return %6, %7 : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func private @argmax(%arg0: tensor<2x3x3xf32>) -> tensor<2x3xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x3x3xf32>, tensor<2x3x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
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
    return %1#1 : tensor<2x3xi32>
  }
  func.func private @dynamic_update_index_in_dim_6(%arg0: tensor<5x2x3xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<i32>) -> tensor<5x2x3xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xi32>) -> tensor<1x2x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<5x2x3xi32>, tensor<1x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x3xi32>
    return %1 : tensor<5x2x3xi32>
  }
  func.func private @argmax_7(%arg0: tensor<2x3xf32>) -> tensor<2xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [1] : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
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
    return %1#1 : tensor<2xi32>
  }
  func.func private @dynamic_index_in_dim_8(%arg0: tensor<5x2x3xi32>, %arg1: tensor<i32>) -> tensor<2x3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 2, 3] : (tensor<5x2x3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xi32>) -> tensor<2x3xi32>
    return %1 : tensor<2x3xi32>
  }
  func.func private @closed_call_9(%arg0: tensor<2xi32>, %arg1: tensor<2x3xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.compare LT, %arg0, %0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.add %arg0, %2 : tensor<2xi32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<2xi1>, tensor<2xi32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %6 = "stablehlo.gather"(%arg1, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %7 = stablehlo.reshape %6 : (tensor<2x1xi32>) -> tensor<2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %9 = stablehlo.compare LT, %arg0, %8, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %11 = stablehlo.add %arg0, %10 : tensor<2xi32>
    %12 = stablehlo.select %9, %11, %arg0 : tensor<2xi1>, tensor<2xi32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2xi32>) -> tensor<2x1xi32>
    %14 = "stablehlo.gather"(%arg1, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %15 = stablehlo.reshape %14 : (tensor<2x1xi32>) -> tensor<2xi32>
    return %7, %15 : tensor<2xi32>, tensor<2xi32>
  }
  func.func private @dynamic_update_index_in_dim_10(%arg0: tensor<5x2xi32>, %arg1: tensor<2xi32>, %arg2: tensor<i32>) -> tensor<5x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<5x2xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<5x2xi32>
    return %1 : tensor<5x2xi32>
  }
  func.func private @append(%arg0: tensor<5x2xi32>, %arg1: tensor<2xi32>) -> tensor<2x6xi32> {
    %0 = stablehlo.reshape %arg1 : (tensor<2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x2xi32>) -> tensor<2x5xi32>
    %2 = stablehlo.concatenate %1, %0, dim = 1 : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x6xi32>
    return %2 : tensor<2x6xi32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x6A26A63EE81A053E9FFD333F1E4CDFBE58CB83BE18DD0A3FACBD58BFB70C2BBF5E2C73BF"> : tensor<3x3xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<3x3xf32>
    %c1 = stablehlo.constant dense<"0x77C12CBEB72DA63E687E85BE0F4902BF4295423E0A9CF7BFA203BD3F7AC0043F46F9DEBE93665ABD0A498EBF8C4537BD"> : tensor<4x3xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x3xf32>
    %c2 = stablehlo.constant dense<"0x9E66533F946202BFB8F885BC0A93AD3E4DBF7F3E8C210F3EC98E0DC055C2CEBD3CAE69BF02A0283F6A87363FD33BBBBE016BAB3EF8BF00BE1B9D423F265128BE2930D7BEE92740BF9D4587BE890162BF1BFD2E3E9303D6BF347A903FDE0F253F3AFA5EBF58E2F2BED206FB3CE69E39C0091B983EBF74873E2914753E4285FCBFD9BD19BF36CF03BE2F32C0BF85768EBE50BAFE3F339726BF9E44F5BE7F82403F1348E93E983CACBE0D2D2FBD4D3FDA3EF6B54CBE66E7A63E2CCFF73E0E82ACBF"> : tensor<2x6x4xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<2x6x4xf32>
    %c3 = stablehlo.constant dense<"0x010000000000000000000000010000000100000002000000010000000100000002000000000000000200000002000000"> : tensor<2x6xi32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<2x6xi32>
    %s0:4 = call @program(%a0, %a1, %a2, %a3) : (tensor<3x3xf32>, tensor<4x3xf32>, tensor<2x6x4xf32>, tensor<2x6xi32>) -> (tensor<3x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<2x6xi32>)
    %s1:4 = call @program(%s0#0, %s0#1, %a2, %a3) : (tensor<3x3xf32>, tensor<4x3xf32>, tensor<2x6x4xf32>, tensor<2x6xi32>) -> (tensor<3x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<2x6xi32>)
    %s2:4 = call @program(%s1#0, %s1#1, %a2, %a3) : (tensor<3x3xf32>, tensor<4x3xf32>, tensor<2x6x4xf32>, tensor<2x6xi32>) -> (tensor<3x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<2x6xi32>)
    check.expect_almost_eq_const %s2#0, dense<"0x9DD7A73E9681133E95152F3FBE63C8BE5CEC2CBEE297173FAF6D62BFC3BE54BF182E6EBF"> : tensor<3x3xf32>, tolerance = 9.303908348e-05
    check.expect_almost_eq_const %s2#1, dense<"0x047B99BD5F45BB3E0A98CABE8DB0B4BECDD0113C6765F4BF9120863F9BEE1C3F1025CFBD9EFA853D5AB996BFAACBC7BD"> : tensor<4x3xf32>, tolerance = 1.909344554e-04
    check.expect_almost_eq_const %s2#2, dense<0x40C5ABA8> : tensor<f32>, tolerance = 6.177204132e-04
    check.expect_eq_const %s2#3, dense<"0x000000000200000000000000000000000200000002000000010000000100000002000000000000000000000001000000"> : tensor<2x6xi32>
    return
  }
}

// Printed by JAX 0.10.2: python test/Programs/print_programs.py with_jraph_graph_convolution
// RUN: %check-reference %s
// RUN: %check-host %s
// RUN: %check-cuda %s

module @with_jraph_graph_convolution {
  func.func public @program(%arg0: tensor<5x2xf32>, %arg1: tensor<4x5xf32>, %arg2: tensor<5x2xf32>, %arg3: tensor<4x5xf32>, %arg4: tensor<6x4xf32>, %arg5: tensor<6x2xf32>) -> (tensor<5x2xf32> {jax.result_info = "result[0][0]['out']"}, tensor<4x5xf32> {jax.result_info = "result[0][0]['w']"}, tensor<5x2xf32> {jax.result_info = "result[0][1][0].trace['out']"}, tensor<4x5xf32> {jax.result_info = "result[0][1][0].trace['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %c = stablehlo.constant dense<[1, 3, 1, 5, 2, 1, 2, 4, 4]> : tensor<9xi32>
    %c_0 = stablehlo.constant dense<[1, 4, 5, 3, 5, 2, 1, 2, 1]> : tensor<9xi32>
    %0 = stablehlo.dot_general %arg4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>
    %1 = call @relu(%0) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %3 = stablehlo.compare GT, %0, %2, FLOAT : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %5 = stablehlo.iota dim = 0 : tensor<6xi32>
    %6 = stablehlo.concatenate %c_0, %5, dim = 0 : (tensor<9xi32>, tensor<6xi32>) -> tensor<15xi32>
    %7 = stablehlo.iota dim = 0 : tensor<6xi32>
    %8 = stablehlo.concatenate %c, %7, dim = 0 : (tensor<9xi32>, tensor<6xi32>) -> tensor<15xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %11 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %12 = "stablehlo.scatter"(%10, %11, %9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
      %90 = stablehlo.add %arg6, %arg7 : tensor<i32>
      stablehlo.return %90 : tensor<i32>
    }) : (tensor<6xi32>, tensor<15x1xi32>, tensor<15xi32>) -> tensor<6xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<i32>) -> tensor<6xi32>
    %15 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %16 = "stablehlo.scatter"(%14, %15, %13) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
      %90 = stablehlo.add %arg6, %arg7 : tensor<i32>
      stablehlo.return %90 : tensor<i32>
    }) : (tensor<6xi32>, tensor<15x1xi32>, tensor<15xi32>) -> tensor<6xi32>
    %17 = stablehlo.convert %12 : (tensor<6xi32>) -> tensor<6xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %19 = stablehlo.maximum %17, %18 : tensor<6xf32>
    %20 = stablehlo.rsqrt %19 : tensor<6xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %22 = stablehlo.convert %21 : tensor<6x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %24 = stablehlo.multiply %1, %23 : tensor<6x5xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %25 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %26 = stablehlo.compare LT, %8, %25, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
    %c_8 = stablehlo.constant dense<6> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i32>) -> tensor<15xi32>
    %28 = stablehlo.add %8, %27 : tensor<15xi32>
    %29 = stablehlo.select %26, %28, %8 : tensor<15xi1>, tensor<15xi32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %31 = "stablehlo.gather"(%24, %30) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<15x1xi32>) -> tensor<15x5xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %33 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<15xi32>) -> tensor<15x1xi32>
    %34 = "stablehlo.scatter"(%32, %33, %31) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %90 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %90 : tensor<f32>
    }) : (tensor<6x5xf32>, tensor<15x1xi32>, tensor<15x5xf32>) -> tensor<6x5xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %36 = stablehlo.convert %16 : (tensor<6xi32>) -> tensor<6xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %38 = stablehlo.maximum %36, %37 : tensor<6xf32>
    %39 = stablehlo.rsqrt %38 : tensor<6xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0] : (tensor<6xf32>) -> tensor<6x1xf32>
    %41 = stablehlo.convert %40 : tensor<6x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %43 = stablehlo.multiply %34, %42 : tensor<6x5xf32>
    %44 = stablehlo.dot_general %43, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<5x2xf32>) -> tensor<6x2xf32>
    %45 = stablehlo.subtract %44, %arg5 : tensor<6x2xf32>
    %46 = stablehlo.multiply %45, %45 : tensor<6x2xf32>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %48 = stablehlo.multiply %47, %45 : tensor<6x2xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%46 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %51 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<6x2xf32>
    %53 = stablehlo.multiply %52, %48 : tensor<6x2xf32>
    %54 = stablehlo.dot_general %53, %43, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<6x5xf32>) -> tensor<2x5xf32>
    %55 = stablehlo.transpose %54, dims = [1, 0] : (tensor<2x5xf32>) -> tensor<5x2xf32>
    %56 = stablehlo.dot_general %53, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x2xf32>, tensor<5x2xf32>) -> tensor<6x5xf32>
    %57 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %58 = stablehlo.multiply %56, %57 : tensor<6x5xf32>
    %c_17 = stablehlo.constant dense<5> : tensor<1xi32>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %59 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<i32>) -> tensor<15x1xi32>
    %60 = stablehlo.compare GE, %33, %59, SIGNED : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x1xi1>
    %61 = stablehlo.broadcast_in_dim %c_17, dims = [1] : (tensor<1xi32>) -> tensor<1x1xi32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x1xi32>) -> tensor<15x1xi32>
    %63 = stablehlo.compare LE, %33, %62, SIGNED : (tensor<15x1xi32>, tensor<15x1xi32>) -> tensor<15x1xi1>
    %64 = stablehlo.and %60, %63 : tensor<15x1xi1>
    %c_19 = stablehlo.constant dense<true> : tensor<i1>
    %65 = stablehlo.reduce(%64 init: %c_19) applies stablehlo.and across dimensions = [1] : (tensor<15x1xi1>, tensor<i1>) -> tensor<15xi1>
    %66 = "stablehlo.gather"(%58, %33) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5>}> : (tensor<6x5xf32>, tensor<15x1xi32>) -> tensor<15x5xf32>
    %67 = stablehlo.broadcast_in_dim %65, dims = [0] : (tensor<15xi1>) -> tensor<15x5xi1>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<15x5xf32>
    %69 = stablehlo.select %67, %66, %68 : tensor<15x5xi1>, tensor<15x5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %71 = "stablehlo.scatter"(%70, %30, %69) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %90 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %90 : tensor<f32>
    }) : (tensor<6x5xf32>, tensor<15x1xi32>, tensor<15x5xf32>) -> tensor<6x5xf32>
    %72 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %73 = stablehlo.multiply %71, %72 : tensor<6x5xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %75 = stablehlo.select %3, %73, %74 : tensor<6x5xi1>, tensor<6x5xf32>
    %76 = stablehlo.dot_general %75, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x5xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<5x4xf32>) -> tensor<4x5xf32>
    %cst_23 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %79 = stablehlo.multiply %78, %arg2 : tensor<5x2xf32>
    %80 = stablehlo.add %55, %79 : tensor<5x2xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %82 = stablehlo.multiply %81, %arg3 : tensor<4x5xf32>
    %83 = stablehlo.add %77, %82 : tensor<4x5xf32>
    %cst_25 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %85 = stablehlo.multiply %84, %80 : tensor<5x2xf32>
    %cst_26 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %87 = stablehlo.multiply %86, %83 : tensor<4x5xf32>
    %88 = stablehlo.add %arg0, %85 : tensor<5x2xf32>
    %89 = stablehlo.add %arg1, %87 : tensor<4x5xf32>
    return %88, %89, %80, %83, %50 : tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<6x5xf32>) -> tensor<6x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6x5xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<6x5xf32>
    return %1 : tensor<6x5xf32>
  }
  func.func public @main() {
    %c0 = stablehlo.constant dense<"0x0B806FBF3D88BC3FCE6A22BFA58D8BBF164396BF597B7F3EA452C63E7245943FBEF5713F32262EBF"> : tensor<5x2xf32>
    %a0 = stablehlo.optimization_barrier %c0 : tensor<5x2xf32>
    %c1 = stablehlo.constant dense<"0xC015D63EF49092BF91F1B33E63F454BFE31EAC3F90569E3EE43735BF0191893F835F193FD8DB903ECEC591BE6C89383FFCF13A3F44FC55BF5EE39C3E69AED63E3AA86C3F5331723FD086F5BF24B4043E"> : tensor<4x5xf32>
    %a1 = stablehlo.optimization_barrier %c1 : tensor<4x5xf32>
    %c2 = stablehlo.constant dense<"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<5x2xf32>
    %a2 = stablehlo.optimization_barrier %c2 : tensor<5x2xf32>
    %c3 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000"> : tensor<4x5xf32>
    %a3 = stablehlo.optimization_barrier %c3 : tensor<4x5xf32>
    %c4 = stablehlo.constant dense<"0x01ED4E3F4FF7993E9123933D71AA174073361BBF43F5883F84520040AE0FE53E379BBDBDCABD1FBFF10C483E451B943D981E0CC00528D9BE0920353EA2EF4BBF45899C3ECCFC6C3F10EFA03E8FFC0FBFB11F273D40EE0BBFD4BDB7BF7692833D"> : tensor<6x4xf32>
    %a4 = stablehlo.optimization_barrier %c4 : tensor<6x4xf32>
    %c5 = stablehlo.constant dense<"0xB65529BF244B3240D40DE93E120897BE7FF5E4BE51B5023D19019F3E8ADCAB3E20948C3E5D5181BF5A5ABDBFF1E51040"> : tensor<6x2xf32>
    %a5 = stablehlo.optimization_barrier %c5 : tensor<6x2xf32>
    %s0:5 = call @program(%a0, %a1, %a2, %a3, %a4, %a5) : (tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<6x4xf32>, tensor<6x2xf32>) -> (tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<f32>)
    %s1:5 = call @program(%s0#0, %s0#1, %s0#2, %s0#3, %a4, %a5) : (tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<6x4xf32>, tensor<6x2xf32>) -> (tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<f32>)
    %s2:5 = call @program(%s1#0, %s1#1, %s1#2, %s1#3, %a4, %a5) : (tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<6x4xf32>, tensor<6x2xf32>) -> (tensor<5x2xf32>, tensor<4x5xf32>, tensor<5x2xf32>, tensor<4x5xf32>, tensor<f32>)
    check.expect_almost_eq_const %s2#0, dense<"0xBAF92ABF86E3D73FF24035BECA9184BFDECE9CBE6F5B493F7BAA0A3F0DE5553F25F7A63F3C3DFABE"> : tensor<5x2xf32>, tolerance = 1.686630964e-04
    check.expect_almost_eq_const %s2#1, dense<"0xC484CF3E1032BEBF6D166D3E6A2919BF1CADB53F3D970E3E226F66BF3A44553FACF3143F74F2ED3EF65BE9BE5714D83E011B033F543975BF5387E43E4536153FEF5D123E2F810E3F4697E7BF397A973E"> : tensor<4x5xf32>, tolerance = 1.809303999e-04
    check.expect_almost_eq_const %s2#2, dense<"0xFDDC4CBF70144CBF5444BCBFF11E1ABD127833C05CD4F6BFE895F0BE7851A83FC59C90BFE3F428BF"> : tensor<5x2xf32>, tolerance = 2.804203510e-04
    check.expect_almost_eq_const %s2#3, dense<"0xFC8690BC8121A83FDCBFC83EBB8276BFE0656ABEDC5D2F3FC623363FF7E04B3F8499013EE5D41BBF917C5D3FC6BA903F8C8B2B3F88F10E3F6315DBBE9D9C42BF36613040BA0A913F0E71F6BE40D9B9BE"> : tensor<4x5xf32>, tolerance = 2.755933285e-04
    check.expect_almost_eq_const %s2#4, dense<0x3F1EC0D1> : tensor<f32>, tolerance = 6.201296449e-05
    return
  }
}

// A step with padded keys, and heads that share keys: nothing of the size of the
// scores or of the mask for each query is planned.
// Printed by JAX 0.10.2: test/Raise/spellings.py
// RUN: trc-compile --to=plan --remarks %s -o %t.mlir 2> %t.said
// RUN: not grep -E "warning|not raised" %t.said
// RUN: FileCheck %s < %t.mlir
// CHECK: plan.entry @step
// CHECK: plan.call "trc.attention"
// CHECK: plan.call "trc.attention_gradient"
// RUN: not grep "80x80x" %t.mlir

func.func @step(%arg0: tensor<2x80x3x2x16xf32>, %arg1: tensor<2x80x3x16xf32>, %arg2: tensor<2x80x3x16xf32>, %arg3: tensor<2x80x96xf32>, %arg4: tensor<96x1000xf32>, %arg5: tensor<2x80xi1>, %arg6: tensor<2x80xi32>) -> (tensor<f32>, tensor<2x80x3x2x16xf32>, tensor<2x80x3x16xf32>, tensor<2x80x3x16xf32>, tensor<2x80x96xf32>, tensor<96x1000xf32>) {
  %0 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x80x3x16xf32>, tensor<2x80x3x2x16xf32>) -> tensor<2x3x80x80x2xf32>
  %1 = stablehlo.transpose %0, dims = [0, 1, 4, 3, 2] : (tensor<2x3x80x80x2xf32>) -> tensor<2x3x2x80x80xf32>
  %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<2x3x2x80x80xf32>
  %c = stablehlo.constant dense<true> : tensor<i1>
  %4 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<80x80xi1>
  %5 = call @tril(%4) : (tensor<80x80xi1>) -> tensor<80x80xi1>
  %6 = stablehlo.broadcast_in_dim %arg5, dims = [0, 4] : (tensor<2x80xi1>) -> tensor<2x1x1x1x80xi1>
  %7 = stablehlo.broadcast_in_dim %5, dims = [3, 4] : (tensor<80x80xi1>) -> tensor<1x1x1x80x80xi1>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3, 4] : (tensor<1x1x1x80x80xi1>) -> tensor<2x1x1x80x80xi1>
  %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x80xi1>) -> tensor<2x1x1x80x80xi1>
  %10 = stablehlo.and %8, %9 : tensor<2x1x1x80x80xi1>
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %11:2 = call @_where(%10, %3, %cst_0) : (tensor<2x1x1x80x80xi1>, tensor<2x3x2x80x80xf32>, tensor<f32>) -> (tensor<2x3x2x80x80xf32>, tensor<2x3x2x80x80xi1>)
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.reduce(%11#0 init: %cst_1) applies stablehlo.maximum across dimensions = [4] : (tensor<2x3x2x80x80xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x3x2x80xf32>
  %14 = stablehlo.maximum %13, %12 : tensor<2x3x2x80xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %17 = stablehlo.subtract %11#0, %16 : tensor<2x3x2x80x80xf32>
  %18 = stablehlo.exponential %17 : tensor<2x3x2x80x80xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x80x80xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %22 = stablehlo.divide %18, %21 : tensor<2x3x2x80x80xf32>
  %23 = stablehlo.multiply %20, %20 : tensor<2x3x2x80x1xf32>
  %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x1xf32>
  %25 = stablehlo.divide %24, %23 : tensor<2x3x2x80x1xf32>
  %26 = stablehlo.dot_general %arg2, %22, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x80x3x16xf32>, tensor<2x3x2x80x80xf32>) -> tensor<2x3x16x2x80xf32>
  %27 = stablehlo.transpose %26, dims = [0, 4, 1, 3, 2] : (tensor<2x3x16x2x80xf32>) -> tensor<2x80x3x2x16xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x80x3x2x16xf32>) -> tensor<2x80x96xf32>
  %29 = stablehlo.add %arg3, %28 : tensor<2x80x96xf32>
  %30 = stablehlo.dot_general %29, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x80x96xf32>, tensor<96x1000xf32>) -> tensor<2x80x1000xf32>
  %31:3 = call @log_softmax(%30) : (tensor<2x80x1000xf32>) -> (tensor<2x80x1000xf32>, tensor<2x80x1000xf32>, tensor<2x80x1xf32>)
  %32 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<2x80xi32>) -> tensor<2x80x1xi32>
  %33:2 = call @take_along_axis(%31#0, %32) : (tensor<2x80x1000xf32>, tensor<2x80x1xi32>) -> (tensor<2x80x1xf32>, tensor<2x80x1x1xi32>)
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %34 = stablehlo.reduce(%33#0 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x80x1xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
  %35 = stablehlo.divide %34, %cst_6 : tensor<f32>
  %36 = stablehlo.negate %35 : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %37 = stablehlo.negate %cst_7 : tensor<f32>
  %cst_8 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
  %38 = stablehlo.divide %37, %cst_8 : tensor<f32>
  %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<2x80x1xf32>
  %40 = call @take_along_axis_0(%33#1, %39) : (tensor<2x80x1x1xi32>, tensor<2x80x1xf32>) -> tensor<2x80x1000xf32>
  %41 = call @log_softmax_1(%31#1, %31#2, %40) : (tensor<2x80x1000xf32>, tensor<2x80x1xf32>, tensor<2x80x1000xf32>) -> tensor<2x80x1000xf32>
  %42 = stablehlo.dot_general %41, %29, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x80x1000xf32>, tensor<2x80x96xf32>) -> tensor<1000x96xf32>
  %43 = stablehlo.transpose %42, dims = [1, 0] : (tensor<1000x96xf32>) -> tensor<96x1000xf32>
  %44 = stablehlo.dot_general %41, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x80x1000xf32>, tensor<96x1000xf32>) -> tensor<2x80x96xf32>
  %45 = stablehlo.reshape %44 : (tensor<2x80x96xf32>) -> tensor<2x80x3x2x16xf32>
  %46 = stablehlo.transpose %45, dims = [0, 2, 4, 3, 1] : (tensor<2x80x3x2x16xf32>) -> tensor<2x3x16x2x80xf32>
  %47 = stablehlo.dot_general %46, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16x2x80xf32>, tensor<2x80x3x16xf32>) -> tensor<2x3x2x80x80xf32>
  %48 = stablehlo.dot_general %46, %22, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16x2x80xf32>, tensor<2x3x2x80x80xf32>) -> tensor<2x3x16x80xf32>
  %49 = stablehlo.transpose %48, dims = [0, 3, 1, 2] : (tensor<2x3x16x80xf32>) -> tensor<2x80x3x16xf32>
  %50 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %51 = stablehlo.multiply %47, %50 : tensor<2x3x2x80x80xf32>
  %52 = stablehlo.multiply %51, %18 : tensor<2x3x2x80x80xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %53 = stablehlo.reduce(%52 init: %cst_9) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x80x80xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %54 = stablehlo.reshape %53 : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x1xf32>
  %55 = stablehlo.negate %54 : tensor<2x3x2x80x1xf32>
  %56 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %57 = stablehlo.divide %47, %56 : tensor<2x3x2x80x80xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %58 = stablehlo.reduce(%55 init: %cst_10) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x80x1xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %59 = stablehlo.broadcast_in_dim %58, dims = [0, 1, 2, 3] : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x80xf32>
  %60 = stablehlo.add %57, %59 : tensor<2x3x2x80x80xf32>
  %61 = stablehlo.multiply %60, %18 : tensor<2x3x2x80x80xf32>
  %62 = call @_where_2(%11#1, %61) : (tensor<2x3x2x80x80xi1>, tensor<2x3x2x80x80xf32>) -> tensor<2x3x2x80x80xf32>
  %cst_11 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
  %63 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %64 = stablehlo.multiply %62, %63 : tensor<2x3x2x80x80xf32>
  %65 = stablehlo.transpose %64, dims = [0, 1, 4, 3, 2] : (tensor<2x3x2x80x80xf32>) -> tensor<2x3x80x80x2xf32>
  %66 = stablehlo.dot_general %65, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x80x80x2xf32>, tensor<2x80x3x16xf32>) -> tensor<2x3x80x2x16xf32>
  %67 = stablehlo.transpose %66, dims = [0, 2, 1, 3, 4] : (tensor<2x3x80x2x16xf32>) -> tensor<2x80x3x2x16xf32>
  %68 = stablehlo.dot_general %65, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x80x80x2xf32>, tensor<2x80x3x2x16xf32>) -> tensor<2x3x80x16xf32>
  %69 = stablehlo.transpose %68, dims = [0, 2, 1, 3] : (tensor<2x3x80x16xf32>) -> tensor<2x80x3x16xf32>
  return %36, %67, %69, %49, %44, %43 : tensor<f32>, tensor<2x80x3x2x16xf32>, tensor<2x80x3x16xf32>, tensor<2x80x3x16xf32>, tensor<2x80x96xf32>, tensor<96x1000xf32>
}
func.func private @tril(%arg0: tensor<80x80xi1>) -> tensor<80x80xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<80x80xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<80x80xi32>
  %2 = stablehlo.add %0, %1 : tensor<80x80xi32>
  %3 = stablehlo.iota dim = 1 : tensor<80x80xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<80x80xi32>, tensor<80x80xi32>) -> tensor<80x80xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<80x80xi1>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<80x80xi1>, tensor<80x80xi1>
  return %6 : tensor<80x80xi1>
}
func.func private @_where(%arg0: tensor<2x1x1x80x80xi1>, %arg1: tensor<2x3x2x80x80xf32>, %arg2: tensor<f32>) -> (tensor<2x3x2x80x80xf32>, tensor<2x3x2x80x80xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x80x80xi1>) -> tensor<2x3x2x80x80xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x3x2x80x80xi1>, tensor<2x3x2x80x80xf32>
  return %3, %1 : tensor<2x3x2x80x80xf32>, tensor<2x3x2x80x80xi1>
}
func.func private @log_softmax(%arg0: tensor<2x80x1000xf32>) -> (tensor<2x80x1000xf32>, tensor<2x80x1000xf32>, tensor<2x80x1xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x80x1000xf32>, tensor<f32>) -> tensor<2x80xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x80xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x80xf32>) -> tensor<2x80x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x80x1xf32>) -> tensor<2x80x1000xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x80x1000xf32>
  %6 = stablehlo.exponential %5 : tensor<2x80x1000xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x80x1000xf32>, tensor<f32>) -> tensor<2x80xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x80xf32>) -> tensor<2x80x1xf32>
  %9 = stablehlo.log %8 : tensor<2x80x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x80x1xf32>) -> tensor<2x80x1000xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x80x1000xf32>
  return %11, %6, %8 : tensor<2x80x1000xf32>, tensor<2x80x1000xf32>, tensor<2x80x1xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x80x1000xf32>, %arg1: tensor<2x80x1xi32>) -> (tensor<2x80x1xf32>, tensor<2x80x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x80x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x80x1xi32>, tensor<2x80x1xi32>) -> tensor<2x80x1xi1>
  %c_0 = stablehlo.constant dense<1000> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x80x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x80x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x80x1xi1>, tensor<2x80x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x80x1xi32>) -> tensor<2x80x1x1xi32>
  %c_1 = stablehlo.constant dense<999> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x80x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x80x1x1xi32>, tensor<2x80x1x1xi32>) -> tensor<2x80x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x80x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x80x1x1xi32>, tensor<2x80x1x1xi32>) -> tensor<2x80x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x80x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x80x1x1xi1>, tensor<i1>) -> tensor<2x80x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x80x1000xf32>, tensor<2x80x1x1xi32>) -> tensor<2x80x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x80x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x80x1xi1>, tensor<2x80x1xf32>
  return %15, %5 : tensor<2x80x1xf32>, tensor<2x80x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x80x1x1xi32>, %arg1: tensor<2x80x1xf32>) -> tensor<2x80x1000xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x80x1000xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x80x1000xf32>, tensor<2x80x1x1xi32>, tensor<2x80x1xf32>) -> tensor<2x80x1000xf32>
  return %1 : tensor<2x80x1000xf32>
}
func.func private @log_softmax_1(%arg0: tensor<2x80x1000xf32>, %arg1: tensor<2x80x1xf32>, %arg2: tensor<2x80x1000xf32>) -> tensor<2x80x1000xf32> {
  %0 = stablehlo.negate %arg2 : tensor<2x80x1000xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x80x1000xf32>, tensor<f32>) -> tensor<2x80xf32>
  %2 = stablehlo.reshape %1 : (tensor<2x80xf32>) -> tensor<2x80x1xf32>
  %3 = stablehlo.divide %2, %arg1 : tensor<2x80x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2x80x1xf32>, tensor<f32>) -> tensor<2x80xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x80xf32>) -> tensor<2x80x1000xf32>
  %6 = stablehlo.multiply %5, %arg0 : tensor<2x80x1000xf32>
  %7 = stablehlo.add %arg2, %6 : tensor<2x80x1000xf32>
  return %7 : tensor<2x80x1000xf32>
}
func.func private @_where_2(%arg0: tensor<2x3x2x80x80xi1>, %arg1: tensor<2x3x2x80x80xf32>) -> tensor<2x3x2x80x80xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x3x2x80x80xi1>, tensor<2x3x2x80x80xf32>
  return %1 : tensor<2x3x2x80x80xf32>
}

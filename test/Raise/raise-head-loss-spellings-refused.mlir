// Heads that are not raised, and the reason.
// Printed by JAX 0.10.2: test/Raise/forms.py
// RUN: trc-opt --split-input-file --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(phase-simplify,func.func(convert-dots-to-contract,raise-head-loss{remarks}))' %s -o /dev/null

// Soft labels.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4x12xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = call @log_softmax(%0) : (tensor<2x4x12xf32>) -> tensor<2x4x12xf32>
  %2 = stablehlo.multiply %arg2, %1 : tensor<2x4x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %5 = stablehlo.divide %4, %cst_1 : tensor<f32>
  %6 = stablehlo.negate %5 : tensor<f32>
  return %6 : tensor<f32>
}
func.func private @log_softmax(%arg0: tensor<2x4x12xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %2 = stablehlo.maximum %1, %0 : tensor<2x4xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<2x4x12xf32>
  // expected-remark @+1 {{head loss not raised: no row has the form of a cross entropy}}
  %6 = stablehlo.exponential %5 : tensor<2x4x12xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %9 = stablehlo.log %8 : tensor<2x4x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2x4x12xf32>
  return %11 : tensor<2x4x12xf32>
}

// -----

// The logits are kept too.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x12xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.slice %0 [0:2, 0:3, 0:12] : (tensor<2x4x12xf32>) -> tensor<2x3x12xf32>
  %2 = stablehlo.slice %arg2 [0:2, 1:4] : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
  %4 = call @take_along_axis(%1, %3) : (tensor<2x3x12xf32>, tensor<2x3x1xi32>) -> tensor<2x3x1xf32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %8 = stablehlo.maximum %7, %6 : tensor<2x3xf32>
  %9 = stablehlo.is_finite %8 : (tensor<2x3xf32>) -> tensor<2x3xi1>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  %11 = stablehlo.select %9, %8, %10 : tensor<2x3xi1>, tensor<2x3xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x12xf32>
  %14 = stablehlo.subtract %1, %13 : tensor<2x3x12xf32>
  // expected-remark @+1 {{head loss not raised: rows are taken from the logits by 'stablehlo.slice'}}
  %15 = stablehlo.exponential %14 : tensor<2x3x12xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x12xf32>, tensor<f32>) -> tensor<2x3xf32>
  %17 = stablehlo.abs %16 : tensor<2x3xf32>
  %18 = stablehlo.log %17 : tensor<2x3xf32>
  %19 = stablehlo.add %18, %11 : tensor<2x3xf32>
  %20 = stablehlo.subtract %19, %5 : tensor<2x3xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %21 = stablehlo.reduce(%20 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  %cst_4 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %22 = stablehlo.divide %21, %cst_4 : tensor<f32>
  return %22, %0 : tensor<f32>, tensor<2x4x12xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x3x12xf32>, %arg1: tensor<2x3x1xi32>) -> tensor<2x3x1xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x3x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x3x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x3x1xi1>, tensor<2x3x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x3x1xi32>) -> tensor<2x3x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x3x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x3x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x3x1x1xi32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x3x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x3x1x1xi1>, tensor<i1>) -> tensor<2x3x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x3x12xf32>, tensor<2x3x1x1xi32>) -> tensor<2x3x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x3x1xi1>, tensor<2x3x1xf32>
  return %15 : tensor<2x3x1xf32>
}

// -----

// A scale that is learned, and its gradient.
func.func @form(%arg0: tensor<2x4x8xf32>, %arg1: tensor<8x12xf32>, %arg2: tensor<1xf32>, %arg3: tensor<2x4xi32>) -> (tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<1xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x4x8xf32>, tensor<8x12xf32>) -> tensor<2x4x12xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<1xf32>) -> tensor<1x1x1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x4x12xf32>
  %3 = stablehlo.divide %0, %2 : tensor<2x4x12xf32>
  %4 = stablehlo.multiply %1, %1 : tensor<1x1x1xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
  %6 = stablehlo.divide %5, %4 : tensor<1x1x1xf32>
  %7 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %8:2 = call @take_along_axis(%3, %7) : (tensor<2x4x12xf32>, tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>)
  %9 = stablehlo.reshape %8#0 : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %10 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %12 = stablehlo.maximum %11, %10 : tensor<2x4xf32>
  %13 = stablehlo.is_finite %12 : (tensor<2x4xf32>) -> tensor<2x4xi1>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %15 = stablehlo.select %13, %12, %14 : tensor<2x4xi1>, tensor<2x4xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %18 = stablehlo.subtract %3, %17 : tensor<2x4x12xf32>
  // expected-remark @+1 {{head loss not raised: the product is read without its scale}}
  %19 = stablehlo.exponential %18 : tensor<2x4x12xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<2x4xf32>
  %21 = stablehlo.abs %20 : tensor<2x4xf32>
  %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %23 = stablehlo.compare GE, %20, %22, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
  %24 = stablehlo.log %21 : tensor<2x4xf32>
  %25 = stablehlo.add %24, %15 : tensor<2x4xf32>
  %26 = stablehlo.subtract %25, %9 : tensor<2x4xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %27 = stablehlo.reduce(%26 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %cst_6 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %28 = stablehlo.divide %27, %cst_6 : tensor<f32>
  %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_8 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
  %29 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
  %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %31 = stablehlo.negate %30 : tensor<2x4xf32>
  %32 = stablehlo.divide %30, %21 : tensor<2x4xf32>
  %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %33 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %34 = stablehlo.select %23, %33, %32 : tensor<2x4xi1>, tensor<2x4xf32>
  %35 = stablehlo.select %23, %32, %33 : tensor<2x4xi1>, tensor<2x4xf32>
  %36 = stablehlo.negate %34 : tensor<2x4xf32>
  %37 = stablehlo.add %35, %36 : tensor<2x4xf32>
  %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x12xf32>
  %39 = stablehlo.multiply %38, %19 : tensor<2x4x12xf32>
  %40 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
  %41 = call @take_along_axis_0(%8#1, %40) : (tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  %42 = stablehlo.add %39, %41 : tensor<2x4x12xf32>
  %43 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x4x12xf32>
  %44 = stablehlo.multiply %42, %43 : tensor<2x4x12xf32>
  %45 = stablehlo.multiply %44, %0 : tensor<2x4x12xf32>
  %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x4x12xf32>, tensor<f32>) -> tensor<f32>
  %47 = stablehlo.reshape %46 : (tensor<f32>) -> tensor<1x1x1xf32>
  %48 = stablehlo.negate %47 : tensor<1x1x1xf32>
  %49 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<2x4x12xf32>
  %50 = stablehlo.divide %42, %49 : tensor<2x4x12xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %51 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
  %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<1xf32>
  %53 = stablehlo.dot_general %50, %arg0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<2x4x8xf32>) -> tensor<12x8xf32>
  %54 = stablehlo.transpose %53, dims = [1, 0] : (tensor<12x8xf32>) -> tensor<8x12xf32>
  %55 = stablehlo.dot_general %50, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x4x12xf32>, tensor<8x12xf32>) -> tensor<2x4x8xf32>
  return %28, %55, %54, %52 : tensor<f32>, tensor<2x4x8xf32>, tensor<8x12xf32>, tensor<1xf32>
}
func.func private @take_along_axis(%arg0: tensor<2x4x12xf32>, %arg1: tensor<2x4x1xi32>) -> (tensor<2x4x1xf32>, tensor<2x4x1x1xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %c_0 = stablehlo.constant dense<12> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %3 = stablehlo.add %arg1, %2 : tensor<2x4x1xi32>
  %4 = stablehlo.select %1, %3, %arg1 : tensor<2x4x1xi1>, tensor<2x4x1xi32>
  %5 = stablehlo.reshape %4 : (tensor<2x4x1xi32>) -> tensor<2x4x1x1xi32>
  %c_1 = stablehlo.constant dense<11> : tensor<1xi32>
  %c_2 = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<2x4x1x1xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<2x4x1x1xi32>
  %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<2x4x1x1xi32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1x1xi1>
  %11 = stablehlo.and %7, %10 : tensor<2x4x1x1xi1>
  %c_3 = stablehlo.constant dense<true> : tensor<i1>
  %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<2x4x1x1xi1>, tensor<i1>) -> tensor<2x4x1xi1>
  %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>) -> tensor<2x4x1xf32>
  %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x1xf32>
  %15 = stablehlo.select %12, %13, %14 : tensor<2x4x1xi1>, tensor<2x4x1xf32>
  return %15, %5 : tensor<2x4x1xf32>, tensor<2x4x1x1xi32>
}
func.func private @take_along_axis_0(%arg0: tensor<2x4x1x1xi32>, %arg1: tensor<2x4x1xf32>) -> tensor<2x4x12xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x4x12xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x4x12xf32>, tensor<2x4x1x1xi32>, tensor<2x4x1xf32>) -> tensor<2x4x12xf32>
  return %1 : tensor<2x4x12xf32>
}

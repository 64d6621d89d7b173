// A step with padded keys, heads that share keys, and smoothed labels: nothing of the
// size of the scores or of the mask for each query is planned.
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
  %cst_0 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %6:2 = call @_where(%5, %3, %cst_0) : (tensor<80x80xi1>, tensor<2x3x2x80x80xf32>, tensor<f32>) -> (tensor<2x3x2x80x80xf32>, tensor<2x3x2x80x80xi1>)
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %7 = call @_where_0(%arg5, %cst_1, %cst_2) : (tensor<2x80xi1>, tensor<f32>, tensor<f32>) -> tensor<2x80xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 4] : (tensor<2x80xf32>) -> tensor<2x1x1x1x80xf32>
  %9 = stablehlo.convert %8 : tensor<2x1x1x1x80xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3, 4] : (tensor<2x1x1x1x80xf32>) -> tensor<2x3x2x80x80xf32>
  %11 = stablehlo.add %6#0, %10 : tensor<2x3x2x80x80xf32>
  %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.maximum across dimensions = [4] : (tensor<2x3x2x80x80xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3x2x80xf32>
  %14 = stablehlo.maximum %13, %12 : tensor<2x3x2x80xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %17 = stablehlo.subtract %11, %16 : tensor<2x3x2x80x80xf32>
  %18 = stablehlo.exponential %17 : tensor<2x3x2x80x80xf32>
  %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x80x80xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x1xf32>
  %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %22 = stablehlo.divide %18, %21 : tensor<2x3x2x80x80xf32>
  %23 = stablehlo.multiply %20, %20 : tensor<2x3x2x80x1xf32>
  %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x1xf32>
  %25 = stablehlo.divide %24, %23 : tensor<2x3x2x80x1xf32>
  %26 = stablehlo.dot_general %arg2, %22, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [4], precision = [DEFAULT, DEFAULT] : (tensor<2x80x3x16xf32>, tensor<2x3x2x80x80xf32>) -> tensor<2x3x16x2x80xf32>
  %27 = stablehlo.transpose %26, dims = [0, 4, 1, 3, 2] : (tensor<2x3x16x2x80xf32>) -> tensor<2x80x3x2x16xf32>
  %28 = stablehlo.reshape %27 : (tensor<2x80x3x2x16xf32>) -> tensor<2x80x96xf32>
  %29 = stablehlo.add %arg3, %28 : tensor<2x80x96xf32>
  %30 = stablehlo.dot_general %29, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x80x96xf32>, tensor<96x1000xf32>) -> tensor<2x80x1000xf32>
  %31:3 = call @log_softmax(%30) : (tensor<2x80x1000xf32>) -> (tensor<2x80x1000xf32>, tensor<2x80x1000xf32>, tensor<2x80x1xf32>)
  %32 = stablehlo.broadcast_in_dim %arg6, dims = [0, 1] : (tensor<2x80xi32>) -> tensor<2x80x1xi32>
  %33:2 = call @take_along_axis(%31#0, %32) : (tensor<2x80x1000xf32>, tensor<2x80x1xi32>) -> (tensor<2x80x1xf32>, tensor<2x80x1x1xi32>)
  %34 = stablehlo.reshape %33#0 : (tensor<2x80x1xf32>) -> tensor<2x80xf32>
  %35 = stablehlo.negate %34 : tensor<2x80xf32>
  %cst_7 = stablehlo.constant dense<0.899999976> : tensor<f32>
  %36 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %37 = stablehlo.multiply %36, %35 : tensor<2x80xf32>
  %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %38 = stablehlo.reduce(%31#0 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<2x80x1000xf32>, tensor<f32>) -> tensor<2x80xf32>
  %cst_9 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
  %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %40 = stablehlo.divide %38, %39 : tensor<2x80xf32>
  %cst_10 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %41 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %42 = stablehlo.multiply %41, %40 : tensor<2x80xf32>
  %43 = stablehlo.subtract %37, %42 : tensor<2x80xf32>
  %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %44 = stablehlo.reduce(%43 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x80xf32>, tensor<f32>) -> tensor<f32>
  %cst_12 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
  %45 = stablehlo.divide %44, %cst_12 : tensor<f32>
  %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_14 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
  %46 = stablehlo.divide %cst_13, %cst_14 : tensor<f32>
  %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %48 = stablehlo.negate %47 : tensor<2x80xf32>
  %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
  %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %50 = stablehlo.multiply %49, %48 : tensor<2x80xf32>
  %cst_16 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
  %51 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %52 = stablehlo.divide %50, %51 : tensor<2x80xf32>
  %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<2x80xf32>) -> tensor<2x80x1000xf32>
  %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
  %54 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %55 = stablehlo.multiply %54, %47 : tensor<2x80xf32>
  %56 = stablehlo.negate %55 : tensor<2x80xf32>
  %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x80xf32>) -> tensor<2x80x1xf32>
  %58 = call @take_along_axis_1(%33#1, %57) : (tensor<2x80x1x1xi32>, tensor<2x80x1xf32>) -> tensor<2x80x1000xf32>
  %59 = stablehlo.add %53, %58 : tensor<2x80x1000xf32>
  %60 = call @log_softmax_2(%31#1, %31#2, %59) : (tensor<2x80x1000xf32>, tensor<2x80x1xf32>, tensor<2x80x1000xf32>) -> tensor<2x80x1000xf32>
  %61 = stablehlo.dot_general %60, %29, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2x80x1000xf32>, tensor<2x80x96xf32>) -> tensor<1000x96xf32>
  %62 = stablehlo.transpose %61, dims = [1, 0] : (tensor<1000x96xf32>) -> tensor<96x1000xf32>
  %63 = stablehlo.dot_general %60, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x80x1000xf32>, tensor<96x1000xf32>) -> tensor<2x80x96xf32>
  %64 = stablehlo.reshape %63 : (tensor<2x80x96xf32>) -> tensor<2x80x3x2x16xf32>
  %65 = stablehlo.transpose %64, dims = [0, 2, 4, 3, 1] : (tensor<2x80x3x2x16xf32>) -> tensor<2x3x16x2x80xf32>
  %66 = stablehlo.dot_general %65, %arg2, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16x2x80xf32>, tensor<2x80x3x16xf32>) -> tensor<2x3x2x80x80xf32>
  %67 = stablehlo.dot_general %65, %22, batching_dims = [0, 1] x [0, 1], contracting_dims = [3, 4] x [2, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x16x2x80xf32>, tensor<2x3x2x80x80xf32>) -> tensor<2x3x16x80xf32>
  %68 = stablehlo.transpose %67, dims = [0, 3, 1, 2] : (tensor<2x3x16x80xf32>) -> tensor<2x80x3x16xf32>
  %69 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %70 = stablehlo.multiply %66, %69 : tensor<2x3x2x80x80xf32>
  %71 = stablehlo.multiply %70, %18 : tensor<2x3x2x80x80xf32>
  %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %72 = stablehlo.reduce(%71 init: %cst_18) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x80x80xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %73 = stablehlo.reshape %72 : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x1xf32>
  %74 = stablehlo.negate %73 : tensor<2x3x2x80x1xf32>
  %75 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3, 4] : (tensor<2x3x2x80x1xf32>) -> tensor<2x3x2x80x80xf32>
  %76 = stablehlo.divide %66, %75 : tensor<2x3x2x80x80xf32>
  %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %77 = stablehlo.reduce(%74 init: %cst_19) applies stablehlo.add across dimensions = [4] : (tensor<2x3x2x80x1xf32>, tensor<f32>) -> tensor<2x3x2x80xf32>
  %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2, 3] : (tensor<2x3x2x80xf32>) -> tensor<2x3x2x80x80xf32>
  %79 = stablehlo.add %76, %78 : tensor<2x3x2x80x80xf32>
  %80 = stablehlo.multiply %79, %18 : tensor<2x3x2x80x80xf32>
  %81 = call @_where_3(%6#1, %80) : (tensor<2x3x2x80x80xi1>, tensor<2x3x2x80x80xf32>) -> tensor<2x3x2x80x80xf32>
  %cst_20 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
  %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %83 = stablehlo.multiply %81, %82 : tensor<2x3x2x80x80xf32>
  %84 = stablehlo.transpose %83, dims = [0, 1, 4, 3, 2] : (tensor<2x3x2x80x80xf32>) -> tensor<2x3x80x80x2xf32>
  %85 = stablehlo.dot_general %84, %arg1, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x3x80x80x2xf32>, tensor<2x80x3x16xf32>) -> tensor<2x3x80x2x16xf32>
  %86 = stablehlo.transpose %85, dims = [0, 2, 1, 3, 4] : (tensor<2x3x80x2x16xf32>) -> tensor<2x80x3x2x16xf32>
  %87 = stablehlo.dot_general %84, %arg0, batching_dims = [0, 1] x [0, 2], contracting_dims = [3, 4] x [1, 3], precision = [DEFAULT, DEFAULT] : (tensor<2x3x80x80x2xf32>, tensor<2x80x3x2x16xf32>) -> tensor<2x3x80x16xf32>
  %88 = stablehlo.transpose %87, dims = [0, 2, 1, 3] : (tensor<2x3x80x16xf32>) -> tensor<2x80x3x16xf32>
  return %45, %86, %88, %68, %63, %62 : tensor<f32>, tensor<2x80x3x2x16xf32>, tensor<2x80x3x16xf32>, tensor<2x80x3x16xf32>, tensor<2x80x96xf32>, tensor<96x1000xf32>
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
func.func private @_where(%arg0: tensor<80x80xi1>, %arg1: tensor<2x3x2x80x80xf32>, %arg2: tensor<f32>) -> (tensor<2x3x2x80x80xf32>, tensor<2x3x2x80x80xi1>) {
  %0 = stablehlo.convert %arg2 : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [3, 4] : (tensor<80x80xi1>) -> tensor<2x3x2x80x80xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<2x3x2x80x80xi1>, tensor<2x3x2x80x80xf32>
  return %3, %1 : tensor<2x3x2x80x80xf32>, tensor<2x3x2x80x80xi1>
}
func.func private @_where_0(%arg0: tensor<2x80xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<2x80xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x80xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<2x80xi1>, tensor<2x80xf32>
  return %2 : tensor<2x80xf32>
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
func.func private @take_along_axis_1(%arg0: tensor<2x80x1x1xi32>, %arg1: tensor<2x80x1xf32>) -> tensor<2x80x1000xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x80x1000xf32>
  %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
  ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
    %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<2x80x1000xf32>, tensor<2x80x1x1xi32>, tensor<2x80x1xf32>) -> tensor<2x80x1000xf32>
  return %1 : tensor<2x80x1000xf32>
}
func.func private @log_softmax_2(%arg0: tensor<2x80x1000xf32>, %arg1: tensor<2x80x1xf32>, %arg2: tensor<2x80x1000xf32>) -> tensor<2x80x1000xf32> {
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
func.func private @_where_3(%arg0: tensor<2x3x2x80x80xi1>, %arg1: tensor<2x3x2x80x80xf32>) -> tensor<2x3x2x80x80xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3x2x80x80xf32>
  %1 = stablehlo.select %arg0, %arg1, %0 : tensor<2x3x2x80x80xi1>, tensor<2x3x2x80x80xf32>
  return %1 : tensor<2x3x2x80x80xf32>
}

// RUN: trc-opt %s | trc-opt | FileCheck %s
// RUN: trc-opt --mlir-print-op-generic %s | trc-opt | FileCheck %s
// RUN: trc-opt --emit-bytecode %s | trc-opt | FileCheck %s
//
// Products of tensors and solvers: parse and print.

// Batching dimensions, contracting dimensions, precision.
// CHECK-LABEL: func.func @case0(
// CHECK: %{{.+}} = stablehlo.dot_general %{{.+}}, %{{.+}}, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<8x2x3xbf16>, tensor<8x3x4xbf16>) -> tensor<8x2x4xf32>
func.func @case0(%x: tensor<8x2x3xbf16>, %y: tensor<8x3x4xbf16>) {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, HIGHEST] : (tensor<8x2x3xbf16>, tensor<8x3x4xbf16>) -> tensor<8x2x4xf32>
  return
}

// All but the contracting dimensions may be left out; these may be empty.
// CHECK-LABEL: func.func @case1(
// CHECK: %{{.+}} = stablehlo.dot_general %{{.+}}, %{{.+}}, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// CHECK: %{{.+}} = stablehlo.dot_general %{{.+}}, %{{.+}}, contracting_dims = [] x [], precision = [] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x3x3x4xf32>
func.func @case1(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [] x [], precision = [] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x3x3x4xf32>
  return
}

// An algorithm, with and without precision.
// CHECK-LABEL: func.func @case2(
// CHECK: %{{.+}} = stablehlo.dot_general %{{.+}}, %{{.+}}, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
// CHECK: %{{.+}} = stablehlo.dot_general %{{.+}}, %{{.+}}, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
func.func @case2(%x: tensor<2x3xf32>, %y: tensor<3x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 3, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// The generic form.
// CHECK-LABEL: func.func @case3(
// CHECK: %{{.+}} = stablehlo.dot_general %{{.+}}, %{{.+}}, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGH, DEFAULT] : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
func.func @case3(%x: tensor<8x2x3xf32>, %y: tensor<8x3x4xf32>) {
  %0 = "stablehlo.dot_general"(%x, %y) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<8x2x3xf32>, tensor<8x3x4xf32>) -> tensor<8x2x4xf32>
  return
}

// A convolution, with all that a window may have.
// CHECK-LABEL: func.func @case4(
// CHECK: %{{.+}} = stablehlo.convolution(%{{.+}}, %{{.+}}) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = {{\[\[}}1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x4x4xf32>
func.func @case4(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x8x4x4xf32>
  return
}

// And with nothing; other orders of dimensions.
// CHECK-LABEL: func.func @case5(
// CHECK: %{{.+}} = stablehlo.convolution(%{{.+}}, %{{.+}}) dim_numbers = [b, f, 0]x[o, i, 0]->[0, f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x8xf32>, tensor<4x3x3xf32>) -> tensor<6x4x1xf32>
// CHECK: %{{.+}} = stablehlo.convolution(%{{.+}}, %{{.+}}) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x8xf32>, tensor<4x3x3xf32>) -> tensor<1x4x6xf32>
func.func @case5(%x: tensor<1x3x8xf32>, %k: tensor<4x3x3xf32>) {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0]x[o, i, 0]->[0, f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x8xf32>, tensor<4x3x3xf32>) -> tensor<6x4x1xf32>
  %1 = "stablehlo.convolution"(%x, %k) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[o, i, 0]->[b, f, 0]>, feature_group_count = 1 : i64}> : (tensor<1x3x8xf32>, tensor<4x3x3xf32>) -> tensor<1x4x6xf32>
  return
}

// Solvers.
// CHECK-LABEL: func.func @case6(
// CHECK: %{{.+}} = stablehlo.cholesky %{{.+}}, lower = true : tensor<4x4xf32>
// CHECK: %{{.+}} = stablehlo.cholesky %{{.+}} : tensor<4x4xf32>
// CHECK: %{{.+}} = "stablehlo.triangular_solve"(%{{.+}}, %{{.+}}) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
func.func @case6(%a: tensor<4x4xf32>, %b: tensor<4x2xf32>) {
  %0 = stablehlo.cholesky %a, lower = true : tensor<4x4xf32>
  %1 = stablehlo.cholesky %a : tensor<4x4xf32>
  %2 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
  return
}

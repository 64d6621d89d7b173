// RUN: trc-opt --import %s | FileCheck %s
//
// Calls of JAX's library that are operations of the language: however their
// tensors lie, they mean matrices.

// Cholesky's factorisation of matrices, with what LAPACK says of it: not a number
// anywhere where it failed.
// CHECK-LABEL: func.func @factor
// CHECK: %[[F:.+]] = stablehlo.cholesky %arg0, lower = true : tensor<3x4x4xf32>
// CHECK: %[[S:.+]] = stablehlo.slice
// CHECK: %[[D:.+]] = stablehlo.reshape
// CHECK: %[[N:.+]] = stablehlo.compare NE, %[[D]], %[[D]]
// CHECK: %[[I:.+]] = stablehlo.convert %[[N]] : (tensor<3xi1>) -> tensor<3xi32>
// CHECK: return %[[F]], %[[I]]
func.func @factor(%a: tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3xi32>) {
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%a) {backend_config = "", mhlo.backend_config = {uplo = 76 : ui8}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]} : (tensor<3x4x4xf32>) -> (tensor<3x4x4xf32>, tensor<3xi32>)
  return %0#0, %0#1 : tensor<3x4x4xf32>, tensor<3xi32>
}

// A triangular system, from the right.
// CHECK-LABEL: func.func @solve
// CHECK: "stablehlo.triangular_solve"(%arg0, %arg1)
// CHECK-SAME: left_side = false, lower = true
// CHECK-SAME: TRANSPOSE
// CHECK-SAME: unit_diagonal = true
func.func @solve(%a: tensor<4x4xf64>, %b: tensor<2x4xf64>) -> tensor<2x4xf64> {
  %0 = stablehlo.custom_call @lapack_dtrsm_ffi(%a, %b) {backend_config = "", mhlo.backend_config = {diag = 85 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<4x4xf64>, tensor<2x4xf64>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}

// The smallest of a dimension, exactly.
// CHECK-LABEL: func.func @smallest
// CHECK: %[[T:.+]] = stablehlo.transpose %arg0, dims = [1, 0]
// CHECK: %[[N:.+]] = stablehlo.negate %[[T]]
// CHECK: %[[V:.+]], %[[I:.+]] = chlo.top_k(%[[N]], k = 2)
// CHECK: stablehlo.negate %[[V]]
// What compared them is gone, or it would be an entry.
// CHECK-NOT: @top_k_lt_f32_comparator
func.func @smallest(%x: tensor<8x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
  %i = stablehlo.iota dim = 0 : tensor<8x3xi32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %none = stablehlo.constant dense<-1> : tensor<i32>
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %high, %none) {backend_config = "", called_computations = [@top_k_lt_f32_comparator], mhlo.backend_config = {aggregate_to_topk = true, is_fallback = true, recall_target = 0.949999988 : f32, reduction_dim = 0 : i64, reduction_input_size_override = -1 : i64, top_k = 2 : i64}} : (tensor<8x3xf32>, tensor<8x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0, %0#1 : tensor<2x3xf32>, tensor<2x3xi32>
}
func.func @top_k_lt_f32_comparator(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare LT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// Factorisations are calls that every device answers itself.
// CHECK-LABEL: func.func @factorisations
// CHECK: stablehlo.custom_call @trc.lu(%arg0) : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>)
func.func @factorisations(%a: tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>) {
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%a) {backend_config = "", mhlo.backend_config = {}, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>)
  return %0#0, %0#1, %0#2 : tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>
}

// The lower half is read; of singular values LAPACK's first result is nothing.
// CHECK-LABEL: func.func @spectra
// CHECK: %[[T:.+]] = stablehlo.transpose %arg0, dims = [1, 0]
// CHECK: stablehlo.custom_call @trc.eigh(%[[T]]) : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
// CHECK: stablehlo.custom_call @trc.svd(%arg1) : (tensor<3x5xf64>) -> (tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<i32>)
func.func @spectra(%a: tensor<4x4xf64>, %b: tensor<3x5xf64>) -> (tensor<4xf64>, tensor<3xf64>) {
  %0:3 = stablehlo.custom_call @lapack_dsyevd_ffi(%a) {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}} : (tensor<4x4xf64>) -> (tensor<4x4xf64>, tensor<4xf64>, tensor<i32>)
  %1:5 = stablehlo.custom_call @lapack_dgesdd_ffi(%b) {mhlo.backend_config = {mode = 83 : ui8}} : (tensor<3x5xf64>) -> (tensor<3x5xf64>, tensor<3xf64>, tensor<3x3xf64>, tensor<3x5xf64>, tensor<i32>)
  return %0#1, %1#1 : tensor<4xf64>, tensor<3xf64>
}

// What jax.debug.print is given, in order; the number of a function of Python is
// of no use.
// CHECK-LABEL: func.func @print
// CHECK: stablehlo.custom_call @trc.print(%arg1) {has_side_effect = true} : (tensor<3xf32>) -> ()
// CHECK: %[[T:.+]] = stablehlo.custom_call @trc.print(%arg0, %arg1) {has_side_effect = true} : (!stablehlo.token, tensor<3xf32>) -> !stablehlo.token
// CHECK: return %[[T]]
func.func @print(%t: !stablehlo.token, %x: tensor<3xf32>) -> !stablehlo.token {
  stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {backend_config = "", has_side_effect = true, mhlo.backend_config = {index = 0 : ui64}} : (tensor<3xf32>) -> ()
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%t, %x) {backend_config = "", has_side_effect = true, mhlo.backend_config = {index = 1 : ui64}} : (!stablehlo.token, tensor<3xf32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}

// RUN: trc-opt --import %s --split-input-file --verify-diagnostics
//
// Calls of JAX's library that trc does not have, or does not recognise.

// What comes back is computed by Python.
func.func @python(%x: tensor<4x2xf32>) -> tensor<4x2xf32> {
  // expected-error@+1 {{'stablehlo.custom_call' is refused: it calls Python and reads what comes back, as jax.pure_callback does, and there is none where the program runs; make the value an input of the function, or compile the function by trc.jit}}
  %0 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) {backend_config = "", mhlo.backend_config = {index = 0 : ui64}} : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}

// -----

func.func @factorisation(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{the call of 'lapack_sgehrd_ffi': of the factorisations that JAX has LAPACK do, trc has those of jnp.linalg's cholesky, lu, solve, inv, det, qr, eigh and svd; compute this one before the step, and make it an input}}
  %0:2 = stablehlo.custom_call @lapack_sgehrd_ffi(%x) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<3xf32>)
  return %0#0 : tensor<4x4xf32>
}

// -----

// Eigenvalues that are complex.
func.func @eigenvalues(%x: tensor<4x4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{the call of 'lapack_sgeev_ffi': the eigenvalues of a matrix that is not symmetric are complex, and within a program there is no mend; use jnp.linalg.eigh if it is symmetric, or compute them before the step, and make them inputs}}
  %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%x) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<i32>)
  return %0#0 : tensor<4xf32>
}

// -----

// As JAX prints it: complex numbers that come of it are not said, and an
// operation without a place stands where its function does.
func.func @main(%x: tensor<4x4xf32>) -> tensor<4xf32> {
  %0 = call @eigvals(%x) : (tensor<4x4xf32>) -> tensor<4xcomplex<f32>>
  %1 = stablehlo.abs %0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
// expected-error@below {{the call of 'lapack_sgeev_ffi': the eigenvalues}}
func.func private @eigvals(%x: tensor<4x4xf32>) -> tensor<4xcomplex<f32>> {
  %0:5 = stablehlo.custom_call @lapack_sgeev_ffi(%x) : (tensor<4x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<i32>) loc("eig")
  %1 = stablehlo.complex %0#0, %0#1 : tensor<4xcomplex<f32>>
  return %1 : tensor<4xcomplex<f32>>
}

// -----

// Pivots of another number than there are.
func.func @pivots(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  // expected-error@+1 {{the call of 'lapack_sgetrf_ffi' is not as JAX 0.10 writes it}}
  %0:3 = stablehlo.custom_call @lapack_sgetrf_ffi(%x) : (tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<6xi32>, tensor<i32>)
  return %0#0 : tensor<4x6xf32>
}

// -----

// A type that LAPACK has not.
func.func @narrow(%x: tensor<4x4xbf16>) -> tensor<4x4xbf16> {
  // expected-error@+1 {{the call of 'lapack_sgeqrf_ffi' is not as JAX 0.10 writes it}}
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) : (tensor<4x4xbf16>) -> (tensor<4x4xbf16>, tensor<4xbf16>)
  return %0#0 : tensor<4x4xbf16>
}

// -----

func.func @letter(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error@+1 {{the call of 'lapack_spotrf_ffi' is not as JAX 0.10 writes it; print the program with that version}}
  %0:2 = stablehlo.custom_call @lapack_spotrf_ffi(%x) {mhlo.backend_config = {uplo = 77 : ui8}} : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<i32>)
  return %0#0 : tensor<4x4xf32>
}

// -----

func.func @shapes(%a: tensor<4x4xf32>, %b: tensor<3x4xf32>) -> tensor<3x4xf32> {
  // expected-error@+1 {{the call of 'lapack_strsm_ffi' is not as JAX 0.10 writes it}}
  %0 = stablehlo.custom_call @lapack_strsm_ffi(%a, %b) {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}} : (tensor<4x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %0 : tensor<3x4xf32>
}

// -----

// Indices that are not those of the dimension.
func.func @indices(%x: tensor<8x3xf32>, %i: tensor<8x3xi32>, %low: tensor<f32>, %none: tensor<i32>) -> tensor<2x3xf32> {
  // expected-error@+1 {{the call of 'ApproxTopK' is not as JAX 0.10 writes it}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none) {called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 2 : i64}} : (tensor<8x3xf32>, tensor<8x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0 : tensor<2x3xf32>
}
func.func private @top_k_gt_f32_comparator(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// -----

// More candidates than asked for, for the caller to choose from.
func.func @candidates(%x: tensor<8x3xf32>, %low: tensor<f32>, %none: tensor<i32>) -> tensor<4x3xf32> {
  %i = stablehlo.iota dim = 0 : tensor<8x3xi32>
  // expected-error@+1 {{'stablehlo.custom_call' is refused: the call of 'ApproxTopK' returns candidates; say aggregate_to_topk=True}}
  %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %low, %none) {called_computations = [@top_k_gt_f32_comparator], mhlo.backend_config = {reduction_dim = 0 : i64, top_k = 2 : i64}} : (tensor<8x3xf32>, tensor<8x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<4x3xf32>, tensor<4x3xi32>)
  return %0#0 : tensor<4x3xf32>
}
func.func private @top_k_gt_f32_comparator(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>) -> tensor<i1> {
  %0 = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %0 : tensor<i1>
}

// RUN: trc-opt --import %s --split-input-file --verify-diagnostics
//
// Types that no kernel knows, functions that cannot be compiled, operations of
// other languages.

// Floats of 8 bits.
// expected-error@+1 {{'func.func' with 'tensor<4xf8E4M3FN>' is refused: elements of this type are not supported; use i1, integers of 2, 4, 8, 16, 32 or 64 bits, f16, bf16, f32 or f64}}
func.func @f8(%x: tensor<4xf8E4M3FN>) {
  return
}

// -----

// Integers of 7 bits.
// expected-error@+1 {{'func.func' with 'tensor<4xi7>' is refused: elements of this type}}
func.func @i7(%x: tensor<4xi7>) {
  return
}

// -----

// Values that are no tensors.
// expected-error@+1 {{'func.func' with 'f32' is refused: only tensors are supported; use a tensor of rank 0 for one value}}
func.func @scalar(%x: f32) {
  return
}

// -----

// More elements than any machine has.
// expected-error@+1 {{'func.func' with 'tensor<9000000000x9000000000xf32>' is refused: tensors of more than 2^40 elements are not supported}}
func.func @large(%x: tensor<9000000000x9000000000xf32>) {
  return
}

// -----

// A complex number in a region, and in a tuple.
func.func @nested(%i: tensor<i32>, %x: tensor<4xf32>) {
  "stablehlo.case"(%i) ({
    // expected-error@+1 {{'stablehlo.custom_call' with 'tuple<tensor<complex<f32>>>' is refused: complex numbers}}
    %0 = stablehlo.custom_call @f() : () -> tuple<tensor<complex<f32>>>
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}

// -----

// A function that is only declared.
// expected-error@+1 {{'func.func' is refused: function 'other' has no body; every function must be defined}}
func.func private @other(tensor<f32>)

// -----

// Functions that call each other.
func.func @one(%x: tensor<f32>) {
  func.call @two(%x) : (tensor<f32>) -> ()
  return
}
func.func @two(%x: tensor<f32>) {
  // expected-error@+1 {{'func.call' is refused: function 'one' calls itself; write the recursion as a loop}}
  func.call @one(%x) : (tensor<f32>) -> ()
  return
}

// -----

// A module inside of another.
// expected-error@+1 {{'builtin.module' is refused: it is not part of the language}}
module {
}
func.func @beside() {
  return
}

// -----

// The language before StableHLO.
func.func @mhlo(%x: tensor<f32>) {
  // expected-error@+2 {{Dialect `mhlo' not found for custom op 'mhlo.add'}}
  // expected-note@+1 {{trc compiles stablehlo, chlo, sdy and check operations in functions; print the program with jax.jit(f).lower(...).as_text()}}
  %0 = mhlo.add %x, %x : tensor<f32>
  return
}

// -----

// The same in the generic form.
func.func @mhlo_generic(%x: tensor<f32>) {
  // expected-error@+2 {{operation being parsed with an unregistered dialect}}
  // expected-note@+1 {{trc compiles stablehlo, chlo, sdy and check}}
  %0 = "mhlo.add"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

// An operation that StableHLO does not have.
func.func @unknown(%x: tensor<f32>) {
  // expected-error@+2 {{custom op 'stablehlo.twice' is unknown}}
  // expected-note@+1 {{trc compiles stablehlo, chlo, sdy and check}}
  %0 = stablehlo.twice %x : tensor<f32>
  return
}

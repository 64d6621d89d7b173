// RUN: trc-opt %s --inline-calls="max-operations=20" --split-input-file --verify-diagnostics

// Recursion cannot be inlined; the mend is named.
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
// expected-note @below {{the function called}}
func.func private @again(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{recursive call of 'again': write the recursion as a stablehlo.while}}
  %0 = call @again(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// A declaration has nothing to inline.
func.func private @elsewhere(tensor<f32>) -> tensor<f32>
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{calls 'elsewhere', which has no body to inline}}
  %0 = call @elsewhere(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Functions that call the next twice grow by a power of two: nothing is copied.
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @a(%x) : (tensor<f32>) -> tensor<f32>
  // expected-error @below {{inlining 'a' and all that it calls takes 14 operations, 28 with the calls before it; expected at most 20 in a program: repeat a call by a stablehlo.while}}
  %1 = call @a(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
// expected-note @below {{the function called}}
func.func private @a(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @b(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @b(%0) : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @b(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.abs %x : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  %2 = stablehlo.sine %1 : tensor<f32>
  return %2 : tensor<f32>
}

// -----

// The same program, when nothing that is kept calls it, is not in the way.
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}
func.func private @unused(%x: tensor<f32>) -> tensor<f32> {
  %0 = call @b(%x) : (tensor<f32>) -> tensor<f32>
  %1 = call @b(%0) : (tensor<f32>) -> tensor<f32>
  %2 = call @b(%1) : (tensor<f32>) -> tensor<f32>
  %3 = call @b(%2) : (tensor<f32>) -> tensor<f32>
  %4 = call @b(%3) : (tensor<f32>) -> tensor<f32>
  return %4 : tensor<f32>
}
func.func private @b(%x: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.abs %x : tensor<f32>
  %1 = stablehlo.negate %0 : tensor<f32>
  return %1 : tensor<f32>
}

// -----

// A body of several blocks does not fit in the place of a call.
func.func private @blocks(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
^other:
  return %x : tensor<f32>
}
func.func public @main(%x: tensor<f32>) -> tensor<f32> {
  // expected-error @below {{calls 'blocks', expected 1 block in it, got 2}}
  %0 = call @blocks(%x) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

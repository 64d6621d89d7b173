// RUN: trc-opt %s --split-input-file --verify-diagnostics
//
// Constraints of operations on two elements.

// Both operands of add have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{add_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.add %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of atan2 have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{atan2_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.atan2 %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of divide have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{divide_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.divide %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of maximum have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{maximum_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.maximum %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of minimum have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{minimum_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.minimum %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of multiply have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{multiply_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.multiply %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of power have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{power_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.power %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of remainder have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{remainder_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.remainder %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of subtract have one type.
func.func @case(%x: tensor<4xf32>, %y: tensor<3xf32>) {
  // expected-error@+1 {{subtract_c1: expected operands of type 'tensor<4xf32>', got 'tensor<3xf32>'}}
  %0 = stablehlo.subtract %x, %y : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
  return
}

// -----

// Both operands of shift_left have one type.
func.func @case(%x: tensor<4xi32>, %y: tensor<3xi32>) {
  // expected-error@+1 {{shift_left_c1: expected operands of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.shift_left %x, %y : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

// Both operands of shift_right_arithmetic have one type.
func.func @case(%x: tensor<4xi32>, %y: tensor<3xi32>) {
  // expected-error@+1 {{shift_right_arithmetic_c1: expected operands of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.shift_right_arithmetic %x, %y : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

// Both operands of shift_right_logical have one type.
func.func @case(%x: tensor<4xi32>, %y: tensor<3xi32>) {
  // expected-error@+1 {{shift_right_logical_c1: expected operands of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.shift_right_logical %x, %y : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

// Both operands of and have one type.
func.func @case(%x: tensor<4xi32>, %y: tensor<3xi32>) {
  // expected-error@+1 {{and_c1: expected operands of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.and %x, %y : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

// Both operands of or have one type.
func.func @case(%x: tensor<4xi32>, %y: tensor<3xi32>) {
  // expected-error@+1 {{or_c1: expected operands of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.or %x, %y : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

// Both operands of xor have one type.
func.func @case(%x: tensor<4xi32>, %y: tensor<3xi32>) {
  // expected-error@+1 {{xor_c1: expected operands of type 'tensor<4xi32>', got 'tensor<3xi32>'}}
  %0 = stablehlo.xor %x, %y : (tensor<4xi32>, tensor<3xi32>) -> tensor<4xi32>
  return
}

// -----

// And the result has it too.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{add_c1: expected result 0 of type 'tensor<4xf32>', got 'tensor<4xf64>'}}
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

// There is no angle of integers.
func.func @case(%x: tensor<4xi32>) {
  // expected-error@+1 {{operand #0 must be static ranked tensor of real floating point values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.atan2 %x, %x : tensor<4xi32>
  return
}

// -----

// An unsigned integer has no magnitude to take.
func.func @case(%x: tensor<4xui32>) {
  // expected-error@+1 {{operand #0 must be static ranked tensor of signed integer or real floating point values}}
  %0 = stablehlo.abs %x : tensor<4xui32>
  return
}

// -----

// Booleans are not divided.
func.func @case(%x: tensor<4xi1>) {
  // expected-error@+1 {{operand #0 must be static ranked tensor of integer or real floating point values}}
  %0 = stablehlo.divide %x, %x : tensor<4xi1>
  return
}

// -----

// Bits of floats are not shifted.
func.func @case(%x: tensor<4xf32>) {
  // expected-error@+1 {{operand #0 must be static ranked tensor of integer values}}
  %0 = stablehlo.shift_left %x, %x : tensor<4xf32>
  return
}

// -----

// A type for each operand.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{expected 2 operand types, got 1}}
  %0 = stablehlo.add %x, %x : (tensor<f32>) -> tensor<f32>
  return
}

// -----

// And one for the result.
func.func @case(%x: tensor<f32>) {
  // expected-error@+1 {{expected 1 result type, got 2}}
  %0 = stablehlo.add %x, %x : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

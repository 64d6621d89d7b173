// Donation attributes that contradict the types.
// RUN: trc-opt %s -pass-pipeline='builtin.module(func.func(schedule-operations))' -split-input-file -verify-diagnostics

// expected-error@+1 {{argument 0 is donated to result 3, but there are 1 results}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 3 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error@+1 {{argument 0 of 'tensor<4xf32>' is donated to result 0 of 'tensor<2xf32>'}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<2xf32>) -> tensor<2xf32> {
  return %y : tensor<2xf32>
}

// -----

// expected-error@+1 {{arguments 0 and 1 are both donated to result 0}}
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %y: tensor<4xf32> {tf.aliasing_output = 0 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// RUN: trc-opt %s --flatten-tuples --split-input-file --verify-diagnostics

// A tuple can be donated only to one like it.
// expected-error@+1 {{argument 0 of 'tuple<tensor<f32>>' is donated to result 0 of 'tensor<f32>'}}
func.func @type(%t: tuple<tensor<f32>> {tf.aliasing_output = 0 : i32}) -> tensor<f32> {
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<f32>>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// Results are counted as the source has them.
// expected-error@+1 {{argument 1 is donated to result 1, but there are 1 results}}
func.func @number(%t: tuple<tensor<f32>, tensor<f32>>, %x: tensor<f32> {tf.aliasing_output = 1 : i32}) -> tuple<tensor<f32>, tensor<f32>> {
  return %t : tuple<tensor<f32>, tensor<f32>>
}

// -----

// A signature without a body cannot be followed into one.
// expected-error@+1 {{expected a body to flatten tuples in}}
func.func private @external(%t: tuple<tensor<f32>>)

// -----

// What takes a tuple as a whole, and neither packs nor unpacks it.
func.func @whole(%t: tuple<tensor<f32>>) -> tensor<f32> {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' on tuples is not supported; unpack them with get_tuple_element first}}
  %0 = builtin.unrealized_conversion_cast %t : tuple<tensor<f32>> to tensor<f32>
  return %0 : tensor<f32>
}
